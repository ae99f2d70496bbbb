"""The package against the games: run by ./test with the library that was just built."""

import copy
import pickle
import threading
import unittest

import numpy as np

import ludoteca
from ludoteca import CHANCE, NOBODY, spiel


def seat_counts():
    for id in ludoteca.games():
        game = ludoteca.Game(id)
        for seats in range(game.min_seats, game.max_seats + 1):
            yield id, seats


def wander(state, rng, most=10_000):
    """Play at random; every position that a player is asked in."""
    while not state.is_over and most:
        if state.is_chance:
            state.deal(rng)
            continue
        yield state
        moves = state.moves()
        state.play(moves[rng.integers(len(moves))])
        most -= 1


class States(unittest.TestCase):
    def test_every_game_ends_with_a_winner(self):
        for id, seats in seat_counts():
            with self.subTest(id=id, seats=seats):
                state = ludoteca.make(id, seats=seats)
                for _ in wander(state, np.random.default_rng(seats)):
                    pass
                points, place = state.standings()
                self.assertEqual(len(points), seats)
                self.assertEqual(min(place), 1)
                self.assertAlmostEqual(sum(state.returns()), 0)
                self.assertEqual(state.seat, NOBODY)

    def test_actions_masks_and_words_agree_with_the_moves(self):
        for id, seats in seat_counts():
            rng = np.random.default_rng(1)
            state = ludoteca.make(id, seats=seats)
            with self.subTest(id=id, seats=seats):
                for s in wander(state, rng, 40):
                    moves = s.moves()
                    actions = s.actions()
                    self.assertEqual(sorted(actions), np.flatnonzero(s.mask()).tolist())
                    for move, action in zip(moves, actions):
                        self.assertEqual(s.game.move(s.seat, action), move)
                        self.assertEqual(s.game.read(s.seat, s.game.write(move)), move)

    def test_a_copy_goes_its_own_way(self):
        state = ludoteca.make("lorenzo", seats=4)
        rng = np.random.default_rng(2)
        state.deal(rng)
        twin, other = state.copy(), copy.deepcopy(state)
        self.assertEqual(twin, state)
        twin.play(twin.moves()[0])
        self.assertNotEqual(twin, state)
        self.assertEqual(other, state)

    def test_a_state_survives_pickling(self):
        state = ludoteca.make("emperor", seats=3)
        for _ in wander(state, np.random.default_rng(3), 30):
            pass
        self.assertEqual(pickle.loads(pickle.dumps(state)), state)

    def test_what_is_not_allowed_is_refused_with_its_rule(self):
        state = ludoteca.make("verraeter", seats=4)
        state.deal(np.random.default_rng(4))
        wrong = state.moves()[0]._replace(seat=(state.seat + 1) % 4)
        before = hash(state)
        with self.assertRaises(ludoteca.IllegalMove):
            state.play(wrong)
        self.assertEqual(hash(state), before)
        self.assertIsNone(state.why(state.moves()[0]))
        self.assertTrue(state.why(wrong, "it"))

    def test_bad_input_is_told(self):
        for wrong in (
            lambda: ludoteca.make("chess", seats=2),
            lambda: ludoteca.make("lorenzo", seats=9),
            lambda: ludoteca.make("lorenzo", seats=4, nonsense="yes"),
            lambda: ludoteca.make("lorenzo", seats=4).set_bytes(b"x"),
            lambda: ludoteca.make("lorenzo", seats=4).think("nobody"),
            lambda: ludoteca.Game("lorenzo").move(0, 10**6),
            lambda: ludoteca.Game("lorenzo").read(0, "fly"),
        ):
            with self.assertRaises(ValueError) as caught:
                wrong()
            self.assertTrue(str(caught.exception))

    def test_bots_answer_legally_and_alike(self):
        state = ludoteca.make("verraeter", seats=4)
        state.deal(np.random.default_rng(5))
        first = state.think("medium", seed=1)
        self.assertIn(first, state.moves())
        self.assertEqual(first, state.think("medium", seed=1))


