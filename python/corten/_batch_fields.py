"""What a batch knows about names: which fields of data and model it takes, ids and masks, and the parts of single objects."""
import difflib
import functools

import numpy as np

from corten import _core, _enums

_PARTS = ("time qpos qvel act history qacc_warmstart ctrl qfrc_applied xfrc_applied eq_active mocap_pos mocap_quat userdata "
          "plugin_state kind_state").split()
# a field of the data that is in the state rows -> its part of the state
STATE = {name: 1 << bit for bit, name in enumerate(_PARTS)}

# fields of contacts in arrays of fixed size: name -> (shape, type)
CONTACT = {"contact.dist": ((), float), "contact.pos": ((3,), float), "contact.frame": ((9,), float), "contact.includemargin": ((), float),
           "contact.friction": ((5,), float), "contact.mu": ((), float), "contact.dim": ((), np.int32), "contact.geom": ((2,), np.int32),
           "contact.flex": ((2,), np.int32), "contact.elem": ((2,), np.int32), "contact.vert": ((2,), np.int32),
           "contact.exclude": ((), np.int32), "contact.efc_address": ((), np.int32), "contact.force": ((6,), float)}


def template(data, name):
    """A field of a data as an array; numbers are arrays without dimension; None: there is no such field of numbers."""
    value = getattr(data, name, None)
    if isinstance(value, np.ndarray):
        return value
    if isinstance(value, float):
        return np.zeros(())
    return np.zeros((), np.int32) if isinstance(value, (int, np.integer)) and not isinstance(value, bool) else None


@functools.cache
def names():
    """(names that bind takes, names that expand takes)"""
    model = _core.load_text("<mujoco/>") if hasattr(_core, "load_text") else None
    if model is None:
        from corten import MjModel
        model = MjModel.from_xml_string("<mujoco/>")
    data, probe = _core.make_data(model), _core.make_batch(model, 1, 1, False, 1, 0, 1, 64)
    public = [n for n in dir(data) if not n.startswith("_")]
    bound = {n for n in public if template(data, n) is not None and (n in STATE or probe.output(n) is not None)}
    fields = [n for n in dir(model) if not n.startswith("_") and isinstance(getattr(model, n, None), np.ndarray)]
    options = [f"opt.{n}" for n in dir(model.opt) if not n.startswith("_") and not callable(getattr(model.opt, n))]
    taken = frozenset(n for n in fields + options if probe.expand(n) is not None)
    return frozenset(bound | set(STATE) - {"kind_state"} | set(CONTACT) | {"deformable.pos", "deformable.vel"}), taken


def did_you_mean(name, known):
    close = difflib.get_close_matches(name, sorted(known), n=3)
    return f" (did you mean {', '.join(map(repr, close))}?)" if close else ""


def not_bindable(data, name):
    bound, expanded = names()
    if name in expanded:
        return ValueError(f"{name} is a field of MjModel: use expand({name!r})")
    if f"opt.{name}" in expanded:
        return ValueError(f"{name} is an option of the model: use expand('opt.{name}')")
    if isinstance(getattr(data, name, None), np.ndarray):
        return ValueError(f"'{name}' is not an array of fixed size: it is in the arena and changes from step to step")
    return ValueError(f"'{name}' is not an array of numbers of MjData" + did_you_mean(name, bound))


def not_expandable(model, name):
    bound, expanded = names()
    if name in bound:
        return ValueError(f"{name} is a field of MjData: use bind({name!r})")
    if isinstance(getattr(model, name, None), np.ndarray):
        return ValueError(f"{name} is structure or data of assets, which all simulations share")
    return ValueError(f"MjModel has no array '{name}' that can differ between simulations" + did_you_mean(name, expanded))


