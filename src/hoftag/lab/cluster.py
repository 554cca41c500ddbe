"""The same shards on a cluster, by Ray: actors of one core each. A lost shard is played again."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from functools import partial
from importlib import import_module
from typing import Any

from hoftag.lab.errors import LabError
from hoftag.lab.local import TRIES
from hoftag.lab.plan import Plan
from hoftag.lab.shards import Played, attempt, play_shard
from hoftag.threads import ONE_THREAD


class ShardActor:
    """What Ray starts on a core."""

    def play(self, plan: Plan, number: int) -> Played | str:
        """A shard, or what went wrong."""
        return attempt(partial(play_shard, plan), number)


class Cluster:
    """Actors on Ray. Called with a plan and the numbers of shards, it plays them in any order."""

    def __init__(self, address: str | None, workers: int | None) -> None:
        """Without an address Ray is started on this machine; without a number of workers all cores are used."""
        try:
            self._ray: Any = import_module("ray")
        except ImportError as error:
            raise LabError("--ray needs Ray: install hoftag with the extra 'cluster'") from error
        self._address = address
        self._workers = workers

    def __call__(self, plan: Plan, numbers: Sequence[int]) -> Generator[Played]:
        """Play; whoever stops listening ends the actors at once."""
        ray = self._ray
        self._start()
        made = ray.remote(num_cpus=1)(ShardActor)
        left = list(reversed(numbers))
        tries: dict[int, int] = {}
        asked: dict[Any, tuple[Any, int]] = {}
        try:
            for _ in range(min(self._workers or self._cores(), len(numbers))):
                self._ask(asked, made.remote(), plan, left.pop())
            while asked:
                ready, _ = ray.wait(list(asked), num_returns=1)
                for answer in ready:
                    actor, number = asked.pop(answer)
                    try:
                        told: Played | str = ray.get(answer)
                    except ray.exceptions.RayError as error:
                        tries[number] = tries.get(number, 0) + 1
                        if tries[number] == TRIES:
                            raise LabError(f"shard {number}: lost {TRIES} times ({type(error).__name__})") from error
                        self._ask(asked, made.remote(), plan, number)
                        continue
                    if isinstance(told, str):
                        raise LabError(told)
                    if left:
                        self._ask(asked, actor, plan, left.pop())
                    yield told
        finally:
            for actor, _ in asked.values():
                ray.kill(actor)
            ray.shutdown()

    def _start(self) -> None:
        """Join the cluster, or start Ray here."""
        settings: dict[str, Any] = {
            "runtime_env": {"env_vars": ONE_THREAD},
            "log_to_driver": False,
            "logging_level": "ERROR",
        }
        if self._address is not None:
            settings["address"] = self._address
        else:
            settings |= {"num_cpus": self._workers, "include_dashboard": False}
        try:
            self._ray.init(**settings)
        except (ConnectionError, OSError, RuntimeError, ValueError) as error:
            raise LabError(f"--ray-address: Ray cannot be reached ({error})") from error

    def _cores(self) -> int:
        """As many as the cluster has."""
        return max(1, int(self._ray.cluster_resources().get("CPU", 1)))

    def _ask(self, asked: dict[Any, tuple[Any, int]], actor: Any, plan: Plan, number: int) -> None:
        """Have a shard played."""
        asked[actor.play.remote(plan, number)] = (actor, number)
