"""The box: what is printed on the components of an edition, as tables of numbers. [AUG-1]"""

from __future__ import annotations

from pathlib import Path
from typing import Final, final

from hoftag.core.bits import BIT
from hoftag.core.tables import Edition, Table, load_edition
from hoftag.games.augsburg.cards import Cards
from hoftag.games.augsburg.words import (
    FACTORY,
    JOKER,
    MONEY,
    NOBILITY,
    OFFICE,
    PRESTIGE_6,
    PRICE,
    PRIVILEGE,
    STAGE,
    SYMBOL,
    VALUES,
)

BUILTIN: Final = Path(__file__).parent / "data" / "augsburg.toml"
PRICES: Final = [int(name) for name in PRICE.names]  # [AUG-1.5]
JOKER_PRICE: Final = 400  # [AUG-1.4]
STACK: Final = 5  # tiles of each right [AUG-1.8]
ONE_SYMBOL: Final = [4**symbol for symbol in range(7)]  # symbols of a card are packed, two bits for each kind


@final
class Box:
    """All components of an edition."""

    __slots__ = (
        "edition",
        "free",
        "high_at",
        "low_at",
        "money",
        "offer",
        "prestige",
        "price",
        "price_class",
        "stacks",
        "symbols",
    )

    def __init__(self, edition: Edition) -> None:
        """Read the tables of the edition; every mistake is an error naming file and key."""
        root = edition.root
        self.edition = edition
        self.price: list[int] = []  # by card
        self.price_class: list[int] = []  # by card: its place in PRICES
        self.low_at: list[int] = []  # by price class: the certificates of that price, as in Cards.low
        self.high_at: list[int] = []  # the same, as in Cards.high
        self.symbols: list[int] = []  # by privilege card, packed
        root.table("edition")
        self._read_certificates(root.table("certificates"))
        self._read_privileges(root.table("privileges"))
        stages = root.table("stages")
        edition.grounds.append(stages.ground())
        self.money = _numbers(stages, "money", 4, 50, 5000, 50)  # by stage - 1
        self.prestige = _numbers(stages, "prestige", 4, 1, 40, 1)
        self.offer = _numbers(stages, "offer", 4, 1, 7, 1)
        self.free = _numbers(stages, "free", 4, 0, 2, 1)
        for key, row in (("money", self.money), ("prestige", self.prestige), ("offer", self.offer)):
            if row != sorted(row):
                raise stages.error(key, "a higher stage never yields less [AUG-1.10]")
        stages.done()
        self._read_names(root.table("names"))
        coats = self._stack(root.table("coats-of-arms"), 1, 20, 1, "value, highest on top")
        letters = self._stack(root.table("letters-of-nobility"), 1, 20, 1, "value, highest on top")
        churches = self._stack(root.table("churches"), 50, 5000, 50, "cost, dearest on top")
        cathedrals = self._stack(root.table("cathedrals"), 50, 5000, 50, "cost, dearest on top")
        self.stacks: list[list[int]] = [coats, letters, [1] * STACK, [1] * STACK, churches, cathedrals]  # by right
        root.done()

    def cost(self, heap: Cards) -> int:
        """What the cards of a heap cost together."""
        total = int(heap.jokers) * JOKER_PRICE
        for card in heap.kinds():
            if card != JOKER:
                total += self.price[card]
        return total

    def _read_certificates(self, table: Table) -> None:
        """Prices by value, never falling, from 200 to 400. [AUG-1.5, AUG-R61]"""
        self.edition.grounds.append(table.ground())
        prices = _numbers(table, "prices", VALUES, PRICES[0], PRICES[-1], 50)
        if prices != sorted(prices):
            raise table.error("prices", "a dearer certificate never has a lower value [AUG-1.5]")
        table.done()
        self.price = prices * 4 + [JOKER_PRICE]
        self.price_class = [PRICES.index(price) for price in self.price]
        for place in range(len(PRICES)):
            at = [card for card in range(JOKER) if self.price_class[card] == place]
            self.low_at.append(sum(BIT[card] for card in at if card < 34))
            self.high_at.append(sum(BIT[card - 34] for card in at if card >= 34))

    def _read_privileges(self, table: Table) -> None:
        """Ten different cards of three symbols; four of them fit the rule book's examples. [AUG-1.6]"""
        self.edition.grounds.append(table.ground())
        for n, row in enumerate(table.tables("cards", 10)):
            row.text("id", [PRIVILEGE.names[n]])
            packed = sum(ONE_SYMBOL[symbol] for symbol in _names(row, "symbols", SYMBOL.names, 3))
            row.done()
            if packed in self.symbols:
                twin = PRIVILEGE.names[self.symbols.index(packed)]
                raise row.error("symbols", f"are those of {twin}; no two cards are alike [AUG-1.6]")
            self.symbols.append(packed)
        for what, example in (
            ("500 gulden and 6 points", [MONEY, PRESTIGE_6]),
            ("two offices", [OFFICE, OFFICE]),
            ("two of nobility", [NOBILITY, NOBILITY]),
            ("a factory and an office", [FACTORY, OFFICE]),
        ):
            if not any(_shows(packed, example) for packed in self.symbols):
                raise table.error("cards", f"no card shows {what}, as one in the rule book's examples does [AUG-1.6]")
        table.done()

    def _read_names(self, table: Table) -> None:
        """Which stages have a name of ours. [AUG-1.10]"""
        self.edition.grounds.append(table.ground())
        _names(table, "ours", STAGE.names, -1)
        table.done()

    def _stack(self, table: Table, least: int, most: int, unit: int, order: str) -> list[int]:
        """One stack of rights, the top tile first. [AUG-2.2]"""
        self.edition.grounds.append(table.ground())
        stack = _numbers(table, "stack", STACK, least, most, unit)
        if stack != sorted(stack, reverse=True):
            raise table.error("stack", f"should be sorted by {order} [AUG-2.2]")
        if unit == 50 and len(set(stack)) != STACK:
            raise table.error("stack", "the costs have to differ, or a tie could not be broken [AUG-R54]")
        table.done()
        return stack

    def __reduce__(self) -> tuple[object, tuple[str, str, dict[str, object]]]:
        """Pickle by the edition's data."""
        return (restored_box, (self.edition.hash, self.edition.file, self.edition.data))


