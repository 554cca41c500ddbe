"""Processes and clusters play the same shards, byte for byte, and outlive the loss of a worker."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from dataclasses import dataclass
from io import StringIO
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from rich.console import Console

from hoftag.lab import cluster, local
from hoftag.lab.arena import play_run
from hoftag.lab.cluster import Cluster
from hoftag.lab.errors import LabError
from hoftag.lab.local import Pool, here
from hoftag.lab.shards import RunFolder, play_shard
from hoftag.threads import ONE_THREAD


@pytest.fixture
def plan(small_plan):
    return small_plan(blocks=8, shard_blocks=2)


@pytest.fixture
def shards(plan):
    return {played.number: played.shard for played in here(plan, range(4))}


def test_a_pool_plays_the_same_shards(plan, shards):
    before = dict(os.environ)
    assert {played.number: played.shard for played in Pool(2)(plan, range(4))} == shards
    assert dict(os.environ) == before


def test_processes_have_one_thread_each(monkeypatch):
    with local._one_thread():
        assert {name: os.environ[name] for name in ONE_THREAD} == ONE_THREAD
    assert "OPENBLAS_NUM_THREADS" in ONE_THREAD


def test_a_process_that_dies_is_replaced(plan, shards):
    """The first process is killed while it has a shard to play."""
    made: list[Any] = []

    class Mortal(local._Worker):
        def ask(self, number: int) -> None:
            if not made:
                made.append(self)
                os.kill(self._process.pid or 0, signal.SIGKILL)
                self._process.join()
            super().ask(number)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(local, "_Worker", Mortal)
        assert {played.number: played.shard for played in Pool(1)(plan, range(4))} == shards
    assert len(made) == 1


def test_a_shard_that_kills_every_process_is_given_up(plan, monkeypatch):
    class Doomed:
        def __init__(self, plan):
            self.shard = None
            self.pipe = os.open(os.devnull, os.O_RDONLY)

        def ask(self, number):
            self.shard = number

        def answer(self):
            raise EOFError

        def replaced(self, number):
            self.end()
            other = Doomed(None)
            other.ask(number)
            return other

        def end(self):
            os.close(self.pipe)

    monkeypatch.setattr(local, "_Worker", Doomed)
    monkeypatch.setattr(local, "wait", list)
    with pytest.raises(LabError, match="shard 0: 3 processes have died over it"):
        list(Pool(1)(plan, range(4)))


def test_what_goes_wrong_in_a_process_is_told_here(plan):
    object.__setattr__(plan, "game", "hearts")
    with pytest.raises(LabError, match="shard 0: SetupError: there is no game 'hearts'"):
        list(Pool(1)(plan, [0]))


def test_who_stops_listening_ends_the_processes(plan):
    playing = Pool(2)(plan, range(4))
    next(playing)
    crew = playing.gi_frame.f_locals["crew"]
    playing.close()
    assert [worker._process.is_alive() for worker in crew] == [False, False]


ARENA = """
import os, signal, time
from hoftag.lab.local import spread

if __name__ == "__main__":
    playing = spread(time.sleep, [0, 600], 1)
    next(playing)
    print(playing.gi_frame.f_locals["crew"][0]._process.pid, flush=True)
    os.kill(os.getpid(), signal.SIGKILL)
"""
TRAINING = """
import os, signal
from multiprocessing import active_children
from pathlib import Path
from hoftag.lab.recipe import Recipe
from hoftag.lab.train import Run

def stop(progress):
    print(active_children()[0].pid, flush=True)
    os.kill(os.getpid(), signal.SIGKILL)

if __name__ == "__main__":
    recipe = Recipe("tallinn", 2, rounds=2, games=16, every=2, trial=4, hidden=(8, 4))
    Run(Path(__file__).with_suffix(""), recipe).go_on(1, stop)
