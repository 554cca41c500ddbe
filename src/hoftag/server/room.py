"""One match in memory. Every change is saved before anybody hears of it; nobody is waited for while it is locked."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Collection
from dataclasses import replace
from typing import Any, Final

from hoftag.core.contract import SPECTATOR
from hoftag.core.errors import HoftagError
from hoftag.core.record import MOVE, Entry, Record, read_entry
from hoftag.outlook import Outlook, outlook_of
from hoftag.server import loading, models
from hoftag.server.commands import By, Tell, perform, repeats, why
from hoftag.server.hall import Hall
from hoftag.server.keeping import Keeper
from hoftag.server.limits import busy
from hoftag.server.listening import Listener, Told
from hoftag.server.notices import Notice
from hoftag.server.presence import REPEAT, Presence, number, spoken
from hoftag.server.updates import Common, as_json, header_of, message, news
from hoftag.server.watching import Lag
from hoftag.store.contract import (
    MatchRow,
    MoveIdTaken,
    NewEntry,
    SeatRow,
    SeqTaken,
    StorageFailed,
    StoredEntry,
    StoreError,
)
from hoftag.table.deals import commitment
from hoftag.table.match import Match
from hoftag.table.refusal import Refused

Act = Callable[[Match, int], list[Entry]]
TRIES: Final = 5  # against other processes that write the same match
NOT_SAVED: Final = "the table cannot save at the moment, so nothing counts"


class Room:
    """A match, who listens to it, and its keeper. Its fields are read and changed only under `lock`."""

    def __init__(self, hall: Hall, id: str) -> None:
        """Empty until it is loaded."""
        self.hall = hall
        self.id = id
        self.lock = asyncio.Lock()
        self.row: MatchRow
        self.seats: list[SeatRow] = []
        self.commitment = ""
        self.match: Match | None = None
        self.frozen: Record | None = None  # what is stored of a match that does not fold
        self.lag: Lag | None = None
        self.loaded = False
        self.presence = Presence(hall.now())
        self.keeper = Keeper(self)
        self.used = time.monotonic()
        self.visits = 0  # how often somebody asked for it
        self._outlook: Outlook | None = None
        self._known: dict[str, int] = {}  # the entries of messages, by seat and id
        self._noticed: dict[int, int] = {}  # the question each seat was last told of

    # ------------------------------------------------------------------ loading

    async def load(self) -> bool:
        """Read and fold the match; False if there is none. Called under `lock`."""
        row, seats, entries = await self.hall.run(loading.stored, self.hall.store, self.id)
        if row is None:
            return False
        self.row, self.seats = row, seats
        self.commitment = commitment(row.id, row.secret)
        self.match = self.frozen = self.lag = None
        self._known = {entry.move_id: entry.seq for entry in entries if entry.move_id is not None}
        try:
            if row.status != "frozen":
                self.match = await self.hall.run(loading.folded, self.hall.shelf, row, entries)
        except Exception as error:
            await self._freeze(error)
        if self.match is None:
            lines = [read_entry(entry.data, entry.seq + 1) for entry in entries]
            self.frozen = Record(header_of(row), lines)
        self.loaded = True
        return True

    async def _freeze(self, error: Exception) -> None:
        """A match that does not fit the rules of this program can be read and closed, no more."""
        self.hall.trouble("fold", error, match=self.id)
        self.hall.metrics.frozen.inc()
        self.match = None
        if self.row.status != "closed":
            await self.hall.run(self.hall.store.set_status, self.id, "frozen")
            self.row = replace(self.row, status="frozen")

    async def catch_up(self) -> None:
        """Fold what another process has written, and tell everybody."""
        async with self.lock:
            if not self.loaded:
                return
            match = self.match
            if match is None or match.dealer is None:
                await self.load()
            else:
                entries = await self.hall.run(self.hall.store.entries, self.id, len(match.record.entries))
                if not entries:
                    return
                try:
                    for entry in entries:
                        match.add(read_entry(entry.data, entry.seq + 1), entry.at)
                except Exception as error:
                    await self._freeze(error)
                    await self.load()
                self._note_stored(entries)
            self._changed()

    # ------------------------------------------------------------------ changing

    async def command(self, seat: int, message: models.AnyMessage, tell: Tell) -> None:
        """Do what a seat asks for, once, and tell it so: an `ack`, or a `why`; who asks for a hint is told it later."""
        async with self.lock:
            self.used = time.monotonic()
            if isinstance(message, models.Why):
                tell(why(self.playable(), seat, message))
                return
            move_id = f"{seat}:{message.id}"

            def acknowledge(seq: int) -> None:
                if not isinstance(message, models.Hint):
                    tell({"type": "ack", "id": message.id, "i": self.playable().stream(seat).shown_as(seq)})

            for _ in range(TRIES):
                try:
                    seq = self._known.get(move_id)
                    if seq is None:
                        by = By(seat, move_id, acknowledge)
                        await self.change(lambda m, now: perform(m, seat, message, now, self._may_take), by)
                        self.hall.metrics.first_acks.inc()
                    elif not repeats(self.playable(), seat, message, self.playable().record.entries[seq - 1]):
                        raise Refused("conflict", "this id was used for something else")
                    else:
                        self.hall.metrics.repeated_acks.inc()
                        acknowledge(seq)
                except (SeqTaken, MoveIdTaken):
                    continue  # another process was first: what it wrote is folded by now
                return
        raise busy(1)

    async def change(self, act: Act, by: By | None = None) -> None:
        """Let an act add entries, save them, tell everybody: first who asked for it. Called under `lock`."""
        match = self.playable()
        if not self.hall.ready or self.hall.stopping:
            raise Refused("not-saved", NOT_SAVED)
        try:
            now = self.hall.now()
            entries = act(match, now)
        except Refused:
            raise
        except Exception as error:
            self.hall.trouble("act", error, match=self.id, entry=len(match.record.entries))
            await self.load()  # whatever was changed half is forgotten
            raise Refused("not-saved", "something went wrong that never should; nothing was changed") from error
        new = [NewEntry(e.n, by.move_id if by and e is entries[0] else None, e.dump()) for e in entries]
        status = match.status() if match.dealer is not None else self.row.status
        await self._save(new, None if status == self.row.status else status)
        match.clock.restamp(now, match.times[-1])
        for entry in entries:
            if entry.kind == MOVE and entry.seat >= 0:
                metrics = self.hall.metrics
                (metrics.bot_moves if match.driven(entry.seat) else metrics.human_moves).inc()
        common = Common(self, match)
        if by is not None:
            self.broadcast([by.seat], common)
            by.acknowledge(entries[0].n)
        self._changed(None if by is None else by.seat, common)
        self._notify(match)

    async def _save(self, new: list[NewEntry], status: str | None) -> None:
        """Store entries in one transaction; if that fails, forget them."""
        begun = time.perf_counter()
        try:
            stored = await self.hall.run(self.hall.store.append, self.id, new, status)
        except (SeqTaken, MoveIdTaken):
            await self._reload()
            raise
        except StorageFailed as error:
            self.hall.storage_failed()
            self.forget()
            raise Refused("not-saved", NOT_SAVED) from error
        except StoreError as error:
            self.hall.trouble("append", error, match=self.id)
            await self._reload()
            raise Refused("not-saved", NOT_SAVED) from error
        self.hall.metrics.append.observe(time.perf_counter() - begun)
        self.hall.store.announce(self.id, stored[-1].seq)
        self._note_stored(stored)
        if status is not None:
            self.row = replace(self.row, status=status)

    def _note_stored(self, stored: list[StoredEntry]) -> None:
        """Entries count from now on, with the times and ids they were stored with."""
        match = self.match
        if match is None:
            return
        for entry in stored:
            match.times[entry.seq - 1] = entry.at
            if entry.move_id is not None:
                self._known[entry.move_id] = entry.seq
        status = match.status() if match.dealer is not None else self.row.status
        self.row = replace(self.row, changed=stored[-1].at, status=status)

    async def _reload(self) -> None:
        """Read everything anew, and tell what others have written."""
        try:
            await self.load()
        except StorageFailed as error:
            self.hall.storage_failed()
            self.forget()
            raise Refused("not-saved", NOT_SAVED) from error
        self._changed()

    def forget(self) -> None:
        """Drop what is in memory; the next who asks loads it again."""
        self.loaded = False
        self.match = self.frozen = self.lag = self._outlook = None
        self._known = {}

    def playable(self) -> Match:
        """The match, if it can go on."""
        if not self.loaded:
            raise Refused("not-saved", NOT_SAVED)
        if self.match is None:
            raise Refused("frozen", "the match does not fit the rules of this version; it can be read and closed")
        if self.row.status == "closed":
            raise Refused("not-running", "the match was closed")
        return self.match

    def _may_take(self, seat: int) -> None:
        """Refuse a take-over of a seat that is here, not asked, or not away for long enough."""
        match = self.playable()
        if self.here(seat) or seat not in match.asked() or self.seats[seat].kind != "human":
            raise Refused("not-yours", "this seat is not yours, and it is not missing")
        since = max(self.presence.away_since(seat), match.clock.asked_since(seat) or 0)
        left = since + match.settings.grace * 1000 - self.hall.now()
        if self.hall.several:  # others may not yet have said who is there
            left = max(left, self.presence.begun + int(1000 * REPEAT) - self.hall.now())
        if left > 0:
            raise Refused("not-yours", "this seat may be away a little longer", {"seconds": -(-left // 1000)})

    # ------------------------------------------------------------------ showing

    def shown(self, viewer: int) -> Match | None:
        """What a viewer sees the table by; spectators later, or not at all before the end."""
        match = self.match
        if match is None or viewer != SPECTATOR or match.over:
            return match
        if match.settings.spectators != "delayed":
            return None
        if self.lag is None:
            self.lag = Lag(match)
        self.lag.follow(self.hall.now())
        return self.lag.match

    def _changed(self, told: int | None = None, common: Common | None = None) -> None:
        """After a change: tell everybody who has not been told, and wake the keeper."""
        self.broadcast({listener.viewer for listener in self.listeners} - {told}, common)
        self.keeper.wake()

    def broadcast(self, viewers: Collection[int] | None = None, common: Common | None = None) -> None:
        """Send an update to all who listen, or only as some viewers, and for whom something has changed.

        `common` is what all seats are told, if it has been made already.
        """
        alike = {} if common is None else {False: common}  # by whether it is for spectators
        made: dict[Told, tuple[list[dict[str, Any]], str]] = {}
        texts: dict[tuple[Told, int], str] = {}
        for listener in self.listeners:
            if viewers is not None and listener.viewer not in viewers:
                continue
            key = listener.told
            if key not in made:
                watches = key.viewer == SPECTATOR
                if watches not in alike:
                    alike[watches] = Common(self, self.shown(key.viewer))
                items, rest = news(self, key, alike[watches])
                made[key] = (items, as_json(rest))
            items, told = made[key]
            if listener.sent > len(items):
                listener.sent = 0  # it knows more than there is: begin anew
            if listener.sent == len(items) and listener.rest == told:
                continue
            text = texts.get((key, listener.sent)) or message(items, listener.sent, told, self.hall.now())
            texts[key, listener.sent] = text
            listener.sent, listener.rest = len(items), told
            listener.put(text)

    def outlook(self, match: Match) -> Outlook:
        """What the things of a match tell; made when somebody wants to know."""
        if self._outlook is None:
            self._outlook = outlook_of(match.game, match.seats)
        return self._outlook

    def update(self, told: Told, since: int) -> str:
        """One update for who asks once."""
        items, rest = news(self, told, Common(self, self.shown(told.viewer)))
        return message(items, since if since <= len(items) else 0, as_json(rest), self.hall.now())

    # ------------------------------------------------------------------ who is here

    @property
    def listeners(self) -> list[Listener]:
        """Who listens in this process."""
        return self.presence.listeners

    def attach(self, listener: Listener) -> None:
        """Somebody listens from now on; at first all is sent that he does not know. Called under `lock`."""
        limits = self.hall.limits
        most = limits.watchers if listener.viewer == SPECTATOR else limits.sockets
        if sum(other.viewer == listener.viewer for other in self.listeners) >= most:
            raise busy(5)
        self.listeners.append(listener)
        self.hall.metrics.sockets.inc()
        self.used = time.monotonic()
        self.tell_others(listener.viewer)
        self.broadcast()
        self.keeper.wake()

    def detach(self, listener: Listener) -> None:
        """Somebody has gone; the others are told soon."""
        self.listeners.remove(listener)
        self.hall.metrics.sockets.dec()
        if listener.viewer >= 0:
            self.touch(listener.viewer)
            self.tell_others(listener.viewer)
            if not self.hall.stopping and self.listeners:
                self.hall.start(self.tell_presence())

    async def tell_presence(self) -> None:
        """Tell who is here."""
        async with self.lock:
            if self.loaded:
                self.broadcast()

    def here(self, seat: int) -> bool:
        """Whether somebody listens in a seat."""
        return self.presence.here(seat, self.hall.now())

    def all_here(self) -> set[int]:
        """All seats in which somebody listens."""
        return self.presence.all_here(self.hall.now())

    def touch(self, seat: int) -> None:
        """A seat was here just now."""
        self.presence.touch(seat, self.hall.now())
        self.used = time.monotonic()

    def tell_others(self, seat: int) -> None:
        """Tell other processes whether a seat is here."""
        if self.hall.several and seat >= 0:
            here = number(seat in self.presence.seats(), self.hall.now())
            self.hall.store.announce(spoken(self.id, self.hall.process, seat), here)

    def _notify(self, match: Match) -> None:
        """Send notices to people who are asked and not here, one for each question."""
        if not self.hall.notices.wanted():
            return
        for seat in match.asked():
            number = match.stream(seat).question
            if match.driven(seat) or self._noticed.get(seat) == number:
                continue
            self._noticed[seat] = number
            if not self.here(seat):
                self.hall.start(self._send_notice(seat))

    async def _send_notice(self, seat: int) -> None:
        """Hand a notice over to be sent."""
        user = self.seats[seat].user
        try:
            found = None if user is None else await self.hall.run(self.hall.store.user, user)
        except HoftagError as error:
            self.hall.trouble("notice", error, match=self.id)
            return
        login = found.login if found is not None else None
        self.hall.notices.add(Notice(self.id, self.row.game, seat, login if login and "@" in login else None))
