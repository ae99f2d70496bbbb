"""Ludoteca: five political board games of the Renaissance and Baroque, to play and to study.

    import ludoteca
    state = ludoteca.make("lorenzo", seats=4)

The rules are the C library that also seats people; see docs/instrument.md.
"""

from .batch import Batch
from .game import Feature, Game, IllegalMove, Move, State, Table, games, make
from .library import CHANCE, NOBODY

__all__ = [
    "Batch",
    "CHANCE",
    "Feature",
    "Game",
    "IllegalMove",
    "Move",
    "NOBODY",
    "State",
    "Table",
    "games",
    "make",
]
