"""MjSpec and its elements."""
import copy
import io
import os
import resource
import signal
import warnings

import corten as mujoco
import numpy as np
import pytest

LEG = """<mujoco model="leg"><worldbody><body name="thigh"><joint name="hip" axis="0 1 0"/>
<geom name="bone" type="capsule" fromto="0 0 0 0 0 -.3" size=".04"/></body></worldbody></mujoco>"""


def table():
    s = mujoco.MjSpec()
    trunk = s.worldbody.add_body(name="trunk", pos=[0, 0, 0.5])
    trunk.add_freejoint(name="root")
    trunk.add_geom(name="box", type=mujoco.mjtGeom.mjGEOM_BOX, size=[0.3, 0.2, 0.05], euler=[0, 0, 90])
    return s, trunk


def test_build_and_compile():
    s, trunk = table()
    m = s.compile()
    assert m.nv == 6 and m.body("trunk").pos.tolist() == [0, 0, 0.5]
    assert np.allclose(m.geom("box").quat, [np.sqrt(0.5), 0, 0, np.sqrt(0.5)])
    box = s.geom("box")
    assert box == trunk.first_geom() and box.type is mujoco.mjtGeom.mjGEOM_BOX and box.id == 0 and box.parent == trunk
    box.size[0] = 0.4
    box.rgba = [1, 0, 0, 1]
    assert s.compile().geom_size[0, 0] == 0.4
    assert 'name="box"' in s.to_xml() and [b.name for b in s.bodies] == ["world", "trunk"]
    assert mujoco.MjModel.from_xml_string(s.to_xml()).ngeom == 1


def test_errors_are_exceptions():
    s, trunk = table()
    trunk.add_geom(name="bad", size=[-1, 0, 0])
    with pytest.raises(ValueError, match="bad|size"):
        s.compile()
    with pytest.raises(TypeError, match="has no 'sise'"):
        trunk.add_geom(sise=[1])
    with pytest.raises(ValueError, match="repeated"):
        trunk.add_geom(name="box2").name = "box"
    with pytest.raises(ValueError, match="unrecognized attribute|sise"):
        mujoco.MjSpec.from_string("<mujoco><worldbody><geom sise='1'/></worldbody></mujoco>")
    assert s.geom("nobody") is None


def test_attach_and_delete():
    s, trunk = table()
    leg = mujoco.MjSpec.from_string(LEG)
    s.copy_during_attach = True
    for i, x in enumerate((0.2, -0.2)):
        trunk.add_frame(pos=[x, 0, 0]).attach_body(leg.body("thigh"), f"leg{i}_", "")
    assert s.compile().nv == 8 and s.joint("leg1_hip") is not None
    doomed, bone = s.body("leg0_thigh"), s.geom("leg0_bone")
    s.delete(doomed)
    for gone in (doomed, bone):
        with pytest.raises(ReferenceError, match="deleted"):
            gone.pos
    assert s.compile().nv == 7 and s.geom("leg1_bone").size[0] == 0.04


def test_recompile_keeps_the_state():
    s, trunk = table()
    m = s.compile()
    d = mujoco.MjData(m)
    mujoco.mj_step(m, d, 10)
    trunk.add_geom(name="hat", size=[0.1, 0, 0], pos=[0, 0, 0.2])
    m2, d2 = s.recompile(m, d)
    assert m2.ngeom == 2 and m.ngeom == 1 and np.array_equal(d2.qpos, d.qpos) and d2.time == d.time


def test_defaults_actuators_tendons_meshes():
    s, trunk = table()
    heavy = s.add_default("heavy", s.default)
    heavy.geom.density = 5000
    trunk.add_geom(heavy, name="lead", size=[0.1, 0, 0])
    trunk.add_site(name="a")
    s.worldbody.add_site(name="b", pos=[0, 0, 2])
    rope = s.add_tendon(name="rope")
    rope.wrap_site("a")
    rope.wrap_site("b")
    servo = s.add_actuator(name="winch", trntype=mujoco.mjtTrn.mjTRN_TENDON, target="rope")
    servo.set_to_position(kp=10, kv=1)
    mesh = s.add_mesh(name="tetra", uservert=[0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1])
    assert mesh.uservert.size == 12 and len(rope.path) == 2
    trunk.add_geom(type=mujoco.mjtGeom.mjGEOM_MESH, meshname="tetra")
    m = s.compile()
    assert m.geom("lead").dataid[0] == -1 and m.actuator("winch").gainprm[0] == 10 and m.nmesh == 1 and m.ntendon == 1
    assert m.body_mass[1] == pytest.approx(5000 * 4 / 3 * np.pi * 1e-3 + 1000 * (8 * 0.3 * 0.2 * 0.05 + 1 / 6))


