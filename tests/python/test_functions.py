"""Functions with NumPy arguments, rollouts, least squares."""
import threading
import time

import corten as mujoco
import numpy as np
import pytest
from corten import minimize, rollout

XML = """<mujoco><worldbody><body><joint name="a" axis="0 1 0" damping=".1"/><geom type="capsule" fromto="0 0 0 0 0 -.5" size=".05"/>
<body pos="0 0 -.5"><joint axis="0 1 0"/><geom type="capsule" fromto="0 0 0 0 0 -.5" size=".05"/><site name="tip" pos="0 0 -.5"/></body></body>
</worldbody><actuator><motor joint="a"/></actuator><sensor><jointpos joint="a"/><jointvel joint="a"/></sensor></mujoco>"""


@pytest.fixture
def pair():
    m = mujoco.MjModel.from_xml_string(XML)
    d = mujoco.MjData(m)
    d.qpos[:] = 0.3, -0.5
    d.qvel[:] = 1, 2
    mujoco.mj_forward(m, d)
    return m, d


def test_sizes_follow_from_shapes():
    a, b = np.arange(6.0).reshape(2, 3), np.arange(12.0).reshape(3, 4)
    out = np.zeros((2, 4))
    mujoco.mju_mulMatMat(out, a, b)
    assert np.allclose(out, a @ b)
    v = np.zeros(2)
    mujoco.mju_mulMatVec(v, a, [1, 1, 1])
    assert v.tolist() == [3, 12]
    with pytest.raises(TypeError, match="size"):
        mujoco.mju_mulMatVec(v, a, [1, 1])
    assert mujoco.mju_norm([3.0, 4.0]) == 5 and mujoco.mju_dot(np.ones(3), vec2=np.ones(3)) == 3
    q = np.zeros(4)
    mujoco.mju_euler2Quat(q, [np.pi, 0, 0], "xyz")
    assert np.allclose(q, [0, 1, 0, 0])


def test_dynamics(pair):
    m, d = pair
    M = np.zeros((m.nv, m.nv))
    mujoco.mj_fullM(m, M, d.qM)
    x = np.zeros((1, m.nv))
    mujoco.mj_solveM(m, d, x, (M @ [1, 2]).reshape(1, -1))
    assert np.allclose(x, [1, 2])
    jacp = np.zeros((3, m.nv))
    mujoco.mj_jacSite(m, d, jacp, None, m.site("tip").id)
    eps, base = 1e-7, d.site_xpos[0].copy()
    for i in range(m.nv):
        d.qpos[i] += eps
        mujoco.mj_kinematics(m, d)
        assert np.allclose((d.site_xpos[0] - base) / eps, jacp[:, i], atol=1e-6)
        d.qpos[i] -= eps
    A, B = np.zeros((4, 4)), np.zeros((4, 1))
    mujoco.mjd_transitionFD(m, d, 1e-6, True, A, B, None, None)
    assert np.allclose(A[:2, :2], np.eye(2), atol=1e-2) and B[2, 0] > 0


def test_derivative_of_forces(pair):
    m, d = pair

    def force():
        mujoco.mj_forward(m, d)
        return d.qfrc_passive + d.qfrc_actuator - d.qfrc_bias

    d.qvel[:] = [0.3, -0.7]
    force()
    DfDv, eps = np.empty((m.nv, m.nv)), 1e-6
    mujoco.mjd_forceVel(m, d, DfDv)
    for i in range(m.nv):
        before = force()
        d.qvel[i] += eps
        assert np.allclose((force() - before) / eps, DfDv[:, i], atol=1e-5)
        d.qvel[i] -= eps
    with pytest.raises(TypeError):
        mujoco.mjd_forceVel(m, d, DfDv[:1])


def test_state_vectors(pair):
    m, d = pair
    sig = mujoco.mjtState.mjSTATE_INTEGRATION
    state = np.empty(mujoco.mj_stateSize(m, sig))
    mujoco.mj_getState(m, d, state, sig)
    mujoco.mj_step(m, d, 10)
    after = d.qpos.copy()
    mujoco.mj_setState(m, d, state, sig)
    mujoco.mj_step(m, d, 10)
    assert np.array_equal(d.qpos, after)
    with pytest.raises(TypeError, match="size"):
        mujoco.mj_getState(m, d, state[:-1], sig)


