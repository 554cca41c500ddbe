"""What both stores promise alike."""

from __future__ import annotations

import threading
from collections.abc import Callable
from dataclasses import replace

import pytest
from tests.store.conftest import a_match, a_seat, a_user, move

from hoftag.store.contract import (
    LoginTaken,
    MatchChanged,
    MoveIdTaken,
    NewEntry,
    SeatChanged,
    SeqTaken,
    SessionRow,
    Store,
    StoreError,
)


def test_a_match_comes_back_as_it_was(store: Store) -> None:
    odd = {"text": "Zürich \0 \ud800 🜲", "deep": {"b": [1, 2.5, None, True], "a": ""}, "big": 2**70}
    match = a_match("m", header=odd, settings={}, owner="anna", status="open")
    seats = [a_seat("m", 1, kind="bot", bot="thumb", name="Thumb"), a_seat("m", 0, kind="human", user="ben", name="B")]
    store.create_match(match, seats)
    assert store.match("m") == match
    found = store.match("m")
    assert found is not None
    assert list(found.header) == ["text", "deep", "big"]
    assert store.seats("m") == [seats[1], seats[0]]
    assert store.match("n") is None
    assert store.seats("n") == []


def test_a_match_is_created_whole_or_not_at_all(store: Store) -> None:
    with pytest.raises(StoreError):
        store.create_match(a_match("m"), [a_seat("m", 0), a_seat("m", 0)])
    with pytest.raises(StoreError, match="user"):
        store.create_match(a_match("m"), [a_seat("m", 0, user="nobody")])
    with pytest.raises(StoreError, match="another match"):
        store.create_match(a_match("m"), [a_seat("n", 0)])
    assert store.match("m") is None
    store.create_match(a_match("m"), [])
    with pytest.raises(StoreError):
        store.create_match(a_match("m", game="staufer"), [])
    found = store.match("m")
    assert found is not None
    assert found.game == "tallinn"


def test_a_match_is_created_with_entries_that_were_made_before(store: Store) -> None:
    for wrong in ([move(2, "a")], [move(1, "a"), move(3, "b")], [move(1, "a"), move(2, "a")]):
        with pytest.raises(StoreError):
            store.create_match(a_match("m"), [], wrong)
        assert store.match("m") is None
    store.create_match(a_match("m"), [a_seat("m", 0)], [move(1, "a"), move(2, None)])
    found = store.entries("m")
    assert [(entry.seq, entry.move_id, entry.data["n"]) for entry in found] == [(1, "a", 1), (2, None, 2)]
    assert found[0].at == found[1].at > 0
    store.append("m", [move(3, "c")])
    assert len(store.entries("m")) == 3


def test_what_is_no_status_kind_or_text_is_refused(store: Store) -> None:
    for wrong in [a_match("m", status="lost"), a_match("m", owner="nobody"), a_match("m", game="a\0b")]:
        with pytest.raises(StoreError):
            store.create_match(wrong, [])
    with pytest.raises(StoreError, match="JSON"):
        store.create_match(a_match("m", header={"a": float("nan")}), [])
    store.create_match(a_match("m"), [a_seat("m", 0)])
    for seat in [a_seat("m", 0, kind="cat"), a_seat("m", 0, name="\ud800")]:
        with pytest.raises(StoreError):
            store.set_seat(seat)
    with pytest.raises(StoreError, match="status"):
        store.set_status("m", "lost")
    with pytest.raises(StoreError, match="no such match"):
        store.set_status("n", "over")
    assert store.healthy()


def test_entries_are_appended_in_order_and_read_back(store: Store) -> None:
    store.create_match(a_match("m"), [])
    first = store.append("m", [move(1, "a", text="ä\0"), move(2)])
    second = store.append("m", [move(3, "b")], status="over")
    assert store.entries("m") == first + second
    assert store.entries("m", after=1) == [first[1], *second]
    assert store.entries("m", after=3) == []
    assert [entry.move_id for entry in first + second] == ["a", None, "b"]
    assert first[0].data == {"n": 1, "text": "ä\0"}
    assert abs(first[0].at - store.now()) < 60_000
    assert store.move("m", "b") == second[0]
    assert store.move("m", "c") is None
    assert store.move("n", "b") is None
    found = store.match("m")
    assert found is not None
    assert (found.status, found.changed) == ("over", second[0].at)


