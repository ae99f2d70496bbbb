"""Many games at once, on all cores, with one call a step."""

from __future__ import annotations

import os

import numpy as np

from .game import Game, State, _complaint, _options
from .library import MOVES, SEATS, lib

MOVE = np.dtype(
    [("seat", "u1"), ("verb", "u1"), ("a", "<i2"), ("b", "<i2"), ("c", "<i2")]
)


class Batch:
    """n games side by side.

    The arrays belong to the batch and are written anew by every step, without copying:

    seat     [n]       who is asked
    n_moves  [n]       how many answers there are
    moves    [n, 256]  these answers
    done     [n]       did a game end in this step?  The next one has begun in its row
    points   [n, 4]    its result: points
    place    [n, 4]    and places, 1 is best

    The same seed gives the same games, whatever the number of threads.
    """

    def __init__(
        self,
        id: str,
        n: int,
        seats: int,
        seed: int = 0,
        threads: int | None = None,
        **options: str,
    ) -> None:
        self.game = Game(id)
        threads = threads or os.cpu_count() or 1
        self._handle = _complaint(
            lambda room, size: lib.batch_open(
                self.game.handle, n, seats, _options(options), seed, threads, room, size
            )
        )
        self._rows = lib.batch_rows(self._handle).contents
        self.n, self.n_seats = n, seats
        rows, as_array = self._rows, np.ctypeslib.as_array
        self.seat: np.ndarray = as_array(rows.seat, (n,))
        self.done: np.ndarray = as_array(rows.done, (n,)).view(np.bool_)
        self.n_moves: np.ndarray = as_array(rows.n_moves, (n,))
        self.moves: np.ndarray = as_array(rows.moves, (n, MOVES)).view(MOVE)
        self.points: np.ndarray = as_array(rows.points, (n, SEATS))
        self.place: np.ndarray = as_array(rows.place, (n, SEATS))

    def __del__(self) -> None:
        if getattr(self, "_handle", None):
            lib.batch_close(self._handle)
            self._handle = None

    @property
    def n_decisions(self) -> int:
        """Answers given so far in all games, chance's with them."""
        return self._rows.n_decisions

    @property
    def n_games(self) -> int:
        """Games that have ended so far."""
        return self._rows.n_games

    def _refuse(self, wrong: int, what: str, values: np.ndarray) -> None:
        if wrong >= 0:
            raise ValueError(f"game {wrong} has no {what} {values[wrong]} now")

    def step(self, choice: np.ndarray) -> None:
        """One answer in every game: an index into its moves.  Nothing happens if one is none."""
        choice = self._row(choice)
        self._refuse(lib.batch_step(self._handle, choice.ctypes.data), "move", choice)

    def act(self, action: np.ndarray) -> None:
        """The same by the numbers of the answers."""
        action = self._row(action)
        self._refuse(lib.batch_act(self._handle, action.ctypes.data), "action", action)

    def _row(self, values: np.ndarray) -> np.ndarray:
        row = np.ascontiguousarray(values, np.int32)
        if row.shape != (self.n,):
            raise ValueError(f"one number for each of {self.n} games, not {row.shape}")
        return row

    def random(self, steps: int = 1) -> None:
        """So many answers in every game, each drawn at random."""
        lib.batch_random(self._handle, steps)

    def observe(self, out: np.ndarray | None = None) -> np.ndarray:
        """What whoever is asked knows, [n, n_features]; into an array of yours, if you like."""
        out = self._room(out, np.dtype(np.int16), self.game.n_features)
        lib.batch_observe(self._handle, out.ctypes.data)
        return out

    def mask(self, out: np.ndarray | None = None) -> np.ndarray:
        """Which actions they may take, [n, n_actions]."""
        out = self._room(out, np.dtype(np.bool_), self.game.n_actions)
        lib.batch_mask(self._handle, out.ctypes.data)
        return out

    def _room(self, out: np.ndarray | None, dtype: np.dtype, width: int) -> np.ndarray:
        if out is None:
            return np.empty((self.n, width), dtype)
        if out.shape != (self.n, width) or out.dtype != dtype or not out.flags.c_contiguous:
            raise ValueError(f"out must be a contiguous {dtype} array ({self.n}, {width})")
        return out

    def fingerprint(self) -> int:
        """A hash of all positions: the same seed and answers give the same one everywhere."""
        return lib.batch_hash(self._handle)

    def state(self, i: int) -> State:
        """A copy of the i-th game."""
        if not 0 <= i < self.n:
            raise IndexError(f"no game {i}: 0 to {self.n - 1}")
        return State(self.game, lib.batch_state(self._handle, i))
