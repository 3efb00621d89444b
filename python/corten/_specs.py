"""MjSpec and the Mjs elements: methods on top of the tables of the extension."""
import contextlib
import inspect
import io
import os
import shutil
import weakref
import zipfile

import numpy as np

from corten import _core, _enums

MjSpec = _core.MjSpec
_ELEMENTS = ("Actuator", "Body", "Camera", "Equality", "Exclude", "Flex", "Frame", "Geom", "HField", "Joint", "Key", "Light", "Material",
             "Mesh", "Numeric", "Pair", "Plugin", "Sensor", "Site", "Skin", "Tendon", "Text", "Texture", "Tuple")
_OTHERS = ("Compiler", "Default", "Element", "Orientation", "Wrap")
globals().update({f"Mjs{n}": getattr(_core, f"Mjs{n}") for n in _ELEMENTS + _OTHERS})
MjDoubleVec, MjFloatVec, MjIntVec, MjStringVec = _core.MjDoubleVec, _core.MjFloatVec, _core.MjIntVec, _core.MjStringVec
_TREE = ("Body", "Frame", "Geom", "Joint", "Site", "Camera", "Light")
_PLURAL = {"body": "bodies", "mesh": "meshes", "equality": "equalities", "flex": "flexes"}
_TYPE = {n.lower(): int(getattr(_enums.mjtObj, f"mjOBJ_{n.upper()}")) for n in _ELEMENTS}
_ORIENTATION = {"axisangle": "mjORIENTATION_AXISANGLE", "xyaxes": "mjORIENTATION_XYAXES", "zaxis": "mjORIENTATION_ZAXIS",
                "euler": "mjORIENTATION_EULER"}


def plural(kind):
    return _PLURAL.get(kind, kind + "s")


#---------------------------------- values ---------------------------------------------------------

_SHORT = {("MjsGeom", "size"), ("MjsSite", "size")}   # one or two numbers will do, the rest is 0


def _numbers(name, value, size, short=False):
    """A vector of exactly this size; short: or of a smaller one."""
    value = np.asarray(value)
    if value.ndim != 1 or value.dtype.kind not in "iufb":
        raise TypeError(f"{name} must be a list or array of {size} numbers")
    if not (value.size == size or (short and 0 < value.size < size)):
        raise ValueError(f"{name} should be a list/array of size {'1, 2, or 3' if short else size}.")
    return value


def _check_orientations(values):
    """At most one notation besides the quaternion, for the element and for its inertia."""
    for lead in ("", "i"):
        names = [lead + n for n in ("axisangle", "xyaxes", "zaxis", "euler")]
        if sum(values.get(n) is not None for n in names) > 1:
            raise ValueError(f"Only one of: {', '.join(names[:3])}, or {names[3]} can be set.")


def _orient(element, name, value):
    """An orientation in one of the notations besides quaternions; a leading i means the inertial frame."""
    alt = element.ialt if name[0] == "i" else element.alt
    kind = name.lstrip("i")
    setattr(alt, kind, _numbers(name, value, getattr(alt, kind).size))
    alt.type = getattr(_enums.mjtOrientation, _ORIENTATION[kind])


def _fill(element, values):
    """Give a new element its values. All must be right: what cannot be taken is an error that names it."""
    cls = type(element)
    _check_orientations(values)
    for name, value in values.items():
        if value is None:
            continue
        if name in _ORIENTATION or (name[0] == "i" and name[1:] in _ORIENTATION and hasattr(cls, "ialt")):
            if not hasattr(cls, "alt"):
                raise TypeError(f"{cls.__name__} has no '{name}'")
            _orient(element, name, value)
        elif not hasattr(cls, name):
            raise TypeError(f"{cls.__name__} has no '{name}'")
        else:
            array = getattr(element, name, None)
            if isinstance(array, np.ndarray) and array.ndim == 1:
                short = (cls.__name__, name) in _SHORT
                value = _numbers(name, value, array.size, short)
                array[:value.size] = value
                array[value.size:] = 0
            elif isinstance(array, MjCharVec) and len(value) != len(array):
                raise ValueError(f"{name} should have length {len(array)}, not {len(value)}")
            elif isinstance(array, MjCharVec) and any(len(letter) != 1 for letter in value):
                raise ValueError(f"{name}: list elements must be single characters")
            else:
                setattr(element, name, value)
    return element


