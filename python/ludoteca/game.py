"""Games, states, tables: one at a time."""

from __future__ import annotations

import ctypes
import json
from ctypes import c_int, c_int32, c_uint8, c_uint64
from typing import Iterator, NamedTuple, Sequence

import numpy as np

from .library import CHANCE, MOVES, NOBODY, SEATS, CMove, lib

_LANGS = {"en": 0, "it": 1}


class Move(NamedTuple):
    """One answer to one question; compare and hash as you like."""

    seat: int
    verb: int
    a: int = 0
    b: int = 0
    c: int = 0


class IllegalMove(ValueError):
    """A move that the rules forbid; says which rule."""

    def __init__(self, reason: str, sentence: str) -> None:
        super().__init__(sentence)
        self.reason = reason


class Feature(NamedTuple):
    """One number of an observation: 0 values is an amount, otherwise names without order."""

    name: str
    values: int


def _out(move: CMove) -> Move:
    return Move(move.seat, move.verb, move.a, move.b, move.c)


def _language(lang: str) -> int:
    if lang not in _LANGS:
        raise ValueError(f"no language {lang!r}: en or it")
    return _LANGS[lang]


def _complaint(call):
    """Run call(room, n); what it complains of, as an exception, if it returns nothing."""
    room = ctypes.create_string_buffer(400)
    result = call(room, len(room))
    if not result:
        raise ValueError(room.value.decode())
    return result


class Game:
    """One of the games: what never changes about it."""

    def __init__(self, id: str) -> None:
        self.handle = lib.find(id.encode())
        if not self.handle:
            raise ValueError(f"no game {id!r}: " + ", ".join(games()))
        self.id = id
        self.version: int = lib.rules_version(self.handle)
        self.min_seats: int = lib.min_seats(self.handle)
        self.max_seats: int = lib.max_seats(self.handle)
        self.n_actions: int = lib.n_actions(self.handle)
        self.n_features: int = lib.n_features(self.handle)

    def __repr__(self) -> str:
        return f"Game({self.id!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Game) and other.id == self.id

    def __hash__(self) -> int:
        return hash(self.id)

    def features(self) -> list[Feature]:
        """What the numbers of an observation are, in their order."""
        return [self._feature(i) for i in range(self.n_features)]

    def _feature(self, i: int) -> Feature:
        values = c_int()
        name = lib.text(lib.feature, self.handle, i, ctypes.byref(values))
        return Feature(name, values.value)

    def catalogue(self, lang: str = "en") -> dict:
        """Kinds, names, verbs, fields, and what is printed on cards."""
        return json.loads(lib.text(lib.catalogue, self.handle, _language(lang)))

    def action(self, move: Move) -> int:
        """The number of an answer; -1 if it is out of every range."""
        return lib.action(self.handle, CMove(*move))

    def move(self, seat: int, action: int) -> Move:
        """The answer that has this number."""
        move = CMove()
        if not lib.move_of(self.handle, seat, action, ctypes.byref(move)):
            raise ValueError(f"no action {action}: 0 to {self.n_actions - 1}")
        return _out(move)

    def write(self, move: Move) -> str:
        """An answer in tokens, as records have it: "play 3 4 5"."""
        return lib.text(lib.write_move, self.handle, CMove(*move))

    def say(self, move: Move, lang: str = "en") -> str:
        """An answer in words."""
        return lib.text(lib.say_move, self.handle, CMove(*move), _language(lang))

    def read(self, seat: int, words: str) -> Move:
        """The answer that a seat gives in tokens."""
        move = CMove()
        _complaint(
            lambda room, n: lib.read_move(
                self.handle, seat, words.encode(), ctypes.byref(move), room, n
            )
        )
        return _out(move)


def games() -> list[str]:
    """The ids of all games."""
    found = []
    while game := lib.game_at(len(found)):
        found.append(lib.id(game).decode())
    return found


def _options(options: dict[str, str]) -> bytes:
    return " ".join(f"{name}={value}" for name, value in options.items()).encode()


