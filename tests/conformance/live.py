"""Corten and MuJoCo 3.5.0 side by side: what the parts share, and the six checks of a model without constraints.

  model         every field of the compiled model, its options, statistics and visual settings
  states        every field of the data after forward, of what it leaves to be asked for, and of inverse dynamics
  Euler, RK4    a trajectory
  implicit, implicitfast   a trajectory, with the velocity derivatives and their factor
Integers and text must be equal, and the numbers of the model to their last bit: a nearly singular mass matrix, a distance whose
nearest points jump or a chaotic tree multiply it beyond every tolerance. Numbers of the data must agree within 1e-10 (trajectories:
Plan.tolerance), relative to the largest entry of their field: entries that are small because large ones cancel carry the rounding of
the large ones. A difference below 1e-14 is the rounding of a number that is zero.

Both engines run freely, each with the model that it has compiled, through every reset that bad numbers cause. No spread is measured,
nothing begins afresh.
"""

import contextlib
import ctypes
import glob
import os
import zlib
from dataclasses import dataclass

import mujoco
import numpy as np
from report import PIPELINE, ROOT, SCHEMA, TABLES, Report  # noqa: F401
from schema_reader import own_fields

HERE = os.path.dirname(os.path.abspath(__file__))
TOLERANCE = 1e-10
ROUNDING = 1e-14
STRIDE = 50  # steps between two comparisons of a trajectory


@dataclass
class Plan:
    """How far a model is compared. ours: made to be run as it is; others run without constraints."""

    states: int = 5
    steps: int = 1000
    tolerance: float = 1e-9  # of trajectories
    ours: bool = False


# Fields that are compared with nothing, and why.
SKIP = {
    "model": {
        "nbuffer": "size of our own memory layout",
        "narena": "ours is reserved address space, not a size",
        "signature": "hash of the spec that made the model, ours is our own",
    },
    "data": {
        "narena": "ours is reserved address space, not a size",
        "nbuffer": "size of our own memory layout",
        "signature": "copied from the model",
        "maxuse_stack": "memory accounting",
        "maxuse_threadstack": "memory accounting",
        "maxuse_arena": "memory accounting",
        "maxuse_con": "memory accounting",
        "maxuse_efc": "memory accounting",
        "bvh_active": "marks for drawing: of contacts, of which there are none here, and of rays in meshes, which ours do not make",
        "qDeriv": "left by the implicit steps, compared there",
        "qLU": "left by the implicit step, compared there",
        "qH": "left by the Euler and implicitfast steps, compared there",
        "qHDiagInv": "left by the Euler and implicitfast steps, compared there",
        "qfrc_inverse": "of inverse dynamics, compared after it",
    },
    "option": {},
    "statistic": {},
    "visual": {
        "rgba.bv": "MuJoCo's Python gives an empty array for it",
        "rgba.bvactive": "MuJoCo's Python gives an empty array for it",
    },
}
for _table, _struct in (("model", "ctModel"), ("data", "ctData"), ("option", "ctOption")):
    SKIP[_table].update((name, "not in MuJoCo") for name in own_fields(SCHEMA, _struct))
