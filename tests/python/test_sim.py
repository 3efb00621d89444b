"""corten.Sim: a model with chosen kinds, and its data."""
import pathlib
import runpy

import corten
import numpy as np
import pytest

SHEET = """<mujoco><worldbody><flexcomp name="cloth" type="grid" count="3 3 1" spacing=".1 .1 .1" mass="1" radius=".01" dim="2">
<edge equality="false"/><elasticity young="3e4" poisson=".2" thickness=".01" elastic2d="both"/></flexcomp></worldbody></mujoco>"""


def run(**kinds):
    sim = corten.Sim(SHEET, **kinds)
    sim.data.qpos[:] = 0.01 * np.sin(np.arange(sim.model.nq))
    sim.step(100)
    return sim.data.qpos.copy()


def test_a_default_simulation_steps_as_the_model():
    model = corten.MjModel.from_xml_string(SHEET)
    data = corten.MjData(model)
    data.qpos[:] = 0.01 * np.sin(np.arange(model.nq))
    corten.mj_step(model, data, 100)
    assert (run() == data.qpos).all()


def test_a_bending_model_per_episode_gives_other_dynamics():
    states = {kind: run(bending=kind) for kind in ("cotangent", "bridson", "none")}
    rng = np.random.default_rng(1)
    for kind in rng.choice(list(states), 5):
        assert (run(bending=str(kind)) == states[kind]).all()
    assert not np.allclose(states["bridson"], states["none"], atol=1e-9)
    assert not np.allclose(states["bridson"], states["cotangent"], atol=1e-9)


def test_kinds_by_element_and_presets(tmp_path):
    path = tmp_path / "sheet.xml"
    path.write_text(SHEET)
    sim = corten.Sim(path, "animation", elasticity={"cloth": "stvk"}, formulation="convex", xpbd_substeps=3)
    assert sim.model.nkind == 2 and sim.model.opt.formulation == 0 and sim.model.opt.xpbd_substeps == 3
    same = corten.Sim(sim.model, elasticity={0: ("mooney_rivlin", [1e4, 1e3, 1e5])})
    assert same.model.nkind == 2
    sim.step(3)
    sim.reset()
    assert sim.data.time == 0


@pytest.mark.parametrize("kinds, words", [
    ({"preset": "sofbody"}, "did you mean 'softbody'"), ({"bending": "bridsom"}, "did you mean 'bridson'"),
    ({"bending": ("bridson", [1, 2, 3])}, "has 0 parameters, 3 given"), ({"bending": {1: "bridson"}}, "flex 1 does not exist"),
    ({"bending": {"x": "bridson"}}, "nothing named 'x'"), ({"elasticity": ("stvk", [[1.0]])}, "list of numbers"),
    ({"xpbd_substeps": -1}, "xpbd_substeps is -1")])
def test_bad_choices_raise(kinds, words):
    with pytest.raises(ValueError, match=words):
        corten.Sim(SHEET, **kinds)


def test_other_types_raise():
    with pytest.raises(TypeError):
        corten.Sim(3)
    with pytest.raises(TypeError):
        corten.Sim(SHEET, formulation={0: "convex"})


def test_example_of_random_bending():
    path = pathlib.Path(__file__).parents[2] / "examples/python/random_bending.py"
    runpy.run_path(str(path), run_name="__main__")
