"""The classes of the package can be read: each is a class statement, and what the engine hands out is of it."""
import ast
import copy
import pathlib
import pickle
import weakref

import pytest

import corten
from corten import _core

FOLDER = pathlib.Path(corten.__file__).parent
TREES = {p.name: ast.parse(p.read_text()) for p in FOLDER.glob("*.py")}
STRUCTS = sorted(n for n, v in vars(_core).items() if isinstance(v, type) and issubclass(v, _core.Struct) and v is not _core.Struct)


def test_every_class_is_written_as_one():
    written = {node.name: name for name, tree in TREES.items() for node in ast.walk(tree) if isinstance(node, ast.ClassDef)}
    assert [n for n in STRUCTS if n not in written] == []
    assert [n for n in dir(corten) if n.startswith("mjt") and n not in written] == []
    assert (written["MjModel"], written["MjData"], written["MjSpec"]) == ("model.py", "data.py", "spec.py")


def test_no_name_comes_from_nowhere():
    calls = [(name, node.lineno) for name, tree in TREES.items() for node in ast.walk(tree)
             if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ("globals", "locals")]
    assert calls == []


def test_no_class_grows_after_its_statement():
    """Assignments to attributes of a class or of the extension, outside of functions."""
    found = [(name, node.lineno) for name, tree in TREES.items() for node in tree.body if isinstance(node, (ast.Assign, ast.For))
             for n in ast.walk(node) if isinstance(n, ast.Attribute) and isinstance(n.ctx, ast.Store)]
    assert found == []


@pytest.mark.parametrize("name", STRUCTS)
def test_structs_are_shown_as_classes_of_the_package(name):
    shown, base = getattr(corten, name), getattr(_core, name)
    assert shown is not base and shown.__mro__[0] is shown and issubclass(shown, base) and shown.__module__ == "corten"
    assert shown.__doc__ and "__dict__" not in vars(shown)


def test_engine_hands_out_these_classes():
    spec = corten.MjSpec.from_string("<mujoco><worldbody><body name='b'><freejoint/><geom size='1'/></body></worldbody></mujoco>")
    model = spec.compile()
    data = corten.MjData(model)
    kinds = [(spec, corten.MjSpec), (spec.body("b"), corten.MjsBody), (spec.geoms[0], corten.MjsGeom), (spec.compiler, corten.MjsCompiler),
             (model, corten.MjModel), (model.opt, corten.MjOption), (model.vis.map, corten.Map), (data, corten.MjData),
             (data.warning[0], corten.MjWarningStat), (copy.copy(model), corten.MjModel), (pickle.loads(pickle.dumps(data)), corten.MjData)]
    assert [type(o).__name__ for o, kind in kinds if type(o) is not kind] == []
    assert weakref.ref(model)() is model and not hasattr(model, "__dict__")
    with pytest.raises(AttributeError):
        model.no_such_field = 1


def test_classes_of_users_are_accepted():
    class Mine(corten.MjOption):
        pass
    mine = Mine(timestep=0.5)
    assert isinstance(mine, corten.MjOption) and mine.timestep == 0.5 and type(copy.copy(mine)) is Mine
    corten.mj_defaultOption(mine)
    assert mine.timestep == 0.002


def test_a_class_with_the_name_of_an_element_is_none():
    spec = corten.MjSpec()
    for name in ("corten.MjsBody", "corten.MjsFrame", "MjsGeom"):
        other = type(name, (), {})()
        for call in (lambda o=other: spec.delete(o), lambda o=other: _core.element_name(o), lambda o=other: _core.mjs_setName(o, "x")):
            with pytest.raises(TypeError):
                call()


def test_one_class_per_struct():
    class Second(_core.MjOption):
        __slots__ = ()
    for wrong in (Second, int, 3, None):
        with pytest.raises(TypeError):
            _core.show_as(wrong)


def test_private_functions_refuse_what_they_cannot_use():
    """The extension has no function that would write over the address of an element."""
    assert [n for n in dir(_core) if n.startswith(("mjs_default", "mjs_as"))] == []
    spec = corten.MjSpec()
    assert _core.mjs_setName(spec, "x") == -1 and _core.element_name(spec) == ""
    with pytest.raises(TypeError):
        _core.mjs_setName(spec.compiler, "x")
