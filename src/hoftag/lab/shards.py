"""The folder of a run: its plan, and the games in shards that are written whole or not at all.

plan.json          what is played
shards/0007.json   the games of a few blocks: played again, they are the same byte for byte where no bot has a clock
times/0007.json    how long the bots thought in them
"""

from __future__ import annotations

import json
import math
import time
from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeVar

from hoftag.build import build
from hoftag.games import registry
from hoftag.lab.blocks import Block, play_block
from hoftag.lab.errors import LabError
from hoftag.lab.files import write_whole
from hoftag.lab.game import Outcome, Sitter
from hoftag.lab.plan import Plan, read_plan, still_plays_so
from hoftag.lab.players import bot_of
from hoftag.lab.program import program

FORMAT: Final = "hoftag-arena-shard/1"
BINS: Final = 40  # of thinking times in each power of ten: exact to three in a hundred
OVERTIME: Final = 2  # times its limit, from which on a decision counts as too long
T = TypeVar("T")


class Played(NamedTuple):
    """A shard that has been played, as two texts."""

    number: int
    shard: str
    times: str


def play_shard(plan: Plan, number: int) -> Played:
    """Play the blocks of a shard: the one function that every process and every machine runs."""
    begun = time.perf_counter()
    game = registry.game(plan.game)
    if program(plan.game, plan.seats) != plan.program:
        raise LabError(
            f"the program that should play shard {number} has other rules or bots than the one that planned it"
        )
    options = plan.option_values()
    sitters = [Sitter(player.label, bot_of(player, plan.game, player.name), player.budget) for player in plan.players]
    blocks = [play_block(game, options, sitters, plan.table(n), plan.seed, n) for n in plan.blocks_of(number)]
    return Played(number, shard_text(plan, number, blocks), times_text(plan, blocks, time.perf_counter() - begun))


def attempt(play: Callable[[int], T], number: int) -> T | str:
    """A shard, or what went wrong in one line: for another process, to which errors cannot always be sent."""
    try:
        return play(number)
    except LabError as error:
        return str(error)
    except Exception as error:
        return f"shard {number}: {type(error).__name__}: {error}"


def shard_text(plan: Plan, number: int, blocks: list[Block]) -> str:
    """The games as JSON, one block to a line."""
    head = {"format": FORMAT, "plan": plan.hash(), "shard": number}
    lines = [
        json.dumps(
            {
                "block": block.number,
                "table": block.table,
                "games": [[game.scores, game.places, game.decisions] for game in block.games],
            },
            separators=(",", ":"),
        )
        for block in blocks
    ]
    return json.dumps(head)[:-1] + ', "blocks": [\n' + ",\n".join(lines) + "\n]}\n"


def read_shard(plan: Plan, number: int, text: str, path: str) -> list[Block]:
    """The blocks of a shard; what does not belong to this run is an error that names the file."""
    try:
        told = json.loads(text)
        if told["format"] != FORMAT:
            raise ValueError(f"it is of format '{told['format']}', not {FORMAT}")
        if told["plan"] != plan.hash():
            raise ValueError("it belongs to another plan")
        if told["shard"] != number:
            raise ValueError(f"it says that it is shard {told['shard']}")
        blocks = [
            Block(
                block["block"],
                block["table"],
                [Outcome(scores, places, decisions, []) for scores, places, decisions in block["games"]],
            )
            for block in told["blocks"]
        ]
        if [block.number for block in blocks] != list(plan.blocks_of(number)):
            raise ValueError("its blocks have other numbers")
        for block in blocks:
            _check(plan, block)
        if shard_text(plan, number, blocks) != text:
            raise ValueError("it is not as it was written")
    except (ValueError, TypeError, KeyError) as error:
        raise LabError(f"{path}: is no shard of this run: {error}; remove it to have it played again") from error
    return blocks


def _check(plan: Plan, block: Block) -> None:
    """Raise where a block cannot have been played by this plan."""
    if block.table != plan.table(block.number) or len(block.games) != plan.seats:
        raise ValueError(f"block {block.number} has another table")
    for game in block.games:
        rows = (game.scores, game.places, game.decisions)
        if any(len(row) != plan.seats or any(type(cell) is not int for cell in row) for row in rows):
            raise ValueError(f"block {block.number} is not whole")
        better = [1 + sum(other > mine for other in game.scores) for mine in game.scores]
        if 1 not in game.places or any(place < least for place, least in zip(game.places, better, strict=True)):
            raise ValueError(f"places and scores of block {block.number} do not fit")


