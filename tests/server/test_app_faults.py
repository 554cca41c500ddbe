"""When something fails: the disk, a record that no longer fits, a rule that breaks, a match that sleeps."""

from __future__ import annotations

import contextlib
import gc
import json
import os
import signal
import sqlite3
import time
import weakref
from collections.abc import Callable
from typing import Any

import pytest

from hoftag.games import registry
from hoftag.store.contract import SeqTaken, StorageFailed

Guest = Callable[..., Any]
GAME = registry.ids()[0]
ME: dict[str, Any] = {"kind": "me"}
BOT: dict[str, Any] = {"kind": "bot"}


def settle(seat: Any, seconds: float = 0.2) -> dict[str, Any]:
    try:
        while True:
            seat.hear(seconds)
    except TimeoutError:
        return dict(seat.last)


def test_what_cannot_be_saved_is_not_acknowledged(start: Callable[..., Any], guest: Guest, monkeypatch: Any) -> None:
    with start() as table:
        anna = guest("Anna", table.url)
        id = anna.open(GAME, [ME, BOT])["match"]["id"]
        seat = anna.sit(id, 0)
        settle(seat)
        question = seat.last["question"]
        items = len(seat.items)
        store = table.hall.store

        def fail(*_: object) -> None:
            raise StorageFailed("the disk is full")

        with monkeypatch.context() as broken:
            broken.setattr(store, "append", fail)
            broken.setattr(store, "healthy", lambda: False)
            sent = {"type": "move", "id": "m", "q": question["q"], "move": question["moves"][0]}
            assert seat.ask(**sent)["code"] == "not-saved"
            assert anna.get("/readyz", 503)
            assert anna.get("/healthz") == {"status": "ok"}
            assert seat.ask(**sent)["code"] == "not-saved"
            assert len(settle(seat)["items"]) == 0 or len(seat.items) == items
        limit = time.monotonic() + 5
        while anna.http.get("/readyz").status_code != 200:
            assert time.monotonic() < limit
            time.sleep(0.05)
        assert seat.ask(**sent)["type"] == "ack"
        settle(seat)
        assert len(seat.items) > items
        seat.leave()


def test_another_writer_is_noticed(start: Callable[..., Any], guest: Guest, monkeypatch: Any) -> None:
    with start() as table:
        anna = guest("Anna", table.url)
        id = anna.open(GAME, [ME, ME])["match"]["id"]
        seat = anna.sit(id, 0)
        settle(seat)
        append = table.hall.store.append
        tries = []

        def first_refuse(*args: Any) -> Any:
            tries.append(args)
            if len(tries) == 1:
                append(args[0], args[1], args[2])  # as if another process had stored the same message
                raise SeqTaken("taken")
            return append(*args)

        monkeypatch.setattr(table.hall.store, "append", first_refuse)
        question = seat.last["question"]
        sent = {"type": "move", "id": "m", "q": question["q"], "move": question["moves"][0]}
        ack = seat.ask(**sent)
        assert ack["type"] == "ack", "what is stored counts, and once"
        assert len(tries) == 1
        assert seat.ask(**sent) == ack
        seat.leave()


def test_a_broken_match_is_frozen_and_harms_no_other(start: Callable[..., Any], guest: Guest) -> None:
    with start() as table:
        anna = guest("Anna", table.url)
        broken, well = (anna.open(GAME, [ME, ME])["match"]["id"] for _ in range(2))
        seat = anna.sit(broken, 0)
        question = settle(seat)["question"]
        seat.ask(type="move", q=question["q"], move=question["moves"][0])
        seat.leave()
        cookie = anna.cookie()
        path = table.hall.store.path
    connection = sqlite3.connect(path)
    rows = connection.execute("SELECT seq, data FROM entries WHERE match = ? ORDER BY seq", (broken,)).fetchall()
    seq, data = next((seq, data) for seq, data in reversed(rows) if json.loads(data)["seat"] >= 0)
    entry = {**json.loads(data), "move": "castle long"}
    connection.execute("UPDATE entries SET data = ? WHERE match = ? AND seq = ?", (json.dumps(entry), broken, seq))
    connection.commit()
    connection.close()
    with start() as table:
        anna = guest(None, table.url)
        anna.http.headers["Cookie"] = cookie
        assert anna.get(f"/api/matches/{broken}")["status"] == "frozen"
        assert anna.get(f"/api/matches/{well}")["status"] == "running"
        update = anna.get(f"/api/matches/{broken}/view")
        assert (update["items"], update["view"]) == ([], None)
        lines = [json.loads(line) for line in anna.http.get(f"/api/matches/{broken}/record").text.splitlines()]
        assert len(lines) == len(rows) + 1
        assert anna.post(f"/api/matches/{broken}/act", {"type": "resign", "id": "r"}, 409)["code"] == "frozen"
        assert anna.post(f"/api/matches/{well}/act", {"type": "chat", "id": "r", "text": "hello"})["type"] == "ack"
        assert anna.post(f"/api/matches/{broken}/close")["match"]["status"] == "closed"


