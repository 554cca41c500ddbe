"""The command `hoftag`. Every mistake of a user is one line on stderr; no traceback is ever shown unasked."""

from __future__ import annotations

import os
import sys
import traceback
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from hoftag.cli.analysing import analyse_command
from hoftag.cli.arena import arena_app
from hoftag.cli.balance import report_app
from hoftag.cli.bundling import bundle_command
from hoftag.cli.dataset import dataset_command
from hoftag.cli.leaving import Left
from hoftag.cli.training import train_command
from hoftag.core.errors import HoftagError

if TYPE_CHECKING:
    from hoftag.cli.terminal import Terminal

app = typer.Typer(
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
    context_settings={"help_option_names": ["-h", "--help"]},
    help="Play board games by their exact rules, alone against bots or together at one screen.",
)
edition_app = typer.Typer(help="Work with component data of your own.", rich_markup_mode=None, no_args_is_help=False)
app.add_typer(edition_app, name="edition")
app.add_typer(arena_app, name="arena")
app.add_typer(report_app, name="report")
app.command(name="train")(train_command)
app.command(name="analyse")(analyse_command)
app.command(name="bundle")(bundle_command)
app.command(name="dataset")(dataset_command)

Language = Annotated[
    str | None,
    typer.Option("--lang", metavar="LANG", help="Language: en, de or it; else HOFTAG_LANG, else the system's."),
]
Plain = Annotated[bool, typer.Option("--plain", help="Leave out colours.")]
EditionFile = Annotated[
    Path | None, typer.Option("--edition", metavar="FILE", help="Component data other than the built-in ones (TOML).")
]

Database = Annotated[
    str | None,
    typer.Option(
        "--database",
        metavar="DATABASE",
        help="The server's database: a file or a URL; else the one in your data folder.",
    ),
]


@app.callback(invoke_without_command=True)
def hoftag(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Show version and build, and exit.")] = False,
) -> None:
    """Play board games by their exact rules, alone against bots or together at one screen."""
    if version:
        from hoftag.build import build
        from hoftag.version import __version__

        print(f"hoftag {__version__} ({build()})")
        raise typer.Exit
    if context.invoked_subcommand is None:
        print(context.get_help())
        raise typer.Exit


@edition_app.callback(invoke_without_command=True)
def edition(context: typer.Context) -> None:
    """Work with component data of your own."""
    if context.invoked_subcommand is None:
        print(context.get_help())
        raise typer.Exit


@app.command()
def menu(lang: Language = None, plain: Plain = False) -> None:
    """Choose language, game, players and opponents from a menu, or go on with a saved game."""
    from hoftag.cli.menu import Menu

    Menu(_terminal(plain), _language(lang)).run()


@app.command()
def play(
    game: Annotated[str, typer.Argument(help="The game, as listed by `hoftag games`.")],
    players: Annotated[int | None, typer.Option(help="How many play, people and bots together.")] = None,
    seat: Annotated[int | None, typer.Option(help="Your seat, counted from 0.")] = None,
    humans: Annotated[
        str | None, typer.Option(metavar="SEATS", help="Seats of people at this screen, as in 0,2; none to watch bots.")
    ] = None,
    bots: Annotated[
        str | None, typer.Option(metavar="BOTS", help="Bots of the other seats, as in thumb,random.")
    ] = None,
    names: Annotated[str | None, typer.Option(metavar="NAMES", help="Names of the seats, as in Anna,Bob.")] = None,
    option: Annotated[
        list[str] | None, typer.Option(metavar="KEY=VALUE", help="An option of the game; can be repeated.")
    ] = None,
    edition: EditionFile = None,
    seed: Annotated[int | None, typer.Option(help="Repeat the same chance; without it nobody can foresee it.")] = None,
    record: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Where to save the game; by default in your data folder.")
    ] = None,
    resume: Annotated[Path | None, typer.Option(metavar="FILE", help="Go on with a saved game.")] = None,
    lang: Language = None,
    plain: Plain = False,
) -> None:
    """Play a game in this terminal. Every move is saved at once; leave with `quit` and go on with --resume."""
    from hoftag.cli.playing import PlayOptions
    from hoftag.cli.playing import play as play_game

    options = PlayOptions(
        game, _language(lang), players, seat, humans, bots, names, option or [], edition, seed, record, resume
    )
    play_game(options, _terminal(plain))


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="A record (*.jsonl).")],
    seat: Annotated[int | None, typer.Option(help="See the game as this seat saw it.")] = None,
    spectator: Annotated[bool, typer.Option("--spectator", help="See what everybody saw (the default).")] = False,
    edition: EditionFile = None,
    at: Annotated[int | None, typer.Option(help="Begin at this step.")] = None,
    all_steps: Annotated[bool, typer.Option("--all", help="Print every step without asking.")] = False,
    lang: Language = None,
    plain: Plain = False,
) -> None:
    """Go through a recorded game step by step: Enter for the next step, b back, a number to jump, q to leave."""
    from hoftag.cli.replay import Replay, ReplayOptions
    from hoftag.core.errors import SetupError

    if spectator and seat is not None:
        raise SetupError("--seat and --spectator exclude each other")
    viewer = Replay(ReplayOptions(file, _language(lang), seat, edition, at, all_steps), _terminal(plain))
    try:
        viewer.run(at, all_steps)
    except (EOFError, KeyboardInterrupt) as error:
        raise Left("stopped") from error


