"""Adding to specs from Python: default classes, exact sizes, orientations; archives and assets."""
import io
import zipfile

import corten as mujoco
import numpy as np
import pytest

CLASSES = """<mujoco><default><default class="k"><geom type="box" size=".1 .2 .3"/><joint damping="3"/><site size=".7"/><camera fovy="11"/>
<light cutoff="22"/></default><default class="q"><geom size=".9"/></default></default><worldbody>
<body name="a" childclass="k"><frame name="f" childclass="q"/><body name="inner"/></body><body name="z"/></worldbody></mujoco>"""
OBJ = b"v 0 0 0\nv 1 0 0\nv 0 1 0\nv 0 0 1\nf 1 3 2\nf 1 2 4\nf 1 4 3\nf 2 3 4\n"


def mesh_model(file):
    return f'<mujoco><asset><mesh name="m" file="{file}"/></asset><worldbody><geom type="mesh" mesh="m"/></worldbody></mujoco>'


@pytest.mark.parametrize("name", ["a", "inner"])
def test_additions_have_the_childclass_of_their_body(name):
    body = mujoco.MjSpec.from_string(CLASSES).body(name)
    assert body.add_geom().size.tolist() == [.1, .2, .3] and body.add_joint().damping == 3 and body.add_site().size[0] == .7
    assert body.add_camera().fovy == 11 and body.add_light().cutoff == 22 and body.add_body().add_geom().type == mujoco.mjtGeom.mjGEOM_BOX


def test_a_default_that_is_given_or_assigned_counts_more():
    s = mujoco.MjSpec.from_string(CLASSES)
    q = s.find_default("q")
    assert s.body("a").add_geom(q).size[0] == .9 and s.body("z").add_geom().size[0] == 0
    assert s.body("a").add_body(q).add_geom().size[0] == .9 and s.body("a").add_body(childclass="q").add_geom().size[0] == .9
    z = s.body("z")
    z.childclass = "q"
    assert z.classname.name == "q" and z.add_geom().size[0] == .9
    new = s.worldbody.add_body()
    new.classname = q
    assert new.childclass == "q" and new.add_geom().size[0] == .9


def test_additions_to_a_frame_have_the_class_of_its_body():
    frame = mujoco.MjSpec.from_string(CLASSES).frame("f")
    assert frame.add_geom().size.tolist() == [.1, .2, .3] and frame.add_body().add_geom().size.tolist() == [.1, .2, .3]


@pytest.mark.parametrize("kind, field, value", [
    ("geom", "pos", [1, 2]), ("geom", "pos", [1, 2, 3, 4]), ("geom", "size", []), ("geom", "size", [1] * 4), ("geom", "friction", [1]),
    ("geom", "rgba", [1, 0, 0]), ("geom", "euler", [0, 0]), ("geom", "quat", [1, 0, 0]), ("site", "size", []), ("camera", "resolution", [1]),
    ("light", "diffuse", [1])])
def test_short_and_long_values_are_refused(kind, field, value):
    s = mujoco.MjSpec()
    with pytest.raises(ValueError, match=f"{field} should be a list/array of size"):
        getattr(s.worldbody, f"add_{kind}")(**{field: value})
    assert len(getattr(s, kind + "s")) == 0    # nothing is left behind


@pytest.mark.parametrize("values, names", [({"euler": [0, 0, 9], "zaxis": [1, 0, 0]}, "axisangle, xyaxes, zaxis, or euler"),
                                           ({"iaxisangle": [0, 0, 1, 2], "ieuler": [0, 0, 1]}, "iaxisangle, ixyaxes, izaxis, or ieuler")])
def test_two_orientations_are_refused(values, names):
    with pytest.raises(ValueError, match=f"Only one of: {names} can be set"):
        mujoco.MjSpec().worldbody.add_body(**values)


def test_what_is_no_field_or_no_number_is_refused():
    world = mujoco.MjSpec().worldbody
    for values in ({"nope": 1}, {"pos": 5}, {"pos": "abc"}, {"pos": [[1, 2, 3]]}, {"condim": 2.5}, {"name": 3}):
        with pytest.raises(TypeError):
            world.add_geom(**values)
    with pytest.raises(TypeError):
        world.add_body().add_joint(euler=[1, 2, 3])
    with pytest.raises(TypeError, match="Invalid axis keyword argument. Valid options are: align, group, name"):
        world.add_body().add_freejoint(axis=[1, 2, 3])
    assert world.add_body().add_freejoint(name="f", group=2).group == 2


def test_enum_fields_take_only_their_values():
    s = mujoco.MjSpec()
    e, g = s.add_equality(), s.worldbody.add_geom()
    for value in (2000000000, 77, -1):
        with pytest.raises(ValueError, match=f"type: {value} is not a value of mjtEq"):
            e.type = value
        with pytest.raises(ValueError, match="is not a value of mjtGeom"):
            g.type = value
        with pytest.raises(ValueError):
            s.worldbody.add_geom(type=value)
    g.type = int(mujoco.mjtGeom.mjGEOM_BOX)
    assert g.type == mujoco.mjtGeom.mjGEOM_BOX and len(s.geoms) == 1


