"""Kinds that are written in Python: the same bits as the built-in ones, errors, threads, removal, pickles."""
import copy
import gc
import os
import pathlib
import pickle
import runpy
import subprocess
import sys
import threading

import corten
import numpy as np
import pytest
from corten.batch import Batch
from corten.rollout import Rollout, rollout

ARM = """<mujoco><option timestep=".002" integrator="{integrator}"/><worldbody><body><joint name="a" axis="0 1 0"/><geom size=".05" pos=".3 0 0"
mass="1"/><body pos=".3 0 0"><joint name="b" axis="0 1 0"/><geom size=".05" pos=".3 0 0" mass="1"/></body></body></worldbody>
<actuator><general joint="a" gaintype="custom" corten:gain_model="{kind}" corten:gain_params="{params}"/>
<general joint="b" gaintype="custom" corten:gain_model="{kind}" corten:gain_params="{params}"/></actuator></mujoco>"""
SOLID = """<mujoco><option integrator="{integrator}" gravity="0 0 -3"><flag energy="enable"/></option><worldbody><flexcomp name="cube" type="grid"
count="3 3 3" spacing=".1 .1 .1" mass="1" radius=".001" dim="3" elasticity_model="{kind}" young="2e4" poisson=".3" damping="{damping}"
corten:implicit="true"><pin id="0 1 2"/></flexcomp></worldbody></mujoco>"""
SHEET = """<mujoco><worldbody><flexcomp name="cloth" type="grid" count="3 4 1" spacing=".1 .1 .1" mass="1" radius=".001" dim="2" bending_model="{}"
elasticity_model="stvk" young="1e5" poisson=".2" thickness=".01"><pin id="0 1 2"/></flexcomp></worldbody></mujoco>"""
BOX = """<mujoco><option cone="elliptic" corten:solver="{}"/><worldbody><geom type="plane" size="1 1 .1"/>
<body pos="0 0 .11"><freejoint/><geom type="box" size=".1 .1 .1" mass="1"/></body></worldbody></mujoco>"""
EXAMPLES = pathlib.Path(__file__).parents[2] / "examples/python"


@corten.register_gain
class Elastic:
    """series_elastic, written again"""
    name = "test.elastic"
    params = ("stiffness", "damping", "ratio")
    needrate = True

    def check(self, p):
        if p[0] < 0:
            raise ValueError("the stiffness is below zero")

    def force(self, x, p):
        stiffness, damping, ratio = p.T
        return stiffness * (ratio * x.ctrl - x.length) + damping * (ratio * x.ctrl_rate - x.velocity)

    def force_vel(self, x, p):
        return -p[:, 1]


@corten.register_gain
class Lagging:
    """a motor whose force follows the control"""
    name = "test.lagging"
    params = {"time constant [s]": 0.1, "gain [N]": 2.0}
    nact = 1

    def force(self, x, p):
        assert x.act.shape == (len(x.id), 1) and x.lengthrange.shape == (len(x.id), 2)
        return p[:, 1] * x.act[:, 0]

    def act_dot(self, x, p):
        return (x.ctrl[:, None] - x.act) / p[:, :1]


@corten.register_elasticity
class Venant:
    """W = mu |E|^2 + lambda/2 tr(E)^2"""
    name = "test.venant"
    constants = 2

    def prepare(self, dim, young, poisson, p):
        assert p.shape == (0,)
        plane = 1 - 2 * poisson if dim == 3 else 1 - poisson
        return [young / (2 * (1 + poisson)), young * poisson / ((1 + poisson) * plane)]

    def strain(self, F):
        return (F.transpose(0, 2, 1) @ F - np.eye(F.shape[2])) / 2

    def energy(self, F, c):
        E = self.strain(F)
        return c[0] * (E * E).sum((1, 2)) + c[1] / 2 * np.trace(E, axis1=1, axis2=2)**2

    def stress(self, F, c):
        E = self.strain(F)
        return F @ (2 * c[0] * E + c[1] * np.trace(E, axis1=1, axis2=2)[:, None, None] * np.eye(F.shape[2]))