@app.command()
def check(
    paths: Annotated[
        list[Path], typer.Argument(help="Cases (*.toml), records (*.jsonl), reports (*.bundle), or folders.")
    ],
    edition: EditionFile = None,
    plain: Plain = False,
) -> None:
    """Run rule cases, verify records and reproduce reports. Exit code 1 when one fails, 2 when one cannot be read."""
    from hoftag.cli.checking import Check

    raise typer.Exit(Check(_terminal(plain), edition).run(paths))


@app.command()
def bench(
    games: Annotated[
        str | None, typer.Option(metavar="GAMES", help="Games to measure, as in tallinn; else all.")
    ] = None,
    players: Annotated[int | None, typer.Option(help="Seats in each game; else four, or as many as it allows.")] = None,
    rounds: Annotated[int, typer.Option(help="How often everything is measured.")] = 5,
    quick: Annotated[bool, typer.Option("--quick", help="A short run.")] = False,
    json: Annotated[
        str | None, typer.Option(metavar="FILE", help="Write the figures as JSON; - is the screen.")
    ] = None,
    batches: Annotated[
        bool, typer.Option("--batches", help="Measure games stepped side by side, beside pgx and OpenSpiel.")
    ] = False,
) -> None:
    """Measure how fast the engine plays."""
    from hoftag.bench.main import BenchOptions
    from hoftag.bench.main import run as run_bench
    from hoftag.cli.seating import split_list

    raise typer.Exit(run_bench(BenchOptions(split_list(games), players, rounds, quick, json, batches)))


@app.command()
def soak(
    games: Annotated[str | None, typer.Argument(help="Games, as in tallinn; else all.")] = None,
    number: Annotated[int, typer.Option("--games", min=1, help="Random games for each setup.")] = 100,
    laws: Annotated[str | None, typer.Option(metavar="LAWS", help="Laws, separated by commas; else all.")] = None,
    jobs: Annotated[int, typer.Option(min=1, help="Processes at a time.")] = 2,
    seed: Annotated[int, typer.Option(min=0, help="Seed of the first game.")] = 0,
    option: Annotated[
        list[str] | None, typer.Option(metavar="KEY=VALUE", help="Only this setup of one game; else every one.")
    ] = None,
) -> None:
    """Try the laws on many random games of every player count and option set, and compare the builds."""
    from hoftag.check.soak import SoakOptions
    from hoftag.check.soak import run as run_soak
    from hoftag.cli.playing import parse_options
    from hoftag.cli.seating import split_list
    from hoftag.core.errors import SetupError
    from hoftag.games import registry

    ids = split_list(games)
    if option and len(ids) != 1:
        raise SetupError("--option needs one game, as in `hoftag soak staufer --option privileges=random`")
    setup = parse_options(registry.game(ids[0]), option) if option else None
    raise typer.Exit(run_soak(SoakOptions(ids, number, split_list(laws), jobs, seed, setup)))


@app.command()
def export(
    game: Annotated[str, typer.Argument(help="The game, as listed by `hoftag games`.")],
    format: Annotated[
        str, typer.Option(metavar="FORMAT", help="json: all words and actions; ts: TypeScript types.")
    ] = "json",
    out: Annotated[Path | None, typer.Option(metavar="FILE", help="Write to a file instead of the screen.")] = None,
) -> None:
    """Export the words of a game: action space, domains, verbs, steps, events, reasons, options."""
    from hoftag.cli.export import export_json
    from hoftag.cli.typescript import export_types
    from hoftag.core.errors import SetupError
    from hoftag.games import registry

    makers = {"json": export_json, "ts": export_types}
    if format not in makers:
        raise SetupError(f"--format is json or ts, not '{format}'")
    text = makers[format](registry.game(game))
    if out is None:
        sys.stdout.write(text)
    else:
        out.write_text(text, encoding="utf-8")


@app.command()
def games(lang: Language = None, plain: Plain = False) -> None:
    """List the games with their numbers of players, options and bots."""
    from hoftag.cli.listing import list_games

    list_games(_terminal(plain), _language(lang))


@app.command()
def backup(
    file: Annotated[Path, typer.Argument(help="The file to make.")], database: Database = None, plain: Plain = False
) -> None:
    """Copy the server's database into a new file, also while the server runs."""
    from hoftag.cli.storing import back_up

    back_up(database, file, _terminal(plain))


@app.command()
def restore(
    file: Annotated[Path, typer.Argument(help="A backup.")], database: Database = None, plain: Plain = False
) -> None:
    """Make the server's database from a backup; one that is there is never overwritten."""
    from hoftag.cli.storing import restore as restore_backup

    restore_backup(file, database, _terminal(plain))


@app.command("validate-db")
def validate_db(database: Database = None, edition: EditionFile = None, plain: Plain = False) -> None:
    """Replay every match of the server's database, changing nothing. Exit code 1 when one is broken."""
    from hoftag.cli.storing import validate

    raise typer.Exit(validate(database, edition, _terminal(plain)))


