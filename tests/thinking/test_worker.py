"""The worker itself: what it gives up, what it never does, and that nobody unpickles what a worker says."""

from __future__ import annotations

import ast
import asyncio
import io
import json
import os
import pickle
import pickletools
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from hoftag.bots import worker
from hoftag.bots.contract import Budget
from hoftag.bots.registry import bots_for, make_bot
from hoftag.check.games import positions
from hoftag.core.contract import SPECTATOR
from hoftag.core.rng import Rng
from hoftag.core.words import Move
from hoftag.games import registry
from hoftag.thinking import process

SOURCES = Path(worker.__file__).parents[1]
MAY_UNPICKLE = {"bots/worker.py", "check/laws.py"}
LIMITS = """
import json, os, resource, signal, sys
from hoftag.bots import worker
worker.shut_in(300)
fds = []
for fd in range(40):
    try:
        os.fstat(fd)
        fds.append(fd)
    except OSError:
        pass
limits = {n: resource.getrlimit(getattr(resource, "RLIMIT_" + n)) for n in ("AS", "NOFILE", "CORE", "FSIZE", "NPROC")}
print(json.dumps([limits, fds, os.nice(0), signal.getsignal(signal.SIGINT) == signal.SIG_IGN]))
"""


def test_it_gives_up_what_it_does_not_need() -> None:
    reading, writing = os.pipe()
    done = subprocess.run(
        [sys.executable, "-c", LIMITS],
        pass_fds=[reading, writing], env=process.environment(), capture_output=True, check=True,
    )  # fmt: skip
    os.close(reading)
    os.close(writing)
    limits, fds, nice, deaf = json.loads(done.stdout)
    assert limits == {
        "AS": [300 << 20] * 2, "NOFILE": [16, 16], "CORE": [0, 0], "FSIZE": [0, 0], "NPROC": [0, 0]
    }  # fmt: skip
    assert fds == [0, 1, 2]
    assert nice == min(19, os.nice(0) + 10)  # it ends at 19
    assert deaf


