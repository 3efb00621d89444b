#!/usr/bin/env python3
"""What MuJoCo says about our MJCF. Run with a Python that has mujoco installed.

  cases    it refuses every file of cases/, except the unsupported_* ones
  schema   every element of schema/mjcf.schema has the attributes that MuJoCo's own schema prints
Ends with `N passed, N failed`.
"""
import pathlib
import re
import sys

import mujoco

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent.parent
sys.path.insert(0, str(ROOT / "tools"))
from gen_mjcf import read_mjcf  # noqa: E402


def accepts(path):
    try:
        mujoco.MjModel.from_xml_path(str(path))
        return True
    except ValueError:
        return False


def check_cases():
    """(name, does it agree) of every case."""
    for path in sorted([*(HERE / "cases").glob("*.xml"), *(HERE / "cases").glob("*.urdf")]):
        yield path.name, accepts(path) != (not path.name.startswith("unsupported_"))


def printed_schema():
    """(parent, tag) -> attributes, from the text that mj_printSchema indents by three blanks a level."""
    rows, stack = {}, []
    for line in mujoco.mj_printSchema(False, False).splitlines():
        head = re.match(r"( *)(\S+) \((.)\)(.*)", line)
        if head:
            depth = len(head[1]) // 3
            stack = stack[:depth] + [head[2]]
            row = rows.setdefault((stack[-2] if depth else "", head[2]), set())
            row.update(head[4].split())
        elif line.strip():
            row.update(line.split())
    return rows


def check_schema():
    theirs = printed_schema()
    for row in read_mjcf(ROOT / "schema/mjcf.schema")[1]:
        if row.state != "BUILT":
            continue
        ours = {a.name for a in row.attrs}
        parents = ["(world)body" if p in ("body", "worldbody", "frame") else p for p in row.parents]
        tag = "(world)body" if row.tag in ("body", "worldbody", "frame") else row.tag
        keys = [k for k in theirs if k[1] == tag and (k[0] in parents or not parents or tag in ("(world)body", "default"))]
        yield f"schema {row.tag} in {' '.join(row.parents)}", bool(keys) and all(theirs[k] == ours for k in keys)


def main():
    results = [*check_cases(), *check_schema()]
    wrong = [name for name, good in results if not good]
    for name in wrong:
        print(f"MuJoCo {mujoco.__version__} disagrees on {name}")
    print(f"{len(results) - len(wrong)} passed, {len(wrong)} failed")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
