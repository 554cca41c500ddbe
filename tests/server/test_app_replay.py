"""Looking back over the wire: one's own eyes while it runs, anybody's after the end."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import pytest

from hoftag.core.rng import Rng
from hoftag.games.registry import ids

Guest = Callable[..., Any]


def hot_seat(guest: Guest, game: str, seats: int = 2, **more: Any) -> tuple[Any, str]:
    """Anna plays all seats herself."""
    anna = guest("Anna")
    opened = anna.open(game, [{"kind": "me"}] * seats, **more)
    return anna, str(opened["match"]["id"])


def view_of(person: Any, id: str, seat: int) -> dict[str, Any]:
    return dict(person.get(f"/api/matches/{id}/view?seat={seat}&outlook=true"))


def play(person: Any, id: str, rng: Rng, seats: int, moves: int) -> dict[tuple[int, int], Any]:
    """Play on at random; what each seat saw with the last item it was sent."""
    seen: dict[tuple[int, int], Any] = {}
    for n in range(moves):
        shown = [view_of(person, id, seat) for seat in range(seats)]
        for seat, update in enumerate(shown):
            seen.setdefault((seat, len(update["items"])), update["view"])
        asked = [seat for seat, update in enumerate(shown) if update["question"] is not None]
        if not asked:
            break
        seat = asked[rng.below(len(asked))]
        question = shown[seat]["question"]
        move = question["moves"][rng.below(len(question["moves"]))]
        body = {"type": "move", "id": f"m{n}", "q": question["q"], "move": move}
        person.post(f"/api/matches/{id}/act?seat={seat}", body)
    return seen


@pytest.mark.parametrize("game", ids())
def test_the_table_as_it_was(guest: Guest, game: str) -> None:
    anna, id = hot_seat(guest, game)
    seen = play(anna, id, Rng(1), 2, 25)
    for (seat, i), view in seen.items():
        told = anna.get(f"/api/matches/{id}/at?i={i}&seat={seat}&outlook=true")
        assert (told["i"], told["view"], told["question"]) == (i, view, None)
        assert "facts" in told
        assert "facts" not in anna.get(f"/api/matches/{id}/at?i={i}&seat={seat}")
    assert anna.get(f"/api/matches/{id}/at?i=1&seat=0")["view"] is None, "nothing lay there before the beginning"
    whole = anna.get(f"/api/matches/{id}/items?seat=1")
    assert whole["items"] == view_of(anna, id, 1)["items"]
    assert whole["entries"] is None, "the numbers of the record would tell of sealed answers"


def test_only_through_ones_own_eyes_while_it_runs(guest: Guest) -> None:
    anna, bob, eve = guest("Anna"), guest("Bob"), guest("Eve")
    opened = anna.open("tallinn", [{"kind": "me"}, {"kind": "open"}], settings={"spectators": "after"})
    id = opened["match"]["id"]
    assert anna.get(f"/api/matches/{id}/at?i=1", 404)["code"] == "not-found", "it has not begun"
    bob.post("/api/join", {"invitation": opened["invitations"]["1"]})
    last = len(anna.get(f"/api/matches/{id}/view")["items"])
    assert anna.get(f"/api/matches/{id}/at?i={last}&as=0")["view"]["seat"] == 0
    assert anna.get(f"/api/matches/{id}/result")["scores"] is None
    assert eve.get(f"/api/matches/{id}/result", 404)["code"] == "not-found"
    for path in (f"at?i={last}", "items?"):
        for eyes in ("as=1", "as=-1", "seat=1", "as=4"):
            assert anna.get(f"/api/matches/{id}/{path}&{eyes}", 404)["code"] == "not-found"
        assert eve.get(f"/api/matches/{id}/{path}", 404)["code"] == "not-found", "before the end nobody watches"
    assert anna.get(f"/api/matches/{id}/at?i={last + 1}", 422)["field"] == "i"
    for wrong in ("i=0", "i=x", "", f"i={last}&as=-2"):
        assert anna.get(f"/api/matches/{id}/at?{wrong}", 422)["code"] == "bad-request"
    assert anna.get("/api/matches/nothing/at?i=1", 404)["code"] == "not-found"


@pytest.mark.parametrize("game", ids())
def test_through_anybodys_eyes_after_the_end(guest: Guest, game: str) -> None:
    anna, eve = guest("Anna"), guest("Eve")
    opened = anna.open(
        game, [{"kind": "bot", "bot": "random"}] * 2 + [{"kind": "me"}], settings={"spectators": "after"}
    )
    id = opened["match"]["id"]
    rng = Rng(2)
    limit = time.monotonic() + 60
    turn = 0
    while (update := anna.get(f"/api/matches/{id}/view"))["scores"] is None:
        assert time.monotonic() < limit
        if (question := update["question"]) is not None:
            move = question["moves"][rng.below(len(question["moves"]))]
            turn += 1
            act = {"type": "move", "id": f"m{turn}", "q": question["q"], "move": move}
            anna.http.post(f"/api/matches/{id}/act", json=act)
    for person in (anna, eve):
        assert person.get(f"/api/matches/{id}/result")["scores"] == update["scores"]
        for eyes in (0, 1, 2, -1):
            told = person.get(f"/api/matches/{id}/items?as={eyes}")
            assert len(told["items"]) == len(told["entries"])
            last = len(told["items"])
            view = person.get(f"/api/matches/{id}/at?i={last}&as={eyes}")["view"]
            assert view["over"]
            assert view["seat"] == (eyes if eyes >= 0 else -2)
            middle = person.get(f"/api/matches/{id}/at?i={last // 2}&as={eyes}")["view"]
            assert not middle["over"]
            assert not any("hidden" in item for item in told["items"]) or eyes >= 0
    assert anna.get(f"/api/matches/{id}/items?as=3", 404)["code"] == "not-found"
