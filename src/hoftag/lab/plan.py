"""The plan of a run: everything its games depend on, as one file of JSON."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from hashlib import sha256
from typing import Any, Final

from hoftag.core.contract import Game
from hoftag.core.errors import SetupError
from hoftag.games import registry
from hoftag.lab.blocks import duel_tables, league_tables
from hoftag.lab.errors import LabError
from hoftag.lab.players import Player, bot_of, fingerprint
from hoftag.lab.program import program
from hoftag.version import __version__

FORMAT: Final = "hoftag-arena-plan/1"
DUEL: Final = "duel"
LEAGUE: Final = "league"
SHARD_BLOCKS: Final = 5


@dataclass(frozen=True)
class Plan:
    """What is played. Two plans that are equal have the same games, where bots have no clock."""

    game: str
    edition: str  # hash of the component data
    rules: str
    options: dict[str, str]  # all of them, by the names of their choices
    seats: int
    kind: str  # duel: player 0 is the hero, the others are rivals; league: all against all
    players: list[Player]
    program: str  # hash of rules, bots and nets
    weights: list[str]  # by player: the hash of what its bot has learnt, if it tells one
    seed: int
    blocks: int
    shard_blocks: int = SHARD_BLOCKS
    sprt: bool = False  # may stop before the last block, as soon as the evidence is clear
    hoftag: str = __version__
    format: str = field(default=FORMAT)

    @property
    def tables(self) -> list[list[int]]:
        """Who sits together; the blocks take them in turn."""
        if self.kind == DUEL:
            return duel_tables(len(self.players) - 1, self.seats)
        return league_tables(len(self.players), self.seats)

    @property
    def shards(self) -> int:
        """How many shards there are."""
        return -(-self.blocks // self.shard_blocks)

    @property
    def title(self) -> str:
        """The match in a few words."""
        return f"{self.game} {self.seats}p {self.matchup}"

    @property
    def folder(self) -> str:
        """A name for its folder that no other plan has."""
        labels = "-".join(player.label for player in self.players)
        return re.sub(r"[^a-z0-9.-]+", "-", f"{self.game}-{self.seats}p-{labels}".lower()) + f"-{self.hash()[:8]}"

    @property
    def matchup(self) -> str:
        """Who plays whom."""
        labels = [player.label for player in self.players]
        if self.kind == LEAGUE:
            return ", ".join(labels)
        return f"{labels[0]} - {', '.join(labels[1:])}"

    def blocks_of(self, shard: int) -> range:
        """The numbers of a shard's blocks."""
        first = shard * self.shard_blocks
        return range(first, min(first + self.shard_blocks, self.blocks))

    def table(self, block: int) -> list[int]:
        """Who sits together in a block."""
        tables = self.tables
        return tables[block % len(tables)]

    def option_values(self) -> dict[str, int]:
        """The options as the game wants them."""
        return option_values(self.game, self.options)

    def text(self) -> str:
        """The plan as it lies in the folder of its run."""
        return json.dumps(asdict(self), indent=1, sort_keys=True) + "\n"

    def hash(self) -> str:
        """What its shards are known by."""
        return sha256(self.text().encode()).hexdigest()[:16]


def make_plan(
    game_id: str,
    kind: str,
    players: Sequence[Player],
    seats: int,
    blocks: int,
    seed: int = 0,
    options: dict[str, int] | None = None,
    shard_blocks: int = SHARD_BLOCKS,
    sprt: bool = False,
) -> Plan:
    """A plan whose every field has been checked; errors name the option of the command line."""
    game = registry.game(game_id)
    if not game.min_seats <= seats <= game.max_seats:
        raise SetupError(f"--players: {game.id} is for {game.min_seats} to {game.max_seats}, not {seats}")
    for name, number in (("--blocks", blocks), ("--shard-blocks", shard_blocks)):
        if number < 1:
            raise SetupError(f"{name} is at least 1, not {number}")
    fields = ["--bots"] * len(players) if kind == LEAGUE else ["--hero"] + ["--rival"] * (len(players) - 1)
    bots = [bot_of(player, game.id, name) for player, name in zip(players, fields, strict=True)]
    if kind == LEAGUE and len(set(players)) < len(players):
        raise SetupError("--bots names a player twice")
    plan = Plan(
        game.id,
        game.edition.hash,
        game.rules,
        option_names(game, options or {}),
        seats,
        kind,
        list(players),
        program(game.id, seats),
        [fingerprint(bot, seats) for bot in bots],
        seed,
        blocks,
        shard_blocks,
        sprt,
    )
    _ = plan.tables  # raises where the players do not fit the seats
    return plan


def option_names(game: Game[Any, Any], options: dict[str, int]) -> dict[str, str]:
    """All options by the names of their choices."""
    values = game.checked_options(options)
    return {option.key: option.choices[value] for option, value in zip(game.options, values, strict=True)}


def option_values(game_id: str, names: dict[str, str]) -> dict[str, int]:
    """Options by the names of their choices, as the game wants them."""
    choices = {option.key: option.choices for option in registry.game(game_id).options}
    return {key: choices[key].index(name) for key, name in names.items()}


def read_plan(text: str, path: str) -> Plan:
    """The plan in a file; what is no plan is an error that names the file."""
    try:
        told = json.loads(text)
        if told["format"] != FORMAT:
            raise LabError(f"{path}: is of format '{told['format']}', not {FORMAT}")
        players = [Player(**player) for player in told.pop("players")]
        plan = Plan(**told, players=players)
        if plan.text() != text:
            raise ValueError("it is not as it was written")
    except LabError:
        raise
    except (ValueError, TypeError, KeyError) as error:
        raise LabError(f"{path}: is not the plan of a run ({error})") from error
    return plan


def still_plays_so(plan: Plan, path: str) -> None:
    """Raise where this program would not play the games of a plan: other cards, rules, bots or version."""
    now = make_plan(
        plan.game,
        plan.kind,
        plan.players,
        plan.seats,
        plan.blocks,
        plan.seed,
        plan.option_values(),
        plan.shard_blocks,
        plan.sprt,
    )
    for name, then in asdict(plan).items():
        if asdict(now)[name] != then:
            raise LabError(f"{path}: was begun with {name} {then}, and now it is {asdict(now)[name]}: begin a new run")
