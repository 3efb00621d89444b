#!/usr/bin/env python3
"""Lines and branches of the library, the program and the Python extension that the tests execute.

  tools/coverage.py BUILD [--run] [--files N] [--missing FILE]

BUILD is a folder of the preset `coverage`, with the tests, the program and the Python package built in it.
--run       first runs the C tests, tests/cli, tests/python and tests/dropin against it; all must pass
--files     how many of the least covered files to list (15)
--missing   instead of the table, the lines of a file with a branch that was never taken

Branches are those of gcov, each way out of a condition counted once. Lines of assertions (CT_ASSERT, CT_VALIDATE) do not
count: their way out is a defect, which no test may take.
"""
import argparse
import collections
import concurrent.futures
import json
import os
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
ASSERTION = re.compile(r"\bCT_(?:ASSERT|VALIDATE)\w*\s*\(")
# Part of the project -> how a file of it is shown.
PARTS = (("src/", re.compile(r"^src/(?!generated/)")), ("cli/", re.compile(r"^cli/")), ("python/", re.compile(r"^python/src/")))


def assertion_lines(text):
    """Numbers of the lines that an assertion spans."""
    lines = set()
    for start in ASSERTION.finditer(text):
        at, depth = start.end(), 1
        while depth and at < len(text):
            depth += {"(": 1, ")": -1}.get(text[at], 0)
            at += 1
        first = text.count("\n", 0, start.start()) + 1
        lines |= set(range(first, first + text.count("\n", start.start(), at) + 1))
    return lines


def add(branches, more):
    """Counts of the same branches in another object, by their place."""
    longer = branches + [0] * (len(more) - len(branches))
    return [n + (more[i] if i < len(more) else 0) for i, n in enumerate(longer)]


class File:
    """Executions of lines, and of the branches of lines."""

    def __init__(self, path):
        self.skipped = assertion_lines(path.read_text(errors="replace"))
        self.lines, self.branches = collections.Counter(), {}

    def see(self, line):
        number = line["line_number"]
        if number in self.skipped:
            return
        self.lines[number] += line["count"]
        branches = [b["count"] for b in line["branches"]]
        if branches:
            self.branches[number] = add(self.branches.get(number, []), branches)

    def counts(self):
        """(lines executed, lines, branches taken, branches)"""
        taken = [n for branches in self.branches.values() for n in branches]
        return sum(n > 0 for n in self.lines.values()), len(self.lines), sum(n > 0 for n in taken), len(taken)


def report_of(build, data):
    report = subprocess.run(["gcov", "--json-format", "--branch-probabilities", "--stdout", str(data)], cwd=build, capture_output=True, check=True)
    return [json.loads(text) for text in report.stdout.splitlines()]


def project_name(root, build, name):
    """A file's name relative to the project, or None for what is not of it."""
    path = pathlib.Path(os.path.normpath(name if os.path.isabs(name) else build / name))
    for base in (root, build):
        if path.is_relative_to(base):
            return str(path.relative_to(base))
    return None


def executed(build, root=ROOT):
    """Name below the project -> File, over all objects."""
    files = {}
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count() or 1) as pool:
        for reports in pool.map(lambda data: report_of(build, data), sorted(build.rglob("*.gcda"))):
            for file in (f for report in reports for f in report["files"]):
                name = project_name(root, build, file["file"])
                # -ffile-prefix-map leaves paths that begin at the project
                name = name if name and (root / name).is_file() else file["file"].removeprefix("./")
                if not any(pattern.match(name) for _, pattern in PARTS) or not (root / name).is_file():
                    continue
                for line in file["lines"]:
                    files.setdefault(name, File(root / name)).see(line)
    return files


def share(name, counts):
    def percent(hit, n):
        return f"{hit:6} of {n:6} {100 * hit / n if n else 100:6.1f} %"

    return f"{name:34} lines {percent(*counts[:2])}   branches {percent(*counts[2:])}"


def total(counts):
    return tuple(map(sum, zip(*counts))) or (0, 0, 0, 0)


def folder_of(name):
    return "/".join(name.split("/")[:2]) + "/" if name.startswith("src/") else name.rsplit("/", 1)[0] + "/"


def print_table(files, count):
    counts = {name: file.counts() for name, file in files.items()}
    folders = collections.defaultdict(list)
    for name, row in counts.items():
        folders[folder_of(name)].append(row)
    for name in sorted((n for n in counts if counts[n][3]), key=lambda n: counts[n][2] / counts[n][3])[:count]:
        print(share(name, counts[name]))
    print()
    for folder in sorted(folders):
        print(share(folder, total(folders[folder])))
    print()
    for part, pattern in PARTS:
        print(share(f"all of {part}", total([row for name, row in counts.items() if pattern.match(name)])))


def print_missing(files, name):
    text = (ROOT / name).read_text().splitlines()
    for number, branches in sorted(files[name].branches.items()):
        if 0 in branches:
            print(f"{number:5} {''.join('-' if n == 0 else '+' for n in branches):6} {text[number - 1]}")


def run_tests(build):
    """All tests that run the library, one kind after the other; a failure ends it."""
    for data in build.rglob("*.gcda"):
        data.unlink()
    python = dict(os.environ, PYTHONPATH=str(build / "python"), PYTHONDONTWRITEBYTECODE="1")
    for command, environment in (
            (["ctest", "--test-dir", str(build), "--output-on-failure", "-j", str(os.cpu_count() or 1)], None),
            ([sys.executable, "tests/cli/test_cli.py", str(build / "bin/corten")], None),
            (["/usr/bin/python3", "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/python"], python),
            ([sys.executable, "tests/dropin/test_dropin.py", "--include", str(ROOT / "include"), "--lib", str(build)], None)):
        result = subprocess.run(command, cwd=ROOT, env=environment, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        if result.returncode:
            raise SystemExit(f"{result.stdout[-4000:]}\n{' '.join(command)}: failed")


def main():
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("build", type=pathlib.Path)
    arguments.add_argument("--run", action="store_true", help="run the tests first")
    arguments.add_argument("--files", type=int, default=15, help="how many files to list (15)")
    arguments.add_argument("--missing", help="list the lines of this file with branches that were never taken")
    options = arguments.parse_args()
    build = options.build.resolve()
    if options.run:
        run_tests(build)
    files = executed(build)
    if not files:
        raise SystemExit(f"{options.build}: no coverage data; build the preset `coverage` and use --run")
    if options.missing:
        print_missing(files, options.missing)
    else:
        print_table(files, options.files)


if __name__ == "__main__":
    main()
