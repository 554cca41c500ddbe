"""The figures for people, as tables, and for programs, as JSON."""

from __future__ import annotations

import json
import sys
from pathlib import Path

from rich.console import Console
from rich.table import Table

from hoftag.bench.figures import COMPILED, COSTS, OPENSPIEL, PLAIN, PLAYOUTS, PREFIX, Figures, Number, Ratio


def as_json(figures: Figures) -> dict[str, object]:
    """Everything as plain data; what was not measured is null."""
    return {
        "build": figures.build,
        "medium_set": medium_set(figures) if figures.peers else None,
        "games": {id: game_figures(figures, id) for id in figures.players},
        "ratios": {id: game_ratios(figures, id) for id in figures.players},
    }


def medium_set(figures: Figures) -> dict[str, object]:
    """OpenSpiel's medians."""
    return {
        "driven": whole(figures.set_middle("driven")),
        "inside": whole(figures.set_middle("inside")),
        "hearts_clone_us": short(figures.middle(OPENSPIEL, "clone", "hearts")),
    }


def game_figures(figures: Figures, id: str) -> dict[str, object]:
    """One of our games; keys without a prefix are those of the compiled build."""
    data: dict[str, object] = {"players": figures.players[id]}
    for worker, prefix in PREFIX.items():
        for what in PLAYOUTS:
            data[prefix + what] = whole(figures.middle(worker, what, id))
        for what in COSTS:
            data[f"{prefix}{what}_us"] = short(figures.middle(worker, what, id))
        for what in ("peak_bytes", "clones_10k_bytes"):
            data[prefix + what] = whole(figures.memory(worker, id, what))
    data["decisions_per_game"] = short(figures.decisions_per_game(PLAIN, id))
    data["chance_per_decision"] = short(figures.chance_share(PLAIN, id))
    return data


def game_ratios(figures: Figures, id: str) -> dict[str, object]:
    """The ratios of one game, and between which values each moved from round to round."""
    found = figures.ratios(id)
    data: dict[str, object] = {key: short(ratio.median if ratio else None) for key, ratio in found.items()}
    data["spread"] = {key: [short(ratio.low), short(ratio.high)] if ratio else None for key, ratio in found.items()}
    return data


def write_json(data: dict[str, object], path: str) -> None:
    """To a file, or to stdout for `-`."""
    text = json.dumps(data, indent=2) + "\n"
    if path == "-":
        sys.stdout.write(text)
        sys.stdout.flush()
    else:
        Path(path).write_text(text, encoding="utf-8")


def whole(number: Number) -> int | None:
    """Without decimals."""
    return None if number is None else round(number)


def short(number: Number) -> float | None:
    """With few decimals."""
    return None if number is None else round(number, 3)


# ------------------------------------------------------------------ for people


def show(figures: Figures, console: Console) -> None:
    """The tables, and one line for each thing that is missing."""
    console.print(rates_table(figures))
    console.print(ratios_table(figures))
    console.print(costs_table(figures))
    if figures.build == PLAIN:
        line = "The engine runs plain: there is no compiled build here, so its columns are empty."
        console.print(line, soft_wrap=True)
    if not figures.peers:
        line = "OpenSpiel is missing, so there is nothing to compare with: install the extra `bench`."
        console.print(line, soft_wrap=True)


def rates_table(figures: Figures) -> Table:
    """Decisions a second."""
    table = Table(title="Random playouts, 1000 decisions/s (medians over the rounds)", title_justify="left")
    table.add_column("game (players)")
    for heading in ("driven", "inside", "plain\ndriven", "plain\ninside", "decisions\n/game", "chance\n/decision"):
        table.add_column(heading, justify="right")
    for id, players in figures.players.items():
        table.add_row(
            f"{id} ({players})",
            *[thousands(figures.middle(worker, what, id)) for worker in (COMPILED, PLAIN) for what in PLAYOUTS],
            small(figures.decisions_per_game(PLAIN, id), 1),
            small(figures.chance_share(PLAIN, id)),
            style="bold",
        )
    if not figures.peers:
        return table
    table.add_section()
    for peer in figures.peers:
        table.add_row(
            peer,
            *[thousands(figures.middle(OPENSPIEL, what, peer)) for what in PLAYOUTS],
            "",
            "",
            small(figures.decisions_per_game(OPENSPIEL, peer), 1),
            small(figures.chance_share(OPENSPIEL, peer)),
        )
    table.add_section()
    table.add_row("OpenSpiel median", *[thousands(figures.set_middle(what)) for what in PLAYOUTS], style="bold")
    return table


def ratios_table(figures: Figures) -> Table:
    """Ratios with their spread."""
    table = Table(title="Ratios (median, least to most over the rounds)", title_justify="left")
    table.add_column("ratio")
    for id in figures.players:
        table.add_column(id, justify="right")
    names = {
        "driven": "driven / medium set driven",
        "inside": "inside / medium set inside",
        "inside_vs_plain": "inside / plain inside",
        "plain_driven": "plain driven / medium set driven",
        "clone_vs_hearts": "clone us / clone us of hearts",
        "everything_vs_inside": "inside, all options on / as usual",
        "determinize_vs_clone": "determinize us / clone us",
        "driven_steps": "driven, chance moves counted too",
        "inside_steps": "inside, chance moves counted too",
    }
    by_game = [figures.ratios(id) for id in figures.players]
    for key, name in names.items():
        table.add_row(name, *[spread(ratios[key]) for ratios in by_game])
    return table


def costs_table(figures: Figures) -> Table:
    """Microseconds and memory."""
    table = Table(title="Costs in the middle of a game", title_justify="left")
    table.add_column("cost")
    for id in figures.players:
        table.add_column(id, justify="right")
        table.add_column(f"{id}, plain", justify="right")
    columns = [(worker, id) for id in figures.players for worker in (COMPILED, PLAIN)]
    for what in COSTS:
        table.add_row(f"{what}, us", *[small(figures.middle(worker, what, id)) for worker, id in columns])
    for what, name in (("peak_bytes", "peak of the process, MB"), ("clones_10k_bytes", "10,000 clones held, MB")):
        table.add_row(name, *[megabytes(figures.memory(worker, id, what)) for worker, id in columns])
    if figures.peers:
        table.add_section()
        table.add_row("OpenSpiel hearts clone, us", small(figures.middle(OPENSPIEL, "clone", "hearts")))
    return table


def thousands(number: Number) -> str:
    """A rate in thousands."""
    return "-" if number is None else f"{number / 1000:,.0f}"


def small(number: Number, decimals: int = 2) -> str:
    """A small number."""
    return "-" if number is None else f"{number:.{decimals}f}"


def megabytes(number: Number) -> str:
    """Bytes for people."""
    return "-" if number is None else f"{number / 1e6:.1f}"


def spread(ratio: Ratio | None) -> str:
    """A ratio with its spread."""
    return "-" if ratio is None else f"{ratio.median:.2f} ({ratio.low:.2f} to {ratio.high:.2f})"
