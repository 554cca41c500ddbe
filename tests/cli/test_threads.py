"""The command uses one thread: nets are small, and more threads only take the time of other processes."""

import os
import subprocess
import sys

import pytest

from hoftag.threads import ONE_THREAD

TOLD = """
import hoftag.cli, os, sys
assert "numpy" not in sys.modules, "it is loaded before it is told"
import hoftag.cli.main
print(os.environ["OPENBLAS_NUM_THREADS"], os.environ["OMP_NUM_THREADS"])
"""


@pytest.mark.parametrize(("chosen", "told"), [({}, "1 1"), ({"OPENBLAS_NUM_THREADS": "3"}, "3 1")])
def test_numpy_is_told_before_it_is_loaded(chosen, told):
    environment = {name: value for name, value in os.environ.items() if name not in ONE_THREAD} | chosen
    environment["PYTHONPATH"] = os.pathsep.join(path for path in sys.path if path)
    answer = subprocess.run([sys.executable, "-c", TOLD], env=environment, capture_output=True, text=True, check=True)
    assert answer.stdout.split() == told.split()
