"""Tables for the promises: opened over HTTP, played over sockets, and compared with what is stored."""

from __future__ import annotations

import asyncio
import json
import random
import time
from dataclasses import dataclass, field
from typing import Any

from hoftag.client.connection import Connection
from hoftag.client.guest import Guest
from hoftag.client.refusal import Refusal
from hoftag.core.record import read_header, result_of
from hoftag.games.registry import game
from hoftag.server.updates import question as question_of
from hoftag.store.contract import StoredEntry
from hoftag.store.opening import open_store
from hoftag.table.match import Match, load_match
from hoftag.table.settings import read as read_settings

GAMES = {"tallinn": 3, "augsburg": 3, "staufer": 2}
PATIENCE = 120.0  # seconds for an answer, however often the server goes and comes meanwhile
CHANGED_MEANWHILE = ("stale", "not-asked", "not-running")


@dataclass
class Table:
    """One match with a token for each seat, all of one guest."""

    id: str
    game: str
    tokens: list[str]
    connections: list[Connection] = field(default_factory=list)

    async def sit(self, url: str, pause: float = 0.05) -> None:
        """A socket for each seat."""
        for token in self.tokens:
            self.connections.append(await Connection(url, self.id, token, pause=pause).open())

    async def leave(self) -> None:
        for connection in self.connections:
            await connection.close()
        self.connections = []


async def open_table(guest: Guest, id: str, seats: int | None = None, **more: Any) -> Table:
    """A running match; the guest sits in every seat and gives each to a program."""
    count = seats or GAMES[id]
    made = await guest.open_match(id, [{"kind": "me"}] * count, **more)
    match = str(made["match"]["id"])
    return Table(match, id, [await guest.token(match, seat) for seat in range(count)])


async def play_seat(connection: Connection, chance: random.Random, stop: asyncio.Event, pause: float = 0.0) -> None:
    """Answer with random listed moves until the match is over or time to stop."""
    while not stop.is_set():
        asked = asyncio.ensure_future(connection.wait(lambda c: c.question or c.over, timeout=120))
        halt = asyncio.ensure_future(stop.wait())
        try:
            await asyncio.wait([asked, halt], return_when=asyncio.FIRST_COMPLETED)
            if asked.done():
                asked.result()
        finally:
            for task in (asked, halt):
                task.cancel()
            await asyncio.gather(asked, halt, return_exceptions=True)
        if stop.is_set() or connection.over:
            return
        await play_once(connection, chance)
        if pause:
            await asyncio.sleep(pause * chance.uniform(0.5, 1.5))


async def play_once(connection: Connection, chance: random.Random) -> None:
    """Answer the question with a random listed move, and wait until the next update has come."""
    question = connection.question
    if question is None:
        return
    move, id = chance.choice(question["moves"]), f"p{chance.getrandbits(60)}"
    until = time.monotonic() + PATIENCE
    while True:
        try:
            await connection.send({"type": "move", "q": question["q"], "move": move}, id, PATIENCE)
            break
        except Refusal as refusal:
            if refusal.code in CHANGED_MEANWHILE:
                break
            if refusal.code not in ("not-saved", "busy") or time.monotonic() > until:
                raise
            await asyncio.sleep(0.05)  # whether or not it was saved: under the same id it counts once
    await connection.wait(lambda c: c.question is None or c.question["q"] != question["q"] or c.over)


# ---------------------------------------------------------------------- what is stored


@dataclass
class Stored:
    """A match as the store has it."""

    entries: list[StoredEntry]
    match: Match

    @property
    def move_ids(self) -> list[str]:
        return [entry.move_id for entry in self.entries if entry.move_id is not None]

    def moves(self, seat: int) -> int:
        return sum("move" in entry.data and entry.data["seat"] == seat for entry in self.entries)


def read_stored(database: str, ids: list[str]) -> dict[str, Stored]:
    """Read and fold matches from a store nobody else uses."""
    store = open_store(database)
    try:
        found = {}
        for id in ids:
            row = store.match(id)
            assert row is not None, f"match {id} is lost"
            rules = game(row.game)
            agreed = {key: value for key, value in row.settings.items() if key != "public"}
            entries = store.entries(id)
            settings, header = read_settings(agreed, ["random", "thumb", "casual"]), read_header(row.header)
            folded = load_match(id, rules, header, settings, row.secret, [(e.data, e.at) for e in entries])
            found[id] = Stored(entries, folded)
        return found
    finally:
        store.close()


def faults(table: Table, stored: Stored) -> dict[str, int]:
    """What is lost, doubled, missing or different between clients and the store."""
    ids = stored.move_ids
    acked = [f"{seat}:{ack['id']}" for seat, c in enumerate(table.connections) for ack in c.acks]
    numbers = [entry.seq for entry in stored.entries]
    sent_once = len({*acked})
    found = {
        "lost": len({*acked} - {*ids}),
        "doubled": len(ids) - len({*ids}),
        "unasked": len({*ids} - {*acked}),
        "gaps": int(numbers != list(range(1, len(numbers) + 1))),
        "differ": 0,
    }
    moves = sum("move" in entry.data and entry.move_id is not None for entry in stored.entries)
    found["doubled"] += max(0, moves - sent_once)
    for seat, connection in enumerate(table.connections):
        found["differ"] += shown(connection, seat) != refolded(stored.match, seat)
    return found


def shown(connection: Connection, seat: int) -> str:
    """What a client has been shown, as one text."""
    update = connection.update
    return json.dumps([connection.items, update["view"], update["question"], update["scores"]], sort_keys=True)


def refolded(match: Match, seat: int) -> str:
    """The same from the fold of what is stored."""
    view = match.game.view(match.recorder.state, seat).dump()
    scores = result_of(match.game.score(match.recorder.state)) if match.over else None
    return json.dumps([match.stream(seat).items, view, question_of(match, seat), scores], sort_keys=True)
