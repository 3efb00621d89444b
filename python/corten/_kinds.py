"""Kinds of the open tables that are written in Python: register_gain, register_elasticity, register_bending, register_formulation.

A kind is a class. The functions below make adapters of its methods, which the extension calls with arrays that are copies.
"""
import sys
from typing import NamedTuple

import numpy as np

from corten import _core
from corten._errors import FatalError

_TABLES = ("bending", "elasticity", "gain", "formulation")
_CALLS = ("check", "prepare", "energy", "gradient", "stiffness", "force", "slope", "rate", "solve")  # the order of kinds.c
_places = {}  # (table, class) -> place of its functions, for ever
_slots = {}   # (table, slot) -> class


class Kind(NamedTuple):
    """A kind of an open table: bending, elasticity, gain or contact formulation."""
    table: str
    name: str
    description: str
    params: tuple      # names of the parameters, with their units
    defaults: tuple    # their values where none are given; None: all must be given


class GainInput(NamedTuple):
    """What a gain sees of its n actuators."""
    length: np.ndarray       # (n,)
    velocity: np.ndarray     # (n,) rates of the lengths
    ctrl: np.ndarray         # (n,) controls after limits and delays, or the activation of actuators with dynamics
    ctrl_rate: np.ndarray    # (n,) rates of the controls, if the kind has needrate; 0 after a reset
    act: np.ndarray          # (n, nact) activations of the kind's own
    id: np.ndarray           # (n,) actuators
    lengthrange: np.ndarray  # (n, 2) smallest and largest possible lengths
    acc0: np.ndarray         # (n,) acceleration per unit force at qpos0
    timestep: float


# -------------------------------- adapters --------------------------------


def _shaped(value, shape, who):
    """A contiguous array of float64 with this shape; a number fills it."""
    if value is None:
        raise TypeError(f"{who} gave None, not an array of shape {shape}")
    array = np.asarray(value, dtype=np.float64)
    if array.ndim != 0 and array.shape != shape:
        raise ValueError(f"{who} gave an array of shape {array.shape}, not {shape}")
    return np.ascontiguousarray(np.broadcast_to(array, shape))


def _method(kind, name, needed=False):
    method = getattr(kind, name, None)
    if method is None and needed:
        raise TypeError(f"the kind '{kind.name}' has no method {name}")
    if method is not None and not callable(method):
        raise TypeError(f"{name} of the kind '{kind.name}' is not a method")
    return method


def _adapt(kind, name, shape, needed=False):
    """The method with its result in the shape that the arguments ask for; None: there is none."""
    method = _method(kind, name, needed)
    if method is None:
        return None
    who = f"{name} of the kind '{kind.name}'"

    def call(*args):
        return _shaped(method(*args), shape(*args), who)
    return call


def _prepare(kind, count):
    """Constants from a material; without a method of that name Young's modulus, Poisson's ratio, thickness (of bending) and the parameters."""
    method = _method(kind, "prepare") or (lambda *args: [*(args[1:4] if len(args) == 5 else args[1:3]), *args[-1]])

    def call(*args):
        return _shaped(method(*args), (count,), f"prepare of the kind '{kind.name}'")
    return call


def _constants(kind, before):
    count = getattr(kind, "constants", None)
    if count is None and hasattr(kind, "prepare"):
        raise TypeError(f"the kind '{kind.name}' has a method prepare: `constants` must be the number of its results")
    return before + len(kind.params) if count is None else int(count)


def _bending(kind):
    count = _constants(kind, 3)
    calls = {"prepare": _prepare(kind, count),
             "energy": _adapt(kind, "energy", lambda x, c: x.shape[:1], True),
             "gradient": _adapt(kind, "force", lambda x, c: x.shape, True),
             "stiffness": _adapt(kind, "stiffness", lambda x, c: (len(x), 12, 12))}
    return (0, count, int(bool(getattr(kind, "clamp", False))), 0, 0), calls


def _elasticity(kind):
    count, dims = _constants(kind, 2), getattr(kind, "dims", (2, 3))
    calls = {"prepare": _prepare(kind, count),
             "energy": _adapt(kind, "energy", lambda F, c: F.shape[:1], True),
             "gradient": _adapt(kind, "stress", lambda F, c: F.shape, True),
             "stiffness": _adapt(kind, "stiffness", lambda F, c: (len(F), F[0].size, F[0].size))}
    if not set(dims) <= {1, 2, 3}:
        raise ValueError(f"dims of the kind '{kind.name}' are {dims}: some of 1, 2, 3 are needed")
    return (sum(1 << d for d in set(dims)), count, 0, 0, 0), calls


def _gain_call(kind, name, shape, needed=False):
    call = _adapt(kind, name, shape, needed)
    return call and (lambda *args: call(GainInput(*args[:-1]), args[-1]))


def _gain(kind):
    nact = int(getattr(kind, "nact", 0))
    calls = {"force": _gain_call(kind, "force", lambda x, p: x.length.shape, True),
             "slope": _gain_call(kind, "force_vel", lambda x, p: x.length.shape),
             "rate": _gain_call(kind, "act_dot", lambda x, p: x.act.shape, nact > 0)}
    return (0, 0, 0, nact, int(bool(getattr(kind, "needrate", False)))), calls


