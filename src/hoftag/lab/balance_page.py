"""The page of a report on balance: one file without anything from elsewhere."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape
from typing import Final

from hoftag.lab import balance_plots as plots
from hoftag.lab.balance_stats import Figures
from hoftag.lab.balance_words import in_short, luck_words, seat_words
from hoftag.lab.page import HEAD, figure, table

STYLE: Final = """<style>
.pair { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 26rem), 1fr)); gap: 0 2rem }
.pair > div { min-width: 0 }
h4 { font-size: .9rem; margin: .8rem 0 .2rem }
.dealt { border: 1px solid var(--accent); color: var(--accent); border-radius: .6rem; padding: 0 .4rem;
  font-size: .75rem; font-weight: 400; margin-left: .4rem }
summary { cursor: pointer; color: var(--accent); margin: .4rem 0 } code { overflow-wrap: anywhere }
td:first-child { min-width: 11rem }
ul { margin: .2rem 0; padding-left: 1.2rem } li { margin-bottom: .3rem }
h4 + .small { margin: 0 0 .4rem }
.fine { font-size: .8rem }
.first { color: var(--accent) }
svg text { font-family: system-ui, sans-serif }
</style>
"""
READING: Final = (
    "Bots of equal strength have all seats. In brackets, and as lines in the plots: intervals of 95 percent, from "
    "1,000 draws of deals. One such interval in twenty misses the truth, so a single one among many proves little."
)


def page_text(told: Figures, command: str) -> str:
    """The whole page."""
    sections = [
        ("In short", _short(told)),
        ("Seats", _seats(told)),
        ("Points, margins and ties", _scores(told)),
        ("Length and choices", _length(told)),
        ("Where points come from", _items(told)),
        ("What components are worth", _components(told)),
        ("Luck and decisions", _luck(told)),
        ("If our values were others", _sensitivity(told)),
        ("How this was made", _making(told, command)),
    ]
    title = f"Balance of {told['title']}"
    head = HEAD.replace("<title>Hoftag arena</title>", f"<title>{escape(title)}</title>").replace(
        "</head>", STYLE + "</head>"
    )
    parts = [head, f"<h1>{escape(title)}</h1>\n<p>{READING}</p>\n"]
    parts += [f"<h2>{escape(name)}</h2>\n{text}" for name, text in sections]
    return "".join([*parts, "</body>\n</html>\n"])


# ---------------------------------------------------------------------- parts of all sections


def paired(told: Figures, draw: Callable[[Figures], str]) -> str:
    """The same for each number of players, side by side."""
    return '<div class="pair">' + "".join(f"<div>{draw(row)}</div>\n" for row in told["players"]) + "</div>\n"


def players(row: Figures) -> str:
    """A small heading."""
    return f"<h4>{row['players']} players</h4>\n"


def legend(row: Figures) -> str:
    """Which bots a plot shows, and in how many games."""
    marks = ('<span class="first">●</span>', "○")
    told = [f"{marks[n]} {escape(part['bot'])}, {part['games']} games" for n, part in enumerate(row["companies"])]
    return f'<p class="small">{"; ".join(told)}</p>\n'


def said(sentence: str) -> str:
    """A sentence for the page; a percent sign stays with its number."""
    return escape(sentence).replace(" %", "&nbsp;%")


def more(text: str) -> str:
    """Figures that are shown on demand."""
    return f"<details><summary>All figures</summary>\n{text}</details>\n"


def percent(value: Figures) -> str:
    """A share with its interval."""
    return f"{100 * value['mean']:.1f} % ({100 * value['low']:.1f} to {100 * value['high']:.1f})"


def signed(value: Figures | None, scale: float = 1.0, form: str = "+z.1f") -> str:
    """A difference with its interval; a dash where there is none."""
    if value is None or value["mean"] != value["mean"]:
        return "-"
    mean, low, high = (format(scale * value[name], form) for name in ("mean", "low", "high"))
    return f"{mean} ({low} to {high})"


# ---------------------------------------------------------------------- sections


def _short(told: Figures) -> str:
    """The most important figures in sentences."""

    def listed(row: Figures) -> str:
        return players(row) + "<ul>\n" + "".join(f"<li>{said(line)}</li>\n" for line in in_short(row)) + "</ul>\n"

    return paired(told, listed)


def _seats(told: Figures) -> str:
    """Win shares from the start player on, or by seat."""
    begins = told["players"][0]["companies"][0]["order"] is not None

    def drawn(row: Figures) -> str:
        key = "order" if begins else "seats"
        names = [_place(n) if begins else f"seat {n}" for n in range(row["players"])]
        lines = [
            plots.Line(name, [part[key][n] for part in row["companies"]], 1 / row["players"])
            for n, name in enumerate(names)
        ]
        rows = [
            [name, *[cell for part in row["companies"] for cell in (percent(part[key][n]), signed(part["leads"][n]))]]
            for n, name in enumerate(names)
        ]
        heads = ["seat", *[cell for part in row["companies"] for cell in (f"win share, {part['bot']}", "points")]]
        picture = plots.dots(lines, "win share, percent", f"seats{row['players']}", "Win share by seat", 100)
        return players(row) + picture + legend(row) + more(table(heads, rows))

    return f"<p>{said(seat_words(told))}</p>\n" + paired(told, drawn)


def _place(number: int) -> str:
    """A place in the order of play."""
    return "start player" if not number else f"{('second', 'third', 'fourth', 'fifth')[number - 1]} in order"


def _scores(told: Figures) -> str:
    """Distributions by place, margins, ties."""

    def drawn(row: Figures) -> str:
        part = row["companies"][-1]
        found = [players(row), plots.scores(part["scores"], f"scores{row['players']}")]
        found.append(plots.margins(part["margins"], f"margins{row['players']}"))
        return "".join(found) + f'<p class="small">{escape(part["bot"])}, {part["games"]} games</p>\n'

    heads = ["players, bots", "points of a seat", "5 to 95 %", "margin", "equal at the top", "shared wins"]
    rows = [
        [
            f"{row['players']}, {part['bot']}",
            f"{part['points']['mean']:.1f} ({part['points']['low']:.1f} to {part['points']['high']:.1f})",
            f"{part['scores']['quantiles'][0]:.0f} to {part['scores']['quantiles'][-1]:.0f}",
            f"{part['margin']['mean']:.1f} ({part['margin']['low']:.1f} to {part['margin']['high']:.1f})",
            percent(part["equal"]),
            percent(part["shared"]),
        ]
        for row in told["players"]
        for part in row["companies"]
    ]
    return paired(told, drawn) + table(heads, rows)


def _length(told: Figures) -> str:
    """Rounds, questions with a choice, and how many moves they have."""
    rows: list[list[object]] = []
    for row in told["players"]:
        part = row["companies"][0]
        for step in part["steps"]:
            numbers = [figure(step["per_game"], ".1f"), figure(step["moves"], ".1f"), step["most"]]
            rows.append([f"{row['players']} players: {step['name']}", *numbers])
        asked = sum(step["per_game"] for step in part["steps"])
        rounds = " or ".join(str(n) for n in part["rounds"])
        moves = sum(step["per_game"] * step["moves"] for step in part["steps"]) / asked
        rows.append([f"{row['players']} players: all, in {rounds} rounds", f"{asked:.1f}", f"{moves:.1f}", "-"])
    words = (
        "<p>Questions that leave a choice, of all seats together; who can answer in one way only is not asked.</p>\n"
    )
    return words + table(["step", "questions a game", "legal moves on average", "most"], rows)


def _items(told: Figures) -> str:
    """Lines of the score."""
    parts = [(row["players"], row["companies"][-1]) for row in told["players"]]
    names = list(dict.fromkeys(item["name"] for _, part in parts for item in part["items"]))
    rows: list[list[object]] = []
    for name in names:
        cells: list[object] = [name]
        for _, part in parts:
            item = next((item for item in part["items"] if item["name"] == name), None)
            cells += ["-", "-"] if item is None else [f"{item['mean']:z.1f}", f"{item['winners']:z.1f}"]
        rows.append(cells)
    heads = ["points for", *[head for seats, _ in parts for head in (f"{seats} players: a seat", "winners")]]
    return table(heads, rows)


def _components(told: Figures) -> str:
    """Every group of components."""
    words = (
        "<p>How much more often than others a seat wins that had something. Where chance gives it, marked "
        '<span class="dealt">dealt</span>, that is its effect. Everything else is chosen: who is ahead may be able to '
        "afford it, so these figures go together with winning and need not be its cause.</p>\n"
    )
    groups: dict[str, bool] = {}
    for row in told["players"]:
        for part in row["companies"]:
            groups.update({item["group"]: item["dealt"] for item in part["components"]})
    shown = paired(told, lambda row: players(row) + legend(row))
    return words + shown + "".join(_group(told, *row, number) for number, row in enumerate(groups.items()))


def _group(told: Figures, group: str, dealt: bool, number: int) -> str:
    """The components of a group for each number of players."""

    def drawn(row: Figures) -> str:
        parts = [{item["key"]: item for item in part["components"]} for part in row["companies"]]
        keys = [item["key"] for item in row["companies"][-1]["components"] if item["group"] == group and item["enough"]]
        if not keys:
            return players(row) + "<p>Too few games with it and without it.</p>\n"
        lines = [plots.Line(parts[-1][key]["name"], [_shown(part.get(key)) for part in parts]) for key in keys]
        name = f"parts{number}x{row['players']}"
        picture = plots.dots(lines, "win share above average, percent", name, f"Win share: {group}", 100)
        rows = [
            [parts[-1][key]["name"], f"{100 * parts[-1][key]['rate']:.0f} %"]
            + [cell for part in parts for cell in _cells(part.get(key))]
            for key in keys
        ]
        heads = ["", "seats with it"]
        heads += [cell for part in row["companies"] for cell in (f"win share, {part['bot']}", "points")]
        return players(row) + picture + more(table(heads, rows))

    mark = '<span class="dealt">dealt</span>' if dealt else ""
    return f"<h3>{escape(group)}{mark}</h3>\n" + paired(told, drawn)


def _shown(item: Figures | None) -> Figures | None:
    """What a plot shows of a component: nothing where there are too few."""
    return item["share"] if item is not None and item["enough"] else None


def _cells(item: Figures | None) -> Sequence[str]:
    """Win share and points of a component, less the average."""
    if item is None or not item["enough"]:
        return ("-", "-")
    return (signed(item["share"], 100), signed(item["points"]))


def _luck(told: Figures) -> str:
    """What the deal explains."""
    rows = [
        (f"{row['players']} players, {name}", row["companies"][0]["luck"][key])
        for row in told["players"]
        for key, name in (("lead", "points"), ("win", "winning"))
        if row["companies"][0]["luck"][key] is not None
    ]
    words = "".join(f"<p>{said(line)}</p>\n" for line in luck_words(told))
    if not rows:
        return words
    cells = [[label, percent(value)] for label, value in rows]
    return words + plots.split(rows, "luck") + table(["", "explained by the deal"], cells)


def _sensitivity(told: Figures) -> str:
    """What moves when a value of ours moves."""
    if not any(row["sensitivity"] for row in told["players"]):
        return "<p>Not played.</p>\n"
    part = told["players"][0]["companies"][-1]
    words = (
        "<p>Each row is an edition with one thing changed, played with the same deals by the bot "
        f"{escape(part['bot'])}. Bots see the changed values on the table and reckon with them, but what their nets "
        "have learnt is how the edition plays as it is. The component columns say how much more or less seats with "
        "the changed things are ahead of the average of their table, and how many seats have them. A shift that all "
        "rows share comes from playing an unfamiliar edition, not from what was changed.</p>\n"
    )

    def drawn(row: Figures) -> str:
        lines = [plots.Line(item["name"], [item["points"]]) for item in row["sensitivity"]]
        picture = plots.dots(lines, "change of a seat's points", f"moved{row['players']}", "Change of points")
        return players(row) + picture

    first = "seat 0" if part["order"] is None else "the start player"
    tables = "".join(_moved(row, first) for row in told["players"])
    grounds = table(["table", "source"], [[row["table"], row["source"]] for row in told["grounds"]])
    return f"{words}{paired(told, drawn)}{tables}<h3>Grounds of the tables</h3>\n{grounds}"


def _moved(row: Figures, first: str) -> str:
    """How much results move when values move, for a number of players."""
    base = row["sensitivity"][0]["base"]
    about = (
        f"As it is: {base['points']:.1f} points a seat, margin {base['margin']:.1f}, {first} wins "
        f"{100 * base['first']:.1f} %; {row['sensitivity'][0]['games']} deals each."
    )
    cells = [
        [
            item["name"],
            *[signed(item["points"]), signed(item["margin"]), signed(item["first"], 100)],
            signed(item["component"]["lead"]["change"]) if "component" in item else "-",
            signed(item["component"]["rate"]["change"], 100) if "component" in item else "-",
        ]
        for item in row["sensitivity"]
    ]
    heads = ["changed", "points", "margin", "first wins, %", "component: points", "seats with it, %"]
    found = f'<h4>{row["players"]} players: what moves</h4>\n<p class="small">{said(about)}</p>\n'
    return f'{found}<div class="fine">{table(heads, cells)}</div>\n'


def _making(told: Figures, command: str) -> str:
    """Plan, program and command."""
    options = ", ".join(f"{key} {value}" for key, value in told["options"].items()) or "no options"
    programs = ", ".join(f"{seats} players {hash}" for seats, hash in told["programs"].items())
    lines = [
        f"Edition {told['edition_id']} ({told['edition']}), rules {told['rules']}, {options}, seed {told['seed']}.",
        f"Plan {told['plan']}; program: {programs}; hoftag {told['hoftag']}.",
    ]
    body = "".join(f'<p class="small">{escape(line)}</p>\n' for line in lines)
    return f"<p><code>{escape(command)}</code></p>\n{body}"
