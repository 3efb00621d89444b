#!/usr/bin/env python3
"""Compares constraint rows, islands and solvers with MuJoCo 3.5.0, both running here, step by step from the same state.

Each model is MuJoCo's compiled model, field by field. For each solver MuJoCo runs; before each of its steps ours gets its
state and warm start, makes the same step, and is compared:
  rows       number, type and origin of every constraint row, in each step
  numbers    efc_force, qfrc_constraint and qacc, relative to their largest entry: Newton 1e-8, CG 1e-7, PGS 1e-6
  arrays     every 25 steps all arrays of rows and islands that forward makes, 1e-9
  inverse    at those states the inverse dynamics of a random acceleration, 1e-9
  sleep      of scenes that fall asleep and are disturbed, boxes and random ones: the sleeping trees and the state after every step
A step whose numbers differ is explained, and counted by its cause, if
  spread     MuJoCo itself, started from up to SAMPLES states 1e-16 to 1e-15 apart, gives results that differ by half of that
             or more: then nothing determines them better
  resting    the same, and only the acceleration differs, a small difference of large forces
A run ends when MuJoCo's memory is full, its numbers are bad, its reference accelerations exceed 1e10, or its rows come from
memory that it has not set. A check passes if 99.9 % of the other steps agree. Random controls move the actuators; the random models,
which have none, are pushed about, so that few of them come to rest.
Collections beside those of model_sets.py: random (every kind of row), sleep.
"""

import argparse
import ctypes
import glob
import os
import sys
import zlib

import live
import model_sets
import mujoco
import numpy as np
import random_sleep
import random_solver
import runner
from runner import option

SOLVERS = {"PGS": 0, "CG": 1, "Newton": 2}
TOLERANCE = {"PGS": 1e-6, "CG": 1e-7, "Newton": 1e-8}
SHARE = 0.999
ARRAYS = 25
SAMPLES = 100
# MuJoCo's compiler confuses the addresses of these edges, so that the columns of rows are not ascending: its PGS stops
# (mj_projectConstraint: pre and post-count of B_rownnz are not equal), its Newton takes a wrong Hessian
MUJOCO_FAILS = {("flex_moving_parent.xml", "PGS"), ("flex_moving_parent.xml", "Newton")}
CAUSES = ("spread", "resting")
OPTIONS = [option("models"), option("only"), option("steps", 1000, "per model and solver"),
           option("solver", None, "solvers to compare, instead of all", action="append", choices=list(SOLVERS)), option("seed", 4),
           option("random", 60), option("sleepers", 100, "how many random models that may sleep"), option("generated", 200), option("largest", 5000),
           option("timeout", 3600.0)]
EXPLODED = 1e10  # reference acceleration; MuJoCo calls an acceleration of that size bad
ENDS = (1, 2, 4, 5, 6)  # warnings that end a run: MuJoCo's memory is full (PGS with many rows), its numbers are bad
NUMBERS = ("efc_force", "qfrc_constraint", "qacc")
STATE = (
    "time qpos qvel act history qacc_warmstart ctrl qfrc_applied xfrc_applied eq_active mocap_pos mocap_quat userdata plugin_state"
).split()
ROWS = (
    "efc_type efc_id efc_J efc_pos efc_margin efc_frictionloss efc_diagApprox efc_KBIP efc_D efc_R tendon_efcadr efc_vel efc_aref efc_b"
).split()
SPARSE = "efc_J_rownnz efc_J_rowadr efc_J_rowsuper efc_J_colind".split()
ISLANDS = (
    "tree_island island_ntree island_itreeadr map_itree2tree dof_island island_nv island_idofadr island_dofadr map_dof2idof "
    "map_idof2dof iM_rownnz iM_rowadr efc_island island_ne island_nf island_nefc island_iefcadr map_efc2iefc map_iefc2efc "
    "iefc_type iefc_id iefc_frictionloss iefc_D iefc_R"
).split()
# Without rows MuJoCo's nJ may be that of full rows that were left out; ours is 0.
COUNTS = ("ncon", "ne", "nf", "nl", "nefc", "nJ", "nisland", "nidof")