# Fields that are not compared for models with fusestatic: MuJoCo keeps nodes of the trees that the fused bodies had before.
# The boxes of a flex's tree then begin in front of their array, in that of flexvert_length.
FUSED = {"nbvh", "nbvhstatic", "bvh_depth", "bvh_child", "bvh_nodeid", "bvh_aabb", "bvh_active", "flexvert_length"}
# Fields that can be zero as the sum of large terms, and the size of those terms: the force that moves a free body is nothing
# but what mass times acceleration and weight leave, and Coriolis forces of dofs that do not meet are zero. The force of inverse
# dynamics is what is left over after forward dynamics.
TERMS = {
    "qfrc_inverse": lambda d: max(np.abs(f).max(initial=0) for f in (d.qfrc_bias, d.qfrc_passive, d.qfrc_smooth)),
    "cfrc_int": lambda d: np.abs(d.cinert).max() * np.abs(d.cacc).max(),
    "cfrc_ext": lambda d: np.abs(d.cinert).max() * np.abs(d.cacc).max(),
    "qDeriv": lambda d: np.abs(d.crb).max() * np.abs(d.cdof).max(initial=0) ** 2 * np.abs(d.cvel).max(),
}
# Fields of which not all is used, and how many of their numbers are: the rest holds what was there before.
USED = {
    "wrap_obj": lambda d: np.max(d.ten_wrapadr + d.ten_wrapnum, initial=0),
    "wrap_xpos": lambda d: 3 * np.max(d.ten_wrapadr + d.ten_wrapnum, initial=0),
    "actuator_moment": lambda d: np.max(d.moment_rowadr + d.moment_rownnz, initial=0),
    "moment_colind": lambda d: np.max(d.moment_rowadr + d.moment_rownnz, initial=0),
}
INTEGRATORS = ("Euler", "RK4", "implicit", "implicitfast")  # by number
BAD_STATE = (mujoco.mjtWarning.mjWARN_BADQPOS, mujoco.mjtWarning.mjWARN_BADQVEL, mujoco.mjtWarning.mjWARN_BADQACC)
RUN_FIELDS = (
    "time", "qpos", "qvel", "act", "history", "sensordata", "xpos", "xquat", "qM", "qfrc_bias", "qfrc_passive", "actuator_force",
    "qfrc_actuator", "qacc", "energy",
)

# FieldType of src/generated/fields.h
TYPES = {
    0: ctypes.c_double,
    1: ctypes.c_int,
    2: ctypes.c_ubyte,
    3: ctypes.c_float,
    4: ctypes.c_int64,
    5: ctypes.c_char,
    8: ctypes.c_uint64,
}


def native():
    """MuJoCo's library, for what its Python does not show."""
    return ctypes.CDLL(glob.glob(os.path.join(os.path.dirname(mujoco.__file__), "libmujoco.so*"))[0])


class Corten:
    """The shim library: tables of fields, and models."""

    def __init__(self, path):
        lib = self.lib = ctypes.CDLL(path)
        p, i = ctypes.c_void_p, ctypes.c_int
        lib.shim_field_name.restype = lib.shim_field_group.restype = ctypes.c_char_p
        for f in (lib.shim_load, lib.shim_make, lib.shim_field_data, lib.shim_sizes, lib.shim_blank):
            f.restype = p
        lib.shim_field_size.restype = ctypes.c_longlong
        lib.shim_field_size.argtypes = lib.shim_field_data.argtypes = [i, i, p, p]
        lib.shim_load.argtypes = [ctypes.c_char_p, ctypes.c_char_p, i]
        lib.shim_make.argtypes = lib.shim_blank.argtypes = [p]
        for f in (lib.shim_delete, lib.shim_reset, lib.shim_forward, lib.shim_lazy, lib.shim_inverse):
            f.argtypes = [p, p]
        lib.shim_step.argtypes = [p, p, i]
        self.fields = {}
        for t, table in enumerate(TABLES):
            for k in range(lib.shim_field_count(t)):
                name = lib.shim_field_name(t, k).decode()
                group = lib.shim_field_group(t, k).decode()
                self.fields.setdefault(table, {})[name] = (t, k, lib.shim_field_type(t, k), group)


