"""The table of Augsburg 1520 in text: the display, the seats, the visits with their bids; the hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.rule import Rule
from rich.text import Text

from hoftag.cli.tables import Renderer
from hoftag.cli.tables.augsburg_cards import USABLE, Cards, Data
from hoftag.cli.tables.augsburg_moves import Moves
from hoftag.cli.tables.rows import Row, align, labelled
from hoftag.core.contract import View
from hoftag.core.words import Move
from hoftag.games.augsburg.words import CARD, CATEGORY, NOBLE
from hoftag.texts.catalogue import NOBODY, Texts

VISITED: Final = "✓"
WIDE: Final = 112  # from here on a seat is told in one row
BIDDING: Final = {"auction", "show"}  # steps in which cards of the hand are bid or shown
WON: Final = {"pay-bid", "take", "use", "compensation", "draw", "discard", "top-price"}  # steps after an auction
SEALED: Final = {"buy": "purchase", "show": "showdown", "give": "given"}  # steps in which all choose in secret
ASKING: Final = {"buy", "show", "compensation", "discard", "give"}  # steps that wait for seats
BEFORE_VISITS: Final = {"starter", "display", "round"}  # steps before the first visit of a round


class TableRenderer(Renderer):
    """Draws what the view's dump tells, which is what a client in the browser gets, too."""

    def __init__(self, texts: Texts) -> None:
        """The cards know the edition."""
        super().__init__(texts)
        self.cards = Cards(texts)
        self.moves = Moves(self.cards)

    def render(self, view: View, names: Sequence[str], width: int) -> RenderableType:
        """Round and step, the display, the seats, and last what is going on."""
        data = view.dump()
        display, going_on = self._display(data), self._going_on(data, names)
        labels = max(label.cell_len for label, _ in [*display, *going_on])
        parts = [
            self._headline(data),
            self.cards.legend(),
            labelled(display, width, labels),
            Panel(labelled(self._seats(data, names, width), width - 4), border_style="faint", width=width),
        ]
        return Group(*parts, *([labelled(going_on, width, labels)] if going_on else []))

    def render_hand(self, view: View, width: int) -> RenderableType | None:
        """Money, hand and offer of the view's seat."""
        data = view.dump()
        seat = cast(int, data["seat"])
        if seat < 0 or data["over"]:
            return None
        bidding = data["step"] in BIDDING and seat not in cast(list[int], data["passed"])
        noble = cast(str | None, data["noble"]) if bidding else None
        return self.cards.hand(_sides(data)[seat], noble, width)

    def render_move(self, view: View, move: Move, names: Sequence[str]) -> Text:
        """A move by its button, with what it costs or brings."""
        data = view.dump()
        line = Text(self.moves.bid(move, cast(int, data["high"])) or self.texts.move(move, names))
        hint = self.moves.hint(move, data, _sides(data)[view.seat])
        if hint:
            line.append(f" ({hint})", "faint")
        return line

    def render_reference(self, width: int) -> RenderableType:
        """All components of the edition."""
        return self.cards.reference()

    def _headline(self, data: Data) -> RenderableType:
        """The game, the round and the step."""
        parts = [self.texts.text("game-title")]
        if data["over"]:
            parts.append(self._text("over"))
        else:
            told = self._text("round", round=data["round"], rounds=data["rounds"])
            parts.append(told if data["round"] else self._text("setup"))
            parts.append(self.texts.text(f"step-{data['step']}-title"))
        return Rule(Text(" · ".join(parts), style="rubric"), style="faint", align="left")

    # ------------------------------------------------------------------ the display

    def _display(self, data: Data) -> list[Row]:
        """Privilege cards, stage tiles, rights and the tops of both piles."""
        rows: list[Row] = []
        if data["display"]:
            rows.append(self._row("privileges", [self.cards.privilege(card) for card in data["display"]]))
        if data["next"] and data["round"] < data["rounds"]:
            rows.append(self._row("next", [self.cards.privilege(card) for card in data["next"]]))
        for category in CATEGORY.names:
            label = self.cards.mark(category)
            label.append(f" {self.texts.short(f'category-{category}')}", "faint")
            tiles = enumerate(data["tiles"][category], 2)
            rows.append((label, [self._tile(category, stage, left) for stage, left in tiles]))
        rows.append(self._row("rights", [self.cards.right(name, tile["top"]) for name, tile in data["stacks"].items()]))
        piles = []
        if data["topPrice"] is not None:
            price = self.texts.text("price", count=data["topPrice"])
            piles.append(Text(self._text("top-price", price=price)))
        if data["topDiscard"] is not None:
            card = self.texts.thing("card", CARD.find(data["topDiscard"]))
            piles.append(Text(self._text("top-discard", card=card)))
        return [*rows, self._row("piles", piles)] if piles else rows

    def _tile(self, category: str, stage: int, left: int) -> Text:
        """A stage and how many of its tiles are left."""
        line = self.cards.stage(category, stage)
        line.append(f" ×{left}", "bold" if left else "")
        if not left:
            line.stylize("faint")
        return line

    def _row(self, key: str, things: Sequence[Text]) -> Row:
        """A labelled row; an empty one says so."""
        return Text(self._text(key), "faint"), things or [Text(self._text("none"), "faint")]

    # ------------------------------------------------------------------ the seats

    def _seats(self, data: Data, names: Sequence[str], width: int) -> list[Row]:
        """For each seat prestige and counts, stages, and rights: two rows or more, or one where there is room."""
        sides = _sides(data)
        cells = [[Text(self._prestige(side), "bold"), *self._stages(side)] for side in sides]
        longest = max(len(name) for name in names[: len(sides)])
        align(cells if width >= WIDE else [row[1:] for row in cells], width - 7 - longest)
        rows: list[Row] = []
        for seat, side in enumerate(sides):
            asked = seat == data["turn"] if data["step"] == "auction" else seat in _asked(data)
            name = Text(f"{USABLE} {names[seat]}" if asked else f"  {names[seat]}", "bold")
            rights = [self.cards.right(right, printed) for right, printed in side["rights"].items()]
            if width >= WIDE:
                rows.append((name, [*cells[seat], *rights, *self._counts(side)]))
            else:
                rows += [(name, [cells[seat][0], *self._counts(side)]), (Text(), [*cells[seat][1:], *rights])]
            if side["shown"]:
                shown = [self.texts.thing("card", CARD.find(card)) for card in side["shown"]]
                rows.append((Text(), [Text(f"{self._text('shows')}: {', '.join(shown)}")]))
        return rows

    def _stages(self, side: Data) -> list[Text]:
        """The stages of a seat."""
        return [
            Text(" ").join([self.cards.mark(category), self.cards.stage(category, stage)])
            for category, stage in side["stages"].items()
        ]

    def _counts(self, side: Data) -> list[Text]:
        """How many certificates were bought last, and the hand's size where it is shown."""
        counts = [Text(self._text("bought", number=side["bought"]))]
        if "handSize" in side:
            counts.append(Text(self._text("hand-size", number=side["handSize"])))
        return counts

    def _prestige(self, side: Data) -> str:
        """The score, the field where the piece has gone round, and the barrier in front of it."""
        parts = [self._text("prestige", number=side["prestige"])]
        if side["field"] != side["prestige"]:
            parts.append(self._text("field", field=side["field"]))
        barrier = side["barrier"]
        parts.append(self._text("no-barrier") if barrier is None else self._text("barrier", number=barrier))
        return ", ".join(parts)

    # ------------------------------------------------------------------ what is going on

    def _going_on(self, data: Data, names: Sequence[str]) -> list[Row]:
        """The visits of this round, then bids, showdown, privileges or purchase, whatever it is the time for."""
        rows: list[Row] = []
        if data["over"]:
            return rows
        if data["round"]:
            rows.append(self._row("visits", self._visits(data)))
        if data["step"] == "auction":
            rows.append(self._row("bids", self._bids(data, names)))
        elif data["noble"] is not None and data["step"] in WON:
            winner = Text(names[data["beginner"]], "bold")
            rows.append(self._row("winner", [winner, Text(self._text("cards", number=data["high"]))]))
        if data["taken"] is not None:
            rows.append(self._row("executed", self._executed(data)))
        if data["step"] in SEALED and (data["step"] == "show" or len(data["waiting"]) < len(_sides(data))):
            rows.append(self._row(SEALED[data["step"]], self._choosing(data, names)))
        return rows

    def _visits(self, data: Data) -> list[Text]:
        """The five nobles in order: visited, being visited, still to come."""
        now = NOBLE.find(data["noble"]) if data["noble"] is not None else len(NOBLE.names)
        if data["noble"] is None and data["step"] in BEFORE_VISITS:
            now = -1
        nobles: list[Text] = []
        for number, name in enumerate(NOBLE.names):
            told = self.texts.text(f"noble-{name}")
            if number == now:
                nobles.append(Text(f"{USABLE} {told}", "bold"))
            else:
                nobles.append(Text(f"{VISITED} {told}" if number < now else told, "faint"))
        return nobles

    def _bids(self, data: Data, names: Sequence[str]) -> list[Text]:
        """Who began, the high bid, and in this order what everybody has said."""
        seats, beginner, setter = len(_sides(data)), data["beginner"], data["setter"]
        head = Text(self._text("begins", you=_you(beginner, data), seat=names[beginner]))
        high = self._text("no-bid")
        if data["high"]:
            high = self._text("high", you=_you(setter, data), seat=names[setter], number=data["high"])
        said = [(beginner + n) % seats for n in range(seats)]
        return [head, Text(high, "bold"), *[self._said(data, seat, names[seat]) for seat in said]]

    def _said(self, data: Data, seat: int, name: str) -> Text:
        """What a seat has bid, or that it has passed or is to bid."""
        bid = _sides(data)[seat]["bid"]
        told = str(bid) if bid else "–"
        if seat in data["passed"]:
            told = self._text("passed")
        elif seat == data["turn"]:
            told = f"{bid}, {self._text('to-bid')}" if bid else self._text("to-bid")
        return Text(f"{name}: {told}", "faint" if seat in data["passed"] else "")

    def _executed(self, data: Data) -> list[Text]:
        """The symbols left on the card being executed, and how many of them can be used."""
        things = [self.cards.symbols(data["symbols"])] if data["uses"] else []
        things.append(Text(self._text("uses", number=data["uses"]), "bold"))
        if data["extra"] and "master-builder" in _sides(data)[data["beginner"]]["rights"]:
            things.append(Text(self._text("extra")))
        return things

    def _choosing(self, data: Data, names: Sequence[str]) -> list[Text]:
        """How many cards a bid asks for, and who has not chosen yet."""
        things = [Text(f"{names[seat]}: {self._text('choosing')}") for seat in data["waiting"]]
        return [Text(self._text("cards", number=data["high"]), "bold"), *things] if data["step"] == "show" else things

    def _text(self, key: str, **places: str | int) -> str:
        """A text of the table."""
        return self.texts.text(f"table-{key}", **places)


def _sides(data: Data) -> list[Data]:
    """The seats' sides of a dump."""
    return cast(list[Data], data["sides"])


def _asked(data: Data) -> list[int]:
    """The seats whose answer is awaited, where it is not the turn of one to bid."""
    if data["step"] in ("take", "use"):
        return [cast(int, data["beginner"])]
    return cast(list[int], data["waiting"]) if data["step"] in ASKING else []


def _you(seat: int, data: Data) -> str:
    """Whether a text is about its reader."""
    return "seat" if seat == data["seat"] else NOBODY
