"""Deformable bodies from Python: makers, registered bodies, views, copies, pickling, wrong input."""
import copy
import pickle

import numpy as np
import pytest

import corten
import corten.batch

FLOOR = """<mujoco><option timestep="0.005"/><worldbody>
  <geom type="plane" size="5 5 .1"/>
  <body name="box" pos="0 0 2"><freejoint/><geom size=".1" mass="1"/><site name="tip" pos="0 0 .1"/></body>
</worldbody></mujoco>"""


@pytest.fixture
def data():
    return corten.MjData(corten.MjModel.from_xml_string(FLOOR))


def sheet(**settings):
    return corten.Cloth.rectangle((1, 1), (5, 5), **{"name": "sheet", "material": "cotton", "pos": (3, 0, 1), **settings})


def test_makers_give_meshes():
    assert sheet().vert.shape == (25, 3) and sheet().elem.shape[1] == 3
    assert sheet().start[:, 2] == pytest.approx(1)
    assert corten.Cloth.disc(0.5, 4).elem.shape[1] == 3
    assert corten.SoftBody.box((1, 1, 1), (3, 3, 3)).elem.shape[1] == 4
    assert corten.SoftBody.ball(0.5, 5).elem.shape[1] == 4
    rope = corten.CapsuleChain.rope((0, 0, 0), (1, 0, 0), 10, thickness=0.02)
    assert rope.vert.shape == (11, 3) and rope.elem.shape == (10, 2)
    bent = corten.CapsuleChain.polyline([(0, 0, 0), (1, 0, 0), (1, 1, 0)], thickness=0.02)
    assert bent.elem.tolist() == [[0, 1], [1, 2]]


def test_materials_have_names():
    assert len(corten.deform_materials()) == 14
    assert sheet(material={"preset": "silk", "density": 77.0}).material["density"] == 77


def test_registered_bodies_are_found_by_name_and_number(data):
    body = data.deformables.add(sheet())
    data.deformables.add(sheet(name="other"))
    assert len(data.deformables) == 2 and "sheet" in data.deformables and "nothing" not in data.deformables
    assert data.deformables["other"].id == 1 and data.deformables[-1].id == 1 and body.id == 0
    assert [b.name for b in data.deformables] == ["sheet", "other"]
    data.deformables.remove("sheet")
    assert data.deformables[0].name == "other"
    with pytest.raises(KeyError, match="other"):
        data.deformables["sheet"]
    with pytest.raises(IndexError):
        data.deformables[1]


def test_bodies_fall_and_views_are_live(data):
    body = data.deformables.add(sheet())
    x, v = body.positions, body.velocities
    before = x.copy()
    corten.mj_step(data.model, data, 20)
    t = 20 * 0.005
    assert x is not body.positions and np.shares_memory(x, body.positions)
    assert v[:, 2] == pytest.approx(-9.81 * t, rel=1e-2)
    assert (x[:, 2] < before[:, 2]).all() and np.isfinite(x).all()
    body.velocities = 0
    assert (v == 0).all()


def test_forces_pins_and_energy(data):
    body = data.deformables.add(sheet())
    body.pin([0, 1])
    assert body.inverse_masses[0] == 0 and body.flags[1] & 1
    x0 = body.positions[0].copy()
    corten.mj_step(data.model, data, 20)
    assert (body.positions[0] == x0).all()
    elastic, kinetic, gravity = body.energy
    assert elastic >= 0 and kinetic > 0 and gravity > 0
    body.unpin(0)
    assert body.inverse_masses[0] > 0
    body.reset()
    assert (body.positions == sheet().start).all() and (body.velocities == 0).all() and body.inverse_masses[1] > 0
    body.forces[:, 0] = 1 / body.inverse_masses
    corten.mj_step(data.model, data, 20)
    assert body.velocities[:, 0] == pytest.approx(0.1, rel=1e-6)


def test_contacts_are_a_structured_array(data):
    data.deformables.add(sheet(pos=(3, 0, 0.05), thickness=0.02))
    corten.mj_step(data.model, data, 100)
    con = data.deformables.contacts
    assert len(con) > 0 and (con["geom"] == 0).all() and (con["other"] == -1).all()
    assert con["normal"][:, 2] == pytest.approx(1)
    weight = (1 / data.deformables[0].inverse_masses).sum() * 9.81
    assert con["force"][:, 2].sum() == pytest.approx(weight, rel=0.05)
    assert len(data.deformables[0].contacts) == len(con)


