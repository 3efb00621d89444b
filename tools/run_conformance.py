#!/usr/bin/env python3
"""Live comparison with MuJoCo 3.5.0 from PyPI in its own virtual environment.

  tools/run_conformance.py [--record] [PART ...] [-- OPTION ...]     without PART: all

tests/conformance/parts.py lists the parts, --list prints them; tests/conformance/runner.py runs each and prints `N passed, N failed`.
Options behind -- go to the parts, e.g. `smooth -- --only own --sample 10`; `PART -- --help` shows them.
--record writes the counts of the parts that ran into docs/conformance.md, their sum into README.md, and the models one by
one into docs/conformance_models.md.
"""
import os
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
FOLDER = ROOT / "tests/conformance"
sys.dont_write_bytecode = True
sys.path.insert(0, str(FOLDER))
from parts import PARTS  # noqa: E402


def build(python, with_package):
    """The release build; with the Python package for MuJoCo's interpreter if a part needs it."""
    where = ROOT / "build/release"
    package = ["-DCORTEN_BUILD_PYTHON=ON", f"-DPython3_EXECUTABLE={python}", "-DPython3_FIND_VIRTUALENV=ONLY"]
    for step in (["cmake", "--preset", "release", "-DCORTEN_BUILD_TESTS=OFF",
                  "-DCORTEN_BUILD_CONFORMANCE=ON", *(package if with_package else [])],
                 ["cmake", "--build", str(where)]):
        subprocess.run(step, cwd=ROOT, check=True, stdout=subprocess.DEVNULL)
    return where


def run_part(python, where, part, recorded, options):
    """Passed and failed of one part; its output goes through as it comes."""
    arguments = [part.name, "--build", str(where), *options]
    if recorded and part.page:
        arguments += ["--table", str(ROOT / "docs" / part.page)]
    # the functions of reals of both engines are Corten's, so that the last bits of all else can be compared
    own = {} if part.name == "recordings" else {"LD_PRELOAD": str(where / "libfunctions_shim.so")}
    process = subprocess.Popen([python, str(FOLDER / "runner.py"), *arguments], env={**os.environ, **own},
                               text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    counts = None
    for line in process.stdout:
        print(line, end="", flush=True)
        counts = re.match(r"(\d+) passed, (\d+) failed", line) or counts
    bad = process.wait() != 0
    passed, failed = (int(counts.group(1)), int(counts.group(2))) if counts else (0, 0)
    return passed, max(failed, int(bad or not passed))


def write_table(page, heading, rows):
    """The table between the marks of a page."""
    table = f"{heading}\n{re.sub('[^|]+', '---', heading)}\n" + "".join(rows)
    page.write_text(re.sub(r"<!-- results -->.*?<!-- /results -->",
                           lambda m: f"<!-- results -->\n{table}<!-- /results -->", page.read_text(), flags=re.S))


def record(results):
    """Rows of the table in docs/conformance.md and their sum in the README; the parts that did not run are kept as they are."""
    page = ROOT / "docs/conformance.md"
    known = dict(re.findall(r"^\| `make conformance-(\w+)` \|(.*)\|$", page.read_text(), re.M))
    known.update({name: f" {PARTS[name].what} | {p} | {f} " for name, (p, f) in results.items()})
    known = {name: known[name] for name in PARTS if name in known}
    write_table(page, "| command | what is compared | passed | failed |",
                [f"| `make conformance-{name}` |{row}|\n" for name, row in known.items()])
    passed, failed = (sum(int(row.split("|")[k]) for row in known.values()) for k in (-2, -1))
    readme = ROOT / "README.md"
    readme.write_text(re.sub(r"(<!-- checks -->).*?(<!-- /checks -->)", rf"\g<1>{passed:,} passed, {failed} failed\2", readme.read_text()))


def main(arguments):
    end = arguments.index("--") if "--" in arguments else len(arguments)
    arguments, options = arguments[:end], arguments[end + 1:]
    if "--list" in arguments:
        print("\n".join(f"{part.name:12} {part.what}" for part in PARTS.values()))
        return 0
    names = [a for a in arguments if a != "--record"]
    unknown = [a for a in names if a not in PARTS]
    if unknown:
        raise SystemExit(f"no part {' '.join(unknown)}; there are: {' '.join(PARTS)}")
    if options and "--record" in arguments:
        raise SystemExit("--record is for whole parts, without options")
    parts = [PARTS[name] for name in names or PARTS]
    full = ["--full"] if any(part.full for part in parts) else []  # the packages bring models
    python = subprocess.run([str(ROOT / "tools/mujoco.sh"), *full], check=True, text=True,
                            stdout=subprocess.PIPE).stdout.split()[-1]
    where = build(python, any(part.package for part in parts))
    results = {part.name: run_part(python, where, part, "--record" in arguments, options) for part in parts}
    if "--record" in arguments:
        record(results)
    passed = sum(p for p, f in results.values())
    failed = sum(f for p, f in results.values())
    print(f"{passed} passed, {failed} failed")
    return 1 if failed or not passed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
