"""The levels: weaker ones judge worse and look less far, but none of them blunders on purpose.

What each is worth in games is measured in docs/strength.md. `nodes` are iterations of search; a level thinks until it
has made so many, or its time is over. Readers do not search: they weigh each move by what they would see after it.
"""

from __future__ import annotations

import time
from dataclasses import dataclass, replace
from functools import cache
from importlib import import_module
from typing import Any, Final

from hoftag.bots.contract import Bot, Budget
from hoftag.bots.judges import Linear, Net, belief_for, fingerprint, net_for
from hoftag.bots.measures import measure_of, still_steps
from hoftag.bots.reading import Reader
from hoftag.bots.search.judge import BOLD, CAREFUL, PLAIN, RIVAL, Judge
from hoftag.bots.search.node import draw
from hoftag.bots.search.search import Findings, Search, Style
from hoftag.core.contract import Decision, Game, View
from hoftag.core.rng import Rng
from hoftag.core.words import Move
from hoftag.games import registry

LEARNT: Final = ("net", "longer")  # judges that have learnt
TASTES: Final = {"": PLAIN, "rival": RIVAL, "bold": BOLD, "careful": CAREFUL}
MATCHING: Final = 0.5  # part of the time after which regret matching must have come far enough to go on
DENSE: Final = 25  # situations for each of its iterations, at most: else it has learnt next to nothing about them
SPARE: Final = 0.9  # part of a budget's seconds that is thought; the rest is for the way


@dataclass(frozen=True, slots=True)
class Level:
    """How a level judges, searches and chooses."""

    judge: str  # novice or casual: a linear one by hand; net, or longer: one that was trained longer; none
    nodes: int = 0  # iterations of search; 0: a reader
    seconds: float = 0.0  # at most
    heat: float = 0.0  # of a reader's choice, see reading.py
    floor: float = 0.1  # nothing that is less than this part as good as the best is ever played
    power: float = 0.0  # a searcher's moves are drawn by their visits to this power; 0: the best one is played
    mixing: float = 1.0  # and by the mixture of regret matching to this one; the longer it learns, the nearer to 1
    explore: float = 0.6
    trust: float = 2.0
    prior: float = 0.05  # heat of the judge's chances in search
    redeal: bool = False
    regret: bool = False
    finalists: int = 0
    cut: bool = True  # search asks the judge at natural boundaries; otherwise it plays to the end
    few: int = 0  # situations: where the rest of the game has no more, regret matching learns them all
    further: int = 0  # new situations that search goes on before it asks the judge
    wider: int = 0  # so many more for each rival after the first
    paired: bool = False  # candidates are compared in the same worlds
    sure: float = 0.0  # standard errors after which a candidate is worse for sure, and dropped
    shared: bool = False  # everybody's prospects are weighed against each other
    believed: int = 0  # worlds that are weighed by what the others' conduct tells of their cards
    near: int = 0  # rounds before the end of a game of two from which it thinks as in `ending`
    ending: Level | None = None


NOVICE: Final = Level("novice", heat=0.05)
CASUAL: Final = Level("casual", heat=0.01)
STRONG: Final = Level("net", nodes=200, seconds=0.27, finalists=8)
MASTER: Final = replace(STRONG, judge="longer", nodes=4000, seconds=1.8, further=4, paired=True, sure=2.5, shared=True)
NET: Final = Level("net")  # the net alone, for comparison
ROLLOUTS: Final = Level("none", nodes=100_000, seconds=0.27, explore=0.7, trust=0.0001, power=0.0)  # knows nothing

# Tallinn: all choose at once, so moves are drawn. Of two players the last rounds are played out to the end, and the
# judge's opinion counts for little there: against somebody who knows how one plays it is better to be hard to predict.
# Where so little is left that every situation can be met many times, regret matching comes close to the solution.
DRAWN: Final = replace(STRONG, finalists=0, power=2.0)
PLAYED_OUT: Final = replace(DRAWN, redeal=True, cut=False, prior=0.5, trust=0.5, floor=0.05, few=10_000)

LEVELS: Final[dict[str, dict[str, Level]]] = {
    "tallinn": {
        "novice": NOVICE,
        "casual": CASUAL,
        "strong": replace(DRAWN, nodes=100, near=4, ending=replace(PLAYED_OUT, nodes=800, mixing=2.0)),
        "master": replace(DRAWN, nodes=4000, seconds=1.8, near=4, ending=replace(PLAYED_OUT, nodes=4000, seconds=1.8)),
    },
    "augsburg": {
        "novice": replace(NOVICE, heat=0.01),
        "casual": replace(CASUAL, heat=0.003),
        "strong": replace(STRONG, nodes=50),
        "master": replace(MASTER, believed=512),
    },
    "staufer": {
        "novice": NOVICE,
        "casual": CASUAL,
        "strong": replace(STRONG, nodes=40),
        "master": replace(MASTER, wider=4),
    },
}
YARDSTICKS: Final = {"net": NET, "rollouts": ROLLOUTS}


