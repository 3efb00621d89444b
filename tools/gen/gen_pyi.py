"""The stub of the Python package: python/corten/__init__.pyi, from the same tables as the extension."""
from gen_python import Functions, mj, py_name, RENAMED
from gen_python_names import DATA, MODEL

HEAD = '''# Written by tools/gen.py from schema/. Do not edit.
from typing import Any, Callable, Iterator, Mapping, NamedTuple, Optional, Sequence, Tuple, Union

import numpy as np
from numpy.typing import ArrayLike, NDArray

from corten import batch as batch, minimize as minimize, rollout as rollout

__version__: str
__corten_version__: str
HEADERS_DIR: str
PLUGINS_DIR: str

class Kind(NamedTuple):
    table: str
    name: str
    description: str
    params: tuple[str, ...]
    defaults: tuple[float, ...] | None


class GainInput(NamedTuple):
    """What a gain sees of its n actuators."""
    length: NDArray[np.float64]
    velocity: NDArray[np.float64]
    ctrl: NDArray[np.float64]
    ctrl_rate: NDArray[np.float64]
    act: NDArray[np.float64]
    id: NDArray[np.int32]
    lengthrange: NDArray[np.float64]
    acc0: NDArray[np.float64]
    timestep: float


def kinds(table: str | None = None) -> list[Kind]:
    """The kinds that models can use, of one table or of all."""


def register_bending(cls: type) -> type:
    """Make a class a kind of bending of flexes; a decorator."""


def register_elasticity(cls: type) -> type:
    """Make a class a kind of elasticity of flexes; a decorator."""


def register_formulation(cls: type) -> type:
    """Make a class a contact formulation; a decorator."""


def register_gain(cls: type) -> type:
    """Make a class a kind of gain of actuators; a decorator."""


def remove_kind(table: str, name: str) -> None:
    """Remove a kind that was registered."""


def install_as_mujoco() -> None:
    """From now on `import mujoco` gives this package."""

def set_folders(folders: Optional[Sequence[str]]) -> None:
    """Read files of models only inside these folders; None: anywhere."""

class FatalError(Exception): ...
class UnexpectedError(Exception): ...

class StructList(Sequence[Any]):
    """Structs in a row: index it for one, name a field for an array over all."""
    def __getattr__(self, name: str) -> NDArray[Any]: ...

class Sim:
    """A copy of a model that uses chosen kinds, and its data."""
    model: "MjModel"
    data: "MjData"
    def __init__(self, model: Any, preset: str = "mujoco", *, bending: Any = None, elasticity: Any = None, gain: Any = None, formulation: Any = None,
                 xpbd_substeps: int = 0, xpbd_iterations: int = 0) -> None: ...
    def step(self, n: int = 1) -> None: ...
    def reset(self) -> None: ...

class Deformable:
    """A body of particles that can be registered on any number of data."""
    name: str
    vert: NDArray[np.float64]
    elem: NDArray[np.int32]
    start: NDArray[np.float64]
    pin: NDArray[np.int32]
    attachments: NDArray[Any]
    material: Mapping[str, Any]
    thickness: float
    settings: Mapping[str, Any]
    @classmethod
    def from_arrays(cls, vert: Any, elem: Any, *, start: Any = None, **settings: Any) -> Any: ...
    @classmethod
    def from_file(cls, path: Any, *, assets: Optional[Mapping[str, bytes]] = None, **settings: Any) -> Any: ...

class Cloth(Deformable):
    """A sheet of triangles."""
    @classmethod
    def rectangle(cls, size: Any, count: Any, **settings: Any) -> "Cloth": ...
    @classmethod
    def disc(cls, radius: float, rings: int, **settings: Any) -> "Cloth": ...

class SoftBody(Deformable):
    """A solid of tetrahedra."""
    @classmethod
    def box(cls, size: Any, count: Any, **settings: Any) -> "SoftBody": ...
    @classmethod
    def ball(cls, radius: float, count: int, **settings: Any) -> "SoftBody": ...

class CapsuleChain(Deformable):
    """A rod or rope of segments."""
    @classmethod
    def rope(cls, start: Any, end: Any, segments: int, **settings: Any) -> "CapsuleChain": ...
    @classmethod
    def polyline(cls, points: Any, **settings: Any) -> "CapsuleChain": ...

class DeformableView:
    """A deformable body that is registered on a data."""
    id: int
    name: str
    nvert: int
    body: Deformable
    positions: NDArray[np.float64]
    velocities: NDArray[np.float64]
    forces: NDArray[np.float64]
    inverse_masses: NDArray[np.float64]
    flags: NDArray[np.uint8]
    torn: NDArray[np.uint8]
    contacts: NDArray[Any]
    energy: Tuple[float, float, float]
    def pin(self, vertex: Any, pinned: bool = True) -> None: ...
    def unpin(self, vertex: Any) -> None: ...
    def attach(self, vertex: int, body: Any = None, site: Any = None, pos: Any = None, compliance: float = 0.0, limit: float = 0.0) -> int: ...
    def reset(self) -> None: ...
    def snapshot(self) -> Mapping[str, NDArray[Any]]: ...
    def restore(self, snapshot: Mapping[str, NDArray[Any]]) -> None: ...

class Deformables:
    """The deformable bodies of a data, by number or name."""
    contacts: NDArray[Any]
    def __len__(self) -> int: ...
    def __getitem__(self, key: Any) -> DeformableView: ...
    def __iter__(self) -> Any: ...
    def __contains__(self, key: Any) -> bool: ...
    def add(self, body: Deformable) -> DeformableView: ...
    def remove(self, key: Any) -> None: ...
    def clear(self) -> None: ...

def deform_materials() -> Mapping[str, Mapping[str, float]]:
    """Materials of deformable bodies by name."""

class View:
    """One object of a model or data: its fields are views of the arrays."""
    id: int
    name: str
    def __getattr__(self, name: str) -> NDArray[Any]: ...
'''
DTYPE = {"NPY_DOUBLE": "np.float64", "NPY_FLOAT": "np.float32", "NPY_INT": "np.int32", "NPY_UINT8": "np.uint8", "NPY_INT8": "np.int8", "NPY_INT64": "np.int64",
         "NPY_UINT64": "np.uint64", "NPY_UINT32": "np.uint32"}
