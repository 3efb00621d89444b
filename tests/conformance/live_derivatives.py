#!/usr/bin/env python3
"""Compares derivatives and the implicit integrators with MuJoCo 3.5.0, both running here, on MuJoCo's compiled models.

The models are those of live_smooth.py and random tendons; a process each. Constraints are off in both engines. The checks:
  velocity      qDeriv, with and without the bias, at five states with random controls and activations, within 1e-10
  differences   ctd_forceVel against centred differences of our own forces: every entry within 1e-6 of the largest
  discrete      qfrc_inverse with invdiscrete for Euler, implicit and implicitfast
  transition    ctd_transitionFD with sensors, forward and centred, with each of the three; delays, which MuJoCo refuses, are off
  inverse       ctd_inverseFD
  implicit, implicitfast   1,000 steps, our own and random models only (live_smooth.py has the others)
Finite differences must agree within 1e-6 of the largest entry of the matrix. A random state from which a step ends in a reset is drawn
again; if there is no other, there are no differences of steps. The report counts these, -v names them.
"""

import contextlib
import ctypes
import os
import sys
import zlib
from xml.etree import ElementTree

import live
import model_sets
import mujoco
import numpy as np
import random_tendons
import runner
from report import Report
from runner import option

OPTIONS = [option("models"), option("only"), option("generated", 2000), option("seed", 1), option("random", 40, "how many random trees, and tendons"),
           option("sample", 1), option("timeout", 1800.0)]

FD_TOLERANCE = 1e-6
STEP = 1e-5  # of velocities
LARGE = 250  # dofs; with more, MuJoCo needs more memory
POINTER = ctypes.POINTER(ctypes.c_double)


def pointer(x):
    return x.ctypes.data_as(POINTER)


class Theirs:
    """Functions of the library that its Python does not show."""

    def __init__(self):
        self.lib = live.native()
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


def check_velocity(report, theirs, world, m, name):
    d = mujoco.MjData(m)
    rng = np.random.default_rng(zlib.crc32(name.encode()) + 2)
    problems = []
    for k in range(5):
        set_state(world, m, d, rng, k)
        forward(world, m, d)
        for bias in (0, 1):
            theirs.derivative(m, d, bias)
            world.lib.shim_derivative(world.m, world.d, bias)
            problems += live.compare(report, world, ("data", d), f"{name} state {k}", live.TOLERANCE, ("qDeriv",))
    report.check(name, "velocity", problems)


def our_differences(world, m):
    """Centred differences of our own forces by every velocity, a column each, and the largest of these forces."""
    qvel = world.get("data", "qvel")
    start, columns, largest = qvel.copy(), [], 0

    def force(i, step):
        qvel[i] = start[i] + step
        world.lib.shim_forward(world.m, world.d)
        qvel[i] = start[i]
        f = [world.get("data", "qfrc_" + name) for name in ("passive", "actuator", "bias")]
        return f[0] + f[1] - f[2]

    for i in range(m.nv):
        sides = force(i, STEP), force(i, -STEP)
        largest = np.maximum(largest, np.abs(sides).max())
        columns.append((sides[0] - sides[1]) / (2 * STEP))
    return np.array(columns).T, largest


def check_differences(report, world, m, name):
    """The exact derivative of passive plus actuator minus bias force against our own forces."""
    d = mujoco.MjData(m)
    rng = np.random.default_rng(zlib.crc32(name.encode()) + 3)
    problems = []
    for k in (1, 4):
        set_state(world, m, d, rng, k)
        forward(world, m, d)
        ours = np.full((m.nv, m.nv), np.nan)
        world.lib.shim_force_vel(world.m, world.d, pointer(ours))
        full, largest = our_differences(world, m)
        ours, full = ours.ravel(), full.ravel()
        # the terms that cancel, and four units in the last place of the forces
        terms = live.TERMS["qDeriv"](d) + 4e-16 * largest / STEP / FD_TOLERANCE
        error, at = live.error_of(ours, full, terms)
        if not error <= FD_TOLERANCE:
            problems.append(f"{name} state {k}: DfDv[{at}] is {ours[at]!r}, differences give {full[at]!r} ({error:.1e})")
    report.check(name, "differences", problems)


def each_integrator(world, m, kinds=(0, 2, 3)):
    """Euler, implicit and implicitfast in both engines, then what the model asked for."""
    own = m.opt.integrator
    for k in kinds:
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


def compare_matrices(where, names, ours, their):
    """Problems of our matrices."""
    problems = []
    for name, x, y in zip(names, ours, their):
        error, at = live.error_of(x.ravel(), y.ravel(), 1.0)
        if not error <= FD_TOLERANCE:
            problems.append(f"{where} {name}[{at}] is {x.ravel()[at]!r}, not {y.ravel()[at]!r} ({error:.1e})")
    return problems


def is_bad(m, d):
    """Does a step from this state end in a reset? Then it has no derivative."""
    mujoco.mj_forward(m, d)
    return not np.abs(d.qacc).max(initial=0) < mujoco.mjMAXVAL


def good_state(world, m, d, rng):
    """A random state from which a step does not end in a reset; of the model at rest if there are few. False if there is none."""
    for k in 3 * [3] + 20 * [0]:
        set_state(world, m, d, rng, k)
        if not is_bad(m, d):
            return True
    return False


