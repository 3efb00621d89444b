#!/usr/bin/env python3
"""Writes random models that together use every element and attribute of MJCF 3.5.0, the same ones for the same seed.

    tests/random_models/make_models_all.py --seed 7 --count 200 --out build/models_all [--coverage]

With MuJoCo 3.5.0 importable (run it with `$(tools/mujoco.sh)`) a model it refuses, or whose joint inertia is nearly singular, is
drawn again, and the rate of acceptance is printed; --coverage also compares the (element, attribute) pairs used with those of mj_printSchema. Asset files are in OUT/assets.
Physical sense is not a goal, only that a model compiles.
"""

import argparse
import os
import random
import signal
import sys
import tempfile

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import model_assets  # noqa: E402
import model_values as V  # noqa: E402
from make_models import Node  # noqa: E402
from model_coverage import Coverage  # noqa: E402
from model_parts import Parts  # noqa: E402
from model_plugins import Plugins  # noqa: E402

text = V.text
SHAPES = ("sphere", "capsule", "ellipsoid", "cylinder", "box")
SIZES = {"sphere": 1, "capsule": 2, "cylinder": 2}
TRIES = 20
PATIENCE = 10  # seconds for MuJoCo
CONDITION = 1e6  # of the scaled joint inertia: beyond, two programs may differ by more than 1e-10


