"""OpenSpiel's side of the benchmark: its card games of medium size, driven from Python and inside its C++."""

from __future__ import annotations

import importlib
import importlib.metadata
from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any, Final

from hoftag.bench.timing import Sample, cost, rate, stepping

MEDIUM_SET: Final = {
    "hearts": "hearts",
    "spades": "spades",
    "skat": "skat",
    "euchre": "euchre",
    "oh_hell": "oh_hell",
    "crazy_eights": "crazy_eights",
    "dou_dizhu": "dou_dizhu",
    "cribbage": "cribbage",
    "goofspiel": "goofspiel(players=4)",
}
SIDE_BY_SIDE: Final = {  # a batch takes one action for each game, so seats that choose at the same time do so in turns
    "leduc_poker": "leduc_poker",
    "hearts": "hearts",
    "goofspiel": "turn_based_simultaneous_game(game=goofspiel(players=4))",
}
FEW: Final = 64  # games of a batch: they are stepped one by one, so more would not be faster
COUNTED_GAMES: Final = 300  # games whose history is counted to know the decisions of an average game
_RANDOM: Final = Random(1520)


def hello() -> dict[str, str]:
    """Which OpenSpiel there is; an empty version when there is none."""
    try:
        _pyspiel()
    except ImportError:
        return {"openspiel": ""}
    return {"openspiel": importlib.metadata.version("open_spiel")}


def _pyspiel() -> Any:
    """The module, only when it is asked for: it is an extra."""
    return importlib.import_module("pyspiel")


@cache
def _game(name: str) -> Any:
    """One game of the medium set."""
    return _pyspiel().load_game(MEDIUM_SET[name])


def drive(game: Any, games: int) -> tuple[int, int]:
    """Random games through the public interface."""
    random = _RANDOM.random
    players = range(game.num_players())
    decisions = chance = 0
    for _ in range(games):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()  # all equally likely in these games, see `check_uniform`
                state.apply_action(outcomes[int(random() * len(outcomes))][0])
                chance += 1
            elif state.is_simultaneous_node():
                answers = []
                for player in players:
                    actions = state.legal_actions(player)
                    answers.append(actions[int(random() * len(actions))])
                state.apply_actions(answers)
                decisions += len(answers)
            else:
                actions = state.legal_actions()
                state.apply_action(actions[int(random() * len(actions))])
                decisions += 1
    return decisions, chance


@cache
def check_uniform(name: str) -> None:
    """Make sure, in a random game, that the outcomes of chance are equally likely, so that drawing them is cheap."""
    state = _game(name).new_initial_state()
    while not state.is_terminal():
        if state.is_simultaneous_node():
            players = range(state.num_players())
            state.apply_actions([_RANDOM.choice(state.legal_actions(player)) for player in players])
            continue
        if state.is_chance_node():
            chances = [chance for _, chance in state.chance_outcomes()]
            if max(chances) - min(chances) > 1e-9:
                raise RuntimeError(f"{name}: the outcomes of chance are not equally likely")
        state.apply_action(_RANDOM.choice(state.legal_actions()))


def driven(game: str, seconds: float) -> Sample:
    """Playouts whose loop runs in Python."""
    check_uniform(game)
    rules = _game(game)
    return rate(lambda games: drive(rules, games), seconds)


@cache
def _bots(name: str) -> list[Any]:
    """Uniform random players in C++."""
    return [_pyspiel().make_uniform_random_bot(player, player + 1) for player in range(_game(name).num_players())]


def play_inside(name: str) -> Any:
    """One random game inside C++; returns the state at its end."""
    state = _game(name).new_initial_state()
    _pyspiel().evaluate_bots(state, _bots(name), _RANDOM.getrandbits(31))
    return state


@cache
def average(name: str) -> tuple[float, float]:
    """Decisions and chance moves of an average random game, counted in the histories of games played inside."""
    taken = [action.player for _ in range(COUNTED_GAMES) for action in play_inside(name).full_history()]
    decisions = sum(player >= 0 for player in taken)
    return decisions / COUNTED_GAMES, (len(taken) - decisions) / COUNTED_GAMES


def inside(game: str, seconds: float) -> Sample:
    """Playouts whose loop runs in C++, one call a game; how many decisions that are is known by the average."""
    decisions, chance = average(game)
    start = _game(game).new_initial_state
    evaluate = _pyspiel().evaluate_bots
    bots = _bots(game)
    seed = _RANDOM.getrandbits

    def play(games: int) -> tuple[int, int]:
        for _ in range(games):
            evaluate(start(), bots, seed(31))
        return 0, 0

    sample = rate(play, seconds)
    return {**sample, "decisions": decisions * sample["games"], "chance": chance * sample["games"]}


@cache
def halfway(name: str) -> Any:
    """The state of a random game, always the same one, after half its decisions."""
    random = Random(1)
    states = [_game(name).new_initial_state()]
    while not states[-1].is_terminal():
        states.append(states[-1].child(random.choice(states[-1].legal_actions())))
    decisions = [state for state in states[:-1] if not state.is_chance_node()]
    return decisions[len(decisions) // 2]


def clone(game: str, seconds: float) -> Sample:
    """One copy of a state in the middle of a game of one player after the other."""
    return cost(halfway(game).clone, seconds)


@cache
def stepper(name: str) -> Callable[[], int]:
    """A function that steps a batch of games once, at random."""
    environments = importlib.import_module("open_spiel.python.rl_environment")
    action = importlib.import_module("open_spiel.python.rl_agent").StepOutput
    games = [environments.Environment(SIDE_BY_SIDE[name]) for _ in range(FEW)]
    batch = importlib.import_module("open_spiel.python.vector_env").SyncVectorEnv(games)
    held = [batch.reset()]
    random = _RANDOM.random

    def step() -> int:
        chosen = []
        for seen in held[0]:
            legal = seen.observations["legal_actions"][seen.observations["current_player"]]
            chosen.append(action(legal[int(random() * len(legal))], None))
        held[0] = batch.step(chosen, reset_if_done=True)[0]
        return FEW

    return step


def batch(game: str, seconds: float) -> Sample:
    """Games side by side."""
    return stepping(stepper(game), seconds)


MEASURES: Final[dict[str, Callable[..., Sample]]] = {
    "driven": driven,
    "inside": inside,
    "clone": clone,
    "batch": batch,
}
