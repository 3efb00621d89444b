#!/usr/bin/env python3
"""Records what MuJoCo 3.5.0 computes, for tests that run without it.

Run with MuJoCo's interpreter:  $(tools/mujoco.sh) tools/record/record_reference.py [--check]
It writes tests/conformance/reference/*.ref, the same bytes every time; --check only compares.

A .ref file is text. A head (format, mujoco, model relative to scenes/, kind, integrator), then records:
    record 3 title
    qpos 2 0.1 -0.25
one line a field: name, count, numbers that read back exactly. In a file of kind `stages` the fields of the state are the
input and the others what mj_forward made of it; in a `trajectory`, record 0 is the initial state and record k what mj_step
left after step k, where only the state is already that of time k (seed item 19, C1).
"""

import argparse
import math
import os
import pathlib
import sys

import mujoco
import numpy as np
import record_contacts

VERSION = "3.5.0"
ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
SCENES = os.path.join(ROOT, "scenes")
OUT = os.path.join(ROOT, "tests", "conformance", "reference")

# Seed item 19, C4: model, initial position (a displacement of the dofs from qpos0), initial velocity.
TRAJECTORIES = {
    "trajectory/T01_free_fall.xml": ([0, 0, 0, 0.1, 0.2, 0.3], [0.5, -0.3, 1, 2, -1, 3]),
    "trajectory/T02_pendulum_swing.xml": ([1.2], [0]),
    "trajectory/T03_double_pendulum.xml": ([1.0, 0.6], [0, 0.5]),
    "trajectory/T04_spring_damper.xml": ([-0.5], [2]),
    "trajectory/T06_ball_joint_free.xml": (
        [0.5, -0.4, 0.2, 0, 0, 0, 0.1, 0.2, 0.3],
        [1, 2, -3, 0.5, -0.3, 2, 3, -2, 4],
    ),
}
# The part with contacts, other rows and actuators: initial position, velocity, control (size, phase of a sine; the first of
# several numbers goes to the first actuators), solvers. T16 records its sensors too; T12 is scenes/humanoid.xml. T14 with CG asks for
# the same last bits: MuJoCo itself, started 1e-15 apart, is 1e-7 to 3e-7 apart from the second step on.
DRIVEN = {
    "trajectory/T05_motor_tracking.xml": ([0.2], [0], "sine", (2,)),
    "trajectory/T07_sphere_on_plane.xml": ([0] * 6, [1, 0.5, 0, 3, -2, 4], None, (0, 1, 2)),
    "trajectory/T08_box_on_plane.xml": ([0] * 6, [0.2, 0.1, -0.2, 0, 0, 0.5], None, (0, 1, 2)),
    "trajectory/T09_ant_standing.xml": ([0] * 14, [0] * 14, 0.3, (0, 1, 2)),
    "trajectory/T10_tendon_arm.xml": ([0.3, -0.5, 0.2], [0, 1, 0], 0.5, (2,)),
    "trajectory/T11_muscle_pendulum.xml": ([0.5], [0], 0.6, (2,)),
    "humanoid.xml": ([0] * 27, [0] * 27, 0.1, (0, 1, 2)),
    "trajectory/T13_joint_limits.xml": ([0], [0], 0.8, (0, 1, 2)),
    "trajectory/T14_equality_weld.xml": ([0] * 12, [0.3, 0, 1, 1, 2, 3, 0.3, 0, 1, 0, 0, 1], None, (0, 1, 2)),
    "trajectory/T15_friction_slide3.xml": ([0] * 6, [0] * 6, None, (0, 1, 2)),
    "trajectory/T15_friction_slide4.xml": ([0] * 6, [0] * 6, None, (0, 1, 2)),
    "trajectory/T15_friction_slide6.xml": ([0] * 6, [0] * 6, None, (0, 1, 2)),
    "trajectory/T16_sensor_suite.xml": (None, None, 0.7, (0, 1, 2)),
    "trajectory/T17_spatial_tendon.xml": ([0.2, -0.3], [0, 1], 0.4, (2,)),
    "trajectory/T18_implicit_stiff.xml": ([0.1], [0], None, (2,)),
    "trajectory/T19_rk4_accuracy.xml": ([1.0, 0.6], [0, 0], None, (2,)),
    "trajectory/T20_warmstart.xml": ([0, 0, 0, 0.3, 0.2, 0], [0.5, 0, 0, 1, 0, 2], None, (0, 1, 2)),
}
# Runs of these with other integrators than Newton's run above has.
DRIVEN_INTEGRATORS = {
    "trajectory/T05_motor_tracking.xml": (1, 2, 3),
    "trajectory/T18_implicit_stiff.xml": (0, 2),
    "trajectory/T19_rk4_accuracy.xml": (0,),
}
DRIVEN_FIELDS = ("time", "qpos", "qvel", "act", "ctrl", "ncon", "nefc", "xpos", "xquat", "qfrc_bias", "qfrc_passive", "energy",
                 "qfrc_actuator", "qacc", "qfrc_constraint")  # fmt: skip
