# %% [markdown]
# # A first hour with ludoteca
#
# Every cell of this file runs as it stands, in a notebook that understands `# %%` or as
# `python3 tutorial.py`; `./test` does it too.

# %% One game, by hand
import numpy as np

import ludoteca

print(ludoteca.games())
state = ludoteca.make("lorenzo", seats=4)
rng = np.random.default_rng(7)
state.deal(rng)  # chance is a seat like the others: here it rolls and deals
print(state.screen(state.seat))

# %% What may I do, and why not?
for move in state.moves()[:5]:
    print(state.game.action(move), state.game.say(move))
other = state.moves()[0]._replace(seat=(state.seat + 1) % 4)
print(state.why(other))  # says the rule
try:
    state.play(other)
except ludoteca.IllegalMove as refusal:
    print(refusal.reason)

# %% Playing on, with a bot in one seat
while not state.is_over:
    if state.is_chance:
        state.deal(rng)
    elif state.seat == 0:
        state.play(state.think("greedy"))
    else:
        moves = state.moves()
        state.play(moves[rng.integers(len(moves))])
points, places = state.standings()
print(points, places)
assert places[0] == 1, "a greedy bot should beat three that play at random"

# %% What a player knows
# A state holds everything.  An observation holds what one seat may know: same numbers on every
# world that looks the same to it.
state = ludoteca.make("verraeter", seats=4)
state.deal(rng)
seat = state.seat
world = state.determinised(seat, rng)
assert (world.observe(seat) == state.observe(seat)).all()
for feature, value in list(zip(state.game.features(), state.observe(seat)))[:12]:
    print(feature.name, value)

# %% Many games at once
batch = ludoteca.Batch("lorenzo", n=256, seats=4, seed=1)
while batch.n_games < 256:
    batch.step(rng.integers(0, batch.n_moves))
print(batch.n_decisions, "decisions in", batch.n_games, "games")

# %% A policy over numbered actions
# A policy gives every action a number; the mask says which may be taken now.
batch = ludoteca.Batch("emperor", n=32, seats=3, seed=2)
weights = rng.normal(size=(batch.game.n_features, batch.game.n_actions)).astype(np.float32)
wins = np.zeros(3)
while batch.n_games < 32:
    scores = batch.observe().astype(np.float32) @ weights
    scores[~batch.mask()] = -np.inf
    batch.act(scores.argmax(axis=1))
    for i in np.flatnonzero(batch.done):
        wins += batch.place[i, :3] == 1
print("wins by seat:", wins)

# %% Records
table = ludoteca.Table.open("verraeter", seats=3, seed=9)
while not (now := table.state()).is_over:
    table.play(now.think("easy", seed=len(table)))
text = table.record()
assert ludoteca.Table.load(text).verify()  # every deal came from the committed seed
print(text.splitlines()[0], "...", len(table), "moves")
