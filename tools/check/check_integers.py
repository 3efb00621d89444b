#!/usr/bin/env python3
"""Checks that floating-point numbers become integers only in base/integer.h. A cast of NaN or of a
number out of range is undefined; the functions there are not. Compilers warn of implicit conversions
(-Wconversion); explicit casts are read from clang's syntax tree. Results are kept in build/ by the
content of each source and of all headers that it includes, so a second run reads only what changed."""
import hashlib
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

from c_text import code, files, report

ALLOWED = "src/base/integer.h"
INCLUDE = re.compile(r'^[ \t]*#[ \t]*include[ \t]+["<]([^">]+)[">]', re.M)
RANGE = re.compile(r"<([^<>]*)>")
PLACE = re.compile(r"(.*):(\d+):\d+$")
FLAGS = ("-std=c17", "-D_GNU_SOURCE", '-DCORTEN_VERSION=""', "-w", "-fsyntax-only", "-fno-color-diagnostics",
         "-Xclang", "-ast-dump")
FOLDERS = ("include", "src", "cli", ".")
# sources that compile only per width of lanes (CMakeLists.txt)
LANE_ONLY = "src/lanes/lane_"
LANE_FLAGS = ("-DCT_LANES=2", "-include", "src/guard/inner_names.h", "-include", "src/lanes/as_lanes.h")


def digest(root, path, seen=None):
    """Hash of a source and of the project's headers below it."""
    seen = {} if seen is None else seen
    if path not in seen:
        text = path.read_bytes()
        seen[path] = hashlib.sha256(text).hexdigest()
        for name in INCLUDE.findall(text.decode(errors="replace")):
            for folder in (path.parent, *(root / f for f in FOLDERS)):
                if (folder / name).is_file():
                    digest(root, (folder / name).resolve(), seen)
                    break
    return hashlib.sha256("".join(sorted(seen.values())).encode()).hexdigest()


class Tree:
    """The places in clang's dump: each leaves out the file and the line that the place before it had."""

    def __init__(self, source):
        self.file, self.line = source, 0

    def move(self, text):
        m = PLACE.match(text)
        if m:
            self.file = m.group(1) if m.group(1) != "line" else self.file
            self.line = int(m.group(2))

    def read(self, row):
        """File and line where the node of this row begins."""
        places = RANGE.search(row)
        if not places:
            return self.file, self.line
        begin, _, end = places.group(1).partition(", ")
        self.move(begin)
        start = self.file, self.line
        self.move(end)
        self.move(row[places.end() + 1:].split(" ", 1)[0])
        return start


def casts(root, path, clang):
    """(file, line) of every cast of a floating-point number to an integer; a text if clang refuses."""
    name = str(path.relative_to(root))
    lanes = LANE_FLAGS if name.startswith(LANE_ONLY) else ()
    command = [clang, *FLAGS, *("-I" + f for f in FOLDERS), *lanes, name]
    run = subprocess.run(command, cwd=root, capture_output=True, text=True)
    if run.returncode:
        return run.stderr
    tree = Tree(name)
    found = set()
    for row in run.stdout.splitlines():
        start = tree.read(row)
        if "<FloatingToIntegral>" in row:
            found.add(start)
    return sorted(found)


def read_cache(path):
    try:
        return json.loads(path.read_text())
    except (OSError, ValueError):
        return {}


def check(root):
    """(problems, number of files)"""
    clang = next((c for c in ("clang-14", "clang") if shutil.which(c)), None)
    if not clang:
        return ["clang is needed to read the syntax tree"], 1
    sources = [p for p in files(root, ("src", "cli"), {".c"}) if "(" in code(p.read_text())]
    store = root / "build/check_integers.json"
    cache = read_cache(store)
    keys = {p: digest(root, p) for p in sources}
    stale = [p for p in sources if keys[p] not in cache]
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        fresh = dict(zip(stale, pool.map(lambda p: casts(root, p, clang), stale)))
    problems = {f"{p.relative_to(root)}: not readable: {c[:200]}" for p, c in fresh.items() if isinstance(c, str)}
    cache.update((keys[p], c) for p, c in fresh.items() if not isinstance(c, str))
    for p in sources:
        problems |= {f"{f}:{line}: a floating-point number becomes an integer by a cast; use base/integer.h"
                     for f, line in cache.get(keys[p], ()) if not f.endswith(ALLOWED)}
    store.parent.mkdir(exist_ok=True)
    store.write_text(json.dumps({keys[p]: cache[keys[p]] for p in sources if keys[p] in cache}))
    return sorted(problems), len(sources)


if __name__ == "__main__":
    sys.exit(report(*check(pathlib.Path(__file__).resolve().parents[2])))
