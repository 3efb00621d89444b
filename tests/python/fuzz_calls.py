"""Random calls of everything the package offers, mostly wrong ones. Exceptions are fine; the interpreter must live.

  fuzz_calls.py [CALLS [SEED]]     prints the number of calls, and of those that returned
"""
import math
import os
import random
import sys

import corten as mujoco
import numpy as np
from corten import _core, batch, rollout

XML = """<mujoco><asset><mesh name="t" vertex="0 0 0 1 0 0 0 1 0 0 0 1"/></asset><worldbody><geom name="floor" type="plane" size="1 1 1"/>
<camera name="c"/><light name="l"/><body name="a" pos="0 0 .09"><freejoint name="j"/><geom name="g" size=".1"/><site name="s"/></body>
<body name="b" pos="1 0 1"><joint name="h"/><geom type="mesh" mesh="t"/></body></worldbody><tendon><fixed name="f"><joint joint="h" coef="1"/></fixed></tendon>
<actuator><general name="u" joint="h" dyntype="integrator"/></actuator><sensor><jointpos joint="h"/></sensor><keyframe><key/></keyframe></mujoco>"""
# they write files, or (mj_resetDataDebug) fill indices with garbage on purpose
SKIP = {"mj_resetDataDebug", "set_classes", "mju_printMat", "mju_printMatSparse", "mju_writeLog", "mj_printModel", "mj_printData", "mj_printFormattedModel", "mj_printFormattedData",
        "mj_saveLastXML", "save_binary", "mj_printScene", "mj_printFormattedScene"}