# B6: rows and their forces at states along a run; the control is that of DRIVEN or none.
ROW_MODELS = (
    "trajectory/T07_sphere_on_plane.xml", "trajectory/T08_box_on_plane.xml", "trajectory/T09_ant_standing.xml", "trajectory/T10_tendon_arm.xml",
    "trajectory/T13_joint_limits.xml", "trajectory/T14_equality_weld.xml", "trajectory/T15_friction_slide6.xml", "rows/b6_connect.xml",
    "rows/b6_stack.xml",
)  # fmt: skip
ROW_INPUT = ("time", "qpos", "qvel", "act", "ctrl", "qacc_warmstart")
ROW_FIELDS = ("ncon", "nefc", "efc_type", "efc_id", "efc_J", "efc_pos", "efc_margin", "efc_diagApprox", "efc_KBIP", "efc_R",
              "efc_vel", "efc_aref", "efc_force", "qfrc_constraint", "qacc")  # fmt: skip
# B8: what sensors read at states along a run with control.
SENSOR_MODELS = {"trajectory/T16_sensor_suite.xml": 0.7}
STEPS = 200
TRAJECTORY_FIELDS = (
    "time", "qpos", "qvel", "ncon", "xpos", "xquat", "qfrc_bias", "qfrc_passive", "energy",
    "qfrc_actuator", "qacc", "qfrc_constraint", "sensordata",
)  # fmt: skip

# Layer B, contact-free part.
STAGE_MODELS = (
    "stages/b_single_hinge.xml", "stages/b_double_pendulum.xml", "stages/b_ball_joint_chain.xml",
    "stages/b_free_body.xml", "stages/b_three_link_arm.xml", "stages/b_ant_standing.xml",
    "stages/b_spring_damper_hinge.xml", "stages/b_spring_kinds.xml", "stages/b_gravcomp.xml",
    "stages/b_humanoid_qpos0.xml", "stages/b_tendon_passive_forces.xml", "tree27.xml", "arm.xml", "chain30.xml",
)  # fmt: skip
# B7 and B9: what transmissions, tendons and actuators make of four states with controls and activations.
ACTUATOR_MODELS = ("actuator/b7_actuators.xml", "actuator/b7_transmissions.xml")
ACTUATOR_FIELDS = ("ten_length", "ten_velocity", "ten_J", "actuator_length", "actuator_velocity", "actuator_force", "act_dot",
                   "qfrc_actuator", "qacc")  # fmt: skip
# Seed item 40 AC11: a flight of 100 steps.
FLIGHT_MODELS = ("fluid/insect.xml",)
# Seed item 41 AC12: ten steps from the keyframe with one thing switched off, the last time nothing.
FLAG_MODELS = ("flags/flags.xml",)
# B10: one step of each integrator.
STEP_MODELS = ("integrator/b10_spring_pendulum.xml", "integrator/b10_damped_hinge.xml", "integrator/b10_muscle_arm.xml")
INTEGRATORS = ("euler", "rk4", "implicit", "implicitfast")
STAGE_INPUT = ("time", "qpos", "qvel", "qfrc_applied", "xfrc_applied")
STAGE_FIELDS = (
    "xpos", "xquat", "xmat", "xipos", "ximat", "xanchor", "xaxis", "geom_xpos", "geom_xmat", "site_xpos", "site_xmat",
    "subtree_com", "cdof", "cinert", "crb", "qM", "M", "qLD", "qLDiagInv", "cvel", "cdof_dot", "qfrc_bias",
    "qfrc_spring", "qfrc_damper", "qfrc_gravcomp", "qfrc_fluid", "qfrc_passive", "energy", "qfrc_actuator",
    "qfrc_smooth", "qacc_smooth", "qacc", "qfrc_constraint",
)  # fmt: skip


