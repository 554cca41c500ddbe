"""Moves of Die Staufer as answers to a question: how many figures a seat needs, which chests a field has."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hoftag.cli.tables.staufer_parts import Data, Parts
from hoftag.core.words import Move
from hoftag.games.staufer.costs import CHEAP_PLACE_AID, FREE_MOVE_AID
from hoftag.games.staufer.words import (
    CHEST,
    FIELD,
    FIGURE,
    OFFICE,
    PLACE,
    REGION,
    V_AID,
    V_EXCHANGE,
    V_FETCH,
    V_KEEP_CHESTS,
    V_KEEP_FIELD,
    V_LEAVE,
    V_OCCUPY,
    V_PICK,
    V_SIT,
    V_SUPPLY,
    V_SWAP,
)
from hoftag.outlook.staufer import Table

AIDS: Final = {"free-move": FREE_MOVE_AID, "cheap-place": CHEAP_PLACE_AID}  # chests that help with a placement


class Moves:
    """Tells what a move needs or brings as things stand."""

    def __init__(self, parts: Parts) -> None:
        """The parts know texts and edition."""
        self.parts = parts
        self.texts = parts.texts

    def hint(self, move: Move, data: Data, side: Data) -> str:
        """What a move needs or brings; nothing for most."""
        verb = int(move.verb)
        if verb == V_OCCUPY:
            return self._needs(int(move.a), data, side)
        if verb == V_AID:
            number = self.needed(OFFICE.find(data["target"]), data, side, int(move.a))
            return self.texts.text("hint-needs", number=number)
        if verb in (V_SUPPLY, V_SWAP):
            return self._chests(data["fields"][FIELD.names[move.a]])
        if verb == V_KEEP_FIELD:
            return self._chests(data["fields"][data["field"]])
        if verb == V_FETCH:
            return self.parts.figures(data["seat"], data["payments"][REGION.names[move.a]][data["seat"]]).plain
        if verb == V_LEAVE:
            office, _, place = PLACE.names[move.a].rpartition("-")
            figure = data["offices"][office]["figures"][1 if place == "right" else 0]
            return self.texts.text(f"figure-{figure.split()[1]}")
        if verb == V_EXCHANGE and int(move.a) == 0:
            return self.texts.text("points", number=data["pointPrivileges"][0])
        if verb == V_KEEP_CHESTS:
            return self.texts.text("hint-at-the-end")
        if verb == V_PICK:
            return self.parts.effect(CHEST.names[move.a])
        return self._rank(FIGURE.names[move.a], data) if verb == V_SIT else ""

    def _rank(self, figure: str, data: Data) -> str:
        """Where a figure on the chosen office would put its owner."""
        office, seat = data["target"], data["player"]
        rank, strength = Table(self.parts.game, data).with_figure(seat, OFFICE.find(office), FIGURE.find(figure))
        return self.texts.text("hint-rank", number=rank, number2=strength)

    def _chests(self, chests: Sequence[str]) -> str:
        """The chests of a field."""
        if not chests:
            return self.texts.text("aids-none")
        return self.texts.text("hint-chests", number=len(chests), items=self.parts.chests(chests).plain)

    def _needs(self, office: int, data: Data, side: Data) -> str:
        """How many figures a seat needs, how many with chests that help, and which chests lie under it."""
        chests = data["offices"][OFFICE.names[office]]["chests"]
        told = self._figures(office, data, side)
        return f"{told} → {self.parts.chests(chests).plain}" if chests else told

    def _figures(self, office: int, data: Data, side: Data) -> str:
        """How many figures a seat needs, and how many with chests that help."""
        plain = self.needed(office, data, side, 0)
        helped = self.needed(office, data, side, sum(AIDS[chest] for chest in side["turquoise"] if chest in AIDS))
        if helped < plain:
            return self.texts.text("hint-needs-with-chests", number=plain, number2=helped)
        return self.texts.text("hint-needs", number=plain)

    def needed(self, office: int, data: Data, side: Data, aids: int) -> int:
        """Figures for moving and placing, by the rules of the engine. [STA-10.30]"""
        return Table(self.parts.game, data).needed(data["sides"].index(side), office, aids)
