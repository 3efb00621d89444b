#!/usr/bin/env python3
"""Lists the calls of the C library's functions of reals whose bits may vary between libraries and processors.

  tools/check/check_libm.py [--summary] [FOLDER ...]

FOLDER is src by default. Functions that IEEE 754 or C define to the last bit (sqrt, fabs, floor, fmod, ldexp, ...) are not listed.
Exit code 1 if there are calls; the remedy is the function of src/math/fn.h. The last line is `N calls in N files`.
"""
import collections
import pathlib
import re
import sys

from c_text import code, files, is_generated

VARYING = ("sin cos tan sincos asin acos atan atan2 sinh cosh tanh asinh acosh atanh exp exp2 exp10 expm1 log log2 log10 log1p pow "
           "cbrt hypot erf erfc tgamma lgamma").split()
CALL = re.compile(rf"(?<![\w.>])({'|'.join(VARYING)})([fl]?)\s*\(")
PASSED = re.compile(rf"[(,]\s*({'|'.join(VARYING)})([fl]?)\s*[,)]")
ROOT = pathlib.Path(__file__).resolve().parents[2]


def find_calls(root, folders):
    """(file, line, function) of each call, and of each function passed to a macro or a call."""
    for path in files(root, folders, {".c", ".h"}):
        if is_generated(path):
            continue
        for number, line in enumerate(code(path.read_text()).split("\n"), 1):
            if "FN_UNARY(X)" in line or "FN_BINARY(X)" in line or line.lstrip().startswith("//"):
                continue
            for m in CALL.finditer(line):
                yield path.relative_to(root).as_posix(), number, m.group(1) + m.group(2)
            for m in PASSED.finditer(line):
                if "REAL_EACH" in line:
                    yield path.relative_to(root).as_posix(), number, m.group(1) + m.group(2)


def main():
    folders = [a for a in sys.argv[1:] if not a.startswith("--")] or ["src"]
    calls = list(find_calls(ROOT, tuple(folders)))
    if "--summary" in sys.argv[1:]:
        for name, count in collections.Counter(c[2] for c in calls).most_common():
            print(f"{name:8} {count}")
    else:
        for path, line, name in calls:
            print(f"{path}:{line}: {name}")
    print(f"{len(calls)} calls in {len({c[0] for c in calls})} files")
    return 1 if calls else 0


if __name__ == "__main__":
    sys.exit(main())
