"""Long calls, callbacks and rollouts: what goes wrong becomes an exception, and nothing stays locked or half done."""
import ctypes
import gc
import os
import pickle
import signal
import threading
import time
import warnings

import corten as mujoco
import numpy as np
import pytest
from corten import rollout
from corten.batch import Batch

XML = """<mujoco><worldbody><geom type="plane" size="1 1 1"/><body pos="0 0 .05"><freejoint/><geom size=".1"/></body>
<body pos="3 0 1"><joint name="k"/><geom size=".1" pos=".2 0 0"/></body></worldbody><actuator><motor joint="k"/></actuator>
<sensor><jointpos joint="k"/></sensor></mujoco>"""
FULL = int(mujoco.mjtState.mjSTATE_FULLPHYSICS)


@pytest.fixture
def pair():
    m = mujoco.MjModel.from_xml_string(XML)
    yield m, mujoco.MjData(m)
    mujoco.mj_resetCallbacks()
    mujoco.set_mju_user_warning(None)


def state(m, d):
    x = np.zeros(mujoco.mj_stateSize(m, FULL))
    mujoco.mj_getState(m, d, x, FULL)
    return x


#---------------------------------- Ctrl-C ---------------------------------------------------------

class _Interrupt:
    """SIGINT for this process after a while, also where it began in the background of a shell, which ignores that signal."""

    def __enter__(self):
        self.old = signal.signal(signal.SIGINT, signal.default_int_handler)
        self.timer = threading.Timer(.3, os.kill, (os.getpid(), signal.SIGINT))
        self.timer.start()
        self.start = time.monotonic()

    def __exit__(self, *exception):
        self.timer.cancel()
        self.timer.join()
        signal.signal(signal.SIGINT, self.old)
        assert time.monotonic() - self.start < 20


def test_ctrl_c_ends_many_steps(pair):
    m, d = pair
    with _Interrupt(), pytest.raises(KeyboardInterrupt):
        mujoco.mj_step(m, d, nstep=1 << 30)
    mujoco.mj_step(m, d)    # the data is free again
    assert d.time > 0