class Maker(Parts, Plugins):
    """One model from one random stream: header, defaults, assets and the tree; the rest is in Parts."""

    def __init__(self, rng, name, plugin_seed):
        super().__init__(rng)
        self.plugin_seed = plugin_seed
        self.root = Node("mujoco", model=name)
        self.left = rng.randint(2, 9)
        self.keys_possible = True  # false once an element makes joints we do not count
        self.nq = self.nv = self.na = self.nu = self.nmocap = 0

    # Header ----------------------------------------------------------------------------------------------------------
    def header(self):
        r = self.rng
        compiler = self.root.add("compiler", angle="degree" if self.degree else "radian", **self.attrs(V.COMPILER, 0.1))
        if self.chance(0.4):
            compiler.attr["eulerseq"] = r.choice(("xyz", "XYZ", "zyx", "ZYX", "zxz", "yZx", "XyX"))
        self.fused = compiler.attr.get("fusestatic") == "true"  # lights of fused bodies: MuJoCo reads freed memory
        if not self.autolimits:
            compiler.attr["autolimits"] = "false"
        if self.chance(0.05):
            compiler.attr.update(inertiagrouprange="0 5")
        if self.assetdir == "dirs":
            compiler.attr.update(meshdir="assets", texturedir="assets")
        elif self.assetdir == "asset":
            compiler.attr["assetdir"] = "assets"
        if self.chance(0.3):
            compiler.add("lengthrange", **self.attrs(V.LENGTHRANGE, 0.3))
        option = self.root.add("option", **self.attrs(V.OPTION, 0.15))
        if self.chance(0.5):
            option.add("flag", **self.attrs(V.FLAG, 0.15))
        if self.chance(0.4):
            size = self.root.add("size", **self.attrs(V.SIZE, 0.3))
            if "memory" not in size.attr and self.chance(0.3):
                size.attr["nstack"] = 100000
            elif "memory" in size.attr:
                size.attr.pop("njmax", None), size.attr.pop("nconmax", None)
        if self.chance(0.3):
            self.root.add("statistic", **self.attrs(V.STATISTIC, 0.4))
        if self.chance(0.4):
            visual = self.root.add("visual")
            for part, table in V.VISUAL.items():
                if self.chance(0.5):
                    visual.add(part, **self.attrs(table, 0.3))

    # Assets ----------------------------------------------------------------------------------------------------------
    def file(self, name, kind="any"):
        """Where a file of assets/ is, seen from the model."""
        return name if self.assetdir == "asset" or (self.assetdir == "dirs" and kind in ("mesh", "texture")) else "assets/" + name

    def assets(self):
        a = self.root.add("asset")
        for _ in range(self.rng.choice((0, 1, 1, 2))):
            self.texture(a)
        for _ in range(self.rng.choice((0, 1, 2))):
            self.material(a)
        for _ in range(self.rng.choice((0, 1, 1, 2, 3))):
            self.mesh(a)
        if self.chance(0.25):
            self.hfield(a)
        if self.chance(0.1):
            a.add("model", name=self.label("model", always=True), file="assets/sub.xml", content_type="text/xml" if self.chance(0.3) else None)
        if not a.child:
            self.root.child.remove(a)

    def texture(self, a):
        r = self.rng
        kind = r.choice(("2d", "cube", "skybox"))
        t = a.add("texture", name=self.label("texture", always=True), type=kind, **self.attrs(V.TEXTURE, 0.2))
        form = r.choice(("builtin", "builtin", "file", "six"))
        if form == "builtin" or (form == "six" and kind == "2d"):
            n = r.choice((4, 8, 10))
            t.attr.update(builtin=r.choice(("gradient", "checker", "flat")), width=n, height=n if kind == "2d" else 6 * n if self.chance(0.5) else n)
            t.attr.update(self.attrs(V.TEXTURE_BUILTIN, 0.5))
            if self.chance(0.3) and kind == "2d":
                t.attr["nchannel"] = r.choice((3, 4))
        elif form == "file":
            t.attr["file"] = self.file("grid.png" if kind != "2d" else r.choice(("rgb.png", "gray.png", "rgba.png")), "texture")
            if kind != "2d":
                t.attr.update(gridsize="2 3", gridlayout=r.choice((".U..LF", "RLUDFB", "FRBL.U")))
            if self.chance(0.3):
                t.attr["content_type"] = "image/png"
            if t.attr["file"].endswith("rgba.png"):
                t.attr["nchannel"] = 4
            if t.attr["file"].endswith("gray.png"):
                t.attr["nchannel"] = 1
        else:
            sides = [s for s in ("right", "left", "up", "down", "front", "back") if self.chance(0.8)] or ["up"]
            t.attr.update({"file" + s: self.file("rgb.png", "texture") for s in sides})
        if kind == "skybox":
            self.names["texture"].pop()
            self.names["skybox"].append(t.attr["name"])

    def material(self, a):
        m = a.add("material", name=self.label("material", always=True), class_=self.some_class(), **self.attrs(V.MATERIAL, 0.3))
        if self.chance(0.3) and self.pick("texture"):
            m.attr["texture"] = self.pick("texture")
        elif self.pick("texture"):
            for role in self.rng.sample(V.ROLES, self.rng.randint(0, 3)):
                m.add("layer", role=role, texture=self.pick("texture"))

    def mesh(self, a):
        r = self.rng
        m = a.add("mesh", name=self.label("mesh", always=True), class_=self.some_class())
        m.attr.update(self.attrs(V.MESH, 0.25))
        form = r.choice(("builtin", "builtin", "inline", "inline", "file"))
        if form == "builtin":
            kind, params = r.choice((("sphere", "1"), ("sphere", "2"), ("hemisphere", "2"), ("hemisphere", "4"), ("cone", "6 0.3"), ("cone", "5 0"), ("supersphere", "8 0.7 1.3"),
                                     ("supertorus", "8 0.4 0.7 1.2"), ("wedge", "4 5 30 20 0.3"), ("plate", "4 3")))
            m.attr.update(builtin=kind, params=params)
            if kind in ("plate", "wedge"):
                m.attr["inertia"] = "shell"
                self.names["pad"].append(m.attr["name"])
            if kind == "plate":  # flat: it has no hull
                self.names["mesh"].remove(m.attr["name"])
            if kind != "hemisphere" or m.attr.get("inertia") == "exact":
                m.attr["scale"] = text(*[r.uniform(0.05, 0.1) for _ in range(3)])
            else:
                m.attr["scale"] = "0.08 0.07 0.09"
        elif form == "file":
            name, kind = r.choice((("block.stl", "model/stl"), ("block.obj", "model/obj"), ("block.msh", "model/vnd.mujoco.msh")))
            m.attr.update(file=self.file(name, "mesh"), content_type=kind if self.chance(0.3) else None)
        else:
            self.inline_mesh(m)

    def inline_mesh(self, m):
        """A cloud of points (its hull is used) or the block with its faces."""
        r = self.rng
        if self.chance(0.5):
            m.attr["vertex"] = text(*[r.uniform(-0.1, 0.1) for _ in range(3 * r.randint(6, 14))])
            return
        m.attr["vertex"] = text(*[x + r.uniform(-0.01, 0.01) for v in model_assets.VERTEX for x in v])
        m.attr["face"] = " ".join(str(i) for f in model_assets.FACE for i in f)
        if self.chance(0.4):
            m.attr["texcoord"] = text(*[r.random() for _ in range(16)])
        if self.chance(0.3):
            m.attr["normal"] = text(*[x for _ in range(8) for x in V.direction(r)])

    def hfield(self, a):
        r = self.rng
        h = a.add("hfield", name=self.label("hfield", always=True), size=text(r.uniform(1, 3), r.uniform(1, 3), r.uniform(0.1, 1), r.uniform(0.05, 0.2)))
        form = r.choice(("elevation", "flat", "bin", "png"))
        if form == "bin":
            h.attr.update(file=self.file("heights.bin", "mesh"), content_type="image/vnd.mujoco.hfield" if self.chance(0.3) else None)
        elif form == "png":
            h.attr.update(file=self.file("gray.png", "mesh"), content_type="image/png" if self.chance(0.5) else None)
        else:
            rows, cols = r.randint(2, 6), r.randint(2, 6)
            h.attr.update(nrow=rows, ncol=cols)
            if form == "elevation":
                h.attr["elevation"] = text(*[r.uniform(0, 2) for _ in range(rows * cols)])

    # Tree ------------------------------------------------------------------------------------------------------------
    def geom(self, parent, static=False):
        r = self.rng
        g = parent.add("geom", name=self.label("geom"), class_=self.some_class(), **self.attrs(V.GEOM, 0.12))
        kind = r.random()
        if kind < 0.2 and self.pick("mesh"):
            g.attr.update(type="mesh", mesh=self.pick("mesh"))
            if self.chance(0.3):  # a primitive fitted to the mesh
                g.attr.update(type=r.choice(SHAPES), fitscale=text(r.uniform(0.8, 1.2)) if self.chance(0.5) else None)
            elif g.attr["name"]:
                self.names["mesh_geom"].append(g.attr["name"])
            g.attr.update(pos=text(*self.vector(0.15)), **self.orientation())
        elif kind < 0.28 and static and self.pick("hfield"):
            g.attr.update(type="hfield", hfield=self.pick("hfield"))
            return
        elif kind < 0.4 and static:
            g.attr.update(type="plane", size="0 0 0.1" if self.chance(0.3) else "2 3 0.1")
            return
        else:
            self.primitive(g)
            if g.attr["name"] and g.attr["type"] in ("sphere", "cylinder"):
                self.names["wrap"].append(g.attr["name"])
        if self.chance(0.5):
            g.attr[r.choice(("mass", "density"))] = text(r.uniform(0.2, 3)) if "fitscale" in g.attr else text(r.uniform(1, 3))
        if self.chance(0.08) and g.attr["type"] in ("sphere", "box"):
            g.attr["shellinertia"] = "true"

    def primitive(self, g):
        r = self.rng
        shape = g.attr["type"] = r.choice(SHAPES)
        size = [r.uniform(0.03, 0.14) for _ in range(3)]
        if shape != "sphere" and not self.default_pos and self.chance(0.3):
            a = self.vector(0.2)
            g.attr.update(fromto=text(*a, *[x + 0.25 * d for x, d in zip(a, V.direction(r))]), size=text(size[0]))
        else:
            g.attr.update(size=text(*size[:SIZES.get(shape, 3)]), pos=text(*self.vector(0.15)), **self.orientation())

    def site(self, parent):
        s = parent.add("site", name=self.label("site"), class_=self.some_class(), **self.attrs(V.SITE, 0.2))
        if self.chance(0.4):
            self.primitive(s)
        else:
            s.attr.update(pos=text(*self.vector(0.2)), **self.orientation())

    def inertial(self, parent):
        """Principal moments obey the triangle inequality."""
        r = self.rng
        m = r.uniform(0.3, 4)
        i = parent.add("inertial", pos=text(*self.vector(0.1)), mass=text(m))
        a, b, c = (m * r.uniform(0.002, 0.02) for _ in range(3))
        if self.chance(0.4):
            s = 0.2 * min(a, b, c)
            i.attr["fullinertia"] = text(a + b, b + c, a + c, *[r.uniform(-s, s) for _ in range(3)])
        else:
            i.attr.update(diaginertia=text(a + b, b + c, a + c), **self.orientation())

    def joint(self, parent, kind):
        r = self.rng
        table = dict(V.JOINT)
        if kind in ("free", "ball"):
            table.pop("springref", None)
        j = parent.add("joint", name=self.label("joint"), class_=self.some_class(), type=kind, **self.attrs(table, 0.2))
        scalar = kind in ("hinge", "slide")
        if kind != "free" and self.chance(0.8):
            j.attr["axis"] = text(*V.direction(r))
        if kind != "free" and self.chance(0.5):
            j.attr["pos"] = text(*self.vector(0.1))
        turn = self.angle if kind == "hinge" else float
        if scalar:
            j.attr.update(self.attrs({"ref": lambda m: text(turn(r.uniform(-0.5, 0.5))), "springref": lambda m: text(turn(r.uniform(-0.5, 0.5))),
                                      "actuatorfrcrange": lambda m: text(-r.uniform(1, 9), r.uniform(1, 9))}, 0.2))
            if "actuatorfrcrange" in j.attr and (self.chance(0.5) or not self.autolimits):
                j.attr["actuatorfrclimited"] = "true"
            if self.chance(0.08):
                j.attr["springdamper"] = text(r.uniform(0.1, 0.5), r.uniform(0.5, 1.5))
        if kind != "free" and self.chance(0.4):
            high = r.uniform(0.2, 1.5)
            j.attr["range"] = text(0 if kind == "ball" else -turn(high), self.angle(high) if kind == "ball" else turn(high))
            if self.chance(0.5) or not self.autolimits:
                j.attr["limited"] = "true"
        self.note_joint(j, kind)

    def note_joint(self, j, kind):
        size = {"free": (7, 6), "ball": (4, 3)}.get(kind, (1, 1))
        self.nq, self.nv = self.nq + size[0], self.nv + size[1]
        name = j.attr.get("name")
        if not name:
            return
        self.names[kind].append(name)
        if kind in ("hinge", "slide"):
            self.names["scalar_joint"].append(name)
        if "range" in j.attr and kind != "free":
            self.names["limited_joint"].append(name)
            if kind != "ball":
                self.names["limited_scalar"].append(name)

    def joints(self, body, at_root):
        x = self.rng.random()
        if at_root and x < 0.35:
            if self.chance(0.5):
                j = body.add("freejoint", name=self.label("joint"), **self.attrs(V.FREEJOINT, 0.3))
                self.note_joint(j, "free")
            else:
                self.joint(body, "free")
        elif x < 0.5:
            self.joint(body, "ball")
        elif x < 0.92 or at_root:
            for _ in range(self.rng.choice((1, 1, 1, 2, 3))):
                self.joint(body, self.rng.choice(("hinge", "hinge", "slide")))

    def camera(self, parent):
        r = self.rng
        c = parent.add("camera", name=self.label("camera"), class_=self.some_class(), pos=text(*self.vector(1)), **self.attrs(V.CAMERA, 0.2))
        c.attr.update(self.orientation())
        c.attr.update(self.lens())
        self.aim(c)
        if c.attr["name"] and "resolution" in c.attr:
            self.names["pixel_camera"].append(c.attr["name"])

    def aim(self, c):
        if self.chance(0.4):
            c.attr["mode"] = self.rng.choice(("fixed", "track", "trackcom", "targetbody", "targetbodycom"))
            if c.attr["mode"].startswith("target"):
                c.attr["target"] = self.pick("body") or "world"

    def light(self, parent):
        r = self.rng
        n = parent.add("light", name=self.label("light"), class_=self.some_class(), **self.attrs(V.LIGHT, 0.25))
        if self.chance(0.3):
            n.attr["directional"] = r.choice(("true", "false"))
        elif self.chance(0.4):
            n.attr["type"] = r.choice(("spot", "directional", "point", "image"))
        if self.pick("texture") and self.chance(0.2):
            n.attr["texture"] = self.pick("texture")
        self.aim(n)

    def body(self, parent, depth):
        r = self.rng
        self.left -= 1
        if self.chance(0.15):
            parent = parent.add("frame", name=self.label("frame"), childclass=self.some_class(), pos=text(*self.vector(0.1)), **self.orientation())
        body = parent.add("body", name=self.label("body"), childclass=self.some_class(), pos=text(*self.vector(1.5 if depth == 0 else 0.3)), **self.orientation())
        body.attr.update(self.attrs(V.BODY, 0.15))
        if depth == 0 and self.chance(0.1):
            body.attr["sleep"] = r.choice(("auto", "never", "allowed", "init"))
        if self.chance(0.3):
            self.inertial(body)
        self.joints(body, depth == 0)
        for _ in range(r.choice((1, 1, 2, 3))):
            self.geom(body)
        for _ in range(r.choice((0, 1, 1, 2))):
            self.site(body)
        if self.chance(0.15):
            self.camera(body)
        if self.chance(0.15) and not self.fused:
            self.light(body)
        if self.chance(0.1):
            frame = body.add("frame", pos=text(*self.vector(0.2)), **self.orientation())
            self.geom(frame)
            self.site(frame)
        for _ in range(r.choice((1, 1, 2)) if depth < 5 else 0):
            if self.left > 0 and self.chance(0.85):
                self.body(body, depth + 1)

    def world(self):
        world = self.root.add("worldbody")
        self.world_node = world
        for what, p in ((lambda w: self.geom(w, True), 0.7), (self.site, 0.4), (self.camera, 0.3), (self.light, 0.4)):
            if self.chance(p):
                what(world)
        while self.left > 0:
            if self.chance(0.1):
                self.mocap(world)
            self.body(world, 0)
        for what, p in ((self.replicate, 0.12), (self.attach, 0.5), (self.composite, 0.12), (self.flexcomp, 0.2), (self.include, 0.05)):
            if self.chance(p):
                what(world)

    def mocap(self, world):
        b = world.add("body", name=self.label("body"), mocap="true", pos=text(*self.vector(2)), **self.orientation())
        self.geom(b)
        self.nmocap += 1

    def replicate(self, world):
        """Copies: names get numbers behind them, so nothing inside is referred to."""
        saved, self.anonymous = self.anonymous, True
        r = world.add("replicate", count=self.rng.randint(2, 4), sep="-" if self.chance(0.5) else None)
        r.attr.update(offset=text(*self.vector(0.3)) if self.chance(0.7) else None, euler=text(*[self.angle(x) for x in self.vector(1)]) if self.chance(0.7) else None)
        if self.chance(0.6):
            b = r.add("body", name="copied", pos=text(*self.vector(0.3)))
            self.joints(b, True)
            self.geom(b)
            self.site(b)
            self.keys_possible = False
        else:
            self.geom(r)
            self.site(r)
        self.anonymous = saved

    def attach(self, world):
        model = self.pick("model")
        if not model:
            return
        where = world.add("frame", pos=text(*self.vector(1)), **self.orientation()) if self.chance(0.5) else world.add("body", pos=text(*self.vector(1)))
        where.add("attach", model=model, body=self.rng.choice(("arm", "tip")), prefix="sub_")
        self.keys_possible = False

    def include(self, world):
        world.add("include", file="assets/part.xml")
        self.keys_possible = False

    def make(self):
        self.header()
        self.custom_early()
        defaults = self.root.add("default") if self.chance(0.6) else None
        self.classes_of(defaults)
        self.assets()
        self.fill_defaults(defaults)
        self.world()
        self.references()
        self.plugins(self.plugin_seed)
        out = []
        self.root.write(out)
        return "\n".join(out) + "\n"