@corten.register_bending
class Distance:
    """a spring between the opposite vertices of an edge"""
    name = "test.distance"
    constants = 2

    def prepare(self, x0, young, poisson, thickness, p):
        assert x0.shape == (4, 3) and thickness == 0.01
        return young * thickness**3, np.linalg.norm(x0[3] - x0[2])

    def energy(self, x, c):
        return c[0] / 2 * (np.linalg.norm(x[:, 3] - x[:, 2], axis=1) - c[1])**2

    def force(self, x, c):
        along = x[:, 3] - x[:, 2]
        length = np.linalg.norm(along, axis=1, keepdims=True)
        f = np.zeros_like(x)
        f[:, 2] = c[0] * (length - c[1]) * along / length
        f[:, 3] = -f[:, 2]
        return f


@corten.register_formulation
class Free:
    """no constraint acts"""
    name = "test.free"
    params = {"push [m/s^2]": 0.0}

    def solve(self, m, d, p):
        d.efc_force[:] = 0
        d.efc_state[:] = 0
        d.qfrc_constraint[:] = 0
        push = np.zeros(m.nv)
        corten.mj_mulM(m, d, push, np.full(m.nv, p[0]))  # calls the engine again, on the same data
        corten.mj_solveM(m, d, d.qacc.reshape(1, -1), push.reshape(1, -1))
        d.qacc[:] += d.qacc_smooth


def arm(kind, params="", integrator="Euler"):
    xml = ARM.format(kind=kind, params=params, integrator=integrator)
    m = corten.MjModel.from_xml_string(xml if params else xml.replace('corten:gain_params=""', ""))
    return m, corten.MjData(m)


def drive(m, d, n=200):
    for i in range(n):
        d.ctrl[:] = np.sin(0.01 * i), np.cos(0.02 * i)
        corten.mj_step(m, d)
    return np.concatenate([d.qpos, d.qvel, d.act])


def raising(call, error=ZeroDivisionError):
    """A kind of gain whose force raises after some calls."""
    class Raises:
        name = f"test.raises{call}"
        params = {"none": 0.0}
        calls = 0

        def force(self, x, p):
            self.calls += 1
            if self.calls == call:
                raise error(f"call {call}")
            return np.zeros(len(x.id))
    return corten.register_gain(Raises)


# -------------------------------- physics --------------------------------


@pytest.mark.parametrize("integrator", ["Euler", "implicit", "implicitfast", "RK4"])
def test_a_gain_has_the_bits_of_the_built_in_one(integrator):
    assert (drive(*arm("test.elastic", "100 3 .7", integrator)) == drive(*arm("series_elastic", "100 3 .7", integrator))).all()


def test_a_gain_without_derivative_gets_differences():
    class Blind(Elastic):
        name = "test.blind"
        force_vel = None
    corten.register_gain(Blind)
    assert np.allclose(drive(*arm("test.blind", "100 3 .7", "implicit")), drive(*arm("series_elastic", "100 3 .7", "implicit")), atol=1e-6)


def test_a_gain_with_activations():
    m, d = arm("test.lagging", ".05 2")
    assert m.na == 2
    d.ctrl[:] = 1, -1
    corten.mj_step(m, d, 1)
    assert np.allclose(d.act, [0.04, -0.04]) and (d.actuator_force == 0).all()
    corten.mj_step(m, d, 500)
    assert np.allclose(d.actuator_force, [2, -2], atol=1e-6)


@pytest.mark.parametrize("integrator, damping", [("Euler", 0), ("implicitfast", 0.01)])
def test_an_elasticity_computes_what_the_built_in_one_does(integrator, damping):
    found = []
    for kind in ("stvk", "test.venant"):
        m = corten.MjModel.from_xml_string(SOLID.format(kind=kind, integrator=integrator, damping=damping))
        d = corten.MjData(m)
        corten.mj_step(m, d, 10)
        found.append(np.concatenate([d.qpos, d.energy]))
    assert np.allclose(found[0], found[1], rtol=0, atol=1e-7) and np.abs(found[0][:-2]).max() > 1e-4