@pytest.mark.parametrize("nthread", [1, 2])
def test_ctrl_c_ends_a_rollout(pair, nthread):
    m, d = pair
    with _Interrupt(), pytest.raises(KeyboardInterrupt):
        rollout.rollout(m, [d, mujoco.MjData(m)][:nthread], np.tile(state(m, d), (4, 1)), nstep=4000000 // 16)
    mujoco.mj_step(m, d)


def test_ctrl_c_ends_the_steps_of_a_batch(pair):
    worlds = Batch(pair[0], 3, nthread=2)
    with _Interrupt(), pytest.raises(KeyboardInterrupt):
        worlds.step(1 << 30)
    worlds.step()


#---------------------------------- rollout --------------------------------------------------------

def test_a_failed_rollout_leaves_its_data_free(pair):
    m, d = pair
    other = mujoco.MjModel.from_xml_string("<mujoco><worldbody><body><joint/><geom size='1'/></body></worldbody></mujoco>")
    with pytest.raises(ValueError, match="differ in size"):
        rollout.rollout(other, d, np.zeros((1, mujoco.mj_stateSize(other, FULL))), nstep=2)
    mujoco.mj_step(m, d)
    with pytest.raises(ValueError, match="twice"):
        rollout.rollout(m, [d, d], state(m, d), nstep=2)
    rollout.rollout(m, d, state(m, d), nstep=2)


def test_misuse_that_the_library_reports_is_an_exception():
    with pytest.raises(mujoco.FatalError, match="seq must contain exactly 3 characters"):
        mujoco.mju_euler2Quat(np.zeros(4), np.zeros(3), "xy")
    with pytest.raises(mujoco.FatalError, match="seq.1. is 'q'"):
        mujoco.mju_euler2Quat(np.zeros(4), np.zeros(3), "xqz")
    mujoco.mju_euler2Quat(np.zeros(4), np.zeros(3), "xyz")  # and only once


def test_rollout_with_a_bad_solver_raises(pair):
    m, d = pair
    m.opt.solver = 10
    with pytest.raises(mujoco.FatalError, match="mj_fwdConstraint: unknown solver type 10"):
        rollout.rollout(m, d, state(m, d), nstep=2)
    with pytest.raises(ValueError, match="mj_fwdConstraint: unknown solver type 10"):
        mujoco.mj_step(m, d)
    m.opt.solver = 2
    mujoco.mj_step(m, d)


def test_rollout_takes_more_models_than_states_without_checks(pair):
    m, d = pair
    n = state(m, d).size
    out = rollout.rollout([m] * 7, [d], np.tile(state(m, d), (3, 1)), skip_checks=True, nstep=2, state=np.zeros((3, 2, n)),
                          sensordata=np.zeros((3, 2, 1)))
    assert out[0][2, 1, 0] == pytest.approx(.004)
    with pytest.raises(ValueError, match="one model for all"):
        rollout.rollout([m] * 2, [d], np.zeros((3, n)), skip_checks=True, nstep=2, state=np.zeros((3, 2, n)), sensordata=np.zeros((3, 2, 1)))
    with pytest.raises(ValueError, match="nstep must be 1 or more"):
        rollout.rollout(m, d, state(m, d), nstep=0)
    with pytest.raises(ValueError, match="no rows"):
        rollout.rollout(m, d, np.zeros((0, n)), nstep=2)


def test_exceptions_of_callbacks_leave_every_thread(pair):
    m, d = pair

    def fail(m, d):
        raise KeyError("boom")
    mujoco.set_mjcb_control(fail)
    with pytest.raises(KeyError, match="boom"):
        mujoco.mj_step(m, d, nstep=1 << 30)    # at once, not after all steps
    for nthread in (1, 2):
        with pytest.raises(KeyError, match="boom"):
            rollout.rollout(m, [mujoco.MjData(m) for _ in range(nthread)], np.tile(state(m, d), (4, 1)), nstep=1000)
    with pytest.raises(KeyError, match="boom"):
        Batch(m, 4, nthread=2).step()
    mujoco.set_mjcb_control(None)
    mujoco.mj_step(m, d)


def test_threads_of_a_rollout_do_one_thing_at_a_time(pair):
    m, d = pair
    with rollout.Rollout(nthread=2) as runner:
        def again(m2, d2):
            runner.rollout(m, [mujoco.MjData(m), mujoco.MjData(m)], np.tile(state(m, d), (2, 1)), nstep=1)
        datas = [mujoco.MjData(m), mujoco.MjData(m)]
        mujoco.set_mjcb_control(again)
        with pytest.raises(RuntimeError, match="another call is using these threads"):
            runner.rollout(m, datas, np.tile(state(m, d), (2, 1)), nstep=2)
        mujoco.set_mjcb_control(None)
        runner.rollout(m, datas, np.tile(state(m, d), (2, 1)), nstep=2)


#---------------------------------- callbacks of C -------------------------------------------------

def test_functions_of_c_as_callbacks(pair):
    m, d = pair
    calls, texts = [], []

    @ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p)
    def control(model, data):
        calls.append((model, data))

    @ctypes.CFUNCTYPE(None, ctypes.c_char_p)
    def warning(text):
        texts.append(text)
    mujoco.set_mjcb_control(control)
    mujoco.set_mju_user_warning(warning)
    assert mujoco.get_mjcb_control() is control
    mujoco.mj_step(m, d)
    assert calls == [(m._address, d._address)]
    d.qvel[:] = np.nan
    mujoco.mj_step(m, d)
    assert len(texts) == 1 and b"qvel" in texts[0]
    mujoco.set_mjcb_control(None)
    mujoco.mj_step(m, d)
    assert len(calls) >= 2 and mujoco.get_mjcb_control() is None
    with pytest.raises(TypeError):
        mujoco.set_mjcb_control(ctypes.cast(control, ctypes.c_void_p))


#---------------------------------- warnings of loading --------------------------------------------

def loads_with_warning(load, text):
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        load(text)
    return caught


