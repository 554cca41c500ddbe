"""Exact solutions of small games for two seats: CFR+, best response, exploitability.

The game is unrolled once, question by question; where several are asked, they choose independently. Positions are
merged when all that everybody has seen and all that each seat sees now are the same. What a seat sees now and everybody
has seen is its information set: that is sound where nothing a seat has forgotten matters to it, as in reduced Tallinn.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from hoftag.core.contract import NATURE, SPECTATOR, Decision, Game, State, View

Floats = NDArray[Any]
Numbers = NDArray[np.int64]
Strategy = list[Floats]  # by question: how likely each move of each information set is, one after the other
Profile = tuple[Strategy, Strategy]
NOT_ASKED: Final[list[Any]] = [None]


@dataclass
class Situations:
    """The information sets of one seat at one question."""

    keys: dict[tuple[int, str], int] = field(default_factory=dict)
    asked: list[tuple[View, Decision] | None] = field(default_factory=list)  # None: has nothing to choose
    first: list[int] = field(default_factory=list)  # place of its first move among all moves
    moves: int = 0  # of all together
    before: set[tuple[int, int]] = field(default_factory=set)  # a move at the question before, and where it led to
    comes: tuple[Numbers, Numbers] = field(default_factory=lambda: (np.zeros(0, np.int64), np.zeros(0, np.int64)))
    owner: Numbers = field(default_factory=lambda: np.zeros(0, np.int64))  # by move: its information set

    def place(self, key: tuple[int, str], view: View, decision: Decision | None) -> int:
        """The information set with this key."""
        if key not in self.keys:
            self.keys[key] = len(self.asked)
            self.asked.append((view, decision) if decision is not None else None)
            self.first.append(self.moves)
            self.moves += len(decision.moves) if decision is not None else 1
        return self.keys[key]


@dataclass
class Ply:
    """All positions after so many questions, and where every pair of answers leads."""

    seats: tuple[Situations, Situations] = field(default_factory=lambda: (Situations(), Situations()))
    nodes: dict[tuple[int, int, int], int] = field(default_factory=dict)
    states: list[State] = field(default_factory=list)
    public: list[int] = field(default_factory=list)
    sets: list[tuple[int, int]] = field(default_factory=list)  # of each position
    edges: list[tuple[int, int, int, int, float]] = field(default_factory=list)  # position, moves, next one, chance
    ends: list[tuple[int, int, int, float]] = field(default_factory=list)  # position, both moves, chance x payoff
    # the same as columns, ends after edges: position, both moves, chance; next position; chance x payoff
    node: Numbers = field(default_factory=lambda: np.zeros(0, np.int64))
    both: tuple[Numbers, Numbers] = field(default_factory=lambda: (np.zeros(0, np.int64), np.zeros(0, np.int64)))
    chance: Floats = field(default_factory=lambda: np.zeros(0))
    child: Numbers = field(default_factory=lambda: np.zeros(0, np.int64))
    paid: Floats = field(default_factory=lambda: np.zeros(0))


class Tree:
    """A game of two seats unrolled, from the chances of its beginning to the payoffs of its ends."""

    def __init__(self, game: Game[Any, Any], start: State, payoff: Callable[[Any, Any], float]) -> None:
        """`payoff` is the first seat's; the other one gets the opposite."""
        self.game = game
        self._payoff = payoff
        self._seen: dict[tuple[int, str], int] = {}
        self.plies: list[Ply] = [Ply()]
        roots = [(self._node(self.plies[0], -1, s), chance) for chance, s in outcomes(game, start)]
        self.roots = np.bincount([n for n, _ in roots], [chance for _, chance in roots])
        while self.plies[-1].states:
            self.plies.append(Ply())
            for n in range(len(self.plies[-2].states)):
                self._open(self.plies[-2], self.plies[-1], n)
            self._pack(self.plies[-2])
        self.plies.pop()

    def size(self) -> tuple[int, int]:
        """How many information sets with a choice the first seat has, and how many ends there are."""
        sets = sum(asked is not None for ply in self.plies for asked in ply.seats[0].asked)
        return sets, sum(len(ply.paid) for ply in self.plies)

    def _node(self, ply: Ply, public: int, s: State) -> int:
        """The position of a state; `public` is what everybody had seen before."""
        views = [self.game.view(s, seat) for seat in (SPECTATOR, 0, 1)]
        texts = [json.dumps(view.dump(), sort_keys=True) for view in views]
        now = self._seen.setdefault((public, texts[0]), len(self._seen))
        sets = [
            ply.seats[seat].place((now, texts[1 + seat]), views[1 + seat], self.game.decision(s, seat))
            for seat in (0, 1)
        ]
        key = (now, sets[0], sets[1])
        if key not in ply.nodes:
            ply.nodes[key] = len(ply.states)
            ply.states.append(s)
            ply.public.append(now)
            ply.sets.append((sets[0], sets[1]))
        return ply.nodes[key]

    def _open(self, ply: Ply, following: Ply, n: int) -> None:
        """Try every pair of answers in a position."""
        asked = [self.game.decision(ply.states[n], seat) for seat in (0, 1)]
        moves = [decision.moves if decision is not None else NOT_ASKED for decision in asked]
        firsts = [ply.seats[seat].first[ply.sets[n][seat]] for seat in (0, 1)]
        for a, one in enumerate(moves[0]):
            for b, two in enumerate(moves[1]):
                s = ply.states[n].clone()
                for seat, move in enumerate((one, two)):
                    if move is not None:
                        self.game.steps[s.step()].play(s, seat, move)
                for chance, after in outcomes(self.game, s):
                    both = (firsts[0] + a, firsts[1] + b)
                    if after.top < 0:
                        ply.ends.append((n, *both, chance * self._payoff(self.game, after)))
                        continue
                    child = self._node(following, ply.public[n], after)
                    ply.edges.append((n, *both, child, chance))
                    for seat in (0, 1):
                        following.seats[seat].before.add((both[seat], following.sets[child][seat]))

    def _pack(self, ply: Ply) -> None:
        """Lists become columns."""
        rows = [edge[:3] for edge in ply.edges] + [end[:3] for end in ply.ends]
        table = np.array(rows, np.int64).T
        ply.node, ply.both = table[0], (table[1], table[2])
        ply.child = np.array([edge[3] for edge in ply.edges], np.int64)
        ply.chance = np.array([edge[4] for edge in ply.edges], np.float64)
        ply.paid = np.array([end[3] for end in ply.ends], np.float64)
        ply.edges, ply.ends, ply.nodes, ply.states = [], [], {}, []
        for situations in ply.seats:
            counts = np.diff([*situations.first, situations.moves])
            situations.owner = np.repeat(np.arange(len(counts)), counts)
            if situations.before:
                moves, sets = np.array(sorted(situations.before), np.int64).T
                situations.comes = moves, sets
                situations.before = set()


