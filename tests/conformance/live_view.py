#!/usr/bin/env python3
"""Compares scenes, cameras, dragging and picking with MuJoCo 3.5.0, both running here, on MuJoCo's compiled models and data.

For each model of the collections of `smooth` that are files, at random states along a run, MuJoCo's data are copied field by
field, contacts, constraint rows and islands included. Then:
  defaults   every default struct, byte by byte
  scene      ctv_updateScene with random switches, labels, frames, groups, categories, cameras and dragging: every field of the scene
  camera     frames, frusta, eyes, rooms and what the mouse does to them
  perturb    beginning to drag, and the poses and forces of dragging
  select     what is under random points of the view; where points agree within 1e-6, things in one place may be exchanged
  copy       which fields ctv_copyModel and ctv_copyData carry over
Integers, texts and the order of shapes must be equal. Floats must agree within 4 units of their last place, or 1e-6 of the largest
entry of their array; doubles within 1e-9.
"""

import ctypes
import glob
import os
import pathlib
import re
import sys
import zlib

import live
import live_sensor
import model_sets
import mujoco
import numpy as np
import runner
import schema_reader
from runner import option

OPTIONS = [option("models"), option("only"), option("states", 3), option("scenes", 20, "random scenes per state"), option("sample", 1),
           option("timeout", 600.0)]

P, I, D = ctypes.c_void_p, ctypes.c_int, ctypes.c_double
MAXGEOM = 20000


# Structs of schema/view.schema ---------------------------------------------------------------------------------------
SCALAR = {"int": ctypes.c_int, "float": ctypes.c_float, "cttNum": ctypes.c_double, "cttByte": ctypes.c_ubyte, "char": ctypes.c_char}


def constants():
    """Numbers of the schema's enums and constants, for the extents of arrays."""
    values = {}
    for line in open(os.path.join(live.ROOT, "include", "corten", "types.h"), encoding="utf-8"):
        found = re.match(r"#define (ct\w+)\s+(\d+)\b|\s+(ctN\w+) = (\d+),", line)
        if found:
            values[found.group(1) or found.group(3)] = int(found.group(2) or found.group(4))
    return values


def read_structs():
    """ctypes structs of the view, which are those of MuJoCo too."""
    known, values = {}, constants()
    for struct in schema_reader.read_structs(pathlib.Path(live.ROOT, "schema", "view.schema"))[0]:
        members = []
        for f in struct.fields:
            base = f.base
            kind = P if base.endswith("*") else known.get(base) or SCALAR[base]
            if not base.endswith("*"):
                for n in reversed(f.extent):
                    kind = kind * eval(str(n), {}, values)  # pylint: disable=eval-used
            members.append((f.name, kind))
        known[struct.name] = type(struct.name, (ctypes.Structure,), {"_fields_": members})
    return known


S = read_structs()
Perturb, Camera, Option, Scene, Geom = (S[n] for n in ("ctvPerturb", "ctvCamera", "ctvOption", "ctvScene", "ctvGeom"))

# What a scene points at: field, type, and how many of what.
ARRAYS = {
    "flexedgeadr": (np.int32, lambda m, s: s.nflex), "flexedgenum": (np.int32, lambda m, s: s.nflex),
    "flexvertadr": (np.int32, lambda m, s: s.nflex), "flexvertnum": (np.int32, lambda m, s: s.nflex),
    "flexfaceadr": (np.int32, lambda m, s: s.nflex), "flexfacenum": (np.int32, lambda m, s: s.nflex),
    "flexedge": (np.int32, lambda m, s: 2 * m.nflexedge), "skinfacenum": (np.int32, lambda m, s: s.nskin),
    "skinvertadr": (np.int32, lambda m, s: s.nskin), "skinvertnum": (np.int32, lambda m, s: s.nskin),
}  # fmt: skip


def array(pointer, kind, n):
    if not n or not pointer:
        return np.zeros(0, kind)
    size = int(n) * np.dtype(kind).itemsize
    return np.frombuffer((ctypes.c_ubyte * size).from_address(pointer), kind)


def bits(struct):
    return np.frombuffer(bytes(struct), np.uint8)


