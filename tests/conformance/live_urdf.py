#!/usr/bin/env python3
"""Compiles the URDF files of urdf/ with Corten and with MuJoCo 3.5.0 and compares every field, numbers to the last bit.

A file that MuJoCo refuses must be refused with the same sentence.
"""

import os
import sys

import live_models
import model_sets
import runner
from runner import option

OPTIONS = [option("models", None, "files or folders, instead of urdf/")]


def run(session):
    for path in model_sets.collect(session.options.models or [os.path.join(runner.HERE, "urdf")], (".urdf", ".xml")):
        result, details = live_models.check(path, True, *live_models.load(session.options.dump, path, 120))
        session.report.check(os.path.basename(path), f"{result}, {details[0]}", details if result == "FAILED" else [])


if __name__ == "__main__":
    sys.exit(runner.main("urdf"))
