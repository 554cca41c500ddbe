"""The words of Augsburg 1520: nobles, certificates, categories, rights; verbs, steps, events and reasons."""

from typing import Final

from hoftag.core.words import NUMBER, Domain, Phrase, Vocabulary

PHILIPP: Final = 0
LOUISE: Final = 1
LEO: Final = 2
MARIA: Final = 3
MAXIMILIAN: Final = 4  # the five auctions of a round, in this order; the first four have certificates [AUG-3.2]

VALUES: Final = 17  # certificate = noble x 17 + value - 1 [AUG-1.3]
JOKER: Final = 68
CERTIFICATES: Final = 80  # 68 real ones and twelve jokers [AUG-1.3, AUG-1.4]
JOKERS: Final = 12

FACTORY: Final = 0
NOBILITY: Final = 1
OFFICE: Final = 2
CATEGORIES: Final = [FACTORY, NOBILITY, OFFICE]

MONEY: Final = 3  # symbols 0 to 2 are the categories [AUG-5.3]
PRESTIGE_6: Final = 4
PRESTIGE_7: Final = 5
CARDS: Final = 6

COAT: Final = 0
LETTER: Final = 1
MINT: Final = 2
BUILDER: Final = 3
CHURCH: Final = 4
CATHEDRAL: Final = 5
RIGHTS: Final = [COAT, LETTER, MINT, BUILDER, CHURCH, CATHEDRAL]  # the six stacks [AUG-1.8]

_NOBLES: Final = ["philipp", "louise", "leo", "maria", "maximilian"]

SEAT: Final = Domain("seat", ["0", "1", "2", "3", "4"])
NOBLE: Final = Domain("noble", _NOBLES)
CARD: Final = Domain("card", [*[f"{noble}-{value}" for noble in _NOBLES[:4] for value in range(1, 18)], "joker"])
BID: Final = Domain("bid", [str(number) for number in range(1, 81)])
PRIVILEGE: Final = Domain("privilege", [f"p{number}" for number in range(1, 11)])
SYMBOL: Final = Domain("symbol", ["factory", "nobility", "office", "money", "prestige-6", "prestige-7", "cards"])
CATEGORY: Final = Domain("category", ["factory", "nobility", "office"])
STAGE: Final = Domain("stage", [f"{category}-{n}" for category in CATEGORY.names for n in range(1, 5)])
RIGHT: Final = Domain(
    "right", ["coat-of-arms", "letter-of-nobility", "mint-master", "master-builder", "church", "cathedral"]
)
TILE: Final = Domain("tile", RIGHT.names[:4])  # rights that are taken, not built
BUILDING: Final = Domain("building", RIGHT.names[4:])
POINTS: Final = Domain("points", ["6", "7"])
AMENDS: Final = Domain("amends", ["money", "prestige"])
PRICE: Final = Domain("price", ["200", "250", "300", "350", "400"])

# verbs: first the seats', then NATURE's
V_BUY: Final = 0
V_DONE: Final = 1
V_PASS: Final = 2
V_BID: Final = 3
V_SHOW: Final = 4
V_TAKE: Final = 5
V_COLLECT: Final = 6
V_PRESTIGE: Final = 7
V_DRAW_TWO: Final = 8
V_ADVANCE: Final = 9
V_SEIZE: Final = 10
V_FACTORY_MONEY: Final = 11
V_RIGHT: Final = 12
V_BUILD: Final = 13
V_LAPSE: Final = 14
V_EXTRA: Final = 15
V_END: Final = 16
V_COMPENSATION: Final = 17
V_DISCARD: Final = 18
V_GIVE: Final = 19
V_STARTER: Final = 20
V_OPEN: Final = 21
V_DEAL: Final = 22
V_TOP: Final = 23
V_ON_TOP: Final = 24

# steps, in the order of the rule book
STARTER: Final = 0
DISPLAY: Final = 1
DEAL: Final = 2
TOP_PRICE: Final = 3
BUY: Final = 4
UNWANTED: Final = 5
ROUND: Final = 6
VISIT: Final = 7
AUCTION: Final = 8
SHOW: Final = 9
PAY_BID: Final = 10
TAKE: Final = 11
USE: Final = 12
COMPENSATION: Final = 13
DRAW: Final = 14
DISCARD: Final = 15
PHASE_TWO: Final = 16
SHORTAGE: Final = 17
GIVE: Final = 18

