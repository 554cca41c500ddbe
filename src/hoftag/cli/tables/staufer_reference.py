"""The reference of Die Staufer: all components of the edition, and which of their values are reconstructed."""

from __future__ import annotations

from collections.abc import Sequence

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from hoftag.cli.tables.grounds import render_grounds
from hoftag.cli.tables.rows import labelled
from hoftag.cli.tables.staufer_parts import NOTHING, ONLY_NOBLES, Parts
from hoftag.games.staufer.words import CHEST, CONDITION, CONTRACT, FIELD, JOURNEY, PRIVILEGE, REGION, TILE


class Reference:
    """Lists the components."""

    def __init__(self, parts: Parts) -> None:
        """The parts know texts and edition."""
        self.parts = parts
        self.texts = parts.texts
        self.box = parts.game.box

    def render(self, width: int) -> RenderableType:
        """Regions, point tiles, supply, chests, privileges, contracts, round tiles, and the grounds of all."""
        tiles = [Text(self.parts.tile(tile, 3)) for tile in TILE.names]
        return Group(
            self._heading("reference-regions", ["offices-2", "offices-3-to-5"]),
            self._regions(),
            Text(f"{ONLY_NOBLES} {self.texts.text('legend-only-nobles')}", "faint"),
            Text(),
            self._heading("reference-tiles", ["point-tiles"]),
            labelled([(Text(), tiles)], width),
            Text(),
            self._heading("reference-supply", ["supply"]),
            self._supply(),
            self._heading("reference-chests", ["chests"]),
            self._chests(),
            self._heading("reference-privileges", ["first-game"]),
            self._privileges(),
            self._heading("reference-contracts", ["patterns", "ladders"]),
            self._contracts(),
            self._heading("reference-rounds", ["round-tiles"]),
            self._round_tiles(),
            render_grounds(self.texts),
        )

    def _regions(self) -> Table:
        """Costs of the seats on both sides, and the bonus."""
        table = self._table(["reference-region", "reference-seats-2", "reference-seats-more", "reference-bonus"])
        for region in REGION.names:
            costs = [self.parts.costs(region, self.box.layouts[seats]) for seats in (2, 3)]
            table.add_row(self.parts.region(region), *costs, self.texts.text(f"bonus-{region}"))
        return table

    def _supply(self) -> Table:
        """The fields, and what they give; the smaller side lacks the last ones."""
        table = self._table(["reference-field", "reference-envoys", "reference-nobles"])
        for number, field in enumerate(FIELD.names):
            few = self.box.layouts[2].fields
            note = "" if number < few else f" ({self.texts.text('reference-from-four')})"
            counts = [self.box.field_envoys[number], self.box.field_nobles[number]]
            table.add_row(self.texts.text(f"field-{field}") + note, *[str(n) if n else NOTHING for n in counts])
        return table

    def _chests(self) -> Table:
        """How many chests there are of each kind, and what they are good for."""
        table = self._table(["reference-chest", "reference-number", "reference-effect"])
        for number, chest in enumerate(CHEST.names):
            effect = self.parts.effect(chest) or self.texts.text("reference-at-once")
            table.add_row(self.texts.text(f"chest-{chest}"), str(self.box.chests[number]), effect)
        return table

    def _privileges(self) -> Table:
        """What the sixteen privileges do; those of the first game are marked."""
        table = self._table(["reference-privilege", "reference-first-game"])
        for number, kind in enumerate(PRIVILEGE.names):
            table.add_row(self.texts.text(f"privilege-{kind}"), "✓" if number in self.box.first_game else "")
        return table

    def _contracts(self) -> Table:
        """What contracts are worth, by three or more players."""
        table = self._table(["reference-contract", "reference-points"])
        for contract in CONTRACT.names:
            table.add_row(self.texts.text(f"contract-{contract}"), self.parts.worth(contract, 3))
        return table

    def _round_tiles(self) -> Table:
        """Conditions and journeys, and how many tiles there are of each."""
        table = self._table(["reference-tile", "reference-number"])
        for number, condition in enumerate(CONDITION.names):
            table.add_row(self.texts.text(f"condition-{condition}"), str(self.box.conditions[number]))
        for number, steps in enumerate(JOURNEY.names):
            told = self.texts.text("reference-journey", steps=self.texts.text(f"journey-{steps}"))
            table.add_row(told, str(self.box.journeys[number]))
        return table

    def _heading(self, title: str, grounds: Sequence[str]) -> Text:
        """The title of a table; it says where the values are reconstructed."""
        heading = Text(self.texts.text(title), "rubric")
        sources = {ground.table: ground.source for ground in self.box.edition.grounds}
        if "reconstructed" in [sources[ground] for ground in grounds]:
            heading.append(f" ({self.texts.text('ground-reconstructed')})", "warn")
        return heading

    def _table(self, columns: Sequence[str]) -> Table:
        """An empty table."""
        table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
        for column in columns:
            table.add_column(Text(self.texts.text(column)))
        return table