class World(live.World):
    """A transplanted model whose fields of fixed size are looked up once."""

    def __init__(self, corten, m):
        self.corten, self.lib, self.d, self.fused = corten, corten.lib, None, False
        self.copy(m)
        self.d = self.lib.shim_make(self.m)
        self.state = {f: self.get("data", f) for f in STATE}

    def take(self, d):
        for f, x in self.state.items():
            if x.size:
                x[:] = np.ravel(getattr(d, f))

    def number(self, name):
        return int(self.get("data", name)[0])


def relative(ours, their, terms=0.0):
    """Worst difference relative to the largest entry. terms: size of what the entries are made of; below 1e-4 of it they
    are mostly rounding."""
    if ours.size != their.size:
        return np.inf
    if ours.size == 0:
        return 0.0
    worst = np.abs(ours - their).max()
    if not np.isfinite(worst):
        return np.inf
    if worst <= live.ROUNDING:
        return 0.0
    return worst / max(np.abs(their).max(), 1e-4 * terms, 1e-300)


def array_problems(world, m, d):
    """Arrays of rows and islands of the state of d."""
    e = mujoco.MjData(m)
    if m.opt.enableflags & mujoco.mjtEnableBit.mjENBL_SLEEP:
        mujoco.mj_copyData(e, m, d)  # who sleeps is state, too
    for f in STATE:
        if np.size(getattr(e, f)):
            setattr(e, f, getattr(d, f))
    mujoco.mj_forward(m, e)
    world.lib.shim_forward(world.m, world.d)
    d, tolerance = e, 1e-9
    if d.nefc == 0 or world.number("nefc") != d.nefc:
        return [] if world.number("nefc") == d.nefc else [f"nefc of forward {world.number('nefc')}, not {d.nefc}"]
    names = list(ROWS)
    if mujoco.mj_isSparse(m):
        names += SPARSE
    if d.nisland:
        names += ISLANDS
    out = []
    for f in names:
        ours, their = world.get("data", f), np.ravel(getattr(d, f))
        if f == "efc_J" and not mujoco.mj_isSparse(m):  # behind the rows: places of rows that no dof moves
            ours, their = ours[: d.nefc * m.nv], their[: d.nefc * m.nv]
        if their.dtype.kind != "f":
            if ours.size != their.size or np.any(ours != their):
                out.append(f"{f}: {ours[:12]} not {their[:12]}")
        else:
            # aref and b are stiffness times distances that cancel
            error = relative(ours, their, d.efc_KBIP[:, 0].max() if f in ("efc_aref", "efc_b") else 0.0)
            if not error <= tolerance:
                at = int(np.argmax(np.abs(ours - their))) if ours.size == their.size else -1
                out.append(f"{f}[{at}] {error:.1e}: {ours[at]} not {their[at]}" if at >= 0 else f"{f}: {ours.size} numbers, not {their.size}")
    return out


def controls(m, d, rng, step):
    if m.nu == 0 or step % 20:
        return
    low, high = m.actuator_ctrlrange[:, 0], m.actuator_ctrlrange[:, 1]
    limited = m.actuator_ctrllimited.astype(bool)
    d.ctrl = np.where(limited, rng.uniform(np.minimum(low, high), high), 0.3 * rng.normal(size=m.nu))


def push(m, d, rng, step):
    """Forces on all bodies, of a third of their weight."""
    if step % 20 == 0:
        d.xfrc_applied[1:, :3] = 3 * m.body_mass[1:, None] * rng.normal(size=(m.nbody - 1, 3))


def inverse_problems(world, m, d, rng):
    """Inverse dynamics at the state that ours was given, with MuJoCo's arrays of that state."""
    e = mujoco.MjData(m)
    for f in STATE:
        if np.size(getattr(e, f)):
            setattr(e, f, getattr(d, f))
    e.qacc = rng.normal(size=m.nv)
    world.set("qacc", e.qacc)
    flags = m.opt.disableflags
    m.opt.disableflags |= mujoco.mjtDisableBit.mjDSBL_SENSOR  # some of which make its inverse crash
    mujoco.mj_inverse(m, e)
    m.opt.disableflags = flags
    world.lib.shim_inverse(world.m, world.d)
    if world.number("nefc") != e.nefc:
        return []  # rows are compared in the steps
    out = []
    for f in ("qfrc_inverse", "qfrc_constraint", "efc_force"):
        error = relative(world.get("data", f), getattr(e, f), np.abs(e.qfrc_bias).max())
        if not error <= 1e-9:
            out.append(f"inverse {f} {error:.1e}")
    return out