def line(data, name):
    """One field as text; repr of a double reads back as the same double."""
    x = getattr(data, name)
    if name in ("ncon", "nefc"):
        return f"{name} 1 {x}"
    x = np.atleast_1d(np.asarray(x, dtype=float)).ravel()
    return " ".join([name, str(x.size)] + [repr(float(v)) for v in x])


def head(model, kind, integrator):
    return [
        "corten-reference 1",
        f"mujoco {VERSION}",
        f"model {model}",
        f"kind {kind}",
        f"integrator {integrator}",
    ]


def load(path):
    m = mujoco.MjModel.from_xml_path(os.path.join(SCENES, path))
    assert m.opt.enableflags & mujoco.mjtEnableBit.mjENBL_ENERGY, f"{path}: energy is not enabled"
    return m, mujoco.MjData(m)


def check_balance(m, d, path):
    """M qacc = applied + actuator + passive + constraint - bias, so the model is one the engine solved well."""
    f = d.qfrc_applied + d.qfrc_actuator + d.qfrc_passive + d.qfrc_constraint - d.qfrc_bias
    for b in range(1, m.nbody):
        mujoco.mj_applyFT(m, d, d.xfrc_applied[b, :3], d.xfrc_applied[b, 3:], d.xipos[b], b, f)
    left = np.zeros(m.nv)
    mujoco.mj_mulM(m, d, left, d.qacc)
    off = np.abs(left - f).max(initial=0) / max(1, np.abs(f).max(initial=0))
    assert off < 1e-10, f"{path}: forces do not balance, {off:.1e}"


def trajectory(path, integrator):
    """The text of one recorded run."""
    m, d = load(path)
    m.opt.integrator = integrator
    dq, v = TRAJECTORIES[path]
    mujoco.mj_integratePos(m, d.qpos, np.array(dq, dtype=float), 1)
    d.qvel = v
    out = head(path, "trajectory", integrator)
    out += ["record 0 initial", line(d, "time"), line(d, "qpos"), line(d, "qvel")]
    start = None
    for step in range(1, STEPS + 1):
        mujoco.mj_step(m, d)
        total = d.energy.sum()
        start = total if start is None else start
        if step <= 10 and path in ("trajectory/T02_pendulum_swing.xml", "trajectory/T03_double_pendulum.xml"):
            # the seed asks 1e-6; Euler, of first order, starting this far out, does not have it
            limit = 1e-6 if integrator == mujoco.mjtIntegrator.mjINT_RK4 else 1e-2
            assert abs(total - start) < limit, f"{path}: energy drifts by {total - start}"
        out.append(f"record {step} step")
        out += [line(d, f) for f in TRAJECTORY_FIELDS]
    return out


def controls(m, kind, step):
    """Of step `step`: a sine, or constants that alternate in sign."""
    if kind == "sine":
        return [0.5 * math.sin(0.05 * step)] * m.nu
    return [kind * (1 if i % 2 == 0 else -1) for i in range(m.nu)] if kind else [0.0] * m.nu


def driven(path, solver, integrator=None):
    """The text of one run with contacts or controls, with the model's own integrator if none is given."""
    m, d = load(path)
    dq, v, kind, _ = DRIVEN[path]
    m.opt.solver = solver
    if "T18" in path:
        m.opt.integrator = mujoco.mjtIntegrator.mjINT_IMPLICITFAST
    if "T19" in path:
        m.opt.integrator = mujoco.mjtIntegrator.mjINT_RK4
    if integrator is not None:
        m.opt.integrator = integrator
    if dq:
        mujoco.mj_integratePos(m, d.qpos, np.array(dq, dtype=float), 1)
        d.qvel = v
    fields = DRIVEN_FIELDS + (("sensordata",) if "T16" in path else ())
    out = head(path, "trajectory", m.opt.integrator) + [f"solver {solver}"]
    out += ["record 0 initial", line(d, "time"), line(d, "qpos"), line(d, "qvel")]
    for step in range(1, STEPS + 1):
        d.ctrl = controls(m, kind, step)
        mujoco.mj_step(m, d)
        out.append(f"record {step} step")
        out += [line(d, f) for f in fields]
    return out


