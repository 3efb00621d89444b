#!/usr/bin/env python3
"""Rollouts of many worlds: corten.batch beside MuJoCo 3.5.0's rollout and MuJoCo 4's mujoco.batch, in one run.

  bench/batch_speed.py --package DIR --python4 INTERPRETER [--csv FILE] [--rounds N] [model ...]     run by bench/batch.sh

Every engine is a process of its own; they take turns. A round starts all worlds at the first keyframe (or the initial state), with
velocities 0.02 cos(world + dof), drives them with uniform random controls in ctrlrange (-1 to 1 without one), and records the state
and the sensors of every step. The figure is the CPU time of a round with one thread, the wall-clock time with two. The speed of an
engine is that of its best round, the ratio the median of the ratios of the rounds. After the first round positions of Corten and
MuJoCo 3.5.0 are compared: the largest difference after 10 steps. `floats` are batches of Corten with precision="float32"; its ratio is
to those in doubles.
"""
import argparse
import csv
import json
import os
import pathlib
import statistics
import subprocess
import sys
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent


def list_models(site):
    """(name, path, worlds, steps of a round)"""
    gym, suite = site / "gymnasium/envs/mujoco/assets", site / "dm_control/suite"
    robots = pathlib.Path(os.environ.get("CORTEN_MODELS", "models")) / "menagerie"
    return [("Ant", gym / "ant.xml", 64, 100), ("HalfCheetah", gym / "half_cheetah.xml", 64, 100), ("Hopper", gym / "hopper.xml", 64, 200),
            ("Walker2d", gym / "walker2d_v5.xml", 64, 100), ("Humanoid", gym / "humanoid.xml", 64, 100),
            ("ANYmal C", robots / "anybotics_anymal_c/scene.xml", 64, 40), ("H1", robots / "unitree_h1/scene.xml", 64, 60),
            ("quadruped", suite / "quadruped.xml", 64, 40), ("cart-pole", suite / "cartpole.xml", 64, 600),
            ("Shadow hand", robots / "shadow_hand/scene_right.xml", 64, 40), ("arm and cube", ROOT / "bench/arm_cube.xml", 64, 60),
            ("box pile", ROOT / "bench/box_pile.xml", 16, 20)]


# ---- an engine in its own process: reads requests, answers with a line each --------------------------------------------------

def prepare(mj, model, n, nstep):
    import numpy as np
    d = mj.MjData(model)
    if model.nkey:
        mj.mj_resetDataKeyframe(model, d, 0)
    full = int(mj.mjtState.mjSTATE_FULLPHYSICS)
    state = np.empty((n, mj.mj_stateSize(model, full)))
    for k in range(n):
        d.qvel[:] = 0.02 * np.cos(k + np.arange(model.nv))
        mj.mj_getState(model, d, state[k], full)
    low, high = np.where(model.actuator_ctrllimited[:, None] != 0, model.actuator_ctrlrange, [-1, 1]).T
    return state, np.random.default_rng(1).uniform(low, high, (n, nstep, model.nu))


def make_rollout(mj, model, n, nthread, settings):
    """f(state, control) -> recorded states"""
    full = int(mj.mjtState.mjSTATE_FULLPHYSICS)
    if mj.__name__ == "corten" or mj.__version__.startswith("4"):
        Batch = __import__(mj.__name__ + ".batch", fromlist=["Batch"]).Batch
        worlds = Batch(model, n, nthread, **settings)
        names = ["time", "qpos", "qvel", "act"]

        def run(state, control):
            worlds.reset()
            at = 0
            for name in names:
                part = getattr(worlds, name)
                size = part[0].size
                part[...] = state[:, at:at + size].reshape(part.shape)
                at += size
            return worlds.rollout(control.shape[1], control, record=[full, "sensordata"])[full]
        return run
    rollout = __import__("mujoco.rollout", fromlist=["Rollout"])
    runner = rollout.Rollout(nthread=nthread if nthread > 1 else 0)
    datas = [mj.MjData(model) for _ in range(nthread)]
    return lambda state, control: runner.rollout(model, datas, state, control)[0]


def serve(package, settings):
    import warnings
    warnings.simplefilter("ignore")
    if package:
        sys.path.insert(0, package)
    mj = __import__("corten" if package else "mujoco")
    loaded = {}
    for line in sys.stdin:
        q = json.loads(line)
        try:
            if loaded.get("path") != q["path"]:
                loaded = {"path": q["path"], "model": mj.MjModel.from_xml_path(q["path"])}
            key = (q["n"], q["nthread"])
            if loaded.get("key") != key:
                loaded["key"], loaded["run"] = key, make_rollout(mj, loaded["model"], q["n"], q["nthread"], settings)
            state, control = prepare(mj, loaded["model"], q["n"], q["nstep"])
            loaded["run"](state, control[:, :2])
            clock = time.process_time if q["nthread"] == 1 else time.perf_counter
            start = clock()
            found = loaded["run"](state, control)
            answer = {"seconds": clock() - start, "sample": found[:, min(9, q["nstep"] - 1), 1:1 + loaded["model"].nq].tolist()}
        except Exception as e:
            answer = {"error": f"{type(e).__name__}: {e}"}
        print(json.dumps(answer), flush=True)