def times_text(plan: Plan, blocks: list[Block], seconds: float) -> str:
    """How long the players thought, counted in bins that grow with the time."""
    bins: list[Counter[int]] = [Counter() for _ in plan.players]
    longest = [0.0] * len(plan.players)
    late = [0] * len(plan.players)
    for block in blocks:
        for rotation, game in enumerate(block.games):
            for seat, times in enumerate(game.seconds):
                player = block.table[(seat - rotation) % plan.seats]
                limit = plan.players[player].limit
                bins[player].update(bin_of(time) for time in times)
                longest[player] = max([longest[player], *times])
                late[player] += sum(time > OVERTIME * limit for time in times) if limit else 0
    rows = [
        {"bins": {str(bin): found[bin] for bin in sorted(found)}, "longest_ms": round(1000 * most, 3), "late": over}
        for found, most, over in zip(bins, longest, late, strict=True)
    ]
    return json.dumps({"build": build(), "seconds": round(seconds, 3), "players": rows}) + "\n"


def bin_of(seconds: float) -> int:
    """The bin of a time, counted from one microsecond."""
    return max(0, round(BINS * math.log10(max(seconds, 1e-6) * 1e6)))


def seconds_of(bin: int) -> float:
    """The time in the middle of a bin."""
    return float(10 ** (bin / BINS) * 1e-6)


class RunFolder:
    """The files of a run."""

    def __init__(self, path: Path, plan: Plan) -> None:
        """Made by `begin` or `open`."""
        self.path = path
        self.plan = plan

    @classmethod
    def begin(cls, path: Path, plan: Plan) -> RunFolder:
        """A new run, or the one that lies there, if its plan is the same."""
        cls.require_room(path, plan)
        for part in ("shards", "times"):
            (path / part).mkdir(parents=True, exist_ok=True)
        folder = cls(path, plan)
        write_whole(folder.path / "plan.json", plan.text().encode())
        return folder

    @classmethod
    def require_room(cls, path: Path, plan: Plan) -> None:
        """Raise where a run cannot lie, because something else does."""
        if (path / "plan.json").exists():
            there = cls.open(path).plan
            if there != plan:
                raise LabError(
                    f"{path}: holds a run with another plan ({_difference(there, plan)}); choose another --out"
                )
        elif path.exists() and (not path.is_dir() or any(path.iterdir())):
            raise LabError(f"{path}: is no folder of a run, and not empty; choose another --out")

    @classmethod
    def open(cls, path: Path) -> RunFolder:
        """A run that lies there."""
        file = path / "plan.json"
        if not file.is_file():
            raise LabError(f"{path}: holds no run: there is no plan.json in it")
        return cls(path, read_plan(_text(file), str(file)))

    def require_same_program(self) -> None:
        """Raise where the games would go on with other rules, cards or weights."""
        still_plays_so(self.plan, str(self.path))

    def done(self) -> dict[int, list[Block]]:
        """The shards that are there, all of them checked."""
        found: dict[int, list[Block]] = {}
        for path in sorted((self.path / "shards").glob("*.json")):
            number = int(path.stem) if path.stem.isdecimal() else -1
            if path.name != _name(number) or number >= self.plan.shards:
                raise LabError(f"{path}: is no shard of this run; remove it")
            found[number] = read_shard(self.plan, number, _text(path), str(path))
        return found

    def times(self) -> list[dict[str, Any]]:
        """What is known of thinking times, one entry for each shard."""
        found: list[dict[str, Any]] = []
        for path in sorted((self.path / "times").glob("*.json")):
            try:
                told = json.loads(_text(path))
                if len(told["players"]) != len(self.plan.players):
                    raise ValueError("other players")
            except (ValueError, TypeError, KeyError) as error:
                raise LabError(f"{path}: holds no thinking times of this run; remove it") from error
            found.append(told)
        return found

    def save(self, played: Played) -> list[Block]:
        """Keep a shard and its times; says what is in it."""
        name = _name(played.number)
        write_whole(self.path / "times" / name, played.times.encode())
        write_whole(self.path / "shards" / name, played.shard.encode())
        return read_shard(self.plan, played.number, played.shard, str(self.path / "shards" / name))


def find_runs(paths: Sequence[Path]) -> list[RunFolder]:
    """The runs in these folders, or right below them."""
    found: list[RunFolder] = []
    for path in paths:
        below = sorted(plan.parent for plan in path.glob("*/plan.json"))
        if (path / "plan.json").is_file() or not below:
            found.append(RunFolder.open(path))
        else:
            found += [RunFolder.open(run) for run in below]
    return found


def _name(number: int) -> str:
    """The file of a shard."""
    return f"{number:04d}.json"


def _text(path: Path) -> str:
    """The text of a file; what is no text is an error that names it."""
    try:
        return path.read_bytes().decode("utf-8")
    except UnicodeDecodeError as error:
        raise LabError(f"{path}: is not a text in UTF-8") from error


def _difference(there: Plan, wanted: Plan) -> str:
    """The first field in which two plans differ."""
    for name in there.__dataclass_fields__:
        mine, theirs = getattr(wanted, name), getattr(there, name)
        if mine != theirs:
            return f"{name}: {theirs} there, {mine} here"
    return "nothing differs"