def ended(m, d):
    """No step from here means anything. MuJoCo takes rotational rows of flex elements with a sparse Jacobian from memory it has
    not set."""
    if any(d.warning[k].number for k in ENDS) or np.abs(d.efc_aref).max(initial=0) > EXPLODED:
        return True
    return bool(m.nflex and mujoco.mj_isSparse(m) and np.any((d.contact.dim > 3) & (d.contact.flex >= 0).any(axis=1)))


def check_inverse(report, world, m, name, steps):
    d = mujoco.MjData(m)
    rng = np.random.default_rng(zlib.crc32(name.encode()))
    problems = []
    for step in range(steps):
        controls(m, d, rng, step)
        if step % ARRAYS == ARRAYS - 1:
            world.take(d)
            problems += [f"{name} step {step}: {p}" for p in inverse_problems(world, m, d, rng)]
        mujoco.mj_step(m, d)
        if ended(m, d):
            break
    report.check(name, "inverse", problems)


def check_sleep(report, corten, xml, name, steps):
    """MuJoCo's scene runs and is disturbed now and then; ours follows from its states."""
    m = mujoco.MjModel.from_xml_string(xml)
    d, world = mujoco.MjData(m), World(corten, m)
    rng = np.random.default_rng(3)
    problems, slept = [], 0
    for step in range(steps):
        if step % 300 == 299:
            d.qvel[rng.integers(m.nv)] += rng.normal()
        if step % 700 == 650:
            d.qpos[0] += 0.01
        world.take(d)
        mujoco.mj_step(m, d)
        world.lib.shim_step(world.m, world.d, 1)
        ours = world.get("data", "tree_asleep")
        errors = [relative(world.get("data", f), getattr(d, f)) for f in ("qpos", "qvel")]
        slept = np.maximum(slept, (d.tree_asleep >= 0).sum())
        if np.any(ours != d.tree_asleep) or max(errors) > 1e-7 or world.number("nefc") != d.nefc:
            problems.append(f"{name} step {step}: {ours} not {d.tree_asleep}, state {max(errors):.1e}")
            break
    if not slept:
        problems.append(f"{name}: nothing fell asleep")
    report.check(name, f"sleep ({slept} trees at once)", problems)
    world.close()


FOLLOWED = "qpos qvel act act_dot qacc_smooth qfrc_smooth qfrc_passive qfrc_actuator ten_length ten_velocity actuator_length actuator_force sensordata".split()


def nudge(m, d, rng):
    """Other controls, and now and then a force on a body or an equality that goes on or off."""
    d.ctrl[:] = rng.uniform(-1, 1, m.nu) * (rng.random(m.nu) < 0.5)
    d.xfrc_applied[:] = 0
    if rng.random() < 0.3:
        d.xfrc_applied[rng.integers(1, m.nbody), rng.integers(6)] = rng.uniform(-5, 5)
    if m.neq and rng.random() < 0.3:
        d.eq_active[0] = rng.integers(2)


def check_random_sleep(report, corten, xml, name, steps):
    """As check_sleep, for any model: everything that depends on who sleeps. Models that MuJoCo refuses are left out."""
    try:
        m = mujoco.MjModel.from_xml_string(xml)
        d = mujoco.MjData(m)
    except (ValueError, mujoco.FatalError):
        return False
    world, rng, problems = World(corten, m), np.random.default_rng(7), []
    for step in range(steps):
        if step % 20 == 0:
            nudge(m, d, rng)
        world.take(d)
        mujoco.mj_step(m, d)
        world.lib.shim_step(world.m, world.d, 1)
        ours = world.get("data", "tree_asleep")
        errors = {f: relative(world.get("data", f), getattr(d, f)) for f in FOLLOWED if getattr(d, f).size}
        worst = max(errors, key=errors.get)
        if np.any(ours != d.tree_asleep) or not errors[worst] <= 1e-6 or world.number("nefc") != d.nefc:
            problems.append(f"{name} step {step}: {ours} not {d.tree_asleep}, {worst} {errors[worst]:.1e}")
            break
    report.check(name, "sleep", problems)
    world.close()
    return True


