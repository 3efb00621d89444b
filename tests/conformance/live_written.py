#!/usr/bin/env python3
"""The XML that Corten writes, read by MuJoCo 3.5.0: the same model as MuJoCo makes of the original, field by field to the last bit.

    $(tools/mujoco.sh --full) tests/conformance/live_written.py [--package FOLDER] [--only COLLECTION] [--generated N] [-v] [file or folder ...]

Collections as in live_collection.py; models that MuJoCo refuses are left out. Each model is compiled and written twice: as it is, and
with saveinertial, where inertial frames may differ by 1e-13. The last line is `N passed, N failed`.
"""

import argparse
import os
import sys
import tempfile

import mujoco
import numpy as np

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(os.path.dirname(HERE))
sys.dont_write_bytecode = True
sys.path[:0] = [HERE, os.path.join(ROOT, "tests", "random_models")]
import live_collection  # noqa: E402
import make_models_all  # noqa: E402
import processes  # noqa: E402

# Folders of files, which depend on where the written text stands; sizes and hashes of the memory layout.
LEFT_OUT = ("paths", "npaths", "signature", "nbuffer", "mesh_pathadr", "hfield_pathadr", "tex_pathadr", "skin_pathadr")


def fields(struct, prefix=""):
    """name -> value of all numbers and arrays of a model and of the structs in it."""
    found = {}
    for name in dir(struct):
        if name.startswith("_") or name in LEFT_OUT:
            continue
        value = getattr(struct, name)
        if isinstance(value, (int, float, np.ndarray, bytes)):
            found[prefix + name] = np.asarray(value) if not isinstance(value, bytes) else np.frombuffer(value, np.uint8)
        elif name in ("opt", "vis", "stat", "global_", "quality", "headlight", "map", "scale", "rgba"):
            found.update(fields(value, prefix + name + "."))
    return found


def same(x, y, tolerance):
    if x.shape != y.shape:
        return False
    if not tolerance or x.dtype.kind != "f":
        return x.tobytes() == y.tobytes()
    good = np.isclose(x, y, rtol=tolerance, atol=tolerance) | (np.isnan(x) & np.isnan(y))
    return bool(good.all())


def differing(a, b, tolerance):
    x, y = fields(a), fields(b)
    return [name for name in x if not same(x[name], y[name], tolerance)]


def written(corten, path, saveinertial):
    spec = corten.MjSpec.from_file(path)
    if saveinertial:
        spec.compiler.saveinertial = True
    spec.compile()
    return spec.to_xml()


def read(text, folder):
    os.chdir(folder)  # files of a text are sought from here
    return mujoco.MjModel.from_xml_string(text)


# What MJCF, or MuJoCo's reader of it, has no words for: nodes of interpolated flexes, `passive` of a <flex> (it reads that of a
# <flexcomp> only), pose and inertia of the world, which URDF can give. The writer warns of the first and the last.
NO_WORDS_OF_NODES = {"flex_centered", "flex_node", "flex_node0", "flex_stiffness"}
NO_WORDS_IN_WORLD = {"body_pos", "body_quat", "body_ipos", "body_iquat", "body_mass", "body_inertia", "body_sameframe", "body_simple",
                     "body_subtreemass", "body_invweight0", "bvh_aabb", "stat.meanmass", "stat.center", "stat.extent"}


def is_said(name, original, path):
    """Could a document say it?"""
    name = name.removeprefix("saveinertial: ")
    if (name in NO_WORDS_OF_NODES and original.flex_interp.any()) or (name == "flex_passive" and original.flex_passive.any()):
        return False
    moved = path.endswith(".urdf") and (original.body_mass[0] != 0 or original.body_pos[0].any() or original.body_quat[0][0] != 1)
    return not (moved and name in NO_WORDS_IN_WORLD)


def check(corten, path):
    """(result, details) of one model."""
    try:
        original = mujoco.MjModel.from_xml_path(path)
    except ValueError:
        return "both refuse", ["not by MuJoCo"]
    wrong = []
    for saveinertial in (False, True):
        what = "saveinertial: " if saveinertial else ""
        try:
            text = written(corten, path, saveinertial)
        except ValueError as error:
            return "FAILED", [f"{what}Corten: {str(error).splitlines()[0]}"]
        try:
            model = read(text, os.path.dirname(path))
        except ValueError as error:
            wrong.append(f"{what}MuJoCo refuses: {' '.join(str(error).split())[:200]}")
            continue
        wrong += [what + name for name in differing(original, model, 1e-13 if saveinertial else 0) if is_said(name, original, path)]
    return ("FAILED", wrong) if wrong else ("equal", [])


def child(send, package, seed, folder, job):
    sys.path.insert(0, package)
    import corten  # noqa: PLC0415
    mujoco.mj_setCacheCapacity(mujoco.mj_getCache(), 0)
    if isinstance(job, int):
        name = make_models_all.write_model(seed, job, folder)
        if name is None:
            send.send((f"number {job}", "both refuse", ["no model"]))
            return
        job = os.path.join(folder, name + ".xml")
    send.send((job, *check(corten, job)))


def main():
    ap = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ap.add_argument("--package", default=os.path.join(ROOT, "build", "release", "python"))
    ap.add_argument("--generated", type=int, default=2000, help="how many generated models")
    ap.add_argument("--seed", type=int, default=1)
    ap.add_argument("--only", help="one collection: dm_control, gymnasium, public, own, generated")
    ap.add_argument("--timeout", type=float, default=300, help="seconds for one model")
    ap.add_argument("--jobs", type=int, default=os.cpu_count())
    ap.add_argument("-v", action="store_true", help="all differing fields")
    ap.add_argument("models", nargs="*", type=os.path.abspath)
    options = ap.parse_args()
    package, count = os.path.abspath(options.package), {}
    with tempfile.TemporaryDirectory() as folder:
        os.chdir(folder)  # MuJoCo writes its log where it stands
        for name, base, todo in live_collection.jobs(options, folder):
            for job, answer, reason in processes.each(todo, options, child, (package, options.seed, folder)):
                path, result, details = answer or (str(job), "FAILED", [reason])
                count[name, result] = count.get((name, result), 0) + 1
                if result == "FAILED":
                    print(f"{name} {os.path.relpath(path, base)}: {', '.join(details if options.v else details[:6])}", flush=True)
            print(f"{name}: {count.get((name, 'equal'), 0)} equal, {count.get((name, 'FAILED'), 0)} not, "
                  f"{count.get((name, 'both refuse'), 0)} that MuJoCo refuses", flush=True)
        os.chdir(ROOT)
    total = {r: sum(n for (_, x), n in count.items() if x == r) for r in ("equal", "FAILED")}
    print(f"{total['equal']} passed, {total['FAILED']} failed")
    return 1 if total["FAILED"] or not total["equal"] else 0


if __name__ == "__main__":
    sys.exit(main())
