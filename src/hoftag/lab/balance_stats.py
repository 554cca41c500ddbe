"""Statistics of a report on balance. A deal is one observation: games of one deal hang together."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

import numpy as np

from hoftag.lab.balance_games import Row
from hoftag.lab.game import shares
from hoftag.lab.stats import CONFIDENCE, Numbers

RESAMPLES: Final = 1000
QUANTILE: Final = 1.96  # of the normal distribution, for 95 percent
CHUNK: Final = 100  # resamples that are drawn together, so that memory stays small
Figures = dict[str, Any]


class Resampled:
    """Sums over deals, and the same sums over deals drawn anew; formulas of such sums have intervals by themselves."""

    def __init__(self, columns: Mapping[str, Numbers], seed: int = 0, resamples: int = RESAMPLES) -> None:
        """`columns` have a row for each deal, and any number of values in it."""
        deals = len(next(iter(columns.values())))
        flat = [values.reshape(deals, -1).astype(np.float64) for values in columns.values()]
        wide = np.concatenate(flat, axis=1)
        rng = np.random.default_rng(seed)
        sums = [wide.sum(axis=0, keepdims=True)]
        for first in range(0, resamples, CHUNK):
            often = rng.multinomial(deals, np.full(deals, 1 / deals), min(CHUNK, resamples - first))
            sums.append(often.astype(np.float64) @ wide)
        self.deals = deals
        self._sums = np.concatenate(sums)
        ends = np.cumsum([part.shape[1] for part in flat])
        self._place = {
            name: slice(end - part.shape[1], end) for name, part, end in zip(columns, flat, ends, strict=True)
        }

    def __getitem__(self, name: str) -> Numbers:
        """The sums of a column: those of the games played in the first row, then those of each resample."""
        return self._sums[:, self._place[name]]


def intervals(values: Numbers) -> list[Figures]:
    """For each column of such a formula its value and the bounds of its interval."""
    tail = 50 * (1 - CONFIDENCE)
    found: list[Figures] = []
    for column in values.T:
        drawn = column[1:][~np.isnan(column[1:])]
        low, high = np.percentile(drawn, [tail, 100 - tail]) if len(drawn) else (np.nan, np.nan)
        found.append({"mean": float(column[0]), "low": float(low), "high": float(high)})
    return found


def interval(values: Numbers) -> Figures:
    """The same for a formula with one value."""
    return intervals(values.reshape(len(values), -1))[0]


def ratio(top: Numbers, bottom: Numbers) -> Numbers:
    """Nothing by nothing is no number."""
    with np.errstate(divide="ignore", invalid="ignore"):
        return np.asarray(top / bottom)


class Games:
    """The games of a series as arrays: deals by repeats by seats."""

    def __init__(self, rows: Sequence[Row], repeats: int, components: int) -> None:
        """`rows` are in the order of their deals."""
        self.rows = rows
        self.repeats = repeats
        self.deals = len(rows) // repeats
        self.seats = len(rows[0].scores)
        self.scores = self._shaped([row.scores for row in rows])
        self.shares = self._shaped([shares(row.places) for row in rows])
        self.first = np.array([row.first for row in rows])
        had = np.zeros((len(rows), self.seats, components), dtype=np.float32)
        for game, row in enumerate(rows):
            for seat, mine in enumerate(row.had):
                had[game, seat, mine] = 1
        self.had = had

    def _shaped(self, values: Sequence[Sequence[float]]) -> Numbers:
        """By deal, repeat and seat."""
        return np.array(values, dtype=np.float64).reshape(self.deals, self.repeats, self.seats)

    def by_deal(self, values: Numbers) -> Numbers:
        """Sums over the games of each deal; `values` have a row for each game."""
        return np.asarray(values.reshape(self.deals, self.repeats, *values.shape[1:]).sum(axis=1))

    def flat(self, values: Numbers) -> Numbers:
        """One row for each game."""
        return values.reshape(len(self.rows), self.seats)

    @property
    def leads(self) -> Numbers:
        """Points above the average of the table in the same game, by game and seat."""
        scores = self.flat(self.scores)
        return np.asarray(scores - scores.mean(axis=1, keepdims=True))

    def in_order(self, values: Numbers) -> Numbers:
        """The same from the start player on, by game and place in the order."""
        seats = (np.maximum(self.first, 0)[:, None] + np.arange(self.seats)) % self.seats
        return np.take_along_axis(values, seats, axis=1)

    @property
    def margins(self) -> Numbers:
        """How far the best is ahead of the next one, by game."""
        ranked = np.sort(self.flat(self.scores), axis=1)
        return np.asarray(ranked[:, -1] - ranked[:, -2])


def luck(values: Numbers, seed: int = 0, resamples: int = RESAMPLES) -> Figures | None:
    """The share of variance between deals (one-way analysis of variance with random effects); None where none is left.

    `values` by deal, repeat and seat. What a seat gets on average is taken off first: that is the seat, not the deal.
    An estimate may fall below nothing; so the interval is made from its spread, and then cut off.
    """
    deals, repeats, seats = values.shape
    if deals < 2 or repeats < 2:
        return None
    means = values.mean(axis=1)
    within = ((values - means[:, None, :]) ** 2).sum(axis=1)
    if not within.sum():
        return None
    sums = Resampled({"means": means, "squares": means**2, "within": within}, seed, resamples)
    between = repeats * (sums["squares"] - sums["means"] ** 2 / deals).sum(axis=1) / (deals - 1) / seats
    inside = sums["within"].sum(axis=1) / (deals * (repeats - 1)) / seats
    deal = (between - inside) / repeats
    share = ratio(deal, deal + inside)
    bounds = share[0] + QUANTILE * np.nanstd(share[1:]) * np.array([0.0, -1.0, 1.0])
    mean, low, high = (float(bound) for bound in np.clip(bounds, 0, 1))
    return {"mean": mean, "low": low, "high": high}
