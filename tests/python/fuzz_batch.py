"""Random misuse of batches, rollouts, distributed rollouts and environments. Exceptions are fine, with a message; the interpreter must live, a call
must end in time, and a batch must still compute the bits that it computed before.

  fuzz_batch.py [CALLS [SEED]]     prints the number of calls, and of those that returned
"""
import faulthandler
import importlib.util
import math
import os
import random
import sys
import threading
import warnings

import corten
import numpy as np
from corten import batch, distributed, rollout

XML = """<mujoco><option timestep="{step}"/><worldbody><geom name="floor" type="plane" size="2 2 .1"/><camera name="c" pos="0 -3 1"/>
<body name="cart" pos="0 0 1"><joint type="slide" axis="1 0 0"/><geom type="box" size=".2 .1 .05"/><body><joint name="pole" axis="0 1 0"/>
<geom type="capsule" fromto="0 0 0 0 0 .6" size="{size}"/></body></body><body pos="1 0 .2"><freejoint/><geom size=".1"/></body>{more}</worldbody>
<actuator><motor joint="pole" ctrlrange="-1 1" ctrllimited="true"/></actuator><sensor><jointpos joint="pole"/></sensor>
<keyframe><key/><key time="1"/></keyframe></mujoco>"""
EXPECTED = (ValueError, TypeError, IndexError, KeyError, AttributeError, OverflowError, MemoryError, RuntimeError, OSError, corten.FatalError)
SECONDS = 300  # of one call, on a busy machine with sanitizers
FIELDS = ("xpos", "ncon", "contact.geom", "contact.force", "cfrc_ext", "subtree_linvel", "sensordata", "qpos", "time", "deformable.pos", "solver_niter")
MODEL_FIELDS = ("body_mass", "geom_friction", "opt.gravity", "opt.timestep", "geom_size", "actuator_gainprm", "qpos0")


def load(step=0.005, size=0.03, more=""):
    return corten.MjModel.from_xml_string(XML.format(step=step, size=size, more=more))


