"""A match: the fold of its record. Every command checks first, then adds entries; nothing else changes it.

Who runs a match (the server, a test) stores the new entries and only then tells anybody. If storing fails, the match is
dropped and folded again from what is stored.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from typing import Any, Final

from hoftag.core.contract import ALL, NATURE, Game, Note
from hoftag.core.errors import HoftagError, IllegalMove, NotationError, RecordError
from hoftag.core.record import MOVE, RESULT, TABLE, UNDO, Entry, Header, Record, live, read_entry
from hoftag.core.recorder import Recorder, start
from hoftag.core.words import Move
from hoftag.table.branch import Branch, frontier_after
from hoftag.table.clock import Clock
from hoftag.table.deals import Dealer, commitment, lesson_dealer, no_dealer
from hoftag.table.refusal import Refused
from hoftag.table.settings import LONGEST_TEXT, OFF, Settings
from hoftag.table.stream import Stream, takes_back

SEED_BITS: Final = 62
ABANDONED: Final = "abandoned"
RESIGNED: Final = "resigned"
LATE: Final = "late"
ASKED: Final = "asked"


class Match:
    """One table from its beginning to its end."""

    def __init__(self, id: str, game: Game[Any, Any], header: Header, settings: Settings, secret: str) -> None:
        """Before anything was added; `open_match` and `load_match` make one that is of use."""
        self.id = id
        self.game = game
        self.settings = settings
        self.secret = secret
        self.recorder: Recorder[Any, Any] = start(game, header)
        self.recorder.state.notes = []
        self.times: list[int] = []  # of every entry, in milliseconds
        self.notes: dict[int, list[Note]] = {}  # by entry
        self.closing: set[int] = set()  # entries that closed a question
        self.drivers: list[str | None] = [None] * len(header.seats)  # the bot that sits in for somebody
        self.resigned: set[int] = set()
        self.hinted: set[int] = set()
        self.offer: dict[str, Any] | None = None  # somebody asks all to take back
        self.ended: dict[str, object] | None = None  # how it ended before its end
        self.nonces: dict[int, str] = {}
        self.dealer: Dealer | None = None
        self.copied = 0  # the last entry that was played elsewhere: nothing up to it is taken back
        self.clock = Clock(settings.clock, len(header.seats))
        self._streams: dict[int, Stream] = {}
        self._credited: dict[int, int] = {}  # entries for which a clock has stopped, and what was left then

    # ------------------------------------------------------------------ what there is

    @property
    def record(self) -> Record:
        """The record so far."""
        return self.recorder.record

    @property
    def seats(self) -> int:
        """How many seats there are."""
        return len(self.record.header.seats)

    @property
    def over(self) -> bool:
        """Whether nothing more can be played."""
        return self.ended is not None or bool(self.dealer and self.recorder.state.top < 0)

    def asked(self) -> list[int]:
        """The seats that have to answer."""
        if self.dealer is None or self.over:
            return []
        return [decision.seat for decision in self.game.pending(self.recorder.state) if decision.seat != NATURE]

    def stream(self, viewer: int) -> Stream:
        """What a seat or a spectator has been shown so far."""
        stream = self._streams.get(viewer)
        if stream is None:
            stream = self._streams[viewer] = Stream(viewer)
        stream.follow(self)
        return stream

    def kept_once(self, item: dict[str, Any]) -> dict[str, Any]:
        """An item as another viewer was shown it, if there is an equal one: most are, and they fill the memory."""
        place: int = item["i"] - 1
        for stream in self._streams.values():
            told = stream.items[place : place + 1]
            if told == [item]:
                return told[0]
        return item

    def status(self) -> str:
        """For the lobby."""
        return "over" if self.over else "running"

    # ------------------------------------------------------------------ folding

    def add(self, entry: Entry, at: int) -> None:
        """Fold a stored entry; what does not fit the rules is a RecordError."""
        try:
            if entry.kind == MOVE:
                before = int(self.recorder.state.closings)
                made = self.recorder.play(entry.seat, self.game.words.parse(entry.move))
                if (made.seen, made.opens) != (entry.seen, entry.opens):
                    raise RecordError(f"who may see entry {entry.n} was changed")
                self._moved(made, before, at)
            elif entry.kind == UNDO:
                self._took_back(self.recorder.undo(entry.seat, entry.target, entry.everybody), at)
            else:
                self.record.entries.append(entry)
                self._noted(entry, at)
        except HoftagError as error:
            raise RecordError(f"entry {entry.n}: {error}") from error

    def _moved(self, entry: Entry, before: int, at: int) -> None:
        """After a move was played."""
        self.times.append(at)
        if notes := self.recorder.state.take_notes():
            self.notes[entry.n] = notes
        if self.recorder.state.closings != before:
            self.closing.add(entry.n)
        self.offer = None
        asked = self.asked()
        if entry.seat != NATURE and (entry.seen == ALL or entry.seat not in asked):  # how many sealed moves make an
            self._credited[entry.n] = self.clock.answered(entry.seat, at)  # answer is a secret a clock must not tell
        self.clock.ask(asked, at)

    def _took_back(self, entry: Entry, at: int) -> None:
        """After something was taken back."""
        self.times.append(at)
        for taken in live(self.record.entries[: entry.n - 1]):
            if taken.n in self._credited and takes_back(entry, taken):
                self.clock.withdraw(taken.seat, self._credited.pop(taken.n))
        self.recorder.state.take_notes()
        self.offer = None
        self.clock.ask(self.asked(), at)

    def _noted(self, entry: Entry, at: int) -> None:
        """After an entry beside the moves."""
        self.times.append(at)
        if entry.kind == RESULT:
            return
        data: dict[str, Any] = entry.data
        seat = entry.seat
        what = data.get("what")
        if what == "entropy":
            self.nonces[seat] = str(data["nonce"])
        elif what == "begin":
            self._begun(entry)
        elif what == "takeover":
            self.drivers[seat] = str(data["bot"])
            if data.get("why") == RESIGNED:
                self.resigned.add(seat)
        elif what == "handback":
            self.drivers[seat] = None
        elif what == "hint":
            self.hinted.add(seat)
        elif what == "ask-undo":
            self.offer = {"seat": seat, "target": data["target"], "agreed": {seat}}
        elif what == "answer-undo":
            if self.offer is not None and data["yes"]:
                self.offer["agreed"].add(seat)
            else:
                self.offer = None
        elif what == "ended":
            self.ended = data
        self.clock.ask(self.asked(), at)

    def _begun(self, entry: Entry) -> None:
        """After the entry with which everybody sits; what was dealt elsewhere is not dealt again."""
        data: dict[str, Any] = entry.data
        lesson = int(data.get("lesson", 0))
        if self.dealer is None:
            nonces = [self.nonces[seat] for seat in range(self.seats)]
            self.dealer = lesson_dealer(lesson, self.seats) if lesson else Dealer(self.id, self.secret, nonces)
        for driven, bot in dict(data.get("bots", {})).items():
            self.drivers[int(driven)] = str(bot)
        branch = data.get("branch")
        if branch is not None:
            self.copied = entry.n + int(branch["moves"])

    # ------------------------------------------------------------------ commands

    def begin(self, nonces: list[str], bots: dict[int, str], now: int, branch: Branch | None = None) -> list[Entry]:
        """Everybody sits and has added chance: the deal is fixed, and NATURE begins. `bots` by seat.

        A branch begins with the moves of another match; NATURE goes on after them.
        """
        first = len(self.record.entries)
        self._write(NATURE, {"what": "commit", "match": self.id, "commit": commitment(self.id, self.secret)}, now)
        for seat, nonce in enumerate(nonces):
            self._write(seat, {"what": "entropy", "nonce": nonce}, now)
        begin: dict[str, object] = {"what": "begin", "bots": {str(seat): bot for seat, bot in bots.items()}}
        if self.settings.lesson:
            begin["lesson"] = self.settings.lesson
        if branch is not None:
            begin["branch"] = branch.dump()
        self._write(NATURE, begin, now)
        for seat, text in branch.moves if branch is not None else []:
            before = int(self.recorder.state.closings)
            self._moved(self.recorder.play(seat, self.game.words.parse(text)), before, now)
        self._deal(now)
        return self.record.entries[first:]

    def play(self, seat: int, text: str, question: int, now: int) -> list[Entry]:
        """A seat answers the question it was shown; NATURE's draws and the result follow at once."""
        self._check_running()
        move = self._parsed(text)
        if self.game.decision(self.recorder.state, seat) is None:
            raise Refused("not-asked", "this seat is not asked now", {"question": self.stream(seat).question})
        if question != self.stream(seat).question:
            said = "the question has changed since; look again"
            raise Refused("stale", said, {"question": self.stream(seat).question})
        before = int(self.recorder.state.closings)
        try:
            entry = self.recorder.play(seat, move)
        except IllegalMove as error:
            reason = error.reason
            more: dict[str, object] = {"rule": reason.rule, "reason": reason.key, "args": list(reason.args)}
            raise Refused("illegal", str(error), more) from error
        self._moved(entry, before, now)
        self._deal(now)
        return self.record.entries[entry.n - 1 :]

    def undo(self, seat: int, target: int, now: int) -> list[Entry]:
        """Take back one's own moves from an entry on, up to the information frontier."""
        self._check_running()
        if self.settings.undo == OFF:
            raise Refused("no-undo", "this table plays without taking back")
        self._check_own(target)
        try:
            entry = self.recorder.undo(seat, target)
        except RecordError as error:
            said = "this cannot be taken back alone: others have seen or answered since"  # numbers would tell secrets
            raise Refused("no-undo", said, {"frontier": self.stream(seat).undo_from(self)}) from error
        self._took_back(entry, now)
        self._deal(now)
        return self.record.entries[entry.n - 1 :]

    def ask_undo(self, seat: int, target: int, now: int) -> list[Entry]:
        """Ask all others to take everything back from an own entry on; bots agree."""
        self._check_running()
        if self.settings.undo != "all":
            raise Refused("no-undo", "this table takes nothing back by consent")
        if not any(trace.entry.n == target and trace.entry.seat == seat for trace in self.recorder.traces):
            raise Refused("no-undo", "this is no move of yours that could be taken back")
        self._check_own(target)
        if self.offer is not None:
            raise Refused("no-undo", "somebody is asking already", {"seat": self.offer["seat"]})
        first = self._write(seat, {"what": "ask-undo", "target": target}, now)
        return self._undo_if_agreed(first, now)

    def answer_undo(self, seat: int, yes: bool, now: int) -> list[Entry]:
        """Agree or not; when all have agreed, it is done."""
        self._check_running()
        if self.offer is None or seat in self.offer["agreed"]:
            raise Refused("no-offer", "nobody asks this seat to take something back")
        first = self._write(seat, {"what": "answer-undo", "yes": yes}, now)
        return self._undo_if_agreed(first, now)

    def _undo_if_agreed(self, first: Entry, now: int) -> list[Entry]:
        """The last consent takes back."""
        if self.offer is not None and all(
            seat in self.offer["agreed"] or self.driven(seat) for seat in range(self.seats)
        ):
            offer = self.offer
            self._took_back(self.recorder.undo(offer["seat"], offer["target"], everybody=True), now)
            self._deal(now)
        return self.record.entries[first.n - 1 :]

    def _check_own(self, target: int) -> None:
        """What was played in another match stays."""
        if target <= self.copied:
            raise Refused("no-undo", "this was played before the match branched off")

    def frontier(self, seat: int) -> int | None:
        """The earliest own entry a seat may take back alone."""
        return frontier_after(self.recorder, seat, self.copied)

    def bot_seed(self) -> int:
        """The chance of a bot's next answer; in a lesson the same for everybody."""
        if self.settings.lesson and self.dealer is not None:
            return self.dealer.below(len(self.record.entries) + 1, 2**SEED_BITS)
        return secrets.randbits(SEED_BITS)

    def driven(self, seat: int) -> bool:
        """Whether a bot sits there, for good or in for somebody."""
        return self.drivers[seat] is not None

    def chat(self, seat: int, text: str, now: int) -> list[Entry]:
        """Say something to the table."""
        if not self.settings.chat:
            raise Refused("bad-request", "this table plays without chat", {"field": "chat"})
        text = " ".join(text.split())
        if not text:
            raise Refused("bad-request", "an empty line says nothing", {"field": "text"})
        if len(text) > LONGEST_TEXT:
            raise Refused("too-long", f"a line has at most {LONGEST_TEXT} letters", {"field": "text"})
        return [self._write(seat, {"what": "chat", "text": text}, now)]

    def take_over(self, seat: int, bot: str, why: str, now: int) -> list[Entry]:
        """A bot plays for a seat from now on."""
        self._check_running()
        if self.driven(seat):
            raise Refused("taken", "a bot plays there already")
        first = self._write(seat, {"what": "takeover", "bot": bot, "why": why}, now)
        if why == RESIGNED and self.seats - len(self.resigned) == 1:
            places = {str(n): 1 + (n in self.resigned) for n in range(self.seats)}
            self._write(NATURE, {"what": "ended", "why": RESIGNED, "places": places}, now)
            self._reveal(now)
        return self.record.entries[first.n - 1 :]

    def resign(self, seat: int, now: int) -> list[Entry]:
        """Give up; the others go on with a bot in that seat. When one seat is left, it has won."""
        if seat in self.resigned:
            raise Refused("not-running", "this seat has resigned already")
        return self.take_over(seat, self.settings.bot, RESIGNED, now)

    def hand_back(self, seat: int, now: int) -> list[Entry]:
        """The person is back and plays on."""
        self._check_running()
        if not self.driven(seat):
            raise Refused("no-offer", "no bot sits in for this seat")
        if seat in self.resigned:
            raise Refused("not-running", "this seat has resigned")
        return [self._write(seat, {"what": "handback"}, now)]

    def hint(self, seat: int, now: int) -> list[Entry]:
        """Write down that a seat was given a hint."""
        self._check_running()
        if not self.settings.hints:
            raise Refused("no-offer", "this table plays without hints")
        return [self._write(seat, {"what": "hint"}, now)]

    # ------------------------------------------------------------------ small parts

    def _write(self, seat: int, data: dict[str, object], now: int) -> Entry:
        """An entry beside the moves."""
        entry = self.record.append(seat, TABLE)
        entry.data = data
        self._noted(entry, now)
        return entry

    def _deal(self, now: int) -> None:
        """NATURE draws until somebody is asked; after the end comes the result, then the secret."""
        assert self.dealer is not None
        while (decision := self.game.decision(self.recorder.state, NATURE)) is not None:
            before = int(self.recorder.state.closings)
            pick = self.dealer.pick(len(self.record.entries) + 1, decision.weights)
            self._moved(self.recorder.play(NATURE, decision.moves[pick]), before, now)
        if self.recorder.finish() is not None:
            self.times.append(now)
            self._reveal(now)

    def _reveal(self, now: int) -> None:
        """Show the secret, so that everybody can verify the deal."""
        self._write(NATURE, {"what": "reveal", "secret": self.secret}, now)

    def _check_running(self) -> None:
        """Most commands need a running match."""
        if self.dealer is None or self.over:
            raise Refused("not-running", "the match is not running")

    def _parsed(self, text: str) -> Move:
        """The move a text names."""
        try:
            return self.game.words.parse(text)
        except NotationError as error:
            raise Refused("unknown-move", str(error), {"field": "move"}) from error


def load_match(
    id: str,
    game: Game[Any, Any],
    header: Header,
    settings: Settings,
    secret: str,
    entries: Iterable[tuple[dict[str, object], int]],
    foreign: bool = False,
) -> Match:
    """Fold the stored entries, each with its time; what does not fit the rules is a RecordError naming the entry.

    A foreign record was dealt elsewhere: it need not say how, and nothing is dealt here.
    """
    match = Match(id, game, header, settings, secret)
    if foreign:
        match.dealer = no_dealer(match.seats)
    for data, at in entries:
        match.add(read_entry(data, len(match.record.entries) + 2), at)
    return match