def test_an_append_is_all_or_nothing(store: Store) -> None:
    store.create_match(a_match("m"), [])
    store.append("m", [move(1, "a"), move(2)])
    with pytest.raises(SeqTaken):
        store.append("m", [move(2, "x"), move(3, "y")], status="over")
    with pytest.raises(MoveIdTaken):
        store.append("m", [move(3, "x"), move(4, "a")], status="over")
    with pytest.raises(MoveIdTaken):
        store.append("m", [move(3, "x"), move(4, "x")], status="over")
    with pytest.raises(StoreError, match="status"):
        store.append("m", [move(3, "x")], status="lost")
    with pytest.raises(StoreError, match="JSON"):
        store.append("m", [move(3, "x"), NewEntry(4, None, {"a": object()})])
    assert [entry.seq for entry in store.entries("m")] == [1, 2]
    found = store.match("m")
    assert found is not None
    assert found.status == "running"
    store.append("m", [move(3, "x")])


def test_no_gap_can_be_left(store: Store) -> None:
    store.create_match(a_match("m"), [])
    for wrong in [[move(2)], [move(1), move(3)], [move(2), move(1)], [move(0)], []]:
        with pytest.raises(StoreError):
            store.append("m", wrong)
    with pytest.raises(StoreError, match="match"):
        store.append("n", [move(1)])
    assert store.entries("m") == []


def test_a_move_sent_twice_is_known_by_its_id(store: Store) -> None:
    store.create_match(a_match("m"), [])
    store.create_match(a_match("n"), [])
    (stored,) = store.append("m", [move(1, "a")])
    for seq in (1, 2):  # sent again as it was, and sent again behind it
        with pytest.raises(MoveIdTaken):
            store.append("m", [move(seq, "a", other=True)])
    assert store.move("m", "a") == stored
    store.append("n", [move(1, "a")])  # another match has its own ids