def test_warnings_of_loading_are_python_warnings(tmp_path):
    path = tmp_path / "r.urdf"
    path.write_text("""<robot name="r">
    <mujoco><nonsense/>
    <compiler unknown="1"/></mujoco>
    <link name="base"><inertial><mass value="1"/><inertia ixx="1" iyy="1" izz="1" ixy="0" ixz="0" iyz="0"/></inertial></link></robot>""")
    for load in (mujoco.MjModel.from_xml_path, mujoco.MjSpec.from_file):
        caught = sorted(loads_with_warning(load, path), key=lambda w: str(w.message))
        assert len(caught) == 2 and all(w.category is UserWarning and w.filename == __file__ for w in caught)
        assert "r.urdf:2" in str(caught[0].message) and "'nonsense'" in str(caught[0].message)
        assert "r.urdf:3" in str(caught[1].message) and "'unknown'" in str(caught[1].message)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        with pytest.raises(UserWarning, match="r.urdf"):
            mujoco.MjModel.from_xml_path(path)
        assert mujoco.MjModel.from_xml_string(XML).nv == 7


#---------------------------------- data with plugins, sensors, errors -----------------------------

def test_pickled_data_with_plugins_own_their_instances():
    m = mujoco.MjModel.from_xml_string("""<mujoco><extension><plugin plugin="mujoco.pid"><instance name="i"><config key="kp" value="4"/></instance></plugin>
    </extension><worldbody><body><joint name="j"/><geom size=".1"/></body></worldbody><actuator><plugin joint="j" plugin="mujoco.pid" instance="i"/>
    </actuator></mujoco>""")
    d = mujoco.MjData(m)
    d.ctrl[:] = 1
    mujoco.mj_step(m, d, 3)
    copies = [pickle.loads(pickle.dumps(d)) for _ in range(5)]
    assert len({int(e.plugin_data[0]) for e in copies + [d]}) == 6
    for e in copies:
        mujoco.mj_step(e.model, e)
    mujoco.mj_step(m, d)
    assert all(e.qpos[0] == d.qpos[0] for e in copies)
    del copies, e
    gc.collect()


def test_read_sensor_writes_its_result():
    m = mujoco.MjModel.from_xml_string("""<mujoco><worldbody><body><joint/><geom size=".1"/><site name="s"/></body></worldbody>
    <sensor><accelerometer site="s" delay=".01" nsample="3"/></sensor></mujoco>""")
    d = mujoco.MjData(m)
    mujoco.mj_initSensorHistory(m, d, 0, np.array([0., .01, .02]), np.arange(1., 10).reshape(3, 3), phase=0.)
    for interp, want in ((0, [4, 5, 6]), (1, [4, 5, 6])):
        r = np.zeros(3)
        got = mujoco.mj_readSensor(m, d, 0, .02, r, interp=interp)
        assert r == pytest.approx(want) and got == pytest.approx(want)


def test_errors_are_fatal_errors_and_pythons_own(pair):
    m, d = pair
    for kind in (mujoco.FatalError, ValueError):
        with pytest.raises(kind):
            mujoco.mj_stateSize(m, 1 << 20)
        with pytest.raises(kind):
            mujoco.mj_RungeKutta(m, d, 3)
    for kind in (mujoco.FatalError, IndexError):
        with pytest.raises(kind):
            mujoco.mj_setKeyframe(m, d, 2)
        with pytest.raises(kind) as caught:
            mujoco.mj_contactForce(m, d, 99, np.zeros(6))
    assert type(caught.value).__name__ == "FatalError"
    copy = pickle.loads(pickle.dumps(caught.value))
    assert isinstance(copy, mujoco.FatalError) and isinstance(copy, IndexError) and copy.args == caught.value.args


def test_an_exception_survives_the_end_of_its_arguments(pair):
    m, d = pair
    m.opt.jacobian = 77
    with pytest.raises(mujoco.FatalError, match="mjtJacobian"):
        mujoco.mj_step(m, d)
    m.opt.jacobian, m.geom_condim[0] = 0, 77
    scenes = [mujoco.MjvScene(mujoco.MjModel.from_xml_string(XML), 50)]
    with pytest.raises(mujoco.FatalError, match="geom_condim"):    # the scene goes while the exception is on its way
        mujoco.mjv_updateScene(m, d, mujoco.MjvOption(), None, mujoco.MjvCamera(), 7, scenes.pop())