# Two libraries with the same functions -------------------------------------------------------------------------------
SIGNATURES = {
    "defaultCamera": [P], "defaultFreeCamera": [P, P], "defaultPerturb": [P], "defaultOption": [P], "defaultFigure": [P],
    "defaultScene": [P], "makeScene": [P, P, I], "freeScene": [P], "updateScene": [P, P, P, P, P, I, P],
    "addGeoms": [P, P, P, P, I, P], "makeLights": [P, P, P], "updateCamera": [P, P, P, P], "updateSkin": [P, P, P],
    "cameraFrame": [P, P, P, P, P, P], "cameraFrustum": [P, P, P, P, P], "room2model": [P, P, P, P, P],
    "model2room": [P, P, P, P, P], "cameraInModel": [P, P, P, P], "cameraInRoom": [P, P, P, P], "frustumHeight": [P],
    "alignToCamera": [P, P, P], "moveCamera": [P, I, D, D, P, P], "movePerturb": [P, P, I, D, D, P, P],
    "moveModel": [P, I, D, D, P, P], "initPerturb": [P, P, P, P], "applyPerturbPose": [P, P, P, I],
    "applyPerturbForce": [P, P, P], "averageCamera": [P, P], "select": [P, P, P, D, D, D, P, P, P, P, P],
    "initGeom": [P, I, P, P, P, P], "connector": [P, I, D, P, P], "copyModel": [P, P], "copyData": [P, P, P],
}  # fmt: skip
RESULTS = {"frustumHeight": D, "averageCamera": S["ctvGLCamera"], "select": I, "copyData": P}


class Side:
    """One engine: its functions, a model, data and a scene."""

    def __init__(self, lib, prefix):
        for name, arguments in SIGNATURES.items():
            f = getattr(lib, prefix + name)
            f.argtypes, f.restype = arguments, RESULTS.get(name)
            setattr(self, name, f)
        self.m = self.d = None
        self.scene = Scene()

    def open(self, model, data, maxgeom=MAXGEOM):
        self.m, self.d = model, data
        self.scene = Scene()
        self.defaultScene(self.r)
        self.makeScene(self.m, self.r, maxgeom)

    def close(self):
        self.freeScene(self.r)

    @property
    def r(self):
        return ctypes.addressof(self.scene)

    def geoms(self):
        return array(self.scene.geoms, np.dtype(Geom), self.scene.ngeom)


def mujoco_library():
    return ctypes.CDLL(glob.glob(os.path.join(os.path.dirname(mujoco.__file__), "libmujoco.so.*"))[0])


# Comparing -----------------------------------------------------------------------------------------------------------
class Count:
    """Floats that were compared, and those that differ in some bit."""

    def __init__(self):
        self.n = self.off = self.shapes = 0


COUNT = Count()


def off(a, b):
    """Places where two arrays of numbers disagree beyond rounding."""
    if a.dtype.kind != "f":
        return np.flatnonzero(a != b)
    same = (a == b) | (np.isnan(a) & np.isnan(b))
    COUNT.n += a.size
    COUNT.off += int(a.size - same.sum())
    if same.all():
        return np.zeros(0, int)
    with np.errstate(all="ignore"):
        size = np.abs(np.where(np.isfinite(b), b, 0)).astype(float)
        single = a.dtype == np.float32
        near = np.abs(a.astype(float) - b.astype(float)) <= (
            np.maximum(4 * 1.2e-7 * size, 1e-6 * size.max(initial=0)) if single else np.maximum(1e-9 * size.max(initial=0), 1e-12))
    return np.flatnonzero(~(same | near))


def compare(what, ours, theirs):
    """Problems between two arrays of structs or numbers."""
    if ours.dtype.names:
        return [p for name in ours.dtype.names for p in compare(f"{what}.{name}", ours[name], theirs[name])]
    if ours.dtype.kind == "S":
        bad = np.flatnonzero(ours != theirs)
        return [f"{what}[{bad[0]}] is {ours.flat[bad[0]]!r}, not {theirs.flat[bad[0]]!r}"] if bad.size else []
    if ours.size != theirs.size:
        return [f"{what}: {ours.size} numbers, not {theirs.size}"]
    a, b = np.ravel(ours), np.ravel(theirs)
    bad = off(a, b)
    return [f"{what}[{bad[0]}] is {a[bad[0]]!r}, not {b[bad[0]]!r} ({bad.size} such)"] if bad.size else []


def describe(geom):
    label = bytes(geom["label"]).split(b"\0")[0].decode(errors="replace")
    return f"type {geom['type']} {mujoco.mjtObj(int(geom['objtype'])).name[6:]} {geom['objid']} label {label!r}"


