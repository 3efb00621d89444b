"""Random editing of specs that are attached to each other, by reference and as copies, in any order and lifetime.

  fuzz_specs.py [EDITS [SEED]]     prints the number of edits, and of those that were refused

What is refused raises ValueError or ReferenceError; the interpreter must live, and every spec that was not attached compiles or says why.
"""
import random
import sys

import corten as mujoco

PART = """<mujoco model="part"><compiler angle="{}"/><default><default class="c"><geom size=".2"/></default></default><asset><material name="m"/></asset>
<worldbody><frame name="f"><body name="b"><joint name="j" range="-1 1"/><geom name="g" class="c" material="m"/><body name="d" pos="0 0 1"><joint name="k"/><geom size=".1"/>
<site name="s"/></body></body></frame><body name="e"><geom size=".1"/></body></worldbody><contact><exclude body1="b" body2="e"/></contact>
<tendon><fixed name="t"><joint joint="j" coef="1"/></fixed></tendon><actuator><motor name="a" joint="j"/></actuator><sensor><jointpos joint="k"/></sensor>
<keyframe><key name="h" qpos=".1 .2" ctrl=".3"/></keyframe></mujoco>"""


class Fuzz:
    def __init__(self, seed):
        self.random = random.Random(seed)
        self.specs, self.kept, self.count = [], [], 0
        self.parts = {}  # of specs: what is attached to and fro grows without bound

    def spec(self):
        if len(self.specs) < 3 or self.random.random() < 0.05:
            self.specs.append(mujoco.MjSpec.from_string(PART.format(self.random.choice(("degree", "radian")))))
        return self.random.choice(self.specs)

    def pick(self, elements):
        return self.random.choice(elements) if elements else None

    def affixes(self):
        self.count += 1
        return f"{self.count}_", self.random.choice(("", "_z"))

    def attach(self):
        parent, child = self.spec(), self.spec()
        parts = self.parts.get(parent, 1) + self.parts.get(child, 1)
        if parts > 50:
            self.specs.remove(parent)
            return
        self.parts[parent] = parts
        parent.copy_during_attach = self.random.random() < 0.4
        kind = self.random.random()
        if kind < 0.4:
            self.pick(parent.bodies).add_frame().attach_body(self.pick(child.bodies[1:]) or child.worldbody.add_body(), *self.affixes())
        elif kind < 0.6:
            self.pick(parent.bodies).attach_frame(self.pick(child.frames) or child.worldbody.add_frame(), *self.affixes())
        else:
            place = {"site": self.pick(parent.sites)} if parent.sites and kind < 0.8 else {"frame": self.pick(parent.bodies).add_frame()}
            parent.attach(child, *self.affixes(), **place)

    def delete(self):
        s = self.spec()
        s.delete(self.pick(self.pick((s.bodies[1:], s.geoms, s.joints, s.frames, s.actuators, s.tendons, s.sites, s.sensors, s.materials, s.keys))))

    def edit(self):
        s = self.pick(self.specs + [self.spec()])
        body = self.pick([e for e in self.kept if isinstance(e, mujoco.MjsBody)] + s.bodies)
        body.pos = [self.random.random() for _ in range(3)]
        self.pick((lambda: body.add_geom(size=[.1, 0, 0]), lambda: body.add_site(), lambda: body.add_body(pos=[1, 0, 0]).add_geom(size=[.1, 0, 0]),
                   lambda: body.to_frame(), lambda: [g.size for g in body.find_all("geom")], lambda: body.parent.name, lambda: body.find_child("d")))()

    def keep(self):
        s = self.spec()
        e = self.pick(self.pick((s.bodies, s.geoms, s.joints, s.frames, s.actuators, s.tendons, s.sites)))
        self.kept = (self.kept + [e, e.pos] if hasattr(e, "pos") else self.kept + [e])[-40:] if e is not None else self.kept

    def look(self):
        for e in self.kept:
            if hasattr(type(e), "name"):
                e.name, e.id, e.signature
            else:
                e[:] = self.random.random()

    def whole(self):
        s = self.spec()
        choice = self.random.random()
        if choice < 0.5:
            m = s.compile()
            mujoco.mj_step(m, mujoco.MjData(m))
        elif choice < 0.7:
            s.to_xml()
        elif choice < 0.85:
            self.specs.append(s.copy())
            self.parts[self.specs[-1]] = self.parts.get(s, 1)
        else:
            self.specs.remove(s)

    def run(self, edits):
        refused = 0
        for _ in range(edits):
            act = self.pick((self.attach, self.attach, self.delete, self.edit, self.edit, self.keep, self.look, self.whole))
            try:
                act()
            except (ValueError, ReferenceError, mujoco.FatalError):
                refused += 1
            except (AttributeError, TypeError) as error:
                if "None" not in str(error):  # nothing to pick from
                    raise
        return refused


if __name__ == "__main__":
    EDITS = int(sys.argv[1]) if len(sys.argv) > 1 else 5000
    SEED = int(sys.argv[2]) if len(sys.argv) > 2 else 1
    print(EDITS, Fuzz(SEED).run(EDITS))
