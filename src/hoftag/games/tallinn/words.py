"""The words of Tallinn: seats, estates, cards and halves; verbs, steps, events and reasons."""

from typing import Final

from hoftag.core.bits import BIT, MEMBERS
from hoftag.core.words import NUMBER, Domain, Move, Phrase, Vocabulary

MERCHANT: Final = 0
KNIGHT: Final = 1
MONK: Final = 2
ESTATES: Final = [MERCHANT, KNIGHT, MONK]  # in the order of the final scoring [TAL-9.1]

LEGATE: Final = 10  # cards 0 to 9 are the influence cards numbered 1 to 10
BASE_SET: Final = 1023  # a seat's ten cards
LEGATE_SET: Final = 2047  # the same with the Legate
PERSONS: Final = 20  # the Legate's half with persons
SHIELDS: Final = 21  # the Legate's half with the imperial shields

_CARDS: Final = [*[str(n) for n in range(1, 11)], "legate"]


def _orders(most: int) -> list[list[int]]:
    """Every selection of cards in order, from none to so many."""
    found: list[list[int]] = [[]]
    last = found
    for _ in range(most):
        last = [[*order, card] for order in last for card in range(11) if card not in order]
        found = found + last
    return found


ORDERS: Final[list[list[int]]] = _orders(3)  # what an exchange can be, by number [TAL-D1]

SEAT: Final = Domain("seat", ["0", "1", "2", "3"])
ESTATE: Final = Domain("estate", ["merchant", "knight", "monk"])
CARD: Final = Domain("card", _CARDS)
HALF: Final = Domain(
    "half", [f"{card}-{half}" if card == "legate" else card + half for card in _CARDS for half in "ab"]
)
ORDER: Final = Domain("order", ["+".join([_CARDS[card] for card in order]) or "none" for order in ORDERS])
CARDS: Final = Domain("cards", ["+".join([_CARDS[card] for card in MEMBERS[mask]]) for mask in range(1, 2048)])
START: Final = Domain("start", ["s1", "s2", "s3", "s4", "s5", "s6"])
CHRONICLE: Final = Domain("chronicle", ["c1", "c2", "c3", "c4", "c5", "c6"])
INTERIM: Final = Domain("interim", ["i", "ii"])

# verbs: first those of the base game, then the expansions', then NATURE's
V_PLAY: Final = 0
V_NO_TOWER: Final = 1
V_TURN: Final = 2
V_LAY: Final = 3
V_EXCHANGE: Final = 4
V_CONTEST: Final = 5
V_ADD: Final = 6
V_NO_PAYMENT: Final = 7
V_PAY: Final = 8
V_START: Final = 9
V_DRAW: Final = 10
V_LOT: Final = 11
V_CHRONICLE: Final = 12

# steps, in the order of the rule book
DEAL: Final = 0
CHRONICLE_CARDS: Final = 1
EXCHANGE: Final = 2
ROUND: Final = 3
SELECT: Final = 4
SHIELD_CONTEST: Final = 5
TOWERS: Final = 6
TOWER_ORDER: Final = 7
TOWER_IN_ORDER: Final = 8
DRAW: Final = 9
INTERIM_SCORING: Final = 10
PAYMENT: Final = 11
SHIELDS_AT_END: Final = 12
FINAL_SCORING: Final = 13

# events
E_START: Final = 0
E_DREW: Final = 1
E_DREW_CARD: Final = 2
E_TASK: Final = 3
E_EXCHANGED: Final = 4
E_ROUND: Final = 5
E_PLAYED: Final = 6
E_NAMED: Final = 7
E_COMPARED: Final = 8
E_CONTEST: Final = 9
E_NO_TOWER: Final = 10
E_TURNED: Final = 11
E_LAID: Final = 12
E_LAID_CARD: Final = 13
E_LOT: Final = 14
E_TASK_SCORED: Final = 15
E_TASK_MISSED: Final = 16
E_PAID: Final = 17
E_NOT_PAID: Final = 18
E_ADDED: Final = 19
E_FINAL_ESTATE: Final = 20
E_PAYMENT: Final = 21
E_TOWERS_UP: Final = 22
E_TOWERS: Final = 23
E_WINNER: Final = 24

