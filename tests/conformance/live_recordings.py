#!/usr/bin/env python3
"""The recordings of tests/conformance/reference, with which `make test` compares, are what MuJoCo 3.5.0 computes, byte by byte.

tools/record/record_reference.py writes them.
"""

import os
import sys

import runner

sys.path.insert(0, os.path.join(runner.ROOT, "tools", "record"))
import record_reference  # noqa: E402

OPTIONS = []


def run(session):
    for name, good in record_reference.check_files():
        session.report.check(name, "recording", [] if good else ["not what MuJoCo computes, or nothing makes it any more"])


if __name__ == "__main__":
    sys.exit(runner.main("recordings"))