def test_a_bending_holds_a_sheet():
    sag = {}
    for kind in ("none", "test.distance"):
        m = corten.MjModel.from_xml_string(SHEET.format(kind))
        d = corten.MjData(m)
        corten.mj_step(m, d, 50)
        assert np.isfinite(d.qpos).all()
        sag[kind] = d.flexvert_xpos[:, 2].min()
    assert sag["none"] < sag["test.distance"] < 0


def test_a_formulation_is_solved_in_python():
    m = corten.MjModel.from_xml_string(BOX.format("test.free"))
    d = corten.MjData(m)
    corten.mj_step(m, d, 100)
    assert abs(d.qpos[2] - (0.11 - 9.81 * 0.002**2 * 100 * 101 / 2)) < 1e-12 and d.nefc > 0
    m.opt.formulation = 0
    corten.mj_resetData(m, d)
    corten.mj_step(m, d, 500)
    assert abs(d.qpos[2] - 0.1) < 1e-3


def test_a_simulation_takes_kinds_of_python():
    sim = corten.Sim(BOX.format("convex"), formulation=("test.free", [1.0]))
    sim.step(10)
    assert np.allclose(sim.data.qvel, [0.02, 0.02, -9.81 * 0.02 + 0.02, 0.02, 0.02, 0.02])


# -------------------------------- tables --------------------------------


def test_kinds_are_listed_once():
    found = {k.name: k for k in corten.kinds("gain")}
    assert found["test.lagging"].params == ("time constant [s]", "gain [N]") and found["test.lagging"].defaults == (0.1, 2.0)
    assert found["test.elastic"].defaults is None and found["test.elastic"].description == "series_elastic, written again"
    n = len(corten.kinds())
    assert corten.register_gain(Elastic) is Elastic and len(corten.kinds()) == n


def one(**members):
    return type("One", (), {"name": "test.one", "force": lambda self, x, p: 0.0, **members})


@pytest.mark.parametrize("cls, error, words", [
    (3, TypeError, "a class is needed"), (one(name=None), TypeError, "name of the kind"), (one(name="Bad Name"), ValueError, "at most 64 of a-z"),
    (one(force=None), TypeError, "no method force"), (one(force=1), TypeError, "not a method"), (one(nact=1), TypeError, "no method act_dot"),
    (one(nact=11, act_dot=lambda self, x, p: x.act), ValueError, "nact is not in 0..10"), (one(params="k"), TypeError, "a dict of names"),
    (one(params={"k": float("nan")}), ValueError, "not finite"), (one(params={"": 1.0}), ValueError, "no name"),
    (one(params=["p"] * 33), ValueError, "33 parameters; 32 are the most"), (one(params={"k": "x"}), ValueError, "could not convert"),
    (one(name="fixed"), ValueError, "word of gaintype"), (one(name="series_elastic"), ValueError, "another gain kind is registered"),
    (one(name="test.elastic"), ValueError, "another gain kind is registered"), (one(name="x" * 10**7), ValueError, "at most 64 of a-z"),
    (one(params={"k": 1.0}, check=lambda self, p: 1 / 0), ZeroDivisionError, "division"), (one(params=[3]), TypeError, ""),
    (one(params={"k": -1.0}, check=Elastic.check), ValueError, "refuses its defaults")])
def test_bad_gains_are_refused(cls, error, words):
    with pytest.raises(error, match=words):
        corten.register_gain(cls)
    assert all(k.name != "test.one" for k in corten.kinds("gain"))


