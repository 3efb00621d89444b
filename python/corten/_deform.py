"""Deformable bodies: Cloth, SoftBody and CapsuleChain, and the bodies that are registered on a data.

  cloth = corten.Cloth.rectangle((1, 1), (20, 20), name="sheet", material="cotton", pos=(0, 0, 1))
  body = data.deformables.add(cloth)
  corten.mj_step(model, data)
  body.positions, body.velocities          # live views
"""
import operator
import os

import numpy as np

from corten import _core
from corten._enums import mjtObj
from corten._functions import mj_name2id

_FIELDS = ("name", "kind", "vert", "elem", "pos", "material", "thickness", "margin", "pin", "attach", "substeps", "iterations", "midpoint",
           "contype", "conaffinity", "condim", "solref", "solimp", "selfcollide", "sleep", "rgba")
_MATERIAL = ("name", "density", "young", "poisson", "bending", "damping", "drag", "friction")
_WHOLE = ("substeps", "iterations", "midpoint", "contype", "conaffinity", "condim", "selfcollide")
_LENGTH = {"solref": 2, "solimp": 5, "rgba": 4}
_CORNERS = (3, 4, 2)
_ATTACH = np.dtype([("vertex", np.intc), ("objtype", np.intc), ("objid", np.intc), ("pos", np.float64, 3), ("compliance", np.float64),
                    ("limit", np.float64)], align=True)
_CONTACT = np.dtype([("body", np.intc), ("vertex", np.intc), ("elem", np.intc), ("geom", np.intc), ("other", np.intc), ("other_elem", np.intc),
                     ("pos", np.float64, 3), ("normal", np.float64, 3), ("depth", np.float64), ("friction", np.float64), ("dim", np.intc),
                     ("solref", np.float64, 2), ("solimp", np.float64, 5), ("force", np.float64, 3)], align=True)


def deform_materials():
    """Materials by name: dicts of density, young, poisson, bending, damping, drag and friction."""
    return {name: dict(zip(_MATERIAL[1:], _core.deform_preset(name)[1:])) for name in _core.deform_presets()}


def _numbers(what, value, shape):
    """A contiguous array of finite numbers; None in shape: any length."""
    try:
        a = np.ascontiguousarray(value, dtype=np.float64)
    except (TypeError, ValueError) as error:
        raise TypeError(f"{what} must be numbers: {error}") from None
    if a.ndim != len(shape) or any(s is not None and s != n for s, n in zip(shape, a.shape)):
        raise ValueError(f"{what} must have the shape {tuple('n' if s is None else s for s in shape)}, not {a.shape}".replace("'", ""))
    if not np.isfinite(a).all():
        raise ValueError(f"{what} must be finite")
    return a


def _indices(what, value, shape):
    a = np.asarray(value)
    if a.size == 0:
        a = a.astype(np.int64).reshape([s or 0 for s in shape])
    if a.dtype.kind not in "iu":
        raise TypeError(f"{what} must be integers, not {a.dtype}")
    if a.ndim != len(shape) or any(s is not None and s != n for s, n in zip(shape, a.shape)):
        raise ValueError(f"{what} must have the shape {tuple('n' if s is None else s for s in shape)}, not {a.shape}".replace("'", ""))
    if a.size and (a.min() < 0 or a.max() > np.iinfo(np.intc).max):
        raise ValueError(f"{what} must be between 0 and the number of vertices")
    return np.ascontiguousarray(a, dtype=np.intc)


def _material(value):
    """A preset by name, a dict with an optional "preset", or the tuple of a definition."""
    if isinstance(value, str):
        return _core.deform_preset(value)
    if isinstance(value, tuple):
        return value
    chosen = dict(value)
    base = dict(zip(_MATERIAL, _core.deform_preset(chosen.pop("preset", "rubber"))))
    for key, number in chosen.items():
        if key not in base:
            raise TypeError(f"a material has no '{key}': {', '.join(_MATERIAL)}")
        base[key] = number if key == "name" else float(number)
    return tuple(base[k] for k in _MATERIAL)


def _attachment(vertex, objtype, objid, pos=(0, 0, 0), compliance=0.0, limit=0.0):
    row = np.zeros((), _ATTACH)
    row["vertex"], row["objtype"], row["objid"] = operator.index(vertex), operator.index(objtype), operator.index(objid)
    row["pos"] = _numbers("pos", pos, (3,))
    row["compliance"], row["limit"] = float(compliance), float(limit)
    return row


