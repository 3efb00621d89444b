"""Functions of the user that the engine calls: set_mjcb_control(f), get_mjcb_control() and so on."""
import sys as _sys

from corten import _core


def _address(function):
    """Of a function of C, as ctypes has them; 0: it is a Python function. Whoever has one has imported ctypes."""
    ctypes = _sys.modules.get("ctypes")
    return (ctypes.cast(function, ctypes.c_void_p).value or 0) if ctypes and isinstance(function, ctypes._CFuncPtr) else 0


def _setter(name):
    def setter(function):
        _core.set_hook(name, function, _address(function))
    setter.__name__ = setter.__qualname__ = f"set_{name}"
    setter.__doc__ = f"Let the engine call a function as {name}; None: nobody."
    return setter


def _getter(name):
    def getter():
        return _core.get_hook(name)
    getter.__name__ = getter.__qualname__ = f"get_{name}"
    getter.__doc__ = f"The function set as {name}."
    return getter


set_mjcb_control, get_mjcb_control = _setter("mjcb_control"), _getter("mjcb_control")
set_mjcb_passive, get_mjcb_passive = _setter("mjcb_passive"), _getter("mjcb_passive")
set_mjcb_sensor, get_mjcb_sensor = _setter("mjcb_sensor"), _getter("mjcb_sensor")
set_mjcb_contactfilter, get_mjcb_contactfilter = _setter("mjcb_contactfilter"), _getter("mjcb_contactfilter")
set_mjcb_time, get_mjcb_time = _setter("mjcb_time"), _getter("mjcb_time")
set_mjcb_act_dyn, get_mjcb_act_dyn = _setter("mjcb_act_dyn"), _getter("mjcb_act_dyn")
set_mjcb_act_gain, get_mjcb_act_gain = _setter("mjcb_act_gain"), _getter("mjcb_act_gain")
set_mjcb_act_bias, get_mjcb_act_bias = _setter("mjcb_act_bias"), _getter("mjcb_act_bias")
set_mju_user_warning, get_mju_user_warning = _setter("mju_user_warning"), _getter("mju_user_warning")


def mj_resetCallbacks():
    """Take away all callbacks."""
    for name in ("control", "passive", "sensor", "contactfilter", "time", "act_dyn", "act_gain", "act_bias"):
        _core.set_hook(f"mjcb_{name}", None)


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
