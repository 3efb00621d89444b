#!/usr/bin/env python3
"""Compares tendons and transmissions with MuJoCo 3.5.0, both running here, on MuJoCo's compiled models.

Constraints and fluids are off in both engines; of models with flexes only the constants are compared. For each model, six checks:
  states     every field of the data after forward at five states, the actuators having no gain
  inverse    qfrc_inverse at the same states
  Euler RK4  1,000 steps
  constants  what ct_setConst computes for tendons, actuators, equality constraints and trees, from the values before the compiler
  ranges     actuator length ranges by simulation
Tolerances are those of live.py. Rows are compared as far as they are used.
"""

import ctypes
import os
import sys
import zlib

import live
import model_sets
import mujoco
import numpy as np
import random_tendons
import runner
from runner import option

HERE = os.path.dirname(os.path.abspath(__file__))
OPTIONS = [option("models", None, "files or folders, instead of models_tendon/ and random models"), option("seed", 4),
           option("random", None, "how many random models, default 60, 0 with files or folders", type=int)]
CONSTANTS = (
    "tendon_length0 tendon_invweight0 tendon_lengthspring tendon_treenum tendon_treeid actuator_length0 actuator_acc0 "
    "actuator_biasprm eq_data tree_sleep_policy dof_M0 dof_invweight0 body_invweight0 dof_length"
).split()


def used(d, name):
    """How many numbers of a field mean something; None for all."""
    m = d.model
    if name in ("moment_colind", "actuator_moment"):
        return int(d.moment_rownnz.sum())
    if name in ("wrap_obj", "wrap_xpos"):
        return int(d.ten_wrapnum.sum()) * (3 if name == "wrap_xpos" else 1)
    if name in ("ten_J", "ten_J_colind") and mujoco.mj_isSparse(m):
        return int(d.ten_J_rownnz.sum())
    return None


def cut(original):
    """live.theirs without the unused ends of rows; ours are cut to the same length below."""

    def theirs(struct, name):
        x = original(struct, name)
        n = used(struct, name) if isinstance(struct, mujoco.MjData) else None
        return x if n is None else x[:n]

    return theirs


class World(live.World):
    theirs = None

    def get(self, table, name):
        x = super().get(table, name)
        n = used(self.theirs, name) if table == "data" and self.theirs is not None else None
        return x if n is None or x is None else x[:n]




def check_states(report, world, m, name):
    d = mujoco.MjData(m)
    world.theirs = d
    rng = np.random.default_rng(zlib.crc32(name.encode()))
    problems, inverse = [], []
    for k in range(5):
        live.random_state(m, d, rng, k)
        world.lib.shim_reset(world.m, world.d)
        for f in live.INPUTS:
            world.set(f, getattr(d, f))
        mujoco.mj_forward(m, d)
        mujoco.mj_subtreeVel(m, d)
        mujoco.mj_rnePostConstraint(m, d)
        world.lib.shim_forward(world.m, world.d)
        world.lib.shim_lazy(world.m, world.d)
        problems += live.compare(report, world, ("data", d), f"{name} state {k}", live.TOLERANCE)
        d.qacc = rng.normal(size=m.nv)
        world.set("qacc", d.qacc)
        mujoco.mj_inverse(m, d)
        world.lib.shim_inverse(world.m, world.d)
        inverse += live.compare(report, world, ("data", d), f"{name} state {k}", live.TOLERANCE, ("qfrc_inverse",))
    report.check(name, "states", problems)
    report.check(name, "inverse", inverse)
    world.theirs = None


def spec_of(path):
    return mujoco.MjSpec.from_file(path)


