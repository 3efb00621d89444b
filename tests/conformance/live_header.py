#!/usr/bin/env python3
"""Compares include/mujoco with MuJoCo's headers: every function with its signature, type, member, value, variable and macro.

Needs gcc. What MuJoCo declares is used in one line of C each, against our headers;
a line that does not compile is a name that is missing or different.
Drawing and user interface (mjr_, mjui_) are not part of Corten.
"""
import pathlib
import re
import subprocess
import sys

import mujoco
import runner
from mujoco.introspect import ast_nodes, enums, functions, structs

ROOT = pathlib.Path(runner.ROOT)
OPTIONS = []
DRAWING = re.compile(r"mj(r|ui|UI)(_|[A-Z]|$)|mj(KEY|MAXUI)|mj(SEPCLOSED|PRESERVE)$")
DRAWING_ENUMS = {"mjtButton", "mjtEvent", "mjtItem", "mjtSection"}
# guards, Windows, and what the headers use for themselves
PRIVATE = re.compile(r"MUJOCO_|MJ_STATIC$|mj(DLLMAIN|EXTERNC|USESINGLE|USEDOUBLE)$|.*_H_$|.*_$")
TEXT = "#include <mujoco/mujoco.h>\n#include <mujoco/mjxmacro.h>\n"


def gcc(arguments, text, folder, language="c"):
    standard = "-std=gnu17" if language == "c" else "-std=gnu++17"
    return subprocess.run(["gcc", standard, "-x", language, "-", f"-I{folder}", *arguments], input=text, text=True, capture_output=True)


def macros(folder):
    plain = gcc(["-E", "-dM"], "#include <math.h>\n#include <stddef.h>\n#include <stdint.h>\n#include <stdbool.h>\n", folder).stdout
    full = gcc(["-E", "-dM"], TEXT, folder).stdout
    return {line.split()[1].split("(")[0] for line in set(full.splitlines()) - set(plain.splitlines())}


def use_function(f, n):
    if f.name.startswith(("mju_error", "mju_warning")):
        return f"void use{n}(void) {{ (void)({f.name}); }}"
    params = ", ".join(p.type.decl(p.name) if isinstance(p.type, ast_nodes.ArrayType) else str(p.type) for p in f.parameters) or "void"
    return f"{f.return_type} (*use{n})({params}) = {f.name};"


def members(s):
    return [f.name for f in s.fields if isinstance(f, ast_nodes.StructFieldDecl)]


def declared(folder):
    """(name, line of C) for everything that MuJoCo declares."""
    for f in functions.FUNCTIONS.values():
        if not DRAWING.match(f.name):
            yield f.name, use_function(f, "_" + f.name)
    for e in enums.ENUMS.values():
        if e.name in DRAWING_ENUMS:
            continue
        yield e.name, f"{e.name} type_{e.name};"
        for name, value in e.values.items():
            yield name, f"_Static_assert((int){name} == {value}, \"value\");"
    for s in structs.STRUCTS.values():
        if DRAWING.match(s.name):
            continue
        yield s.name, f"int size_{s.name} = sizeof({s.name});"
        for field in members(s):
            yield f"{s.name}.{field}", f"int size_{s.name}_{field} = sizeof((({s.name}*)0)->{field});"
    raw = "\n".join(p.read_text() for p in sorted((folder / "mujoco").glob("mj*.h")) + [folder / "mujoco/mujoco.h"] if p.name != "mjui.h")
    bare = re.sub(r"//.*", "", raw)
    for name in sorted(set(re.findall(r"\(\*(mjf\w+)\)\s*\(", bare))):
        yield name, f"{name} type_{name};"
    for name in sorted(set(re.findall(r"MJAPI extern [^;]*?\b(mj\w+)\s*(?:\[|;)", bare)) | set(re.findall(r"MJAPI extern [\w* ]+\(\*(mju_\w+)\)", bare))):
        yield name, f"const void* variable_{name}(void) {{ return &{name}; }}"
    for name in sorted(macros(folder)):
        if re.match(r"_?mj|MJ|XM", name, re.I) and not PRIVATE.match(name) and not DRAWING.match(name):
            yield name, f"#ifndef {name}", f"int use_{name}[sizeof({name}) ? 1 : -1];", "#endif"


def run(session):
    headers = pathlib.Path(mujoco.HEADERS_DIR)
    checks = list(declared(headers.parent if headers.name == "mujoco" else headers))
    name_of, lines = {}, TEXT.splitlines()
    for name, *text in checks:
        for line in text:
            lines.append(line)
            name_of[len(lines)] = name
    done = gcc(["-fsyntax-only", "-Werror=incompatible-pointer-types", "-Werror=int-conversion", "-fmax-errors=0", "-ftrack-macro-expansion=0"],
               "\n".join(lines) + "\n", ROOT / "include")
    wrong = {}
    for number, what in re.findall(r"<stdin>:(\d+):\d+: error: (.*)", done.stderr):
        wrong.setdefault(name_of[int(number)], []).append(what)
    for name, *_ in checks:
        session.report.check(name, "declared", wrong.get(name, []))
    plus = gcc(["-fsyntax-only", "-Wall", "-Werror"], TEXT, ROOT / "include", "c++")
    if plus.returncode:
        session.report.check("headers", "as C++", [plus.stderr[:500]])


if __name__ == "__main__":
    sys.exit(runner.main("header"))
