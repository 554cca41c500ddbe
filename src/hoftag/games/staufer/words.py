"""The words of Die Staufer: regions, offices, chests, privileges, contracts; verbs, steps, events and reasons."""

from itertools import combinations
from typing import Final

from hoftag.core.words import NUMBER, Domain, Phrase, Vocabulary

AACHEN: Final = 0
AUGSBURG: Final = 1
MILANO: Final = 2
NIJMEGEN: Final = 3
PALERMO: Final = 4
STRASBOURG: Final = 5
REGIONS: Final = [AACHEN, AUGSBURG, MILANO, NIJMEGEN, PALERMO, STRASBOURG]
PER_REGION: Final = 5  # office = region x 5 + place from the left; not every region has five
OFFICES: Final = 30

ENVOY: Final = 0
NOBLE: Final = 1

# chest kinds [STA-9]
POINTS_2: Final = 0  # and 3, 4, 5
ENVOYS_1: Final = 4  # and 2, 3
ONE_NOBLE: Final = 7
SPACE_ONE: Final = 8
SUPPLY_CHEST: Final = 9
FREE_MOVE: Final = 10
CHEAP_PLACE: Final = 11
LEAVE_FIGURE: Final = 12
BROWN: Final = 13
VIOLET: Final = 14
CHESTS: Final = 15
ORANGE: Final = 8  # kinds below this one are orange
TURQUOISE: Final = [SPACE_ONE, SUPPLY_CHEST, FREE_MOVE, CHEAP_PLACE, LEAVE_FIGURE]

KINGS_REGION: Final = 0
FEWEST_CHESTS: Final = 1
MOST_OFFICES: Final = 2

_REGIONS: Final = ["aachen", "augsburg", "milano", "nijmegen", "palermo", "strasbourg"]

SEAT: Final = Domain("seat", ["0", "1", "2", "3", "4"])
REGION: Final = Domain("region", _REGIONS)
OFFICE: Final = Domain("office", [f"{region}-{n}" for region in _REGIONS for n in range(1, PER_REGION + 1)])
PLACE: Final = Domain("place", [f"{office}-{slot}" for office in OFFICE.names for slot in ("left", "right")])
FIELD: Final = Domain("field", ["envoy-and-noble", "noble", "two-envoys", "one-envoy", "nothing"])
CHEST: Final = Domain(
    "chest",
    [
        *[f"points-{n}" for n in range(2, 6)],
        *[f"envoys-{n}" for n in range(1, 4)],
        "noble",
        "space-one",
        "supply",
        "free-move",
        "cheap-place",
        "leave-figure",
        "brown",
        "violet",
    ],
)
AIDS: Final = Domain("aids", ["none", "free-move", "cheap-place", "both"])  # chests used for a placement, as bits
FIGURE: Final = Domain("figure", ["envoy", "noble"])
PRIVILEGE: Final = Domain("privilege", [str(n) for n in range(1, 17)])
TILE: Final = Domain("tile", [f"t{n}" for n in range(1, 7)])
CONTRACT: Final = Domain(
    "contract",
    [
        *[f"region-{region}" for region in _REGIONS],
        "pattern-adjacent",
        "pattern-gap",
        "pattern-opposite",
        "pattern-three",
        "pattern-mixed",
        "pattern-triangle",
        "seats-3",
        "seats-4",
        "seats-5",
        "seats-all",
        "pair",
        "series",
    ],
)
CONDITION: Final = Domain("condition", ["kings-region", "fewest-chests", "most-offices"])
JOURNEY: Final = Domain("journey", ["1", "2", "3"])

NAMED_SETS: Final = ["first-game", "alternative", "synergies", "point-rain", "quantity", "publisher", "random"]
OWN_SETS: Final = [list(kinds) for kinds in combinations(range(16), 6)]  # any six kinds [STA-10.20]
SETS: Final = [*NAMED_SETS, *["+".join([PRIVILEGE.names[kind] for kind in kinds]) for kinds in OWN_SETS]]

