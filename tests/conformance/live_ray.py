#!/usr/bin/env python3
"""Compares rays with MuJoCo 3.5.0, both running here, on MuJoCo's compiled models.

For each model with geoms (flexes left out), random rays at five random states; unit vectors where there are distance fields:
  ray        ct_ray with random exclusions: the geom, and distance and normal within 1e-9
  multi      ct_multiRay with and without a cutoff, the same
  geoms      every geom alone, from near it: ctu_rayGeom, ct_rayMesh, ct_rayHfield
With a cutoff MuJoCo leaves out planes whose centre is farther away, whatever their own distance; we do not, and those rays are not
counted. A ray counts as different when one engine meets what the other misses. Up to one in 10,000 may differ: rays that graze an edge.
"""

import ctypes
import glob
import os
import sys
import zlib

import live
import model_sets
import mujoco
import numpy as np
import runner
from runner import option

HERE = os.path.dirname(os.path.abspath(__file__))
OPTIONS = [option("models", None, "files or folders, instead of models_ray/, scenes/ and those with distance fields in models/"),
           option("rays", 40, "per state and check")]
TOLERANCE = 1e-9
STATES = 5
G = mujoco.mjtGeom
P, I, D, B = ctypes.c_void_p, ctypes.c_int, ctypes.c_double, ctypes.c_ubyte


class Rays:
    """Our functions, on the world of a model."""

    def __init__(self, world, lib):
        self.w, self.lib = world, lib
        for f, args in (("ct_ray", [P, P, P, P, P, B, I, P, P]), ("ctu_rayGeom", [P, P, P, P, P, I, P]),
                        ("ct_rayMesh", [P, P, I, P, P, P]), ("ct_rayHfield", [P, P, I, P, P, P])):  # fmt: skip
            getattr(lib, f).restype = D
            getattr(lib, f).argtypes = args
        lib.ct_multiRay.argtypes = [P, P, P, P, P, B, I, P, P, P, I, D]
        lib.ct_multiRay.restype = None

    def ray(self, p, v, group, fixed, body):
        geom, normal = np.zeros(1, np.int32), np.zeros(3)
        g = group.ctypes.data if group is not None else None
        x = self.lib.ct_ray(self.w.m, self.w.d, p.ctypes.data, v.ctypes.data, g, fixed, body, geom.ctypes.data, normal.ctypes.data)
        return x, geom[0], normal

    def multi(self, p, v, cutoff):
        n = len(v)
        geom, x, normal = np.zeros(n, np.int32), np.zeros(n), np.zeros((n, 3))
        self.lib.ct_multiRay(self.w.m, self.w.d, p.ctypes.data, v.ctypes.data, None, 1, -1, geom.ctypes.data, x.ctypes.data,
                               normal.ctypes.data, n, cutoff)  # fmt: skip
        return x, geom, normal

    def geom(self, m, d, g, p, v):
        normal = np.zeros(3)
        if m.geom_type[g] in (G.mjGEOM_MESH, G.mjGEOM_HFIELD):
            f = self.lib.ct_rayMesh if m.geom_type[g] == G.mjGEOM_MESH else self.lib.ct_rayHfield
            return f(self.w.m, self.w.d, g, p.ctypes.data, v.ctypes.data, normal.ctypes.data), normal
        pos, mat, size = d.geom_xpos[g].copy(), d.geom_xmat[g].copy(), m.geom_size[g].copy()
        x = self.lib.ctu_rayGeom(pos.ctypes.data, mat.ctypes.data, size.ctypes.data, p.ctypes.data, v.ctypes.data,
                                   int(m.geom_type[g]), normal.ctypes.data)  # fmt: skip
        return x, normal


def their_geom(m, d, g, p, v):
    normal = np.zeros(3)
    if m.geom_type[g] == G.mjGEOM_MESH:
        return mujoco.mj_rayMesh(m, d, g, p, v, normal), normal
    if m.geom_type[g] == G.mjGEOM_HFIELD:
        return mujoco.mj_rayHfield(m, d, g, p, v, normal), normal
    return mujoco.mju_rayGeom(d.geom_xpos[g], d.geom_xmat[g], m.geom_size[g], p, v, m.geom_type[g], normal), normal


class Count:
    """Rays compared and those that differ."""

    def __init__(self):
        self.n = self.hits = self.missed = 0
        self.error, self.problems = 0.0, []

    def see(self, what, ours, their, far=1.0):
        """ours, their: x, geom, normal. far: distance in units of the geom's size, by which rounding grows in its normal."""
        self.n += 1
        self.hits += their[0] >= 0
        e = abs(ours[0] - their[0]) / max(1, abs(their[0]))
        if (ours[0] < 0) != (their[0] < 0) or (ours[1] != their[1] and not e <= TOLERANCE):
            self.missed += 1
            self.problems.append(f"{what}: {ours[0]!r} on {ours[1]}, not {their[0]!r} on {their[1]}")
            return
        if ours[1] == their[1]:  # geoms in one place have several normals
            e = np.maximum(e, np.max(np.abs(ours[2] - their[2])) / max(1, far))
        self.error = np.maximum(self.error, e)
        if not e <= TOLERANCE:
            self.problems.append(f"{what}: {ours[0]!r} {ours[2]}, not {their[0]!r} {their[2]} ({e:.1e})")

    def verdict(self):
        wrong = len(self.problems) > self.missed or self.missed > self.n / 10000
        return self.problems if wrong else []


