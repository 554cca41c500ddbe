"""boardgame.io's server with a trivial game, under the same load: what another project makes of it.

Installed with npm into a folder of its own; without npm the comparison is left out, and the table says so.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from tests.server.promises.load import SEATS, Figures, cpu, paced, summed
from tests.server.promises.serving import free_port
from websockets.asyncio.client import ClientConnection, connect

VERSION = "0.50.2"
FOLDER = Path(tempfile.gettempdir()) / f"hoftag-rival-{VERSION}"
SERVER = """
const { Server, Origins } = require("boardgame.io/server");
const tick = ({ G, playerID }) => { G.counts[Number(playerID)] += 1; };
const Trivial = {
  name: "trivial",
  setup: ({ ctx }) => ({ counts: Array(ctx.numPlayers).fill(0), filler: "x".repeat(Number(process.argv[3])) }),
  turn: { activePlayers: { all: "free" }, stages: { free: {} } },
  moves: { tick: { move: tick } },
};
Server({ games: [Trivial], origins: [Origins.LOCALHOST] }).run({ port: Number(process.argv[2]) });
"""
SIZE = 4000  # letters in the state, as long as one of our views
SPACE = "42/trivial,"


def missing() -> str:
    """Why it cannot be measured here, if so."""
    if not shutil.which("npm") or not shutil.which("node"):
        return "npm is missing"
    if not (FOLDER / "node_modules" / "boardgame.io").is_dir():
        FOLDER.mkdir(exist_ok=True)
        (FOLDER / "package.json").write_text('{"name": "rival", "private": true}')
        command = ["npm", "install", f"boardgame.io@{VERSION}", "--no-audit", "--no-fund", "--ignore-scripts"]
        if subprocess.run(command, cwd=FOLDER, capture_output=True, check=False).returncode:
            return "npm could not install boardgame.io"
    (FOLDER / "server.js").write_text(SERVER)
    return ""


@contextlib.contextmanager
def served() -> Iterator[tuple[int, int]]:
    """The server's port and pid."""
    port = free_port()
    process = subprocess.Popen(["node", "server.js", str(port), str(SIZE)], cwd=FOLDER, stdout=subprocess.DEVNULL)
    try:
        yield port, process.pid
    finally:
        process.kill()
        process.wait(10)


class Player:
    """One seat of a match: knows the number of the state, and waits for its own moves to come back."""

    def __init__(self, socket: ClientConnection, match: str, seat: int) -> None:
        self.socket, self.match, self.seat = socket, match, str(seat)
        self.state = -1
        self.ready = asyncio.Event()
        self.waiting: asyncio.Future[None] | None = None
        self.reader = asyncio.create_task(self._read())

    async def _read(self) -> None:
        async for message in self.socket:
            text = str(message)
            if text == "2":
                await self.socket.send("3")
            elif text.startswith(SPACE):
                event, *data = json.loads(text[len(SPACE) :])
                if event == "sync":
                    self.state = data[1]["state"]["_stateID"]
                    self.ready.set()
                elif event == "update":
                    self.state = data[1]["_stateID"]
                    who = data[2][-1]["action"]["payload"]["playerID"]
                    if who == self.seat and self.waiting is not None and not self.waiting.done():
                        self.waiting.set_result(None)

    async def send(self, *data: object) -> None:
        await self.socket.send(SPACE + json.dumps(data))

    async def move(self) -> float:
        """One move: seconds until the server has told it."""
        self.waiting = asyncio.get_running_loop().create_future()
        payload = {"type": "tick", "args": [], "playerID": self.seat, "credentials": None}
        begun = time.monotonic()
        await self.send("update", {"type": "MAKE_MOVE", "payload": payload}, self.state, self.match, self.seat)
        await asyncio.wait_for(self.waiting, 10)
        return time.monotonic() - begun


async def _entered(port: int, match: str, seat: int) -> Player:
    url = f"ws://127.0.0.1:{port}/socket.io/?EIO=4&transport=websocket"
    socket = await connect(url, compression=None, max_size=None, ping_interval=None)
    await socket.recv()
    await socket.send("40/trivial,")
    await socket.recv()
    player = Player(socket, match, seat)
    await player.send("sync", match, player.seat, None, SEATS)
    await asyncio.wait_for(player.ready.wait(), 10)
    return player


async def _open(port: int) -> None:
    """Wait until the server answers."""
    for _ in range(100):
        with contextlib.suppress(OSError):
            _, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.close()
            await writer.wait_closed()
            return
        await asyncio.sleep(0.1)
    raise TimeoutError("boardgame.io's server does not answer")


async def measure(port: int, pid: int, seconds: int, tables: int, seed: int = 9) -> Figures:
    """The same number of tables, seats and moves a second as for ours."""
    await _open(port)
    chance = random.Random(seed)
    matches = [[await _entered(port, f"m{n}", seat) for seat in range(SEATS)] for n in range(tables)]
    free = list(matches)

    async def act() -> float:
        match = free.pop(chance.randrange(len(free)))
        try:
            return await chance.choice(match).move()
        finally:
            free.append(match)

    used = cpu(pid)
    times, errors = await paced(seconds, act)
    used = cpu(pid) - used
    for match in matches:
        for player in match:
            player.reader.cancel()
            await player.socket.close()
    return {"errors": float(errors), "CPU ms a move": used * 1000 / max(1, len(times))} | summed(times)


def run(seconds: int, tables: int) -> Figures:
    """The figures, named so that they can stand beside ours; nothing where it cannot be measured."""
    why = missing()
    if why:
        print(f"boardgame.io is left out: {why}")
        return {}
    with served() as (port, pid):
        found = asyncio.run(measure(port, pid, seconds, tables))
    return {f"boardgame.io {key}": value for key, value in found.items()}
