"""OpenSpiel: the games for its algorithms, registered when this module is imported.

    import pyspiel
    import hoftag.adapters.openspiel
    game = pyspiel.load_game("hoftag_tallinn(players=3,legate=on)")

`hoftag_tallinn`, `hoftag_augsburg` and `hoftag_staufer` take the number of `players` and the options that
`hoftag games` lists; `hoftag_tallinn_small` and `hoftag_tallinn_larger` are Tallinn with so few cards that it can be
solved.

An action is the number of a move in the game's vocabulary, its text is the notation. Chance is explicit. Seats that are
asked at the same time answer one after the other, and see nothing of each other's answers until the last is in; who
has no choice is not asked. The information state is all that a seat has been shown, move by move (perfect recall);
the observation is what it may know now. Both tensors are the row of numbers that `features` of the other adapters
names: a row tells what a seat knows now, not how it came to know it.

Returns add up to 0: of two players one gets 1 and the other -1, or both 0 where they share the victory; of more each
gets the share of the victory less an equal one.
"""

from __future__ import annotations

import json
from typing import Any, Final

import numpy as np
import pyspiel
from numpy.typing import NDArray

from hoftag.adapters.openspiel_position import Position, utilities
from hoftag.adapters.openspiel_rules import MAKERS, Rules, rules_named
from hoftag.core.contract import NATURE
from hoftag.core.rng import Rng

SEEDS: Final = 2**31 - 1
PLAYERS: Final = "players"


class TableState(pyspiel.State):
    """A game under way."""

    def __init__(self, game: TableGame, position: Position) -> None:
        """Made by the game, or by `resample`."""
        super().__init__(game)
        self.position = position

    def current_player(self) -> int:
        """Who is asked: a seat, chance, or nobody at the end."""
        decision = self.position.decision
        if decision is None:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if decision.seat == NATURE else decision.seat

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.position.decision is None

    def _legal_actions(self, player: int) -> list[int]:
        """The legal moves of who is asked, in ascending order."""
        return self.position.actions

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What chance can do, and how likely each is."""
        return self.position.chances()

    def _apply_action(self, action: int) -> None:
        """Play a move; one that is not legal is an error that names the rule."""
        self.position = self.position.after(int(action))

    def _action_to_string(self, player: int, action: int) -> str:
        """The notation of a move."""
        return self.position.rules.game.words.moves[action].text

    def returns(self) -> list[float]:
        """By seat; 0 until the game is over."""
        position = self.position
        if position.decision is not None:
            return [0.0] * int(position.state.seats)
        return utilities(position.rules, position.state)

    def resample_from_infostate(self, player: int, sampler: Any) -> TableState:
        """Another state that a seat cannot tell from this one; `sampler` gives numbers from 0 to 1."""
        return resample(self, player, Rng(int(sampler() * SEEDS)))

    def __str__(self) -> str:
        """The whole position, secrets included."""
        return json.dumps(self.position.state.dump(), separators=(",", ":"))


def resample(state: TableState, player: int, rng: Rng) -> TableState:
    """Another state that a seat cannot tell from this one, each equally likely as far as its view tells.

    It is made from the view alone, so it is an honest resampler of `ISMCTSBot`:

        bot.set_resampler(lambda state, player: resample(state, player, rng))

    The new state has no history of its own: what OpenSpiel calls `history()` begins there.
    """
    return TableState(state.get_game(), state.position.dealt_anew(player, rng))


class TableGame(pyspiel.Game):
    """One of the games, with its number of players and its options; each has a class of its own."""

    rules: Rules
    kind: Any  # OpenSpiel's type of the game

    def __init__(self, given: dict[str, Any]) -> None:
        """Settings that do not exist are errors that say what there is."""
        rules = self.rules
        seats = int(given[PLAYERS])
        self.start = Position.begin(rules, rules.start(seats, {key: str(given[key]) for key in rules.options()}))
        self.length = rules.length(seats)
        info = pyspiel.GameInfo(
            num_distinct_actions=rules.actions,
            max_chance_outcomes=len(rules.game.words.moves),  # outcomes are numbers of moves, all below this
            num_players=seats,
            min_utility=-1.0 if seats == 2 else -1 / seats,
            max_utility=1.0 if seats == 2 else 1 - 1 / seats,
            utility_sum=0.0,
            max_game_length=self.length.questions,
        )
        super().__init__(self.kind, info, given)

    def new_initial_state(self) -> TableState:
        """The table before anything is dealt."""
        return TableState(self, self.start)

    def max_chance_nodes_in_history(self) -> int:
        """A bound of how often chance is asked."""
        return self.length.draws

    def make_py_observer(self, kind: Any = None, params: Any = None) -> SeatObserver | None:
        """What a seat sees, with perfect recall or without; public and private parts alone are not there."""
        if params:
            raise ValueError(f"observers have no parameters such as {params}")
        if kind and not (kind.public_info and kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER):
            return None
        return SeatObserver(len(self.rules.game.features), bool(kind) and kind.perfect_recall)


class SeatObserver:
    """Texts and rows of what a seat sees, as OpenSpiel asks for them."""

    def __init__(self, width: int, recall: bool) -> None:
        """`recall`: texts tell all that was ever shown."""
        self.tensor: NDArray[np.float32] = np.zeros(width, np.float32)
        self.dict = {"observation": self.tensor}
        self._recall = recall

    def set_from(self, state: TableState, player: int) -> None:
        """Fill in the row of a seat."""
        self.tensor[:] = np.frombuffer(state.position.row(player), np.uint8)

    def string_from(self, state: TableState, player: int) -> str:
        """The text of a seat."""
        return state.position.told(player) if self._recall else state.position.seen(player)


def register(rules: Rules) -> None:
    """Make a game known to OpenSpiel."""
    kind = pyspiel.GameType(
        short_name=rules.name,
        long_name=rules.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=rules.most,
        min_num_players=rules.fewest,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={PLAYERS: rules.fewest, **rules.options()},
    )
    # OpenSpiel lets go of what it was given after Python's end, where a function would be freed, but not a class
    pyspiel.register_game(kind, type(rules.name, (TableGame,), {"rules": rules, "kind": kind}))


for _name in MAKERS:
    register(rules_named(_name))
