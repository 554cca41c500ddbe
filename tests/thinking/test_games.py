"""Whole games through the pool: the same moves as without it, and no turn lost when workers die."""

from __future__ import annotations

import asyncio
import os
import random
import signal
from typing import Any

import pytest

from hoftag.bots.contract import Budget
from hoftag.bots.registry import bots_for, make_bot
from hoftag.core.rng import Rng
from hoftag.games import registry

AMPLE = Budget(nodes=2, seconds=30)  # by nodes: the same answers every time
SEATED = [(id, bot) for id in registry.ids() for bot in ("random", "thumb", "casual", "strong")]
KILLS = 50


def test_games_go_as_without_a_pool(near: Any) -> None:
    async def one(pool: Any, id: str, name: str, seats: int) -> int:
        bot = make_bot(name, id)

        async def here(game: Any, view: Any, decision: Any, seed: int) -> Any:
            return bot.choose(view, decision, Rng(seed), AMPLE)

        async def there(game: Any, view: Any, decision: Any, seed: int) -> Any:
            answer = await pool.choose(game, name, view, decision, seed, AMPLE)
            assert (answer.by, answer.reason) == ("bot", "")
            assert answer.ms > 0
            return answer.move

        expected, moves = await near.play(id, seats, 7, here)
        got, same = await near.play(id, seats, 7, there)
        assert same == moves
        assert got.dump() == expected.dump()
        return len(moves)

    async def all_of_them() -> None:
        async with near.thinking(workers=2) as pool:
            setups = [(id, bot, registry.game(id).min_seats + n % 3) for n, (id, bot) in enumerate(SEATED)]
            turns = await asyncio.gather(*[one(pool, *setup) for setup in setups])
            assert pool.asked == pool.answered == sum(turns) > 300
            assert pool.fallbacks == pool.restarts == 0

    near.run(all_of_them())


def test_every_turn_ends_while_workers_are_killed(near: Any) -> None:
    budget, grace = Budget(seconds=2.0), 2.0
    chance = random.Random(4)
    answers: list[Any] = []

    async def kill(pool: Any) -> int:
        kills = 0
        while kills < KILLS:
            await asyncio.sleep(chance.choice([0.01, 0.05, 0.1, 0.4]))
            os.kill(chance.choice(pool.pids()), signal.SIGKILL)
            kills += 1
        return kills

    async def choose_in(pool: Any, game: Any, view: Any, decision: Any, seed: int) -> Any:
        name = bots_for(game.id)[seed % 2]
        begun = asyncio.get_running_loop().time()
        answer = await pool.choose(game, name, view, decision, seed, budget)
        assert asyncio.get_running_loop().time() - begun < 2.0 + grace
        assert any(answer.move is move for move in decision.moves)
        answers.append(answer)
        await asyncio.sleep(0.005)
        return answer.move

    async def table(pool: Any, id: str, killer: asyncio.Task[int]) -> int:
        games = 0
        while not killer.done():
            await near.play(id, 2, games, lambda *asked: choose_in(pool, *asked))
            games += 1
        return games

    async def evening() -> None:
        async with near.thinking(workers=2, grace=grace) as pool:
            killer = asyncio.create_task(kill(pool))
            games = await asyncio.gather(*[table(pool, id, killer) for id in registry.ids()])
            assert await killer == KILLS
            assert min(games) >= 1
            assert pool.asked == len(answers) == pool.answered + pool.fallbacks
            assert pool.restarts >= KILLS // 2  # one that is dead already can be killed once more
            assert pool.answered > 100

    near.run(evening())


@pytest.mark.parametrize("id", registry.ids())
def test_the_fallback_is_legal_and_hangs_on_the_seed_alone(near: Any, id: str) -> None:
    game, view, decision = near.question(id)

    async def ask(seed: int) -> Any:
        pool = near.Thinkers()  # never started
        return await pool.choose(game, "thumb", view, decision, seed, Budget())

    answers = [near.run(ask(seed)) for seed in range(40)]
    assert {answer.by for answer in answers} == {"fallback"}
    assert {answer.reason for answer in answers} == {"the workers do not run"}
    assert len({answer.move.text for answer in answers}) > 1
    assert all(answer.move in decision.moves for answer in answers)
    assert [near.run(ask(seed)).move for seed in range(40)] == [answer.move for answer in answers]