VECTORS = {"d": '"MjDoubleVec"', "f": '"MjFloatVec"', "i": '"MjIntVec"', "b": "bytes", "s": '"MjStringVec"',
           "F": 'Sequence["MjFloatVec"]', "I": 'Sequence["MjIntVec"]'}
RESULT = {"void": "None", "int": "int", "cttNum": "float", "double": "float", "cttSize": "int", "cttByte": "int", "size_t": "int",
          "const char*": "Optional[str]"}
MODEL_METHODS = '''    @staticmethod
    def from_xml_path(filename: Any, assets: Optional[Mapping[str, bytes]] = None) -> "MjModel": ...
    @staticmethod
    def from_xml_string(xml: str, assets: Optional[Mapping[str, bytes]] = None) -> "MjModel": ...
    @staticmethod
    def from_binary_path(filename: str, assets: Optional[Mapping[str, bytes]] = None) -> "MjModel": ...
    def bind(self, elements: Any) -> Any: ...
'''
DATA_METHODS = '''    model: MjModel
    last_warning: str
    deformables: Deformables
    def __init__(self, model: MjModel) -> None: ...
    def bind(self, elements: Any) -> Any: ...
'''
SPEC_METHODS = '''    worldbody: "MjsBody"
    default: "MjsDefault"
    assets: dict[str, bytes]
    @staticmethod
    def from_file(filename: Any, include: Optional[Mapping[str, bytes]] = None, assets: Optional[Mapping[str, bytes]] = None) -> "MjSpec": ...
    @staticmethod
    def from_string(xml: str, include: Optional[Mapping[str, bytes]] = None, assets: Optional[Mapping[str, bytes]] = None) -> "MjSpec": ...
    @staticmethod
    def from_zip(file: Any) -> "MjSpec": ...
    def compile(self) -> MjModel: ...
    def recompile(self, m: MjModel, d: MjData) -> tuple[MjModel, MjData]: ...
    def to_xml(self) -> str: ...
    def to_file(self, filename: str) -> None: ...
    def to_zip(self, file: Any) -> None: ...
    def copy(self) -> "MjSpec": ...
    def delete(self, element: Any) -> None: ...
    def attach(self, child: "MjSpec", prefix: Optional[str] = None, suffix: Optional[str] = None, site: Any = None, frame: Any = None) -> "MjsFrame": ...
    def __getattr__(self, name: str) -> Any: ...
'''


def indent_doc(text, indent="    "):
    return f'{indent}"""{text[:1].upper() + text[1:]}."""\n'