@pytest.mark.parametrize("register, members, words", [
    (corten.register_elasticity, {"energy": lambda s, F, c: 0.0}, "no method stress"),
    (corten.register_elasticity, {"energy": lambda s, F, c: 0.0, "stress": lambda s, F, c: 0.0, "dims": (4,)}, "some of 1, 2, 3"),
    (corten.register_elasticity, {"energy": lambda s, F, c: 0.0, "stress": lambda s, F, c: 0.0, "dims": ()}, "dims is not a set"),
    (corten.register_elasticity, {"energy": lambda s, F, c: 0.0, "stress": lambda s, F, c: 0.0, "prepare": lambda *a: 0}, "constants"),
    (corten.register_elasticity, {"energy": lambda s, F, c: 0.0, "stress": lambda s, F, c: 0.0, "constants": 17}, "nconst is not in 0..16"),
    (corten.register_bending, {"energy": lambda s, x, c: 0.0}, "no method force"), (corten.register_formulation, {}, "no method solve")])
def test_bad_materials_and_formulations_are_refused(register, members, words):
    with pytest.raises((TypeError, ValueError), match=words):
        register(type("Two", (), {"name": "test.two", **members}))
    assert all(k.name != "test.two" for k in corten.kinds())


def test_parameters_are_checked_where_they_are_written():
    with pytest.raises(ValueError, match=r"line 3(.|\n)*the stiffness is below zero"):
        arm("test.elastic", "-1 0 1")
    with pytest.raises(ValueError, match="3 parameters, 2 given"):
        arm("test.elastic", "1 0")


def test_removed_kinds_stop_and_come_back():
    class Passing(Lagging):
        name = "test.passing"
    corten.register_gain(Passing)
    m, d = arm("test.passing", ".1 2")
    first = drive(m, d, 5)
    corten.remove_kind("gain", "test.passing")
    with pytest.raises(corten.FatalError, match="'test.passing', which was removed"):
        corten.mj_step(m, d)
    with pytest.raises(corten.FatalError, match="'test.passing', which was removed"):
        rollout(m, d, np.zeros(corten.mj_stateSize(m, corten.mjtState.mjSTATE_FULLPHYSICS)), nstep=2)
    with pytest.raises(corten.FatalError, match="'test.passing', which was removed"):
        Batch(m, 3).step()
    with pytest.raises(ValueError, match="unknown gain kind 'test.passing'"):
        arm("test.passing", ".1 2")
    with pytest.raises(ValueError, match="no gain kind 'test.passing'"):
        corten.remove_kind("gain", "test.passing")
    corten.register_gain(Passing)
    corten.mj_resetData(m, d)
    assert (drive(m, d, 5) == first).all()
    with pytest.raises(ValueError, match="built in"):
        corten.remove_kind("gain", "series_elastic")
    with pytest.raises(ValueError, match="no table 'glue'"):
        corten.remove_kind("glue", "x")


def test_classes_live_as_long_as_models():
    def make():
        class Short(Elastic):
            name = "test.short"
        corten.register_gain(Short)
    make()
    gc.collect()
    assert (drive(*arm("test.short", "100 3 .7")) == drive(*arm("series_elastic", "100 3 .7"))).all()


# -------------------------------- exceptions --------------------------------


def test_an_exception_reaches_the_caller_and_ends_the_steps():
    raising(4)
    m, d = arm("test.raises4")
    with pytest.raises(ZeroDivisionError, match="call 4"):
        corten.mj_step(m, d, 100)
    assert d.time < 0.02
    time = d.time
    corten.mj_step(m, d, 3)  # the next call works
    assert d.time > time


@pytest.mark.parametrize("result", [lambda n: np.zeros(n + 1), lambda n: "force", lambda n: None, lambda n: [[1.0]] * n, lambda n: [1j] * n])
def test_wrong_results_are_exceptions(result):
    name = f"test.result{test_wrong_results_are_exceptions.count}"
    test_wrong_results_are_exceptions.count += 1
    corten.register_gain(one(name=name, force=lambda self, x, p: result(len(x.id))))
    m, d = arm(name)
    with pytest.raises((TypeError, ValueError)):
        corten.mj_forward(m, d)
    assert (d.actuator_force == 0).all()


