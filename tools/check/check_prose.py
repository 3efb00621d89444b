#!/usr/bin/env python3
"""Checks the pages (*.md): prose has lines of at most 120 characters, words of our workshop stay out, and links lead
to files that exist, and figures are those of the recorded results. The words, except the seeds of hash functions, also stay out of headers, sources and schema.

Counted as prose is every line of a page except table rows, fenced code, and text between the marks
`<!-- name -->` and `<!-- /name -->`, which tools write. Pages that tools write whole are GENERATED.
The words are looked for in all pages and in all of their lines.
"""
import csv
import math
import pathlib
import re
import sys

from c_text import SKIPPED, files, report

WIDTH = 120
# Written whole by tools/gen.py and by tools/run_conformance.py: their lines may be long.
GENERATED = ("docs/reference/", "docs/conformance_models.md")
# Words that mean nothing to a reader, and the word to use.
WORDS = (
    (re.compile(r"\boracles?\b", re.I), "write MuJoCo"),
    (re.compile(r"\brulings?\b", re.I), "write the rule"),
    (re.compile(r"\bthe house\b(?! of \d* ?cards)", re.I), "write the project, or the name of the part"),
    (re.compile(r"\bseed(?:s|ed)?\d*\b", re.I), "write requirement; only random numbers have a seed"),
    (re.compile(r"\.\./shared\b"), "a path outside of the project"),
)
RANDOM = re.compile(r"\bs?rand\b|\brng\b|\brandom|\bseed=\d", re.I)  # in a line with one of these, a seed is one
# Pages that do not pass yet. One that passes must leave the list.
NOT_YET = ()
SOURCES = ("src", "include", "cli", "python", "schema", "examples", "cmake", "tests", "tools", "bench", "scenes")
ABOUT_WORDS = {"check_prose.py", "test_checks.py"}  # these name the words that they forbid
WITH_PATHS = {"docs/overview.md", "docs/adding_a_feature.md", "docs/drawings.md", "docs/pipeline.md"}  # every file that they name exists
PATH = re.compile(r"`([a-z_]+/[a-z_0-9./]+\.(?:c|h|py|schema|sh|md))`")
LINK = re.compile(r"\]\((?!\w+:)([^)\s#]+)")


def is_generated(name):
    return name.startswith(GENERATED)


def pages(root):
    for path in sorted(root.rglob("*.md")):
        if not SKIPPED & set(path.relative_to(root).parts) and not any(p.startswith(".venv") for p in path.parts):
            yield str(path.relative_to(root)), path.read_text()


def prose(text):
    """(number, line) of the lines that people write as sentences."""
    fenced = marked = False
    for number, line in enumerate(text.splitlines(), 1):
        stripped = line.strip()
        if stripped.startswith("```"):
            fenced = not fenced
        elif not fenced and re.fullmatch(r"<!-- /?\w+ -->", stripped):
            marked = not stripped.startswith("<!-- /")
        elif not (fenced or marked or stripped.startswith("|")):
            yield number, line


def long_lines(name, text):
    if not is_generated(name):
        for number, line in prose(text):
            if len(line) > WIDTH:
                yield f"{name}:{number}: {len(line)} characters, at most {WIDTH}"


def bad_words(name, text, seeds_are_random=False):
    for number, line in enumerate(text.splitlines(), 1):
        for pattern, advice in WORDS:
            found = pattern.search(line)
            if found and not ("seed" in found.group().lower() and (seeds_are_random or RANDOM.search(line))):
                yield f"{name}:{number}: '{found.group()}': {advice}"


def broken_links(root, name, text):
    for number, line in enumerate(text.splitlines(), 1):
        for target in LINK.findall(line):
            if not ((root / name).parent / target).exists():
                yield f"{name}:{number}: no such file: {target}"


def missing_paths(root, name, text):
    """Files that a page names in backquotes, from the top of the project or from src/."""
    if name not in WITH_PATHS:
        return
    for number, line in enumerate(text.splitlines(), 1):
        for path in PATH.findall(line):
            if not any((root / base / path).exists() for base in ("", "src")):
                yield f"{name}:{number}: no such file: {path}"


def quoted_numbers(root):
    """(page, text that must be in it): the figures of the README and of docs/speed.md, from the recorded results."""
    summary = re.findall(r"^\| [\w ]+ \| (\d+) \| (\d+) \| (\d+) \| (\d+) \|$", (root / "docs/conformance_models.md").read_text(), re.M)
    models, equal, refused = (sum(int(row[k]) for row in summary) for k in range(3))
    yield "README.md", f"{equal:,} of {models - refused:,}"
    ratios = []
    for name in ("step", "step_contact"):
        with open(root / f"bench/results/amd-epyc/{name}.csv", newline="") as file:
            for row in csv.DictReader(file):
                ratios.append(float(row["ratio"]))
                speeds = (f"{int(row[k]):,}" for k in ("nv", "ncon", "corten_steps_per_s", "mujoco_steps_per_s"))
                yield "docs/speed.md", "| " + " | ".join([*speeds, f"{ratios[-1]:.2f} |"])
    mean = math.exp(sum(map(math.log, ratios)) / len(ratios))
    yield "README.md", f"[{len(ratios)} scenes](docs/speed.md) | geometric mean {mean:.2f}, lowest {min(ratios):.2f} |"


def stale_numbers(root):
    if (root / "bench/results").exists():
        for page, text in quoted_numbers(root):
            if text not in (root / page).read_text():
                yield f"{page}: should have '{text}', as the recorded results do"


def check(root, not_yet=NOT_YET):
    seen = set()
    for name, text in pages(root):
        seen.add(name)
        problems = [*long_lines(name, text), *bad_words(name, text), *broken_links(root, name, text), *missing_paths(root, name, text)]
        if name not in not_yet:
            yield from problems
        elif not problems:
            yield f"{name}: passes; take it from NOT_YET in tools/check/check_prose.py"
    for path in [*files(root, SOURCES, {".c", ".cc", ".h", ".py", ".pyi", ".sh", ".schema", ".in", ".txt", ".xml"}), root / "Makefile"]:
        if path.exists() and path.name not in ABOUT_WORDS:
            yield from bad_words(str(path.relative_to(root)), path.read_text(errors="replace"), seeds_are_random=True)
    yield from stale_numbers(root)
    for name in not_yet:
        if name not in seen:
            yield f"{name}: is in NOT_YET of tools/check/check_prose.py and does not exist"


if __name__ == "__main__":
    ROOT = pathlib.Path(__file__).resolve().parents[2]
    sys.exit(report(list(check(ROOT)), list(pages(ROOT))))
