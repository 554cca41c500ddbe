"""`hoftag dataset`: bots play, and every decision becomes a row of a Parquet file."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import typer

from hoftag.cli.arena import WORKERS, GameId, Options, Seed
from hoftag.cli.leaving import Left


def dataset_command(
    game: GameId,
    games: Annotated[int, typer.Option(help="How many games are played, each with a deal of its own.")],
    bots: Annotated[str, typer.Option(metavar="BOTS", help="Who plays, as in strong,casual or strong@400.")],
    players: Annotated[int, typer.Option(help="How many play.")] = 2,
    option: Options = None,
    nodes: Annotated[
        int | None, typer.Option(min=1, help="Positions a bot may look at; else as many as its level does.")
    ] = None,
    seed: Seed = 1,
    workers: Annotated[int, typer.Option(min=0, help="Processes; 0 plays in this one.")] = WORKERS,
    out: Annotated[
        Path | None, typer.Option(metavar="DIR", help="The folder of the dataset; else one in your data folder.")
    ] = None,
    shard_games: Annotated[int, typer.Option(help="Games that are written into one file.")] = 50,
) -> None:
    """Let bots play, and write every decision down as a row of a Parquet file. The same command goes on."""
    from hoftag.cli.playing import parse_options
    from hoftag.cli.store import data_folder
    from hoftag.games import registry
    from hoftag.lab.dataset import plan_dataset
    from hoftag.lab.dataset_folder import DatasetFolder
    from hoftag.lab.dataset_table import arrow
    from hoftag.lab.players import parse_player

    arrow()
    members = [parse_player(part, "--bots", nodes) for part in bots.split(",")]
    values = parse_options(registry.game(game), option or [])
    plan = plan_dataset(game, members, players, games, seed, values, shard_games)
    folder = DatasetFolder(out or data_folder(os.environ) / "datasets" / plan.folder, plan)
    try:
        folder.play(workers)
    except KeyboardInterrupt as error:
        raise Left(f"stopped after {folder.games} of {games} games; the same command goes on") from error
    print(f"{plan.title}: {folder.games} games, {folder.rows} rows")
    print(f"  kept in {folder.path}")