def test_attachments_by_name(data):
    corten.mj_forward(data.model, data)
    body = data.deformables.add(corten.CapsuleChain.rope((0, 0, 2.1), (0, 0, 3), 9, name="rope", material="nylon", thickness=0.02))
    assert body.attach(0, site="tip") == 0
    assert body.attach(9) == 1
    corten.mj_step(data.model, data, 100)
    assert np.linalg.norm(body.positions[0] - data.site("tip").xpos) < 0.01
    assert data.body("box").xpos[2] > 1.9
    with pytest.raises(ValueError, match="no site 'tap'"):
        body.attach(0, site="tap")
    with pytest.raises(IndexError):
        body.attach(99)
    with pytest.raises(TypeError):
        body.attach(0, body="box", site="tip")


def test_views_outlive_their_body(data):
    view = data.deformables.add(sheet()).positions
    kept = view.copy()
    data.deformables.clear()
    data.deformables.add(sheet(name="next"))
    assert (view == kept).all()
    view[:] = 7
    del data
    assert (view == 7).all()


def test_copies_and_pickles(data):
    body = data.deformables.add(sheet())
    body.pin(3)
    corten.mj_step(data.model, data, 10)
    twins = [copy.copy(data), copy.deepcopy(data), pickle.loads(pickle.dumps(data))]
    for _ in range(10):
        corten.mj_step(data.model, data)
        for d in twins:
            corten.mj_step(d.model, d)
    for d in twins:
        assert (d.deformables["sheet"].positions == body.positions).all()
        assert (d.deformables["sheet"].velocities == body.velocities).all()
    sig = int(corten.mjtState.mjSTATE_DEFORM)
    state, again = (np.zeros(corten.mj_dataStateSize(data.model, data, sig)) for _ in range(2))
    corten.mj_getState(data.model, data, state, sig)
    corten.mj_getState(data.model, pickle.loads(pickle.dumps(data)), again, sig)
    assert (state == again).all()
    twin = pickle.loads(pickle.dumps(sheet(pin=[1], attach=[dict(vertex=0, objtype=1, objid=0)])))
    assert (twin.start == sheet().start).all() and twin.name == "sheet" and twin.attachments["objtype"].tolist() == [1]


def test_the_midpoint_rule_survives_saving_and_pickling():
    spec = corten.MjSpec.from_string("""<mujoco><deformable>
      <corten:softbody name="a" size=".2 .2 .2" count="3" midpoint="true"/><corten:cloth name="b" size="1 1" count="4" pos="0 0 3"/></deformable></mujoco>""")
    for model in (spec.compile(), corten.MjModel.from_xml_string(spec.to_xml()), pickle.loads(pickle.dumps(spec.compile()))):
        assert model.deform_midpoint.tolist() == [1, 0]
    d = corten.MjData(spec.compile())
    corten.mj_step(d.model, d)
    exact = 0.5 * 9.81 * d.time**2  # what Euler's rule misses by g time dt / 2
    assert abs(d.deformables["a"].positions[:, 2].min() + 0.1 + exact) < 1e-12
    assert d.deformables["b"].positions[:, 2].max() - 3 + exact < -1e-6


def test_snapshot_and_state(data):
    body = data.deformables.add(sheet())
    sig = int(corten.mjtState.mjSTATE_INTEGRATION) | int(corten.mjtState.mjSTATE_DEFORM)
    state = np.zeros(corten.mj_dataStateSize(data.model, data, sig))
    assert len(state) == corten.mj_stateSize(data.model, corten.mjtState.mjSTATE_INTEGRATION) + 6 * 25 + 1 + data.model.nv + 1
    corten.mj_getState(data.model, data, state, sig)
    shot = body.snapshot()
    corten.mj_step(data.model, data, 30)
    end = body.positions.copy()
    corten.mj_setState(data.model, data, state, sig)
    corten.mj_step(data.model, data, 30)
    assert (body.positions == end).all()
    body.restore(shot)
    assert (body.positions == sheet().start).all()
    with pytest.raises(TypeError, match="size"):
        corten.mj_getState(data.model, data, np.zeros(3), sig)
    with pytest.raises((ValueError, corten.FatalError)):
        corten.mj_stateSize(data.model, sig)


