#!/usr/bin/env python3
"""Compares contacts with MuJoCo 3.5.0, both running here: every pair of shapes at random poses, and whole scenes.

Pairs: for each pair of geom types that can collide, N poses (default 20,000) of two geoms in eight models with different sizes and
margins: apart, near, shallow, deep, coincident centres, parallel faces and edges, aligned and resting exactly. The same poses are
written into both engines; contacts must be as many, in the same order, and agree in distance, position and frame.
Flexes: every dimension against every shape, every other and itself, with the checks of scenes; N / 20 states of all vertices.
Scenes: at N random states (default 200) of each model with contacts of our own, of the installed packages, of the folder CORTEN_MODELS and
of tests/random_models/make_models_all.py: all of the above and geoms, dim, margin, friction, solref, solreffriction, solimp and exclude.
Bounds: plane, sphere and capsule pairs, sphere-box and sphere-cylinder: every pose, 1e-9; box-box and capsule-box: 99.5 % of the
counts, 1e-6; convex pairs: 99.9 % of the counts, 1e-6.
"""

import collections
import copy
import ctypes
import os
import re
import sys
import zlib

import live
import model_sets
import mujoco
import numpy as np
import processes
import runner
from report import write_between
from runner import option

MUJOCO = live.native()
MODELS = 8  # of each pair kind
OPTIONS = [option("models", None, "models or folders for the scenes, instead of the collections"), option("poses", 20000, "per kind of pair"), option("states", 200),
           option("generated", 1000), option("random", 40, "how many random trees"), option("seed", 5),
           option("only", None, "kinds of pairs, e.g. box-box; none: scenes only"),
           option("scenes", None, "collections of models; none: pairs only", nargs="*", metavar="NAME"), option("table"), option("timeout", 600.0)]
PAIR_HEADING = "| pair | poses | contacts | count | place | worst difference within the bound |"
SCENE_HEADING = "| collection | files | refused by MuJoCo | without contacts | compared at every state | contacts | differ |"

# struct ctContact_ of include/corten/data.h
CONTACT = np.dtype([
    ("dist", "f8"), ("pos", "f8", 3), ("frame", "f8", 9), ("includemargin", "f8"), ("friction", "f8", 5), ("solref", "f8", 2),
    ("solreffriction", "f8", 2), ("solimp", "f8", 5), ("mu", "f8"), ("H", "f8", 36), ("dim", "i4"), ("geom1", "i4"),
    ("geom2", "i4"), ("geom", "i4", 2), ("flex", "i4", 2), ("elem", "i4", 2), ("vert", "i4", 2), ("exclude", "i4"),
    ("efc_address", "i4"),
], align=True)
PARAMETERS = ("includemargin", "friction", "solref", "solreffriction", "solimp", "mu")
INTEGERS = ("dim", "geom1", "geom2", "geom", "flex", "elem", "vert", "exclude", "efc_address")

TYPES = ("plane", "hfield", "sphere", "capsule", "ellipsoid", "cylinder", "box", "mesh", "sdf")
ROUND = {"plane", "sphere", "capsule"}
ANALYTIC = {("sphere", "cylinder"), ("sphere", "box"), ("plane", "cylinder"), ("plane", "box")}
ALMOST = {("capsule", "box"), ("box", "box")}


def bounds(kind):
    """Share of the poses that must have the same count, and the tolerance."""
    if set(kind) <= ROUND or kind in ANALYTIC:
        return 1.0, 1e-9
    return (0.995, 1e-6) if kind in ALMOST else (0.999, 1e-6)


# Models of two geoms ---------------------------------------------------------------------------------------------------
def size_of(kind, rng):
    s = rng.uniform(0.05, 0.3, 3)
    if kind == "plane":
        return "0 0 1"
    count = {"sphere": 1, "capsule": 2, "cylinder": 2, "ellipsoid": 3, "box": 3}.get(kind, 0)
    return " ".join(f"{x:.6g}" for x in s[:count])


