"""The contacts that MuJoCo finds in the scenes b5_*.xml, for tests that run without it; written by record_reference.py.

A line `model NAME COUNT` per scene at qpos0, then a line per contact: geoms, dim, exclude, dist, pos, normal, margin, friction.
"""
import pathlib

import mujoco

ROOT = pathlib.Path(__file__).resolve().parents[2]
NAME = "b5_contacts.ref"


def contacts(version):
    """The lines of the recording."""
    lines = [f"mujoco {version}"]
    for path in sorted((ROOT / "scenes/contact").glob("b5_*.xml")):
        m = mujoco.MjModel.from_xml_path(str(path))
        d = mujoco.MjData(m)
        mujoco.mj_fwdPosition(m, d)
        lines.append(f"model {path.name} {d.ncon}")
        for c in d.contact:
            numbers = [c.dist, *c.pos, *c.frame[:3], c.includemargin, *c.friction]
            lines.append(f"{c.geom[0]} {c.geom[1]} {c.dim} {c.exclude} " + " ".join(repr(float(x)) for x in numbers))
    return lines