def test_reset_keeps_positions_of_registered_bodies(data):
    body = data.deformables.add(sheet())
    corten.mj_step(data.model, data, 10)
    x = body.positions.copy()
    corten.mj_resetData(data.model, data)
    assert (body.positions == x).all() and (body.velocities == 0).all()


def test_removal_during_a_step_is_refused(data):
    data.deformables.add(sheet())
    seen = []

    def control(model, d):
        for call in (lambda: d.deformables.remove(0), lambda: d.deformables.add(sheet(name="late")), lambda: d.deformables[0].attach(0)):
            with pytest.raises((RuntimeError, ValueError), match="step"):
                call()
        seen.append(1)

    corten.set_mjcb_control(control)
    try:
        corten.mj_step(data.model, data)
    finally:
        corten.set_mjcb_control(None)
    assert seen and len(data.deformables) == 1
    data.deformables.remove(0)


INVERTED = np.array([[0, 0, 0], [1, 0, 0], [0, 1, 0], [0, 0, 1]])
SURFACE = b"v 0 0 0\nv 1 0 0\nv 0 1 0\nv 0 0 1\nf 1 3 2\nf 1 2 4\nf 1 4 3\nf 2 3 4\n"


@pytest.mark.parametrize("call, error, text", [
    (lambda d: corten.Cloth(), TypeError, "class methods"),
    (lambda d: corten.Cloth.rectangle((1, 1, 1), (3, 3)), ValueError, "shape"),
    (lambda d: corten.Cloth.rectangle((1, 1), (3, 2.5)), ValueError, "whole"),
    (lambda d: corten.Cloth.rectangle((1, 1), (1, 3)), ValueError, ""),
    (lambda d: corten.Cloth.rectangle((1, 1), (1e9, 1e9)), ValueError, ""),
    (lambda d: corten.Cloth.rectangle((1, float("nan")), (3, 3)), ValueError, "finite"),
    (lambda d: sheet(material="chesse"), ValueError, "chesse"),
    (lambda d: sheet(colour=1), TypeError, "colour"),
    (lambda d: sheet(thickness=-1), ValueError, ""),
    (lambda d: sheet(pin=[99]), ValueError, ""),
    (lambda d: sheet(pin=[0.5]), TypeError, "integers"),
    (lambda d: sheet(solref=(1, 2, 3)), ValueError, "shape"),
    (lambda d: corten.Cloth.from_arrays(np.zeros((3, 2)), [[0, 1, 2]]), ValueError, "shape"),
    (lambda d: corten.Cloth.from_arrays(np.eye(3), [[0, 1, 3]]), ValueError, ""),
    (lambda d: corten.Cloth.from_arrays(np.eye(3), [[0, 1]]), ValueError, "shape"),
    (lambda d: corten.SoftBody.from_arrays(np.zeros((4, 3)), [[0, 1, 2, 3]]), ValueError, ""),
    (lambda d: corten.CapsuleChain.from_file("/nonexistent.obj"), ValueError, ""),
    (lambda d: corten.Cloth.from_arrays([[0, 0, 0], [1, 0, 0], [2, 0, 0]], [[0, 1, 2]]), ValueError, "degenerate"),
    (lambda d: corten.Cloth.from_arrays(np.eye(4, 3), [[0, 1, 2]]), ValueError, "no mass"),
    (lambda d: corten.Cloth.from_arrays(np.eye(3), [[0, 1, 1]]), ValueError, "twice"),
    (lambda d: corten.Cloth.from_arrays(np.eye(3), [[0, 1, -1]]), ValueError, "between 0"),
    (lambda d: corten.Cloth.from_arrays(np.eye(3), [[0, 1, 2]], start=np.eye(4, 3)), ValueError, "shape"),
    (lambda d: corten.Cloth.from_arrays(np.eye(3), [[0, 1, 2]], start=np.full((3, 3), np.nan)), ValueError, "finite"),
    (lambda d: corten.SoftBody.from_arrays(INVERTED, [[0, 2, 1, 3]]), ValueError, "inverted"),
    (lambda d: corten.SoftBody.from_file("surface.obj", assets={"surface.obj": SURFACE}), ValueError, ""),
    (lambda d: corten.Cloth.from_file("surface.obj", assets={"surface.obj": b"v 0 0 zero"}), ValueError, ""),
    (lambda d: sheet(material=dict(density=0)), ValueError, "density"),
    (lambda d: sheet(material=dict(density=float("nan"))), ValueError, "density"),
    (lambda d: sheet(material=dict(young=-1)), ValueError, "Young"),
    (lambda d: sheet(material=dict(poisson=0.5)), ValueError, "Poisson"),
    (lambda d: sheet(material=dict(preset="cotton", colour=1)), TypeError, "colour"),
    (lambda d: sheet(pin=[3, 3]), ValueError, "twice"),
    (lambda d: sheet(name=""), ValueError, "name"),
    (lambda d: sheet(substeps=-1), ValueError, "substeps"),
    (lambda d: sheet(iterations=0), ValueError, "iterations"),
    (lambda d: sheet(midpoint=2), ValueError, "midpoint"),
    (lambda d: corten.CapsuleChain.rope((0, 0, 0), (1, 0, 0), 3, midpoint=1), ValueError, "midpoint"),
    (lambda d: sheet(condim=4), ValueError, "condim"),
    (lambda d: sheet(pos=(1, 2)), ValueError, "shape"),
    (lambda d: corten.CapsuleChain.rope((0, 0, 0), (0, 0, 0), 3), ValueError, ""),
    (lambda d: corten.CapsuleChain.rope((0, 0, 0), (1, 0, 0), 0), ValueError, ""),
    (lambda d: corten.CapsuleChain.polyline([[0, 0, 0]]), ValueError, "element"),
    (lambda d: d.deformables.remove(0), IndexError, "has 0"),
    (lambda d: d.deformables["sheet"], KeyError, "none"),
    (lambda d: d.deformables.add(sheet()).attach(0, compliance=-1), (ValueError, RuntimeError), "compliance"),
    (lambda d: d.deformables.add(sheet()).attach(0, limit=float("nan")), (ValueError, RuntimeError), "limit"),
    (lambda d: d.deformables.add(sheet()).pin([1, 99]), IndexError, "99"),
    (lambda d: d.deformables.add(3), TypeError, "Cloth"),
    (lambda d: (d.deformables.add(sheet()), d.deformables.add(sheet())), ValueError, "already"),
    (lambda d: d.deformables.add(sheet(attach=[dict(vertex=0, objtype=1, objid=77)])), ValueError, "no such body"),
])
def test_wrong_input_raises(data, call, error, text):
    with pytest.raises(error, match=text):
        call(data)
    corten.mj_step(data.model, data)


