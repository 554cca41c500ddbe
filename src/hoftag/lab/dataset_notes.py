"""Games in which all that bots were asked is written down: what they saw, how they weighed it, what they answered."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from hoftag.bots.contract import Bot, Budget
from hoftag.bots.levels import Level, Thinker, chosen, judge_for, level_now
from hoftag.bots.reading import judged_moves, weighed
from hoftag.bots.search.node import draw
from hoftag.bots.simple import RandomBot
from hoftag.core.contract import Decision, Game, View
from hoftag.core.rng import Rng
from hoftag.core.words import Move
from hoftag.games import registry
from hoftag.lab.dataset import DatasetPlan, level_of
from hoftag.lab.errors import LabError
from hoftag.lab.game import Chance, Outcome, Sitter, play_game
from hoftag.lab.players import Player, bot_of


class Answer(NamedTuple):
    """A bot's answer and how it came to it."""

    move: Move
    weights: list[float]  # for each legal move
    value: float | None = None  # what search promises for the move


class Note(NamedTuple):
    """One decision of a bot."""

    seat: int
    step: int
    row: bytes  # what the seat knew
    legal: list[int]
    action: int
    policy: list[float]
    value: float | None
    bot: str


@dataclass(slots=True)
class NotedGame:
    """A game that is over: its number, its decisions in the order they were asked, its end."""

    number: int
    deal: int
    notes: list[Note]
    outcome: Outcome


class Scribe(Bot):
    """Plays as a bot does, and writes down what it was asked and what it answered."""

    def __init__(self, game: Game[Any, Any], player: Player, notes: list[Note]) -> None:
        """`notes` grow with each decision; several scribes can share them."""
        self._game = game
        self._label = player.label
        self._bot = bot_of(player, game.id, "--bots")
        self._level, self._taste = level_of(player.name, game.id)
        self._notes = notes

    def choose(self, view: View, decision: Decision, rng: Rng, budget: Budget) -> Move:
        """The bot's own answer: the generator is used as the bot uses it."""
        row = bytes(self._game.observed(self._game.determinize(view, Rng(0)), decision.seat))
        answer = self._answer(view, decision, rng, budget)
        total = sum(answer.weights)
        self._notes.append(
            Note(
                decision.seat,
                decision.step,
                row,
                [int(move.index) for move in decision.moves],
                int(answer.move.index),
                [weight / total for weight in answer.weights],
                answer.value,
                self._label,
            )
        )
        return answer.move

    def _answer(self, view: View, decision: Decision, rng: Rng, budget: Budget) -> Answer:
        """By what the bot is: one that searches, one that reads, or any other."""
        if self._level is None:
            move = self._bot.choose(view, decision, rng, budget)
            blind = isinstance(self._bot, RandomBot)
            return Answer(move, [1.0 if blind or other is move else 0.0 for other in decision.moves])
        if self._level.nodes:
            return self._searched(self._level, view, decision, rng, budget)
        judge = judge_for(self._game, self._level.judge, self._game.determinize(view, rng.clone()).seats)
        worths = judged_moves(self._game, judge, view, decision, rng)
        weights = weighed(worths, self._level.heat, self._level.floor)
        return Answer(decision.moves[draw(weights, rng)], weights)

    def _searched(self, level: Level, view: View, decision: Decision, rng: Rng, budget: Budget) -> Answer:
        """Without a number of nodes those of the level, and never by the clock."""
        now = level_now(self._game, level, view)
        nodes = budget.nodes or now.nodes
        found = Thinker(self._game, level, self._taste).think(view, decision, rng, Budget(nodes=nodes))
        move = chosen(found, now, rng)
        return Answer(move, found.counts, found.values[decision.moves.index(move)])


def play_noted(plan: DatasetPlan, members: Sequence[Player], number: int) -> NotedGame:
    """One game of a dataset."""
    game = registry.game(plan.game)
    notes: list[Note] = []
    sitters = [Sitter(member.label, Scribe(game, member, notes), member.budget) for member in members]
    deal = plan.deal(number)
    try:
        outcome = play_game(
            game, plan.option_values(), [sitters[member] for member in plan.seating(number)], Chance(deal, (deal,))
        )
    except LabError as error:
        raise LabError(f"{game.id}, seed {plan.seed}, game {number}: {error}") from error
    return NotedGame(number, deal, notes, outcome)