class Stubs(Functions):
    def field_type(self, struct, f):
        kind = self.kind(struct, f)
        if not kind:
            return None
        what, npy, _, enum, link = kind
        if what == "ARRAY":
            return f"NDArray[{DTYPE[npy]}]"
        if what == "VECTOR":
            return VECTORS[npy.strip("'")]
        if what in ("STRUCT", "LINK"):
            return f'"{link.removeprefix("&struct_")}"'
        return {"LIST": "StructList", "BYTES": "bytes", "TEXT": "str", "TEXTS": "NDArray[Any]", "STRING": "str", "NUM": "float", "FLOAT": "float",
                "ENUM": enum.strip('"')}.get(what, "int")

    def class_text(self, struct, name, fields, more=""):
        rows = ""
        for f in fields:
            kind = f'"{f.name.capitalize()}"' if f.members else self.field_type(struct, f)
            if kind:
                rows += f"    {RENAMED.get(f.name, f.name)}: {kind}\n"
        return f"\nclass {name}:\n{indent_doc(struct.meaning)}{rows}{more}"

    def structs_text(self):
        out = []
        for s in self.structs:
            out += [self.class_text(s, f.name.capitalize(), f.members) for f in s.fields if f.members]
            name = py_name(s.name)
            kinds = MODEL if name == "MjModel" else DATA if name == "MjData" else {}
            more = "".join(f"    def {k}(self, name: Union[str, int] = ...) -> View: ...\n" for k in kinds)
            more += {"MjModel": MODEL_METHODS, "MjData": DATA_METHODS, "MjSpec": SPEC_METHODS, "MjrRect": RECT_METHODS,
                     "MjrContext": CONTEXT_METHODS}.get(name, "")
            if name.startswith("Mjs") and name not in ("MjsCompiler", "MjsOrientation", "MjsElement"):
                more += "    name: str\n    id: int\n    def __getattr__(self, name: str) -> Any: ...\n"
            out.append(self.class_text(s, name, s.fields, more))
        return "".join(out)

    def argument_type(self, kind):
        what, npy, flags, struct = kind
        text = {"A_STRUCT": struct.removeprefix("&struct_"), "A_ELEMENT": "Any", "A_NUM": "float", "A_INT": "int", "A_STRING": "str",
                "A_ARRAY": f"NDArray[{DTYPE.get(npy)}]" if "ARG_OUT" in flags else "ArrayLike"}[what]
        return f"Optional[{text}]" if "ARG_NULL" in flags else text

    def stub_text(self, f):
        w = self.wrapped(f)
        if not w or not f.name.startswith(("ct_", "ctu_", "ctd_", "ctv_", "ctr_")):
            return ""
        texts = [f"{n}: {self.argument_type(kind)}{' = None' * ('ARG_LAST' in kind[2])}" for n, kind in zip(w.shown, w.kinds)]
        return f"def {mj(f.name)}({', '.join(texts)}) -> {RESULT.get(w.result, 'Any')}:\n{indent_doc(f.meaning)}"


def enum_text(e):
    rows = "".join(f"    mj{v.name[2:]}: mj{e.name[2:]}\n" for v in e.values)
    return f"\nclass mj{e.name[2:]}(int):\n{indent_doc(e.meaning)}    name: str\n    value: int\n    __members__: dict[str, mj{e.name[2:]}]\n{rows}"


