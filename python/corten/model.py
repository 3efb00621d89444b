"""MjModel: a compiled mechanism. Its fields are those of the struct ctModel, which the extension gives to its base class."""
import numpy as np

from corten import _core, _kinds
from corten._shown import fields_of, shown
from corten._views import bind, of_model

_FIELDS = fields_of(_core.MjModel)
_SIZES = tuple(n for n in _FIELDS if n.startswith(("nuser_", "nnames_")) or (n[0] == "n" and "_" not in n and n != "names"))


def _one_of_each(assets):
    """Files of a model are found by their name without its folder, as in MuJoCo: two of one name cannot be told apart."""
    seen = set()
    for name in assets or ():
        last = name.replace("\\", "/").rsplit("/", 1)[-1].lower() if isinstance(name, str) else name
        if last in seen:
            raise ValueError(f"Repeated file name in assets dict: {last}")
        seen.add(last)
    return assets


@shown
class MjModel(_core.MjModel):
    """a compiled mechanism: constant while simulating, one memory block"""
    __slots__ = ()

    # -------- loading

    @staticmethod
    def from_xml_path(filename, assets=None):
        """A model from an XML file; assets: further files by name."""
        return _core.load_xml_path(filename, _one_of_each(assets))

    @staticmethod
    def from_xml_string(xml, assets=None):
        """A model from XML text; assets: files by name."""
        return _core.load_xml_string(xml, _one_of_each(assets))

    @staticmethod
    def from_binary_path(filename, assets=None):
        """A model in binary form, from a file or from the assets."""
        if assets and filename in assets:
            return _core.model_from_bytes(assets[filename])
        return _core.load_binary_path(filename)

    # -------- copies

    def __copy__(self):
        return _core.copy_model(self)

    def __deepcopy__(self, memo):
        return _core.copy_model(self)

    def __reduce__(self):
        classes = _kinds.classes_of(self)
        content = _core.model_to_bytes(self)
        return (_kinds.model_with_classes, (content, classes)) if classes else (_core.model_from_bytes, (content,))

    def __repr__(self):
        return f"<corten.MjModel nq={self.nq} nv={self.nv} nu={self.nu} nbody={self.nbody} ngeom={self.ngeom}>"

    # -------- objects by name or index: m.geom('floor').friction

    actuator = of_model("actuator")
    body = of_model("body")
    camera = cam = of_model("camera")
    equality = eq = of_model("equality")
    exclude = of_model("exclude")
    flex = of_model("flex")
    geom = of_model("geom")
    hfield = of_model("hfield")
    joint = jnt = of_model("joint")
    key = keyframe = of_model("key")
    light = of_model("light")
    material = mat = of_model("material")
    mesh = of_model("mesh")
    numeric = of_model("numeric")
    pair = of_model("pair")
    sensor = of_model("sensor")
    site = of_model("site")
    skin = of_model("skin")
    tendon = of_model("tendon")
    text = of_model("text")
    texture = tex = of_model("texture")
    tuple = of_model("tuple")

    def bind(self, specs):
        """Views of the objects that elements of a spec became: of one element, or of a list."""
        return bind(self, self.signature, specs)

    bind_scalar = bind

    # -------- names that MJX uses

    _all_fields = _FIELDS
    _size_fields = _SIZES

    @property
    def _sizes(self):
        """all sizes, in the order of _size_fields"""
        return np.array([getattr(self, n) for n in _SIZES], dtype=np.int64)