def geom(name, kind, rng, margin, gap):
    size = size_of(kind, rng)
    text = f'<geom name="{name}" type="{kind}" margin="{margin}" gap="{gap}" '
    if kind in ("mesh", "hfield", "sdf"):
        return text + f'{"mesh" if kind == "sdf" else kind}="{name}"/>'
    return text + f'size="{size}"/>'


def asset(name, kind, rng):
    if kind in ("mesh", "sdf"):
        n = int(rng.choice([4, 6, 8, 12, 40]))
        v = rng.normal(size=(n, 3))
        v = v / np.linalg.norm(v, axis=1, keepdims=True) * rng.uniform(0.1, 0.3, 3)
        if n == 8:  # a box as a mesh, for parallel faces
            v = np.array([[x, y, z] for x in (-1, 1) for y in (-1, 1) for z in (-1, 1)]) * rng.uniform(0.05, 0.3, 3)
        return f'<mesh name="{name}" vertex="{" ".join(f"{x:.6g}" for x in v.ravel())}"/>'
    if kind == "hfield":
        nr, nc = rng.integers(4, 9, 2)
        e = rng.uniform(0, 1, nr * nc) if rng.random() < 0.7 else np.ones(nr * nc)
        return (f'<hfield name="{name}" nrow="{nr}" ncol="{nc}" size="{rng.uniform(.5, 1):.4g} {rng.uniform(.5, 1):.4g} '
                f'{rng.uniform(.05, .3):.4g} .1" elevation="{" ".join(f"{x:.4g}" for x in e)}"/>')
    return ""


def pair_model(kind, rng, flag=""):
    a, b = kind
    margin, gap = (0, 0) if rng.random() < 0.5 else (round(rng.uniform(0, 0.05), 4), round(rng.uniform(0, 0.02), 4))
    first = geom("a", a, rng, margin, gap)
    if a not in ("plane", "hfield"):
        first = f"<body><freejoint/>{first}</body>"
    return mujoco.MjModel.from_xml_string(
        f"<mujoco><option>{flag}</option><asset>{asset('a', a, rng)}{asset('b', b, rng)}</asset>"
        f"<worldbody>{first}<body><freejoint/>{geom('b', b, rng, margin, 0)}</body></worldbody></mujoco>")


# Poses -----------------------------------------------------------------------------------------------------------------
def rotation(rng):
    q = rng.normal(size=4)
    m = np.zeros(9)
    mujoco.mju_quat2Mat(m, q / np.linalg.norm(q))
    return m.reshape(3, 3)


def axis_rotation(rng):
    """One of the 24 rotations that map axes to axes."""
    p = rng.permutation(3)
    m = np.zeros((3, 3))
    m[p, range(3)] = rng.choice([-1, 1], 3)
    if np.linalg.det(m) < 0:
        m[:, 0] *= -1
    return m


def extent(m, g, mat, direction):
    """How far the box of a geom reaches in a direction of the world."""
    local = mat.T @ direction
    return abs(local) @ m.geom_aabb[g, 3:] + local @ m.geom_aabb[g, :3]


def pose(m, kind, rng):
    """Positions and matrices of both geoms, and what the pose is."""
    what = rng.choice(["near", "near", "deep", "apart", "parallel", "parallel edge", "aligned", "resting", "coincident"])
    base = np.eye(3) if what in ("aligned", "resting") else rotation(rng)
    r1 = base
    r2 = base @ axis_rotation(rng)
    if what in ("near", "deep", "apart") or (what == "coincident" and rng.random() < 0.5):
        r2 = rotation(rng)
    if what == "parallel edge":  # one axis in common
        t = rng.uniform(-np.pi, np.pi)
        c, s = np.cos(t), np.sin(t)
        r2 = r2 @ np.array([[c, -s, 0], [s, c, 0], [0, 0, 1]])
    if kind[0] in ("plane", "hfield"):
        return half_space_pose(m, kind, rng, what, r1, r2)
    u = rng.normal(size=3)
    if what in ("parallel", "aligned", "resting"):
        u = r1[:, rng.integers(3)] * rng.choice([-1, 1])
    u = u / np.linalg.norm(u)
    reach = extent(m, 0, r1, u) + extent(m, 1, r2, -u)
    scale = {"near": rng.uniform(0.7, 1.05), "deep": rng.uniform(0, 0.7), "apart": rng.uniform(0.95, 1.3), "resting": 1.0,
             "coincident": 0.0}.get(what, rng.uniform(0.6, 1.05))
    offset = u * reach * scale
    if what in ("parallel", "aligned") and rng.random() < 0.7:
        offset = offset + r1 @ (rng.uniform(-0.2, 0.2, 3) * (abs(r1.T @ u) < 0.5))
    p1 = np.zeros(3) if what in ("aligned", "resting") else rng.uniform(-1, 1, 3)
    return (p1, r1, p1 + offset, r2), what


