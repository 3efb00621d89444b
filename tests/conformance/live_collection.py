#!/usr/bin/env python3
"""Loads every model to be found in Corten and in MuJoCo 3.5.0 and compares every field of the compiled models.

    $(tools/mujoco.sh --full) tests/conformance/live_collection.py [--dump PROGRAM] [--table FILE.md]
                              [--generated N] [--seed S] [--only COLLECTION] [--jobs J] [-v] [file or folder ...]

Collections: the model files in the installed dm_control and gymnasium packages, in the folder CORTEN_MODELS, in our own
folders, and N models of tests/random_models/make_models_all.py. Files or folders on the command line are used instead of these.
All fields must be equal, numbers to the last bit.
A file that MuJoCo refuses (among them parts meant for <include>) must be refused; our own with MuJoCo's sentence. The model written
as XML and read again must be the same, bit for bit, and written again the same text; the same through a binary file.
A crash of the dump program or a load longer than --timeout is a failed row. The last line is `N passed, N failed`; the exit
status is 1 when a row failed.
"""

import argparse
import importlib.util
import os
import subprocess
import sys
import tempfile
import time
import xml.etree.ElementTree

import mujoco

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(os.path.dirname(HERE))
sys.dont_write_bytecode = True
sys.path[:0] = [HERE, os.path.join(ROOT, "tests", "random_models")]
import live_model  # noqa: E402
import make_models_all  # noqa: E402
import model_assets  # noqa: E402
import model_coverage  # noqa: E402
import processes  # noqa: E402

OWN = ("scenes", "tests/conformance/models", "tests/conformance/models_tendon", "tests/conformance/models_derivative",
       "tests/conformance/models_include", "tests/conformance/urdf")
PACKAGES = ("dm_control", "gymnasium")


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


def public_models():
    """The folder of public models that CORTEN_MODELS names, None without it."""
    folder = os.environ.get("CORTEN_MODELS", "")
    if os.path.isdir(folder):
        return folder
    print(f"CORTEN_MODELS {'is not set' if not folder else f'names no folder ({folder})'}: public models (Menagerie and others) are left out")
    return None


def files(options):
    """(name, base folder, paths) of each collection of files."""
    if options.models:
        for argument in options.models:
            inside = os.path.isdir(argument)
            yield os.path.basename(argument), argument if inside else os.path.dirname(argument), walk(argument) if inside else [argument]
        return
    for package in PACKAGES:
        spec = importlib.util.find_spec(package)
        if spec is None:
            print(f"{package} is not installed: its models are left out (tools/mujoco.sh --full installs it)")
            continue
        base = os.path.dirname(spec.origin)
        yield package, base, walk(base)
    public = public_models()
    if public:
        yield "public", public, walk(public)
    yield "own", ROOT, [p for f in OWN for p in walk(os.path.join(ROOT, f))]


def jobs(options, folder):
    """(name, base folder, jobs) of each collection: a job is a path, or the number of a model to make first."""
    for name, base, paths in files(options):
        if options.only in (None, name):
            yield name, base, [p for p in paths if looks_like_a_model(p)]
    if options.generated and options.only in (None, "generated") and not options.models:
        model_assets.write_assets(os.path.join(folder, "assets"))
        yield "generated", folder, list(range(options.generated))


# One model -----------------------------------------------------------------------------------------------------------
def load(program, path, timeout):
    """(head, dump, None) of one model, or (None, None, reason) when the program crashed or took too long."""
    try:
        run = subprocess.run([program, "-r", path], capture_output=True, check=False, timeout=timeout)
    except subprocess.TimeoutExpired:
        return None, None, f"no answer after {timeout:g} s"
    if run.returncode:
        return None, None, f"the dump program ended with {run.returncode}: " + " ".join(run.stderr.decode(errors="replace").split())[-300:]
    try:
        return live_model.read_head(run.stdout)[0], live_model.read_dump(run.stdout), None
    except ValueError as error:
        return None, None, f"output of the dump program is not understood: {error}"


def compare(model, head, dump):
    """(result, details) of a model that both took."""
    wrong, count = live_model.compare(model, dump)
    wrong += [head[trip] for trip in ("xml", "binary") if head[trip]]
    if wrong:
        return "FAILED", wrong
    return "equal", [f"{count} fields" + (", XML: text only" if head["what"] == "text" else "")]


def check(path, strict, head, dump, reason):
    """(result, details) of one row: result is `equal`, `both refuse` or `FAILED`."""
    try:
        model, refusal = mujoco.MjModel.from_xml_path(path), None
    except ValueError as error:
        model, refusal = None, str(error).strip()
    if dump is None:
        return "FAILED", [reason]
    if refusal is not None:
        wrong = live_model.check_refusal(refusal, dump)[0] if strict or "error" not in dump else []
        return ("FAILED", wrong) if wrong else ("both refuse", [refusal.split("\n", maxsplit=1)[0]])
    if "error" in dump:
        return "FAILED", ["refused: " + " ".join(dump["error"].split())]
    return compare(model, head, dump)


