#!/usr/bin/env python3
"""Can the tests fail? Changes small things in src/ one at a time and reports the changes that no C test notices.

  tools/check/mutate.py [--count 200] [--seed 1] [--only FOLDER_OR_FILE] [--scratch DIR]

A mutant is one token changed: a comparison, a sign, a constant, a logical operator. Each is built in a scratch copy of the
project (BUILD/mutate unless --scratch says otherwise), then tested: first the test of the changed file, then those of its
folder, then all others, the quick ones first, until one fails, crashes or uses ten times the time that it should: processor time,
so that a busy machine kills no mutant, and much more time by the clock, for mutants that wait for ever. Mutants that do not
compile do not count. Some survivors compute the same as the original; judging them is up to the reader.
"""
import argparse
import concurrent.futures
import os
import pathlib
import random
import re
import resource
import shutil
import subprocess
import sys
import threading
import time

import c_text

ROOT = pathlib.Path(__file__).resolve().parents[2]
MOST_MEMORY = 12 << 30  # of a test; a mutant may ask for everything
# What is changed to what; the text around an operator is kept.
SWAPS = (
    (re.compile(r"(?<= )<=(?= )"), "<"), (re.compile(r"(?<= )<(?= )"), "<="), (re.compile(r"(?<= )>=(?= )"), ">"),
    (re.compile(r"(?<= )>(?= )"), ">="), (re.compile(r"(?<= )==(?= )"), "!="), (re.compile(r"(?<= )!=(?= )"), "=="),
    (re.compile(r"(?<= )\+(?= )"), "-"), (re.compile(r"(?<= )-(?= )"), "+"), (re.compile(r"(?<= )\*(?= )"), "/"),
    (re.compile(r"(?<= )/(?= )"), "*"), (re.compile(r"(?<= )&&(?= )"), "||"), (re.compile(r"(?<= )\|\|(?= )"), "&&"),
    (re.compile(r"(?<= )\+=(?= )"), "-="), (re.compile(r"(?<= )-=(?= )"), "+="),
    (re.compile(r"(?<=[(=,] )-(?=\w)|(?<=\()-(?=\w)|(?<=return )-(?=\w)"), ""), (re.compile(r"(?<=[(& |])!(?=[\w(])"), ""),
)
INTEGER = re.compile(r"(?<![\w.])\d{1,3}(?![\w.])")
REAL = re.compile(r"(?<![\w.])(?:\d+\.\d*|\.\d+|\d+(?=e))(?:e-?\d+)?(?![\w.])")
# Lines where a change is no change of behaviour: assertions, preprocessor, sizes of buffers and declarations of enums.
SKIPPED = re.compile(r"CT_ASSERT|CT_VALIDATE|^\s*#|_Static_assert|^\s*enum\b|^\s*(?:static )?const char|\bchar \w+\[|\\$|= \(?\w*\)?\{0\}|^\s*\w+ \w+\[\d+\];")


def mutations(text):
    """(where, old, new) of every change of a source."""
    start = 0
    for line in c_text.code(text).splitlines(keepends=True):
        if not SKIPPED.search(line.rstrip("\n")):
            for pattern, new in SWAPS:
                yield from ((start + m.start(), m.group(), new) for m in pattern.finditer(line))
            yield from ((start + m.start(), m.group(), str(int(m.group()) + 1)) for m in INTEGER.finditer(line))
            yield from ((start + m.start(), m.group(), f"(1.5 * {m.group()})") for m in REAL.finditer(line))
        start += len(line)


def sources(root, only):
    for path in sorted((root / "src").rglob("*.c")):
        name = str(path.relative_to(root))
        if "/generated/" not in name and (not only or name.startswith(only)):
            yield name


def sample(root, only, count, seed):
    """(file, where, old, new): as many from each folder as it has places, at least two."""
    places = {}
    for name in sources(root, only):
        text = (root / name).read_text()
        places.setdefault(name.split("/")[1], []).extend((name, *m) for m in mutations(text))
    everything, rng = sum(map(len, places.values())), random.Random(seed)
    chosen = []
    for folder in sorted(places):
        share = max(2, round(count * len(places[folder]) / everything))
        chosen += rng.sample(places[folder], min(share, len(places[folder])))
    rng.shuffle(chosen)
    return chosen, everything