def far(m, geom, x, v):
    return x * np.linalg.norm(v) / m.geom_rbound[geom] if geom >= 0 and m.geom_rbound[geom] > 0 else 1.0


def aim(m, d, rng, p):
    """A direction from p that is towards a geom more often than not."""
    g = rng.integers(m.ngeom)
    spread = m.geom_rbound[g] if m.geom_rbound[g] > 0 else 1
    at = d.geom_xpos[g] + rng.normal(size=3) * 0.5 * spread
    v = rng.normal(size=3) if rng.random() < 0.3 else at - p
    if G.mjGEOM_SDF in m.geom_type:  # MuJoCo gives a length there, not a multiple of the vector
        return v / np.linalg.norm(v)
    return v * 10 ** rng.uniform(-1, 1)


def check_rays(m, d, ours, rng, n, count):
    extent = max(0.5, m.stat.extent)
    for k in range(n):
        p = rng.normal(size=3) * extent
        v = aim(m, d, rng, p)
        group = rng.integers(0, 2, 6).astype(np.uint8) if k % 3 == 0 else None
        fixed, body = int(k % 4 != 0), int(rng.integers(-1, m.nbody))
        geom, normal = np.zeros(1, np.int32), np.zeros(3)
        x = mujoco.mj_ray(m, d, p, v, group, fixed, body, geom, normal)
        count.see(f"ray {k} from {p} along {v}", ours.ray(p, v, group, fixed, body), (x, geom[0], normal), far(m, geom[0], x, v))


def check_multi(m, d, ours, rng, n, count):
    extent = max(0.5, m.stat.extent)
    for cutoff in (mujoco.mjMAXVAL, extent):
        p = rng.normal(size=3) * extent
        v = np.array([aim(m, d, rng, p) for _ in range(n)])
        geom, x, normal = np.zeros(n, np.int32), np.zeros(n), np.zeros(3 * n)
        mujoco.mj_multiRay(m, d, p, v.ravel(), None, 1, -1, geom, x, normal, n, cutoff)
        a, b, c = ours.multi(p, v, cutoff)
        for i in range(n):
            if b[i] >= 0 and m.geom_type[b[i]] == G.mjGEOM_PLANE and np.linalg.norm(d.geom_xpos[b[i]] - p) > cutoff:
                continue
            count.see(f"multi {i} from {p} along {v[i]} cutoff {cutoff}", (a[i], b[i], c[i]), (x[i], geom[i], normal[3 * i : 3 * i + 3]),
                      far(m, geom[i], x[i], v[i]))  # fmt: skip


def check_geoms(m, d, ours, rng, n, count):
    for g in range(min(m.ngeom, 40)):
        if m.geom_type[g] == G.mjGEOM_SDF:  # no function for one of them
            continue
        reach = m.geom_rbound[g] if m.geom_rbound[g] > 0 else 2
        for k in range(n):
            p = d.geom_xpos[g] + rng.normal(size=3) * reach * (0.3 if k % 3 == 0 else 1.5)
            v = d.geom_xpos[g] + rng.normal(size=3) * 0.6 * reach - p
            x, normal = their_geom(m, d, g, p, v)
            a, b = ours.geom(m, d, g, p, v)
            count.see(f"geom {g} ({G(m.geom_type[g]).name}) from {p} along {v}", (a, g, b), (x, g, normal), far(m, g, x, v))


def check_file(report, engine, path, name, n):
    corten, lib = engine
    m = mujoco.MjModel.from_xml_path(path)
    if not m.ngeom or m.nflex:
        return
    world = live.World(corten, path, m)
    ours, d = Rays(world, lib), mujoco.MjData(m)
    rng = np.random.default_rng(zlib.crc32(name.encode()))
    for label, check in (("ray", check_rays), ("multi", check_multi), ("geoms", check_geoms)):
        count = Count()
        for k in range(STATES):
            live.random_state(m, d, rng, min(k, 3))
            mujoco.mj_kinematics(m, d)
            for f in ("xipos", "geom_xpos", "geom_xmat"):
                world.set(f, getattr(d, f))
            check(m, d, ours, rng, n, count)
        report.check(name, f"{label} ({count.hits} of {count.n} hit)", count.verdict())
        report.see("data", label, label, count.error, name)
        report.tally.update(rays=count.n, differ=count.missed)
        if count.missed and report.verbose:
            print("\n".join(count.problems[:10]))
    world.close()


def run(session):
    engine, options, report = (session.corten, session.library), session.options, session.report
    fields = sorted(glob.glob(os.path.join(HERE, "models", "*_sdf*.xml")))
    places = [os.path.join(HERE, "models_ray"), os.path.join(live.ROOT, "scenes"), *fields]
    for path in model_sets.collect(options.models or places):
        try:
            check_file(report, engine, path, os.path.basename(path), options.rays)
        except ValueError as e:
            print(f"refused by MuJoCo: {path}: {str(e).splitlines()[0]}")
    print(f"{report.tally['rays']} rays, {report.tally['differ']} meet another geom or nothing")


if __name__ == "__main__":
    sys.exit(runner.main("ray"))