# verbs: first the seats', then NATURE's
V_SPACE_ONE: Final = 0
V_SUPPLY: Final = 1
V_OCCUPY: Final = 2
V_SWAP: Final = 3
V_KEEP_FIELD: Final = 4
V_AID: Final = 5
V_SIT: Final = 6
V_PAY_NOBLE: Final = 7
V_SECOND: Final = 8
V_NO_SECOND: Final = 9
V_FETCH: Final = 10
V_GO_WITHOUT: Final = 11
V_EXCHANGE: Final = 12
V_KEEP_CHESTS: Final = 13
V_PICK: Final = 14
V_LEAVE: Final = 15
V_NO_LEAVE: Final = 16
V_RING: Final = 17
V_TILE: Final = 18
V_CHEST: Final = 19
V_KIND: Final = 20
V_STARTER: Final = 21
V_CONTRACT: Final = 22
V_ROW_REGION: Final = 23
V_ROW_CONDITION: Final = 24
V_ROW_JOURNEY: Final = 25

# steps, in the order of the rule book
RING: Final = 0
TILES: Final = 1
REFILL: Final = 2
KINDS: Final = 3
STARTER: Final = 4
CONTRACTS: Final = 5
ROWS: Final = 6
ROUND: Final = 7
TURN: Final = 8
SWAP: Final = 9
TAKE_FIELD: Final = 10
AFTER_SUPPLY: Final = 11
DRAW_CHEST: Final = 12
PLACE_STEP: Final = 13
AID: Final = 14
FIGURES: Final = 15
SECOND: Final = 16
ARRIVE: Final = 17
FETCH: Final = 18
RESOLVE: Final = 19
SCORING: Final = 20
SCORE_REGION: Final = 21
REVEAL: Final = 22
PICK: Final = 23
BONUS: Final = 24
CLEANUP: Final = 25
LEAVE: Final = 26
CLEAR: Final = 27
JOURNEY_STEP: Final = 28
FINAL: Final = 29

# events
E_RING: Final = 0
E_TILE: Final = 1
E_KIND: Final = 2
E_STARTER: Final = 3
E_CONTRACT: Final = 4
E_ROW: Final = 5
E_KING: Final = 6
E_CHEST_FIELD: Final = 7
E_CHEST_OFFICE: Final = 8
E_RESHUFFLED: Final = 9
E_ROUND: Final = 10
E_SPACE_ONE: Final = 11
E_SUPPLY: Final = 12
E_SWAP: Final = 13
E_TRACK_ENVOY: Final = 14
E_GOT: Final = 15
E_FETCHED: Final = 16
E_WITHOUT: Final = 17
E_OCCUPIED: Final = 18
E_PAID: Final = 19
E_AID: Final = 20
E_SECOND: Final = 21
E_TOOK_CHEST: Final = 22
E_POINTS_CHEST: Final = 23
E_EXCHANGED: Final = 24
E_POINTS_PRIVILEGE: Final = 25
E_DREW_CHEST: Final = 26
E_SCORING: Final = 27
E_RANK: Final = 28
E_NOBODY: Final = 29
E_BONUS_POINTS: Final = 30
E_REVEALED: Final = 31
E_DISCARDED: Final = 32
E_LEFT: Final = 33
E_CLEARED: Final = 34
E_JOURNEY: Final = 35
E_RETURNED: Final = 36
E_ORDER: Final = 37
E_CONTRACT_SCORED: Final = 38
E_CHESTS_SCORED: Final = 39
E_WINNER: Final = 40

