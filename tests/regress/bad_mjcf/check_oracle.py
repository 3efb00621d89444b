#!/usr/bin/env python3
"""MuJoCo must refuse every case of cases/ that Corten refuses, except the unsupported_* ones.

Run with a Python that has mujoco installed. Ends with `N passed, N failed`.
"""
import pathlib
import sys

import mujoco


def accepts(path):
    try:
        mujoco.MjModel.from_xml_path(str(path))
        return True
    except ValueError:
        return False


def main():
    cases = sorted((pathlib.Path(__file__).parent / "cases").glob("*.xml"))
    wrong = [p.name for p in cases if accepts(p) != p.name.startswith("unsupported_")]
    for name in wrong:
        print(f"MuJoCo {mujoco.__version__} disagrees on {name}")
    print(f"{len(cases) - len(wrong)} passed, {len(wrong)} failed")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
