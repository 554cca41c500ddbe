"""One seat's side of the table: tableau, prestige, money, certificates."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from hoftag.core.bits import bit
from hoftag.games.augsburg.cards import Cards
from hoftag.games.augsburg.numbers import barrier_of
from hoftag.games.augsburg.words import BUILDER, CARD, CATEGORY, CHURCH, COAT, LETTER, MINT, RIGHT, RIGHTS

NONE: Final = -1
START_MONEY: Final = 1500  # [AUG-2.6]
START_JOKERS: Final = 2
FIRST_STAGES: Final = 1 + 16 + 256  # stage 1 in all three categories, a nibble each [AUG-2.10]


@final
class Side:
    """What lies in front of one seat and what it holds."""

    __slots__ = (
        "bid",
        "bought",
        "bought_last",
        "builder",
        "cathedral",
        "chosen",
        "church",
        "coat",
        "due_free",
        "due_offer",
        "earned",
        "floor",
        "from_amends",
        "from_coat",
        "from_lapses",
        "from_letter",
        "from_privileges",
        "from_stages",
        "hand",
        "last",
        "letter",
        "mint",
        "offer",
        "picked",
        "prestige",
        "spent",
        "stages",
    )

    def __init__(
        self,
        stages: i64,
        coat: i64,
        letter: i64,
        mint: i64,
        builder: i64,
        church: i64,
        cathedral: i64,
        prestige: i64,
        from_stages: i64,
        from_coat: i64,
        from_letter: i64,
        from_privileges: i64,
        from_lapses: i64,
        from_amends: i64,
        earned: i64,
        spent: i64,
        floor: i64,
        bought: i64,
        bought_last: i64,
        due_free: i64,
        due_offer: i64,
        bid: i64,
        chosen: i64,
        last: i64,
        hand: Cards,
        offer: Cards,
        picked: Cards,
    ) -> None:
        """All fields in order; also the way to clone."""
        self.stages: i64 = stages  # one nibble for each category
        self.coat: i64 = coat  # its points; 0: none
        self.letter: i64 = letter
        self.mint: i64 = mint  # 1: owned
        self.builder: i64 = builder
        self.church: i64 = church  # its cost; 0: none
        self.cathedral: i64 = cathedral
        self.prestige: i64 = prestige
        self.from_stages: i64 = from_stages  # points by origin, before barriers took their part
        self.from_coat: i64 = from_coat
        self.from_letter: i64 = from_letter
        self.from_privileges: i64 = from_privileges
        self.from_lapses: i64 = from_lapses
        self.from_amends: i64 = from_amends
        self.earned: i64 = earned  # money got less money paid for buildings: public
        self.spent: i64 = spent  # money paid for certificates: secret
        self.floor: i64 = floor  # what all know this seat to have at least
        self.bought: i64 = bought  # certificates bought in the whole game: public [AUG-R56]
        self.bought_last: i64 = bought_last  # and at the last opportunity
        self.due_free: i64 = due_free  # cards still to be dealt into the hand
        self.due_offer: i64 = due_offer  # cards still to be dealt as an offer
        self.bid: i64 = bid  # highest own bid in this auction
        self.chosen: i64 = chosen  # how many cards were picked for the open question
        self.last: i64 = last  # the latest of them
        self.hand = hand
        self.offer = offer
        self.picked = picked  # cards chosen to buy, to show or to give; neither in hand nor on offer

    def clone(self) -> Side:
        """An equal and independent side."""
        return Side(
            self.stages, self.coat, self.letter, self.mint, self.builder, self.church, self.cathedral, self.prestige,
            self.from_stages, self.from_coat, self.from_letter, self.from_privileges, self.from_lapses,
            self.from_amends, self.earned, self.spent, self.floor, self.bought, self.bought_last, self.due_free,
            self.due_offer, self.bid, self.chosen, self.last, self.hand.clone(), self.offer.clone(),
            self.picked.clone(),
        )  # fmt: skip

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        """Pickle by all fields in order."""
        return (
            Side,
            (
                self.stages, self.coat, self.letter, self.mint, self.builder, self.church, self.cathedral,
                self.prestige, self.from_stages, self.from_coat, self.from_letter, self.from_privileges,
                self.from_lapses, self.from_amends, self.earned, self.spent, self.floor, self.bought,
                self.bought_last, self.due_free, self.due_offer, self.bid, self.chosen, self.last, self.hand,
                self.offer, self.picked,
            ),
        )  # fmt: skip

    def stage(self, category: i64) -> i64:
        """The stage in a category: that of the highest tile. [AUG-6.7]"""
        return (self.stages >> (4 * category)) & 15

    def change_stage(self, category: i64, by: i64) -> None:
        """Go up or down in a category."""
        self.stages += by * bit(4 * category)

    def money(self) -> i64:
        """Gulden at hand."""
        return self.earned - self.spent

    def receive(self, amount: i64) -> None:
        """Gulden from the bank, or publicly to it."""
        self.earned += amount
        self.floor += amount
        if self.floor < 0:
            self.floor = 0

    def right(self, right: i64) -> i64:
        """What is printed on a right owned, 1 where nothing is; 0: not owned."""
        if right == COAT:
            return self.coat
        if right == LETTER:
            return self.letter
        if right == MINT:
            return self.mint
        if right == BUILDER:
            return self.builder
        return self.church if right == CHURCH else self.cathedral

    def own(self, right: i64, printed: i64) -> None:
        """Put a right on the tableau. [AUG-7.3]"""
        if right == COAT:
            self.coat = printed
        elif right == LETTER:
            self.letter = printed
        elif right == MINT:
            self.mint = printed
        elif right == BUILDER:
            self.builder = printed
        elif right == CHURCH:
            self.church = printed
        else:
            self.cathedral = printed

    def barrier(self) -> i64:
        """The field beyond which this score cannot go. [AUG-8.4]"""
        return barrier_of(self.church != 0, self.cathedral != 0)

    def gross(self) -> i64:
        """All points ever got, with those lost at a barrier."""
        return (
            self.from_stages
            + self.from_coat
            + self.from_letter
            + self.from_privileges
            + self.from_lapses
            + self.from_amends
        )

    def pick(self, card: i64) -> None:
        """Remember a card chosen for the open question."""
        self.picked.add(card)
        self.chosen += 1
        self.last = card

    def forget_choice(self) -> None:
        """The question is answered and done with."""
        self.chosen = 0
        self.last = NONE

    def dump(self) -> dict[str, object]:
        """This side with names, secrets included."""
        return {
            "stages": {CATEGORY.names[n]: int(self.stage(n)) for n in range(3)},
            "rights": {RIGHT.names[n]: int(self.right(n)) for n in RIGHTS if self.right(n)},
            "prestige": int(self.prestige),
            "from": [
                int(self.from_stages), int(self.from_coat), int(self.from_letter), int(self.from_privileges),
                int(self.from_lapses), int(self.from_amends),
            ],
            "money": int(self.money()),
            "earned": int(self.earned),
            "floor": int(self.floor),
            "bought": int(self.bought),
            "bought_last": int(self.bought_last),
            "due": [int(self.due_free), int(self.due_offer)],
            "bid": int(self.bid),
            "chosen": int(self.chosen),
            "last": CARD.names[self.last] if self.last != NONE else None,
            "hand": self.hand.names(),
            "offer": self.offer.names(),
            "picked": self.picked.names(),
        }  # fmt: skip


def first_side() -> Side:
    """A side at the beginning: 1500 gulden, two jokers, stage 1 everywhere, no right. [AUG-2.6, AUG-2.10]"""
    return Side(
        FIRST_STAGES, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, START_MONEY, 0, START_MONEY, 0, 0, 0, 0, 0, 0, NONE,
        Cards(0, 0, START_JOKERS), Cards(), Cards(),
    )  # fmt: skip