def _add(made, values):
    """A new element with values; if they are wrong it goes again."""
    try:
        return _fill(made, values)
    except Exception:
        _delete(_core.element_spec(made), made)
        raise


_known = weakref.WeakValueDictionary()  # by identity


def _remember(element):
    """Wrappers are told when their element is deleted."""
    if element is not None:
        _known[id(element)] = element
    return element


def _set_name(self, name):
    if _core.mjs_setName(self, name) != 0:
        raise ValueError(f"Error: repeated name '{name}' in {type(self).__name__[3:].lower()}")


def _default_of(self):
    return _core.mjs_getDefault(self)


def _set_default(self, default):
    _core.mjs_setDefault(self, default)


for _n in _ELEMENTS:
    _c = getattr(_core, f"Mjs{_n}")
    _c.name = property(_core.element_name, _set_name, doc="its name")
    _c.id = property(lambda self: _core.mjs_getId(self), doc="its id in the compiled model; -1: not compiled")
    _c.signature = property(_core.spec_signature, doc="hash of what its spec consists of; a model has that of the spec it was made from")
    _c.__repr__ = lambda self: f"<corten.{type(self).__name__} '{self.name}'>"
    if _n in _TREE:
        _c.parent = property(lambda self: _remember(_core.mjs_getParent(self)), doc="the body it is in")
        _c.frame = property(lambda self: _remember(_core.mjs_getFrame(self)),
                            lambda self, f: _core.mjs_setFrame(self, f), doc="the frame it is in")
        _c.set_frame = lambda self, frame: _core.mjs_setFrame(self, frame)
    if _n in ("Body", "Geom", "Joint", "Site", "Camera", "Light", "Mesh", "Material", "Pair", "Equality", "Tendon", "Actuator", "Frame"):
        _c.classname = property(_default_of, _set_default, doc="its default class")
        _c.default = _c.classname
_core.MjsTendon.default = _default_of  # a method, as in MuJoCo


def _child_default(body):
    """The default class of what is added to a body: its childclass, which may have been assigned as text."""
    found = _core.mjs_findDefault(_core.element_spec(body), body.childclass) if body.childclass else None
    return found if found is not None else _core.mjs_getDefault(body)


def _set_child_default(body, default):
    _core.mjs_setDefault(body, default)
    body.childclass = default.name


_core.MjsBody.classname = _core.MjsBody.default = property(_child_default, _set_child_default, doc="the default class of what is in it")
_core.MjsDefault.name = property(_core.element_name, _set_name, doc="its name")


#---------------------------------- making ---------------------------------------------------------

def _describe(function, kind, where=""):
    """Name, text and signature of an adder: the fields of what it adds."""
    cls = next(getattr(_core, f"Mjs{n}") for n in _ELEMENTS if n.lower() == kind)
    fields = sorted(n for n, v in vars(cls).items() if type(v).__name__ == "getset_descriptor" and n[0] != "_" and n not in ("alt", "ialt"))
    more = [n for alt in ("alt", "ialt") if hasattr(cls, alt) for n in ([*_ORIENTATION] if alt == "alt" else ["i" + n for n in _ORIENTATION])]
    names = ["default", "name", *fields, *more]
    kinds = inspect.Parameter.POSITIONAL_OR_KEYWORD, inspect.Parameter.KEYWORD_ONLY
    function.__signature__ = inspect.Signature([inspect.Parameter("self", kinds[0])] + [
        inspect.Parameter(n, kinds[n != "default"], default=None) for n in dict.fromkeys(names) if n != "default" or where != "spec"])
    function.__name__ = f"add_{kind}"
    function.__doc__ = f"Add a {kind}{where if where != 'spec' else ''}; its fields as keyword arguments."
    return function


