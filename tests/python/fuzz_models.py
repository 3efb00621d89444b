"""Random numbers written into models, options and specs, then everything is called with them. Exceptions are fine; the interpreter must live.

  fuzz_models.py [ROUNDS [SEED [KIND]]]     KIND: integers, numbers (of models), specs; default all in turn.
                                            Prints the number of rounds, and of calls that were refused.
"""
import copy
import os
import pickle
import random
import sys

import corten as mujoco
import numpy as np

MODELS = ("""<mujoco><option><flag energy="enable"/></option><asset><mesh name="t" vertex="0 0 0 1 0 0 0 1 0 0 0 1"/><hfield name="h" nrow="3" ncol="4" size="1 1 1 .1"/>
<texture name="x" type="2d" builtin="checker" width="8" height="8"/><material name="m" texture="x"/></asset><worldbody><light name="l"/><camera name="c" mode="targetbody" target="a"/>
<geom name="floor" type="plane" size="1 1 1" material="m"/><geom type="hfield" hfield="h" pos="3 0 0"/>
<body name="a" pos="0 0 .09"><freejoint/><geom name="g" size=".1" condim="6"/><site name="s"/><body name="in" pos=".3 0 0"><joint name="b" type="ball" range="0 1" limited="true"/><geom type="capsule" size=".05 .1"/></body></body>
<body name="b" pos="3 0 .5"><joint name="h" range="-1 1" limited="true" frictionloss=".1"/><geom type="mesh" mesh="t"/><site name="q" pos=".1 0 0"/></body>
<body name="mocap" mocap="true"><geom type="box" size=".1 .1 .1"/></body></worldbody>
<contact><pair geom1="g" geom2="floor"/><exclude body1="a" body2="b"/></contact><equality><joint joint1="h"/><connect body1="a" body2="mocap" anchor="0 0 0" active="false"/>
<tendon tendon1="f"/></equality><tendon><fixed name="f"><joint joint="h" coef="1"/></fixed><spatial name="w" range="0 1" limited="true"><site site="s"/><geom geom="g"/><site site="q"/></spatial></tendon>
<actuator><general name="u" joint="h" dyntype="integrator"/><motor tendon="w"/><muscle joint="h"/><position site="s" refsite="q"/><adhesion body="a" ctrlrange="0 1"/></actuator>
<sensor><jointpos joint="h"/><touch site="s"/><framepos objtype="body" objname="a"/><rangefinder site="s"/><tendonlimitpos tendon="w"/><contact geom1="g" num="3"/><subtreecom body="a"/><user dim="2"/>
<accelerometer site="s" delay=".01" nsample="3"/></sensor><custom><numeric name="n" data="1 2"/><text name="t" data="x"/><tuple name="p"><element objtype="body" objname="a"/></tuple></custom>
<keyframe><key name="k"/></keyframe></mujoco>""",
          """<mujoco><worldbody><geom type="plane" size="1 1 1"/><flexcomp name="f" type="grid" count="4 3 1" spacing=".1 .1 .1" pos="0 0 .1" dim="2" radius=".02"><edge equality="true"/>
<elasticity young="100" thickness=".01"/><contact selfcollide="bvh"/></flexcomp><flexcomp name="s" type="grid" count="3 3 3" spacing=".1 .1 .1" pos="0 0 1" dim="3" dof="trilinear"><contact selfcollide="none" internal="false"/></flexcomp></worldbody></mujoco>""",
          """<mujoco><extension><plugin plugin="mujoco.pid"><instance name="i"><config key="kp" value="4"/></instance></plugin></extension><option><flag sleep="enable" multiccd="enable"/></option>
<worldbody><geom type="plane" size="1 1 1"/><body pos="0 0 .1"><freejoint/><geom type="box" size=".1 .1 .1"/></body><body pos="0 0 .3"><freejoint/><geom type="cylinder" size=".1 .1"/></body>
<body pos="1 0 1"><joint name="j"/><geom type="ellipsoid" size=".1 .2 .1" fluidshape="ellipsoid"/></body></worldbody><actuator><plugin joint="j" plugin="mujoco.pid" instance="i"/></actuator></mujoco>""")
WHOLE = (0, 1, -1, 2, 3, 4, 5, 6, 7, 8, 9, 20, 77, 127, 255, 1000, 10**6, 2**31 - 1, -2**31, -2)
REAL = (0.0, -0.0, 1.0, -1.0, 1e-300, 1e-15, 1e10, 1e300, -1e300, float("nan"), float("inf"), float("-inf"), 0.5)