WORDS: Final = Vocabulary(
    "staufer",
    verbs=[
        Phrase("space-one", []),
        Phrase("supply", [FIELD]),
        Phrase("occupy", [OFFICE]),
        Phrase("swap", [FIELD]),
        Phrase("keep-field", []),
        Phrase("aid", [AIDS]),
        Phrase("sit", [FIGURE]),
        Phrase("pay-noble", [REGION]),
        Phrase("second-envoy", []),
        Phrase("no-second", []),
        Phrase("fetch", [REGION]),
        Phrase("go-without", []),
        Phrase("exchange", [PRIVILEGE]),
        Phrase("keep-chests", []),
        Phrase("pick", [CHEST]),
        Phrase("leave", [PLACE]),
        Phrase("no-leave", []),
        Phrase("ring", [REGION]),
        Phrase("tile", [REGION, TILE]),
        Phrase("chest", [CHEST]),
        Phrase("kind", [PRIVILEGE]),
        Phrase("starter", [SEAT]),
        Phrase("contract", [SEAT, CONTRACT]),
        Phrase("row-region", [REGION]),
        Phrase("row-condition", [CONDITION]),
        Phrase("row-journey", [JOURNEY]),
    ],
    steps=[
        "ring",
        "tiles",
        "refill",
        "kinds",
        "starter",
        "contracts",
        "rows",
        "round",
        "turn",
        "swap",
        "take-field",
        "after-supply",
        "draw-chest",
        "place",
        "aid",
        "figures",
        "second",
        "arrive",
        "fetch",
        "resolve",
        "scoring",
        "score-region",
        "reveal",
        "pick",
        "bonus",
        "cleanup",
        "leave",
        "clear",
        "journey",
        "final",
    ],
    events=[
        Phrase("ring", [REGION, NUMBER]),
        Phrase("tile", [REGION, TILE]),
        Phrase("kind", [PRIVILEGE]),
        Phrase("starter", [SEAT]),
        Phrase("contract", [SEAT, CONTRACT]),
        Phrase("row", [NUMBER, REGION, CONDITION]),
        Phrase("king", [REGION]),
        Phrase("chest-field", [FIELD, CHEST]),
        Phrase("chest-office", [OFFICE, CHEST]),
        Phrase("reshuffled", []),
        Phrase("round", [NUMBER, NUMBER]),  # of how many
        Phrase("space-one", [SEAT]),
        Phrase("supply", [SEAT, FIELD]),
        Phrase("swap", [SEAT, FIELD]),
        Phrase("track-envoy", [SEAT]),
        Phrase("got", [SEAT, FIGURE, NUMBER]),
        Phrase("fetched", [SEAT, FIGURE, REGION]),
        Phrase("without", [SEAT, FIGURE]),
        Phrase("occupied", [SEAT, FIGURE, OFFICE]),
        Phrase("paid", [SEAT, NUMBER, NUMBER]),  # envoys and nobles laid out
        Phrase("aid", [SEAT, CHEST]),
        Phrase("second", [SEAT, OFFICE]),
        Phrase("took-chest", [SEAT, CHEST]),
        Phrase("points-chest", [SEAT, NUMBER]),
        Phrase("exchanged", [SEAT, PRIVILEGE]),
        Phrase("points-privilege", [SEAT, PRIVILEGE, NUMBER]),
        Phrase("drew-chest", [SEAT, CHEST]),
        Phrase("scoring", [REGION]),
        Phrase("rank", [SEAT, NUMBER, NUMBER, NUMBER]),  # place, strength, points
        Phrase("nobody", [REGION]),
        Phrase("bonus-points", [SEAT, REGION, NUMBER]),
        Phrase("revealed", [CHEST]),
        Phrase("discarded", [CHEST]),
        Phrase("left", [SEAT, FIGURE, OFFICE]),
        Phrase("cleared", [REGION]),
        Phrase("journey", [REGION]),
        Phrase("returned", [SEAT, NUMBER, REGION]),
        Phrase("order", [SEAT]),
        Phrase("contract-scored", [SEAT, CONTRACT, NUMBER]),
        Phrase("chests-scored", [SEAT, NUMBER, NUMBER, NUMBER]),  # brown, turquoise, violet
        Phrase("winner", [SEAT, NUMBER]),
    ],
    reasons=[
        Phrase("game-over", []),
        Phrase("no-such-seat", [NUMBER]),
        Phrase("nature-only", []),
        Phrase("not-nature", []),
        Phrase("not-now", []),
        Phrase("not-your-turn", [SEAT]),
        Phrase("no-chest", [CHEST]),
        Phrase("used-already", [CHEST]),
        Phrase("no-such-field", [FIELD]),
        Phrase("own-field", [FIELD]),
        Phrase("field-empty", [FIELD]),
        Phrase("no-such-office", [OFFICE]),
        Phrase("occupied", [OFFICE]),
        Phrase("full", [OFFICE]),
        Phrase("needs-noble", [OFFICE]),
        Phrase("too-few-figures", [NUMBER, NUMBER]),  # needed, there
        Phrase("move-free", []),
        Phrase("too-few-envoys", [NUMBER, NUMBER]),  # needed, there
        Phrase("not-owed", [REGION]),
        Phrase("noble-order", [REGION]),
        Phrase("none-there", [FIGURE, REGION]),
        Phrase("cannot-go-without", []),
        Phrase("not-laid-out", [PRIVILEGE]),
        Phrase("none-left", [PRIVILEGE]),
        Phrase("owned", [PRIVILEGE]),
        Phrase("not-revealed", [CHEST]),
        Phrase("not-yours", [PLACE]),
        Phrase("not-scored", [REGION]),
        Phrase("leave-order", [PLACE]),
        Phrase("region-placed", [REGION]),
        Phrase("tile-placed", [TILE]),
        Phrase("not-this-region", [REGION]),
        Phrase("chest-not-there", [CHEST]),
        Phrase("kind-chosen", [PRIVILEGE]),
        Phrase("contract-dealt", [CONTRACT]),
        Phrase("not-due", [SEAT]),
        Phrase("no-such-tile", []),
    ],
)

