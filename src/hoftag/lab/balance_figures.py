"""The figures of a report on balance, reckoned from its games."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Any, Final

import numpy as np

from hoftag.core.words import Vocabulary
from hoftag.games import registry
from hoftag.lab.balance import BalancePlan, Series
from hoftag.lab.balance_folder import BalanceFolder
from hoftag.lab.balance_parts import Component, Variant, parts_of
from hoftag.lab.balance_stats import Figures, Games, Resampled, interval, intervals, luck, ratio
from hoftag.lab.errors import LabError
from hoftag.lab.stats import Numbers
from hoftag.texts.catalogue import Texts

LEAST_SEATS: Final = 20  # that had a component, and as many that had it not, before anything is said of it
BARS: Final = 24  # of a histogram, at most


def figures_of(folder: BalanceFolder) -> Figures:
    """Everything that the report tells."""
    if not folder.complete:
        raise LabError(f"{folder.path}: not all games are played yet; the same command goes on")
    plan = folder.plan
    counts = list(dict.fromkeys(series.seats for series in plan.series))
    game = registry.game(plan.game)
    texts = Texts(game, "en")
    reckoner = Reckoner(folder, texts)
    return {
        "format": "hoftag-balance/1",
        "game": plan.game,
        "title": texts.text("game-title"),
        "edition": plan.edition,
        "edition_id": game.edition.id,
        "rules": plan.rules,
        "options": plan.options,
        "seed": plan.seed,
        "hoftag": plan.hoftag,
        "plan": plan.hash(),
        "programs": plan.programs,
        "weights": plan.weights,
        "grounds": [{"table": row.table, "source": row.source, "why": row.why} for row in game.edition.grounds],
        "players": [reckoner.players(seats) for seats in counts],
    }


class Reckoner:
    """Turns games into figures."""

    def __init__(self, folder: BalanceFolder, texts: Texts) -> None:
        """Names come from the texts."""
        self._folder = folder
        self._texts = texts
        self._plan: BalancePlan = folder.plan
        self._components: list[Component] = parts_of(self._plan.game).components(texts)

    def players(self, seats: int) -> Figures:
        """All figures for a number of players."""
        mine = [(number, series) for number, series in enumerate(self._plan.series) if series.seats == seats]
        plain = [(number, series) for number, series in mine if not series.variant]
        words = registry.game(self._plan.game).words
        found = [Company(self._games(number), series, words, self._texts, self._components) for number, series in plain]
        return {
            "players": seats,
            "companies": [company.figures() for company in found],
            "sensitivity": [
                self._moved(found[-1].games, series, self._games(number)) for number, series in mine if series.variant
            ],
        }

    def _games(self, number: int) -> Games:
        """The games of a series."""
        series = self._plan.series[number]
        return Games(self._folder.rows(number), series.repeats, len(self._plan.components))

    @cached_property
    def _variants(self) -> dict[tuple[int, str], Variant]:
        """The changed editions by number of players and key."""
        game = registry.game(self._plan.game)
        return {
            (seats, variant.key): variant
            for seats in {series.seats for series in self._plan.series}
            for variant in parts_of(self._plan.game).variants(game, seats, self._plan.options)
        }

    def _moved(self, base: Games, series: Series, games: Games) -> Figures:
        """What a changed value moves, deal by deal."""
        variant = self._variants[(series.seats, series.variant)]
        about = [self._plan.components.index(key) for key in variant.about]
        now, then = (_main_sums(part, games.deals, about) for part in (games, base))
        sums = Resampled({**{f"now {k}": v for k, v in now.items()}, **{f"then {k}": v for k, v in then.items()}})

        def change(top: str, bottom: str) -> Figures:
            return interval(ratio(sums[f"now {top}"], sums[f"now {bottom}"]) - _then(sums, top, bottom))

        told: Figures = {
            "key": variant.key,
            "table": variant.table,
            "name": variant.name,
            "games": games.deals,
            "base": {name: float(_then(sums, name, "games")[0, 0]) for name in ("points", "margin", "first")},
            "points": change("points", "games"),
            "margin": change("margin", "games"),
            "first": change("first", "games"),
        }
        if about:
            told["component"] = {
                "rate": {"then": float(_then(sums, "had", "room")[0, 0]), "change": change("had", "room")},
                "lead": {"then": float(_then(sums, "lead", "had")[0, 0]), "change": change("lead", "had")},
            }
        return told


def _then(sums: Resampled, top: str, bottom: str) -> Numbers:
    """A ratio in the edition that is measured."""
    return ratio(sums[f"then {top}"], sums[f"then {bottom}"])


def _main_sums(games: Games, deals: int, about: Sequence[int]) -> dict[str, Numbers]:
    """The main results of the first deals, as sums for each."""
    scores, first = games.flat(games.scores), games.in_order(games.flat(games.shares))[:, 0]
    had = games.had[:, :, about]
    found = {
        "games": np.ones(len(games.rows)),
        "points": scores.mean(axis=1),
        "margin": games.margins,
        "first": first,
        "had": had.sum(axis=(1, 2)),
        "room": np.full(len(games.rows), games.seats * max(1, len(about)), dtype=np.float64),
        "lead": (had * games.leads[:, :, None]).sum(axis=(1, 2)),
    }
    return {name: games.by_deal(values)[:deals] for name, values in found.items()}


class Company:
    """Games of one kind of bots with the edition that is measured."""

    def __init__(
        self, games: Games, series: Series, words: Vocabulary, texts: Texts, components: Sequence[Component]
    ) -> None:
        """All seats have the same bot, so every seat tells the same."""
        self.games = games
        self._words = words
        self._series = series
        self._texts = texts
        self._components = components

    def figures(self) -> Figures:
        """Everything about these games."""
        games = self.games
        scores, won = games.flat(games.scores), games.flat(games.shares)
        begins = bool((games.first >= 0).all())
        sums = Resampled(
            {
                "games": np.full(games.deals, games.repeats),
                "seat": games.by_deal(won),
                "order": games.by_deal(games.in_order(won)),
                "lead": games.by_deal(games.in_order(games.leads) if begins else games.leads),
                "points": games.by_deal(scores.mean(axis=1)),
                "margin": games.by_deal(games.margins),
                "shared": games.by_deal((won == won.max(axis=1, keepdims=True)).sum(axis=1) > 1),
                "equal": games.by_deal(games.margins == 0),
            }
        )
        number = sums["games"]
        return {
            "bot": self._series.player.label,
            "games": len(games.rows),
            "deals": games.deals,
            "repeats": games.repeats,
            "chance": 1 / games.seats,
            "seats": intervals(sums["seat"] / number),
            "order": intervals(sums["order"] / number) if begins else None,
            "leads": intervals(sums["lead"] / number),
            "points": interval(sums["points"] / number),
            "margin": interval(sums["margin"] / number),
            "shared": interval(sums["shared"] / number),
            "equal": interval(sums["equal"] / number),
            "scores": self._scores(),
            "margins": histogram(games.margins),
            "rounds": sorted({row.rounds for row in games.rows}),
            "steps": self._steps(),
            "items": self._items(),
            "components": self._values(),
            "luck": {"lead": luck(self._by_repeat(games.leads)), "win": luck(games.shares)},
        }

    def _by_repeat(self, values: Numbers) -> Numbers:
        """By deal, repeat and seat."""
        return values.reshape(self.games.scores.shape)

    def _scores(self) -> Figures:
        """Points by the place in the end."""
        scores = self.games.flat(self.games.scores)
        places = np.array([row.places for row in self.games.rows])
        edges = _edges(scores)
        return {
            "edges": edges.tolist(),
            "places": [
                {
                    "place": int(place),
                    "seats": int((places == place).sum()),
                    "mean": float(scores[places == place].mean()),
                    "counts": np.histogram(scores[places == place], edges)[0].tolist(),
                }
                for place in np.unique(places)
            ],
            "quantiles": [float(n) for n in np.percentile(scores, [5, 25, 50, 75, 95])],
        }

    def _steps(self) -> list[Figures]:
        """Questions with a choice by the step that asks."""
        rows = self.games.rows
        found: list[Figures] = []
        for number, step in enumerate(self._words.steps):
            asked = [row.asked[step] for row in rows if step in row.asked]
            questions = sum(row[0] for row in asked)
            if questions:
                found.append(
                    {
                        "step": step,
                        "name": self._texts.step(number, "title"),
                        "per_game": questions / len(rows),
                        "moves": sum(row[1] for row in asked) / questions,
                        "most": max(row[2] for row in asked),
                    }
                )
        return found

    def _items(self) -> list[Figures]:
        """Lines of the score: what a seat gets on average, and what winners get."""
        won = self.games.flat(self.games.shares)
        keys = list(dict.fromkeys(key for row in self.games.rows for key in row.items))
        found: list[Figures] = []
        for key in keys:
            points = np.array([row.items.get(key, [0] * self.games.seats) for row in self.games.rows], dtype=np.float64)
            found.append(
                {
                    "item": key,
                    "name": self._texts.score_item(key),
                    "mean": float(points.mean()),
                    "winners": float((points * won).sum() / won.sum()),
                    "spread": float(points.std()),
                }
            )
        return found

    def _values(self) -> list[Figures]:
        """Win share and points of the seats that had a component, less the average."""
        games = self.games
        won, leads = games.flat(games.shares), games.leads
        sums = Resampled(
            {
                "had": games.by_deal(games.had.sum(axis=1)),
                "won": games.by_deal((games.had * won[:, :, None]).sum(axis=1)),
                "lead": games.by_deal((games.had * leads[:, :, None]).sum(axis=1)),
            }
        )
        with np.errstate(invalid="ignore"):
            share = intervals(ratio(sums["won"], sums["had"]) - 1 / games.seats)
            points = intervals(ratio(sums["lead"], sums["had"]))
        room = len(games.rows) * games.seats
        return [
            {
                "key": component.key,
                "group": component.group,
                "name": component.name,
                "dealt": component.dealt,
                "seats": int(seats),
                "rate": float(seats / room),
                "enough": bool(LEAST_SEATS <= seats <= room - LEAST_SEATS),
                "share": share[number],
                "points": points[number],
            }
            for number, (component, seats) in enumerate(zip(self._components, sums["had"][0], strict=True))
            if seats
        ]


def _edges(values: Numbers) -> Numbers:
    """Bins of equal whole width that hold all values."""
    low, high = float(values.min()), float(values.max())
    width = max(1, -(-int(high - low + 1) // BARS))
    return np.arange(low - 0.5, high + width, width)


def histogram(values: Numbers) -> dict[str, Any]:
    """How often which values come."""
    edges = _edges(values)
    return {
        "edges": edges.tolist(),
        "counts": np.histogram(values, edges)[0].tolist(),
        "quantiles": [float(n) for n in np.percentile(values, [5, 25, 50, 75, 95])],
    }
