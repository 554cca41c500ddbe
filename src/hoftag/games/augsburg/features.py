"""What a seat knows, as a row of small numbers: the table, own things, then the rivals from the next seat on.

An answer that lies sealed counts for its owner as far as it is given. The row does not tell which of the others have
answered a question put to several, so it stays the same when they are asked again. Nobles come in the order in which
they will be visited. Each group of numbers is a piece looked up in a table; `feature_pieces.py` names
them in the order in which `row_of` puts them together.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hoftag.core.bits import bit
from hoftag.core.contract import FRAME, FRAME_SHIFT, Seat
from hoftag.games.augsburg.box import PRICES, STACK
from hoftag.games.augsburg.feature_pieces import (
    BEATEN,
    BLANK_RIVALS,
    CEILING_LADDER,
    CHANCE,
    COATS,
    COMING,
    FAR_BEATEN,
    FLAGS,
    FOUR_FLAGS,
    HAND_LADDER,
    HIGH_LADDER,
    HIGH_VALUES,
    JOKER_LADDER,
    LETTERS,
    LOW_VALUES,
    MONEY_LADDER,
    NO_SYMBOLS,
    NOBLE_LADDER,
    NUMBERS,
    OVERFLOW_LADDER,
    PAYOUTS,
    POINTS_LADDER,
    PRICE_SEEN,
    PRIVILEGES,
    RIVAL_HAND_LADDER,
    RIVAL_LEAD,
    SEATS,
    STAGES,
    STEPS,
    UP_TO_FOUR,
    UP_TO_TWO,
    WIDE_LEAD,
    lead,
    rung,
)
from hoftag.games.augsburg.feature_prospects import Prospect, expected_money
from hoftag.games.augsburg.feature_sight import MOST_BEATEN, SURE, Sight, count17, highest17, of_noble
from hoftag.games.augsburg.side import NONE, Side
from hoftag.games.augsburg.state import ALL_PRIVILEGES, AugsburgState
from hoftag.games.augsburg.steps.auction import at_high_bid
from hoftag.games.augsburg.words import (
    AUCTION,
    BUY,
    CATEGORIES,
    CATHEDRAL,
    CHURCH,
    COAT,
    COMPENSATION,
    DISCARD,
    DISPLAY,
    FACTORY,
    GIVE,
    JOKER,
    LETTER,
    MAXIMILIAN,
    SHOW,
    TAKE,
    TOP_PRICE,
    USE,
)

EVERYBODY: Final[list[int]] = [SURE] * 5


def row_of(s: AugsburgState, seat: Seat) -> bytearray:
    """Everything a seat knows that matters for its prospects."""
    step = open_step(s)
    sight = Sight(s, seat, step)
    payouts = payouts_left(s, step)
    coming = coming_noble(s, step)
    prospects: list[Prospect] = []
    for n, side in enumerate(s.sides):
        money = side.money() if n == seat else expected_money(side)
        prospects.append(Prospect(s, side, payouts, coming, money))
    row: list[bytes] = []
    put_table(row, s, step, payouts, coming)
    put_own(row, s, seat, prospects[seat], payouts)
    put_cards(row, sight, coming, payouts)
    put_offer(row, s, s.sides[seat], step, s.waiting & bit(seat) != 0)
    rank = put_auction(row, s, seat, step, sight, prospects[seat])
    put_leads(row, s, seat, prospects)
    for n in range(1, s.seats):
        put_rival(row, s, (seat + n) % s.seats, seat, step, sight, prospects, rank)
    row.append(BLANK_RIVALS[s.seats])
    return bytearray(b"".join(row))


# ---------------------------------------------------------------------- the clock


def open_step(s: AugsburgState) -> i64:
    """The step that asks, or that will ask once the price of the top card is seen; -1 at the end."""
    step = s.top >> FRAME_SHIFT
    if step == TOP_PRICE and s.depth:
        return s.stack[s.depth - 1] // FRAME
    return step


def payouts_left(s: AugsburgState, step: i64) -> i64:
    """How often prestige will still be awarded; a purchase follows each time but the last. [AUG-9.1]"""
    in_round = s.noble != NONE or (step == DISPLAY and s.round > 0)
    return s.rounds() - s.round + (1 if in_round else 0)


def coming_noble(s: AugsburgState, step: i64) -> i64:
    """The next noble whose auction is not decided; MAXIMILIAN + 1 when the round has no more."""
    if s.noble == NONE:
        return 0
    return s.noble if step in (AUCTION, SHOW) else s.noble + 1


def is_asked(s: AugsburgState, seat: i64, step: i64) -> bool:
    """Whether a question to this seat is open."""
    if step == AUCTION:
        return s.turn == seat
    if step == USE:
        return s.beginner == seat
    if step in (TAKE, COMPENSATION, DISCARD, BUY, SHOW, GIVE):
        return s.waiting & bit(seat) != 0
    return False


# ---------------------------------------------------------------------- the table


def put_table(row: list[bytes], s: AugsburgState, step: i64, payouts: i64, coming: i64) -> None:
    """What lies in the middle, the same for all."""
    row.append(SEATS[s.seats])
    row.append(FLAGS[2 * s.first_seat_starts + s.show_hand_sizes])
    row.append(rung(PAYOUTS, payouts))
    row.append(COMING[coming])
    row.append(STEPS[step + 1])
    row.append(PRIVILEGES[s.display])
    row.append(PRIVILEGES[ALL_PRIVILEGES & ~s.opened if s.round & 1 else 0])  # [AUG-R60]
    symbols = s.symbols
    if symbols:
        for category in range(3):
            row.append(UP_TO_TWO[(symbols >> (2 * category)) & 3])
        for symbol in range(3, 7):
            row.append(NUMBERS[(symbols >> (2 * symbol)) & 3])
    else:
        row.append(NO_SYMBOLS)
    row.append(UP_TO_TWO[s.uses])
    row.append(NUMBERS[s.extra])
    for category in CATEGORIES:
        large: i64 = 1 if s.tiles_left(category, 4) else 0
        row.append(FLAGS[2 * large + (1 if s.tiles_left(category, 3) else 0)])
    for right in (COAT, LETTER, CHURCH, CATHEDRAL):
        row.append(UP_TO_FOUR[STACK - s.stack_left(right)])
    row.append(PRICE_SEEN[s.top_price + 1])


# ---------------------------------------------------------------------- the own side


def put_own(row: list[bytes], s: AugsburgState, seat: Seat, own: Prospect, payouts: i64) -> None:
    """Points, stages, rights, gulden, and what they will bring."""
    side = s.sides[seat]
    money = side.money()
    row.append(rung(NUMBERS, side.prestige))
    row.append(rung(POINTS_LADDER, side.prestige))
    for category in CATEGORIES:
        row.append(STAGES[side.stage(category)])
    row.append(rung(COATS, side.coat))
    row.append(rung(LETTERS, side.letter))
    row.append(FOUR_FLAGS[side.mint + 2 * side.builder + (4 if side.church else 0) + (8 if side.cathedral else 0)])
    row.append(rung(NUMBERS, money // 50))
    row.append(rung(NUMBERS, money // 50 if payouts > 1 else 0))
    row.append(rung(MONEY_LADDER, money // 50))
    income = s.box.money[side.stage(FACTORY) - 1] if payouts > 1 else 0
    for building in (CHURCH, CATHEDRAL):
        now: i64 = 0
        later: i64 = 0
        if not side.right(building):
            now = 1 if s.stack_top(building) <= money else 0
            later = 1 if s.stack_top(building) <= money + income else 0
        row.append(FLAGS[2 * later + now])
    row.append(rung(NUMBERS, own.gain))
    row.append(rung(NUMBERS, own.final))
    row.append(rung(NUMBERS, own.overflow))
    row.append(rung(OVERFLOW_LADDER, own.overflow))
    row.append(rung(NUMBERS, own.lost_next))
    row.append(rung(NUMBERS, own.income // 100))
    row.append(rung(NUMBERS, own.offered))
    row.append(rung(NUMBERS, own.free))
    row.append(rung(NUMBERS, own.prize))
    row.append(rung(NUMBERS, own.second))
    executing = own.using(s) if s.beginner == seat and s.taken != NONE else 0
    row.append(rung(NUMBERS, executing))


def put_cards(row: list[bytes], sight: Sight, coming: i64, payouts: i64) -> None:
    """The certificates in hand, nobles in the order of their next visits; what could beat the best of each."""
    size = sight.size
    row.append(rung(JOKER_LADDER, sight.jokers))
    row.append(rung(NUMBERS, size))
    row.append(rung(HAND_LADDER, size))
    row.append(rung(NUMBERS, size if coming <= MAXIMILIAN or payouts > 1 else 0))
    first: i64 = coming if coming < MAXIMILIAN else 0
    for n in range(4):
        noble: i64 = (first + n) % 4
        values = sight.own(noble)
        row.append(LOW_VALUES[values & 2047])
        row.append(HIGH_VALUES[values >> 11])
        row.append(rung(NOBLE_LADDER, count17(values)))
        rank = 4 * highest17(values) + noble if values else 0
        row.append(FAR_BEATEN[sight.beaten(noble, rank, EVERYBODY)])


def put_offer(row: list[bytes], s: AugsburgState, side: Side, step: i64, asked: bool) -> None:
    """What can still be bought of the own offer, in the fixed order. [AUG-D1]"""
    low: i64 = 0
    high: i64 = 0
    jokers: i64 = 0
    if step == BUY and asked:
        money = side.money()
        for place in range(len(PRICES)):
            if PRICES[place] <= money:
                low |= s.box.low_at[place]
                high |= s.box.high_at[place]
        low &= side.offer.low
        high &= side.offer.high
        jokers = side.offer.jokers if s.box.price[JOKER] <= money else 0
        last = side.last
        if last >= 34:
            low = 0
            high = 0 if last >= JOKER else high & ~(bit(last - 33) - 1)
        elif last >= 0:
            low &= ~(bit(last + 1) - 1)
    row.append(rung(NUMBERS, jokers))
    for n in range(4):
        values = of_noble(low, high, n)
        row.append(NUMBERS[count17(values)])
        row.append(NUMBERS[highest17(values)])


# ---------------------------------------------------------------------- the auction


def put_auction(row: list[bytes], s: AugsburgState, seat: Seat, step: i64, sight: Sight, own: Prospect) -> i64:
    """The auction under way as the seat sees it: how high, who is in, what it stakes, how likely it wins.

    Says the rank of the card that is to win for the seat, 0 for none.
    """
    flags: i64 = (1 if is_asked(s, seat, step) else 0) + (2 if s.beginner == seat else 0)
    side = s.sides[seat]
    open_: bool = step in (AUCTION, SHOW)
    rank: i64 = 0
    stake: i64 = 0
    beaten: i64 = MOST_BEATEN
    chance: i64 = 0
    ceiling: i64 = 0
    contenders: i64 = 0
    if open_:
        contenders = s.everybody() & ~s.passed if step == AUCTION else at_high_bid(s)
        if contenders & bit(seat):
            flags += 4
            rank = side.picked.best() if step == SHOW and side.chosen else sight.best(s.noble)
            if step == AUCTION:
                ceiling = side.hand.ceiling(s.noble)
            if rank > 0:
                beaten = sight.beaten(s.noble, rank, likely_rivals(s, seat, step, sight, contenders))
            if side.bid == s.high and s.high:
                flags += 8
                stake = s.high
                chance = CHANCE[beaten]
        if s.setter == seat:
            flags += 16
    row.append(FOUR_FLAGS[flags & 15])
    row.append(NUMBERS[flags >> 4])
    row.append(rung(HIGH_LADDER, s.high if open_ else 0))
    row.append(UP_TO_FOUR[count17(contenders & ~bit(seat))])
    row.append(rung(CEILING_LADDER, ceiling))
    row.append(rung(NUMBERS, stake))
    row.append(rung(HIGH_LADDER, stake))
    row.append(rung(NUMBERS, sight.size + (side.chosen if step == SHOW else 0) - stake if stake else 0))
    row.append(BEATEN[beaten])
    row.append(NUMBERS[chance])
    row.append(rung(NUMBERS, chance * own.prize // 16))
    row.append(rung(NUMBERS, chance * (stake - (side.chosen if step == SHOW else 0)) // 4))
    row.append(rung(NUMBERS, side.picked.reals() if step == SHOW else 0))
    row.append(rung(NUMBERS, side.picked.jokers if step == SHOW else 0))
    return rank


def likely_rivals(s: AugsburgState, seat: Seat, step: i64, sight: Sight, contenders: i64) -> list[int]:
    """By seat, in eighths, how likely it is to show cards against this one."""
    likely = [0] * int(s.seats)
    for n, side in enumerate(s.sides):
        if n != seat and contenders & bit(n):
            likely[n] = int(
                sight.likely_to_follow(n, s.noble, side.bid, s.high) if step == AUCTION and s.high else SURE
            )
    return likely


# ---------------------------------------------------------------------- the others


def put_leads(row: list[bytes], s: AugsburgState, seat: Seat, prospects: list[Prospect]) -> None:
    """How far ahead of the best rival, now and at the end if nothing changes; who would win a tie. [AUG-11.2]"""
    points: i64 = 0
    final: i64 = 0
    prize: i64 = 0
    ties: i64 = -1
    for n, side in enumerate(s.sides):
        if n != seat:
            rival = prospects[n]
            points = side.prestige if side.prestige > points else points
            final = rival.final if rival.final > final else final
            prize = rival.prize if rival.prize > prize else prize
            built = side.cathedral * 10000 + side.church
            ties = built if built > ties else ties
    own = s.sides[seat]
    row.append(lead(WIDE_LEAD, own.prestige - points))
    row.append(lead(WIDE_LEAD, prospects[seat].final - final))
    row.append(rung(NUMBERS, final))
    row.append(rung(NUMBERS, prize))
    row.append(NUMBERS[1 if own.cathedral * 10000 + own.church > ties else 0])


def put_rival(
    row: list[bytes],
    s: AugsburgState,
    n: i64,
    seat: Seat,
    step: i64,
    sight: Sight,
    prospects: list[Prospect],
    rank: i64,
) -> None:  # fmt: skip
    """What everybody knows of a rival, and what the seat knows of the rival's cards."""
    side = s.sides[n]
    rival = prospects[n]
    for category in CATEGORIES:
        row.append(STAGES[side.stage(category)])
    built: i64 = (4 if side.church else 0) + (8 if side.cathedral else 0)
    row.append(rung(COATS, side.coat))
    row.append(rung(LETTERS, side.letter))
    row.append(FOUR_FLAGS[side.mint + 2 * side.builder + built])
    size = sight.sizes[n]
    row.append(rung(NUMBERS, size))
    row.append(rung(RIVAL_HAND_LADDER, size))
    row.append(rung(NUMBERS, rival.money // 50))
    row.append(rung(NUMBERS, side.prestige))
    row.append(rung(NUMBERS, rival.gain))
    row.append(rung(NUMBERS, rival.final))
    row.append(rung(NUMBERS, rival.overflow))
    row.append(rung(NUMBERS, rival.income // 100))
    row.append(rung(NUMBERS, rival.prize))
    row.append(lead(RIVAL_LEAD, prospects[seat].final - rival.final))
    flags: i64 = 2 if s.beginner == n else 0
    sealed: bool = step in (BUY, SHOW, GIVE)
    if not sealed and is_asked(s, n, step):
        flags += 1
    known: i64 = 0
    beats: i64 = 0
    ceiling: i64 = 0
    if step in (AUCTION, SHOW):
        if not s.passed & bit(n) and (step == AUCTION or side.bid == s.high):
            flags += 4
            known = sight.known(n, s.noble)
            ceiling = sight.expected_ceiling(n, s.noble, side.bid)
            if rank > 0 and sight.known_higher(n, s.noble, rank):
                beats = 1
        if side.bid == s.high and s.high:
            flags += 8
        beats += 2 if s.setter == n else 0
    row.append(FOUR_FLAGS[flags])
    row.append(FLAGS[beats])
    row.append(rung(NUMBERS, known))
    row.append(rung(NUMBERS, ceiling))