def half_space_pose(m, kind, rng, what, r1, r2):
    z = r1[:, 2]
    reach = extent(m, 1, r2, -z)
    scale = {"near": rng.uniform(0.7, 1.05), "deep": rng.uniform(-0.5, 0.7), "apart": rng.uniform(0.95, 1.3), "resting": 1.0,
             "coincident": 0.0}.get(what, rng.uniform(0.6, 1.05))
    p1 = np.zeros(3) if what in ("aligned", "resting") else rng.uniform(-1, 1, 3)
    side = rng.uniform(-1, 1, 2) if what != "coincident" else np.zeros(2)
    top = 0.0
    if kind[0] == "hfield":
        top = m.hfield_size[0, 2] * rng.uniform(0, 1) if what != "resting" else m.hfield_size[0, 2]
    return (p1, r1, p1 + r1 @ np.array([side[0], side[1], scale * reach + top]), r2), what


# Contacts --------------------------------------------------------------------------------------------------------------
class World(live.World):
    def __init__(self, corten, m):
        super().__init__(corten, os.devnull, m)
        if not self.d:
            raise ValueError("no data for the model")
        t, k, _, _ = corten.fields["data"]["contact"]
        self.contact_field = (t, k)
        self.ncon = self.get("data", "ncon")

    def collide(self):
        self.lib.shim_collision(self.m, self.d)

    def mujoco_on_clear_stack(self, m, d):
        self.lib.shim_on_clear_stack(MUJOCO.mj_collision, ctypes.c_void_p(m._address), ctypes.c_void_p(d._address))

    def contacts(self):
        n = int(self.ncon[0])
        if n == 0:
            return np.zeros(0, CONTACT)
        address = self.lib.shim_field_data(*self.contact_field, self.m, self.d)
        raw = (ctypes.c_char * (n * CONTACT.itemsize)).from_address(address)
        return np.frombuffer(raw, CONTACT)


def worst(ours, con):
    """Largest difference of place and frame."""
    if len(ours) == 0:
        return 0.0
    diff = 0.0
    for name in ("dist", "pos", "frame"):
        d = np.abs(ours[name].ravel() - np.ravel(getattr(con, name)))
        diff = np.maximum(diff, d.max())
    return float(diff)


class Tally:
    """What a pair kind gave."""

    def __init__(self):
        self.poses = self.contacts = self.count = self.place = self.odd = 0  # odd: another parameter, order or mark
        self.worst = 0.0
        self.example = None

    def see(self, ours, con, tolerance, where):
        self.poses += 1
        self.contacts += len(con.dist)
        if len(ours) != len(con.dist):
            self.count += 1
            self.example = self.example or f"{len(ours)} contacts, not {len(con.dist)}: {where}"
            return
        diff = worst(ours, con)
        if not diff <= tolerance:
            self.place += 1
            self.example = self.example or f"differs by {diff:.1e}: {where}"
        else:
            self.worst = np.maximum(self.worst, diff)

    def add(self, other):
        for name in ("poses", "contacts", "count", "place", "odd"):
            setattr(self, name, getattr(self, name) + getattr(other, name))
        self.worst = np.maximum(self.worst, other.worst)
        self.example = self.example or other.example

    def good(self, share):
        return max(self.count, self.place, self.odd) <= (1 - share) * self.poses


