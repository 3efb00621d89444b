#!/usr/bin/env python3
"""Checks that a kind is one thing in one place: at most four hand-written files below src/ and python/ (five for a shape)
name a value of an enum of kinds. What several files need to know about a kind is a column in schema/enums.schema.
`tools/check/measure.py --list kinds` prints the files."""
import sys

from c_text import report
from measure import ROOT, Sources, places

MOST = 4
MOST_OF = {"geom": 5}  # the shape, its colliders and who makes some


def check(found):
    """Complaints about kinds that too many files name, and the number of kinds."""
    problems = []
    for kind, values in found.items():
        most = MOST_OF.get(kind, MOST)
        for value, where in values.items():
            if len(where) > most:
                problems.append(f"{kind} {value}: named by {len(where)} files, at most {most}: {' '.join(where)}")
    return problems, sum(len(values) for values in found.values())


if __name__ == "__main__":
    sys.exit(report(*check(places(Sources(ROOT)))))
