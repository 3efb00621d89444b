#!/usr/bin/env python3
"""Compares derivatives and the implicit integrators with MuJoCo 3.5.0, both running here, on the oracle's compiled models.

    $(tools/oracle.sh) tests/conformance/live_derivative.py [--shim FILE] [--seed N] [--random N] [-v] [model or folder ...]

Constraints are off in both engines. For each model six checks:
  velocity      qDeriv, with and without the bias, at five states with random controls and activations, within 1e-10
  differences   qDeriv against centred differences of our own forces, within 1e-6 of the largest entry: where the pattern has room,
                and tendon armature aside; not with flexes, whose elastic damping qDeriv leaves out, here as in MuJoCo
  discrete      qfrc_inverse with invdiscrete for Euler, implicit and implicitfast
  transition    ctd_transitionFD with sensors, forward and centred, with each of the three
  inverse       ctd_inverseFD
  implicit, implicitfast   1,000 steps
Finite differences must agree within 1e-6 of the largest entry of the matrix.
"""

import argparse
import ctypes
import glob
import os
import sys
import tempfile
import zlib

import live
import make_models
import mujoco
import numpy as np
import random_tendons

HERE = os.path.dirname(os.path.abspath(__file__))
FD_TOLERANCE = 1e-6
LARGEST = 60  # dofs of the models whose steps are differentiated
POINTER = ctypes.POINTER(ctypes.c_double)


def pointer(x):
    return x.ctypes.data_as(POINTER)


class Oracle:
    """Functions of the library that its Python does not show."""

    def __init__(self):
        folder = os.path.dirname(mujoco.__file__)
        self.lib = ctypes.CDLL(glob.glob(os.path.join(folder, "libmujoco.so*"))[0])
        self.lib.mjd_smooth_vel.argtypes = [ctypes.c_void_p, ctypes.c_void_p, ctypes.c_int]

    def derivative(self, m, d, bias):
        self.lib.mjd_smooth_vel(m._address, d._address, bias)


def set_state(world, m, d, rng, k):
    live.random_state(m, d, rng, k)
    d.ctrl = rng.normal(size=m.nu)
    d.act = rng.uniform(size=m.na)
    world.lib.shim_reset(world.m, world.d)
    for f in live.INPUTS + ("ctrl", "act"):
        world.set(f, getattr(d, f))


def forward(world, m, d):
    mujoco.mj_forward(m, d)
    world.lib.shim_forward(world.m, world.d)


def check_velocity(report, oracle, world, m, name):
    d = mujoco.MjData(m)
    rng = np.random.default_rng(zlib.crc32(name.encode()) + 2)
    problems = []
    for k in range(5):
        set_state(world, m, d, rng, k)
        forward(world, m, d)
        for bias in (0, 1):
            oracle.derivative(m, d, bias)
            world.lib.shim_derivative(world.m, world.d, bias)
            problems += live.compare(report, world, ("data", d), f"{name} state {k}", live.TOLERANCE, ("qDeriv",))
    report.check(name, "velocity", problems)


def pattern(m):
    room = np.zeros((m.nv, m.nv), dtype=bool)
    for i in range(m.nv):
        at = m.D_rowadr[i]
        room[i, m.D_colind[at : at + m.D_rownnz[i]]] = True
    return room


