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


def test_inputs_can_be_assigned_and_nothing_else(model):
    worlds = Batch(model, 3)
    worlds.ctrl = 2.0
    assert (worlds.ctrl == 2).all()
    worlds.ctrl = np.arange(3.0)[:, None]
    worlds.step()
    assert worlds.data[2].ctrl[0] == 2
    for name in ("sensordata", "control", "n"):
        with pytest.raises(AttributeError):
            setattr(worlds, name, 1)
    with pytest.raises(ValueError):
        worlds.ctrl = np.zeros((7, 7))


def test_writes_to_the_data_of_a_world_count(model):
    worlds, alone = Batch(model, 3, nthread=2), Batch(model, 3)
    d = worlds.data[1]
    for k in range(3):
        d.ctrl[0] = k
        d.qvel[0] += .25
        alone.ctrl[1] = k
        alone.qvel[1, 0] += .25
        worlds.step()
        alone.step()
        assert worlds.qpos.tobytes() == alone.qpos.tobytes() and d.qpos.tobytes() == worlds.qpos[1].tobytes()
    worlds.ctrl[1] = 9           # the batch is written: its value counts
    worlds.step()
    assert d.ctrl[0] == 9
    d.time = 5
    worlds.step()
    assert worlds.time[1] > 5 and worlds.time[0] < 1
    d.ctrl[0], worlds.ctrl[1] = 1, 2
    with pytest.raises(ValueError, match="ctrl of world 1 was written both in the batch and in its MjData"):
        worlds.step()
    worlds.ctrl[1] = 1
    worlds.step()
    worlds.reset()
    assert d.time == 0 and (worlds.ctrl == 0).all() and len(worlds.data) == 3 and worlds.data[-1] is worlds.data[2]


def test_wrong_settings_of_a_batch_are_refused(model):
    with pytest.raises(ValueError, match="MjModel has no array 'nope'"):
        Batch(model, 2, vary=("nope",))
    with pytest.raises(ValueError, match="'nope' is not an array"):
        Batch(model, 2, show=("nope",))
    with pytest.raises(ValueError, match="nthread"):
        Batch(model, 2, nthread=0)
    worlds = Batch(model, 2)
    with pytest.raises(ValueError, match="no keyframe 3"):
        worlds.reset(keyframe=3)
    with pytest.raises(ValueError, match="one bool for each"):
        worlds.reset(np.array([0, 1]))
