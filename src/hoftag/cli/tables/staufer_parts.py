"""Pieces of Die Staufer in text: figures by shape, chests by colour, seats of a region, privileges, contracts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from rich.text import Text

from hoftag.games.staufer.box import BEYOND, FIRST_LADDER, FIRST_PATTERN, Layout
from hoftag.games.staufer.contracts import FIRST, PAIR, PAIR_CONTRACT, SECOND, SERIES
from hoftag.games.staufer.game import Staufer
from hoftag.games.staufer.scoring import BROWN_SET
from hoftag.games.staufer.words import BROWN, CHEST, CONTRACT, OFFICE, ORANGE, PER_REGION, REGION, TILE, VIOLET
from hoftag.texts.catalogue import Texts

ENVOYS: Final = "○△□◇☆"  # by seat
NOBLES: Final = "●▲■◆★"  # the same shapes filled; they mark the seats themselves, too
SEATS: Final = ["#d75f5f", "#5f87d7", "#5f9f5f", "#af8700", "#af5faf"]  # by seat
KING: Final = "♚"
ONLY_NOBLES: Final = "*"
NOTHING: Final = "–"
STACK_WIDTH: Final = 56

Data = dict[str, Any]  # a part of the view's dump: plain data with names


class Parts:
    """Draws the components of the texts' edition."""

    def __init__(self, texts: Texts) -> None:
        """The game of the texts is Die Staufer."""
        assert isinstance(texts.game, Staufer)
        self.texts = texts
        self.game: Staufer = texts.game

    def layout(self, data: Data) -> Layout:
        """The sides of the boards for the seats of a dump."""
        return self.game.box.layouts[len(data["sides"])]

    def region(self, region: str) -> str:
        """A region by name."""
        return self.texts.text(f"region-{region}")

    # ------------------------------------------------------------------ figures

    def mark(self, seat: int) -> Text:
        """The shape of a seat, as an action figure shows it."""
        return Text(NOBLES[seat], SEATS[seat])

    def marks(self, seats: Sequence[int]) -> Text:
        """Action figures in a row."""
        return Text(" ").join([self.mark(seat) for seat in seats]) if seats else Text(NOTHING, "faint")

    def figures(self, seat: int, counts: Sequence[int]) -> Text:
        """So many envoys and nobles of a seat."""
        told = [f"{number}{shapes[seat]}" for number, shapes in zip(counts, (ENVOYS, NOBLES), strict=True) if number]
        return Text(" ".join(told), SEATS[seat]) if told else Text(NOTHING, "faint")

    def standing(self, figures: Sequence[str]) -> Text:
        """The figures on an office from left to right."""
        line = Text()
        for figure in figures:
            seat, _, kind = figure.partition(" ")
            line.append((NOBLES if kind == "noble" else ENVOYS)[int(seat)], f"bold {SEATS[int(seat)]}")
        return line if figures else Text(NOTHING, "faint")

    # ------------------------------------------------------------------ chests

    def chest(self, chest: str, number: int = 1) -> Text:
        """A chest in its colour, and how many there are of it."""
        told = self.texts.short(f"chest-{chest}") or chest
        return Text(told if number == 1 else f"{told} ×{number}", _colour(CHEST.find(chest)))

    def chests(self, chests: Sequence[str]) -> Text:
        """A stack of chests; equal ones are counted."""
        return Text(", ").join(self._counted(chests)) if chests else Text(NOTHING, "faint")

    def stack(self, head: Text, chests: Sequence[str]) -> list[Text]:
        """A place and the chests under it; a stack that is too high for a line goes on as a thing of its own."""
        things = [head]
        for number, chest in enumerate(self._counted(chests)):
            if things[-1].cell_len + chest.cell_len > STACK_WIDTH:
                things.append(Text("+"))
            things[-1].append(", " if number and things[-1].plain != "+" else " ").append_text(chest)
        return things

    def _counted(self, chests: Sequence[str]) -> list[Text]:
        """Each kind of chest with its number."""
        return [self.chest(chest, chests.count(chest)) for chest in dict.fromkeys(chests)]

    def effect(self, chest: str) -> str:
        """What a chest is good for; those used up at once say it themselves."""
        values = ", ".join(str(points) for points in BROWN_SET[1:])
        return self.texts.text(f"effect-{chest}", items=values) if self.texts.has(f"effect-{chest}") else ""

    # ------------------------------------------------------------------ seats, tiles, privileges

    def office(self, name: str, office: Data, layout: Layout) -> list[Text]:
        """A seat of a region: place and cost, whether it is for nobles, who stands there, the chests under it."""
        number = OFFICE.find(name)
        line = Text(str(number % PER_REGION + 1), "bold")
        line.append(f" ({layout.costs[number]}{ONLY_NOBLES if layout.nobles_only[number] else ''}) ")
        return self.stack(line.append_text(self.standing(office["figures"])), office["chests"])

    def costs(self, region: str, layout: Layout) -> str:
        """The costs of a region's seats from left to right."""
        offices = layout.by_region[REGION.find(region)]
        return " ".join(f"{layout.costs[n]}{ONLY_NOBLES if layout.nobles_only[n] else ''}" for n in offices)

    def tile(self, tile: str, ranks: int) -> str:
        """The numbers of a point tile that somebody can get."""
        return "-".join(str(points) for points in self.game.box.point_tiles[TILE.find(tile)][:ranks])

    def privilege(self, kind: str, copies: int, points: Sequence[int]) -> Text:
        """A privilege, how many of its cards are left, and for the first one their values."""
        line = Text(kind, "bold")
        values = f" ({', '.join(str(value) for value in points)})" if kind == "1" and points else ""
        line.append(values or f" ×{copies}")
        line.append(f" {self.texts.short(f'privilege-{kind}')}")
        if not copies:
            line.stylize("faint")
        return line

    # ------------------------------------------------------------------ contracts

    def contract(self, contract: str, seats: int, now: int) -> Text:
        """A contract, what it brings, and what it would bring now."""
        line = Text(f"{self.texts.text(f'contract-{contract}')}: ")
        line.append(self.texts.text("table-worth-now", number=now), "bold")
        return line.append(f" ({self.worth(contract, seats)})", "faint")

    def worth(self, contract: str, seats: int) -> str:
        """The points of a contract."""
        number = CONTRACT.find(contract)
        if number < FIRST_PATTERN:
            if seats == 2:
                return self.texts.text("table-worth-first", number=FIRST)
            return self.texts.text("table-worth-ranks", number=FIRST, number2=SECOND)
        if number < FIRST_LADDER:
            return self.texts.text("table-worth-each", number=self.game.box.pattern_points[number - FIRST_PATTERN])
        if number < PAIR_CONTRACT:
            ladder = [str(points) for points in self.game.box.ladders[number - FIRST_LADDER][1:]]
            return self.texts.text("table-worth-ladder", items=", ".join(ladder), number=BEYOND)
        return self.texts.text("table-worth-each", number=PAIR if number == PAIR_CONTRACT else SERIES)


def _colour(kind: int) -> str:
    """The colour of a chest."""
    if kind < ORANGE:
        return "#d7875f"
    return {BROWN: "#af875f", VIOLET: "#875faf"}.get(kind, "#5fafaf")
