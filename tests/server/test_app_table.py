"""At the table: once only, in order, for one's own seat; taking back, talking, giving up, watching, clocks, hints."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from hoftag.games import registry
from hoftag.server.listening import Listener

Guest = Callable[..., Any]
ME: dict[str, Any] = {"kind": "me"}
OPEN: dict[str, Any] = {"kind": "open"}
BOT: dict[str, Any] = {"kind": "bot"}
FIRST, _, ONE_BY_ONE = registry.ids()  # in the first all seats choose at once, in the last one after the other


def hot_seat(guest: Guest, game: str, seats: int = 2, **more: Any) -> tuple[Any, str, list[Any]]:
    """One person in all seats, with a socket for each."""
    anna = guest("Anna")
    id = anna.open(game, [ME] * seats, **more)["match"]["id"]
    sockets = [anna.sit(id, seat) for seat in range(seats)]
    for socket in sockets:
        socket.first()
    return anna, id, sockets


def settle(seat: Any, seconds: float = 0.3) -> dict[str, Any]:
    """Hear what comes until it is quiet."""
    try:
        while True:
            seat.hear(seconds)
    except TimeoutError:
        return dict(seat.last)


def asked(sockets: list[Any]) -> Any:
    """A seat that is asked."""
    return next(socket for socket in sockets if settle(socket, 0.05)["question"] is not None)


def leave(sockets: list[Any]) -> None:
    for socket in sockets:
        socket.leave()


def test_a_message_sent_again_is_done_once(guest: Guest) -> None:
    anna, id, sockets = hot_seat(guest, ONE_BY_ONE)
    seat = asked(sockets)
    question = seat.last["question"]
    sent = {"type": "move", "id": "same", "q": question["q"], "move": question["moves"][0]}
    first = seat.ask(**sent)
    assert first["type"] == "ack"
    n = sockets.index(seat)
    twin = anna.sit(id, n)
    twin.first()
    items = len(twin.items)
    for other in (seat, twin, seat):
        assert other.ask(**sent) == first
    assert anna.post(f"/api/matches/{id}/act?seat={n}", sent) == first
    assert twin.items[first["i"] - 1]["move"] == sent["move"]
    assert seat.ask(**{**sent, "move": question["moves"][1]})["code"] == "conflict"
    assert seat.ask(type="chat", id="same", text="hello")["code"] == "conflict"
    assert len(settle(twin, 0.1)["items"]) == items
    leave([*sockets, twin])


def test_who_moves_hears_of_it_first(guest: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    """The update and the ack of a move are on their way before the updates of the others are made."""
    _, _, sockets = hot_seat(guest, ONE_BY_ONE, 3)
    mover = sockets.index(asked(sockets))
    order: list[tuple[int, str]] = []
    queue = Listener.put

    def put(listener: Listener, text: str) -> None:
        order.append((listener.viewer, json.loads(text)["type"]))
        queue(listener, text)

    monkeypatch.setattr(Listener, "put", put)
    question = sockets[mover].last["question"]
    assert sockets[mover].ask(type="move", q=question["q"], move=question["moves"][0])["type"] == "ack"
    for socket in sockets:
        settle(socket, 0.1)
    told = [one for one in order if one[1] != "ping"]
    assert told[:2] == [(mover, "update"), (mover, "ack")]
    assert sorted(told[2:4]) == [(n, "update") for n in range(3) if n != mover]
    leave(sockets)


def test_what_does_not_fit_changes_nothing(guest: Guest) -> None:
    anna, id, sockets = hot_seat(guest, ONE_BY_ONE)
    seat = asked(sockets)
    other = sockets[1 - sockets.index(seat)]
    question = seat.last["question"]
    move = question["moves"][0]
    stale = seat.ask(type="move", q=question["q"] - 1, move=move)
    assert (stale["code"], stale["question"]) == ("stale", question["q"])
    assert other.ask(type="move", q=question["q"], move=move)["code"] == "not-asked"
    assert seat.ask(type="move", q=question["q"], move="fly to the moon")["code"] == "unknown-move"
    legal = set(question["moves"])
    wrong = next(m.text for m in registry.game(ONE_BY_ONE).words.moves if m.text not in legal)
    illegal = seat.ask(type="move", q=question["q"], move=wrong)
    assert illegal["code"] == "illegal"
    assert illegal["rule"]
    told = seat.ask(type="why", move=wrong)
    assert (told["type"], told["rule"], told["reason"]) == ("why", illegal["rule"], illegal["reason"])
    assert seat.ask(type="why", move=move)["rule"] is None
    again = anna.sit(id, sockets.index(seat))
    assert again.first()["question"] == question
    bob = guest("Bob")
    assert bob.sit(id, 0).closed() == 4404
    act = {"type": "move", "id": "x", "q": question["q"], "move": move}
    assert bob.post(f"/api/matches/{id}/act", act, 404)["code"] == "not-found"
    assert bob.post(f"/api/matches/{id}/act?seat=0", act, 404)["code"] == "not-found"
    leave([*sockets, again])


@pytest.mark.parametrize(
    ("text", "field"),
    [
        ('{"type": "move", "id": "a", "q": 1, "move": "x", "seat": 1}', "seat"),
        ('{"type": "move", "id": "a", "q": "1", "move": "x"}', "q"),
        ('{"type": "move", "id": "a", "q": true, "move": "x"}', "q"),
        ('{"type": "move", "id": "a b", "q": 1, "move": "x"}', "id"),
        ('{"type": "move", "q": 1, "move": "x"}', "id"),
        ('{"type": "fly", "id": "a"}', "type"),
        ('{"id": "a"}', "type"),
        ('{"type": "chat", "id": "a", "text": "x", "text": "y"}', ""),
        ('{"type": "move", "id": "a", "q": NaN, "move": "x"}', ""),
        ('{"type": "move", "id": "a", "q": 1.0, "move": "x"}', ""),
        ('{"type": "move", "id": "a", "q": ' + "9" * 5000 + ', "move": "x"}', ""),
        ('{"type": "chat", "id": "a", "text": "\\ud800"}', ""),
        ('{"type": "chat", "id": "a", "text": "\\u0000"}', ""),
        ("[" * 10000, ""),
        ('{"a":' * 9 + "1" + "}" * 9, ""),
        ("[]", ""),
        ("hello", ""),
    ],
)
def test_nonsense_is_refused_with_a_reason(guest: Guest, text: str, field: str) -> None:
    _, _, sockets = hot_seat(guest, FIRST)
    sockets[0].socket.send(text)
    error = sockets[0].until(lambda heard: heard["type"] == "error")
    assert (error["code"], error["field"]) == ("bad-request", field)
    assert sockets[0].ask(type="chat", text="still here")["type"] == "ack"
    leave(sockets)


def test_taking_back_ones_own(guest: Guest) -> None:
    _, _, sockets = hot_seat(guest, FIRST, 3)
    for socket in sockets:
        settle(socket, 0.05)
    assert all(socket.last["question"] for socket in sockets), "all choose at once"
    counts = [len(socket.items) for socket in sockets]
    mine = sockets[1]
    question = mine.last["question"]
    ack = mine.ask(type="move", q=question["q"], move=question["moves"][0])
    assert settle(mine)["undo"] == ack["i"]
    assert mine.last["question"] is None
    assert settle(sockets[0])["asked"] == [0, 2]
    assert len(sockets[0].items) == counts[0], "a sealed answer is not shown"
    undone = {"type": "undo", "id": "u1", "i": ack["i"]}
    back = mine.ask(**undone)
    assert back["type"] == "ack"
    assert mine.ask(**undone) == back
    assert settle(mine)["question"]["moves"] == question["moves"]
    assert mine.items[-1]["undo"] == [ack["i"]]
    assert len(settle(sockets[0])["items"]) == 0
    assert len(sockets[0].items) == counts[0]
    assert mine.ask(type="move", id="first", q=question["q"], move=question["moves"][0])["code"] == "stale"
    assert mine.ask(type="undo", i=1)["code"] == "no-undo"
    for socket in sockets:
        now = settle(socket, 0.05)["question"]
        assert socket.ask(type="move", q=now["q"], move=now["moves"][0])["type"] == "ack"
    shown = settle(sockets[0])
    seats = {item["seat"] for item in sockets[0].items[counts[0] :] if "move" in item}
    assert {0, 1, 2} <= seats, "when the question closes, all is opened"
    assert shown["question"] is None or shown["question"]["q"] > question["q"]
    leave(sockets)


def test_taking_back_by_consent(guest: Guest) -> None:
    _, _, sockets = hot_seat(guest, ONE_BY_ONE, settings={"undo": "all"})
    mine = asked(sockets)
    other = sockets[1 - sockets.index(mine)]
    ack: dict[str, Any] = {}
    while settle(mine, 0.1)["question"] is not None:
        question = mine.last["question"]
        heard = mine.ask(type="move", q=question["q"], move=question["moves"][0])
        ack = ack or heard
    question = settle(other)["question"]
    other.ask(type="move", q=question["q"], move=question["moves"][0])
    settle(mine)
    assert other.ask(type="answer-undo", yes=True)["code"] == "no-offer"
    assert mine.ask(type="ask-undo", i=ack["i"])["type"] == "ack"
    offer = settle(other)["offer"]
    assert offer["seat"] == sockets.index(mine)
    assert other.items[offer["i"] - 1]["move"] == mine.items[ack["i"] - 1]["move"]
    assert other.ask(type="answer-undo", yes=True)["type"] == "ack"
    assert settle(mine)["question"] is not None
    assert any(item.get("all") for item in other.items + settle(other)["items"])
    leave(sockets)


def test_talking_resigning_and_the_end(guest: Guest) -> None:
    anna, id, sockets = hot_seat(guest, FIRST)
    assert sockets[0].ask(type="chat", text="  well   met ")["type"] == "ack"
    assert settle(sockets[1])["items"][-1]["table"] == {"what": "chat", "text": "well met"}
    assert sockets[0].ask(type="chat", text="x" * 501)["code"] == "too-long"
    assert sockets[0].ask(type="resign")["type"] == "ack"
    end = settle(sockets[1])
    assert end["summary"]["status"] == "over"
    assert end["summary"]["seats"][0]["resigned"]
    assert end["scores"] == {"0": {"place": 2}, "1": {"place": 1}}
    assert sockets[1].ask(type="resign")["code"] == "not-running"
    assert sockets[1].ask(type="chat", text="thank you")["type"] == "ack"
    assert anna.get(f"/api/matches/{id}")["status"] == "over"
    assert anna.post(f"/api/matches/{id}/close", {})["match"]["status"] == "closed"
    assert sockets[0].closed() == 1000
    assert sockets[1].closed() == 1000


def test_spectators_see_later_or_after_the_end(guest: Guest) -> None:
    for settings in ({"spectators": "off"}, {"spectators": "after"}, {"spectators": "delayed", "delay": 10}):
        _, id, sockets = hot_seat(guest, FIRST, settings=settings)
        bob = guest("Bob")
        watcher = bob.sit(id)
        if settings["spectators"] == "off":
            assert watcher.closed() == 4404
            for path in ("", "/view", "/record", "/stream"):
                assert bob.get(f"/api/matches/{id}{path}", 404) == bob.get(f"/api/matches/{'0' * 32}{path}", 404)
            leave(sockets)
            continue
        first = watcher.first()
        assert (first["items"], first["view"], first["asked"]) == ([], None, [])
        assert first["summary"]["you"] is None
        assert watcher.ask(type="chat", text="hello")["code"] == "not-yours"
        sockets[0].ask(type="chat", text="only for us")
        assert watcher.items == []
        assert "only for us" not in bob.http.get(f"/api/matches/{id}/record").text
        sockets[0].ask(type="resign")
        end = watcher.until(lambda heard: heard["type"] == "update" and heard["scores"] is not None)
        assert end["view"] is not None
        assert watcher.items[-1]["table"]["what"] == "reveal"
        leave([*sockets, watcher])


def test_a_delayed_spectator_follows(table: Any, guest: Guest) -> None:
    _, id, sockets = hot_seat(guest, FIRST, settings={"spectators": "delayed", "delay": 10})
    bob = guest("Bob")
    room = table.hall.rooms._rooms[id]
    match = room.match
    match.times[:] = [at - 20_000 for at in match.times]  # as if it had begun earlier
    watcher = bob.sit(id)
    first = watcher.first()
    assert len(first["items"]) == len(match.stream(-2).items)
    assert first["view"] == match.game.view(match.recorder.state, -2).dump()
    assert first["question"] is None
    sockets[0].ask(type="chat", text="not yet")
    with pytest.raises(TimeoutError):
        watcher.until(lambda heard: bool(heard.get("items")), 0.2)
    leave([*sockets, watcher])


def test_a_bot_sits_in_and_gives_back(guest: Guest) -> None:
    anna, bob = guest("Anna"), guest("Bob")
    opened = anna.open(FIRST, [ME, OPEN, BOT], settings={"grace": 0})
    id = opened["match"]["id"]
    bob.post(f"/api/matches/{id}/join", {"invitation": opened["invitations"]["1"]})
    seat, away = anna.sit(id, 0), bob.sit(id, 1)
    settle(seat)
    settle(away)
    assert seat.ask(type="take-over", seat=1)["code"] == "not-yours", "he is here"
    assert seat.ask(type="take-over", seat=7)["code"] == "bad-request"
    away.leave()
    seat.until(lambda heard: heard["type"] == "update" and not heard["summary"]["seats"][1]["here"])
    assert seat.ask(type="take-over", seat=1)["type"] == "ack"
    assert settle(seat)["summary"]["seats"][1]["driver"] == "casual"
    assert seat.last["asked"] in ([0], []), "the bot answers at once"
    back = bob.sit(id, 1)
    assert back.first()["question"] is None
    assert back.ask(type="move", q=1, move="x")["code"] == "taken"
    assert back.ask(type="hand-back")["type"] == "ack"
    assert settle(back)["summary"]["seats"][1]["driver"] is None
    assert back.ask(type="take-over", seat=1)["type"] == "ack", "one's own seat at any time"
    leave([seat, back])


def test_hints_come_from_a_bot_and_are_told(guest: Guest) -> None:
    _, _, sockets = hot_seat(guest, FIRST)
    settle(sockets[0])
    hint = sockets[0].ask(type="hint", id="h")
    assert hint["type"] == "hint"
    assert hint["move"] in sockets[0].last["question"]["moves"]
    assert settle(sockets[1])["items"][-1]["table"] == {"what": "hint"}
    leave(sockets)
    _, _, sockets = hot_seat(guest, FIRST, settings={"hints": False})
    assert sockets[0].ask(type="hint")["code"] == "no-offer"
    leave(sockets)


def test_clocks_run_out(guest: Guest) -> None:
    clock = {"kind": "move", "seconds": 1}
    _, _, sockets = hot_seat(guest, FIRST, settings={"clock": clock})
    first = settle(sockets[0], 0.05)
    assert first["clock"]["kind"] == "move"
    assert sorted(first["clock"]["running"]) == ["0", "1"]
    assert first["clock"]["left"] == [1000, 1000]
    assert 0 <= first["now"] - first["clock"]["running"]["0"] < 1000
    late = sockets[0].until(lambda heard: any("table" in item for item in heard.get("items", [])), 4)
    taken = [item["table"] for item in late["items"] if "table" in item]
    assert taken[0] == {"what": "takeover", "bot": "casual", "why": "late"}
    end = sockets[0].until(lambda heard: heard["type"] == "update" and heard["scores"] is not None, 20)
    assert end["summary"]["status"] == "over", "bots play a forsaken match to its end"
    leave(sockets)


def test_nobody_hears_of_a_move_in_another_match(guest: Guest) -> None:
    _, _, one = hot_seat(guest, FIRST)
    _, _, two = hot_seat(guest, FIRST)
    settle(two[0])
    before = len(two[0].raw)
    assert one[0].ask(type="chat", text="here")["type"] == "ack"
    settle(two[0])
    assert len(two[0].raw) == before
    leave(one + two)


def test_a_private_match_tells_no_secret(table: Any, guest: Guest) -> None:
    anna, id, sockets = hot_seat(guest, FIRST)
    room = table.hall.rooms._rooms[id]
    for socket in sockets:
        settle(socket, 0.1)
        assert room.row.secret not in "".join(socket.raw)
    texts = [anna.http.get(f"/api/matches/{id}{path}").text for path in ("", "/view", "/record", "/view?seat=1")]
    assert room.row.secret not in "".join(texts)
    for line in texts[2].splitlines():
        assert isinstance(json.loads(line), dict)
    leave(sockets)