def check_transition(report, world, m, name):
    d = mujoco.MjData(m)
    rng = np.random.default_rng(zlib.crc32(name.encode()) + 5)
    n, problems = 2 * m.nv + m.na, []

    def theirs(centered):
        x = [np.zeros((r, c)) for r in (n, m.nsensordata) for c in (n, m.nu)]
        mujoco.mjd_transitionFD(m, d, 1e-6, centered, *x)
        if centered:
            x[3] *= -1  # MuJoCo 3.5.0's centred D is negative
        return x

    for label in each_integrator(world, m):
        for centered in (0, 1):
            where = f"{name} {label} {'centred' if centered else 'forward'}"
            if not good_state(world, m, d, rng):
                report.explained.append(f"{where}: steps end in a reset and have no differences")
                continue
            their = theirs(centered)
            ours = [np.zeros_like(x) for x in their]
            before = world.get("data", "qpos").copy()
            world.lib.shim_transition(world.m, world.d, centered, (POINTER * 4)(*[pointer(x) for x in ours]))
            problems += compare_matrices(where, "ABCD", ours, their)
            if np.any(before != world.get("data", "qpos")):
                problems.append(f"{where}: qpos is not given back")
    report.check(name, "transition", problems)


def check_inverse(report, world, m, name):
    d = mujoco.MjData(m)
    rng = np.random.default_rng(zlib.crc32(name.encode()) + 6)
    set_state(world, m, d, rng, 2)
    d.qacc = rng.normal(size=m.nv)
    world.set("qacc", d.qacc)

    def theirs():
        x = [np.zeros((m.nv, m.nv)) for _ in range(3)] + [np.zeros((m.nv, m.nM))]
        mujoco.mjd_inverseFD(m, d, 1e-6, 0, *x[:3], None, None, None, x[3])
        return x

    refused = m.opt.integrator == mujoco.mjtIntegrator.mjINT_RK4
    for _ in each_integrator(world, m, (0 if refused else m.opt.integrator,)):
        their = theirs()
        ours = [np.zeros_like(x) for x in their]
        f = (POINTER * 3)(*[pointer(x) for x in ours[:3]])
        world.lib.shim_inverse_fd(world.m, world.d, f, pointer(ours[3]))
        problems = compare_matrices(name, ("DfDq", "DfDv", "DfDa", "DmDq"), ours, their)
    report.check(name, "inverse", problems)


def with_memory(path):
    """The model with the memory that MuJoCo's differences of many dofs need."""
    spec = mujoco.MjSpec.from_file(path)
    spec.memory = 2**32
    return spec.compile()


def without_delays(path):
    """The same without delays, which MuJoCo's differences refuse."""
    tree = ElementTree.parse(path)
    for element in tree.iter():
        for name in ("nsample", "delay", "interval", "interp", "memory"):
            element.attrib.pop(name, None)
    ElementTree.SubElement(tree.getroot(), "size", memory="4G")
    with contextlib.chdir(os.path.dirname(path)):  # where its files are
        return mujoco.MjModel.from_xml_string(ElementTree.tostring(tree.getroot(), encoding="unicode"))


def open_world(corten, path, m, awake):
    m.opt.noslip_iterations = 0
    if awake:
        m.opt.enableflags &= ~int(mujoco.mjtEnableBit.mjENBL_SLEEP)
    m.opt.disableflags |= mujoco.mjtDisableBit.mjDSBL_CONSTRAINT
    world = live.World(corten, path, m)
    live.prepare(world, m)
    return world


def check_file(report, corten, path, name, runs, awake):
    theirs = Theirs()
    m = mujoco.MjModel.from_xml_path(path)
    if m.nv == 0:
        return
    if m.nv > LARGE:
        m = with_memory(path)
    world = open_world(corten, path, m, awake)
    check_velocity(report, theirs, world, m, name)
    check_differences(report, world, m, name)
    check_discrete(report, world, m, name)
    for k in (2, 3) if runs else ():
        live.check_run(report, world, m, name, k, live.Plan())
    if m.nhistory:
        world.close()
        m = without_delays(path)
        world = open_world(corten, path, m, awake)
    check_transition(report, world, m, name)
    check_inverse(report, world, m, name)
    world.close()


def check_awake(report, corten, path, name, runs):
    """With sleeping as the model has it, or off where MuJoCo's fails."""
    for awake in (False, True):
        attempt = Report(report.verbose)
        try:
            check_file(attempt, corten, path, name, runs, awake)
        except (ValueError, mujoco.FatalError) as e:
            why = (name, str(e).splitlines()[0])
            report.refused += [why] if awake else []
            continue
        report.add(attempt)
        report.awake += [why] if awake else []
        break


def collections(session):
    options = session.options
    yield from model_sets.running(options, session.folder)
    if not options.models:
        yield model_sets.written("tendons", session.folder, random_tendons.models(options.seed, options.random))


def declare(lib):
    p, i = ctypes.c_void_p, ctypes.c_int
    lib.shim_derivative.argtypes = [p, p, i]
    lib.shim_inverse.argtypes = [p, p]
    lib.shim_force_vel.argtypes = [p, p, POINTER]
    lib.shim_transition.argtypes = [p, p, i, ctypes.POINTER(POINTER)]
    lib.shim_inverse_fd.argtypes = [p, p, ctypes.POINTER(POINTER), POINTER]


def run(session):
    declare(session.corten.lib)
    for collection in session.chosen(collections(session)):
        def check(report, path, name, runs=collection.name in ("own", "trees", "tendons")):
            check_awake(report, session.corten, path, name, runs)

        session.run_collection(collection, check)


if __name__ == "__main__":
    sys.exit(runner.main("derivatives"))
