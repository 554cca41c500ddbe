"""The table of Die Staufer in text: the ring from the king on, supply, tracks, privileges, the seats; own contracts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.rule import Rule
from rich.text import Text

from hoftag.cli.tables import Renderer
from hoftag.cli.tables.rows import Row, align, labelled
from hoftag.cli.tables.staufer_moves import Moves
from hoftag.cli.tables.staufer_parts import ENVOYS, KING, NOBLES, NOTHING, ONLY_NOBLES, Data, Parts
from hoftag.cli.tables.staufer_reference import Reference
from hoftag.core.contract import View
from hoftag.core.words import Move
from hoftag.games.staufer.side import ROUNDS
from hoftag.outlook.staufer import Table
from hoftag.texts.catalogue import Texts

ASKED: Final = "►"
WIDE: Final = 112  # from here on a seat is told in one row where it fits
ASKING: Final = {"turn": "order", "pick": "ranked", "leave": "leavers"}  # steps that ask the first of a list
PLAYER: Final = {"swap", "aid", "figures", "second", "fetch", "resolve"}  # steps that ask who acts
COUNTED: Final = {  # what a condition counts in every region: the text, and where a seat of the dump tells it
    "fewest-chests": ("count-chests", "chests"),
    "most-offices": ("count-figures", "figures"),
}


class TableRenderer(Renderer):
    """Draws what the view's dump tells, which is what a client in the browser gets, too."""

    def __init__(self, texts: Texts) -> None:
        """The parts know the edition."""
        super().__init__(texts)
        self.parts = Parts(texts)
        self.moves = Moves(self.parts)

    def render(self, view: View, names: Sequence[str], width: int) -> RenderableType:
        """Round and step, the ring, what lies beside it, the seats, and last what is going on."""
        data = view.dump()
        board, going_on = [*self._ring(data), *self._beside(data)], self._going_on(data)
        labels = max(label.cell_len for label, _ in [*board, *going_on])
        parts: list[RenderableType] = [
            self._headline(data),
            self._legend(data),
            labelled(board, width, labels),
            Panel(labelled(self._seats(data, names, width), width - 4), border_style="faint", width=width),
        ]
        return Group(*parts, *([labelled(going_on, width, labels)] if going_on else []))

    def render_hand(self, view: View, width: int) -> RenderableType | None:
        """The contracts of the view's seat."""
        data = view.dump()
        seat = cast(int, data["seat"])
        if seat < 0 or data["over"] or not _sides(data)[seat]["contracts"]:
            return None
        outlook = Table(self.parts.game, data)
        contracts = [
            self.parts.contract(contract, len(_sides(data)), outlook.worth(seat, contract))
            for contract in _sides(data)[seat]["contracts"]
        ]
        lines = [Text(self._text("contracts"), "rubric"), labelled([(Text(" "), contracts)], width)]
        kept = self._kept(_sides(data)[seat])
        if kept:
            lines += [Text(self._text("belongings"), "rubric"), labelled([(Text(" "), kept)], width)]
        return Group(*lines)

    def render_excerpt(self, view: View, names: Sequence[str], width: int) -> RenderableType | None:
        """For the further questions of a turn: the own court and chests, and what is going on."""
        data = view.dump()
        if data["step"] not in PLAYER or data["player"] != view.seat:
            return None
        side = _sides(data)[view.seat]
        name = Text(f"{ASKED} ", "bold").append_text(self.parts.mark(view.seat)).append(f" {names[view.seat]}")
        things = [*self._counts(view.seat, side), *self._owned(side)]
        return Group(self._headline(data), labelled([(name, things), *self._going_on(data)], width))

    def render_move(self, view: View, move: Move, names: Sequence[str]) -> Text:
        """A move by its button, with what it needs or brings."""
        data = view.dump()
        line = Text(self.texts.move(move, names))
        hint = self.moves.hint(move, data, _sides(data)[view.seat])
        if hint:
            line.append(f": {hint}" if line.plain.endswith(")") else f" ({hint})", "faint")
        return line

    def render_reference(self, width: int) -> RenderableType:
        """All components of the edition."""
        return Reference(self.parts).render(width)

    def _headline(self, data: Data) -> RenderableType:
        """The game, the round and the step."""
        parts = [self.texts.text("game-title")]
        if data["over"]:
            parts.append(self._text("over"))
        else:
            told = self._text("round", round=data["round"], rounds=ROUNDS)
            parts.append(told if data["round"] else self._text("setup"))
            parts.append(self.texts.text(f"step-{data['step']}-title"))
        return Rule(Text(" · ".join(parts), style="rubric"), style="faint", align="left")

    def _legend(self, data: Data) -> Text:
        """What the signs mean."""
        seats = len(_sides(data))
        signs = [
            (ENVOYS[:seats], "envoys"), (NOBLES[:seats], "nobles"), (KING, "king"), (ONLY_NOBLES, "only-nobles")
        ]  # fmt: skip
        told = "   ".join(f"{sign} {self.texts.text(f'legend-{key}')}" for sign, key in signs)
        example = [self.texts.text("legend-steps"), f"2 (5) {NOTHING} {self.texts.text('legend-office')}"]
        return Text("\n".join([told, "   ".join(example)]), "faint")

    # ------------------------------------------------------------------ the ring

    def _ring(self, data: Data) -> list[Row]:
        """The regions clockwise from the king's; each with tile, bonus, marks and payments, then its seats."""
        ring = cast(list[str], data["ring"])
        first = ring.index(data["king"]) if data["king"] in ring else 0
        layout = self.parts.layout(data)
        outlook = Table(self.parts.game, data) if len(ring) == len(data["payments"]) else None
        rows: list[Row] = []
        for steps, region in enumerate(ring[first:] + ring[:first]):
            mark = KING if region == data["king"] else str(steps) if data["king"] else " "
            rows.append((Text(f"{mark} {self.parts.region(region)}", "bold"), self._region(region, data, outlook)))
            offices = [
                thing
                for office, told in data["offices"].items()
                if office.rpartition("-")[0] == region
                for thing in self.parts.office(office, told, layout)
            ]
            rows.append((Text(), offices))
        return rows

    def _region(self, region: str, data: Data, outlook: Table | None) -> list[Text]:
        """Points and who would get them, bonus, whether it is scored in this round, and who has paid there."""
        things: list[Text] = []
        if region in data["tiles"]:
            points = self.parts.tile(data["tiles"][region], self.parts.layout(data).ranks)
            things.append(Text(self._text("tile", points=points)))
            ranks = outlook.ranks(region) if outlook is not None else []
            if ranks:
                things[-1].append(": ").append_text(self.parts.marks(ranks))
        things.append(Text(self._text("bonus", bonus=self.texts.text(f"bonus-{region}")), "faint"))
        things += self._scored(region, data, outlook)
        paid = [self.parts.figures(seat, counts) for seat, counts in enumerate(data["payments"][region]) if any(counts)]
        if paid:
            things.append(Text(" ").join([Text(self._text("paid")), *paid]))
        return things

    def _scored(self, region: str, data: Data, outlook: Table | None) -> list[Text]:
        """The marks of this round: the first region, and which would be the second by what is counted."""
        rows = data["rows"]
        if data["over"] or outlook is None or not rows["regions"] or not rows["conditions"]:
            return []
        marks = [Text(self._text("first"), "bold rubric")] if region == rows["regions"][0] else []
        condition = rows["conditions"][0]
        if data["scored"]:
            second = region == data["scored"][-1] and region != rows["regions"][0]
        else:
            second = condition == "kings-region" and region == data["king"]
        if second:
            marks.append(Text(self._text("second"), "bold rubric"))
        elif condition in COUNTED and not data["scored"]:
            key, counted = COUNTED[condition]
            offices = [told for office, told in data["offices"].items() if office.rpartition("-")[0] == region]
            number = Text(self._text(key, number=sum(len(told[counted]) for told in offices)), "rubric")
            leads = data["king"] is not None and outlook.second(condition) == region
            marks.append(Text(f"{self._text('second-now')} ", "bold rubric").append_text(number) if leads else number)
        return marks

    # ------------------------------------------------------------------ beside the ring

    def _beside(self, data: Data) -> list[Row]:
        """Rows of round tiles, supply, tracks, privileges and the pile of chests."""
        rows: list[Row] = []
        if data["rows"]["regions"] and not data["over"]:
            rows.append(self._row("rows", self._rows(data)))
        fields: list[Text] = []
        for field, chests in data["fields"].items():
            head = f"{self.texts.text(f'field-{field}')}:"
            fields += self.parts.stack(Text(head if chests else f"{head} {NOTHING}"), chests)
        rows += [self._row("supply", fields), self._row("tracks", self._tracks(data))]
        copies = data["privileges"].items()
        points = data["pointPrivileges"]
        if data["round"]:
            laid = [self.parts.privilege(kind, number, points) for kind, number in copies]
            rows.append(self._row("privileges", laid))
        piles = [
            Text(self._text("pile", number=sum(data["pile"].values()))),
            Text(self._text("discard", number=sum(data["discard"].values()))),
        ]
        return [*rows, self._row("chests", piles)]

    def _rows(self, data: Data) -> list[Text]:
        """Each round with its region, condition and the king's way; the round that is played is bold."""
        told = data["rows"]
        rows: list[Text] = []
        for n, region in enumerate(told["regions"]):
            line = Text(f"{max(data['round'], 1) + n} {self.parts.region(region)}")
            if n < len(told["conditions"]):
                line.append(f" + {self.texts.short('condition-' + told['conditions'][n])}")
            if n < len(told["journeys"]):
                line.append(f", {KING} +{told['journeys'][n]}")
            if n == 0:
                line.stylize("bold")
            rows.append(line)
        return rows

    def _tracks(self, data: Data) -> list[Text]:
        """The three tracks in the order in which they are filled, and how many envoys are left on the third."""
        tracks = [
            Text(" ").join([Text(self._text(key)), self.parts.marks(data[track])])
            for key, track in (("order", "order"), ("supply-track", "supplyTrack"), ("place-track", "placementTrack"))
        ]
        left = self.parts.layout(data).envoy_spaces - len(data["placementTrack"])
        if left > 0:
            tracks.append(Text(self._text("track-envoys", number=left), "faint"))
        return tracks

    def _row(self, key: str, things: Sequence[Text]) -> Row:
        """A labelled row; an empty one says so."""
        return Text(self._text(key), "faint"), things or [Text(NOTHING, "faint")]

    # ------------------------------------------------------------------ the seats

    def _seats(self, data: Data, names: Sequence[str], width: int) -> list[Row]:
        """For each seat score, court and province, then privileges and chests, at the end its contracts."""
        sides = _sides(data)
        cells = [self._counts(seat, side) for seat, side in enumerate(sides)]
        longest = max(len(name) for name in names[: len(sides)])
        align(cells, width - 9 - longest)
        asked = _asked(data)
        rows: list[Row] = []
        for seat, side in enumerate(sides):
            name = Text(f"{ASKED if seat == asked else ' '} ", "bold")
            name.append_text(self.parts.mark(seat))
            name.append(f" {names[seat]}")
            owned = self._owned(side)
            if width >= WIDE:
                rows.append((name, [*cells[seat], *owned]))
            else:
                rows += [(name, cells[seat]), *([(Text(), owned)] if owned else [])]
            if data["over"]:
                rows.append((Text(), [Text(self.texts.text(f"contract-{contract}")) for contract in side["contracts"]]))
        return rows

    def _counts(self, seat: int, side: Data) -> list[Text]:
        """The score, and the figures at hand and in reserve."""
        return [
            Text(self.texts.text("points", number=side["score"]), "bold"),
            Text(" ").join([Text(self._text("court")), self.parts.figures(seat, side["court"])]),
            Text(" ").join([Text(self._text("province"), "faint"), self.parts.figures(seat, side["province"])]),
        ]

    def _owned(self, side: Data) -> list[Text]:
        """Privileges and chests of a seat."""
        things: list[Text] = []
        if side["privileges"]:
            numbers = side["privileges"]
            things.append(Text(self._text("owned", number=len(numbers), items=", ".join(numbers))))
        chests = {**side["turquoise"], "brown": side["brown"], "violet": side["violet"]}
        return things + [self.parts.chest(chest, number) for chest, number in chests.items() if number]

    def _kept(self, side: Data) -> list[Text]:
        """What the own chests and privileges do."""
        chests = {**side["turquoise"], "brown": side["brown"], "violet": side["violet"]}
        things = [
            self.parts.chest(chest, number).append(f": {self.parts.effect(chest)}", "default")
            for chest, number in chests.items()
            if number
        ]
        return things + [Text(self.texts.text(f"privilege-{kind}")) for kind in side["privileges"]]

    # ------------------------------------------------------------------ what is going on

    def _going_on(self, data: Data) -> list[Row]:
        """The seat being occupied and what has to be paid, revealed chests, figures that are due."""
        rows: list[Row] = []
        if data["target"] is not None and data["step"] in PLAYER:
            things = [Text(self.texts.text(f"office-{data['target']}"), "bold")]
            owed = [
                f"{self.parts.region(region)} ×{number}" if number > 1 else self.parts.region(region)
                for region, number in data["owed"].items()
            ]
            if owed:
                things += [Text(self._text("owed", region=owed[0])), *[Text(region) for region in owed[1:]]]
            rows.append(self._row("target", things))
        if data["revealed"]:
            rows.append(self._row("revealed", [self.parts.chest(chest) for chest in data["revealed"]]))
        if data["step"] == "fetch":
            due = _sides(data)[data["player"]]["due"]
            rows.append(self._row("due", [self.parts.figures(data["player"], due)]))
        if data["kept"]:
            rows.append(self._row("kept", [Text(self.texts.text(f"place-{place}")) for place in data["kept"]]))
        return rows

    def _text(self, key: str, **places: str | int) -> str:
        """A text of the table."""
        return self.texts.text(f"table-{key}", **places)


def _sides(data: Data) -> list[Data]:
    """The seats' sides of a dump."""
    return cast(list[Data], data["sides"])


def _asked(data: Data) -> int:
    """The seat whose answer is awaited; -1 for none."""
    if data["step"] in PLAYER:
        return cast(int, data["player"])
    waiting = cast(list[int], data[ASKING[data["step"]]]) if data["step"] in ASKING else []
    return waiting[0] if waiting else -1
