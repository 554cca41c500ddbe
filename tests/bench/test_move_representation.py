"""The two versions of the small game in `move_representation` play the same games, so comparing them is fair."""

import os
import subprocess
import sys
from pathlib import Path

FOLDER = Path(__file__).parent / "move_representation"


def check(version: str) -> list[str]:
    """Decisions of 200 seeded games, and a sum over their results."""
    answer = subprocess.run(
        [sys.executable, str(FOLDER / "run.py"), "worker", version],
        env={**os.environ, "PYTHONPATH": str(FOLDER)},
        input="check 0\n",
        capture_output=True,
        text=True,
        check=True,
    )
    return answer.stdout.split()


def test_objects_and_numbers_play_the_same_games():
    decisions, total, plain = check("moves_as_objects")
    assert int(decisions) > 200 * 32
    assert plain == "True"
    assert check("moves_as_ints") == [decisions, total, plain]
