"""Batches of worlds, and the vector environment on top."""
import importlib
import os

import corten as mujoco
import numpy as np
import pytest
from corten import batch as batch_module
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
    assert worlds.model_field("opt.gravity").tolist() == [model.opt.gravity.tolist()]
    with pytest.raises(ValueError, match="did you mean 'body_mass'"):
        worlds.model_field("body_mas")
    with pytest.raises(ValueError, match="vary="):
        worlds.set_model("geom_size", 1)


def test_mistakes(model):
    worlds = Batch(model, 2)
    with pytest.raises(AttributeError, match="no field 'xmatt'.*did you mean 'xmat'"):
        worlds.xmatt
    with pytest.raises(AttributeError, match="use expand.'body_mass'"):
        worlds.body_mass
    with pytest.raises(ValueError, match="bool"):
        worlds.reset([True])
    with pytest.raises(ValueError, match="not an array of fixed size"):
        Batch(model, 2, show=("efc_force",))
    with pytest.raises(ValueError):
        Batch(model, 0)
    with pytest.raises(IndexError, match="no simulation 4294967296"):
        worlds.error(2**32)


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
        Batch(model, 2, nthread=-1)
    worlds = Batch(model, 2)
    with pytest.raises(ValueError, match="no keyframe 3"):
        worlds.reset(keyframe=3)
    with pytest.raises(ValueError, match="one bool for each"):
        worlds.reset(np.array([True]))


# -------- the interface of mujoco.batch

def test_fields_are_live_arrays(model):
    worlds = Batch(model, 6, nthread=2)
    qpos, xpos, ncon = worlds.bind("qpos"), worlds.bind("xpos"), worlds.bind("ncon")
    assert qpos.base is not None and qpos.shape == (6, model.nq) and worlds.bind("xpos") is xpos
    assert ncon.dtype == np.int32 and ncon.shape == (6,) and not xpos.flags.writeable and (xpos == 0).all()
    qpos[3, 0] = 0.5
    worlds.forward()
    assert xpos[3, 1, 0] == 0.5 and xpos[2, 1, 0] == 0 and (ncon == ncon[0]).all()
    assert worlds.state.shape == (6, worlds.nstate) and worlds.eq_active.shape == (6, 0)
    assert batch_module.DATA_FIELDS >= {"qpos", "xpos", "ncon", "contact.geom"} and "efc_force" not in batch_module.DATA_FIELDS
    assert batch_module.MODEL_FIELDS >= {"body_mass", "opt.gravity"} and "body_parentid" not in batch_module.MODEL_FIELDS


def test_ids_and_masks(model):
    worlds = Batch(model, 6, nthread=2)
    worlds.step([1, 4], nstep=3)
    worlds.step(np.array([True, False, False, False, False, True]))
    assert np.allclose(worlds.time, np.array([1, 3, 0, 0, 3, 1]) * model.opt.timestep, rtol=0, atol=1e-12)
    worlds.step([])
    worlds.reset([4], keyframe=-1, stage=mujoco.mjtStage.mjSTAGE_NONE)
    assert worlds.time[4] == 0 and worlds.time[1] > 0
    for ids, said in (([1, 1], "ascend"), ([3, 2], "ascend"), ([6], r"in \[0, 6\)"), ([-1], r"in \[0, 6\)"), ([0.5], "integers"), ([[1]], "one dimension")):
        with pytest.raises(ValueError, match=said):
            worlds.step(ids)


def test_stages_make_observations_fresh(model):
    worlds = Batch(model, 3, persistent=True)
    xpos, d = worlds.xpos, mujoco.MjData(model)
    for _ in range(5):
        worlds.step(stage=mujoco.mjtStage.mjSTAGE_VEL)
        mujoco.mj_step(model, d)
    mujoco.mj_forward(model, d)
    assert np.array_equal(xpos[1], d.xpos) and np.array_equal(worlds.qpos[2], d.qpos)