class Secrets(unittest.TestCase):
    def test_nothing_that_a_seat_is_given_depends_on_what_it_cannot_know(self):
        for id, seats in seat_counts():
            rng = np.random.default_rng(6)
            state = ludoteca.make(id, seats=seats)
            with self.subTest(id=id, seats=seats):
                for s in wander(state, rng, 60):
                    for seat in range(seats):
                        other = s.determinised(seat, rng)
                        np.testing.assert_array_equal(s.observe(seat), other.observe(seat))
                        self.assertEqual(s.moves(seat), other.moves(seat))
                        self.assertEqual(s.blanked(seat), other.blanked(seat))

    def test_features_have_names_of_their_own(self):
        for id in ludoteca.games():
            names = [feature.name for feature in ludoteca.Game(id).features()]
            self.assertEqual(len(set(names)), len(names))

    def test_views_are_those_of_the_page(self):
        state = ludoteca.make("lorenzo", seats=4)
        state.deal(np.random.default_rng(7))
        view = state.view(state.seat)
        self.assertEqual(view["you"], state.seat)
        self.assertEqual(len(view["moves"]), len(state.moves()))
        self.assertIn("board", view)
        self.assertTrue(state.screen(lang="it"))


class Tables(unittest.TestCase):
    def test_a_record_comes_back(self):
        table = ludoteca.Table.open("verraeter", seats=3, seed=7)
        rng = np.random.default_rng(8)
        while not (state := table.state()).is_over:
            table.play(state.moves()[rng.integers(len(state.moves()))])
        again = ludoteca.Table.load(table.record())
        self.assertEqual(again.moves, table.moves)
        self.assertEqual(again.state(), table.state())
        self.assertTrue(again.verify())
        self.assertEqual(sum(1 for _ in again.states()), len(again) + 1)
        with self.assertRaises(ValueError):
            ludoteca.Table.load(table.record().replace("\n", "\nnonsense ", 3))