def stages(path):
    """The text of what mj_forward computes at four states: qpos0 at rest, then three with speed and forces."""
    m, d = load(path)
    out = head(path, "stages", m.opt.integrator)
    for k in range(4):
        mujoco.mj_resetData(m, d)
        if k > 0:
            dq = np.array([0.7 * math.sin(1.7 * i + 2.3 * k) for i in range(m.nv)])
            mujoco.mj_integratePos(m, d.qpos, dq, 1)
            d.qvel = [1.5 * math.cos(0.9 * i + 1.1 * k) for i in range(m.nv)]
        if k > 1:
            d.qfrc_applied = [math.sin(2.1 * i + k) for i in range(m.nv)]
            x = [0.5 * math.cos(1.3 * i + k) for i in range(6 * (m.nbody - 1))]
            d.xfrc_applied[1:] = np.reshape(x, (-1, 6))
        mujoco.mj_forward(m, d)
        check_balance(m, d, path)
        out.append(f"record {k} " + ("qpos0" if k == 0 else f"state{k}"))
        out += [line(d, f) for f in STAGE_INPUT + STAGE_FIELDS]
    return out


def excite(m, d, k):
    """A state with speed, controls and activations, another one for each k."""
    mujoco.mj_resetData(m, d)
    mujoco.mj_integratePos(m, d.qpos, np.array([0.5 * math.sin(1.7 * i + 2.3 * k) for i in range(m.nv)]), 1)
    d.qvel = [1.5 * math.cos(0.9 * i + 1.1 * k) for i in range(m.nv)]
    d.ctrl = [0.8 * math.sin(1.3 * i + k) for i in range(m.nu)]
    d.act = [0.5 + 0.4 * math.cos(2.1 * i + k) for i in range(m.na)]


def actuators(path):
    """The text of tendons and actuator forces at four states."""
    m, d = load(path)
    out = head(path, "stages", m.opt.integrator)
    for k in range(4):
        excite(m, d, k)
        mujoco.mj_forward(m, d)
        check_balance(m, d, path)
        out.append(f"record {k} state{k}")
        out += [line(d, f) for f in ("time", "qpos", "qvel", "act", "ctrl") + ACTUATOR_FIELDS]
    return out


def flight(path):
    """The text of the forces of a medium and of all passive forces along a run; the wings beat."""
    m = mujoco.MjModel.from_xml_path(os.path.join(SCENES, path))
    d = mujoco.MjData(m)
    out = head(path, "trajectory", m.opt.integrator)
    out += ["record 0 initial", line(d, "time"), line(d, "qpos"), line(d, "qvel")]
    for step in range(1, 101):
        d.ctrl = [0.8 * math.sin(0.13 * step + 0.2 * i) for i in range(m.nu)]
        mujoco.mj_step(m, d)
        out.append(f"record {step} step")
        out += [line(d, f) for f in ("ctrl", "qfrc_fluid", "qfrc_passive")]
    return out


def flags(path):
    """The text of ten steps for each of the 19 bits of disableflags and for none."""
    m = mujoco.MjModel.from_xml_path(os.path.join(SCENES, path))
    out = head(path, "trajectory", m.opt.integrator)
    for bit in range(20):
        d = mujoco.MjData(m)
        m.opt.disableflags = 1 << bit if bit < 19 else 0
        mujoco.mj_resetDataKeyframe(m, d, 0)
        for step in range(10):
            mujoco.mj_step(m, d)
            out.append(f"record {10 * bit + step} bit{bit}")
            out += [line(d, f) for f in ("ncon", "nefc", "qacc", "sensordata")]
    return out


def single_steps(path, integrator):
    """The text of one step from each of four states: records 0, 2, 4, 6 are before, the others after it."""
    m, d = load(path)
    m.opt.integrator = integrator
    out = head(path, "trajectory", integrator)
    for k in range(4):
        excite(m, d, k)
        for after in (0, 1):
            out.append(f"record {2 * k + after} " + ("after" if after else "before"))
            out += [line(d, f) for f in ("time", "qpos", "qvel", "act", "ctrl")]
            mujoco.mj_step(m, d)
    return out


