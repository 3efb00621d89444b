"""Structs without pointers, which programs may make by themselves: options, contacts, cameras. The module has the names of MuJoCo's
module of the same name, because other packages use some of them."""
import numpy as np

from corten import _core, _enums, _errors
from corten._core import (_MjContactList, _MjSolverStatList, _MjTimerStatList, _MjvGeomList, _MjvGLCameraList, _MjvLightList,  # noqa: F401
                          _MjWarningStatList)
from corten._errors import FatalError, UnexpectedError
from corten._shown import fields_of, shown
from corten._views import Bound  # noqa: F401
from corten.data import MjData  # noqa: F401
from corten.model import MjModel  # noqa: F401

_core.set_classes({n: v for n, v in vars(_enums).items() if n.startswith("mjt")}, FatalError, UnexpectedError,
                  _errors.fatal_value, _errors.fatal_index)


def _rebuild(cls, state):
    new = cls()
    for n, v in state.items():
        setattr(new, n, v)
    return new


def _fields_like(struct, kind):
    """Names of the fields whose values are of this Python type."""
    one = struct()
    return tuple(n for n in fields_of(struct) if isinstance(getattr(one, n), kind))


class _Plain:
    """What all of them can do."""
    __slots__ = ()

    def _names(self):
        return sorted({n for c in type(self).__mro__ for n in fields_of(c)})

    def __repr__(self):
        def text(value):
            return repr(value).replace("\n", "\n  ")
        rows = "".join(f"  {n}: {text(getattr(self, n))}\n" for n in self._names())
        return f"<{type(self).__name__}\n{rows}>"

    def __copy__(self):
        new = type(self)()
        new._assign(self)
        return new

    def __deepcopy__(self, memo):
        return self.__copy__()

    def __reduce__(self):
        values = ((n, getattr(self, n)) for n in self._names())
        return _rebuild, (type(self), {n: np.array(v) if isinstance(v, np.ndarray) else v for n, v in values})


#---------------------------------- of a model -----------------------------------------------------

@shown
class MjOption(_Plain, _core.MjOption):
    """options of the simulation"""
    __slots__ = ()
    _all_fields = fields_of(_core.MjOption)  # names that MJX uses
    _float_fields, _int_fields, _floatarray_fields = (_fields_like(_core.MjOption, kind) for kind in (float, int, np.ndarray))


@shown
class MjStatistic(_Plain, _core.MjStatistic):
    """properties of the model at its reference pose, used for scaling"""
    __slots__ = ()


@shown
class MjLROpt(_Plain, _core.MjLROpt):
    """settings of the search for actuator length ranges"""
    __slots__ = ()


@shown
class Global(_Plain, _core.Global):
    """values for the whole picture"""
    __slots__ = ()


@shown
class Quality(_Plain, _core.Quality):
    """resolution of drawn objects"""
    __slots__ = ()


@shown
class Headlight(_Plain, _core.Headlight):
    """the light at the camera"""
    __slots__ = ()


@shown
class Map(_Plain, _core.Map):
    """factors from quantities to lengths, colours and clipping"""
    __slots__ = ()


@shown
class Scale(_Plain, _core.Scale):
    """sizes of decorations, in units of the model's mean body size"""
    __slots__ = ()


@shown
class Rgba(_Plain, _core.Rgba):
    """colours of decorations, each red green blue alpha in 0..1"""
    __slots__ = ()


@shown
class MjVisual(_Plain, _core.MjVisual):
    """drawing options of a scene; without effect on physics"""
    __slots__ = ()
    Global, Quality, Headlight, Map, Scale, Rgba = Global, Quality, Headlight, Map, Scale, Rgba


setattr(MjVisual, "global", MjVisual.global_)  # a keyword cannot be written in a class
MjVisualHeadlight, MjVisualRgba = Headlight, Rgba


#---------------------------------- of a data ------------------------------------------------------

@shown
class MjContact(_Plain, _core.MjContact):
    """a contact of two geoms or flexes, and its parameters"""
    __slots__ = ()


@shown
class MjWarningStat(_Plain, _core.MjWarningStat):
    """counter of a warning"""
    __slots__ = ()


@shown
class MjTimerStat(_Plain, _core.MjTimerStat):
    """duration of a part of the pipeline"""
    __slots__ = ()


@shown
class MjSolverStat(_Plain, _core.MjSolverStat):
    """one solver iteration"""
    __slots__ = ()


#---------------------------------- of derivatives -------------------------------------------------

