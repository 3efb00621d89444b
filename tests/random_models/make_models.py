#!/usr/bin/env python3
"""Writes random models without contacts, the same ones for the same seed.

Each is a forest of up to 60 bodies with all four kinds of joint, inertia given or taken from primitive geoms,
springs, dampers, armature, gravity compensation, frames, sites, mocap and fixed bodies, default classes, and every
form of orientation. Joints are damped, so that trajectories of two implementations can be compared for long.

    tests/random_models/make_models.py --seed 7 --count 40 --out build/models

--kind all writes models with every element of MJCF instead: see tests/random_models/make_models_all.py.
"""

import argparse
import math
import os
import random

SHAPES = ("sphere", "capsule", "ellipsoid", "cylinder", "box")


def text(*x):
    """Numbers as MJCF text, six significant digits."""
    return " ".join(f"{v:.6g}" for v in x)


class Node:
    """An XML element: attributes with value None are left out."""

    def __init__(self, tag, **attr):
        self.tag, self.attr, self.child = tag, attr, []

    def add(self, tag, **attr):
        node = Node(tag, **attr)
        self.child.append(node)
        return node

    def write(self, out, depth=0):
        attr = "".join(f' {k.rstrip("_")}="{v}"' for k, v in self.attr.items() if v is not None)
        pad = "  " * depth
        if not self.child:
            out.append(f"{pad}<{self.tag}{attr}/>")
            return
        out.append(f"{pad}<{self.tag}{attr}>")
        for c in self.child:
            c.write(out, depth + 1)
        out.append(f"{pad}</{self.tag}>")


