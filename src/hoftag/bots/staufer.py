"""A player of Die Staufer by rules of thumb: try every answer on a world that fits the view, see what it promises."""

from __future__ import annotations

from typing import Any, Final

from hoftag.bots.contract import Bot, Budget
from hoftag.core.contract import NATURE, Decision, Game, View
from hoftag.core.rng import Rng
from hoftag.core.words import Move
from hoftag.games import registry
from hoftag.games.staufer.contracts import contract_points
from hoftag.games.staufer.packed import unstacked
from hoftag.games.staufer.ranking import ranked
from hoftag.games.staufer.scoring import brown_points, turquoise_points
from hoftag.games.staufer.side import ROUNDS, Side
from hoftag.games.staufer.view import StauferView
from hoftag.games.staufer.words import KINGS_REGION, REGIONS, TURN

ENVOY: Final = 0.9  # points a figure in the court promises while there are turns to come
NOBLE: Final = 1.6
RETURNING: Final = 0.35  # a figure in a payment area: the king will send it home some day
CHEST: Final = 0.6  # what an unused turquoise chest promises above its point at the end
VIOLET: Final = 1.4  # what a violet chest promises, half a privilege
PRIVILEGE: Final = 1.8  # what a privilege promises for each round to come
LATER: Final = 0.8  # points of the next row against those of this one
CONTRACT: Final = 0.45  # points of a contract at the beginning against those at the end
RIVALS: Final = 0.35  # points of the rivals' average against one's own


class StauferBot(Bot):
    """Plays the answer that promises most points."""

    def choose(self, view: View, decision: Decision, rng: Rng, budget: Budget) -> Move:
        """Moves of equal promise are drawn."""
        if not isinstance(view, StauferView):
            raise TypeError("this bot plays Die Staufer only")
        if len(decision.moves) == 1:
            return decision.moves[0]
        game = registry.game("staufer")
        world = game.determinize(view, rng)
        promises = [promise_of(game, world, decision.seat, move) for move in decision.moves]
        most = max(promises)
        best = [move for move, promise in zip(decision.moves, promises, strict=True) if promise > most - 1e-9]
        return best[rng.below(len(best))]


def promise_of(game: Game[Any, Any], world: Any, seat: int, move: Move) -> float:
    """What the table promises a seat after a move and the usual answers to what is asked next."""
    s = world.clone()
    game.apply(s, seat, move)
    while s.top >= 0 and s.step() != TURN:
        asked = game.pending(s)
        if asked[0].seat == NATURE or asked[0].seat != seat:
            break
        game.apply(s, seat, asked[0].moves[0])  # the usual answer is listed first
    own = promise(s, seat) + contracts_promise(s, seat)  # the rivals' contracts are not known
    rivals = [promise(s, rival) for rival in range(int(s.seats)) if rival != seat]
    return own - RIVALS * sum(rivals) / len(rivals)


def promise(s: Any, seat: int) -> float:
    """Points so far, and those that figures, chests, privileges and regions let expect."""
    side = s.sides[seat]
    left = ROUNDS - int(s.round)  # rounds after this one
    turns = left + unstacked(s.order).count(seat) / 3  # in rounds
    figures = ENVOY * int(side.court_envoys) + NOBLE * int(side.court_nobles)
    laid = sum(int(s.envoys_in(region, seat)) + 2 * int(s.nobles_in(region, seat)) for region in REGIONS)
    total = float(side.score) + (figures if turns else 0.1 * figures)
    total += RETURNING * laid if left else 0.0
    total += brown_points(side.brown) + turquoise_points(side) * (1 + (CHEST if turns else 0.0))
    total += int(side.violet) * (VIOLET if left else 1.0)
    total += PRIVILEGE * left * bin(int(side.privileges)).count("1")
    return total + regions_promise(s, seat, side)


def regions_promise(s: Any, seat: int, side: Side) -> float:
    """Points of the regions to be scored, as figures stand now; the nearer the surer."""
    total = 0.0
    share = 1.0
    condition = int(s.row_conditions & 15) - 1
    rows = unstacked(s.row_regions)
    if s.top < 0:
        return 0.0
    for n, region in enumerate(rows):
        total += share * region_promise(s, seat, side, region)
        if n == 0 and condition == KINGS_REGION and s.king != region:
            total += share * region_promise(s, seat, side, int(s.king))
        share *= LATER
    return total


def region_promise(s: Any, seat: int, side: Side, region: int) -> float:
    """What a seat would get in a region if it were scored now."""
    order = ranked(s, region)
    if seat not in order:
        return 0.0
    place = order.index(seat)
    tile = s.box.point_tiles[unstacked(s.tiles)[region]]
    points = float(tile[place]) if place < s.layout.ranks else 0.5
    if side.has(14):
        points += max(0, 3 - place)
    if side.has(15):
        points += 2
    return points


def contracts_promise(s: Any, seat: int) -> float:
    """The own contracts, the surer the later it is; at the end they are part of the score."""
    if s.top < 0:
        return 0.0
    share = CONTRACT + (1 - CONTRACT) * (int(s.round) - 1) / (ROUNDS - 1)
    return share * sum(contract_points(s, seat, contract) for contract in s.sides[seat].contracts())