class World:
    """One model and data of ours."""

    def __init__(self, corten, path, transplant=None):
        self.corten, self.lib, self.d = corten, corten.lib, None
        with open(path, encoding="utf-8", errors="replace") as f:
            self.fused = 'fusestatic="true"' in f.read()
        if transplant:
            self.copy(transplant)
        else:
            self.load(path)
        self.d = self.lib.shim_make(self.m)

    def copy(self, m):
        """MuJoCo's compiled model, field by field."""
        self.m = self.lib.shim_sizes()
        for name in self.corten.fields["model"]:
            if name not in SKIP["model"] and isinstance(getattr(m, name), (int, np.integer)):
                self.get("model", name)[:] = getattr(m, name)
        self.m = self.lib.shim_blank(self.m)
        for table, struct in (("model", m), ("option", m.opt), ("statistic", m.stat), ("visual", m.vis)):
            for name in self.corten.fields[table]:
                x = self.get(table, name)
                if x is not None and x.size and name not in SKIP[table]:
                    their = theirs(struct, name)
                    assert x.size == their.size, f"{name} has {their.size} numbers, not {x.size}"
                    x[:] = their
        for name in ("flex_elasticity", "flex_bend", "actuator_gainkind"):  # no kinds of the open tables
            self.get("model", name)[:] = -1

    def load(self, path):
        error = ctypes.create_string_buffer(4000)
        self.m = self.lib.shim_load(path.encode(), error, len(error))
        if not self.m:
            raise RuntimeError(error.value.decode(errors="replace"))

    def close(self):
        self.lib.shim_delete(self.m, self.d)

    def get(self, table, name):
        """A field as an array that shares its memory; None for pointers and structs."""
        t, k, kind, _ = self.corten.fields[table][name]
        if kind not in TYPES:
            return None
        n = self.lib.shim_field_size(t, k, self.m, self.d)
        address = self.lib.shim_field_data(t, k, self.m, self.d)
        if n == 0 or not address:
            return np.zeros(0)
        if kind == 5:
            return np.ctypeslib.as_array((ctypes.c_ubyte * n).from_address(address))
        return np.ctypeslib.as_array((TYPES[kind] * n).from_address(address))

    def in_arena(self, name):
        t, k, _, _ = self.corten.fields["data"][name]
        return self.lib.shim_field_memory(t, k) == 2

    def set(self, name, value):
        x = self.get("data", name)
        if x.size:
            x[:] = np.ravel(value)


def theirs(struct, name):
    """A field of MuJoCo as a flat array."""
    for part in name.split("."):
        struct = getattr(struct, part + "_" if part == "global" else part)
    if isinstance(struct, bytes):
        return np.frombuffer(struct, dtype=np.uint8)
    return np.ravel(np.asarray(struct))


def error_of(ours, their, terms=0.0, rounding=ROUNDING):
    """Worst difference relative to the largest entry (or the terms it is the sum of), and where; infinite for another size or a
    value that is not finite. rounding: differences up to this are none."""
    if ours.size != their.size:
        return np.inf, -1
    if ours.size == 0:
        return 0.0, 0
    if their.dtype.kind != "f":
        bad = np.flatnonzero(ours != their)
        return (np.inf, int(bad[0])) if bad.size else (0.0, 0)
    same = (ours == their) | (np.isnan(ours) & np.isnan(their))
    with np.errstate(invalid="ignore"):
        diff = np.where(same, 0, np.abs(ours.astype(float) - their.astype(float)))
    diff[np.isnan(diff)] = np.inf
    at = int(np.argmax(diff))
    if diff[at] <= rounding:
        return 0.0, at
    finite = np.abs(their[np.isfinite(their)])
    scale = max(finite.max() if finite.size else 1.0, terms)
    return (diff[at] / scale if scale > 0 else np.inf), at


def compare(report, world, side, where, tolerance, names=None):
    """Problems of the fields of one struct, in pipeline order. side: the name of its table and MuJoCo's struct. tolerance: of
    numbers; 0: to the last bit."""
    table, struct = side
    problems = []
    fields = world.corten.fields[table]
    order = [n for n in (names or fields) if names or n not in SKIP[table]]
    place = lambda n: PIPELINE.index(fields[n][3]) if fields[n][3] in PIPELINE else -1  # noqa: E731
    for name in sorted(order, key=place) if table == "data" else order:
        if name in FUSED and world.fused:
            continue
        ours = world.get(table, name)
        if ours is None or (table == "data" and struct.nefc == 0 and world.in_arena(name)):
            continue  # pointers; rows and islands, of which there are none
        their = theirs(struct, name)
        if name in USED:
            n = USED[name](struct)
            ours, their = ours[:n], their[:n]
        terms = TERMS[name](struct) if table == "data" and name in TERMS else 0.0
        error, at = error_of(ours, their, terms, ROUNDING if tolerance else 0)
        group = fields[name][3]
        report.see(table, group, name, error, where)
        if not error <= tolerance:
            if ours.size != their.size:
                problems.append(f"{where}: {group} {name}: {ours.size} numbers, not {their.size}")
            else:
                problems.append(f"{where}: {group} {name}[{at}] is {ours[at]!r}, not {their[at]!r} ({error:.1e})")
    return problems


def check_model(report, world, m, name):
    problems = []
    for side in (("model", m), ("option", m.opt), ("statistic", m.stat), ("visual", m.vis)):
        problems += compare(report, world, side, name, 0)
    report.check(name, "model", problems)