def draw(seed, index, attempt, name):
    stream = (seed * 1000003 + index) * 101 + attempt
    return Maker(random.Random(stream), name, stream + 0.5)


def installed_mujoco():
    """MuJoCo, or None when it is not installed or another version."""
    try:
        import mujoco
    except ImportError:
        return None
    return mujoco if mujoco.__version__ == "3.5.0" else None


def ill_posed(mujoco, model):
    """Why the constants of a model that MuJoCo takes are not determined to ten digits, or "": they divide by the joint inertia."""
    if model.nv == 0:
        return ""
    import numpy
    data, inertia = mujoco.MjData(model), numpy.zeros((model.nv, model.nv))
    data.qpos[:] = model.qpos0
    mujoco.mj_kinematics(model, data)
    mujoco.mj_comPos(model, data)
    mujoco.mj_tendon(model, data)
    mujoco.mj_makeM(model, data)
    mujoco.mj_fullM(model, inertia, data.qM)
    scale = numpy.sqrt(numpy.abs(numpy.diag(inertia)))
    if scale.min() <= 0:
        return "the inertia of a joint is zero"
    condition = numpy.linalg.cond(inertia / numpy.outer(scale, scale))
    return "" if condition < CONDITION else f"the condition of the inertia matrix is {condition:.1e}"


