"""The plan of a dataset: everything its rows depend on, and who sits where in which game."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from hashlib import sha256
from typing import Final

from hoftag.bots.levels import LEVELS, TASTES, YARDSTICKS, Level
from hoftag.bots.registry import WITH
from hoftag.core.errors import SetupError
from hoftag.games import registry
from hoftag.lab.blocks import league_tables, seated
from hoftag.lab.chance import seed_of
from hoftag.lab.plan import option_names, option_values
from hoftag.lab.players import Player, bot_of, parse_player
from hoftag.lab.program import program
from hoftag.version import __version__

FORMAT: Final = "hoftag-dataset/1"  # raised when the same games would give other rows
SHARD_GAMES: Final = 50


@dataclass(frozen=True)
class DatasetPlan:
    """What is played and written down. The same plan gives the same files, byte for byte."""

    game: str
    edition: str
    edition_hash: str  # of the component data
    rules: str
    options: dict[str, str]  # all of them, by the names of their choices
    players: int
    bots: list[str]  # as on the command line
    program: str  # hash of rules, bots and nets
    seed: int
    games: int
    shard_games: int = SHARD_GAMES
    hoftag: str = __version__
    format: str = field(default=FORMAT)

    @property
    def shards(self) -> int:
        """How many shards there are."""
        return -(-self.games // self.shard_games)

    @property
    def title(self) -> str:
        """The dataset in a few words."""
        return f"{self.game} {self.players}p {', '.join(self.bots)}"

    @property
    def folder(self) -> str:
        """A name for its folder that no other plan has."""
        name = re.sub(r"[^a-z0-9.-]+", "-", f"{self.game}-{self.players}p-{'-'.join(self.bots)}".lower())
        return f"{name}-{sha256(self.text().encode()).hexdigest()[:8]}"

    def members(self) -> list[Player]:
        """The bots with their budgets."""
        return [parse_player(bot, "--bots") for bot in self.bots]

    def games_of(self, shard: int) -> range:
        """The numbers of a shard's games."""
        first = shard * self.shard_games
        return range(first, min(first + self.shard_games, self.games))

    def seating(self, game: int) -> list[int]:
        """Which bot has each seat: tables as in a league, and the whole table moves on by one seat with each game."""
        tables = league_tables(len(self.bots), self.players) if len(self.bots) > 1 else [[0] * self.players]
        return seated(tables[game // self.players % len(tables)], game % self.players)

    def deal(self, game: int) -> int:
        """The seed of a game's deal: never one of the arena, so that nobody is measured with what he has learnt."""
        return seed_of("dataset", self.seed, game)

    def option_values(self) -> dict[str, int]:
        """The options as the game wants them."""
        return option_values(self.game, self.options)

    def text(self) -> str:
        """The plan as JSON."""
        return json.dumps(asdict(self), sort_keys=True)


def plan_dataset(
    game_id: str,
    members: Sequence[Player],
    players: int,
    games: int,
    seed: int = 1,
    options: dict[str, int] | None = None,
    shard_games: int = SHARD_GAMES,
) -> DatasetPlan:
    """A plan whose every field has been checked; errors name the option of the command line."""
    game = registry.game(game_id)
    if not game.min_seats <= players <= game.max_seats:
        raise SetupError(f"--players: {game.id} is for {game.min_seats} to {game.max_seats}, not {players}")
    for name, number in (("--games", games), ("--shard-games", shard_games)):
        if number < 1:
            raise SetupError(f"{name} is at least 1, not {number}")
    for member in members:
        bot_of(member, game.id, "--bots")
        if member.seconds is not None:
            raise SetupError(f"--bots: {member.label} thinks by the clock; write a number of nodes, as in strong@100")
    labels = [member.label if _searches(member.name, game.id) else member.name for member in members]
    if len(set(labels)) < len(labels):
        raise SetupError("--bots names a bot twice")
    return DatasetPlan(
        game.id,
        game.edition.id,
        game.edition.hash,
        game.rules,
        option_names(game, options or {}),
        players,
        labels,
        program(game.id, players),
        seed,
        games,
        shard_games,
    )


def level_of(name: str, game_id: str) -> tuple[Level | None, int]:
    """The level and the taste behind a bot's name; none for bots that are no levels."""
    plain, _, taste = name.partition(WITH)
    return (LEVELS.get(game_id, {}) | YARDSTICKS).get(plain), TASTES[taste]


def _searches(name: str, game_id: str) -> bool:
    """Whether a bot looks at positions; a number of them means nothing to others."""
    level, _ = level_of(name, game_id)
    return level is not None and level.nodes > 0
