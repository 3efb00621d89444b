"""Corten: a physics engine that computes what MuJoCo computes, under the same names.

  import corten as mujoco            for a program of your own
  corten.install_as_mujoco()         before importing packages that say `import mujoco`
"""
import os as _os
import sys as _sys

from corten import _core, _functions, _specs, _structs  # noqa: F401
from corten._callbacks import *  # noqa: F403
from corten._core import MjDoubleVec, MjFloatVec, MjIntVec, MjStringVec
from corten._deform import CapsuleChain, Cloth, Deformable, deform_materials, SoftBody
from corten._elements import (MjsActuator, MjsBody, MjsCamera, MjsCompiler, MjsDefault, MjsDeform, MjsElement, MjsEquality,
                              MjsExclude, MjsFlex, MjsFrame, MjsGeom, MjsHField, MjsJoint, MjsKey, MjsLight,
                              MjsMaterial, MjsMesh, MjsNumeric, MjsOrientation, MjsPair, MjsPlugin, MjsSensor, MjsSite,
                              MjsSkin, MjsTendon, MjsTendonPath, MjsText, MjsTexture, MjStruct, MjsTuple, MjsWrap)
from corten._enums import *  # noqa: F403
from corten._errors import FatalError, UnexpectedError
from corten._functions import *  # noqa: F403
from corten._kinds import (GainInput, Kind, kinds, register_bending, register_elasticity, register_formulation, register_gain,
                           remove_kind)
from corten._letters import MjCharVec
from corten._render import *  # noqa: F403
from corten._structs import (Global, Headlight, Map, MjContact, MjDerivativeInfo, MjDerivativeKink, MjDerivativeOption, MjLROpt, MjOption, MjSolverStat, MjStatistic,
                             MjTimerStat, MjvCamera, MjvFigure, MjvGeom, MjvGLCamera, MjVisual, MjVisualHeadlight,
                             MjVisualRgba, MjvLight, MjvOption, MjvPerturb, MjvScene, MjWarningStat, Quality, Rgba,
                             Scale)
from corten._sim import Sim
from corten._views import Bound
from corten.data import MjData
from corten.gl_context import GLContext
from corten.model import MjModel
from corten.renderer import Renderer
from corten.spec import from_zip, MjSpec, to_zip

__version__ = "3.5.0"          # the MuJoCo whose behaviour this is
__corten_version__ = "0.1.0"
HEADERS_DIR = _os.path.join(_os.path.dirname(__file__), "include", "mujoco")
PLUGINS_DIR = _os.path.join(_os.path.dirname(__file__), "plugin")
PLUGIN_HANDLES = []

_FLAGS = _core.flag_names()  # names of flags as menus show them
mjDISABLESTRING = _FLAGS["mjDISABLESTRING"]
mjENABLESTRING = _FLAGS["mjENABLESTRING"]
mjTIMERSTRING = _FLAGS["mjTIMERSTRING"]
mjLABELSTRING = _FLAGS["mjLABELSTRING"]
mjFRAMESTRING = _FLAGS["mjFRAMESTRING"]
mjVISSTRING = _FLAGS["mjVISSTRING"]
mjRNDSTRING = _FLAGS["mjRNDSTRING"]


class _Beside:
    """Finds what is written for `import mujoco` in Python and lies in MuJoCo's own folder: MJX, if it is installed, and its helpers."""
    names = ("mjx", "introspect", "msh2obj", "sysid", "usd")

    @classmethod
    def find_spec(cls, name, path=None, target=None):
        from importlib.machinery import PathFinder
        first, _, rest = name.partition(".")
        if first != "mujoco" or rest not in cls.names:
            return None
        theirs = PathFinder.find_spec("mujoco")
        folders = [f for f in (theirs.submodule_search_locations or []) if _os.path.abspath(f) != _os.path.dirname(_os.path.abspath(__file__))] if theirs else []
        return PathFinder.find_spec(name, folders) if folders else None


def __getattr__(name):
    """`from mujoco import mjx` asks this package, whose name is another."""
    if name in _Beside.names and _Beside in _sys.meta_path:
        import importlib
        try:
            return importlib.import_module(f"mujoco.{name}")
        except ModuleNotFoundError as error:
            if error.name != f"mujoco.{name}":
                raise
    raise AttributeError(f"module 'corten' has no attribute '{name}'")


def set_folders(folders):
    """From now on the process reads models and the files that they name only inside these folders; None: anywhere. Links and `..` are resolved before paths are compared."""
    if isinstance(folders, (str, bytes, _os.PathLike)):
        raise TypeError("a list of folders, or None")
    paths = None if folders is None else [_os.fsencode(f) for f in folders]
    if paths == []:
        raise ValueError("an empty list of folders; None removes the limit")
    _core.set_folders(*(paths or ()))


def install_as_mujoco():
    """From now on `import mujoco` gives this package, its submodules included. A `mujoco.mjx` that is installed can still be imported."""
    import importlib
    for name in ("rollout", "minimize", "renderer", "gl_context", "egl", "osmesa", "glfw", "cgl", "viewer"):
        importlib.import_module(f"corten.{name}")
    from corten._backends import Backends
    for name, module in list(_sys.modules.items()):
        if name == "corten" or name.startswith("corten."):
            _sys.modules["mujoco" + name[len("corten"):]] = module
    if _Beside not in _sys.meta_path:
        _sys.meta_path.append(_Beside)
    if Backends not in _sys.meta_path:
        _sys.meta_path.insert(0, Backends)