# events
E_STARTER: Final = 0
E_OPENED: Final = 1
E_FREE: Final = 2
E_OFFERED: Final = 3
E_FREE_CARD: Final = 4
E_OFFERED_CARD: Final = 5
E_TOP: Final = 6
E_BOUGHT: Final = 7
E_PAID: Final = 8
E_ON_TOP: Final = 9
E_RESHUFFLED: Final = 10
E_ROUND: Final = 11
E_AUCTION: Final = 12
E_BID: Final = 13
E_HELD: Final = 14
E_PASSED: Final = 15
E_SKIPPED: Final = 16
E_SHOWN: Final = 17
E_WON: Final = 18
E_CONSOLED: Final = 19
E_TOOK: Final = 20
E_COLLECTED: Final = 21
E_PRESTIGE: Final = 22
E_DREW: Final = 23
E_DREW_CARD: Final = 24
E_DISCARDED: Final = 25
E_ADVANCED: Final = 26
E_SEIZED: Final = 27
E_AMENDS_MONEY: Final = 28
E_AMENDS_PRESTIGE: Final = 29
E_FACTORY_MONEY: Final = 30
E_RIGHT: Final = 31
E_BUILT: Final = 32
E_LAPSED: Final = 33
E_BARRIER: Final = 34
E_INCOME: Final = 35
E_ROUND_PRESTIGE: Final = 36
E_SHORTAGE: Final = 37
E_GAVE: Final = 38
E_GAVE_CARD: Final = 39
E_SHUFFLED_ALL: Final = 40
E_WINNER: Final = 41

WORDS: Final = Vocabulary(
    "augsburg",
    verbs=[
        Phrase("buy", [CARD]),
        Phrase("done", []),
        Phrase("pass", []),
        Phrase("bid", [BID]),
        Phrase("show", [CARD]),
        Phrase("take", [PRIVILEGE]),
        Phrase("collect", []),
        Phrase("prestige", [POINTS]),
        Phrase("draw-two", []),
        Phrase("advance", [CATEGORY]),
        Phrase("seize", [CATEGORY, SEAT]),
        Phrase("factory-money", []),
        Phrase("right", [TILE]),
        Phrase("build", [BUILDING]),
        Phrase("lapse", []),
        Phrase("extra", [BUILDING]),
        Phrase("end", []),
        Phrase("compensation", [AMENDS]),
        Phrase("discard", [CARD]),
        Phrase("give", [CARD]),
        Phrase("starter", [SEAT]),
        Phrase("open", [PRIVILEGE]),
        Phrase("deal", [SEAT, CARD]),
        Phrase("top", [PRICE]),
        Phrase("on-top", [CARD]),
    ],
    steps=[
        "starter",
        "display",
        "deal",
        "top-price",
        "buy",
        "unwanted",
        "round",
        "visit",
        "auction",
        "show",
        "pay-bid",
        "take",
        "use",
        "compensation",
        "draw",
        "discard",
        "phase-two",
        "shortage",
        "give",
    ],
    events=[
        Phrase("starter", [SEAT]),
        Phrase("opened", [PRIVILEGE]),
        Phrase("free", [SEAT, NUMBER]),
        Phrase("offered", [SEAT, NUMBER]),
        Phrase("free-card", [SEAT, CARD]),
        Phrase("offered-card", [SEAT, CARD]),
        Phrase("top", [PRICE]),
        Phrase("bought", [SEAT, NUMBER]),
        Phrase("paid", [SEAT, NUMBER, NUMBER]),  # what it cost, what is left
        Phrase("on-top", [CARD]),
        Phrase("reshuffled", []),
        Phrase("round", [NUMBER, NUMBER]),  # of how many
        Phrase("auction", [NOBLE, SEAT]),
        Phrase("bid", [SEAT, BID]),
        Phrase("held", [SEAT, BID]),
        Phrase("passed", [SEAT]),
        Phrase("skipped", [NOBLE]),
        Phrase("shown", [SEAT, CARD]),
        Phrase("won", [SEAT, NOBLE]),
        Phrase("consoled", [SEAT, NUMBER]),
        Phrase("took", [SEAT, PRIVILEGE]),
        Phrase("collected", [SEAT, NUMBER]),
        Phrase("prestige", [SEAT, NUMBER]),
        Phrase("drew", [SEAT, NUMBER]),
        Phrase("drew-card", [SEAT, CARD]),
        Phrase("discarded", [SEAT, CARD]),
        Phrase("advanced", [SEAT, STAGE]),
        Phrase("seized", [SEAT, SEAT, STAGE]),
        Phrase("amends-money", [SEAT, NUMBER]),
        Phrase("amends-prestige", [SEAT, NUMBER]),
        Phrase("factory-money", [SEAT, NUMBER]),
        Phrase("right", [SEAT, RIGHT]),
        Phrase("built", [SEAT, BUILDING, NUMBER]),
        Phrase("lapsed", [SEAT, NUMBER]),
        Phrase("barrier", [SEAT, NUMBER, NUMBER]),  # how many points are lost, at which field
        Phrase("income", [SEAT, NUMBER]),
        Phrase("round-prestige", [SEAT, NUMBER, NUMBER, NUMBER]),  # stage, coat of arms, letter
        Phrase("shortage", [NUMBER, NUMBER]),  # cards due, cards there
        Phrase("gave", [SEAT]),
        Phrase("gave-card", [SEAT, CARD]),
        Phrase("shuffled-all", []),
        Phrase("winner", [SEAT, NUMBER]),
    ],
    reasons=[
        Phrase("game-over", []),
        Phrase("no-such-seat", [NUMBER]),
        Phrase("nature-only", []),
        Phrase("not-nature", []),
        Phrase("not-now", []),
        Phrase("already-chosen", []),
        Phrase("not-your-turn", [SEAT]),
        Phrase("not-offered", [CARD]),
        Phrase("out-of-order", [CARD]),
        Phrase("too-dear", [NUMBER, NUMBER]),  # what it costs, what is left
        Phrase("passed-already", []),
        Phrase("own-bid", []),
        Phrase("below-bid", [BID]),
        Phrase("above-ceiling", [NUMBER]),
        Phrase("no-certificate", [NOBLE]),
        Phrase("not-in-hand", [CARD]),
        Phrase("not-matching", [CARD, NOBLE]),
        Phrase("needs-real", []),
        Phrase("too-few-left", [NUMBER]),
        Phrase("enough-shown", []),
        Phrase("not-in-showdown", []),
        Phrase("not-on-display", [PRIVILEGE]),
        Phrase("no-uses-left", []),
        Phrase("uses-left", [NUMBER]),
        Phrase("no-symbol", [SYMBOL]),
        Phrase("no-cards", []),
        Phrase("highest-stage", [CATEGORY]),
        Phrase("tile-displayed", [STAGE]),
        Phrase("tile-not-displayed", [STAGE]),
        Phrase("not-holder", [SEAT, STAGE]),
        Phrase("needs-stage", [STAGE]),
        Phrase("owned", [RIGHT]),
        Phrase("no-builder", []),
        Phrase("extra-used", []),
        Phrase("not-robbed", []),
        Phrase("no-hand", []),
        Phrase("opened-already", [PRIVILEGE]),
        Phrase("not-due", [SEAT]),
        Phrase("not-in-pile", [CARD]),
        Phrase("not-discarded", [CARD]),
        Phrase("no-such-price", [PRICE]),
        Phrase("top-has-price", [PRICE]),
    ],
)

