"""Many games at once on a graphics processor.

States, moves and masks stay there; PyTorch, CuPy and JAX read them where they are::

    batch = ludoteca.gpu.Batch("lorenzo", 65536, seats=4)
    n_moves = torch.from_dlpack(batch.n_moves)
    batch.step((torch.rand(batch.n, device="cuda") * n_moves).int())
"""

from __future__ import annotations

import ctypes
import os
from ctypes import POINTER, Structure, c_int32, c_int64, c_uint8, c_uint16, c_uint64, c_void_p
from pathlib import Path
from typing import Any

from .game import Game, State, _complaint, _options
from .library import MOVES, SEATS, lib

CUDA = 2  # DLPack's number for it
_CODES = {"i": 0, "u": 1}  # and for whole numbers, signed and not


class _Tensor(Structure):
    """DLPack's DLTensor."""

    _fields_ = [
        ("data", c_void_p),
        ("device_type", c_int32),
        ("device_id", c_int32),
        ("ndim", c_int32),
        ("code", c_uint8),
        ("bits", c_uint8),
        ("lanes", c_uint16),
        ("shape", POINTER(c_int64)),
        ("strides", POINTER(c_int64)),
        ("byte_offset", c_uint64),
    ]


class _Managed(Structure):
    """DLPack's DLManagedTensor."""


_Deleter = ctypes.CFUNCTYPE(None, POINTER(_Managed))
_Managed._fields_ = [("tensor", _Tensor), ("context", c_void_p), ("deleter", _Deleter)]

_alive: dict[int, Any] = {}  # tensors that others hold, and what keeps their memory


@_Deleter
def _forget(managed: Any) -> None:
    _alive.pop(ctypes.addressof(managed.contents), None)


_new_capsule = ctypes.pythonapi.PyCapsule_New
_new_capsule.restype = ctypes.py_object
_new_capsule.argtypes = [c_void_p, ctypes.c_char_p, c_void_p]


class Array:
    """Numbers on the device, of the batch's: to be read, not kept beyond its next step."""

    def __init__(self, batch: Batch, at: int, shape: tuple[int, ...], kind: str) -> None:
        self._batch, self.at, self.shape, self.kind = batch, at, shape, kind

    @property
    def __cuda_array_interface__(self) -> dict[str, Any]:
        kind = self.kind if self.kind.endswith("1") else "<" + self.kind
        return {
            "version": 3,
            "shape": self.shape,
            "typestr": kind if kind[0] == "<" else "|" + kind,
            "data": (self.at, False),
        }

    def __dlpack_device__(self) -> tuple[int, int]:
        return CUDA, 0

    def __dlpack__(self, *, stream: Any = None, **_: Any) -> Any:
        shape = (c_int64 * len(self.shape))(*self.shape)
        tensor = _Tensor(
            data=self.at,
            device_type=CUDA,
            ndim=len(self.shape),
            code=_CODES[self.kind[0]],
            bits=8 * int(self.kind[1:]),
            lanes=1,
            shape=shape,
        )
        managed = _Managed(tensor=tensor, deleter=_forget)
        at = ctypes.addressof(managed)
        _alive[at] = (managed, shape, self._batch)
        return _new_capsule(at, b"dltensor", None)


def _kernels() -> str:
    """Where the kernels are: named, or beside the package."""
    return os.environ.get("LUDOTECA_KERNELS") or str(Path(__file__).with_name("gpu"))


def _pointer(values: Any, kind: str, shape: tuple[int, ...]) -> int:
    """Where an array of yours lies on the device."""
    try:
        face = values.__cuda_array_interface__
    except AttributeError:
        raise TypeError("an array on the device is wanted, such as a CUDA tensor") from None
    if face["typestr"][1:] not in (kind, kind.replace("u1", "b1")) or face["shape"] != shape:
        raise ValueError(f"wanted {shape} of {kind}, not {face['shape']} of {face['typestr']}")
    if face.get("strides"):
        raise ValueError("a contiguous array is wanted")
    return face["data"][0]


class Batch:
    """n games side by side on the device: as ludoteca.Batch, but its arrays are over there.

    The same seed gives the same games as on the processor.  moves is [n, 256, 8], the bytes
    of each move; what is handed in or written into are arrays on the device too.
    """

    def __init__(
        self,
        id: str,
        n: int,
        seats: int,
        seed: int = 0,
        kernels: str | None = None,
        **options: str,
    ) -> None:
        self.game = Game(id)
        folder = (kernels or _kernels()).encode()
        self._handle = _complaint(
            lambda room, size: lib.batch_open_gpu(
                self.game.handle, n, seats, _options(options), seed, folder, room, size
            )
        )
        self._rows = lib.batch_rows(self._handle).contents
        self.n, self.n_seats = n, seats
        self.seat = self._array("seat", (n,), "u1")
        self.done = self._array("done", (n,), "u1")
        self.n_moves = self._array("n_moves", (n,), "i4")
        self.moves = self._array("moves", (n, MOVES, 8), "u1")
        self.points = self._array("points", (n, SEATS), "i4")
        self.place = self._array("place", (n, SEATS), "u1")

    def _array(self, name: str, shape: tuple[int, ...], kind: str) -> Array:
        at = ctypes.cast(getattr(self._rows, name), c_void_p).value
        return Array(self, at or 0, shape, kind)

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

    def _refuse(self, wrong: int, what: str) -> None:
        if wrong >= 0:
            raise ValueError(f"game {wrong} has no such {what} now")

    def step(self, choice: Any) -> None:
        """One answer in every game: an index into its moves.  Nothing happens if one is none."""
        self._refuse(lib.batch_step(self._handle, _pointer(choice, "i4", (self.n,))), "move")

    def act(self, action: Any) -> None:
        """The same by the numbers of the answers."""
        self._refuse(lib.batch_act(self._handle, _pointer(action, "i4", (self.n,))), "action")

    def random(self, steps: int = 1) -> None:
        """So many answers in every game, each drawn at random."""
        lib.batch_random(self._handle, steps)

    def mask(self, out: Any) -> None:
        """Which actions whoever is asked may take, into [n, n_actions] bytes."""
        lib.batch_mask(self._handle, _pointer(out, "u1", (self.n, self.game.n_actions)))

    def observe(self, out: Any) -> None:
        """What they know, into [n, n_features] of i2; reckoned on the processor."""
        lib.batch_observe(self._handle, _pointer(out, "i2", (self.n, self.game.n_features)))

    def fingerprint(self) -> int:
        """A hash of all positions: the same seed and answers give the same one everywhere."""
        return lib.batch_hash(self._handle)

    def state(self, i: int) -> State:
        """A copy of the i-th game."""
        if not 0 <= i < self.n:
            raise IndexError(f"no game {i}: 0 to {self.n - 1}")
        return State(self.game, lib.batch_state(self._handle, i))
