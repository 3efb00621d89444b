"""The elements of an MjSpec: MjsBody, MjsGeom and so on. The fields of each are those of a struct of the C library, which the
extension gives to its base class."""
from typing import Union

import numpy as np

from corten import _core, _enums
from corten._attaching import attach
from corten._filling import TYPE, added, remember, takes_fields, telling
from corten._letters import fixed_length, letters
from corten._shown import shown


#---------------------------------- what elements have in common -----------------------------------

def _set_name(self, name):
    if _core.mjs_setName(self, name) != 0:
        raise ValueError(f"Error: repeated name '{name}' in {type(self).__name__[3:].lower()}")


class _Element:
    """What every element has."""
    __slots__ = ()
    name = property(_core.element_name, _set_name, doc="its name")
    signature = property(_core.spec_signature, doc="hash of what its spec consists of; a model has that of the spec it was made from")

    @property
    def id(self):
        """its id in the compiled model; -1: not compiled"""
        return _core.mjs_getId(self)

    def __repr__(self):
        return f"<corten.{type(self).__name__} '{self.name}'>"


class _Classed(_Element):
    """An element whose values may come from a default class."""
    __slots__ = ()

    @property
    def classname(self):
        """its default class"""
        return _core.mjs_getDefault(self)

    @classname.setter
    def classname(self, default):
        _core.mjs_setDefault(self, default)

    default = classname


class _InTree(_Classed):
    """An element that is in a body."""
    __slots__ = ()

    @property
    def parent(self):
        """the body it is in"""
        return remember(_core.mjs_getParent(self))

    @property
    def frame(self):
        """the frame it is in"""
        return remember(_core.mjs_getFrame(self))

    @frame.setter
    def frame(self, frame):
        _core.mjs_setFrame(self, frame)

    def set_frame(self, frame):
        """Put it into a frame."""
        _core.mjs_setFrame(self, frame)


#---------------------------------- bodies and frames ----------------------------------------------

def _child_default(body):
    """The default class of what is added to a body: its childclass, which may have been assigned as text."""
    found = _core.mjs_findDefault(_core.element_spec(body), body.childclass) if body.childclass else None
    return found if found is not None else _core.mjs_getDefault(body)


def _body_adder(kind, function):
    """The method of a body that adds an element of a kind."""
    @takes_fields(kind)
    def add(self, default=None, **values):
        return added(function(self, default if default is not None else _child_default(self)), values)
    return add


def _frame_adder(kind, function):
    """The method of a frame that adds an element: it belongs to the frame's body, and is put into the frame."""
    @takes_fields(kind, where=" inside this frame")
    def add(self, default=None, **values):
        body = _core.mjs_getParent(self)
        made = function(body, default if default is not None else _child_default(body))
        _core.mjs_setFrame(made, self)
        return added(made, values)
    return add


def _children(body, kind, recurse):
    found, item = [], _core.mjs_firstChild(body, TYPE[kind], recurse)
    while item is not None:
        found.append(remember(item))
        item = _core.mjs_nextChild(body, item, recurse)
    return found


def _own(kind, plural):
    return property(lambda self: _children(self, kind, 0), doc=f"its own {plural}")


def _first(kind):
    def first(self):
        return remember(_core.mjs_firstChild(self, TYPE[kind], 0))
    first.__name__, first.__doc__ = f"first_{kind}", f"Its first {kind}; None: there is none."
    return first


def _next(kind):
    def following(self, child):
        return remember(_core.mjs_nextChild(self, child, 0))
    following.__name__, following.__doc__ = f"next_{kind}", f"The {kind} after another one; None: it was the last."
    return following


