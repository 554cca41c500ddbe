"""Chances along a game, and where their changes come from: luck, one's own decisions, those of others."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from math import sqrt
from typing import Any

import numpy as np

from hoftag.analysis.figures import SURE, TURNING, Numbers, half_width
from hoftag.analysis.line import AnyGame, Block, Line
from hoftag.analysis.playing import shares_of, winners_of
from hoftag.core.contract import NATURE


class Summary:
    """What the playouts that are done tell.

    Every position has as many playouts, with the same seeds; the number of a playout is a row, a seat a column. Changes
    and their sums are taken row by row, and only then averaged: what is noise in one position and its contrary in the
    next is no noise in their sum.
    """

    def __init__(self, game: AnyGame, line: Line, playouts: int, done: Mapping[str, dict[str, Any]]) -> None:
        """`done` by names of work."""
        self._line = line
        self._playouts = playouts
        self._seats = int(line.after.seats)
        self._known: dict[int, Numbers] = {}
        self._answered: dict[int, Numbers] = {}
        for n, _ in line.positions():
            if f"chance {n}" in done:
                self._known[n] = self._shares(done[f"chance {n}"])
        for choice in line.choices:
            if f"answer {choice.n}" in done:
                self._answered[choice.n] = self._shares(done[f"answer {choice.n}"])
        if line.finished:
            won = shares_of(winners_of(game, line.after), self._seats)
            self._known[self._last()] = np.tile(np.array(won), (playouts, 1))

    def _shares(self, result: dict[str, Any]) -> Numbers:
        """Win shares by playout and seat."""
        return np.array([shares_of(won, self._seats) for won in result["won"]])

    def _last(self) -> int:
        """The entry after which the last position stands."""
        return [n for n, _ in self._line.positions()][-1]

    def _halves(self, shares: Numbers) -> list[float]:
        """The half width for each seat."""
        return [half_width(shares[:, seat]) for seat in range(self._seats)]

    # ------------------------------------------------------------------ what is told

    def chances(self) -> list[dict[str, Any]]:
        """Every seat's chance in the positions that are known; the end is exact."""
        exact = self._last() if self._line.finished else -1
        return [
            {
                "n": n,
                "mean": self._known[n].mean(axis=0).tolist(),
                "half": [0.0] * self._seats if n == exact else self._halves(self._known[n]),
            }
            for n in sorted(self._known)
        ]

    def luck(self) -> list[dict[str, Any]]:
        """What each block of chance has brought."""
        return [
            {
                "from": block.start,
                "to": block.end,
                "gain": change.mean(axis=0).tolist(),
                "half": self._halves(change),
            }
            for block, change in self._changes()
            if not block.choices
        ]

    def split(self, losses: Sequence[tuple[int, float, float]]) -> list[dict[str, Any]]:
        """For each seat what luck, its own decisions and those of others have brought; and the sum of its losses.

        The three add up to its share at the end less its chance at the beginning, once everything is known. A block
        whose playouts are not done, or of which not all answers are, is left out.
        """
        parts = {part: np.zeros((self._playouts, self._seats)) for part in ("luck", "own", "rivals")}
        for block, change in self._changes():
            if not block.choices:
                parts["luck"] += change
                continue
            own = self._own(block, change)
            if own is not None:
                parts["own"] += own
                parts["rivals"] += change - own
        told = []
        for seat in range(self._seats):
            line: dict[str, Any] = {"seat": seat}
            for part, sums in parts.items():
                line[part] = float(sums[:, seat].mean())
                line[f"{part}_half"] = half_width(sums[:, seat])
            line["loss"] = sum(loss for whose, loss, _ in losses if whose == seat)
            line["loss_half"] = sqrt(sum(half**2 for whose, _, half in losses if whose == seat))
            told.append(line)
        return told

    def turning(self) -> list[dict[str, Any]]:
        """The blocks that have changed a chance most, where that is surely more than noise; the largest first."""
        found = []
        for block, change in self._changes():
            gains = change.mean(axis=0)
            sure = [
                abs(gain) for gain, half in zip(gains, self._halves(change), strict=True) if abs(gain) > SURE * half
            ]
            if sure:
                n, seat = self._mover(block)
                found.append((max(sure), {"n": n, "seat": seat, "change": gains.tolist()}))
        found.sort(key=lambda pair: -pair[0])
        return [told for _, told in found[:TURNING]]

    # ------------------------------------------------------------------ changes

    def _changes(self) -> Iterator[tuple[Block, Numbers]]:
        """Every block of which both ends are known, with what it changed."""
        for block in self._line.blocks:
            if block.start in self._known and block.end in self._known:
                yield block, self._known[block.end] - self._known[block.start]

    def _own(self, block: Block, change: Numbers) -> Numbers | None:
        """What each seat's own choice has changed for itself: for choices made at the same time, if it alone is known.

        None where the playouts of such an answer are not done.
        """
        own = np.zeros_like(change)
        for seat in block.seats:
            if len(block.seats) == 1:
                own[:, seat] = change[:, seat]
                continue
            answered = self._answered.get(block.answers(seat)[0].n)
            if answered is None:
                return None
            own[:, seat] = (answered - self._known[block.start])[:, seat]
        return own

    def _mover(self, block: Block) -> tuple[int, int]:
        """The entry and the seat that a change is told of; among several, whose answer alone has changed most."""
        if not block.choices:
            return block.last, NATURE
        seats = block.seats
        before = self._known[block.start].mean(axis=0)

        def effect(seat: int) -> float:
            answered = self._answered.get(block.answers(seat)[0].n)
            return 0.0 if answered is None else float(np.abs(answered.mean(axis=0) - before).max())

        seat = max(seats, key=effect)
        return block.answers(seat)[-1].n, seat