def rows(path, solver):
    """The text of constraint rows and forces at four states of a run."""
    m, d = load(path)
    dq, v, kind, _ = DRIVEN.get(path, ([0] * m.nv, [0] * m.nv, None, ()))
    m.opt.solver = solver
    mujoco.mj_integratePos(m, d.qpos, np.array(dq, dtype=float), 1)
    d.qvel = v
    out = head(path, "stages", m.opt.integrator) + [f"solver {solver}"]
    for step in range(200):
        d.ctrl = controls(m, kind, step)
        if step % 50 == 49:
            out.append(f"record {step // 50} step{step}")
            out += [line(d, f) for f in ROW_INPUT]
            mujoco.mj_forward(m, d)
            out += [line(d, f) for f in ROW_FIELDS]
        mujoco.mj_step(m, d)
    return out


def sensors(path):
    """The text of the readings at ten states of a run."""
    m, d = load(path)
    out = head(path, "stages", m.opt.integrator) + [f"solver {m.opt.solver}"]
    for step in range(STEPS):
        d.ctrl = controls(m, SENSOR_MODELS[path], step)
        if step % 20 == 19:
            out.append(f"record {step // 20} step{step}")
            out += [line(d, f) for f in ROW_INPUT]
            mujoco.mj_forward(m, d)
            out += [line(d, f) for f in ("ncon", "nefc", "sensordata")]
        mujoco.mj_step(m, d)
    return out


def recordings():
    for path in TRAJECTORIES:
        name = os.path.basename(path)[:-4]
        for integrator, suffix in enumerate(INTEGRATORS):
            yield f"{name}.{suffix}.ref", trajectory(path, integrator)
    for path, (_, _, _, solvers) in DRIVEN.items():
        for solver in solvers:
            yield os.path.basename(path)[:-4] + "." + ("pgs", "cg", "newton")[solver] + ".ref", driven(path, solver)
    for path, integrators in DRIVEN_INTEGRATORS.items():
        for integrator in integrators:
            yield f"{os.path.basename(path)[:-4]}.{INTEGRATORS[integrator]}.ref", driven(path, 2, integrator)
    for path in FLAG_MODELS:
        yield os.path.basename(path)[:-4] + ".flags.ref", flags(path)
    for path in ROW_MODELS:
        for solver in range(3):
            yield os.path.basename(path)[:-4] + "." + ("pgs", "cg", "newton")[solver] + ".rows.ref", rows(path, solver)
    for path in SENSOR_MODELS:
        yield os.path.basename(path)[:-4] + ".sensors.ref", sensors(path)
    for path in ACTUATOR_MODELS:
        yield os.path.basename(path)[:-4] + ".actuators.ref", actuators(path)
    for path in FLIGHT_MODELS:
        yield os.path.basename(path)[:-4] + ".flight.ref", flight(path)
    for path in STEP_MODELS:
        for integrator, suffix in enumerate(INTEGRATORS):
            yield f"{os.path.basename(path)[:-4]}.{suffix}.step.ref", single_steps(path, integrator)
    for path in STAGE_MODELS:
        yield os.path.basename(path)[:-4] + ".stages.ref", stages(path)
    yield record_contacts.NAME, record_contacts.contacts(VERSION)


def contents():
    """(name, bytes) of every file."""
    for name, text in recordings():
        yield name, ("\n".join(text) + "\n").encode()


def check_files():
    """(name, whether it is fresh) of every file; one that nothing makes any more is not."""
    left = set(os.listdir(OUT))
    for name, data in contents():
        left.discard(name)
        path = os.path.join(OUT, name)
        yield name, os.path.exists(path) and pathlib.Path(path).read_bytes() == data
    yield from ((name, False) for name in sorted(left))


def main():
    ap = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    ap.add_argument("--check", action="store_true", help="compare with the files instead of writing them")
    arg = ap.parse_args()
    if mujoco.__version__ != VERSION:
        sys.exit(f"record_reference: MuJoCo {mujoco.__version__} found, {VERSION} needed")
    if arg.check:
        stale = [name for name, good in check_files() if not good]
        sys.exit(f"differ: {' '.join(stale)}" if stale else 0)
    os.makedirs(OUT, exist_ok=True)
    size = 0
    for name, data in contents():
        size += len(data)
        with open(os.path.join(OUT, name), "wb") as f:
            f.write(data)
    print(f"MuJoCo {VERSION}: {size / 1e6:.2f} MB")


if __name__ == "__main__":
    main()
