"""`hoftag soak`: a short one finds nothing; unknown laws and games are one clear line."""

import subprocess
import sys

import pytest


def soak(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "hoftag.cli", "soak", *words], capture_output=True, text=True, check=False
    )


def test_a_short_soak_finds_nothing() -> None:
    done = soak("tallinn", "--games", "1", "--laws", "sound,twin-worlds")
    assert done.returncode == 0, done.stdout + done.stderr
    assert "0 findings; laws: sound, twin-worlds" in " ".join(done.stdout.split())


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["--laws", "gravity"], "there is no law 'gravity'"),
        (["hearts"], "there is no game 'hearts'"),
        (["--games", "0"], "--games"),
        (["--jobs", "none"], "--jobs"),
    ],
)
def test_bad_arguments_are_one_line(words: list[str], says: str) -> None:
    done = soak(*words)
    assert (done.returncode, len(done.stderr.splitlines())) == (2, 1)
    assert says in done.stderr
