"""pgx's side of the benchmark: its games of chance and hidden cards, all steps of a batch compiled into one call."""

from __future__ import annotations

import importlib
import importlib.metadata
from collections.abc import Callable
from functools import cache
from typing import Any, Final

from hoftag.bench.timing import BATCH, Sample, stepping

PGX_GAMES: Final = ["kuhn_poker", "leduc_holdem", "sparrow_mahjong", "backgammon"]


def hello() -> dict[str, str]:
    """Which pgx there is; an empty version when there is none."""
    try:
        importlib.import_module("pgx")
    except ImportError:
        return {"pgx": ""}
    return {"pgx": importlib.metadata.version("pgx")}


@cache
def stepper(name: str) -> Callable[[], int]:
    """A function that steps a batch of games once, at random."""
    jax = importlib.import_module("jax")
    numbers = importlib.import_module("jax.numpy")
    env = importlib.import_module("pgx").make(name)
    play = jax.vmap(importlib.import_module("pgx.experimental").auto_reset(env.step, env.init))

    def turn(state: Any, key: Any) -> tuple[Any, Any]:
        key, choosing, playing = jax.random.split(key, 3)
        weights = numbers.where(state.legal_action_mask, 0.0, -numbers.inf)
        actions = jax.random.categorical(choosing, weights, axis=-1)
        return play(state, actions, jax.random.split(playing, BATCH)), key

    compiled = jax.jit(turn)
    key = jax.random.PRNGKey(1)
    held = [jax.jit(jax.vmap(env.init))(jax.random.split(key, BATCH)), key]

    def step() -> int:
        held[:] = compiled(*held)
        jax.block_until_ready(held)
        return BATCH

    return step


def batch(game: str, seconds: float) -> Sample:
    """Games side by side."""
    return stepping(stepper(game), seconds)


MEASURES: Final[dict[str, Callable[..., Sample]]] = {"batch": batch}
