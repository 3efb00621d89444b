"""MjModel, MjData and the other structs: what the tables of the extension do not give them."""
import numpy as np

from corten import _core, _enums, _errors, _named
from corten._errors import FatalError, UnexpectedError

_core.set_classes({n: v for n, v in vars(_enums).items() if n.startswith("mjt")}, FatalError, UnexpectedError,
                  _errors.fatal_value, _errors.fatal_index)

MjModel, MjData = _core.MjModel, _core.MjData
_PLAIN = ("MjOption", "MjVisual", "MjStatistic", "MjContact", "MjWarningStat", "MjTimerStat", "MjSolverStat", "MjLROpt",
          "MjvPerturb", "MjvCamera", "MjvGLCamera", "MjvGeom", "MjvLight", "MjvOption", "MjvFigure",
          "Global", "Quality", "Headlight", "Map", "Scale", "Rgba")
globals().update({n: getattr(_core, n) for n in _PLAIN})
for _n in ("Global", "Quality", "Headlight", "Map", "Scale", "Rgba"):
    setattr(_core.MjVisual, _n, getattr(_core, _n))
setattr(_core.MjVisual, "global", _core.MjVisual.global_)
MjVisualHeadlight, MjVisualRgba = _core.Headlight, _core.Rgba
globals().update({n: v for n, v in vars(_core).items() if n.endswith("List")})  # types of d.contact, d.warning ...


#---------------------------------- plain structs --------------------------------------------------

def _fields(cls):
    return sorted(n for c in cls.__mro__ for n, v in vars(c).items() if type(v).__name__ == "getset_descriptor" and not n.startswith("_"))


def _show(self):
    def text(value):
        return repr(value).replace("\n", "\n  ")
    rows = "".join(f"  {n}: {text(getattr(self, n))}\n" for n in _fields(type(self)))
    return f"<{type(self).__name__}\n{rows}>"


def _copy(self):
    new = type(self)()
    new._assign(self)
    return new


def _state(self):
    return {n: (np.array(v) if isinstance(v, np.ndarray) else v) for n in _fields(type(self)) for v in [getattr(self, n)]}


def _rebuild(cls, state):
    new = cls()
    for n, v in state.items():
        setattr(new, n, v)
    return new


for _n in _PLAIN:
    _c = getattr(_core, _n)
    _c.__repr__ = _show
    _c.__copy__ = _copy
    _c.__deepcopy__ = lambda self, memo: _copy(self)
    _c.__reduce__ = lambda self: (_rebuild, (type(self), _state(self)))


#---------------------------------- named access ---------------------------------------------------

_OBJECT = {"camera": "CAMERA", "material": "MATERIAL", "texture": "TEXTURE", "equality": "EQUALITY", "key": "KEY"}
_ALIAS = {"jnt": "joint", "cam": "camera", "mat": "material", "tex": "texture", "eq": "equality", "keyframe": "key"}


def _object_type(kind):
    return int(getattr(_enums.mjtObj, f"mjOBJ_{_OBJECT.get(kind, kind.upper())}"))


def _add_named(cls, tables):
    for kind, (size, table) in tables.items():
        access = _core.make_access(cls, kind, _object_type(kind), size, table)
        for name in (kind, *(alias for alias, meant in _ALIAS.items() if meant == kind)):
            if not hasattr(cls, name):
                setattr(cls, name, access)


class Bound:
    """Several objects at once, found from elements of a spec: a field is that of each, one after the other."""
    __slots__ = ("_views",)

    def __init__(self, views):
        object.__setattr__(self, "_views", views)

    def __getattr__(self, attribute):
        parts = [getattr(v, attribute) for v in self._views]
        if not parts or not isinstance(parts[0], np.ndarray):
            return parts
        all_of_them = np.concatenate([p.reshape(-1) for p in parts])
        all_of_them.flags.writeable = False  # a copy: writing into it would change nothing; assign to the attribute
        return all_of_them

    def __setattr__(self, attribute, value):
        """One value for all, one for each object, or all numbers in a row."""
        parts = [getattr(v, attribute) for v in self._views]
        value = np.asarray(value, dtype=float)
        if value.ndim == 0 or len(value) == len(parts):
            for p, v in zip(parts, np.broadcast_to(value, (len(parts),)) if value.ndim == 0 else value):
                p[...] = v
            return
        total = sum(p.size for p in parts)
        if value.size != total:
            raise ValueError(f"{attribute}: {len(parts)} values, one for each object, or {total} numbers are needed, not {value.size}")
        for p, v in zip(parts, np.split(value.reshape(-1), np.cumsum([p.size for p in parts])[:-1])):
            p[...] = v.reshape(p.shape)


def _bind(self, specs):
    """Views of the objects that elements of a spec became: of one element, or of a list."""
    single = type(specs).__name__.startswith("Mjs")
    views, signature = [], (self.model if isinstance(self, MjData) else self).signature
    for e in [specs] if single else specs:
        kind = type(e).__name__[3:].lower()
        if not hasattr(type(self), kind):
            raise TypeError(f"{type(self).__name__} cannot bind a {type(e).__name__}")
        if e.signature != signature:
            raise ValueError("The mjSpec does not match mjModel. Please recompile the mjSpec.")
        if e.id < 0:
            raise ValueError("this element is not in a compiled model")
        views.append(getattr(self, kind)(e.id))
    return views[0] if single else Bound(views)