def test_copies_and_archives():
    s, _ = table()
    s.modelname = "table"
    for other in (s.copy(), copy.deepcopy(s)):
        other.body("trunk").pos[2] = 9
        assert s.body("trunk").pos[2] == 0.5 and other.compile().body("trunk").pos[2] == 9
    file = io.BytesIO()
    s.to_zip(file)
    file.seek(0)
    assert mujoco.MjSpec.from_zip(file).compile().nv == 6


def test_bind():
    s, trunk = table()
    m = s.compile()
    d = mujoco.MjData(m)
    mujoco.mj_forward(m, d)
    assert d.bind(trunk).xpos.tolist() == [0, 0, 0.5] and m.bind([s.geom("box")]).size.shape == (3,)
    d.bind(s.joint("root")).qpos = [1, 2, 3, 1, 0, 0, 0]
    assert d.qpos[:3].tolist() == [1, 2, 3]
    geoms = s.geoms
    m.bind(geoms).rgba = .5
    assert (m.geom_rgba == .5).all() and m.bind(geoms).rgba.shape == (4 * len(geoms),)
    m.bind(geoms).friction = [[i, 0, 0] for i in range(len(geoms))]  # one value for each, as in MuJoCo
    assert m.geom_friction[:, 0].tolist() == list(range(len(geoms)))
    m.bind(geoms).friction = np.arange(3 * len(geoms))
    assert m.bind(geoms).friction.tolist() == list(range(3 * len(geoms)))
    with pytest.raises(ValueError, match="numbers are needed"):
        m.bind(geoms).friction = np.zeros(3 * len(geoms) + 1)


def test_letters_of_a_spec():
    s = mujoco.MjSpec()
    assert list(s.compiler.eulerseq) == ["x", "y", "z"] and s.compiler.eulerseq == "xyz"
    s.compiler.eulerseq = ["z", "y", "x"]
    s.compiler.eulerseq[0] = "Z"
    assert str(s.compiler.eulerseq) == "Zyx" and len(s.compiler.eulerseq) == 3
    t = s.add_texture(name="t")
    t.gridlayout = "....L"
    assert str(t.gridlayout) == "....L" + 7 * "."
    t.gridlayout = 12 * "a"
    with pytest.raises(ValueError, match="at most 12"):
        t.gridlayout = 13 * "a"


def test_settings_of_a_plugin():
    s = mujoco.MjSpec()
    s.activate_plugin("mujoco.pid")
    p = s.add_plugin(name="p", plugin_name="mujoco.pid")
    assert p.config == {}
    p.config = {f"k{i}": str(i) for i in range(50)}
    assert p.config == {f"k{i}": str(i) for i in range(50)}
    with pytest.raises(TypeError):
        p.config = {"a": 1}


def test_bind_knows_its_spec():
    def make(name):
        s = mujoco.MjSpec()
        g = s.worldbody.add_geom(name=name, size=[.1, 0, 0])
        return s, g, s.compile()
    (s, g, m), (_, other, m2) = make("a"), make("b")
    assert m.bind(g).size[0] == .1 and g.signature == m.signature != m2.signature
    with pytest.raises(ValueError, match="recompile"):
        m.bind(other)
    s.worldbody.add_site(name="s")
    with pytest.raises(ValueError, match="recompile"):
        m.bind(g)
    m = s.compile()
    g.size[0] = .2  # values do not matter
    assert m.bind([g]).size[0] == .1