class Maker:
    """One model from one random stream."""

    def __init__(self, rng, name, nbody):
        self.rng, self.name, self.left = rng, name, nbody
        self.count = {}
        self.root = Node("mujoco", model=name)
        self.limits = rng.random() < 0.2  # limits and dry friction present, constraints disabled
        self.degree = rng.random() < 0.5
        self.seq = rng.choice(("xyz", "XYZ", "zyx", "ZYX", "zxz", "yZx"))
        self.big = nbody > 20  # long chains of light bodies: armature everywhere keeps them well determined
        self.explicit = False
        self.classes = ["main"]

    # Small random pieces ---------------------------------------------------------------------------------------------
    def chance(self, p):
        return self.rng.random() < p

    def vector(self, size):
        return [self.rng.uniform(-size, size) for _ in range(3)]

    def direction(self):
        while True:
            v = [self.rng.gauss(0, 1) for _ in range(3)]
            n = math.sqrt(sum(x * x for x in v))
            if n > 0.3:
                return [x / n for x in v]

    def angle(self, radians):
        return math.degrees(radians) if self.degree else radians

    def label(self, kind):
        """A name for two elements of three; ids count all of them."""
        n = self.count[kind] = self.count.get(kind, -1) + 1
        return f"{kind}{n}" if self.chance(0.67) else None

    def orientation(self, p=0.7):
        """No attribute, or one of the five forms."""
        if not self.chance(p):
            return {}
        form = self.rng.randrange(5)
        if form == 0:
            return {"quat": text(*[self.rng.gauss(0, 1) for _ in range(4)])}
        if form == 1:
            return {"axisangle": text(*self.direction(), self.angle(self.rng.uniform(-3, 3)))}
        if form == 2:
            return {"euler": text(*[self.angle(self.rng.uniform(-3, 3)) for _ in range(3)])}
        if form == 3:
            x = self.direction()
            y = self.direction()
            while abs(sum(a * b for a, b in zip(x, y))) > 0.9:
                y = self.direction()
            return {"xyaxes": text(*x, *y)}
        return {"zaxis": text(*self.direction())}

    # Header ----------------------------------------------------------------------------------------------------------
    def header(self):
        r = self.rng
        compiler = self.root.add("compiler", angle="degree" if self.degree else "radian", eulerseq=self.seq)
        if self.chance(0.2):
            compiler.attr["inertiafromgeom"] = r.choice(("auto", "true"))
        if self.chance(0.15):
            compiler.attr["boundmass"] = text(r.uniform(0.01, 0.2))
            compiler.attr["boundinertia"] = text(r.uniform(1e-5, 1e-3))
        if self.chance(0.1):
            compiler.attr["settotalmass"] = text(r.uniform(5, 50))
        if self.chance(0.15):
            compiler.attr["fusestatic"] = "true"
        if self.chance(0.15):
            compiler.attr["alignfree"] = r.choice(("true", "false"))
        integrator = r.choice(("Euler", "Euler", "RK4"))
        self.explicit = integrator == "RK4" or self.chance(0.15)  # damping not implicit: short steps
        option = self.root.add("option", integrator=integrator)
        option.attr["timestep"] = text(r.choice((0.0005, 0.001) if self.explicit else (0.001, 0.002)))
        if self.chance(0.4):
            option.attr["gravity"] = text(*self.vector(8))
        flag = option.add("flag", energy="enable")
        flag.attr["constraint" if self.limits else "contact"] = "disable"
        if self.explicit and integrator == "Euler":
            flag.attr["eulerdamp"] = "disable"
        for name in ("gravity", "spring"):
            if self.chance(0.07):
                flag.attr[name] = "disable"

    def defaults(self):
        if not self.chance(0.6):
            return
        r = self.rng
        main = self.root.add("default")
        main.add("geom", density=text(r.uniform(300, 2000)), rgba=text(*[r.random() for _ in range(4)]))
        main.add("joint", armature=text(r.uniform(0.01, 0.1)))
        for i in range(r.randint(1, 3)):
            top = main.add("default", class_=f"class{i}")
            top.add("joint", armature=text(r.uniform(0, 0.2)), group=r.randint(0, 5))
            top.add("site", type=r.choice(SHAPES), size=text(*[r.uniform(0.01, 0.1) for _ in range(3)]))
            self.classes.append(f"class{i}")
            if self.chance(0.5):
                sub = top.add("default", class_=f"class{i}_sub")
                sub.add("geom", density=text(r.uniform(300, 2000)), group=r.randint(0, 5))
                self.classes.append(f"class{i}_sub")

    def custom(self):
        if not self.chance(0.3):
            return
        c = self.root.add("custom")
        c.add("numeric", name="gain", data=text(*self.vector(3)), size=self.rng.randint(3, 6))
        c.add("text", name="note", data="made by make_models")

    # Bodies ----------------------------------------------------------------------------------------------------------
    def some_class(self, p):
        return self.rng.choice(self.classes) if self.chance(p) else None

    def geom(self, parent):
        r = self.rng
        shape = r.choice(SHAPES)
        size = [r.uniform(0.04, 0.14) for _ in range(3)]
        g = parent.add("geom", name=self.label("geom"), class_=self.some_class(0.2), type=shape)
        if shape in ("capsule", "cylinder", "box", "ellipsoid") and self.chance(0.3):
            a = self.vector(0.2)
            b = [x + 0.25 * d for x, d in zip(a, self.direction())]
            g.attr["fromto"] = text(*a, *b)
            g.attr["size"] = text(size[0])
        else:
            n = {"sphere": 1, "capsule": 2, "cylinder": 2}.get(shape, 3)
            g.attr["size"] = text(*size[:n])
            g.attr["pos"] = text(*self.vector(0.15))
            g.attr.update(self.orientation())
        kind = r.randrange(4)
        if kind == 0:
            g.attr["mass"] = text(r.uniform(0.2, 3))
        elif kind == 1:
            g.attr["density"] = text(r.uniform(300, 2000))
        if self.chance(0.1) and shape != "ellipsoid":
            g.attr["shellinertia"] = "true"
        if self.limits and self.chance(0.5):
            g.attr["condim"] = r.choice((1, 3, 4, 6))
            g.attr["friction"] = text(r.random(), 0.01 * r.random(), 0.001 * r.random())
        else:
            g.attr["contype"] = g.attr["conaffinity"] = 0

    def site(self, parent):
        r = self.rng
        s = parent.add("site", name=self.label("site"), class_=self.some_class(0.3), pos=text(*self.vector(0.2)))
        s.attr.update(self.orientation())
        if self.chance(0.5):
            s.attr["size"] = text(*[r.uniform(0.01, 0.05) for _ in range(3)])
            s.attr["type"] = r.choice(SHAPES)

    def inertial(self, parent):
        """Given inertia; principal moments obey the triangle inequality."""
        r = self.rng
        m = r.uniform(0.3, 4)
        i = parent.add("inertial", pos=text(*self.vector(0.1)), mass=text(m))
        a, b, c = (m * r.uniform(0.002, 0.02) for _ in range(3))
        if self.chance(0.3):
            s = 0.2 * min(a, b, c)
            full = (a + b, b + c, a + c, r.uniform(-s, s), r.uniform(-s, s), r.uniform(-s, s))
            i.attr["fullinertia"] = text(*full)
        else:
            i.attr["diaginertia"] = text(a + b, b + c, a + c)
            i.attr.update(self.orientation())

    def joint(self, parent, kind):
        r = self.rng
        j = parent.add("joint", name=self.label("joint"), class_=self.some_class(0.3), type=kind)
        if kind in ("hinge", "slide"):
            j.attr["axis"] = text(*self.direction())
            if self.chance(0.3):
                x = r.uniform(-0.5, 0.5)
                j.attr["ref"] = text(self.angle(x) if kind == "hinge" else 0.2 * x)
        if kind in ("hinge", "ball") and self.chance(0.6):
            j.attr["pos"] = text(*self.vector(0.1))
        soft = 0.2 if kind == "free" else 1
        j.attr["damping"] = text(soft * r.uniform(3, 9))
        if kind == "slide":
            j.attr["stiffness"] = text(r.uniform(100, 400))
        elif self.chance(0.7):
            j.attr["stiffness"] = text(soft * r.uniform(5, 30))
        if kind in ("hinge", "slide") and self.chance(0.4):
            x = r.uniform(-0.5, 0.5)
            j.attr["springref"] = text(self.angle(x) if kind == "hinge" else 0.2 * x)
        if kind in ("hinge", "slide") and self.chance(0.08):
            j.attr["springdamper"] = text(r.uniform(0.1, 0.5), r.uniform(0.5, 1.5))
            del j.attr["damping"]
            j.attr.pop("stiffness", None)
        if self.explicit or self.big or self.chance(0.7):
            j.attr["armature"] = text(r.uniform(0.05, 0.3))
        if self.limits and kind != "free" and self.chance(0.6):
            hi = self.angle(r.uniform(0.2, 1.5)) if kind != "slide" else 0.2
            lo = 0 if kind == "ball" else -hi
            j.attr["range"] = text(lo, hi)
        if self.limits and self.chance(0.3):
            j.attr["frictionloss"] = text(r.uniform(0.1, 1))

    def joints(self, body, at_root):
        """What moves a body: nothing, free, ball (alone or on slides), or one to three hinges and slides."""
        x = self.rng.random()
        if at_root and x < 0.35:
            if self.chance(0.5):
                body.add("freejoint", name=self.label("joint"))
            else:
                self.joint(body, "free")
        elif x < 0.5:
            if self.chance(0.25):
                self.joint(body, "slide")
            self.joint(body, "ball")
        elif x < 0.92 or at_root:
            for _ in range(self.rng.choice((1, 1, 1, 1, 2, 3))):
                self.joint(body, self.rng.choice(("hinge", "hinge", "hinge", "slide")))

    def body(self, parent, depth):
        """A subtree; children share what is left of the body budget."""
        r = self.rng
        self.left -= 1
        if self.chance(0.15):
            parent = parent.add("frame", pos=text(*self.vector(0.1)), **self.orientation())
        body = parent.add("body", name=self.label("body"), childclass=self.some_class(0.15))
        place = self.vector(1.5) if depth == 0 else self.vector(0.3)
        body.attr["pos"] = text(*place)
        body.attr.update(self.orientation())
        if self.chance(0.2):
            body.attr["gravcomp"] = text(r.choice((1, 0.5, r.uniform(0, 1.5))))
        if self.chance(0.35):
            self.inertial(body)
        self.joints(body, depth == 0)
        self.geom(body)
        for _ in range(r.choice((0, 0, 1, 2))):
            self.geom(body)
        if self.chance(0.1):
            frame = body.add("frame", name=self.label("frame"), pos=text(*self.vector(0.2)), **self.orientation())
            self.geom(frame)
            self.site(frame)
        if self.chance(0.4):
            self.site(body)
        branches = r.choice((1, 1, 1, 2, 2, 3)) if depth < 12 else 0
        for _ in range(branches):
            if self.left > 0 and self.chance(0.9):
                self.body(body, depth + 1)

    def mocap(self, world):
        self.left -= 1
        b = world.add("body", name=self.label("body"), mocap="true", pos=text(*self.vector(2)), **self.orientation())
        self.geom(b)
        self.site(b)

    def world(self):
        world = self.root.add("worldbody")
        if self.chance(0.5):
            world.add("geom", name=self.label("geom"), type="plane", size="3 3 0.1", pos="0 0 -2", contype=0, conaffinity=0)
        if self.chance(0.3):
            self.site(world)
        while self.left > 0:
            if self.chance(0.07):
                self.mocap(world)
            self.body(world, 0)

    def make(self):
        self.header()
        self.defaults()
        self.custom()
        self.world()
        out = []
        self.root.write(out)
        return "\n".join(out) + "\n"


def models(seed, count):
    """(name, XML text) of the models of a seed; sizes are spread over 1..60 bodies."""
    for i in range(count):
        rng = random.Random(seed * 1000003 + i)
        nbody = 60 if i % 10 == 9 else rng.randint(1, 8 if i % 3 == 0 else 40)
        name = f"random_{seed}_{i:03d}"
        yield name, Maker(rng, name, nbody).make()


def main():
    ap = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    ap.add_argument("--seed", type=int, default=1)
    ap.add_argument("--count", type=int, default=40)
    ap.add_argument("--out", default="build/models")
    ap.add_argument("--kind", choices=("tree", "all"), default="tree", help="all: every element of MJCF")
    arg = ap.parse_args()
    if arg.kind == "all":
        import make_models_all
        names = make_models_all.write_models(arg.seed, arg.count, arg.out)
        print(f"{len(names)} models in {arg.out}")
        return
    os.makedirs(arg.out, exist_ok=True)
    for name, xml in models(arg.seed, arg.count):
        with open(os.path.join(arg.out, name + ".xml"), "w", encoding="utf-8") as f:
            f.write(xml)
    print(f"{arg.count} models in {arg.out}")


if __name__ == "__main__":
    main()