RECT_METHODS = "    def __init__(self, left: int, bottom: int, width: int, height: int) -> None: ...\n"
CONTEXT_METHODS = """    def __init__(self, model: Optional[MjModel] = None, fontscale: int = 150) -> None: ...
    def free(self) -> None: ...
"""
EXTRA = '''
def mj_step(m: MjModel, d: MjData, nstep: int = 1) -> None:
    """Advance the state by one time step, or by nstep."""
def mj_saveModel(m: MjModel, filename: Optional[str] = None, buffer: Optional[NDArray[np.uint8]] = None) -> None: ...
def mj_setLengthRange(m: MjModel, d: MjData, index: int, opt: MjLROpt) -> None: ...
def mj_saveLastXML(filename: str, m: MjModel) -> None: ...
def mj_copyData(dest: MjData, m: MjModel, src: MjData) -> MjData: ...
def mj_resetCallbacks() -> None: ...
def mj_readSensor(m: MjModel, d: MjData, id: int, time: float, result: NDArray[np.float64], interp: int) -> NDArray[np.float64]: ...
def mj_printSchema(flg_html: bool, flg_pad: bool) -> str: ...
def mj_defaultSolRefImp(solref: Optional[NDArray[np.float64]] = None, solimp: Optional[NDArray[np.float64]] = None) -> None: ...
def mj_loadAllPluginLibraries(directory: str) -> None: ...
def mj_getCache() -> None: ...
def mj_getCacheSize(cache: Any) -> int: ...
def mj_getCacheCapacity(cache: Any) -> int: ...
def mj_setCacheCapacity(cache: Any, size: int) -> int: ...
def mj_clearCache(cache: Any) -> None: ...
def mju_standardNormal(num2: Optional[float]) -> float: ...
def mju_printMat(mat: ArrayLike) -> None: ...
def mju_printMatSparse(mat: ArrayLike, rownnz: ArrayLike, rowadr: ArrayLike, colind: ArrayLike) -> None: ...
def mju_writeLog(type: str, msg: str) -> None: ...
def mjd_transition(m: MjModel, d: MjData, A: Optional[NDArray[np.float64]] = None, B: Optional[NDArray[np.float64]] = None,
                   C: Optional[NDArray[np.float64]] = None, D: Optional[NDArray[np.float64]] = None,
                   info: Optional[MjDerivativeInfo] = None) -> int: ...
def mju_getXMLDependencies(filename: str) -> list[str]: ...
def mjv_averageCamera(cam1: MjvGLCamera, cam2: MjvGLCamera) -> MjvGLCamera: ...
def to_zip(spec: MjSpec, file: Any) -> None: ...
def from_zip(file: Any) -> MjSpec: ...
def set_mju_user_malloc(function: None) -> None: ...
def set_mju_user_free(function: None) -> None: ...
def get_mju_user_malloc() -> None: ...
def get_mju_user_free() -> None: ...

class _Vec(Sequence[Any]):
    """Values of an element of a spec: read and written in place."""
    def __setitem__(self, i: Any, value: Any) -> None: ...
    def __array__(self, dtype: Any = None, copy: Optional[bool] = None) -> NDArray[Any]: ...
    def tolist(self) -> list[Any]: ...
class MjDoubleVec(_Vec): ...
class MjFloatVec(_Vec): ...
class MjIntVec(_Vec): ...
class MjStringVec(_Vec): ...
class MjCharVec(Sequence[str]):
    """Letters of a spec: read and set one by one, or all at once from a str or list."""
    def __setitem__(self, i: int, letter: str) -> None: ...
class MjsTendonPath(Sequence[MjsWrap]):
    """Path points of a tendon."""
class Bound:
    """Several objects at once, found from elements of a spec: fields are arrays over all of them."""
    def __getattr__(self, name: str) -> Any: ...

mjDISABLESTRING: tuple[str, ...]
mjENABLESTRING: tuple[str, ...]
mjTIMERSTRING: tuple[str, ...]
mjLABELSTRING: tuple[str, ...]
mjFRAMESTRING: tuple[str, ...]
mjVISSTRING: tuple[tuple[str, str, str], ...]
mjRNDSTRING: tuple[tuple[str, str, str], ...]
PLUGIN_HANDLES: list[Any]
MjVisualHeadlight = Headlight
MjVisualRgba = Rgba
MjStruct = Any

def mjr_maxViewport(con: MjrContext) -> MjrRect: ...
def mjr_findRect(x: int, y: int, rect: Sequence[MjrRect]) -> int: ...

class GLContext:
    """In the place of an OpenGL context: drawing needs none."""
    def __init__(self, max_width: int = 0, max_height: int = 0) -> None: ...
    def make_current(self) -> None: ...
    def free(self) -> None: ...

class Renderer:
    """Pictures of a model: colours, depths, or which object is where."""
    def __init__(self, model: MjModel, height: int = 240, width: int = 320, max_geom: int = 10000, font_scale: mjtFontScale = ...) -> None: ...
    model: MjModel
    scene: MjvScene
    height: int
    width: int
    def update_scene(self, data: MjData, camera: Union[int, str, MjvCamera] = -1, scene_option: Optional[MjvOption] = None) -> None: ...
    def render(self, *, out: Optional[NDArray[Any]] = None) -> NDArray[Any]: ...
    def enable_depth_rendering(self) -> None: ...
    def disable_depth_rendering(self) -> None: ...
    def enable_segmentation_rendering(self) -> None: ...
    def disable_segmentation_rendering(self) -> None: ...
    def close(self) -> None: ...
    def __enter__(self) -> Renderer: ...
    def __exit__(self, exc_type: Any, exc_value: Any, traceback: Any) -> None: ...

# user interfaces (mjui_): the names are there, every use raises NotImplementedError
def __getattr__(name: str) -> Any: ...
'''


def python_stub(schema, done, folder):
    s = Stubs(schema, done, folder / "python.schema")
    hooks = ("mjcb_control", "mjcb_passive", "mjcb_sensor", "mjcb_contactfilter", "mjcb_time", "mjcb_act_dyn", "mjcb_act_gain", "mjcb_act_bias",
             "mju_user_warning")
    pairs = "".join(f"def set_{h}(function: Optional[Callable[..., Any]]) -> None: ...\ndef get_{h}() -> Optional[Callable[..., Any]]: ...\n" for h in hooks)
    consts = "".join(f"mj{c.name[2:]}: {'float' if '.' in c.value or 'e' in c.value.lower() else 'int'}\n" for c in schema.consts)
    text = (HEAD + "\n" + consts + "".join(enum_text(e) for e in schema.enums) + s.structs_text() + "\n" + EXTRA + pairs
            + "".join(s.stub_text(f) for f in schema.api if f.name in done))
    return {"python/corten/__init__.pyi": text}
