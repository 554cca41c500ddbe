"""Bad input is refused with a code and changes nothing: mutated messages on sockets, generated requests over HTTP."""

from __future__ import annotations

import asyncio
import json
import os
import random
import subprocess
import sys
import tempfile
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from tests.server.promises.serving import Server
from tests.server.promises.sockets import Bare, bare
from tests.server.promises.tables import open_table, play_once

from hoftag.client.connection import Connection
from hoftag.client.guest import Guest
from hoftag.table.refusal import CODES

FAST, SOAK = 3_000, 100_000  # messages
BATCH = 30
FEW, MANY = 8, 60  # examples for each operation over HTTP
Figures = dict[str, float]
REFUSED_ALWAYS = [  # at a table without chat and hints, by a seat that has never moved and is not asked
    {"type": "move", "q": 1, "move": "pass"},
    {"type": "undo", "i": 3},
    {"type": "ask-undo", "i": 3},
    {"type": "answer-undo", "yes": True},
    {"type": "chat", "text": "hello"},
    {"type": "hint"},
    {"type": "hand-back"},
    {"type": "take-over", "seat": 7},
    {"type": "why", "move": "pass"},
]
CHANGING = [{"type": "resign"}, {"type": "take-over", "seat": 0}, {"type": "chat", "text": "x"}]
ODD: list[Any] = [None, True, -1, 2**63, 10**400, 1.5, "", "\x00", "é" * 70, "a" * 20_000, [], {}, [[]], "1", "\ud800"]
RAW = [
    "[" * 10_000,
    '{"type":"move","id":"a","q":NaN,"move":"pass"}',
    '{"type":"move","id":"a","q":Infinity,"move":"pass"}',
    '{"type":"move","id":"a","id":"b","q":1,"move":"pass"}',
    '{"type":"move","id":"a","q":' + "9" * 5000 + ',"move":"pass"}',
    '{"type":"resign","id":"a"} {"type":"resign","id":"b"}',
    '{"a":' * 3000 + "1" + "}" * 3000,
    "",
    "null",
    "1",
    '"resign"',
    "[]",
    "{}",
    '{"type":"resign"',
    '\ufeff{"type":"resign","id":"a"}',
    '{"type":"resign","id":"a"}x',
    "x" * 16_385,
]

names = st.sampled_from(["type", "id", "q", "move", "i", "yes", "text", "seat", "more", "__proto__"])
odd = st.one_of(st.sampled_from(ODD), st.integers(), st.text(max_size=30), st.floats())


@st.composite
def wrong_messages(draw: st.DrawFn) -> dict[str, Any]:
    """A message of which one field at least is wrong."""
    message = {"id": "a1", **draw(st.sampled_from(REFUSED_ALWAYS + CHANGING))}
    kind = draw(st.integers(0, 3))
    if kind == 0:
        del message[draw(st.sampled_from(sorted(message)))]
    elif kind == 1:
        message["more"] = draw(odd)
    elif kind == 2:
        message["id"] = draw(st.sampled_from([value for value in ODD if value != "1"]))
    else:
        message["type"] = draw(st.one_of(odd, st.sampled_from(["moves", "Resign", "ack", "update", "error"])))
    for _ in range(draw(st.integers(0, 2))):
        if kind != 1 or "more" in message:
            message.setdefault(draw(names.filter(lambda name: name not in ("type", "id"))), draw(odd))
    return message


@st.composite
def broken_texts(draw: st.DrawFn) -> str:
    """The text of a message with something cut out, doubled or put in."""
    text = json.dumps({"id": "a1", **draw(st.sampled_from(REFUSED_ALWAYS))})
    at = draw(st.integers(0, len(text)))
    way = draw(st.integers(0, 2))
    if way == 0:
        return text[:at]
    if way == 1:
        return text[:at] + draw(st.text(min_size=1, max_size=5)) + text[at:]
    return text[:at] + text[max(0, at - draw(st.integers(1, 9))) :]


frames: st.SearchStrategy[str | bytes] = st.one_of(
    wrong_messages().map(json.dumps),
    st.sampled_from(REFUSED_ALWAYS).map(lambda message: json.dumps({"id": "a1", **message})),
    broken_texts(),
    st.sampled_from(RAW),
    st.text(max_size=60),
    st.binary(max_size=40),
)


