"""Objects or numbers for moves? Builds both versions with mypyc in a temporary folder and measures them in turns.

    python tests/bench/move_representation/run.py [rounds] [seconds]

Needs mypy (with mypyc), setuptools, mypy_extensions and a C compiler. What it found is told in the ADR on moves.
"""

import importlib
import os
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from statistics import median

HERE = Path(__file__).resolve().parent
SOURCES = ["parts.py", "moves_as_objects.py", "moves_as_ints.py"]
VERSIONS = ["moves_as_objects", "moves_as_ints"]
BUILDS = ["plain", "compiled"]
KINDS = ["driven", "inside"]
SETUP = """
from mypyc.build import mypycify
from setuptools import setup

modules = mypycify(["--strict", *{sources!r}], opt_level="3", debug_level="0", group_name="moves")
setup(name="moves", ext_modules=modules)
"""


def driven(version, rng, games):
    """Random games whose loop runs here, through the interface of the small game."""
    decisions = 0
    for _ in range(games):
        s = version.State()
        version.deal(s, rng)
        while asked := version.pending(s):
            for decision in asked:
                moves = decision.moves
                version.apply(s, decision.seat, moves[rng.below(len(moves))])
            decisions += len(asked)
            version.deal(s, rng)
    return decisions


def work(name):
    """A worker: for every line "kind seconds" the decisions a second; "check" tells a sum over 200 games."""
    version = importlib.import_module(name)
    rng = importlib.import_module("parts").Rng(1520)
    for line in sys.stdin:
        kind, seconds = line.split()
        if kind == "check":
            print(*version.inside(type(rng)(7), 200), str(version.__file__).endswith(".py"), flush=True)
            continue
        decisions = 0
        start = time.process_time()
        end = time.perf_counter() + float(seconds)
        while time.perf_counter() < end:
            decisions += driven(version, rng, 4) if kind == "driven" else version.inside(rng, 20)[0]
        print(decisions / (time.process_time() - start), flush=True)


def prepare(folder):
    """The sources, and beside them the compiled build."""
    for build in BUILDS:
        (folder / build).mkdir()
        for source in SOURCES:
            shutil.copy(HERE / source, folder / build)
    (folder / "compiled" / "setup.py").write_text(SETUP.format(sources=SOURCES))
    command = [sys.executable, "setup.py", "-q", "build_ext", "--inplace"]
    subprocess.run(command, cwd=folder / "compiled", check=True, stdout=subprocess.DEVNULL)


def ask(worker, *words):
    """One line to a worker and one back."""
    print(*words, file=worker.stdin, flush=True)
    return worker.stdout.readline().split()


def main(rounds, seconds):
    """Build, check that all four play the same games, measure in turns, print the table."""
    rates = {}
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        prepare(folder)
        workers = {
            (build, version): subprocess.Popen(
                [sys.executable, str(HERE / "run.py"), "worker", version],
                env={**os.environ, "PYTHONPATH": str(folder / build), "PYTHONSAFEPATH": "1"},
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                text=True,
            )
            for build in BUILDS
            for version in VERSIONS
        }
        checks = {key: ask(worker, "check", 0) for key, worker in workers.items()}
        assert len({tuple(check[:2]) for check in checks.values()}) == 1, f"they play different games: {checks}"
        assert all(check[2] == str(build == "plain") for (build, _), check in checks.items()), "a build is mixed up"
        for n in range(-1, rounds):  # the first round only warms up
            for kind in KINDS:
                for key in list(workers) if n % 2 else reversed(workers):
                    rate = float(ask(workers[key], kind, seconds)[0])
                    if n >= 0:
                        rates.setdefault((*key, kind), []).append(rate)
        for worker in workers.values():
            worker.communicate()
    print("| build | loop | objects, decisions/s | numbers, decisions/s | numbers / objects (least to most) |")
    print("|---|---|---:|---:|---:|")
    for build in BUILDS:
        for kind in KINDS:
            objects, ints = (rates[build, version, kind] for version in VERSIONS)
            ratios = [b / a for a, b in zip(objects, ints, strict=True)]
            spread = f"{median(ratios):.2f} ({min(ratios):.2f} to {max(ratios):.2f})"
            print(f"| {build} | {kind} | {median(objects):,.0f} | {median(ints):,.0f} | {spread} |")


if __name__ == "__main__":
    if sys.argv[1:2] == ["worker"]:
        work(sys.argv[2])
    else:
        main(int(sys.argv[1]) if len(sys.argv) > 1 else 5, float(sys.argv[2]) if len(sys.argv) > 2 else 0.5)