test_wrong_results_are_exceptions.count = 0


@pytest.mark.parametrize("place", ["prepare", "energy", "stress"])
def test_exceptions_of_materials(place):
    def fail(*args):
        raise KeyError(place)
    corten.register_elasticity(type("Breaks", (Venant,), {"name": f"test.breaks_{place}", place: fail}))
    with pytest.raises(KeyError, match=place):
        m = corten.MjModel.from_xml_string(SOLID.format(kind=f"test.breaks_{place}", integrator="Euler", damping=0))
        corten.mj_step(m, corten.MjData(m), 2)


@pytest.mark.parametrize("result, error", [(1, None), ("x", TypeError), (None, None)])
def test_failures_of_formulations(result, error):
    name = f"test.fails_{str(result).lower()}"

    class Fails(Free):
        def solve(self, m, d, p):
            if result is None:
                raise LookupError("no solution")
            return result
    Fails.name = name
    corten.register_formulation(Fails)
    m = corten.MjModel.from_xml_string(BOX.format(name))
    d = corten.MjData(m)
    d.qpos[2] = 0.09
    if result == 1:
        corten.mj_step(m, d)
        assert d.warning.number.sum() > 0
    else:
        with pytest.raises(error or LookupError):
            corten.mj_step(m, d, 10)
        assert d.time < 0.003
    assert (d.qfrc_constraint == 0).all()


@pytest.mark.parametrize("call", [corten.mj_step, corten.mj_forward, corten.mj_resetData, corten.mj_makeConstraint, corten.mj_collision])
def test_a_formulation_cannot_lose_its_rows(call):
    class Steps(Free):
        name = f"test.calls_{call.__name__.lower()}"

        def solve(self, m, d, p):
            call(m, d)
    corten.register_formulation(Steps)
    m = corten.MjModel.from_xml_string(BOX.format(Steps.name))
    d = corten.MjData(m)
    d.qpos[2] = 0.09
    with pytest.raises(RuntimeError, match="a formulation cannot call it"):
        corten.mj_step(m, d)
    m.opt.formulation = 0
    corten.mj_step(m, d)  # nothing is left marked


def test_gains_that_step_their_own_data_end_with_an_exception():
    class Endless(Elastic):
        name = "test.endless"

        def force(self, x, p):
            corten.mj_step(*Endless.world)
            return np.zeros(2)
    corten.register_gain(Endless)
    Endless.world = m, d = arm("test.endless", "1 1 1")
    with pytest.raises(RecursionError):
        corten.mj_step(m, d)


def test_exceptions_of_threads():
    raising(40, OSError)
    m, _ = arm("test.raises40")
    datas = [corten.MjData(m) for _ in range(4)]
    start = np.zeros((16, corten.mj_stateSize(m, corten.mjtState.mjSTATE_FULLPHYSICS)))
    with Rollout(nthread=4) as runner, pytest.raises(OSError, match="call 40"):
        runner.rollout(m, datas, start, nstep=50)
    raising(41, OSError)
    with pytest.raises(OSError, match="call 41"):
        Batch(arm("test.raises41")[0], 8, nthread=3).step(nstep=50)


def test_interrupts_end_steps():
    class Interrupts(Elastic):
        name = "test.interrupts"

        def force(self, x, p):
            raise KeyboardInterrupt
    corten.register_gain(Interrupts)
    m, d = arm("test.interrupts", "1 1 1")
    with pytest.raises(KeyboardInterrupt):
        corten.mj_step(m, d, 10**9)


# -------------------------------- threads and calls within calls --------------------------------


