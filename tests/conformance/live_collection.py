#!/usr/bin/env python3
"""Loads every model to be found in Corten and in MuJoCo 3.5.0 and compares every field of the compiled models.

    $(tools/oracle.sh --full) tests/conformance/live_collection.py [--dump PROGRAM] [--table FILE.md]
                              [--generated N] [--seed S] [--only COLLECTION] [-v] [file or folder ...]

Collections: the model files in the installed dm_control and gymnasium packages, in ../shared/models beside the project, in our own
folders, and N models of tools/make_models_all.py. Files or folders on the command line are used instead of these.
Integers and names must be equal, numbers within 1e-10 of the largest entry of their field; the fields in ITERATIVE within 1e-7.
A file that MuJoCo refuses (among them parts meant for <include>) must be refused. A crash of the dump program or a load
longer than --timeout is a failed row. The last line is `N passed, N failed`; the exit status is 1 when a row failed.
"""

import argparse
import importlib.util
import os
import subprocess
import sys
import tempfile
import time

import mujoco

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(os.path.dirname(HERE))
sys.dont_write_bytecode = True
sys.path[:0] = [HERE, os.path.join(ROOT, "tools")]
import live_model  # noqa: E402
import make_models_all  # noqa: E402

OWN = ("scenes", "tests/conformance/models", "tests/conformance/models_tendon", "tests/conformance/models_derivative",
       "tests/conformance/urdf")
PACKAGES = ("dm_control", "gymnasium")

# Fields that pass through an iterative eigenvalue or hull computation, and the reason.
ITERATIVE_TOLERANCE = 1e-7
ITERATIVE = {
    "body_inertia": "principal moments: eigenvalues by Jacobi rotations",
    "body_iquat": "principal axes: eigenvectors by Jacobi rotations",
    "mesh_pos": "centre from summed volumes of a hull",
    "mesh_quat": "principal axes of a mesh",
    "geom_pos": "moved by mesh_pos",
    "geom_quat": "turned by mesh_quat",
}


# Finding models ------------------------------------------------------------------------------------------------------
def walk(folder):
    """All model files below a folder, in a fixed order."""
    found = []
    for where, folders, files in os.walk(folder):
        folders.sort()
        found += [os.path.join(where, f) for f in sorted(files) if f.endswith((".xml", ".urdf"))]
    return found


def looks_like_a_model(path):
    """XML of other formats (tool settings, documentation) is left out: the root must be MJCF's or URDF's."""
    with open(path, encoding="utf-8", errors="replace") as f:
        text = f.read()
    return "<mujoco" in text or "<robot" in text


def collections(options, folder):
    """(name, base folder, paths) of each collection."""
    if options.models:
        for argument in options.models:
            full = os.path.abspath(argument)
            inside = os.path.isdir(full)
            yield os.path.basename(full), full if inside else os.path.dirname(full), walk(full) if inside else [full]
        return
    for package in PACKAGES:
        spec = importlib.util.find_spec(package)
        if spec is None:
            print(f"{package} is not installed: its models are left out (tools/oracle.sh --full installs it)")
            continue
        base = os.path.dirname(spec.origin)
        yield package, base, walk(base)
    shared = os.path.join(os.path.dirname(ROOT), "shared", "models")
    if os.path.isdir(shared):
        yield "shared", shared, walk(shared)
    else:
        print("../shared/models is absent: its models are left out")
    yield "own", ROOT, [p for f in OWN for p in walk(os.path.join(ROOT, f))]
    if options.generated and options.only in (None, "generated"):
        made = make_models_all.write_models(options.seed, options.generated, folder)
        yield "generated", folder, [os.path.join(folder, name + ".xml") for name in made]


# Loading -------------------------------------------------------------------------------------------------------------
def load(program, path, timeout):
    """(dump, None) of one model, or (None, reason) when the program crashed or took too long."""
    try:
        run = subprocess.run([program, "-b", path], capture_output=True, check=False, timeout=timeout)
    except subprocess.TimeoutExpired:
        return None, f"no answer after {timeout:g} s"
    if run.returncode:
        return None, f"the dump program ended with {run.returncode}: " + " ".join(run.stderr.decode(errors="replace").split())[-300:]
    try:
        return live_model.read_dump(run.stdout), None
    except ValueError as error:
        return None, f"output of the dump program is not understood: {error}"


def compare(model, dump):
    """Differences with the field's own tolerance, and the number of fields compared."""
    wrong, count = live_model.compare(model, dump)
    kept = []
    for line in wrong:
        name = line.split("[")[0].split(":")[0]
        if name in ITERATIVE:
            strict, live_model.TOLERANCE = live_model.TOLERANCE, ITERATIVE_TOLERANCE
            again, _ = live_model.compare(model, {name: dump[name]})
            live_model.TOLERANCE = strict
            kept += again
        else:
            kept.append(line)
    return kept, count


