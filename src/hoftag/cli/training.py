"""`hoftag train`: a net for a game learns by playing against itself, with its progress on screen and in plots."""

from __future__ import annotations

import subprocess
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from hoftag.bots.registry import make_bot
from hoftag.cli.terminal import Terminal
from hoftag.core.errors import SetupError
from hoftag.games import registry
from hoftag.lab.recipe import TASKS, Recipe

if TYPE_CHECKING:
    from hoftag.bots.judges import Net
    from hoftag.lab.train import Progress as Told


@dataclass(frozen=True, slots=True)
class TrainOptions:
    """What the command line says."""

    recipe: Recipe
    out: Path
    start: str  # a file, or `own` for the net that comes with the program, or nothing
    workers: int


def train(options: TrainOptions, terminal: Terminal) -> None:
    """Begin or go on; Ctrl-C loses at most the round under way."""
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TextColumn,
        TimeElapsedColumn,
        TimeRemainingColumn,
    )

    from hoftag.lab.curves import draw_curves
    from hoftag.lab.train import Run

    _check(options)
    run = Run(options.out, options.recipe, _start(options))
    done, rounds = run.done(), options.recipe.rounds
    if done:
        terminal.line(f"{options.out}: going on after round {done}")
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, TimeRemainingColumn(), console=terminal.console) as bar:
        task = bar.add_task("rounds", total=rounds, completed=done)

        def told(progress: Told) -> None:
            shares = ", ".join(f"{share:.0%} against {rival}" for rival, share in progress.shares.items())
            bar.console.print(f"round {progress.round}: loss {progress.loss:.4f}" + (f", {shares}" if shares else ""))
            bar.update(task, completed=progress.round)

        try:
            net = run.go_on(options.workers, told)
        except KeyboardInterrupt:
            terminal.line(f"stopped after round {run.done()}; the same command goes on")
            return
    draw_curves(run)
    net.story["commit"] = _commit()
    net.story["seconds"] = round(sum(float(line["seconds"]) for line in run.log()))
    file = options.out / f"{options.recipe.name}.net"
    file.write_bytes(net.dumped())
    terminal.line(f"{file}: {file.stat().st_size // 1024} KiB; curves in {options.out / 'curves.svg'}")


def _check(options: TrainOptions) -> None:
    """What cannot be trained is said before anything is written."""
    recipe = options.recipe
    game = registry.game(recipe.game)
    if not game.min_seats <= recipe.seats <= game.max_seats:
        raise SetupError(f"{game.id} is for {game.min_seats} to {game.max_seats} seats, not {recipe.seats}")
    if options.workers < 1 or recipe.rounds < 1:
        raise SetupError("--workers and --rounds are at least 1")
    if recipe.games < TASKS:
        raise SetupError(f"--games is at least {TASKS}, not {recipe.games}")
    if recipe.belief and (recipe.warm or recipe.expert or options.start):
        raise SetupError("--belief learns from games of the nets that come along: no --warm, --expert or --start")
    if recipe.expert and recipe.games // recipe.share < TASKS:
        raise SetupError(f"--games {recipe.games} with --share {recipe.share}: fewer than {TASKS} games with search")
    make_bot(recipe.teacher, recipe.game)


def _start(options: TrainOptions) -> Net | None:
    """The net to begin with."""
    from hoftag.bots.judges import net_for, read_net

    if not options.start:
        return None
    if options.start == "own":
        return net_for(options.recipe.game, options.recipe.seats)
    file = Path(options.start)
    if not file.is_file():
        raise SetupError(f"--start {file}: there is no such file")
    return read_net(file.read_bytes())


def _commit() -> str:
    """The commit of the sources that trained, where they lie in a repository."""
    here = Path(__file__).parent
    told = subprocess.run(["git", "-C", str(here), "rev-parse", "HEAD"], capture_output=True, text=True, check=False)
    return told.stdout.strip() if told.returncode == 0 else ""


def train_command(
    game: Annotated[str, typer.Argument(help="The game, as listed by `hoftag games`.")],
    players: Annotated[int, typer.Option(help="How many play.")] = 2,
    rounds: Annotated[int, typer.Option(help="Rounds of playing and learning.")] = Recipe.rounds,
    games: Annotated[int, typer.Option(help="Games in a round.")] = Recipe.games,
    seed: Annotated[int, typer.Option(help="Repeat the same chance.")] = Recipe.seed,
    memory: Annotated[float, typer.Option(help="Lambda: 0 looks one choice ahead, 1 to the end.")] = Recipe.memory,
    heat: Annotated[float, typer.Option(help="Chance in the moves of the first round.")] = Recipe.heat,
    rate: Annotated[float, typer.Option(help="Rate of learning in the first round.")] = Recipe.rate,
    window: Annotated[int, typer.Option(help="Rounds whose games are learnt from.")] = Recipe.window,
    passes: Annotated[int, typer.Option(help="Passes through them in a round.")] = Recipe.passes,
    varied: Annotated[float, typer.Option(help="Share of games with options drawn at random.")] = Recipe.varied,
    every: Annotated[int, typer.Option(help="Rounds between two trials of strength.")] = Recipe.every,
    trial: Annotated[int, typer.Option(help="Games of a trial.")] = Recipe.trial,
    warm: Annotated[int, typer.Option(help="Games of a teacher to learn from first.")] = Recipe.warm,
    teacher: Annotated[str, typer.Option(help="The bot that shows them.")] = Recipe.teacher,
    expert: Annotated[int, typer.Option(help="Rounds at the end that learn from search.")] = Recipe.expert,
    nodes: Annotated[int, typer.Option(help="Iterations of search for a move of these rounds.")] = Recipe.nodes,
    share: Annotated[int, typer.Option(help="They have one of so many games.")] = Recipe.share,
    belief: Annotated[bool, typer.Option(help="Learn what others hold, by what they do.")] = Recipe.belief,
    start: Annotated[
        str, typer.Option(metavar="FILE", help="Begin with this net; `own` is the one that comes along.")
    ] = "",
    workers: Annotated[int, typer.Option(help="Processes that play.")] = 2,
    out: Annotated[
        Path | None, typer.Option(metavar="FOLDER", help="Where everything is kept; by default a folder in training.")
    ] = None,
) -> None:
    """Teach a net by letting it play against itself. Stop it with Ctrl-C; the same command goes on."""
    recipe = Recipe(
        game, players, rounds, games, seed, memory=memory, heat=heat, rate=rate, window=window, passes=passes,
        varied=varied, every=every, trial=trial, warm=warm, teacher=teacher,
        expert=expert, nodes=nodes, share=share, belief=belief,
    )  # fmt: skip
    train(TrainOptions(recipe, out or Path("training", recipe.name), start, workers), Terminal())
