#!/usr/bin/env python3
"""What MuJoCo says about our MJCF. Run with a Python that has mujoco installed.

  cases    it refuses every file of cases/ and of ../bad_xml/cases/
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
    except (ValueError, RuntimeError, mujoco.FatalError):
        return False


def check_cases():
    """(name, does it agree) of every case."""
    for folder in (HERE / "cases", HERE.parent / "bad_xml/cases"):
        for path in sorted([*folder.glob("*.xml"), *folder.glob("*.urdf")]):
            yield path.name, not accepts(path)


def printed_schema():
    """path of tags -> attributes, from the text that mj_printSchema indents by three blanks a level."""
    rows, stack = {}, []
    for line in mujoco.mj_printSchema(False, False).splitlines():
        head = re.match(r"( *)(\S+) \((.)\)(.*)", line)
        if head:
            depth = len(head[1]) // 3
            stack = stack[:depth] + [head[2]]
            row = rows.setdefault(tuple(stack[1:]), set())
            row.update(head[4].split())
        elif line.strip():
            row.update(line.split())
    return rows


TREE = {"body": "(world)body", "worldbody": "(world)body", "frame": "(world)body", "replicate": "(world)body"}


OWN = {"compiler": {"exactmeshinertia"}, "flag": {"passive"}}  # old names, accepted with a warning


def paths(row, rows):
    """Tags from the root to the places where a row may stand, without going around in circles."""
    if row.key == "mujoco":
        return [()]
    tag = TREE.get(row.tag, row.tag)
    found = []
    for parent in row.parents:
        if parent == row.key or tag == "(world)body" and TREE.get(parent):
            found.append((tag,))
            continue
        for above in (r for r in rows if r.key == parent and not r.ignored and (r.parents != ["default"] or row.key == "layer")):
            found += [p + (tag,) for p in paths(above, rows)]
    return found


def check_schema():
    """Every row has the attributes that MuJoCo prints at its places, and every place MuJoCo prints has a row."""
    theirs, rows, seen = printed_schema(), read_mjcf(ROOT / "schema/mjcf.schema")[1], set()
    for row in rows:
        if row.ignored or row.key == "replicate":  # MuJoCo does not print replicate
            continue
        ours = {a.name for a in row.attrs} - OWN.get(row.key, set())
        for path in set(paths(row, rows)):
            if path[:1] == ("(world)body",):
                path = path[:1] + tuple(t for t in path[1:] if t != "(world)body")
            seen.add(path)
            yield f"schema {' '.join(path)}", path in theirs and theirs[path] == ours
    for path in theirs:
        if path not in seen:
            yield f"schema {' '.join(path)} has no row", False


def main():
    results = [*check_cases(), *check_schema()]
    wrong = [name for name, good in results if not good]
    for name in wrong:
        print(f"MuJoCo {mujoco.__version__} disagrees on {name}")
    print(f"{len(results) - len(wrong)} passed, {len(wrong)} failed")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