def _holder(model, body, site):
    """(objtype, objid) of a body or site by name or id; neither: the world."""
    if body is not None and site is not None:
        raise TypeError("a vertex is attached to a body or to a site, not to both")
    kind, key = (mjtObj.mjOBJ_SITE, site) if site is not None else (mjtObj.mjOBJ_BODY, 0 if body is None else body)
    if not isinstance(key, str):
        return kind, operator.index(key)
    if model is None:
        raise TypeError("names need a model: attach to the registered body, or give ids")
    found = mj_name2id(model, kind, key)
    if found < 0:
        raise ValueError(f"the model has no {'site' if site is not None else 'body'} '{key}'")
    return kind, found


def _settings(kind, settings):
    """A definition as a dict in the form of _core: defaults, then what the user gave."""
    d = dict(zip(_FIELDS, _core.deform_default()))
    d["kind"], d["name"] = kind, ("cloth", "softbody", "chain")[kind]
    for key, value in settings.items():
        if key in ("vert", "elem", "kind") or key not in d:
            raise TypeError(f"a deformable body has no setting '{key}': {', '.join(k for k in _FIELDS if k not in ('kind', 'vert', 'elem'))}")
        if key == "material":
            d[key] = _material(value)
        elif key == "name":
            d[key] = str(value)
        elif key == "pin":
            d[key] = _indices(key, value, (None,)).tobytes()
        elif key == "attach":
            rows = [a if isinstance(a, np.void) or isinstance(a, np.ndarray) else _attachment(**a) for a in value]
            d[key] = np.array(rows, dtype=_ATTACH).tobytes() if rows else b""
        elif key in _LENGTH:
            d[key] = tuple(_numbers(key, value, (_LENGTH[key],)).tolist())
        elif key in _WHOLE:
            d[key] = operator.index(value)
        else:
            d[key] = float(value)
    return d


class Deformable:
    """A body that can be registered on any number of data. Made by its class methods; constant.

    Settings: name (by default cloth, softbody or chain), material (a preset of deform_materials() or a dict with "preset" and numbers), thickness, margin, pin (vertices),
    attach (dicts of vertex, objtype, objid, pos, compliance, limit), substeps, iterations, midpoint, contype, conaffinity, condim, solref, solimp,
    selfcollide, sleep, rgba; pos and quat move the body to its start.
    """
    __slots__ = ("_body", "_def")
    _kind = -1

    def __new__(cls, *args, **kwargs):
        raise TypeError(f"{cls.__name__} is made by its class methods: " + ", ".join(m for m in cls._makers))

    _makers = ("from_arrays", "from_file")

    @classmethod
    def _of(cls, capsule):
        self = object.__new__(cls)
        self._body = capsule
        self._def = dict(zip(_FIELDS, _core.deform_def(capsule)))
        return self

    @classmethod
    def _make(cls, maker, numbers, settings, file=(None, None), mesh=None):
        pos, quat = settings.pop("pos", None), settings.pop("quat", None)
        d = _settings(cls._kind, settings)
        d.update(mesh or {})
        pos = None if pos is None else _numbers("pos", pos, (3,)).tobytes()
        quat = None if quat is None else _numbers("quat", quat, (4,)).tobytes()
        flat = np.asarray(numbers, dtype=np.float64)
        return cls._of(_core.deform_make(maker, flat.tobytes(), *file, tuple(d[k] for k in _FIELDS), pos, quat))

    @classmethod
    def from_arrays(cls, vert, elem, *, start=None, **settings):
        """From rest positions (n x 3) and the vertices of the elements: 3 per triangle, 4 per tetrahedron, 2 per segment.
        start: positions at the start, if these are not the rest positions."""
        v = _numbers("vert", vert, (None, 3))
        e = _indices("elem", elem, (None, _CORNERS[cls._kind]))
        s = None if start is None else _numbers("start", start, v.shape).tobytes()
        return cls._make("mesh", (), settings, mesh={"vert": v.tobytes(), "elem": e.tobytes(), "pos": s})

    @classmethod
    def from_file(cls, path, *, assets=None, **settings):
        """From a mesh file; assets: contents of files by name."""
        return cls._make("file", (), settings, file=(os.fspath(path), assets))

    name = property(lambda self: self._def["name"], doc="name; None: none")
    vert = property(lambda self: np.frombuffer(self._def["vert"]).reshape(-1, 3), doc="rest positions")
    elem = property(lambda self: np.frombuffer(self._def["elem"], np.intc).reshape(-1, _CORNERS[self._def["kind"]]), doc="vertices of the elements")
    start = property(lambda self: self.vert if self._def["pos"] is None else np.frombuffer(self._def["pos"]).reshape(-1, 3),
                     doc="positions at the start")
    pin = property(lambda self: np.frombuffer(self._def["pin"], np.intc), doc="pinned vertices")
    attachments = property(lambda self: np.frombuffer(self._def["attach"], _ATTACH), doc="attachments, as a structured array")
    material = property(lambda self: dict(zip(_MATERIAL, self._def["material"])), doc="material")
    thickness = property(lambda self: self._def["thickness"], doc="thickness of a cloth, diameter of a chain")
    settings = property(lambda self: {k: self._def[k] for k in _FIELDS[10:]} | {k: self._def[k] for k in ("margin",)}, doc="other settings")

    def __repr__(self):
        return f"<corten.{type(self).__name__} {self.name!r} {len(self.vert)} vertices, {len(self.elem)} elements>"

    def __reduce__(self):
        return _from_definition, (tuple(self._def[k] for k in _FIELDS),)

    def __copy__(self):
        return self

    def __deepcopy__(self, memo):
        return self