def _adder(kind, function, takes_default, child=False):
    def add(self, default=None, **values):
        if default is not None and not takes_default:
            raise TypeError(f"add_{kind}: this kind has no default classes")
        if default is None and child:
            default = _child_default(self)
        made = _remember(function(self, default) if takes_default else function(self))
        return _add(made, values)
    return _describe(add, kind, "" if takes_default else "spec")


_WITH_DEFAULT = {"Actuator", "Pair", "Equality", "Tendon", "Mesh", "Material"}
for _n in ("Body", "Geom", "Joint", "Site", "Camera", "Light"):
    setattr(_core.MjsBody, f"add_{_n.lower()}", _adder(_n.lower(), getattr(_core, f"mjs_add{_n}"), True, child=True))
for _n in ("Actuator", "Sensor", "Flex", "Pair", "Exclude", "Equality", "Tendon", "Numeric", "Text", "Tuple", "Key", "Plugin", "Mesh",
           "HField", "Skin", "Texture", "Material"):
    setattr(MjSpec, f"add_{_n.lower()}", _adder(_n.lower(), getattr(_core, f"mjs_add{_n}"), _n in _WITH_DEFAULT))


def _frame_adder(kind):
    """Frames hold what belongs to their body: it is added there, and put into the frame."""
    def add(self, default=None, **values):
        if kind == "frame":
            made = _remember(_core.mjs_addFrame(_core.mjs_getParent(self), self))
        else:
            body = _core.mjs_getParent(self)
            made = _remember(getattr(_core, f"mjs_add{kind.capitalize()}")(body, default if default is not None else _child_default(body)))
            _core.mjs_setFrame(made, self)
        return _add(made, values)
    return _describe(add, kind, " inside this frame")


for _k in ("body", "geom", "joint", "site", "camera", "light", "frame"):
    setattr(_core.MjsFrame, f"add_{_k}", _frame_adder(_k))


def _add_freejoint(self, **kwargs):
    """Add a free joint; name, group and align as keyword arguments."""
    for name in kwargs:
        if name not in ("align", "group", "name"):
            raise TypeError(f"Invalid {name} keyword argument. Valid options are: align, group, name.")
    return _add(_remember(_core.mjs_addFreeJoint(self)), kwargs)


def _add_frame(self, default=None, **values):
    made = _core.mjs_addFrame(self, default)
    if made is None:
        raise ValueError(_core.mjs_getError(_core.element_spec(self)))
    return _add(_remember(made), values)


_core.MjsBody.add_freejoint = _add_freejoint
_core.MjsBody.add_frame = _describe(_add_frame, "frame")


def _add_default(self, name, parent=None):
    made = _core.mjs_addDefault(self, name, parent if parent is not None else self.default)
    if made is None:
        raise ValueError(f"a default class '{name}' exists")
    return made


MjSpec.add_default = _add_default
MjSpec.find_default = lambda self, name: _core.mjs_findDefault(self, name)
MjSpec.default = property(lambda self: _core.mjs_getSpecDefault(self), doc="the main default class")


#---------------------------------- finding --------------------------------------------------------

def _list(self, kind):
    return [_remember(e) for e in _core.elements(self, _TYPE[kind])]


for _n in _ELEMENTS:
    _k = _n.lower()
    setattr(MjSpec, plural(_k), property(lambda self, kind=_k: _list(self, kind), doc=f"all elements of kind {_k}"))
    if _k != "body":
        setattr(MjSpec, _k, lambda self, name, kind=_k: _remember(_core.mjs_findElement(self, _TYPE[kind], name)))
MjSpec.body = lambda self, name: _remember(_core.mjs_findBody(self, name))
MjSpec.worldbody = property(lambda self: _remember(_core.mjs_findBody(self, "world")), doc="the world")
MjSpec.frame = lambda self, name: _remember(_core.mjs_findFrame(self, name))


def _first(kind):
    return lambda self: _remember(_core.mjs_firstChild(self, _TYPE[kind], 0))