def test_files(pair, tmp_path):
    m, d = pair
    mujoco.mj_saveModel(m, str(tmp_path / "m.mjb"))
    assert mujoco.MjModel.from_binary_path(str(tmp_path / "m.mjb")).nv == m.nv
    buffer = np.zeros(mujoco.mj_sizeModel(m) + 3, np.uint8)
    mujoco.mj_saveModel(m, None, buffer)
    assert buffer[:-3].tobytes() == (tmp_path / "m.mjb").read_bytes()
    with pytest.raises(mujoco.FatalError, match="needed"):
        mujoco.mj_saveModel(m, None, buffer[:8])
    mujoco.mj_saveLastXML(str(tmp_path / "m.xml"), m)
    assert mujoco.MjModel.from_xml_path(tmp_path / "m.xml").nsensor == 2
    mujoco.mj_printData(m, d, str(tmp_path / "d.txt"))
    assert "qpos" in (tmp_path / "d.txt").read_text().lower()
    model = mujoco.MjModel.from_xml_string('<mujoco><include file="part.xml"/></mujoco>',
                                           {"part.xml": b"<mujoco><worldbody><geom size='1'/></worldbody></mujoco>"})
    assert model.ngeom == 1


def test_rollout_is_the_same_for_any_number_of_threads(pair):
    m, d = pair
    full = mujoco.mjtState.mjSTATE_FULLPHYSICS
    start = np.empty(mujoco.mj_stateSize(m, full))
    mujoco.mj_getState(m, d, start, full)
    control = np.random.default_rng(0).uniform(-1, 1, (7, 20, 1))
    results = []
    for threads in (1, 2, 3):
        datas = [mujoco.MjData(m) for _ in range(threads)]
        results.append(rollout.rollout(m, datas, start, control))
    for state, sensor in results:
        assert np.array_equal(state, results[0][0]) and np.array_equal(sensor, results[0][1])
    state, sensor = results[0]
    assert state.shape == (7, 20, start.size) and sensor.shape == (7, 20, 2)
    for i in range(20):  # the first trajectory by hand
        d.ctrl[:] = control[0, i]
        d.qacc_warmstart[:] = d.qacc_warmstart if i else 0
        mujoco.mj_step(m, d)
    assert np.allclose(state[0, -1, 1:3], d.qpos, atol=1e-12)
    with pytest.raises(ValueError, match="twice"):
        rollout.rollout(m, [d, d], start, control)
    with pytest.raises(ValueError, match="trailing"):
        rollout.rollout(m, d, start[:-1], control)


def test_other_threads_run_meanwhile(pair):
    """A long call does not hold the interpreter's lock."""
    m, d = pair
    done, count = threading.Event(), [0]

    def tick():
        while not done.wait(0.001):
            count[0] += 1
    other = threading.Thread(target=tick)
    other.start()
    start = time.monotonic()
    while time.monotonic() - start < 0.2:
        before = count[0]
        mujoco.mj_step(m, d, nstep=20000)
        if count[0] > before + 3:
            break
    ticks = count[0] - before
    done.set()
    other.join()
    assert ticks > 3


def test_least_squares():
    def residual(x):
        return np.stack([1 - x[0, :], 10 * (x[1, :] - x[0, :] ** 2)])
    x, trace = minimize.least_squares(np.zeros(2), residual, verbose=0)
    assert np.allclose(x, 1, atol=1e-6) and trace[-1].objective < 1e-12
    x, _ = minimize.least_squares(np.zeros(2), residual, bounds=[np.array([-0.3, -1.0]), np.array([0.9, 2.0])], verbose=0)
    assert np.allclose(x, [0.9, 0.81], atol=1e-6)
    with pytest.raises(ValueError, match="lower bounds"):
        minimize.least_squares(np.zeros(2), residual, bounds=[np.ones(2), np.zeros(2)], verbose=0)


def test_install_as_mujoco():
    import sys
    mujoco.install_as_mujoco()
    try:
        import mujoco as other
        from mujoco import _structs, rollout as r
        assert other is mujoco and r is rollout and other.__version__ == "3.5.0" and _structs.MjData is mujoco.MjData
        assert other.__corten_version__
    finally:
        for name in [n for n in sys.modules if n == "mujoco" or n.startswith("mujoco.")]:
            del sys.modules[name]