def test_it_is_told_nothing_of_the_server(near: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOFTAG_DATABASE", "sqlite:///canary.sqlite")
    monkeypatch.setenv("SECRET_KEY", "canary")

    async def case() -> None:
        async with near.thinking() as pool:
            about = Path(f"/proc/{pool.pids()[0]}")
            assert b"canary" not in (about / "environ").read_bytes()
            assert os.readlink(about / "cwd") == "/"
            assert b"hoftag.bots.worker" in (about / "cmdline").read_bytes()

    near.run(case())


@pytest.mark.parametrize("id", registry.ids())
def test_it_answers_in_lines_of_json(near: Any, id: str) -> None:
    _, view, decision = near.question(id)
    texts = [move.text for move in decision.moves]
    asked = [
        worker.Question(n, id, bot, view, decision.seat, decision.step, texts, n, None, 1.0)
        for n, bot in enumerate(["random", "thumb", "none"])
    ]
    answers = io.BytesIO()
    worker.serve(io.BytesIO(b"".join(worker.framed(question) for question in asked)), answers)
    lines = [json.loads(line) for line in answers.getvalue().splitlines()]
    assert [line["id"] for line in lines] == [0, 1, 2]
    assert [set(line) for line in lines] == [{"id", "move", "ms"}] * 2 + [{"id", "error"}]
    for line, bot in zip(lines, ["random", "thumb"], strict=False):
        expected = make_bot(bot, id).choose(view, decision, Rng(line["id"]), Budget())
        assert line["move"] == expected.text


def test_half_a_question_is_none() -> None:
    for sent in (b"", b"\0\0", b"\0\0\0\5abc"):
        assert worker.read_question(io.BytesIO(sent)) is None


@pytest.mark.parametrize("id", registry.ids())
def test_bots_choose_the_same_with_a_view_that_travelled(id: str) -> None:
    game = registry.game(id)
    asked = 0
    for seats in range(game.min_seats, game.max_seats + 1):
        for recorder, decisions in positions(game, seats, {}, Rng(seats)):
            for decision in decisions[:1]:
                if decision.seat < 0 or len(decision.moves) == 1 or asked % 2:
                    continue
                view = game.view(recorder.state, decision.seat)
                again = pickle.loads(pickle.dumps(view))
                for name in ("random", "thumb", "casual", "strong"):
                    bot = make_bot(name, id)
                    here, there = [bot.choose(v, decision, Rng(asked), Budget(nodes=1)) for v in (view, again)]
                    assert here is there
            asked += 1
    assert asked > 100


def told(thing: Any) -> Any:
    """Everything inside a view as plain data, wherever it is kept."""
    if thing is None or isinstance(thing, int | str):
        return thing
    if isinstance(thing, list):
        return [told(part) for part in thing]
    if hasattr(thing, "edition"):
        return thing.edition.hash
    if isinstance(thing, Move):
        return thing.text
    fields = {name: getattr(thing, name) for name in dir(thing) if not name.startswith("_")}
    return {name: told(value) for name, value in fields.items() if not callable(value) and name != "layout"}


@pytest.mark.parametrize("id", registry.ids())
def test_every_field_of_a_view_travels_and_nothing_else(id: str) -> None:
    game = registry.game(id)
    allowed = {
        "tallinn": {"view restored_view", "box restored_box", "words interned"},
        "augsburg": {"view restored_view", "box restored_box", "cards Cards"},
        "staufer": {"view restored_view", "box restored_box", "state StauferState", "side Side", "pile Pile"},
    }[id]
    found: set[str] = set()
    for n, (recorder, decisions) in enumerate(positions(game, game.max_seats, {}, Rng(9))):
        if n % 7 and decisions:
            continue
        for seat in (*range(game.max_seats), SPECTATOR):
            view = game.view(recorder.state, seat)
            sent = pickle.dumps(view)
            again = pickle.loads(sent)
            assert len(told(view)) >= 3
            assert told(again) == told(view)
            found |= named_in(sent)
    assert found == allowed


def named_in(sent: bytes) -> set[str]:
    """The last part of a module and the name of everything a pickle calls for."""
    texts: list[str] = []
    found: set[str] = set()
    for code, argument, _ in pickletools.genops(sent):
        if code.name in ("SHORT_BINUNICODE", "BINUNICODE"):
            texts.append(str(argument))
        elif code.name == "STACK_GLOBAL":
            found.add(f"{texts[-2].rsplit('.', 1)[-1]} {texts[-1]}")
    return found


# ---------------------------------------------------------------------- what it never does


def test_it_opens_nothing_once_it_has_started(near: Any) -> None:
    async def case() -> None:
        async with near.thinking(command=near.hostile("watched")) as pool:
            for id in registry.ids():
                game, view, decision = near.question(id)
                for bot in bots_for(id):
                    answer = await pool.choose(game, bot, view, decision, 1, Budget(seconds=20))
                    assert (answer.by, answer.reason) == ("bot", "")
            assert pool.restarts == 0
            answer = await pool.choose(game, "opens", view, decision, 1, Budget(seconds=20))
            assert answer.reason == "the worker has ended"  # the watch does bite

    near.run(case())


def test_the_system_sees_no_file_opened_and_no_socket(near: Any, tmp_path: Path) -> None:
    log = tmp_path / "calls"
    strace = ["strace", "-f", "-qq", "-o", str(log), "-e", "trace=%file,%network,read"]
    if shutil.which("strace") is None or subprocess.run([*strace, "true"], capture_output=True).returncode:
        print("strace is missing or not allowed here: only Python's own events were watched")
        return

    async def ask(command: list[str], bots: list[str]) -> list[str]:
        async with near.thinking(command=[*strace, *command], grace=20.0) as pool:
            for id in registry.ids():
                game, view, decision = near.question(id)
                for bot in bots:
                    answer = await pool.choose(game, bot, view, decision, 1, Budget(seconds=20))
                    assert answer.by == "bot"
        calls = [line.split(maxsplit=1)[-1] for line in log.read_text().splitlines()]
        assert any("registry" in call for call in calls)  # it did see how the worker started
        assert not [call for call in calls if "sqlite" in call or call.startswith(("socket", "connect"))]
        first = next(n for n, call in enumerate(calls) if call.startswith("read(0,"))
        return [call for call in calls[first:] if not call.startswith(("read(0,", "+++"))]

    usual = near.Thinkers()._command[:-2]
    assert near.run(ask(usual, ["random", "thumb"])) == []
    assert [call for call in near.run(ask(near.hostile("bots"), ["opens"])) if "/etc/passwd" in call]


def unpickling(tree: ast.AST) -> list[str]:
    """The places where something is unpickled, or could be under another name."""
    wrong: list[str] = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and node.attr in ("load", "loads", "Unpickler"):
            if ast.unparse(node.value) in ("pickle", "_pickle", "cPickle", "marshal", "shelve", "dill"):
                wrong.append(ast.unparse(node))
        elif isinstance(node, ast.ImportFrom) and node.module in ("pickle", "_pickle", "marshal", "shelve"):
            wrong.append(ast.unparse(node))
        elif isinstance(node, ast.Import):
            wrong += [name.name for name in node.names if name.name in ("pickle", "_pickle") and name.asname]
    return wrong


def test_nothing_a_worker_says_is_unpickled() -> None:
    trees = {str(path.relative_to(SOURCES)): ast.parse(path.read_text()) for path in SOURCES.rglob("*.py")}
    assert {name for name, tree in trees.items() if unpickling(tree)} == MAY_UNPICKLE
    near_end = [
        ast.unparse(tree) for name, tree in trees.items() if name.startswith(("thinking/", "server/", "table/"))
    ]
    assert near_end
    assert not [text for text in near_end if "import pickle" in text or "read_question" in text or "eval(" in text]
    for fault in ("pickle.loads(line)", "from pickle import loads", "import pickle as p", "pickle.Unpickler(f)"):
        assert unpickling(ast.parse(fault))


def test_the_pool_has_a_loop_to_itself(near: Any) -> None:
    """Pipes and processes are closed with the pool: under `filterwarnings = error` a leak would be a failure."""

    async def case() -> None:
        before = set(os.listdir("/proc/self/fd"))
        async with near.thinking(workers=3) as pool:
            game, view, decision = near.question()
            asks = [pool.choose(game, "random", view, decision, n, Budget(seconds=20)) for n in range(6)]
            assert {answer.by for answer in await asyncio.gather(*asks)} == {"bot"}
            pids = pool.pids()
        assert set(os.listdir("/proc/self/fd")) == before
        assert not [pid for pid in pids if Path(f"/proc/{pid}").exists()]
        assert len(asyncio.all_tasks()) == 1

    asyncio.run(case())
