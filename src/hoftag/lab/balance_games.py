"""The games of a report: the lab's own loop plays them, and a watcher at the game's side counts."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from hoftag.core.contract import NATURE, Decision, Game, Note, Score, State, View
from hoftag.core.words import Move
from hoftag.games import registry
from hoftag.lab.balance import BalancePlan, Series
from hoftag.lab.balance_parts import Ended, parts_of
from hoftag.lab.chance import seed_of
from hoftag.lab.editions import game_with
from hoftag.lab.errors import LabError
from hoftag.lab.game import Chance, Sitter, play_game
from hoftag.lab.players import bot_of
from hoftag.lab.program import program

FORMAT: Final = "hoftag-balance-shard/1"


@dataclass(frozen=True, slots=True)
class Row:
    """All that a report wants to know of one game; lists are by seat."""

    scores: list[int]
    places: list[int]
    first: int  # the start player; -1: all begin together
    rounds: int
    asked: dict[str, list[int]]  # by step: questions with a choice, all their moves, the most of them
    items: dict[str, list[int]]  # lines of the score
    had: list[list[int]]  # components by their number in the plan


class PlayedPiece(NamedTuple):
    """A shard that has been played, as its text."""

    number: int
    text: str


class Watched(Game[Any, Any]):
    """A game that remembers what was asked and what happened; everything else is the game's own."""

    def __init__(self, game: Game[Any, Any]) -> None:
        """For one play of the game."""
        self._game = game
        self.id = game.id
        self.words = game.words
        self.notes: list[Note] = []
        self.asked: dict[str, list[int]] = {}
        self.state: Any = None
        self.final: list[Score] = []

    def setup(self, seats: int, options: dict[str, int] | None = None) -> Any:
        """From here on people are told what happens."""
        self.state = self._game.setup(seats, options)
        self.state.notes = self.notes
        return self.state

    def pending(self, s: State) -> list[Decision]:
        """Count the questions that leave a choice."""
        found = self._game.pending(s)
        for decision in found:
            number = len(decision.moves)
            if decision.seat != NATURE and number > 1:
                row = self.asked.setdefault(self.words.steps[decision.step], [0, 0, 0])
                row[:] = [row[0] + 1, row[1] + number, max(row[2], number)]
        return found

    def view(self, s: State, seat: int) -> View:
        """As the game shows it."""
        seen: View = self._game.view(s, seat)
        return seen

    def play(self, s: State, seat: int, move: Move) -> int:
        """As the game plays it."""
        return self._game.play(s, seat, move)

    def apply(self, s: State, seat: int, move: Move) -> int:
        """As the game plays it."""
        return self._game.apply(s, seat, move)

    def score(self, s: State) -> list[Score]:
        """Kept, for its lines."""
        self.final = sorted(self._game.score(s), key=lambda score: score.seat)
        return self.final


def edition_game(plan: BalancePlan, series: Series) -> Game[Any, Any]:
    """The game with the values of a series."""
    game = registry.game(plan.game)
    if not series.variant:
        return game
    variants = {variant.key: variant for variant in parts_of(plan.game).variants(game, series.seats, plan.options)}
    changed = game_with(plan.game, variants[series.variant].data)
    if changed.edition.hash != plan.variants[f"{series.seats} {series.variant}"]:
        raise LabError(f"the variant {series.variant} has other values than the one that was planned")
    return changed


def play_piece(plan: BalancePlan, number: int) -> PlayedPiece:
    """Play the games of a shard: the one function that every process runs."""
    piece = plan.pieces[number]
    series = plan.series[piece.series]
    if program(plan.game, series.seats) != plan.programs[str(series.seats)]:
        raise LabError(f"the program that should play shard {number} has other rules or bots than the one that planned")
    game = edition_game(plan, series)
    bot = bot_of(series.player, plan.game, series.player.name)
    sitters = [Sitter(series.player.label, bot, series.player.budget)] * series.seats
    rows = [played_row(plan, game, sitters, *divmod(n, series.repeats)) for n in piece.games]
    return PlayedPiece(number, piece_text(plan, number, rows))


def played_row(plan: BalancePlan, game: Game[Any, Any], sitters: list[Sitter], deal: int, repeat: int) -> Row:
    """One game: a deal has the same chance in all series, a repeat has other chance of the bots."""
    watched = Watched(game)
    chance = Chance(seed_of("deal", plan.seed, deal), (plan.seed, deal, repeat))
    outcome = play_game(watched, plan.option_values(), sitters, chance)
    parts = parts_of(plan.game)
    ended = Ended(watched.state, len(sitters), watched.notes)
    first = parts.first(ended)
    place = {key: n for n, key in enumerate(plan.components)}
    items: dict[str, list[int]] = {}
    for score in watched.final:
        for item in score.items:
            items.setdefault(item.key, [0] * len(sitters))[score.seat] = item.points
    return Row(
        outcome.scores,
        outcome.places,
        -1 if first is None else first,
        parts.rounds(ended),
        watched.asked,
        items,
        [sorted(place[key] for key in mine) for mine in parts.had(ended)],
    )


def piece_text(plan: BalancePlan, number: int, rows: list[Row]) -> str:
    """The games as JSON, one to a line."""
    head = {"format": FORMAT, "plan": plan.hash(), "shard": number}
    lines = [
        json.dumps(
            [row.scores, row.places, row.first, row.rounds, row.asked, row.items, row.had], separators=(",", ":")
        )
        for row in rows
    ]
    return json.dumps(head)[:-1] + ', "games": [\n' + ",\n".join(lines) + "\n]}\n"


def read_piece(plan: BalancePlan, number: int, text: str, path: str) -> list[Row]:
    """The games of a shard; what does not belong to this report is an error that names the file."""
    try:
        told = json.loads(text)
        if told["format"] != FORMAT:
            raise ValueError(f"it is of format '{told['format']}', not {FORMAT}")
        if told["plan"] != plan.hash():
            raise ValueError("it belongs to another plan")
        if told["shard"] != number or len(told["games"]) != len(plan.pieces[number].games):
            raise ValueError("it holds other games")
        rows = [Row(*row) for row in told["games"]]
        seats = plan.series[plan.pieces[number].series].seats
        if any(len(row.scores) != seats or len(row.places) != seats or len(row.had) != seats for row in rows):
            raise ValueError("it is not whole")
        if piece_text(plan, number, rows) != text:
            raise ValueError("it is not as it was written")
    except (ValueError, TypeError, KeyError) as error:
        raise LabError(f"{path}: is no shard of this report: {error}; remove it to have it played again") from error
    return rows