def outcomes(game: Game[Any, Any], s: State) -> list[tuple[float, State]]:
    """Every way NATURE can go on until a seat is asked or the game is over, with its chance."""
    actors = game.settle(s)
    if not actors or actors[0] != NATURE:
        return [(1.0, s)]
    decision = game.decision(s, NATURE)
    assert decision is not None
    whole = sum(decision.weights)
    found: list[tuple[float, State]] = []
    for move, weight in zip(decision.moves, decision.weights, strict=True):
        after = s.clone()
        game.apply(after, NATURE, move)
        found += [(weight / whole * chance, end) for chance, end in outcomes(game, after)]
    return found


# ---------------------------------------------------------------------- strategies


def uniform(tree: Tree, seat: int) -> Strategy:
    """Every move equally likely."""
    return [normal(ply.seats[seat], np.zeros(ply.seats[seat].moves)) for ply in tree.plies]


def normal(situations: Situations, weights: Floats) -> Floats:
    """Chances in proportion to weights; equal ones where there are none."""
    owner = situations.owner
    sums = np.bincount(owner, weights)[owner]
    counts = np.bincount(owner)[owner]
    return np.where(sums > 0, weights / np.where(sums > 0, sums, 1.0), 1.0 / counts)


def purified(tree: Tree, seat: int, strategy: Strategy) -> Strategy:
    """Always the likeliest move, the first of equals."""
    return [_best(ply.seats[seat], chances) for ply, chances in zip(tree.plies, strategy, strict=True)]


def _best(situations: Situations, worths: Floats) -> Floats:
    """1 for the best move of each information set, 0 for the others."""
    chosen = np.zeros(situations.moves)
    order = np.lexsort((-np.arange(len(worths)), worths, situations.owner))
    last = np.flatnonzero(np.diff(np.append(situations.owner, -1)))
    chosen[order[last]] = 1.0
    return chosen


def tabulated(tree: Tree, seat: int, policy: Callable[[View, Decision], list[float]]) -> Strategy:
    """A bot's policy, asked in every information set."""
    table: Strategy = []
    for ply in tree.plies:
        rows = [policy(*asked) if asked is not None else [1.0] for asked in ply.seats[seat].asked]
        table.append(np.array([chance for row in rows for chance in row], np.float64))
    return table