BUY_OF: Final = WORDS.of(V_BUY)
DONE: Final = WORDS.move(V_DONE)
PASS: Final = WORDS.move(V_PASS)
PASS_ONLY: Final = [PASS]
BID_OF: Final = WORDS.of(V_BID)
USUAL_BID: Final = 16  # bids up to this one are listed in advance
BIDS: Final = [  # by the lowest number one may name and by the ceiling: pass, and every number between
    [[PASS, *BID_OF[least - 1 : most]] for most in range(USUAL_BID + 1)] for least in range(1, USUAL_BID + 1)
]
SHOW_OF: Final = WORDS.of(V_SHOW)
TAKE_OF: Final = WORDS.of(V_TAKE)
COLLECT: Final = WORDS.move(V_COLLECT)
PRESTIGE_OF: Final = WORDS.of(V_PRESTIGE)
DRAW_TWO: Final = WORDS.move(V_DRAW_TWO)
ADVANCE_OF: Final = WORDS.of(V_ADVANCE)
SEIZE_OF: Final = [[WORDS.move(V_SEIZE, (category, seat)) for seat in range(5)] for category in CATEGORIES]
FACTORY_MONEY: Final = WORDS.move(V_FACTORY_MONEY)
RIGHT_OF: Final = WORDS.of(V_RIGHT)
BUILD_OF: Final = WORDS.of(V_BUILD)
LAPSE: Final = WORDS.move(V_LAPSE)
EXTRA_OF: Final = WORDS.of(V_EXTRA)
END: Final = WORDS.move(V_END)
COMPENSATIONS: Final = WORDS.of(V_COMPENSATION)
DISCARD_OF: Final = WORDS.of(V_DISCARD)
GIVE_OF: Final = WORDS.of(V_GIVE)
STARTERS: Final = WORDS.of(V_STARTER)
OPEN_OF: Final = WORDS.of(V_OPEN)
DEAL_OF: Final = [[WORDS.move(V_DEAL, (seat, card)) for card in range(69)] for seat in range(5)]
TOP_OF: Final = WORDS.of(V_TOP)
ON_TOP_OF: Final = WORDS.of(V_ON_TOP)
