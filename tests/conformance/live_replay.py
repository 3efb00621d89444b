#!/usr/bin/env python3
"""Runs that MuJoCo records (tools/record/record_mujoco.py) are replayed by `corten diff`; those of tests/cli/recordings are fresh.

  live_replay.py --program PATH_OF_CORTEN [--steps N]
"""
import argparse
import os
import pathlib
import re
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT / "tools" / "record"))
import record_mujoco  # noqa: E402

# Scene and the tolerance of a free run: contacts part by rounding.
SCENES = (("arm.xml", 1e-10), ("chain3.xml", 1e-10), ("chain30.xml", 1e-9), ("tree27.xml", 1e-9), ("tendons.xml", 1e-9), ("humanoid.xml", 1e-8),
          ("demo.xml", 1e-8))


def replays(program, scene, tolerance, steps):
    """True if the program finds no difference in MuJoCo's run, and one in a run with a changed number."""
    path = ROOT / "scenes" / scene
    with tempfile.TemporaryDirectory() as folder:
        recording = os.path.join(folder, "run.rec")
        data = record_mujoco.record(str(path), steps=steps, sine=0.3)
        results = []
        for content in (data, re.sub(rb"\nqacc \S+", b"\nqacc 12345", data, count=1)):
            record_mujoco.write(recording, content)
            run = subprocess.run([program, "diff", "--tol", str(tolerance), str(path), recording], text=True, capture_output=True)
            results.append(run.returncode)
            if run.returncode and content is data:
                print(f"{scene}: {run.stdout}{run.stderr}")
    return results == [0, 1]


def main():
    ap = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    ap.add_argument("--program", required=True)
    ap.add_argument("--steps", type=int, default=100)
    arg = ap.parse_args()
    bad = [scene for scene, tolerance in SCENES if not replays(arg.program, scene, tolerance, arg.steps)]
    if record_mujoco.examples(check=True):
        bad.append("tests/cli/recordings")
    for name in bad:
        print("differs:", name)
    print(f"{len(SCENES) + 1 - len(bad)} passed, {len(bad)} failed")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