class Cloth(Deformable):
    """A sheet of triangles."""
    __slots__ = ()
    _kind = 0
    _makers = ("rectangle", "disc", "from_arrays", "from_file")

    @classmethod
    def rectangle(cls, size, count, **settings):
        """count[0] x count[1] vertices over size[0] x size[1] in the x-y plane around the origin."""
        return cls._make("rectangle", [*_numbers("size", size, (2,)), *_numbers("count", count, (2,))], settings)

    @classmethod
    def disc(cls, radius, rings, **settings):
        """A round sheet in the x-y plane around the origin."""
        return cls._make("disc", [float(radius), float(rings)], settings)


class SoftBody(Deformable):
    """A solid of tetrahedra."""
    __slots__ = ()
    _kind = 1
    _makers = ("box", "ball", "from_arrays", "from_file")

    @classmethod
    def box(cls, size, count, **settings):
        """A box with full sizes size and count vertices per side, around the origin."""
        return cls._make("box", [*_numbers("size", size, (3,)), *_numbers("count", count, (3,))], settings)

    @classmethod
    def ball(cls, radius, count, **settings):
        """A ball with count vertices along a diameter, around the origin."""
        return cls._make("ball", [float(radius), float(count)], settings)


class CapsuleChain(Deformable):
    """A rod or rope of segments."""
    __slots__ = ()
    _kind = 2
    _makers = ("rope", "polyline", "from_arrays", "from_file")

    @classmethod
    def rope(cls, start, end, segments, **settings):
        """A straight chain between two points."""
        return cls._make("rope", [*_numbers("start", start, (3,)), *_numbers("end", end, (3,)), float(segments)], settings)

    @classmethod
    def polyline(cls, points, **settings):
        """A chain through points (n x 3); bent where they are at rest."""
        p = _numbers("points", points, (None, 3))
        return cls.from_arrays(p, np.stack([np.arange(len(p) - 1), np.arange(1, len(p))], axis=1), **settings)


_CLASSES = (Cloth, SoftBody, CapsuleChain)


def _from_definition(definition):
    cls = _CLASSES[definition[1]]
    return cls._of(_core.deform_make("mesh", b"", None, None, definition, None, None))


