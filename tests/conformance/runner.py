#!/usr/bin/env python3
"""Runs a part of the live comparison with MuJoCo 3.5.0.

    $(tools/mujoco.sh --full) tests/conformance/runner.py PART [options] [file or folder ...]

parts.py lists the parts; `runner.py PART --help` (or `live_PART.py --help`) shows the options of one. The module live_PART.py of a part has
  OPTIONS        a list of option(...), beside those that every part has
  run(session)   makes the comparisons and counts them in session.report
This program reads the options, finds the libraries of the build folder, chooses the models, starts a process per model, adds up what they
report, and prints the worst errors and, last, `N passed, N failed`. The exit status is 0 if no check failed and at least one passed.
"""

import argparse
import contextlib
import ctypes
import functools
import importlib
import io
import os
import sys
import tempfile
import time

HERE = os.path.dirname(os.path.abspath(__file__))
sys.dont_write_bytecode = True
if HERE not in sys.path:
    sys.path.insert(0, HERE)
import processes  # noqa: E402
from parts import PARTS  # noqa: E402
from report import ROOT, Report  # noqa: E402

VERSION = "3.5.0"
# Options that mean the same in every part that has them.
MEANINGS = {
    "only": "names of those to run, instead of all: collections of models (model_sets.py), or what the part says",
    "generated": "how many models of tests/random_models/make_models_all.py",
    "seed": "of the random models",
    "random": "how many random models",
    "states": "random states per model",
    "steps": "of a run",
    "sample": "every Nth model of each collection",
    "largest": "leave out models with more dofs",
    "timeout": "seconds for one model",
    "table": "page that gets tables of the run",
    "models": "files or folders, instead of the collections",
}
# Options of every part: what the build folder has.
PRODUCTS = {
    "shim": ("libcorten_shim.so", "library that gives fields by name"),
    "lib": ("libcorten.so", "the library itself"),
    "dump": ("dump_model", "program that prints a compiled model"),
    "program": ("bin/corten", "the program corten"),
    "package": ("python", "folder that holds the Python package"),
}


class option:  # noqa: N801
    """An option of a part: its name, default and meaning; more goes to argparse."""

    def __init__(self, name, default=None, meaning=None, **more):
        self.name, self.more = name, {"default": default, "help": meaning or MEANINGS[name], **more}
        if isinstance(default, (int, float)) and not isinstance(default, bool):
            self.more.setdefault("type", type(default))
            self.more["help"] += f" (default {default:g})"

    def add_to(self, parser):
        if self.name == "models":
            self.more.update(nargs="*", type=os.path.abspath, default=[])
        elif self.name == "only":
            self.more.update(nargs="*", metavar="NAME")
        elif self.name in ("table", "keep"):
            self.more.update(type=os.path.abspath, metavar="PATH")
        parser.add_argument(self.name if self.name == "models" else "--" + self.name, **self.more)


