"""A match is the fold of its record: whole games, streams, sealed answers, undo, resignation, verifiable deals."""

from __future__ import annotations

import json

import pytest

from hoftag.core.contract import ALL, NATURE, SPECTATOR
from hoftag.core.errors import RecordError
from hoftag.core.record import new_header
from hoftag.core.rng import Rng
from hoftag.games.registry import game, ids
from hoftag.table.clock import ClockSettings
from hoftag.table.deals import Dealer, commitment, new_nonce, new_secret, verify
from hoftag.table.match import Match, load_match
from hoftag.table.refusal import Refused
from hoftag.table.settings import Settings

SECRET = "5a" * 32
NONCES = ["0b" * 16, "1c" * 16, "2d" * 16, "3e" * 16, "4f" * 16]


def new_match(id: str, seats: int, settings: Settings | None = None, bots: dict[int, str] | None = None) -> Match:
    rules = game(id)
    header = new_header(rules, {}, [f"seat {n}" for n in range(seats)], "test")
    match = Match("m1", rules, header, settings or Settings(), SECRET)
    match.begin(NONCES[:seats], bots or {}, 1000)
    return match


def answer(match: Match, rng: Rng, now: int, seat: int | None = None) -> int:
    """A random seat that is asked plays a random move."""
    asked = match.asked()
    seat = asked[rng.below(len(asked))] if seat is None else seat
    decision = match.game.decision(match.recorder.state, seat)
    assert decision is not None
    move = decision.moves[rng.below(len(decision.moves))]
    match.play(seat, move.text, match.stream(seat).question, now)
    return seat


def last_of(match: Match, seat: int) -> int:
    """The last entry of a seat."""
    return next(entry.n for entry in reversed(match.record.entries) if entry.seat == seat)


def folded(match: Match) -> Match:
    stored = [
        (json.loads(json.dumps(entry.dump())), at) for entry, at in zip(match.record.entries, match.times, strict=True)
    ]
    return load_match(match.id, match.game, match.record.header, match.settings, match.secret, stored)


@pytest.mark.parametrize("id", ids())
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_whole_match_is_the_fold_of_its_record(id: str, seats: int) -> None:
    match = new_match(id, seats)
    rng = Rng(seats)
    now = 2000
    while not match.over:
        answer(match, rng, now)
        now += 10
    assert match.record.entries[-1].data["what"] == "reveal"
    again = folded(match)
    assert again.recorder.state.dump() == match.recorder.state.dump()
    assert again.times == match.times
    for viewer in [*range(seats), SPECTATOR]:
        assert again.stream(viewer).items == match.stream(viewer).items
        numbers = [item["i"] for item in match.stream(viewer).items]
        assert numbers == list(range(1, len(numbers) + 1))
    assert verify(match.game, match.record) > 10


@pytest.mark.parametrize("id", ids())
def test_streams_do_not_depend_on_when_they_are_read(id: str) -> None:
    match = new_match(id, 3)
    rng = Rng(7)
    for n in range(120):
        if match.over:
            break
        answer(match, rng, 2000 + n)
        match.stream(n % 3)  # read now and then
    fresh = folded(match)
    for viewer in (0, 1, 2, SPECTATOR):
        assert fresh.stream(viewer).items == match.stream(viewer).items


def test_sealed_answers_are_held_back_and_retractable() -> None:
    match = new_match("tallinn", 3)
    rng = Rng(3)
    while len(match.asked()) < 3:
        answer(match, rng, 2000)
    before = [len(match.stream(viewer).items) for viewer in range(3)]
    questions = [match.stream(viewer).question for viewer in range(3)]
    answer(match, rng, 2000, seat=1)
    assert len(match.stream(0).items) == before[0]
    assert match.stream(0).question == questions[0], "another seat's sealed answer does not make a question stale"
    mine = match.stream(1).items[-1]
    assert mine["seat"] == 1
    assert "move" in mine
    target = match.stream(1).undo_from(match)
    assert target == mine["i"]
    entry = match.stream(1).entry_of(target)
    assert entry is not None
    match.undo(1, entry, 2001)
    assert 1 in match.asked()
    assert len(match.stream(0).items) == before[0], "what was taken back unseen never appears"
    for seat in (1, 0, 2):
        answer(match, rng, 2002, seat=seat)
    shown = match.stream(0).items[before[0] :]
    assert [item["seat"] for item in shown if "move" in item and item["seat"] != NATURE] == [1, 2, 0] or len(shown) >= 3
    assert all("hidden" not in item for item in shown if item["seat"] in (0, 1, 2))