def test_rollouts_have_the_bits_of_steps():
    for kind, params in (("test.elastic", "100 3 .7"), ("series_elastic", "100 3 .7"), ("test.lagging", ".1 2")):
        m, d = arm(kind, params)
        sig = corten.mjtState.mjSTATE_FULLPHYSICS | (corten.mjtState.mjSTATE_KIND if m.nkindstate else 0)
        start = np.zeros((6, corten.mj_stateSize(m, sig)))
        start[:, 1] = np.linspace(0, 1, 6)
        control = np.random.default_rng(1).normal(size=(6, 40, m.nu))
        with Rollout(nthread=3) as runner:
            states, _ = runner.rollout(m, [corten.MjData(m) for _ in range(3)], start, control)
            middle, _ = runner.rollout(m, [corten.MjData(m) for _ in range(3)], states[:, 19], control[:, 20:])
        for i in range(6):
            corten.mj_resetData(m, d)
            corten.mj_setState(m, d, start[i], sig)
            for t in range(40):
                d.ctrl[:] = control[i, t]
                corten.mj_step(m, d)
                now = np.zeros(start.shape[1])
                corten.mj_getState(m, d, now, sig)
                assert (states[i, t] == now).all()
        # continued from a recorded state, without warm start: the model has no constraints
        assert (middle == states[:, 20:]).all()


def test_a_state_without_that_of_kinds_is_refused_by_rollouts():
    m, d = arm("series_elastic", "1 1 1")
    with pytest.raises(ValueError, match="trailing dimension of initial_state must be 9, got 5"):
        rollout(m, d, np.zeros(5), nstep=1)


def test_formulations_call_the_engine_from_every_thread():
    m = corten.MjModel.from_xml_string(BOX.format("test.free"))
    datas = [corten.MjData(m) for _ in range(4)]
    start = np.zeros((8, corten.mj_stateSize(m, corten.mjtState.mjSTATE_FULLPHYSICS)))
    corten.mj_getState(m, datas[0], start[0], corten.mjtState.mjSTATE_FULLPHYSICS)
    start[:] = start[0]
    with Rollout(nthread=4) as runner:
        states, _ = runner.rollout(m, datas, start, nstep=30)
    d = corten.MjData(m)
    corten.mj_step(m, d, 30)
    assert (states[:, -1, 1:8] == d.qpos).all()
    b = Batch(m, 5, nthread=3)
    b.step(nstep=30)
    assert (b.qpos == d.qpos).all()
    corten.mj_step(m, datas[0])  # nothing is left marked
    corten.mj_step(m, d)


def test_threads_of_python_step_at_once():
    m, d = arm("test.elastic", "100 3 .7")
    want, found = drive(m, d), []
    threads = [threading.Thread(target=lambda: found.append(drive(m, corten.MjData(m)))) for _ in range(4)]
    for t in threads:
        t.start()
    for t in threads:
        t.join()
    assert len(found) == 4 and all((f == want).all() for f in found)


def test_kinds_may_step_other_models_and_register_kinds():
    inner = arm("test.elastic", "100 3 .7")

    class Nested(Elastic):
        name = "test.nested"

        def force(self, x, p):
            corten.mj_step(*inner)
            corten.register_gain(Elastic)
            corten.MjModel.from_xml_string("<mujoco/>")
            return super().force(x, p)
    corten.register_gain(Nested)
    assert (drive(*arm("test.nested", "100 3 .7")) == drive(*arm("test.elastic", "100 3 .7"))).all()
    assert inner[1].time > 0.3


def test_arrays_of_a_call_are_copies():
    kept = []

    class Keeps(Elastic):
        name = "test.keeps"

        def force(self, x, p):
            kept.append((x, p))
            p[:] = 7
            x.length[:] = 9
            return np.zeros(2)
    corten.register_gain(Keeps)
    m, d = arm("test.keeps", "100 3 .7")
    corten.mj_step(m, d, 3)
    assert (m.kind_prm.reshape(-1, 3) == [100, 3, 0.7]).all() and (d.actuator_length != 9).all()
    del m, d
    gc.collect()
    assert len(kept) == 3 and (kept[0][0].length == 9).all() and kept[0][0].id.tolist() == [0, 1]


