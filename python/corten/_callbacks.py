"""Functions of the user that the engine calls: set_mjcb_control(f), get_mjcb_control() and so on."""
import sys as _sys

from corten import _core

_NAMES = ("mjcb_control", "mjcb_passive", "mjcb_sensor", "mjcb_contactfilter", "mjcb_time", "mjcb_act_dyn", "mjcb_act_gain",
          "mjcb_act_bias", "mju_user_warning")


def _address(function):
    """Of a function of C, as ctypes has them; 0: it is a Python function. Whoever has one has imported ctypes."""
    ctypes = _sys.modules.get("ctypes")
    return (ctypes.cast(function, ctypes.c_void_p).value or 0) if ctypes and isinstance(function, ctypes._CFuncPtr) else 0


def _pair(name):
    def setter(function):
        _core.set_hook(name, function, _address(function))

    def getter():
        return _core.get_hook(name)
    setter.__name__, getter.__name__ = f"set_{name}", f"get_{name}"
    setter.__doc__, getter.__doc__ = f"Let the engine call a function as {name}; None: nobody.", f"The function set as {name}."
    return setter, getter


for _n in _NAMES:
    globals()[f"set_{_n}"], globals()[f"get_{_n}"] = _pair(_n)


def mj_resetCallbacks():
    """Take away all callbacks."""
    for name in _NAMES[:-1]:
        _core.set_hook(name, None)


def set_mju_user_malloc(function):
    """The allocator of a process that runs Python cannot be replaced from Python."""
    if function is not None:
        raise NotImplementedError("memory handlers can be set from C only (ct_setAllocator)")


def set_mju_user_free(function):
    set_mju_user_malloc(function)


def get_mju_user_malloc():
    return None


def get_mju_user_free():
    return None
