"""Multi-observer information-set search: every seat chooses by what it knows itself, in worlds that fit the view.

An iteration deals a world, lets every seat move by what is known of its situation, and ends at a natural boundary once
it has met something new; there the judge speaks for every seat, and all that was played learns from it (max^n).
Seats asked at the same time choose independently of each other (decoupled).

With `redeal`, every other iteration is played in the world of a rival: dealt anew from what he knows, so that he does
not know our cards. There all learn; in our own worlds the others play as they have learnt, and only we do.
"""

from __future__ import annotations

import time
from math import log
from typing import Any, Final, final

from mypy_extensions import i64

from hoftag.bots.search.afterwards import Trial
from hoftag.bots.search.judge import Judge, rewards, tempered
from hoftag.bots.search.node import FINE, Node
from hoftag.core.bits import bit
from hoftag.core.contract import FRAME_SHIFT, NATURE, Decision, Game, State, Step, View
from hoftag.core.playout import playout
from hoftag.core.rng import Rng
from hoftag.core.words import Move

DEEPEST: Final = 400  # decisions of one iteration after which the judge is asked wherever it stands


@final
class Style:
    """How a search thinks. Numbers that were found by playing are told in docs/strength.md."""

    def __init__(
        self,
        still: int,
        steepness: float,
        explore: float = 0.6,
        trust: float = 2.0,
        heat: float = 0.05,
        redeal: bool = False,
        regret: bool = False,
        finalists: int = 0,
        taste: int = 0,
        blind: bool = False,
    ) -> None:
        """All of it; a level sets what it needs."""
        self.still: i64 = still  # set of steps at whose questions the judge may be asked
        self.steepness = steepness  # of the reward for points
        self.explore = explore  # drive to try what was seldom tried
        self.trust = trust  # visits that the judge's opinion of a move is worth
        self.heat = heat  # how far apart the judge's chances are
        self.redeal = redeal  # rivals learn in worlds of their own
        self.regret = regret  # regret matching instead of PUCT
        self.finalists = finalists  # at the root: halve so many candidates again and again; 0: choose as elsewhere
        self.taste = taste  # see judge.py
        self.blind = blind  # no judge: all moves look alike, and positions are played out at random


@final
class Findings:
    """What a search says of the moves of a decision."""

    __slots__ = ("counts", "iterations", "moves", "values")

    def __init__(self, moves: list[Move], counts: list[float], values: list[float], iterations: int) -> None:
        """`counts`: how much each move was liked; `values`: what it promises, from 0 to 1."""
        self.moves = moves
        self.counts = counts
        self.values = values
        self.iterations = iterations