def check_differences(report, world, m, name):
    """Our analytic derivative of passive plus actuator minus bias force against our own forces. Where forces are cut off, or the
    control is, the derivative that MuJoCo defines is another one."""
    if np.any(m.tendon_armature) or np.any(m.jnt_actfrclimited) or np.any(m.tendon_actfrclimited) or np.any(m.actuator_plugin >= 0):
        return
    d = mujoco.MjData(m)
    rng = np.random.default_rng(zlib.crc32(name.encode()) + 3)
    room, problems = pattern(m), []
    for k in (1, 4):
        set_state(world, m, d, rng, k)
        limited = m.actuator_ctrllimited == 1
        d.ctrl[limited] = np.clip(d.ctrl, *m.actuator_ctrlrange.T)[limited]
        d.ctrl[m.actuator_delay > 0] = 0
        world.set("ctrl", d.ctrl)
        forward(world, m, d)
        world.lib.shim_derivative(world.m, world.d, 1)
        ours = world.get("data", "qDeriv").copy()
        qvel, columns = world.get("data", "qvel"), []
        for i in range(m.nv):
            force = []
            for sign in (1, -1):
                kept = qvel[i]
                qvel[i] += sign * 1e-5
                world.lib.shim_forward(world.m, world.d)
                f = [world.get("data", "qfrc_" + name) for name in ("passive", "actuator", "bias")]
                force.append(f[0] + f[1] - f[2])
                qvel[i] = kept
            columns.append((force[0] - force[1]) / 2e-5)
        full = np.array(columns).T
        # forces carry the rounding of the terms that they are the sum of
        terms = live.TERMS["qDeriv"](d) + np.abs(force).max()
        error, at = live.error_of(ours, full[room], terms)
        if error > FD_TOLERANCE:
            problems.append(f"{name} state {k}: qDeriv[{at}] is {ours[at]!r}, differences give {full[room][at]!r} ({error:.1e})")
    report.check(name, "differences", problems)


def each_integrator(world, m):
    """Euler, implicit and implicitfast in both engines, then what the model asked for."""
    own = m.opt.integrator
    for k in (0, 2, 3):
        m.opt.integrator = k
        world.get("option", "integrator")[:] = k
        yield live.INTEGRATORS[k]
    m.opt.integrator = own
    world.get("option", "integrator")[:] = own


def check_discrete(report, world, m, name):
    d = mujoco.MjData(m)
    rng = np.random.default_rng(zlib.crc32(name.encode()) + 4)
    own, problems = m.opt.enableflags, []
    m.opt.enableflags |= mujoco.mjtEnableBit.mjENBL_INVDISCRETE
    world.get("option", "enableflags")[:] = m.opt.enableflags
    for label in each_integrator(world, m):
        for k in (1, 3):
            set_state(world, m, d, rng, k)
            forward(world, m, d)
            d.qacc = rng.normal(size=m.nv)
            world.set("qacc", d.qacc)
            mujoco.mj_inverse(m, d)
            world.lib.shim_inverse(world.m, world.d)
            problems += live.compare(report, world, ("data", d), f"{name} {label} state {k}", live.TOLERANCE, ("qfrc_inverse",))
    m.opt.enableflags = own
    world.get("option", "enableflags")[:] = own
    report.check(name, "discrete", problems)


def matrix_problem(label, ours, their):
    error, at = live.error_of(ours.ravel(), their.ravel(), 1.0)
    if error > FD_TOLERANCE:
        return [f"{label}[{at}] is {ours.ravel()[at]!r}, not {their.ravel()[at]!r} ({error:.1e})"]
    return []


def check_transition(report, world, m, name):
    d = mujoco.MjData(m)
    rng = np.random.default_rng(zlib.crc32(name.encode()) + 5)
    n, problems = 2 * m.nv + m.na, []
    for label in each_integrator(world, m):
        for centered in (0, 1):
            set_state(world, m, d, rng, 3)
            ours = [np.zeros((r, c)) for r in (n, m.nsensordata) for c in (n, m.nu)]
            their = [x.copy() for x in ours]
            mujoco.mjd_transitionFD(m, d, 1e-6, centered, *their)
            before = world.get("data", "qpos").copy()
            world.lib.shim_transition(world.m, world.d, centered, (POINTER * 4)(*[pointer(x) for x in ours]))
            where = f"{name} {label} {'centred' if centered else 'forward'}"
            if centered:
                their[3] *= -1  # MuJoCo 3.5.0's centred D is negative
            for which, a, b in zip("ABCD", ours, their):
                problems += matrix_problem(f"{where} {which}", a, b)
            if np.any(before != world.get("data", "qpos")):
                problems.append(f"{where}: qpos is not given back")
    report.check(name, "transition", problems)


