"""Whole games over real sockets: people and bots, resuming, and the record that can be verified."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from typing import Any

import pytest

from hoftag.core.record import read_record
from hoftag.core.recorder import resume
from hoftag.core.rng import Rng
from hoftag.games import registry
from hoftag.table.deals import verify

Guest = Callable[..., Any]


def two_people(guest: Guest, game: str, bots: int = 1, **more: Any) -> tuple[Any, Any, str]:
    """Anna in seat 0, Bob by invitation in seat 1, bots behind them."""
    anna, bob = guest("Anna"), guest("Bob")
    seats = [{"kind": "me"}, {"kind": "open"}, *[{"kind": "bot", "bot": "random"}] * bots]
    opened = anna.open(game, seats, **more)
    assert opened["match"]["status"] == "open"
    joined = bob.post("/api/join", {"invitation": opened["invitations"]["1"], "nonce": "ab" * 16})
    assert joined["seat"] == 1
    assert joined["match"]["status"] == "running"
    return anna, bob, opened["match"]["id"]


def answer(seat: Any, rng: Rng) -> dict[str, Any]:
    """Answer the question with a random listed move."""
    question = seat.last["question"]
    move = question["moves"][rng.below(len(question["moves"]))]
    return dict(seat.ask(type="move", q=question["q"], move=move))


def play_on(seats: list[Any], rng: Rng, until: Callable[[], bool]) -> None:
    """Both play random moves until something is so."""
    limit = time.monotonic() + 60
    while not until():
        assert time.monotonic() < limit
        asked = [seat for seat in seats if seat.last["question"] is not None]
        for seat in asked:
            heard = answer(seat, rng)
            assert heard["type"] == "ack" or heard["code"] in ("stale", "not-asked"), heard
        for seat in seats:
            drain(seat, 0.001 if asked else 0.02)


def drain(seat: Any, seconds: float = 0.001) -> None:
    """Hear what is there already, or comes very soon."""
    try:
        while True:
            seat.hear(seconds)
    except TimeoutError:
        return


@pytest.mark.parametrize("game", registry.ids())
def test_a_whole_game_with_people_and_bots(guest: Guest, game: str) -> None:
    anna, bob, id = two_people(guest, game)
    seats = [anna.sit(id, 0), bob.sit(id, 1)]
    for seat in seats:
        seat.first()
    play_on(seats, Rng(5), lambda: all(seat.last["summary"]["status"] == "over" for seat in seats))
    for seat in seats:
        assert set(seat.last["scores"]) == {"0", "1", "2"}
        assert seat.last["question"] is None
        assert seat.last["asked"] == []
        assert seat.items[-1]["table"]["what"] == "reveal"
        seat.leave()
    text = bob.http.get(f"/api/matches/{id}/record").text
    assert text == anna.http.get(f"/api/matches/{id}/record?seat=0").text
    record = read_record(text)
    assert resume(registry.game(game), record).record.entries[-1].data["what"] == "reveal"
    assert verify(registry.game(game), record) > 0
    nonces = [entry.data["nonce"] for entry in record.entries if entry.data.get("what") == "entropy"]
    assert nonces[1] == "ab" * 16
    stranger = guest("Zoe")
    assert stranger.http.get(f"/api/matches/{id}/record").text == text, "after the end everybody may see all"


def test_whoever_comes_back_gets_what_he_missed(guest: Guest) -> None:
    anna, bob, id = two_people(guest, registry.ids()[0], bots=0)
    seats = [anna.sit(id, 0), bob.sit(id, 1)]
    for seat in seats:
        seat.first()
    rng = Rng(9)
    count = len(seats[0].items)
    play_on(seats, rng, lambda: len(seats[0].items) > count + 20)
    whole = anna.sit(id, 0)
    whole.first()
    drain(seats[0])
    assert whole.items == seats[0].items
    for since in (0, 1, 7, len(whole.items) - 1, len(whole.items)):
        again = anna.sit(id, 0, since)
        again.items = whole.items[:since]
        update = again.first()
        assert again.items == whole.items
        assert update["view"] == whole.last["view"]
        assert update["question"] == whole.last["question"]
        again.leave()
    for seat in [whole, *seats]:
        seat.leave()


def test_a_program_plays_with_a_token_over_lines(guest: Guest) -> None:
    anna = guest("Anna")
    game = registry.ids()[0]
    id = anna.open(game, [{"kind": "me"}, {"kind": "bot"}])["match"]["id"]
    token = anna.post(f"/api/matches/{id}/token", {"seat": 0})["token"]
    program = guest(None)
    program.http.headers.pop("Origin")
    program.http.headers["Authorization"] = f"Bearer {token}"
    rng = Rng(2)
    moves = 0
    answered = 0
    with program.http.stream("GET", f"/api/matches/{id}/stream?since=0") as lines:
        for line in lines.iter_lines():
            update = json.loads(line)
            if update["type"] != "update":
                continue
            if update["scores"] is not None or moves > 40:
                break
            question = update["question"]
            if question is not None and question["q"] > answered:
                answered = question["q"]
                move = question["moves"][rng.below(len(question["moves"]))]
                body = {"type": "move", "id": f"p{moves}", "q": question["q"], "move": move}
                reply = program.http.post(f"/api/matches/{id}/act", json=body).json()
                assert reply["type"] == "ack", reply
                moves += 1
    assert moves > 5
    for _ in range(6):  # more than may be open at a time
        with program.http.stream("GET", f"/api/matches/{id}/stream?since=3") as lines:
            first = json.loads(next(lines.iter_lines()))
            assert first["items"][0]["i"] == 4
        time.sleep(0.05)
    assert program.get(f"/api/matches/{id}")["you"] == 0
    assert program.get("/api/me") == {"user": None}
    old = program.http.headers["Authorization"]
    anna.post(f"/api/matches/{id}/token", {"seat": 0})
    assert program.http.get(f"/api/matches/{id}", headers={"Authorization": old}).status_code == 401


def test_everything_goes_on_after_a_restart(start: Callable[..., Any], guest: Guest) -> None:
    with start() as first:
        anna = guest("Anna", first.url)
        opened = anna.open(registry.ids()[0], [{"kind": "me"}, {"kind": "bot"}, {"kind": "bot"}])
        id = opened["match"]["id"]
        seat = anna.sit(id, 0)
        seat.first()
        drain(seat)
        question = seat.last["question"]
        sent = {"type": "move", "id": "once", "q": question["q"], "move": question["moves"][0]}
        acked = seat.ask(**sent)
        assert acked["type"] == "ack"
        time.sleep(0.1)
        drain(seat)
        before = seat.items
        first.server.should_exit = True
        assert seat.closed() == 1001
        cookie = anna.cookie()
    with start() as second:
        anna = guest(None, second.url)
        again = anna.sit(id, 0, Cookie=cookie)
        again.first()
        assert again.items[: len(before)] == before
        assert again.ask(**sent) == acked, "sent again, it is done once and acknowledged alike"
        assert again.ask(**{**sent, "move": question["moves"][1]})["code"] == "conflict"
        again.leave()