def test_adders_say_what_they_take():
    import inspect
    names = inspect.signature(mujoco.MjsBody.add_geom).parameters
    assert {"default", "name", "size", "euler", "fromto"} <= set(names) and "alt" not in names
    assert list(inspect.signature(mujoco.MjsMesh.make_cone).parameters) == ["self", "nedge", "radius"]
    s = mujoco.MjSpec()
    s.add_mesh(name="c").make_cone(radius=.5, nedge=8)
    with pytest.raises(TypeError):
        s.add_mesh(name="d").make_cone(8)


def child_and_parent():
    child = mujoco.MjSpec.from_string("""<mujoco model="child"><worldbody><body name="b"><joint name="j"/><geom name="g" size=".1"/><geom size=".2"/>
    <body><geom size=".3"/></body></body></worldbody><actuator><motor name="a" joint="j"/></actuator></mujoco>""")
    parent = mujoco.MjSpec()
    parent.worldbody.add_frame(name="f")
    return child, parent


def test_attaching_by_reference():
    """Who has an element of the child has the parent's afterwards."""
    child, parent = child_and_parent()
    body, motor = child.body("b"), child.actuator("a")
    unnamed, deep = body.geoms[1], body.bodies[0].geoms[0]
    parent.attach(child, prefix="x_", frame="f")
    assert body.name == "x_b" and motor.name == "x_a" and child.body("b") is None and child.body("x_b") == body
    unnamed.size[0], deep.size[0], motor.gear[0] = .5, .7, 9
    m = parent.compile()
    assert m.geom_size[:, 0].tolist() == [.1, .5, .7] and m.actuator_gear[0, 0] == 9 and m.bind(body).id == 1
    with pytest.raises(ValueError, match="by reference"):
        child.compile()
    del parent, child
    assert deep.size[0] == .7


def test_pending_keyframes_are_warned_of(tmp_path):
    """Keyframes of attached parts keep their names when the uncompiled whole is attached again: said at the caller's line."""
    child = '<mujoco><worldbody><body name="b"><joint/><geom size="1"/></body></worldbody><keyframe><key name="k" qpos="1"/></keyframe></mujoco>'
    for compiled in (False, True):
        middle, top = mujoco.MjSpec(), mujoco.MjSpec()
        middle.attach(mujoco.MjSpec.from_string(child), prefix="a-", frame=middle.worldbody.add_frame(name="f"))
        frame = top.worldbody.add_frame()
        with warnings.catch_warnings(record=True) as said:
            warnings.simplefilter("always")
            if compiled:
                middle.compile()
            frame.attach_body(middle.body("a-b"), "b-", "")
        assert [str(w.message).partition(":")[0] for w in said] == ([] if compiled else ["Child model has pending keyframes"])
        assert all(w.filename == __file__ for w in said)
        assert top.compile().key(0).name == ("b-a-k" if compiled else "a-k")
    (tmp_path / "c.xml").write_text(child)
    (tmp_path / "m.xml").write_text('<mujoco><asset><model name="c" file="c.xml"/></asset><worldbody><body name="mb"><attach model="c" body="b" prefix="q-"/></body></worldbody></mujoco>')
    (tmp_path / "t.xml").write_text('<mujoco><asset><model name="m" file="m.xml"/></asset><worldbody><attach model="m" body="mb" prefix="z-"/></worldbody></mujoco>')
    with pytest.warns(UserWarning, match="t.xml.*pending keyframes"):
        assert mujoco.MjModel.from_xml_path(str(tmp_path / "t.xml")).key(0).name == "q-k"


def test_an_attached_element_lives_in_the_parent():
    child, parent = child_and_parent()
    body = child.body("b")
    view = body.pos
    made = parent.frame("f").attach_body(body, "x_", "_y")
    assert made == body and child.bodies[1] == body and child.worldbody.bodies == [body] and body.parent == parent.worldbody
    late = body.add_geom(name="late", size=[.4, 0, 0])
    view[0] = 3
    assert parent.geom("late") == late and child.geom("late") is None and child.worldbody.find_all("geom")[-2] == late
    assert parent.compile().body_pos[1, 0] == 3
    with pytest.raises(ValueError, match="another spec"):
        child.delete(body)
    parent.delete(body)
    with pytest.raises(ReferenceError):
        body.pos
    assert parent.compile().nbody == 1


