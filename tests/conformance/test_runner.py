#!/usr/bin/env python3
"""Tests of the runner of the live comparison, without MuJoCo: every part has a module, what is counted decides the exit status, filters
choose models, a process that crashes or hangs is a failed check."""
import contextlib
import importlib
import io
import math
import os
import pathlib
import sys
import time
import types
import unittest
from unittest import mock

sys.dont_write_bytecode = True
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
import model_sets  # noqa: E402
import runner  # noqa: E402
from parts import PARTS  # noqa: E402
from runner import option  # noqa: E402


def run_part(function, *arguments, options=()):
    """Exit status and output of a part that consists of a function."""
    module = types.SimpleNamespace(OPTIONS=[option("models"), option("only"), option("sample", 1), option("timeout", 5.0), *options], run=function, __doc__="")
    text = io.StringIO()
    with mock.patch.object(runner, "prepare_mujoco"), mock.patch.object(importlib, "import_module", lambda name: module), \
            contextlib.redirect_stdout(text):
        status = runner.main("smooth", list(arguments))
    return status, text.getvalue()


def two_collections():
    yield model_sets.Collection("first", "/", ["/a", "/b", "/c"])
    yield model_sets.Collection("second", "/", ["/d"])


def run_collections(check):
    def run(session):
        for collection in session.chosen(two_collections()):
            session.run_collection(collection, check)
    return run


def good(report, path, name):
    report.check(name, "good", [])


class Parts(unittest.TestCase):
    def test_every_part_has_a_module_and_every_module_is_a_part(self):
        modules = {p.stem.removeprefix("live_") for p in pathlib.Path(runner.HERE).glob("live_*.py")}
        self.assertEqual(modules, set(PARTS))
        for name in PARTS:
            text = pathlib.Path(runner.HERE, f"live_{name}.py").read_text()
            for part in ("OPTIONS = [", "def run(session):", f'runner.main("{name}")'):
                self.assertIn(part, text, name)


class Counting(unittest.TestCase):
    def test_nothing_compared_fails(self):
        status, text = run_part(lambda session: None)
        self.assertEqual((status, text.splitlines()[-1]), (1, "0 passed, 0 failed"))

    def test_a_failed_check_fails(self):
        def run(session):
            session.report.check("model", "what", [])
            session.report.expect("number", 1, 2)
        status, text = run_part(run)
        self.assertEqual((status, text.splitlines()[-1]), (1, "1 passed, 1 failed"))
        self.assertIn("ours is 1, MuJoCo has 2", text)

    def test_passed(self):
        status, text = run_part(run_collections(good))
        self.assertEqual((status, text.splitlines()[-1]), (0, "4 passed, 0 failed"))

    def test_nan_is_the_worst_error(self):
        report = runner.Report(False)
        for error in (1e-9, float("nan"), 1e-8):
            report.see("data", "com", "cdof", error, "here")
        self.assertTrue(math.isnan(report.worst["data", "com", "cdof"][0]))


class Choosing(unittest.TestCase):
    def test_only(self):
        self.assertIn("1 passed, 0 failed", run_part(run_collections(good), "--only", "second")[1])

    def test_unknown_name_fails(self):
        status, text = run_part(run_collections(good), "--only", "second", "third")
        self.assertEqual(status, 1)
        self.assertIn("there are first, second", text)

    def test_sample(self):
        self.assertIn("3 passed, 0 failed", run_part(run_collections(good), "--sample", "2")[1])

    def test_products_of_the_build_folder(self):
        seen = []
        run_part(lambda session: seen.append(session.options), "--build", "/b", "--dump", "/elsewhere/dump")
        self.assertEqual((seen[0].shim, seen[0].dump), ("/b/libcorten_shim.so", "/elsewhere/dump"))


class Processes(unittest.TestCase):
    def test_a_crash_is_a_failed_check(self):
        def check(report, path, name):
            if name == "b":
                os._exit(3)
            good(report, path, name)
        status, text = run_part(run_collections(check))
        self.assertEqual((status, text.splitlines()[-1]), (1, "3 passed, 1 failed"))
        self.assertIn("the process ended with 3", text)

    def test_a_model_that_takes_too_long_is_a_failed_check(self):
        def check(report, path, name):
            if name == "d":
                time.sleep(60)
            good(report, path, name)
        status, text = run_part(run_collections(check), "--timeout", "0.5")
        self.assertEqual((status, text.splitlines()[-1]), (1, "3 passed, 1 failed"))

    def test_counts_and_rows_of_processes_are_added_in_order(self):
        def check(report, path, name):
            time.sleep(0.2 if name == "a" else 0)
            report.tally["models"] += 1
            report.rows.append(name)
            good(report, path, name)
        seen = []
        run_part(lambda session: (run_collections(check)(session), seen.append(session.report)))
        self.assertEqual((seen[0].tally["models"], seen[0].rows), (4, ["a", "b", "c", "d"]))


if __name__ == "__main__":
    unittest.main()