def _next(kind):
    return lambda self, child: _remember(_core.mjs_nextChild(self, child, 0))


def _children(self, kind, recurse):
    found, item = [], _core.mjs_firstChild(self, _TYPE[kind], recurse)
    while item is not None:
        found.append(_remember(item))
        item = _core.mjs_nextChild(self, item, recurse)
    return found


def _find_all(self, kind):
    """All elements of a kind below this body."""
    if not isinstance(kind, str):
        kind = next((k for k, v in _TYPE.items() if v == int(kind)), "")
    if kind.lower() not in {n.lower() for n in _TREE}:
        raise ValueError("body.find_all supports the types: body, frame, geom, site, joint, light, camera.")
    return _children(self, kind.lower(), 1)


for _k in (n.lower() for n in _TREE):
    setattr(_core.MjsBody, f"first_{_k}", _first(_k))
    setattr(_core.MjsBody, f"next_{_k}", _next(_k))
    setattr(_core.MjsBody, plural(_k), property(lambda self, kind=_k: _children(self, kind, 0), doc=f"its own {plural(_k)}"))
_core.MjsBody.find_all = _find_all
_core.MjsBody.find_child = lambda self, name: _remember(_core.mjs_findChild(self, name))


#---------------------------------- attaching and deleting -----------------------------------------

_FILES = ("mesh", "hfield", "skin", "texture")
_parents = weakref.WeakKeyDictionary()


def _renamed(path, prefix, suffix):
    folder, name = os.path.split(path)
    stem, extension = os.path.splitext(name)
    return os.path.join(folder, f"{prefix}{stem}{suffix}{extension}")


def _bring_assets(child, parent, before, prefix, suffix):
    """Files in memory come along under names with the affixes, since two children may have different files of one name."""
    mine, theirs = _assets.setdefault(parent, {}), _assets.get(child, {})
    folders = {"": "", "mesh": child.compiler.meshdir, "texture": child.compiler.texturedir}
    brought = set()

    def bring(kind, file):
        key = next((k for k in (os.path.join(folders.get(kind, folders["mesh"]), file), file, os.path.basename(file)) if k in theirs), None)
        if not file or key is None:
            return file
        brought.add(key)
        mine[_renamed(key, prefix, suffix)] = theirs[key]
        return _renamed(file, prefix, suffix)
    for kind in _FILES:
        for e in _list(parent, kind)[before[kind]:]:
            e.file = bring(kind, e.file)
            if kind == "texture":
                e.cubefiles = [bring(kind, file) for file in e.cubefiles]
    for key in theirs.keys() - brought:
        mine.setdefault(key, theirs[key])


def _put(target, element, prefix, suffix):
    child, parent = (element if isinstance(element, MjSpec) else _core.element_spec(element)), _core.element_spec(target)
    before = {kind: len(_list(parent, kind)) for kind in _FILES}
    made = _remember(_core.attach(target, element, prefix, suffix))
    if child is not parent:
        _parents[child] = weakref.ref(parent)
    if child is not parent and _assets.get(child):
        _bring_assets(child, parent, before, prefix or "", suffix or "")
    return made


def _attach_body(self, body, prefix=None, suffix=None):
    """Put a body of this or another spec here."""
    return _put(self, body, prefix, suffix)


_core.MjsFrame.attach_body = _attach_body
_core.MjsSite.attach_body = _attach_body


def _attach_frame(self, frame, prefix=None, suffix=None):
    """Put a frame of this or another spec into this body."""
    return _put(self, frame, prefix, suffix)


_core.MjsBody.attach_frame = _attach_frame


def _attach(self, child, prefix=None, suffix=None, site=None, frame=None):
    """Put a whole spec at a site or frame."""
    if (site is None) == (frame is None):
        raise ValueError("attach() needs a site or a frame, one of them")
    target = site if site is not None else frame
    if isinstance(target, str):
        target = self.site(target) if site is not None else self.frame(target)
        if target is None:
            raise ValueError(f"{'Site' if site is not None else 'Frame'} not found.")
    return _put(target, child, prefix, suffix)


