"""Workers that lie, flood, hang, hoard and die: a legal move comes in time, and nothing they say is believed."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path
from typing import Any

import pytest

from hoftag.bots.contract import Budget
from hoftag.core.rng import Rng
from hoftag.thinking import pool as pool_module
from hoftag.thinking.process import WorkerFailed

SECONDS, GRACE = 5.0, 1.0
AT_ONCE = {
    "exits": "ended", "dies": "ended", "closes": "ended", "endless": "too much", "long-line": "too much",
    "bytes": "JSON", "empty-line": "JSON", "no-json": "JSON", "deep": "JSON", "digits": "JSON",
    "list": "another question", "id-true": "another question", "id-float": "another question",
    "no-id": "another question", "wrong-id": "another question", "old-id": "another question",
    "unlisted": "not listed", "unknown": "not listed", "number": "not listed", "no-move": "not listed",
    "twice": "unasked",
}  # fmt: skip


async def ask(pool: Any, near: Any, bot: str = "random", seconds: float = SECONDS, seed: int = 3) -> Any:
    """One question, answered in time."""
    game, view, decision = near.question()
    begun = asyncio.get_running_loop().time()
    answer = await pool.choose(game, bot, view, decision, seed, Budget(seconds=seconds))
    assert asyncio.get_running_loop().time() - begun < seconds + pool._grace
    assert any(answer.move is move for move in decision.moves)
    if answer.by == "fallback":
        assert answer.move is decision.moves[Rng(seed).below(len(decision.moves))]
    return answer


def alive(pid: int) -> bool:
    return Path(f"/proc/{pid}").exists()


@pytest.mark.parametrize("mode", AT_ONCE)
def test_a_lying_worker_is_replaced_and_its_answer_is_not_believed(near: Any, mode: str) -> None:
    async def case() -> None:
        async with near.thinking(grace=GRACE, command=near.hostile(mode)) as pool:
            first = pool.pids()
            answer = await ask(pool, near)
            assert answer.by == "fallback"
            assert AT_ONCE[mode] in answer.reason
            assert pool.restarts >= 2  # asked once more on a fresh one
            assert pool.pids() != first
        assert (pool.asked, pool.answered, pool.fallbacks) == (1, 0, 1)
        assert not alive(first[0])

    near.run(case())


def test_a_pickle_for_an_answer_is_not_opened(near: Any, tmp_path: Path) -> None:
    mark = tmp_path / "escaped"

    async def case() -> None:
        async with near.thinking(grace=GRACE, command=[*near.hostile("pickle"), str(mark)]) as pool:
            assert "JSON" in (await ask(pool, near)).reason

    near.run(case())
    assert not mark.exists()


def test_one_that_speaks_before_it_is_asked_is_replaced(near: Any) -> None:
    async def case() -> None:
        async with near.thinking(grace=GRACE, command=near.hostile("speaks-unasked")) as pool:
            await near.until(lambda: not pool._places[0].worker.silent())
            first = pool.pids()
            plain, asked = pool._ask, []
            pool._ask = lambda *question: asked.append(question[0].pid) or plain(*question)
            assert (await ask(pool, near, seconds=0.5)).by == "fallback"
            assert first[0] not in asked

    near.run(case())


@pytest.mark.parametrize(
    "line", ['{"id": true, "move": "%s"}', '{"id": 1.0, "move": "%s"}', '{"id": "1", "move": "%s"}']
)
def test_an_id_is_a_whole_number(near: Any, line: str) -> None:
    decision = near.question()[2]
    text = decision.moves[1].text
    assert pool_module.move_of(b'{"id": 1, "move": "%s"}' % text.encode(), 1, decision) is decision.moves[1]
    with pytest.raises(WorkerFailed, match="another question"):
        pool_module.move_of((line % text).encode(), 1, decision)


@pytest.mark.parametrize(("mode", "bot"), [("deaf", "random"), ("bots", "spin"), ("late", "random")])
def test_one_that_hangs_is_killed_in_time(near: Any, mode: str, bot: str) -> None:
    async def case() -> None:
        async with near.thinking(grace=GRACE, command=near.hostile(mode)) as pool:
            first = pool.pids()
            if mode == "bots":
                await ask(pool, near)  # it has started
            answer = await ask(pool, near, bot, 0.1)
            assert (answer.by, answer.reason) == ("fallback", "the bot was too slow")
            assert 1000 * 0.1 < answer.ms < 1000 * (0.1 + GRACE)
            assert pool.restarts == 1
            await asyncio.sleep(0.2)
            assert not alive(first[0])  # so what it says too late is heard by nobody

    near.run(case())


def test_after_a_late_answer_the_next_question_gets_its_own(near: Any) -> None:
    async def case() -> None:
        async with near.thinking(grace=GRACE, command=near.hostile("bots")) as pool:
            assert (await ask(pool, near)).by == "bot"
            assert (await ask(pool, near, "tardy", 0.1)).by == "fallback"
            for seed in range(3):
                await asyncio.sleep(0.1)  # the late answer would come between these questions
                answer = await ask(pool, near, seed=seed)
                decision = near.question()[2]
                assert answer.by == "bot"
                assert answer.move is decision.moves[Rng(seed).below(len(decision.moves))]

    near.run(case())


def test_one_that_eats_memory_ends_at_its_limit(near: Any) -> None:
    async def case() -> None:
        async with near.thinking(memory_mb=256, grace=GRACE, command=near.hostile("bots")) as pool:
            answer = await ask(pool, near, "hog")
            assert (answer.by, answer.reason) == ("fallback", "the worker has ended")
            assert pool.restarts == 2
            assert (await ask(pool, near)).by == "bot"

    near.run(case())


def test_a_bot_that_fails_says_where_and_tells_no_secret(near: Any) -> None:
    async def case() -> None:
        async with near.thinking(grace=GRACE, command=near.hostile("bots")) as pool:
            answer = await ask(pool, near, "fail")
            assert answer.by == "fallback"
            assert answer.reason.startswith("the bot failed: ValueError at hostile.py:")
            assert len(answer.reason) < 60
            assert pool.restarts == 0
            assert (await ask(pool, near, "no-such-bot")).reason.startswith("the bot failed: SetupError at ")
            assert (await ask(pool, near, "prints")).by == "bot"

    near.run(case())


def test_stopping_kills_what_does_not_end(near: Any) -> None:
    async def case() -> None:
        pool = near.Thinkers(workers=2, grace=0.3, command=near.hostile("deaf"))
        await pool.start()
        pids = pool.pids()
        assert len(pids) == 2
        waiting = [asyncio.create_task(ask(pool, near)) for _ in range(3)]
        await asyncio.sleep(0.1)
        begun = asyncio.get_running_loop().time()
        await pool.stop()
        assert asyncio.get_running_loop().time() - begun < 1.5
        assert [alive(pid) for pid in pids] == [False, False]
        assert {(await task).by for task in waiting} == {"fallback"}
        assert pool.pids() == []

    near.run(case())


def test_a_command_that_does_not_exist_is_refused_at_the_start(near: Any) -> None:
    async def case() -> None:
        pool = near.Thinkers(workers=2, command=["/no/such/program"])
        with pytest.raises(FileNotFoundError):
            await pool.start()
        assert (await ask(pool, near)).by == "fallback"

    near.run(case())


def test_a_worker_that_cannot_be_started_again_is_tried_at_the_next_question(near: Any, tmp_path: Path) -> None:
    program = tmp_path / "worker"
    program.symlink_to(near.hostile("exits")[0])

    async def case() -> None:
        command = [str(program), *near.hostile("bots")[1:]]
        async with near.thinking(command=command) as pool:
            assert (await ask(pool, near)).by == "bot"
            target = os.readlink(program)
            program.unlink()
            os.kill(pool.pids()[0], 9)
            await asyncio.sleep(0.1)
            assert (await ask(pool, near)).reason == "no worker could be started"
            program.symlink_to(target)
            assert (await ask(pool, near)).by == "bot"

    near.run(case())
