#!/usr/bin/env python3
"""What Python costs, beside MuJoCo's module in one process.

  bench/python_overhead.py --package DIR [--csv FILE] [--rollout N]     run by bench/python.sh

Rows: a step and a field access (nanoseconds of the call, and above C), the making of a data, named access, and rollouts of N (1,000)
trajectories of 200 humanoid steps with one and two threads. The engines take turns; a figure is the best of its rounds, for rollouts
their sum. The cost of the loop itself is taken off.
"""
import argparse
import pathlib
import sys
import time

import numpy as np

ROOT = pathlib.Path(__file__).resolve().parent.parent
PENDULUM = "<mujoco><worldbody><body><joint axis='0 1 0'/><geom type='capsule' fromto='0 0 0 0 0 .5' size='.05'/></body></worldbody></mujoco>"
LOOP = "def run(n, m, d, mujoco, step):\n  for _ in range(n):\n    {}\n"
CALLS = (  # row, statement, calls a round, model
    ("mj_step(m, d) of a pendulum", "step(m, d)", 20000, "pendulum"),
    ("mj_step(m, d) of a humanoid", "step(m, d)", 500, "humanoid"),
    ("d.qpos", "d.qpos", 100000, "humanoid"),
    ("d.time", "d.time", 100000, "humanoid"),
    ("m.nq", "m.nq", 100000, "humanoid"),
    ("d.qpos[0]", "d.qpos[0]", 50000, "humanoid"),
    ("d.ctrl[:] = 0", "d.ctrl[:] = 0", 20000, "humanoid"),
    ("d.ncon", "d.ncon", 100000, "humanoid"),
    ("MjData(m)", "mujoco.MjData(m)", 1000, "humanoid"),
    ("m.geom('floor').friction", "m.geom('floor').friction", 10000, "humanoid"),
    ("d.body('torso').xpos", "d.body('torso').xpos", 10000, "humanoid"),
    ("d.joint('knee_left').qpos", "d.joint('knee_left').qpos", 10000, "humanoid"),
    ("m.geom(1).name", "m.geom(1).name", 10000, "humanoid"),
    ("mju_dot(a, b) of 3", "mujoco.mju_dot(m.opt.gravity, m.opt.gravity)", 10000, "humanoid"),
)


def compiled(statement):
    place = {}
    exec(LOOP.format(statement), place)
    return place["run"]


def seconds(run, n, *arguments):
    start = time.perf_counter()
    run(n, *arguments)
    return (time.perf_counter() - start) / n


def call_rows(engines, models):
    for title, statement, n, model in CALLS:
        run, empty = compiled(statement), compiled("pass")
        best, pairs = [1.0, 1.0], []
        for e in engines:
            m = models[model](e)
            pairs.append((m, e.MjData(m), e, e.mj_step))
        nothing = min(seconds(empty, n, *pairs[0]) for _ in range(5))
        for _ in range(25):
            for k in (0, 1):
                best[k] = min(best[k], seconds(run, n, *pairs[k]) - nothing)
        yield title, best[0] * 1e9, best[1] * 1e9


def step_above_c(engine, xml):
    """Nanoseconds of mj_step(m, d) above those of the same step inside mj_step(m, d, nstep)."""
    m = engine.MjModel.from_xml_string(xml)
    d, run, empty, best = engine.MjData(m), compiled("step(m, d)"), compiled("pass"), [1.0, 1.0]
    nothing = min(seconds(empty, 20000, m, d, engine, engine.mj_step) for _ in range(5))
    for _ in range(25):
        best[0] = min(best[0], seconds(run, 20000, m, d, engine, engine.mj_step) - nothing)
        start = time.perf_counter()
        engine.mj_step(m, d, nstep=20000)
        best[1] = min(best[1], (time.perf_counter() - start) / 20000)
    return (best[0] - best[1]) * 1e9


def rollout_rows(engines, humanoid, nbatch):
    """Five rounds of a fifth of the trajectories, the engines in turn."""
    full = int(engines[0].mjtState.mjSTATE_FULLPHYSICS)
    part = nbatch // 5
    for threads in (1, 2):
        prepared, total = [], [0.0, 0.0]
        for e in engines:
            m = humanoid(e)
            d = [e.MjData(m) for _ in range(threads)]
            state = np.zeros((part, e.mj_stateSize(m, full)))
            e.mj_getState(m, d[0], state[0], full)
            state[:] = state[0]
            runner = sys.modules[e.__name__ + ".rollout"].Rollout(nthread=threads if threads > 1 else 0)
            prepared.append((runner, m, d, state))
        for k in range(5):
            control = np.random.default_rng(k).uniform(-1, 1, (part, 200, prepared[0][1].nu))
            states = [None, None]
            for e in (0, 1) if k % 2 else (1, 0):
                runner, m, d, state = prepared[e]
                start = time.perf_counter()
                states[e] = runner.rollout(m, d, state, control)[0]
                total[e] += time.perf_counter() - start
            assert np.abs(states[0][:, 1] - states[1][:, 1]).max() < 1e-9
        yield f"rollout, {threads} thread{'s' * (threads > 1)}, a step", *(x / (5 * part * 200) * 1e9 for x in total)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--package", required=True, help="folder that holds the package corten")
    parser.add_argument("--csv", help="file for the rows")
    parser.add_argument("--rollout", type=int, default=1000, help="trajectories of a rollout; 0: none")
    args = parser.parse_args()
    sys.path.insert(0, args.package)
    import corten
    import corten.rollout
    import mujoco
    import mujoco.rollout
    engines = (corten, mujoco)
    models = {"pendulum": lambda e: e.MjModel.from_xml_string(PENDULUM),
              "humanoid": lambda e: e.MjModel.from_xml_path(str(ROOT / "scenes/humanoid.xml"))}
    rows = [("mj_step(m, d) above C", *(step_above_c(e, PENDULUM) for e in engines)), *call_rows(engines, models)]
    if args.rollout:
        rows += rollout_rows(engines, models["humanoid"], args.rollout)
    lines = ["what,corten ns,mujoco ns,ratio"]
    print(f"{'':36}{'corten ns':>12}{'mujoco ns':>12}{'ratio':>8}")
    for title, ours, theirs in rows:
        print(f"{title:36}{ours:12.0f}{theirs:12.0f}{theirs / ours:8.2f}")
        lines.append(f'"{title}",{ours:.0f},{theirs:.0f},{theirs / ours:.2f}')
    if args.csv:
        pathlib.Path(args.csv).write_text("\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
