"""Soak: the laws on thousands of random games, in parallel, and the plain build against the compiled one.

Each chunk of games runs in a process of its own (`python -m hoftag.check.soak CHUNK`): so both builds can be asked.
"""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import asdict, dataclass

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from hoftag.build import build
from hoftag.check.games import option_sets
from hoftag.check.laws import LAWS, digest
from hoftag.core.errors import SetupError
from hoftag.games.registry import game as find_game
from hoftag.games.registry import ids

CHUNK = 100  # games in one process


@dataclass(frozen=True)
class Chunk:
    """Some games of one player count and option set, and the laws to try on them."""

    game: str
    seats: int
    options: dict[str, int]
    first: int  # seed of the first game
    games: int
    laws: list[str]
    digest: bool


@dataclass(frozen=True)
class SoakOptions:
    """What to soak."""

    games: list[str]  # ids; none: all
    number: int  # games for each player count and option set
    laws: list[str]  # names; none: all
    jobs: int
    first: int = 0  # seed of the first game
    setup: dict[str, int] | None = None  # one option set; none: all that are listed


def run_chunk(chunk: Chunk) -> dict[str, object]:
    """Play the games of a chunk here; says what broke, how many twin worlds were compared, and the digest."""
    game = find_game(chunk.game)
    broken: list[str] = []
    twins = 0
    total = hashlib.sha256()
    for seed in range(chunk.first, chunk.first + chunk.games):
        for name in chunk.laws:
            try:
                found = LAWS[name](game, chunk.seats, chunk.options, seed)
            except Exception as error:  # whatever breaks is a finding, with the seed that shows it
                broken.append(f"{name}: {chunk.seats} seats, {chunk.options}, seed {seed}: {error!r}")
            else:
                twins += found if isinstance(found, int) else 0
        if chunk.digest:
            total.update(digest(game, chunk.seats, chunk.options, seed).encode())
    return {"broken": broken, "twins": twins, "digest": total.hexdigest(), "build": build()}


def ask_build(chunk: Chunk, plain: bool) -> dict[str, object]:
    """Run a chunk in a fresh process of the running or of the plain build."""
    environment = dict(os.environ)
    environment.pop("HOFTAG_PLAIN", None)
    if plain:
        environment["HOFTAG_PLAIN"] = "1"
    asked = subprocess.run(
        [sys.executable, "-m", "hoftag.check.soak", json.dumps(asdict(chunk))],
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    if asked.returncode:
        last = asked.stderr.strip().splitlines()[-1:] or ["no message"]
        return {"broken": [f"{chunk}: the process failed: {last[0]}"], "twins": 0, "digest": "", "build": "none"}
    answer: dict[str, object] = json.loads(asked.stdout)
    return answer


def chunks_of(options: SoakOptions) -> list[Chunk]:
    """The whole work, in pieces; unknown laws and games are errors."""
    for name in options.laws:
        if name not in LAWS:
            raise SetupError(f"there is no law '{name}'; the laws are {', '.join(LAWS)}")
    found: list[Chunk] = []
    for id in options.games or ids():
        game = find_game(id)
        for seats in range(game.min_seats, game.max_seats + 1):
            for values in option_sets(game) if options.setup is None else [options.setup]:
                for first in range(0, options.number, CHUNK):
                    games = min(CHUNK, options.number - first)
                    laws = options.laws or list(LAWS)
                    found.append(Chunk(id, seats, values, options.first + first, games, laws, True))
    return found


def soak_chunk(chunk: Chunk) -> tuple[Chunk, dict[str, object], bool]:
    """A chunk on the running build and, for its digest, on the plain build; says whether both were compared."""
    answer = ask_build(chunk, plain=False)
    if answer["build"] != "compiled":
        return chunk, answer, False
    plain = ask_build(Chunk(chunk.game, chunk.seats, chunk.options, chunk.first, chunk.games, [], True), plain=True)
    broken = answer["broken"]
    assert isinstance(broken, list)
    if plain["digest"] != answer["digest"] or plain["build"] != "plain":
        broken.append(f"builds differ: {chunk.seats} seats, {chunk.options}, seeds from {chunk.first}")
    return chunk, answer, True


def run(options: SoakOptions) -> int:
    """Soak with a progress bar and print what was found; 0 when every law held."""
    console = Console()
    work = chunks_of(options)
    games: dict[tuple[str, int], int] = {}
    twins: dict[tuple[str, int], int] = {}
    broken: list[str] = []
    compared = True
    done = 0
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console) as progress, ThreadPoolExecutor(options.jobs) as pool:
        task = progress.add_task("chunks", total=len(work))
        for future in as_completed([pool.submit(soak_chunk, chunk) for chunk in work]):
            chunk, answer, both = future.result()
            key = (chunk.game, chunk.seats)
            games[key] = games.get(key, 0) + chunk.games
            twins[key] = twins.get(key, 0) + int(str(answer["twins"]))
            broken += [str(line) for line in answer["broken"]] if isinstance(answer["broken"], list) else []
            compared = compared and both
            progress.advance(task)
            done += 1
            if not console.is_terminal and done * 10 // len(work) > (done - 1) * 10 // len(work):
                console.print(f"{done} of {len(work)} chunks")  # a log shows no bar
    table = Table("game", "seats", "games", "twin worlds")
    for (id, seats), number in sorted(games.items()):
        table.add_row(id, str(seats), str(number), str(twins[(id, seats)]))
    console.print(table)
    for line in broken[:20]:
        console.print(line, markup=False)
    said = "plain and compiled compared" if compared else "one build only: no compiled build to compare"
    console.print(f"{len(broken)} findings; laws: {', '.join(options.laws or LAWS)}; {said}")
    return 1 if broken else 0


if __name__ == "__main__":
    print(json.dumps(run_chunk(Chunk(**json.loads(sys.argv[1])))))
