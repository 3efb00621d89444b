#!/usr/bin/env python3
"""Live comparison with the oracle, MuJoCo 3.5.0 from PyPI in its own virtual environment.

  tools/run_conformance.py PART ...     parts: schema math models smooth

Every part is a program of tests/conformance/ that prints `N passed, N failed`.
"""
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
FOLDER = ROOT / "tests/conformance"
PARTS = {  # program and its arguments; {} is the build folder
    "schema": ["live_schema.py"],
    "math": ["live_math.py", "{}/libcorten.so"],
    "models": ["live_model.py", "--dump", "{}/dump_model"],
    "smooth": ["live.py", "--shim", "{}/libcorten_shim.so"],
}


def build():
    where = ROOT / "build/release"
    for step in (["cmake", "--preset", "release", "-DCORTEN_BUILD_CONFORMANCE=ON"],
                 ["cmake", "--build", str(where)]):
        subprocess.run(step, cwd=ROOT, check=True, stdout=subprocess.DEVNULL)
    return where


def main(parts):
    python = subprocess.run([str(ROOT / "tools/oracle.sh")], check=True, text=True,
                            stdout=subprocess.PIPE).stdout.split()[-1]
    where = build()
    passed = failed = 0
    for name in parts or PARTS:
        program, *arguments = PARTS[name]
        arguments = [a.format(where) for a in arguments]
        process = subprocess.Popen([python, str(FOLDER / program), *arguments], text=True,
                                   stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        counts = None
        for line in process.stdout:
            print(line, end="", flush=True)
            counts = re.match(r"(\d+) passed, (\d+) failed", line) or counts
        bad = process.wait() != 0
        passed += int(counts.group(1)) if counts else 0
        failed += max(int(counts.group(2)) if counts else 0, 1 if bad else 0)
    print(f"{passed} passed, {failed} failed")
    return 1 if failed or not passed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