def mujoco_spread(m, before, d, rng, need):
    """How far MuJoCo's own results are apart when its state changes in the last bits; need: spreads that are enough."""
    e = mujoco.MjData(m)
    spread = {f: 0.0 for f in NUMBERS}
    force = np.abs(d.qfrc_smooth).max()
    for i in range(SAMPLES):
        size = 1e-15 if i % 2 == 0 else 1e-16
        mujoco.mj_setState(m, e, before, mujoco.mjtState.mjSTATE_INTEGRATION)
        mujoco.mj_integratePos(m, e.qpos, size * rng.normal(size=m.nv), 1)
        e.qvel += size * max(1, np.abs(e.qvel).max()) * rng.normal(size=m.nv)
        e.qacc_warmstart *= 1 + size * rng.normal(size=m.nv)
        e.qfrc_applied += size * force * rng.normal(size=m.nv)
        mujoco.mj_step(m, e)
        if e.nefc != d.nefc:
            return {f: np.inf for f in NUMBERS}
        for f in NUMBERS:
            spread[f] = np.maximum(spread[f], relative(getattr(e, f), getattr(d, f), 0.0 if f == "qacc" else force))
        if all(spread[f] > need[f] for f in need):
            break
    return spread


def compare_step(world, m, before, d, solver, step):
    """(what is wrong, why it is explained, the largest error) of the numbers of one step with the same rows."""
    force = np.abs(d.qfrc_smooth).max()
    errors = {f: relative(world.get("data", f), getattr(d, f), 0.0 if f == "qacc" else force) for f in NUMBERS}
    large = [f for f in NUMBERS if not errors[f] <= TOLERANCE[solver]]
    if not large:
        return [], None, max(errors.values())
    need = {f: 0.5 * errors[f] for f in large}
    spread = mujoco_spread(m, before, d, np.random.default_rng(step), need)
    if all(spread[f] > need[f] for f in large):
        return [], "resting" if large == ["qacc"] else "spread", 0.0
    return [f"{f} {errors[f]:.1e}, MuJoCo's own spread {spread[f]:.1e}" for f in large], None, 0.0


def check_solver(report, world, m, name, solver, arg):
    m.opt.solver = SOLVERS[solver]
    world.get("option", "solver")[:] = SOLVERS[solver]
    d = mujoco.MjData(m)
    if m.nkey:
        mujoco.mj_resetDataKeyframe(m, d, 0)
    rng = np.random.default_rng(zlib.crc32(name.encode()))
    world.lib.shim_reset(world.m, world.d)
    bad, problems, worst, rows, made, same = 0, [], 0.0, 0, 0, 0
    causes = dict.fromkeys(CAUSES, 0)
    for step in range(arg.steps):
        controls(m, d, rng, step)
        if arg.pushed:
            push(m, d, rng, step)
        world.take(d)
        wrong = array_problems(world, m, d) if step % ARRAYS == 0 else []
        world.take(d)
        before = np.empty(mujoco.mj_stateSize(m, mujoco.mjtState.mjSTATE_INTEGRATION))
        mujoco.mj_getState(m, d, before, mujoco.mjtState.mjSTATE_INTEGRATION)
        mujoco.mj_step(m, d)
        if ended(m, d):
            break
        world.lib.shim_step(world.m, world.d, 1)
        rows, made = np.maximum(rows, d.nefc), made + 1
        different = [f"{f} {world.number(f)}, not {getattr(d, f)}" for f in COUNTS
                     if world.number(f) != getattr(d, f) and not (f == "nJ" and d.nefc == 0)]
        different += [f"{f} differs" for f in ("efc_type", "efc_id") if not different and d.nefc and np.any(world.get("data", f) != getattr(d, f))]
        wrong += different
        if not different:
            off, cause, error = compare_step(world, m, before, d, solver, step)
            wrong += off
            worst = np.maximum(worst, error)
            same += all(np.array_equal(world.get("data", f), getattr(d, f)) for f in NUMBERS)
            if cause and not wrong:
                causes[cause] += 1
        if wrong:
            bad += 1
            if len(problems) < 8:
                problems.append(f"{name} {solver} step {step}: " + "; ".join(wrong))
    if made == 0:
        report.later.append(f"{name} {solver} (MuJoCo's numbers are bad or unset at once)")
        return
    report.tally.update({(solver, what): n for what, n in (("steps", made), ("bad", bad), ("same", same), *causes.items())})
    good = bad <= (1 - SHARE) * made
    report.see("data", "constraint_solve", solver, worst, name)
    if good and bad:
        print(f"     {bad} of {made} steps: {problems[0]}")
    why = ", ".join(f"{n} {cause}" for cause, n in causes.items() if n)
    report.check(name, f"{solver} ({bad} of {made} steps differ, explained: {why or 'none'}, up to {rows} rows)", [] if good else problems)


