"""Drawing, as far as it is written in Python, under the names of MuJoCo's module. User interfaces are not part of Corten: every function
of them says so."""
from corten import _core
from corten._engine import (mjr_addAux, mjr_blitAux, mjr_blitBuffer, mjr_changeFont, mjr_drawPixels, mjr_figure, mjr_finish,  # noqa: F401
                            mjr_getError, mjr_label, mjr_overlay, mjr_readPixels, mjr_rectangle, mjr_render, mjr_resizeOffscreen,
                            mjr_restoreBuffer, mjr_setAux, mjr_setBuffer, mjr_text, mjr_uploadHField, mjr_uploadMesh, mjr_uploadTexture)
from corten._enum_type import Enum as _Enum
from corten._structs import MjrContext, MjrRect  # noqa: F401


class mjtButton(_Enum):
    """mouse buttons"""
    mjBUTTON_NONE = 0
    mjBUTTON_LEFT = 1
    mjBUTTON_RIGHT = 2
    mjBUTTON_MIDDLE = 3


class mjtEvent(_Enum):
    """events of a window"""
    mjEVENT_NONE = 0
    mjEVENT_MOVE = 1
    mjEVENT_PRESS = 2
    mjEVENT_RELEASE = 3
    mjEVENT_SCROLL = 4
    mjEVENT_KEY = 5
    mjEVENT_RESIZE = 6
    mjEVENT_REDRAW = 7
    mjEVENT_FILESDROP = 8


class mjtItem(_Enum):
    """items of a user interface"""
    mjITEM_END = -2
    mjITEM_SECTION = -1
    mjITEM_SEPARATOR = 0
    mjITEM_STATIC = 1
    mjITEM_BUTTON = 2
    mjITEM_CHECKINT = 3
    mjITEM_CHECKBYTE = 4
    mjITEM_RADIO = 5
    mjITEM_RADIOLINE = 6
    mjITEM_SELECT = 7
    mjITEM_SLIDERINT = 8
    mjITEM_SLIDERNUM = 9
    mjITEM_EDITINT = 10
    mjITEM_EDITNUM = 11
    mjITEM_EDITFLOAT = 12
    mjITEM_EDITTXT = 13
    mjNITEM = 14


class mjtSection(_Enum):
    """states of a section"""
    mjSECT_CLOSED = 0
    mjSECT_OPEN = 1
    mjSECT_FIXED = 2


def mjr_maxViewport(con):
    """The whole current buffer."""
    return MjrRect(*_core.max_viewport(con))


def mjr_findRect(x, y, rect):
    """Number of the first rectangle that contains a point; -1: none does."""
    for i, r in enumerate(rect):
        if r.left <= x < r.left + r.width and r.bottom <= y < r.bottom + r.height:
            return i
    return -1


def _absent(name):
    def function(*args, **kwargs):
        raise NotImplementedError(f"{name}: Corten has no user interface (mjui_); pictures are drawn by mjr_render and Renderer")
    function.__name__ = name
    function.__doc__ = "Not in Corten: it has no user interface."
    return function


mjui_add = _absent("mjui_add")
mjui_addToSection = _absent("mjui_addToSection")
mjui_event = _absent("mjui_event")
mjui_render = _absent("mjui_render")
mjui_resize = _absent("mjui_resize")
mjui_themeColor = _absent("mjui_themeColor")
mjui_themeSpacing = _absent("mjui_themeSpacing")
mjui_update = _absent("mjui_update")
