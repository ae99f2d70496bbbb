"""How fast batches are: decisions a second of random play, chosen by NumPy and in C.

    PYTHONPATH=python LUDOTECA_LIBRARY=build/libludoteca.so.1 python3 python/bench.py [GAME...]

"Python" draws every answer with NumPy, a call a step; "C" lets the batch draw them, on one
thread and on two.  The rounds alternate, so that what else the machine does meets all alike.
"""

import statistics
import sys
import time

import numpy as np

import ludoteca

N, ROUNDS, SECONDS = 2048, 5, 0.4


def by_numpy(batch, rng):
    batch.step((rng.random(batch.n) * batch.n_moves).astype(np.int32))


def in_c(batch, rng):
    batch.random(4)


def speed(batch, step, rng):
    """Decisions a second over a short while."""
    began, before = time.perf_counter(), batch.n_decisions
    while (took := time.perf_counter() - began) < SECONDS:
        step(batch, rng)
    return (batch.n_decisions - before) / took


def main():
    rng = np.random.default_rng(1)
    print(f"{'game':10} {'C, 1 thread':>12} {'C, 2':>12} {'Python, 1':>12} {'2 / 1':>6} {'Py / C':>6}")
    for id in sys.argv[1:] or ludoteca.games():
        game = ludoteca.Game(id)
        one = ludoteca.Batch(id, N, game.max_seats, seed=1, threads=1)
        two = ludoteca.Batch(id, N, game.max_seats, seed=1, threads=2)
        rows = [
            (speed(one, in_c, rng), speed(two, in_c, rng), speed(one, by_numpy, rng))
            for _ in range(ROUNDS)
        ]
        c, both, python = (statistics.median(column) for column in zip(*rows))
        print(f"{id:10} {c:12,.0f} {both:12,.0f} {python:12,.0f} {both / c:6.2f} {python / c:6.2f}")


main()
