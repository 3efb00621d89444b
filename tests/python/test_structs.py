"""Models, data and the other structs as Python objects."""
import copy
import gc
import pickle
import threading

import corten as mujoco
import numpy as np
import pytest

XML = """<mujoco><worldbody><geom name="floor" type="plane" size="1 1 1"/><camera name="eye" pos="0 0 2"/>
<body name="ball" pos="0 0 .09"><freejoint name="free"/><geom name="ball" size=".1" friction=".7 .01 .001"/><site name="top" pos="0 0 .1"/></body>
<body name="arm" pos="2 0 1"><joint name="hinge" axis="0 1 0"/><geom size=".1 .2" type="capsule"/></body></worldbody>
<actuator><motor name="push" joint="hinge" gear="3"/></actuator><sensor><jointpos name="angle" joint="hinge"/>
<framepos name="where" objtype="body" objname="ball"/></sensor><custom><numeric name="three" data="1 2 3"/></custom>
<keyframe><key name="home" qpos="0 0 .5 1 0 0 0 .3"/></keyframe></mujoco>"""


@pytest.fixture
def pair():
    m = mujoco.MjModel.from_xml_string(XML)
    return m, mujoco.MjData(m)


def test_fields_are_views_and_assignment_copies(pair):
    m, d = pair
    assert d.qpos is d.qpos and d.qpos.shape == (8,) and m.geom_pos.shape == (3, 3)
    values = np.arange(8.0)
    d.qpos = values
    values[0] = 99
    assert d.qpos[0] == 0
    d.ctrl[:] = 2
    mujoco.mj_forward(m, d)
    assert d.qfrc_actuator[6] == 6
    m.opt.gravity[2] = -1
    assert m.opt.gravity.tolist() == [0, 0, -1]
    m.opt.timestep = 0.01
    mujoco.mj_step(m, d, 5)
    assert d.time == pytest.approx(0.05)
    assert isinstance(m.names, bytes) and b"ball" in m.names


def test_views_outlive_their_owner():
    m = mujoco.MjModel.from_xml_string(XML)
    d = mujoco.MjData(m)
    qpos, contact = d.qpos, d.contact
    mujoco.mj_step(m, d)
    hit = d.contact[0]
    del m, d, contact
    gc.collect()
    qpos[:] = 1
    assert qpos.sum() == 8 and hit.dim == 3


def test_named_access(pair):
    m, d = pair
    assert m.geom("ball").friction.tolist() == [0.7, 0.01, 0.001] and m.geom("ball").id == 1
    m.geom("ball").friction = 2
    assert m.geom_friction[1].tolist() == [2, 2, 2]
    mujoco.mj_resetDataKeyframe(m, d, m.key("home").id)
    assert d.joint("hinge").qpos[0] == 0.3 and d.joint("free").qpos.shape == (7,) and d.joint("free").qvel.shape == (6,)
    mujoco.mj_forward(m, d)
    assert d.body("ball").xpos.tolist() == [0, 0, 0.5] and d.sensor("where").data.shape == (3,)
    assert m.numeric("three").data.tolist() == [1, 2, 3] and m.cam("eye").name == "eye"
    assert m.joint(1).name == "hinge" and m.actuator("push").gear[0] == 3
    with pytest.raises(KeyError, match="Invalid name 'nose'. Valid names: \\['ball', 'floor'\\]"):
        m.geom("nose")
    with pytest.raises(IndexError, match="Invalid index 7"):
        m.geom(7)
    with pytest.raises(AttributeError, match="has no attribute 'colour'"):
        m.geom("ball").colour


def test_views_of_named_objects():
    m = mujoco.MjModel.from_xml_string("""<mujoco><asset><texture name="t" type="2d" builtin="flat" width="5" height="4"/>
    <hfield name="h" nrow="3" ncol="2" size="1 1 1 1"/></asset><worldbody><body name="b"><joint name="x" type="ball"/><geom size=".1"/>
    <body><joint name="y"/><geom size=".1" pos="1 0 0"/></body></body></worldbody><actuator><motor name="a" joint="y" gear="3"/></actuator></mujoco>""")
    d = mujoco.MjData(m)
    mujoco.mj_forward(m, d)
    assert m.tex("t").data.shape == (4, 5, 3) and m.hfield("h").data.shape == (3, 2) and m.body("b").mass.shape == (1,)
    assert d.joint("x").cdof.shape == (3, 6) and d.joint("x").qpos.tolist() == [1, 0, 0, 0] and m.joint("y").armature.shape == (1,)
    assert d.actuator("a").moment.tolist() == [0, 0, 0, 3]
    view = d.joint("y")
    array = view.qpos
    d.qpos[4] = 7
    assert array[0] == 7 and view.qpos[0] == 7 and m.joint(name="y").id == 1 and "qposadr" in dir(m.joint(0)) and "cdof:" in repr(view)
    del d, m, view
    gc.collect()
    assert array[0] == 7


