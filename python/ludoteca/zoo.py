"""The games as PettingZoo environments: agents take turns (AEC).

    env = zoo.env("lorenzo", seats=4)

Needs the packages pettingzoo and gymnasium.  An observation is a dictionary of "observation"
(what the agent knows, as numbers) and "action_mask".
"""

from __future__ import annotations

import numpy as np

from . import game as games

try:
    from gymnasium import spaces
    from pettingzoo import AECEnv
except ImportError as missing:
    raise ImportError("ludoteca.zoo needs pettingzoo and gymnasium") from missing


class LudotecaEnv(AECEnv):
    """One table; seats are called seat_0, seat_1 and so on."""

    metadata = {"render_modes": ["ansi"], "name": "ludoteca_v1", "is_parallelizable": False}

    def __init__(self, id: str, seats: int, render_mode: str | None = None, **options: str):
        super().__init__()
        self._id, self._options = id, options
        self._game = games.Game(id)
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{i}" for i in range(seats)]
        self._spaces = {agent: self._space() for agent in self.possible_agents}
        self._actions = {
            agent: spaces.Discrete(self._game.n_actions) for agent in self.possible_agents
        }

    def _space(self) -> spaces.Dict:
        lowest, highest = np.iinfo(np.int16).min, np.iinfo(np.int16).max
        return spaces.Dict(
            {
                "observation": spaces.Box(lowest, highest, (self._game.n_features,), np.int16),
                "action_mask": spaces.Box(0, 1, (self._game.n_actions,), np.int8),
            }
        )

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: dict | None = None) -> None:
        self._rng = np.random.default_rng(seed)
        n = len(self.possible_agents)
        self._state = games.make(self._id, seats=n, **self._options)
        self._state.deal(self._rng)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self._state.seat]

    def observe(self, agent: str) -> dict[str, np.ndarray]:
        seat = self.possible_agents.index(agent)
        return {
            "observation": self._state.observe(seat),
            "action_mask": self._state.mask(seat).astype(np.int8),
        }

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self._state.play(int(action))
        self._state.deal(self._rng)
        if self._state.is_over:
            self.rewards = dict(zip(self.possible_agents, self._state.returns()))
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[self._state.seat]
        self._accumulate_rewards()

    def render(self) -> str | None:
        return self._state.screen() if self.render_mode == "ansi" else None

    def close(self) -> None:
        pass


def env(id: str, seats: int, **settings) -> LudotecaEnv:
    """An environment for one game and number of seats; its options as further words."""
    return LudotecaEnv(id, seats, **settings)
