"""Die Staufer as things stand, by the rules of the engine: who leads, the second region, what contracts are worth."""

from __future__ import annotations

from hoftag.cli.tables.staufer_parts import Data
from hoftag.games.staufer.contracts import contract_points
from hoftag.games.staufer.game import Staufer
from hoftag.games.staufer.ranking import ranked, strength
from hoftag.games.staufer.state import StauferState
from hoftag.games.staufer.steps.scoring import second_region
from hoftag.games.staufer.words import CONDITION, CONTRACT, PER_REGION, REGION


class Outlook:
    """The board of a dump, asked what it would bring now."""

    def __init__(self, game: Staufer, data: Data) -> None:
        """The ring lies complete; figures at court and chests elsewhere do not matter."""
        self.game = game
        self.data = data
        self.board = self._board({})

    def _board(self, added: dict[str, str]) -> StauferState:
        """A position with the figures and chests of all offices, and more figures on some of them."""
        offices = {
            office: {**told, "figures": [*told["figures"], *([added[office]] if office in added else [])]}
            for office, told in self.data["offices"].items()
        }
        sides: list[object] = [{"court": [0, 0]} for _ in self.data["sides"]]
        table = {"ring": self.data["ring"], "king": self.data["king"], "offices": offices, "sides": sides}
        return self.game.position(len(sides), {}, {key: value for key, value in table.items() if value})

    def ranks(self, region: str) -> list[int]:
        """The seats with a figure in a region, the strongest first."""
        return [int(seat) for seat in ranked(self.board, REGION.find(region))]

    def second(self, condition: str) -> str:
        """The region a condition names."""
        return REGION.names[second_region(self.board, CONDITION.find(condition))]

    def worth(self, seat: int, contract: str) -> int:
        """The points of a contract."""
        return int(contract_points(self.board, seat, CONTRACT.find(contract)))

    def with_figure(self, seat: int, office: int, name: str, figure: str) -> tuple[int, int]:
        """A seat's rank and strength in the region of an office if it put a figure there."""
        board = self._board({name: f"{seat} {figure}"})
        region = office // PER_REGION
        order = [int(other) for other in ranked(board, region)]
        return order.index(seat) + 1, strength(board, region, seat)
