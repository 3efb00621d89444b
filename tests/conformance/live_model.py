#!/usr/bin/env python3
"""Compiles models with Corten and with MuJoCo 3.5.0 and compares every field.

    $(tools/mujoco.sh) tests/conformance/live_model.py [--dump PROGRAM] [-v] [model or folder ...]

Without models: the folder models/ beside this file. PROGRAM is dump_model (CMake option CORTEN_BUILD_CONFORMANCE).
All fields must be equal, numbers to the last bit. A model that MuJoCo refuses must be refused by Corten, with the same sentence.
The last line is `N passed, N failed`; the exit status is 1 when a model failed.
"""

import argparse
import glob
import json
import os
import pathlib
import subprocess
import sys

import mujoco
import numpy as np

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(os.path.dirname(HERE))
sys.path.insert(0, os.path.join(ROOT, "tools", "gen"))
from schema_reader import own_fields, read_schema  # noqa: E402

SKIP = {
    "nbuffer": "size of our own memory layout",
    "signature": "a hash of the spec; ours is our own",
    "vis.rgba.bv": "MuJoCo's Python package does not give it",
    "vis.rgba.bvactive": "MuJoCo's Python package does not give it",
} | dict.fromkeys(own_fields(read_schema(pathlib.Path(ROOT, "schema")), "ctModel"), "not in MuJoCo")

def mujoco_value(model, name):
    """MuJoCo's field as a flat array, None if its Python has no such field."""
    owner = model
    for part in name.split("."):
        if part == "global":
            part = "global_"
        owner = getattr(owner, part, None)
        if owner is None:
            return None
    if isinstance(owner, bytes):
        return np.frombuffer(owner, np.uint8)
    return np.asarray(owner).ravel()


def text_bytes(ours, theirs):
    """Trailing zero bytes are lost on the way through Python."""
    n = max(len(ours), len(theirs))
    return np.pad(ours, (0, n - len(ours))), np.pad(theirs, (0, n - len(theirs)))


def read_head(output):
    """The first line of what dump_model -b or -r printed, and the bytes behind it."""
    line, data = output.split(b"\n", 1)
    return json.loads(line.decode("latin-1")), data


def read_dump(output):
    """{"error": text}, or {name: array} of what dump_model -b printed."""
    head, data = read_head(output)
    if "error" in head:
        return head
    fields, at = {}, 0
    for name, kind, count in head["fields"]:
        fields[name] = np.frombuffer(data, np.dtype("<" + kind), count, at)
        at += count * np.dtype(kind).itemsize
    return fields


def differing(ours, theirs):
    """Which entries are not the same number; what is no number is the same as what is none."""
    if ours.dtype.kind in "iu":
        return ours != theirs
    return (ours != theirs) & ~(np.isnan(ours) & np.isnan(theirs))


def compare(model, dump):
    """Differences of one model as text, and the number of fields compared."""
    wrong, count = [], 0
    for name, values in dump.items():
        if name in SKIP:
            continue
        ours, theirs = values, mujoco_value(model, name)
        if theirs is None:
            wrong.append(f"{name}: MuJoCo has no such field")
            continue
        if name in ("names", "paths", "text_data"):
            ours, theirs = text_bytes(ours, theirs)
        count += 1
        if ours.shape != theirs.shape:
            wrong.append(f"{name}: {len(ours)} values, MuJoCo has {len(theirs)}")
            continue
        if not len(ours):
            continue
        bad = differing(ours, theirs)
        if bad.any():
            i = int(np.argmax(bad))
            wrong.append(f"{name}[{i}]: {ours[i]!r}, MuJoCo has {theirs[i]!r} ({int(bad.sum())} of {len(bad)} differ)")
    return wrong, count


def check_refusal(refusal, dump):
    """The sentence of MuJoCo must be in ours."""
    sentence = refusal.split("\n")[0].replace("XML Error: Error: ", "").replace("XML Error: ", "").replace("Error: ", "")
    if "error" not in dump:
        return [f"accepted; MuJoCo says: {sentence}"], 0
    return ([] if sentence in dump["error"] else [f"says {dump['error']!r}; MuJoCo says {sentence!r}"]), 1


def check(path, dump):
    try:
        model, refusal = mujoco.MjModel.from_xml_path(path), None
    except ValueError as error:
        model, refusal = None, str(error)
    if refusal is not None:
        return check_refusal(refusal, dump)
    if "error" in dump:
        return ["refused: " + dump["error"]], 0
    return compare(model, dump)


def collect(arguments):
    paths = []
    for argument in arguments:
        paths += sorted(glob.glob(os.path.join(argument, "*.xml")) + glob.glob(os.path.join(argument, "*.urdf"))) if os.path.isdir(argument) else [argument]
    return paths


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--dump", default=os.path.join(ROOT, "build", "release", "dump_model"))
    parser.add_argument("-v", action="store_true", help="name the fields that are not compared, and why")
    parser.add_argument("models", nargs="*", default=[os.path.join(HERE, "models")])
    options = parser.parse_args()
    assert mujoco.__version__ == "3.5.0", f"found MuJoCo {mujoco.__version__}, not 3.5.0"
    mujoco.mj_setCacheCapacity(mujoco.mj_getCache(), 0)  # meshes of other models would come with their hulls
    if options.v:
        for name, why in SKIP.items():
            print(f"not compared: {name} ({why})")
    passed = failed = 0
    for path in collect(options.models):
        run = subprocess.run([options.dump, "-b", path], capture_output=True, check=False)
        if run.returncode:
            wrong, count = [f"{options.dump} ended with {run.returncode}: {run.stderr.decode(errors='replace')[-800:]}"], 0
        else:
            wrong, count = check(path, read_dump(run.stdout))
        passed += not wrong
        failed += bool(wrong)
        print(f"{'FAIL' if wrong else 'ok  '} {os.path.basename(path)}" + ("" if wrong else f" ({count} fields)"))
        for line in wrong:
            print("     " + line)
    print(f"{passed} passed, {failed} failed")
    return 1 if failed or not passed else 0


if __name__ == "__main__":
    sys.exit(main())