def run_pair(corten, kind, poses, rng, flag, k):
    tally, tolerance = Tally(), bounds(kind)[1]
    m = pair_model(kind, rng, flag)
    d, world = mujoco.MjData(m), World(corten, m)
    mujoco.mj_forward(m, d)
    xpos, xmat = (world.get("data", n) for n in ("geom_xpos", "geom_xmat"))
    for i in range(poses):
        (p1, r1, p2, r2), what = pose(m, kind, rng)
        d.geom_xpos[0], d.geom_xpos[1] = p1, p2
        d.geom_xmat[0], d.geom_xmat[1] = r1.ravel(), r2.ravel()
        xpos[:], xmat[:] = d.geom_xpos.ravel(), d.geom_xmat.ravel()
        mujoco.mj_collision(m, d)
        world.collide()
        tally.see(world.contacts(), d.contact, tolerance, f"model {k} pose {i} ({what})")
    world.close()
    return tally


def all_kinds():
    kinds = [(a, b) for i, a in enumerate(TYPES) for b in TYPES[i:]]
    none = (("plane", "plane"), ("plane", "hfield"), ("hfield", "hfield"), ("hfield", "sdf"))
    return [k for k in kinds if k not in none]


def every_run():
    """Pair kind, flags and name: all kinds, and the convex ones again with several contacts and with portal refinement."""
    yield from ((kind, "", "-".join(kind)) for kind in all_kinds())
    for kind in all_kinds():
        if kind[0] in ("capsule", "cylinder", "box", "mesh") and kind[1] in ("cylinder", "box", "mesh") and kind not in ALMOST:
            yield kind, '<flag multiccd="enable"/>', "-".join(kind) + "-multiccd"
    for kind in all_kinds():
        if kind[0] not in ("plane", "sphere") and kind not in ALMOST and kind != ("capsule", "capsule") and "sdf" not in kind:
            yield kind, '<flag nativeccd="disable"/>', "-".join(kind) + "-portal"


# Flexes ----------------------------------------------------------------------------------------------------------------
SELF = ("narrow", "bvh", "sap", "auto")


def flex_text(name, dim, rng, contact=""):
    """A line, sheet or block of vertices that move freely, some fixed to its parent."""
    count = {1: (6, 1, 1), 2: (5, 4, 1), 3: (4, 3, 3)}[dim]
    margin, gap = (0, 0) if rng.random() < 0.5 else (round(rng.uniform(0, 0.03), 4), round(rng.uniform(0, 0.01), 4))
    keys = {"condim": rng.choice([1, 3, 4, 6]), "priority": rng.choice([0, 0, 1]), "solmix": rng.choice([0, 0.5, 2]), "margin": margin,
            "gap": gap, "friction": f"{rng.uniform(.1, 2):.3g} .01 .001", "solref": rng.choice([".02 1", ".01 .8", "-500 -20"]),
            "solimp": ".8 .9 .002", "internal": "false", "selfcollide": "none", "activelayers": rng.choice([1, 2])}
    text = " ".join(f'{k}="{v}"' for k, v in keys.items() if f"{k}=" not in contact)
    pin = '<pin id="0 1"/>' if rng.random() < 0.3 else ""
    dof = ' dof="trilinear"' if dim == 3 and not contact and rng.random() < 0.3 else ""
    at = " ".join(f"{x:.3g}" for x in rng.uniform(-0.05, 0.05, 3))
    return (f'<body name="{name}at" pos="{at}"><flexcomp name="{name}" type="grid" count="{count[0]} {count[1]} {count[2]}" spacing=".1 .1 .1" '
            f'dim="{dim}" radius="{rng.uniform(0.002, 0.03):.3g}" mass="1"{dof}>{pin if not dof else ""}'
            f'<contact {text} {contact}/></flexcomp></body>')