def _telling(spec, change, *arguments):
    """A change that frees elements: wrappers of those that are gone raise ReferenceError from now on."""
    mine = [e for e in list(_known.values()) if e._address and _core.element_spec(e) is spec]
    made = change(*arguments)
    alive = {e._address for kind in _TYPE for e in _core.elements(spec, _TYPE[kind])}
    for other in mine:
        if other._address not in alive:
            other._forget()
    return made


def _delete(self, element):
    """Remove an element and what depends on it."""
    _telling(self, _core.delete_element, self, element)


def _to_frame(self):
    """Replace this body by a frame with what is in it."""
    return _remember(_telling(_core.element_spec(self), _core.body_to_frame, self))


MjSpec.attach = _attach
MjSpec.delete = _delete
_core.MjsBody.to_frame = _to_frame


#---------------------------------- a whole spec ---------------------------------------------------

_assets = weakref.WeakKeyDictionary()
_new = MjSpec.__new__
MjSpec.__new__ = staticmethod(lambda cls: _core.new_spec())


def _keep(spec, assets):
    if assets:
        _assets[spec] = dict(assets)
    return spec


def _from_file(filename, include=None, assets=None):
    """Read an XML file."""
    assets = {**(include or {}), **(assets or {})}
    return _keep(_core.parse_spec("file", os.fspath(filename), assets), assets)


def _from_string(xml, include=None, assets=None):
    """Read XML text."""
    assets = {**(include or {}), **(assets or {})}
    return _keep(_core.parse_spec("string", xml, assets), assets)


def _compile(self):
    """Make a model."""
    return _core.compile_spec(self, _assets.get(self))


def _recompile(self, m, d):
    """A new model and data that keep the state of the old ones."""
    return _core.recompile_spec(self, m, d, _assets.get(self))


