"""Writes docs/mujoco_quirks.md from the tags in comments of src/, and checks the tags.

A tag stands where an oddity of MuJoCo 3.5.0 is reproduced, in a comment of its own lines:

  // QUIRK(name; test_file:function): what MuJoCo does, in one or two sentences.

The sentence ends with the comment or with an empty comment line. The test fails without the oddity.
"""
import pathlib
import re
import sys

from c_text import files, is_generated, report

COMMENT = re.compile(r"(?:^[ \t]*//[^\n]*\n)+", re.M)
TAG = re.compile(r"QUIRK\(([^;)]*);?([^)]*)\):?\s*(.*)")
PAGE = "docs/mujoco_quirks.md"
HEAD = """# Oddities of MuJoCo 3.5.0 that Corten reproduces

Written by `tools/gen.py` from the tags `QUIRK(name; test)` in the comments of `src/`.

Corten computes the numbers of MuJoCo 3.5.0. That includes behaviour that one would not choose: indices that are
mistaken, rules that differ between two forms of the same computation, values that are left over. Each of them is
marked where it is implemented and has a test that fails without it. Rounding (the order of sums) is not listed; it is
described in the README of each folder. Oddities that Corten does not share are in
[coming from MuJoCo](coming_from_mujoco.md).
"""


class Tag:
    def __init__(self, path, line, name, test, text):
        self.path, self.line, self.name, self.test, self.text = path, line, name.strip(), "".join(test.split()), text.strip()


def tags(root):
    """Every tag in hand-written files of src/, in the order of files."""
    for path in files(root, ("src",), {".c", ".h"}):
        if is_generated(path):
            continue
        text = path.read_text()
        for block in COMMENT.finditer(text):
            # paragraphs of the comment, each joined to one line
            lines = [line.strip()[2:].strip() for line in block.group().splitlines()]
            first = text.count("\n", 0, block.start()) + 1
            for start, line in enumerate(lines):
                if line.startswith("QUIRK"):
                    rest = []
                    for more in lines[start:]:
                        if not more or (rest and more.startswith("QUIRK")):
                            break
                        rest.append(more)
                    m = TAG.match(" ".join(rest))
                    parts = m.groups() if m else ("", "", "")
                    yield Tag(path.relative_to(root).as_posix(), first + start, *parts)


def test_problem(root, test):
    """Why a test cannot be found, None if it can: a cmocka function of one file."""
    m = re.fullmatch(r"(test_\w+):(\w+)", test)
    if not m:
        return f"'{test}' is not test_file:function"
    places = list((root / "tests").rglob(m.group(1) + ".c"))
    if len(places) != 1:
        return f"{len(places)} files {m.group(1)}.c below tests/"
    if not re.search(rf"\bcmocka_unit_test\w*\(\s*{m.group(2)}\b", places[0].read_text()):
        return f"{places[0].relative_to(root)} does not run {m.group(2)}"
    return None


def check(root):
    """(problems, number of tags)"""
    problems, seen = [], {}
    for t in tags(root):
        place = f"{t.path}:{t.line}"
        if not re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)+", t.name):
            problems.append(f"{place}: a tag is QUIRK(two-words; test_file:function): sentence")
            continue
        if t.name in seen:
            problems.append(f"{place}: {t.name} is also in {seen[t.name]}")
        seen[t.name] = place
        if len(t.text) < 20:
            problems.append(f"{place}: {t.name} has no sentence")
        problem = test_problem(root, t.test)
        if problem:
            problems.append(f"{place}: {t.name}: {problem}")
    return problems, len(seen)


def outputs(root):
    """{page: text}"""
    lines, folder = [HEAD], None
    for t in sorted(tags(root), key=lambda t: (t.path.split("/")[1], t.name)):
        if t.path.split("/")[1] != folder:
            folder = t.path.split("/")[1]
            lines += ["" if len(lines) > 1 else None, f"## {folder}\n", "| name | behaviour | place | test |", "|---|---|---|---|"]
        text = t.text.replace("|", "\\|")
        lines.append(f"| {t.name} | {text} | `{t.path}` | `{t.test}` |")
    return {PAGE: "\n".join(line for line in lines if line is not None) + "\n"}


if __name__ == "__main__":
    sys.exit(report(*check(pathlib.Path(__file__).resolve().parents[2])))
