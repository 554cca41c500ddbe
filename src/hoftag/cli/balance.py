"""`hoftag report`: what games of bots tell about a game itself."""

from __future__ import annotations

import os
import shlex
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from hoftag.cli.arena import WORKERS, GameId, Options, Players, Seed
from hoftag.cli.leaving import Left

if TYPE_CHECKING:
    from hoftag.lab.balance import BalancePlan

SIZES: Final = (300, 3000, 500)  # games of the bots, games of the fast bots, games of each changed edition
QUICK: Final = (30, 200, 40)

report_app = typer.Typer(
    help="Tell what games of bots show about a game itself.", rich_markup_mode=None, no_args_is_help=False
)


@report_app.callback(invoke_without_command=True)
def report(context: typer.Context) -> None:
    """Tell what games of bots show about a game itself."""
    if context.invoked_subcommand is None:
        print(context.get_help())
        raise typer.Exit


@report_app.command()
def balance(
    game: GameId,
    players: Players = None,
    games: Annotated[
        int | None, typer.Option(help=f"Games for each number of players; else {SIZES[0]}. Three have the same deal.")
    ] = None,
    bots: Annotated[str, typer.Option(metavar="BOT", help="Who has all seats: strong, strong@100 or strong@300ms.")] = (
        "strong"
    ),
    fast_bots: Annotated[str, typer.Option(metavar="BOT", help="Who plays what needs many games.")] = "net",
    fast_games: Annotated[int | None, typer.Option(min=0, help=f"How many these are; else {SIZES[1]}.")] = None,
    variant_games: Annotated[
        int | None, typer.Option(min=0, help=f"Games with each changed value of the edition; else {SIZES[2]}.")
    ] = None,
    option: Options = None,
    nodes: Annotated[
        int | None, typer.Option(min=1, help="Positions a bot may look at; games can then be repeated exactly.")
    ] = None,
    seed: Seed = 1,
    workers: Annotated[int, typer.Option(min=0, help="Processes; 0 plays in this one.")] = WORKERS,
    out: Annotated[
        Path | None, typer.Option(metavar="DIR", help="The folder of the report; else one in your data folder.")
    ] = None,
    quick: Annotated[bool, typer.Option("--quick", help="Few games of each kind: to see what a report looks like.")] = (
        False
    ),
) -> None:
    """Play a game with strong bots and write how balanced it is: seats, components, luck, values of the edition."""
    from hoftag.cli.playing import parse_options
    from hoftag.cli.store import data_folder
    from hoftag.games import registry
    from hoftag.lab.balance import Sizes, plan_balance
    from hoftag.lab.balance_folder import BalanceFolder
    from hoftag.lab.balance_report import write_report
    from hoftag.lab.players import parse_player

    usual = QUICK if quick else SIZES
    asked = (games, fast_games, variant_games)
    main, fast, varied = (number if given is None else given for number, given in zip(usual, asked, strict=True))
    if variant_games is None:
        varied = min(varied, fast)
    plan = plan_balance(
        game,
        players or [2],
        parse_player(bots, "--bots", nodes),
        parse_player(fast_bots, "--fast-bots"),
        Sizes(main, fast, varied),
        seed,
        parse_options(registry.game(game), option or []),
    )
    folder = BalanceFolder(out or data_folder(os.environ) / "balance" / plan.folder, plan)
    try:
        folder.play(workers)
    except KeyboardInterrupt as error:
        raise Left(f"stopped after {folder.games} of {plan.games} games; the same command goes on") from error
    page = write_report(folder, told_command(plan, Sizes(main, fast, varied), option or []))
    print(f"{plan.title}: {plan.games} games")
    print(f"  written: {page}")


def told_command(plan: BalancePlan, sizes: tuple[int, int, int], option: list[str]) -> str:
    """The command that plays the same again, with everything said."""
    main, fast = plan.series[0].player, plan.series[-1].player
    counts = dict.fromkeys(series.seats for series in plan.series)
    words = ["hoftag", "report", "balance", plan.game]
    words += [word for seats in counts for word in ("--players", str(seats))]
    words += ["--bots", main.label, "--games", str(sizes[0])]
    words += ["--fast-bots", fast.label] if sizes[1] else []
    words += ["--fast-games", str(sizes[1]), "--variant-games", str(sizes[2])]
    words += [word for choice in option for word in ("--option", choice)]
    return shlex.join([*words, "--seed", str(plan.seed)])
