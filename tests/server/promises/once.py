"""A move counts once, however often it is sent: over two sockets of a seat, and once more after a restart."""

from __future__ import annotations

import asyncio
import random
import tempfile
from pathlib import Path
from typing import Any

from tests.server.promises.serving import Server
from tests.server.promises.sockets import Bare, bare
from tests.server.promises.tables import GAMES, Table, open_table, read_stored

from hoftag.client.guest import Guest

FAST, SOAK = 500, 10_000
Figures = dict[str, float]


class Sender:
    """One table, every message sent several times."""

    def __init__(self, server: Server, table: Table, chance: random.Random) -> None:
        self.server, self.table, self.chance = server, table, chance
        self.sockets: list[list[Bare]] = []
        self.acks: dict[str, dict[str, Any]] = {}  # the first one of each id, with its seat before it
        self.bodies: dict[str, dict[str, Any]] = {}
        self.figures: Figures = {"moves": 0, "sent": 0, "other acks": 0, "conflicts": 0, "conflicts taken": 0}

    async def connect(self) -> None:
        for seats in self.sockets:
            for socket in seats:
                await socket.close()
        url, id = self.server.url, self.table.id
        self.sockets = [[await bare(url, id, token) for _ in range(2)] for token in self.table.tokens]
        for socket in [socket for seats in self.sockets for socket in seats]:
            await socket.updated()

    async def play(self, moves: int) -> bool:
        """Play so many moves; says whether the game is over."""
        for _ in range(moves):
            updates = [(await seats[0].updated(), seat) for seat, seats in enumerate(self.sockets)]
            if updates[0][0]["scores"] is not None:
                return True
            asked = [(update["question"], seat) for update, seat in updates if update["question"]]
            question, seat = self.chance.choice(asked)
            id = f"m{len(self.acks)}"
            body = {"type": "move", "id": id, "q": question["q"], "move": self.chance.choice(question["moves"])}
            await self._send(seat, body, self.chance.randint(1, 5))
            self.figures["moves"] += 1
            if self.chance.random() < 0.1:
                await self._conflict(seat, body, question["moves"])
        return False

    async def _send(self, seat: int, body: dict[str, Any], times: int) -> None:
        """The same message several times, over both sockets; all answers must be the first one."""
        seen = [len(socket.answers(body["id"])) for socket in self.sockets[seat]]
        sent = [0, 0]
        for _ in range(times):
            which = self.chance.randrange(2)
            sent[which] += 1
            await self.sockets[seat][which].send(body)
        self.figures["sent"] += times
        for which, count in enumerate(sent):
            for answer in (await self.sockets[seat][which].answered(body["id"], seen[which] + count))[seen[which] :]:
                first = self.acks.setdefault(f"{seat}:{body['id']}", answer)
                self.figures["other acks"] += answer != first or answer["type"] != "ack"
        self.bodies[f"{seat}:{body['id']}"] = body
        await self._settled()

    async def _settled(self) -> None:
        """All sockets have been told of the move: a question to each is answered after it."""
        for socket in [socket for seats in self.sockets for socket in seats]:
            id = f"w{len(socket.told)}-{self.chance.randrange(10**9)}"
            await socket.send({"type": "why", "id": id, "move": "fly"})
            await socket.answered(id, 1)

    async def _conflict(self, seat: int, body: dict[str, Any], moves: list[str]) -> None:
        """The same id for something else is refused."""
        other = next((move for move in moves if move != body["move"]), None)
        changed = {**body, "move": other} if other else {"type": "chat", "id": body["id"], "text": "other"}
        socket = self.sockets[seat][0]
        count = len(socket.answers(body["id"]))
        await socket.send(changed)
        answer = (await socket.answered(body["id"], count + 1))[count]
        self.figures["conflicts"] += 1
        self.figures["conflicts taken"] += answer.get("code") != "conflict"

    async def repeat_all(self) -> None:
        """After a restart: every message once more."""
        for key, body in self.bodies.items():
            await self._send(int(key.split(":")[0]), body, 1)


def run(moves: int = FAST, seed: int = 2) -> Figures:
    """Play so many moves in all, with a restart in the middle."""
    total: Figures = {}
    with tempfile.TemporaryDirectory() as folder, Server(Path(folder)) as server:
        senders = asyncio.run(_run(server, moves, random.Random(seed)))
        server.stop()
        stored = read_stored(server.database, [sender.table.id for sender in senders])
        for sender in senders:
            ids = stored[sender.table.id].move_ids
            figures = {**sender.figures, "stored": len(ids)}
            figures["doubled"] = len(ids) - len({*ids})
            figures["lost"] = len({*sender.acks} - {*ids})
            figures["unasked"] = len({*ids} - {*sender.acks})
            for what, count in figures.items():
                total[what] = total.get(what, 0) + count
    return total


async def _run(server: Server, moves: int, chance: random.Random) -> list[Sender]:
    senders: list[Sender] = []
    async with Guest(server.url) as guest:
        await guest.enter("repeater")
        for half in range(2):
            done = 0
            while done < moves // 2:
                tables = [await open_table(guest, id) for id in GAMES]
                new = [Sender(server, table, random.Random(chance.random())) for table in tables]
                senders += new
                await asyncio.gather(*[_play(sender, min(60, (moves // 2 - done) // 3 + 1)) for sender in new])
                done += sum(int(sender.figures["moves"]) for sender in new)
            if not half:
                await asyncio.to_thread(server.kill)
                await asyncio.to_thread(server.start)
                last = senders[-3:]
                for sender in last:
                    await sender.connect()
                await asyncio.gather(*[sender.repeat_all() for sender in last])
        for sender in senders:
            for socket in [socket for seats in sender.sockets for socket in seats]:
                await socket.close()
    return senders


async def _play(sender: Sender, moves: int) -> None:
    await sender.connect()
    await sender.play(moves)


def broken(figures: Figures) -> list[str]:
    zero = ["other acks", "conflicts taken", "doubled", "lost", "unasked"]
    found = [f"{what}: {figures[what]:.0f}" for what in zero if figures[what]]
    return found + (["stored is not what was sent"] if figures["stored"] != figures["moves"] else [])
