#!/usr/bin/env python3
"""Records what MuJoCo 3.5.0 computes, for tests that run without it.

Run with the oracle's interpreter:  $(tools/oracle.sh) tools/record_reference.py [--check]
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
import sys

import mujoco
import numpy as np

VERSION = "3.5.0"
ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
SCENES = os.path.join(ROOT, "scenes")
OUT = os.path.join(ROOT, "tests", "conformance", "reference")

# Seed item 19, C4: model, initial position (a displacement of the dofs from qpos0), initial velocity.
# T05 needs actuators and T07 on need contacts.
TRAJECTORIES = {
    "seed19/T01_free_fall.xml": ([0, 0, 0, 0.1, 0.2, 0.3], [0.5, -0.3, 1, 2, -1, 3]),
    "seed19/T02_pendulum_swing.xml": ([1.2], [0]),
    "seed19/T03_double_pendulum.xml": ([1.0, 0.6], [0, 0.5]),
    "seed19/T04_spring_damper.xml": ([-0.5], [2]),
    "seed19/T06_ball_joint_free.xml": (
        [0.5, -0.4, 0.2, 0, 0, 0, 0.1, 0.2, 0.3],
        [1, 2, -3, 0.5, -0.3, 2, 3, -2, 4],
    ),
}
STEPS = 200
TRAJECTORY_FIELDS = (
    "time", "qpos", "qvel", "ncon", "xpos", "xquat", "qfrc_bias", "qfrc_passive", "energy",
    "qfrc_actuator", "qacc", "qfrc_constraint", "sensordata",
)  # fmt: skip

# Layer B, contact-free part.
STAGE_MODELS = (
    "seed19/b_single_hinge.xml", "seed19/b_double_pendulum.xml", "seed19/b_ball_joint_chain.xml",
    "seed19/b_free_body.xml", "seed19/b_three_link_arm.xml", "seed19/b_ant_standing.xml",
    "seed19/b_spring_damper_hinge.xml", "seed19/b_spring_kinds.xml", "seed19/b_gravcomp.xml",
    "seed19/b_humanoid_qpos0.xml", "seed19/b_tendon_passive_forces.xml", "tree27.xml", "arm.xml", "chain30.xml",
)  # fmt: skip
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
    if name == "ncon":
        return f"ncon 1 {x}"
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
        if step <= 10 and path in ("seed19/T02_pendulum_swing.xml", "seed19/T03_double_pendulum.xml"):
            # the seed asks 1e-6; Euler, of first order, starting this far out, does not have it
            limit = 1e-6 if integrator == mujoco.mjtIntegrator.mjINT_RK4 else 1e-2
            assert abs(total - start) < limit, f"{path}: energy drifts by {total - start}"
        out.append(f"record {step} step")
        out += [line(d, f) for f in TRAJECTORY_FIELDS]
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


def recordings():
    for path in TRAJECTORIES:
        name = os.path.basename(path)[:-4]
        # the implicit integrators differ from Euler where dampers or Coriolis forces act
        count = 4 if name.startswith(("T03", "T04", "T06")) else 2
        for integrator, suffix in enumerate(("euler", "rk4", "implicit", "implicitfast")[:count]):
            yield f"{name}.{suffix}.ref", trajectory(path, integrator)
    for path in STAGE_MODELS:
        yield os.path.basename(path)[:-4] + ".stages.ref", stages(path)


def main():
    ap = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    ap.add_argument("--check", action="store_true", help="compare with the files instead of writing them")
    arg = ap.parse_args()
    if mujoco.__version__ != VERSION:
        sys.exit(f"record_reference: MuJoCo {mujoco.__version__} found, {VERSION} needed")
    os.makedirs(OUT, exist_ok=True)
    stale, size = [], 0
    for name, text in recordings():
        data = ("\n".join(text) + "\n").encode()
        size += len(data)
        path = os.path.join(OUT, name)
        if not arg.check:
            with open(path, "wb") as f:
                f.write(data)
        elif not os.path.exists(path) or open(path, "rb").read() != data:
            stale.append(name)
    print(f"MuJoCo {VERSION}: {len(os.listdir(OUT))} files, {size / 1e6:.2f} MB")
    if stale:
        sys.exit("differ: " + " ".join(stale))


if __name__ == "__main__":
    main()
