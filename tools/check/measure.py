#!/usr/bin/env python3
"""Measures the hand-written C code below src/ and the pages, and prints one table. `make measure`.

  tools/check/measure.py [--list WORD]    WORD: cycles, names, structs, kinds, asserts or duplicates: what was counted
  tools/check/measure.py --write          also quotes the table in docs/overview.md
  tools/check/measure.py --check          fails if a 0 that the page quotes is not 0 (any more)

functions   lines from the head to the closing brace
asserts     CT_ASSERT and relatives per 1,000 lines of code (without blank lines and comments)
cycles      groups of modules (a .c file and its .h) that include each other, directly or not
names       static functions, and structs, whose name another file uses for something else
kinds       hand-written files below src/ and python/ that name a value of an enum of kinds; schema and test not counted
duplicates  runs of at least 50 equal tokens that stand twice below src/, and the lines that their second places have
prose       lines of more than 120 characters in the pages (check_prose.py)
"""
import collections
import pathlib
import re
import signal
import statistics
import sys

from c_text import code, files, functions, is_generated, report
from check_prose import WIDTH, long_lines, pages
from duplicates import duplicates, repeated_lines

ROOT = pathlib.Path(__file__).resolve().parents[2]
INCLUDE = re.compile(r'^\s*#\s*include\s*"([^"]+)"', re.M)
ASSERT = re.compile(r"\b(?:CT_ASSERT\w*|CT_VALIDATE\w*|_Static_assert)\s*\(")
STRUCT = re.compile(r"\btypedef\s+(?:struct|union|enum)\s+(\w+)\s*\{")
PAGE = "docs/overview.md"
QUOTE = re.compile(r"(<!-- measures -->\n)(.*?)(<!-- /measures -->)", re.S)
MUST_BE_ZERO = ("files over 600 lines", "cycles of modules", "names of functions that files share", "names of structs that files share",
                f"lines of more than {WIDTH} characters in pages")
KINDS = {"sensor": "cttSensor", "equality": "cttEq", "geom": "cttGeom", "joint": "cttJoint", "gain": "cttGain", "bias": "cttBias",
         "dynamics": "cttDyn", "transmission": "cttTrn", "constraint row": "cttConstraint", "wrap": "cttWrap", "integrator": "cttIntegrator",
         "solver": "cttSolver", "camera mode": "cttCamLight", "texture": "cttTexture"}


class Sources:
    def __init__(self, root):
        self.text = {p.relative_to(root).as_posix(): p.read_text() for p in files(root, ("src",), {".c", ".h"}) if not is_generated(p)}
        self.code = {name: code(text) for name, text in self.text.items()}


def module(name):
    return name.rsplit(".", 1)[0].removeprefix("src/")


def strongly_connected(graph):
    """Groups of nodes that reach each other (Tarjan, without recursion)."""
    index, low, on_stack, stack, groups = {}, {}, set(), [], []
    for root in graph:
        if root in index:
            continue
        work = [(root, iter(sorted(graph[root])))]
        index[root] = low[root] = len(index)
        stack.append(root)
        on_stack.add(root)
        while work:
            node, rest = work[-1]
            for other in rest:
                if other not in index:
                    index[other] = low[other] = len(index)
                    stack.append(other)
                    on_stack.add(other)
                    work.append((other, iter(sorted(graph[other]))))
                    break
                if other in on_stack:
                    low[node] = min(low[node], index[other])
            else:
                work.pop()
                if work:
                    low[work[-1][0]] = min(low[work[-1][0]], low[node])
                if low[node] == index[node]:
                    group = []
                    while not group or group[-1] != node:
                        group.append(stack.pop())
                        on_stack.discard(group[-1])
                    groups.append(sorted(group))
    return groups


def cycles(sources):
    known = {module(name) for name in sources.text}
    graph = collections.defaultdict(set, {m: set() for m in known})
    for name, text in sources.text.items():
        for target in INCLUDE.findall(text):
            other = target.rsplit(".", 1)[0]
            if other in known and other != module(name):
                graph[module(name)].add(other)
    return sorted((g for g in strongly_connected(graph) if len(g) > 1), key=len, reverse=True)


def shared_functions(sources):
    """Names of functions that more than one file defines for itself."""
    where = collections.defaultdict(set)
    for name, text in sources.text.items():
        for f in functions(text):
            if f.is_static:
                where[f.name].add(name)
    return {name: sorted(places) for name, places in where.items() if len(places) > 1}


def shared_structs(sources):
    where = collections.defaultdict(set)
    for name, text in sources.code.items():
        for struct in STRUCT.findall(text):
            where[struct].add(name)
    return {name: sorted(places) for name, places in where.items() if len(places) > 1}


def asserts(sources):
    """(asserts, lines of code) by folder."""
    count = collections.defaultdict(lambda: [0, 0])
    for name, text in sources.code.items():
        folder = name.split("/")[1]
        count[folder][0] += len(ASSERT.findall(text))
        count[folder][1] += sum(1 for line in text.splitlines() if line.strip())
    return count


