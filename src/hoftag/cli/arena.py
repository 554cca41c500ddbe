"""`hoftag arena`: let bots play against each other, and tell how strong they are."""

from __future__ import annotations

import os
import shlex
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer

from hoftag.core.errors import SetupError

if TYPE_CHECKING:
    from hoftag.lab.arena import Crew
    from hoftag.lab.plan import Plan
    from hoftag.lab.shards import RunFolder

BLOCKS: Final = 400
WORKERS: Final = 2

arena_app = typer.Typer(
    help="Let bots play against each other, and tell how strong they are.", rich_markup_mode=None, no_args_is_help=False
)

GameId = Annotated[str, typer.Argument(metavar="GAME", help="The game, as listed by `hoftag games`.")]
Players = Annotated[
    list[int] | None, typer.Option("--players", help="How many play; can be repeated, one run for each. Else two.")
]
Blocks = Annotated[
    int | None,
    typer.Option(
        "--blocks", help=f"Deals, each played once in every rotation; else {BLOCKS}, with --sprt up to what it needs."
    ),
]
Options = Annotated[
    list[str] | None, typer.Option("--option", metavar="KEY=VALUE", help="An option of the game; can be repeated.")
]
Nodes = Annotated[
    int | None, typer.Option("--nodes", help="Positions a bot may look at; games can then be repeated exactly.")
]
Seconds = Annotated[float | None, typer.Option("--seconds", help="Seconds a bot may think about a decision.")]
Seed = Annotated[int, typer.Option("--seed", min=0, help="The same seed gives the same deals.")]
Workers = Annotated[
    int | None,
    typer.Option("--workers", min=0, help="Processes, else two; 0 plays in this one. On Ray: else all cores."),
]
OnRay = Annotated[bool, typer.Option("--ray", help="Play on Ray; needs the extra `cluster`.")]
RayAddress = Annotated[
    str | None, typer.Option("--ray-address", metavar="ADDRESS", help="The Ray cluster to play on, as in auto.")
]
Out = Annotated[
    Path | None, typer.Option("--out", metavar="DIR", help="The folder of the run; else one in your data folder.")
]
ShardBlocks = Annotated[int, typer.Option("--shard-blocks", help="Blocks that are played and saved together.")]


@arena_app.callback(invoke_without_command=True)
def arena(context: typer.Context) -> None:
    """Let bots play against each other, and tell how strong they are."""
    if context.invoked_subcommand is None:
        print(context.get_help())
        raise typer.Exit


@arena_app.command()
def duel(
    game: GameId,
    hero: Annotated[str, typer.Option(metavar="BOT", help="The bot to measure: strong, strong@800 or strong@300ms.")],
    rival: Annotated[str, typer.Option(metavar="BOT", help="The bot in all other seats, or one for each: a,b,c.")],
    players: Players = None,
    blocks: Blocks = None,
    option: Options = None,
    nodes: Nodes = None,
    seconds: Seconds = None,
    seed: Seed = 1,
    workers: Workers = None,
    ray: OnRay = False,
    ray_address: RayAddress = None,
    sprt: Annotated[
        bool, typer.Option("--sprt", help="Stop as soon as it is clear: better than chance or not.")
    ] = False,
    out: Out = None,
    shard_blocks: ShardBlocks = 5,
) -> None:
    """Measure one bot against others: the hero sits in every seat of every deal once."""
    from hoftag.lab.plan import DUEL, make_plan
    from hoftag.lab.players import parse_player
    from hoftag.lab.stats import sprt_blocks

    _budget(nodes, seconds)
    heroes = [parse_player(hero, "--hero", nodes, seconds)]
    rivals = [parse_player(part, "--rival", nodes, seconds) for part in rival.split(",")]
    values = _options(game, option)

    def planned(seats: int) -> Plan:
        most = blocks if blocks is not None else sprt_blocks(max(seats, 2)) if sprt else BLOCKS
        return make_plan(game, DUEL, heroes + rivals, seats, most, seed, values, shard_blocks, sprt)

    _play(planned, players, out, _crew(workers, ray, ray_address))


@arena_app.command()
def league(
    game: GameId,
    bots: Annotated[str, typer.Option(metavar="BOTS", help="Who takes part, as in novice,casual,strong@300ms.")],
    players: Players = None,
    blocks: Blocks = None,
    option: Options = None,
    nodes: Nodes = None,
    seconds: Seconds = None,
    seed: Seed = 1,
    workers: Workers = None,
    ray: OnRay = False,
    ray_address: RayAddress = None,
    out: Out = None,
    shard_blocks: ShardBlocks = 5,
) -> None:
    """Let several bots play at mixed tables; everybody sits everywhere equally often."""
    from hoftag.lab.plan import LEAGUE, make_plan
    from hoftag.lab.players import parse_player

    _budget(nodes, seconds)
    members = [parse_player(part, "--bots", nodes, seconds) for part in bots.split(",")]
    values = _options(game, option)

    def planned(seats: int) -> Plan:
        return make_plan(game, LEAGUE, members, seats, BLOCKS if blocks is None else blocks, seed, values, shard_blocks)

    _play(planned, players, out, _crew(workers, ray, ray_address))


@arena_app.command()
def resume(
    folders: Annotated[list[Path], typer.Argument(metavar="DIR...", help="Folders of runs, or folders of these.")],
    workers: Workers = None,
    ray: OnRay = False,
    ray_address: RayAddress = None,
) -> None:
    """Go on with runs that were interrupted; what has been played is kept."""
    from hoftag.lab.shards import find_runs

    _run(find_runs(folders), _crew(workers, ray, ray_address))


