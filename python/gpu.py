"""The device against the processor: the same games, and how fast.

    PYTHONPATH=python LUDOTECA_LIBRARY=build/libludoteca.so.1 LUDOTECA_KERNELS=build/gpu \\
        python3 python/gpu.py [--games N] [GAME...]

Plays the same batches in both places until so many games (1,000,000 unless said) have ended, and
compares the fingerprints of all positions; then lets the device play alone against the clock.
With PyTorch it also steps by tensors.  Needs an NVIDIA device and its driver.
"""

import argparse
import time

import ludoteca
import ludoteca.gpu

N, LOOK = 16384, 1 << 18


def twins(id: str, games: int) -> None:
    """Fails unless both places play the same."""
    seats = range(ludoteca.Game(id).min_seats, ludoteca.Game(id).max_seats + 1)
    ended = 0
    for n_seats in seats:
        here = ludoteca.Batch(id, N, n_seats, seed=n_seats)
        there = ludoteca.gpu.Batch(id, N, n_seats, seed=n_seats)
        while True:
            if here.fingerprint() != there.fingerprint() or here.n_games != there.n_games:
                raise SystemExit(f"{id}, {n_seats} seats: not the same after {here.n_games} games")
            if here.n_games * len(seats) >= games:
                break
            here.random(500)
            there.random(500)
        ended += here.n_games
    print(f"{id:10} the same on both over {ended:,} games", flush=True)


def speed(id: str) -> None:
    batch = ludoteca.gpu.Batch(id, LOOK, ludoteca.Game(id).max_seats, seed=1)
    batch.random(100)
    rows = []
    for steps, times in ((400, 1), (1, 100)):
        before, began = batch.n_decisions, time.perf_counter()
        for _ in range(times):
            batch.random(steps)
        rows.append((batch.n_decisions - before) / (time.perf_counter() - began))
    print(f"{id:10} {rows[0]:.3g} decisions/s, {rows[1]:.3g} with a call a step", flush=True)


def tensors(id: str) -> None:
    """Step by PyTorch, wrongly once, and look."""
    import torch

    batch = ludoteca.gpu.Batch(id, 1024, ludoteca.Game(id).max_seats, seed=3)
    n_moves = torch.from_dlpack(batch.n_moves)
    for _ in range(50):
        batch.step((torch.rand(batch.n, device="cuda") * n_moves).to(torch.int32))
    try:
        batch.step(n_moves.clone())
        raise SystemExit("a wrong choice was taken")
    except ValueError:
        pass
    mask = torch.zeros((batch.n, batch.game.n_actions), dtype=torch.uint8, device="cuda")
    features = torch.zeros((batch.n, batch.game.n_features), dtype=torch.int16, device="cuda")
    batch.mask(mask)
    batch.observe(features)
    if not torch.equal(mask.sum(1, dtype=torch.int32), n_moves):
        raise SystemExit(f"{id}: the mask does not hold the moves")
    action = mask.argmax(1).to(torch.int32)
    batch.act(action)
    state = batch.state(7)
    seat = int(torch.from_dlpack(batch.seat)[7])
    batch.observe(features)
    if features[7].tolist() != state.observe(seat).tolist():
        raise SystemExit(f"{id}: features differ")
    print(f"{id:10} steps by PyTorch, masks and features are as here", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=1_000_000)
    parser.add_argument("game", nargs="*", default=ludoteca.games())
    options = parser.parse_args()
    for id in options.game:
        speed(id)
        twins(id, options.games)
        try:
            tensors(id)
        except ImportError:
            print(f"{id:10} PyTorch is not here: not stepped by tensors")


main()