def check_inverse(report, world, m, name):
    d = mujoco.MjData(m)
    rng = np.random.default_rng(zlib.crc32(name.encode()) + 6)
    problems = []
    set_state(world, m, d, rng, 2)
    d.qacc = rng.normal(size=m.nv)
    world.set("qacc", d.qacc)
    ours = [np.zeros((m.nv, m.nv)) for _ in range(3)] + [np.zeros((m.nv, m.nM))]
    their = [x.copy() for x in ours]
    mujoco.mjd_inverseFD(m, d, 1e-6, 0, *their[:3], None, None, None, their[3])
    f = (POINTER * 3)(*[pointer(x) for x in ours[:3]])
    world.lib.shim_inverse_fd(world.m, world.d, f, pointer(ours[3]))
    for label, a, b in zip(("DfDq", "DfDv", "DfDa", "DmDq"), ours, their):
        problems += matrix_problem(f"{name} {label}", a, b)
    report.check(name, "inverse", problems)


def check_file(report, oracle, corten, path, name):
    m = mujoco.MjModel.from_xml_path(path)
    if m.nv == 0:
        return
    m.opt.noslip_iterations = 0
    m.opt.disableflags |= mujoco.mjtDisableBit.mjDSBL_CONSTRAINT
    world = live.World(corten, path, m)
    live.no_negative_samples(world, m)
    check_velocity(report, oracle, world, m, name)
    if m.nflex == 0:
        check_differences(report, world, m, name)
    check_discrete(report, world, m, name)
    # what the oracle's differences refuse
    refused = m.opt.integrator == mujoco.mjtIntegrator.mjINT_RK4 or m.nhistory
    if m.nv <= LARGEST and not refused:
        check_transition(report, world, m, name)
        check_inverse(report, world, m, name)
    for k in (2, 3):
        live.check_run(report, world, m, name, k, live.Plan())
    world.close()


def main():
    ap = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    ap.add_argument("--shim", help="the shim library, default the newest under build/")
    ap.add_argument("--seed", type=int, default=4)
    ap.add_argument("--random", type=int, default=None, help="number of random models of each kind, default 40")
    ap.add_argument("-v", "--verbose", action="store_true")
    ap.add_argument("place", nargs="*", help="models or folders, default scenes/ and the folders beside this file")
    arg = ap.parse_args()
    if mujoco.__version__ != live.VERSION:
        sys.exit(f"live_derivative.py: MuJoCo {mujoco.__version__} found, {live.VERSION} needed")
    corten = live.Corten(os.path.abspath(arg.shim or live.find_shim()))
    p, i = ctypes.c_void_p, ctypes.c_int
    corten.lib.shim_derivative.argtypes = [p, p, i]
    corten.lib.shim_inverse.argtypes = [p, p]
    corten.lib.shim_transition.argtypes = [p, p, i, ctypes.POINTER(POINTER)]
    corten.lib.shim_inverse_fd.argtypes = [p, p, ctypes.POINTER(POINTER), POINTER]
    report, oracle, count = live.Report(arg.verbose), Oracle(), 0
    folders = [os.path.join(live.ROOT, "scenes"), *(os.path.join(HERE, f) for f in ("models", "models_tendon", "models_derivative", "models_force"))]
    for path in live.collect(arg.place or folders):
        try:
            check_file(report, oracle, corten, path, os.path.basename(path))
            count += 1
        except (ValueError, mujoco.FatalError) as e:
            print(f"refused by the oracle: {path}: {str(e).splitlines()[0]}")
    number = arg.random if arg.random is not None else (0 if arg.place else 40)
    with tempfile.TemporaryDirectory() as folder:
        for source in (make_models, random_tendons):
            for name, xml in source.models(arg.seed, number):
                path = os.path.join(folder, name + ".xml")
                with open(path, "w", encoding="utf-8") as f:
                    f.write(xml)
                check_file(report, oracle, corten, path, name)
                count += 1
    report.table()
    for name, label, step in report.short:
        print(f"compared until step {step} only, the oracle being no better determined: {name} {label}")
    print(f"{count} models against MuJoCo {live.VERSION}")
    print(f"{report.passed} passed, {report.failed} failed")
    sys.exit(1 if report.failed else 0)


if __name__ == "__main__":
    main()