@shown
class MjsBody(_InTree, _core.MjsBody):
    """body"""
    __slots__ = ()

    @property
    def classname(self):
        """the default class of what is in it"""
        return _child_default(self)

    @classname.setter
    def classname(self, default):
        _core.mjs_setDefault(self, default)
        self.childclass = default.name

    default = classname

    add_body = _body_adder("body", _core.mjs_addBody)
    add_geom = _body_adder("geom", _core.mjs_addGeom)
    add_joint = _body_adder("joint", _core.mjs_addJoint)
    add_site = _body_adder("site", _core.mjs_addSite)
    add_camera = _body_adder("camera", _core.mjs_addCamera)
    add_light = _body_adder("light", _core.mjs_addLight)

    def add_freejoint(self, **kwargs):
        """Add a free joint; name, group and align as keyword arguments."""
        for name in kwargs:
            if name not in ("align", "group", "name"):
                raise TypeError(f"Invalid {name} keyword argument. Valid options are: align, group, name.")
        return added(_core.mjs_addFreeJoint(self), kwargs)

    @takes_fields("frame")
    def add_frame(self, default=None, **values):
        made = _core.mjs_addFrame(self, default)
        if made is None:
            raise ValueError(_core.mjs_getError(_core.element_spec(self)))
        return added(made, values)

    bodies, first_body, next_body = _own("body", "bodies"), _first("body"), _next("body")
    cameras, first_camera, next_camera = _own("camera", "cameras"), _first("camera"), _next("camera")
    frames, first_frame, next_frame = _own("frame", "frames"), _first("frame"), _next("frame")
    geoms, first_geom, next_geom = _own("geom", "geoms"), _first("geom"), _next("geom")
    joints, first_joint, next_joint = _own("joint", "joints"), _first("joint"), _next("joint")
    lights, first_light, next_light = _own("light", "lights"), _first("light"), _next("light")
    sites, first_site, next_site = _own("site", "sites"), _first("site"), _next("site")

    def find_all(self, kind):
        """All elements of a kind below this body."""
        if not isinstance(kind, str):
            kind = next((k for k, v in TYPE.items() if v == int(kind)), "")
        if kind.lower() not in ("body", "frame", "geom", "joint", "site", "camera", "light"):
            raise ValueError("body.find_all supports the types: body, frame, geom, site, joint, light, camera.")
        return _children(self, kind.lower(), 1)

    def find_child(self, name):
        """The body of this name below this one; None: there is none."""
        return remember(_core.mjs_findChild(self, name))

    def attach_frame(self, frame, prefix=None, suffix=None):
        """Put a frame of this or another spec into this body."""
        return attach(self, frame, prefix, suffix)

    def to_frame(self):
        """Replace this body by a frame with what is in it."""
        return remember(telling(_core.element_spec(self), _core.body_to_frame, self))


@shown
class MjsFrame(_InTree, _core.MjsFrame):
    """frame: a pose that is applied to its content"""
    __slots__ = ()

    add_body = _frame_adder("body", _core.mjs_addBody)
    add_geom = _frame_adder("geom", _core.mjs_addGeom)
    add_joint = _frame_adder("joint", _core.mjs_addJoint)
    add_site = _frame_adder("site", _core.mjs_addSite)
    add_camera = _frame_adder("camera", _core.mjs_addCamera)
    add_light = _frame_adder("light", _core.mjs_addLight)

    @takes_fields("frame", where=" inside this frame")
    def add_frame(self, default=None, **values):
        return added(_core.mjs_addFrame(_core.mjs_getParent(self), self), values)

    def attach_body(self, body, prefix=None, suffix=None):
        """Put a body of this or another spec here."""
        return attach(self, body, prefix, suffix)


#---------------------------------- what bodies and frames hold ------------------------------------

@shown
class MjsGeom(_InTree, _core.MjsGeom):
    """geom"""
    __slots__ = ()


@shown
class MjsJoint(_InTree, _core.MjsJoint):
    """joint"""
    __slots__ = ()


@shown
class MjsSite(_InTree, _core.MjsSite):
    """site"""
    __slots__ = ()

    def attach_body(self, body, prefix=None, suffix=None):
        """Put a body of this or another spec here."""
        return attach(self, body, prefix, suffix)


@shown
class MjsCamera(_InTree, _core.MjsCamera):
    """camera"""
    __slots__ = ()


@shown
class MjsLight(_InTree, _core.MjsLight):
    """light"""
    __slots__ = ()


#---------------------------------- assets ---------------------------------------------------------

def _make(mesh, shape, *values):
    """Give a mesh a shape that is not read from a file."""
    numbers = np.concatenate([np.atleast_1d(np.asarray(v, dtype=float)).reshape(-1) for v in values])
    if _core.make_mesh(mesh, int(getattr(_enums.mjtMeshBuiltin, f"mjMESH_BUILTIN_{shape.upper()}")), numbers) != 0:
        raise ValueError(f"make_{shape}: bad parameters {numbers.tolist()}")


@shown
class MjsMesh(_Classed, _core.MjsMesh):
    """mesh"""
    __slots__ = ()

    def make_sphere(self, /, subdivision):
        """Give this mesh the shape of a sphere."""
        _make(self, "sphere", subdivision)

    def make_hemisphere(self, /, resolution):
        """Give this mesh the shape of a hemisphere."""
        _make(self, "hemisphere", resolution)

    def make_cone(self, /, nedge, radius):
        """Give this mesh the shape of a cone."""
        _make(self, "cone", nedge, radius)

    def make_supersphere(self, /, resolution, e, n):
        """Give this mesh the shape of a supersphere."""
        _make(self, "supersphere", resolution, e, n)

    def make_supertorus(self, /, resolution, radius, s, t):
        """Give this mesh the shape of a supertorus."""
        _make(self, "supertorus", resolution, radius, s, t)

    def make_wedge(self, /, resolution, fov, gamma):
        """Give this mesh the shape of a wedge."""
        _make(self, "wedge", resolution, fov, gamma)

    def make_plate(self, /, resolution):
        """Give this mesh the shape of a plate."""
        _make(self, "plate", resolution)


