"""All rooms of this process. A match sleeps in the store until somebody comes, its bots are asked, or a clock rings."""

from __future__ import annotations

import asyncio
import re
import time
from typing import Final

from hoftag.server.hall import Hall
from hoftag.server.lobby import begin_if_full
from hoftag.server.presence import REPEAT
from hoftag.server.room import NOT_SAVED, Room
from hoftag.store.contract import MatchRow, StorageFailed, StoreError
from hoftag.table.refusal import Refused

ID: Final = re.compile(r"[0-9a-f]{32}")
SWEEP: Final = 10.0  # seconds between looks at rooms nobody uses
POLL: Final = 1.0  # seconds between looks at what other processes wrote
OVERLAP: Final = 5000  # milliseconds that are asked for again
PAGE: Final = 200
GENTLY: Final = 4.0  # while all running matches are looked at, so many times the time needed is left to others


class Rooms:
    """Rooms by their id."""

    def __init__(self, hall: Hall) -> None:
        """None is loaded yet."""
        self._hall = hall
        self._rooms: dict[str, Room] = {}
        self._alarms: dict[str, float] = {}  # when to load a room because a clock runs out
        self._glances: dict[str, tuple[int, list[int]]] = {}  # who was asked in a forgotten room, as of a change

    def all(self) -> list[Room]:
        """The rooms in memory."""
        return list(self._rooms.values())

    async def get(self, id: str) -> Room | None:
        """The room of a match, loaded if need be; None if there is no such match."""
        if not ID.fullmatch(id):
            return None
        room = self._rooms.get(id)
        if room is None:
            room = self._rooms[id] = Room(self._hall, id)
            self._hall.metrics.rooms.set(len(self._rooms))
        room.used = time.monotonic()
        room.visits += 1
        async with room.lock:
            if not room.loaded:
                try:
                    found = await room.load()
                except StorageFailed as error:
                    self._hall.storage_failed()
                    raise Refused("not-saved", NOT_SAVED) from error
                if not found:
                    self._drop(room)
                    return None
                await begin_if_full(room)
                room.broadcast()
                room.keeper.wake()
        return room

    async def revive(self) -> None:
        """Load again what was dropped when saving failed, where somebody listens."""
        for room in self.all():
            if not room.loaded and room.listeners:
                await self.get(room.id)

    def _drop(self, room: Room) -> None:
        """Forget a room."""
        if self._rooms.get(room.id) is room:
            del self._rooms[room.id]
        self._hall.metrics.rooms.set(len(self._rooms))

    async def asked(self, row: MatchRow) -> list[int]:
        """Who is asked in a running match; forgotten rooms are loaded once for it."""
        glance = self._glances.get(row.id)
        if row.id not in self._rooms and glance is not None and glance[0] == row.changed:
            return glance[1]
        room = await self.get(row.id)
        if room is None:
            return []
        async with room.lock:
            return room.match.asked() if room.match is not None else []

    # ------------------------------------------------------------------ work in the background

    async def sweep(self) -> None:
        """Forget rooms nobody uses, and wake those whose clock rings."""
        while True:
            await asyncio.sleep(min(SWEEP, self._hall.config.idle))
            now = time.monotonic()
            for room in self.all():
                idle = now - room.used > self._hall.config.idle
                if idle and not room.listeners and not room.lock.locked() and not room.keeper.busy():
                    self._put_to_sleep(room, now)
            for id in [id for id, when in self._alarms.items() if when <= now + SWEEP]:
                del self._alarms[id]
                await self._look_at(id)

    async def _look_at(self, id: str) -> Room | None:
        """Load a room because something is due; if that fails, somebody has to come."""
        try:
            return await self.get(id)
        except (Refused, StoreError) as error:
            self._hall.trouble("load", error, match=id)
            return None

    def _put_to_sleep(self, room: Room, now: float) -> None:
        """Forget a room, but not its clock."""
        due = room.keeper.next_due()
        if due is not None and due < 2 * SWEEP:
            return
        if due is not None:
            self._alarms[room.id] = now + due
        if room.match is not None:
            self._glances[room.id] = (room.row.changed, room.match.asked())
        room.keeper.stop()
        room.forget()  # a room and its keeper are a ring of garbage, which is seldom searched for
        self._drop(room)

    async def resume(self) -> None:
        """After the start: look once at every running match, so that bots and clocks go on at forsaken tables."""
        before: int | None = None
        while rows := await self._hall.run(self._hall.store.matches, ["running"], None, PAGE, before):
            for row in rows:
                if row.id not in self._rooms:
                    begun = time.monotonic()
                    room = await self._look_at(row.id)
                    if room is not None and room.visits == 1 and not room.keeper.busy() and not room.lock.locked():
                        # whoever else has asked for this room is about to listen to it: it has to stay
                        self._put_to_sleep(room, time.monotonic())
                    await asyncio.sleep(GENTLY * (time.monotonic() - begun))
            if rows[-1].changed == before:
                return
            before = rows[-1].changed

    async def follow(self) -> None:
        """Take in what other processes write, as soon as they tell, and by looking every second."""
        loop = asyncio.get_running_loop()
        heard: asyncio.Queue[tuple[str, int]] = asyncio.Queue()
        store = self._hall.store
        await self._hall.run(store.listen, lambda id, seq: _hand_over(loop, heard, (id, seq)))
        since = self._hall.now()
        told_at = time.monotonic()
        while True:
            if time.monotonic() - told_at > REPEAT:
                told_at = time.monotonic()
                self._tell_who_is_here()
            try:
                told = await asyncio.wait_for(heard.get(), POLL)
            except TimeoutError:
                since = await self._look(since)
            else:
                await self._take_in([told])

    async def _look(self, since: int) -> int:
        """Ask the store what was changed since a time; says from when on to ask next."""
        store = self._hall.store
        try:
            now = await self._hall.run(store.now)
            changed = await self._hall.run(store.changed_since, since - OVERLAP)
        except StorageFailed:
            self._hall.storage_failed()
            return since
        await self._take_in(changed)
        return now

    async def _take_in(self, told: list[tuple[str, int]]) -> None:
        """Follow what was told; a match that cannot be read now is looked at again."""
        for id, seq in told:
            try:
                await self._hear(id, seq)
            except (StoreError, Refused) as error:
                self._hall.trouble("follow", error, match=id)

    def _tell_who_is_here(self) -> None:
        """Tell other processes of all who listen in this one."""
        for room in self.all():
            for seat in room.presence.seats():
                room.tell_others(seat)

    async def _hear_of_seat(self, told: str, number: int) -> None:
        """Another process tells whether a seat is there."""
        id, process, seat = told.split("/")
        room = self._rooms.get(id)
        if room is None or process == self._hall.process:
            return
        if room.presence.hear(process, int(seat), number % 2 == 1, self._hall.now()):
            await room.tell_presence()

    async def _hear(self, id: str, seq: int) -> None:
        """A match may have been changed, or somebody came or went."""
        if "/" in id:
            await self._hear_of_seat(id, seq)
            return
        room = self._rooms.get(id)
        if room is None or not room.loaded or room.lock.locked():
            return  # whoever holds the lock finds out by itself, or the next look does
        match = room.match
        if match is None or match.dealer is None or seq > len(match.record.entries):
            await room.catch_up()


def _hand_over(loop: asyncio.AbstractEventLoop, heard: asyncio.Queue[tuple[str, int]], told: tuple[str, int]) -> None:
    """From the store's thread into the loop; nothing more once that is closed."""
    if not loop.is_closed():
        loop.call_soon_threadsafe(heard.put_nowait, told)
