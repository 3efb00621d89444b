"""Objects of a model or data by name or index, and those that the elements of a spec became."""
import numpy as np

from corten import _core, _enums, _named


def _access(struct, kind, size, attributes):
    return _core.make_access(struct, kind, int(getattr(_enums.mjtObj, f"mjOBJ_{kind.upper()}")), size, attributes)


def of_model(kind):
    """The method m.KIND(name or index): a view of one object's part of the arrays of a model."""
    return _access(_core.MjModel, kind, *_named.MODEL[kind])


def of_data(kind):
    """The method d.KIND(name or index): a view of one object's part of the arrays of a data."""
    return _access(_core.MjData, kind, *_named.DATA[kind])


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


def bind(owner, signature, specs):
    """Views of the objects that elements of a spec became, in a model or data whose model has this signature."""
    single = type(specs).__name__.startswith("Mjs")
    views = []
    for e in [specs] if single else specs:
        kind = type(e).__name__[3:].lower()
        if not hasattr(type(owner), kind):
            raise TypeError(f"{type(owner).__name__} cannot bind a {type(e).__name__}")
        if e.signature != signature:
            raise ValueError("The mjSpec does not match mjModel. Please recompile the mjSpec.")
        if e.id < 0:
            raise ValueError("this element is not in a compiled model")
        views.append(getattr(owner, kind)(e.id))
    return views[0] if single else Bound(views)
