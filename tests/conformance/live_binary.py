#!/usr/bin/env python3
"""Models compiled by MuJoCo 3.5.0 as binary files of Corten: saved, read, checked and saved again.

    $(tools/mujoco.sh) tests/conformance/live_binary.py --shim FILE --lib FILE [-v] [model or folder ...]

The check of a file says which numbers of a model are indices, and of what. This tries these rules on what MuJoCo makes: a rule
that is too strict refuses a model here. FILE are libcorten_shim.so and libcorten.so of one build folder. Without models: our own, and
those of the packages dm_control and gymnasium. The last line is `N passed, N failed`.
"""

import argparse
import ctypes
import importlib.util
import os
import sys

import mujoco

import live


def package_models():
    for name in ("dm_control", "gymnasium"):
        spec = importlib.util.find_spec(name)
        for folder, _, files in os.walk(os.path.dirname(spec.origin)) if spec else ():
            yield from (os.path.join(folder, f) for f in sorted(files) if f.endswith(".xml"))


def load_library(path):
    lib = ctypes.CDLL(path)
    lib.ct_sizeModel.argtypes, lib.ct_sizeModel.restype = [ctypes.c_void_p], ctypes.c_int64
    lib.ct_saveModel.argtypes = [ctypes.c_void_p, ctypes.c_char_p, ctypes.c_char_p, ctypes.c_int]
    lib.ct_loadBinaryBuffer.argtypes = [ctypes.c_char_p, ctypes.c_int64, ctypes.c_char_p, ctypes.c_int]
    lib.ct_loadBinaryBuffer.restype = ctypes.c_void_p
    lib.ct_deleteModel.argtypes = [ctypes.c_void_p]
    return lib


def save(lib, model):
    size = lib.ct_sizeModel(model)
    data = ctypes.create_string_buffer(size)
    lib.ct_saveModel(model, None, data, size)
    return data.raw


def trouble(lib, corten, path, model):
    """What is wrong with one model; empty if nothing is."""
    world = live.World(corten, path, model)
    first, error = save(lib, world.m), ctypes.create_string_buffer(4000)
    world.close()
    again = lib.ct_loadBinaryBuffer(first, len(first), error, len(error))
    if not again:
        return error.value.decode(errors="replace").strip()
    same = save(lib, again) == first
    lib.ct_deleteModel(again)
    return "" if same else "saved again, it differs"


def main():
    ap = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ap.add_argument("--shim", required=True)
    ap.add_argument("--lib", required=True)
    ap.add_argument("-v", "--verbose", action="store_true")
    ap.add_argument("place", nargs="*")
    arg = ap.parse_args()
    lib, corten = load_library(os.path.abspath(arg.lib)), live.Corten(os.path.abspath(arg.shim))
    own = [os.path.join(live.ROOT, "scenes"), os.path.join(live.HERE, "models")]
    passed = failed = 0
    for path in live.collect(arg.place or [*own, *package_models()]):
        try:
            model = mujoco.MjModel.from_xml_path(path)
        except ValueError:
            continue  # part of another file, or refused by MuJoCo
        wrong = trouble(lib, corten, path, model)
        passed, failed = passed + (not wrong), failed + bool(wrong)
        if wrong or arg.verbose:
            print(f"{path}: {wrong or 'ok'}")
    print(f"{passed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