def enum_values(enum):
    text = (ROOT / "schema/enums.schema").read_text()
    block = re.search(rf"^enum {enum}\b.*\n((?:(?!enum |const ).*\n)*)", text, re.M)
    return re.findall(r"^(ct[A-Z]+_\w+)\s", block.group(1), re.M) if block else []  # a name without _ is their number


def places(sources):
    """By enum: {value: files that name it}."""
    python = {p.relative_to(ROOT).as_posix(): p.read_text() for p in files(ROOT, ("python/corten", "python/src"), {".py", ".c", ".h"})
              if not is_generated(p)}
    text = {**sources.code, **python}
    result = {}
    for kind, enum in KINDS.items():
        result[kind] = {v: sorted(n for n, t in text.items() if re.search(rf"\b{v}\b", t)) for v in enum_values(enum)}
    return result


def quantile(numbers, part):
    return sorted(numbers)[min(len(numbers) - 1, int(part * len(numbers)))]


def zeros(sources):
    """(name, value) of the measures that must be 0."""
    values = (sum(text.count("\n") > 600 for text in sources.text.values()), len(cycles(sources)), len(shared_functions(sources)),
              len(shared_structs(sources)), sum(len(list(long_lines(name, text))) for name, text in pages(ROOT)))
    return list(zip(MUST_BE_ZERO, map(str, values)))


def table(sources):
    """(name, value) of every measure."""
    lengths = [f.length for text in sources.text.values() for f in functions(text)]
    lines = [text.count("\n") for text in sources.text.values()]
    by_folder, runs = asserts(sources), duplicates(sources.text)
    total = [sum(c[k] for c in by_folder.values()) for k in (0, 1)]
    rows = [("files", len(lines)),
            ("lines of a file: median / p90 / max", f"{statistics.median(lines):.0f} / {quantile(lines, .9)} / {max(lines)}"),
            ("lines of a function: median / p90 / p99 / max",
             f"{statistics.median(lengths):.0f} / {quantile(lengths, .9)} / {quantile(lengths, .99)} / {max(lengths)}"),
            *zeros(sources),
            ("code that stands twice: runs of 50 tokens / lines", f"{len(runs)} / {repeated_lines(runs)}"),
            ("asserts per 1,000 lines of code", f"{1000 * total[0] / total[1]:.1f}")]
    rows += [(f"  {folder}", f"{1000 * a / n:.1f}") for folder, (a, n) in sorted(by_folder.items())]
    rows.append(("files that name a kind: median / max", ""))
    for kind, values in places(sources).items():
        counts = [len(v) for v in values.values()] or [0]
        rows.append((f"  {kind}", f"{statistics.median(counts):.0f} / {max(counts)}"))
    return [(name, str(value)) for name, value in rows]


def quote(rows):
    """The table as it stands in the page."""
    return "```\n" + "".join(f"{name:50} {value}".rstrip() + "\n" for name, value in rows) + "```\n"


def write_quote(rows, page):
    text = page.read_text()
    page.write_text(QUOTE.sub(lambda m: m.group(1) + quote(rows) + m.group(3), text))


def check_quote(rows, text):
    """Complaints about the table in the page. A 0 that it quotes must still be true; other numbers change with every commit and may be old."""
    found = QUOTE.search(text)
    if not found:
        return [f"{PAGE}: has no <!-- measures -->"]
    problems = []
    for name, value in rows:
        quoted = re.search(rf"^{re.escape(name)} +(\d+)$", found.group(2), re.M)
        if not quoted:
            problems.append(f"{PAGE}: does not quote '{name}'; run tools/check/measure.py --write")
        elif quoted.group(1) == "0" != value:
            problems.append(f"{name}: {value}, must stay 0")
    return problems


def print_list(sources, word):
    if word == "cycles":
        for group in cycles(sources):
            print(len(group), " ".join(group))
    elif word in ("names", "structs"):
        found = shared_functions(sources) if word == "names" else shared_structs(sources)
        for name, where in sorted(found.items(), key=lambda x: -len(x[1])):
            print(f"{name}: {' '.join(where)}")
    elif word == "duplicates":
        print("\n".join(map(str, duplicates(sources.text))))
    elif word == "kinds":
        for kind, values in places(sources).items():
            for value, where in sorted(values.items(), key=lambda x: -len(x[1])):
                print(f"{kind}: {value} {len(where)}: {' '.join(where)}")
    else:
        for folder, (count, lines) in sorted(asserts(sources).items()):
            print(f"{folder}: {count} in {lines}")


def main(arguments):
    sources = Sources(ROOT)
    if arguments[:1] == ["--list"] and len(arguments) == 2:
        print_list(sources, arguments[1])
        return 0
    if arguments not in ([], ["--write"], ["--check"]):
        sys.exit(__doc__)
    if arguments == ["--check"]:
        return report(check_quote(zeros(sources), (ROOT / PAGE).read_text()), sources.text)
    rows = table(sources)
    print(quote(rows)[4:-4], end="")
    if arguments == ["--write"]:
        write_quote(rows, ROOT / PAGE)
    return 0


if __name__ == "__main__":
    signal.signal(signal.SIGPIPE, signal.SIG_DFL)  # `measure.py | head` ends quietly
    sys.exit(main(sys.argv[1:]))