MjModel.bind = MjData.bind = MjModel.bind_scalar = MjData.bind_scalar = _bind


_add_named(MjModel, _named.MODEL)
_add_named(MjData, _named.DATA)
MjData.ten = MjData.tendon


#---------------------------------- models ---------------------------------------------------------

def _one_of_each(assets):
    """Files of a model are found by their name without its folder, as in MuJoCo: two of one name cannot be told apart."""
    seen = set()
    for name in assets or ():
        last = name.replace("\\", "/").rsplit("/", 1)[-1].lower() if isinstance(name, str) else name
        if last in seen:
            raise ValueError(f"Repeated file name in assets dict: {last}")
        seen.add(last)
    return assets


def _from_xml_path(filename, assets=None):
    """A model from an XML file; assets: further files by name."""
    return _core.load_xml_path(filename, _one_of_each(assets))


def _from_xml_string(xml, assets=None):
    """A model from XML text; assets: files by name."""
    return _core.load_xml_string(xml, _one_of_each(assets))


MjModel.from_xml_path = staticmethod(_from_xml_path)
MjModel.from_xml_string = staticmethod(_from_xml_string)


def _from_binary_path(filename, assets=None):
    """A model in binary form, from a file or from the assets."""
    if assets and filename in assets:
        return _core.model_from_bytes(assets[filename])
    return _core.load_binary_path(filename)


MjModel.from_binary_path = staticmethod(_from_binary_path)
MjModel.__copy__ = lambda self: _core.copy_model(self)
MjModel.__deepcopy__ = lambda self, memo: _core.copy_model(self)
MjModel.__reduce__ = lambda self: (_core.model_from_bytes, (_core.model_to_bytes(self),))
MjModel.__repr__ = lambda self: f"<corten.MjModel nq={self.nq} nv={self.nv} nu={self.nu} nbody={self.nbody} ngeom={self.ngeom}>"


#---------------------------------- names that MJX asks for ----------------------------------------

def _in_order(cls):
    """Fields as they are declared."""
    return tuple(n for n, v in vars(cls).items() if type(v).__name__ == "getset_descriptor" and not n.startswith("_"))


def _of_type(cls, kind):
    one = cls()
    return tuple(n for n in _in_order(cls) if isinstance(getattr(one, n), kind))


_SIZES = tuple(n for n in _in_order(MjModel) if n.startswith(("nuser_", "nnames_")) or (n[0] == "n" and "_" not in n and n != "names"))
MjModel._size_fields = _SIZES
MjModel._sizes = property(lambda self: np.array([getattr(self, n) for n in _SIZES], dtype=np.int64), doc="all sizes, in the order of _size_fields")
for _c in (MjModel, MjData, MjOption):
    _c._all_fields = _in_order(_c)
MjOption._float_fields, MjOption._int_fields, MjOption._floatarray_fields = (_of_type(MjOption, k) for k in (float, int, np.ndarray))
for _n, _tables in (("Model", _named.MODEL), ("Data", _named.DATA)):  # types of m.geom(0), d.body(0) ...: all are one
    globals().update({f"_Mj{_n}{'Keyframe' if k == 'key' else k.capitalize()}Views": _core.View for k in _tables})


#---------------------------------- data -----------------------------------------------------------

def _new_data(cls, model):
    return _core.make_data(model)


def _copy_data(self):
    return _core.copy_data(_core.data_model(self), self)


def _deep_copy_data(self, memo):
    model = memo.get(id(_core.data_model(self))) or _core.copy_model(_core.data_model(self))
    return _core.copy_data(model, self)


MjData.__new__ = staticmethod(_new_data)
MjData.model = property(_core.data_model, doc="the model this data was made for")
MjData.last_warning = property(_core.last_warning, doc="text of the last warning while stepping, with the culprit's name")
MjData.__copy__ = _copy_data
MjData.__deepcopy__ = _deep_copy_data
MjData.__reduce__ = lambda self: (_core.data_from_bytes, (_core.data_model(self), _core.data_to_bytes(_core.data_model(self), self)))
MjData.__repr__ = lambda self: f"<corten.MjData time={self.time} ncon={self.ncon} nefc={self.nefc}>"
# older names of two arrays
MjData.qLDiagSqrtInv = property(lambda self: np.sqrt(self.qLDiagInv))


#---------------------------------- scenes ---------------------------------------------------------

MjvScene = _core.MjvScene


def _make_scene(self, model=None, maxgeom=0):
    if model is not None:
        _core.make_scene(self, model, maxgeom)
    else:
        self.scale = 1


MjvScene.__init__ = _make_scene
MjvScene.__repr__ = lambda self: f"<corten.MjvScene ngeom={self.ngeom} of {self.maxgeom}>"
