"""Bots asked in worker processes: an answer always comes in time, if need be a legal move without any thought."""

from __future__ import annotations

import asyncio
import json
import sys
from dataclasses import dataclass
from typing import Any, Final, Literal

from hoftag.bots.contract import Budget
from hoftag.bots.worker import Question, framed
from hoftag.core.contract import Decision, Game, View
from hoftag.core.rng import Rng
from hoftag.core.words import Move
from hoftag.thinking.line import Line, Place
from hoftag.thinking.process import Worker, WorkerFailed

USUAL_SECONDS: Final = 5.0  # to think, where the budget does not say
PATIENCE: Final = 0.75  # part of the grace in which an answer is still waited for; the rest is left to the server
RESERVE: Final = 0.25  # part of the grace without which nobody is asked any more
ATTEMPTS: Final = 2
LONGEST_REASON: Final = 200


@dataclass(frozen=True, slots=True)
class Answer:
    """A legal move, always."""

    move: Move
    by: Literal["bot", "fallback"]
    ms: float  # from the question to the answer, waiting for a worker included
    reason: str  # why the bot did not choose; empty if it did


class NoAnswer(Exception):
    """The bot does not answer this question; the text says why."""


@dataclass(frozen=True, slots=True)
class _Task:
    """A question with what is needed to ask it and to judge the answer."""

    game: str
    bot: str
    view: View
    decision: Decision
    seed: int
    nodes: int | None
    seconds: float
    last: float  # the time of the loop after which no answer is waited for


