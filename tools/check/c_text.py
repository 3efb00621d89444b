"""Just enough reading of C for the checks: text without comments, functions with their sizes."""
import pathlib
import re
import sys
from dataclasses import dataclass

sys.path.append(str(pathlib.Path(__file__).resolve().parents[1] / "gen"))  # the checks read the schema, too

SKIPPED = {".git", "build", "__pycache__", ".pytest_cache", "node_modules"}
TOKEN = re.compile(r'//[^\n]*|/\*.*?\*/|"(?:\\.|[^"\\\n])*"|\'(?:\\.|[^\'\\\n])*\'', re.S)
HEAD = re.compile(r"(?P<head>[A-Za-z_][\w\s\*]*?\b(?P<name>[A-Za-z_]\w*)\s*\((?P<args>[^;{}]*)\)\s*)$", re.S)


def files(root, folders, endings):
    """Files below some folders of the project, in order, without build output."""
    for folder in folders:
        for path in sorted((root / folder).rglob("*")):
            if path.is_file() and path.suffix in endings and not SKIPPED & set(path.relative_to(root).parts):
                yield path


def is_generated(path):
    with open(path, errors="replace") as file:
        return re.match(r'// Written by tools/|""".*\bWritten by tools/', file.readline()) is not None


def blank(match):
    """Comments vanish, strings keep their quotes; line numbers stay."""
    text = match.group()
    hollow = "".join("\n" if c == "\n" else " " for c in text)
    return hollow if text[0] == "/" else text[0] + hollow[1:-1] + text[0]


def code(text):
    """Text without comments and without what is in strings."""
    return TOKEN.sub(blank, text)


def without_directives(text):
    return re.sub(r"^[ \t]*#(?:[^\n]*\\\n)*[^\n]*", lambda m: "\n" * m.group().count("\n"), text, flags=re.M)


@dataclass
class Function:
    name: str
    line: int        # where its head begins
    length: int      # lines from there to the closing brace
    parameters: int
    is_static: bool


def parameter_count(args):
    args = args.strip()
    if args in ("", "void"):
        return 0
    depth = count = 0
    for c in args:
        depth += (c in "([") - (c in ")]")
        count += c == "," and depth == 0
    return count + 1


def function_at(text, start, open_brace, close_brace):
    """The function whose body is between two braces; None for structs, tables and the like."""
    m = HEAD.search(text[start:open_brace])
    if not m or m.group("name") in ("if", "for", "while", "switch"):
        return None
    first = start + m.start("head")
    line = text.count("\n", 0, first) + 1
    last = text.count("\n", 0, close_brace) + 1
    return Function(m.group("name"), line, last - line + 1, parameter_count(m.group("args")),
                    m.group("head").lstrip().startswith("static"))


def functions(text):
    """Functions that a C text defines."""
    text = without_directives(code(text))
    depth = start = open_brace = 0
    for m in re.finditer(r"[{};]", text):
        if m.group() == "{":
            if depth == 0:
                open_brace = m.start()
            depth += 1
        elif m.group() == "}":
            depth -= 1
            if depth == 0:
                found = function_at(text, start, open_brace, m.start())
                if found:
                    yield found
                start = m.end()
        elif depth == 0:
            start = m.end()


def report(problems, checked):
    """Prints what is wrong; the exit code of a check."""
    for p in problems:
        print(p)
    if not checked:
        print("nothing was checked")
    return 1 if problems or not checked else 0