WORDS: Final = Vocabulary(
    "tallinn",
    verbs=[
        Phrase("play", [HALF]),
        Phrase("no-tower", []),
        Phrase("turn", [CARD]),
        Phrase("lay", [CARD]),
        Phrase("exchange", [ORDER]),
        Phrase("contest", [ESTATE]),
        Phrase("add", [ESTATE]),
        Phrase("no-payment", []),
        Phrase("pay", [CARDS]),
        Phrase("start", [SEAT, START]),
        Phrase("draw", [SEAT, CARD]),
        Phrase("lot", [SEAT]),
        Phrase("chronicle", [INTERIM, CHRONICLE]),
    ],
    steps=[
        "deal",
        "chronicle-cards",
        "exchange",
        "round",
        "select",
        "shield-contest",
        "towers",
        "tower-order",
        "tower-in-order",
        "draw",
        "interim-scoring",
        "payment",
        "shields-at-end",
        "final-scoring",
    ],
    events=[
        Phrase("start", [SEAT, START]),
        Phrase("drew", [SEAT]),
        Phrase("drew-card", [SEAT, CARD]),
        Phrase("task", [INTERIM, CHRONICLE]),
        Phrase("exchanged", [SEAT, NUMBER]),
        Phrase("round", [NUMBER]),
        Phrase("played", [SEAT, HALF]),
        Phrase("named", [SEAT, ESTATE]),
        Phrase("compared", [SEAT, SEAT, ESTATE, NUMBER, NUMBER, NUMBER]),
        Phrase("contest", [SEAT, ESTATE, NUMBER]),
        Phrase("no-tower", [SEAT]),
        Phrase("turned", [SEAT, CARD]),
        Phrase("laid", [SEAT]),
        Phrase("laid-card", [SEAT, CARD]),
        Phrase("lot", [SEAT]),
        Phrase("task-scored", [SEAT, INTERIM, NUMBER]),
        Phrase("task-missed", [SEAT, INTERIM]),
        Phrase("paid", [SEAT, CARDS, NUMBER]),
        Phrase("not-paid", [SEAT]),
        Phrase("added", [SEAT, ESTATE]),
        Phrase("final-estate", [SEAT, ESTATE, NUMBER, NUMBER]),
        Phrase("payment", [SEAT, SEAT, ESTATE]),
        Phrase("towers-up", [SEAT, CARDS]),
        Phrase("towers", [SEAT, NUMBER, NUMBER]),
        Phrase("winner", [SEAT, NUMBER]),
    ],
    reasons=[
        Phrase("game-over", []),
        Phrase("no-such-seat", [NUMBER]),
        Phrase("nature-only", []),
        Phrase("not-nature", []),
        Phrase("not-now", []),
        Phrase("already-chosen", []),
        Phrase("no-cards", []),
        Phrase("not-in-hand", [CARD]),
        Phrase("no-legate", []),
        Phrase("no-chronicle", []),
        Phrase("no-shields", []),
        Phrase("no-contest", []),
        Phrase("not-your-turn", [SEAT]),
        Phrase("is-tower", [CARD]),
        Phrase("not-in-display", [CARD]),
        Phrase("cannot-pay", [ESTATE, NUMBER]),
        Phrase("too-few-paid", [ESTATE, NUMBER, NUMBER]),
        Phrase("too-many-paid", [CARD]),
        Phrase("not-fewest", [ESTATE]),
        Phrase("not-tied", []),
        Phrase("has-start", [SEAT]),
        Phrase("start-taken", [START]),
        Phrase("not-due", [SEAT]),
        Phrase("not-in-pile", [CARD]),
        Phrase("lies-under", [CARD]),
        Phrase("not-tied-for-order", [SEAT]),
        Phrase("task-laid", [INTERIM]),
        Phrase("chronicle-taken", [CHRONICLE]),
    ],
)

NO_TOWER: Final = WORDS.move(V_NO_TOWER)
NO_PAYMENT: Final = WORDS.move(V_NO_PAYMENT)
CONTEST: Final = WORDS.of(V_CONTEST)
ADD: Final = WORDS.of(V_ADD)


def _by_set(first: list[Move], of_card: list[list[Move]]) -> list[list[Move]]:
    """For every set of cards the list of these moves: some that are always there, then those of each card."""
    lists = [first]
    for mask in range(1, 2048):
        top = MEMBERS[mask][-1]
        lists.append(lists[mask - BIT[top]] + of_card[top])
    return lists


_HALVES: Final = WORDS.of(V_PLAY)
PLAY: Final = _by_set([], [_HALVES[2 * card : 2 * card + 2] for card in range(11)])  # by hand
NO_TOWER_OR_TURN: Final = _by_set([NO_TOWER], [[move] for move in WORDS.of(V_TURN)])  # by display
LAY: Final = _by_set([], [[move] for move in WORDS.of(V_LAY)])  # by hand
START_OF: Final = [  # by seat and start cards left
    [[WORDS.move(V_START, (seat, card)) for card in MEMBERS[left]] for left in range(64)] for seat in range(4)
]
DRAW_OF: Final = [  # by seat and pile
    _by_set([], [[WORDS.move(V_DRAW, (seat, card))] for card in range(11)]) for seat in range(4)
]


def _exchanges() -> list[list[Move]]:
    """For every hand of up to three cards its exchanges: every order of none to all of them. [TAL-D1]"""
    by_order = {tuple(ORDERS[int(move.a)]): move for move in WORDS.of(V_EXCHANGE)}
    lists: list[list[Move]] = []
    for hand in MEMBERS:
        orders: list[list[int]] = [[]]
        if len(hand) <= 3:
            for order in orders:  # grows while it runs: each order is followed by its longer ones
                orders += [[*order, card] for card in hand if card not in order]
        lists.append([by_order[tuple(order)] for order in orders])
    return lists


EXCHANGES: Final = _exchanges()  # by hand
