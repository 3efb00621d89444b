#!/usr/bin/env python3
"""Runs that MuJoCo records (tools/record/record_mujoco.py) are replayed by `corten diff`; those of tests/cli/recordings are fresh.

A recording with a changed number must be found to differ.
"""
import os
import pathlib
import re
import subprocess
import sys

import runner
from runner import option

ROOT = pathlib.Path(runner.ROOT)
sys.path.insert(0, str(ROOT / "tools" / "record"))
import record_mujoco  # noqa: E402

OPTIONS = [option("steps", 100), option("only", None, "names of scenes")]

# Scene and the tolerance of a free run: contacts part by rounding.
SCENES = (("arm.xml", 1e-10), ("chain3.xml", 1e-10), ("chain30.xml", 1e-9), ("tree27.xml", 1e-9), ("tendons.xml", 1e-9), ("humanoid.xml", 1e-8),
          ("demo.xml", 1e-8))


def problems_of(session, scene, tolerance):
    """The program finds no difference in MuJoCo's run, and one in a run with a changed number."""
    path, recording = ROOT / "scenes" / scene, os.path.join(session.folder, "run.rec")
    data = record_mujoco.record(str(path), steps=session.options.steps, sine=0.3)
    found = []
    for content in (data, re.sub(rb"\nqacc \S+", b"\nqacc 12345", data, count=1)):
        record_mujoco.write(recording, content)
        found.append(subprocess.run([session.options.program, "diff", "--tol", str(tolerance), str(path), recording],
                                    text=True, capture_output=True, check=False))
    wrong = [f"{found[0].stdout}{found[0].stderr}"] if found[0].returncode else []
    return wrong + (["a changed number is not found"] if found[1].returncode != 1 else [])


def run(session):
    only = session.options.only
    for scene, tolerance in SCENES:
        if only is None or scene in only:
            session.report.check(scene, "replayed", problems_of(session, scene, tolerance))
    if only is None:
        session.report.check("tests/cli/recordings", "fresh", ["not what MuJoCo records"] if record_mujoco.examples(check=True) else [])


if __name__ == "__main__":
    sys.exit(runner.main("replay"))
