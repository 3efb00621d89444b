"""MjData: the state of a model and all that is computed from it. Its fields are those of the struct ctData, which the extension gives
to its base class."""
import numpy as np

from corten import _core
from corten._deform import Deformables, pack, unpack
from corten._shown import fields_of, shown
from corten._views import bind, of_data


def _restore(model, parts, bodies=((), None)):
    return unpack(_core.data_from_bytes(model, parts), bodies)


@shown
class MjData(_core.MjData):
    """everything that changes while simulating"""
    __slots__ = ()

    def __new__(cls, model):
        return _core.make_data(model)

    model = property(_core.data_model, doc="the model this data was made for")
    last_warning = property(_core.last_warning, doc="text of the last warning while stepping, with the culprit's name")

    @property
    def qLDiagSqrtInv(self):
        return np.sqrt(self.qLDiagInv)  # a name of older programs

    # -------- copies

    def __copy__(self):
        return _core.copy_data(self.model, self)

    def __deepcopy__(self, memo):
        model = memo.get(id(self.model)) or _core.copy_model(self.model)
        return _core.copy_data(model, self)

    def __reduce__(self):
        return _restore, (self.model, _core.data_to_bytes(self.model, self), pack(self))

    def __repr__(self):
        return f"<corten.MjData time={self.time} ncon={self.ncon} nefc={self.nefc}>"

    @property
    def deformables(self):
        """The deformable bodies that are registered on this data."""
        return Deformables(self)

    # -------- objects by name or index: d.body('hand').xpos

    actuator = of_data("actuator")
    body = of_data("body")
    camera = cam = of_data("camera")
    geom = of_data("geom")
    joint = jnt = of_data("joint")
    light = of_data("light")
    sensor = of_data("sensor")
    site = of_data("site")
    tendon = ten = of_data("tendon")

    def bind(self, specs):
        """Views of the objects that elements of a spec became: of one element, or of a list."""
        return bind(self, self.model.signature, specs)

    bind_scalar = bind

    _all_fields = fields_of(_core.MjData)  # a name that MJX uses
