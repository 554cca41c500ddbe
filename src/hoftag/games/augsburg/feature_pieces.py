"""Pieces of a row of features, by number; the names of all features in the order in which `features.py` puts them."""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from hoftag.games.augsburg.feature_sight import MOST_BEATEN
from hoftag.games.augsburg.words import (
    CATEGORY,
    DISPLAY,
    NOBLE,
    PRICE,
    PRIVILEGE,
    RIGHT,
    ROUND,
    SYMBOL,
    WORDS,
)

MOST: Final = 255
MOST_RIVALS: Final = 4
ASKING: Final = [
    "starter", "round", "deal", "buy", "unwanted", "auction", "show", "pay-bid", "take", "use", "compensation", "draw",
    "discard", "give", "over",
]  # fmt: skip
BARE: Final = [2, 3, 4]  # stages
POINTS: Final = [5, 10, 15, 20, 25, 30, 37, 45, 55]
MONEY: Final = [4, 5, 6, 7, 8, 12, 14, 16, 18, 20, 24, 30]  # in fifties
OVERFLOW: Final = [1, 4, 8, 15]
JOKERS_HELD: Final = [1, 2, 3, 4]
HAND: Final = [1, 2, 3, 4, 5, 6, 8, 10]
OF_A_NOBLE: Final = [1, 2, 3, 4]
HIGH: Final = [1, 2, 3, 4, 5, 6]
CEILING: Final = [1, 2, 3, 4, 5, 7]
RIVAL_HAND: Final = [1, 2, 4, 6]
LEADS: Final = [1, 2, 3, 5, 8, 12, 17, 25]
RIVAL_LEADS: Final = [1, 4, 9, 16]
BEATEN_BY: Final = [0, 1, 2, 4, 8, 12, 16, 24]  # higher cards to expect, in eighths
FAR_BEATEN_BY: Final = [0, 4, 8, 16]


def _ladder(steps: list[int]) -> list[bytes]:
    """The piece for every number up to the last step: 1 at each step that it reaches."""
    return [bytes([int(n >= step) for step in steps]) for n in range(steps[-1] + 1)]


def _lead(steps: list[int]) -> list[bytes]:
    """The piece for every lead, negative ones included: steps ahead, then steps behind."""
    most = steps[-1]
    return [
        bytes([int(n >= step) for step in steps] + [int(-n >= step) for step in steps]) for n in range(-most, most + 1)
    ]


def _one_of(number: int) -> list[bytes]:
    """The piece for none of so many things, then for each of them."""
    return [bytes([int(n == thing) for n in range(number)]) for thing in range(-1, number)]


def _bits(number: int) -> list[bytes]:
    """The piece for every set of so many things."""
    return [bytes([mask >> n & 1 for n in range(number)]) for mask in range(2**number)]


def _few(steps: list[int]) -> list[bytes]:
    """The piece for every small number of beaten eighths: 1 where there are no more than that."""
    return [bytes([int(n <= step) for step in steps]) for n in range(MOST_BEATEN + 1)]


def _steps() -> list[bytes]:
    """The piece for each step by number, that for the end of the game first."""
    found = [_one_of(len(ASKING))[-1]]
    for step in range(len(WORDS.steps)):
        name = "round" if step in (DISPLAY, ROUND) else WORDS.steps[step]
        found.append(_one_of(len(ASKING))[ASKING.index(name) + 1 if name in ASKING else 0])
    return found