def flex_model(kind, rng, flag):
    """Two flexes, a flex and a geom, or a flex alone: kind is (dim, geom type, dim or a way of self-collision)."""
    dim, other = kind
    contact = f'selfcollide="{other}"' if other in SELF else 'internal="true"' if other == "internal" else ""
    first, rest, assets = flex_text("f", dim, rng, contact), "", ""
    if isinstance(other, int):
        rest = flex_text("h", other, rng)
    elif other in TYPES:
        assets, rest = asset("b", other, rng), geom("b", other, rng, round(rng.uniform(0, .02), 3), round(rng.uniform(0, .01), 3))
        rest = rest if other in ("plane", "hfield") else f"<body><freejoint/>{rest}<geom size='.05' pos='.2 0 0'/></body>"
    return mujoco.MjModel.from_xml_string(f"<mujoco><option>{flag}</option><asset>{assets}</asset><worldbody>{first}{rest}"
                                          "</worldbody></mujoco>")


def flex_bounds(kind):
    dim, other = kind
    exact = other == "plane" or (dim < 3 and other in ("sphere", "capsule", "box")) or (dim == 1 and other == 1)
    return (1.0, 1e-9) if exact or (dim == 1 and other in SELF) or (dim < 3 and other == "internal") else (0.999, 1e-6)


def run_flex(corten, kind, states, rng, flag, k):
    tally, tolerance = Tally(), flex_bounds(kind)[1]
    m = flex_model(kind, rng, flag)
    d, world = mujoco.MjData(m), World(corten, m)
    free = m.nq - m.nv  # of a geom: its pose is last
    for i in range(states):
        d.qpos[:] = m.qpos0
        size = rng.choice([0.0, 0.02, 0.1])
        d.qpos[: m.nq - 7 * free] += rng.normal(size=m.nq - 7 * free) * size
        if free:
            d.qpos[-7:] = np.concatenate([rng.uniform(-0.25, 0.25, 3), rng.normal(size=4)])
            d.qpos[-4:] /= np.linalg.norm(d.qpos[-4:])
        elif kind[1] not in SELF + ("internal", 1, 2, 3):
            d.qpos[2 : m.nq : 3] += rng.uniform(-0.1, 0.2)
        give(m, d, world)
        tally.see(world.contacts(), d.contact, tolerance, f"model {k} state {i}")
        problem = contacts_problem(world.contacts(), contacts_of(d), 1e-3)
        if problem is None and not np.array_equal(world.get("data", "bvh_active"), np.ravel(d.bvh_active)):
            problem = "bvh_active differs"
        if problem:
            tally.odd += 1
            tally.example = tally.example or f"model {k} state {i}: {problem}"
    world.close()
    return tally


def flex_runs():
    """Kind, flags and name: every dimension against every shape, every dimension and itself."""
    kinds = [(dim, other) for dim in (1, 2, 3) for other in TYPES + SELF + ("internal",) + tuple(range(dim, 4))]
    yield from ((kind, "", f"flex{kind[0]}-" + (f"flex{kind[1]}" if isinstance(kind[1], int) else kind[1])) for kind in kinds)
    for dim, other in kinds:
        if dim > 1 and other in ("ellipsoid", "mesh", "hfield", "bvh", 3):
            name = f"flex{dim}-" + (f"flex{other}" if isinstance(other, int) else other)
            yield (dim, other), '<flag nativeccd="disable"/>', name + "-portal"
            yield (dim, other), '<flag midphase="disable"/>', name + "-all"


# Whole scenes ----------------------------------------------------------------------------------------------------------
def contacts_of(d):
    """MuJoCo's contacts, as an array like ours."""
    rows = np.zeros(d.ncon, CONTACT)
    for name in ("dist", "pos", "frame") + INTEGERS + PARAMETERS:
        rows[name] = np.reshape(getattr(d.contact, name), rows[name].shape)
    return rows


def contacts_problem(ours, theirs, place=1e-6):
    if len(ours) != len(theirs):
        mine, their = (collections.Counter(map(tuple, c["geom"].tolist())) for c in (ours, theirs))
        odd = [p for p in mine | their if mine[p] != their[p]][:1]
        return f"{len(ours)} contacts, not {len(theirs)}; geoms {odd}"
    for name in INTEGERS:
        bad = np.flatnonzero(ours[name].ravel() != theirs[name].ravel())
        if bad.size:
            return f"{name} differs at {bad[0]}"
    for name in ("dist", "pos", "frame") + PARAMETERS:
        tolerance = place if name in ("dist", "pos", "frame") else 1e-12
        diff = np.abs(ours[name].ravel() - theirs[name].ravel())
        if diff.size and not diff.max() <= tolerance:
            return f"{name} differs by {diff.max():.1e}"
    return None


