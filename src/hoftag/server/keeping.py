"""What a room does by itself: bots answer, clocks run out, spectators follow."""

from __future__ import annotations

import asyncio
import secrets
from functools import partial
from typing import TYPE_CHECKING, Final

from hoftag.bots.contract import Budget
from hoftag.core.contract import SPECTATOR, Decision, View
from hoftag.core.record import Entry
from hoftag.store.contract import MoveIdTaken, SeqTaken
from hoftag.table.clock import NONE
from hoftag.table.match import LATE, Match
from hoftag.table.refusal import Refused

if TYPE_CHECKING:
    from hoftag.server.room import Room

AGAIN: Final = 1.0  # seconds to wait when the table cannot save
LONGEST_WAIT: Final = 3600.0
GOING_ON: Final = 0.5  # part of the usual pause before a bot that has just answered answers again
_CHANCE: Final = secrets.SystemRandom()


class Keeper:
    """The tasks of one room; there are none while nothing is to be done."""

    def __init__(self, room: Room) -> None:
        """Asleep."""
        self._room = room
        self._bots: asyncio.Task[None] | None = None
        self._timer: asyncio.TimerHandle | None = None

    def wake(self) -> None:
        """Look what is to be done now. Called under the room's lock."""
        room = self._room
        if room.hall.stopping or room.match is None or room.row.status != "running":
            self._set_timer(None)
            return
        if self._bots is None and self._next_bot(room.match) is not None:
            self._bots = room.hall.watch(self._play(), "bots")
            self._bots.add_done_callback(self._bots_done)
        self._set_timer(self._due(room.match))

    def busy(self) -> bool:
        """Whether bots are at work."""
        return self._bots is not None

    def stop(self) -> None:
        """Leave everything as it is."""
        self._set_timer(None)
        if self._bots is not None:
            self._bots.cancel()

    # ------------------------------------------------------------------ bots

    def _next_bot(self, match: Match) -> int | None:
        """A seat that is asked and driven by a bot."""
        return next((seat for seat in match.asked() if match.driven(seat)), None)

    def _bots_done(self, task: asyncio.Task[None]) -> None:
        """The bots have nothing more to do; if they have failed, look again soon."""
        if self._bots is task:
            self._bots = None
            if not task.cancelled() and task.exception() is not None:
                self._set_timer(AGAIN)

    async def _play(self) -> None:
        """Let bots answer as long as one is asked."""
        room = self._room
        hall = room.hall
        seat: int | None = None
        while True:
            await asyncio.sleep(self._pause(seat))
            async with room.lock:
                match = room.match
                seat = None if match is None or not room.loaded else self._next_bot(match)
                if match is None or seat is None:
                    self._bots = None  # before the lock is given back: who wakes the keeper next starts anew
                    return
                question, view, decision = asked_of(match, seat)
                bot = match.drivers[seat] or match.settings.bot
                seed = match.bot_seed()
            answer = await hall.thinkers.choose(
                match.game, bot, view, decision, seed, Budget(seconds=hall.config.bot_seconds)
            )
            hall.metrics.bots.labels(answer.by).inc()
            hall.metrics.thinking.observe(answer.ms / 1000)
            if answer.by == "fallback":
                hall.log.warning("bot-fallback", match=room.id, seat=seat, bot=bot, reason=answer.reason)
            await hall.whole(self._answer(seat, answer.move.text, question))

    def _pause(self, answered: int | None) -> float:
        """Seconds before the next answer, whatever the bot holds in hand; who goes on himself does so sooner."""
        match = self._room.match
        goes_on = answered is not None and match is not None and self._next_bot(match) == answered
        return self._room.hall.config.bot_delay * _CHANCE.uniform(0.5, 1.5) * (GOING_ON if goes_on else 1.0)

    async def _answer(self, seat: int, move: str, question: int) -> None:
        """Play a bot's move like anybody's; a question that has changed meanwhile is thought about again."""
        room = self._room
        try:
            async with room.lock:
                if room.match is not None and room.match.driven(seat):
                    await room.change(lambda match, now: match.play(seat, move, question, now))
        except (SeqTaken, MoveIdTaken):
            return  # another process was first, and what it wrote is folded
        except Refused as refused:
            if refused.code == "not-saved":
                await asyncio.sleep(AGAIN)
            elif refused.code not in ("stale", "not-asked", "not-running", "illegal"):
                raise

    # ------------------------------------------------------------------ time

    def _due(self, match: Match) -> float | None:
        """Seconds until something happens by itself."""
        now = self._room.hall.now()
        times: list[int] = []
        if match.settings.clock.kind != NONE:
            times += [match.clock.remaining(seat, now) for seat in match.asked() if not match.driven(seat)]
        lag = self._room.lag
        if lag is not None and any(listener.viewer == SPECTATOR for listener in self._room.listeners):
            due = lag.due()
            if due is not None:
                times.append(max(0, due - now))
        return min(times) / 1000 if times else None

    def _set_timer(self, seconds: float | None) -> None:
        """Be woken after so many seconds, instead of whatever was planned."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if seconds is not None:
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(min(seconds, LONGEST_WAIT) + 0.002, self._ring)

    def _ring(self) -> None:
        """Time for something."""
        self._timer = None
        self._room.hall.start(self._rung())

    async def _rung(self) -> None:
        """Let bots take over where the time is over, and show spectators what is old enough."""
        room = self._room
        async with room.lock:
            match = room.match
            if match is None or room.hall.stopping or room.row.status != "running":
                return
            now = room.hall.now()
            late = [seat for seat in match.clock.late(now) if not match.driven(seat)]
            try:
                for seat in late:
                    await room.change(partial(_late, seat))
            except (SeqTaken, MoveIdTaken, Refused) as error:
                room.hall.log.warning("late", match=room.id, error=type(error).__name__)
                self._set_timer(AGAIN)
                return
            room.broadcast()
            self.wake()

    def next_due(self) -> float | None:
        """Seconds until a clock runs out, for a room that is to be forgotten until then."""
        match = self._room.match
        return None if match is None or self._room.row.status != "running" else self._due(match)


def _late(seat: int, match: Match, now: int) -> list[Entry]:
    """A bot takes over a seat whose time is over."""
    return match.take_over(seat, match.settings.bot, LATE, now)


def asked_of(match: Match, seat: int) -> tuple[int, View, Decision]:
    """What a bot in a seat has to know: the number of its question, its view and its choices."""
    state = match.recorder.state
    decision = match.game.decision(state, seat)
    assert decision is not None
    return match.stream(seat).question, match.game.view(state, seat), decision
