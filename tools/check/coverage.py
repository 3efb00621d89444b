#!/usr/bin/env python3
"""Lines and branches of the library, the program and the Python extension that the tests execute.

  tools/check/coverage.py BUILD [--run] [--files N] [--write PAGE] [--missing FILE_OR_FOLDER ...]

BUILD is a folder of the preset `coverage`, made by clang, with the tests, the program and the Python package built in it.
--run       first runs the C tests, tests/cli, tests/python and tests/dropin against it; all must pass
--files     how many of the least covered files to list (15)
--write     puts the table by folder into a page, between <!-- coverage --> and <!-- /coverage -->
--missing   instead of the table, the lines with a branch that was never taken

A condition of the source has two branches, true and false, wherever the compiler puts copies of it; those inside a macro count where
the macro stands. Constant conditions have none. Lines of assertions (CT_ASSERT, CT_VALIDATE) do not count: their way out is a defect,
which no test may take.
"""
import argparse
import collections
import concurrent.futures
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import time

ROOT = pathlib.Path(__file__).resolve().parents[2]
ASSERTION = re.compile(r"\bCT_(?:ASSERT|VALIDATE)\w*\s*\(")
CONSTANT = re.compile(r"^!*\(*(?:\d+|true|false|sizeof\b.*)\)*$")
MARKS = ("<!-- coverage -->", "<!-- /coverage -->")
PARTS = {"src/": re.compile(r"^src/(?!generated/)"), "cli/": re.compile(r"^cli/"), "python/": re.compile(r"^python/src/")}


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


def region_text(lines, region):
    """The source between two places of one line; '' where it spans several."""
    line, column, last, end = region
    return lines[line - 1][column - 1:end - 1] if line == last and line <= len(lines) else ""


class File:
    """Executions of lines, and of the branches of lines."""

    def __init__(self, path):
        text = path.read_text(errors="replace")
        self.text, self.skipped = text.splitlines(), assertion_lines(text)
        self.lines, self.branches = collections.Counter(), collections.defaultdict(dict)

    def see_line(self, number, count):
        if number not in self.skipped:
            self.lines[number] += count

    def see_branch(self, number, place, condition, counts):
        """counts: how often true and false. place tells the conditions of a line apart; copies of one condition add up."""
        if number in self.skipped or CONSTANT.match(condition.strip()):
            return
        old = self.branches[number].get(place, (0, 0))
        self.branches[number][place] = (old[0] + counts[0], old[1] + counts[1])

    def taken(self, number):
        return [n for counts in self.branches[number].values() for n in counts]

    def counts(self):
        """(lines executed, lines, branches taken, branches)"""
        branches = [n for number in self.branches for n in self.taken(number)]
        return sum(n > 0 for n in self.lines.values()), len(self.lines), sum(n > 0 for n in branches), len(branches)


def tool(name):
    """llvm-cov as it is called here."""
    for version in ("", "-14", "-15", "-16", "-17", "-18", "-19"):
        if shutil.which(name + version):
            return name + version
    raise SystemExit(f"{name}: not found; it is part of LLVM")


def export(build, *options):
    """What llvm-cov knows of all programs of the build."""
    profile = build / "profile"
    subprocess.run([tool("llvm-profdata"), "merge", "-sparse", "-o", str(profile / "all.profdata"), *map(str, profile.glob("*.profraw"))], check=True)
    programs = [build / "tests/all_tests", build / "bin/corten", build / "libcorten.so", *build.glob("python/corten/_core*.so")]
    objects = [word for p in programs[1:] for word in ("-object", str(p))]
    return subprocess.run([tool("llvm-cov"), "export", f"-instr-profile={profile / 'all.profdata'}", *options, str(programs[0]), *objects],
                          check=True, text=True, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL).stdout


def project_file(files, name, root):
    """The File of a path that llvm-cov names, or None if it is not of a part that counts."""
    # compilers name files by way of the build folder: build/coverage/./src/base/str.c
    found = re.search(r"(?:^|/)((?:src|cli|python/src)/(?!.*/(?:src|cli)/).*)$", os.path.normpath(name))
    short = found.group(1) if found else ""
    if not any(pattern.match(short) for pattern in PARTS.values()) or not (root / short).is_file():
        return None
    if short not in files:
        files[short] = File(root / short)
    return files[short]


def read_lines(files, report, root):
    """The lines of a report in lcov's format."""
    file = None
    for line in report.splitlines():
        if line.startswith("SF:"):
            file = project_file(files, line[3:], root)
        elif file and line.startswith("DA:"):
            number, count = line[3:].split(",")[:2]
            file.see_line(int(number), int(count))


def read_branches(files, report, root):
    """The branches of a report in JSON, those of macros at the place of the macro."""
    sources = {}

    def source(name):
        if name not in sources:
            file = project_file(files, name, root)
            sources[name] = file.text if file else []
        return sources[name]

    for entry in (f for part in json.loads(report)["data"] for f in part["files"]):
        file = project_file(files, entry["filename"], root)
        if not file:
            continue
        for b in entry["branches"]:
            file.see_branch(b[0], tuple(b[:4]), region_text(file.text, b[:4]), b[4:6])
        for macro in entry.get("expansions", ()):
            site = macro["source_region"]
            for b in macro["branches"]:
                condition = region_text(source(macro["filenames"][b[6]]), b[:4])
                file.see_branch(site[0], (site[1], *b[:4]), condition, b[4:6])