@app.command()
def serve(
    host: Annotated[str, typer.Option(help="The address to serve at; 0.0.0.0 for all of this machine.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="The port; 0 for any that is free.")] = 8520,
    database: Annotated[
        str | None, typer.Option(metavar="URL|PATH", help="SQLite file or postgresql://...; else in your data folder.")
    ] = None,
    workers: Annotated[int, typer.Option(help="Processes in which bots think.")] = 1,
    allow_host: Annotated[
        list[str] | None, typer.Option(metavar="NAME", help="A name this server is known by; can be repeated.")
    ] = None,
    public_url: Annotated[
        str | None, typer.Option(metavar="URL", help="What people open, where a proxy stands before the server.")
    ] = None,
    proxy: Annotated[
        str | None, typer.Option(metavar="ADDRESS", help="The proxy whose forwarded addresses are believed.")
    ] = None,
    webhook: Annotated[
        str | None, typer.Option(metavar="URL", help="Tell this URL when somebody who is away is asked.")
    ] = None,
    bot_delay: Annotated[float, typer.Option(help="Seconds, about, that a bot waits before it answers.")] = 0.6,
    connects: Annotated[float, typer.Option(help="Sockets a second from one address.")] = 10.0,
    open_metrics: Annotated[bool, typer.Option("--open-metrics", help="Show /metrics to other machines.")] = False,
    edition: Annotated[
        list[Path] | None, typer.Option(metavar="FILE", help="Component data to offer as well; can be repeated.")
    ] = None,
    open_browser: Annotated[bool, typer.Option("--open", help="Open the page in the browser of this machine.")] = False,
    no_analysis: Annotated[bool, typer.Option("--no-analysis", help="Let no finished match be analysed.")] = False,
) -> None:
    """Let people play in their browsers, and programs, at this machine or over the network."""
    from hoftag.cli.serving import ServeOptions
    from hoftag.cli.serving import serve as run_server

    options = ServeOptions(
        host, port, database, workers, allow_host or [], public_url, proxy, webhook, bot_delay, connects, open_metrics,
        edition or [], open_browser, not no_analysis,
    )  # fmt: skip
    run_server(options)


@app.command()
def verify(
    record: Annotated[Path, typer.Argument(help="The record of a match that is over (*.jsonl).")],
    edition: EditionFile = None,
    draws: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Also write what there was to draw, for docs/examples/verify.mjs."),
    ] = None,
) -> None:
    """Deal a match of a server anew from its secret, and compare every draw."""
    from hoftag.cli.serving import verify as verify_record

    print(verify_record(record, edition, draws))


@edition_app.command("check")
def edition_check(
    file: Annotated[Path, typer.Argument(help="An edition (TOML).")], lang: Language = None, plain: Plain = False
) -> None:
    """Validate component data; tells id, hash and which tables are reconstructed."""
    from hoftag.cli.listing import show_edition

    show_edition(file, _terminal(plain), _language(lang))


# ---------------------------------------------------------------------- around the commands


def _terminal(plain: bool) -> Terminal:
    """The terminal of this process."""
    from hoftag.cli.terminal import Terminal

    return Terminal(plain)


def _language(given: str | None) -> str:
    """The language asked for or found in the environment."""
    from hoftag.texts.languages import choose_language

    return choose_language(given, os.environ)


def run() -> None:
    """Run the command line of this process and leave with its exit code."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if stream is not None and hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # a symbol the terminal lacks, or a stray byte, stops nothing
    sys.exit(guarded(sys.argv[1:]))


def guarded(arguments: list[str]) -> int:
    """The exit code of a command; whatever goes wrong is told in one line."""
    try:
        code = app(arguments, prog_name="hoftag", standalone_mode=False)
        sys.stdout.flush()
    except Left as left:
        return _fail(str(left), 130)
    except (typer.Abort, KeyboardInterrupt, EOFError):
        return _fail("stopped", 130)
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # nobody reads: nothing more to say
        return 141
    except HoftagError as error:
        return _fail(str(error), 2)
    except OSError as error:
        return _fail(f"{error.filename}: {error.strerror}" if error.filename else str(error), 2)
    except UnicodeDecodeError as error:
        return _fail(f"this is not a text in UTF-8: {error.reason}", 2)
    except Exception as error:
        usage = getattr(error, "format_message", None)  # typer's and click's own errors have it
        if usage is not None:
            return _fail(f"{usage()} (hoftag --help tells more)", 2)
        if os.environ.get("HOFTAG_DEBUG") == "1":
            traceback.print_exc()
        told = f"{type(error).__name__}: {error}"
        return _fail(f"something went wrong that never should ({told}); please report it with the record file", 1)
    if code == 130:
        return _fail("stopped", 130)  # typer makes this of Ctrl-C
    return code if isinstance(code, int) else 0


def _fail(text: str, code: int) -> int:
    """One line on stderr, and the exit code."""
    print(f"hoftag: {' '.join(text.split())}", file=sys.stderr)
    return code
