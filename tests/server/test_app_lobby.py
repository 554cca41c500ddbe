"""People, logins, invitations, the lobby."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from hoftag.games import registry

Guest = Callable[..., Any]
GAME = registry.ids()[0]
ME: dict[str, Any] = {"kind": "me"}
OPEN: dict[str, Any] = {"kind": "open"}
BOT: dict[str, Any] = {"kind": "bot"}


def test_a_guest_has_a_name_and_may_change_it(guest: Guest) -> None:
    nobody = guest(None)
    assert nobody.get("/api/me") == {"user": None}
    anna = guest("Anna")
    assert anna.get("/api/me")["user"] == {"id": anna.user["id"], "name": "Anna", "login": None}
    assert anna.post("/api/me", {"name": "  Änne "})["user"]["name"] == "Änne"
    assert anna.get("/api/me")["user"]["id"] == anna.user["id"]
    for name in ("", "   ", "x" * 25, "\x00"):
        assert anna.post("/api/me", {"name": name}, 422)["code"] == "bad-request"
    assert anna.post("/api/me", {"name": "A", "id": "1"}, 422)["field"] == "id"


def test_a_login_finds_ones_matches_elsewhere(guest: Guest) -> None:
    anna = guest("Anna")
    login = f"anna-{anna.user['id'][:8]}"
    assert anna.post("/api/account", {"login": login, "password": "short"}, 422)["field"] == "password"
    told = anna.post("/api/account", {"login": login.upper(), "password": "long enough"})
    assert told["user"]["login"] == login
    bob = guest("Bob")
    assert bob.post("/api/account", {"login": login, "password": "long enough"}, 409)["code"] == "taken"
    id = anna.open(GAME, [ME, OPEN])["match"]["id"]
    elsewhere = guest(None)
    assert elsewhere.post("/api/login", {"login": login, "password": "wrong one"}, 401)["code"] == "not-yours"
    assert elsewhere.post("/api/login", {"login": "nobody", "password": "wrong one"}, 401)["code"] == "not-yours"
    assert elsewhere.post("/api/login", {"login": login, "password": "long enough"})["user"] == told["user"]
    assert [match["id"] for match in elsewhere.get("/api/matches?mine=true")["matches"]] == [id]


def test_logging_out_closes_the_sockets(guest: Guest) -> None:
    anna = guest("Anna")
    id = anna.open(GAME, [ME, BOT])["match"]["id"]
    seat = anna.sit(id, 0)
    seat.first()
    cookie = anna.cookie()
    assert anna.post("/api/logout") == {"user": None}
    assert seat.closed(2) == 4401
    assert anna.get("/api/me") == {"user": None}
    again = guest(None)
    assert again.sit(id, 0, Cookie=cookie).closed() == 4401
    assert again.http.get(f"/api/matches/{id}", headers={"Cookie": cookie}).status_code == 401
    assert again.http.get("/api/me", headers={"Cookie": cookie}).json() == {"user": None}


def test_a_token_can_be_asked_for_again_when_the_answer_got_lost(table: Any, guest: Guest) -> None:
    """The first request was stored without this process knowing it; another one's seat stays another one's."""
    anna = guest("Anna")
    id = anna.open(GAME, [ME, ME])["match"]["id"]
    first, second = table.hall.store.seats(id)
    table.hall.store.set_seat(replace(first, token="0" * 64), first)
    token = anna.post(f"/api/matches/{id}/token", {"seat": 0})["token"]
    program = guest(None).sit(id, Origin="", Authorization=f"Bearer {token}")
    program.first()
    assert program.ask(type="chat", text="seated")["type"] == "ack"
    program.leave()
    table.hall.store.set_seat(replace(second, user=guest("Eve").user["id"]), second)
    assert anna.post(f"/api/matches/{id}/token", {"seat": 1}, 409)["code"] == "taken"


def test_another_password_signs_out_elsewhere(guest: Guest) -> None:
    anna, eve = guest("Anna"), guest(None)
    assert anna.post("/api/password", {"old": "x", "new": "correct horse"}, 409)["code"] == "conflict"
    login = {"login": "anna-changes", "password": "correct horse"}
    anna.post("/api/account", login)
    eve.post("/api/login", login)
    id = anna.open(GAME, [ME, ME])["match"]["id"]
    token = anna.post(f"/api/matches/{id}/token", {"seat": 0})["token"]
    here, there = anna.sit(id, 0), eve.sit(id, 1)
    program = guest(None).sit(id, Origin="", Authorization=f"Bearer {token}")
    for seat in (here, there, program):
        seat.first()
    wrong = {"old": "wrong horse", "new": "another horse"}
    assert anna.post("/api/password", wrong, 403)["code"] == "not-yours"
    assert anna.post("/api/password", {"old": "correct horse", "new": "short"}, 422)["field"] == "new"
    assert guest(None).post("/api/password", wrong, 401)["code"] == "not-yours"
    assert eve.get("/api/me")["user"]["login"] == "anna-changes", "nothing has changed yet"
    changed = anna.post("/api/password", {"old": "correct horse", "new": "another horse"})
    assert changed["user"]["login"] == "anna-changes"
    assert there.closed() == 4401
    assert eve.get("/api/me")["user"] is None
    assert here.ask(type="chat", text="still here")["type"] == "ack"
    assert program.ask(type="chat", text="a seat's token is no password")["type"] == "ack"
    assert anna.get("/api/me")["user"]["login"] == "anna-changes"
    assert eve.post("/api/login", login, 401)
    assert eve.post("/api/login", {**login, "password": "another horse"})["user"]["id"] == anna.user["id"]
    here.leave()
    program.leave()


def test_tries_at_passwords_are_few(guest: Guest) -> None:
    anna = guest("Anna")
    login = f"guess-{anna.user['id'][:8]}"
    anna.post("/api/account", {"login": login, "password": "long enough"})
    for _ in range(10):
        anna.post("/api/login", {"login": login, "password": "wrong one"}, 401)
    answer = anna.http.post("/api/login", json={"login": login, "password": "long enough"})
    assert answer.status_code == 429
    assert answer.json()["code"] == "busy"
    assert int(answer.headers["Retry-After"]) == answer.json()["seconds"] > 60


def test_invitations_are_for_one_seat_and_once(guest: Guest) -> None:
    anna, bob, eve = guest("Anna"), guest("Bob"), guest("Eve")
    opened = anna.open(GAME, [ME, OPEN, OPEN], settings={"spectators": "off"})
    id = opened["match"]["id"]
    assert sorted(opened["invitations"]) == ["1", "2"]
    assert len(opened["match"]["commit"]) == 64
    token = opened["invitations"]["2"]
    assert eve.get(f"/api/matches/{id}", 404)["code"] == "not-found"
    assert eve.post(f"/api/matches/{id}/join", {}, 404)["code"] == "not-found"
    assert eve.post(f"/api/matches/{id}/join", {"seat": 1}, 404)["code"] == "not-found"
    assert eve.post("/api/join", {"invitation": "x" * 43}, 404)["code"] == "not-found"
    look = bob.post("/api/invitation", {"invitation": token})
    assert (look["seat"], look["match"]["commit"]) == (2, opened["match"]["commit"])
    joined = bob.post("/api/join", {"invitation": token})
    assert (joined["seat"], joined["match"]["you"]) == (2, 2)
    assert [seat["taken"] for seat in joined["match"]["seats"]] == [True, False, True]
    assert eve.post("/api/join", {"invitation": token}, 404)["code"] == "not-found"
    assert bob.post(f"/api/matches/{id}/leave")["match"] is None
    assert anna.get(f"/api/matches/{id}")["seats"][2]["taken"] is False
    assert bob.post(f"/api/matches/{id}/invite", {"seat": 2}, 404)["code"] == "not-found"
    fresh = anna.post(f"/api/matches/{id}/invite", {"seat": 2})["invitation"]
    old = opened["invitations"]["1"]
    newer = anna.post(f"/api/matches/{id}/invite", {"seat": 1})["invitation"]
    assert eve.post("/api/join", {"invitation": old}, 404)["code"] == "not-found"
    assert eve.post("/api/join", {"invitation": newer})["seat"] == 1
    last = bob.post(f"/api/matches/{id}/join", {"invitation": fresh})
    assert last["match"]["status"] == "running"
    assert [seat["name"] for seat in last["match"]["seats"]] == ["Anna", "Eve", "Bob"]
    assert bob.post(f"/api/matches/{id}/leave", status=409)["code"] == "conflict"


def test_the_lobby_shows_public_matches(guest: Guest) -> None:
    anna, bob = guest("Anna"), guest("Bob")
    hidden = anna.open(GAME, [ME, OPEN])["match"]
    shown = anna.open(GAME, [ME, OPEN], public=True)["match"]
    assert shown["public"]
    assert not hidden["public"]
    lobby = [match["id"] for match in bob.get("/api/matches?status=open")["matches"]]
    assert shown["id"] in lobby
    assert hidden["id"] not in lobby
    assert bob.get("/api/matches?status=open,dancing", 422)["field"] == "status"
    assert guest(None).get("/api/matches")["matches"]
    assert guest(None).get("/api/matches?mine=true", 401)["code"] == "not-yours"
    waiting = anna.sit(shown["id"], 0)
    assert waiting.first()["view"] is None
    joined = bob.post(f"/api/matches/{shown['id']}/join", {"seat": 1})
    assert joined["match"]["status"] == "running"
    begun = waiting.until(lambda heard: heard["type"] == "update" and heard["question"] is not None)
    assert begun["summary"]["status"] == "running"
    assert bob.post(f"/api/matches/{shown['id']}/join", {"seat": 1}, 404)["code"] == "not-found"
    mine = {match["id"]: match for match in anna.get("/api/matches?mine=true")["matches"]}
    assert mine[shown["id"]]["asked"] == begun["asked"]
    assert mine[shown["id"]]["owner"]
    assert anna.post(f"/api/matches/{shown['id']}/close", status=409)["code"] == "conflict"
    assert bob.post(f"/api/matches/{hidden['id']}/close", status=404)["code"] == "not-found"
    assert anna.post(f"/api/matches/{hidden['id']}/close")["match"]["status"] == "closed"
    waiting.leave()


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"game": "chess"}, "game"),
        ({"seats": [ME]}, "seats"),
        ({"seats": [ME] * 9}, "seats"),
        ({"seats": [ME, {"kind": "bot", "bot": "hal"}]}, "seats.1.bot"),
        ({"seats": [ME, {"kind": "king"}]}, "seats.1.kind"),
        ({"seats": [ME, {"kind": "open", "bot": "thumb"}]}, "seats.1.bot"),
        ({"options": {"dragons": "on"}}, "options.dragons"),
        ({"edition": "../../etc/passwd"}, "edition"),
        ({"settings": {"undo": "never"}}, "undo"),
        ({"settings": {"clock": {"kind": "sand"}}}, "clock.kind"),
        ({"secret": "0"}, "secret"),
    ],
)
def test_a_table_that_cannot_be_is_refused_by_field(guest: Guest, change: dict[str, Any], field: str) -> None:
    body = {"game": GAME, "seats": [ME, BOT], **change}
    refused = guest("Anna").post("/api/matches", body, 422)
    assert (refused["code"], refused["field"]) == ("bad-request", field)


def test_the_games_are_told(guest: Guest) -> None:
    told = guest(None).get("/api/games")
    assert [game["id"] for game in told["games"]] == registry.ids()
    assert set(told["languages"]) >= {"en", "de", "it"}
    for game in told["games"]:
        assert game["usual"] in game["bots"]
        assert game["editions"] == [game["edition"]["id"]]


def test_a_table_of_bots_plays_by_itself(guest: Guest) -> None:
    anna = guest("Anna")
    opened = anna.open(GAME, [{"kind": "bot", "bot": "random"}] * 2)
    seat = anna.sit(opened["match"]["id"])
    end = seat.until(lambda heard: heard["type"] == "update" and heard["scores"] is not None, 20)
    assert end["summary"]["status"] == "over"
    seat.leave()
