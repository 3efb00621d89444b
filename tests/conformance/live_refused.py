#!/usr/bin/env python3
"""Models that must be refused are refused by MuJoCo 3.5.0, whose words and line are in our message; so are wrong places of elements.

The cases are those of tests/regress/bad_mjcf; the elements and attributes of schema/mjcf.schema are those of MuJoCo's own schema.
"""

import os
import sys

import runner

sys.path.insert(0, os.path.join(runner.ROOT, "tests", "regress", "bad_mjcf"))
import check_mujoco  # noqa: E402

OPTIONS = []


def run(session):
    for name, good in (*check_mujoco.check_cases(check_mujoco.Ours(session.options.lib)), *check_mujoco.check_schema()):
        session.report.check(name, "refused", [] if good else ["MuJoCo disagrees"])


if __name__ == "__main__":
    sys.exit(runner.main("refused"))
