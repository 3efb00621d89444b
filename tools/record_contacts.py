#!/usr/bin/env python3
"""Records the contacts that MuJoCo 3.5.0 finds in the scenes of seed item 19 B5.

    $(tools/oracle.sh) tools/record_contacts.py         writes tests/conformance/reference/b5_contacts.ref

A line `model NAME COUNT` for each scene at qpos0, then a line for each contact: geoms, dim, exclude, dist, pos, normal, margin,
friction.
"""
import pathlib
import sys

import mujoco

ROOT = pathlib.Path(__file__).resolve().parent.parent
VERSION = "3.5.0"


def main():
    if mujoco.__version__ != VERSION:
        sys.exit(f"record_contacts.py: MuJoCo {mujoco.__version__} found, {VERSION} needed")
    lines = [f"mujoco {VERSION}"]
    for path in sorted((ROOT / "scenes/seed19").glob("b5_*.xml")):
        m = mujoco.MjModel.from_xml_path(str(path))
        d = mujoco.MjData(m)
        mujoco.mj_fwdPosition(m, d)
        lines.append(f"model {path.name} {d.ncon}")
        for c in d.contact:
            numbers = [c.dist, *c.pos, *c.frame[:3], c.includemargin, *c.friction]
            lines.append(f"{c.geom[0]} {c.geom[1]} {c.dim} {c.exclude} " + " ".join(repr(float(x)) for x in numbers))
    (ROOT / "tests/conformance/reference/b5_contacts.ref").write_text("\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
