"""Integers written into a model: what the engine cannot use is an error that names the field and the entry, never a crash."""
import copy
import pickle

import corten as mujoco
import numpy as np
import pytest
from corten import rollout
from corten.batch import Batch

XML = """<mujoco><worldbody><geom name="floor" type="plane" size="1 1 1"/><body name="a" pos="0 0 .05"><freejoint/><geom name="ball" size=".1"/></body>
<body name="b" pos="3 0 1"><joint name="k"/><geom size=".1" pos=".2 0 0"/><site name="s"/></body></worldbody>
<equality><joint joint1="k" active="false"/></equality><actuator><motor joint="k"/></actuator><tendon><fixed><joint joint="k" coef="1"/></fixed></tendon>
<sensor><jointpos joint="k"/><touch site="s"/></sensor></mujoco>"""
FULL = int(mujoco.mjtState.mjSTATE_FULLPHYSICS)


@pytest.fixture
def pair():
    m = mujoco.MjModel.from_xml_string(XML)
    d = mujoco.MjData(m)
    mujoco.mj_step(m, d)
    return m, d


@pytest.mark.parametrize("field, value", [
    ("geom_condim", 77), ("geom_condim", 7), ("geom_condim", 20), ("geom_condim", 0), ("geom_condim", -1), ("jnt_type", 9), ("jnt_type", 0),
    ("actuator_trntype", 55), ("sensor_type", 99), ("eq_type", 17), ("body_parentid", 100), ("geom_bodyid", -3), ("geom_type", 200),
    ("jnt_qposadr", 10000), ("actuator_trnid", 9), ("sensor_objid", 44), ("eq_obj1id", 1000), ("wrap_objid", -7), ("tendon_num", 1000),
    ("body_jntnum", 5), ("sensor_adr", -1), ("dof_Madr", 999)])
def test_wrong_integers_are_errors_that_name_them(pair, field, value):
    m, d = pair
    array = getattr(m, field)
    old = array.flat[-1]
    array.flat[-1] = value
    for call in (lambda: mujoco.mj_step(m, d), lambda: mujoco.mj_forward(m, d), lambda: mujoco.mj_step(m, d, 3),
                 lambda: mujoco.MjData(m), lambda: copy.copy(m), lambda: copy.copy(d), lambda: mujoco.mj_resetData(m, d)):
        with pytest.raises(mujoco.FatalError, match="the model was changed and is no longer valid"):
            call()
    array.flat[-1] = old
    mujoco.mj_step(m, d)


def test_the_message_names_field_and_entry(pair):
    m, d = pair
    m.geom("ball").condim = 77
    with pytest.raises(ValueError, match=r"mj_step: .*geom_condim\[1\] is 77"):
        mujoco.mj_step(m, d)
    m.geom("ball").condim = 3
    mujoco.mj_step(m, d)
    m.geom_condim = 1
    mujoco.mj_step(m, d)
    assert d.contact[0].dim == 1


def test_rollouts_batches_and_bytes_see_it_too(pair):
    m, d = pair
    state = np.zeros(mujoco.mj_stateSize(m, FULL))
    worlds = Batch(m, 2)  # of a copy of the model
    m.geom_condim[1] = 9
    for call in (lambda: rollout.rollout(m, mujoco.MjData(m), state, nstep=2), lambda: Batch(m, 2), lambda: pickle.dumps(m), lambda: pickle.dumps(d)):
        with pytest.raises(mujoco.FatalError, match="geom_condim"):
            call()
    m.geom_condim[1] = 4
    worlds.step()


def test_views_of_a_neighbour_do_not_hide_a_change(pair):
    m, d = pair
    kinds = m.jnt_type
    kinds[-1] = 9
    m.jnt_qposadr, m.jnt_dofadr, m.body_dofnum     # handed out after the change
    with pytest.raises(mujoco.FatalError, match="jnt_type"):
        mujoco.mj_step(m, d)


def test_valid_changes_count(pair):
    m, d = pair
    m.geom_group[:] = 77
    m.geom_contype[:] = 1 << 30
    m.geom_contype[:] = 0
    m.actuator_trntype[0] = mujoco.mjtTrn.mjTRN_JOINTINPARENT
    mujoco.mj_step(m, d)
    assert d.ncon == 0


def test_large_arrays_of_indices_are_assigned_whole():
    s = mujoco.MjSpec()
    s.add_mesh(name="m").make_sphere(subdivision=4)
    s.worldbody.add_geom(type=mujoco.mjtGeom.mjGEOM_MESH, meshname="m")
    m = s.compile()
    d = mujoco.MjData(m)
    assert m.mesh_face.nbytes > 1 << 14 and not m.mesh_face.flags.writeable
    with pytest.raises(ValueError, match="read-only"):
        m.mesh_face[0, 0] = 1
    faces = m.mesh_face.copy()
    m.mesh_face = faces[::-1]
    mujoco.mj_step(m, d)
    assert (m.mesh_face == faces[::-1]).all()
    faces[0, 0] = 10**6
    m.mesh_face = faces
    with pytest.raises(mujoco.FatalError, match="mesh_face"):
        mujoco.mj_step(m, d)


def test_pixels_stay_writeable():
    m = mujoco.MjModel.from_xml_string('<mujoco><asset><texture name="t" type="2d" builtin="flat" width="200" height="200"/></asset></mujoco>')
    m.tex_data[:] = 7
    m.tex("t").data[3, 4] = 9
    assert m.tex_data.flags.writeable and m.tex("t").data[3, 4].tolist() == [9, 9, 9]


def test_addresses_of_names_are_never_written(pair):
    m, d = pair
    for field in ("name_geomadr", "names_map"):
        with pytest.raises(ValueError, match="read-only"):
            getattr(m, field)[0] = 10**6
        with pytest.raises(AttributeError):
            setattr(m, field, 10**6)
    assert m.geom("ball").name == "ball"


@pytest.mark.parametrize("field, value", [("dim", 77), ("dim", 2), ("efc_address", 10**9), ("geom", 10**8), ("flex", 10**6)])
@pytest.mark.parametrize("call", ["mj_step2", "mj_fwdConstraint", "mj_makeConstraint", "mj_rnePostConstraint", "mj_sensorAcc"])
def test_contacts_edited_between_stages_are_reported(field, value, call):
    m = mujoco.MjModel.from_xml_string("<mujoco><worldbody><geom type='plane' size='1 1 1'/><body pos='0 0 .09'><freejoint/>"
                                       "<geom size='.1'/></body></worldbody></mujoco>")
    d = mujoco.MjData(m)
    mujoco.mj_step1(m, d)
    getattr(d.contact, field)[...] = value
    with pytest.raises(mujoco.FatalError, match="contact 0 cannot be used"):
        getattr(mujoco, call)(m, d)
