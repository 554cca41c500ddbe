"""Analysing finished matches: beside the table, one at a time, and never a match that is still being played."""

from __future__ import annotations

import contextlib
import os
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.server.brought import bring, game_record
from tests.server.conftest import Table

from hoftag.core.record import write_record
from hoftag.games.registry import ids
from hoftag.server.config import Limits

Guest = Callable[..., Any]
Start = Callable[..., contextlib.AbstractContextManager[Table]]
PATIENCE = 120.0


def until(look: Callable[[], dict[str, Any]], state: str) -> dict[str, Any]:
    """Ask until the analysis is so far."""
    limit = time.monotonic() + PATIENCE
    while (told := look())["state"] != state:
        assert time.monotonic() < limit, told
        assert told["state"] in ("waiting", "running"), told
        time.sleep(0.02)
    return told


@contextlib.contextmanager
def analysing(start: Start, seed: int = 1, **more: Any) -> Iterator[Table]:
    """A server whose analysis is only a stand-in."""
    with start(**more) as table:
        table.hall.desk.module = "tests.server.stand_in"
        table.hall.desk.settings = {"seed": seed}
        yield table


def brought(person: Any, game: str = "tallinn") -> str:
    """The address of a finished match's analysis."""
    return f"/api/matches/{bring(person, write_record(game_record(game)))['match']['id']}/analysis"


@pytest.mark.parametrize("game", ids())
def test_an_analysis_comes_bit_by_bit_and_is_kept(start: Start, guest: Guest, game: str) -> None:
    with analysing(start) as table:
        anna, eve = guest("Anna", table.url), guest("Eve", table.url)
        path = brought(anna, game)
        assert eve.get(path) == {"state": "none", "ahead": 0, "done": 0, "of": 0, "result": None}
        assert anna.post(path)["state"] in ("waiting", "running", "done")
        assert eve.post(path)["state"] in ("waiting", "running", "done"), "who comes second joins"
        told = until(lambda: dict(eve.get(path)), "done")
        assert (told["done"], told["of"]) == (4, 4)
        result = told["result"]
        assert (result["analysis"], result["game"], result["finished"]) == (1, game, True)
        moves = [game_record(game).entries[one["n"] - 1].move for one in result["decisions"]]
        assert [one["move"] for one in result["decisions"]] == moves
        assert result["first"]["nice"] > os.nice(0), "it gives way to who plays"
        assert eve.get(f"{path}?seen=4")["result"] is None, "what is known is not sent again"
        assert guest(None, table.url).get(path)["state"] == "done", "to look at it no name is needed"
    with analysing(start, seed=13) as table:
        again = guest("Anna", table.url)
        assert again.get(path)["result"] == result, "a restart keeps what was found"


def test_a_match_that_is_still_being_played_is_not_analysed(start: Start, guest: Guest) -> None:
    with analysing(start) as table:
        anna, eve = guest("Anna", table.url), guest("Eve", table.url)
        opened = anna.open("tallinn", [{"kind": "me"}] * 2, settings={"spectators": "off"})["match"]["id"]
        path = f"/api/matches/{opened}/analysis"
        assert anna.post(path, status=409)["code"] == anna.get(path, 409)["code"] == "conflict"
        assert eve.post(path, status=404)["code"] == eve.get(path, 404)["code"] == "not-found"
        mine = brought(anna)
        assert guest(None, table.url).post(mine, status=401)["code"] == "not-yours"
        assert anna.post(mine, {"deep": 1}, 422)["code"] == "bad-request"
        assert anna.get(f"{mine}?seen=x", 422)["field"].endswith("seen")


def test_a_failure_is_told_and_can_be_tried_again(start: Start, guest: Guest) -> None:
    with analysing(start, seed=13) as table:
        anna = guest("Anna", table.url)
        path = brought(anna)
        anna.post(path)
        assert until(lambda: dict(anna.get(path)), "failed")["result"] is None
        table.hall.desk.settings = {"seed": 1}
        anna.post(path)
        assert until(lambda: dict(anna.get(path)), "done")["done"] == 4


def test_one_at_a_time_and_not_too_many_wait(start: Start, guest: Guest) -> None:
    """The process hangs in its first task: the others wait, the table goes on, and the end does not wait for it."""
    with analysing(start, seed=99, limits=Limits(analyses=1)) as table:
        anna = guest("Anna", table.url)
        first, second, third = (brought(anna, game) for game in ids())
        anna.post(first)
        until(lambda: dict(anna.get(first)), "running")
        assert (anna.post(second)["state"], anna.get(second)["ahead"]) == ("waiting", 1)
        assert anna.post(third, status=429)["code"] == "busy"
        match = anna.open("tallinn", [{"kind": "me"}] * 2)["match"]["id"]
        question = anna.get(f"/api/matches/{match}/view")["question"]
        act = {"type": "move", "id": "m", "q": question["q"], "move": question["moves"][0]}
        assert anna.post(f"/api/matches/{match}/act", act)["type"] == "ack"
        worker = table.hall.desk._worker
        assert worker is not None
        pid = worker.pid
        assert Path(f"/proc/{pid}").exists()
    assert not Path(f"/proc/{pid}").exists(), "nothing of it is left"


def test_the_real_analysis_says_what_the_protocol_promises(start: Start, guest: Guest) -> None:
    with start() as table:
        table.hall.desk.settings = {"playouts": 1, "worlds": 1, "nodes": 2}
        anna = guest("Anna", table.url)
        path = brought(anna)
        anna.post(path)
        told = until(lambda: dict(anna.get(path)), "done")
        result = told["result"]
        assert told["done"] == told["of"] == result["done"] == result["of"] > 0
        assert result["finished"]
        chances = result["chances"]
        assert [one["n"] for one in chances] == sorted(one["n"] for one in chances)
        assert all(len(one["mean"]) == len(one["half"]) == 2 for one in chances)
        entries = game_record("tallinn").entries
        for one in result["decisions"]:
            assert (entries[one["n"] - 1].seat, entries[one["n"] - 1].move) == (one["seat"], one["move"])
            assert one["mark"] in ("", "inaccuracy", "mistake", "blunder")
            assert {"best", "loss", "half", "others", "worlds"} <= one.keys()
        assert [one["seat"] for one in result["split"]] == [0, 1]
        assert all({"n", "seat", "change"} <= one.keys() for one in result["turning"])


def test_a_server_can_do_without(start: Start, guest: Guest) -> None:
    with analysing(start, analysis=False) as table:
        anna = guest("Anna", table.url)
        path = brought(anna)
        assert anna.get(path)["state"] == "off"
        assert anna.post(path, status=404)["code"] == "not-found"
