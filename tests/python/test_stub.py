"""The stub knows every public name, and everything that can be called has a text."""
import ast
import pathlib

import corten

STUB = pathlib.Path(corten.__file__).with_name("__init__.pyi")
INTERFACE = ("mjui_", "mjtButton", "mjtEvent", "mjtItem", "mjtSection")  # names of user interfaces, which Corten has not


def public(owner):
    return [n for n in dir(owner) if not n.startswith("_")]


def test_stub_is_complete():
    body = ast.parse(STUB.read_text()).body
    known = {n.name for n in body if isinstance(n, (ast.FunctionDef, ast.ClassDef))}
    known |= {n.target.id for n in body if isinstance(n, ast.AnnAssign)} | {t.id for n in body if isinstance(n, ast.Assign) for t in n.targets}
    known |= {a.asname or a.name for n in body if isinstance(n, ast.ImportFrom) for a in n.names}
    modules = {"viewer", "html", "autodiff", "batch", "vector_env", "distributed", "envs", "model", "data", "spec", "media", "gl_context", "renderer", "egl", "osmesa", "glfw", "cgl"}
    assert [n for n in public(corten) if n not in known and n not in modules and not n.startswith(INTERFACE)] == []


def test_classes_of_deformable_bodies_are_those_of_the_stub():
    from corten import _deform
    classes = {n.name: n for n in ast.parse(STUB.read_text()).body if isinstance(n, ast.ClassDef)}
    for name in ("Deformable", "Cloth", "SoftBody", "CapsuleChain", "DeformableView", "Deformables"):
        told = {n.name for n in classes[name].body if isinstance(n, ast.FunctionDef)}
        told |= {n.target.id for n in classes[name].body if isinstance(n, ast.AnnAssign)}
        own = {n for n in vars(getattr(_deform, name)) if not n.startswith("_")}
        assert own == {n for n in told if not n.startswith("_")}, name
        assert all(getattr(getattr(_deform, name), n).__doc__ for n in own if n not in ("id",)), name


def test_everything_says_what_it_does():
    classes = [corten.MjModel, corten.MjData, *(getattr(corten, n) for n in public(corten) if n.startswith("Mjs") or n == "MjSpec")]
    silent = [f"{c.__name__}.{n}" for c in classes for n in public(c) if callable(getattr(c, n)) and not getattr(c, n).__doc__]
    silent += [n for n in public(corten) if n.startswith(("mj_", "mju_", "mjd_", "mjv_", "mjr_")) and not getattr(corten, n).__doc__]
    assert silent == []