def check(path, dump, reason):
    """(result, details) of one row: result is `equal`, `both refuse` or `FAILED`."""
    try:
        model, refusal = mujoco.MjModel.from_xml_path(path), None
    except ValueError as error:
        model, refusal = None, str(error).strip().split("\n", maxsplit=1)[0]
    if dump is None:
        return "FAILED", [reason]
    if refusal is not None:
        return ("both refuse", [refusal]) if "error" in dump else ("FAILED", [f"accepted; the oracle says: {refusal}"])
    if "error" in dump:
        return "FAILED", ["refused: " + " ".join(dump["error"].split())]
    wrong, count = compare(model, dump)
    return ("FAILED", wrong) if wrong else ("equal", [f"{count} fields"])


# Reporting -----------------------------------------------------------------------------------------------------------
class Report:
    def __init__(self, options):
        self.verbose, self.rows, self.summary = options.v, [], []
        self.passed = self.failed = 0

    def row(self, collection, name, result, details):
        bad = result == "FAILED"
        self.failed += bad
        self.passed += not bad
        self.rows.append((collection, name, result, details))
        if bad:
            more = f" (and {len(details) - 1} more)" if len(details) > 1 else ""
            print(f"FAIL {collection} {name}: {details[0][:300]}{more}", flush=True)
            for line in details[1:] if self.verbose else []:
                print("     " + line[:300])

    def close(self, collection, seconds):
        results = [r for c, _, r, _ in self.rows if c == collection]
        line = (collection, len(results), results.count("equal"), results.count("both refuse"), results.count("FAILED"))
        self.summary.append(line)
        print("{}: {} models, {} equal, {} refused by both, {} failed".format(*line) + f" ({seconds:.0f} s)", flush=True)

    def write(self, path):
        def cell(text):
            return text.replace("|", "\\|").replace("<", "&lt;")[:160]

        with open(path, "w", encoding="utf-8") as f:
            f.write("# Every model, compiled by Corten and by MuJoCo 3.5.0\n\n"
                    "Written by `tests/conformance/live_collection.py`. Integers and names are equal, reals within 1e-10 of the largest\n"
                    "entry of their field; within 1e-7 where an iterative computation lies between:\n\n")
            f.writelines(f"- `{name}`: {why}\n" for name, why in ITERATIVE.items())
            f.write("\nNot compared:\n\n")
            f.writelines(f"- `{name}`: {why}\n" for name, why in live_model.SKIP.items())
            f.write("\n| collection | models | equal | refused by both | failed |\n|---|---|---|---|---|\n")
            f.writelines("| {} | {} | {} | {} | {} |\n".format(*line) for line in self.summary)
            f.write("\n| collection | model | result | what |\n|---|---|---|---|\n")
            f.writelines(f"| {c} | {cell(n)} | {r} | {cell(d[0])} |\n" for c, n, r, d in self.rows)


def main():
    ap = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ap.add_argument("--dump", default=os.path.join(ROOT, "build", "release", "dump_model"))
    ap.add_argument("--table", help="write one row a model to this Markdown file")
    ap.add_argument("--generated", type=int, default=100, help="how many generated models")
    ap.add_argument("--seed", type=int, default=1)
    ap.add_argument("--only", help="one collection: dm_control, gymnasium, shared, own, generated")
    ap.add_argument("--timeout", type=float, default=120, help="seconds for one model")
    ap.add_argument("-v", action="store_true", help="all differing fields")
    ap.add_argument("models", nargs="*")
    options = ap.parse_args()
    assert mujoco.__version__ == "3.5.0", f"the oracle is MuJoCo {mujoco.__version__}, not 3.5.0"
    mujoco.mj_setCacheCapacity(mujoco.mj_getCache(), 0)  # meshes of other models would come with their hulls
    options.dump, options.models = os.path.abspath(options.dump), [os.path.abspath(m) for m in options.models]
    table = options.table and os.path.abspath(options.table)
    report = Report(options)
    with tempfile.TemporaryDirectory() as folder:
        os.chdir(folder)  # the oracle writes its log where it stands
        for name, base, paths in collections(options, os.path.join(folder, "generated")):
            if options.only not in (None, name):
                continue
            start = time.monotonic()
            paths = [p for p in paths if looks_like_a_model(p)]
            for path in paths:
                result, details = check(path, *load(options.dump, path, options.timeout))
                report.row(name, os.path.relpath(path, base), result, [d.replace(base + os.sep, "") for d in details])
            report.close(name, time.monotonic() - start)
        os.chdir(ROOT)
    if table:
        report.write(table)
    print(f"{report.passed} passed, {report.failed} failed")
    return 1 if report.failed or not report.passed else 0


if __name__ == "__main__":
    sys.exit(main())