def test_wrong_shapes_raise(data):
    body = data.deformables.add(sheet())
    for name in ("positions", "velocities", "forces"):
        with pytest.raises(ValueError):
            setattr(body, name, np.zeros((3, 3)))
        with pytest.raises(ValueError):
            setattr(body, name, np.full((25, 3), np.nan))
    with pytest.raises(ValueError):
        body.restore({k: v[:2] for k, v in body.snapshot().items()})
    with pytest.raises(AttributeError):
        body.flags = 3


def test_numbers_that_are_none_are_reported_and_reset(data):
    body = data.deformables.add(sheet())
    start = body.positions.copy()
    corten.mj_step(data.model, data, 3)
    body.positions[2] = np.nan                       # a live view takes anything
    corten.mj_step(data.model, data)
    assert np.isfinite(body.positions).all() and np.abs(body.positions - start).max() < 0.01
    assert data.warning[int(corten.mjtWarning.mjWARN_BADQPOS)].number == 1


@pytest.mark.parametrize("kind, name", [("cloth", n) for n in ("cotton", "silk", "wool", "denim", "leather", "rubber")] +
                         [("soft", n) for n in ("rubber", "silicone", "gelatin", "tissue", "foam", "cork")] +
                         [("chain", n) for n in ("nylon", "hemp", "steel_cable", "rubber", "silicone")])
