#!/usr/bin/env python3
"""Compares long free runs with MuJoCo 3.5.0, both running here, by their statistics.

Contacts make motion chaotic: after a second or two a difference in the last bit is as large as the scene, in MuJoCo as here. So both
engines run the same model on their own, RUNS times with the same random start velocities and controls, and these numbers, averages
over a run, are compared:
  energy       potential and kinetic
  contacts     number of constraint rows
  penetration  mean and deepest depth of contacts
  violation    of equalities, and of joint and tendon limits, mean
A number agrees if the means of both sets of runs differ by less than LIMIT times their standard error (Welch's test), or by 1e-6 of
their size where nothing is chaotic. That this would notice something is shown on the pile: with 10 % more gravity, with contacts
10 % softer or with friction a fifth less on our side only, some number must not agree. --numbers prints them side by side in Markdown.
"""

import os
import sys
import zlib

import live
import live_solver
import model_sets
import mujoco
import numpy as np
import random_solver
import runner
from runner import option

OPTIONS = [option("models", None, "files, instead of the list of models()"), option("seconds", 10.0, "length of a run"), option("runs", 8, "per model"),
           option("numbers", False, "print the numbers: ours / MuJoCo's", action="store_true")]

LIMIT = 5
EVERY = 10  # steps between two samples
NAMES = ("energy", "kinetic", "rows", "penetration", "deepest", "equality", "limit")
EQUALITY, LIMIT_ROWS, CONTACT = 0, (3, 4), 5


def pile():
    """Spheres, boxes and capsules that fall on each other between four walls."""
    walls = "".join(f"<geom type='plane' pos='{-x} {-y} 0' zaxis='{x} {y} 0' size='1 1 .1'/>" for x, y in ((0.3, 0), (-0.3, 0), (0, 0.3), (0, -0.3)))
    shapes = ("size='.06'", "type='box' size='.06 .05 .05'", "type='capsule' size='.04 .05'")
    bodies = "".join(
        f"<body pos='{0.15 * (k % 3 - 1)} {0.15 * (k // 3 % 3 - 1)} {0.1 + 0.15 * (k // 9)}'><freejoint/><geom {shapes[k % 3]}/></body>" for k in range(27)
    )
    return f"<mujoco><worldbody><geom type='plane' size='1 1 .1'/>{walls}{bodies}</worldbody></mujoco>"


def tower():
    bodies = "".join(f"<body pos='0 0 {0.1 + 0.2 * k}'><freejoint/><geom type='box' size='.1 .1 .1'/></body>" for k in range(10))
    return (
        "<mujoco><option cone='elliptic'/><default><geom solref='.004 1'/></default><worldbody><geom type='plane' size='1 1 .1'/>"
        f"{bodies}</worldbody></mujoco>"
    )


def models():
    """Name and compiled model of each: our own scenes, the suite of dm_control, robots where they are, random ones."""
    yield "pile of 27 bodies", mujoco.MjModel.from_xml_string(pile())
    yield "tower of 10 boxes", mujoco.MjModel.from_xml_string(tower())
    suite = os.path.join(model_sets.package_folder("dm_control") or "", "suite")
    robots = os.path.join(model_sets.public_folder() or "", "menagerie")
    for path in (
        os.path.join(live.ROOT, "scenes", "humanoid.xml"),
        os.path.join(live.ROOT, "scenes", "trajectory", "T09_ant_standing.xml"),
        *(os.path.join(suite, f"{n}.xml") for n in ("cheetah", "walker", "hopper", "quadruped", "finger", "ball_in_cup", "swimmer")),
        os.path.join(robots, "anybotics_anymal_c", "scene.xml"),
        os.path.join(robots, "unitree_h1", "scene.xml"),
        os.path.join(robots, "agility_cassie", "scene.xml"),
        os.path.join(robots, "shadow_hand", "scene_right.xml"),
    ):
        if os.path.exists(path):
            try:
                yield os.path.relpath(path, live.ROOT).split("site-packages/")[-1], mujoco.MjModel.from_xml_path(path)
            except ValueError:
                continue
    for seed in (0, 14, 24, 29):
        yield f"random_solver_4_{seed}", mujoco.MjModel.from_xml_string(random_solver.model(np.random.default_rng([4, seed])))


def sample(energy, kind, pos):
    contact, limit, equality = kind >= CONTACT, np.isin(kind, LIMIT_ROWS), kind == EQUALITY
    depth = np.maximum(0, -pos[contact])
    return (
        energy[0] + energy[1],
        energy[1],
        kind.size,
        depth.mean() if depth.size else 0,
        depth.max(initial=0),
        np.abs(pos[equality]).mean() if equality.any() else 0,
        np.maximum(0, -pos[limit]).mean() if limit.any() else 0,
    )


class Theirs:
    def __init__(self, m):
        self.m, self.d = m, mujoco.MjData(m)

    def step(self):
        mujoco.mj_step(self.m, self.d, EVERY)

    def sample(self):
        d = self.d
        return sample(d.energy, d.efc_type, d.efc_pos)

    def unstable(self):
        return any(self.d.warning[k].number for k in (4, 5, 6))


