"""Workers that do what none should: `python hostile.py MODE`. Started by tests only, through `command`."""

from __future__ import annotations

import json
import os
import pickle
import signal
import sys
import time
from collections.abc import Callable
from typing import Any, NoReturn


def say(*lines: bytes) -> None:
    os.write(1, b"".join(lines))


def hear() -> bytes:
    """Take in a question without understanding it."""
    return os.read(0, 1 << 20)


def for_ever() -> NoReturn:
    while True:
        time.sleep(60)


def answering(line: bytes) -> Callable[[], None]:
    """To every question the same."""

    def act() -> None:
        while hear():
            say(line)

    return act


def endless() -> None:
    hear()
    while True:
        say(b"a" * 4096)


def dies() -> None:
    hear()
    os.kill(os.getpid(), signal.SIGKILL)


def deaf() -> None:
    """Neither listens nor speaks nor goes."""
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    for_ever()


def closes() -> None:
    hear()
    os.close(1)
    for_ever()


def speaks_unasked() -> None:
    say(b'{"id": 1, "move": "keep"}\n')
    for_ever()


class Bomb:
    """Makes a folder when it is unpickled."""

    def __init__(self, path: str) -> None:
        self.path = path

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return (os.mkdir, (self.path,))


def bomb(path: str) -> bytes:
    return pickle.dumps(Bomb(path))


def understanding(reply: Callable[[Any], dict[str, object]], times: int = 1) -> Callable[[], None]:
    """Answers that know the question."""

    def act() -> None:
        from hoftag.bots import worker

        while (question := worker.read_question(sys.stdin.buffer)) is not None:
            say((json.dumps(reply(question)) + "\n").encode() * times)

    return act


def unlisted(question: Any) -> dict[str, object]:
    from hoftag.games import registry

    words = registry.game(question.game).words
    return {"id": question.id, "move": next(move.text for move in words.moves if move.text not in question.moves)}


def late(question: Any) -> dict[str, object]:
    time.sleep(question.seconds + 0.9)
    return {"id": question.id, "move": question.moves[0]}


def with_bots(watched: bool = False) -> Callable[[], None]:
    """The real worker, with bots that nobody ships."""

    def act() -> None:
        from hoftag.bots import registry, worker
        from hoftag.bots.contract import Bot

        def bot(choose: Callable[..., Any]) -> type[Bot]:
            return type("Planted", (Bot,), {"choose": lambda self, *asked: choose(*asked)})

        def hog(*_: Any) -> NoReturn:
            kept: list[bytes] = []
            while True:
                kept.append(b"x" * (8 << 20))

        def spin(*_: Any) -> NoReturn:
            while True:
                pass

        def fail(view: Any, *_: Any) -> NoReturn:
            raise ValueError(str(view.dump()))

        def opens(_: Any, decision: Any, *rest: Any) -> Any:
            with open("/etc/passwd"):
                return decision.moves[0]

        def slow(_: Any, decision: Any, *rest: Any) -> Any:
            time.sleep(0.2)
            return decision.moves[-1]

        def tardy(_: Any, decision: Any, *rest: Any) -> Any:
            time.sleep(1.0)
            return decision.moves[-1]

        def prints(_: Any, decision: Any, *rest: Any) -> Any:
            print("{}\n" * 9, flush=True)
            return decision.moves[-1]

        for choose in (hog, spin, fail, opens, slow, tardy, prints):
            registry.EVERY_GAME[choose.__name__] = bot(choose)
        if watched:
            watch(worker)
        worker.main()

    return act


def watch(worker: Any) -> None:
    """From the first question on, opening anything ends the process."""
    plain = worker.serve

    def forbid(event: str, _: Any) -> None:
        if event in ("open", "os.system", "subprocess.Popen", "os.fork", "ctypes.dlopen") or event.startswith(
            "socket."
        ):
            os._exit(3)

    def serve(*streams: Any) -> None:
        sys.addaudithook(forbid)
        plain(*streams)

    worker.serve = serve


MODES: dict[str, Callable[[], None]] = {
    "exits": lambda: sys.exit(3),
    "dies": dies,
    "deaf": deaf,
    "closes": closes,
    "endless": endless,
    "speaks-unasked": speaks_unasked,
    "bytes": answering(bytes(range(11, 256)) + b"\n"),
    "pickle": lambda: answering(bomb(sys.argv[1]) + b"\n")(),
    "empty-line": answering(b"\n"),
    "no-json": answering(b"bid 3\n"),
    "list": answering(b"[1]\n"),
    "deep": answering(b"[" * 60000 + b"\n"),
    "digits": answering(b'{"id": ' + b"1" * 6000 + b"}\n"),
    "id-true": answering(b'{"id": true, "move": "keep"}\n'),
    "id-float": answering(b'{"id": 1.0, "move": "keep"}\n'),
    "no-id": answering(b'{"move": "keep"}\n'),
    "long-line": answering(b'{"id": 1, "move": "' + b" " * 70000 + b'"}\n'),
    "wrong-id": understanding(lambda q: {"id": q.id + 1, "move": q.moves[0]}),
    "old-id": understanding(lambda q: {"id": q.id - 1, "move": q.moves[0]}),
    "unlisted": understanding(unlisted),
    "unknown": understanding(lambda q: {"id": q.id, "move": "fly moon"}),
    "number": understanding(lambda q: {"id": q.id, "move": 0}),
    "no-move": understanding(lambda q: {"id": q.id}),
    "twice": understanding(lambda q: {"id": q.id, "move": q.moves[0]}, times=2),
    "late": understanding(late),
    "bots": with_bots(),
    "watched": with_bots(watched=True),
}

if __name__ == "__main__":
    MODES[sys.argv.pop(1)]()
