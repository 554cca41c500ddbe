"""A process in which bots think: questions come in on stdin, one JSON line for each goes out on stdout.

A question is four bytes of length and a pickle of plain things and one seat's view; never a state. Pickles come from
the server only: what a worker says is JSON, as a bot may be anybody's. To a question 7 the answer is
{"id": 7, "move": "bid 3", "ms": 1.25} or {"id": 7, "error": "ValueError at tallinn.py:120"}; errors are told without
their messages, which could name hidden cards in a log.

To see why a worker does not start: `python -m hoftag.bots.worker < /dev/null`.
"""

from __future__ import annotations

import argparse
import json
import math
import os
import pickle
import signal
import sys
import time
import traceback
from typing import BinaryIO, Final, NamedTuple

from hoftag.bots.contract import Budget
from hoftag.bots.levels import warm_up
from hoftag.bots.registry import make_bot
from hoftag.core.contract import Decision, View
from hoftag.core.rng import Rng
from hoftag.core.words import Move
from hoftag.games import registry

LENGTH: Final = 4  # bytes that say how long a question is
OPEN_FILES: Final = 16
NICENESS: Final = 10
OVERTIME: Final = 10  # seconds after which a worker that nobody ended ends itself


class Question(NamedTuple):
    """What a bot is asked. The edition's data are in the view, so that no file has to be read."""

    id: int
    game: str
    bot: str
    view: View
    seat: int
    step: int
    moves: list[str]  # in notation
    seed: int
    nodes: int | None
    seconds: float


def framed(question: Question) -> bytes:
    """A question as it is sent: for the server."""
    sent = pickle.dumps(tuple(question), pickle.HIGHEST_PROTOCOL)
    return len(sent).to_bytes(LENGTH, "big") + sent


def read_question(stream: BinaryIO) -> Question | None:
    """The next question; None when the server has hung up."""
    head = stream.read(LENGTH)
    length = int.from_bytes(head, "big")
    sent = stream.read(length) if len(head) == LENGTH else b""
    if not sent or len(sent) < length:
        return None
    return Question(*pickle.loads(sent))


def chosen(question: Question) -> Move:
    """The bot's move."""
    words = registry.game(question.game).words
    moves = [words.parse(text) for text in question.moves]
    decision = Decision(question.seat, question.step, moves, [])
    budget = Budget(question.nodes, question.seconds)
    return make_bot(question.bot, question.game).choose(question.view, decision, Rng(question.seed), budget)


def respond(question: Question) -> dict[str, object]:
    """The answer to one question. Without memory there is none: the process ends, and another one begins anew."""
    begun = time.perf_counter()
    try:
        move = chosen(question)
    except MemoryError:
        raise
    except Exception as error:
        return {"id": question.id, "error": told(error)}
    return {"id": question.id, "move": move.text, "ms": round(1000 * (time.perf_counter() - begun), 3)}


def told(error: Exception) -> str:
    """What went wrong and where, without the message."""
    last = traceback.extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__} at {os.path.basename(last.filename)}:{last.lineno}"


def shut_in(memory_mb: int) -> None:
    """Give up what a bot does not need: inherited files, much memory, many files, writing, processes, dumps, haste."""
    import resource  # not at the top: a server imports this module on systems that lack it, too

    signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever started this process ends it
    os.closerange(3, os.sysconf("SC_OPEN_MAX"))
    limits = [(resource.RLIMIT_NOFILE, OPEN_FILES)]
    limits += [(resource.RLIMIT_CORE, 0), (resource.RLIMIT_FSIZE, 0), (resource.RLIMIT_NPROC, 0)]
    if sys.platform != "darwin":  # which knows this limit and refuses it
        limits.append((resource.RLIMIT_AS, memory_mb << 20))
    for kind, most in limits:
        resource.setrlimit(kind, (most, most))
    os.nice(NICENESS)


def serve(questions: BinaryIO, answers: BinaryIO) -> None:
    """Answer until the server hangs up. A bot that thinks on after that is ended by the alarm."""
    while (question := read_question(questions)) is not None:
        signal.alarm(math.ceil(question.seconds) + OVERTIME)
        answers.write(json.dumps(respond(question)).encode() + b"\n")
        answers.flush()
        signal.alarm(0)


def main() -> None:
    """Get ready, then answer; whatever a bot prints goes to stderr."""
    parser = argparse.ArgumentParser(prog="hoftag.bots.worker", description="A process in which bots think.")
    parser.add_argument("--memory-mb", type=int, default=512, help="address space in MiB")
    memory_mb: int = parser.parse_args().memory_mb
    shut_in(memory_mb)
    for id in registry.ids():  # read now: later no file is opened
        warm_up(id)
    with os.fdopen(os.dup(1), "wb") as answers:
        os.dup2(2, 1)
        serve(sys.stdin.buffer, answers)


if __name__ == "__main__":
    main()
