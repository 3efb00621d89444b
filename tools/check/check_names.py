#!/usr/bin/env python3
"""Checks what may not appear where: a deny-list of words, file names that occur twice, sources
without a test, public functions that the schema does not list, comparisons in tests that NaN passes;
and the habits of CONTRIBUTING.md: names of static functions, structs and constants, include guards, rulers."""
import pathlib
import re
import sys
from collections import defaultdict

from c_text import SKIPPED, code, files, functions, is_generated, report
from schema_reader import defined_functions, read_api

# (what is denied, where, except in, why)
CODE_RULES = (
    (r"(?<![\w.>])(malloc|calloc|realloc|free|aligned_alloc|posix_memalign|strdup|strndup)\s*\(",
     ("src",), ("src/base/alloc.c",), "memory comes from base/alloc.h"),
    (r"(?<![\w.>])(printf|vprintf|puts|putchar|exit|_Exit|abort|quick_exit|longjmp|perror)\s*\(|\bstdout\b",
     ("src",), (), "the library neither prints nor ends the process"),
    (r"(?<![\w.>])(fopen|fdopen|fwrite|fclose|open|openat|creat|write|rename|mkstemp|tmpfile)\s*\(",
     ("src", "cli"), ("src/base/io.c", "src/geom/hull.c"), "files are written through base/output.h, read through base/file.h"),
    (r"(?<![\w.>])(printf|vprintf|puts|putchar)\s*\(|\bstdout\b(?!\.)", ("cli",), (), "results are printed with cli_print, which is checked"),
    (r"(?<![\w.>])(malloc|calloc|realloc|free)\s*\(", ("cli",), (), "memory comes from base/alloc.h"),
    (r"#\s*include\s*<assert\.h>", ("src", "include"), (), "use base/assert.h"),
    (r"(?<![\w.>])(strtod|strtof|strtold|atof|sscanf)\s*\(", ("src",), (), "use str_to_double: no locale"),
    (r"(?<![\w.>])(setlocale|uselocale)\s*\(", ("src", "cli"), (), "the locale is the user's"),
    (r"\b\w*intrin\.h\b|\b_mm\d*_\w+|\b__m\d+\w*\b|\bvector_size\b|\barm_neon\b",
     ("src",), ("src/base/simd.h", "src/base/real.h"), "vector types are in base/simd.h and base/real.h"),
    (r"#\s*pragma\s+omp\b", ("src",), (), "threads are in base/pool.h"),
)
# In tests: what NaN passes. (what is denied, in files with this ending, why)
TEST_RULES = (
    (r"\bassert_(?:float|double)_(?:not_)?equal\b", ".c.h", "compares floats and lets NaN pass: use support/numbers.h"),
    (r"(?<![\w.>])f(?:max|min)[fl]?\s*\(", ".c.h", "forgets NaN: use larger and smaller of support/numbers.h"),
    (r"\bif \((?!!)[^;{}]*[<>][^;{}]*(?:\d\.\d|\de-?\d|\btolerance\b)[^;{}]*\)\s*\{?\s*fail_msg", ".c.h",
     "NaN passes: write if (!(a <= b))"),
    (r"\b([A-Za-z_][\w.]*(?:\[\w+\])?) = max\(\1,", ".py", "max forgets NaN: use np.maximum"),
    (r"\bnp\.(?:nan(?:max|min)|f(?:max|min))\b|\bequal_nan\b|\bassert_allclose\b", ".py", "NaN passes"),
    (r"\bif (?:error|diff|difference|worst|far|off) >", ".py", "NaN passes: write `not error <= tolerance`"),
)
# State outside Model and Data that can change, with the few files that need some.
MUTABLE = re.compile(r"^[ \t]*(?:static|_Thread_local)\s+(?!inline\b)[^;={(]*(?:=|;)", re.M)
MUTABLE_ALLOWED = {
    "src/base/alloc.c": "allocator hooks and the count of allocations",
    "src/base/io.c": "the hook of tests that makes calls of the system fail",
    "src/base/folders.c": "the folders that files are read from",
    "src/draw/store.c": "the buffer that a thread drew to last, as OpenGL has",
    "src/base/report.c": "the last text of each thread, and who hears of errors",
    "src/base/stop.c": "the hook of each thread that ends a long call",
    "src/base/pool.c": "number of forks, so that a child knows it has no threads",
    "src/model/plugin_registry.c": "plugins by slot, which only grows",
    "src/model/kind_registry.c": "kinds by slot, which only grows; a flag marks those that were removed",
    "src/compat/last_model.c": "the model loaded last, for programs written for MuJoCo",
    "src/math/util_misc.c": "texts that public functions return by pointer, one for each thread",
}
# Words that must not be in any file of the project.
WORDS = (
    (re.compile(r"\b(TODO|FIXME|XXX)\b"), "unfinished work goes into an issue"),
    (re.compile(r"(?<![\w.])/(work|home|root|opt|tmp/team)/\w"), "a path of one machine"),
    # the two that formats and the licence name, this machine, an origin that tests refuse, formats without a host;
    # a registry is used by package name, never by host
    (re.compile(r"https?://(?!www\.(?:w3|apache)\.org|127\.0\.0\.1|evil\.example|[%\"(])"), "a host outside this project"),
)
WORDS_ALLOWED = {"tools/check/check_names.py", "tools/check/test_checks.py"}
TEXT = {".c", ".h", ".py", ".sh", ".md", ".txt", ".cmake", ".schema", ".xml", ".json", ".in", ".yml", ""}
PROJECT = ("src", "include", "cli", "tests", "tools", "schema", "docs", "bench", "scenes", "cmake", "python", "examples", ".ci")