def row_of(program, timeout, strict, seed, folder, job):
    """(path, result, details) of one model."""
    if isinstance(job, int):
        name = make_models_all.write_model(seed, job, folder)
        if name is None:
            return os.path.join(folder, f"number {job}"), "FAILED", ["the generator found no model that MuJoCo takes"]
        job = os.path.join(folder, name + ".xml")
    return job, *check(job, strict, *load(program, job, timeout))


def child(send, *job):
    mujoco.mj_setCacheCapacity(mujoco.mj_getCache(), 0)  # meshes of other models would come with their hulls
    send.send(row_of(*job))


def rows(todo, options, arguments):
    """The rows of the jobs, in their order; each model in a process of its own."""
    done = {}
    for job, answer, reason in processes.each(todo, options, child, arguments):
        done[job] = answer or (str(job), "FAILED", [reason])
    return [done[job] for job in todo]


# Reporting -----------------------------------------------------------------------------------------------------------
class Report:
    def __init__(self, options):
        self.verbose, self.rows, self.summary = options.v, [], []
        self.coverage = model_coverage.Coverage()
        self.passed = self.failed = 0

    def row(self, collection, name, result, details):
        bad = result == "FAILED"
        self.failed += bad
        self.passed += not bad
        self.rows.append((collection, name, result, details))
        if bad:
            more = f" (and {len(details) - 1} more)" if len(details) > 1 else ""
            print(f"FAIL {collection} {name}: {details[0][:400]}{more}", flush=True)
            for line in details[1:] if self.verbose else []:
                print("     " + line[:400])

    def cover(self, path):
        """Notes the attributes of a model of ours; MuJoCo's reader is more lenient than Python's."""
        try:
            self.coverage.add_file(path)
        except xml.etree.ElementTree.ParseError:
            pass

    def covered(self):
        wanted, missing = self.coverage.measure()
        return f"{wanted - len(missing)} of {wanted} pairs of element and attribute occur in our own and the generated models"

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
                    "Written by `tools/run_conformance.py --record models`. All fields are equal, numbers to the last bit.\n"
                    "Each model was written as XML and read again: the same model, bit for bit, and the same text; where MJCF cannot say\n"
                    "everything (`XML: text only`), the same text. Each went through a binary file and came back with the same bytes.\n")
            f.write(f"\n{self.covered()}.\n\nNot compared:\n\n")
            f.writelines(f"- `{name}`: {why}\n" for name, why in live_model.SKIP.items())
            f.write("\n| collection | models | equal | refused by both | failed |\n|---|---|---|---|---|\n")
            f.writelines("| {} | {} | {} | {} | {} |\n".format(*line) for line in self.summary)
            f.write("\n| collection | model | result | what |\n|---|---|---|---|\n")
            f.writelines(f"| {c} | {cell(n)} | {r} | {cell(d[0])} |\n" for c, n, r, d in self.rows)


def main():
    ap = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ap.add_argument("--dump", default=os.path.join(ROOT, "build", "release", "dump_model"))
    ap.add_argument("--table", help="write one row a model to this Markdown file")
    ap.add_argument("--generated", type=int, default=2000, help="how many generated models")
    ap.add_argument("--seed", type=int, default=1)
    ap.add_argument("--only", help="one collection: dm_control, gymnasium, public, own, generated")
    ap.add_argument("--timeout", type=float, default=120, help="seconds for one model")
    ap.add_argument("--jobs", type=int, default=os.cpu_count())
    ap.add_argument("--keep", help="folder for the generated models; they stay there")
    ap.add_argument("-v", action="store_true", help="all differing fields")
    ap.add_argument("models", nargs="*", type=os.path.abspath)
    options = ap.parse_args()
    assert mujoco.__version__ == "3.5.0", f"found MuJoCo {mujoco.__version__}, not 3.5.0"
    program, report = os.path.abspath(options.dump), Report(options)
    table, keep = options.table and os.path.abspath(options.table), options.keep and os.path.abspath(options.keep)
    with tempfile.TemporaryDirectory() as folder:
        os.chdir(folder)  # MuJoCo writes its log where it stands
        made = keep or os.path.join(folder, "generated")
        os.makedirs(made, exist_ok=True)
        for name, base, todo in jobs(options, made):
            start = time.monotonic()
            arguments = (program, options.timeout, name == "own", options.seed, made)
            for path, result, details in rows(todo, options, arguments):
                if name in ("own", "generated") and os.path.exists(path):
                    report.cover(path)
                report.row(name, os.path.relpath(path, base), result, [d.replace(base + os.sep, "") for d in details])
            report.close(name, time.monotonic() - start)
        os.chdir(ROOT)
    if not options.models and not options.only:
        print(report.covered())
    if table:
        report.write(table)
    print(f"{report.passed} passed, {report.failed} failed")
    return 1 if report.failed or not report.passed else 0


if __name__ == "__main__":
    sys.exit(main())