class Thinkers:
    """Worker processes that let bots think. They get a seat's view and a decision; nothing they say is trusted."""

    def __init__(
        self, workers: int = 1, memory_mb: int = 512, grace: float = 2.0, command: list[str] | None = None
    ) -> None:
        """`grace` is how long after its budget a bot's turn may end; `command` starts another worker than ours."""
        usual = [sys.executable, "-P", "-s", "-B", "-m", "hoftag.bots.worker"]
        self._command = [*(command or usual), "--memory-mb", str(memory_mb)]
        self._workers = workers
        self._grace = grace
        self._line = Line()
        self._places: list[Place] = []
        self._leaving: set[asyncio.Task[bool]] = set()  # waits for killed workers
        self._running = False
        self._held = 0  # places that somebody holds
        self._id = 0  # of the latest question
        self.asked = 0
        self.answered = 0
        self.fallbacks = 0
        self.restarts = 0

    async def start(self) -> None:
        """Start the workers; OSError if that is not possible."""
        if self._running:
            raise RuntimeError("the workers have been started already")
        self._running = True
        try:
            for _ in range(self._workers):
                place = Place(Worker(self._command))
                self._places.append(place)
                self._line.give(place)
        except OSError:
            await self.stop()
            raise

    async def stop(self) -> None:
        """End the workers: idle ones by hanging up, the others and those that stay on by force. Questions fall back."""
        self._running = False
        free = [place.worker for place in self._line.close() if place.worker is not None]
        for worker in free:
            worker.hang_up()
        for place in self._places:
            if place.worker is not None and place.worker not in free:
                place.worker.kill()
        while self._held:  # whoever was asking dismisses the killed worker
            await asyncio.sleep(0.001)
        await asyncio.gather(*[worker.gone(self._grace) for worker in free])
        for place in self._places:
            self._dismiss(place)
        self._places.clear()
        self._line.close()
        await asyncio.gather(*self._leaving)

    def pids(self) -> list[int]:
        """The process numbers of the workers, for watching them."""
        return [place.worker.pid for place in self._places if place.worker is not None]

    async def choose(
        self, game: Game[Any, Any], bot: str, view: View, decision: Decision, seed: int, budget: Budget
    ) -> Answer:
        """The bot's move, or a legal one drawn with the seed: within the budget's seconds and the grace."""
        begun = asyncio.get_running_loop().time()
        self.asked += 1
        seconds = USUAL_SECONDS if budget.seconds is None else budget.seconds
        last = begun + seconds + PATIENCE * self._grace
        by: Literal["bot", "fallback"] = "bot"
        reason = ""
        try:
            move = await self._thought(_Task(game.id, bot, view, decision, seed, budget.nodes, seconds, last))
            self.answered += 1
        except NoAnswer as failure:
            move = decision.moves[Rng(seed).below(len(decision.moves))]
            by, reason = "fallback", str(failure)
            self.fallbacks += 1
        return Answer(move, by, 1000 * (asyncio.get_running_loop().time() - begun), reason)

    async def _thought(self, task: _Task) -> Move:
        """Wait for a worker, ask it, and give it free; one left in the middle of a question is replaced."""
        place = await self._line.take(_left(task)) if self._running else None
        if place is None:
            raise NoAnswer("no worker was free in time" if self._running else "the workers do not run")
        self._held += 1
        free = False
        try:
            move = await self._attempts(place, task)
            free = True
            return move
        except NoAnswer:
            free = True
            raise
        finally:
            if not free:
                self._replace(place)
            self._held -= 1
            if self._running:
                self._line.give(place)

    async def _attempts(self, place: Place, task: _Task) -> Move:
        """Ask; if the worker fails and time is left, ask another one."""
        reason = ""
        for _ in range(ATTEMPTS):
            if place.worker is None or not place.worker.silent():
                self._replace(place)
            seconds = min(task.seconds, _left(task) - RESERVE * self._grace)
            if seconds < 0 or place.worker is None:
                raise NoAnswer(reason or ("no time was left" if place.worker else "no worker could be started"))
            try:
                return await self._ask(place.worker, task, seconds)
            except WorkerFailed as failure:
                self._replace(place)
                reason = str(failure)
        raise NoAnswer(reason)

    async def _ask(self, worker: Worker, task: _Task, seconds: float) -> Move:
        """One question to one worker."""
        self._id += 1
        id = self._id  # others ask while this one waits
        decision = task.decision
        texts = [move.text for move in decision.moves]
        frame = framed(
            Question(
                id, task.game, task.bot, task.view, decision.seat, decision.step, texts, task.seed, task.nodes, seconds
            )
        )  # fmt: skip
        try:
            async with asyncio.timeout_at(task.last):
                line = await worker.ask(frame)
        except TimeoutError as error:
            raise WorkerFailed("the bot was too slow") from error
        return move_of(line, id, decision)

    def _replace(self, place: Place) -> None:
        """Put a fresh worker in a failed one's place; none if the pool stops or the system refuses."""
        self._dismiss(place)
        if not self._running:
            return
        self.restarts += 1
        try:
            place.worker = Worker(self._command)
        except OSError:
            place.worker = None  # the next question tries again and falls back with a reason

    def _dismiss(self, place: Place) -> None:
        """Kill a worker and see it gone later."""
        worker = place.worker
        if worker is None:
            return
        place.worker = None
        worker.kill()
        worker.close()
        waiting = asyncio.get_running_loop().create_task(worker.gone(self._grace))
        self._leaving.add(waiting)
        waiting.add_done_callback(self._leaving.discard)


def _left(task: _Task) -> float:
    """Seconds in which an answer is still waited for."""
    return task.last - asyncio.get_running_loop().time()


def move_of(line: bytes, id: int, decision: Decision) -> Move:
    """The listed move that a worker names. Its error is NoAnswer; anything else it may say is WorkerFailed."""
    try:
        answer = json.loads(line)
    except (ValueError, RecursionError) as error:
        raise WorkerFailed("the worker does not answer in JSON") from error
    if not isinstance(answer, dict) or type(answer.get("id")) is not int or answer["id"] != id:
        raise WorkerFailed("the worker answers another question")
    trouble = answer.get("error")
    if isinstance(trouble, str):
        shown = "".join(sign if sign.isprintable() else "?" for sign in trouble[:LONGEST_REASON])
        raise NoAnswer(f"the bot failed: {shown}")
    for move in decision.moves:
        if move.text == answer.get("move"):
            return move
    raise WorkerFailed("the worker names a move that is not listed")
