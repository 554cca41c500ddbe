"""Small runs, and bots that tell what they were asked."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

from hoftag.bots.contract import Bot, Budget
from hoftag.bots.simple import RandomBot
from hoftag.core.contract import NATURE
from hoftag.games import registry
from hoftag.lab.game import Sitter
from hoftag.lab.plan import DUEL, Plan, make_plan
from hoftag.lab.players import parse_player


@pytest.fixture(autouse=True)
def own_data_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name in ("HOFTAG_DEBUG", "FORCE_COLOR", "TTY_COMPATIBLE"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))


class Watched:
    """A game that writes down what is asked of it; `backwards` lists the open questions the other way round."""

    def __init__(self, game_id: str, backwards: bool = False) -> None:
        self._game: Any = registry.game(game_id)
        self._backwards = backwards
        self.calls: list[tuple[str, int, str]] = []

    def __getattr__(self, name: str) -> Any:
        return getattr(self._game, name)

    def setup(self, seats: int, options: dict[str, int] | None = None) -> Any:
        self.state = self._game.setup(seats, options)
        return self.state

    def pending(self, s: Any) -> Any:
        found = self._game.pending(s)
        return found[::-1] if self._backwards else found

    def view(self, s: Any, seat: int) -> Any:
        self.calls.append(("view", seat, ""))
        return self._game.view(s, seat)

    def play(self, s: Any, seat: int, move: Any) -> Any:
        self.calls.append(("play", seat, move.text))
        return self._game.play(s, seat, move)

    def apply(self, s: Any, seat: int, move: Any) -> Any:
        assert seat == NATURE
        self.calls.append(("draw", seat, move.text))
        return self._game.apply(s, seat, move)

    def draws(self) -> list[str]:
        return [text for kind, _, text in self.calls if kind == "draw"]

    def first_draws(self) -> list[str]:
        """What NATURE did before anybody was asked."""
        found: list[str] = []
        for kind, _, text in self.calls:
            if kind != "draw":
                break
            found.append(text)
        return found


@pytest.fixture
def watched() -> Callable[..., Watched]:
    return Watched


def sitters(number: int, bot: Bot | None = None) -> list[Sitter]:
    return [Sitter("random", bot or RandomBot(), Budget()) for _ in range(number)]


@pytest.fixture(name="sitters")
def sitters_fixture() -> Callable[..., list[Sitter]]:
    return sitters


def small_plan(
    hero: str = "random", rival: str = "random", seats: int = 2, blocks: int = 6, seed: int = 1, **more: Any
) -> Plan:
    players = [parse_player(hero, "--hero"), parse_player(rival, "--rival")]
    return make_plan(more.pop("game", "tallinn"), more.pop("kind", DUEL), players, seats, blocks, seed, **more)


@pytest.fixture(name="small_plan", scope="session")
def small_plan_fixture() -> Callable[..., Plan]:
    return small_plan


def files(folder: Path, kind: str = "shards") -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in sorted((folder / kind).iterdir())}


@pytest.fixture(name="files")
def files_fixture() -> Callable[..., dict[str, bytes]]:
    return files


def stopping(after: int) -> Callable[[Plan, Sequence[int]], Iterator[Any]]:
    """A crew that is interrupted after so many shards."""
    from hoftag.lab.shards import play_shard

    def crew(plan: Plan, numbers: Sequence[int]) -> Iterator[Any]:
        for number in numbers[:after]:
            yield play_shard(plan, number)
        raise KeyboardInterrupt

    return crew


@pytest.fixture(name="stopping")
def stopping_fixture() -> Callable[..., Any]:
    return stopping