def test_named_parts(model):
    worlds = Batch(model, 4)
    pole = worlds.joint("pole")
    pole.qpos = [[0.1], [0.2], [0.3], [0.4]]
    assert np.array_equal(worlds.qpos[:, 1], [0.1, 0.2, 0.3, 0.4]) and pole.id == 1 and pole.name == "pole"
    assert worlds.geom("floor").friction.shape == (4, 3) and "geom_friction" not in worlds._expanded
    worlds.geom("floor").friction = 0.2
    assert (worlds.expand("geom_friction")[:, 0] == 0.2).all() and worlds.sensor(0).data.shape == (4, 1)
    with pytest.raises(AttributeError, match="did you mean 'qpos'"):
        pole.qposs
    with pytest.raises(ValueError, match="computed"):
        worlds.body(1).xpos = 0
    with pytest.raises(AttributeError):
        pole.id = 3


def test_fields_of_the_model(model):
    worlds = Batch(model, 3)
    assert worlds.expanded("opt.gravity") is None
    worlds.expand("opt.gravity")[1] = 0
    worlds.step(20)
    assert worlds.qvel[1, 4] == 0 > worlds.qvel[0, 4] and worlds.get_model(1).opt.gravity[2] == 0
    for name, said in (("body_mas", "did you mean 'body_mass'"), ("xpos", "use bind"), ("body_parentid", "structure")):
        with pytest.raises(ValueError, match=said):
            worlds.expand(name)


def test_models_of_the_caller(model):
    heavy = mujoco.MjModel.from_xml_string(XML.replace('size=".1"', 'size=".15"'))
    worlds = Batch(model, 3)
    assert worlds.models is None
    worlds.set_models([model, heavy, model])
    worlds.step(30)
    d = mujoco.MjData(heavy)
    mujoco.mj_step(heavy, d, 30)
    assert np.array_equal(worlds.qpos[1], d.qpos) and np.array_equal(worlds.qpos[0], worlds.qpos[2]) and worlds.models[1] is heavy
    with pytest.raises(ValueError, match="set_models"):
        worlds.expand("body_mass")
    with pytest.raises(ValueError, match="3 models"):
        worlds.set_models([model])
    with pytest.raises(ValueError, match="differs from the batch's model"):
        worlds.set_models(mujoco.MjModel.from_xml_string("<mujoco/>"))
    worlds.set_models(None)
    worlds.expand("body_mass")


def test_rollouts_of_a_batch(model):
    worlds = Batch(model, 4, nthread=2)
    control = np.random.default_rng(0).uniform(-1, 1, (2, 15, model.nu))
    physics = mujoco.mjtState.mjSTATE_PHYSICS
    found = worlds.rollout(15, control, record=("qpos", physics, "ncon"), ids=[0, 3])
    d = mujoco.MjData(model)
    for t in range(15):
        d.ctrl[:] = control[1, t]
        mujoco.mj_step(model, d)
        assert np.array_equal(found["qpos"][1, t], d.qpos) and np.array_equal(found[physics][1, t], np.r_[d.qpos, d.qvel]) and found["ncon"][1, t] == d.ncon
    assert np.array_equal(worlds.qpos[3], d.qpos) and worlds.time[1] == 0
    out = {"qpos": np.zeros((4, 2, model.nq))}
    assert worlds.rollout(2, out=out)["qpos"] is out["qpos"] and out["qpos"].any()
    for arguments, said in (({"control_spec": 2, "control": 0}, "mjSTATE_USER"), ({"record": ("qposs",)}, "did you mean"), ({"out": {"qpos": np.zeros(3)}}, "shape")):
        with pytest.raises(ValueError, match=said):
            worlds.rollout(2, **arguments)