def check_constants(report, corten, m, path, name):
    """Give a model the values that the spec had, spoil the results, and let ct_setConst compute them."""
    world = World(corten, path, m)
    spec = spec_of(path)
    for i, t in enumerate(spec.tendons):
        world.get("model", "tendon_lengthspring")[2 * i : 2 * i + 2] = t.springlength
    for i, a in enumerate(spec.actuators):
        world.get("model", "actuator_biasprm")[10 * i : 10 * i + 10] = a.biasprm
    for i, e in enumerate(spec.equalities):
        world.get("model", "eq_data")[11 * i : 11 * i + 11] = e.data
    for f in ("tendon_length0", "tendon_invweight0", "actuator_length0", "actuator_acc0"):
        world.get("model", f)[:] = np.nan
    for f in ("tendon_treenum", "tendon_treeid"):
        world.get("model", f)[:] = 99
    policy = world.get("model", "tree_sleep_policy")
    automatic = (mujoco.mjtSleepPolicy.mjSLEEP_AUTO_NEVER, mujoco.mjtSleepPolicy.mjSLEEP_AUTO_ALLOWED)
    policy[np.isin(policy, automatic)] = mujoco.mjtSleepPolicy.mjSLEEP_AUTO
    world.lib.shim_constants(world.m, world.d)
    problems = live.compare(report, world, ("model", m), name, live.TOLERANCE, CONSTANTS)
    report.check(name, "constants", problems)
    world.close()


class LROpt(ctypes.Structure):
    _fields_ = [(n, ctypes.c_int) for n in ("mode", "useexisting", "uselimit")] + [
        (n, ctypes.c_double) for n in ("accel", "maxforce", "timeconst", "timestep", "inttotal", "interval", "tolrange")
    ]


def check_ranges(report, corten, m, path, name):
    """Length ranges; the limits that stop the motion need the constraint solver, so models with limits are left out."""
    limited = np.any(m.jnt_limited) or np.any(m.tendon_limited) or m.neq
    if m.nu == 0 or not np.any(m.actuator_lengthrange) or limited:
        return
    world, spec = World(corten, path, m), spec_of(path)
    own = spec.compiler.LRopt
    opt = LROpt(*[getattr(own, f) for f, _ in LROpt._fields_])
    world.get("model", "actuator_lengthrange")[:] = np.ravel([a.lengthrange for a in spec.actuators])
    error = ctypes.create_string_buffer(500)
    good = world.lib.shim_length_ranges(world.m, world.d, ctypes.byref(opt), error, len(error))
    problems = [] if good else [error.value.decode()]
    problems += live.compare(report, world, ("model", m), name, live.TOLERANCE, ("actuator_lengthrange",))
    report.check(name, "ranges", problems)
    world.close()


def check_file(report, corten, path, name):
    m = mujoco.MjModel.from_xml_path(path)
    check_constants(report, corten, m, path, name)
    check_ranges(report, corten, m, path, name)
    if m.nflex:
        return
    m.opt.density = m.opt.viscosity = 0
    m.opt.disableflags |= mujoco.mjtDisableBit.mjDSBL_CONSTRAINT | mujoco.mjtDisableBit.mjDSBL_SENSOR
    for f in ("dyntype", "gaintype", "gainprm", "biastype", "biasprm"):
        getattr(m, "actuator_" + f)[:] = 0
    world = World(corten, path, m)
    check_states(report, world, m, name)
    live.check_run(report, world, m, name, 0, live.Plan())
    live.check_run(report, world, m, name, 1, live.Plan())
    world.close()


def declare(lib):
    p, i = ctypes.c_void_p, ctypes.c_int
    lib.shim_constants.argtypes = lib.shim_inverse.argtypes = [p, p]
    lib.shim_length_ranges.argtypes = [p, p, p, ctypes.c_char_p, i]


def run(session):
    options, report, count = session.options, session.report, 0
    live.theirs = cut(live.theirs)
    live.RUN_FIELDS += ("ten_length", "ten_velocity", "actuator_length", "actuator_velocity")
    live.SKIP["data"]["history"] = "of sensors and controls, which are off"
    declare(session.corten.lib)
    for path in model_sets.collect(options.models or [os.path.join(HERE, "models_tendon")]):
        try:
            check_file(report, session.corten, path, os.path.basename(path))
            count += 1
        except ValueError as e:
            print(f"refused by MuJoCo: {path}: {str(e).splitlines()[0]}")
    number = options.random if options.random is not None else (0 if options.models else 60)
    for path in model_sets.written("random", session.folder, random_tendons.models(options.seed, number)).jobs:
        check_file(report, session.corten, path, os.path.basename(path)[:-4])
        count += 1
    print(report.summary())
    print(f"{count} models against MuJoCo {runner.VERSION}")


if __name__ == "__main__":
    sys.exit(runner.main("tendon"))
