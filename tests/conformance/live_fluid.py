#!/usr/bin/env python3
"""Compares passive forces in a medium with MuJoCo 3.5.0, both running freely for 100 steps, constraints and all (requirement 40 AC11).

    $(tools/mujoco.sh --full) tests/conformance/live_fluid.py [--shim FILE] [-v] [model ...]

The models: the fruit flies of dm_control, their wings made ellipsoids of the medium; the models of the folder CORTEN_MODELS and of our own
with a density or viscosity. Controls are sines. Every entry of qfrc_passive and qfrc_fluid must agree within 1e-6 of the largest
entry (and of one where that is smaller), while MuJoCo's twin, started 1e-15 apart, stays within a tenth of that.
"""

import argparse
import importlib.util
import os
import sys
import tempfile
import xml.etree.ElementTree as tree

import live
import live_collection
import mujoco
import numpy as np

TOLERANCE = 1e-6
STEPS = 100
FIELDS = ("qfrc_fluid", "qfrc_passive")


def fruit_flies():
    """(name, path) of copies beside the originals' meshes, with ellipsoid wings."""
    spec = importlib.util.find_spec("dm_control")
    if spec is None:
        print("dm_control is not installed: its fruit fly is left out (tools/mujoco.sh --full installs it)")
        return
    base = os.path.join(os.path.dirname(spec.origin), "locomotion", "walkers", "assets")
    for path in live_collection.walk(base):
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
    for folder in filter(None, [live_collection.public_models(), *own]):
        for path in live_collection.walk(folder):
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


def main():
    mujoco.mj_setCacheCapacity(mujoco.mj_getCache(), 0)
    ap = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ap.add_argument("--shim", help="the shim library, default the newest under build/")
    ap.add_argument("-v", "--verbose", action="store_true")
    ap.add_argument("models", nargs="*", type=os.path.abspath)
    arg = ap.parse_args()
    if mujoco.__version__ != live.VERSION:
        sys.exit(f"live_fluid.py: MuJoCo {mujoco.__version__} found, {live.VERSION} needed")
    corten, report = live.Corten(os.path.abspath(arg.shim or live.find_shim())), live.Report(arg.verbose)
    with tempfile.TemporaryDirectory() as folder:
        os.chdir(folder)  # MuJoCo writes its log where it stands
        for name, path in [(p, p) for p in arg.models] or files():
            try:
                check(report, corten, path, name)
            except ValueError as e:
                print(f"refused by MuJoCo: {name}: {str(e).splitlines()[0]}")
        os.chdir(live.ROOT)
    report.table()
    for name, _, step in report.short:
        print(f"compared until step {step} only, MuJoCo being no better determined: {name}")
    print(f"{report.passed} passed, {report.failed} failed")
    return 1 if report.failed or not report.passed else 0


if __name__ == "__main__":
    sys.exit(main())