"""


@pytest.mark.parametrize("work", [ARENA, TRAINING], ids=["arena", "training"])
def test_processes_end_with_the_one_that_started_them(work, tmp_path):
    """Killed outright it cannot end them itself, and nobody takes what they do any more."""
    script = tmp_path / "orphaned.py"
    script.write_text(work)
    told = subprocess.run([sys.executable, str(script)], capture_output=True, text=True, timeout=60, check=False)
    process = Path("/proc", told.stdout.strip())
    assert told.stdout.strip().isdigit(), told.stderr
    for _ in range(300):
        if not process.exists() or process.joinpath("stat").read_text().rsplit(")", 1)[1].split()[0] == "Z":
            return
        time.sleep(0.1)
    pytest.fail("the process is still there")


@dataclass(eq=False)
class Promise:
    """What an actor will answer."""

    number: int
    thing: Any
    words: Any


class Ray:
    """What we use of Ray, in one process. The actors in `mortal`, by number, are lost at their first shard."""

    def __init__(self, mortal: tuple[int, ...] = ()) -> None:
        self.exceptions = SimpleNamespace(RayError=type("RayError", (Exception,), {}))
        self.mortal = mortal
        self.calls: list[str] = []
        self.settings: dict[str, Any] = {}
        self.actors = 0

    def init(self, **settings: Any) -> None:
        self.settings = settings

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": 3.0}

    def remote(self, num_cpus: int) -> Any:
        assert num_cpus == 1
        return lambda made: SimpleNamespace(remote=lambda: self._actor(made()))

    def _actor(self, thing: Any) -> Any:
        number = self.actors
        self.actors += 1
        return SimpleNamespace(play=SimpleNamespace(remote=lambda *words: Promise(number, thing, words)))

    def wait(self, asked: list[Any], num_returns: int) -> tuple[list[Any], list[Any]]:
        return asked[-num_returns:], asked[:-num_returns]

    def get(self, answer: Any) -> Any:
        if answer.number in self.mortal:
            raise self.exceptions.RayError
        return answer.thing.play(*answer.words)

    def kill(self, actor: Any) -> None:
        self.calls.append("kill")

    def shutdown(self) -> None:
        self.calls.append("shutdown")


@pytest.fixture
def ray(monkeypatch):
    def use(*mortal: int) -> Ray:
        stand_in = Ray(mortal)
        monkeypatch.setattr(cluster, "import_module", lambda name: stand_in)
        return stand_in

    return use


def test_a_cluster_plays_the_same_shards(plan, shards, ray):
    stand_in = ray()
    assert {played.number: played.shard for played in Cluster(None, 2)(plan, range(4))} == shards
    assert stand_in.actors == 2
    assert stand_in.settings["num_cpus"] == 2
    assert stand_in.settings["runtime_env"] == {"env_vars": ONE_THREAD}
    assert stand_in.calls == ["shutdown"]


def test_a_cluster_with_an_address_uses_all_its_cores(plan, shards, ray):
    stand_in = ray()
    assert {played.number: played.shard for played in Cluster("auto", None)(plan, range(4))} == shards
    assert (stand_in.actors, stand_in.settings["address"]) == (3, "auto")
    assert "num_cpus" not in stand_in.settings


def test_a_lost_shard_is_played_again(plan, shards, ray):
    stand_in = ray(0, 2)
    assert {played.number: played.shard for played in Cluster(None, 2)(plan, range(4))} == shards
    assert stand_in.actors == 4


def test_a_shard_that_is_always_lost_is_given_up(plan, ray):
    stand_in = ray(*range(10))
    with pytest.raises(LabError, match="shard 0: lost 3 times"):
        list(Cluster(None, 1)(plan, range(4)))
    assert stand_in.calls[-1] == "shutdown"


def test_what_goes_wrong_on_a_cluster_is_told_here(plan, ray):
    ray()
    object.__setattr__(plan, "game", "hearts")
    with pytest.raises(LabError, match="there is no game 'hearts'"):
        list(Cluster(None, 1)(plan, [0]))


def test_an_interrupted_cluster_run_goes_on_in_processes(plan, shards, ray, tmp_path, files):
    stand_in = ray()
    folder = RunFolder.begin(tmp_path / "run", plan)
    playing = Cluster(None, 2)(plan, range(4))
    folder.save(next(playing))
    playing.close()
    assert stand_in.calls == ["kill", "kill", "shutdown"]
    play_run(folder, here, Console(file=StringIO()))
    assert files(folder.path) == {f"{n:04d}.json": text.encode() for n, text in shards.items()}


def test_without_ray_the_extra_is_named(monkeypatch):
    def missing(name):
        raise ImportError(name)

    monkeypatch.setattr(cluster, "import_module", missing)
    with pytest.raises(LabError, match=r"^--ray needs Ray: install hoftag with the extra 'cluster'$"):
        Cluster(None, 2)


def test_a_cluster_that_is_not_there_is_one_line(plan, ray):
    stand_in = ray()

    def refuse(**_):
        raise ConnectionError("nobody there")

    stand_in.init = refuse
    with pytest.raises(LabError, match=r"--ray-address: Ray cannot be reached .nobody there"):
        list(Cluster("10.0.0.1:1", None)(plan, [0]))


def test_a_shard_does_not_depend_on_what_was_played_before(plan, shards):
    play_shard(plan, 3)
    assert play_shard(plan, 1).shard == shards[1]
