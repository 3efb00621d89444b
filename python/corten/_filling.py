"""Values of new elements of a spec, and the elements that programs hold."""
import inspect
import weakref

import numpy as np

from corten import _core, _enums
from corten._letters import MjCharVec
from corten._shown import fields_of

ORIENTATION = {"axisangle": "mjORIENTATION_AXISANGLE", "xyaxes": "mjORIENTATION_XYAXES", "zaxis": "mjORIENTATION_ZAXIS",
               "euler": "mjORIENTATION_EULER"}
KINDS = ("Actuator", "Body", "Camera", "Equality", "Exclude", "Flex", "Frame", "Geom", "HField", "Joint", "Key", "Light", "Material",
         "Mesh", "Numeric", "Pair", "Plugin", "Sensor", "Site", "Skin", "Deform", "Tendon", "Text", "Texture", "Tuple")
TYPE = {n.lower(): int(getattr(_enums.mjtObj, f"mjOBJ_{n.upper()}")) for n in KINDS}
STRUCT = {n.lower(): getattr(_core, f"Mjs{n}") for n in KINDS}
_SHORT = {("MjsGeom", "size"), ("MjsSite", "size")}   # one or two numbers will do, the rest is 0


#---------------------------------- values ---------------------------------------------------------

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
    alt.type = getattr(_enums.mjtOrientation, ORIENTATION[kind])


def _assign(element, name, value):
    """One value of a new element: of the right length."""
    old = getattr(element, name, None)
    if isinstance(old, np.ndarray) and old.ndim == 1:
        value = _numbers(name, value, old.size, (type(element).__name__, name) in _SHORT)
        old[:value.size] = value
        old[value.size:] = 0
        return
    if isinstance(old, MjCharVec) and len(value) != len(old):
        raise ValueError(f"{name} should have length {len(old)}, not {len(value)}")
    if isinstance(old, MjCharVec) and any(len(letter) != 1 for letter in value):
        raise ValueError(f"{name}: list elements must be single characters")
    setattr(element, name, value)


def _fill(element, values):
    """Give a new element its values. All must be right: what cannot be taken is an error that names it."""
    cls = type(element)
    _check_orientations(values)
    for name, value in values.items():
        if value is None:
            continue
        oriented = name in ORIENTATION or (name[0] == "i" and name[1:] in ORIENTATION and hasattr(cls, "ialt"))
        if not hasattr(cls, "alt" if oriented else name):
            raise TypeError(f"{cls.__name__} has no '{name}'")
        if oriented:
            _orient(element, name, value)
        else:
            _assign(element, name, value)
    return element


def added(made, values):
    """A new element with values; if they are wrong it goes again."""
    try:
        return _fill(remember(made), values)
    except Exception:
        delete(_core.element_spec(made), made)
        raise


def takes_fields(kind, default=True, where=""):
    """Decorator of an adder: its signature and text list the fields of what it adds."""
    def described(function):
        struct = STRUCT[kind]
        fields = sorted(n for n in fields_of(struct) if n not in ("alt", "ialt"))
        more = [*ORIENTATION] if hasattr(struct, "alt") else []
        more += ["i" + n for n in ORIENTATION] if hasattr(struct, "ialt") else []
        first = [inspect.Parameter("self", inspect.Parameter.POSITIONAL_OR_KEYWORD)]
        if default:
            first.append(inspect.Parameter("default", inspect.Parameter.POSITIONAL_OR_KEYWORD, default=None))
        function.__signature__ = inspect.Signature(first + [
            inspect.Parameter(n, inspect.Parameter.KEYWORD_ONLY, default=None) for n in dict.fromkeys(["name", *fields, *more]) if n != "default"])
        function.__name__ = f"add_{kind}"
        function.__doc__ = f"Add a {kind}{where}; its fields as keyword arguments."
        return function
    return described


#---------------------------------- elements that programs hold ------------------------------------

_known = weakref.WeakValueDictionary()  # by identity


def remember(element):
    """Wrappers are told when their element is deleted."""
    if element is not None:
        _known[id(element)] = element
    return element


def telling(spec, change, *arguments):
    """A change that frees elements: wrappers of those that are gone raise ReferenceError from now on."""
    mine = [e for e in list(_known.values()) if e._address and _core.element_spec(e) is spec]
    made = change(*arguments)
    alive = {e._address for kind in TYPE for e in _core.elements(spec, TYPE[kind])}
    for other in mine:
        if other._address not in alive:
            other._forget()
    return made


def delete(spec, element):
    """Remove an element and what depends on it."""
    telling(spec, _core.delete_element, spec, element)


def elements(spec, kind):
    """All elements of a kind."""
    return [remember(e) for e in _core.elements(spec, TYPE[kind])]
