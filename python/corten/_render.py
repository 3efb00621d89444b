"""Drawing is not part of this build: every function says so."""
from corten._enum_type import make

mjtGridPos = make("mjtGridPos", tuple((f"mjGRID_{n}", i) for i, n in enumerate(
    ("TOPLEFT", "TOPRIGHT", "BOTTOMLEFT", "BOTTOMRIGHT", "TOP", "BOTTOM", "LEFT", "RIGHT"))), "places of overlays")
mjtFramebuffer = make("mjtFramebuffer", (("mjFB_WINDOW", 0), ("mjFB_OFFSCREEN", 1)), "where pictures go")
mjtDepthMap = make("mjtDepthMap", (("mjDEPTH_ZERONEAR", 0), ("mjDEPTH_ZEROFAR", 1)), "direction of depth")
mjtFontScale = make("mjtFontScale", tuple((f"mjFONTSCALE_{n}", n) for n in (50, 100, 150, 200, 250, 300)), "sizes of fonts")
mjtFont = make("mjtFont", (("mjFONT_NORMAL", 0), ("mjFONT_SHADOW", 1), ("mjFONT_BIG", 2)), "kinds of fonts")
mjtButton = make("mjtButton", tuple((f"mjBUTTON_{n}", i) for i, n in enumerate(("NONE", "LEFT", "RIGHT", "MIDDLE"))), "mouse buttons")
mjtEvent = make("mjtEvent", tuple((f"mjEVENT_{n}", i) for i, n in enumerate(
    ("NONE", "MOVE", "PRESS", "RELEASE", "SCROLL", "KEY", "RESIZE", "REDRAW", "FILESDROP"))), "events of a window")
mjtItem = make("mjtItem", tuple((f"mj{n}", v) for n, v in (
    ("ITEM_END", -2), ("ITEM_SECTION", -1), ("ITEM_SEPARATOR", 0), ("ITEM_STATIC", 1), ("ITEM_BUTTON", 2), ("ITEM_CHECKINT", 3),
    ("ITEM_CHECKBYTE", 4), ("ITEM_RADIO", 5), ("ITEM_RADIOLINE", 6), ("ITEM_SELECT", 7), ("ITEM_SLIDERINT", 8),
    ("ITEM_SLIDERNUM", 9), ("ITEM_EDITINT", 10), ("ITEM_EDITNUM", 11), ("ITEM_EDITFLOAT", 12), ("ITEM_EDITTXT", 13), ("NITEM", 14))),
    "items of a user interface")
mjtSection = make("mjtSection", (("mjSECT_CLOSED", 0), ("mjSECT_OPEN", 1), ("mjSECT_FIXED", 2)), "states of a section")


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
            _none("MjrContext")()

    def free(self):
        """Nothing to free."""


def _none(name):
    def function(*args, **kwargs):
        raise NotImplementedError(f"{name}: this build of Corten has no drawing; simulation, scenes and everything else work without it")
    function.__name__ = name
    function.__doc__ = "Not in this build: it has no drawing."
    return function


_NAMES = ("addAux blitAux blitBuffer changeFont drawPixels figure findRect finish getError label maxViewport overlay readPixels rectangle "
          "render resizeOffscreen restoreBuffer setAux setBuffer text uploadHField uploadMesh uploadTexture").split()
globals().update({f"mjr_{n}": _none(f"mjr_{n}") for n in _NAMES})
globals().update({f"mjui_{n}": _none(f"mjui_{n}") for n in "add addToSection event render resize themeColor themeSpacing update".split()})
