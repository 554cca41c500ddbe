"""PettingZoo: each game as an environment of agents that act in turn (AEC), with action masks.

    from hoftag.adapters.pettingzoo import tallinn_v0
    env = tallinn_v0.env(players=3, options={"legate": "on"})

An agent sees `observation`, the row of what its seat knows (names in `env.unwrapped.features`), and `action_mask`. The
reward comes at the end: 1 for the victory, split between all who share it. `tallinn_v0.parallel_env()` is the same
table in cycles: all who are asked at the same time answer at the same time.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import wrappers

from hoftag.adapters.episode import Episode

Observation = dict[str, Any]
METADATA: Final = {"render_modes": ["human", "ansi", "rgb_array"], "is_parallelizable": False, "render_fps": 2}


class Seats:
    """What both kinds of environments share: seats are agents, seat_0, seat_1 and so on."""

    metadata: dict[str, Any] = METADATA
    waiting = 0  # 1: there is an action for those who are not asked

    def __init__(
        self,
        game: str,
        players: int | None = None,
        options: Mapping[str, str] | None = None,
        max_cycles: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        """`max_cycles` ends a game for all after so many cycles, or actions of one agent."""
        super().__init__()
        self.episode = Episode(game, players, options)
        self.metadata = {**METADATA, "name": f"{game}_v0"}
        self.render_mode = render_mode
        self.features = self.episode.game.features
        self.possible_agents = [f"seat_{n}" for n in range(self.episode.players)]
        self.agents: list[str] = []
        self.max_cycles = max_cycles
        actions = self.episode.actions + self.waiting
        seen = spaces.Dict(
            {
                "observation": spaces.Box(0, 255, (self.episode.width,), np.uint8),
                "action_mask": spaces.Box(0, 1, (actions,), np.int8),
            }
        )
        self.observation_spaces = dict.fromkeys(self.possible_agents, seen)
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}
        self._np_random, _ = seeding.np_random()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The same for all."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The same for all."""
        return self.action_spaces[agent]

    def render(self) -> Any:
        """What everybody sees."""
        return self.episode.render(self.render_mode)

    def _begin(self, seed: int | None) -> None:
        """A new deal; the same seed gives the same one."""
        if seed is not None:
            self._np_random, _ = seeding.np_random(seed)
        self.agents = self.possible_agents[:]
        self.episode.begin(int(self._np_random.integers(2**63)))


class TableEnv(Seats, AECEnv):
    """One table, in turns."""

    def observe(self, agent: str) -> Observation:
        """What the agent's seat knows, and what it may do."""
        seat = self.possible_agents.index(agent)
        return {"observation": self.episode.row(seat), "action_mask": self.episode.mask(seat)}

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new deal; the same seed gives the same one."""
        self._begin(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._acted = dict.fromkeys(self.agents, 0)
        self._choose_agent()

    def step(self, action: int | None) -> None:
        """The selected agent acts."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        assert action is not None
        self.episode.answer(self.possible_agents.index(agent), int(action))
        self._acted[agent] += 1
        if not self.episode.asked:
            self.rewards = dict(zip(self.possible_agents, self.episode.shares(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            points = self.episode.points()
            self.infos = {name: {"points": points[n]} for n, name in enumerate(self.possible_agents)}
        elif self.max_cycles is not None and max(self._acted.values()) >= self.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._choose_agent()

    def _choose_agent(self) -> None:
        """The first one who is asked; at the end anybody."""
        asked = self.episode.asked
        self.agent_selection = self.possible_agents[asked[0].seat] if asked else self.agents[0]

    def close(self) -> None:
        """Nothing is held."""


class CycleEnv(Seats, ParallelEnv):
    """One table in cycles: in each, all who are asked answer without seeing each other's answers; the others wait.

    Waiting is the last action, legal for those who are not asked only. Instead of an illegal action one of the legal
    ones is drawn, and `infos` tell so: others need not suffer for one agent's mistake.
    """

    waiting = 1

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """A new deal; the same seed gives the same one."""
        self._begin(seed)
        self._cycles = 0
        return self._observed(), {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, int]) -> tuple[Any, Any, Any, Any, Any]:
        """All who are asked answer."""
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        for decision in list(self.episode.asked):
            agent = self.possible_agents[decision.seat]
            legal = np.flatnonzero(self.episode.mask(decision.seat))
            action = int(actions[agent])
            if action not in legal:
                infos[agent]["illegal"] = action
                action = int(legal[self._np_random.integers(len(legal))])
            self.episode.answer(decision.seat, action)
        self._cycles += 1
        over = not self.episode.asked
        cut = not over and self.max_cycles is not None and self._cycles >= self.max_cycles
        shares = self.episode.shares() if over else [0.0] * self.episode.players
        if over:
            for n, points in enumerate(self.episode.points()):
                infos[self.possible_agents[n]]["points"] = points
        told = (
            self._observed(),
            dict(zip(self.agents, shares, strict=True)),
            dict.fromkeys(self.agents, over),
            dict.fromkeys(self.agents, cut),
            infos,
        )
        if over or cut:
            self.agents = []
        return told

    def _observed(self) -> dict[str, Observation]:
        """What every seat knows, and what it may do."""
        asked = {decision.seat for decision in self.episode.asked}
        return {
            agent: {
                "observation": self.episode.row(seat),
                "action_mask": np.append(self.episode.mask(seat), np.int8(seat not in asked)),
            }
            for seat, agent in enumerate(self.possible_agents)
        }


class Maker:
    """What PettingZoo calls an environment's module: `env`, `raw_env` and `parallel_env`."""

    def __init__(self, game: str) -> None:
        """For one game."""
        self.game = game

    def raw_env(self, **settings: Any) -> TableEnv:
        """The environment itself."""
        return TableEnv(self.game, **settings)

    def parallel_env(self, **settings: Any) -> CycleEnv:
        """The table in cycles."""
        return CycleEnv(self.game, **settings)

    def env(self, **settings: Any) -> Any:
        """With PettingZoo's usual checks around it: an illegal action ends the game for its agent with -1."""
        checked = wrappers.TerminateIllegalWrapper(self.raw_env(**settings), -1.0)
        checked = wrappers.AssertOutOfBoundsWrapper(checked)
        return wrappers.OrderEnforcingWrapper(checked)


tallinn_v0 = Maker("tallinn")
augsburg_v0 = Maker("augsburg")
staufer_v0 = Maker("staufer")