class Fuzz:
    def __init__(self, seed):
        self.random = random.Random(seed)
        self.specs = [mujoco.MjSpec.from_string(x) for x in MODELS]
        self.whole = [s.compile() for s in self.specs]
        self.refused = 0

    def say(self, *words):
        if os.environ.get("FUZZ_TRACE"):
            print(*words, file=sys.stderr, flush=True)

    def attempt(self, name, call):
        self.say(name)
        try:
            return call()
        except (ValueError, TypeError, IndexError, OverflowError, KeyError, AttributeError, ReferenceError, MemoryError, mujoco.FatalError):
            self.refused += 1

    def poke(self, array, name):
        """One entry, or all."""
        choices = WHOLE if array.dtype.kind in "iu" else REAL
        value = self.random.choice(choices)
        at = self.random.randrange(array.size)
        self.say("write", name, at, value)
        with np.errstate(all="ignore"):
            if self.random.random() < 0.9:
                array.flat[at] = np.array(value).astype(array.dtype)
            else:
                array[...] = np.array(value).astype(array.dtype)

    def write(self, m, kinds):
        if self.random.random() < 0.1:
            o = self.random.choice((m.opt, m.vis.global_, m.vis.quality, m.vis.map, m.stat))
            name = self.random.choice([n for n in dir(o) if not n.startswith("_") and n not in ("iterations", "ls_iterations", "noslip_iterations", "sdf_iterations", "ccd_iterations", "xpbd_iterations", "xpbd_substeps")])
            return self.attempt(f"set {name}", lambda: setattr(o, name, self.random.choice(WHOLE if "i" in kinds else REAL)))
        names = [n for n in dir(m) if not n.startswith("_")]
        name = self.random.choice(names)
        array = getattr(m, name)
        if isinstance(array, np.ndarray) and array.size and array.dtype.kind in kinds:
            self.attempt(f"write {name}", lambda: self.poke(array, name))
        return None

    def use(self, m, d):
        """Calls of all kinds."""
        scene, x = (lambda n: mujoco.MjvScene(m, n)), np.zeros(6)
        calls = (lambda: mujoco.mj_step(m, d), lambda: mujoco.mj_step(m, d, 3), lambda: mujoco.mj_forward(m, d), lambda: mujoco.mj_inverse(m, d), lambda: mujoco.MjData(m),
                 lambda: mujoco.mj_step(m, mujoco.MjData(m)), lambda: mujoco.mj_step(copy.copy(m), d), lambda: pickle.loads(pickle.dumps(m)), lambda: copy.copy(d),
                 lambda: mujoco.mjv_updateScene(m, d, mujoco.MjvOption(), None, mujoco.MjvCamera(), 7, scene(50)), lambda: mujoco.mj_setConst(m, d),
                 lambda: mujoco.mj_resetData(m, d), lambda: mujoco.mj_resetDataKeyframe(m, d, 0), lambda: mujoco.mj_jacBody(m, d, np.zeros((3, m.nv)), None, 1),
                 lambda: mujoco.mj_ray(m, d, np.zeros(3), np.array([0, 0, -1.0]), None, 1, -1, np.zeros(1, np.int32)), lambda: mujoco.mj_contactForce(m, d, 0, x),
                 lambda: mujoco.mj_id2name(m, 1, 1), lambda: mujoco.mj_name2id(m, 5, "g"), lambda: mujoco.mj_geomDistance(m, d, 0, 1, 1.0, None),
                 lambda: mujoco.mjd_transitionFD(m, d, 1e-6, 1, None, None, None, None), lambda: mujoco.mj_fullM(m, np.zeros((m.nv, m.nv)), d.qM),
                 lambda: m.geom("g"), lambda: repr(m.geom(0)), lambda: repr(d.body(1)), lambda: repr(d.actuator(0)), lambda: repr(m.tex(0)), lambda: repr(m.hfield(0)),
                 lambda: mujoco.mj_kinematics(m, d), lambda: mujoco.mj_comPos(m, d), lambda: mujoco.mj_collision(m, d), lambda: mujoco.mj_sensorPos(m, d),
                 lambda: mujoco.mj_tendon(m, d), lambda: mujoco.mj_flex(m, d), lambda: mujoco.mj_crb(m, d), lambda: mujoco.mj_fwdActuation(m, d))
        for _ in range(4):
            k = self.random.randrange(len(calls))
            self.attempt(f"call {k}", calls[k])

    def model(self, kinds):
        m = copy.copy(self.random.choice(self.whole))
        d = mujoco.MjData(m)
        if self.random.random() < 0.5:
            mujoco.mj_step(m, d, 2)
        for _ in range(self.random.choice((1, 1, 1, 2, 5))):
            self.write(m, kinds)
        self.use(m, d)

    def spec(self):
        """Fields of elements: integers, enums, numbers and lists."""
        s = self.random.choice(self.specs).copy()
        elements = [e for kind in ("bodies", "geoms", "joints", "sites", "cameras", "lights", "meshes", "hfields", "textures", "materials", "pairs", "excludes", "equalities",
                                   "tendons", "actuators", "sensors", "numerics", "texts", "tuples", "keys", "flexes", "plugins", "frames") for e in getattr(s, kind)]
        elements += [s, s.compiler, s.option, s.default.geom, s.default.joint, s.default.actuator, s.default.equality, s.default.tendon]
        for _ in range(self.random.choice((1, 1, 2, 4))):
            e = self.random.choice(elements)
            name = self.random.choice([n for n in dir(e) if not n.startswith("_") and n not in ("memory", "njmax", "nconmax", "nuserdata", "nuser_body", "nuser_jnt", "nuser_geom",
                                       "nuser_site", "nuser_cam", "nuser_tendon", "nuser_actuator", "nuser_sensor", "nstack", "iterations", "nkey", "assets")])
            value = self.attempt(f"get {type(e).__name__} {name}", lambda: getattr(e, name))
            if callable(value):
                continue
            new = self.random.choice((*WHOLE[:14], *REAL, "", "a", "g", "nothing", [], [1], [1, 2, 3], ["a"], None))
            if isinstance(value, (np.ndarray, mujoco.MjDoubleVec, mujoco.MjIntVec, mujoco.MjFloatVec, mujoco.MjStringVec)) and len(value) and self.random.random() < 0.7:
                self.attempt(f"write {type(e).__name__} {name} {new}", lambda: value.__setitem__(self.random.randrange(len(value)), new))
            elif not (name == "size" and isinstance(e, mujoco.MjsNumeric)):
                self.attempt(f"set {type(e).__name__} {name} {new}", lambda: setattr(e, name, new))
        for k in self.random.sample(range(4), 2):
            self.attempt(f"whole {k}", (lambda: self.run_spec(s), s.to_xml, lambda: s.copy().compile(),
                                        lambda: mujoco.MjSpec().attach(s, prefix="p", frame=mujoco.MjSpec().worldbody.add_frame()))[k])

    def run_spec(self, s):
        m = s.compile()
        mujoco.mj_step(m, mujoco.MjData(m))

    def run(self, rounds, kind="all"):
        for i in range(rounds):
            chosen = ("integers", "numbers", "specs")[i % 3] if kind == "all" else kind
            self.spec() if chosen == "specs" else self.model("iu" if chosen == "integers" else "f")
        return self.refused


if __name__ == "__main__":
    import warnings
    warnings.simplefilter("ignore")
    ROUNDS = int(sys.argv[1]) if len(sys.argv) > 1 else 5000
    SEED = int(sys.argv[2]) if len(sys.argv) > 2 else 1
    mujoco.set_mju_user_warning(lambda text: None)
    print(ROUNDS, Fuzz(SEED).run(ROUNDS, sys.argv[3] if len(sys.argv) > 3 else "all"))