def compare_geoms(ours, theirs):
    a, b = ours.geoms(), theirs.geoms()
    COUNT.shapes += len(b)
    n = min(len(a), len(b))
    key = ["type", "objtype", "objid", "category"]
    for i in range(n):
        if any(a[k][i] != b[k][i] for k in key):
            return [f"geom {i} of {len(a)} is {describe(a[i])}, not {describe(b[i])} of {len(b)}"]
    if len(a) != len(b):
        more = a[n] if len(a) > n else b[n]
        return [f"{len(a)} geoms, not {len(b)}: {'too many' if len(a) > n else 'missing'} {describe(more)}"]
    problems = []
    for name in a.dtype.names:
        x, y = a[name], b[name]
        if name == "label":
            x, y = x.view(np.uint8), y.view(np.uint8)
        bad = off(np.ravel(x), np.ravel(y))
        if bad.size:
            i = bad[0] // (x.size // len(a))
            problems.append(f"geom {i} ({describe(b[i])}): {name} is {x[i]!r}, not {y[i]!r}")
    return problems


PLAIN = ("ngeom", "maxgeom", "nflex", "nskin", "nlight", "enabletransform", "stereo", "framewidth", "status", "scale")


def compare_scenes(m, ours, theirs, flags=None):
    a, b = ours.scene, theirs.scene
    problems = compare_geoms(ours, theirs)
    for name in PLAIN:
        if getattr(a, name) != getattr(b, name):
            problems.append(f"{name} is {getattr(a, name)}, not {getattr(b, name)}")
    for name in ("translate", "rotate", "flags", "framergb"):
        problems += compare(name, np.array(getattr(a, name)), np.array(getattr(b, name)))
    for name, (kind, count) in ARRAYS.items():
        problems += compare(name, *(array(getattr(s, name), kind, count(m, s)) for s in (a, b)))
    lights = [np.frombuffer(bytes(s.lights), np.dtype(S["ctvLight"]))[: b.nlight] for s in (a, b)]
    problems += compare("light", *lights)
    problems += compare("camera", *(np.frombuffer(bytes(s.camera), np.dtype(S["ctvGLCamera"])) for s in (a, b)))
    if flags is not None:
        problems += compare_surfaces(m, a, b, flags)
    return problems


def compare_surfaces(m, a, b, flags):
    """Vertices and faces of flexes and skins, as far as the last update made them."""
    V = mujoco.mjtVisFlag
    problems = []
    if any(flags[f] for f in (V.mjVIS_FLEXVERT, V.mjVIS_FLEXEDGE, V.mjVIS_FLEXFACE, V.mjVIS_FLEXSKIN)) and m.nflex:
        for name in ("flexvertopt", "flexedgeopt", "flexfaceopt", "flexskinopt"):
            problems += [] if getattr(a, name) == getattr(b, name) else [name]
        problems += compare("flexvert", *(array(s.flexvert, np.float32, 3 * m.nflexvert) for s in (a, b)))
        used = [array(s.flexfaceused, np.int32, s.nflex) for s in (a, b)]
        problems += compare("flexfaceused", *used)
        first = array(b.flexfaceadr, np.int32, b.nflex)
        for f in range(m.nflex if not problems else 0):
            n = used[1][f]
            for name, size in (("flexface", 9), ("flexnormal", 9), ("flextexcoord", 6)):
                if name == "flextexcoord" and m.flex_texcoordadr[f] < 0:
                    continue
                at = size * int(first[f])
                pair = [array(getattr(s, name), np.float32, at + size * n)[at:] for s in (a, b)]
                problems += compare(f"{name} of flex {f}", *pair)
    if flags[V.mjVIS_SKIN] and m.nskin:
        for name in ("skinvert", "skinnormal"):
            problems += compare(name, *(array(getattr(s, name), np.float32, 3 * m.nskinvert) for s in (a, b)))
    return problems


# MuJoCo's data in ours -------------------------------------------------------------------------------------------
SIZES = ("ncon", "ne", "nf", "nl", "nefc", "nJ", "nA", "nisland", "nidof")