@final
class Search:
    """One search from one view; holds everything it has found out."""

    def __init__(self, game: Game[Any, Any], judge: Judge, style: Style, view: View, rng: Rng) -> None:
        """Nothing is known yet."""
        self.game = game
        self.judge = judge
        self.style = style
        self.view = view
        self.rng = rng
        self.nodes: dict[bytes, Node] = {}
        self.root: Node | None = None
        self.left: list[int] = []  # the root's candidates, where they are halved

    def run(self, decision: Decision, iterations: int, seconds: float) -> Findings:
        """Think about a decision until so many iterations or seconds have passed, whatever comes first; 0: no limit."""
        world: State = self.game.reopened(self.view, self.rng)
        step: Step[Any] = self.game.steps[decision.step]
        sealed = len(step.actors(world)) > 1
        root = self._node(world, step, decision.seat, decision.moves, sealed)
        self.root = root
        begun = time.perf_counter()
        done: i64 = 0
        stage: i64 = 1
        if self.style.finalists:
            self._choose_finalists()
        stages: i64 = _stages(len(self.left))
        while True:
            part = float(done) / iterations if iterations else 0.0
            if seconds:
                part = max(part, (time.perf_counter() - begun) / seconds)
            if part >= 1.0:
                break
            if stage < stages and part * float(stages) >= float(stage):
                self._halve()
                stage += 1
            self._think(done, decision.seat)
            done += 1
        return self._found(root, int(done))

    def _think(self, done: i64, seat: int) -> None:
        """One iteration, in our own world or in a rival's."""
        own: State = self.game.reopened(self.view, self.rng)
        if self.style.redeal and done & 1:
            rival = (seat + 1 + (done >> 1) % (own.seats - 1)) % own.seats
            theirs: State = self.game.reopened(self.game.view(own, int(rival)), self.rng)
            self._iterate(theirs, -1, False)
        else:
            self._iterate(own, bit(seat) if self.style.redeal else -1, True)

    def _iterate(self, s: State, learners: i64, own: bool) -> None:
        """Play from the root to a boundary and let the learners' nodes learn from what is said there."""
        style, rng = self.style, self.rng
        path: list[Node] = []
        picks: list[int] = []
        whose: list[int] = []
        before = len(self.nodes)
        at_root = own
        frame: i64 = -1
        closings: i64 = -1
        sealed = False
        for _ in range(DEEPEST):
            actors = self.game.settle(s)
            if not actors:
                break
            number = s.top >> FRAME_SHIFT
            step: Step[Any] = self.game.steps[number]
            if actors[0] == NATURE:
                step.deal(s, rng)
                continue
            if len(self.nodes) > before and style.still & bit(number):
                break
            if s.top != frame or s.closings != closings:  # another question
                frame, closings = s.top, s.closings
                sealed = len(actors) > 1
            chosen: list[Move] = []
            for seat in actors:
                if at_root and seat == self.view.seat:
                    node = self.root
                    assert node is not None
                else:
                    moves = step.moves(s, seat)
                    if len(moves) == 1:
                        chosen.append(moves[0])
                        continue
                    node = self._node(s, step, seat, moves, sealed)
                learns = learners & bit(seat) != 0
                pick = self._pick(node, learns)
                chosen.append(node.moves[pick])
                if learns:
                    path.append(node)
                    picks.append(pick)
                    whose.append(seat)
            at_root = False
            for n, seat in enumerate(actors):
                step.play(s, seat, chosen[n])
        values = self._worth(s)
        for n, node in enumerate(path):
            node.learn(picks[n], values[whose[n]], style.explore)

    def _pick(self, node: Node, learns: bool) -> int:
        """The move to play in this iteration."""
        style = self.style
        if not learns:
            return node.drawn(style.trust, self.rng)
        if node is self.root and self.left:
            return self._least_tried(node)
        if style.regret:
            return node.matched(style.explore, self.rng)
        return node.likely(style.explore, style.trust)

    def _node(self, s: State, step: Step[Any], seat: int, moves: list[Move], sealed: bool) -> Node:
        """What is known of a seat's situation; a new one is judged move by move."""
        key = self.game.observed(s, seat)
        key.append(seat)
        for move in moves:
            key.append(int(move.index & 255))
            key.append(int(move.index >> 8))
        frozen = bytes(key)
        node = self.nodes.get(frozen)
        if node is None:
            node = self._grown(s, step, seat, moves, sealed)
            self.nodes[frozen] = node
        return node

    def _grown(self, s: State, step: Step[Any], seat: int, moves: list[Move], sealed: bool) -> Node:
        """A new node: every move is tried, and the judge says what it thinks of what the seat then sees."""
        if self.style.blind:
            return Node(moves, [0.5] * len(moves), self.style.heat)
        trial = Trial(self.game, self.judge, s, step, seat, moves, sealed, self.style.taste)
        return Node(moves, trial.worths, self.style.heat)

    def _worth(self, s: State) -> list[float]:
        """What a position is worth to each seat."""
        if self.style.blind:
            playout(self.game, s, self.rng)
        if s.top < 0:
            values = rewards(self.game.score(s), self.style.steepness)
        else:
            values = self.judge.judge([self.game.observed(s, seat) for seat in range(s.seats)])
        return tempered(values, self.style.taste)

    # ------------------------------------------------------------------ sequential halving at the root

    def _choose_finalists(self) -> None:
        """The candidates: those the judge likes, with some chance for the others (Gumbel top k)."""
        root = self.root
        assert root is not None
        marks: list[tuple[float, int]] = []
        for n, chance in enumerate(root.chances):
            noise = -log(-log(float(self.rng.below(FINE - 1) + 1) / FINE))
            marks.append((log(chance + 1e-9) + noise, n))
        marks.sort(reverse=True)
        self.left = [n for _, n in marks[: self.style.finalists]]

    def _halve(self) -> None:
        """Keep the better half of the candidates."""
        root = self.root
        assert root is not None
        order = [(root.value(n, self.style.trust), n) for n in self.left]
        order.sort(reverse=True)
        self.left = [n for _, n in order[: (len(order) + 1) // 2]]

    def _least_tried(self, root: Node) -> int:
        """Candidates take turns."""
        least = self.left[0]
        for n in self.left:
            if root.counts[n] < root.counts[least]:
                least = n
        return least

    def _found(self, root: Node, iterations: int) -> Findings:
        """The findings: by visits, or by the average of regret matching, or by the value of the last candidates."""
        values = [root.value(n, self.style.trust) for n in range(len(root.moves))]
        if self.left:
            counts = [float(count) for count in root.counts]
            best = self.left[0]
            for n in self.left:  # the last ones were tried about equally often: their values decide
                if values[n] > values[best]:
                    best = n
            counts[best] = max(counts) + 0.5
        elif root.average:
            counts = root.average
        else:
            counts = [root.counts[n] + self.style.trust * root.chances[n] for n in range(len(root.moves))]
        return Findings(root.moves, counts, values, iterations)


def _stages(candidates: int) -> i64:
    """How many stages there are until one or two candidates are left."""
    stages: i64 = 1
    while candidates > 2:
        candidates = (candidates + 1) // 2
        stages += 1
    return stages
