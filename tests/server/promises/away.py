"""A seat is left in the middle of a match, a bot sits in after the grace, and the owner comes back and plays on.

The server runs in this process, so that what its bots are told can be looked at: the view of that seat, nothing else.
"""

from __future__ import annotations

import asyncio
import json
import random
import tempfile
import time
from pathlib import Path
from typing import Any

from tests.server import conftest
from tests.server.promises.tables import GAMES, Table, open_table, play_once, play_seat

from hoftag.client.connection import Connection
from hoftag.client.guest import Guest
from hoftag.client.refusal import Refusal
from hoftag.core.record import MOVE, RESULT, TABLE, Record, read_record
from hoftag.core.recorder import start
from hoftag.games.registry import game
from hoftag.thinking.pool import Thinkers

FAST, SOAK = 3, 100  # matches, of all titles in turn
AT_ONCE = 5
GRACE = 1  # seconds
BOT = "thumb"
NEVER = ("before the grace", "not logged", "other views")
Figures = dict[str, float]
Told = tuple[int, str, str]  # the seat asked, its view and its moves


class Spy:
    """Stands where bots are asked and keeps what they are told."""

    def __init__(self, thinkers: Thinkers) -> None:
        self.told: list[Told] = []
        self._choose = thinkers.choose

    async def choose(self, game: Any, bot: str, view: Any, decision: Any, *more: Any) -> Any:
        moves = [move.text for move in decision.moves]
        self.told.append((int(decision.seat), json.dumps(view.dump()), json.dumps(moves)))
        return await self._choose(game, bot, view, decision, *more)


def run(matches: int = FAST, seed: int = 8) -> Figures:
    conftest.only_errors()
    with (
        tempfile.TemporaryDirectory() as folder,
        conftest.running(Path(folder), limits=conftest.GENEROUS) as server,
    ):
        spy = Spy(server.hall.thinkers)
        server.hall.thinkers.choose = spy.choose
        return asyncio.run(_run(server.url, matches, random.Random(seed), spy))


async def _run(url: str, matches: int, chance: random.Random, spy: Spy) -> Figures:
    names = ("matches", "ended", "too early", "take-overs", "bot moves", "handed back", "own moves after", "slowest s")
    figures: Figures = dict.fromkeys((*names, *NEVER), 0)
    records: list[Record] = []
    async with Guest(url) as guest:
        await guest.enter("player")
        titles = [[*GAMES][n % len(GAMES)] for n in range(matches)]
        for first in range(0, matches, AT_ONCE):
            some = titles[first : first + AT_ONCE]
            records += await asyncio.gather(*[_match(guest, id, chance, figures) for id in some])
    known = {told for record in records for told in may_be_told(record)}
    figures["other views"] = sum(told not in known for told in spy.told)
    figures["bot moves"] = len(spy.told)
    return figures


async def _match(guest: Guest, id: str, chance: random.Random, figures: Figures) -> Record:
    """One match; its record."""
    table = await open_table(guest, id, settings={"grace": GRACE, "bot": BOT})
    await table.sit(guest.url)
    gone = chance.randrange(len(table.tokens))
    stop = asyncio.Event()
    others = [seat for n, seat in enumerate(table.connections) if n != gone]
    playing = [asyncio.create_task(play_seat(seat, chance, stop, 0.005)) for seat in others]
    for _ in range(chance.randrange(2, 6)):
        await table.connections[gone].wait(lambda seat: seat.question or seat.over, 120)
        await play_once(table.connections[gone], chance)
    left = time.monotonic()
    await table.connections[gone].close()
    await _take_over(others[0], gone, figures)
    figures["before the grace"] += time.monotonic() - left < GRACE
    await _come_back(guest.url, table, gone, others[0], chance, figures)
    playing.append(asyncio.create_task(play_seat(table.connections[gone], chance, stop)))
    async with asyncio.timeout(240):
        await asyncio.gather(*playing)
    record = read_record(await guest.record(table.id, seat=0))
    await table.leave()
    _count(record, gone, figures)
    return record


async def _take_over(other: Connection, gone: int, figures: Figures) -> None:
    """Somebody else lets a bot sit in: not before the grace is over, and then at once."""
    await other.wait(lambda seat: gone in seat.update["asked"] and not seat.update["summary"]["seats"][gone]["here"])
    try:
        await other.send({"type": "take-over", "seat": gone})
    except Refusal as refusal:
        figures["too early"] += 1
        await asyncio.sleep(refusal.told["seconds"])
        await other.send({"type": "take-over", "seat": gone})


async def _come_back(
    url: str, table: Table, gone: int, other: Connection, chance: random.Random, figures: Figures
) -> None:
    """After some moves of the bot the owner is there again and asks for his seat."""
    wanted = chance.randrange(1, 4)
    before = len(other.items)
    await other.wait(lambda seat: _moves(seat.items[before:], gone) >= wanted)
    begun = time.monotonic()
    back = table.connections[gone] = await Connection(url, table.id, table.tokens[gone]).open()
    await back.send({"type": "hand-back"})
    await back.wait(lambda seat: seat.update["summary"]["seats"][gone]["driver"] is None)
    figures["slowest s"] = max(figures["slowest s"], time.monotonic() - begun)


def _moves(items: list[dict[str, Any]], seat: int) -> int:
    return sum(item["seat"] == seat and ("move" in item or "hidden" in item) for item in items)


def _count(record: Record, gone: int, figures: Figures) -> None:
    """What the record tells of it."""
    at = {str(e.data.get("what")): e for e in record.entries if e.kind == TABLE and e.seat == gone}
    moves = [entry.n for entry in record.entries if entry.kind == MOVE and entry.seat == gone]
    figures["matches"] += 1
    figures["ended"] += any(entry.kind == RESULT for entry in record.entries)
    left, back = at.get("takeover"), at.get("handback")
    if left is None or back is None or (left.data["bot"], left.data["why"]) != (BOT, "abandoned"):
        figures["not logged"] += 1
        return
    figures["take-overs"] += any(left.n < n < back.n for n in moves)
    figures["handed back"] += left.n < back.n
    figures["own moves after"] += sum(n > back.n for n in moves)


def may_be_told(record: Record) -> set[Told]:
    """All that a bot may have been told in a match: the view and the moves of a seat while a bot sat there."""
    rules = game(record.header.game)
    recorder = start(rules, record.header)
    driven: set[int] = set()
    found: set[Told] = set()
    for entry in record.entries:
        if entry.kind == MOVE:
            recorder.play(entry.seat, rules.words.parse(entry.move))
        elif entry.kind == TABLE and entry.data["what"] == "takeover":
            driven.add(entry.seat)
        elif entry.kind == TABLE and entry.data["what"] == "handback":
            driven.discard(entry.seat)
        for seat in driven:
            decision = rules.decision(recorder.state, seat)
            if decision is not None:
                moves = [move.text for move in decision.moves]
                found.add((seat, json.dumps(rules.view(recorder.state, seat).dump()), json.dumps(moves)))
    return found


def broken(figures: Figures) -> list[str]:
    faults = [f"{what}: {figures[what]:.0f}" for what in NEVER if figures[what]]
    for what in ("ended", "take-overs", "handed back"):
        if figures[what] != figures["matches"]:
            faults.append(f"{what}: {figures[what]:.0f} of {figures['matches']:.0f} matches")
    return faults