# ---- the measurement ---------------------------------------------------------------------------------------------------------

class Engine:
    def __init__(self, *command):
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)

    def ask(self, **request):
        self.process.stdin.write(json.dumps(request) + "\n")
        self.process.stdin.flush()
        answer = json.loads(self.process.stdout.readline() or '{"error": "the process has ended"}')
        return answer


def measure(engines, path, n, nstep, rounds):
    """Seconds per round and engine; None where an engine refuses the model."""
    seconds = {name: [] for name in engines}
    sample = {}
    for k in range(rounds):
        for name in list(engines) if k % 2 else list(engines)[::-1]:
            answer = engines[name].ask(path=str(path), n=n, nstep=nstep, nthread=1)
            if "error" in answer:
                print(f"  {name}: {answer['error']}", file=sys.stderr)
                seconds[name] = None
            elif seconds[name] is not None:
                seconds[name].append(answer["seconds"])
                sample[name] = answer["sample"]
    return seconds, sample


def ratio_of(ours, theirs):
    return statistics.median(b / a for a, b in zip(ours, theirs)) if ours and theirs else None


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--package", help="folder that holds the package corten")
    parser.add_argument("--python4", help="interpreter that has MuJoCo 4")
    parser.add_argument("--csv")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--threads", action="store_true", help="also two threads against one")
    parser.add_argument("--precision", help=argparse.SUPPRESS)
    parser.add_argument("--serve", action="store_true", help=argparse.SUPPRESS)
    parser.add_argument("model", nargs="*", help="names in the table; default: all")
    args = parser.parse_args()
    if args.serve:
        return serve(args.package, {"precision": args.precision} if args.precision else {})
    import mujoco
    import numpy as np
    me = [__file__, "--serve"]
    engines = {"corten": Engine(sys.executable, *me, "--package", args.package),
               "floats": Engine(sys.executable, *me, "--package", args.package, "--precision", "float32"), "mujoco": Engine(sys.executable, *me)}
    if args.python4:
        engines["mujoco4"] = Engine(args.python4, *me)
    rows, ratios, gains = [], [], []
    print(f"{'model':14}{'corten':>10}{'floats':>10}{'3.5.0':>10}{'4.x':>10}  steps/s{'ratio':>8}{'to 4.x':>8}{'floats':>8}{'2 threads':>10}{'difference':>12}")
    for name, path, n, nstep in list_models(pathlib.Path(mujoco.__file__).parent.parent):
        if not path.exists() or args.model and name not in args.model:
            continue
        seconds, sample = measure(engines, path, n, nstep, args.rounds)
        speed = {e: n * nstep / min(s) if s else 0 for e, s in seconds.items()}
        both, four = ratio_of(seconds["corten"], seconds["mujoco"]), ratio_of(seconds["corten"], seconds.get("mujoco4"))
        short = ratio_of(seconds["floats"], seconds["corten"])
        away = float(np.abs(np.subtract(sample["corten"], sample["mujoco"])).max()) if both else float("nan")
        gain = float("nan")
        if args.threads:
            walls = [min(engines["corten"].ask(path=str(path), n=n, nstep=nstep, nthread=t)["seconds"] for _ in range(3)) for t in (1, 2)]
            gain = walls[0] / walls[1]
        ratios += [both] if both else []
        gains += [short] if short else []
        print(f"{name:14}{speed['corten']:10.0f}{speed['floats']:10.0f}{speed['mujoco']:10.0f}{speed.get('mujoco4', 0):10.0f}{'':9}{both or 0:8.2f}{four or 0:8.2f}"
              f"{short or 0:8.2f}{gain:10.2f}{away:12.1e}", flush=True)
        rows.append([name, *(f"{speed.get(e, 0):.0f}" for e in ("corten", "floats", "mujoco", "mujoco4")),
                     *(f"{x or 0:.3f}" for x in (both, four, short)), f"{gain:.3f}"])
    if ratios:
        print(f"geometric mean {statistics.geometric_mean(ratios):.2f}, lowest {min(ratios):.2f}; "
              f"floats to doubles {statistics.geometric_mean(gains):.2f}, lowest {min(gains):.2f}")
    if args.csv:
        with open(args.csv, "w", newline="") as f:
            csv.writer(f).writerows([["model", "corten", "floats", "mujoco 3.5.0", "mujoco 4", "ratio", "ratio to 4", "floats to doubles", "two threads"], *rows])


if __name__ == "__main__":
    main()