NUMBERS: Final[list[bytes]] = [bytes([n]) for n in range(MOST + 1)]
FLAGS: Final[list[bytes]] = _bits(2)
FOUR_FLAGS: Final[list[bytes]] = _bits(4)
SEATS: Final[list[bytes]] = [b"", b"", *_one_of(4)[1:]]
PAYOUTS: Final[list[bytes]] = _ladder([1, 2, 3, 4, 5, 6, 7])
COMING: Final[list[bytes]] = _one_of(6)[1:]
STEPS: Final[list[bytes]] = _steps()
PRIVILEGES: Final[list[bytes]] = _bits(10)
UP_TO_TWO: Final[list[bytes]] = [*_ladder([1, 2]), b"\1\1"]
UP_TO_FOUR: Final[list[bytes]] = [*_ladder([1, 2, 3, 4]), b"\1\1\1\1"]
NO_SYMBOLS: Final = bytes(10)
PRICE_SEEN: Final[list[bytes]] = _one_of(5)
STAGES: Final[list[bytes]] = _ladder(BARE)
COATS: Final[list[bytes]] = _ladder([1, 2, 3, 4])
LETTERS: Final[list[bytes]] = _ladder([1, 3, 4, 5])
POINTS_LADDER: Final[list[bytes]] = _ladder(POINTS)
MONEY_LADDER: Final[list[bytes]] = _ladder(MONEY)
OVERFLOW_LADDER: Final[list[bytes]] = _ladder(OVERFLOW)
JOKER_LADDER: Final[list[bytes]] = _ladder(JOKERS_HELD)
HAND_LADDER: Final[list[bytes]] = _ladder(HAND)
NOBLE_LADDER: Final[list[bytes]] = _ladder(OF_A_NOBLE)
LOW_VALUES: Final[list[bytes]] = _bits(11)
HIGH_VALUES: Final[list[bytes]] = _bits(6)
HIGH_LADDER: Final[list[bytes]] = _ladder(HIGH)
CEILING_LADDER: Final[list[bytes]] = _ladder(CEILING)
RIVAL_HAND_LADDER: Final[list[bytes]] = _ladder(RIVAL_HAND)
WIDE_LEAD: Final[list[bytes]] = _lead(LEADS)
RIVAL_LEAD: Final[list[bytes]] = _lead(RIVAL_LEADS)
BEATEN: Final[list[bytes]] = _few(BEATEN_BY)
FAR_BEATEN: Final[list[bytes]] = _few(FAR_BEATEN_BY)
CHANCE: Final = bytes([round(16 * exp(-n / 8)) for n in range(MOST_BEATEN)] + [0])  # to win, in sixteenths


def rung(pieces: list[bytes], n: i64) -> bytes:
    """The piece for a number; what is too high counts as the highest there is."""
    if n <= 0:
        return pieces[0]
    last: i64 = len(pieces) - 1
    return pieces[n] if n < last else pieces[last]


def lead(pieces: list[bytes], n: i64) -> bytes:
    """The piece for a lead, a negative one being a lag."""
    middle: i64 = len(pieces) // 2
    if n > middle:
        n = middle
    elif n < -middle:
        n = -middle
    return pieces[middle + n]


# ---------------------------------------------------------------------- names


def feature_names() -> list[str]:
    """A name for every number of a row."""
    found = _table_names() + _own_names() + _card_names() + _auction_names()
    found += [f"points-{way}-{n}" for way in ("ahead", "behind") for n in LEADS]
    found += [f"final-{way}-{n}" for way in ("ahead", "behind") for n in LEADS]
    found += ["best-rival-final", "best-rival-prize", "own-tie-break"]
    for n in range(1, MOST_RIVALS + 1):
        found += _rival_names(f"rival{n}")
    return found


def _at_least(name: str, steps: list[int]) -> list[str]:
    return [f"{name}>={step}" for step in steps]


def _table_names() -> list[str]:
    """As `put_table`."""
    found = [f"seats-{n}" for n in (2, 3, 4, 5)] + ["hand-sizes-shown", "first-seat-starts"]
    found += _at_least("awards-left", [1, 2, 3, 4, 5, 6, 7])
    found += [f"coming-{name}" for name in [*NOBLE.names, "end-of-round"]]
    found += [f"step-{name}" for name in ASKING]
    found += [f"open-{name}" for name in PRIVILEGE.names] + [f"next-round-{name}" for name in PRIVILEGE.names]
    found += [f"symbol-{name}>={n}" for name in CATEGORY.names for n in (1, 2)]
    found += [f"symbol-{name}" for name in SYMBOL.names[3:]]
    found += [*_at_least("uses-left", [1, 2]), "extra-build-left"]
    found += [f"tile-{name}-{n}" for name in CATEGORY.names for n in (3, 4)]
    for right in (0, 1, 4, 5):
        found += _at_least(f"taken-{RIGHT.names[right]}", [1, 2, 3, 4])
    return found + [f"top-price-{name}" for name in PRICE.names]