class State:
    """One position, with everything that is hidden in it.

    A player's program should see observe(), view(), screen() or blanked() of it, never the
    state itself.  Chance is a seat like the others (CHANCE); deal() answers for it.
    """

    def __init__(self, game: Game, handle: int) -> None:
        if not handle:
            raise MemoryError("no memory for another state")
        self.game = game
        self._handle = handle

    def __del__(self) -> None:
        if getattr(self, "_handle", None):
            lib.close(self._handle)
            self._handle = None

    def copy(self) -> State:
        """The same position, on its own from here on."""
        return State(self.game, lib.copy(self._handle))

    __copy__ = copy

    def __deepcopy__(self, memo: dict) -> State:
        return self.copy()

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, State) and self.game == other.game and hash(self) == hash(other)
        )

    def __hash__(self) -> int:
        return lib.hash(self._handle)

    # ---- who is asked, and what can be answered

    @property
    def n_seats(self) -> int:
        return lib.seats(self._handle)

    @property
    def seat(self) -> int:
        """The first seat that owes an answer: a player, CHANCE, or NOBODY at the end."""
        return lib.seat(self._handle)

    @property
    def waiting(self) -> list[int]:
        """All seats that owe an answer; several where they answer at the same time."""
        mask = lib.waiting(self._handle)
        return [seat for seat in range(8) if mask >> seat & 1]

    @property
    def is_over(self) -> bool:
        return self.seat == NOBODY

    @property
    def is_chance(self) -> bool:
        return self.seat == CHANCE

    def moves(self, seat: int | None = None) -> list[Move]:
        """Every answer that a seat (if none is named: the one that is asked) may give now."""
        room = (CMove * MOVES)()
        n = lib.moves(self._handle, self.seat if seat is None else seat, room)
        return [_out(room[i]) for i in range(n)]

    def actions(self, seat: int | None = None) -> list[int]:
        """The same by their numbers."""
        return [self.game.action(move) for move in self.moves(seat)]

    def chances(self) -> list[tuple[Move, float]]:
        """What chance may answer, and how likely that is."""
        moves = self.moves(CHANCE)
        odds = [lib.odds(self._handle, CMove(*move)) for move in moves]
        return [(move, weight / sum(odds)) for move, weight in zip(moves, odds)]

    def why(self, move: Move, lang: str = "en") -> str | None:
        """Which rule forbids this move; None if none does."""
        room = ctypes.create_string_buffer(1000)
        code = lib.why(self._handle, CMove(*move), _language(lang), room, len(room))
        return room.value.decode() if code else None

    def play(self, move: Move | int) -> None:
        """Give an answer, as a move or by its number."""
        if isinstance(move, int):
            move = self.game.move(self.seat, move)
        code = lib.play(self._handle, CMove(*move))
        if code:
            reason = lib.reason(self.game.handle, code).decode()
            raise IllegalMove(reason, self.why(move) or reason)

    def deal(self, rng: np.random.Generator) -> int:
        """Let chance answer until somebody else is asked; how often it did."""
        dice = c_uint64(int(rng.integers(0, 2**63)))
        return lib.deal(self._handle, ctypes.byref(dice))

    def standings(self) -> tuple[list[int], list[int]]:
        """Points and places (1 is best, equals share) of all seats, at any time."""
        points = (c_int32 * SEATS)()
        place = (c_uint8 * SEATS)()
        lib.standings(self._handle, points, place)
        return list(points)[: self.n_seats], list(place)[: self.n_seats]

    def returns(self) -> list[float]:
        """What the game was worth to each seat: 1 shared by the winners, less the mean."""
        _, place = self.standings()
        share = 1 / place.count(1)
        return [(share if p == 1 else 0.0) - 1 / self.n_seats for p in place]

    # ---- what a seat may know

    def blanked(self, seat: int) -> State:
        """A copy in which everything is zero that the seat cannot know."""
        copy = self.copy()
        lib.blank(copy._handle, seat)
        return copy

    def determinised(self, seat: int, rng: np.random.Generator) -> State:
        """A copy in which it is invented instead, in agreement with all that it does know."""
        copy = self.copy()
        dice = c_uint64(int(rng.integers(0, 2**63)))
        lib.determinise(copy._handle, seat, ctypes.byref(dice))
        return copy

    def observe(self, seat: int | None = None) -> np.ndarray:
        """What a seat knows, as numbers: see Game.features()."""
        out = np.empty(self.game.n_features, np.int16)
        lib.observe(self._handle, self.seat if seat is None else seat, out.ctypes.data)
        return out

    def mask(self, seat: int | None = None) -> np.ndarray:
        """Which of the game's actions the seat may take now."""
        out = np.empty(self.game.n_actions, np.uint8)
        lib.mask(self._handle, self.seat if seat is None else seat, out.ctypes.data)
        return out.view(np.bool_)

    def view(self, seat: int = NOBODY, lang: str = "en") -> dict:
        """What the page is sent for a seat."""
        return json.loads(lib.text(lib.view, self._handle, seat, _language(lang)))

    def screen(self, seat: int = NOBODY, lang: str = "en") -> str:
        """The board as text."""
        return lib.text(lib.screen, self._handle, seat, _language(lang))

    def events(self, seat: int = NOBODY, lang: str = "en") -> list[str]:
        """What the last answer brought about, as a seat may hear it."""
        return lib.text(lib.events, self._handle, seat, _language(lang)).splitlines()

    # ---- bytes and bots

    def bytes(self) -> np.ndarray:
        """The state itself, not copied: read it, do not write to it."""
        n = lib.state_bytes(self.game.handle)
        at = (c_uint8 * n).from_address(lib.bytes(self._handle))
        array = np.frombuffer(at, np.uint8)
        array.flags.writeable = False
        return array

    def set_bytes(self, data: bytes) -> None:
        """Become the state whose bytes these are; of the same game and version."""
        if not lib.set_bytes(self._handle, data, len(data)):
            raise ValueError("these bytes are no state of this game")

    def __reduce__(self):
        return (_restore, (self.game.id, self.n_seats, self.bytes().tobytes()))

    def think(self, bot: str = "hard", seat: int | None = None, seed: int = 0) -> Move:
        """What one of our bots would answer; it sees what the seat may know."""
        move = CMove()
        seat = self.seat if seat is None else seat
        found = lib.think(self._handle, seat, bot.encode(), seed, ctypes.byref(move))
        if found < 0:
            raise ValueError(f"no bot {bot!r}")
        if not found:
            raise ValueError(f"seat {seat} owes no answer")
        return _out(move)


