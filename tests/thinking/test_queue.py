"""Many questions, few workers: first come, first served; waiting counts; whoever gives up is no burden."""

from __future__ import annotations

import asyncio
from typing import Any

from hoftag.bots.contract import Budget


def asking(pool: Any, near: Any, bot: str, seconds: float, done: list[int] | None = None, n: int = 0) -> Any:
    """A task that asks and notes when it has its answer."""
    game, view, decision = near.question()

    async def ask() -> Any:
        answer = await pool.choose(game, bot, view, decision, n, Budget(seconds=seconds))
        if done is not None:
            done.append(n)
        return answer

    return asyncio.create_task(ask())


def test_first_come_first_served(near: Any) -> None:
    async def case() -> None:
        async with near.thinking(command=near.hostile("bots")) as pool:
            done: list[int] = []
            tasks = [asking(pool, near, "random" if n % 3 else "slow", 30, done, n) for n in range(12)]
            for n in range(12, 40):
                await asyncio.sleep(0.01)
                tasks.append(asking(pool, near, "random", 30, done, n))
            assert {answer.by for answer in await asyncio.gather(*tasks)} == {"bot"}
            assert done == list(range(40))

    near.run(case())


def test_waiting_counts(near: Any) -> None:
    async def case() -> None:
        async with near.thinking(grace=1.0, command=near.hostile("bots")) as pool:
            await asking(pool, near, "random", 30)
            first = asking(pool, near, "spin", 0.9)
            await asyncio.sleep(0.05)
            others = [asking(pool, near, "random", 0.1, None, n) for n in range(3)]
            patient = asking(pool, near, "random", 30)
            for task in others:
                answer = await task
                assert (answer.by, answer.reason) == ("fallback", "no worker was free in time")
                assert answer.ms < 1100
            assert (await first).reason == "the bot was too slow"
            assert (await patient).by == "bot"

    near.run(case())


def test_a_bot_that_had_to_wait_is_told_to_be_quick(near: Any) -> None:
    told: list[float] = []

    async def case() -> None:
        async with near.thinking(grace=1.0, command=near.hostile("bots")) as pool:
            plain = pool._ask

            async def ask(worker: Any, task: Any, seconds: float) -> Any:
                told.append(seconds)
                return await plain(worker, task, seconds)

            pool._ask = ask
            await asking(pool, near, "random", 30)
            tasks = [asking(pool, near, "slow", 0.5) for _ in range(4)]
            await asyncio.gather(*tasks)

    near.run(case())
    assert told[0] == 30
    assert told[1] <= 0.5
    assert told == sorted(told, reverse=True)
    assert 0 <= told[-1] < 0.5


def test_cancelling_frees_the_worker(near: Any) -> None:
    async def case() -> None:
        async with near.thinking(command=near.hostile("bots")) as pool:
            await asking(pool, near, "random", 30)
            pid = pool.pids()[0]
            busy = asking(pool, near, "spin", 30)
            await asyncio.sleep(0.1)
            given_up = [asking(pool, near, "random", 30) for _ in range(3)]
            last = asking(pool, near, "random", 30)
            await asyncio.sleep(0.05)
            for task in [*given_up, busy]:
                task.cancel()
            assert (await last).by == "bot"
            results = await asyncio.gather(busy, *given_up, return_exceptions=True)
            assert {type(result) for result in results} == {asyncio.CancelledError}
            assert pool.restarts == 1
            assert pool.pids()[0] != pid
            assert pool._held == 0

    near.run(case())


def test_a_place_given_to_somebody_who_gives_up_goes_to_the_next(near: Any) -> None:
    async def case() -> None:
        async with near.thinking(command=near.hostile("bots")) as pool:
            await asking(pool, near, "random", 30)
            place = await pool._line.take(1)
            first, second = asking(pool, near, "random", 30), asking(pool, near, "random", 5)
            await asyncio.sleep(0.01)
            pool._line.give(place)  # now it belongs to the first
            first.cancel()
            assert (await second).by == "bot"
            assert first.cancelled()

    near.run(case())