def _own_names() -> list[str]:
    """As `put_own`."""
    found = ["own-prestige", *_at_least("own-prestige", POINTS)]
    found += [f"own-{name}>={n}" for name in CATEGORY.names for n in BARE]
    found += [f"own-coat-of-arms>={n}" for n in (1, 2, 3, 4)] + [f"own-letter-of-nobility>={n}" for n in (2, 3, 4, 5)]
    found += [f"own-{RIGHT.names[right]}" for right in (2, 3, 4, 5)]
    found += ["own-money", "own-purse"] + [f"own-money>={50 * n}" for n in MONEY]
    found += [f"own-can-pay-{name}{when}" for name in RIGHT.names[4:] for when in ("", "-after-income")]
    found += ["own-gain", "own-final", "own-overflow", *_at_least("own-overflow", OVERFLOW), "own-lost-next"]
    return [*found, "own-income", "own-offered", "own-free", "own-prize", "own-second-prize", "own-executing"]


def _card_names() -> list[str]:
    """As `put_cards` and `put_offer`."""
    found = [*_at_least("own-jokers", JOKERS_HELD), "own-hand", *_at_least("own-hand", HAND), "own-live-hand"]
    for n in range(1, 5):
        found += [f"own-noble{n}-value-{value}" for value in range(1, 18)]
        found += _at_least(f"own-noble{n}-cards", OF_A_NOBLE)
        found += [f"own-noble{n}-higher<={step / 8:g}" for step in FAR_BEATEN_BY]
    found.append("offer-jokers")
    for name in NOBLE.names[:4]:
        found += [f"offer-{name}-cards", f"offer-{name}-best"]
    return found


def _auction_names() -> list[str]:
    """As `put_auction`."""
    found = ["own-asked", "own-beginner", "own-in", "own-at-high", "own-setter"]
    found += _at_least("high-bid", HIGH) + _at_least("rivals-in", [1, 2, 3, 4])
    found += [*_at_least("own-ceiling", CEILING), "own-stake", *_at_least("own-stake", HIGH), "own-hand-after"]
    found += [f"own-higher<={step / 8:g}" for step in BEATEN_BY]
    return [*found, "own-chance", "own-hope", "own-expected-price", "own-picked-reals", "own-picked-jokers"]


def _rival_names(rival: str) -> list[str]:
    """As `put_rival`."""
    found = [f"{rival}-{name}>={n}" for name in CATEGORY.names for n in BARE]
    found += [f"{rival}-coat-of-arms>={n}" for n in (1, 2, 3, 4)]
    found += [f"{rival}-letter-of-nobility>={n}" for n in (2, 3, 4, 5)]
    found += [f"{rival}-{RIGHT.names[right]}" for right in (2, 3, 4, 5)]
    found += [f"{rival}-hand", *_at_least(f"{rival}-hand", RIVAL_HAND), f"{rival}-money", f"{rival}-prestige"]
    found += [f"{rival}-{name}" for name in ("gain", "final", "overflow", "income", "prize")]
    found += [f"final-{way}-{rival}-{n}" for way in ("ahead", "behind") for n in RIVAL_LEADS]
    found += [f"{rival}-{name}" for name in ("asked", "beginner", "in", "at-high", "beats-own", "setter")]
    return [*found, f"{rival}-known", f"{rival}-ceiling"]


NAMES: Final[list[str]] = feature_names()
BLANK_RIVALS: Final[list[bytes]] = [bytes(len(_rival_names("")) * (MOST_RIVALS + 1 - seats)) for seats in range(6)]