INPUTS = ("time", "qpos", "qvel", "act", "ctrl", "qfrc_applied", "xfrc_applied", "mocap_pos", "mocap_quat")


def random_state(m, d, rng, k):
    """State k of a model: 0 is qpos0 at rest; 4 has quaternions that are not normalised."""
    mujoco.mj_resetData(m, d)
    if k == 0:
        return
    mujoco.mj_integratePos(m, d.qpos, rng.normal(size=m.nv), 1)
    d.qvel = rng.normal(size=m.nv)
    d.ctrl = rng.normal(size=m.nu)
    d.act = rng.uniform(-0.2, 1.2, size=m.na)
    if k >= 2:
        d.qfrc_applied = rng.normal(size=m.nv)
        d.xfrc_applied[1:] = rng.normal(size=(m.nbody - 1, 6))
    if m.nmocap:
        d.mocap_pos = rng.normal(size=(m.nmocap, 3))
        d.mocap_quat = rng.normal(size=(m.nmocap, 4))
    if k == 4:
        for j in range(m.njnt):
            if m.jnt_type[j] in (mujoco.mjtJoint.mjJNT_FREE, mujoco.mjtJoint.mjJNT_BALL):
                a = m.jnt_qposadr[j] + (3 if m.jnt_type[j] == mujoco.mjtJoint.mjJNT_FREE else 0)
                d.qpos[a : a + 4] *= rng.uniform(0.5, 2)


def look(m, d):
    """Everything MuJoCo computes of a state, without the inverse."""
    mujoco.mj_forward(m, d)
    mujoco.mj_subtreeVel(m, d)
    mujoco.mj_rnePostConstraint(m, d)


def prepare(world, m):
    """What MuJoCo cannot do is off in both engines, and the flags are the same: a negative number of samples makes it write in
    front of its buffers."""
    for field in (m.actuator_history, world.get("model", "actuator_history")):
        field[:] = np.maximum(field, 0)
    world.get("option", "disableflags")[:] = m.opt.disableflags
    world.get("option", "enableflags")[:] = m.opt.enableflags


def sleeping_off(report, m, name, why):
    """Switches sleeping off, which in MuJoCo knows neither all equalities nor all sensors; False if it is not on."""
    sleeping = int(mujoco.mjtEnableBit.mjENBL_SLEEP)
    if not m.opt.enableflags & sleeping:
        return False
    m.opt.enableflags &= ~sleeping
    report.awake.append((name, why))
    return True


def state_problems(report, world, m, d, where):
    world.lib.shim_reset(world.m, world.d)
    for f in INPUTS:
        world.set(f, getattr(d, f))
    look(m, d)
    world.lib.shim_forward(world.m, world.d)
    world.lib.shim_lazy(world.m, world.d)
    problems = compare(report, world, ("data", d), where, TOLERANCE)
    if m.opt.integrator == mujoco.mjtIntegrator.mjINT_RK4 and m.opt.enableflags & mujoco.mjtEnableBit.mjENBL_INVDISCRETE:
        return problems  # refused by MuJoCo
    mujoco.mj_inverse(m, d)
    world.lib.shim_inverse(world.m, world.d)
    return problems + compare(report, world, ("data", d), where, TOLERANCE, ("qfrc_inverse",))


def check_states(report, world, m, name, plan):
    d = mujoco.MjData(m)
    rng = np.random.default_rng(zlib.crc32(name.encode()))
    problems = []
    for k in range(plan.states):
        random_state(m, d, rng, k)
        problems += state_problems(report, world, m, d, f"{name} state {k}")
    report.states += plan.states
    report.check(name, "states", problems)


