"""Two ways to judge a position of Tallinn by a weighted sum, in points: a beginner's and a club player's.

Both weigh what their seat would see after a move. Every rival and every estate counts the same. What is usual with so
many players in such a round is taken off, so that an even game is worth about nothing.
"""

from __future__ import annotations

from typing import Final

ESTATES: Final = ("merchant", "knight", "monk")
RIVALS: Final = ("rival1", "rival2", "rival3")
TASKS: Final = ("task-i", "task-ii")
SMALL_CARDS: Final = range(1, 9)  # those with at most two persons on a half


def steps(name: str, weights: dict[int, float]) -> dict[str, float]:
    """Weights of a thermometer."""
    return {f"{name}>={step}": weight for step, weight in weights.items()}


def _novice() -> dict[str, float]:
    """Points had, points in sight now, that persons are good to have, and that a hand card is too good for a tower."""
    weights = {"own-points-now": 1.0, "players-2": -6.0, "players-3": -19.0, "players-4": -33.0}
    weights |= steps("own-laid", {1: -3.0, 2: -3.0})
    weights |= steps("round", {2: -5.0, 3: -3.0, 4: -2.5} | dict.fromkeys(range(5, 10), -1.5))
    weights |= steps("own-contest-half-points", dict.fromkeys(range(1, 13), 0.5))
    for estate in ESTATES:
        weights |= steps(f"own-persons-{estate}", dict.fromkeys(range(1, 11), 0.2))
    for task in TASKS:
        weights |= steps(f"own-{task}-level", {1: 1.0, 2: 1.0})
    return weights


def _casual() -> dict[str, float]:
    """A club player knows what leads are worth, keeps the large cards, and does not give a hand card for any tower.

    Found by fitted play: games of 2 to 4 seats with all options, a ridge regression of the final lead over the rivals'
    mean on sums of like features, then games with these weights, 900 for each of three turns. The last fits were
    scaled to a point for a point and rounded by hand; small weights were left out, and the unnamed contest was set.
    """
    weights = {"own-points": 1.0, "own-contest-unnamed": 1.0, "own-best-coin-points": 0.25, "own-shown-b-legate": 2.8}
    weights |= {"players-2": -9.5, "players-3": -10.0, "players-4": -10.0}
    weights |= steps("round", {2: -2.3} | dict.fromkeys(range(3, 9), -1.3))
    weights |= steps("own-contest-half-points", dict.fromkeys(range(1, 13), 0.5))
    weights |= steps("own-strength", {4: 1.3, 6: 2.3, 8: 1.4}) | steps("own-laid", {1: -3.1, 2: -2.7})
    weights |= steps("own-due", dict.fromkeys((1, 2, 3), 1.5))
    weights |= {f"own-hand-{card}": 0.9 for card in SMALL_CARDS}
    weights |= {"own-hand-9": 2.8, "own-hand-10": 2.4, "own-hand-legate": 3.6}
    for estate in ESTATES:
        weights |= steps(f"own-persons-{estate}", dict.fromkeys(range(1, 11), 0.6))
        weights[f"own-contest-{estate}"] = 0.3
    for rival in RIVALS:
        weights[f"{rival}-points"] = -0.3
        weights |= steps(f"{rival}-strength-ahead", {1: 0.9, 2: 0.5, 3: 1.1, 5: 1.1})
        weights |= steps(f"{rival}-strength-behind", {1: -0.7, 2: -0.4, 3: -0.4, 5: -0.3})
        for estate in ESTATES:
            weights |= steps(f"{rival}-{estate}-ahead", {1: 0.8, 2: 0.7, 3: 0.7, 5: 0.6})
            weights |= steps(f"{rival}-{estate}-behind", {1: -1.0, 2: -0.5, 3: -0.5, 5: -0.4})
    for task in TASKS:
        weights |= steps(f"own-{task}-level", {1: 0.8, 2: 0.4})
        weights |= steps(f"own-{task}-short-of-single", {3: -0.6, 4: -1.6})
    return weights


NOVICE: Final[dict[str, float]] = _novice()
CASUAL: Final[dict[str, float]] = _casual()
