"""Multi-observer information-set search: every seat chooses by what it knows itself, in worlds that fit the view.

An iteration deals a world, lets every seat move by what is known of its situation, and ends at a natural boundary once
it has met something new, or with `further` some more of it; there the judge speaks for every seat, and all that was
played learns from it (max^n). Seats asked at the same time choose independently of each other (decoupled).

With `redeal`, every other iteration is played in the world of a rival: dealt anew from what he knows, so that he does
not know our cards. There all learn; in our own worlds the others play as they have learnt, and only we do.
"""

from __future__ import annotations

import time
from typing import Any, Final, final

from mypy_extensions import i64

from hoftag.bots.search.afterwards import Trial
from hoftag.bots.search.halving import Halving
from hoftag.bots.search.judge import Judge, rewards, tempered
from hoftag.bots.search.node import Node, draw
from hoftag.bots.search.worlds import Worlds
from hoftag.core.bits import bit
from hoftag.core.contract import FRAME_SHIFT, Decision, Game, State, Step, View
from hoftag.core.playout import asked, playout
from hoftag.core.rng import Rng
from hoftag.core.words import Move

DEEPEST: Final = 400  # decisions of one iteration after which the judge is asked wherever it stands
WIDEST: Final = 32  # regret matching: ways to go on that are tried in one iteration
CURIOUS: Final = 10  # regret matching: one choice of so many is made by chance
DEALT: Final = 4  # worlds for each iteration, at most, that a belief weighs


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
        few: int = 0,
        further: int = 0,
        paired: bool = False,
        sure: float = 0.0,
        shared: bool = False,
        believed: int = 0,
    ) -> None:
        """All of it; a level sets what it needs."""
        self.still: i64 = still  # set of steps at whose questions the judge may be asked
        self.steepness = steepness  # of the reward for points
        self.explore = explore  # drive to try what was seldom tried
        self.trust = trust  # visits that the judge's opinion of a move is worth
        self.heat = heat  # how far apart the judge's chances are
        self.redeal = redeal  # rivals learn in worlds of their own
        self.regret = regret  # regret matching, which tries all moves, instead of PUCT
        self.finalists = finalists  # at the root: halve so many candidates again and again; 0: choose as elsewhere
        self.taste = taste  # see judge.py
        self.blind = blind  # no judge: all moves look alike, and positions are played out at random
        self.few: i64 = few  # situations: a search that meets more of them gives up; 0: it never does
        self.further: i64 = further  # new situations an iteration goes on after the first, before the judge is asked
        self.paired = paired  # candidates have the same luck
        self.sure = sure  # standard errors by which a candidate must be worse to be dropped at once; 0: only by halving
        self.shared = shared  # what the judge says of all seats is made to add up to 1, as rewards do
        self.believed: i64 = believed  # worlds that are weighed by a belief, where there is one; 0: all are alike


@final
class Findings:
    """What a search says of the moves of a decision."""

    __slots__ = ("counts", "iterations", "mixed", "moves", "values")

    def __init__(
        self, moves: list[Move], counts: list[float], values: list[float], iterations: int, mixed: bool = False
    ) -> None:
        """`counts`: how much each move was liked; `values`: what it promises, from 0 to 1; `mixed`: regret matching."""
        self.moves = moves
        self.counts = counts
        self.values = values
        self.iterations = iterations
        self.mixed = mixed