class Ours:
    def __init__(self, world):
        self.world = world
        world.lib.shim_reset(world.m, world.d)

    def take(self, d):
        self.world.take(d)

    def step(self):
        self.world.lib.shim_step(self.world.m, self.world.d, EVERY)

    def sample(self):
        get = self.world.get
        return sample(get("data", "energy"), get("data", "efc_type"), get("data", "efc_pos"))


def run_both(world, m, name, run, steps):
    """Averages of one run of each engine; None if MuJoCo becomes unstable."""
    rng = np.random.default_rng([zlib.crc32(name.encode()), run])
    their, ours = Theirs(m), Ours(world)
    if m.nkey:
        mujoco.mj_resetDataKeyframe(m, their.d, 0)
    their.d.qvel += 0.01 * rng.normal(size=m.nv)
    ours.take(their.d)
    sums = np.zeros((2, len(NAMES)))
    deepest = np.zeros(2)
    for step in range(0, steps, EVERY):
        live_solver.controls(m, their.d, rng, step)
        world.set("ctrl", their.d.ctrl)
        their.step()
        ours.step()
        for k, x in enumerate((ours.sample(), their.sample())):
            sums[k] += x
            deepest[k] = np.maximum(deepest[k], x[4])
    if their.unstable():
        return None
    sums /= steps // EVERY
    sums[:, 4] = deepest
    if not abs(world.get("data", "time")[0] - their.d.time) <= 1e-9:
        sums[0] = np.nan  # ours was reset on the way: no agreement
    return sums


def agree(ours, their):
    """Ours and theirs, one number a run."""
    a, b = ours.mean(), their.mean()
    if abs(a - b) <= 1e-6 * max(abs(a), abs(b)) + 1e-12:
        return 0.0
    error = np.sqrt(ours.var(ddof=1) / ours.size + their.var(ddof=1) / their.size)
    return abs(a - b) / max(error, 1e-300)


def all_runs(corten, name, m, arg, spoil=None):
    """Numbers by run, engine and name, of the runs in which MuJoCo is stable. spoil changes our copy of the model."""
    m.opt.enableflags |= mujoco.mjtEnableBit.mjENBL_ENERGY
    world = live_solver.World(corten, m)
    if spoil:
        spoil(world)
    steps = int(arg.seconds / m.opt.timestep)
    results = [r for r in (run_both(world, m, name, k, steps) for k in range(arg.runs)) if r is not None]
    world.close()
    return np.array(results), steps


def scale(kind, field, factor):
    def spoil(world):
        world.get(kind, field)[:] *= factor

    return spoil


SPOILED = {
    "more gravity": scale("option", "gravity", 1.1),
    "softer contacts": scale("model", "geom_solref", 1.1),
    "less friction": scale("model", "geom_friction", 0.8),
}


def check_notices(report, corten, arg):
    """A model that differs a little is noticed."""
    m = mujoco.MjModel.from_xml_string(pile())
    for what, spoil in SPOILED.items():
        runs, _ = all_runs(corten, "pile of 27 bodies", m, arg, spoil)
        far = {n: agree(runs[:, 0, k], runs[:, 1, k]) for k, n in enumerate(NAMES)}
        most = max(far, key=far.get)
        report.check(f"pile, {what}", f"noticed: {most} {far[most]:.1f} standard errors", [] if far[most] > LIMIT else [f"{what}: not noticed, {far}"])


def check(report, corten, name, m, arg):
    runs, steps = all_runs(corten, name, m, arg)
    if len(runs) < 3:
        print(f"left out, MuJoCo is unstable: {name}")
        return 0
    problems, cells = [], []
    for k, number in enumerate(NAMES):
        ours, their = runs[:, 0, k], runs[:, 1, k]
        far = agree(ours, their)
        cells.append(f"{ours.mean():.4g} ± {ours.std(ddof=1):.1g} / {their.mean():.4g} ± {their.std(ddof=1):.1g}")
        if not far <= LIMIT:
            problems.append(f"{name}: {number} {ours.mean():.6g} not {their.mean():.6g}, {far:.1f} standard errors")
    if arg.numbers:
        print(f"| `{name}` | " + " | ".join(cells) + " |", flush=True)
    report.check(name, f"{len(runs)} runs of {steps} steps", problems)
    return 1


def run(session):
    options, report, corten = session.options, session.report, session.corten
    if options.numbers:
        print("| model | " + " | ".join(NAMES) + " |\n" + "|---" * (len(NAMES) + 1) + "|")
    given = ((os.path.relpath(p, live.ROOT), mujoco.MjModel.from_xml_path(p)) for p in options.models)
    count = sum(check(report, corten, name, m, options) for name, m in (given if options.models else models()))
    if not options.models:
        check_notices(report, corten, options)
    print(f"{count} models against MuJoCo {runner.VERSION}")


if __name__ == "__main__":
    sys.exit(runner.main("longrun"))
