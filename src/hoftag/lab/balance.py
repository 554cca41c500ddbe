"""The plan of a report on balance: which games are played, by whom, and with which values of the edition."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from functools import cached_property
from hashlib import sha256
from typing import Final, NamedTuple

from hoftag.core.errors import SetupError
from hoftag.games import registry
from hoftag.lab.balance_parts import parts_of
from hoftag.lab.editions import game_with
from hoftag.lab.errors import LabError
from hoftag.lab.plan import option_names, option_values
from hoftag.lab.players import Player, bot_of, fingerprint
from hoftag.lab.program import program
from hoftag.texts.catalogue import Texts
from hoftag.version import __version__

FORMAT: Final = "hoftag-balance-plan/1"
REPEATS: Final = 3  # games of one deal, so that what the deal decides can be told from what the players decide
MAIN_SHARD: Final = 2 * REPEATS  # games that are played and saved together
FAST_SHARD: Final = 100


@dataclass(frozen=True)
class Series:
    """Games of one kind: all seats have the same bot."""

    seats: int
    player: Player
    deals: int
    repeats: int
    shard_games: int
    variant: str = ""  # whose edition; empty: the one that is measured

    @property
    def games(self) -> int:
        """How many games these are."""
        return self.deals * self.repeats


class Piece(NamedTuple):
    """Some games of a series, played and saved together."""

    series: int
    games: range


class Sizes(NamedTuple):
    """How much is played for each number of players."""

    main: int  # games of the bots that are asked for
    fast: int  # games of quick bots, for what needs many
    varied: int  # games of quick bots with each changed edition


@dataclass(frozen=True)
class BalancePlan:
    """Everything a report depends on. The same plan gives the same figures, where bots have no clock."""

    game: str
    edition: str  # hash of the component data
    rules: str
    options: dict[str, str]
    seed: int
    series: list[Series]
    programs: dict[str, str]  # by number of players: the hash of rules, bots and nets
    weights: dict[str, str]  # by bot and number of players: the hash of what it has learnt, if it tells one
    components: list[str]  # keys, in the order in which the shards count them
    variants: dict[str, str]  # by number of players and key: the hash of its component data
    hoftag: str = __version__
    format: str = field(default=FORMAT)

    @cached_property
    def pieces(self) -> list[Piece]:
        """The shards, in the order they are played."""
        return [
            Piece(number, range(first, min(first + series.shard_games, series.games)))
            for number, series in enumerate(self.series)
            for first in range(0, series.games, series.shard_games)
        ]

    @property
    def games(self) -> int:
        """All games together."""
        return sum(series.games for series in self.series)

    @property
    def title(self) -> str:
        """The report in a few words."""
        return f"balance of {self.game}"

    @property
    def folder(self) -> str:
        """A name for its folder that no other plan has."""
        return f"{self.game}-{self.hash()[:8]}"

    def option_values(self) -> dict[str, int]:
        """The options as the game wants them."""
        return option_values(self.game, self.options)

    def text(self) -> str:
        """The plan as it lies in its folder."""
        return json.dumps(asdict(self), indent=1, sort_keys=True) + "\n"

    def hash(self) -> str:
        """What its shards are known by."""
        return sha256(self.text().encode()).hexdigest()[:16]


def plan_balance(
    game_id: str,
    counts: Sequence[int],
    main: Player,
    fast: Player,
    sizes: Sizes,
    seed: int = 1,
    options: dict[str, int] | None = None,
) -> BalancePlan:
    """A plan whose every field has been checked; errors name the option of the command line."""
    game = registry.game(game_id)
    for seats in counts:
        if not game.min_seats <= seats <= game.max_seats:
            raise SetupError(f"--players: {game.id} is for {game.min_seats} to {game.max_seats}, not {seats}")
    if len(set(counts)) < len(counts):
        raise SetupError(f"--players names {next(n for n in counts if counts.count(n) > 1)} twice")
    if sizes.main < REPEATS:
        raise SetupError(f"--games is at least {REPEATS}, not {sizes.main}")
    if not 0 <= sizes.varied <= sizes.fast:
        raise SetupError(f"--variant-games is from 0 to --fast-games, {sizes.fast}; not {sizes.varied}")
    bots = {"--bots": main, "--fast-bots": fast}
    made = {player.label: bot_of(player, game.id, name) for name, player in bots.items()}
    names = option_names(game, options or {})
    parts = parts_of(game.id)
    series: list[Series] = []
    variants: dict[str, str] = {}
    for seats in counts:
        series.append(Series(seats, main, -(-sizes.main // REPEATS), REPEATS, MAIN_SHARD))
        if sizes.fast:
            series.append(Series(seats, fast, sizes.fast, 1, FAST_SHARD))
        for variant in parts.variants(game, seats, names) if sizes.varied else []:
            series.append(Series(seats, fast, sizes.varied, 1, FAST_SHARD, variant.key))
            variants[f"{seats} {variant.key}"] = game_with(game.id, variant.data).edition.hash
    return BalancePlan(
        game.id,
        game.edition.hash,
        game.rules,
        names,
        seed,
        series,
        {str(seats): program(game.id, seats) for seats in counts},
        {f"{label} {seats}": fingerprint(bot, seats) for label, bot in made.items() for seats in counts},
        [component.key for component in parts.components(Texts(game, "en"))],
        variants,
    )


def read_balance_plan(text: str, path: str) -> BalancePlan:
    """The plan in a file; what is no plan is an error that names the file."""
    try:
        told = json.loads(text)
        if told["format"] != FORMAT:
            raise LabError(f"{path}: is of format '{told['format']}', not {FORMAT}")
        series = [Series(**{**row, "player": Player(**row["player"])}) for row in told.pop("series")]
        plan = BalancePlan(**told, series=series)
        if plan.text() != text:
            raise ValueError("it is not as it was written")
    except LabError:
        raise
    except (ValueError, TypeError, KeyError) as error:
        raise LabError(f"{path}: is not the plan of a report ({error})") from error
    return plan