class Fuzz:
    def __init__(self, seed):
        self.random = random.Random(seed)
        self.models = [mujoco.MjModel.from_xml_string(XML), mujoco.MjModel.from_xml_string("<mujoco/>")]
        self.datas = [mujoco.MjData(m) for m in self.models]
        self.specs = [mujoco.MjSpec.from_string(XML), mujoco.MjSpec()]
        self.functions = [f for n, f in sorted(vars(_core).items()) if callable(f) and not isinstance(f, type) and n not in SKIP]
        self.plain = [getattr(mujoco, n, getattr(_core, n)) for n in dir(_core) if n.startswith("Mj")]

    def array(self):
        m = self.models[0]
        sizes = (0, 1, 2, 3, 4, 6, 9, m.nv, m.nq, m.nM, m.nC, 36, 1000)
        shape = tuple(self.random.choice(sizes) for _ in range(self.random.choice((1, 1, 2))))
        a = np.zeros(shape, dtype=self.random.choice((np.float64, np.float64, np.float64, np.int32, np.uint8, np.float32)))
        a.fill(self.random.choice((0, 1, 2, 100)))
        if self.random.random() < 0.1:
            a.flags.writeable = False
        return a[::2] if self.random.random() < 0.1 else a

    def element(self):
        s = self.specs[0]
        pool = [s, s.worldbody, s.body("a"), s.geom("g"), s.joint("h"), s.site("s"), s.tendon("f"), s.actuator("u"), s.default, s.mesh("t"),
                s.camera("c"), s.light("l"), s.default.geom, s.compiler, s.option]
        return self.random.choice(pool)

    def value(self):
        kind = self.random.random()
        if kind < 0.25:
            return self.random.choice(self.models[:1] * 3 + self.models)
        if kind < 0.5:
            return self.random.choice(self.datas[:1] * 3 + self.datas)
        if kind < 0.7:
            return self.array()
        if kind < 0.78:
            return self.element()
        return self.random.choice([None, 0, 1, 2, 5, -1, 10**9, 10**30, 1.5, float("nan"), "", "a", "g", "xyz", b"x", [], [1, 2, 3], {}, (), object(),
                                   mujoco.mjtObj.mjOBJ_GEOM, True, mujoco.MjOption(), mujoco.MjvCamera(), mujoco.MjvScene(), mujoco.MjLROpt()])

    def arguments(self, function):
        """Half of the time the right kinds of things in the right places."""
        text = getattr(function, "__text_signature__", None)
        names = [n.strip() for n in text.strip("()").split(",") if n.strip()] if text else []
        if not names or self.random.random() < 0.3:
            return [self.value() for _ in range(self.random.randrange(0, 8 if function is not _core.mj_step else 3))]
        i = 0 if self.random.random() < 0.9 else 1
        known = {"m": self.models[i], "d": self.datas[i], "src": self.datas[i], "dst": self.datas[i], "name": "g", "s": self.specs[0], "nstep": 2,
                 "element": self.element(), "body": self.random.randrange(-1, 5)}
        return [known[n] if n in known and (self.random.random() < 0.95 or n == "nstep") else
                self.array() if self.random.random() < 0.6 else self.random.choice([0, 1, 2, 3, -1, 1.0, self.value()]) for n in names]

    def view(self):
        """Named objects, lists of structs and scenes: read, set, index."""
        i = self.random.randrange(2)
        owner = self.random.choice([self.models[i], self.datas[i]])
        d, scene = self.datas[0], mujoco.MjvScene(self.models[0], self.random.choice((0, 1, 50)))
        made = [lambda: getattr(owner, self.random.choice(("geom", "body", "joint", "site", "sensor", "tendon", "actuator", "camera")))(self.value()),
                lambda: owner.geom(self.random.randrange(-2, 5)), lambda: owner.joint("h"), lambda: d.contact, lambda: d.contact[self.random.randrange(-3, 4)],
                lambda: d.warning, lambda: scene, lambda: scene.geoms, lambda: scene.camera[0], lambda: owner.bind(self.element()),
                lambda: d.contact[self.value():self.value()], lambda: self.models[0].vis.global_]
        o = self.random.choice(made)()
        name = self.random.choice([*dir(o), "nothing"])
        if self.random.random() < 0.3:
            setattr(o, name, self.value())
        elif self.random.random() < 0.1:
            delattr(o, name)
        elif callable(getattr(o, name)) and not name.startswith("_"):
            getattr(o, name)(*[self.value() for _ in range(self.random.randrange(3))])

    def program(self):
        """Rollouts and batches."""
        m, d = self.random.choice(self.models), self.random.choice(self.datas)
        if self.random.random() < 0.5:
            names = ("initial_state", "control", "nstep", "initial_warmstart", "state", "sensordata", "control_spec")
            chosen = {n: self.array() if n != "nstep" else self.random.choice((1, 3, None, "a")) for n in names if self.random.random() < 0.4}
            rollout.rollout(self.random.choice([m, [m, m], self.value()]), self.random.choice([d, [d], [d, d], self.value()]),
                            chosen.pop("initial_state", self.value()), **chosen)
            return
        worlds = batch.Batch(self.random.choice([m, m, self.value()]), self.random.choice([1, 3, 3, 0, -1, self.value()]))
        for _ in range(3):
            name = self.random.choice([n for n in dir(worlds) if not n.startswith("_")])
            member = getattr(worlds, name)
            if name == "step":  # a huge number of steps is not wrong, but takes its time
                member(self.random.choice([1, 3, 0, -1, None, "x", 2.5, [1], math.nan, m]))
            elif callable(member):
                member(*[self.value() for _ in range(self.random.randrange(3))])
            elif self.random.random() < 0.5:
                setattr(worlds, name, self.value())

    def once(self):
        kind = self.random.random()
        if kind < 0.1:
            return self.view()
        if kind < 0.12:
            return self.program()
        function = self.random.choice(self.functions)
        if self.random.random() < 0.25:
            o = self.random.choice([*self.models, *self.datas, self.element()])
            name = self.random.choice(dir(type(o)))
            if self.random.random() < 0.5 and not name.startswith("_") and not isinstance(getattr(o, name), np.ndarray):
                setattr(o, name, self.value())
            else:
                if os.environ.get("FUZZ_TRACE"):
                    print(type(o).__name__, name, file=sys.stderr, flush=True)
                member = getattr(o, name)
                if callable(member) and not name.startswith("_") and name not in ("to_file", "to_zip"):
                    member(*[self.value() for _ in range(self.random.randrange(3))])
            return
        if self.random.random() < 0.03:
            self.random.choice(self.plain)(*[self.value() for _ in range(self.random.randrange(3))])
            return
        arguments = self.arguments(function)
        if os.environ.get("FUZZ_TRACE"):
            print(function.__name__, [type(a).__name__ if isinstance(a, np.ndarray) else a for a in arguments], file=sys.stderr, flush=True)
        function(*arguments)

    def run(self, calls):
        done = 0
        for i in range(calls):
            try:
                self.once()
                done += 1
            except Exception:
                pass
            if i % 500 == 499:  # states and models that calls have spoiled
                self.__init__(self.random.random())
        return done


if __name__ == "__main__":
    calls = int(sys.argv[1]) if len(sys.argv) > 1 else 20000
    mujoco.set_mju_user_warning(lambda text: None)
    print(calls, Fuzz(int(sys.argv[2]) if len(sys.argv) > 2 else 1).run(calls))