def test_presets_fall_on_the_floor_and_stay(kind, name):
    model = corten.MjModel.from_xml_string('<mujoco><option timestep="0.005"/><worldbody><geom type="plane" size="2 2 .1"/></worldbody></mujoco>')
    data = corten.MjData(model)
    made = {"cloth": lambda: corten.Cloth.rectangle((0.3, 0.3), (5, 5), material=name, thickness=0.002, margin=0.003, pos=(0, 0, 0.1)),
            "soft": lambda: corten.SoftBody.box((0.1, 0.1, 0.1), (3, 3, 3), material=name, pos=(0, 0, 0.08)),
            "chain": lambda: corten.CapsuleChain.rope((0, 0, 0.1), (0.3, 0, 0.12), 8, material=name, thickness=0.01)}[kind]()
    body = data.deformables.add(made)
    corten.mj_step(model, data, 200)
    assert sum(w.number for w in data.warning) == 0
    assert np.isfinite(body.positions).all() and body.positions[:, 2].min() > -0.002 and body.positions[:, 2].mean() < 0.11


def test_models_hold_bodies(tmp_path):
    xml = FLOOR.replace("</worldbody>", """</worldbody><deformable>
      <corten:cloth name="sheet" size="1 1" count="5 5" pos="3 0 1" material="cotton"><corten:attach vertex="0" site="tip"/></corten:cloth>
      <corten:chain name="rope" from="0 0 0" to="1 0 0" segments="4" thickness=".02"/></deformable>""")
    model = corten.MjModel.from_xml_string(xml)
    data = corten.MjData(model)
    assert [b.name for b in data.deformables] == ["sheet", "rope"] and model.ndeform == 2
    corten.mj_step(model, data, 10)
    corten.mj_resetData(model, data)
    assert (data.deformables["sheet"].positions[:, 2] == 1).all()
    spec = corten.MjSpec.from_string(xml)
    again = corten.MjSpec.from_string(spec.to_xml()).compile()
    assert (again.deform_pos == model.deform_pos).all() and (again.deform_elem == model.deform_elem).all()
    assert spec.deform("rope").segments == 4 and len(spec.deforms) == 2
    twin = pickle.loads(pickle.dumps(model))
    assert (twin.deform_pos == model.deform_pos).all()
    assert corten.mj_name2id(model, corten.mjtObj.mjOBJ_DEFORM, "rope") == 1


HAND = """<mujoco><worldbody><body name="hand"><site name="tip" pos="0 0 .1"/><geom size=".05" mass="1"/></body></worldbody><deformable>
  <corten:cloth name="glove" body="hand" size=".2 .2" count="3" pos="0 0 .1"><corten:attach vertex="4" site="tip"/></corten:cloth>
  <corten:chain name="loose" from="0 0 0" to="1 0 0" segments="2" thickness=".01"/></deformable></mujoco>"""


def test_attached_models_bring_their_bodies():
    arm = '<mujoco>{}<worldbody><body name="arm" pos="1 0 0"><joint/><geom size=".1"/>{}</body></worldbody></mujoco>'
    spec = corten.MjSpec.from_string(arm.format("", ""))
    spec.body("arm").add_frame(pos=[0, 0, 0.5]).attach_body(corten.MjSpec.from_string(HAND).body("hand"), "left_", "")
    model = spec.compile()
    data = corten.MjData(model)
    assert [b.name for b in data.deformables] == ["left_glove", "left_loose"]
    assert np.allclose(data.deformables["left_glove"].positions[4], (1, 0, 0.6))
    assert model.deform_attachid.tolist() == [corten.mj_name2id(model, corten.mjtObj.mjOBJ_SITE, "left_tip")]
    again = corten.MjModel.from_xml_string(spec.to_xml())                   # what is saved is the same
    assert (again.deform_pos == model.deform_pos).all() and (again.deform_attachid == model.deform_attachid).all()
    text = arm.format('<asset><model name="c" file="c.xml"/></asset>', '<attach model="c" body="hand" prefix="r_"/>')
    by_text = corten.MjModel.from_xml_string(text, assets={"c.xml": HAND.encode()})
    assert [b.name for b in corten.MjData(by_text).deformables] == ["r_glove", "r_loose"]
    for _ in range(20):
        corten.mj_step(model, data)
    tip = data.site("left_tip").xpos
    assert np.linalg.norm(data.deformables["left_glove"].positions[4] - tip) < 0.005


