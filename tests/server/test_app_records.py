"""Records brought from elsewhere, and other ways on from a finished match."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.server.brought import bring, game_record, summed

from hoftag.cli.serving import verify as verified
from hoftag.core.contract import NATURE
from hoftag.core.record import MOVE, read_record, write_record
from hoftag.core.recorder import start as begun
from hoftag.core.rng import Rng
from hoftag.games.registry import game as game_of
from hoftag.games.registry import ids
from hoftag.server.config import Limits
from hoftag.table.branch import branch_at
from hoftag.table.deals import verify
from hoftag.table.refusal import Refused

Guest = Callable[..., Any]
PATIENCE = 60.0


@pytest.mark.parametrize("game", ids())
def test_a_record_from_elsewhere_is_a_finished_match(guest: Guest, game: str) -> None:
    anna, eve = guest("Anna"), guest("Eve")
    text = write_record(game_record(game))
    match = bring(anna, text)["match"]
    id = match["id"]
    assert (match["status"], match["game"], match["origin"], match["commit"]) == (
        "over",
        game,
        {"kind": "upload"},
        None,
    )
    assert (match["owner"], match["you"], [seat["name"] for seat in match["seats"]]) == (
        True,
        None,
        ["Guest 0", "Guest 1"],
    )
    assert bring(eve, text)["match"]["id"] == id, "the same record is the same match"
    assert eve.http.get(f"/api/matches/{id}/record").text == text
    assert eve.get(f"/api/matches/{id}/result")["scores"] == game_record(game).entries[-1].data
    for eyes in (0, 1, -1):
        told = eve.get(f"/api/matches/{id}/items?as={eyes}")
        last = len(told["items"])
        assert told["entries"][-1] == len(game_record(game).entries)
        for i in (1, last // 2, last):
            seen = eve.get(f"/api/matches/{id}/at?i={i}&as={eyes}&outlook=true")
            assert seen["view"]["over"] == (i == last)
    assert [one["id"] for one in anna.get("/api/matches?status=over&mine=true")["matches"]] == [id]
    assert not any(one["id"] == id for one in eve.get("/api/matches?status=over")["matches"])


def test_a_match_of_this_server_is_brought_back_from_its_download(guest: Guest) -> None:
    anna = guest("Anna")
    opened = anna.open("tallinn", [{"kind": "bot", "bot": "random", "name": "Abt"}, {"kind": "bot", "bot": "random"}])
    id = opened["match"]["id"]
    until(lambda: anna.get(f"/api/matches/{id}")["status"] == "over")
    text = anna.http.get(f"/api/matches/{id}/record").text
    again = bring(anna, text)["match"]
    assert again["id"] != id
    first = again["seats"][0]
    assert (first["kind"], first["bot"], first["name"]) == ("bot", "random", "Abt")
    assert anna.http.get(f"/api/matches/{again['id']}/record").text == text
    anna.post(f"/api/matches/{again['id']}/close")
    assert bring(anna, text)["match"]["status"] == "over", "who brings it wants to see it again"


def until(done: Callable[[], bool]) -> None:
    limit = time.monotonic() + PATIENCE
    while not done():
        assert time.monotonic() < limit
        time.sleep(0.02)


def test_what_is_no_whole_record_is_refused_with_its_line(guest: Guest) -> None:
    anna = guest("Anna")
    record = game_record("tallinn")
    text = write_record(record)
    lines = text.splitlines()
    first = next(entry for entry in record.entries if entry.seat == NATURE)
    redone = [json.loads(line) for line in lines]

    def refused(text: str | bytes, line: int, *words: str) -> None:
        told = bring(anna, text, 422)
        assert (told["code"], told["field"], told["line"]) == ("bad-request", "record", line), told
        assert all(word in told["message"] for word in words), told["message"]

    refused("no record\n", 1, "JSON")
    refused(b"\xff\xfe", 0, "UTF-8")
    refused("\n".join(lines[:9]) + "\n", 0, "not finished")
    refused("\n".join(lines[:-1]) + "\n", 0, "result")
    refused("\n".join([*lines[:4], lines[4].replace(":", ": ", 1).replace("seat", "seal", 1), *lines[5:]]), 5, "sum")
    refused(lines[0].partition(',"sum"')[0] + "}\n", 1, "one seat")
    moved = [dict(line) for line in redone]
    moved[first.n]["move"] = "no such move"
    refused(summed(moved), first.n + 1, "no verb")
    other = [dict(line) for line in redone]
    other[-1] = {**other[-1], "result": {"0": {"total": 99}}}
    refused(summed(other), len(lines), "result")
    for key, value in (("game", "chess"), ("rules", "77"), ("hash", "0" * 16), ("seats", ["x" * 101, "y"])):
        refused(summed([{**redone[0], key: value}, *redone[1:]]), 1)
    for seat, table in (
        (0, {"what": "chat", "text": "x" * 501}),
        (0, {"what": "chat"}),
        (0, {"what": "chat", "text": "Hi", "html": "<b>"}),
        (7, {"what": "chat", "text": "Hi"}),
        (-1, {"what": "begin", "bots": {"9": "random"}}),
        (-1, {"what": "begin", "bots": {}, "branch": {"match": "x", "entry": 1}}),
        (-1, {"what": "commit", "match": "x", "commit": "zz"}),
        (0, {"what": "reveal", "secret": "0" * 64}),
        (-1, {"what": "nothing"}),
        (-1, {"sitters": [1]}),
    ):
        strange = [*redone, {"n": len(redone), "seat": seat, "table": table}]
        refused(summed(strange), len(redone) + 1)
    ended = [
        *redone[:9],
        {"n": 9, "seat": -1, "table": {"what": "ended", "why": "resigned", "places": {"0": 1, "1": 2}}},
    ]
    refused(summed(ended), 0, "given up")
    assert bring(anna, "", 422)["field"] == "record"
    assert bring(anna, "x" * (600 * 1024), 413)["code"] == "too-long"
    assert anna.get("/api/matches?status=over&mine=true")["matches"] == []
    nobody = guest(None)
    assert nobody.http.post("/api/records", content=text.encode()).status_code == 401
    assert (
        anna.http.post("/api/records", content=text.encode(), headers={"Origin": "http://elsewhere"}).status_code == 403
    )


def test_what_was_brought_outlives_a_restart_and_too_many_are_refused(start: Callable[..., Any], guest: Guest) -> None:
    text = write_record(game_record("tallinn"))
    with start(limits=Limits(records=2, record_rate=0.001)) as table:
        anna = guest("Anna", table.url)
        id = bring(anna, text)["match"]["id"]
        bring(anna, text)
        assert bring(anna, text, 429)["code"] == "busy"
    with start() as table:
        eve = guest("Eve", table.url)
        assert eve.get(f"/api/matches/{id}")["origin"] == {"kind": "upload"}
        assert eve.http.get(f"/api/matches/{id}/record").text == text


# ---------------------------------------------------------------------- another way on


@pytest.mark.parametrize("game", ids())
def test_a_branch_begins_with_what_was_played_and_goes_on_to_the_end(guest: Guest, game: str, tmp_path: Path) -> None:
    anna = guest("Anna")
    old = game_record(game)
    id = bring(anna, write_record(old))["match"]["id"]
    middle = len(old.entries) // 2
    made = anna.post(f"/api/matches/{id}/branch", {"entry": middle, "seat": 1, "bots": "random"})
    new, entry = made["match"], made["entry"]
    assert 0 < entry <= middle
    assert new["origin"] == {"kind": "branch", "match": id, "entry": entry}
    assert (new["you"], made["seat"], new["seats"][0]["bot"], new["seats"][1]["name"]) == (1, 1, "random", "Guest 1")
    shown = anna.get(f"/api/matches/{new['id']}/view")
    assert shown["view"]["seat"] == 1
    assert anna.get(f"/api/matches/{new['id']}/items?as=0", 404)["code"] == "not-found", "others' cards stay hidden"
    assert guest("Eve").get(f"/api/matches/{new['id']}/items", 404)["code"] == "not-found"
    rng, turn = Rng(5), 0
    limit = time.monotonic() + PATIENCE
    while (update := anna.get(f"/api/matches/{new['id']}/view"))["scores"] is None:
        assert time.monotonic() < limit
        question = update["question"]
        if question is not None:
            turn += 1
            move = question["moves"][rng.below(len(question["moves"]))]
            act = {"type": "move", "id": f"b{turn}", "q": question["q"], "move": move}
            anna.http.post(f"/api/matches/{new['id']}/act", json=act)
    record = read_record(anna.http.get(f"/api/matches/{new['id']}/record").text)
    begin: Any = next(e for e in record.entries if e.data.get("what") == "begin")
    told = begin.data["branch"]
    assert told["match"] == id
    copied = [(e.seat, e.move) for e in record.entries if e.kind == MOVE][: told["moves"]]
    assert copied == list(branch_at(id, game_of(game), old, middle).moves)
    drawn = [e for e in record.entries if e.kind == MOVE and e.seat == NATURE and e.n > begin.n + told["moves"]]
    assert verify(game_of(game), record) == len(drawn), "only what this table has dealt is verified"
    file = tmp_path / "branch.jsonl"
    file.write_text(write_record(record), encoding="utf-8")
    assert f"entries before {begin.n + told['moves'] + 1} were taken over" in verified(file, None)


def test_a_branch_is_refused_where_it_cannot_be(guest: Guest) -> None:
    anna, eve = guest("Anna"), guest("Eve")
    record = game_record("tallinn")
    id = bring(anna, write_record(record))["match"]["id"]
    last = next(e.n for e in reversed(record.entries) if e.kind == MOVE)
    good = {"entry": 20, "seat": 0, "bots": "random"}
    for wrong, field in (
        ({**good, "seat": 2}, "seat"),
        ({**good, "bots": "nobody"}, "bots"),
        ({**good, "entry": len(record.entries) + 1}, "entry"),
        ({**good, "entry": -1}, "entry"),
        ({"seat": 0, "bots": "random"}, "entry"),
        ({**good, "more": 1}, "more"),
    ):
        assert anna.post(f"/api/matches/{id}/branch", wrong, 422)["field"] == field
    assert anna.post(f"/api/matches/{id}/branch", {**good, "entry": last}, 409)["code"] == "not-running"
    assert guest(None).post(f"/api/matches/{id}/branch", good, 401)["code"] == "not-yours"
    opened = anna.open("tallinn", [{"kind": "me"}] * 2, settings={"spectators": "off"})["match"]["id"]
    assert anna.post(f"/api/matches/{opened}/branch", good, 409)["code"] == "conflict", "it is still being played"
    assert eve.post(f"/api/matches/{opened}/branch", good, 404)["code"] == "not-found"
    assert anna.post(f"/api/matches/{id}/branch", {**good, "entry": 0})["entry"] == 0, "from the very beginning"


@pytest.mark.parametrize("game", ids())
def test_a_branch_takes_over_no_sealed_answer_to_an_open_question(game: str) -> None:
    record = game_record(game)
    rules = game_of(game)
    for entry in range(len(record.entries)):
        try:
            branch = branch_at("m", rules, record, entry)
        except Refused:
            continue  # the game is over there
        state = begun(rules, record.header).state
        sealed: set[int] = set()
        for seat, text in branch.moves:
            before = state.closings
            seen = rules.apply(state, seat, rules.words.parse(text))
            sealed = set() if state.closings != before else sealed | ({seat} if seen != -1 and seat >= 0 else set())
        assert not sealed, f"after entry {entry}"
    assert branch_at("m", rules, record, len(record.entries) // 2).moves


def test_nothing_from_before_the_branch_is_taken_back(guest: Guest) -> None:
    anna = guest("Anna")
    record = game_record("tallinn")
    id = bring(anna, write_record(record))["match"]["id"]
    new = anna.post(f"/api/matches/{id}/branch", {"entry": 40, "seat": 0, "bots": "random"})["match"]["id"]
    items = anna.get(f"/api/matches/{new}/items")["items"]
    mine = [item["i"] for item in items if item["seat"] == 0 and "move" in item]
    assert mine
    assert anna.get(f"/api/matches/{new}/view")["undo"] is None
    for i in mine:
        for what in ("undo", "ask-undo"):
            told = anna.http.post(f"/api/matches/{new}/act", json={"type": what, "id": f"u{i}{what}", "i": i})
            assert told.json()["code"] == "no-undo"


def test_who_branches_off_sees_no_more_than_his_seat(guest: Guest) -> None:
    anna = guest("Anna")
    record = game_record("tallinn")
    id = bring(anna, write_record(record))["match"]["id"]
    made = anna.post(f"/api/matches/{id}/branch", {"entry": 40, "seat": 0, "bots": "random"})
    items = anna.get(f"/api/matches/{made['match']['id']}/items")["items"]
    others = [e for e in record.entries[: made["entry"]] if e.kind == MOVE and e.seat == NATURE and e.seen == 2]
    assert others
    assert sum("hidden" in item for item in items) >= len(others)
    told = anna.http.get(f"/api/matches/{made['match']['id']}/record").text
    assert '"seen"' not in told
    assert '"hidden":true' in told