@shown
class MjDerivativeOption(_Plain, _core.MjDerivativeOption):
    """settings of derivatives; all zero: the defaults"""
    __slots__ = ()


@shown
class MjDerivativeKink(_Plain, _core.MjDerivativeKink):
    """a place near the state where the derivative jumps"""
    __slots__ = ()


@shown
class MjDerivativeInfo(_Plain, _core.MjDerivativeInfo):
    """how a derivative was computed; a struct of zeros may be passed"""
    __slots__ = ()

    @property
    def kinks(self):
        """The kinks that are listed."""
        return [self.kink[i] for i in range(min(self.nkink, len(self.kink)))]

    def __repr__(self):
        if self.status:
            return f"<{type(self).__name__} refused: {self.reason}>"
        return (f"<{type(self).__name__} contacts: {self.ncontact} ({self.nexact} closed form, {self.nfeature} features, "
                f"{self.ndifference} differences), kinks: {self.nkink}, approximations: {self.approx:#x}, residual: {self.residual:.1e}>")


#---------------------------------- of a scene -----------------------------------------------------

@shown
class MjvPerturb(_Plain, _core.MjvPerturb):
    """perturbation by the user's mouse"""
    __slots__ = ()


@shown
class MjvCamera(_Plain, _core.MjvCamera):
    """a view, as the user steers it"""
    __slots__ = ()


@shown
class MjvGLCamera(_Plain, _core.MjvGLCamera):
    """a view, as the renderer needs it"""
    __slots__ = ()


@shown
class MjvGeom(_Plain, _core.MjvGeom):
    """a shape to draw"""
    __slots__ = ()


@shown
class MjvLight(_Plain, _core.MjvLight):
    """a light to draw with"""
    __slots__ = ()


@shown
class MjvOption(_Plain, _core.MjvOption):
    """options of a scene"""
    __slots__ = ()


@shown
class MjvFigure(_Plain, _core.MjvFigure):
    """a plot"""
    __slots__ = ()


@shown
class MjvScene(_core.MjvScene):
    """everything to draw"""
    __slots__ = ()

    def __init__(self, model=None, maxgeom=0):
        if model is not None:
            _core.make_scene(self, model, maxgeom)
        else:
            self.scale = 1

    def __repr__(self):
        return f"<corten.MjvScene ngeom={self.ngeom} of {self.maxgeom}>"


@shown
class MjrRect(_Plain, _core.MjrRect):
    """a rectangle of pixels"""
    __slots__ = ()

    def __new__(cls, left=0, bottom=0, width=0, height=0):
        return super().__new__(cls, left=left, bottom=bottom, width=width, height=height)

    def __repr__(self):
        return f"MjrRect({self.left}, {self.bottom}, {self.width}, {self.height})"


@shown
class MjrContext(_core.MjrContext):
    """what drawing keeps between pictures: meshes, textures, fonts, buffers"""
    __slots__ = ()

    def __init__(self, model=None, fontscale=150):
        if model is not None:
            _core.make_context(self, model, int(fontscale))

    def free(self):
        """Frees the memory of the context; it can draw no more."""
        _core.free_context(self)

    def _no_buffers(self):
        """0 for each skin: MuJoCo has the names of OpenGL buffers here."""
        return np.zeros(self.nskin, np.uint32)

    skinvertVBO = skinnormalVBO = skintexcoordVBO = skinfaceVBO = property(_no_buffers)


#---------------------------------- types of m.geom(0), d.body(0) ... -------------------------------

_MjModelActuatorViews = _MjModelBodyViews = _MjModelCameraViews = _MjModelEqualityViews = _core.View
_MjModelExcludeViews = _MjModelGeomViews = _MjModelHfieldViews = _MjModelJointViews = _core.View
_MjModelKeyframeViews = _MjModelLightViews = _MjModelMaterialViews = _MjModelMeshViews = _core.View
_MjModelNumericViews = _MjModelPairViews = _MjModelSensorViews = _MjModelSiteViews = _core.View
_MjModelSkinViews = _MjModelTendonViews = _MjModelTextureViews = _MjModelTupleViews = _core.View
_MjModelFlexViews = _MjModelTextViews = _core.View
_MjDataActuatorViews = _MjDataBodyViews = _MjDataCameraViews = _MjDataGeomViews = _core.View
_MjDataJointViews = _MjDataLightViews = _MjDataSensorViews = _MjDataSiteViews = _core.View
_MjDataTendonViews = _core.View
