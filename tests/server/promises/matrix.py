"""Nobody acts for another seat: every seat tries every other one, in several phases, by request and by socket."""

from __future__ import annotations

import asyncio
import contextlib
import random
import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tests.server.promises.serving import Server
from tests.server.promises.sockets import bare, closed_with
from tests.server.promises.tables import GAMES, play_once

from hoftag.client.connection import Connection
from hoftag.client.guest import Guest
from hoftag.client.refusal import Refusal

FAST, SOAK = 3, 12  # phases of each game
Figures = dict[str, float]
LET_IN = ("not-found", "not-yours", "not-asked", "stale", "no-undo", "no-offer", "http-401", "http-403")


@dataclass
class Person:
    """A guest with a token for his seat; a stranger has none."""

    guest: Guest
    seat: int | None
    token: str | None


def run(phases: int = FAST, seed: int = 3) -> Figures:
    with tempfile.TemporaryDirectory() as folder, Server(Path(folder)) as server:
        figures: Figures = {"tried": 0, "accepted": 0, "changed": 0}
        for id in GAMES:
            asyncio.run(_game(server, id, phases, random.Random(seed), figures))
        figures["troubles"] = len(server.troubles())
    return figures


async def _game(server: Server, id: str, phases: int, chance: random.Random, figures: Figures) -> None:
    guests = [Guest(server.url) for _ in range(4)]
    try:
        for n, guest in enumerate(guests):
            await guest.enter(f"person {n}")
        made = await guests[0].open_match(id, [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}])
        match = made["match"]["id"]
        for seat in (1, 2):
            await guests[seat].join(match, invitation=made["invitations"][str(seat)])
        people = [Person(guests[seat], seat, await guests[seat].token(match, seat)) for seat in range(3)]
        people.append(Person(guests[3], None, None))
        connections = [await Connection(server.url, match, person.token).open() for person in people[:3]]
        for phase in range(phases):
            await _phase(server, match, people, connections, figures)
            await _play_on(connections, chance, 1 + phase * 3)
        for connection in connections:
            await connection.close()
    finally:
        for guest in guests:
            await guest.http.aclose()


async def _play_on(connections: list[Connection], chance: random.Random, moves: int) -> None:
    for _ in range(moves):
        asked = [connection for connection in connections if connection.question]
        if asked:
            await play_once(chance.choice(asked), chance)


async def _phase(
    server: Server, match: str, people: list[Person], connections: list[Connection], figures: Figures
) -> None:
    """Everybody tries everything for everybody else."""
    for connection in connections:
        with contextlib.suppress(Refusal):
            await connection.send({"type": "why", "move": "?"})  # its answer comes after all updates that are due
    before = [len(connection.items) for connection in connections]
    for victim in range(3):
        for person in people:
            if person.seat != victim:
                for message in _messages(connections[victim], person, connections):
                    figures["tried"] += 2
                    figures["accepted"] += await _by_request(match, person, victim, message)
                    figures["accepted"] += await _by_own_socket(server, match, person, message)
                figures["tried"] += 2
                figures["accepted"] += not await closed_with(server.url, match, person.token or "nobody", victim)
                headers = {"Cookie": person.guest.cookie, "Origin": server.url}
                figures["accepted"] += not await closed_with(server.url, match, None, victim, **headers)
    figures["changed"] += before != [len(connection.items) for connection in connections]


def _messages(victim: Connection, person: Person, connections: list[Connection]) -> list[dict[str, Any]]:
    """What only the victim may do now; what the person may do for himself is left out."""
    found: list[dict[str, Any]] = []
    own = None if person.seat is None else connections[person.seat].question
    if victim.question and own is None:
        found.append({"type": "move", "q": victim.question["q"], "move": victim.question["moves"][0]})
    undo = victim.update["undo"]
    if undo is not None and (person.seat is None or connections[person.seat].update["undo"] is None):
        found.append({"type": "undo", "i": undo})
    return [{**message, "id": f"x{n}"} for n, message in enumerate(found)]


async def _by_request(match: str, person: Person, victim: int, message: dict[str, Any]) -> int:
    """By HTTP, in the victim's seat, with the person's cookie and with his token."""
    accepted = 0
    for headers in ({}, {"Authorization": f"Bearer {person.token or 'nobody'}", "Cookie": ""}):
        answer = await person.guest.http.post(
            f"/api/matches/{match}/act", json=message, params={"seat": victim}, headers=headers
        )
        accepted += answer.status_code < 400
        accepted += answer.json().get("code") not in LET_IN
    try:
        await person.guest.act(match, message)
        accepted += 1
    except Refusal as refusal:
        accepted += refusal.code not in LET_IN
    return accepted


async def _by_own_socket(server: Server, match: str, person: Person, message: dict[str, Any]) -> int:
    """Over the person's own socket."""
    if person.token is None:
        return int(not await closed_with(server.url, match, "nobody"))
    socket = await bare(server.url, match, person.token)
    await socket.updated()
    await socket.send(message)
    answers = await socket.answered(message["id"], 1)
    await socket.close()
    return int(not answers or answers[0]["type"] != "error" or answers[0]["code"] not in LET_IN)


def broken(figures: Figures) -> list[str]:
    return [f"{what}: {figures[what]:.0f}" for what in ("accepted", "changed", "troubles") if figures[what]]