def test_a_question_is_answered_by_its_number() -> None:
    match = new_match("staufer", 2)
    (seat,) = match.asked()
    moves = match.game.decision(match.recorder.state, seat).moves
    question = match.stream(seat).question
    with pytest.raises(Refused) as refused:
        match.play(seat, moves[0].text, question - 1, 2000)
    assert (refused.value.code, refused.value.more) == ("stale", {"question": question})
    with pytest.raises(Refused) as refused:
        match.play(1 - seat, moves[0].text, question, 2000)
    assert refused.value.code == "not-asked"
    with pytest.raises(Refused) as refused:
        match.play(seat, "fly to the moon", question, 2000)
    assert refused.value.code == "unknown-move"
    with pytest.raises(Refused) as refused:
        match.play(seat, "exchange 3", question, 2000)
    assert refused.value.code == "illegal"
    assert str(refused.value.more["rule"]).startswith("STA-")
    assert len(match.record.entries) == len(match.times)
    match.play(seat, moves[0].text, question, 2000)


def test_undo_beyond_the_frontier_needs_everybody() -> None:
    match = new_match("staufer", 3, bots={2: "thumb"})
    rng = Rng(1)
    first = answer(match, rng, 2000)
    while match.asked() == [first]:
        answer(match, rng, 2000)
    target = match.stream(first).undo_from(match)
    mine = next(entry.n for entry in match.record.entries if entry.seat == first and entry.kind == "move")
    second = answer(match, rng, 2001)
    with pytest.raises(Refused) as refused:
        match.undo(first, mine, 2002)
    assert refused.value.code == "no-undo"
    before = match.recorder.state.dump()
    match.ask_undo(first, mine, 2003)
    assert match.offer is not None
    others = [seat for seat in range(2) if seat != first]
    match.answer_undo(others[0], False, 2004)
    assert match.offer is None
    assert match.recorder.state.dump() == before
    match.ask_undo(first, mine, 2005)
    match.answer_undo(others[0], True, 2006)
    assert match.offer is None
    assert match.asked() == [first]
    assert any("undo" in item and item.get("all") for item in match.stream(second).items)
    assert target is None or target > 0
    assert folded(match).recorder.state.dump() == match.recorder.state.dump()


def test_resigning_leaves_a_bot_and_the_last_seat_wins() -> None:
    match = new_match("augsburg", 3)
    match.resign(0, 2000)
    assert match.drivers == ["casual", None, None]
    assert not match.over
    with pytest.raises(Refused):
        match.hand_back(0, 2001)
    match.resign(2, 2002)
    assert match.over
    assert match.ended is not None
    assert match.ended["places"] == {"0": 2, "1": 1, "2": 2}
    assert match.asked() == []
    with pytest.raises(Refused) as refused:
        match.chat(1, " ", 2003)
    assert refused.value.code == "bad-request"
    match.chat(1, "well  played", 2003)
    assert match.stream(SPECTATOR).items[-1]["table"] == {"what": "chat", "text": "well played"}


def test_a_clock_does_not_tell_how_many_sealed_moves_an_answer_has() -> None:
    """A purchase in Augsburg 1520 is several sealed moves: the clock stops at the last one."""
    clock = ClockSettings("game", 600, 5)
    match = new_match("augsburg", 3, Settings(clock=clock))
    rng = Rng(4)
    partial = 0
    now = 2000
    while not match.over and partial < 20:
        before = match.clock.dump()
        seat = answer(match, rng, now)
        entry = next(e for e in reversed(match.record.entries) if e.kind == "move" and e.seat == seat)
        if entry.seen != ALL and seat in match.asked() and entry.n not in match.closing:
            partial += 1
            assert match.clock.dump() == before
        now += 1000
    assert partial == 20


@pytest.mark.parametrize("kind", ["game", "move", "days"])
def test_taking_back_wins_no_time(kind: str) -> None:
    match = new_match("tallinn", 2, Settings(clock=ClockSettings(kind, 600, 5)))
    rng = Rng(2)
    while len(match.asked()) < 2:
        answer(match, rng, 2000)
    left = match.clock.remaining(0, 2000)
    for n in range(1, 6):
        answer(match, rng, 2000 + 1000 * n, seat=0)
        entry = match.stream(0).entry_of(match.stream(0).undo_from(match) or 0)
        assert entry is not None
        match.undo(0, entry, 2000 + 1000 * n)
        assert match.clock.remaining(0, 2000 + 1000 * n) == left - 1000 * n
    answer(match, rng, 7000, seat=0)
    assert kind == "game" or match.clock.remaining(0, 7000) == 600_000, "the next question has its full time"


def test_a_takeover_ends_when_the_person_is_back() -> None:
    match = new_match("tallinn", 2)
    match.take_over(1, "thumb", "abandoned", 2000)
    assert match.driven(1)
    with pytest.raises(Refused):
        match.take_over(1, "thumb", "abandoned", 2001)
    match.hand_back(1, 2002)
    assert not match.driven(1)
    assert folded(match).drivers == [None, None]