INPUTS = ("xpos", "xquat", "xmat", "xipos", "ximat", "geom_xpos", "geom_xmat", "flexvert_xpos", "flexelem_aabb", "bvh_aabb_dyn")
SLEEP = ("body_awake", "nbody_awake")


def collide(m, d, world):
    """MuJoCo's contacts from the configuration."""
    mujoco.mj_kinematics(m, d)
    mujoco.mj_comPos(m, d)
    mujoco.mj_flex(m, d)
    mujoco.mj_collision(m, d)
    if m.nflex and m.nhfield:  # once more: the first call tells whether it gives up, which would end the process here
        world.mujoco_on_clear_stack(m, d)


class FieldsAndFlexes:
    """MuJoCo inflates the prisms of a height field, where they meet an element of a flex, by a margin that it never wrote: what
    earlier pairs left on the stack. So these contacts are compared where there are no earlier pairs and the stack is clear."""

    def __init__(self, m):
        self.m = copy.copy(m)
        other = m.geom_type != mujoco.mjtGeom.mjGEOM_HFIELD
        self.m.geom_contype[other] = self.m.geom_conaffinity[other] = 0
        self.d = mujoco.MjData(self.m)

    def among(self, contacts):
        geom = contacts["geom"]
        return (geom[:, 1] < 0) & (geom[:, 0] >= 0) & (self.m.geom_type[geom[:, 0]] == mujoco.mjtGeom.mjGEOM_HFIELD)

    def problem(self, ours, theirs, d, world):
        mujoco.mj_copyData(self.d, self.m, d)
        collide(self.m, self.d, world)
        alone = contacts_of(self.d)
        return (contacts_problem(ours[~self.among(ours)], theirs[~self.among(theirs)])
                or contacts_problem(ours[self.among(ours)], alone[self.among(alone)]))


def give(m, d, world):
    """Contacts of both engines from the configuration."""
    collide(m, d, world)
    for name in INPUTS:
        world.set(name, getattr(d, name))
    for name in SLEEP:  # MuJoCo's kinematics has woken what was moved
        world.get("data", name)[:] = getattr(d, name)
    world.collide()


class ArenaFull(Exception):
    """MuJoCo has lost contacts."""


def scene_states(m, path, corten, states):
    """(contacts, problem) of each state; None for the contacts of a state in which MuJoCo gives up."""
    d, world = mujoco.MjData(m), World(corten, m)
    rng = np.random.default_rng(zlib.crc32(os.path.basename(path).encode()))
    apart = FieldsAndFlexes(m) if m.nflex and m.nhfield else None
    for k in range(states):
        mujoco.mj_resetData(m, d)
        if k:
            mujoco.mj_integratePos(m, d.qpos, rng.normal(size=m.nv) * rng.choice([0.05, 0.3, 1]), 1)
        try:
            give(m, d, world)
        except mujoco.FatalError as e:
            yield None, f"state {k}: {str(e).splitlines()[0]}"
            d = mujoco.MjData(m)
            continue
        if d.warning[mujoco.mjtWarning.mjWARN_CONTACTFULL].number:
            raise ArenaFull
        ours, theirs = world.contacts(), contacts_of(d)
        problem = apart.problem(ours, theirs, d, world) if apart else contacts_problem(ours, theirs)
        if problem is None and not np.array_equal(world.get("data", "bvh_active"), np.ravel(d.bvh_active)):
            problem = "bvh_active differs"
        yield d.ncon, f"state {k}: {problem}" if problem else None
    world.close()