def read_ids(ids, nsim):
    """int32 ids, checked: in ascending order, without repetition; a mask becomes ids; None: all."""
    if ids is None:
        return None
    ids = np.asarray(ids)
    if ids.dtype == bool:
        if ids.shape != (nsim,):
            raise ValueError(f"the mask needs one bool for each of {nsim} worlds")
        return None if ids.all() else np.flatnonzero(ids).astype(np.int32)
    if ids.ndim != 1:
        raise ValueError("ids must have one dimension: integers, or a mask with one bool for each world")
    if ids.size == 0:
        return np.zeros(0, np.int32)
    if ids.dtype.kind not in "iu":
        raise ValueError(f"ids must be integers, not {ids.dtype}; a mask needs one bool for each of {nsim} worlds")
    if not (ids[1:] > ids[:-1]).all():
        raise ValueError("ids must ascend, without repetition; a mask needs one bool for each world")
    if ids[0] < 0 or ids[-1] >= nsim:
        raise ValueError(f"ids must be in [0, {nsim}), got {ids[0] if ids[0] < 0 else ids[-1]}")
    return np.ascontiguousarray(ids, dtype=np.int32)


def read_integers(value, shape, low, high, name):
    value = np.asarray(value)
    if value.dtype.kind not in "iu":
        raise ValueError(f"{name} must be integers, not {value.dtype}")
    bad = value[(value < low) | (value >= high)]
    if bad.size:
        raise ValueError(f"{name} must be in [{low}, {high}), got {bad.flat[0]}")
    return np.ascontiguousarray(np.broadcast_to(value, shape), np.int32)


class Named:
    """One object of all simulations: batch.joint("knee").qpos is that part of batch.bind("qpos"), batch.body("shin").mass that of
    body_mass. Parts of the model are read without expanding; assigning expands the field."""

    _field = {}  # (kind, attribute, of the model?) -> the field that holds it

    def __init__(self, batch, kind, key):
        of_model = getattr(batch.model, kind)(key)
        of_data = getattr(batch.template, kind, None)
        own = {"_batch": batch, "_kind": kind, "_model": of_model, "_data": of_data(key) if of_data else None,
               "id": of_model.id, "name": of_model.name}
        for name, value in own.items():
            object.__setattr__(self, name, value)

    def __getattr__(self, attribute):
        return self._part(attribute, False)

    def __setattr__(self, attribute, value):
        if attribute in ("id", "name") or attribute.startswith("_"):
            raise AttributeError(f"{attribute} cannot be written")
        self._part(attribute, True)[...] = value

    def _holder(self, attribute, part, of_model):
        """The field whose memory holds the part, as (name, array)."""
        owner, known = (self._batch.model, names()[1]) if of_model else (self._batch.template, names()[0])
        key = (self._kind, attribute, of_model)
        for name in [self._field[key]] if key in self._field else sorted(known):
            full = getattr(owner, name, None)
            if isinstance(full, np.ndarray) and full.dtype == part.dtype and full.size and np.shares_memory(full, part):
                self._field[key] = name
                return name, full
        return None, None

    def _part(self, attribute, write):
        batch = self._batch
        for of_model, view in ((False, self._data), (True, self._model)):
            part = getattr(view, attribute, None) if view is not None else None
            if not isinstance(part, np.ndarray):
                continue
            if not part.size:
                return np.zeros((batch.nsim, *part.shape), part.dtype)
            name, full = self._holder(attribute, part, of_model)
            if name is None:
                continue
            if not of_model and write and name not in STATE:
                raise ValueError(f"{self._kind} {attribute} is computed by every call and cannot be written")
            rows = batch.bind(name) if not of_model else batch.expand(name) if write else batch.expanded(name)
            if rows is None:
                return np.broadcast_to(part, (batch.nsim, *part.shape))
            start = (part.ctypes.data - full.ctypes.data) // full.itemsize
            return rows.reshape(batch.nsim, -1)[:, start:start + part.size].reshape(batch.nsim, *part.shape)
        if isinstance(getattr(self._model, attribute, None), (np.ndarray, int, np.integer)) and not attribute.startswith("_"):
            if write:
                raise ValueError(f"{self._kind} {attribute} is structure: it cannot differ between simulations")
            part = np.asarray(getattr(self._model, attribute))
            return np.broadcast_to(part, (batch.nsim, *part.shape))
        known = [n for v in (self._model, self._data) if v is not None for n in dir(v)]
        raise AttributeError(f"{attribute} is not a field of a {self._kind}" + did_you_mean(attribute, known))
