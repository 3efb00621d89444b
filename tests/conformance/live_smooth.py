#!/usr/bin/env python3
"""Compares Corten with MuJoCo 3.5.0, both running here and without constraints: models, states and trajectories.

    $(tools/mujoco.sh --full) tests/conformance/live_smooth.py [--shim FILE] [--only COLLECTION] [--generated N] [--seed S] [--random N]
                              [--states N] [--steps N] [--jobs J] [--sample N] [-v] [model or folder ...]

The six checks of live.py for each model of these collections:
  own         scenes/ and the models_* folders beside this file: 1,000 steps within 1e-9
  trees       random trees of tests/random_models/make_models.py, run as they are: 1,000 steps within 1e-9
  dm_control, gymnasium, public   the model files of the installed packages and of the folder CORTEN_MODELS: 500 steps within 1e-8
  generated   models of tests/random_models/make_models_all.py: 500 steps within 1e-8
each at 20 random states within 1e-10. Files or folders on the command line are used instead.
Every model runs in a process of its own: a crash or more than --timeout seconds is a failed check.
The last line is `N passed, N failed`; the exit status is 1 when a check failed.

Both engines run freely, each with the model that it has compiled (live.py).
"""

import argparse
import contextlib
import io
import os
import sys
import tempfile
import time

import live
import live_collection
import make_models
import make_models_all
import model_assets
import mujoco
import processes

HERE = os.path.dirname(os.path.abspath(__file__))
OWN = ("scenes", "tests/conformance/models", "tests/conformance/models_force", "tests/conformance/models_tendon",
       "tests/conformance/models_sensor", "tests/conformance/models_derivative")


# Finding models ------------------------------------------------------------------------------------------------------
def write_trees(seed, count, folder):
    """Paths of the random trees, written into a folder."""
    os.makedirs(folder, exist_ok=True)
    paths = []
    for name, xml in make_models.models(seed, count):
        paths.append(os.path.join(folder, name + ".xml"))
        with open(paths[-1], "w", encoding="utf-8") as f:
            f.write(xml)
    return paths


def collections(arg, folder):
    """(name, base folder, jobs) of each collection: a job is a path, or the number of a model to make first."""
    if not arg.models:
        yield "own", live.ROOT, [p for f in OWN for p in live_collection.walk(os.path.join(live.ROOT, f))]
        yield "trees", os.path.join(folder, "trees"), write_trees(arg.seed, arg.random, os.path.join(folder, "trees"))
    for name, base, paths in live_collection.files(arg):
        if name != "own":
            yield name, base, [p for p in paths if p.endswith(".xml") and live_collection.looks_like_a_model(p)]
    if not arg.models:
        model_assets.write_assets(os.path.join(folder, "assets"))
        yield "generated", folder, list(range(arg.generated))


def plan_of(arg, collection, path):
    ours = collection == "trees" or path.startswith(os.path.join(live.ROOT, "scenes"))
    long = collection in ("own", "trees")
    return live.Plan(arg.states, arg.steps or (1000 if long else 500), 1e-9 if long else 1e-8, ours)


# One process a model -------------------------------------------------------------------------------------------------
def child(send, corten, arg, folder, place, job):
    """One model: its report and what was printed. place: name and base folder of its collection."""
    collection, base = place
    report, text = live.Report(arg.verbose), io.StringIO()
    if isinstance(job, int):
        made = make_models_all.write_model(arg.seed, job, folder)
        if made is None:
            report.check(f"number {job}", "generator", ["no model that MuJoCo takes"])
            send.send((report, ""))
            return
        job = os.path.join(folder, made + ".xml")
    with contextlib.redirect_stdout(text):
        live.check_file(report, corten, job, os.path.relpath(job, base), plan_of(arg, collection, job))
    send.send((report, text.getvalue()))


def name_of(base, job):
    return f"number {job}" if isinstance(job, int) else os.path.relpath(job, base)


def run(todo, arg, target, rest):
    """(name, report, text) of each job as it ends; the report is None, and the text the reason, if its process did not come back."""
    for job, answer, reason in processes.each(todo, arg, target, rest):
        yield name_of(rest[-1][1], job), *(answer or (None, reason))


# Reporting -----------------------------------------------------------------------------------------------------------
def run_collection(total, corten, arg, folder, collection, target=child):
    name, base, todo = collection
    start, part, models = time.monotonic(), live.Report(arg.verbose), 0
    for model, report, text in run(list(todo)[:: arg.sample], arg, target, (corten, arg, folder, (name, base))):
        models += 1
        if report is None:
            part.check(model, "all", [text])
        else:
            print(text, end="", flush=True)
            part.add(report)
    print(f"{name}: {models} models, {len(part.refused)} refused by MuJoCo; {part.passed} checks passed, {part.failed} failed; "
          f"{part.summary()} ({time.monotonic() - start:.0f} s)", flush=True)
    total.add(part)


def main():
    mujoco.mj_setCacheCapacity(mujoco.mj_getCache(), 0)  # meshes of other models would come with their hulls
    ap = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ap.add_argument("--shim", help="the shim library, default the newest under build/")
    ap.add_argument("--only", help="one collection: own, trees, dm_control, gymnasium, public, generated")
    ap.add_argument("--generated", type=int, default=2000, help="how many models of make_models_all")
    ap.add_argument("--seed", type=int, default=1)
    ap.add_argument("--random", type=int, default=40, help="how many random trees")
    ap.add_argument("--states", type=int, default=20)
    ap.add_argument("--steps", type=int, help="of every trajectory, instead of 1,000 and 500")
    ap.add_argument("--sample", type=int, default=1, help="every Nth model of each collection")
    ap.add_argument("--jobs", type=int, default=os.cpu_count())
    ap.add_argument("--timeout", type=float, default=600, help="seconds for one model")
    ap.add_argument("-v", "--verbose", action="store_true")
    ap.add_argument("models", nargs="*", type=os.path.abspath)
    arg = ap.parse_args()
    if mujoco.__version__ != live.VERSION:
        sys.exit(f"live_smooth.py: MuJoCo {mujoco.__version__} found, {live.VERSION} needed")
    corten, total = live.Corten(os.path.abspath(arg.shim or live.find_shim())), live.Report(arg.verbose)
    with tempfile.TemporaryDirectory() as folder:
        os.chdir(folder)  # MuJoCo writes its log where it stands
        for collection in collections(arg, folder):
            if arg.only in (None, collection[0]):
                run_collection(total, corten, arg, folder, collection)
        os.chdir(live.ROOT)
    total.table()
    total.notes()
    print(f"{total.passed} passed, {total.failed} failed")
    return 1 if total.failed or not total.passed else 0


if __name__ == "__main__":
    sys.exit(main())
