"""The games in the manner of OpenSpiel: load_game, new_initial_state, chance nodes, returns.

    game = spiel.load_game("lorenzo", {"seats": 4})
    state = game.new_initial_state()

The names are OpenSpiel's, so that algorithms written for it find what they call.  Where several
players answer at the same time, they are asked one after another and none sees the other's
answer, as in OpenSpiel's turn-based form of simultaneous games.
"""

from __future__ import annotations

import numpy as np

from . import game as games
from .library import CHANCE, NOBODY

CHANCE_PLAYER = -1
TERMINAL_PLAYER = -4


class SpielGame:
    """What OpenSpiel calls a game: rules, seats and options."""

    def __init__(self, id: str, seats: int, options: dict[str, str]) -> None:
        self._id, self._seats, self._options = id, seats, options
        self._game = games.Game(id)

    def new_initial_state(self) -> SpielState:
        return SpielState(self, games.make(self._id, seats=self._seats, **self._options))

    def num_players(self) -> int:
        return self._seats

    def num_distinct_actions(self) -> int:
        return self._game.n_actions

    def max_chance_outcomes(self) -> int:
        return self._game.n_actions

    def observation_tensor_shape(self) -> list[int]:
        return [self._game.n_features]

    def observation_tensor_size(self) -> int:
        return self._game.n_features

    def min_utility(self) -> float:
        return -1 / self._seats

    def max_utility(self) -> float:
        return 1 - 1 / self._seats

    def utility_sum(self) -> float:
        return 0.0

    def get_type_name(self) -> str:
        return self._id

    def __str__(self) -> str:
        options = "".join(f",{name}={value}" for name, value in self._options.items())
        return f"{self._id}(seats={self._seats}{options})"


def load_game(id: str, parameters: dict | None = None) -> SpielGame:
    """A game by its id; "seats" (the fewest, if not said) and its own options as parameters."""
    parameters = dict(parameters or {})
    seats = int(parameters.pop("seats", games.Game(id).min_seats))
    return SpielGame(id, seats, parameters)


class SpielState:
    """What OpenSpiel calls a state; it remembers the actions that led to it."""

    def __init__(self, game: SpielGame, state: games.State) -> None:
        self._game, self._state = game, state
        self._history: list[tuple[int, int]] = []

    def get_game(self) -> SpielGame:
        return self._game

    # ---- whose turn

    def current_player(self) -> int:
        seat = self._state.seat
        if seat == NOBODY:
            return TERMINAL_PLAYER
        return CHANCE_PLAYER if seat == CHANCE else seat

    def is_terminal(self) -> bool:
        return self._state.is_over

    def is_chance_node(self) -> bool:
        return self._state.is_chance

    def is_simultaneous_node(self) -> bool:
        return False

    def num_players(self) -> int:
        return self._state.n_seats

    # ---- what can be done

    def legal_actions(self, player: int | None = None) -> list[int]:
        if player is not None and player != self.current_player():
            return []
        return sorted(self._state.actions())

    def legal_actions_mask(self, player: int | None = None) -> list[int]:
        if player is not None and player != self.current_player():
            return [0] * self._game.num_distinct_actions()
        return self._state.mask().astype(int).tolist()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        action = self._state.game.action
        return [(action(move), share) for move, share in self._state.chances()]

    def apply_action(self, action: int) -> None:
        player = self.current_player()
        self._state.play(int(action))
        self._history.append((player, int(action)))

    def apply_actions(self, actions: list[int]) -> None:
        raise NotImplementedError("players are asked one after another: apply_action")

    def clone(self) -> SpielState:
        copy = SpielState(self._game, self._state.copy())
        copy._history = list(self._history)
        return copy

    def child(self, action: int) -> SpielState:
        state = self.clone()
        state.apply_action(action)
        return state

    # ---- what came of it

    def returns(self) -> list[float]:
        return self._state.returns() if self.is_terminal() else [0.0] * self.num_players()

    def rewards(self) -> list[float]:
        return self.returns()

    def player_return(self, player: int) -> float:
        return self.returns()[player]

    def history(self) -> list[int]:
        return [action for _, action in self._history]

    def full_history(self) -> list[tuple[int, int]]:
        return list(self._history)

    def history_str(self) -> str:
        return ", ".join(map(str, self.history()))

    def move_number(self) -> int:
        return len(self._history)

    # ---- what players see

    def observation_tensor(self, player: int | None = None) -> list[float]:
        return self._features(player).astype(float).tolist()

    def observation_string(self, player: int | None = None) -> str:
        return self._state.screen(self._player(player))

    def resample_from_infostate(self, player: int, sampler) -> SpielState:
        """A state that looks the same to a player; sampler() gives numbers from 0 to 1."""
        rng = np.random.default_rng(int(sampler() * 2**53))
        copy = self.clone()
        copy._state = self._state.determinised(player, rng)
        return copy

    def _player(self, player: int | None) -> int:
        return max(self.current_player(), 0) if player is None else player

    def _features(self, player: int | None) -> np.ndarray:
        return self._state.observe(self._player(player))

    def action_to_string(self, player: int, action: int) -> str:
        seat = CHANCE if player == CHANCE_PLAYER else player
        game = self._state.game
        return game.write(game.move(seat, action))

    def __str__(self) -> str:
        return self._state.screen(NOBODY)