class Fuzzer:
    """A seat that sends rubbish, and a table beside it that plays on."""

    def __init__(self, server: Server, chance: random.Random) -> None:
        self.server, self.chance = server, chance
        self.figures: Figures = {"messages": 0, "refused": 0, "closed": 0, "other answers": 0, "other codes": 0}
        self.socket: Bare | None = None
        self.loop = asyncio.new_event_loop()

    def run(self, work: Coroutine[Any, Any, None]) -> None:
        self.loop.run_until_complete(asyncio.wait_for(work, 120))

    async def open(self) -> None:
        self.guest = Guest(self.server.url)
        await self.guest.enter("fuzzer")
        agreed = {"chat": False, "hints": False}
        self.table = await open_table(self.guest, "staufer", 2, settings=agreed)
        self.beside = await open_table(self.guest, "staufer", 2)
        await self.beside.sit(self.server.url)
        self.watch = [await Connection(self.server.url, self.table.id, token).open() for token in self.table.tokens]
        self.quiet = next(seat for seat, connection in enumerate(self.watch) if connection.question is None)
        self.before = self.picture()

    def picture(self) -> str:
        return json.dumps([[c.items, c.update["view"], c.update["question"]] for c in self.watch])

    async def batch(self, sent: list[str | bytes]) -> None:
        """Send some messages; all are answered by an error, or the socket is closed for a reason."""
        for frame in sent:
            if self.socket is None or self.socket.code is not None:
                await self._connect()
            assert self.socket is not None
            await self.socket.send(_sendable(frame))
            self.figures["messages"] += 1
            if isinstance(frame, bytes) or len(frame) > 16_000:
                await self._ask()
        await self._ask()
        asked = [connection for connection in self.beside.connections if connection.question]
        if asked:
            await play_once(asked[0], self.chance)
        elif self.beside.connections[0].over:
            await self.beside.leave()
            self.beside = await open_table(self.guest, "staufer", 2)
            await self.beside.sit(self.server.url)

    async def _connect(self) -> None:
        if self.socket is not None:
            self._count(self.socket)
            self.figures["closed"] += 1
            self.figures["other codes"] += self.socket.code not in (1003, 1007, 1008, 1009)
            await self.socket.close()
        self.socket = await bare(self.server.url, self.table.id, self.table.tokens[self.quiet])
        await self.socket.updated()

    async def _ask(self) -> None:
        """Wait until all was answered: an honest question comes last."""
        assert self.socket is not None
        if self.socket.code is None:
            id = f"end-{self.chance.randrange(10**12)}"
            await self.socket.send({"type": "why", "id": id, "move": "pass"})
            await self.socket.answered(id, 1)
        self._count(self.socket)

    def _count(self, socket: Bare) -> None:
        """Look through what came."""
        for told in socket.told[1:]:
            if told["type"] == "error":
                self.figures["refused"] += 1
                self.figures["other answers"] += told["code"] not in CODES or "message" not in told
            elif told["type"] not in ("why", "ping", "update"):
                self.figures["other answers"] += 1
        del socket.told[1:]

    async def close(self) -> None:
        if self.socket is not None:
            await self.socket.close()
        self.figures["changed"] = self.picture() != self.before
        text = await self.guest.record(self.table.id, seat=self.quiet)
        self.figures["changed"] += len(text.splitlines()) != len(self.watch[self.quiet].items) + 1
        self.figures["moves beside"] = sum(len(c.acks) for c in self.beside.connections)
        await self.beside.leave()
        for connection in self.watch:
            await connection.close()
        await self.guest.http.aclose()


def _sendable(frame: str | bytes) -> str | bytes:
    """Halves of characters cannot be sent as text."""
    return frame if isinstance(frame, bytes) else frame.encode("utf-8", "replace").decode()


def run(messages: int = FAST, seed: int = 8, examples: int | None = None) -> Figures:
    with tempfile.TemporaryDirectory() as folder, Server(Path(folder)) as server:
        fuzzer = Fuzzer(server, random.Random(seed))
        fuzzer.run(fuzzer.open())

        @settings(
            max_examples=messages // BATCH,
            deadline=None,
            suppress_health_check=list(HealthCheck),
            phases=[Phase.generate],
            database=None,
            derandomize=True,
        )
        @given(st.lists(frames, min_size=BATCH, max_size=BATCH))
        def send(sent: list[str | bytes]) -> None:
            fuzzer.run(fuzzer.batch(sent))

        try:
            send()
            fuzzer.run(fuzzer.close())
        finally:
            fuzzer.loop.close()
        figures = fuzzer.figures
        figures |= _requests(server, folder, examples or (FEW if messages <= FAST else MANY))
        figures["troubles"] = len(server.troubles()) + server.metric("hoftag_troubles_total")
    return figures


def _requests(server: Server, folder: str, examples: int) -> Figures:
    """Generated requests to every path of the OpenAPI description; an answer 5xx is a failure."""
    cookie = asyncio.run(_cookie(server))
    command = [sys.executable, "-m", "schemathesis.cli", "run", f"{server.url}/openapi.json"]
    phases = "fuzzing" if examples <= FEW else "coverage,fuzzing"
    command += ["--checks", "not_a_server_error", "--max-examples", str(examples), "--phases", phases]
    command += ["--header", f"Cookie: {cookie}", "--header", f"Origin: {server.url}", "--no-color"]
    command += ["--exclude-path-regex", "/(stream|logout)$", "--request-timeout", "10", "--generation-deterministic"]
    environment = {**os.environ, "XDG_RUNTIME_DIR": folder}
    done = subprocess.run(command, capture_output=True, text=True, timeout=1200, cwd=folder, env=environment)
    if done.returncode:
        sys.stderr.write(done.stdout[-4000:] + done.stderr[-2000:])
    return {"requests failed": float(done.returncode != 0)}


async def _cookie(server: Server) -> str:
    async with Guest(server.url) as guest:
        await guest.enter("schema")
        return guest.cookie


def broken(figures: Figures) -> list[str]:
    zero = ["other answers", "other codes", "changed", "requests failed", "troubles"]
    found = [f"{what}: {figures[what]:.0f}" for what in zero if figures[what]]
    return found + ([] if figures["moves beside"] else ["the table beside did not play on"])