@shown
class MjsMaterial(_Classed, _core.MjsMaterial):
    """material"""
    __slots__ = ()
    textures = fixed_length(_core.MjsMaterial.textures, int(_enums.mjtTextureRole.mjNTEXROLE), "material")


@shown
class MjsTexture(_Element, _core.MjsTexture):
    """texture"""
    __slots__ = ()
    gridlayout = letters(_core.MjsTexture.gridlayout)


@shown
class MjsHField(_Element, _core.MjsHField):
    """height field"""
    __slots__ = ()


@shown
class MjsDeform(_Element, _core.MjsDeform):
    """deformable body of particles; not in MuJoCo"""
    __slots__ = ()


@shown
class MjsSkin(_Element, _core.MjsSkin):
    """skin"""
    __slots__ = ()


#---------------------------------- contacts and constraints ---------------------------------------

@shown
class MjsPair(_Classed, _core.MjsPair):
    """explicit contact pair"""
    __slots__ = ()


@shown
class MjsExclude(_Element, _core.MjsExclude):
    """two bodies that never touch"""
    __slots__ = ()


@shown
class MjsEquality(_Classed, _core.MjsEquality):
    """equality constraint"""
    __slots__ = ()


@shown
class MjsFlex(_Element, _core.MjsFlex):
    """flex: deformable body"""
    __slots__ = ()


#---------------------------------- tendons --------------------------------------------------------

class MjsTendonPath:
    """Path points of a tendon."""

    def __init__(self, tendon):
        self._tendon = tendon

    def __len__(self):
        return _core.mjs_getWrapNum(self._tendon)

    def __getitem__(self, i):
        if not -len(self) <= i < len(self):
            raise IndexError(f"point {i} of a path with {len(self)}")
        return _core.mjs_getWrap(self._tendon, i % len(self))


@shown
class MjsTendon(_Classed, _core.MjsTendon):
    """tendon"""
    __slots__ = ()
    path = property(MjsTendonPath, doc="its path points")

    def default(self):
        """Its default class."""
        return _core.mjs_getDefault(self)  # a method, as in MuJoCo

    def wrap_site(self, name):
        """Lead the tendon through a site."""
        return _core.mjs_wrapSite(self, name)

    def wrap_geom(self, name, sidesite=""):
        """Wrap it around a geom."""
        return _core.mjs_wrapGeom(self, name, sidesite or "")

    def wrap_joint(self, name, coef=1.0):
        """Add a joint with a coefficient."""
        return _core.mjs_wrapJoint(self, name, coef)

    def wrap_pulley(self, divisor=1.0):
        """Add a pulley."""
        return _core.mjs_wrapPulley(self, divisor)


@shown
class MjsWrap(_core.MjsWrap):
    """tendon path point"""
    __slots__ = ()

    @property
    def target(self):
        return _core.mjs_getWrapTarget(self)

    @property
    def sidesite(self):
        return _core.mjs_getWrapSideSite(self)

    @property
    def coef(self):
        return _core.mjs_getWrapCoef(self)

    @property
    def divisor(self):
        return _core.mjs_getWrapDivisor(self)


#---------------------------------- actuators and sensors ------------------------------------------

def _pointer(value):
    return None if value is None or (np.isscalar(value) and value < 0) else np.atleast_1d(np.asarray(value, dtype=float)).copy()


def _check(text):
    if text:
        raise ValueError(text)


