#!/usr/bin/env python3
"""The XML that Corten writes, read by MuJoCo 3.5.0: the same model as MuJoCo makes of the original, field by field to the last bit.

Collections as in the part `models`; models that MuJoCo refuses are left out. Each model is compiled and written twice: as it is, and
with saveinertial, where inertial frames may differ by 1e-13.
"""

import os
import sys

import model_sets
import mujoco
import numpy as np
import runner
from runner import option

OPTIONS = [option("models"), option("only"), option("generated", 2000), option("seed", 1), option("timeout", 300.0)]
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


def problems_of(corten, path, original):
    """What differs in one model."""
    wrong = []
    for saveinertial in (False, True):
        what = "saveinertial: " if saveinertial else ""
        try:
            text = written(corten, path, saveinertial)
        except ValueError as error:
            return [f"{what}Corten: {str(error).splitlines()[0]}"]
        try:
            model = read(text, os.path.dirname(path))
        except ValueError as error:
            wrong.append(f"{what}MuJoCo refuses: {' '.join(str(error).split())[:200]}")
            continue
        wrong += [what + name for name in differing(original, model, 1e-13 if saveinertial else 0) if is_said(name, original, path)]
    return wrong


def check_written(report, path, name):
    import corten  # noqa: PLC0415
    try:
        original = mujoco.MjModel.from_xml_path(path)
    except ValueError as error:
        report.refused.append((name, str(error).splitlines()[0]))
        return
    report.check(name, "written", problems_of(corten, path, original))


def run(session):
    sys.path.insert(0, session.options.package)
    for collection in session.chosen(model_sets.compiled(session.options, session.folder)):
        session.run_collection(collection, check_written)


if __name__ == "__main__":
    sys.exit(runner.main("written"))
