"""Augsburg 1520 for the report on balance: privileges, stages, rights, visits; and other prices, values and costs."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from hoftag.core.contract import Game
from hoftag.games.augsburg.words import (
    CATEGORIES,
    CATEGORY,
    E_AUCTION,
    E_COLLECTED,
    E_DREW,
    E_LAPSED,
    E_OFFERED_CARD,
    E_PRESTIGE,
    E_SEIZED,
    E_STARTER,
    E_TOOK,
    E_WON,
    JOKER,
    MAXIMILIAN,
    NOBLE,
    PRIVILEGE,
    RIGHT,
    RIGHTS,
    STAGE,
    VALUES,
)
from hoftag.lab.balance_parts import Component, Ended, Parts, Variant, altered, sets
from hoftag.lab.editions import Data
from hoftag.texts.catalogue import Texts

HIGH: Final = 12  # certificates of this value and above
MOST_HIGH: Final = 4
BUILDINGS: Final[list[tuple[str, str, Any]]] = [
    ("-half", "half the cost", lambda cost: cost // 2),
    ("-dear", "cost half as much again", lambda cost: 3 * cost // 2),
]
DEEDS: Final = {
    E_COLLECTED: ("collected", "took 500 gulden"),
    E_PRESTIGE: ("prestige", "took 6 or 7 points"),
    E_DREW: ("drew", "drew two certificates"),
    E_LAPSED: ("lapsed", "let a privilege lapse"),
    E_SEIZED: ("seized", "took a stage from somebody"),
}


class AugsburgParts(Parts):
    """What the lab knows of the components of Augsburg 1520."""

    def components(self, texts: Texts) -> list[Component]:
        """Start player and first offer are dealt; everything else is fought for."""

        def short(domain: str, name: str) -> str:
            return texts.short(f"{domain}-{name}") or texts.text(f"{domain}-{name}")

        high = [f"{n}{' or more' if n == MOST_HIGH else ''} of value {HIGH} and above" for n in range(MOST_HIGH + 1)]
        return [
            Component("start", "Start player", "begins the first auction", True),
            *[Component(f"high {n}", "First offer", name, True) for n, name in enumerate(high)],
            *[
                Component(f"suit {name}", "First offer", f"three or more for {texts.thing('noble', n)}", True)
                for n, name in enumerate(NOBLE.names[:MAXIMILIAN])
            ],
            Component("joker", "First offer", "a joker", True),
            *[
                Component(f"card {name}", "Privilege card taken", texts.thing("privilege", n))
                for n, name in enumerate(PRIVILEGE.names)
            ],
            *[
                Component(f"noble {name}", "Auctions won", f"{texts.thing('noble', n)}: more than a fair share")
                for n, name in enumerate(NOBLE.names)
            ],
            *[
                Component(
                    f"stage {name}", "Stage at the end",
                    f"{short('category', CATEGORY.names[n // 4])} {n % 4 + 1}: {short('stage', name)}",
                )
                for n, name in enumerate(STAGE.names)
            ],
            *[Component(f"right {name}", "Right owned", short("right", name)) for name in RIGHT.names],
            *[Component(key, "Privilege used", name) for key, name in DEEDS.values()],
            Component("robbed", "Privilege used", "lost a stage to somebody"),
        ]  # fmt: skip

    def first(self, ended: Ended) -> int | None:
        """Who began the first auction."""
        if ended.state.first_seat_starts:
            return 0
        return next(seat for (seat,) in ended.of(E_STARTER))

    def had(self, ended: Ended) -> list[set[str]]:
        """By what happened, and by the tableaus at the end."""
        found = sets(ended.seats)
        found[self.first(ended) or 0].add("start")
        self._first_offer(ended, found)
        for seat, card in ended.of(E_TOOK):
            found[seat].add(f"card {PRIVILEGE.names[card]}")
        won = Counter(ended.of(E_WON))
        for (seat, noble), times in won.items():
            if times * ended.seats > sum(number for (_, other), number in won.items() if other == noble):
                found[seat].add(f"noble {NOBLE.names[noble]}")
        for event, (key, _) in DEEDS.items():
            for seat, *_others in ended.of(event):
                found[seat].add(key)
        for _, victim, _ in ended.of(E_SEIZED):
            found[victim].add("robbed")
        for seat, side in enumerate(ended.state.sides):
            for category in CATEGORIES:
                found[seat].add(f"stage {STAGE.names[4 * category + side.stage(category) - 1]}")
            for right in RIGHTS:
                if side.right(right):
                    found[seat].add(f"right {RIGHT.names[right]}")
        return found

    def _first_offer(self, ended: Ended, found: list[set[str]]) -> None:
        """What everybody was offered before the first auction."""
        offers: list[list[int]] = [[] for _ in found]
        for note in ended.notes:
            if note.event == E_AUCTION:
                break
            if note.event == E_OFFERED_CARD:
                offers[note.args[0]].append(note.args[1])
        for mine, offer in zip(found, offers, strict=True):
            reals = [card for card in offer if card != JOKER]
            mine.add(f"high {min(MOST_HIGH, sum(card % VALUES + 1 >= HIGH for card in reals))}")
            for noble, number in Counter(card // VALUES for card in reals).items():
                if number >= 3:
                    mine.add(f"suit {NOBLE.names[noble]}")
            if JOKER in offer:
                mine.add("joker")

    def variants(self, game: Game[Any, Any], seats: int, options: dict[str, str]) -> list[Variant]:
        """Other prices, symbols in other places, points of rights one up or down, buildings half or one and a half."""
        data: Data = game.edition.data
        cards = tuple(f"card {name}" for name in PRIVILEGE.names)
        return [
            _prices(data, "flat", "all certificates cost 300", [300] * VALUES),
            _prices(data, "steep", "certificates 1 to 8 cost 200, the others 400", [200] * 8 + [400] * 9),
            _prices(data, "cheap", "certificates cost 100 less, but 200 at least", [
                max(200, price - 100) for price in _numbers(data, "certificates", "prices")
            ]),
            _prices(data, "dear", "certificates cost 100 more, but 400 at most", [
                min(400, price + 100) for price in _numbers(data, "certificates", "prices")
            ]),
            Variant(
                "third-symbols", "privileges", "the third symbol of cards 5 to 10 moves on by one card",
                altered(data, *_moved_on(data)), cards[4:],
            ),
            Variant(
                "points", "privileges", "6 points become 7, and 7 become 6, but for card 1",
                altered(data, *_other_points(data)),
                tuple(card for n, card in enumerate(cards) if any("prestige" in name for name in _symbols(data, n))),
            ),
            *_stacks(data, "coats-of-arms", "coats of arms", "coat-of-arms", [
                ("+1", "one point more", lambda n: n + 1),
                ("-1", "one point less, but 1 at least", lambda n: max(1, n - 1)),
            ]),
            _repeated(data, "coats-of-arms", "coats of arms", "coat-of-arms"),
            *_stacks(data, "letters-of-nobility", "letters of nobility", "letter-of-nobility", [
                ("+1", "one point more", lambda n: n + 1), ("-1", "one point less", lambda n: n - 1),
            ]),
            _repeated(data, "letters-of-nobility", "letters of nobility", "letter-of-nobility"),
            *_stacks(data, "churches", "churches", "church", BUILDINGS),
            *_stacks(data, "cathedrals", "cathedrals", "cathedral", BUILDINGS),
        ]  # fmt: skip


def _numbers(data: Data, table: str, key: str) -> list[int]:
    """A list of numbers in the data."""
    found: list[int] = data[table][key]
    return found


def _symbols(data: Data, card: int) -> list[str]:
    """The symbols of a privilege card."""
    found: list[str] = data["privileges"]["cards"][card]["symbols"]
    return found


def _prices(data: Data, key: str, name: str, prices: list[int]) -> Variant:
    """Certificates with other prices."""
    about = tuple(f"high {n}" for n in range(MOST_HIGH - 1, MOST_HIGH + 1))  # a good first offer
    return Variant(f"prices-{key}", "certificates", name, altered(data, ("certificates.prices", prices)), about)


def _moved_on(data: Data) -> list[tuple[str, list[str]]]:
    """The third symbols of the cards that no example of the rule book shows, one card further."""
    cards = range(4, 10)
    third = [_symbols(data, card)[2] for card in cards]
    return [
        (f"privileges.cards.{card}.symbols", [*_symbols(data, card)[:2], third[n - 1]]) for n, card in enumerate(cards)
    ]


def _other_points(data: Data) -> list[tuple[str, list[str]]]:
    """Cards with 6 points get 7, but for the one in the rule book's example; the others get 6."""
    swap = {"prestige-6": "prestige-7", "prestige-7": "prestige-6"}
    return [
        (f"privileges.cards.{card}.symbols", [swap.get(name, name) for name in _symbols(data, card)])
        for card in range(1, 10)
    ]


def _stacks(data: Data, table: str, told: str, right: str, changes: list[tuple[str, str, Any]]) -> list[Variant]:
    """A stack of rights with other values."""
    stack = _numbers(data, table, "stack")
    return [
        Variant(
            f"{table}{key}", table, f"{told}: {name}",
            altered(data, (f"{table}.stack", [50 * round(change(n) / 50) if n >= 50 else change(n) for n in stack])),
            (f"right {right}",),
        )
        for key, name, change in changes
    ]  # fmt: skip


def _repeated(data: Data, table: str, told: str, right: str) -> Variant:
    """The highest value of a stack comes twice, not the lowest."""
    stack = _numbers(data, table, "stack")
    return Variant(
        f"{table}-twice", table, f"{told}: the highest comes twice, not the lowest",
        altered(data, (f"{table}.stack", [stack[0], *stack[:-1]])), (f"right {right}",),
    )  # fmt: skip


PARTS: Final = AugsburgParts()