class Batches(unittest.TestCase):
    def play(self, id, seats, threads, steps=200):
        batch = ludoteca.Batch(id, 64, seats, seed=9, threads=threads)
        trace = []
        for step in range(steps):
            batch.step((step * 7 + np.arange(64)) % batch.n_moves)
            trace.append((batch.seat.copy(), batch.n_moves.copy(), batch.done.copy()))
        return batch, trace

    def test_a_device_plays_the_same_or_is_told_missing(self):
        import ludoteca.gpu

        try:
            there = ludoteca.gpu.Batch("verraeter", 64, 4, seed=9)
        except ValueError as missing:
            self.assertRegex(str(missing), "no graphics processor|no kernels|driver|device")
            self.skipTest(str(missing))
        here = ludoteca.Batch("verraeter", 64, 4, seed=9)
        here.random(300)
        there.random(300)
        self.assertEqual(here.fingerprint(), there.fingerprint())

    def test_arrays_of_a_device_are_told_as_they_are(self):
        from ludoteca.gpu import Array, _pointer

        array = Array(None, 4096, (3, 4), "i4")
        face = array.__cuda_array_interface__
        self.assertEqual((face["typestr"], face["data"]), ("<i4", (4096, False)))
        self.assertEqual(_pointer(array, "i4", (3, 4)), 4096)
        with self.assertRaises(ValueError):
            _pointer(array, "i4", (12,))
        with self.assertRaises(ValueError):
            _pointer(array, "u1", (3, 4))
        with self.assertRaises(TypeError):
            _pointer([0], "i4", (1,))
        self.assertIn("dltensor", repr(array.__dlpack__()))

    def test_threads_change_nothing(self):
        for id, seats in seat_counts():
            with self.subTest(id=id, seats=seats):
                one, trace = self.play(id, seats, 1)
                three, again = self.play(id, seats, 3)
                np.testing.assert_equal(trace, again)
                self.assertEqual(one.n_decisions, three.n_decisions)
                for i in range(0, 64, 7):
                    self.assertEqual(one.state(i), three.state(i))

    def test_rows_say_what_the_states_say(self):
        for id, seats in seat_counts():
            with self.subTest(id=id, seats=seats):
                batch, _ = self.play(id, seats, 2, 30)
                features, mask = batch.observe(), batch.mask()
                for i in range(batch.n):
                    state = batch.state(i)
                    self.assertEqual(state.seat, batch.seat[i])
                    moves = [tuple(m) for m in batch.moves[i, : batch.n_moves[i]].tolist()]
                    self.assertEqual(moves, [tuple(m) for m in state.moves()])
                    np.testing.assert_array_equal(features[i], state.observe())
                    np.testing.assert_array_equal(mask[i], state.mask())

    def test_games_end_and_the_next_begin(self):
        batch = ludoteca.Batch("verraeter", 32, 4, seed=10, threads=2)
        ended = 0
        while batch.n_games < 40:
            batch.random()
            for i in np.flatnonzero(batch.done):
                self.assertEqual(batch.place[i].min(), 1)
                ended += 1
        self.assertEqual(ended, batch.n_games)

    def test_a_wrong_answer_changes_nothing(self):
        batch = ludoteca.Batch("emperor", 8, 4, threads=1)
        before = [batch.state(i) for i in range(8)]
        choice = np.zeros(8, np.int32)
        choice[5] = batch.n_moves[5]
        with self.assertRaisesRegex(ValueError, "game 5"):
            batch.step(choice)
        with self.assertRaises(ValueError):
            batch.step(np.zeros(3, np.int32))
        self.assertEqual(before, [batch.state(i) for i in range(8)])
        batch.act(np.array([batch.mask()[i].argmax() for i in range(8)]))

    def test_threads_of_the_caller_do_not_meet(self):
        results = {}

        def play(name):
            batch, _ = self.play("lorenzo", 4, 2, 60)
            results[name] = [hash(batch.state(i)) for i in range(64)]

        threads = [threading.Thread(target=play, args=(i,)) for i in range(4)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        self.assertEqual(len(set(map(tuple, results.values()))), 1)


class Spiel(unittest.TestCase):
    def test_a_game_in_the_manner_of_openspiel(self):
        rng = np.random.default_rng(11)
        for id, seats in seat_counts():
            with self.subTest(id=id, seats=seats):
                game = spiel.load_game(id, {"seats": seats})
                state = game.new_initial_state()
                while not state.is_terminal():
                    self.step(game, state, rng)
                self.assertEqual(state.current_player(), spiel.TERMINAL_PLAYER)
                self.assertAlmostEqual(sum(state.returns()), game.utility_sum())
                self.assertLessEqual(max(state.returns()), game.max_utility())

    def step(self, game, state, rng):
        if state.is_chance_node():
            actions, shares = zip(*state.chance_outcomes())
            self.assertAlmostEqual(sum(shares), 1)
            state.apply_action(rng.choice(actions, p=shares))
            return
        player = state.current_player()
        actions = state.legal_actions(player)
        self.assertTrue(actions)
        self.assertEqual(state.legal_actions((player + 1) % game.num_players()), [])
        state.apply_action(actions[rng.integers(len(actions))])

    def test_the_names_are_openspiels(self):
        try:
            import pyspiel
        except ImportError:
            self.skipTest("pyspiel is not installed here")
        for ours, theirs in ((spiel.SpielState, pyspiel.State), (spiel.SpielGame, pyspiel.Game)):
            for name in vars(ours):
                if not name.startswith("_"):
                    self.assertTrue(hasattr(theirs, name), name)

    def test_children_and_clones(self):
        state = spiel.load_game("verraeter").new_initial_state()
        while state.is_chance_node():
            state.apply_action(state.chance_outcomes()[0][0])
        action = state.legal_actions()[0]
        child = state.child(action)
        self.assertEqual(child.history(), state.history() + [action])
        self.assertEqual(len(state.observation_tensor(0)), state.get_game().observation_tensor_size())
        self.assertTrue(state.action_to_string(state.current_player(), action))


class Zoo(unittest.TestCase):
    def test_pettingzoos_own_test_of_an_environment(self):
        try:
            from pettingzoo.test import api_test
        except ImportError:
            self.skipTest("pettingzoo is not installed here")
        from ludoteca import zoo

        for id, seats in seat_counts():
            api_test(zoo.env(id, seats=seats), num_cycles=500)


if __name__ == "__main__":
    unittest.main()
