#!/usr/bin/env python3
"""Deformable bodies of Corten beside flexes of MuJoCo 3.5.0 and 4.x, on the same meshes in one run: bench/deform.sh.

`block`: 4,374 tetrahedra, clamped at one face, released under gravity, no damping. Error of a run: distance of its vertices from
those of the finest run of the same engine and method, root mean square over vertices and sample times, divided by the root mean
square displacement in that run.
`cloth`: 3,042 triangles fall on a sphere. Wrinkles are chaotic: after 0.1 s a change of 1e-6 m at the start grows to 4 % and more of
any measure of the motion, that of the centre of mass too. The error is therefore that of the first 0.1 s, of which 45 ms are contact,
and of a profile: height and distance from the axis, averaged over rings of vertices with the same distance in the flat sheet. The
cost is that of all 0.3 s. The last row of the cloth has the error that noise of 1e-6 m at the start makes.

The cost is CPU seconds per second of simulated time. For every run of MuJoCo the table has how many times as fast Corten is at the same
error, by both of its integrators, interpolated between its runs (logarithms of cost over logarithms of error).

Every engine is a process of its own. Runs of all engines alternate, `--rounds` times, and the median counts.
"""
import argparse
import csv
import json
import statistics
import subprocess
import sys
import time

import numpy as np

CASES = {
    # a cube of 0.198 m and 1,000 kg/m^3; a sheet of 0.78 m and 0.165 kg/m^2
    "block": dict(count=(10, 10, 10), spacing=0.022, mass=7.76, seconds=0.25, samples=25, young=1e5, poisson=0.3),
    "cloth": dict(count=(40, 40, 1), spacing=0.02, mass=0.1, seconds=0.3, samples=15, young=1e6, poisson=0.25, thickness=1e-3,
                  judged=5),
}
RINGS = 20
# (engine, case, method, time steps or (time step, substeps) from fine to coarse); the first one is the reference
RUNS = [
    ("mujoco35", "block", "Euler", [2e-5, 5e-5, 1e-4, 2e-4]),
    ("mujoco4", "block", "discrete, CG", [1e-4, 2.5e-4, 5e-4, 1e-3, 2e-3, 5e-3]),
    ("corten", "block", "substeps", [(1e-2, n) for n in (320, 160, 80, 56, 40, 28, 20, 14, 10, 7, 5)]),
    ("corten", "block", "midpoint", [(1e-2, n) for n in (320, 80, 56, 40, 28, 20, 14, 10, 7, 5)]),
    ("mujoco35", "cloth", "Euler", [2e-5, 5e-5, 1e-4]),
    ("mujoco35", "cloth", "edges, Euler, CG", [2.5e-4, 1e-3, 2e-3]),
    ("mujoco4", "cloth", "discrete, CG", [2.5e-4, 5e-4, 1e-3, 2e-3, 4e-3]),
    ("corten", "cloth", "substeps", [(5e-3, n) for n in (160, 80, 40, 20, 10, 5, 3)]),
    ("corten", "cloth", "midpoint", [(5e-3, n) for n in (160, 80, 40, 20, 10, 5, 3)]),
    ("corten", "cloth", "noise", [(5e-3, 160)]),
]


# ---- the engines, each in its own process ----------------------------------------------------------------------------------

def flex_xml(case, method, dt, version):
    """A flexcomp of the case; clamped or falling."""
    c = CASES[case]
    solid = case == "block"
    edges = method.startswith("edges")
    elastic = f'<elasticity young="{c["young"]}" poisson="{c["poisson"]}" damping="0"'
    elastic += "/>" if solid else f' thickness="{c["thickness"]}" elastic2d="both"/>'
    internal = 'internal="false" ' if version < 4 else ""
    integrator = "discrete" if "discrete" in method else "Euler"
    solver = "CG" if "CG" in method else "Newton"
    pin = '<pin gridrange="0 0 0 0 9 9"/>' if solid else ""
    ball = "" if solid else '<geom type="sphere" size="0.2" friction="0.5"/>'
    return f"""<mujoco><option timestep="{dt!r}" integrator="{integrator}" solver="{solver}"/><size memory="400M"/><worldbody>{ball}
      <flexcomp name="c" type="grid" dim="{3 if solid else 2}" count="{' '.join(map(str, c['count']))}"
        spacing="{c['spacing']} {c['spacing']} {c['spacing']}" pos="0 0 {1 if solid else 0.22}" radius="0.005" mass="{c['mass']}">
        {'<edge equality="true"/>' if edges else elastic}<contact {internal}selfcollide="none" friction="0.5"/>{pin}</flexcomp>
      </worldbody></mujoco>"""