def test_after_a_consent_nobody_changes_alone_what_he_has_answered_before() -> None:
    match = new_match("tallinn", 2)
    while match.game.words.steps[match.recorder.state.step()] != "select":
        answer(match, Rng(1), 2000)
    answer(match, Rng(1), 2001, 0)
    own = last_of(match, 0)
    assert match.recorder.frontier(0) == own
    answer(match, Rng(2), 2002, 1)  # now both cards are seen
    match.ask_undo(1, last_of(match, 1), 2003)
    match.answer_undo(0, True, 2004)
    assert match.asked() == [1], "seat 0 has answered, and knows what seat 1 had"
    assert match.recorder.frontier(0) is None
    with pytest.raises(Refused):
        match.undo(0, own, 2005)
    assert folded(match).recorder.frontier(0) is None


def test_a_seat_takes_back_no_move_of_another() -> None:
    match = new_match("tallinn", 2)
    answer(match, Rng(2), 2002, 1)
    with pytest.raises(Refused):
        match.undo(0, last_of(match, 1), 2005)


# ---------------------------------------------------------------------- deals


def test_draws_are_even_and_depend_on_everything() -> None:
    dealer = Dealer("m", SECRET, NONCES[:2])
    counts = [0] * 7
    for n in range(7000):
        counts[dealer.below(n, 7)] += 1
    assert all(880 < count < 1120 for count in counts), counts
    others = [
        Dealer("n", SECRET, NONCES[:2]),
        Dealer("m", "5b" + SECRET[2:], NONCES[:2]),
        Dealer("m", SECRET, [NONCES[0], "1d" * 16]),
    ]
    mine = [dealer.below(n, 1000) for n in range(20)]
    for other in others:
        assert [other.below(n, 1000) for n in range(20)] != mine
    assert len(new_secret()) == 64
    assert new_nonce() != new_nonce()


def test_a_lesson_is_dealt_alike_to_everybody() -> None:
    def told(lesson: int, id: str) -> tuple[list[str], int]:
        header = new_header(game("tallinn"), {}, ["a", "b"], "test")
        match = Match(id, game("tallinn"), header, Settings(lesson=lesson), new_secret())
        match.begin([new_nonce(), new_nonce()], {1: "thumb"}, 1000)
        again = load_match(
            id, match.game, header, match.settings, match.secret, [(e.dump(), 1000) for e in match.record.entries]
        )
        assert again.bot_seed() == match.bot_seed() or not lesson
        return [e.move for e in match.record.entries if e.kind == "move"], match.bot_seed()

    assert told(1, "m1") == told(1, "m2")
    assert told(1, "m1")[0] != told(2, "m1")[0]
    assert told(0, "m1") != told(0, "m1")


def finished(settings: Settings | None = None) -> Match:
    match = new_match("tallinn", 2, settings)
    rng = Rng(5)
    while not match.over:
        answer(match, rng, 2000)
    return match


def test_nobody_claims_to_verify_a_lesson() -> None:
    with pytest.raises(RecordError, match="lesson is fixed"):
        verify(game("tallinn"), finished(Settings(lesson=3)).record)


@pytest.mark.parametrize("what", ["commit", "entropy", "reveal"])
def test_a_changed_deal_is_found(what: str) -> None:
    match = finished()
    entry = next(e for e in match.record.entries if e.kind == "table" and e.data["what"] == what)
    key = {"commit": "commit", "entropy": "nonce", "reveal": "secret"}[what]
    value = str(entry.data[key])
    entry.data = {**entry.data, key: ("0" if value[0] != "0" else "1") + value[1:]}
    with pytest.raises(Exception, match=r"secret|deal gives|not asked"):
        verify(match.game, match.record)


def test_the_commitment_binds_match_and_secret() -> None:
    assert commitment("a", SECRET) != commitment("b", SECRET)
    assert commitment("a", SECRET) != commitment("a", "00" * 32)


def test_every_changed_draw_is_found() -> None:
    match = finished()
    draws = [entry for entry in match.record.entries if entry.seat == NATURE and entry.kind == "move"]
    found = 0
    for entry in draws[:40]:
        was = entry.move
        entry.move = draws[(draws.index(entry) + 1) % len(draws)].move
        if entry.move != was:
            with pytest.raises(Exception, match="entry"):
                verify(match.game, match.record)
            found += 1
        entry.move = was
    assert found > 10
    verify(match.game, match.record)


def test_what_all_are_shown_alike_is_kept_once() -> None:
    match = new_match("staufer", 4)
    rng = Rng(5)
    for now in range(2000, 2060):
        answer(match, rng, now)
    streams = [match.stream(viewer).items for viewer in (0, 1, 2, 3, SPECTATOR)]
    alike = [items for items in zip(*streams, strict=True) if all(item == items[0] for item in items)]
    assert len(alike) > 60
    assert all(item is items[0] for items in alike for item in items)
