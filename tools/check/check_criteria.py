#!/usr/bin/env python3
"""Every acceptance criterion of tests/acceptance/criteria.txt has a test that is named after it, or a reason why not; every test that
names a criterion names one of the list."""
import pathlib
import re
import sys
from dataclasses import dataclass

from c_text import report

TEST = re.compile(r"cmocka_unit_test\(r(\d+[a-z]*)_([a-z]+\d+[a-z]?)_(\w+)\)")
CRITERION = re.compile(r"([a-z]+)0*(\d+)([a-z]?)")


@dataclass
class Criterion:
    item: str
    name: str    # ac1, t5b, without leading zeros
    same: str    # the criterion whose test is this one's, or ""
    reason: str  # why it has no test, or ""


def plain(name):
    """ac01 -> ac1"""
    letters, number, rest = CRITERION.fullmatch(name).groups()
    return f"{letters}{number}{rest}"


def expand(text):
    """Names of `ac1-ac3 t5b`."""
    for word in text.split():
        first, _, last = word.partition("-")
        if not last:
            yield plain(word)
            continue
        letters, low, _ = CRITERION.fullmatch(first).groups()
        yield from (f"{letters}{n}" for n in range(int(low), int(CRITERION.fullmatch(last).group(2)) + 1))


def read(root):
    """Criteria in the order of the list."""
    path, out = root / "tests/acceptance/criteria.txt", []
    for line in path.read_text().splitlines() if path.exists() else ():
        line = line.split("#")[0].strip()
        if line:
            item, rest = line.split(" ", 1)
            rest, _, reason = rest.partition(" : ")
            names, _, same = rest.partition(" = ")
            out += [Criterion(item, name, plain(same.strip()) if same else "", reason.strip()) for name in expand(names)]
    return out


def tests(root):
    """(item, criterion) -> [(what is tested, file)]"""
    found = {}
    for path in sorted((root / "tests/acceptance").glob("*/test_*.c")) + sorted((root / "tests/conformance").glob("test_*.c")):
        for item, criterion, what in TEST.findall(path.read_text()):
            found.setdefault((item, plain(criterion)), []).append((what.replace("_", " "), path.name))
    return found


def check(root):
    """(problems, number of criteria)"""
    criteria, found, problems = read(root), tests(root), []
    names = {(c.item, c.name) for c in criteria}
    if len(names) != len(criteria):
        problems.append("tests/acceptance/criteria.txt: a criterion is listed twice")
    for c in criteria:
        has = (c.item, c.same or c.name) in found
        if not has and not c.reason:
            problems.append(f"item {c.item}, {c.name}: no test r{c.item}_{c.same or c.name}_...")
        if has and c.reason:
            problems.append(f"item {c.item}, {c.name}: has a test and a reason why not")
    items = {c.item for c in criteria}
    problems += [f"{where[0][1]}: item {item} is not in tests/acceptance/criteria.txt" for (item, _), where in found.items() if item not in items]
    return problems, len(criteria)


def rows(root):
    """Table of docs/requirements.md: item, criteria, with a test, without and why."""
    criteria, found = read(root), tests(root)
    out = []
    for item in dict.fromkeys(c.item for c in criteria):
        own = [c for c in criteria if c.item == item]
        with_test = [c for c in own if (c.item, c.same or c.name) in found]
        why = dict.fromkeys(f"{c.reason}" for c in own if c.reason)
        names = {reason: " ".join(c.name.upper() for c in own if c.reason == reason) for reason in why}
        out.append((item, str(len(own)), str(len(with_test)), "; ".join(f"{names[r]}: {r}" for r in why)))
    total = [str(sum(int(row[k]) for row in out)) for k in (1, 2)]
    return out + [("all", *total, "")]


if __name__ == "__main__":
    sys.exit(report(*check(pathlib.Path(__file__).resolve().parents[2])))
