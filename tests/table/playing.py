"""Matches played by bots, with what else happens at a table: taking back, alone or by consent, chat, sitting in."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import product

from hoftag.bots.contract import Bot, Budget
from hoftag.bots.registry import make_bot
from hoftag.check.games import option_sets
from hoftag.core.record import new_header
from hoftag.core.rng import Rng
from hoftag.games.registry import game
from hoftag.table.match import ASKED, Match
from hoftag.table.settings import Settings

MOST_UNDOS = 6  # in one match: each folds it anew, and without a bound a long one might be taken back for ever
Setup = tuple[int, dict[str, int]]


@cache
def setups(id: str) -> list[Setup]:
    """Every player count with every listed option set."""
    rules = game(id)
    return list(product(range(rules.min_seats, rules.max_seats + 1), option_sets(rules)))


@cache
def bot(name: str, id: str) -> Bot:
    return make_bot(name, id)


def begun(id: str, seats: int, options: dict[str, int], rng: Rng) -> Match:
    """A match at its beginning; its secrets are repeatable, as no real one's are."""
    rules = game(id)
    header = new_header(rules, options, [f"seat {n}" for n in range(seats)], "played")
    secret, *nonces = (_hex(rng, digits) for digits in (64, *[32] * seats))
    match = Match(_hex(rng, 32), rules, header, Settings(undo="all"), secret)
    match.begin(nonces, {}, 1000)
    return match


def _hex(rng: Rng, digits: int) -> str:
    return "".join("0123456789abcdef"[rng.below(16)] for _ in range(digits))


def played(match: Match, rng: Rng) -> Iterator[Match]:
    """Play on to the end; the match is told after every command."""
    undos = 0
    now = match.times[-1]
    while not match.over:
        now += 10
        asked = match.asked()
        seat = asked[rng.below(len(asked))]
        if undos < MOST_UNDOS and rng.below(40) == 0:
            undos += _take_back(match, seat, rng, now)
        elif rng.below(60) == 0:
            _sit(match, seat, rng, now)
        else:
            answer(match, seat, rng, now)
        yield match


def answer(match: Match, seat: int, rng: Rng, now: int) -> None:
    """Even seats play by the rule of thumb, odd seats and whoever sits in at random."""
    state = match.recorder.state
    decision = match.game.decision(state, seat)
    assert decision is not None
    name = "random" if seat % 2 or match.driven(seat) else "thumb"
    move = bot(name, match.game.id).choose(match.game.view(state, seat), decision, rng, Budget())
    match.play(seat, move.text, match.stream(seat).question, now)


def _take_back(match: Match, seat: int, rng: Rng, now: int) -> int:
    """One's own last moves, or with all others' consent also what NATURE has drawn since."""
    traces = match.recorder.traces
    own = [trace.entry.n for trace in traces if trace.entry.seat == seat and trace.entry.n > match.copied]
    frontier = match.frontier(seat)
    if frontier is not None and rng.below(2):
        match.undo(seat, frontier, now)
    elif own:
        match.ask_undo(seat, own[-1 - rng.below(min(3, len(own)))], now)
        for other in range(match.seats):
            if match.offer is not None and other not in match.offer["agreed"] and not match.driven(other):
                match.answer_undo(other, True, now)
    return 1


def _sit(match: Match, seat: int, rng: Rng, now: int) -> None:
    """Somebody talks, leaves his seat to a bot, or comes back."""
    if match.driven(seat):
        match.hand_back(seat, now)
    elif rng.below(2):
        match.take_over(seat, "random", ASKED, now)
    else:
        match.chat(seat, "hm, “schön”", now)


def finished(id: str, number: int) -> Match:
    """The n-th match of a title: the setups one after the other, each time with other chance."""
    seats, options = setups(id)[number % len(setups(id))]
    rng = Rng(number * 7919 + 5)
    match = begun(id, seats, options, rng)
    for _ in played(match, rng):
        pass
    return match
