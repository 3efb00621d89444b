"""Every function of the package refuses what it cannot be called with, by an exception that names it."""
import inspect

import corten as mujoco
import numpy as np
import pytest

XML = """<mujoco><worldbody><geom type="plane" size="1 1 1"/><body pos="0 0 .09"><freejoint/><geom size=".1"/><site name="s"/></body>
</worldbody></mujoco>"""
# written by hand: other words, or taken as the reference takes it
OTHERS = {"mj_printSchema", "mj_saveLastXML", "mju_standardNormal"}
FUNCTIONS = {name: f for name, f in sorted(vars(mujoco).items())
             if name.startswith("mj") and inspect.isbuiltin(f) and f.__text_signature__ and name not in OTHERS}


def parameters(function):
    return [p.strip().split("=")[0] for p in function.__text_signature__.strip("()").split(",") if p.strip() and not p.strip().startswith(("*", "/", "$"))]


def test_there_are_functions():
    assert len(FUNCTIONS) > 240


@pytest.mark.parametrize("name", FUNCTIONS)
def test_wrong_calls_are_type_errors(name):
    function = FUNCTIONS[name]
    names = parameters(function)
    wrong = [([object()] * (len(names) + 1), {}), ([], {"no_such_argument": 1})]
    if names:
        wrong += [([], {}), ([object()], {names[0]: object()})]
    for arguments, named in wrong:
        with pytest.raises(TypeError, match=name):
            function(*arguments, **named)
    if names:
        with pytest.raises(TypeError):
            function(*[object()] * len(names))


def test_a_normal_number_wants_a_number_or_none():
    assert isinstance(mujoco.mju_standardNormal(None), float) and isinstance(mujoco.mju_standardNormal(1), float)
    with pytest.raises(TypeError):
        mujoco.mju_standardNormal(object())


@pytest.mark.parametrize("name", [n for n, f in FUNCTIONS.items() if parameters(f)[:2] == ["m", "d"] and len(parameters(f)) > 2])
def test_models_and_data_that_do_not_belong_together(name):
    """Right kinds in the first places, and what is no array, number or text behind them."""
    m = mujoco.MjModel.from_xml_string(XML)
    d = mujoco.MjData(m)
    function = FUNCTIONS[name]
    rest = len(parameters(function)) - 2
    for first in ((m, d), (d, m), (m, None), (None, d)):
        with pytest.raises((TypeError, ValueError)):
            function(*first, *[object()] * rest)
    before = d.qpos.copy()
    with pytest.raises((TypeError, ValueError, IndexError, mujoco.FatalError)):
        function(m, d, *[np.zeros((0, 7), dtype="S1")] * rest)
    assert (d.qpos == before).all()
