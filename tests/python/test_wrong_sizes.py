"""Every function of the package is called as it wants to be, and then with each argument of a wrong size, type or number.

Nothing here knows the functions: a call is made by trial. It begins with the empty text for every argument; each refusal says which argument
is wrong and what it must be, and the next call follows that. What no message tells is in the tables below.
"""
import re

import corten as mujoco
import numpy as np
import pytest
from test_every_function import FUNCTIONS, parameters

XML = """<mujoco><option integrator="implicitfast"/><asset><mesh name="t" vertex="0 0 0 1 0 0 0 1 0 0 0 1"/>
<hfield name="h" nrow="3" ncol="3" size="1 1 .1 .1" elevation="0 0 0 0 1 0 0 0 0"/></asset>
<worldbody><geom type="hfield" hfield="h"/><camera name="c"/><light/><body name="a" pos="0 0 .09"><freejoint/><geom type="mesh" mesh="t"/><site name="s"/></body>
<body pos="1 0 1"><joint name="j"/><geom size=".1"/></body><body pos="3 0 .05"><freejoint/><geom size=".1"/></body>
<flexcomp name="f" type="grid" count="3 3 1" spacing=".1 .1 .1" pos="5 0 2" dim="2"/></worldbody>
<tendon><fixed><joint joint="j" coef="1"/></fixed></tendon>
<actuator><general joint="j" dyntype="integrator" nsample="3" delay=".01"/></actuator>
<sensor><jointpos joint="j" nsample="3" delay=".01"/></sensor><keyframe><key/></keyframe></mujoco>"""
NUMBERS = {"N": 4, "base": 2, "action": 1, "sig": 1, "srcsig": 1, "dstsig": 1, "nband": 2, "ndense": 1, "ntotal": 4, "nvec": 2, "dim": 3,
           "n": 3, "nstep": 1, "eps": 1e-6, "type": int(mujoco.mjtGeom.mjGEOM_CAPSULE), "objtype": int(mujoco.mjtObj.mjOBJ_BODY), "nray": 2,
           "nr": 2, "nc": 2, "key": 0, "k": 0}
WORDS = {"seq": "xyz", "sequence": "xyz", "name": "a"}
# what no message tells: arguments of single functions
FIXED = {
    "mj_rayHfield": {"geomid": 0},
    "mj_rayMesh": {"geomid": 1},
    "mj_addM": {"rownnz": lambda m: m.M_rownnz, "rowadr": lambda m: m.M_rowadr, "colind": lambda m: m.M_colind},
    "mj_initCtrlHistory": {"times": lambda m: np.arange(3.0)},
    "mj_initSensorHistory": {"times": lambda m: np.arange(3.0)},
    "mjr_drawPixels": {"rgb": lambda m: np.zeros(300, np.uint8), "depth": None, "viewport": lambda m: mujoco.MjrRect(0, 0, 10, 10)},
    "mjr_readPixels": {"rgb": lambda m: np.zeros(300, np.uint8), "depth": None, "viewport": lambda m: mujoco.MjrRect(0, 0, 10, 10)},
    "mjr_addAux": {"width": 8, "height": 8},
    "mjr_changeFont": {"fontscale": 100},
    "mjr_resizeOffscreen": {"width": 8, "height": 8},
    "mju_boxQP": {"upper": lambda m: np.full(11, 2.0)},
    "mju_euler2Quat": {"seq": "xyz"},
    "mju_sparse2dense": {n: (lambda m: np.zeros(11, np.int32)) for n in ("rownnz", "rowadr", "colind")},
}
# Calls that cannot succeed here: they need an auxiliary buffer, a texture or a kind of a user.
NEVER = {"mjr_blitAux": "auxiliary buffer", "mjr_setAux": "auxiliary buffer", "mj_removeKind": "there is no", "mjr_uploadTexture": "ntex = 0"}