def copy_data(world, d):
    for name in SIZES:
        world.get("data", name)[:] = getattr(d, name)
    world.lib.shim_arena(world.m, world.d)
    for name in world.corten.fields["data"]:
        if name in live.SKIP["data"] and name != "bvh_active" or name in SIZES or name.startswith("plugin"):
            continue
        x = world.get("data", name)
        if x is None or not x.size or not hasattr(d, name):
            continue
        their = np.ravel(np.asarray(getattr(d, name)))
        if their.size == x.size and their.dtype.kind in "fiub":
            x[:] = their
    contact = ctypes.cast(world.lib.shim_contacts(world.d), ctypes.POINTER(live_sensor.Contact))
    for i, c in enumerate(d.contact):
        for name, kind in live_sensor.Contact._fields_:
            value = getattr(c, name)
            setattr(contact[i], name, kind(*np.ravel(value).tolist()) if np.ndim(value) else value)


# Random inputs -------------------------------------------------------------------------------------------------------
def random_option(rng, k, no_trees=False):
    """Switches by chance; the second has everything on."""
    o = Option()
    mode = rng.random()
    o.label = int(rng.integers(mujoco.mjtLabel.mjNLABEL)) if k else 0
    o.frame = int(rng.integers(mujoco.mjtFrame.mjNFRAME)) if k else 0
    for name in ("geomgroup", "sitegroup", "jointgroup", "tendongroup", "actuatorgroup", "flexgroup", "skingroup"):
        getattr(o, name)[:] = [int(rng.random() < 0.8) if k > 1 else 1 for _ in range(6)]
    chance = 1 if k == 1 else (0.15 if mode < 0.3 else 0.5)
    o.flags[:] = [int(rng.random() < chance) for _ in range(len(o.flags))]
    for flag in (mujoco.mjtVisFlag.mjVIS_BODYBVH, mujoco.mjtVisFlag.mjVIS_MESHBVH) if no_trees else ():
        o.flags[flag] = 0
    o.bvh_depth, o.flex_layer = int(rng.integers(6)), int(rng.integers(3))
    return o


def random_camera(m, rng):
    c = Camera()
    c.type = int(rng.integers(3 if m.ncam else 2))
    c.fixedcamid = int(rng.integers(m.ncam)) if m.ncam else -1
    c.trackbodyid = int(rng.integers(m.nbody))
    c.lookat[:] = (m.stat.center + m.stat.extent * rng.normal(size=3)).tolist()
    c.distance = float(m.stat.extent * rng.uniform(0.2, 3))
    c.azimuth, c.elevation = float(rng.uniform(-200, 200)), float(rng.uniform(-89, 89))
    c.orthographic = int(rng.random() < 0.2)
    return c


def random_perturb(m, d, rng):
    p = Perturb()
    p.select = int(rng.integers(m.nbody)) if rng.random() < 0.8 else int(rng.integers(-1, 1))
    p.flexselect = int(rng.integers(-1, m.nflex))
    p.skinselect = int(rng.integers(-1, m.nskin))
    p.active, p.active2 = int(rng.integers(4)), int(rng.integers(4))
    body = max(p.select, 0)
    p.refpos[:] = (d.xipos[body] + 0.1 * rng.normal(size=3)).tolist()
    q = rng.normal(size=4)
    p.refquat[:] = (q / np.linalg.norm(q)).tolist()
    p.refselpos[:] = (d.xpos[body] + 0.1 * rng.normal(size=3)).tolist()
    p.localpos[:] = (0.1 * rng.normal(size=3)).tolist()
    p.localmass, p.scale = float(rng.uniform(0.1, 2)), float(rng.uniform(0.5, 2))
    return p


def copy_of(struct):
    return type(struct).from_buffer_copy(struct)


def ref(struct):
    return ctypes.addressof(struct) if struct is not None else None


# Checks --------------------------------------------------------------------------------------------------------------
def check_defaults(sides, m):
    problems = []
    for name, kind in (("Camera", Camera), ("Perturb", Perturb), ("Option", Option), ("Figure", S["ctvFigure"]), ("Scene", Scene)):
        made = [kind() for _ in sides]
        for side, struct in zip(sides, made):
            ctypes.memset(ref(struct), 0, ctypes.sizeof(kind))  # padding
            getattr(side, "default" + name)(ref(struct))
        problems += compare(f"default{name}", *(bits(x) for x in made))
    made = [Camera(), Camera()]
    for side, struct in zip(sides, made):
        side.defaultFreeCamera(side.m, ref(struct))
    return problems + compare("defaultFreeCamera", *(bits(x) for x in made))


