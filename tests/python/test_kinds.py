"""Kinds of the open tables from Python: their list, specs and models that use them, warnings of loading."""
import warnings

import corten as mujoco
import pytest

CLOTH = """<mujoco><worldbody><flexcomp name="cloth" type="grid" count="3 3 1" spacing=".1 .1 .1" radius=".01" dim="2" mass="1"
bending_model="bridson" elasticity_model="neo_hookean" young="1e4" poisson=".3" thickness=".01"/></worldbody></mujoco>"""


def test_tables_are_listed():
    names = {(k.table, k.name) for k in mujoco.kinds()}
    assert {("bending", "cotangent"), ("bending", "bridson"), ("elasticity", "linear"), ("elasticity", "neo_hookean"),
            ("formulation", "convex")} <= names
    assert all(k.table == "bending" for k in mujoco.kinds("bending")) and mujoco.kinds("bending")
    assert all(k.defaults is None or len(k.defaults) == len(k.params) for k in mujoco.kinds())
    with pytest.raises(ValueError, match="no table 'glue'"):
        mujoco.kinds("glue")


def test_specs_have_the_attributes():
    s = mujoco.MjSpec.from_string(CLOTH)
    flex = s.flexes[0]
    assert flex.bending_model == "bridson" and flex.elasticity_model == "neo_hookean"
    m = s.compile()
    assert m.nkind == 2 and m.flex_bend[0] == 0 and m.flex_elasticity[0] == 1 and m.flex_young[0] == 1e4
    assert 'corten:bending_model="bridson"' in s.to_xml() and "xmlns:corten" in s.to_xml()
    flex.bending_model, flex.elasticity_model = "", "linear"
    assert s.compile().nkind == 0
    flex.elasticity_model = "neohookean"
    with pytest.raises(ValueError, match="did you mean 'neo_hookean'"):
        s.compile()


def test_options_of_formulations():
    s = mujoco.MjSpec.from_string('<mujoco><option corten:xpbd_substeps="4"/></mujoco>')
    assert s.option.xpbd_substeps == 4 and s.formulation == ""
    s.formulation = "convex"
    m = s.compile()
    assert m.opt.formulation == 0 and m.opt.xpbd_substeps == 4
    s.formulation = "convx"
    with pytest.raises(ValueError, match="unknown formulation kind 'convx'"):
        s.compile()


def test_unknown_attributes_are_warnings_of_python():
    with warnings.catch_warnings(record=True) as seen:
        warnings.simplefilter("always")
        mujoco.MjModel.from_xml_string('<mujoco><option corten:zzzzzzzz="1"/></mujoco>')
    assert len(seen) == 1 and "'corten:zzzzzzzz' is not known" in str(seen[0].message)


BESIDE = [
    ('<option corten:zzzzzzzz="1"/>', "'corten:zzzzzzzz' is not known"),
    ('<option cortenforge:zzzzzzzz="1"/>', "'cortenforge:zzzzzzzz' is not known"),
    ('<worldbody><geom size="1" corten:zzzzzzzz="1"/></worldbody>', "'corten:zzzzzzzz' is not known"),
    ('<asset><material name="m" corten:zzzzzzzz="1"/></asset>', "'corten:zzzzzzzz' is not known"),
    ('<default><general corten:zzzzzzzz="1"/></default>', "'corten:zzzzzzzz' is not known")]


@pytest.mark.parametrize("xml, words", BESIDE)
def test_every_way_of_loading_warns_where_it_was_called(xml, words, tmp_path):
    path = tmp_path / "m.xml"
    path.write_text(f"<mujoco>{xml}</mujoco>")
    ways = [lambda: mujoco.MjModel.from_xml_string(path.read_text()), lambda: mujoco.MjModel.from_xml_path(str(path)),
            lambda: mujoco.MjSpec.from_string(path.read_text()), lambda: mujoco.MjSpec.from_file(str(path))]
    for load in ways:
        with warnings.catch_warnings(record=True) as seen:
            warnings.simplefilter("always")
            load()
        assert [w.category for w in seen] == [UserWarning] and words in str(seen[0].message)
        assert seen[0].filename == __file__
        with warnings.catch_warnings():
            warnings.simplefilter("error")
            with pytest.raises(UserWarning, match="is not known"):
                load()


@pytest.mark.parametrize("xml", ['<option corten:solvr="xpbd"/>', '<option cortenforge:xpbd_substep="2"/>', '<worldbody><geom size="1" corten:modulus="1"/></worldbody>'])
def test_attributes_near_known_ones_are_errors(xml):
    with pytest.raises(ValueError, match="unrecognized attribute"):
        mujoco.MjModel.from_xml_string(f"<mujoco>{xml}</mujoco>")
