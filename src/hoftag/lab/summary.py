"""A run in figures: plain data for people, pages and programs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

import numpy as np

from hoftag.lab.arena import Tally
from hoftag.lab.blocks import Block
from hoftag.lab.plan import DUEL, Plan
from hoftag.lab.results import hero_margins, hero_shares, in_order, player_shares, seat_shares, standings
from hoftag.lab.shards import RunFolder, seconds_of
from hoftag.lab.stats import Interval, bootstrap, pairing_gain, share_interval

Figures = dict[str, Any]


def summarize(folder: RunFolder, ratings: bool = False) -> Figures:
    """All figures of a run as far as it has been played; shares are parts of 1."""
    plan = folder.plan
    shards = folder.done()
    blocks = in_order(shards)
    told: Figures = {
        "folder": folder.path.name,
        "game": plan.game,
        "rules": plan.rules,
        "edition": plan.edition,
        "program": plan.program,
        "options": plan.options,
        "players": plan.seats,
        "kind": plan.kind,
        "matchup": plan.matchup,
        "bots": [player.label for player in plan.players],
        "weights": plan.weights,
        "seed": plan.seed,
        "hoftag": plan.hoftag,
        "blocks": len(blocks),
        "blocks_planned": plan.blocks,
        "games": len(blocks) * plan.seats,
        "finished": len(blocks) == plan.blocks,
        "chance": 1 / plan.seats,
        "thinking": thinking(folder),
    }
    if blocks and plan.kind == DUEL:
        told |= _duel(plan, blocks)
    elif blocks:
        told["league"] = league(plan, blocks, ratings)
    if plan.sprt:
        told["sprt"] = vars(Tally(plan, shards).verdict())
        told["finished"] = told["sprt"]["said"] != "undecided"
    return told


def _duel(plan: Plan, blocks: Sequence[Block]) -> Figures:
    """The hero's share and margin, over all and by seat."""
    shares, margins, seats = hero_shares(blocks), hero_margins(blocks), seat_shares(blocks)
    return {
        "share": _told(share_interval(shares.mean(axis=1), plan.seed)),
        "margin": _told(bootstrap(margins.mean(axis=1), plan.seed)),
        "pairing_gain": pairing_gain(shares),
        "seats": [
            {
                "seat": seat,
                "hero": _told(share_interval(shares[:, seat], plan.seed)),
                "anybody": _told(share_interval(seats[:, seat], plan.seed)),
            }
            for seat in range(plan.seats)
        ],
    }


def league(plan: Plan, blocks: Sequence[Block], ratings: bool) -> list[Figures]:
    """Each bot's share with its interval, and its rating if wanted; the best share first."""
    rows: list[Figures] = []
    for player, who in enumerate(plan.players):
        found = player_shares(blocks, player)
        rows.append({"bot": who.label, "blocks": len(found), "share": _told(share_interval(found, plan.seed))})
    if ratings:
        from hoftag.lab.ratings import rate

        for rating in rate(len(plan.players), standings(blocks), plan.seed):
            rows[rating.player] |= {"mu": rating.mu, "sigma": rating.sigma, "games": rating.games}
    return sorted(rows, key=lambda row: -float(row["share"]["mean"]))


def thinking(folder: RunFolder) -> list[Figures]:
    """For each player how long a decision took, against its limit."""
    told = folder.times()
    rows: list[Figures] = []
    for number, player in enumerate(folder.plan.players):
        bins: Counter[int] = Counter()
        for shard in told:
            bins.update({int(bin): count for bin, count in shard["players"][number]["bins"].items()})
        mine = [shard["players"][number] for shard in told]
        rows.append(
            {
                "bot": player.label,
                "decisions": sum(bins.values()),
                "p50_ms": percentile(bins, 0.5),
                "p95_ms": percentile(bins, 0.95),
                "longest_ms": max((shard["longest_ms"] for shard in mine), default=None),
                "limit_ms": None if player.limit is None else round(1000 * player.limit, 3),
                "late": sum(shard["late"] for shard in mine),
            }
        )
    return rows


def percentile(bins: Counter[int], part: float) -> float | None:
    """The time that this part of the decisions did not exceed, in milliseconds."""
    wanted = part * sum(bins.values())
    seen = 0
    for bin in sorted(bins):
        seen += bins[bin]
        if seen >= wanted:
            return round(1000 * seconds_of(bin), 4)
    return None


def running_share(blocks: Sequence[Block]) -> tuple[list[int], list[float], list[float], list[float]]:
    """How the share went: numbers of blocks, means and bounds, at a hundred points at most."""
    means = hero_shares(blocks).mean(axis=1)
    counts = np.arange(1, len(means) + 1)
    average = np.cumsum(means) / counts
    variance = np.maximum(np.cumsum(means**2) / counts - average**2, 0) * counts / np.maximum(counts - 1, 1)
    half = 1.96 * np.sqrt(variance / counts)
    picked = sorted({*np.linspace(0, len(means) - 1, 100).astype(int).tolist()})
    low, high = np.clip(average - half, 0, 1), np.clip(average + half, 0, 1)
    return counts[picked].tolist(), average[picked].tolist(), low[picked].tolist(), high[picked].tolist()


def _told(interval: Interval) -> Figures:
    """An interval as plain data."""
    return interval._asdict()