SPACE_ONE_MOVE: Final = WORDS.move(V_SPACE_ONE)
SUPPLY_OF: Final = WORDS.of(V_SUPPLY)
OCCUPY_OF: Final = WORDS.of(V_OCCUPY)
SWAP_OF: Final = WORDS.of(V_SWAP)
KEEP_FIELD: Final = WORDS.move(V_KEEP_FIELD)
AID_OF: Final = WORDS.of(V_AID)
SIT_OF: Final = WORDS.of(V_SIT)
PAY_NOBLE_OF: Final = WORDS.of(V_PAY_NOBLE)
SECOND_OR_NOT: Final = [WORDS.move(V_SECOND), WORDS.move(V_NO_SECOND)]
FETCH_OF: Final = WORDS.of(V_FETCH)
GO_WITHOUT: Final = WORDS.move(V_GO_WITHOUT)
EXCHANGE_OF: Final = WORDS.of(V_EXCHANGE)
KEEP_CHESTS: Final = WORDS.move(V_KEEP_CHESTS)
PICK_OF: Final = WORDS.of(V_PICK)
LEAVE_OF: Final = WORDS.of(V_LEAVE)
NO_LEAVE: Final = WORDS.move(V_NO_LEAVE)
RING_OF: Final = WORDS.of(V_RING)
TILE_OF: Final = [[WORDS.move(V_TILE, (region, tile)) for tile in range(6)] for region in REGIONS]
CHEST_OF: Final = WORDS.of(V_CHEST)
KIND_OF: Final = WORDS.of(V_KIND)
STARTERS: Final = WORDS.of(V_STARTER)
CONTRACT_OF: Final = [[WORDS.move(V_CONTRACT, (seat, card)) for card in range(18)] for seat in range(5)]
ROW_REGION_OF: Final = WORDS.of(V_ROW_REGION)
ROW_CONDITION_OF: Final = WORDS.of(V_ROW_CONDITION)
ROW_JOURNEY_OF: Final = WORDS.of(V_ROW_JOURNEY)
