"""Drawing is not part of this build: every function says so."""
from corten._enum_type import Enum as _Enum


class mjtGridPos(_Enum):
    """places of overlays"""
    mjGRID_TOPLEFT = 0
    mjGRID_TOPRIGHT = 1
    mjGRID_BOTTOMLEFT = 2
    mjGRID_BOTTOMRIGHT = 3
    mjGRID_TOP = 4
    mjGRID_BOTTOM = 5
    mjGRID_LEFT = 6
    mjGRID_RIGHT = 7


class mjtFramebuffer(_Enum):
    """where pictures go"""
    mjFB_WINDOW = 0
    mjFB_OFFSCREEN = 1


class mjtDepthMap(_Enum):
    """direction of depth"""
    mjDEPTH_ZERONEAR = 0
    mjDEPTH_ZEROFAR = 1


class mjtFontScale(_Enum):
    """sizes of fonts"""
    mjFONTSCALE_50 = 50
    mjFONTSCALE_100 = 100
    mjFONTSCALE_150 = 150
    mjFONTSCALE_200 = 200
    mjFONTSCALE_250 = 250
    mjFONTSCALE_300 = 300


class mjtFont(_Enum):
    """kinds of fonts"""
    mjFONT_NORMAL = 0
    mjFONT_SHADOW = 1
    mjFONT_BIG = 2


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


class MjrRect:
    """A rectangle of pixels."""
    __slots__ = ("left", "bottom", "width", "height")

    def __init__(self, left=0, bottom=0, width=0, height=0):
        self.left, self.bottom, self.width, self.height = left, bottom, width, height

    def __repr__(self):
        return f"MjrRect({self.left}, {self.bottom}, {self.width}, {self.height})"

    def __eq__(self, other):
        return isinstance(other, MjrRect) and repr(self) == repr(other)


class MjrContext:
    def __init__(self, *args, **kwargs):
        if args or kwargs:
            _absent("MjrContext")()

    def free(self):
        """Nothing to free."""


def _absent(name):
    def function(*args, **kwargs):
        raise NotImplementedError(f"{name}: this build of Corten has no drawing; simulation, scenes and everything else work without it")
    function.__name__ = name
    function.__doc__ = "Not in this build: it has no drawing."
    return function


mjr_addAux = _absent("mjr_addAux")
mjr_blitAux = _absent("mjr_blitAux")
mjr_blitBuffer = _absent("mjr_blitBuffer")
mjr_changeFont = _absent("mjr_changeFont")
mjr_drawPixels = _absent("mjr_drawPixels")
mjr_figure = _absent("mjr_figure")
mjr_findRect = _absent("mjr_findRect")
mjr_finish = _absent("mjr_finish")
mjr_getError = _absent("mjr_getError")
mjr_label = _absent("mjr_label")
mjr_maxViewport = _absent("mjr_maxViewport")
mjr_overlay = _absent("mjr_overlay")
mjr_readPixels = _absent("mjr_readPixels")
mjr_rectangle = _absent("mjr_rectangle")
mjr_render = _absent("mjr_render")
mjr_resizeOffscreen = _absent("mjr_resizeOffscreen")
mjr_restoreBuffer = _absent("mjr_restoreBuffer")
mjr_setAux = _absent("mjr_setAux")
mjr_setBuffer = _absent("mjr_setBuffer")
mjr_text = _absent("mjr_text")
mjr_uploadHField = _absent("mjr_uploadHField")
mjr_uploadMesh = _absent("mjr_uploadMesh")
mjr_uploadTexture = _absent("mjr_uploadTexture")
mjui_add = _absent("mjui_add")
mjui_addToSection = _absent("mjui_addToSection")
mjui_event = _absent("mjui_event")
mjui_render = _absent("mjui_render")
mjui_resize = _absent("mjui_resize")
mjui_themeColor = _absent("mjui_themeColor")
mjui_themeSpacing = _absent("mjui_themeSpacing")
mjui_update = _absent("mjui_update")