def _restore(id: str, seats: int, data: bytes) -> State:
    state = make(id, seats=seats)
    state.set_bytes(data)
    return state


def make(id: str, seats: int, **options: str) -> State:
    """The beginning of a game: make("lorenzo", seats=4)."""
    game = Game(id)
    handle = _complaint(
        lambda room, n: lib.open(game.handle, seats, _options(options), room, n)
    )
    return State(game, handle)


class Table:
    """A game dealt from a committed seed, with its record."""

    def __init__(self, game: Game, handle: int) -> None:
        self.game = game
        self._handle = handle

    @classmethod
    def open(cls, id: str, seats: int, seed: int, **options: str) -> Table:
        game = Game(id)
        return cls(
            game,
            _complaint(
                lambda room, n: lib.table_open(
                    game.handle, seats, _options(options), seed, room, n
                )
            ),
        )

    @classmethod
    def load(cls, record: str) -> Table:
        """A table from the text of a record."""
        data = record.encode()
        handle = _complaint(lambda room, n: lib.table_load(data, len(data), room, n))
        words = (line.split() for line in record.splitlines())
        id = next(line[1] for line in words if len(line) > 1 and line[0] == "game")
        return cls(Game(id), handle)

    def __del__(self) -> None:
        if getattr(self, "_handle", None):
            lib.table_close(self._handle)
            self._handle = None

    def __len__(self) -> int:
        """Moves made so far, chance's with them."""
        return lib.table_plies(self._handle)

    @property
    def moves(self) -> Sequence[Move]:
        return [_out(lib.table_move(self._handle, ply)) for ply in range(len(self))]

    def state(self, ply: int | None = None) -> State:
        """The position after so many moves; now, if none are named."""
        ply = len(self) if ply is None else ply
        if not 0 <= ply <= len(self):
            raise IndexError(f"no ply {ply}: 0 to {len(self)}")
        return State(self.game, lib.table_state(self._handle, ply))

    def states(self) -> Iterator[State]:
        """All positions, from the first one on."""
        return (self.state(ply) for ply in range(len(self) + 1))

    def play(self, move: Move) -> None:
        """Give an answer; the seed then answers for chance."""
        code = lib.table_play(self._handle, CMove(*move))
        if code:
            reason = lib.reason(self.game.handle, code).decode()
            raise IllegalMove(reason, self.state().why(move) or reason)

    def record(self) -> str:
        """The record as text: everybody's secrets and the seed are in it."""
        return lib.text(lib.table_record, self._handle)

    def verify(self) -> bool:
        """Was it dealt from its seed?"""
        room = ctypes.create_string_buffer(400)
        return bool(lib.table_verify(self._handle, room, len(room)))