_RESTORED: Final[dict[str, Box]] = {}


def restored_box(hash: str, file: str, data: dict[str, object]) -> Box:
    """The box of a pickled state, read once for each edition."""
    if hash not in _RESTORED:
        _RESTORED[hash] = Box(Edition(file, data))
    return _RESTORED[hash]


def load_box(path: Path | None = None) -> Box:
    """The box of an edition; without a path the one that comes with the program."""
    return Box(load_edition(path or BUILTIN, "augsburg"))


def symbols_of(packed: int) -> list[int]:
    """The symbols of a card one by one."""
    return [symbol for symbol in range(7) for _ in range(packed // ONE_SYMBOL[symbol] & 3)]


def _shows(packed: int, example: list[int]) -> bool:
    """Whether a card shows these symbols."""
    symbols = symbols_of(packed)
    return all(symbols.count(symbol) >= example.count(symbol) for symbol in example)


def _numbers(table: Table, key: str, length: int, least: int, most: int, unit: int) -> list[int]:
    """A list of so many whole numbers within bounds, each a multiple of the unit."""
    value = table.value(key)
    if not isinstance(value, list) or len(value) != length:
        raise table.error(key, f"should be a list of {length} numbers")
    found: list[int] = []
    for n, number in enumerate(value):
        if not isinstance(number, int) or isinstance(number, bool):
            raise table.error(f"{key}[{n}]", "should be a whole number")
        if not least <= number <= most or number % unit:
            steps = f" in steps of {unit}" if unit > 1 else ""
            raise table.error(f"{key}[{n}]", f"is {number}, not from {least} to {most}{steps}")
        found.append(number)
    return found


def _names(table: Table, key: str, allowed: list[str], length: int) -> list[int]:
    """The places of some names in a list of those allowed; a length below 0 allows any."""
    value = table.value(key)
    if not isinstance(value, list) or (length >= 0 and len(value) != length):
        raise table.error(key, f"should be a list of {length} names" if length >= 0 else "should be a list of names")
    found: list[int] = []
    for n, name in enumerate(value):
        if not isinstance(name, str) or name not in allowed:
            raise table.error(f"{key}[{n}]", f"is {name!r}, not one of {', '.join(allowed)}")
        found.append(allowed.index(name))
    return found
