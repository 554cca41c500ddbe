"""Cards and tiles of Augsburg 1520 in text: certificates with prices, privilege cards, stages, the reference of all."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, cast

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from hoftag.cli.tables.grounds import render_grounds
from hoftag.cli.tables.rows import Row, labelled
from hoftag.games.augsburg.box import JOKER_PRICE
from hoftag.games.augsburg.game import Augsburg
from hoftag.games.augsburg.words import CARD, CATEGORY, NOBLE, PRIVILEGE, RIGHT, STAGE, VALUES
from hoftag.texts.catalogue import Texts

USABLE: Final = "►"  # stands at what can be used now
PRINTED: Final = {"coat-of-arms", "letter-of-nobility", "church", "cathedral"}  # rights on which a number is printed

Data = dict[str, Any]  # a part of the view's dump: plain data with names


class Cards:
    """Draws the components of the texts' edition."""

    def __init__(self, texts: Texts) -> None:
        """The game of the texts is Augsburg 1520."""
        assert isinstance(texts.game, Augsburg)
        self.texts = texts
        self.game: Augsburg = texts.game

    # ------------------------------------------------------------------ single components

    def certificate(self, card: str) -> Text:
        """A certificate with its price."""
        number = CARD.find(card)
        return self._priced(self.texts.thing("card", number), self.game.box.price[number])

    def cost(self, cards: Sequence[str]) -> int:
        """What some certificates cost together."""
        return sum(self.game.box.price[CARD.find(card)] for card in cards)

    def _priced(self, name: str, price: int) -> Text:
        """Something and what it costs."""
        line = Text(name)
        line.append(f" ({price})", "faint")
        return line

    def privilege(self, card: str) -> Text:
        """A privilege card by its number and symbols."""
        line = Text(f"{card[1:]}: ", "bold")
        printed = self.game.printed("privilege", PRIVILEGE.find(card))
        line.append_text(self.symbols([key.removeprefix("symbol-") for key, _ in printed]))
        return line

    def symbols(self, names: Sequence[str]) -> Text:
        """Symbols in words, categories by their letters."""
        words = [
            self.mark(name) if name in CATEGORY.names else Text(self.texts.text(f"symbol-{name}")) for name in names
        ]
        return Text(", ").join(words)

    def mark(self, category: str) -> Text:
        """The letter of a category."""
        return Text(self.texts.text(f"mark-{category}"), category)

    def stage(self, category: str, stage: int) -> Text:
        """A stage by number and name, and what it yields."""
        name = f"{category}-{stage}"
        line = Text(f"{stage} ", "bold")
        line.append(self.texts.short(f"stage-{name}") or name)
        counts = [str(count) for _, count in self.game.printed("stage", STAGE.find(name))]
        line.append(f" {'+'.join(counts)}", category)
        return line

    def right(self, right: str, printed: int) -> Text:
        """A right and the number printed on its tile, if any."""
        line = Text(self.texts.short(f"right-{right}") or right)
        if right in PRINTED:
            line.append(f" {printed}", "bold")
        return line

    def legend(self) -> Text:
        """What the letters mean and what the stages yield."""
        parts: list[Text] = []
        for category in CATEGORY.names:
            line = self.mark(category)
            line.append(f" {self.texts.text(f'legend-{category}')}", "faint")
            parts.append(line)
        return Text("   ").join(parts)

    # ------------------------------------------------------------------ the hand

    def hand(self, side: Data, noble: str | None, width: int) -> RenderableType:
        """Money, the hand by nobles, the offer and what was chosen of it; what matches a noble is marked."""
        heading = Text(self.texts.text("table-hand"), "rubric")
        heading.append(f" · {self.texts.text('table-money', number=side['money'])}", "bold not dim default")
        rows = self._by_noble(side["hand"], noble, noble is not None and bool(side["picked"]))
        if side["offer"]:
            rows.append((Text(self.texts.text("table-offer"), "rubric"), [self.certificate(c) for c in side["offer"]]))
        if side["picked"]:
            chosen = [self.certificate(card) for card in side["picked"]]
            if side["offer"]:
                chosen.append(Text(self.texts.text("table-sum", number=self.cost(side["picked"])), "bold"))
            rows.append((Text(self.texts.text("table-picked"), "rubric"), chosen))
        return Group(heading, labelled(rows, width)) if rows else heading

    def _by_noble(self, hand: Sequence[str], noble: str | None, matching: bool) -> list[Row]:
        """A row for each noble of whom there are certificates, jokers last; `matching`: they may follow others."""
        rows: list[Row] = []
        for name in NOBLE.names[:4]:
            values = [card.rpartition("-")[2] for card in hand if card.startswith(f"{name}-")]
            if not values:
                continue
            usable = noble in (name, "maximilian")
            matching = matching or usable
            cards = [self._priced(value, self.game.box.price[int(value) - 1]) for value in values]
            rows.append((self._label(self.texts.text(f"noble-{name}"), usable), cards))
        jokers = list(hand).count("joker")
        if jokers:
            cards = [self._priced(f"{jokers}×", JOKER_PRICE)]
            rows.append((self._label(self.texts.text("table-jokers"), matching), cards))
        return rows

    def _label(self, name: str, usable: bool) -> Text:
        """A label of the hand; what can be used now is gold and marked."""
        return Text(f"{USABLE} {name}", "gold") if usable else Text(f"  {name}")

    # ------------------------------------------------------------------ the reference

    def reference(self) -> RenderableType:
        """All components of the edition, and which of their values are certain."""
        rights = ["coats-of-arms", "letters-of-nobility", "churches", "cathedrals"]
        return Group(
            self._heading("reference-certificates", ["certificates"]),
            self._certificates(),
            self._heading("reference-privileges", ["privileges"]),
            self._privileges(),
            self._heading("reference-stages", ["stages"]),
            self._stages(),
            Text(self.texts.text("reference-ours"), "faint"),
            Text(),
            self._heading("reference-rights", rights),
            self._rights(),
            render_grounds(self.texts),
        )

    def _certificates(self) -> Table:
        """Prices by value; values of one price share a line."""
        table = self._table(["reference-value", "reference-price"])
        prices = self.game.box.price[:VALUES]
        for price in sorted(set(prices)):
            values = [str(value) for value, cost in enumerate(prices, 1) if cost == price]
            table.add_row(", ".join(values), self.texts.text("price", count=price))
        table.add_row(self.texts.text("card-joker"), self.texts.text("price", count=JOKER_PRICE))
        return table

    def _privileges(self) -> Table:
        """The ten privilege cards."""
        table = self._table(["reference-privilege", "reference-symbols"])
        for number, name in enumerate(PRIVILEGE.names):
            table.add_row(name[1:], self.texts.parts("privilege", number))
        return table

    def _stages(self) -> Table:
        """What every stage is called and yields; names of our own are marked."""
        table = self._table(["reference-category", "reference-stage", "reference-name", "reference-yield"])
        ours = cast(dict[str, list[str]], self.game.edition.data["names"])["ours"]
        for number, name in enumerate(STAGE.names):
            category, _, stage = name.partition("-")
            title = self.texts.short(f"category-{category}") if stage == "1" else ""
            told = f"{self.texts.short(f'stage-{name}')}{'*' if name in ours else ''}"
            table.add_row(title, stage, told, self.texts.parts("stage", number))
        return table

    def _rights(self) -> Table:
        """The stacks of rights from the top."""
        table = self._table(["reference-right", "reference-stack"])
        for number, right in enumerate(RIGHT.names):
            stack = self.game.box.stacks[number]
            printed = ", ".join(str(tile) for tile in stack) if right in PRINTED else f"{len(stack)}×"
            table.add_row(self.texts.short(f"right-{right}") or right, printed)
        return table

    def _heading(self, title: str, grounds: Sequence[str]) -> Text:
        """The title of a table; it says where the values are reconstructed."""
        heading = Text(self.texts.text(title), "rubric")
        sources = {ground.table: ground.source for ground in self.game.edition.grounds}
        if "reconstructed" in [sources[ground] for ground in grounds]:
            heading.append(f" ({self.texts.text('ground-reconstructed')})", "warn")
        return heading

    def _table(self, columns: Sequence[str]) -> Table:
        """An empty table."""
        table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
        for column in columns:
            table.add_column(Text(self.texts.text(column)))
        return table