class Scratch:
    """A copy of the project with its debug build."""

    def __init__(self, folder):
        self.folder, self.build = folder, folder / "build/debug"
        names = subprocess.run(["git", "ls-files"], cwd=ROOT, text=True, stdout=subprocess.PIPE, check=True).stdout.splitlines()
        for part in {name.split("/")[0] for name in names if "/" in name}:  # what an older copy has and the project no longer
            for old in (p for p in (folder / part).rglob("*") if p.is_file() and str(p.relative_to(folder)) not in names):
                old.unlink()
        for name in names:
            target = folder / name
            if not target.exists() or target.read_bytes() != (ROOT / name).read_bytes():
                target.parent.mkdir(parents=True, exist_ok=True)
                shutil.copy(ROOT / name, target)  # with a new time, or it would not be built again
        subprocess.run(["cmake", "--preset", "debug", "-DCORTEN_BUILD_TESTS=ON", "-DCORTEN_TESTS_TOGETHER=ON", "-DCORTEN_BUILD_CLI=OFF"],
                       cwd=folder, check=True, stdout=subprocess.DEVNULL)

    def make(self):
        return subprocess.run(["cmake", "--build", str(self.build), "--target", "all_tests"], stdout=subprocess.DEVNULL,
                              stderr=subprocess.DEVNULL).returncode == 0

    def test(self, name, limit):
        """(True if the test passes within the limit, seconds), both in time of the processor."""
        def limits():
            resource.setrlimit(resource.RLIMIT_CPU, (limit, limit + 5))
            resource.setrlimit(resource.RLIMIT_DATA, (MOST_MEMORY, MOST_MEMORY))

        process = subprocess.Popen([str(self.build / "tests/all_tests"), name], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
                                   cwd=self.build, preexec_fn=limits)
        clock = threading.Timer(60 + 20 * limit, process.kill)
        clock.start()
        _, status, usage = os.wait4(process.pid, 0)
        clock.cancel()
        process.returncode = os.waitstatus_to_exitcode(status)
        return process.returncode == 0, usage.ru_utime + usage.ru_stime


def test_names(folder, only):
    """Test programs and the folders they are in; only: below tests/, the beginnings of their paths."""
    paths = [p for p in sorted((folder / "tests").rglob("test_*.c")) if "fuzz" not in p.parts and "dropin" not in p.parts]
    return {p.stem: p.parent.name for p in paths if str(p.relative_to(folder / "tests")).startswith(tuple(only) or "")}


def baseline(scratch, names, workers):
    """Seconds of the processor that each test takes; all must pass."""
    def timed(name):
        good, seconds = scratch.test(name, 600)
        if not good:
            raise SystemExit(f"{name} fails without any change")
        return seconds

    with concurrent.futures.ThreadPoolExecutor(workers) as pool:
        return dict(zip(names, pool.map(timed, names)))


def order_for(name, folders, seconds):
    path = pathlib.PurePath(name)

    def rank(test):
        return test != f"test_{path.stem}", folders[test] != path.parent.name, seconds[test]

    return sorted(folders, key=rank)


def killer(scratch, order, seconds, workers):
    """The first test found that fails, or None."""
    with concurrent.futures.ThreadPoolExecutor(workers) as pool:
        for at in range(0, len(order), 4 * workers):
            part = order[at:at + 4 * workers]
            for test, (good, _) in zip(part, pool.map(lambda t: scratch.test(t, 5 + int(10 * seconds[t])), part)):
                if not good:
                    return test
    return None


def show(name, where, old, new, text):
    line = text.count("\n", 0, where) + 1
    source = text.splitlines()[line - 1].strip()
    return f"{name}:{line}: '{old}' -> '{new}' in: {source}"


def try_one(scratch, mutant, tests, seconds, workers):
    """'killed', 'survived' or 'not built', and by which test."""
    name, where, old, new = mutant
    path = scratch.folder / name
    text = path.read_text()  # of the copy: the project may change meanwhile
    path.write_text(text[:where] + new + text[where + len(old):])
    try:
        if not scratch.make():
            return "not built", None
        test = killer(scratch, order_for(name, tests, seconds), seconds, workers)
        return ("killed", test) if test else ("survived", None)
    finally:
        path.write_text(text)


def main():
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--count", type=int, default=200)
    arguments.add_argument("--seed", type=int, default=1)
    arguments.add_argument("--only", default="", help="such as src/solve/ or src/geom/gjk.c")
    arguments.add_argument("--scratch", type=pathlib.Path, default=ROOT / "build/mutate")
    arguments.add_argument("--minutes", type=float, default=1e9, help="begin no mutant after this time")
    arguments.add_argument("--tests", nargs="*", default=[], help="only tests in these folders below tests/, such as unit/ acceptance/")
    arguments.add_argument("--skip", type=float, default=1e9, help="leave out tests that take more seconds of the processor than this")
    options = arguments.parse_args()
    workers, start = os.cpu_count() or 1, time.monotonic()
    scratch = Scratch(options.scratch)
    chosen, everything = sample(scratch.folder, options.only, options.count, options.seed)
    if not scratch.make():
        raise SystemExit(f"the project does not build in {options.scratch}")
    tests = test_names(scratch.folder, options.tests)
    seconds = baseline(scratch, tests, workers)
    tests = {name: folder for name, folder in tests.items() if seconds[name] <= options.skip}
    print(f"{len(chosen)} of {everything} places, {len(tests)} test programs of {sum(seconds[t] for t in tests):.0f} s", flush=True)
    count = {"killed": 0, "survived": 0, "not built": 0}
    for mutant in chosen:
        if time.monotonic() - start > 60 * options.minutes:
            break
        result, test = try_one(scratch, mutant, tests, seconds, workers)
        count[result] += 1
        if result == "survived":
            print("SURVIVED " + show(*mutant, (scratch.folder / mutant[0]).read_text()), flush=True)
        elif result == "killed":
            print(f"killed by {test}: {mutant[0]}", flush=True)
    tried = count["killed"] + count["survived"]
    print(f"{count['killed']} of {tried} mutants killed ({100 * count['killed'] / max(tried, 1):.1f} %), {count['survived']} survived, "
          f"{count['not built']} did not build")
    return 0


if __name__ == "__main__":
    sys.exit(main())