def read_options(part, module, arguments):
    parser = argparse.ArgumentParser(prog=f"runner.py {part.name}", description=module.__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    for entry in module.OPTIONS:
        entry.add_to(parser)
    if any(entry.name == "timeout" for entry in module.OPTIONS):
        parser.add_argument("--jobs", type=int, default=os.cpu_count(), help="models at a time")
    parser.add_argument("-v", "--verbose", action="store_true", help="all differences, and what is left out")
    build = parser.add_argument_group("what is compared")
    build.add_argument("--build", type=os.path.abspath, default=os.path.join(ROOT, "build", "release"), help="build folder (default build/release)")
    for name, (file, meaning) in PRODUCTS.items():
        build.add_argument("--" + name, type=os.path.abspath, metavar="PATH", help=f"{meaning}, default {file} of the build folder")
    options = parser.parse_args(arguments)
    for name, (file, _) in PRODUCTS.items():
        setattr(options, name, getattr(options, name) or os.path.join(options.build, file))
    return options


class Session:
    """A run of a part: its options, the libraries, the folder in which it works, and what it has found."""

    def __init__(self, options, folder):
        self.options, self.report = options, Report(options.verbose)
        self.folder = getattr(options, "keep", None) or folder
        os.makedirs(self.folder, exist_ok=True)

    @functools.cached_property
    def corten(self):
        """The shim library."""
        import live  # noqa: PLC0415
        return live.Corten(self.options.shim)

    @functools.cached_property
    def library(self):
        return ctypes.CDLL(self.options.lib)

    def chosen(self, collections):
        """The collections that the options name, every Nth model of them."""
        wanted, seen = self.options.only, []
        for collection in collections:
            seen.append(collection.name)
            if wanted is None or collection.name in wanted or getattr(self.options, "models", None):
                collection.jobs = list(collection.jobs)[:: getattr(self.options, "sample", 1)]
                yield collection
        unknown = [name for name in wanted or () if name not in seen]
        if unknown and not self.options.models:
            self.report.check(" ".join(unknown), "collection", [f"there is none of this name here; there are {', '.join(seen)}"])

    def make_model(self, number, seed=None):
        """The path of a generated model; None if the generator found none that MuJoCo takes."""
        import make_models_all  # noqa: PLC0415
        name = make_models_all.write_model(self.options.seed if seed is None else seed, number, self.folder)
        return name and os.path.join(self.folder, name + ".xml")

    def each(self, collection, check, seed=None):
        """check(report, path, name) of each model of a collection in a process of its own; path is the number if the collection has no files.
        Yields (job, report of this model) as they end. What was printed comes through."""
        for job, answer, reason in processes.each(collection.jobs, self.options, report_job, (self, collection, check, seed)):
            name, report, text = answer or (collection.name_of(job), Report(self.options.verbose), "")
            if answer is None:
                report.check(name, "all", [reason])
            print(text, end="", flush=True)
            yield job, report

    def run_collection(self, collection, check, seed=None):
        """The reports of all models of a collection, added up, counted and described in a line."""
        start, part, done = time.monotonic(), Report(self.options.verbose), dict(self.each(collection, check, seed))
        for job in collection.jobs:
            part.add(done[job])
        more = part.summary()
        print(f"{collection.name}: {len(done)} models, {len(part.refused)} refused by MuJoCo; {part.passed} checks passed, {part.failed} failed"
              f"{'; ' if more else ''}{more} ({time.monotonic() - start:.0f} s)", flush=True)
        self.report.add(part)
        return part


def report_job(send, session, collection, check, seed, job):
    """One model, in its process: its name, its report and what was printed."""
    report, text, path = Report(session.options.verbose), io.StringIO(), job
    with contextlib.redirect_stdout(text):
        if isinstance(job, int) and collection.name == "generated":
            path = session.make_model(job, seed)
        name = collection.name_of(path or job)
        if path is None:
            report.check(name, "generator", ["no model that MuJoCo takes"])
        else:
            check(report, path, name)
    send.send((name, report, text.getvalue()))


def prepare_mujoco():
    """The version of the reference; no cache, or meshes of other models would come with their hulls; no warnings on the terminal."""
    import mujoco  # noqa: PLC0415
    if mujoco.__version__ != VERSION:
        sys.exit(f"MuJoCo {mujoco.__version__} found, {VERSION} needed")
    mujoco.mj_setCacheCapacity(mujoco.mj_getCache(), 0)
    mujoco.set_mju_user_warning(lambda text: None)


def main(name, arguments=None):
    """Runs a part; the exit status."""
    part = PARTS[name]
    module = importlib.import_module("live_" + part.name)
    options = read_options(part, module, sys.argv[1:] if arguments is None else arguments)
    prepare_mujoco()
    with tempfile.TemporaryDirectory() as folder:
        session = Session(options, folder)
        os.chdir(folder)  # MuJoCo writes its log where it stands
        try:
            module.run(session)
        finally:
            os.chdir(ROOT)
    report = session.report
    report.table()
    report.notes()
    print(f"{report.passed} passed, {report.failed} failed")
    return 1 if report.failed or not report.passed else 0


if __name__ == "__main__":
    if len(sys.argv) < 2 or sys.argv[1] not in PARTS:
        sys.exit(f"{__doc__}\nParts: {' '.join(PARTS)}")
    sys.exit(main(sys.argv[1], sys.argv[2:]))