def test_a_rule_that_breaks_changes_nothing(start: Callable[..., Any], guest: Guest, monkeypatch: Any) -> None:
    with start() as table:
        anna = guest("Anna", table.url)
        id = anna.open(GAME, [ME, ME])["match"]["id"]
        seat = anna.sit(id, 0)
        question = settle(seat)["question"]
        before = len(seat.items)
        room = table.hall.rooms._rooms[id]

        def break_down(*_: object) -> None:
            raise KeyError("a planted fault")

        sent = {"type": "move", "id": "m", "q": question["q"], "move": question["moves"][0]}
        monkeypatch.setattr(room.match, "_moved", break_down)
        assert seat.ask(**sent)["code"] == "not-saved"
        assert len(seat.items) == before
        assert seat.ask(**sent)["type"] == "ack", "the match was folded anew"
        seat.leave()


def test_rooms_nobody_uses_are_forgotten(start: Callable[..., Any], guest: Guest) -> None:
    with start(idle=0.2) as table:
        anna = guest("Anna", table.url)
        ids = [anna.open(GAME, [ME, ME])["match"]["id"] for _ in range(5)]
        kept = anna.sit(ids[0], 0)
        settle(kept)
        limit = time.monotonic() + 5
        while len(table.hall.rooms.all()) > 1:
            assert time.monotonic() < limit
            time.sleep(0.05)
        mine = {match["id"]: match for match in anna.get("/api/matches?mine=true")["matches"]}
        assert all(mine[id]["asked"] == [0, 1] for id in ids)
        assert len(table.hall.rooms.all()) == 1, "who is asked is known without loading"
        assert anna.get(f"/api/matches/{ids[3]}/view")["question"] is not None
        kept.leave()


def test_what_was_in_memory_goes_when_a_match_sleeps(start: Callable[..., Any], guest: Guest) -> None:
    """At once: the search for rings of garbage comes too seldom to be waited for."""
    with start(idle=0.2) as table:
        anna = guest("Anna", table.url)
        id = anna.open(GAME, [ME, ME])["match"]["id"]
        seat = anna.sit(id, 0)
        settle(seat)
        rooms = table.hall.rooms
        match = weakref.ref(next(room for room in rooms.all() if room.id == id).match)
        gc.disable()
        try:
            seat.leave()
            limit = time.monotonic() + 5
            while rooms.all() or match() is not None:
                assert time.monotonic() < limit, "something still holds the match"
                time.sleep(0.05)
        finally:
            gc.enable()
        assert anna.get(f"/api/matches/{id}/view")["question"] is not None


def test_bots_go_on_after_a_restart_without_anybody(start: Callable[..., Any], guest: Guest, monkeypatch: Any) -> None:
    with start() as table:
        anna = guest("Anna", table.url)
        monkeypatch.setattr("hoftag.server.keeping.Keeper.wake", lambda keeper: None)
        id = anna.open(GAME, [BOT, BOT])["match"]["id"]
        monkeypatch.undo()
        assert anna.get(f"/api/matches/{id}")["status"] == "running"
    with start() as table:
        limit = time.monotonic() + 20
        while table.hall.store.match(id).status != "over":
            assert time.monotonic() < limit
            time.sleep(0.05)


@pytest.mark.parametrize("way", [signal.SIGKILL, signal.SIGSTOP])
def test_a_table_goes_on_when_bots_are_killed_or_hang(start: Callable[..., Any], guest: Guest, way: int) -> None:
    """A worker that is stopped hangs for ever, until it is killed for it; a person beside it is not kept waiting."""
    with start(bot_seconds=0.2, bot_delay=0.1) as table:  # slow enough to be met while they play
        anna = guest("Anna", table.url)
        bots = anna.open(GAME, [BOT, BOT])["match"]["id"]
        seat = anna.sit(anna.open(GAME, [ME, ME])["match"]["id"], 0)
        seat.first()
        hit, limit = 0, time.monotonic() + 60
        while table.hall.store.match(bots).status != "over":
            assert time.monotonic() < limit
            worker = table.hall.thinkers._places[0].worker
            if hit < 3 and worker is not None and len(table.hall.store.entries(bots)) > 20 * (hit + 1):
                with contextlib.suppress(ProcessLookupError):
                    os.kill(worker.pid, way)
                    hit += 1
            begun = time.monotonic()
            assert seat.ask(type="chat", text="and I?")["type"] == "ack"
            assert time.monotonic() - begun < 2
            time.sleep(0.25)  # a seat may say five things a second
        assert hit
        assert table.hall.thinkers.restarts
        seat.leave()


def test_one_notice_for_a_question(start: Callable[..., Any], guest: Guest) -> None:
    with start(webhook="http://127.0.0.1:9/nobody") as table:
        told: list[Any] = []
        table.hall.notices.add = told.append
        anna, bob = guest("Anna", table.url), guest("Bob", table.url)
        opened = anna.open(GAME, [ME, {"kind": "open"}])
        id = opened["match"]["id"]
        seat = anna.sit(id, 0)
        seat.first()
        bob.post("/api/join", {"invitation": opened["invitations"]["1"]})
        settle(seat)
        seat.ask(type="chat", text="hello?")
        settle(seat)
        assert [(notice.match, notice.seat) for notice in told] == [(id, 1)]
        text = json.dumps(told[0].dump("http://x"))
        assert "Bob" not in text
        seat.leave()