def test_site_and_geom_sizes_may_be_short():
    s = mujoco.MjSpec()
    s.worldbody.add_site(size=[.2])
    s.worldbody.add_geom(size=[.3])
    m = s.compile()
    assert m.site_size.tolist() == [[.2, 0, 0]] and m.geom_size.tolist() == [[.3, 0, 0]]


def test_grid_layout_and_sequences_of_letters():
    s = mujoco.MjSpec()
    with pytest.raises(ValueError, match="gridlayout should have length 12, not 4"):
        s.add_texture(name="t", gridlayout=".U..")
    b = s.worldbody.add_body(euler=[0, 0, 90])
    for sequence in (s.compiler.eulerseq, "xyz", ["x", "y", "z"], None):
        quat = mujoco.MjSpec.resolve_orientation(degree=s.compiler.degree, sequence=sequence, orientation=b.alt)
        assert quat == pytest.approx([.5**.5, 0, 0, .5**.5])


def test_the_kind_of_a_wrap_is_known_after_compiling():
    s = mujoco.MjSpec()
    s.worldbody.add_geom(name="c", type=mujoco.mjtGeom.mjGEOM_CYLINDER, size=[.1, .2, 0])
    s.worldbody.add_geom(name="s", size=[.1, 0, 0])
    for i in range(3):
        s.worldbody.add_site(name=f"s{i}", pos=[i, 0, 0])
    t = s.add_tendon()
    t.wrap_site("s0")
    cylinder = t.wrap_geom("c", "")
    t.wrap_site("s1")
    sphere = t.wrap_geom("s", "")
    t.wrap_site("s2")
    s.compile()
    assert cylinder.type == mujoco.mjtWrap.mjWRAP_CYLINDER and sphere.type == mujoco.mjtWrap.mjWRAP_SPHERE


def archive(files):
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w") as z:
        for name, content in files.items():
            z.writestr(name, content)
    return io.BytesIO(out.getvalue())


@pytest.mark.parametrize("folder", ["", "model/", "a/b/"])
def test_archives_may_have_a_root_folder(folder):
    s = mujoco.MjSpec.from_zip(archive({folder + "m.xml": mesh_model("mesh/x.obj"), folder + "mesh/x.obj": OBJ}))
    assert list(s.assets) == ["mesh/x.obj"] and s.compile().nmesh == 1


def test_archives_with_included_files_and_without_a_model():
    main = '<mujoco><include file="part.xml"/></mujoco>'
    part = '<mujoco><worldbody><geom size="1"/></worldbody></mujoco>'
    assert mujoco.MjSpec.from_zip(archive({"r/main.xml": main, "r/part.xml": part})).compile().ngeom == 1
    with pytest.raises(ValueError, match="No XML file"):
        mujoco.MjSpec.from_zip(archive({"x.obj": OBJ}))
    with pytest.raises(ValueError, match="a.xml, b.xml"):
        mujoco.MjSpec.from_zip(archive({"a.xml": part, "b.xml": part}))


def test_assets_of_one_name_are_refused_by_models():
    with pytest.raises(ValueError, match="Repeated file name in assets dict: x.obj"):
        mujoco.MjModel.from_xml_string(mesh_model("x.obj"), {"a/x.obj": OBJ, "b/x.obj": OBJ})
    assert mujoco.MjModel.from_xml_string(mesh_model("a/x.obj"), {"a/x.obj": OBJ}).nmesh == 1


def test_scale_of_a_new_scene():
    assert mujoco.MjvScene().scale == 1


def test_wrong_derivatives_are_noticed_and_gradients_given():
    from corten import minimize

    def residual(x):
        return np.stack([1 - x[0, :], 10 * (x[1, :] - x[0, :] ** 2)])
    out = io.StringIO()
    x, trace = minimize.least_squares(np.zeros(2), residual, output=out, verbose=minimize.Verbosity.FULLITER)
    assert x == pytest.approx([1, 1]) and trace[-1].grad.shape == (2, 1) and abs(trace[-1].grad).max() < 1e-6 and trace[-1].step is None
    assert trace[0].candidate.shape == trace[0].step.shape == (2, 1) and trace[0].jacobian.shape == (2, 2)
    _, short = minimize.least_squares(np.zeros(2), residual, output=out)
    assert short[0].grad is None and short[0].jacobian is None
    with pytest.raises(ValueError, match="Jacobian does not match"):
        minimize.least_squares(np.zeros(2), residual, jacobian=lambda x, r: np.array([[-1, 0], [-20 * x[0, 0], 15]]), output=out,
                               check_derivatives=True)
    minimize.least_squares(np.zeros(2), residual, jacobian=lambda x, r: np.array([[-1, 0], [-20 * x[0, 0], 10]]), output=out,
                           check_derivatives=True)
    assert "Jacobian matches" in out.getvalue()