def test_attached_specs_in_two_stages():
    child, parent = child_and_parent()
    top, body = mujoco.MjSpec(), child.body("b")
    parent.frame("f").attach_body(body, "x_", "")
    top.attach(parent, prefix="y_", frame=top.worldbody.add_frame())
    del parent
    assert body.name == "y_x_b" and child.body("y_x_b") == body
    body.pos[2] = 2
    assert top.compile().body("y_x_b").pos[2] == 2


def test_attached_units():
    """Values stay in the units of the child."""
    child = mujoco.MjSpec.from_string('<mujoco><worldbody><body name="b"><joint name="j" range="-90 90"/><geom size=".1"/></body></worldbody></mujoco>')
    parent = mujoco.MjSpec()
    parent.compiler.degree = False
    joint = child.joint("j")
    parent.attach(child, frame=parent.worldbody.add_frame())
    assert joint.range.tolist() == [-90, 90]
    joint.range[0] = -45
    assert np.allclose(parent.compile().jnt_range, [[-np.pi / 4, np.pi / 2]])


TETRAHEDRON = "v 0 0 0\nv {} 0 0\nv 0 1 0\nv 0 0 1\nf 1 3 2\nf 1 2 4\nf 2 3 4\nf 3 1 4\n"


@pytest.mark.parametrize("copies", (False, True))
@pytest.mark.parametrize("folder", ("", "md"))
def test_files_in_memory_come_along(folder, copies):
    """Two children may have different files of one name."""
    text = f'<mujoco><compiler meshdir="{folder}"/><asset><mesh file="t.obj"/></asset><worldbody><geom type="mesh" mesh="t"/></worldbody></mujoco>'
    key = os.path.join(folder, "t.obj")
    parent = mujoco.MjSpec()
    parent.copy_during_attach = copies
    for i in (1, 5):
        child = mujoco.MjSpec.from_string(text, assets={key: TETRAHEDRON.format(i).encode()})
        parent.attach(child, prefix=f"c{i}-", suffix="-s", frame=parent.worldbody.add_frame())
    assert [m.file for m in parent.meshes] == ["c1-t-s.obj", "c5-t-s.obj"]
    assert list(parent.assets) == [os.path.join(folder, f) for f in ("c1-t-s.obj", "c5-t-s.obj")]
    extent = np.ptp(parent.compile().mesh_vert.reshape(2, 4, 3), axis=1).max(axis=1)
    assert extent[0] < 1.5 and extent[1] > 4


def test_a_body_becomes_a_frame():
    s, trunk = table()
    trunk.add_body(name="b", pos=[0, 0, 1]).add_geom(name="g", size=[.1, 0, 0])
    body, again = s.body("b"), s.body("b")
    frame = body.to_frame()
    assert isinstance(frame, mujoco.MjsFrame) and frame.pos[2] == 1 and s.geom("g").frame == frame and s.body("b") is None
    for gone in (body, again):
        with pytest.raises(ReferenceError):
            gone.pos
    assert s.compile().geom("g").pos[2] == 1


def test_attaching_a_copy():
    child, parent = child_and_parent()
    body = child.body("b")
    parent.copy_during_attach = True
    made = parent.frame("f").attach_body(body, "x_", "")
    assert made.name == "x_b" and body.name == "b" and child.compile().nbody == 3
    body.geoms[0].size[0] = 4
    assert parent.compile().geom_size[0, 0] == .1


def test_enums_are_checked_when_they_are_set():
    s = mujoco.MjSpec.from_string('<mujoco><worldbody><body name="a"><joint name="j"/><geom size=".1"/></body></worldbody>'
                                  '<equality><joint joint1="j"/></equality></mujoco>')
    e = s.equalities[0]
    for bad in (2000000000, 77, -1):
        with pytest.raises(ValueError, match="not a value of mjtEq"):
            e.type = bad
    with pytest.raises(ValueError, match="not a value of mjtLimited"):
        s.joints[0].limited = 50
    with pytest.raises(ValueError):
        s.worldbody.add_geom(type=77)
    assert e.type == mujoco.mjtEq.mjEQ_JOINT
    e.type = mujoco.mjtEq.mjEQ_DISTANCE  # an enum that nothing supports any more
    message = f"invalid type: {int(mujoco.mjtEq.mjEQ_DISTANCE)}"
    with pytest.raises(ValueError, match=message):
        s.compile()
    with pytest.raises(ValueError, match=message):
        mujoco.MjSpec().worldbody.add_frame().attach_body(s.body("a"), "x", "")