@shown
class MjsActuator(_Classed, _core.MjsActuator):
    """actuator"""
    __slots__ = ()

    def set_to_motor(self):
        """Make it a motor actuator."""
        _check(_core.mjs_setToMotor(self))

    def set_to_position(self, kp, kv=None, dampratio=None, timeconst=None, inheritrange=0.0):
        """Make it a position actuator."""
        _check(_core.mjs_setToPosition(self, kp, _pointer(kv), _pointer(dampratio), _pointer(timeconst), inheritrange))

    def set_to_intvelocity(self, kp, kv=None, dampratio=None, timeconst=None, inheritrange=0.0):
        """Make it an intvelocity actuator."""
        _check(_core.mjs_setToIntVelocity(self, kp, _pointer(kv), _pointer(dampratio), _pointer(timeconst), inheritrange))

    def set_to_velocity(self, kv=1.0):
        """Make it a velocity actuator."""
        _check(_core.mjs_setToVelocity(self, kv))

    def set_to_damper(self, kv=1.0):
        """Make it a damper actuator."""
        _check(_core.mjs_setToDamper(self, kv))

    def set_to_cylinder(self, timeconst=1.0, bias=0.0, area=1.0, diameter=-1.0):
        """Make it a cylinder actuator."""
        _check(_core.mjs_setToCylinder(self, timeconst, bias, area, diameter))

    def set_to_adhesion(self, gain=1.0):
        """Make it an adhesion actuator."""
        _check(_core.mjs_setToAdhesion(self, gain))

    def set_to_muscle(self, timeconst=(-1, -1), tausmooth=0, range=(-1, -1), force=-1, scale=-1, lmin=-1, lmax=-1, vmax=-1, fpmax=-1,
                      fvmax=-1):
        """Make it a muscle actuator."""
        pair = [np.broadcast_to(np.asarray(x, dtype=float), 2).copy() for x in (timeconst, range)]
        _check(_core.mjs_setToMuscle(self, pair[0], tausmooth, pair[1], force, scale, lmin, lmax, vmax, fpmax, fvmax))


@shown
class MjsSensor(_Element, _core.MjsSensor):
    """sensor"""
    __slots__ = ()

    def get_data_size(self):
        """How many numbers it gives; after compilation."""
        return _core.mjs_sensorDim(self)


#---------------------------------- custom fields, keyframes, plugins ------------------------------

@shown
class MjsNumeric(_Element, _core.MjsNumeric):
    """list of numbers"""
    __slots__ = ()


@shown
class MjsText(_Element, _core.MjsText):
    """text"""
    __slots__ = ()


@shown
class MjsTuple(_Element, _core.MjsTuple):
    """list of objects"""
    __slots__ = ()


@shown
class MjsKey(_Element, _core.MjsKey):
    """keyframe"""
    __slots__ = ()


class _Config(dict):
    """Settings of a plugin: a change goes to the plugin."""

    def __init__(self, plugin):
        super().__init__(_core.plugin_config(plugin))
        self._plugin = plugin

    def _change(self, name, *args, **kwargs):
        """A change of the dict that the plugin takes, or none."""
        before = dict(self)
        result = getattr(dict, name)(self, *args, **kwargs)
        try:
            _core.plugin_config(self._plugin, dict(self))
        except BaseException:
            dict.clear(self)
            dict.update(self, before)
            raise
        return result

    def __setitem__(self, key, value):
        return self._change("__setitem__", key, value)

    def __delitem__(self, key):
        return self._change("__delitem__", key)

    def __ior__(self, other):
        return self._change("__ior__", other)

    def clear(self):
        return self._change("clear")

    def pop(self, *args):
        return self._change("pop", *args)

    def popitem(self):
        return self._change("popitem")

    def setdefault(self, key, default=None):
        return self._change("setdefault", key, default)

    def update(self, *args, **kwargs):
        return self._change("update", *args, **kwargs)

    def __reduce__(self):
        return dict, (dict(self),)


@shown
class MjsPlugin(_Element, _core.MjsPlugin):
    """plugin instance, or an element's link to one"""
    __slots__ = ()
    config = property(_Config, lambda self, d: _core.plugin_config(self, dict(d)), doc="settings as a dict; a change goes to the plugin")


#---------------------------------- parts that are no elements -------------------------------------

@shown
class MjsDefault(_core.MjsDefault):
    """default class: values of new elements"""
    __slots__ = ()
    name = property(_core.element_name, _set_name, doc="its name")


@shown
class MjsCompiler(_core.MjsCompiler):
    """settings of the compiler"""
    __slots__ = ()
    eulerseq = letters(_core.MjsCompiler.eulerseq)


@shown
class MjsOrientation(_core.MjsOrientation):
    """an orientation in one of several notations"""
    __slots__ = ()


@shown
class MjsElement(_core.MjsElement):
    """handle of an element"""
    __slots__ = ()


MjStruct = Union[MjsActuator, MjsBody, MjsCamera, MjsEquality, MjsExclude, MjsFlex, MjsFrame, MjsGeom, MjsHField, MjsJoint,
                 MjsKey, MjsLight, MjsMaterial, MjsMesh, MjsNumeric, MjsPair, MjsPlugin, MjsSensor, MjsSite, MjsSkin, MjsDeform, MjsTendon,
                 MjsText, MjsTexture, MjsTuple]