def refusal(mujoco, path):
    """What MuJoCo says against a model, None if it takes it. In a child process: some models end MuJoCo itself."""
    if mujoco is None:
        return None
    read, write = os.pipe()
    child = os.fork()
    if child == 0:
        signal.alarm(PATIENCE)
        os.dup2(os.open(os.devnull, os.O_WRONLY), 2)  # its hull library prints
        try:
            answer = ill_posed(mujoco, mujoco.MjModel.from_xml_path(path)).encode() or b"ok"
        except ValueError as error:
            answer = str(error).encode()[:4000]
        os.write(write, answer)
        os._exit(0)
    os.close(write)
    with os.fdopen(read, "rb") as f:
        answer = f.read().decode()
    os.waitpid(child, 0)
    return None if answer == "ok" else answer or "MuJoCo crashed or took long"


def write_model(seed, i, out, report=None):
    """Writes one model of a seed into a folder that has its assets; its name, None when no attempt was accepted."""
    name = f"all_{seed}_{i:04d}"
    path = os.path.join(out, name + ".xml")
    for attempt in range(TRIES):
        with open(path, "w", encoding="utf-8") as f:
            f.write(draw(seed, i, attempt, name).make())
        error = refusal(installed_mujoco(), path)
        if report:
            report(path, error)
        if error is None:
            return name
    os.remove(path)
    return None