class Run:
    """A free trajectory of both engines from the same random start, with new random controls before each stride."""

    def __init__(self, report, world, m, place):
        """place: the model's name and the integrator's."""
        self.report, self.world, self.m, self.place = report, world, m, place
        self.rng = np.random.default_rng(zlib.crc32(place[0].encode()) + 1)
        self.step, self.ended = 0, False
        d = self.d = mujoco.MjData(m)
        mujoco.mj_integratePos(m, d.qpos, 0.1 * self.rng.normal(size=m.nv), 1)
        d.qvel = 0.2 * self.rng.normal(size=m.nv)
        d.act = self.rng.uniform(size=m.na)
        world.lib.shim_reset(world.m, world.d)
        for name in ("qpos", "qvel", "act"):
            world.set(name, getattr(d, name))

    def stride(self, tolerance):
        """Problems of the next stride."""
        self.d.ctrl = self.rng.normal(size=self.m.nu)
        self.world.set("ctrl", self.d.ctrl)
        try:
            mujoco.mj_step(self.m, self.d, STRIDE)
        except mujoco.FatalError:  # an implicit integrator whose matrix is singular
            self.ended = True
            return []
        self.world.lib.shim_step(self.world.m, self.world.d, STRIDE)
        if self.resets() and self.m.opt.disableflags & mujoco.mjtDisableBit.mjDSBL_AUTORESET:
            self.ended = True  # it goes on with numbers that are none
            return []
        self.step += STRIDE
        where = f"{self.place[0]} {self.place[1]} step {self.step}"
        if self.d.nefc or self.d.ncon:
            return [f"{where}: {self.d.ncon} contacts, {self.d.nefc} rows in a model that should have none"]
        return compare(self.report, self.world, ("data", self.d), where, tolerance, RUN_FIELDS + integrator_fields(self.m))

    def resets(self):
        """How often MuJoCo found numbers that are too large, or none, and reset itself."""
        return sum(self.d.warning[w].number for w in BAD_STATE)


@contextlib.contextmanager
def integrating(world, m, integrator):
    """Both engines with an integrator, then with their own."""
    own = m.opt.integrator
    m.opt.integrator = integrator
    world.get("option", "integrator")[:] = integrator
    yield
    m.opt.integrator = own
    world.get("option", "integrator")[:] = own


def check_run(report, world, m, name, integrator, plan):
    """A trajectory with an integrator, up to the first stride with a problem."""
    place, problems = (name, INTEGRATORS[integrator]), []
    with integrating(world, m, integrator):
        run = Run(report, world, m, place)
        while run.step < plan.steps and not run.ended and not problems:
            problems = run.stride(plan.tolerance)
    report.runs += 1
    report.reset += [(*place, run.resets())] if run.resets() else []
    report.short += [(*place, run.step)] if run.ended else []
    report.check(name, place[1], problems)


def integrator_fields(m):
    """What a step of the model's integrator leaves: derivatives, and the factor of M + h B or M - h dF/dv."""
    if m.opt.integrator == 2:
        return ("qDeriv", "qLU")
    if m.opt.integrator == 3:
        return ("qDeriv", "qH", "qHDiagInv")
    off = mujoco.mjtDisableBit.mjDSBL_EULERDAMP | mujoco.mjtDisableBit.mjDSBL_DAMPER
    damped = m.opt.integrator == 0 and not m.opt.disableflags & off and np.any(m.dof_damping > 0)
    return ("qH", "qHDiagInv") if damped else ()


def check_pipeline(report, world, m, name, plan):
    attempt = Report(report.verbose)
    prepare(world, m)
    try:
        check_states(attempt, world, m, name, plan)
        for k in range(len(INTEGRATORS)):
            check_run(attempt, world, m, name, k, plan)
    except mujoco.FatalError as e:
        if sleeping_off(report, m, name, str(e)):
            check_pipeline(report, world, m, name, plan)
        else:
            report.refused.append((name, str(e)))
        return
    report.add(attempt)


def check_file(report, corten, path, name, plan):
    try:
        m = mujoco.MjModel.from_xml_path(path)
    except ValueError as e:
        report.refused.append((name, str(e).splitlines()[0]))
        return
    try:
        world = World(corten, path)
    except RuntimeError as e:
        report.check(name, "load", [line for line in str(e).splitlines() if line])
        return
    check_model(report, world, m, name)
    touching = mujoco.mjtDisableBit.mjDSBL_CONTACT | mujoco.mjtDisableBit.mjDSBL_CONSTRAINT
    if not (plan.ours and m.opt.disableflags & touching):
        m.opt.disableflags |= mujoco.mjtDisableBit.mjDSBL_CONSTRAINT
    check_pipeline(report, world, m, name, plan)
    world.close()