def test_replicas_and_binary_files_keep_bodies(tmp_path):
    xml = HAND.replace('<body name="hand">', '<replicate count="3" offset="1 0 0"><body name="hand">').replace("</body></worldbody>", "</body></replicate></worldbody>")
    model = corten.MjModel.from_xml_string(xml)
    assert model.ndeform == 4                                              # a glove per hand; what refers to nothing is there once
    corten.mj_saveModel(model, str(tmp_path / "m.mjb"), None)
    back = corten.MjModel.from_binary_path(str(tmp_path / "m.mjb"))
    assert (back.deform_pos == model.deform_pos).all() and back.ndeformattach == 3


def test_batches_have_bodies_per_world():
    model = corten.MjModel.from_xml_string(FLOOR)
    ends = []
    for nthread in (1, 2):
        worlds = corten.batch.Batch(model, 4, nthread=nthread)
        for i in range(4):
            worlds.data[i].deformables.add(sheet(pos=(3, 0, 0.2 + 0.2 * i)))
        for _ in range(40):
            worlds.step()
        ends.append([worlds.data[i].deformables[0].positions.copy() for i in range(4)])
        worlds.reset(mask=np.array([True, False, False, False]))
        assert (worlds.data[0].deformables[0].positions[:, 2] == 0.2).all()
        assert (worlds.data[1].deformables[0].positions == ends[-1][1]).all()
    assert all((a == b).all() for a, b in zip(*ends))
    assert not (ends[0][0][:, 2] == ends[0][3][:, 2]).any()


def test_rollouts_begin_with_registered_bodies(data):
    from corten import rollout
    body = data.deformables.add(sheet(pos=(0, 0, 2.2)))
    state = np.zeros(corten.mj_stateSize(data.model, corten.mjtState.mjSTATE_FULLPHYSICS))
    corten.mj_getState(data.model, data, state, corten.mjtState.mjSTATE_FULLPHYSICS)
    first, _ = rollout.rollout(data.model, data, np.tile(state, (3, 1)), nstep=30)
    assert (first[0] == first[1]).all() and (first[0] == first[2]).all()
    assert len(body.positions) == 25


def test_scenes_show_bodies(data):
    data.deformables.add(sheet())
    scene = corten.MjvScene(data.model, maxgeom=200)
    option = corten.MjvOption()
    option.label = int(corten.mjtLabel.mjLABEL_FLEX)
    corten.mj_forward(data.model, data)

    def show():
        corten.mjv_updateScene(data.model, data, option, None, corten.MjvCamera(), corten.mjtCatBit.mjCAT_ALL, scene)
        return [g for g in scene.geoms[:scene.ngeom] if int(g.objtype) == int(corten.mjtObj.mjOBJ_DEFORM)]
    first = show()
    assert [(int(g.type), g.objid, g.label) for g in first] == [(int(corten.mjtGeom.mjGEOM_DEFORM), 0, "sheet")]
    faces = scene.deformface.reshape(-1, 3, 3)
    assert scene.deformfacenum.tolist() == [2 * 32 + 2 * 16] and len(faces) == 96
    normals = scene.deformnormal.reshape(-1, 3)
    assert np.allclose(np.linalg.norm(normals, axis=1), 1)
    kept = faces.copy()
    data.deformables.add(corten.CapsuleChain.rope((0, 0, 1), (1, 0, 1), 500, thickness=0.02))
    assert [g.label for g in show()] == ["sheet", "chain"]
    assert (faces == kept).all()                                    # a view of arrays that were outgrown is still readable
    assert scene.deformfacenum.tolist() == [96, 8 * (2 * 500 + 2)]
    with pytest.raises((AttributeError, TypeError, ValueError)):
        scene.ndeform = 1000


def test_example_runs():
    import pathlib
    import runpy
    path = pathlib.Path(__file__).parents[2] / "examples/python/deformables.py"
    runpy.run_path(str(path))["main"](1.5)


@pytest.mark.parametrize("name", ["cloth_on_sphere", "rope_over_pulley", "gripper_and_ball", "flag_in_wind", "net_and_balls"])
def test_scenes(name):
    import pathlib
    import runpy
    root = pathlib.Path(__file__).parents[2]
    runpy.run_path(str(root / "examples/python/deform_scenes.py"))[name](root / "scenes/deform")
