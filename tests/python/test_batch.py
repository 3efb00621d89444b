"""Batches of worlds, and the vector environment on top."""
import corten as mujoco
import numpy as np
import pytest
from corten.batch import Batch

XML = """<mujoco><worldbody><geom name="floor" type="plane" size="2 2 .1"/><body name="cart" pos="0 0 1"><joint type="slide" axis="1 0 0"/>
<geom type="box" size=".2 .1 .05"/><body><joint name="pole" axis="0 1 0"/><geom type="capsule" fromto="0 0 0 0 0 .6" size=".03"/></body></body>
<body pos="1 0 .2"><freejoint/><geom size=".1"/></body></worldbody><actuator><motor joint="pole" ctrlrange="-1 1" ctrllimited="true"/></actuator>
<sensor><jointpos joint="pole"/></sensor></mujoco>"""


@pytest.fixture
def model():
    return mujoco.MjModel.from_xml_string(XML)


def run(model, nthread):
    worlds = Batch(model, 5, nthread=nthread, show=("xpos",))
    worlds.ctrl[:, 0] = np.linspace(-1, 1, 5)
    for _ in range(50):
        worlds.step(2)
    return worlds


def test_worlds_are_what_one_by_one_gives(model):
    worlds = run(model, 1)
    assert worlds.qpos.shape == (5, model.nq) and worlds.xpos.shape == (5, model.nbody, 3)
    for i, u in enumerate(np.linspace(-1, 1, 5)):
        d = mujoco.MjData(model)
        d.ctrl[0] = u
        mujoco.mj_step(model, d, 100)
        assert np.array_equal(worlds.qpos[i], d.qpos) and np.array_equal(worlds.xpos[i], d.xpos) and worlds.time[i] == d.time
        assert worlds.sensordata[i] == d.sensordata


def test_threads_do_not_matter(model):
    a = run(model, 1)
    for n in (2, 3):
        assert np.array_equal(a.qpos, run(model, n).qpos)


def test_reset_by_mask(model):
    worlds = run(model, 2)
    before = worlds.qpos.copy()
    mask = np.array([True, False, True, False, False])
    worlds.reset(mask, qvel=np.full((2, model.nv), 0.5))
    assert np.array_equal(worlds.qpos[0], model.qpos0) and np.array_equal(worlds.qpos[1], before[1])
    assert worlds.qvel[2].tolist() == [0.5] * model.nv and worlds.time[0] == 0 and worlds.time[1] > 0
    assert worlds.sensordata[0] == 0


def test_models_may_vary(model):
    worlds = Batch(model, 3, vary=("body_mass",))
    mass = worlds.model_field("body_mass") * np.array([[1.0], [2.0], [3.0]])
    worlds.set_model("body_mass", mass)
    assert np.array_equal(worlds.model_field("body_mass"), mass) and worlds.models[2].body_subtreemass[0] == pytest.approx(mass[2].sum())
    worlds.ctrl[:] = 1
    worlds.step(10)
    assert abs(worlds.qvel[0, 1]) > abs(worlds.qvel[2, 1]) > 0 and model.body_mass[1] == worlds.models[0].body_mass[1]
    with pytest.raises(ValueError, match="vary="):
        worlds.set_model("geom_size", 1)


def test_mistakes(model):
    worlds = Batch(model, 2)
    with pytest.raises(AttributeError, match="does not show 'xmat'"):
        worlds.xmat
    with pytest.raises(ValueError, match="bool"):
        worlds.reset([True])
    with pytest.raises(ValueError, match="not an array"):
        Batch(model, 2, show=("ncon",))
    with pytest.raises(ValueError):
        Batch(model, 0)


def test_vector_env(model):
    pytest.importorskip("gymnasium")
    from corten.vector_env import BatchEnv

    class Balance(BatchEnv):
        def reward(self, worlds, action):
            return np.cos(worlds.qpos[:, 1])

        def failed(self, worlds):
            return np.abs(worlds.qpos[:, 1]) > 0.3

    env = Balance(model, 4, frame_skip=5, max_steps=30)
    observation, _ = env.reset(seed=3)
    assert observation.shape == (4, model.nq + model.nv)
    ends = 0
    for _ in range(120):
        observation, reward, terminated, truncated, _ = env.step(env.action_space.sample())
        ends += int((terminated | truncated).sum())
        assert reward.shape == (4,) and not (terminated & truncated).any()
    assert ends > 4
    first, _ = env.reset(seed=3)
    again, _ = env.reset(seed=3)
    assert np.array_equal(first, again)


def test_too_many_worlds(model):
    with pytest.raises(MemoryError, match="worlds of this model"):
        Batch(model, 10**12)
    with pytest.raises(ValueError, match="at least one"):
        Batch(model, 0)
