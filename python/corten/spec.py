"""MjSpec: an editable model, and its archives. Its fields are those of the struct ctSpec, which the extension gives to its base class."""
import contextlib
import io
import os
import shutil
import zipfile

import numpy as np

from corten import _core
from corten._attaching import assets_of, attach, parents
from corten._filling import TYPE, added, delete, elements, remember, takes_fields
from corten._shown import shown


#---------------------------------- files ----------------------------------------------------------

def _write_whole(filename, data):
    """Replace a file in one piece: on any failure the old one stays. Devices and pipes are written directly."""
    target = os.path.realpath(filename)
    if os.path.exists(target) and not os.path.isfile(target):
        with open(target, "wb") as file:
            file.write(data)
        return
    if os.path.exists(target):
        open(target, "ab").close()  # may it be written?
    temporary = os.path.join(os.path.dirname(target), f".corten-{os.getpid()}-{id(data)}.tmp")
    try:
        with open(temporary, "xb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        if os.path.exists(target):
            shutil.copymode(target, temporary)
        os.replace(temporary, target)
    except BaseException:
        with contextlib.suppress(OSError):
            os.unlink(temporary)
        raise


def to_zip(spec, file):
    """Write a spec and its assets to a zip file or file object."""
    if isinstance(file, (str, os.PathLike)):
        os.makedirs(os.path.dirname(os.path.abspath(file)), exist_ok=True)
        content = io.BytesIO()
        to_zip(spec, content)
        _write_whole(file, content.getvalue())
        return
    with zipfile.ZipFile(file, "w") as archive:
        for name, content in {**spec.assets, f"{spec.modelname}.xml": spec.to_xml()}.items():
            archive.writestr(zipfile.ZipInfo(name), content)


def _main_file(content):
    """The XML file of an archive that is the model: the one nearest to the top, and of several there the one that no other includes."""
    models = sorted((n for n in content if n.lower().endswith(".xml")), key=lambda n: n.count("/"))
    if not models:
        raise ValueError("No XML file found in zip file.")
    nearest = [n for n in models if n.count("/") == models[0].count("/")]
    used = [n for n in nearest if any(os.path.basename(n).encode() in content[o] for o in models if o != n)]
    left = [n for n in nearest if n not in used] if len(nearest) > 1 else nearest
    if len(left) != 1:
        raise ValueError(f"one XML file is needed at the top of the archive, found {', '.join(left or nearest)}")
    return left[0]


def from_zip(file):
    """Read a spec and its assets from a zip file: its XML file may be in a folder, the names of assets count from there."""
    with zipfile.ZipFile(file, "r") as archive:
        content = {n: archive.read(n) for n in archive.namelist() if not n.endswith("/")}
    model = _main_file(content)
    xml = content.pop(model)
    folder = os.path.dirname(model)
    return MjSpec.from_string(xml.decode(), assets={os.path.relpath(n, folder) if folder else n: c for n, c in content.items()})


#---------------------------------- methods of one shape -------------------------------------------

def _adder(kind, function):
    """The method that adds an element of a kind without default classes."""
    @takes_fields(kind, default=False)
    def add(self, default=None, **values):
        if default is not None:
            raise TypeError(f"add_{kind}: this kind has no default classes")
        return added(function(self), values)
    return add


def _classed_adder(kind, function):
    """The method that adds an element of a kind with default classes."""
    @takes_fields(kind)
    def add(self, default=None, **values):
        return added(function(self, default), values)
    return add


def _finder(kind):
    """The method that finds an element of a kind by name."""
    def find(self, name):
        return remember(_core.mjs_findElement(self, TYPE[kind], name))
    find.__name__, find.__doc__ = kind, f"The {kind} of this name; None: there is none."
    return find


def _all(kind):
    return property(lambda self: elements(self, kind), doc=f"all elements of kind {kind}")


def _keep(spec, assets):
    if assets:
        assets_of[spec] = dict(assets)
    return spec


@shown
class MjSpec(_core.MjSpec):
    """an editable model"""
    __slots__ = ()

    def __new__(cls):
        return _core.new_spec()

    def __repr__(self):
        return f"<corten.MjSpec '{self.modelname}'>"

    # -------- reading and writing

    @staticmethod
    def from_file(filename, include=None, assets=None):
        """Read an XML file."""
        assets = {**(include or {}), **(assets or {})}
        return _keep(_core.parse_spec("file", os.fspath(filename), assets), assets)

    @staticmethod
    def from_string(xml, include=None, assets=None):
        """Read XML text."""
        assets = {**(include or {}), **(assets or {})}
        return _keep(_core.parse_spec("string", xml, assets), assets)

    def to_xml(self):
        """MJCF text; compile first."""
        return _core.spec_to_xml(self)

    def to_file(self, filename):
        """Write MJCF text to a file."""
        _write_whole(filename, _core.spec_to_xml(self).encode())

    to_zip = to_zip
    from_zip = staticmethod(from_zip)

    def copy(self):
        """A second spec."""
        return _keep(_core.copy_spec(self), assets_of.get(self))

    def __copy__(self):
        return self.copy()

    def __deepcopy__(self, memo):
        return self.copy()

    # -------- models

    def compile(self):
        """Make a model."""
        return _core.compile_spec(self, assets_of.get(self))

    def recompile(self, m, d):
        """A new model and data that keep the state of the old ones."""
        return _core.recompile_spec(self, m, d, assets_of.get(self))

    # -------- settings

    @property
    def assets(self):
        """files by name"""
        return assets_of.setdefault(self, {})

    @assets.setter
    def assets(self, value):
        assets_of[self] = dict(value)

    @property
    def meshdir(self):
        return self.compiler.meshdir

    @meshdir.setter
    def meshdir(self, value):
        self.compiler.meshdir = value

    @property
    def texturedir(self):
        return self.compiler.texturedir

    @texturedir.setter
    def texturedir(self, value):
        self.compiler.texturedir = value

    @property
    def parent(self):
        """the spec that this one was attached to; None: to none"""
        return parents.get(self, lambda: None)()

    override_assets = property(lambda self: True, lambda self, value: None, doc="assets given here come before files")
    copy_during_attach = property(None, lambda self, flag: _core.mjs_setDeepCopy(self, int(flag)) and None, doc="attaching copies elements")

    def activate_plugin(self, name):
        """Allow a registered plugin in this model."""
        return _core.mjs_activatePlugin(self, name)

    @staticmethod
    def resolve_orientation(degree=False, sequence=None, orientation=None):
        """Quaternion of an orientation in any notation."""
        quat = np.array([1.0, 0, 0, 0])
        error = _core.mjs_resolveOrientation(quat, degree, "xyz" if sequence is None else "".join(sequence), orientation)
        if error:
            raise ValueError(error)
        return quat.tolist()

    # -------- default classes

    @property
    def default(self):
        """the main default class"""
        return _core.mjs_getSpecDefault(self)

    def find_default(self, name):
        """The default class of this name; None: there is none."""
        return _core.mjs_findDefault(self, name)

    def add_default(self, name, parent=None):
        """Add a default class below another or the main one."""
        made = _core.mjs_addDefault(self, name, parent if parent is not None else self.default)
        if made is None:
            raise ValueError(f"a default class '{name}' exists")
        return made

    # -------- adding, attaching and deleting elements

    add_actuator = _classed_adder("actuator", _core.mjs_addActuator)
    add_sensor = _adder("sensor", _core.mjs_addSensor)
    add_flex = _adder("flex", _core.mjs_addFlex)
    add_pair = _classed_adder("pair", _core.mjs_addPair)
    add_exclude = _adder("exclude", _core.mjs_addExclude)
    add_equality = _classed_adder("equality", _core.mjs_addEquality)
    add_tendon = _classed_adder("tendon", _core.mjs_addTendon)
    add_numeric = _adder("numeric", _core.mjs_addNumeric)
    add_text = _adder("text", _core.mjs_addText)
    add_tuple = _adder("tuple", _core.mjs_addTuple)
    add_key = _adder("key", _core.mjs_addKey)
    add_plugin = _adder("plugin", _core.mjs_addPlugin)
    add_mesh = _classed_adder("mesh", _core.mjs_addMesh)
    add_hfield = _adder("hfield", _core.mjs_addHField)
    add_skin = _adder("skin", _core.mjs_addSkin)
    add_deform = _adder("deform", _core.mjs_addDeform)
    add_texture = _adder("texture", _core.mjs_addTexture)
    add_material = _classed_adder("material", _core.mjs_addMaterial)

    def attach(self, child, prefix=None, suffix=None, site=None, frame=None):
        """Put a whole spec at a site or frame."""
        if (site is None) == (frame is None):
            raise ValueError("attach() needs a site or a frame, one of them")
        target = site if site is not None else frame
        if isinstance(target, str):
            target = self.site(target) if site is not None else self.frame(target)
            if target is None:
                raise ValueError(f"{'Site' if site is not None else 'Frame'} not found.")
        return attach(target, child, prefix, suffix)

    def delete(self, element):
        """Remove an element and what depends on it."""
        delete(self, element)

    # -------- finding elements

    @property
    def worldbody(self):
        """the world"""
        return remember(_core.mjs_findBody(self, "world"))

    def body(self, name):
        """The body of this name; None: there is none."""
        return remember(_core.mjs_findBody(self, name))

    def frame(self, name):
        """The frame of this name; None: there is none."""
        return remember(_core.mjs_findFrame(self, name))

    bodies, frames = _all("body"), _all("frame")
    actuator, actuators = _finder("actuator"), _all("actuator")
    camera, cameras = _finder("camera"), _all("camera")
    equality, equalities = _finder("equality"), _all("equality")
    exclude, excludes = _finder("exclude"), _all("exclude")
    flex, flexes = _finder("flex"), _all("flex")
    geom, geoms = _finder("geom"), _all("geom")
    hfield, hfields = _finder("hfield"), _all("hfield")
    joint, joints = _finder("joint"), _all("joint")
    key, keys = _finder("key"), _all("key")
    light, lights = _finder("light"), _all("light")
    material, materials = _finder("material"), _all("material")
    mesh, meshes = _finder("mesh"), _all("mesh")
    numeric, numerics = _finder("numeric"), _all("numeric")
    pair, pairs = _finder("pair"), _all("pair")
    plugin, plugins = _finder("plugin"), _all("plugin")
    sensor, sensors = _finder("sensor"), _all("sensor")
    site, sites = _finder("site"), _all("site")
    skin, skins = _finder("skin"), _all("skin")
    deform, deforms = _finder("deform"), _all("deform")
    tendon, tendons = _finder("tendon"), _all("tendon")
    text, texts = _finder("text"), _all("text")
    texture, textures = _finder("texture"), _all("texture")
    tuple, tuples = _finder("tuple"), _all("tuple")
