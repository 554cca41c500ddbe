"""The outlook of Die Staufer: what is printed, who leads where, what every seat costs and every move brings."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from hoftag.games.staufer.costs import track_envoy
from hoftag.games.staufer.game import Staufer
from hoftag.games.staufer.packed import unstacked
from hoftag.games.staufer.steps.cleanup import next_order
from hoftag.outlook import Outlook
from hoftag.outlook.staufer_moves import Moves
from hoftag.outlook.staufer_parts import printed
from hoftag.outlook.staufer_table import Table

__all__ = ["GameOutlook", "Table"]


class GameOutlook(Outlook):
    """What a table of Die Staufer tells."""

    def parts(self) -> dict[str, Any]:
        """Offices, tiles, fields, chests, privileges and contracts of the edition."""
        return printed(self._staufer().box, self.seats)

    def facts(self, view: Mapping[str, Any], moves: Sequence[str]) -> dict[str, Any]:
        """Regions, rounds, sides for everybody; a seat is told what offices and its moves cost and bring."""
        table = Table(self._staufer(), view)
        seat: int = view["seat"]
        mine = 0 <= seat < len(view["sides"]) and table.began and not view["over"]
        return {
            "regions": table.regions() if table.laid else {},
            "rows": table.rows(),
            "journey": table.journey(),
            "next": unstacked(next_order(table.board)),
            "sides": table.sides(),
            "trackEnvoy": int(track_envoy(table.board, seat)) if mine else 0,
            "offices": table.offices(seat) if mine else {},
            "moves": Moves(table, seat).tell(moves) if mine else {},
        }

    def _staufer(self) -> Staufer:
        """The game is Die Staufer."""
        assert isinstance(self.game, Staufer)
        return self.game