class Maker:
    """One call of a function, put together from its refusals."""

    def __init__(self, name):
        self.name, self.function = name, FUNCTIONS[name]
        self.order = parameters(self.function)
        self.values = {n: "" for n in self.order}
        self.sized, self.places, self.numbers, self.written = {}, {}, set(), set()
        self.renew()

    def renew(self):
        """A new model and data, so that no call sees what another has left."""
        m = mujoco.MjModel.from_xml_string(XML)
        d = mujoco.MjData(m)
        mujoco.mj_forward(m, d)
        d.deformables.add(mujoco.Cloth.rectangle((1, 1), (2, 2), pos=(30, 0, 9)))
        scene = mujoco.MjvScene(m, 100)
        mujoco.mjv_updateScene(m, d, mujoco.MjvOption(), None, mujoco.MjvCamera(), mujoco.mjtCatBit.mjCAT_ALL, scene)
        spec = mujoco.MjSpec.from_string(XML)
        self.structs = {"MjModel": m, "MjData": d, "MjvScene": scene, "MjSpec": spec, "MjvCamera": mujoco.MjvCamera(),
                        "MjvGLCamera": scene.camera[0], "MjvGeom": scene.geoms[0], "MjsActuator": spec.actuators[0], "MjsBody": spec.worldbody,
                        "MjsDefault": spec.default, "MjsSensor": spec.sensors[0]}
        if "con" in self.order:
            self.structs["MjrContext"] = mujoco.MjrContext(m, 100)
        for n, v in self.values.items():
            if type(v).__name__ in self.structs:
                self.values[n] = self.structs[type(v).__name__]

    def call(self, **changed):
        values = {**self.values, **changed}
        return self.function(*[values[n] for n in self.order])

    def fixed(self, n, otherwise):
        if n not in FIXED.get(self.name, {}):
            return otherwise
        value = FIXED[self.name][n]
        return value(self.structs["MjModel"]) if callable(value) else value

    def take_kind(self, n, want):
        if want == "an integer":
            self.numbers.add(n)
            self.values[n] = self.fixed(n, -1)
        elif want == "a number":
            self.values[n] = 1.0
        elif want == "a str":
            self.values[n] = self.fixed(n, WORDS.get(n, "a"))
        elif "array" in want:
            kind = re.search(r"float64|float32|int32|uint8", want)
            if kind:
                self.written.add(n)
            self.values[n] = self.fixed(n, np.ones(11 + 2 * self.order.index(n), dtype=kind.group() if kind else np.float64))
        else:
            self.values[n] = self.fixed(n, self.structs[want] if want in self.structs else getattr(mujoco, want, None))
            if isinstance(self.values[n], type):
                self.values[n] = self.values[n]()

    def follow(self, message):
        """True if the refusal told what is wanted instead, or a table does."""
        found = re.search(r"argument '(\w+)' must be (.*), not ", message)
        if found:
            self.take_kind(*found.groups())
            return True
        found = re.search(r"\(\): (\w+) should be of (?:size (\d+)|shape \((\d+), (\d+)\))", message)
        if found:
            n, shape = found.group(1), tuple(int(x) for x in found.groups()[1:] if x)
            self.sized[n] = shape
            self.values[n] = self.fixed(n, np.ones(shape, dtype=np.asarray(self.values[n]).dtype))
            return True
        found = re.search(r"\(\): (\w+) is -1, there are (\d+)", message)
        if found and int(found.group(2)) > 0:
            self.places[found.group(1)] = int(found.group(2))
            self.values[found.group(1)] = 0
            return True
        unknown = [n for n in self.numbers if isinstance(self.values[n], int) and self.values[n] == -1]
        for n in unknown:
            self.values[n] = NUMBERS.get(n, 0)
        texts = [n for n in self.order if n in WORDS and isinstance(self.values[n], str) and self.values[n] == ""]
        for n in texts:
            self.values[n] = WORDS[n]
        return bool(unknown or texts)

    def solve(self):
        """None, or the refusal that no message and no table answers."""
        refusal = None
        for _ in range(4 * len(self.order) + 4):
            try:
                self.call()
                return None
            except (TypeError, ValueError, IndexError, mujoco.FatalError) as e:
                refusal = str(e)
                if not self.follow(refusal):
                    return refusal
            self.renew()
        return refusal


def wrong_arguments(maker):
    """(argument, value that the function must refuse)"""
    for n, shape in maker.sized.items():
        kind = np.asarray(maker.values[n]).dtype
        yield n, np.ones(int(np.prod(shape)) + 1, kind)
        if len(shape) == 2 and min(shape) > 1 and shape[0] != shape[1]:
            yield n, np.ones(shape[::-1], kind)
    for n in maker.written:
        if isinstance(maker.values[n], np.ndarray) and maker.values[n].size:
            locked = maker.values[n].copy()
            locked.flags.writeable = False
            yield n, locked
            yield n, maker.values[n].astype(np.complex64)
            yield n, np.ones((4, *maker.values[n].shape), maker.values[n].dtype).T
    for n, count in maker.places.items():
        yield n, count
        yield n, -1
    for n in maker.numbers:
        yield n, 2**31
        yield n, 1.5


@pytest.mark.filterwarnings("ignore::UserWarning")
@pytest.mark.parametrize("name", FUNCTIONS)
def test_each_argument_of_a_wrong_size_is_refused(name, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)  # some of them write files
    maker = Maker(name)
    left = maker.solve()
    if left is not None:
        assert name in NEVER and NEVER[name] in left, left
    for n, value in wrong_arguments(maker):
        maker.renew()
        with pytest.raises((TypeError, IndexError, OverflowError, mujoco.FatalError)) as refusal:
            maker.call(**{n: value})
        assert name in str(refusal.value) or "ct_" in str(refusal.value), (n, value)


@pytest.mark.filterwarnings("ignore::UserWarning")
@pytest.mark.parametrize("name", FUNCTIONS)
def test_none_is_taken_or_refused_by_name(name, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    maker = Maker(name)
    maker.solve()
    for n in maker.order:
        maker.renew()
        try:
            maker.call(**{n: None})
        except (TypeError, ValueError, mujoco.FatalError) as refusal:
            assert name in str(refusal) or f"'{n}'" in str(refusal) or name in NEVER, (n, str(refusal))


def test_none_is_no_number():
    for call in (lambda: mujoco.mju_sum(None), lambda: mujoco.mju_isZero(object())):
        with pytest.raises(TypeError, match="argument '\\w+' must be an array of numbers"):
            call()
