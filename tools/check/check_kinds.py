#!/usr/bin/env python3
"""Checks that a kind is one thing in one place: at most MOST hand-written files below src/ and python/ name a value of an
enum of kinds. What several files need to know about a kind is a column in schema/enums.schema. `tools/check/measure.py --list kinds`
prints the files."""
import sys

from c_text import report
from measure import ROOT, Sources, places

MOST = 5


def check(found):
    """Complaints about kinds that too many files name, and the number of kinds."""
    problems = []
    for kind, values in found.items():
        for value, where in values.items():
            if len(where) > MOST:
                problems.append(f"{kind} {value}: named by {len(where)} files, at most {MOST}: {' '.join(where)}")
    return problems, sum(len(values) for values in found.values())


if __name__ == "__main__":
    sys.exit(report(*check(places(Sources(ROOT)))))