def update(sides, inputs, mask):
    """One random scene in both; what the cameras are afterwards."""
    option, perturb, camera = inputs
    cameras = [copy_of(camera) for _ in sides]
    for side, c in zip(sides, cameras):
        side.updateScene(side.m, side.d, ref(option), ref(perturb), ref(c), mask, side.r)
    return compare("camera.lookat", *(np.array(c.lookat) for c in cameras))


def check_scenes(sides, m, d, rng, n, no_trees):
    problems = []
    for k in range(n):
        inputs = random_option(rng, k, no_trees), random_perturb(m, d, rng) if rng.random() < 0.9 else None, random_camera(m, rng)
        mask = 7 if k < 2 or rng.random() < 0.7 else int(rng.integers(8))
        found = update(sides, inputs, mask) + compare_scenes(m, *sides, inputs[0].flags)
        problems += [f"scene {k} (label {inputs[0].label}, frame {inputs[0].frame}, categories {mask}): {p}" for p in found]
    return problems


def check_full(sides, m, rng, no_trees):
    """Too little room: the first shapes, and a status."""
    total = sides[1].scene.ngeom
    for side in sides:
        side.close()
        side.open(side.m, side.d, max(1, total // 2))
    found = update(sides, (random_option(rng, 1, no_trees), None, random_camera(m, rng)), 7) + compare_scenes(m, *sides)
    for side in sides:
        side.close()
        side.open(side.m, side.d)
    return ["little room: " + p for p in found]


def call(side, name, out, *rest):
    """Results of a function that writes arrays."""
    made = [np.zeros(n, kind) for n, kind in out]
    value = getattr(side, name)(*(x.ctypes.data for x in made), *rest)
    return made + ([np.array([value])] if value is not None else [])


def both(sides, name, out, rest):
    a, b = (call(side, name, out, *rest(side)) for side in sides)
    return [p for k, (x, y) in enumerate(zip(a, b)) for p in compare(f"{name} {k}", x, y)]


def check_camera(sides, m, d, rng):
    F, N = np.float32, np.float64
    camera, problems = random_camera(m, rng), []
    made = [copy_of(camera) for _ in sides]
    for side, c in zip(sides, made):
        side.updateCamera(side.m, side.d, ref(c), side.r)
    problems += both(sides, "cameraFrame", [(3, N)] * 4, lambda s: (s.d, ref(camera)))
    problems += both(sides, "cameraFrustum", [(2, F)] * 3, lambda s: (s.m, ref(camera)))
    turn, move = rng.normal(size=4), rng.normal(size=3).tolist()
    turn = (turn / np.linalg.norm(turn)).tolist()
    enabled, scale = int(rng.random() < 0.7), float(rng.uniform(0.3, 3))
    for side in sides:
        side.scene.enabletransform, side.scene.scale = enabled, scale
        side.scene.translate[:], side.scene.rotate[:] = move, turn
    pose = rng.normal(size=3), rng.normal(size=4)
    for name in ("room2model", "model2room"):
        problems += both(sides, name, [(3, N), (4, N)], lambda s: (pose[0].ctypes.data, pose[1].ctypes.data, s.r))
    for name in ("cameraInModel", "cameraInRoom"):
        problems += both(sides, name, [(3, N)] * 3, lambda s: (s.r,))
    problems += both(sides, "frustumHeight", [], lambda s: (s.r,))
    problems += both(sides, "alignToCamera", [(3, N)], lambda s: (pose[0].ctypes.data, pose[1].ctypes.data))
    eyes = [bits(s.averageCamera(s.r + Scene.camera.offset, s.r + Scene.camera.offset + ctypes.sizeof(S["ctvGLCamera"])))
            for s in sides]
    kind = np.dtype(S["ctvGLCamera"])
    problems += compare("averageCamera", *(e.view(kind) for e in eyes))
    return problems + check_mouse(sides, m, d, rng, camera)


def check_mouse(sides, m, d, rng, camera):
    problems, up = [], rng.normal(size=3)
    up /= np.linalg.norm(up)
    for _ in range(4):
        action, dx, dy = int(rng.integers(1, 6)), float(rng.normal()), float(rng.normal())
        cameras, perturb = [copy_of(camera) for _ in sides], random_perturb(m, d, rng)
        perturbs = [copy_of(perturb) for _ in sides]
        if action == 5:
            dy *= 0.2
        for side, c, p in zip(sides, cameras, perturbs):
            side.moveCamera(side.m, action, dx, dy, side.r, ref(c))
            if perturb.select > 0:
                side.movePerturb(side.m, side.d, action, dx, dy, side.r, ref(p))
            side.moveModel(side.m, action, dx, dy, up.ctypes.data, side.r)
        problems += compare("moveCamera", *(bits(c).view(np.dtype(Camera)) for c in cameras))
        problems += compare("movePerturb", *(bits(p).view(np.dtype(Perturb)) for p in perturbs))
        for name in ("translate", "rotate", "scale"):
            problems += compare("moveModel." + name, *(np.array(getattr(s.scene, name)) for s in sides))
    return problems


def check_perturb(sides, world, m, d, rng):
    perturb, problems = random_perturb(m, d, rng), []
    made = [copy_of(perturb) for _ in sides]
    for side, p in zip(sides, made):
        side.scene.enabletransform = 0
        side.initPerturb(side.m, side.d, side.r, ref(p))
    problems += compare("initPerturb", *(bits(p).view(np.dtype(Perturb)) for p in made))
    qpos, mocap, xfrc = d.qpos.copy(), (d.mocap_pos.copy(), d.mocap_quat.copy()), d.xfrc_applied.copy()
    paused = int(rng.integers(2))
    for side in sides:
        side.applyPerturbPose(side.m, side.d, ref(perturb), paused)
        side.applyPerturbForce(side.m, side.d, ref(perturb))
    for name in ("qpos", "mocap_pos", "mocap_quat", "xfrc_applied"):
        problems += compare("applyPerturb " + name, world.get("data", name), np.ravel(getattr(d, name)).copy())
    d.qpos, d.xfrc_applied = qpos, xfrc
    if m.nmocap:
        d.mocap_pos, d.mocap_quat = mocap
    for name in ("qpos", "mocap_pos", "mocap_quat", "xfrc_applied"):
        world.set(name, getattr(d, name))
    return problems


def check_select(sides, m, rng, n):
    """Points of views of whole models. A ray that grazes an edge may fall on either side: one in a hundred."""
    problems = []
    for _ in range(n):
        option, camera = random_option(rng, 2), Camera()
        sides[1].defaultFreeCamera(sides[1].m, ref(camera))
        camera.azimuth, camera.elevation = float(rng.uniform(-180, 180)), float(rng.uniform(-89, 20))
        at = [float(x) for x in (rng.uniform(0.5, 2), rng.uniform(0.2, 0.8), rng.uniform(0.2, 0.8))]
        found = []
        for side in sides:
            side.updateCamera(side.m, side.d, ref(camera), side.r)
            point, ids = np.zeros(3), np.zeros(3, np.int32)
            body = side.select(side.m, side.d, ref(option), *at, side.r, point.ctypes.data, *(ids.ctypes.data + 4 * i for i in range(3)))
            found.append((np.append(ids, body), point))
        if found[1][0][1] > 0 and m.flex_interp[found[1][0][1]]:
            continue  # MuJoCo looks up the body of such a flex outside of its table, unless it is the first
        near = np.abs(found[0][1] - found[1][1]).max() <= 1e-6 * max(1, m.stat.extent)  # skins are floats
        if near and min(found[0][0][3], found[1][0][3]) >= 0:
            continue  # of things in one place either may be met first
        problems += compare("select", found[0][0], found[1][0]) or compare("select point", found[0][1], found[1][1])
    return problems if len(problems) > n / 100 else []


def check_copies(sides, world, m, d):
    """Which fields a copy for drawing carries over."""
    problems = []
    ours = sides[0]
    made = ours.copyData(None, ours.m, ours.d)
    mine, world.d = world.d, made
    theirs = sides[1].copyData(None, sides[1].m, sides[1].d)
    try:
        if not made or not theirs:
            problems.append("copyData: no copy")
        for name in ("qpos", "xpos", "geom_xmat", "sensordata", "qM", "M", "qLD"):
            x, y = world.get("data", name), np.ravel(getattr(d, name))
            kept = name in ("qM", "M", "qLD")
            problems += compare("copyData " + name, np.array(x), np.zeros(x.size) if kept else y.copy())
    finally:
        world.d = mine
        world.lib.shim_delete(None, made)
        sides[1].lib.mj_deleteData(theirs)
    return problems


CHECKS = ("defaults", "scene", "camera", "perturb", "select", "copy")


def check_model(report, corten, lib, path, name, arg):
    """All checks of one model."""
    try:
        m = mujoco.MjModel.from_xml_path(path)
    except ValueError as e:
        report.refused.append((name, str(e).splitlines()[0]))
        return
    if m.nplugin:
        report.later.append(name)
        return
    world, d, rng = live.World(corten, path, m), mujoco.MjData(m), np.random.default_rng(zlib.crc32(name.encode()))
    sides = Side(lib, "ctv_"), Side(mujoco_library(), "mjv_")
    sides[1].lib = mujoco_library()
    sides[1].lib.mj_deleteData.argtypes = [P]
    sides[0].open(world.m, world.d)
    sides[1].open(m._address, d._address)
    copy_colours(world, m)
    found = {what: [] for what in CHECKS}
    # not shown: trees of bodies that MuJoCo has fused, and those outside of its tables (it takes height fields for meshes)
    no_trees = world.fused or m.nhfield > m.nmesh
    found["defaults"] += check_defaults(sides, m)
    for k in range(arg.states):
        next_state(world, m, d, rng, k)
        if not np.isfinite(d.qacc).all():
            break  # a state that blew up
        if d.warning[mujoco.mjtWarning.mjWARN_CNSTRFULL].number:
            break  # no memory for the rows: MuJoCo draws the forces of contacts from memory it has not set
        copy_data(world, d)
        found["scene"] += [f"state {k} {p}" for p in check_scenes(sides, m, d, rng, arg.scenes, no_trees)]
        if k == 0:
            found["scene"] += check_full(sides, m, rng, no_trees)
        update(sides, (random_option(rng, 1), None, random_camera(m, rng)), 7)
        found["select"] += check_select(sides, m, rng, 20)
        found["camera"] += check_camera(sides, m, d, rng)
        found["perturb"] += check_perturb(sides, world, m, d, rng)
        found["copy"] += check_copies(sides, world, m, d)
    for what in CHECKS:
        report.check(name, what, found[what])
    for side in sides:
        side.close()
    world.close()


def copy_colours(world, m):
    """Colours that MuJoCo's Python does not show, from its memory: the last two of the visual settings."""
    base = m.vis.rgba
    address = np.asarray(base.frustum).ctypes.data
    both_ = array(address + 16, np.float32, 8)
    world.get("visual", "rgba.bv")[:] = both_[:4]
    world.get("visual", "rgba.bvactive")[:] = both_[4:]


def next_state(world, m, d, rng, k):
    """A state; without contacts where MuJoCo stops with an error of its own."""
    try:
        run_to_state(m, d, rng, k)
    except mujoco.FatalError:
        m.opt.disableflags |= mujoco.mjtDisableBit.mjDSBL_CONTACT
        world.get("option", "disableflags")[:] = m.opt.disableflags
        run_to_state(m, d, rng, k)
    if rng.random() < 0.5:
        d.xfrc_applied[1:] = rng.normal(size=(m.nbody - 1, 6))
    if rng.random() < 0.3:
        d.bvh_active[:] = rng.random(m.nbvh) < 0.5


def run_to_state(m, d, rng, k):
    """At rest, then after some steps from random positions, with controls and forces."""
    mujoco.mj_resetData(m, d)
    if k:
        live.random_state(m, d, rng, k)
        d.qvel *= 0.1
        if k % 2:
            mujoco.mj_integratePos(m, d.qpos, np.zeros(m.nv), 0)
    mujoco.mj_step(m, d, 5 * k)
    mujoco.mj_forward(m, d)


# Running -------------------------------------------------------------------------------------------------------------
def collections(options):
    if options.models:
        yield from model_sets.given(options.models)
        return
    yield model_sets.own(model_sets.RUN)
    yield from model_sets.others((".xml",))


def run(session):
    corten = session.corten
    corten.lib.shim_arena.argtypes = [P, P]
    corten.lib.shim_contacts.argtypes, corten.lib.shim_contacts.restype = [P], P

    def check(report, path, name):
        check_model(report, corten, session.library, path, name, session.options)
        report.tally.update(numbers=COUNT.n, off=COUNT.off, shapes=COUNT.shapes)

    for collection in session.chosen(collections(session.options)):
        session.run_collection(collection, check)
    tally = session.report.tally
    print(f"{tally['shapes']} shapes; {tally['off']} of {tally['numbers']} numbers not equal to the last bit; "
          f"{len(session.report.later)} models with plugins left out")


if __name__ == "__main__":
    sys.exit(runner.main("view"))