def test_a_tuple_with_lists_of_different_lengths():
    s = mujoco.MjSpec()
    s.add_tuple(name="t", objtype=[1, 1], objname=["world"], objprm=[0])
    for act in (s.compile, s.to_xml):
        with pytest.raises((ValueError, mujoco.FatalError), match="object arrays with different sizes"):
            act()


def test_frames_stay_in_their_body():
    s = mujoco.MjSpec()
    b, f = s.worldbody.add_body(name="b"), s.worldbody.add_frame()
    with pytest.raises(ValueError, match="mismatched parents"):
        b.add_frame(f)
    s.delete(f)
    assert not s.copy().frames


def test_a_class_of_a_spec_that_is_gone():
    s, other = mujoco.MjSpec(), mujoco.MjSpec()
    k = other.add_default("k", other.default)
    k.geom.type = mujoco.mjtGeom.mjGEOM_BOX
    g = s.worldbody.add_geom(k, name="g", size=[.1, .1, .1])
    del k, other
    assert g.type == mujoco.mjtGeom.mjGEOM_BOX and g.classname.name == "main"
    assert s.copy().compile().ngeom == 1


def test_to_file_and_to_zip_replace_the_old_file_in_one_piece(tmp_path):
    spec = mujoco.MjSpec.from_string("<mujoco model='m'><worldbody><geom size='.1'/></worldbody></mujoco>")
    for write, name in ((spec.to_file, "m.xml"), (spec.to_zip, "m.zip")):
        path, link = tmp_path / name, tmp_path / f"link_{name}"
        path.write_text("old")
        path.chmod(0o640)
        link.symlink_to(name)
        write(str(link))
        assert link.is_symlink() and path.stat().st_mode & 0o777 == 0o640
        assert path.read_bytes() != b"old"
        path.write_text("old")
        limit = resource.getrlimit(resource.RLIMIT_FSIZE)
        handler = signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
        resource.setrlimit(resource.RLIMIT_FSIZE, (10, limit[1]))
        try:
            with pytest.raises(OSError):
                write(str(path))
        finally:
            resource.setrlimit(resource.RLIMIT_FSIZE, limit)
            signal.signal(signal.SIGXFSZ, handler)
        assert path.read_text() == "old"
        assert not [f for f in tmp_path.iterdir() if f.name.startswith(".")]
    with pytest.raises(FileNotFoundError):
        spec.to_file(str(tmp_path / "absent" / "m.xml"))
    with pytest.raises(OSError):
        spec.to_file("/dev/full")


def test_text_that_cannot_be_written_is_a_warning(tmp_path):
    m = mujoco.MjModel.from_xml_string("<mujoco/>")
    d = mujoco.MjData(m)
    scene = mujoco.MjvScene(m, 10)
    for call in (lambda f: mujoco.mj_printModel(m, f), lambda f: mujoco.mj_printData(m, d, f), lambda f: mujoco.mj_printScene(scene, f),
                 lambda f: mujoco.mj_printFormattedModel(m, f, "%.3f"), lambda f: mujoco.mj_printFormattedData(m, d, f, "%.3f"),
                 lambda f: mujoco.mj_printFormattedScene(scene, f, "%.3f")):
        with pytest.warns(UserWarning, match="Could not open file '/no/such/folder'"):
            call("/no/such/folder")
        with pytest.warns(UserWarning, match="no space left"):
            call("/dev/full")
        with warnings.catch_warnings():
            warnings.simplefilter("error")
            call(str(tmp_path / "text"))
            assert (tmp_path / "text").stat().st_size > 100
            with pytest.raises(UserWarning):
                call("/no/such/folder")
