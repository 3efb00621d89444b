#!/usr/bin/env python3
"""Models compiled by MuJoCo 3.5.0 as binary files of Corten: saved, read, checked and saved again.

The check of a file says which numbers of a model are indices, and of what. This tries these rules on what MuJoCo makes: a rule
that is too strict refuses a model here. Without models: our own, and those of the packages dm_control and
gymnasium.
"""

import ctypes
import os
import sys

import live
import model_sets
import mujoco
import runner
from runner import option

OPTIONS = [option("models")]


def declare(lib):
    lib.ct_sizeModel.argtypes, lib.ct_sizeModel.restype = [ctypes.c_void_p], ctypes.c_int64
    lib.ct_saveModel.argtypes = [ctypes.c_void_p, ctypes.c_char_p, ctypes.c_char_p, ctypes.c_int]
    lib.ct_loadBinaryBuffer.argtypes = [ctypes.c_char_p, ctypes.c_int64, ctypes.c_char_p, ctypes.c_int]
    lib.ct_loadBinaryBuffer.restype = ctypes.c_void_p
    lib.ct_deleteModel.argtypes = [ctypes.c_void_p]


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


def run(session):
    declare(session.library)
    folders = [os.path.join(live.ROOT, "scenes"), os.path.join(live.HERE, "models"), *filter(None, map(model_sets.package_folder, model_sets.PACKAGES))]
    for path in model_sets.collect(session.options.models or folders):
        try:
            model = mujoco.MjModel.from_xml_path(path)
        except ValueError:
            continue  # part of another file, or refused by MuJoCo
        wrong = trouble(session.library, session.corten, path, model)
        session.report.check(path, "binary", [wrong] if wrong else [])


if __name__ == "__main__":
    sys.exit(runner.main("binary"))