class DeformableView:
    """A registered body. Arrays are live views; they stay valid, but are no longer live, after the body is removed, an attachment is
    added, or the data is copied over."""
    __slots__ = ("_data", "id")

    def __init__(self, data, index):
        self._data, self.id = data, index

    def _view(name, doc):
        def get(self):
            return _core.deform_view(self._data, self.id, name)

        def put(self, value):
            view = _core.deform_view(self._data, self.id, name)
            view[:] = _numbers(name, value, view.shape) if np.ndim(value) else value
        return property(get, put if name in ("pos", "vel", "force", "invmass") else None, doc=doc)

    positions = _view("pos", "positions, n x 3")
    velocities = _view("vel", "velocities, n x 3")
    forces = _view("force", "forces of the user, N, n x 3, kept until changed")
    inverse_masses = _view("invmass", "1/kg per vertex; 0: pinned")
    flags = _view("flags", "per vertex: 1 pinned, 2 colliding, 4 torn off")
    torn = _view("torn", "per attachment: 1 after it tore off")
    del _view

    @property
    def body(self):
        """The body as it was registered."""
        definition = _core.deform_def(self._data, self.id)
        return _from_definition(definition)

    name = property(lambda self: _core.deform_def(self._data, self.id)[0], doc="name; None: none")
    nvert = property(lambda self: len(self.positions), doc="vertices")

    @property
    def contacts(self):
        """Contacts of this body, as a structured array; a copy."""
        con = self._data.deformables.contacts
        return con[(con["body"] == self.id) | (con["other"] == self.id)]

    def pin(self, vertex, pinned=True):
        """Pin one vertex or several, or let them go."""
        for v in np.atleast_1d(np.asarray(vertex)):
            v = operator.index(v)
            if not 0 <= v < self.nvert:
                raise IndexError(f"there is no vertex {v}")
            _core.deform_pin(self._data, self.id, v, bool(pinned))

    def unpin(self, vertex):
        """Let one vertex or several go."""
        self.pin(vertex, False)

    def attach(self, vertex, body=None, site=None, pos=None, compliance=0.0, limit=0.0):
        """Attach a vertex to a body or site, by name or id, or to the world. pos: point in its frame; None: where the vertex is now.
        Returns the number of the attachment."""
        kind, index = _holder(self._data.model, body, site)
        if pos is None:
            vertex = operator.index(vertex)
            if not 0 <= vertex < self.nvert:
                raise IndexError(f"there is no vertex {vertex}")
            pos = self._local(kind, index, self.positions[vertex])
        return _core.deform_attach(self._data, self.id, _attachment(vertex, kind, index, pos, compliance, limit).tobytes())

    def _local(self, kind, index, point):
        d = self._data
        where, turn = (d.site_xpos, d.site_xmat) if kind == mjtObj.mjOBJ_SITE else (d.xpos, d.xmat)
        if not 0 <= index < len(where):
            raise IndexError(f"there is no body or site {index}")
        return turn[index].reshape(3, 3).T @ (point - where[index]) if turn[index].any() else point - where[index]

    def reset(self):
        """Return to the registered positions, pins and attachments, at rest."""
        _core.deform_reset(self._data, self.id)

    def snapshot(self):
        """Positions, velocities, pins and what tore off, for restore."""
        return {k: _core.deform_view(self._data, self.id, k).copy() for k in ("pos", "vel", "extra", "invmass", "torn")}

    def restore(self, snapshot):
        """Return to a snapshot of this body, or of one of the same sizes."""
        _core.deform_restore(self._data, self.id, *(np.ascontiguousarray(snapshot[k]).tobytes() for k in ("pos", "vel", "extra", "invmass", "torn")))

    @property
    def energy(self):
        """(elastic, kinetic, gravitational) energy, J."""
        return _core.deform_energy(self._data, self.id)

    def __repr__(self):
        return f"<corten deformable {self.id} {self.name!r} {self.nvert} vertices>"


class Deformables:
    """The deformable bodies of a data, by number or name."""
    __slots__ = ("_data",)

    def __init__(self, data):
        self._data = data

    def __len__(self):
        return _core.deform_count(self._data)

    def _find(self, key):
        if isinstance(key, str):
            found = next((i for i in range(len(self)) if DeformableView(self._data, i).name == key), -1)
            if found < 0:
                names = ", ".join(str(b.name) for b in self) or "none"
                raise KeyError(f"no deformable body '{key}'; there are: {names}")
            return found
        index = operator.index(key)
        n = len(self)
        if not -n <= index < n:
            raise IndexError(f"there is no deformable body {index}, the data has {n}")
        return index % n

    def __getitem__(self, key):
        return DeformableView(self._data, self._find(key))

    def __iter__(self):
        return (DeformableView(self._data, i) for i in range(len(self)))

    def __contains__(self, key):
        return any(b.name == key for b in self) if isinstance(key, str) else False

    def add(self, body):
        """Register a Cloth, SoftBody or CapsuleChain; returns the registered body."""
        if not isinstance(body, Deformable):
            raise TypeError(f"a Cloth, SoftBody or CapsuleChain is needed, not {type(body).__name__}")
        return DeformableView(self._data, _core.deform_add(self._data, body._body))

    def remove(self, key):
        """Remove a body; later ones move down."""
        _core.deform_remove(self._data, self._find(key.id if isinstance(key, DeformableView) else key))

    def clear(self):
        """Remove all bodies."""
        while len(self):
            self.remove(len(self) - 1)

    @property
    def contacts(self):
        """All contacts of the last evaluation, as a structured array; a copy."""
        return np.frombuffer(_core.deform_contacts(self._data), _CONTACT).copy()

    def __repr__(self):
        return f"<corten deformables: {', '.join(repr(b.name) for b in self) or 'none'}>"


_STATE = 1 << 15  # mjSTATE_DEFORM


def pack(data):
    """The bodies of a data for pickling: definitions, snapshots and forces of each; the state of all."""
    bodies = [(tuple(_core.deform_def(data, b.id)), b.snapshot(), b.forces.copy()) for b in data.deformables]
    state = np.zeros(_core.mj_dataStateSize(data.model, data, _STATE)) if bodies else None
    if bodies:
        _core.mj_getState(data.model, data, state, _STATE)
    return bodies, state


def unpack(data, packed):
    bodies, state = packed
    data.deformables.clear()
    for definition, snapshot, forces in bodies:
        b = data.deformables.add(_from_definition(definition))
        b.restore(snapshot)
        b.forces = forces
    if bodies:
        _core.mj_setState(data.model, data, state, _STATE)
    return data