@arena_app.command()
def report(
    folders: Annotated[list[Path], typer.Argument(metavar="DIR...", help="Folders of runs, or folders of these.")],
    markdown: Annotated[bool, typer.Option("--markdown", help="Print rows of a table for a page.")] = False,
    json: Annotated[bool, typer.Option("--json", help="Print the figures as JSON.")] = False,
    out: Annotated[
        Path | None, typer.Option(metavar="FILE", help="The page to write; else report.html in the first folder.")
    ] = None,
) -> None:
    """Tell what runs have shown: a page with plots, rows of a table, or JSON."""
    import sys

    from hoftag.lab import report as reports

    if markdown and json:
        raise SetupError("--markdown and --json exclude each other")
    runs = reports.open_runs(folders)
    if markdown or json:
        sys.stdout.write(reports.markdown(runs) if markdown else reports.json_text(runs))
        return
    page = reports.write_page(runs, out or folders[0] / "report.html")
    print(f"written: {page}")


# ---------------------------------------------------------------------- shared by the commands


def _budget(nodes: int | None, seconds: float | None) -> None:
    """Raise where the budget makes no sense."""

    if nodes is not None and seconds is not None:
        raise SetupError("--nodes and --seconds exclude each other")
    if nodes is not None and nodes < 1:
        raise SetupError(f"--nodes is at least 1, not {nodes}")
    if seconds is not None and not 0 < seconds < float("inf"):
        raise SetupError(f"--seconds is above 0, not {seconds:g}")


def _options(game_id: str, option: list[str] | None) -> dict[str, int]:
    """The options of the game."""
    from hoftag.cli.playing import parse_options
    from hoftag.games import registry

    return parse_options(registry.game(game_id), option or [])


def _crew(workers: int | None, ray: bool, address: str | None) -> Crew:
    """Who plays the shards."""
    if ray or address is not None:
        from hoftag.lab.cluster import Cluster

        if workers == 0:
            raise SetupError("--workers is at least 1 on Ray, not 0")
        return Cluster(address, workers)
    from hoftag.lab.local import Pool, here

    return here if workers == 0 else Pool(WORKERS if workers is None else workers)


def _play(planned: Callable[[int], Plan], players: list[int] | None, out: Path | None, crew: Crew) -> None:
    """A run for each number of players; nothing is played or written before all of them are checked."""
    from hoftag.lab.shards import RunFolder

    counts = players or [2]
    if len(set(counts)) < len(counts):
        raise SetupError(f"--players names {next(n for n in counts if counts.count(n) > 1)} twice")
    plans = [planned(seats) for seats in counts]
    folders = [_place(plan, out, len(plans) > 1) for plan in plans]
    for path, plan in zip(folders, plans, strict=True):
        RunFolder.require_room(path, plan)
    _run([RunFolder.begin(path, plan) for path, plan in zip(folders, plans, strict=True)], crew)


def _place(plan: Plan, out: Path | None, several: bool) -> Path:
    """The folder of a run: by default one that the same command finds again."""
    from hoftag.cli.store import data_folder

    if out is not None:
        return out / f"{plan.seats}-players" if several else out
    return data_folder(os.environ) / "arena" / plan.folder


def _run(folders: list[RunFolder], crew: Crew) -> None:
    """Play, and tell the figures; an interrupted run says how to go on."""
    from hoftag.cli.leaving import Left
    from hoftag.lab.arena import play_run
    from hoftag.lab.summary import summarize

    for number, folder in enumerate(folders):
        try:
            play_run(folder, crew)
        except KeyboardInterrupt as error:
            left = shlex.join(str(folder.path) for folder in folders[number:])
            raise Left(f"stopped; go on with: hoftag arena resume {left}") from error
        for line in told(summarize(folder)):
            print(line)
        print(f"  kept in {folder.path}")


def told(figures: dict[str, Any]) -> list[str]:
    """The figures of a run in a few lines."""
    from hoftag.lab.page import figure

    lines = [f"{figures['game']}, {figures['players']} players, {figures['matchup']}: {figures['games']} games"]
    if "share" in figures:
        lines.append(
            f"  win share {_percent(figures['share'])}, by chance {100 * figures['chance']:.1f} %; "
            f"margin {_points(figures['margin'])}; pairing gain {figure(figures['pairing_gain'], '.2f')}"
        )
    if "sprt" in figures:
        test = figures["sprt"]
        lines.append(f"  sequential test after {test['blocks']} blocks: {test['said']} ({test['evidence']:+.2f})")
    for row in figures.get("league", []):
        lines.append(f"  {row['bot']}: win share {_percent(row['share'])} in {row['blocks']} blocks")
    for row in figures["thinking"]:
        if row["decisions"]:
            times = f"p50 {row['p50_ms']:.3g} ms, p95 {row['p95_ms']:.3g}, longest {row['longest_ms']:.3g}"
            limit = "" if row["limit_ms"] is None else f", limit {row['limit_ms']:g}"
            lines.append(f"  {row['bot']}: {times}{limit}")
    return lines


def _percent(interval: dict[str, float]) -> str:
    """A share with its interval."""
    mean, low, high = (100 * interval[name] for name in ("mean", "low", "high"))
    return f"{mean:.1f} % ({low:.1f} to {high:.1f})"


def _points(interval: dict[str, float]) -> str:
    """Points with their interval."""
    return f"{interval['mean']:+.1f} points ({interval['low']:+.1f} to {interval['high']:+.1f})"