def _formulation(kind):
    return (0, 0, 0, 0, 0), {"solve": _method(kind, "solve", True)}


_FORMS = (_bending, _elasticity, _gain, _formulation)


# -------------------------------- registering --------------------------------


def _head(kind, cls):
    """Name, first line of the text, names of the parameters, their defaults."""
    if not isinstance(getattr(kind, "name", None), str):
        raise TypeError(f"{cls.__name__}.name must be the name of the kind")
    params = kind.params = getattr(kind, "params", ())
    if isinstance(params, str):
        raise TypeError(f"params of the kind '{kind.name}' must be a dict of names and defaults, or a list of names")
    lines = (cls.__doc__ or "").strip().splitlines()
    defaults = tuple(float(v) for v in params.values()) if isinstance(params, dict) else None
    return kind.name, lines[0] if lines else "", tuple(params), defaults or None


def _register(table, cls):
    if not isinstance(cls, type):
        raise TypeError("a class is needed")
    if (table, cls) in _places:
        place, head, options, calls = _places[table, cls]
    else:
        kind = cls()
        head = _head(kind, cls)
        options, found = _FORMS[table](kind)
        found["check"] = _method(kind, "check")
        place, calls = -1, tuple(found.get(name) for name in _CALLS)
    place, slot = _core.register_kind(table, place, head, options, calls)
    _places[table, cls] = place, head, options, calls
    _slots[table, slot] = cls
    return cls


def register_gain(cls):
    """Make a class a kind of gain of actuators; a decorator.

    name: the name for `corten:gain_model`. params: dict of parameters and defaults, or list of names without defaults. The first line of
    the class's text describes it. x: GainInput; p: parameters, (n, parameters).
      force(x, p) -> (n,)           forces of all actuators of this kind
      force_vel(x, p) -> (n,)       derivatives by velocity; without it by differences
      act_dot(x, p) -> (n, nact)    rates of activations, if the class has nact
      check(p)                      raises ValueError if the parameters of an actuator are wrong
    needrate = True: the rate of the control is needed.
    """
    return _register(2, cls)


def register_elasticity(cls):
    """Make a class a kind of elasticity of flexes; a decorator. name, params and check are as for register_gain; dims: (2, 3) or some of 1, 2, 3.

    F: deformation gradients, (n, 3, dim); c: constants of the material.
      energy(F, c) -> (n,)          energies per rest volume
      stress(F, c) -> (n, 3, dim)   their derivatives by F
      stiffness(F, c) -> (n, 3 dim, 3 dim)  positive semidefinite second derivatives; without it by differences
      prepare(dim, young, poisson, p) -> (constants,)  with `constants`, their number; without it young, poisson and the parameters
    """
    return _register(1, cls)


def register_bending(cls):
    """Make a class a kind of bending of flexes; a decorator. name, params and check are as for register_gain.

    x: ends of edges and the opposite vertices, (n, 4, 3); c: constants of an edge.
      energy(x, c) -> (n,)
      force(x, c) -> (n, 4, 3)      minus the derivative of the energy
      stiffness(x, c) -> (n, 12, 12)  positive semidefinite second derivatives; without it by differences
      prepare(x0, young, poisson, thickness, p) -> (constants,)  with `constants`, their number; without it young, poisson, thickness and
                                    the parameters
    """
    return _register(0, cls)


def register_formulation(cls):
    """Make a class a contact formulation; a decorator. name, params and check are as for register_gain.

      solve(m, d, p)                sets d.qacc, d.qfrc_constraint, d.efc_force and d.efc_state from d.qacc_smooth and the rows; another
                                    result than None or 0 is a failure: no constraint acts in this step
    """
    return _register(3, cls)


def _table(name):
    if name not in _TABLES:
        raise ValueError(f"no table '{name}': {', '.join(_TABLES)}")
    return _TABLES.index(name)


def remove_kind(table, name):
    """Remove a kind that was registered. Models that use it raise an error until it is registered again."""
    try:
        _core.mj_removeKind(_table(table), name)
    except FatalError as error:
        raise ValueError(str(error)) from None


def kinds(table=None):
    """The kinds that models can use, those that were registered in this process included; of one table, or of all."""
    if table is not None:
        _table(table)
    return [k for k in (Kind(*row) for row in _core.kind_rows()) if table is None or k.table == table]


# -------------------------------- pickles --------------------------------


def _importable(cls):
    """Will pickle find the class again?"""
    found = sys.modules.get(cls.__module__)
    for part in cls.__qualname__.split("."):
        found = getattr(found, part, None)
    return found is cls


def classes_of(model):
    """The classes of the kinds of a model that another process can import, with their tables."""
    used = {(int(t), int(s)) for t, s in zip(model.kind_table, model.kind_slot)} | {(3, int(model.opt.formulation))}
    return tuple((t, _slots[t, s]) for t, s in sorted(used) if (t, s) in _slots and _importable(_slots[t, s]))


def model_with_classes(content, classes):
    """A model from its bytes, after its kinds have been registered."""
    for table, cls in classes:
        _register(table, cls)
    return _core.model_from_bytes(content)
