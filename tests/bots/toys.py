"""Two tiny games whose best play is known: one of bluff, one of simultaneous choice."""

from __future__ import annotations

from hoftag.core.contract import NATURE, Game, Item, Score, State, Step, View, rank_scores
from hoftag.core.words import Domain, Phrase, Vocabulary

SIDES = Domain("side", ["heads", "tails"])
HANDS = Domain("hand", ["rock", "scissors", "paper"])
BLUFF = Vocabulary(
    "toy-bluff",
    [Phrase("deal", [SIDES]), Phrase("safe", []), Phrase("bet", []), Phrase("guess", [SIDES])],
    ["deal", "bet", "guess"],
    [],
    [],
)
HAND = Vocabulary("toy-hands", [Phrase("show", [HANDS])], ["show"], [], [])
DEAL, BET, GUESS = range(3)


class Coin(State):
    """A coin that only seat 0 sees, and what was done."""

    def __init__(self, top, agenda, closings, coin, bet, guess):
        super().__init__(2, top, agenda, closings, None)
        self.coin, self.bet, self.guess = coin, bet, guess

    def clone(self):
        return Coin(self.top, self.agenda(), self.closings, self.coin, self.bet, self.guess)


class CoinView(View):
    def __init__(self, s, seat):
        super().__init__(seat)
        self.top, self.under, self.closings = s.top, s.agenda(), s.closings
        self.coin = s.coin if seat == 0 else -1
        self.bet, self.guess = s.bet, s.guess


class Deal(Step[Coin]):
    def actors(self, s):
        return [NATURE] if s.coin < 0 else []

    def moves(self, s, seat):
        return BLUFF.of(0)

    def weights(self, s):
        return [1, 1]

    def play(self, s, seat, move):
        s.coin = int(move.a)
        return 1


class Bet(Step[Coin]):
    def actors(self, s):
        return [0] if s.bet < 0 else []

    def moves(self, s, seat):
        return [*BLUFF.of(1), *BLUFF.of(2)]

    def play(self, s, seat, move):
        s.bet = int(move.verb) - 1
        return -1

    def close(self, s):
        if s.bet:
            s.then(GUESS)


class Guess(Step[Coin]):
    def actors(self, s):
        return [1] if s.guess < 0 else []

    def moves(self, s, seat):
        return BLUFF.of(3)

    def play(self, s, seat, move):
        s.guess = int(move.a)
        return -1


class Bluff(Game[Coin, CoinView]):
    """Seat 0 sees a coin and plays safe (4 to 6), or bets that seat 1 cannot tell it (10 to 0, or 0 to 10)."""

    def __init__(self):
        self.id, self.words = "toy-bluff", BLUFF
        self.steps = [Deal(), Bet(), Guess()]
        self.options, self.min_seats, self.max_seats = [], 2, 2
        self.features = ["coin", "bet", "guess", "step"]

    def begin(self, seats, options):
        s = Coin(-1, [], 0, -1, -1, -1)
        s.then(BET)
        s.then(DEAL)
        return s

    def view(self, s, seat):
        return CoinView(s, seat)

    def determinize(self, view, rng):
        coin = view.coin if view.coin >= 0 or view.closings == 0 else int(rng.below(2))
        return Coin(view.top, view.under.copy(), view.closings, coin, view.bet, view.guess)

    def observed(self, s, seat):
        return bytearray([s.coin + 1 if seat == 0 else 0, s.bet + 1, s.guess + 1, s.step() + 1])

    def score(self, s):
        points = (4, 6) if s.bet == 0 else (10, 0) if s.guess != s.coin else (0, 10)
        return rank_scores([Score(seat, [Item("all", points[seat])], []) for seat in range(2)])


class Fists(State):
    """Two fists."""

    def __init__(self, top, agenda, closings, shown):
        super().__init__(2, top, agenda, closings, None)
        self.shown = shown

    def clone(self):
        return Fists(self.top, self.agenda(), self.closings, self.shown.copy())


class FistsView(View):
    def __init__(self, s, seat):
        super().__init__(seat)
        self.closings = s.closings


class Show(Step[Fists]):
    def actors(self, s):
        return [seat for seat in (0, 1) if s.shown[seat] < 0]

    def moves(self, s, seat):
        return HAND.of(0)

    def play(self, s, seat, move):
        s.shown[seat] = int(move.a)
        return 1 << seat


class Hands(Game[Fists, FistsView]):
    """Rock, scissors, paper: the only safe way is to mix all three."""

    def __init__(self):
        self.id, self.words = "toy-hands", HAND
        self.steps = [Show()]
        self.options, self.min_seats, self.max_seats = [], 2, 2
        self.features = ["own"]

    def begin(self, seats, options):
        s = Fists(-1, [], 0, [-1, -1])
        s.then(0)
        return s

    def view(self, s, seat):
        return FistsView(s, seat)

    def determinize(self, view, rng):
        return self.begin(2, [])

    def observed(self, s, seat):
        return bytearray([s.shown[seat] + 1])

    def score(self, s):
        lead = (s.shown[1] - s.shown[0]) % 3  # 1: seat 0 beats seat 1
        points = {0: (5, 5), 1: (10, 0), 2: (0, 10)}[lead]
        return rank_scores([Score(seat, [Item("all", points[seat])], []) for seat in range(2)])
