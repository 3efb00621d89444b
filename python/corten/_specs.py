"""The names of MuJoCo's module of the same name, which other packages use."""
from corten._core import MjDoubleVec, MjFloatVec, MjIntVec, MjStringVec  # noqa: F401
from corten._elements import *  # noqa: F401,F403
from corten._letters import MjCharVec  # noqa: F401
from corten.spec import MjSpec, from_zip, to_zip  # noqa: F401