def test_mistakes_with_named_objects(pair):
    m, d = pair
    for bad in (lambda: m.geom(1.5), lambda: m.geom(None), lambda: m.geom("ball", 1), lambda: m.geom(key="ball"), lambda: mujoco.MjModel.geom(d, 0)):
        with pytest.raises(TypeError):
            bad()
    with pytest.raises(AttributeError, match="cannot be set"):
        m.geom(0).name = "x"
    with pytest.raises(AttributeError, match="cannot be deleted"):
        del m.geom(0).size
    with pytest.raises(ValueError):
        m.geom(0).size = [1, 2]
    with pytest.raises(IndexError):
        m.geom(-1)
    with pytest.raises(KeyError):
        m.geom()
    m.jnt_qposadr[1] = 100
    with pytest.raises(IndexError, match="damaged"):
        d.joint(1).qpos


def test_contacts(pair):
    m, d = pair
    mujoco.mj_step(m, d)
    assert len(d.contact) == d.ncon == 1 and d.contact[0].geom1 == 0 and d.contact.geom2.tolist() == [1]
    assert d.contact.frame.shape == (1, 9) and d.contact[-1].dist == d.contact.dist[0]
    d.contact[0].friction[:] = 0.5
    assert d.contact.friction.tolist() == [[0.5] * 5]
    with pytest.raises(IndexError):
        d.contact[1]
    assert len(d.warning) == 8 and d.timer[0].number == 1 and len(d.solver) == 4000


@pytest.mark.parametrize("how", [copy.copy, copy.deepcopy, lambda x: pickle.loads(pickle.dumps(x))])
def test_copies_step_alike_and_apart(pair, how):
    m, d = pair
    mujoco.mj_step(m, d, 3)
    m2, d2 = how(m), how(d)
    assert np.array_equal(d2.contact.pos, d.contact.pos) and np.array_equal(d2.efc_force, d.efc_force)
    mujoco.mj_step(m, d)
    assert d2.time != d.time
    mujoco.mj_step(m2, d2)
    assert np.array_equal(d.qpos, d2.qpos)
    m2.opt.timestep = 1
    assert m.opt.timestep == 0.002


def test_plain_structs():
    o = mujoco.MjOption()
    assert o.timestep == 0.002 and o == mujoco.MjOption()
    o.timestep = 0.1
    p = copy.copy(o)
    p.gravity[0] = 4
    assert p.timestep == 0.1 and o.gravity[0] == 0 and o != p and "timestep: 0.1" in repr(o)
    assert pickle.loads(pickle.dumps(o)).timestep == 0.1


def test_enums():
    e = mujoco.mjtObj
    assert e.mjOBJ_BODY == 1 and e.mjOBJ_BODY.value == 1 and e.mjOBJ_BODY.name == "mjOBJ_BODY" and e(1) is e.mjOBJ_BODY
    assert repr(e.mjOBJ_BODY) == "<mjtObj.mjOBJ_BODY: 1>" and str(e.mjOBJ_BODY) == "mjtObj.mjOBJ_BODY"
    assert [5, 6][e.mjOBJ_BODY] == 6 and e.mjOBJ_BODY | e.mjOBJ_GEOM == 5 and e.__members__["mjOBJ_GEOM"] == 5
    assert pickle.loads(pickle.dumps(e.mjOBJ_GEOM)) is e.mjOBJ_GEOM
    with pytest.raises(ValueError):
        e(99)


