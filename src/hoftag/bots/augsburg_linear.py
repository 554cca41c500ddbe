"""Two linear judgements of Augsburg by hand, in points: what a beginner sees, and what a decent club player weighs.

A first guess came from the rules; then some thirty variants of CASUAL played 60 games each against the rules of thumb
(`augsburg.py`), with weights fitted to such games as a hint at what was weighed too lightly: certificates to come, and
the gulden that pay for them. A fit as a whole (logistic regression) played worse than the best variant.
"""

from __future__ import annotations

from typing import Final

NOBLES: Final = 4
VALUES: Final = 17


def _card_values(most: float) -> dict[str, float]:
    """A high certificate wins more often than a low one."""
    return {
        f"own-noble{noble}-value-{value}": round(most * (value / VALUES) ** 2, 2)
        for noble in range(1, NOBLES + 1)
        for value in range(1, VALUES + 1)
    }


def _each(names: list[str], weight: float) -> dict[str, float]:
    """The same weight for several features."""
    return dict.fromkeys(names, weight)


_OFFERED: Final = [f"offer-{noble}-best" for noble in ("philipp", "louise", "leo", "maria")]
_JOKERS: Final = [f"own-jokers>={n}" for n in (1, 2, 3, 4)]
_SEATS: Final = [f"seats-{n}" for n in (2, 3, 4, 5)]  # always exactly one: with the clock it keeps the sum near zero

# Points that are there, what the next award brings, cards and gulden by their number, a win by how likely it is.
NOVICE: Final[dict[str, float]] = {
    "own-prestige": 1.0,
    "own-gain": 2.0,
    "own-lost-next": -1.0,
    "own-live-hand": 1.5,
    "own-purse": 0.25,
    "own-income": 0.3,
    "own-offered": 0.2,
    "own-free": 0.5,
    "own-executing": 0.7,
    "own-hope": 0.8,
    "own-stake": -1.0,
    "step-draw": 1.5,
    **_card_values(2.0),
    **_each(_JOKERS, 0.5),
    **_each(_OFFERED, 0.05),
    **_each(_SEATS, -72.0),
    **_each([f"awards-left>={n}" for n in (2, 3, 4, 5, 6)], 9.0),
}

# The end of the game instead of the moment: what every stage will have brought by then, what a barrier would take, the
# best rival's prospects; and a bid against the cards that it will probably cost.
CASUAL: Final[dict[str, float]] = {
    "own-final": 1.0,
    "own-overflow": 0.35,
    "best-rival-final": -0.6,
    "own-live-hand": 1.8,
    "own-purse": 0.4,
    "own-income": 1.3,
    "own-offered": 1.2,
    "own-free": 3.0,
    "own-executing": 0.9,
    "own-prize": 0.1,
    "own-hope": 1.6,
    "own-expected-price": -0.4,
    "step-draw": 2.5,
    **_card_values(2.5),
    **_each(_JOKERS, 0.8),
    **_each(_OFFERED, 0.05),
    **_each(_SEATS, -37.0),
    "awards-left>=2": -30.0,
    "awards-left>=3": -14.0,
    "awards-left>=4": -8.0,
}