@final
class Search:
    """One search from one view; holds everything it has found out."""

    def __init__(
        self, game: Game[Any, Any], judge: Judge, style: Style, view: View, rng: Rng, belief: Judge | None = None
    ) -> None:
        """Nothing is known yet; a belief says which worlds are likely."""
        self.game = game
        self.judge = judge
        self.style = style
        self.view = view
        self.rng = rng
        self.nodes: dict[bytes, Node] = {}
        self.belief = belief
        self.worlds: Worlds | None = None  # in which iterations begin
        self.root: Node | None = None
        self.halving: Halving | None = None  # of the root's candidates
        self.done: i64 = 0  # iterations of all runs
        self.lucks: list[int] = []  # where the generator stood at the first, second, ... try of a candidate

    def run(self, decision: Decision, iterations: int, seconds: float) -> Findings:
        """Think about a decision until so many iterations or seconds have passed, whatever comes first; 0: no limit.

        A further run goes on with what is known.
        """
        world: State = self.game.reopened(self.view, self.rng)
        step: Step[Any] = self.game.steps[decision.step]
        sealed = len(step.actors(world)) > 1
        root = self._node(world, step, decision.seat, decision.moves, sealed)
        self.root = root
        begun = time.perf_counter()
        done: i64 = 0
        if self.worlds is None:
            believed = int(self.style.believed)
            dealt = min(believed, DEALT * iterations) if iterations else believed
            self.worlds = Worlds(self.game, self.view, self.rng, self.belief, dealt, seconds)
        if self.style.finalists:
            self.halving = Halving(root, self.style.finalists, self.rng)
        while True:
            part = float(done) / iterations if iterations else 0.0
            if seconds:
                part = max(part, (time.perf_counter() - begun) / seconds)
            if part >= 1.0:
                break
            if self.halving is not None:
                self.halving.go_on(part, self.style.trust)
                if self.style.sure:
                    self.halving.race(self.style.sure)
                if len(self.halving.left) == 1:
                    break
            self._think(done, decision.seat)
            done += 1
            if self.style.few and len(self.nodes) > self.style.few:
                break
        self.done += done
        return self._found(root)

    def _think(self, done: i64, seat: int) -> None:
        """One iteration: in a world of ours, where we learn, or in one of a rival's, where all do."""
        style = self.style
        if style.paired and self.halving is not None:
            self._share_luck(self.halving)
        assert self.worlds is not None
        s: State = self.worlds.draw(self.rng)
        world = seat  # whose it is
        if done & 1:
            world = int((seat + 1 + (done >> 1) % (s.seats - 1)) % s.seats)
            if style.redeal:
                s = self.game.reopened(self.game.view(s, world), self.rng)
        if style.regret:  # where all learn, they do so in turn: he plays against whatever else we might hold
            learner = int((world + (done >> 2)) % s.seats) if world != seat else seat
            self._regret(s, learner, len(self.nodes), WIDEST)
        elif style.redeal:
            self._iterate(s, bit(seat) if world == seat else -1, world == seat)
        else:
            self._iterate(s, -1, True)

    def _share_luck(self, halving: Halving) -> None:
        """The candidate whose turn it is gets the world and the draws that the others get at the same try."""
        number = halving.root.counts[halving.least_tried()]
        if number < len(self.lucks):
            self.rng.go_on_from(self.lucks[number])
        else:
            self.lucks.append(self.rng.state())

    def _iterate(self, s: State, learners: i64, own: bool) -> None:
        """Play from the root to a boundary and let the learners' nodes learn from what is said there."""
        game, rng = self.game, self.rng
        path: list[Node] = []
        picks: list[int] = []
        whose: list[int] = []
        before = len(self.nodes)
        at_root = own
        frame: i64 = -1
        closings: i64 = -1
        sealed = False
        for _ in range(DEEPEST):
            actors = asked(game, s, rng)
            if not actors:
                break
            number = s.top >> FRAME_SHIFT
            step: Step[Any] = game.steps[number]
            if self._boundary(number, before):
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
            node.learn(picks[n], values[whose[n]])
            if self.halving is not None and node is self.root:
                self.halving.tries[picks[n]].append(values[whose[n]])

    def _regret(self, s: State, learner: int, before: int, room: i64) -> float:
        """What a position is worth to a seat that learns, while the others play as they have learnt.

        Where it tries all its moves, what it could have had is what it regrets (Monte Carlo CFR, external sampling). It
        tries all at every question while there is room for so many ways to go on; then at one more, on one of them;
        else it plays as it has learnt itself, with some curiosity.
        """
        game, rng = self.game, self.rng
        for _ in range(DEEPEST):
            actors = asked(game, s, rng)
            if not actors:
                break
            number = s.top >> FRAME_SHIFT
            step: Step[Any] = game.steps[number]
            if self._boundary(number, before):
                break
            chosen: list[Move] = []
            trying: Node | None = None
            for seat in actors:
                moves = step.moves(s, seat)
                if len(moves) == 1:
                    chosen.append(moves[0])
                    continue
                node = self._node(s, step, seat, moves, len(actors) > 1)
                own = room > 0 and seat == learner
                if own and (len(moves) <= room or not node.regrets or rng.below(2)):
                    trying = node
                curious = own and rng.below(CURIOUS) == 0
                chosen.append(moves[rng.below(len(moves)) if curious else draw(node.mixed(), rng)])
            if trying is not None:
                return self._regret_all(s, step, actors, chosen, trying, learner, before, room)
            for n, seat in enumerate(actors):
                step.play(s, seat, chosen[n])
        return self._worth(s)[learner]

    def _regret_all(
        self, s: State, step: Step[Any], actors: list[int], chosen: list[Move], node: Node, learner: int, before: int,
        room: i64,
    ) -> float:  # fmt: skip
        """Try all moves of the learner, while the others play what they have chosen."""
        size = len(node.moves)
        each: i64 = room // size
        lucky = self.rng.below(size) if room >= size and each < 2 else -1  # the one on which it goes on trying
        values: list[float] = []
        for n, move in enumerate(node.moves):
            after: State = s.clone()
            for m, seat in enumerate(actors):
                step.play(after, seat, move if seat == learner else chosen[m])
            left: i64 = each if each > 1 else 1 if n == lucky else 0
            values.append(self._regret(after, learner, before, left))
        return node.regret(values)

    def _boundary(self, number: i64, before: int) -> bool:
        """Whether the judge is asked at this step: enough was new, and the step is one at which he may be."""
        return len(self.nodes) > before + self.style.further and self.style.still & bit(number) != 0

    def _pick(self, node: Node, learns: bool) -> int:
        """The move to play in this iteration."""
        style = self.style
        if not learns:
            return node.drawn(style.trust, self.rng)
        if self.halving is not None and node is self.root:
            return self.halving.least_tried()
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
            if self.style.shared:
                whole = sum(values)
                values = [value / whole for value in values]
        return tempered(values, self.style.taste)

    def _found(self, root: Node) -> Findings:
        """The findings: by visits, or by the average of regret matching, or by the value of the last candidates."""
        values = [root.value(n, self.style.trust) for n in range(len(root.moves))]
        if self.halving is not None:
            counts = [float(count) for count in root.counts]
            counts[self.halving.best(values)] = max(counts) + 0.5
        elif root.average:
            counts = root.average
        else:
            counts = [root.counts[n] + self.style.trust * root.chances[n] for n in range(len(root.moves))]
        return Findings(root.moves, counts, values, int(self.done), self.style.regret)