def _write_whole(filename, data):
    """Replace a file in one piece: on any failure the old one stays. Devices and pipes are written directly."""
    target = os.path.realpath(filename)
    if os.path.exists(target) and not os.path.isfile(target):
        with open(target, "wb") as file:
            file.write(data)
        return
    if os.path.exists(target):
        open(target, "ab").close()  # may it be written?
    temporary = os.path.join(os.path.dirname(target), f".corten-{os.getpid()}-{id(data)}.tmp")
    try:
        with open(temporary, "xb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        if os.path.exists(target):
            shutil.copymode(target, temporary)
        os.replace(temporary, target)
    except BaseException:
        with contextlib.suppress(OSError):
            os.unlink(temporary)
        raise


def _to_file(self, filename):
    _write_whole(filename, _core.spec_to_xml(self).encode())


def _copy(self):
    return _keep(_core.copy_spec(self), _assets.get(self))


def _get_assets(self):
    return _assets.setdefault(self, {})


MjSpec.from_file = staticmethod(_from_file)
MjSpec.from_string = staticmethod(_from_string)
MjSpec.compile = _compile
MjSpec.recompile = _recompile
MjSpec.to_xml = lambda self: _core.spec_to_xml(self)
MjSpec.to_file = _to_file
MjSpec.copy = _copy
MjSpec.__copy__ = _copy
MjSpec.__deepcopy__ = lambda self, memo: _copy(self)
MjSpec.assets = property(_get_assets, lambda self, value: _assets.__setitem__(self, dict(value)), doc="files by name")
MjSpec.activate_plugin = lambda self, name: _core.mjs_activatePlugin(self, name)
MjSpec.copy_during_attach = property(None, lambda self, flag: _core.mjs_setDeepCopy(self, int(flag)) and None, doc="attaching copies elements")
MjSpec.parent = property(lambda self: _parents.get(self, lambda: None)(), doc="the spec that this one was attached to; None: to none")
MjSpec.meshdir = property(lambda self: self.compiler.meshdir, lambda self, v: setattr(self.compiler, "meshdir", v))
MjSpec.texturedir = property(lambda self: self.compiler.texturedir, lambda self, v: setattr(self.compiler, "texturedir", v))
MjSpec.__repr__ = lambda self: f"<corten.MjSpec '{self.modelname}'>"


def _resolve_orientation(degree=False, sequence=None, orientation=None):
    """Quaternion of an orientation in any notation."""
    quat = np.array([1.0, 0, 0, 0])
    error = _core.mjs_resolveOrientation(quat, degree, "xyz" if sequence is None else "".join(sequence), orientation)
    if error:
        raise ValueError(error)
    return quat.tolist()


def to_zip(spec, file):
    """Write a spec and its assets to a zip file or file object."""
    if isinstance(file, (str, os.PathLike)):
        os.makedirs(os.path.dirname(os.path.abspath(file)), exist_ok=True)
        content = io.BytesIO()
        to_zip(spec, content)
        _write_whole(file, content.getvalue())
        return
    with zipfile.ZipFile(file, "w") as archive:
        for name, content in {**spec.assets, f"{spec.modelname}.xml": spec.to_xml()}.items():
            archive.writestr(zipfile.ZipInfo(name), content)


def _main_file(content):
    """The XML file of an archive that is the model: the one nearest to the top, and of several there the one that no other includes."""
    models = sorted((n for n in content if n.lower().endswith(".xml")), key=lambda n: n.count("/"))
    if not models:
        raise ValueError("No XML file found in zip file.")
    nearest = [n for n in models if n.count("/") == models[0].count("/")]
    used = [n for n in nearest if any(os.path.basename(n).encode() in content[o] for o in models if o != n)]
    left = [n for n in nearest if n not in used] if len(nearest) > 1 else nearest
    if len(left) != 1:
        raise ValueError(f"one XML file is needed at the top of the archive, found {', '.join(left or nearest)}")
    return left[0]


def from_zip(file):
    """Read a spec and its assets from a zip file: its XML file may be in a folder, the names of assets count from there."""
    with zipfile.ZipFile(file, "r") as archive:
        content = {n: archive.read(n) for n in archive.namelist() if not n.endswith("/")}
    model = _main_file(content)
    xml = content.pop(model)
    folder = os.path.dirname(model)
    return _from_string(xml.decode(), assets={os.path.relpath(n, folder) if folder else n: c for n, c in content.items()})


MjSpec.to_zip = to_zip
MjSpec.from_zip = staticmethod(from_zip)
MjSpec.override_assets = property(lambda self: True, lambda self, value: None, doc="assets given here come before files")


MjSpec.resolve_orientation = staticmethod(_resolve_orientation)


#---------------------------------- actuators, tendons, meshes -------------------------------------

def _pointer(value):
    return None if value is None or (np.isscalar(value) and value < 0) else np.atleast_1d(np.asarray(value, dtype=float)).copy()


def _check(text):
    if text:
        raise ValueError(text)


def _servo(function):
    def set_to(self, kp, kv=None, dampratio=None, timeconst=None, inheritrange=0.0):
        _check(function(self, kp, _pointer(kv), _pointer(dampratio), _pointer(timeconst), inheritrange))
    return set_to


def _set_to_muscle(self, timeconst=(-1, -1), tausmooth=0, range=(-1, -1), force=-1, scale=-1, lmin=-1, lmax=-1, vmax=-1, fpmax=-1,
                   fvmax=-1):
    pair = [np.broadcast_to(np.asarray(x, dtype=float), 2).copy() for x in (timeconst, range)]
    _check(_core.mjs_setToMuscle(self, pair[0], tausmooth, pair[1], force, scale, lmin, lmax, vmax, fpmax, fvmax))


_a = _core.MjsActuator
_a.set_to_motor = lambda self: _check(_core.mjs_setToMotor(self))
_a.set_to_position = _servo(_core.mjs_setToPosition)
_a.set_to_intvelocity = _servo(_core.mjs_setToIntVelocity)
_a.set_to_velocity = lambda self, kv=1.0: _check(_core.mjs_setToVelocity(self, kv))
_a.set_to_damper = lambda self, kv=1.0: _check(_core.mjs_setToDamper(self, kv))
_a.set_to_cylinder = lambda self, timeconst=1.0, bias=0.0, area=1.0, diameter=-1.0: _check(
    _core.mjs_setToCylinder(self, timeconst, bias, area, diameter))
_a.set_to_adhesion = lambda self, gain=1.0: _check(_core.mjs_setToAdhesion(self, gain))
_a.set_to_muscle = _set_to_muscle


_SHAPES = {"sphere": ("subdivision",), "hemisphere": ("resolution",), "cone": ("nedge", "radius"), "supersphere": ("resolution", "e", "n"),
           "supertorus": ("resolution", "radius", "s", "t"), "wedge": ("resolution", "fov", "gamma"), "plate": ("resolution",)}


def _mesh_maker(shape, builtin, names):
    parameters = [inspect.Parameter(n, inspect.Parameter.POSITIONAL_OR_KEYWORD) for n in names]
    signature = inspect.Signature(parameters)

    def make(self, *args, **kwargs):
        given = signature.bind(*args, **kwargs).arguments
        values = np.concatenate([np.atleast_1d(np.asarray(given[n], dtype=float)).reshape(-1) for n in names])
        if _core.make_mesh(self, builtin, values) != 0:
            raise ValueError(f"make_{shape}: bad parameters {values.tolist()}")
    make.__signature__ = signature.replace(parameters=[inspect.Parameter("self", inspect.Parameter.POSITIONAL_ONLY), *parameters])
    make.__name__, make.__doc__ = f"make_{shape}", f"Give this mesh the shape of a {shape}."
    return make


for _k, _p in _SHAPES.items():
    setattr(_core.MjsMesh, f"make_{_k}", _mesh_maker(_k, int(getattr(_enums.mjtMeshBuiltin, f"mjMESH_BUILTIN_{_k.upper()}")), _p))


class MjsTendonPath:
    """Path points of a tendon."""

    def __init__(self, tendon):
        self._tendon = tendon

    def __len__(self):
        return _core.mjs_getWrapNum(self._tendon)

    def __getitem__(self, i):
        if not -len(self) <= i < len(self):
            raise IndexError(f"point {i} of a path with {len(self)}")
        return _core.mjs_getWrap(self._tendon, i % len(self))


_t = _core.MjsTendon
_t.wrap_site = lambda self, name: _core.mjs_wrapSite(self, name)
_t.wrap_geom = lambda self, name, sidesite="": _core.mjs_wrapGeom(self, name, sidesite or "")
_t.wrap_joint = lambda self, name, coef=1.0: _core.mjs_wrapJoint(self, name, coef)
_t.wrap_pulley = lambda self, divisor=1.0: _core.mjs_wrapPulley(self, divisor)
_t.path = property(MjsTendonPath, doc="its path points")
_w = _core.MjsWrap
_w.target = property(lambda self: _core.mjs_getWrapTarget(self))
_w.sidesite = property(lambda self: _core.mjs_getWrapSideSite(self))
_w.coef = property(lambda self: _core.mjs_getWrapCoef(self))
_w.divisor = property(lambda self: _core.mjs_getWrapDivisor(self))
_core.MjsSensor.get_data_size = lambda self: _core.mjs_sensorDim(self)


#---------------------------------- plugins, materials ---------------------------------------------

class _Config(dict):
    """Settings of a plugin: a change goes to the plugin."""

    def __init__(self, plugin):
        super().__init__(_core.plugin_config(plugin))
        self._plugin = plugin

    def _changing(name):
        def change(self, *args, **kwargs):
            before = dict(self)
            result = getattr(dict, name)(self, *args, **kwargs)
            try:
                _core.plugin_config(self._plugin, dict(self))
            except BaseException:
                dict.clear(self)
                dict.update(self, before)
                raise
            return result
        change.__name__ = name
        return change

    for _name in ("__setitem__", "__delitem__", "__ior__", "clear", "pop", "popitem", "setdefault", "update"):
        locals()[_name] = _changing(_name)
    del _changing, _name

    def __reduce__(self):
        return dict, (dict(self),)


_core.MjsPlugin.config = property(_Config, lambda self, d: _core.plugin_config(self, dict(d)), doc="settings as a dict; a change goes to the plugin")


def _fixed_length(cls, name, size, what):
    """A list of texts, one per role: others would be read as other roles."""
    field = vars(cls)[name]

    def put(self, value):
        value = list(value)
        if len(value) != size:
            raise ValueError(f"{what}.{name} must have exactly {size} elements, got {len(value)}; use empty strings '' for unused ones")
        field.__set__(self, value)
    setattr(cls, name, property(field.__get__, put, doc=field.__doc__))


_fixed_length(_core.MjsMaterial, "textures", int(_enums.mjtTextureRole.mjNTEXROLE), "material")


#---------------------------------- letters --------------------------------------------------------

class MjCharVec:
    """Letters of a spec: read and set one by one, or all at once from a str or list."""
    __slots__ = ("_owner", "_field")

    def __init__(self, owner, field):
        self._owner, self._field = owner, field

    def __str__(self):
        return self._field.__get__(self._owner)

    def __repr__(self):
        return f"<corten.MjCharVec '{self}'>"

    def __len__(self):
        return len(str(self))

    def __getitem__(self, i):
        return str(self)[i]

    def __setitem__(self, i, letter):
        letters = list(str(self))
        if not 0 <= i < len(letters):
            raise IndexError(f"{self._field.__name__}: index {i} is not below {len(letters)}")
        letters[i] = letter
        self._field.__set__(self._owner, "".join(letters))

    def __eq__(self, other):
        return str(self) == ("".join(other) if isinstance(other, (list, tuple)) else str(other))

    __hash__ = None


def _letters(cls, name):
    field = vars(cls)[name]

    def put(self, value):
        old, new = field.__get__(self), "".join(value)
        if len(new) > len(old):
            raise ValueError(f"{name}: at most {len(old)} letters, {len(new)} are given")
        field.__set__(self, new + old[len(new):])
    setattr(cls, name, property(lambda self: MjCharVec(self, field), put, doc=field.__doc__))


_letters(_core.MjsCompiler, "eulerseq")
_letters(_core.MjsTexture, "gridlayout")


#---------------------------------- help -----------------------------------------------------------

_HELP = {
    MjSpec: {"body": "The body of this name; None: there is none.", "frame": "The frame of this name; None: there is none.",
             "find_default": "The default class of this name; None: there is none.", "add_default": "Add a default class below another or the main one.",
             "activate_plugin": "Allow a registered plugin in this model.", "copy": "A second spec.", "to_xml": "MJCF text; compile first.",
             "to_file": "Write MJCF text to a file.",
             **{k: f"The {k} of this name; None: there is none." for k in _TYPE if k not in ("body", "frame")}},
    _core.MjsBody: {"find_child": "The body of this name below this one; None: there is none.",
                    **{f"first_{n.lower()}": f"Its first {n.lower()}; None: there is none." for n in _TREE},
                    **{f"next_{n.lower()}": f"The {n.lower()} after another one; None: it was the last." for n in _TREE}},
    _core.MjsTendon: {"default": "Its default class.", "wrap_site": "Lead the tendon through a site.", "wrap_geom": "Wrap it around a geom.",
                      "wrap_joint": "Add a joint with a coefficient.", "wrap_pulley": "Add a pulley."},
    _core.MjsActuator: {f"set_to_{k}": f"Make it a {k} actuator." for k in
                        ("motor", "position", "velocity", "intvelocity", "damper", "cylinder", "adhesion", "muscle")},
    **{getattr(_core, f"Mjs{n}"): {"set_frame": "Put it into a frame."} for n in _TREE if n != "Body"},
}
_HELP[_core.MjsBody]["set_frame"] = "Put it into a frame."
_HELP[_core.MjsSensor] = {"get_data_size": "How many numbers it gives; after compilation."}
for _c, _texts in _HELP.items():
    for _k, _text in _texts.items():
        getattr(_c, _k).__doc__, getattr(_c, _k).__name__ = _text, _k