def test_jacobians_rays_and_derivatives(model):
    worlds = Batch(model, 3, nthread=2)
    worlds.qpos[:, 1] = [0, 0.3, 0.6]
    before = worlds.state.copy()
    jacp, jacr = worlds.jac(2, [0, 0, 1.5], ids=[1, 2])
    dist, geom, normal = worlds.ray([0, 0, 3], [[0, 0, -1], [0, 0, 1]], normal=True)
    A, B, C, D = worlds.transition()
    d = mujoco.MjData(model)
    d.qpos[1] = 0.6
    mujoco.mj_kinematics(model, d), mujoco.mj_comPos(model, d)
    one = np.zeros((2, 3, model.nv))
    mujoco.mj_jac(model, d, one[0], one[1], np.array([0, 0, 1.5]), 2)
    assert np.array_equal(jacp[1], one[0]) and np.array_equal(jacr[1], one[1]) and geom[0, 1] == -1 and dist[0, 0] > 0 and normal[0, 0, 2] > 0.9
    assert A.shape == (3, 2 * model.nv, 2 * model.nv) and B.shape[2] == model.nu and C.shape[1] == 1 and D.shape == (3, 1, 1) and A[1].any()
    assert np.array_equal(worlds.state, before)
    with pytest.raises(ValueError, match="body must be in"):
        worlds.jac(9, [0, 0, 0])


def test_a_nan_stays_in_its_simulation(model):
    worlds, good = Batch(model, 5, nthread=2), Batch(model, 5)
    worlds.ctrl[3] = np.nan
    with pytest.warns(batch_module.DivergenceWarning, match=r"1 of 5 simulations diverged \(3\)"):
        worlds.step(4)
    good.step(4)
    assert worlds.diverged.tolist() == [0, 0, 0, 1 << 7, 0] and np.isfinite(worlds.state[:3]).all()
    assert np.array_equal(np.delete(worlds.qpos, 3, 0), np.delete(good.qpos, 3, 0)) and worlds.error(3) and not worlds.error(2)
    assert worlds.warning[3, 7, 1] == 4 and worlds.status.tolist() == [0] * 5
    strict = Batch(model, 2, diverged="raise")
    strict.qvel[1] = np.inf
    with pytest.raises(batch_module.SimulationError) as raised:
        strict.step()
    assert raised.value.ids.tolist() == [1]


def test_failures_list_their_simulations(model):
    worlds = Batch(model, 5)
    worlds.expand("opt.solver")[[1, 4]] = 99
    with pytest.raises(batch_module.SimulationError, match=r"2 of 5 simulations failed \(1, 4\)") as raised:
        worlds.step()
    assert raised.value.ids.tolist() == [1, 4] and worlds.time.tolist() == [model.opt.timestep, 0, model.opt.timestep, model.opt.timestep, 0]


def test_done_worlds_start_again(model):
    worlds = Batch(model, 3)
    worlds.step(7)
    worlds.done[1] = True
    worlds.step()
    assert worlds.time[1] == 0 and worlds.time[0] > 0 and not worlds.done.any()


def test_contacts_have_arrays(model):
    worlds = Batch(model, 2, ncontact=3)
    geom, force = worlds.bind("contact.geom"), worlds.bind("contact.force")
    worlds.step(1500)
    assert geom.shape == (2, 3, 2) and geom[0, 0].tolist() == [0, 3] and geom[0, 1].tolist() == [-1, -1]
    assert force[0, 0, 0] == pytest.approx(9.81 * model.body_mass[3], rel=1e-3)
    ext = worlds.bind("cfrc_ext")
    worlds.step()
    assert ext[1, 3, 5] == pytest.approx(9.81 * model.body_mass[3], rel=1e-3)


def test_memory_and_closing(model):
    worlds = Batch(model, 1000)
    assert worlds.info()["bytes_per_simulation"] < 4096 and "1000 simulations" in repr(worlds)
    qpos = worlds.qpos
    with worlds:
        pass
    with pytest.raises(RuntimeError, match="closed"):
        worlds.step()
    del worlds
    assert qpos.sum() != 0  # the array keeps its memory


def test_other_libraries_share_the_memory(model):
    worlds = Batch(model, 4)
    xpos = np.from_dlpack(worlds.dlpack("xpos"))
    worlds.step()
    assert np.array_equal(xpos, worlds.xpos) and xpos[0].any() and np.from_dlpack(worlds.dlpack("qpos")).shape == (4, model.nq)
    assert np.array_equal(worlds.state[:, worlds.place("qvel")], worlds.qvel)
    with pytest.raises(ValueError, match="not a field of the state"):
        worlds.place("xpos")