def check_file(report, corten, path, name, arg):
    try:
        m = mujoco.MjModel.from_xml_path(path)
    except ValueError as e:
        report.refused.append((name, str(e).splitlines()[0]))
        return
    if m.nv == 0 or m.nv > arg.largest or m.nplugin:
        report.later.append(name)
        return
    try:
        check_model(report, corten, m, name, arg)
    except mujoco.FatalError as e:  # some contacts of flexes are too much for it: wrong counts of nonzeros, islands without trees
        report.later.append(f"{name} (MuJoCo gives up: {e})")


def check_model(report, corten, m, name, arg):
    world = World(corten, m)
    for solver in arg.solver or SOLVERS:
        if (os.path.basename(name), solver) not in MUJOCO_FAILS:
            check_solver(report, world, m, name, solver, arg)
    check_inverse(report, world, m, name, min(arg.steps, 100))
    world.close()
    report.tally["models"] += 1


# All models ----------------------------------------------------------------------------------------------------------
def files():
    """Our scenes and flexes, models of the packages, public ones."""
    flexes = sorted(glob.glob(os.path.join(live.ROOT, "tests", "conformance", "models", "flex_*.xml")))
    yield model_sets.Collection("own", live.ROOT, [*model_sets.collect([os.path.join(live.ROOT, "scenes")]), *flexes])
    yield from model_sets.others((".xml",))


def collections(session):
    """A job is a path, or the number of a random or generated model or a sleeping scene."""
    options = session.options
    if options.models:
        yield model_sets.Collection("given", live.ROOT, model_sets.collect(options.models))
        return
    yield from files()
    yield model_sets.Collection("random", "", list(range(options.random)))
    yield model_sets.generated(session.folder, options.generated)
    yield model_sets.Collection("sleep", "", list(range(3 + options.sleepers)))


def check_random(report, corten, number, options):
    name, xml = list(random_solver.models(options.seed, number + 1))[number]
    check_model(report, corten, mujoco.MjModel.from_xml_string(xml), name, argparse.Namespace(**{**vars(options), "pushed": True}))


def check_sleeper(report, corten, number, options):
    if number < 3:
        check_sleep(report, corten, random_solver.boxes(number), f"sleeping boxes {number}", 1500)
        report.tally["models"] += 1
    else:
        name, xml = list(random_sleep.models(options.seed, number - 2))[-1]
        report.tally["models"] += check_random_sleep(report, corten, xml, name, 150)


def print_counts(title, report):
    for solver in SOLVERS:
        steps, bad, same, *causes = (report.tally[solver, what] for what in ("steps", "bad", "same", *CAUSES))
        if steps:
            agree = 100 * (steps - bad - sum(causes)) / steps
            why = ", ".join(f"{n} {cause}" for cause, n in zip(CAUSES, causes))
            print(f"{title}{solver}: {steps} steps, {agree:.3f} % agree ({100 * same / steps:.3f} % to the last bit), "
                  f"{sum(causes)} explained ({why}), {bad} differ", flush=True)


def run(session):
    options, corten = session.options, session.corten
    options.pushed = False
    corten.lib.shim_inverse.argtypes = [ctypes.c_void_p, ctypes.c_void_p]
    special = {"random": check_random, "sleep": check_sleeper}
    for collection in session.chosen(collections(session)):
        def check(report, path, name, kind=collection.name):
            if kind in special:
                special[kind](report, corten, path, options)
            else:
                check_file(report, corten, path, name.removesuffix(".xml") if kind == "generated" else name, options)

        print_counts("    ", session.run_collection(collection, check, seed=1))
    if session.report.later:
        print("left out (plugins, too large, or no dof moves):", *session.report.later)
    print(f"{session.report.tally['models']} models against MuJoCo {runner.VERSION}")
    print_counts("", session.report)


if __name__ == "__main__":
    sys.exit(runner.main("solver"))