class Mujoco:
    def __init__(self):
        import mujoco
        self.lib = mujoco
        self.version = int(mujoco.__version__.split(".")[0])

    def mesh(self, case):
        m = self.lib.MjModel.from_xml_string(flex_xml(case, "Euler", 1e-3, self.version))
        d = self.lib.MjData(m)
        self.lib.mj_forward(m, d)
        return d.flexvert_xpos.copy(), np.array(m.flex_elem).reshape(m.nflexelem, -1)

    def start(self, case, method, setting, mesh):
        self.m = self.lib.MjModel.from_xml_string(flex_xml(case, method, setting, self.version))
        self.d = self.lib.MjData(self.m)
        self.dt = setting

    def advance(self, seconds):
        self.lib.mj_step(self.m, self.d, nstep=round(seconds / self.dt))

    def vertices(self):
        return self.d.flexvert_xpos

    def steps(self, setting):
        return 1 / setting


class Corten:
    def __init__(self, threads=1):
        import corten
        self.lib = corten
        self.threads = threads

    def start(self, case, method, setting, mesh):
        c, (dt, substeps) = CASES[case], setting
        solid = case == "block"
        ball = "" if solid else '<geom type="sphere" size="0.2" friction="0.5"/>'
        self.m = self.lib.MjModel.from_xml_string(
            f'<mujoco><option timestep="{dt}"/><worldbody>{ball}</worldbody></mujoco>')
        self.d = self.lib.MjData(self.m)
        if self.threads > 1:
            self.d.threadpool = self.lib.ThreadPool(self.threads)
        vert, elem = mesh
        options = dict(substeps=substeps, midpoint=method == "midpoint")
        material = dict(density=1000, young=c["young"], poisson=c["poisson"], damping=0, drag=0, friction=0.5)
        if solid:
            if np.linalg.det(vert[elem[0, 1:]] - vert[elem[0, 0]]) < 0:
                elem = elem[:, [0, 2, 1, 3]]
            made = self.lib.SoftBody.from_arrays(vert, elem, material=material, pin=np.flatnonzero(vert[:, 0] < vert[:, 0].min() + 1e-9),
                                                 **options)
        else:
            made = self.lib.Cloth.from_arrays(vert, elem, material=material, thickness=c["thickness"], margin=0.005, **options)
        self.body = self.d.deformables.add(made)
        moving = self.body.inverse_masses > 0
        self.body.inverse_masses[moving] = len(vert) / c["mass"]  # the masses of a flex: the same at every vertex
        self.dt = dt

    def advance(self, seconds):
        self.lib.mj_step(self.m, self.d, nstep=round(seconds / self.dt))

    def vertices(self):
        return self.body.positions

    def steps(self, setting):
        return setting[1] / setting[0]


def serve(engine):
    """Answers requests of the first process, one JSON line each."""
    for line in sys.stdin:
        ask = json.loads(line)
        answer = {}
        if ask["do"] == "mesh":
            vert, elem = engine.mesh(ask["case"])
            np.savez(ask["file"], vert=vert, elem=elem)
        else:
            setting = ask["setting"] if not isinstance(ask["setting"], list) else tuple(ask["setting"])
            mesh = np.load(ask["mesh"])
            c = CASES[ask["case"]]
            noise = 1e-6 * np.random.default_rng(1).standard_normal(mesh["vert"].shape) if ask["method"] == "noise" else 0
            engine.start(ask["case"], ask["method"], setting, (mesh["vert"] + noise, mesh["elem"]))
            shots, cpu, wall = [], time.process_time(), time.perf_counter()
            for _ in range(c["samples"]):
                engine.advance(c["seconds"] / c["samples"])
                shots.append(np.array(engine.vertices()))
            answer["cpu"] = (time.process_time() - cpu) / c["seconds"]
            answer["wall"] = (time.perf_counter() - wall) / c["seconds"]
            np.save(ask["file"], np.array(shots))
        print(json.dumps(answer), flush=True)


# ---- the comparison --------------------------------------------------------------------------------------------------------

class Engine:
    def __init__(self, name, python, path=None):
        command = [python, __file__, "--engine", name] + (["--package", path] if path else [])
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1)

    def ask(self, **what):
        self.process.stdin.write(json.dumps(what) + "\n")
        self.process.stdin.flush()
        line = self.process.stdout.readline()
        if not line:
            sys.exit("an engine ended")
        return json.loads(line)


def profile(shots, start):
    """Height and distance from the axis, averaged over rings: samples x rings x 2."""
    centre = start[:, :2].mean(0)
    rest = np.linalg.norm(start[:, :2] - centre, axis=1)
    ring = np.minimum((RINGS * rest / rest.max()).astype(int), RINGS - 1)
    both = np.stack([shots[..., 2], np.linalg.norm(shots[..., :2] - centre, axis=-1)], axis=-1)
    return np.stack([both[:, ring == k].mean(axis=1) for k in range(RINGS)], axis=1)