def run_scene(report, corten, path, name, states):
    """The contacts that were compared; None for a model that has nothing to collide."""
    m = mujoco.MjModel.from_xml_path(path)
    if m.ngeom + m.nflex < 2:
        return None
    try:
        found = list(scene_states(m, path, corten, states))
    except ArenaFull:
        spec = mujoco.MjSpec.from_file(path)
        spec.memory = 2**32
        found = list(scene_states(spec.compile(), path, corten, states))
    given_up = [p for n, p in found if n is None]
    if given_up:
        print(f"{name}: MuJoCo gives up in {len(given_up)} states, first {given_up[0]}")
    if len(given_up) == states:
        raise ValueError(given_up[0])
    contacts = sum(n or 0 for n, _ in found)
    problems = [p for n, p in found if n is not None and p]
    if contacts or problems:
        report.check(name, f"scene, {contacts} contacts", problems)
    return contacts


# Jobs, each in a process of its own --------------------------------------------------------------------------------------
def runs(only):
    """(name, function, kind, flag, share that must be equal)"""
    pairs = [(name, run_pair, kind, flag, bounds(kind)[0]) for kind, flag, name in every_run()]
    flexes = [(name, run_flex, kind, flag, flex_bounds(kind)[0]) for kind, flag, name in flex_runs()]
    return [x for x in pairs + flexes if only is None or x[0] in only]


def pair_child(send, corten, arg, todo, job):
    number, k = job
    _, function, kind, flag, _ = todo[number]
    rng = np.random.default_rng([arg.seed, zlib.crc32(repr(kind).encode()), k])
    poses = arg.poses // MODELS // (20 if function is run_flex else 1)
    send.send(function(corten, kind, poses, rng, flag, k))


def all_pairs(report, corten, arg):
    """Rows of the table of pairs."""
    todo = runs(arg.only)
    tallies, left = [Tally() for _ in todo], [MODELS] * len(todo)
    jobs = [(number, k) for number in range(len(todo)) for k in range(MODELS)]
    for (number, k), answer, reason in processes.each(jobs, arg, pair_child, (corten, arg, todo)):
        name, tally = todo[number][0], tallies[number]
        if answer is None:
            report.check(name, f"model {k}", [reason])
        else:
            tally.add(answer)
        left[number] -= 1
        if left[number] == 0:
            report.check(name, "pair", [] if tally.good(todo[number][4]) else [tally.example])
            print(row_of(name, tally) + (f" {tally.example}" if tally.example else ""), flush=True)
    return [row_of(x[0], tally) + "\n" for x, tally in zip(todo, tallies)]


def row_of(name, tally):
    return f"| {name} | {tally.poses} | {tally.contacts} | {tally.count} | {tally.place} | {tally.worst:.1e} |"


def check_scene(report, corten, path, name, states):
    try:
        contacts = run_scene(report, corten, path, name, states)
    except (ValueError, mujoco.FatalError) as e:
        report.refused.append((name, str(e).splitlines()[0]))
        return
    report.tally.update(compared=bool(contacts), contacts=contacts or 0)


def all_scenes(session):
    """Rows of the table of scenes."""
    rows, options = [], session.options

    def check(report, path, name):
        check_scene(report, session.corten, path, name, options.states)

    for collection in model_sets.running(options, session.folder):
        if options.scenes is not None and collection.name not in options.scenes:
            continue
        part, models = session.run_collection(collection, check), len(collection.jobs)
        refused, compared = len(part.refused), part.tally["compared"]
        rows.append(f"| {collection.name} | {models} | {refused} | {models - refused - compared} | {compared} | {part.tally['contacts']} | {part.failed} |\n")
        print(rows[-1], end="", flush=True)
    return rows


def table(heading, rows):
    return f"{heading}\n{re.sub('[^|]+', '---', heading)}\n" + "".join(rows)


def run(session):
    session.corten.lib.shim_collision.argtypes = [ctypes.c_void_p, ctypes.c_void_p]
    pairs, scenes = all_pairs(session.report, session.corten, session.options), all_scenes(session)
    if session.options.table:
        write_between(session.options.table, "pairs", table(PAIR_HEADING, pairs))
        write_between(session.options.table, "scenes", table(SCENE_HEADING, scenes))


if __name__ == "__main__":
    sys.exit(runner.main("collision"))
