#!/usr/bin/env python3
"""Loads and steps hostile models under AddressSanitizer and compares what happens with what must. See README.md.

  tests/hostile/run.py RUNNER [--quick] [--only WORD] [--part catalogue|sweep]

RUNNER is the program hostile_run of a build. Ends with `N passed, N failed`."""
import argparse
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

sys.dont_write_bytecode = True

import catalogue  # noqa: E402
import sweep  # noqa: E402

SECONDS, MEGABYTES = 5, 1024
# A sanitized process needs about twice the time and memory, and the machine may be busy.
FACTOR = int(os.environ.get("CT_HOSTILE_FACTOR", "2"))
SANITIZER = "allocator_may_return_null=1:quarantine_size_mb=8:detect_leaks=0:hard_rss_limit_mb=4000:handle_abort=1"


def run(runner, listing, folder):
    """Rows that the runner prints: name, outcome, seconds, megabytes, text."""
    result = subprocess.run([str(runner), str(SECONDS * FACTOR), str(listing)], cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                            env={**os.environ, "ASAN_OPTIONS": SANITIZER, "UBSAN_OPTIONS": "print_stacktrace=1"})
    out = result.stdout.decode(errors="replace")
    rows = [line.split("\t", 4) for line in out.splitlines() if line.count("\t") >= 4]
    return rows, result.stderr.decode(errors="replace")


def judge(expected, outcome, megabytes, text):
    """What is wrong, or an empty text."""
    if outcome not in ("refused", "steps"):
        return outcome
    if float(megabytes) > MEGABYTES * FACTOR:
        return f"took {megabytes} MB"
    kind, _, words = expected.partition(":")
    if kind == "either":
        return "" if outcome == "steps" or text else "no reason"
    if kind != outcome:
        return f"expected {expected}"
    wanted = words.strip()
    missing = kind == "steps" and words and not text.strip() or wanted not in text
    return f"expected {expected}" if missing else ""


def run_catalogue(runner, folder, only):
    failed, passed = [], 0
    for row in catalogue.ROWS:
        if only and only not in row[0]:
            continue
        path = catalogue.write(folder, row)
        catalogue.write_traps(path.parent)
        listing = folder / "list.txt"
        listing.write_text(f"{row[0]}\t{path}\n")
        rows, errors = run(runner, listing, path.parent)
        name, outcome, seconds, megabytes, text = rows[0] if rows else (row[0], "nothing", "0", "0", "")
        wrong = judge(row[1], outcome, megabytes, text)
        passed += not wrong
        if wrong:
            failed.append(name)
            found = re.search(r"(ERROR: \w+Sanitizer.*|runtime error.*|assertion failed.*)", errors)
            print(f"{name}: {wrong}: {outcome} after {seconds} s, {megabytes} MB: {text[:200]} {found.group(1)[:200] if found else ''}", flush=True)
        shutil.rmtree(path.parent)
    return passed, len(failed)


def run_sweep(runner, folder, quick, only):
    lists, count = sweep.write(folder, quick)
    passed = failed = 0
    for garden in lists:
        if only and only not in garden:
            continue
        rows, errors = run(runner, folder / f"sweep_{garden}.txt", folder)
        if rows and rows[0][1] != "steps":
            print(f"{garden}: the model itself: {rows[0][4][:300]}")
            failed += 1
        for name, outcome, seconds, megabytes, text in rows:
            wrong = judge("either", outcome, megabytes, text)
            passed += not wrong
            failed += bool(wrong)
            if wrong:
                print(f"{name}: {wrong}: after {seconds} s: {text[:200]}", flush=True)
        for found in sorted(set(re.findall(r"(?:ERROR: \w+Sanitizer|runtime error|assertion failed).*", errors)))[:20]:
            print(f"    {found[:200]}")
    print(f"sweep: {count} models")
    return passed, failed


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("runner", type=lambda p: pathlib.Path(p).resolve())
    parser.add_argument("--quick", action="store_true", help="fewer values in the sweep")
    parser.add_argument("--only", default="", help="rows and gardens whose name has this word")
    parser.add_argument("--part", choices=("all", "catalogue", "sweep"), default="all")
    args = parser.parse_args()
    passed = failed = 0
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        if args.part != "sweep":
            passed, failed = run_catalogue(args.runner, folder / "rows", args.only)
        if args.part != "catalogue":
            (folder / "sweep").mkdir()
            p, f = run_sweep(args.runner, folder / "sweep", args.quick, args.only)
            passed, failed = passed + p, failed + f
    print(f"{passed} passed, {failed} failed")
    return 1 if failed or not passed else 0


if __name__ == "__main__":
    sys.exit(main())