# -------------------------------- copies --------------------------------


@pytest.mark.parametrize("kind, params", [("test.elastic", "100 3 .7"), ("series_elastic", "100 3 .7"), ("test.lagging", ".1 2")])
def test_copies_and_pickles_go_on_with_the_same_bits(kind, params):
    m, d = arm(kind, params)
    drive(m, d, 20)
    m2, d2 = pickle.loads(pickle.dumps((m, d)))
    d3, m3 = copy.copy(d), copy.copy(m)
    b = Batch(m, 2)
    for i in range(2):
        sig = corten.mjtState.mjSTATE_INTEGRATION | (corten.mjtState.mjSTATE_KIND if m.nkindstate else 0)
        state = np.zeros(corten.mj_stateSize(m, sig))
        corten.mj_getState(m, d, state, sig)
        corten.mj_setState(m, b.data[i], state, sig)
    want = drive(m, d, 20)
    assert (drive(m2, d2, 20) == want).all() and (drive(m3, d3, 20) == want).all()
    assert (d2.kind_state == d.kind_state).all()


def test_keyframes_and_resets_clear_the_states_of_kinds():
    xml = ARM.format(kind="series_elastic", params="100 3 .7", integrator="Euler").replace("</mujoco>", '<keyframe><key qpos=".1 .2"/></keyframe></mujoco>')
    m = corten.MjModel.from_xml_string(xml)
    d = corten.MjData(m)
    drive(m, d, 3)
    assert (d.kind_state != 0).all()
    for reset in (lambda: corten.mj_resetData(m, d), lambda: corten.mj_resetDataKeyframe(m, d, 0)):
        drive(m, d, 3)
        reset()
        assert (d.kind_state == 0).all()
        first = drive(m, d, 5)
        reset()
        assert (drive(m, d, 5) == first).all()


PROCESS = """
import pickle, sys
import corten
model = pickle.load(open(sys.argv[1], "rb"))
data = corten.MjData(model)
corten.mj_step(model, data, 10)
print(data.qpos.tobytes().hex())
"""


def unpickle(path, folder):
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(folder), *sys.path])}
    return subprocess.run([sys.executable, "-c", PROCESS, str(path)], env=environment, capture_output=True, text=True)


def test_pickles_bring_their_classes(tmp_path):
    (tmp_path / "springs_of_a_user.py").write_text("import corten\n@corten.register_gain\nclass Spring:\n    name = 'user.spring'\n"
                                                   "    params = {'k': 3.0}\n    def force(self, x, p):\n        return -p[:, 0] * (x.length - 1)\n")
    sys.path.insert(0, str(tmp_path))
    try:
        import springs_of_a_user  # noqa: F401
    finally:
        sys.path.pop(0)
    m, d = arm("user.spring")
    (tmp_path / "m.pickle").write_bytes(pickle.dumps(m))
    corten.mj_step(m, d, 10)
    result = unpickle(tmp_path / "m.pickle", tmp_path)
    assert result.returncode == 0, result.stderr
    assert result.stdout.strip() == d.qpos.tobytes().hex()


def test_pickles_of_kinds_that_cannot_be_imported_are_refused(tmp_path):
    class Local(Elastic):
        name = "test.local"
    corten.register_gain(Local)
    m, _ = arm("test.local", "1 1 1")
    assert pickle.loads(pickle.dumps(m)).nkind == 2  # in this process it is there
    (tmp_path / "m.pickle").write_bytes(pickle.dumps(m))
    result = unpickle(tmp_path / "m.pickle", tmp_path)
    assert result.returncode == 1 and "gain kind 'test.local', which is not registered" in result.stderr


@pytest.mark.parametrize("name", ["rubber_material.py", "hydraulic_gain.py", "penalty_formulation.py"])
def test_examples_are_short_and_run(name):
    assert len((EXAMPLES / name).read_text().splitlines()) < 60
    runpy.run_path(str(EXAMPLES / name), run_name="__main__")
