"""Writes through what the package hands out are never lost: vectors of a spec, lists of structs, settings of plugins."""
import gc

import corten as mujoco
import numpy as np
import pytest

TOUCH = """<mujoco><worldbody><geom name="floor" type="plane" size="1 1 1"/><body pos="0 0 .05"><freejoint/><geom name="ball" size=".1"/></body>
</worldbody></mujoco>"""


def made(xml=TOUCH):
    m = mujoco.MjModel.from_xml_string(xml)
    return m, mujoco.MjData(m)


def test_numbers_of_a_key_are_written_in_place():
    s = mujoco.MjSpec.from_string('<mujoco><worldbody><body><joint/><joint axis="1 0 0"/><geom size=".1"/></body></worldbody></mujoco>')
    k = s.add_key(name="k", qpos=[1.0, 2.0], ctrl=[])
    held = k.qpos
    k.qpos[0] = 7
    assert k.qpos == [7, 2] and held == k.qpos and len(held) == 2 and list(held) == [7, 2]
    k.qpos[1] = 3
    k.qpos[:] = np.array(k.qpos) + 1
    assert held == [8, 4]
    k.qpos = [5, 6]
    assert held == [5, 6] and k.qpos != [5] and s.compile().key_qpos.tolist() == [[5, 6]]
    with pytest.raises(IndexError, match="qpos: index 2 is not below 2"):
        k.qpos[2] = 1
    with pytest.raises(IndexError, match="qpos: index -1"):
        k.qpos[-1]
    with pytest.raises(ValueError, match="2 items are needed, not 3"):
        k.qpos[:] = [1, 2, 3]
    with pytest.raises(TypeError):
        k.qpos[0] = "a"
    with pytest.raises(TypeError, match="assign a list"):
        del k.qpos[0]
    with pytest.raises(ValueError, match="read-only"):
        k.qpos.fill(3)
    assert held == [5, 6] and held.tolist() == [5.0, 6.0] and held.size == 2 and np.asarray(held, dtype=int).tolist() == [5, 6]
    with pytest.raises(AttributeError, match="no attribute 'colour'"):
        held.colour


@pytest.mark.parametrize("add, field, first, then", [
    ("add_numeric", "data", [1, 2], 9.5), ("add_mesh", "uservert", [1, 2, 3], .5), ("add_mesh", "userface", [1, 2, 3], 4),
    ("add_hfield", "userdata", [1, 2], .5), ("add_tuple", "objtype", [1, 1], 5), ("add_tuple", "objname", ["a", "b"], "c"),
    ("add_tuple", "objprm", [1, 2], 3.5), ("add_skin", "vert", [1, 2, 3], .5), ("add_skin", "bodyname", ["a"], "b"),
    ("add_flex", "elem", [1, 2], 7), ("add_flex", "vertbody", ["a", "b"], "x"), ("add_texture", "cubefiles", ["a"] * 6, "b")])
def test_every_kind_of_vector_is_written_in_place(add, field, first, then):
    e = getattr(mujoco.MjSpec(), add)()
    setattr(e, field, first)
    assert getattr(e, field) == first
    getattr(e, field)[0] = then
    assert getattr(e, field) == [then, *first[1:]]


def test_lists_of_vectors_are_written_in_place():
    skin = mujoco.MjSpec().add_skin(vertid=[[1, 2], [3]], vertweight=[[.5, .5], [1]])
    skin.vertid[0][1] = 9
    skin.vertweight[1] = [.25, .5]
    assert skin.vertid == [[1, 9], [3]] and skin.vertweight == [[.5, .5], [.25, .5]]
    row = skin.vertid[1]
    skin.vertid = [[1]]
    with pytest.raises(IndexError, match="vertid has no list 1 any more"):
        row[0]
    with pytest.raises((TypeError, ValueError)):
        skin.vertid = [[4], "no"]
    assert skin.vertid == [[1]]


def test_a_failed_assignment_leaves_the_vector():
    t = mujoco.MjSpec().add_tuple(objname=["a", "b"])
    with pytest.raises(TypeError):
        t.objname = ["c", 3]
    assert t.objname == ["a", "b"]


def test_vectors_of_deleted_elements_raise():
    s = mujoco.MjSpec()
    k = s.add_key(qpos=[1.0])
    held = k.qpos
    s.delete(k)
    with pytest.raises(ReferenceError, match="deleted"):
        held[0] = 1
    s = mujoco.MjSpec()
    held = s.add_numeric(data=[1.0, 2.0]).data
    del s
    gc.collect()
    assert held == [1, 2]


def test_textures_of_a_material_by_role():
    s = mujoco.MjSpec()
    s.add_texture(name="t", type=mujoco.mjtTexture.mjTEXTURE_2D, builtin=mujoco.mjtBuiltin.mjBUILTIN_FLAT, width=4, height=4)
    m = s.add_material(name="m")
    m.textures[mujoco.mjtTextureRole.mjTEXROLE_RGB] = "t"
    assert s.compile().mat_texid[0, :3].tolist() == [-1, 0, -1]
    with pytest.raises(ValueError, match="material.textures must have exactly 10 elements, got 1"):
        m.textures = ["t"]
    m.textures = ["", "t"] + [""] * 8


