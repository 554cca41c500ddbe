"""The sentences of a report on balance, made from its figures."""

from __future__ import annotations

from collections.abc import Iterable

from hoftag.lab.balance_stats import Figures


def shared(value: Figures) -> str:
    """A share with its interval."""
    return f"{100 * value['mean']:.0f} % ({100 * value['low']:.0f} to {100 * value['high']:.0f})"


def beyond(value: Figures, middle: float) -> bool:
    """Whether an interval lies on one side of a value."""
    return bool(value["low"] > middle or value["high"] < middle)


def in_short(row: Figures) -> list[str]:
    """The most important figures for a number of players."""
    main, many = row["companies"][0], row["companies"][-1]
    lines: list[str] = []
    if many["order"] is not None:
        lines.append(
            f"The start player wins {shared(many['order'][0])} of games of {many['bot']} and "
            f"{shared(main['order'][0])} of those of {main['bot']}; by chance {100 * many['chance']:.0f} %."
        )
    lines.append(
        f"The winner is ahead by {main['margin']['mean']:.1f} points, a seat has {main['points']['mean']:.1f}; "
        f"{shared(main['equal'])} of games have equal points at the top."
    )
    lead, win = main["luck"]["lead"], main["luck"]["win"]
    if lead is not None and win is not None:
        lines.append(
            f"The deal explains {shared(lead)} of what seats differ by in points, and {shared(win)} of who wins."
        )
    lines += _strongest(many)
    moved = [item for item in row["sensitivity"] if beyond(item["points"], 0)]
    if moved:
        most = max(moved, key=lambda item: abs(item["points"]["mean"]))
        lines.append(
            f"{len(moved)} of {len(row['sensitivity'])} changes of our values move the points of a seat; most of all "
            f'"{most["name"]}", by {most["points"]["mean"]:+.1f} of {most["base"]["points"]:.1f}.'
        )
    return lines


def _strongest(many: Figures) -> Iterable[str]:
    """What chance gives that helps most and least, where that is more than chance."""
    dealt = [item for item in many["components"] if item["dealt"] and item["enough"] and beyond(item["share"], 0)]
    if dealt:
        best = max(dealt, key=lambda item: float(item["share"]["mean"]))
        worst = min(dealt, key=lambda item: float(item["share"]["mean"]))
        told = "; ".join(
            f"{item['group'].lower()}, {item['name']}: {100 * item['share']['mean']:+.1f} %"
            for item in ([best] if best is worst else [best, worst])
        )
        yield f"Of what is dealt this matters most for winning: {told}."


def seat_words(told: Figures) -> str:
    """Whether seats are alike."""
    parts = [(row["players"], part) for row in told["players"] for part in row["companies"]]
    begins = parts[0][1]["order"] is not None
    key = "order" if begins else "seats"
    outside = [
        f"{players} players ({part['bot']})"
        for players, part in parts
        for value in part[key]
        if beyond(value, part["chance"])
    ]
    first = "Counted from the start player. " if begins else "All decide at the same time. "
    whole = sum(len(part[key]) for _, part in parts)
    if not outside:
        return f"{first}None of {whole} intervals leaves out what chance would give: there is no sign of an advantage."
    leave = "interval leaves" if len(outside) == 1 else "intervals leave"
    where = ", ".join(dict.fromkeys(outside))
    return (
        f"{first}{len(outside)} of {whole} {leave} out the dashed line, which is what chance would give: {where}. "
        "One in twenty does so by accident."
    )


def luck_words(told: Figures) -> list[str]:
    """What the analysis of variance means."""
    part = told["players"][0]["companies"][0]
    lines = [
        f"Each deal was played {part['repeats']} times by {part['bot']}: NATURE's n-th draw of a step for a seat has "
        "the same luck each time, the bots choose anew. Results that differ between deals more than within them are "
        "due to the deal: cards, tiles, who begins. 0 % would mean that the deal does not matter among equals, 100 % "
        "that it settles everything.",
        "The rest is not all skill: it is what the bots happened to choose, and how these choices met. And it is told "
        "of equals; a stronger player wins more often whatever is dealt.",
    ]
    if any(part["luck"]["lead"] is None for part in (row["companies"][0] for row in told["players"])):
        lines.append("Some of these bots play a deal always alike, so there is nothing to compare.")
    return lines
