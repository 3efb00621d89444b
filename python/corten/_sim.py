"""Sim: a model with chosen kinds, and its data."""
import os

import numpy as np

from corten import _core
from corten._functions import mj_name2id, mj_resetData
from corten._core import mj_step
from corten._enums import mjtObj
from corten.data import MjData
from corten.model import MjModel

_TABLES = {"bending": (0, mjtObj.mjOBJ_FLEX), "elasticity": (1, mjtObj.mjOBJ_FLEX), "gain": (2, mjtObj.mjOBJ_ACTUATOR), "formulation": (3, None)}


def _load(model):
    if isinstance(model, MjModel):
        return model
    if isinstance(model, str) and "<" in model:
        return MjModel.from_xml_string(model)
    return MjModel.from_xml_path(os.fspath(model))


def _element(model, table, key):
    """The id of a flex or actuator that is given by name or id."""
    if not isinstance(key, str):
        return int(key)
    found = mj_name2id(model, _TABLES[table][1], key)
    if found < 0:
        raise ValueError(f"{table}: the model has nothing named '{key}'")
    return found


def _choice(table, element, kind):
    name, params = (kind, ()) if isinstance(kind, str) else kind
    numbers = np.ascontiguousarray(params, dtype=np.float64)
    if numbers.ndim != 1:
        raise ValueError(f"{table}: parameters must be a list of numbers")
    return _TABLES[table][0], element, name, numbers.tobytes()


def _choices(model, table, chosen):
    if chosen is None:
        return []
    if not isinstance(chosen, dict):
        return [_choice(table, -1, chosen)]
    if table == "formulation":
        raise TypeError("a model has one formulation: give its name, or name and parameters")
    return [_choice(table, _element(model, table, key), kind) for key, kind in chosen.items()]


class Sim:
    """A copy of a model that uses chosen kinds, and its data.

    model: an MjModel, the path of a file, or XML text.
    preset: "mujoco", "animation" (bridson, xpbd) or "softbody" (neo_hookean, convex).
    bending, elasticity, gain: a kind for all flexes or actuators that it serves, as its name or as (name, parameters); or a dict of such
    kinds by name or id of the flex or actuator. formulation: name, or (name, parameters).
    """

    def __init__(self, model, preset="mujoco", *, bending=None, elasticity=None, gain=None, formulation=None, xpbd_substeps=0, xpbd_iterations=0):
        model = _load(model)
        chosen = {"bending": bending, "elasticity": elasticity, "gain": gain, "formulation": formulation}
        choices = tuple(c for table, kinds in chosen.items() for c in _choices(model, table, kinds))
        self.model = _core.choose_kinds(model, preset, choices, xpbd_substeps, xpbd_iterations)
        self.data = MjData(self.model)

    def step(self, n=1):
        """Advance by n steps."""
        mj_step(self.model, self.data, n)

    def reset(self):
        """Return to the start."""
        mj_resetData(self.model, self.data)