def library(name):
    """A library, which `make test-autodiff` must find."""
    return importlib.import_module(name) if os.environ.get("CORTEN_NEEDS_AUTODIFF") else pytest.importorskip(name)


def test_tensors_share_the_memory(model):
    torch, worlds = library("torch"), Batch(model, 4)
    for name in ("qpos", "xpos", "state", "ncon"):
        assert worlds.tensor(name).data_ptr() == worlds.bind(name).ctypes.data and worlds.tensor(name).shape == worlds.bind(name).shape
    worlds.tensor("ctrl")[:] = torch.linspace(-1, 1, 4, dtype=torch.float64)[:, None]
    xpos = worlds.tensor("xpos")
    worlds.step(5)
    assert torch.equal(xpos, torch.from_numpy(worlds.xpos.copy())) and worlds.qvel[3, 1] * worlds.qvel[0, 1] < 0


def test_arrays_of_jax_share_the_memory(model):
    jax, worlds = library("jax"), Batch(model, 4)
    jax.config.update("jax_enable_x64", True)
    for name in ("xpos", "state", "ncon"):
        array = jax.dlpack.from_dlpack(worlds.dlpack(name))
        assert array.unsafe_buffer_pointer() == worlds.bind(name).ctypes.data and array.shape == worlds.bind(name).shape
    worlds.step(5)
    state = jax.dlpack.from_dlpack(worlds.dlpack("state"))
    assert np.array_equal(np.asarray(jax.jit(lambda x: 2 * x[:, worlds.place("qpos")])(state)), 2 * worlds.qpos)


def test_forked_children_step_alone(model):
    worlds = Batch(model, 30, nthread=3)
    worlds.step()
    child = os.fork()
    if child == 0:
        worlds.step(5)
        os._exit(0 if (worlds.time > 5 * model.opt.timestep).all() else 1)
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0
    worlds.step()


def test_random_misuse_never_ends_the_process(model):
    random, strange = np.random.default_rng(1), [None, -1, 0, 1, 2.5, 1 << 40, np.nan, "qpos", "xpos", "body_mass", [], [0, 1], [5], [True, False, True], np.zeros(3),
                                                 np.array([True, False, True]), (), {}, model, object(), np.zeros((3, 9))]
    calls = ("step", "forward", "reset", "set_const", "rollout", "jac", "ray", "transition", "bind", "expand", "expanded", "get_model", "get_data", "set_models", "error",
             "joint", "body", "set_model", "model_field", "info")
    worlds = Batch(model, 3, nthread=2, diverged="ignore")
    for _ in range(int(os.environ.get("CORTEN_MISUSE", 1500))):
        arguments = [strange[k] for k in random.integers(len(strange), size=random.integers(4))]
        arguments = [100 if a == 1 << 40 else a for a in arguments if not isinstance(a, np.ndarray)] if random.random() < 0.3 else arguments
        try:
            getattr(worlds, calls[random.integers(len(calls))])(*arguments)
        except (ValueError, TypeError, IndexError, KeyError, AttributeError, OverflowError, MemoryError, RuntimeError, mujoco.FatalError):
            pass
    worlds.set_models(None)
    worlds.reset()
    worlds.step()
    assert np.isfinite(worlds.qpos).all()


def test_rollouts_of_many_trajectories_run_in_a_batch(model):
    """With a callback, even an empty one, they run one by one: the bits are the same."""
    from corten import rollout
    full = mujoco.mjtState.mjSTATE_FULLPHYSICS
    d, random = mujoco.MjData(model), np.random.default_rng(2)
    start = np.zeros((40, mujoco.mj_stateSize(model, full)))
    for i in range(40):
        d.qvel[:] = random.normal(size=model.nv)
        mujoco.mj_getState(model, d, start[i], full)
    start[7, 1] = np.nan  # diverges and starts again; the others do not care
    control, warm, found = random.uniform(-2, 2, (40, 40, model.nu)), random.normal(size=(40, model.nv)), []
    for callback in (lambda m, d: None, None):
        mujoco.set_mjcb_control(callback)
        try:
            for count in (1, 3):
                datas = [mujoco.MjData(model) for _ in range(count)]
                found.append(rollout.rollout(model, datas, start, control, initial_warmstart=warm))
                for data in datas:
                    data.ctrl[:] = 0.4  # stays, where nothing sets controls
                found.append(rollout.rollout(model, datas, start, nstep=40))
        finally:
            mujoco.set_mjcb_control(None)
    for k in (0, 1):
        for other in found[k + 2::2]:
            assert all(np.array_equal(a, b) and np.isfinite(a).all() for a, b in zip(found[k], other))
    assert not np.array_equal(found[0][0][3], found[0][0][4])