SHORT_NAMES = ("src/math/vec.h",)  # dot3, add3 ...: the words of a formula
STRUCT = re.compile(r"\btypedef\s+(?:struct|union|enum)\s+(\w+)\s*\{")
RULER = re.compile(r"^[ \t]*//[ \t]*-{3,}.*", re.M)
RULER_FORM = re.compile(r"//-{34} .{1,62} -{1,61}(?<=^.{100})|//-{98}", re.S)
CONSTANT = re.compile(r"^static const [^;={(]*?\b(\w+)\s*(?:\[[^=;]*\])?\s*[=;]", re.M)


def place(root, path, text, at):
    return f"{path.relative_to(root)}:{text.count(chr(10), 0, at) + 1}"


def check_code(root):
    for path in files(root, ("src", "cli", "include"), {".c", ".h"}):
        name = str(path.relative_to(root))
        text = code(path.read_text())
        for pattern, where, allowed, why in CODE_RULES:
            if name.split("/")[0] in where and name not in allowed:
                for m in re.finditer(pattern, text):
                    yield f"{place(root, path, text, m.start())}: '{m.group().strip()}': {why}"
        if name.startswith("src/") and name not in MUTABLE_ALLOWED:
            for m in MUTABLE.finditer(text):
                if not re.search(r"\bconst\b", m.group()):
                    yield f"{place(root, path, text, m.start())}: global state that can change"


def check_test_code(root):
    """Comparisons that NaN passes."""
    for path in files(root, ("tests",), {".c", ".h", ".py"}):
        text = path.read_text()
        text = text if path.suffix == ".py" else code(text)
        for pattern, endings, why in TEST_RULES:
            for m in re.finditer(pattern, text) if path.suffix in endings.replace(".", " .").split() else ():
                yield f"{place(root, path, text, m.start())}: '{' '.join(m.group().split())}': {why}"


def project_files(root):
    yield from files(root, PROJECT, TEXT)
    yield from (p for p in sorted(root.iterdir()) if p.is_file() and p.suffix in TEXT and p.name not in SKIPPED)


def check_words(root):
    for path in project_files(root):
        if str(path.relative_to(root)) in WORDS_ALLOWED:
            continue
        text = path.read_text(errors="replace")
        for pattern, why in WORDS:
            for m in pattern.finditer(text):
                yield f"{place(root, path, text, m.start())}: '{m.group()}': {why}"


def check_unique(root):
    """Sources and test programs have names of their own."""
    where = defaultdict(list)
    for path in files(root, ("src", "cli", "tests", "bench"), {".c", ".h"}):
        where[path.name].append(str(path.relative_to(root)))
    yield from (f"{' and '.join(paths)}: the same file name twice" for paths in where.values() if len(paths) > 1)


def needs_test(path):
    """Sources, and headers with code in them that have no source beside them."""
    if is_generated(path) or path.suffix == ".c":
        return not is_generated(path)
    return not path.with_suffix(".c").exists() and "static inline" in code(path.read_text())


def check_tests(root):
    for path in files(root, ("src",), {".c", ".h"}):
        test = root / "tests/unit" / path.parent.name / f"test_{path.stem}.c"
        if needs_test(path) and not test.exists():
            yield f"{path.relative_to(root)}: no {test.relative_to(root)}"


def check_public(root):
    """What is defined under a public name is in the schema, or declared by hand in base.h or viewer.h."""
    listed = {f.name for f in read_api(root / "schema/api.schema")}
    for header in ("base.h", "viewer.h"):
        if (root / "include/corten" / header).exists():
            listed |= set(re.findall(r"CT_API .*?(\w+)\(", (root / "include/corten" / header).read_text()))
    yield from (f"{name}: not in schema/api.schema" for name in sorted(defined_functions(root / "src") - listed))


def sources(root):
    """(name, text) of the hand-written files of the library."""
    for path in files(root, ("src",), {".c", ".h"}):
        if not is_generated(path):
            yield path.relative_to(root).as_posix(), path.read_text()


def check_functions(root):
    """Static functions are verb and noun, and no other file uses the name of one, nor of a struct."""
    where = defaultdict(set)
    for name, text in sources(root):
        own = {f.name for f in functions(text) if f.is_static} | {s + " {" for s in STRUCT.findall(code(text))}
        for word in own:
            where[word].add(name)
        if name not in SHORT_NAMES:
            yield from (f"{name}: {f.name}: a static function is called by a verb and a noun, as in find_slot"
                        for f in functions(text) if f.is_static and "_" not in f.name)
    for word, names in sorted(where.items()):
        if len(names) > 1:
            yield f"{' and '.join(sorted(names))}: '{word.removesuffix(' {')}' means two things: choose another name in one of them"


def check_habits(root):
    for name, text in sources(root):
        guard = re.sub(r"\W", "_", name.removeprefix("src/")).upper()
        if name.endswith(".h") and not re.search(rf"^#ifndef {guard}\n#define {guard}\n", text, re.M):
            yield f"{name}: the include guard is {guard}"
        for m in RULER.finditer(text):
            if not RULER_FORM.fullmatch(m.group()):
                yield f"{place(root, root / name, text, m.start())}: a ruler is '//', 34 dashes, words, dashes up to column 100"
        for m in CONSTANT.finditer(code(text)):
            if not re.match(r"k[A-Z]", m.group(1)):
                yield f"{place(root, root / name, text, m.start())}: {m.group(1)}: constants of a file are called kName"


CHECKS = (check_code, check_test_code, check_words, check_unique, check_tests, check_public, check_functions, check_habits)


def check(root):
    """(problems, number of files)"""
    return [p for c in CHECKS for p in c(root)], sum(1 for _ in project_files(root))


if __name__ == "__main__":
    sys.exit(report(*check(pathlib.Path(__file__).resolve().parents[2])))