@pytest.mark.parametrize("bad, error, text", [
    (lambda m, d: mujoco.MjModel(), TypeError, "No constructor"),
    (lambda m, d: mujoco.MjModel.from_xml_string("<mujoco><worldbody><geom sise='1'/></worldbody></mujoco>"), ValueError, "sise"),
    (lambda m, d: mujoco.MjModel.from_xml_path("no_such_file.xml"), ValueError, "no_such_file"),
    (lambda m, d: setattr(m, "nq", 3), AttributeError, "cannot be set"),
    (lambda m, d: setattr(d, "qpos", [1, 2]), ValueError, "broadcast"),
    (lambda m, d: setattr(m.opt, "timestep", "fast"), TypeError, "real number"),
    (lambda m, d: setattr(m.opt, "iterations", 1.5), TypeError, "an integer is needed"),
    (lambda m, d: mujoco.MjData(3), TypeError, "MjModel is needed"),
    (lambda m, d: mujoco.mj_step(m), TypeError, "'d' is missing"),
    (lambda m, d: mujoco.mj_step(m, m), TypeError, "must be MjData"),
    (lambda m, d: mujoco.mj_step(m, d, nsteps=2), TypeError, "no argument 'nsteps'"),
    (lambda m, d: mujoco.mj_jacBody(m, d, None, None, 99), IndexError, "body is 99"),
    (lambda m, d: mujoco.mj_jacBody(m, d, np.zeros((3, 2)), None, 1), TypeError, "shape \\(3, 7\\)"),
    (lambda m, d: mujoco.mju_zero([1.0]), TypeError, "writeable"),
    (lambda m, d: mujoco.mj_name2id(m, 1, None), TypeError, "must be a str"),
])
def test_mistakes_are_exceptions(pair, bad, error, text):
    with pytest.raises(error, match=text):
        bad(*pair)


def test_model_and_data_must_fit(pair):
    m, d = pair
    other = mujoco.MjModel.from_xml_string("<mujoco/>")
    with pytest.raises(ValueError, match="another MjModel"):
        mujoco.mj_step(other, d)
    mujoco.mj_step(copy.copy(m), d)  # a copy fits


def test_one_data_in_two_threads(pair):
    m, d = pair
    inside = threading.Event()

    def slow(model, data):
        inside.set()
        release.wait(5)

    def first():
        mujoco.mj_step(m, d)

    release = threading.Event()
    mujoco.set_mjcb_control(slow)
    try:
        worker = threading.Thread(target=first)
        worker.start()
        inside.wait(5)
        with pytest.raises(RuntimeError, match="another thread"):
            mujoco.mj_forward(m, d)
    finally:
        release.set()
        worker.join()
        mujoco.set_mjcb_control(None)


def test_callbacks(pair):
    m, d = pair
    seen = []

    def control(model, data):
        assert model is m and data is d
        seen.append(data.time)
        data.ctrl[0] = 1
    mujoco.set_mjcb_control(control)
    assert mujoco.get_mjcb_control() is control
    mujoco.mj_step(m, d, 2)
    mujoco.set_mjcb_control(None)
    mujoco.mj_step(m, d)
    assert seen == [0, 0.002] and d.ctrl[0] == 1

    def broken(model, data):
        raise KeyError("broken controller")
    mujoco.set_mjcb_control(broken)
    with pytest.raises(KeyError, match="broken controller"):
        mujoco.mj_step(m, d)
    mujoco.mj_resetCallbacks()
    mujoco.mj_step(m, d)


def test_scene(pair):
    m, d = pair
    scene, camera = mujoco.MjvScene(m, 100), mujoco.MjvCamera()
    mujoco.mj_forward(m, d)
    mujoco.mjv_updateScene(m, d, mujoco.MjvOption(), mujoco.MjvPerturb(), camera, mujoco.mjtCatBit.mjCAT_ALL, scene)
    assert scene.ngeom >= 3 and scene.maxgeom == 100 and scene.geoms[0].type == mujoco.mjtGeom.mjGEOM_PLANE
    scene.geoms[1].label = "ball"
    assert scene.geoms[1].label == "ball"


def test_scenes(tmp_path):
    m = mujoco.MjModel.from_xml_string("""<mujoco><worldbody><geom size="1"/><flexcomp name="f" type="grid" dim="2" count="2 2 1"
    spacing=".1 .1 .1" mass="1"/></worldbody></mujoco>""")
    d, scene = mujoco.MjData(m), mujoco.MjvScene(m, 20)
    mujoco.mj_forward(m, d)
    mujoco.mjv_updateScene(m, d, mujoco.MjvOption(), None, mujoco.MjvCamera(), mujoco.mjtCatBit.mjCAT_ALL, scene)
    faces = scene.flexfacenum.sum()
    assert faces > 0 and scene.flexface.shape == scene.flexnormal.shape == (9 * faces,) and scene.flextexcoord.shape == (6 * faces,)
    assert scene.flexvert.shape == (12,) and scene.geoms[0].mat.shape == (3, 3) and mujoco.MjvScene().flexface.shape == (0,)
    mujoco.mj_printScene(scene, str(tmp_path / "s.txt"))
    mujoco.mj_printFormattedScene(scene, str(tmp_path / "t.txt"), "%.1f")
    assert (tmp_path / "s.txt").read_text().startswith(f"GEOMS {scene.ngeom}\n") and "scale            1.0" in (tmp_path / "t.txt").read_text()