def distance(case, run, reference, start):
    """Root mean square distance over the root mean square displacement; inf: not finite."""
    if not np.isfinite(run).all():
        return float("inf")
    judged = CASES[case].get("judged", len(run))
    run, reference = run[:judged], reference[:judged]
    if case == "cloth":
        run, reference, start = profile(run, start), profile(reference, start), profile(start[None], start)
    move = np.sqrt(((reference - start) ** 2).sum(-1).mean())
    return float(np.sqrt(((run - reference) ** 2).sum(-1).mean()) / move)


def measure(engines, folder, rounds):
    """Rows of (case, engine, method, setting, steps per second, cpu per second, error)."""
    rows, mesh, fine = [], {}, {}
    for case in {case for engine, case, _, _ in RUNS if engine in engines}:
        mesh[case] = f"{folder}/{case}.npz"
        engines["mujoco35"].ask(do="mesh", case=case, file=mesh[case])
    jobs = [(engine, case, method, s, i == 0 and method != "noise") for engine, case, method, settings in RUNS for i, s in enumerate(settings) if engine in engines]
    cost = {}
    for r in range(rounds):
        for k, (engine, case, method, setting, reference) in enumerate(jobs):
            if r and reference:
                continue
            file = f"{folder}/run{k}.npy"
            answer = engines[engine].ask(do="run", case=case, method=method, setting=setting, mesh=mesh[case], file=file)
            cost.setdefault(k, []).append(answer["cpu"])
            print(f"  {case:6} {engine:9} {method:17} {setting!s:12} {answer['cpu']:9.3f} s/s", file=sys.stderr, flush=True)
    for k, (engine, case, method, setting, reference) in enumerate(jobs):
        run, start = np.load(f"{folder}/run{k}.npy"), np.load(mesh[case])["vert"]
        if reference:
            fine[engine, case, method] = run
        error = distance(case, run, fine[engine, case, "substeps" if method == "noise" else method], start)
        steps = (setting[1] / setting[0]) if isinstance(setting, tuple) else 1 / setting
        rows.append(dict(case=case, engine=engine, method=method, steps=round(steps), cpu=statistics.median(cost[k]),
                         error=0.0 if reference else error, reference=int(reference), low=float(run[-1, :, 2].min())))
    return rows


def cost_at(rows, case, method, error):
    """CPU seconds of Corten per second at an error, between runs that no cheaper run beats; None: outside of what was run."""
    ours = []
    for cpu, e in sorted((r["cpu"], r["error"]) for r in rows if r["case"] == case and r["method"] == method and not r["reference"]):
        if not ours or e < ours[-1][0]:
            ours.append((e, cpu))
    ours.sort()
    if error >= ours[-1][0]:
        return ours[-1][1]
    if error < ours[0][0]:
        return None
    return float(np.exp(np.interp(np.log(error), *np.log(np.array(ours)).T)))


def report(rows):
    print(f"{'case':6} {'engine':9} {'method':17} {'steps per s':>11} {'CPU s per s':>12} {'error':>9}   times as fast at this error: Euler, midpoint")
    for row in rows:
        times = []
        if row["engine"] != "corten" and not row["reference"]:
            for key, method in (("times", "substeps"), ("times_midpoint", "midpoint")):
                ours = cost_at(rows, row["case"], method, row["error"])
                row[key] = row["cpu"] / ours if ours else ""
                times.append(f"{row[key]:7.1f}" if ours else "      -")
        error = "reference" if row["reference"] else f"{row['error']:9.4f}"
        print(f"{row['case']:6} {row['engine']:9} {row['method']:17} {row['steps']:11} {row['cpu']:12.3f} {error:>9}   {''.join(times)}")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--engine")
    parser.add_argument("--package")
    parser.add_argument("--python", help="interpreter that the package was built for; by default that of MuJoCo 3.5.0")
    parser.add_argument("--python35")
    parser.add_argument("--python4")
    parser.add_argument("--folder", default="build/bench_deform")
    parser.add_argument("--csv")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--case", choices=list(CASES), help="only this one")
    parser.add_argument("--beside", choices=["mujoco35", "mujoco4"], help="only this engine beside Corten")
    args = parser.parse_args()
    if args.package:
        sys.path.insert(0, args.package)
    if args.engine:
        return serve(Corten() if args.engine == "corten" else Mujoco())
    RUNS[:] = [r for r in RUNS if args.case in (None, r[1]) and (args.beside in (None, r[0]) or r[0] == "corten")]
    engines = {"mujoco35": Engine("mujoco35", args.python35), "corten": Engine("corten", args.python or args.python35, args.package)}
    if args.python4:
        engines["mujoco4"] = Engine("mujoco4", args.python4)
    rows = measure(engines, args.folder, args.rounds)
    report(rows)
    if args.csv:
        with open(args.csv, "w", newline="") as f:
            out = csv.DictWriter(f, ["case", "engine", "method", "steps", "cpu", "error", "reference", "low", "times", "times_midpoint"], restval="")
            out.writeheader()
            out.writerows({k: f"{v:.6g}" if isinstance(v, float) else v for k, v in row.items()} for row in rows)


if __name__ == "__main__":
    main()
