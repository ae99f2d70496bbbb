"""The shared library and the signatures of ludoteca.h."""

from __future__ import annotations

import ctypes
import os
from ctypes import (
    POINTER,
    Structure,
    c_char_p,
    c_int,
    c_int16,
    c_int32,
    c_size_t,
    c_uint,
    c_uint8,
    c_uint64,
    c_void_p,
)
from pathlib import Path

API = 1
SEATS = 4
CHANCE = 7
NOBODY = -1
MOVES = 256


class CMove(Structure):
    """One answer: eight bytes."""

    _fields_ = [
        ("seat", c_uint8),
        ("verb", c_uint8),
        ("a", c_int16),
        ("b", c_int16),
        ("c", c_int16),
    ]


class CRows(Structure):
    """What a batch shows, a row for each game."""

    _fields_ = [
        ("n", c_int),
        ("n_seats", c_int),
        ("seat", POINTER(c_uint8)),
        ("done", POINTER(c_uint8)),
        ("n_moves", POINTER(c_int32)),
        ("moves", POINTER(CMove)),
        ("points", POINTER(c_int32)),
        ("place", POINTER(c_uint8)),
        ("n_decisions", c_uint64),
        ("n_games", c_uint64),
    ]


_TEXT = [c_char_p, c_size_t]

# name: what it returns, what it takes; in the order of ludoteca.h
_SIGNATURES = {
    "api": (c_int, []),
    "game_at": (c_void_p, [c_int]),
    "find": (c_void_p, [c_char_p]),
    "id": (c_char_p, [c_void_p]),
    "rules_version": (c_int, [c_void_p]),
    "min_seats": (c_int, [c_void_p]),
    "max_seats": (c_int, [c_void_p]),
    "state_bytes": (c_size_t, [c_void_p]),
    "catalogue": (c_size_t, [c_void_p, c_int, *_TEXT]),
    "n_actions": (c_int32, [c_void_p]),
    "action": (c_int32, [c_void_p, CMove]),
    "move_of": (c_int, [c_void_p, c_int, c_int32, POINTER(CMove)]),
    "n_features": (c_int, [c_void_p]),
    "feature": (c_size_t, [c_void_p, c_int, POINTER(c_int), *_TEXT]),
    "open": (c_void_p, [c_void_p, c_int, c_char_p, *_TEXT]),
    "copy": (c_void_p, [c_void_p]),
    "close": (None, [c_void_p]),
    "waiting": (c_uint, [c_void_p]),
    "seat": (c_int, [c_void_p]),
    "seats": (c_int, [c_void_p]),
    "moves": (c_int, [c_void_p, c_int, POINTER(CMove)]),
    "odds": (c_int, [c_void_p, CMove]),
    "play": (c_int, [c_void_p, CMove]),
    "why": (c_int, [c_void_p, CMove, c_int, *_TEXT]),
    "reason": (c_char_p, [c_void_p, c_int]),
    "deal": (c_int, [c_void_p, POINTER(c_uint64)]),
    "standings": (None, [c_void_p, POINTER(c_int32), POINTER(c_uint8)]),
    "hash": (c_uint64, [c_void_p]),
    "bytes": (c_void_p, [c_void_p]),
    "set_bytes": (c_int, [c_void_p, c_char_p, c_size_t]),
    "blank": (None, [c_void_p, c_int]),
    "determinise": (None, [c_void_p, c_int, POINTER(c_uint64)]),
    "observe": (None, [c_void_p, c_int, c_void_p]),
    "mask": (None, [c_void_p, c_int, c_void_p]),
    "view": (c_size_t, [c_void_p, c_int, c_int, *_TEXT]),
    "screen": (c_size_t, [c_void_p, c_int, c_int, *_TEXT]),
    "events": (c_size_t, [c_void_p, c_int, c_int, *_TEXT]),
    "write_move": (c_size_t, [c_void_p, CMove, *_TEXT]),
    "say_move": (c_size_t, [c_void_p, CMove, c_int, *_TEXT]),
    "read_move": (c_int, [c_void_p, c_int, c_char_p, POINTER(CMove), *_TEXT]),
    "think": (c_int, [c_void_p, c_int, c_char_p, c_uint64, POINTER(CMove)]),
    "table_open": (c_void_p, [c_void_p, c_int, c_char_p, c_uint64, *_TEXT]),
    "table_load": (c_void_p, [c_char_p, c_size_t, *_TEXT]),
    "table_close": (None, [c_void_p]),
    "table_plies": (c_int, [c_void_p]),
    "table_move": (CMove, [c_void_p, c_int]),
    "table_state": (c_void_p, [c_void_p, c_int]),
    "table_play": (c_int, [c_void_p, CMove]),
    "table_record": (c_size_t, [c_void_p, *_TEXT]),
    "table_verify": (c_int, [c_void_p, *_TEXT]),
    "batch_open": (
        c_void_p,
        [c_void_p, c_int, c_int, c_char_p, c_uint64, c_int, *_TEXT],
    ),
    "batch_open_gpu": (
        c_void_p,
        [c_void_p, c_int, c_int, c_char_p, c_uint64, c_char_p, *_TEXT],
    ),
    "batch_close": (None, [c_void_p]),
    "batch_rows": (POINTER(CRows), [c_void_p]),
    "batch_step": (c_int, [c_void_p, c_void_p]),
    "batch_act": (c_int, [c_void_p, c_void_p]),
    "batch_random": (None, [c_void_p, c_int]),
    "batch_observe": (None, [c_void_p, c_void_p]),
    "batch_mask": (None, [c_void_p, c_void_p]),
    "batch_hash": (c_uint64, [c_void_p]),
    "batch_state": (c_void_p, [c_void_p, c_int]),
}


def _candidates() -> list[str]:
    """Where the library may be: named, beside the package, or wherever the system looks."""
    named = os.environ.get("LUDOTECA_LIBRARY")
    name = f"libludoteca.so.{API}"
    beside = Path(__file__).with_name(name)
    return [named] if named else [str(beside), name]


def _load() -> ctypes.CDLL:
    tried = []
    for path in _candidates():
        try:
            return ctypes.CDLL(path)
        except OSError as error:
            tried.append(str(error))
    raise ImportError(
        "libludoteca was not found; build it with cmake, or name it in LUDOTECA_LIBRARY: "
        + "; ".join(tried)
    )


class Library:
    """The functions of ludoteca.h without their prefix, with their types."""

    def __init__(self) -> None:
        self._dll = _load()
        for name, (returns, takes) in _SIGNATURES.items():
            function = getattr(self._dll, f"ludoteca_{name}")
            function.restype = returns
            function.argtypes = takes
            setattr(self, name, function)
        if self.api() < API:
            raise ImportError(f"libludoteca speaks version {self.api()}, {API} is needed")

    def text(self, function, *arguments) -> str:
        """Call one of the functions that write text, with as much room as it needs."""
        n = function(*arguments, None, 0) + 1
        room = ctypes.create_string_buffer(n)
        function(*arguments, room, n)
        return room.value.decode()


lib = Library()