def test_pixels_of_a_texture_are_bytes():
    t = mujoco.MjSpec().add_texture(name="t", height=1, width=2, nchannel=3)
    t.data = bytes(range(6))
    assert t.data == bytes(range(6))
    t.data = np.arange(6, 12)
    assert t.data == bytes(range(6, 12))


def test_settings_of_a_plugin_are_written_in_place():
    p = mujoco.MjSpec().add_plugin(name="i", plugin_name="mujoco.pid")
    p.config["kp"] = "4"
    p.config.update(ki="2")
    assert p.config == {"kp": "4", "ki": "2"}
    with pytest.raises(TypeError):
        p.config["kd"] = 3
    assert p.config.pop("kp") == "4" and p.config == {"ki": "2"}


def test_a_held_list_of_contacts_is_live():
    m, d = made()
    held = d.contact
    assert len(held) == 0 and held.dist.shape == (0,)
    mujoco.mj_forward(m, d)
    assert len(held) == 1 and held[0].dist == pytest.approx(-.05) and held.geom.tolist() == [[0, 1]]
    part = held[0:1]
    d.qpos[2] = 5
    mujoco.mj_forward(m, d)
    assert len(held) == len(part) == 0
    with pytest.raises(IndexError):
        held[0]
    d.qpos[2] = .05
    mujoco.mj_forward(m, d)
    held.dist[0] = 3
    assert d.contact[0].dist == 3 and part[0].dist == 3 and "dist: array" in repr(held) and "dist" in dir(held)


def test_lists_and_structs_compare_by_contents():
    m, d = made()
    e = mujoco.MjData(m)
    assert d.warning == e.warning and d.timer == d.timer and d.contact == e.contact
    mujoco.mj_forward(m, d)
    assert d.contact != e.contact
    mujoco.mj_forward(m, e)
    assert d.contact == e.contact and d.contact[0] == e.contact[0] and d.contact != list(d.contact)
    e.contact[0].dist = float("nan")
    assert d.contact != e.contact and e.contact[0] != e.contact[0] and e.contact != e.contact
    d.warning[0].number = 3
    assert d.warning != e.warning and mujoco.MjOption() == mujoco.MjOption()
    for thing in (mujoco.MjOption(), d.contact, d.contact[0], d.warning):
        with pytest.raises(TypeError, match="unhashable"):
            hash(thing)
    assert isinstance(hash(m), int) and isinstance(hash(d), int)


def test_views_of_named_objects_are_kept():
    m, d = made()
    assert m.geom("ball") is m.geom(1) and d.geom(0) is d.geom("floor") and m.geom(0) is not m.geom(1) and m.geom(b"ball").id == 1
    assert m.names is m.names
    view = d.geom("ball")
    del m, d
    gc.collect()
    view.xpos[:] = 3
    assert view.xpos.tolist() == [3, 3, 3]


def test_an_array_with_one_entry_is_an_index_if_numpy_says_so():
    m, _ = made()
    try:
        index = int(np.array([1]))
    except TypeError:
        index = None
    if index is None:
        with pytest.raises(TypeError):
            m.geom(np.array([1]))
    else:
        assert m.geom(np.array([1])).id == 1
    with pytest.raises(TypeError):
        m.geom(np.array([0, 1]))
    with pytest.raises(TypeError):
        m.geom(np.array([1.0]))
    assert m.geom(np.array(1)).id == m.geom(np.int64(1)).id == 1


def test_a_bound_list_refuses_writes_that_would_be_lost():
    s = mujoco.MjSpec.from_string(TOUCH)
    m = s.compile()
    both = m.bind(s.geoms)
    with pytest.raises(ValueError, match="read-only"):
        both.friction[0] = 5
    both.friction = 5
    assert (m.geom_friction == 5).all()


def test_representation_of_subclasses():
    class Stat(mujoco.MjWarningStat):
        pass
    assert "lastinfo: 0" in repr(Stat()) and "number: 0" in repr(Stat())


def test_counts_of_a_data_can_only_fall():
    m, d = made()
    mujoco.mj_forward(m, d)
    assert d.ncon == 1 and d.nefc == 4
    with pytest.raises(ValueError, match="at most 1, not 2"):
        d.ncon = 2
    with pytest.raises(AttributeError):
        d.nJ = 3
    d.ncon = 0
    assert len(d.contact) == 0


def test_room_for_contacts_of_another_engine():
    m, d = made()
    mujoco._functions._realloc_con_efc(d, ncon=3, nefc=12)
    assert d.ncon == 3 and d.nefc == 12 and d.nJ == 12 * m.nv and d.contact.dist.tolist() == [0, 0, 0] and d.efc_J.shape == (72,)
    d.contact.dist[:] = 1
    d.ne = 4
    mujoco.mj_step(m, d)
    assert d.ncon == 1
    with pytest.raises(mujoco.FatalError):
        mujoco._functions._realloc_con_efc(d, ncon=-3, nefc=12)
    assert m._sizes.tolist() == [getattr(m, n) for n in m._size_fields] and m._size_fields[:2] == ("nq", "nv")
    assert isinstance(d.contact, mujoco._structs._MjContactList) and isinstance(m.geom(0), mujoco._structs._MjModelGeomViews)
    assert "gravity" in m.opt._all_fields and "timestep" in m.opt._float_fields and "solver" in m.opt._int_fields