def executed(build, root=ROOT):
    """Name below the project -> File."""
    files = {}
    read_lines(files, export(build, "-format=lcov"), root)
    read_branches(files, export(build, "-skip-functions"), root)
    return files


def share(name, counts):
    def percent(hit, n):
        return f"{hit:6} of {n:6} {100 * hit / n if n else 100:6.1f} %"

    return f"{name:34} lines {percent(*counts[:2])}   branches {percent(*counts[2:])}"


def total(counts):
    return tuple(map(sum, zip(*counts))) or (0, 0, 0, 0)


def folder_of(name):
    return "/".join(name.split("/")[:2]) + "/" if name.startswith("src/") else name.rsplit("/", 1)[0] + "/"


def summary(counts):
    """(name, counts) of each folder and of each part."""
    folders = collections.defaultdict(list)
    for name, row in counts.items():
        folders[folder_of(name)].append(row)
    parts = {f"all of {part}": [row for name, row in counts.items() if pattern.match(name)] for part, pattern in PARTS.items()}
    return [(name, total(rows)) for name, rows in [*sorted(folders.items()), *parts.items()]]


def print_table(files, count):
    counts = {name: file.counts() for name, file in files.items()}
    for name in sorted(counts, key=lambda n: counts[n][2] - counts[n][3])[:count]:
        print(share(name, counts[name]))
    print()
    for name, row in summary(counts):
        print(share(name, row))


def write_page(files, page):
    """The table between the marks of a page."""
    rows = ["| folder | lines | branches | branches that no test takes |", "|---|---|---|---|"]
    for name, (hit, lines, taken, branches) in summary({name: file.counts() for name, file in files.items()}):
        rows.append(f"| {name} | {100 * hit / max(lines, 1):.1f} % | {100 * taken / max(branches, 1):.1f} % | {branches - taken:,} of {branches:,} |")
    text = page.read_text()
    head, rest = text.split(MARKS[0])
    page.write_text(head + "\n".join([MARKS[0], *rows, MARKS[1]]) + rest.split(MARKS[1])[1])


def print_missing(file):
    for number in sorted(file.branches):
        taken = file.taken(number)
        if 0 in taken:
            print(f"{number:5} {''.join('-+'[n > 0] for n in taken):8} {file.text[number - 1]}")


def run_tests(build):
    """All tests that run the library: the C tests, which use every core, then the other kinds side by side, and with them the
    tests of failing memory in full size (as `make stress`). A failure ends it."""
    shutil.rmtree(build / "profile", ignore_errors=True)
    environment = dict(os.environ, LLVM_PROFILE_FILE=str(build / "profile/%4m.profraw"), PYTHONPATH=str(build / "python"),
                       PYTHONDONTWRITEBYTECODE="1")
    ctest = ["ctest", "--test-dir", str(build), "--output-on-failure", "-j", str(os.cpu_count() or 1)]
    others = {"cli": [sys.executable, "tests/cli/test_cli.py", str(build / "bin/corten")],
              "python": ["/usr/bin/python3", "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/python"],
              "memory": ["env", "CT_STRESS=long", *ctest[:3], "-R", "^test_(load|edit)_memory$"],
              "dropin": [sys.executable, "tests/dropin/test_dropin.py", "--include", str(ROOT / "include"), "--lib", str(build)]}

    def run(kind, command):
        start = time.monotonic()
        result = subprocess.run(command, cwd=ROOT, env=environment, text=True, errors="replace", stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                                timeout=3600)
        if result.returncode:
            raise SystemExit(f"{result.stdout[-4000:]}\n{' '.join(command)}: failed")
        print(f"{kind:8} {time.monotonic() - start:6.1f} s", flush=True)

    run("C tests", ctest)
    with concurrent.futures.ThreadPoolExecutor(len(others)) as pool:
        list(pool.map(run, others, others.values()))


def main():
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("build", type=pathlib.Path)
    arguments.add_argument("--run", action="store_true", help="run the tests first")
    arguments.add_argument("--files", type=int, default=15, help="how many files to list (15)")
    arguments.add_argument("--write", type=pathlib.Path, help="a page to put the table into")
    arguments.add_argument("--missing", nargs="+", help="list the lines of these files or folders with branches that were never taken")
    options = arguments.parse_args()
    build = options.build.resolve()
    if options.run:
        run_tests(build)
    if not list((build / "profile").glob("*.profraw")):
        raise SystemExit(f"{options.build}: no coverage data; build the preset `coverage` by clang and use --run")
    files = executed(build)
    if not files:
        raise SystemExit("llvm-cov names no file of the project")
    for name in sorted(n for n in files if n.startswith(tuple(options.missing or ()))):
        print(name)
        print_missing(files[name])
    if not options.missing:
        print_table(files, options.files)
    if options.write:
        write_page(files, options.write)


if __name__ == "__main__":
    main()