# ---------------------------------------------------------------------- values


def reaches(tree: Tree, seat: int, others: Strategy) -> list[Floats]:
    """For each position how likely chance and the other seat lead there."""
    found = [tree.roots]
    for ply, chances, following in zip(tree.plies, others, tree.plies[1:], strict=False):
        on = len(ply.child)
        likely = found[-1][ply.node[:on]] * chances[ply.both[1 - seat][:on]] * ply.chance
        found.append(np.bincount(ply.child, likely, len(following.public)))
    return found


def judged(tree: Tree, seat: int, others: Strategy, choose: Callable[[int, Floats], Floats]) -> float:
    """From the end to the beginning: let `choose` say how a seat plays by what its moves are worth; its value.

    The worth of a move is counted with the chance that the position is reached at all.
    """
    reach = reaches(tree, seat, others)
    sign = 1.0 if seat == 0 else -1.0
    after: Floats = np.zeros(0)
    for n in range(len(tree.plies) - 1, -1, -1):
        ply = tree.plies[n]
        worths = np.concatenate([ply.chance * after[ply.child], sign * ply.paid]) * others[n][ply.both[1 - seat]]
        own = ply.both[seat]
        chances = choose(n, np.bincount(own, worths * reach[n][ply.node], ply.seats[seat].moves))
        after = np.bincount(ply.node, worths * chances[own], len(ply.public))
    return float(tree.roots @ after)


def value(tree: Tree, profile: Profile) -> float:
    """What the first seat gets when both play so."""
    return judged(tree, 0, profile[1], lambda n, _: profile[0][n])


def best_response(tree: Tree, seat: int, others: Strategy) -> float:
    """The most a seat can get against a strategy that it knows."""
    return judged(tree, seat, others, lambda n, worths: _best(tree.plies[n].seats[seat], worths))


def exploitability(tree: Tree, profile: Profile) -> float:
    """How much a seat that knows the other's strategy wins on average: 0 for a solution, at most 1."""
    return (best_response(tree, 0, profile[1]) + best_response(tree, 1, profile[0])) / 2


class Solver:
    """CFR+: regrets never fall below nothing, seats learn in turns, later strategies count more in the average."""

    def __init__(self, tree: Tree) -> None:
        """Nothing is known yet."""
        self.tree = tree
        self.regrets = [[np.zeros(ply.seats[seat].moves) for ply in tree.plies] for seat in (0, 1)]
        self.sums = [[np.zeros(ply.seats[seat].moves) for ply in tree.plies] for seat in (0, 1)]
        self.current: list[Strategy] = [uniform(tree, 0), uniform(tree, 1)]
        self.done = 0

    def run(self, iterations: int) -> Profile:
        """So many more iterations; the average so far."""
        for _ in range(iterations):
            self.done += 1
            for seat in (0, 1):
                judged(self.tree, seat, self.current[1 - seat], self._learning(seat))
                self._remember(seat)
        return self.average()

    def average(self) -> Profile:
        """The strategies that come close to a solution."""
        one, two = (
            [normal(ply.seats[seat], sums) for ply, sums in zip(self.tree.plies, self.sums[seat], strict=True)]
            for seat in (0, 1)
        )
        return one, two

    def _learning(self, seat: int) -> Callable[[int, Floats], Floats]:
        """Plays as before and notes the regrets."""

        def choose(n: int, worths: Floats) -> Floats:
            situations = self.tree.plies[n].seats[seat]
            chances = self.current[seat][n]
            expected = np.bincount(situations.owner, chances * worths)[situations.owner]
            self.regrets[seat][n] = np.maximum(0.0, self.regrets[seat][n] + worths - expected)
            return chances

        return choose

    def _remember(self, seat: int) -> None:
        """The next strategy, and its part in the average: as likely as the seat itself plays so that it gets there."""
        self.current[seat] = [
            normal(ply.seats[seat], regrets) for ply, regrets in zip(self.tree.plies, self.regrets[seat], strict=True)
        ]
        likely: Floats = np.zeros(0)
        for n, ply in enumerate(self.tree.plies):
            situations = ply.seats[seat]
            own: Floats = np.ones(len(situations.asked))
            if n:
                moves, sets = situations.comes
                own = np.bincount(sets, likely[moves], len(situations.asked))
            likely = own[situations.owner] * self.current[seat][n]
            self.sums[seat][n] += self.done * likely