def test_lanes_do_not_matter(model):
    rows = []
    for lanes in (1, 2, 4, 8, 0):
        worlds = Batch(model, 11, nthread=2, show=("xpos", "ncon"), lanes=lanes)
        for t in range(30):
            worlds.ctrl[:, 0] = np.sin(np.arange(11) + t)
            worlds.step(2, stage=t % 4)
        rows.append((worlds.state.copy(), worlds.xpos.copy(), worlds.ncon.copy()))
        info = worlds.info()
        assert info["lanes"] == lanes if lanes == 1 else 1 < info["lanes"] <= max(lanes, 8) and 0 < info["alone"] < 1
    for row in rows[1:]:
        assert all(np.array_equal(a, b) for a, b in zip(rows[0], row))
    assert worlds.info()["alone"] < 1  # the hooks of its data lead nowhere
    with pytest.raises(ValueError, match="lanes is 5"):
        Batch(model, 4, lanes=5)


def test_steps_in_float32(model):
    rows = []
    for lanes, nthread in ((4, 1), (16, 2), (0, 1)):
        worlds = Batch(model, 11, nthread=nthread, lanes=lanes, precision="float32")
        assert worlds.info()["precision"] == "float32" and worlds.info()["lanes"] >= 4
        for t in range(30):
            worlds.ctrl[:, 0] = np.sin(np.arange(11) + t)
            worlds.step(2)
        rows.append(worlds.state.copy())
    one = Batch(model, 11)
    assert one.info()["precision"] == "float64"
    for t in range(30):
        one.ctrl[:, 0] = np.sin(np.arange(11) + t)
        one.step(2)
    for row in rows[1:]:
        assert np.array_equal(rows[0], row)  # widths, threads and neighbours do not matter
    assert not np.array_equal(rows[0], one.state)
    assert np.abs(worlds.qpos - one.qpos).max() < 1e-3
    assert np.array_equal(worlds.time, one.time)  # times are exact
    assert np.array_equal(worlds.qpos, worlds.qpos.astype(np.float32))
    with pytest.raises(ValueError, match="precision must be 'float64' or 'float32', not 'half'"):
        Batch(model, 4, precision="half")
    with pytest.raises(ValueError, match="lanes is 2, it must be 0, 4, 8 or 16 for 32 bits"):
        Batch(model, 4, lanes=2, precision="float32")
    worlds.expand("body_mass")  # models that differ
    assert worlds.info()["precision"] == "float64" and "one by one in 64 bits" in worlds.info()["text"]
    assert Batch(model, 2, persistent=True, precision="float32").info()["precision"] == "float64"


def test_rollouts_in_float32(model):
    from corten import rollout
    full = mujoco.mjtState.mjSTATE_FULLPHYSICS
    start = np.zeros((5, mujoco.mj_stateSize(model, full)))
    d = mujoco.MjData(model)
    for i in range(5):
        d.qvel[:] = 0.1 * i
        mujoco.mj_getState(model, d, start[i], full)
    exact, _ = rollout.rollout(model, d, start, nstep=20)
    short, _ = rollout.rollout(model, d, start, nstep=20, precision="float32")
    alone, _ = rollout.rollout(model, d, start[3:4], nstep=20, precision="float32")
    assert not np.array_equal(exact, short) and np.allclose(exact, short, atol=1e-3)
    assert np.array_equal(alone[0], short[3])
    with pytest.raises(ValueError, match="precision"):
        rollout.rollout(model, d, start, nstep=20, precision=32)