class Thinker(Bot):
    """Searches, then chooses by what it found."""

    def __init__(self, game: Game[Any, Any], level: Level, taste: int = PLAIN) -> None:
        """Nothing is kept between two decisions."""
        self._game = game
        self._level = level
        self._taste = taste

    def choose(self, view: View, decision: Decision, rng: Rng, budget: Budget) -> Move:
        """The move that search likes best, or one of those it likes."""
        if len(decision.moves) == 1:
            return decision.moves[0]
        level = level_now(self._game, self._level, view)
        return chosen(self.think(view, decision, rng, budget), level, rng)

    def think(self, view: View, decision: Decision, rng: Rng, budget: Budget) -> Findings:
        """All that search found."""
        level = level_now(self._game, self._level, view)
        nodes = level.nodes if budget.nodes is None else budget.nodes
        seconds = level.seconds if budget.nodes is None else 0.0
        if budget.seconds is not None:
            seconds = min(seconds or budget.seconds, SPARE * budget.seconds)
        if level.few:
            begun = time.perf_counter()
            whole = self._search(replace(level, judge="none", regret=True), view, rng)
            found = whole.run(decision, nodes, MATCHING * seconds)
            if seconds:
                seconds = max(0.001, seconds - (time.perf_counter() - begun))
            if len(whole.nodes) <= min(level.few, DENSE * found.iterations):
                left = nodes - found.iterations
                return whole.run(decision, left, seconds) if left > 0 else found
        return self._search(replace(level, few=0), view, rng).run(decision, nodes, seconds)

    def _search(self, level: Level, view: View, rng: Rng) -> Search:
        """A search that knows nothing yet."""
        seats = int(self._game.determinize(view, rng.clone()).seats)
        style = style_of(self._game, level, self._taste, seats)
        judge = judge_for(self._game, level.judge, seats)
        return Search(self._game, judge, style, view, rng, belief_of(self._game, level, seats))


def level_now(game: Game[Any, Any], level: Level, view: View) -> Level:
    """How a level thinks about a position: near the end it may think otherwise."""
    rest = measure_of(game).rest
    rounds = None if rest is None else rest(view)
    return level if level.ending is None or rounds is None or rounds > level.near else level.ending


def style_of(game: Game[Any, Any], level: Level, taste: int, seats: int) -> Style:
    """How a level searches a game with so many seats."""
    blind = level.judge == "none"
    still = (-1 if blind else still_steps(game)) if level.cut else 0
    further = level.further + level.wider * (seats - 2)
    return Style(
        still, measure_of(game).steepness, level.explore, level.trust, level.prior,
        level.redeal, level.regret, level.finalists, taste, blind, level.few, further, level.paired,
        level.sure, level.shared, level.believed,
    )  # fmt: skip


def chosen(found: Findings, level: Level, rng: Rng) -> Move:
    """By visits to a power, nothing below the floor; without a power the most visited."""
    most = max(found.counts)
    power = level.mixing if found.mixed else level.power
    if power <= 0.0:
        weights = [1.0 if count >= most else 0.0 for count in found.counts]
    else:
        weights = [(count / most) ** power if count >= level.floor * most else 0.0 for count in found.counts]
    return found.moves[draw(weights, rng)]


def judge_for(game: Game[Any, Any], name: str, seats: int) -> Judge:
    """The judge of a level."""
    if name == "none":
        return Judge()
    return net_for(game.id, seats, name == "longer") if name in LEARNT else _linear(game.id, name)


def belief_of(game: Game[Any, Any], level: Level, seats: int) -> Net | None:
    """What a level believes of others' cards by their conduct, if anything."""
    return belief_for(game.id, seats) if level.believed else None


@cache
def _linear(game_id: str, name: str) -> Linear:
    """A judge with weights by hand."""
    weights = getattr(import_module(f"hoftag.bots.{game_id}_linear"), name.upper())
    game = registry.game(game_id)
    return Linear(game.features, weights, measure_of(game).steepness)


def warm_up(game_id: str) -> None:
    """Read everything that levels of a game need, so that the first decision does not take longer."""
    game = registry.game(game_id)
    if game_id in LEVELS:
        for seats in range(game.min_seats, game.max_seats + 1):
            for name in LEARNT:
                judge_for(game, name, seats)
            belief_for(game_id, seats)
        for name in ("novice", "casual"):
            _linear(game_id, name)


class LevelBot(Bot):
    """A level by its name. Which judge it needs shows when it sees a table."""

    def __init__(self, game_id: str, level: Level, taste: int = PLAIN) -> None:
        """Cheap: nets are read when they are needed, once."""
        self._game_id = game_id
        self._level = level
        self._taste = taste

    def fingerprint(self, seats: int) -> str:
        """A short name of the net it judges by, and of its belief; nothing for weights by hand."""
        game = registry.game(self._game_id)
        learnt = (judge_for(game, self._level.judge, seats), belief_of(game, self._level, seats))
        return "+".join(fingerprint(net) for net in learnt if isinstance(net, Net))

    def choose(self, view: View, decision: Decision, rng: Rng, budget: Budget) -> Move:
        """As the level does."""
        if len(decision.moves) == 1:
            return decision.moves[0]
        game = registry.game(self._game_id)
        if self._level.nodes:
            return Thinker(game, self._level, self._taste).choose(view, decision, rng, budget)
        judge = judge_for(game, self._level.judge, game.determinize(view, rng.clone()).seats)
        return Reader(game, judge, self._level.heat, self._level.floor).choose(view, decision, rng, budget)
