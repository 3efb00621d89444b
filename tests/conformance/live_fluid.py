#!/usr/bin/env python3
"""Compares passive forces in a medium with MuJoCo 3.5.0, both running freely for 100 steps, constraints and all (requirement 40 AC11).

The models: the fruit flies of dm_control, their wings made ellipsoids of the medium; the models of the folder CORTEN_MODELS and of our own
with a density or viscosity. Controls are sines. Every entry of qfrc_passive and qfrc_fluid must agree within 1e-6 of the largest
entry (and of one where that is smaller), while MuJoCo's twin, started 1e-15 apart, stays within a tenth of that.
"""

import os
import sys
import tempfile
import xml.etree.ElementTree as tree

import live
import model_sets
import mujoco
import numpy as np
import runner
from runner import option

OPTIONS = [option("models")]

TOLERANCE = 1e-6
STEPS = 100
FIELDS = ("qfrc_fluid", "qfrc_passive")


def fruit_flies():
    """(name, path) of copies beside the originals' meshes, with ellipsoid wings."""
    package = model_sets.package_folder("dm_control")
    if package is None:
        return
    base = os.path.join(package, "locomotion", "walkers", "assets")
    for path in model_sets.walk(base):
        if os.path.basename(path) != "fruitfly.xml":
            continue
        root = tree.parse(path).getroot()
        for geom in root.iterfind(".//default[@class='wing-fluid']/geom"):
            geom.attrib.update(fluidshape="ellipsoid", fluidcoef="1 0.5 1.5 1.7 1.05")
        folder = os.path.dirname(path)
        for asset in root.iterfind(".//asset/*[@file]"):
            asset.attrib["file"] = os.path.join(folder, asset.attrib["file"])
        for compiler in root.iter("compiler"):
            for key in ("meshdir", "texturedir", "assetdir"):
                if key in compiler.attrib:
                    compiler.attrib[key] = os.path.join(folder, compiler.attrib[key])
        with tempfile.NamedTemporaryFile("wb", suffix=".xml", delete=False) as f:
            f.write(tree.tostring(root))
        yield os.path.relpath(path, base), f.name
        os.remove(f.name)


def files():
    yield from fruit_flies()
    own = [os.path.join(live.ROOT, "scenes"), os.path.join(live.ROOT, "tests", "conformance")]
    for folder in filter(None, [model_sets.public_folder(), *own]):
        for path in model_sets.walk(folder):
            with open(path, encoding="utf-8", errors="replace") as f:
                text = f.read()
            if "viscosity=" in text or "<option" in text and "density=" in text.split("<option", 1)[1].split(">", 1)[0]:
                yield os.path.relpath(path, os.path.dirname(folder)), path


def check(report, corten, path, name):
    m = mujoco.MjModel.from_xml_path(path)
    if not m.nv or (m.opt.density == 0 and m.opt.viscosity == 0):
        return
    world = live.World(corten, path)
    d, near = mujoco.MjData(m), mujoco.MjData(m)
    near.qvel = 1e-15 * np.ones(m.nv)
    problems, largest, step = [], 0.0, 0
    for step in range(1, STEPS + 1):
        d.ctrl = near.ctrl = 0.8 * np.sin(0.13 * step + 0.2 * np.arange(m.nu))
        world.set("ctrl", d.ctrl)
        mujoco.mj_step(m, d)
        mujoco.mj_step(m, near)
        world.lib.shim_step(world.m, world.d, 1)
        scale = [max(1, np.abs(getattr(d, f)).max()) for f in FIELDS]
        if any(np.abs(getattr(d, f) - getattr(near, f)).max() > 0.1 * TOLERANCE * s for f, s in zip(FIELDS, scale)):
            report.short.append((name, "run", step - 1))
            break
        largest = np.maximum(largest, np.abs(d.qfrc_fluid).max())
        for f, s in zip(FIELDS, scale):
            error = np.abs(world.get("data", f) - getattr(d, f)).max() / s
            report.see("data", "passive", f, error, f"{name} step {step}")
            if not error <= TOLERANCE:
                problems.append(f"{name} step {step}: {f} differs by {error:.1e}")
        if problems:
            break
    if largest:
        report.check(name, f"{step} steps, largest force of the medium {largest:.2g}", problems)
    world.close()


def run(session):
    for name, path in [(p, p) for p in session.options.models] or files():
        try:
            check(session.report, session.corten, path, name)
        except ValueError as e:
            print(f"refused by MuJoCo: {name}: {str(e).splitlines()[0]}")
    for name, _, step in session.report.short:
        print(f"compared until step {step} only, MuJoCo being no better determined: {name}")


if __name__ == "__main__":
    sys.exit(runner.main("fluid"))