class Fuzz:
    def __init__(self, start):
        self.random, self.calls, self.returned, self.expected = random.Random(start), 0, 0, EXPECTED
        self.model, self.heavy = load(), load(size=0.05)
        self.other = [load(more='<body pos="0 3 1"><freejoint/><geom size=".1"/></body>'), corten.MjModel.from_xml_string("<mujoco/>")]
        self.envs = None
        if importlib.util.find_spec("gymnasium"):
            import gymnasium
            from corten.envs import make_vec
            self.envs, self.expected = make_vec, (*EXPECTED, gymnasium.error.Error)
        self.want = self.bits(batch.Batch(self.model, 3, 1))

    # -------- values

    def pick(self, *values):
        return self.random.choice(values)

    def shape(self):
        m = self.model
        return tuple(self.pick(0, 1, 2, 3, 3, 5, m.nq, m.nv, m.nu) for _ in range(self.pick(0, 1, 1, 2, 2, 3)))

    def array(self):
        a = np.zeros(self.shape(), self.pick(float, float, float, np.float32, np.int32, np.int64, bool, np.uint8, complex, object, "U3"))
        if a.dtype.kind in "fi" and self.random.random() < 0.7:
            a.fill(self.pick(1, 0, -1, 7, 10**6) if a.dtype.kind == "i" else self.pick(0.5, -1, math.nan, math.inf, 1e300, 1e-320))
        if self.random.random() < 0.1:
            a.flags.writeable = False
        return a[::2] if a.ndim and self.random.random() < 0.1 else a

    def number(self):
        return self.pick(0, 1, 2, 3, -1, 5, 2**31 - 1, 2**31, 2**32, 2**63, -2**63, 10**30, 0.5, math.nan, math.inf, True, np.int8(2), np.float32(1))

    def value(self):
        k = self.random.random()
        if k < 0.35:
            return self.array()
        if k < 0.6:
            return self.number()
        return self.pick(None, "", "qpos", "xpos", "nope", "\0", "é" * 70, b"x", [], [1, 2], [0, 0], [2, 1], [True, False, True], {}, (), object(), self.model,
                         self.other[0], [self.model] * 3, [self.model, self.other[0], self.model], slice(None), ..., lambda: 0)

    def ids(self):
        found = self.any_ids()  # a plain number is nstep: two thousand million steps are not wrong, but take their time
        return 3 if isinstance(found, (int, np.integer)) and found > 100 else found

    def any_ids(self):
        return self.pick(None, None, [0], [0, 2], [1, 2], [], [3], [-1], [2, 1], [1, 1], [0.5], [[0]], "0", 1, np.array([True, False, True]), np.array([True, False]),
                         np.array([1], np.uint64), np.array([2**40]), np.zeros(3, bool), self.value())

    def steps(self):
        return self.pick(1, 2, 3, 0, -1, 2**31, 2**40, 1.0, "1", None, math.nan, True)

    def stage(self):
        return self.pick(0, 1, 2, 3, 0, 4, -1, 2**31, "pos", None, 1.5)

    def name(self, fields):
        return self.pick(*fields, "nope", "qposs", "", "efc_force", "contact.nope", "opt.nope", "body_parentid", "\0", 3, None)

    # -------- calls

    def one(self, function, *a, **k):
        """A call. What it raises must be a known kind with a message."""
        self.calls += 1
        faulthandler.dump_traceback_later(SECONDS, exit=True)
        try:
            found = function(*a, **k)
            self.returned += 1
            return found
        except self.expected as error:
            assert str(error), f"{type(error).__name__} without a message"
            return None
        finally:
            faulthandler.cancel_dump_traceback_later()

    def bits(self, worlds):
        """What a batch computes from its start."""
        worlds.set_models(None)
        worlds.reset()
        worlds.ctrl = 0.5
        worlds.step(nstep=4)
        return worlds.state.tobytes()

    def a_batch(self):
        settings = {}
        for name, choices in (("nthread", (0, 1, 2, 3, -1, 2000, 1.5, None)), ("persistent", (True, False, None, "x")), ("ncontact", (1, 4, 0, -1, 10**9, 2**31)),
                              ("lanes", (0, 1, 2, 4, 8, 3, -8, 2**31)), ("placement", (True, False, 2)), ("precision", ("float64", "float32", "half", None)), ("diverged", ("warn", "ignore", "raise", "x", None)),
                              ("show", (self.name(FIELDS), [self.name(FIELDS)], None)), ("vary", (self.name(MODEL_FIELDS), [self.name(MODEL_FIELDS)]))):
            if self.random.random() < 0.08:
                settings[name] = self.pick(*choices)
        count = self.pick(0, -1, 2**29, 2**31, 10**12, 2.5, None, "3", math.nan, self.value()) if self.random.random() < 0.15 else self.pick(3, 3, 3, 1, 9)
        model = self.value() if self.random.random() < 0.05 else self.pick(self.model, self.model, self.model, self.other[1])
        return self.one(batch.Batch, model, count, **settings)

    def of_batch(self, worlds):
        m = self.model
        kind = self.random.randrange(24)
        if kind < 4:
            return self.one(worlds.step, self.ids(), self.steps(), self.stage())
        if kind == 4:
            return self.one(worlds.forward, self.ids(), self.stage())
        if kind < 7:
            rows = {self.name(("qpos", "qvel", "ctrl", "time")): self.array()} if self.random.random() < 0.5 else {}
            rows = {k: v for k, v in rows.items() if isinstance(k, str)}
            return self.one(worlds.reset, self.ids(), self.pick(-1, 0, 1, 2, -2, 2**31, [0, 1], "a", None, self.array()), self.stage(), **rows)
        if kind == 7:
            return self.one(worlds.set_const, self.ids())
        if kind < 10:
            control = self.pick(None, 0.5, np.zeros((3, 2, m.nu)), np.full((3, 2, 1), math.nan), self.array())
            record = self.pick(("qpos",), ("qpos", 1, "ncon"), ("nope",), (2**31,), (-1,), "qpos", (), (self.value(),))
            out = self.pick(None, None, {"qpos": np.zeros((3, 2, m.nq))}, {"qpos": self.array()}, {"qpos": "x"}, 3)
            return self.one(worlds.rollout, self.pick(2, 2, 0, -1, 2**31, "x", 1.5), control, self.pick(32, 32, 2, -1, 2**40, "x"), record, self.ids(), out)
        if kind == 10:
            return self.one(worlds.jac, self.pick(0, 1, -1, 99, [0, 1, 2], 0.5, self.array()), self.pick([0, 0, 0], self.array()), self.ids())
        if kind == 11:
            return self.one(worlds.ray, self.pick([0, 0, 3], self.array()), self.pick([0, 0, -1], [0, 0, 0], self.array()), self.pick(None, np.ones(6, np.uint8), self.array()),
                            self.pick(True, False), self.pick(-1, 0, 99, self.array()), self.ids())
        if kind == 12:
            return self.one(worlds.transition, self.ids())
        if kind == 13:
            return self.one(self.pick(worlds.get_model, worlds.get_data), self.number(), *self.pick((), (), (self.value(),)))
        if kind == 14:
            many = self.pick([self.model] * 3, [self.heavy, self.model, self.model], self.other[0], [self.model, self.other[0], self.model], [], [None] * 3, self.model, self.value())
            return self.one(worlds.set_models, many)
        if kind == 15:
            return self.one(self.pick(worlds.bind, worlds.dlpack), self.name(FIELDS))
        if kind == 16:
            rows = self.one(self.pick(worlds.expand, worlds.expanded, worlds.model_field), self.name(MODEL_FIELDS))
            if isinstance(rows, np.ndarray) and rows.flags.writeable and rows.size and rows.dtype.kind == "f":
                rows.flat[self.random.randrange(rows.size)] = self.pick(0, -1, 1, math.nan, 1e300)
            return rows
        if kind == 17:
            return self.one(worlds.set_model, self.name(MODEL_FIELDS), self.value())
        if kind == 18:
            named = self.one(getattr(worlds, self.pick("joint", "body", "geom", "actuator", "sensor", "keyframe")), self.pick(0, 1, -1, 99, "pole", "cart", "nope", None, 1.5))
            if named is not None:
                attribute = self.pick("qpos", "xpos", "mass", "friction", "id", "nope", "type", "ctrl", "damping")
                return self.one(setattr, named, attribute, self.value()) if self.random.random() < 0.4 else self.one(getattr, named, attribute)
            return None
        if kind == 19:
            return self.one(setattr, worlds, self.pick("qpos", "qvel", "ctrl", "time", "qacc_warmstart", "xpos", "nsim", "nope", "xfrc_applied"), self.value())
        if kind == 20:
            i, j = self.random.randrange(worlds.nsim), self.random.randrange(worlds.nstate)
            worlds.state[i, j] = self.pick(math.nan, math.inf, -1e300, 0.0)
            worlds.done[i] = self.random.random() < 0.3
            return self.one(worlds.step)
        if kind == 21:
            return self.one(self.pick(worlds.error, worlds.data.__getitem__ if worlds.nsim < 20 else worlds.error), self.pick(0, -1, 99, 2**32, 2**70, "a", None, slice(0, 2)))
        if kind == 22 and self.random.random() < 0.1:
            return self.one(worlds.render, self.pick(-1, "c", "nope", 99, [], [0, -1], None), self.pick(8, 0, -1, 2**31, "a"), 8, kind=self.pick("rgb", "depth", "segmentation", "x"))
        return self.one(getattr, worlds, self.pick("info", "models", "data", "nope", "qpos", "xmat", "__nope__", "contact", "diverged"))

    def batches(self):
        worlds = self.a_batch()
        if worlds is None:
            return
        for _ in range(12):
            self.of_batch(worlds)
        if worlds.nsim < 20 and self.random.random() < 0.5:
            self.together(worlds)
        if self.random.random() < 0.1:
            self.forked(worlds)
        if self.random.random() < 0.3:
            self.one(worlds.close)
            for call in (worlds.step, worlds.forward, worlds.reset, worlds.set_const, worlds.transition):
                assert self.one(call) is None and not self.refused(call), "a closed batch works"

    def refused(self, call):
        try:
            call()
        except RuntimeError as error:
            return "closed" not in str(error)
        return True

    def together(self, worlds):
        """Two threads call one batch: one of them may be refused."""
        threads = [threading.Thread(target=self.quietly, args=(worlds.step, None, 20)) for _ in range(2)]
        for t in threads:
            t.start()
        self.one(worlds.forward)
        for t in threads:
            t.join()

    def quietly(self, call, *a):
        try:
            call(*a)
        except EXPECTED:
            pass

    def forked(self, worlds):
        """A child has the same bits."""
        self.calls += 1
        pid = os.fork()
        if pid == 0:
            try:
                self.quietly(worlds.step, None, 2)
                fresh = batch.Batch(self.model, 3, 2)
                os._exit(0 if self.bits(fresh) == self.want else 3)
            except BaseException:
                os._exit(4)
        assert os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1]) == 0, "a forked child failed"
        self.returned += 1

    def unharmed(self):
        """A NaN in one simulation: the others keep their bits, and the engine names it."""
        worlds, good, bad = batch.Batch(self.model, 9, self.pick(1, 2), diverged="ignore"), batch.Batch(self.model, 9, 1), self.random.randrange(9)
        for w in (worlds, good):
            w.ctrl[:, 0] = np.linspace(-1, 1, 9)
        if self.random.random() < 0.3:
            worlds.ctrl[bad] = math.nan  # controls that are too large are limited
        else:
            self.pick(worlds.qvel, worlds.qpos, worlds.xfrc_applied)[bad] = self.pick(math.nan, math.inf, 1e200)
        self.one(worlds.step, None, 3)
        self.one(good.step, None, 3)
        assert worlds.diverged.nonzero()[0].tolist() == [bad] and worlds.error(bad), f"{worlds.diverged}, {worlds.error(bad)!r}"
        assert np.array_equal(np.delete(worlds.state, bad, 0), np.delete(good.state, bad, 0)), "a neighbour has other bits"

    def rollouts(self):
        m, n = self.model, self.pick(1, 2)
        datas = [corten.MjData(m) for _ in range(n)]
        size = corten.mj_stateSize(m, corten.mjtState.mjSTATE_FULLPHYSICS)
        settings = {}
        for name, choices in (("control", (None, np.zeros((3, 2, 1)), np.full((1, 1), math.nan), self.array())), ("nstep", (2, 0, -1, "a", 1.5)), ("state", (np.zeros((3, 2, size)), self.array())),
                              ("sensordata", (np.zeros((3, 2, 1)), self.array())), ("initial_warmstart", (np.zeros(m.nv), self.array())), ("control_spec", (32, 2, -1, 2**40, "x")),
                              ("chunk_size", (1, -1)), ("skip_checks", (True,)), ("persistent_pool", (True, False))):
            if self.random.random() < 0.3:
                settings[name] = self.pick(*choices)
        self.one(rollout.rollout, self.pick(m, m, [m] * 3, [m, self.other[0], m], [], self.value()), self.pick(datas, datas, [], datas[0], self.value()),
                 self.pick(np.zeros((3, size)), np.zeros(size), np.full((3, size), math.nan), self.array()), **settings)

    def distributions(self):
        settings = {}
        for name, choices in (("key", (0, 5, -1, 2**63, 2**64, "a", 1.5)), ("policy", ("zero", "random", "best", 0.5, self.array(), None)), ("noise", (0.0, 0.1, -1, math.nan, math.inf, "a")),
                              ("backend", ("threads", "cloud", None, 3)), ("workers", (1, 2, 0, -1, 1.5, "a")), ("shards", (1, 2, 0, -1, 2**40, 1.5, "a")), ("path", ("/nope/file", "", 3.5, b"\0"))):
            if self.random.random() < 0.25:
                settings[name] = self.pick(*choices)
        self.one(distributed.rollout, self.pick(self.model, self.model, "/nope.xml", 3, None), self.pick(3, 1, 0, -1, 2**31, 2**62, 1.5, "a"),
                 self.pick(2, 2, 1, 0, -1, 2**62, "a"), **settings)

    def environments(self):
        settings = {}
        for name, choices in (("frame_skip", (1, 2, 0, -1, "a", 1.5)), ("max_episode_steps", (3, 0, -1, "a", None)), ("autoreset_mode", ("NextStep", "SameStep", "Disabled", "x", None)),
                              ("render_mode", (None, "rgb_array", "human", 3)), ("nthread", (1, 2, -1, "a")), ("xml_file", ("nope.xml", 3, None)), ("reset_noise_scale", (0.1, math.nan, -1, "a")),
                              ("nope", (1,)), ("width", (8, -1))):
            if self.random.random() < 0.1:
                settings[name] = self.pick(*choices)
        envs = self.one(self.envs, self.pick("Hopper-v5", "InvertedPendulum-v5", "Reacher-v5", "Hoper-v5", None, 3), self.pick(2, 3, 2, 0, -1, "a", None, 2**40), **settings)
        if envs is None:
            return
        for _ in range(12):
            kind = self.random.randrange(8)
            if kind < 3:
                self.one(envs.reset, seed=self.pick(None, 1, -1, [1, 2], [1, 2, 3], "a", 2**70, [None] * 3, 1.5), options=self.pick(None, None, {}, {"reset_mask": np.ones(envs.num_envs, bool)},
                         {"reset_mask": self.array()}, {"reset_mask": [True]}, 3))
            elif kind < 7:
                actions = envs.action_space.sample()
                actions = self.pick(actions, actions, actions.astype(float), actions * np.nan, actions[:1], actions.tolist(), self.value())
                self.one(envs.step, actions)
            else:
                self.one(envs.render)
        if self.random.random() < 0.3:
            self.one(envs.close)
            self.one(envs.step, envs.action_space.sample())

    def run(self, calls):
        kinds = [self.batches] * 12 + [self.rollouts] * 6 + [self.distributions] * 6 + [self.unharmed] + ([self.environments] * 4 if self.envs else [])
        while self.calls < calls:
            self.random.choice(kinds)()
            if self.random.random() < 0.02:
                assert self.bits(batch.Batch(self.model, 3, self.pick(1, 2), lanes=self.pick(0, 1, 8))) == self.want, "a new batch has other bits"


def main():
    calls, start = (int(sys.argv[i]) if len(sys.argv) > i else d for i, d in ((1, 4000), (2, 1)))
    warnings.simplefilter("ignore")
    fuzz = Fuzz(start)
    fuzz.run(calls)
    print(fuzz.calls, fuzz.returned)


if __name__ == "__main__":
    main()
