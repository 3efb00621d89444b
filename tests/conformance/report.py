"""What a part has found: the outcome of each check, the worst error of each field, and counts of its own."""

import collections
import math
import os
import pathlib
import re
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
sys.path[:0] = [os.path.join(ROOT, "tools", "gen"), os.path.join(ROOT, "tests", "random_models")]
from schema_reader import read_schema  # noqa: E402

SCHEMA = read_schema(pathlib.Path(ROOT, "schema"))
# Groups of the data's fields in the order in which a step computes them.
PIPELINE = ["state", "control", "mocap", "userdata", "sleep_state", "plugins", *SCHEMA.pipeline]
TABLES = ("model", "data", "option", "statistic", "visual")


class Report:
    """Worst error of each field, and the outcome of each check."""

    def __init__(self, verbose):
        self.verbose, self.passed, self.failed = verbose, 0, 0
        self.worst = {}
        self.later, self.refused, self.explained = [], [], []
        self.states, self.runs = 0, 0  # trajectories
        # trajectories in which MuJoCo reset itself; those that it gave up
        self.reset, self.short = [], []
        # models that run with sleeping off, because MuJoCo's fails
        self.awake = []
        self.tally = collections.Counter()  # what a part counts of its own
        self.rows = []  # of the table of a part

    def add(self, other):
        for name in ("passed", "failed", "states", "runs", "reset", "short", "explained", "refused", "awake", "later", "rows"):
            setattr(self, name, getattr(self, name) + getattr(other, name))
        self.tally.update(other.tally)
        for key, (error, where) in other.worst.items():
            self.see(*key, error, where)

    def see(self, table, group, name, error, where):
        key = (table, group, name)
        worst = self.worst.get(key, (-1, ""))[0]
        if not (error <= worst or math.isnan(worst)):  # NaN is the worst
            self.worst[key] = (error, where)

    def check(self, model, what, problems):
        if problems:
            self.failed += 1
            print(f"FAIL {model}: {what}")
            for p in problems if self.verbose else problems[:6]:
                print("     " + p)
            if not self.verbose and len(problems) > 6:
                print(f"     and {len(problems) - 6} more")
        else:
            self.passed += 1
            if self.verbose:
                print(f"pass {model}: {what}")
        sys.stdout.flush()

    def expect(self, what, found, expected):
        """The two must be equal."""
        self.check(what, "equal", [] if found == expected else [f"ours is {found}, MuJoCo has {expected}"])

    def place(self, key):
        table, group, _ = key
        stage = PIPELINE.index(group) if table != "model" and group in PIPELINE else -1
        return TABLES.index(table), stage

    def table(self):
        """A row per stage in pipeline order with its worst field; with -v a row per field. Nothing if no error was measured."""
        if not self.worst:
            return
        rows = {}
        for key in sorted(self.worst, key=self.place):
            error, where = self.worst[key]
            label = (key[0], key[1], key[2]) if self.verbose else (key[0], "" if key[0] != "data" else key[1])
            n, old, name, at = rows.get(label, (0, -1, "", ""))
            rows[label] = (n + 1, error, key[2], where) if not error <= old else (n + 1, old, name, at)
        print(f"{'struct':10} {'stage':20} {'fields':>6}  {'worst error':>11}  field, model")
        for label, (n, error, name, where) in rows.items():
            print(f"{label[0]:10} {label[1]:20} {n:6d}  {error:11.1e}  " + (f"{name}, {where}" if error else ""))

    def summary(self):
        """What was compared how, in words."""
        text = f"{self.states} states and {self.runs} trajectories" if self.states or self.runs else ""
        text += f"; MuJoCo reset itself in {len(self.reset)}" if self.reset else ""
        text += f"; it gave up {len(self.short)}" if self.short else ""
        text += f"; sleeping off in {len(self.awake)} models" if self.awake else ""
        return text + (f"; {len(self.explained)} as far as MuJoCo determines them" if self.explained else "")

    def notes(self):
        """With -v: what is not compared as it is, a line each."""
        if not self.verbose:
            return
        for name, label, number in self.reset:
            print(f"reset {number} times: {name} {label}")
        for name, label, step in self.short:
            print(f"ended after step {step}: {name} {label}")
        for name, why in self.awake:
            print(f"sleeping off, because MuJoCo says '{why}': {name}")
        for line in self.explained:
            print("as far as MuJoCo determines it: " + line)
        for line in self.later:
            print("left out: " + line)
        for name, why in self.refused:
            print(f"refused by MuJoCo: {name}: {why}")


def write_between(path, mark, text):
    """Replaces what stands between <!-- mark --> and <!-- /mark --> of a page."""
    page = pathlib.Path(path)
    new, count = re.subn(rf"<!-- {mark} -->.*?<!-- /{mark} -->", lambda _: f"<!-- {mark} -->\n{text}<!-- /{mark} -->", page.read_text(), flags=re.S)
    if not count:
        raise SystemExit(f"{page} has no place <!-- {mark} -->")
    page.write_text(new)