def test_of_32_threads_one_is_first(store: Store) -> None:
    store.create_match(a_match("m"), [])
    outcomes: list[tuple[int, str]] = []
    start = threading.Barrier(32)

    def run(own: int) -> None:
        for seq in range(1, 6):
            start.wait(30)
            try:
                store.append("m", [move(seq, f"{own}-{seq}", by=own)])
                outcomes.append((seq, str(own)))
            except SeqTaken:
                outcomes.append((seq, "taken"))

    threads = [threading.Thread(target=run, args=(own,)) for own in range(32)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(60)
    assert len(outcomes) == 32 * 5
    winners = sorted((seq, who) for seq, who in outcomes if who != "taken")
    assert [seq for seq, _ in winners] == [1, 2, 3, 4, 5]
    assert [str(entry.data["by"]) for entry in store.entries("m")] == [who for _, who in winners]


def test_of_one_move_sent_by_many_threads_one_is_stored(store: Store) -> None:
    store.create_match(a_match("m"), [])
    outcomes: list[str] = []
    start = threading.Barrier(8)

    def run() -> None:
        for seq in range(1, 6):
            start.wait(30)
            try:
                store.append("m", [move(seq, f"same-{seq}")])
                outcomes.append("stored")
            except MoveIdTaken:
                outcomes.append("known")

    threads = [threading.Thread(target=run) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(60)
    assert (outcomes.count("stored"), outcomes.count("known")) == (5, 35)


def test_a_failing_append_does_not_hurt_the_others_it_is_written_with(store: Store) -> None:
    store.create_match(a_match("bad"), [])
    store.append("bad", [move(1, "a")])
    for own in range(8):
        store.create_match(a_match(f"m{own}"), [])
    refused: list[int] = []

    def run(own: int) -> None:
        for seq in range(1, 11):
            store.append(f"m{own}", [move(seq)])
            try:
                store.append("bad", [move(1), move(2)])
            except SeqTaken:
                refused.append(own)

    threads = [threading.Thread(target=run, args=(own,)) for own in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(60)
    assert len(refused) == 80
    assert [len(store.entries(f"m{own}")) for own in range(8)] == [10] * 8
    assert len(store.entries("bad")) == 1


def test_lists_have_the_newest_change_first(store: Store) -> None:
    for number, status in enumerate(["open", "running", "over", "running"]):
        owner = "anna" if number == 0 else None
        row = a_match(f"m{number}", created=number, changed=1_000 + number, status=status, owner=owner)
        store.create_match(row, [a_seat(row.id, 0, user="anna" if number == 3 else "ben")])
    assert [row.id for row in store.matches()] == ["m3", "m2", "m1", "m0"]
    assert [row.id for row in store.matches(["running", "open"])] == ["m3", "m1", "m0"]
    assert [row.id for row in store.matches(user="anna")] == ["m3", "m0"]
    assert [row.id for row in store.matches(["open"], user="ben")] == ["m0"]
    assert [row.id for row in store.matches(limit=2)] == ["m3", "m2"]
    assert [row.id for row in store.matches(before=1_002)] == ["m1", "m0"]
    assert store.matches([]) == []
    store.append("m1", [move(1)])
    assert [row.id for row in store.matches()] == ["m1", "m3", "m2", "m0"]
    store.set_header("m2", {"a": 1}, {"game": "tallinn"})
    assert dict(store.changed_since(2_000)) == {"m1": 1, "m2": 0}
    assert len(store.changed_since(0)) == 4
    assert store.changed_since(store.now() + 60_000) == []


def test_a_header_changes_only_from_what_it_was(store: Store) -> None:
    store.create_match(a_match("m", header={"a": 1, "b": {"c": "ä"}}), [])
    store.set_header("m", {"a": 2}, {"a": 1, "b": {"c": "ä"}})
    for expected in ({"a": 1, "b": {"c": "ä"}}, {}, {"a": 3}):
        with pytest.raises(MatchChanged):
            store.set_header("m", {"a": 4}, expected)
    with pytest.raises(MatchChanged):
        store.set_header("none", {}, {})
    found = store.match("m")
    assert found is not None
    assert found.header == {"a": 2}


def test_a_seat_changes_hands_once(store: Store) -> None:
    free = a_seat("m", 0, invite="i0")
    store.create_match(a_match("m"), [free, a_seat("m", 1, invite="i1")])
    annas = replace(free, kind="human", user="anna", name="Anna", invite=None, token="t0")
    assert store.seat_by_invite("i0") == free
    store.set_seat(annas, expected=free)
    with pytest.raises(SeatChanged):
        store.set_seat(replace(free, kind="human", user="ben"), expected=free)
    assert store.seats("m") == [annas, a_seat("m", 1, invite="i1")]
    assert store.seat_by_token("t0") == annas
    assert store.known(["t0", "t1", "i1"]) == {"t0"}
    assert store.known([*map(str, range(1200)), "t0"]) == {"t0"}
    assert store.known([]) == set()
    assert store.seat_by_invite("i0") is None
    assert dict(store.changed_since(2_000)) == {"m": 0}
    with pytest.raises(StoreError, match="no such seat"):
        store.set_seat(a_seat("m", 2))
    with pytest.raises(StoreError):
        store.set_seat(a_seat("m", 1, token="t0"))
    store.set_seat(free)
    assert store.seats("m")[0] == free


def test_users_and_their_logins(store: Store) -> None:
    eva = replace(a_user("eva", "eva@x"), password="$argon2id$...")
    store.add_user(eva)
    assert store.user("eva") == eva
    assert store.user_by_login("eva@x") == eva
    assert store.user_by_secret("secret-eva") == eva
    assert store.user("dan") is None
    with pytest.raises(LoginTaken):
        store.add_user(a_user("dan", "eva@x"))
    with pytest.raises(LoginTaken):
        store.set_user(replace(a_user("anna"), login="eva@x"))
    with pytest.raises(StoreError):
        store.add_user(a_user("eva"))
    with pytest.raises(StoreError, match="no such user"):
        store.set_user(a_user("dan"))
    store.set_user(replace(eva, name="Eva Maria", login=None))
    assert store.user_by_login("eva@x") is None
    found = store.user("eva")
    assert found is not None
    assert found.name == "Eva Maria"


def test_sessions_end_one_by_one_and_all_at_once(store: Store) -> None:
    rows = [SessionRow(f"t{number}", "ben" if number == 3 else "anna", 5, 5) for number in range(4)]
    for row in rows:
        store.add_session(row)
    store.touch_session("t1", 99)
    assert store.session("t1") == replace(rows[1], seen=99)
    store.drop_session("t0")
    assert store.session("t0") is None
    store.touch_session("t0", 99)
    assert store.session("t0") is None
    store.drop_sessions("anna")
    assert [store.session(f"t{number}") for number in (1, 2, 3)] == [None, None, rows[3]]
    with pytest.raises(StoreError, match="user"):
        store.add_session(SessionRow("t9", "nobody", 1, 1))


def test_everything_is_there_after_opening_again(url: str, opened: Callable[[str], Store]) -> None:
    store = opened(url)
    store.create_match(a_match("m"), [a_seat("m", 0)])
    stored = store.append("m", [move(1, "a"), move(2)])
    store.close()
    again = opened(url)
    assert again.entries("m") == stored
    assert again.seats("m") == [a_seat("m", 0)]
    assert again.healthy()
    again.append("m", [move(3)])


def test_a_closed_store_acknowledges_nothing(file: str, opened: Callable[[str], Store]) -> None:
    store = opened(file)
    store.create_match(a_match("m"), [])
    store.close()
    assert not store.healthy()
    with pytest.raises(StoreError, match="closed"):
        store.append("m", [move(1)])
    store.close()
