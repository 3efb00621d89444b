#!/usr/bin/env python3
"""Checks that files and functions stay readable: at most 800 lines a file, 90 lines a function and,
for functions that are not public API, six parameters. Generated files are excluded."""
import ast
import pathlib
import sys

from c_text import files, functions, is_generated, report

FILE_LINES, FUNCTION_LINES, PARAMETERS = 800, 90, 6
FOLDERS = ("src", "cli", "tests", "bench", "tools", "include", "python", "examples")
# "path" or "path:function" -> why it may be larger
ALLOWED = {f"python/corten/{name}": "MuJoCo's signature" for name in (
    "_elements.py:set_to_muscle", "minimize.py:check_jacobian", "minimize.py:least_squares")}
ALLOWED["python/corten/_enums.py"] = "written by tools/gen.py"


def is_public(name):
    """Public functions have MuJoCo's signatures."""
    head, _, rest = name.partition("_")
    return bool(rest) and head.startswith("ct") and len(head) <= 3


def c_functions(text):
    return [(f.name, f.line, f.length, 0 if is_public(f.name) else f.parameters) for f in functions(text)]


def python_functions(text):
    kinds = (ast.FunctionDef, ast.AsyncFunctionDef)
    return [(n.name, n.lineno, n.end_lineno - n.lineno + 1, len(n.args.args) - (n.args.args[:1] != [] and
             n.args.args[0].arg == "self")) for n in ast.walk(ast.parse(text)) if isinstance(n, kinds)]


def check_file(name, text):
    lines = text.count("\n")
    if lines > FILE_LINES and name not in ALLOWED:
        yield f"{name}: {lines} lines, at most {FILE_LINES}"
    for function, line, length, parameters in (python_functions if name.endswith(".py") else c_functions)(text):
        if f"{name}:{function}" in ALLOWED:
            continue
        if length > FUNCTION_LINES:
            yield f"{name}:{line}: {function} has {length} lines, at most {FUNCTION_LINES}"
        if parameters > PARAMETERS:
            yield f"{name}:{line}: {function} has {parameters} parameters, at most {PARAMETERS}"


def check(root):
    """(problems, number of files)"""
    problems, count = [], 0
    for path in files(root, FOLDERS, {".c", ".h", ".py"}):
        if not is_generated(path):
            problems += check_file(str(path.relative_to(root)), path.read_text())
            count += 1
    return problems, count


if __name__ == "__main__":
    sys.exit(report(*check(pathlib.Path(__file__).resolve().parents[2])))