def write_models(seed, count, out, report=None):
    """Writes the models of a seed into a folder; their names. report(path, error) is called for every attempt: None if accepted."""
    os.makedirs(out, exist_ok=True)
    model_assets.write_assets(os.path.join(out, "assets"))
    names = [write_model(seed, i, out, report) for i in range(count)]
    return [name for name in names if name]


def main():
    ap = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ap.add_argument("--seed", type=int, default=1)
    ap.add_argument("--count", type=int, default=100)
    ap.add_argument("--out", default="build/models_all")
    ap.add_argument("--coverage", action="store_true", help="the share of MJCF that occurs, and what does not")
    ap.add_argument("-v", action="store_true", help="why models were refused")
    arg = ap.parse_args()
    tries = [0, 0]

    def report(path, error):
        tries[error is not None] += 1
        if error and arg.v:
            print(os.path.basename(path), error.replace("\n", " | "))

    os.makedirs(arg.out, exist_ok=True)
    out, here = os.path.abspath(arg.out), os.getcwd()
    with tempfile.TemporaryDirectory() as log:  # MuJoCo writes its log where it stands
        os.chdir(log)
        names = write_models(arg.seed, arg.count, out, report)
        os.chdir(here)
    print(f"{len(names)} models in {arg.out}; {tries[0]} of {sum(tries)} drawn were accepted"
          + (f" ({100 * tries[0] / max(1, sum(tries)):.1f} %)" if installed_mujoco() else " (not tried: no MuJoCo 3.5.0 here)"))
    if arg.coverage:
        coverage = Coverage()
        for name in names:
            coverage.add_file(os.path.join(out, name + ".xml"))
        coverage.report()
    return 0 if len(names) == arg.count else 1


if __name__ == "__main__":
    sys.exit(main())
