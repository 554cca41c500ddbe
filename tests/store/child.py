"""Run as a process of its own by the tests: writers that are killed, traced, starved of disk, or race each other."""

from __future__ import annotations

import os
import random
import resource
import select
import signal
import sys
import threading
import time
from collections.abc import Callable

from hoftag.store import open_store
from hoftag.store.contract import MatchRow, MoveIdTaken, NewEntry, SeqTaken, StorageFailed, Store, StoreRefused

MATCHES = 4


def tell(text: str) -> None:
    """Print a line in one system call."""
    os.write(1, f"{text}\n".encode())


def make_matches(store: Store) -> dict[str, int]:
    """The matches, made if they are missing, and their last entries."""
    for number in range(MATCHES):
        if store.match(f"m{number}") is None:
            store.create_match(MatchRow(f"m{number}", "tallinn", 1, 1, "running", {}, {}, "00", None), [])
    return dict(store.changed_since(0))


def write_on(store: Store, match: str, last: int) -> None:
    """Append until killed and tell every entry that is stored."""
    end = time.monotonic() + 20  # should nobody be left to kill it
    while time.monotonic() < end:
        own = NewEntry(last + 1, f"{match}-{last + 1}", {"n": last + 1})
        store.append(match, [own, NewEntry(last + 2, None, {"n": last + 2})])
        last += 2
        tell(f"{match} {last}")


def killed(url: str, rounds: str) -> None:
    """Writers killed again and again at a random moment; this process only makes them."""
    for _ in range(int(rounds)):
        hear, say = os.pipe()
        child = os.fork()
        if child == 0:
            store = open_store(url)
            lasts = make_matches(store)
            os.write(say, b"!")
            threads = [threading.Thread(target=write_on, args=(store, *item)) for item in lasts.items()]
            for thread in threads:
                thread.start()
            for thread in threads:
                thread.join()
            os._exit(1)  # a writer ends only by an error
        os.close(say)
        ready, _, _ = select.select([hear], [], [], 30)
        assert ready, "the writer did not come up"
        os.close(hear)
        time.sleep(random.uniform(0.005, 0.15))
        os.kill(child, signal.SIGKILL)
        _, status = os.waitpid(child, 0)
        assert os.WIFSIGNALED(status), "the writer ended before it was killed"


def traced(url: str, number: str) -> None:
    """Append some entries and tell each; then go on after a failure as if nothing had been."""
    store = open_store(url)
    last = make_matches(store)["m0"]
    tell("READY")
    for seq in range(last + 1, last + 1 + int(number)):
        try:
            store.append("m0", [NewEntry(seq, f"id{seq}", {"n": seq, "text": "x" * 300})])
            tell(f"ACK {seq}")
        except StorageFailed:
            tell(f"FAILED {seq}")
    tell(f"HEALTHY {store.healthy()}")
    store.close()


def starved(url: str, number: str) -> None:
    """The same where no file may grow beyond a limit, as on a full disk; then the limit is lifted."""
    store = open_store(url)
    make_matches(store)
    _, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (800_000, hard))
    for seq in range(1, 1 + int(number)):
        try:
            store.append("m0", [NewEntry(seq, f"id{seq}", {"n": seq, "text": "x" * 3000})])
            tell(f"ACK {seq}")
        except StorageFailed:
            tell(f"FAILED {seq}")
            resource.setrlimit(resource.RLIMIT_FSIZE, (hard, hard))
    tell(f"HEALTHY {store.healthy()}")
    store.close()


def raced(url: str, name: str, rounds: str) -> None:
    """Four threads go for every number, all at the same moment in all processes, and tell those they won."""
    store = open_store(url)
    make_matches(store)
    tell("READY")
    begins = float(sys.stdin.readline())

    def run(own: str) -> None:
        for seq in range(1, int(rounds) + 1):
            time.sleep(max(0.0, begins + seq * 0.03 - time.time()))
            try:
                store.append("m0", [NewEntry(seq, f"{own}-{seq}", {"by": own})])
                tell(f"WON {seq} {own}")
            except SeqTaken:
                continue

    threads = [threading.Thread(target=run, args=(f"{name}{number}",)) for number in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    store.close()


def counted(url: str, failures: str, at_most: str) -> None:
    """Append entries, each under its id until it is known to be stored, until so many tries have failed."""
    store = open_store(url)
    make_matches(store)
    tell("READY")
    left = int(failures)
    for seq in range(1, int(at_most) + 1):
        stored = False
        while not stored:
            try:
                store.append("m0", [NewEntry(seq, f"id{seq}", {"n": seq})])
                tell(f"ACK {seq}")
                stored = True
            except MoveIdTaken:
                tell(f"KNOWN {seq}")
                stored = True
            except StorageFailed:
                tell(f"FAILED {seq}")
                left -= 1
        if left <= 0:
            break
    store.close()


def refused(url: str) -> None:
    """Try to open a store."""
    try:
        open_store(url).close()
        tell("OPENED")
    except StoreRefused as error:
        tell(f"REFUSED {error}")


if __name__ == "__main__":
    parts: list[Callable[..., None]] = [killed, traced, starved, raced, counted, refused]
    {part.__name__: part for part in parts}[sys.argv[1]](*sys.argv[2:])
