#!/usr/bin/env python3
"""Flexes with kinds of elasticity and bending beside the answers of theory, over finer and finer meshes.

  materials.py            the table of docs/validation.md on standard output
  materials.py --check    exit code 1 if a case is further from theory than its bound at the finest mesh
  materials.py --plots D  also write the plots of docs/validation.md into folder D
"""
import argparse
import pathlib
import sys

import numpy as np

import corten
import plot

YOUNG, THICKNESS = 1e6, 0.01


def flex_xml(points, triangles, attributes, poisson):
    return f"""<mujoco xmlns:corten="corten"><option integrator="implicitfast" timestep="100" gravity="0 0 0">
      <flag contact="disable"/></option><worldbody><flexcomp name="f" type="direct" dim="2" mass="1" radius=".001"
      point="{' '.join(f'{v:.15g}' for v in np.ravel(points))}" element="{' '.join(map(str, np.ravel(triangles)))}">
      <edge equality="false"/><contact selfcollide="none" contype="0" conaffinity="0"/>
      <elasticity young="{YOUNG}" poisson="{poisson}" thickness="{THICKNESS}" corten:implicit="true" {attributes}/>
      </flexcomp></worldbody></mujoco>"""


def relax(m, d, most=400):
    """Rest under the loads: long implicit steps, each from rest, are damped Newton steps."""
    before = None
    for _ in range(most):
        d.qvel[:] = 0
        corten.mj_step(m, d)
        if before is not None and np.abs(d.qpos - before).max() < 1e-10:
            break
        before = d.qpos.copy()


class Sheet:
    """A sheet whose vertices `held` do not move; loads are forces on vertices."""

    def __init__(self, points, triangles, held, attributes, poisson=0.0):
        self.m = corten.MjModel.from_xml_string(flex_xml(points, triangles, attributes, poisson))
        self.d = corten.MjData(self.m)
        for v in held:
            self.m.dof_armature[3 * v:3 * v + 3] = 1e30
        corten.mj_setConst(self.m, self.d)

    def settle(self, load):
        """Displacements at rest."""
        self.d.qfrc_applied[:] = np.ravel(load)
        relax(self.m, self.d)
        return self.d.qpos.reshape(-1, 3).copy()


def grid(xs, ys):
    """Right triangles with diagonals that alternate."""
    points = np.array([[x, y, 0] for x in xs for y in ys])
    n, triangles = len(ys), []
    for i in range(len(xs) - 1):
        for j in range(n - 1):
            a, b, c, e = n * i + j, n * (i + 1) + j, n * (i + 1) + j + 1, n * i + j + 1
            triangles += [[a, b, c], [a, c, e]] if (i + j) % 2 else [[a, b, e], [b, c, e]]
    return points, triangles


WIDTH = 0.1
INERTIA = WIDTH * THICKNESS**3 / 12
MEMBRANE = "elasticity_model='stvk' bending_model='bridson'"


class Strip:
    """A strip of length 1 in cylindrical bending: both vertices of a column are on one body that moves along x and z. The clamp at x = 0
    is in the middle of the first cells, whose columns are fixed: a hinge stands for half a cell on either side."""

    def __init__(self, cells, line_mass=1.0, gravity=0.0):
        h = 1 / (cells + 0.5)
        bodies, n = "", cells + 2
        for i in range(n):
            joints = "" if i < 2 else "<joint type='slide' axis='1 0 0'/><joint type='slide' axis='0 0 1'/>"
            mass = line_mass * h * (0.5 if i == n - 1 else 1)
            bodies += (f"<body name='b{i}' pos='{h * (i - 0.5):.15g} 0 0'>{joints}<geom size='.001' mass='{mass:.15g}' contype='0' "
                       "conaffinity='0'/></body>")
        triangles = [t for i in range(n - 1) for t in ((2 * i, 2 * i + 2, 2 * i + 3), (2 * i, 2 * i + 3, 2 * i + 1))]
        self.m = corten.MjModel.from_xml_string(f"""<mujoco><option integrator="implicitfast" timestep="100" gravity="0 0 {gravity}"/>
          <worldbody>{bodies}</worldbody><deformable><flex name="f" dim="2" radius=".001"
          body="{' '.join(f'b{i // 2}' for i in range(2 * n))}" vertex="{f'0 0 0 0 {WIDTH} 0 ' * n}"
          element="{' '.join(map(str, np.ravel(triangles)))}"><contact selfcollide="none" contype="0" conaffinity="0"/>
          <elasticity young="{YOUNG}" poisson="0" thickness="{THICKNESS}" {MEMBRANE}/></flex></deformable></mujoco>""")
        self.d = corten.MjData(self.m)

    def end(self, force):
        """Drop and shortening of the end under a force, in stages."""
        for k in range(1, 6):
            self.d.qfrc_applied[-1] = -force * k / 5
            relax(self.m, self.d)
        return -self.d.qpos[-1], -self.d.qpos[-2]


def end_load(cells, parameter):
    return Strip(cells).end(parameter * YOUNG * INERTIA)


def own_weight(cells):
    """Drop of the end under a small weight over q L^4 / 8 E I."""
    q = 0.01
    return Strip(cells, q * YOUNG * INERTIA / 9.81, -9.81).end(0)[0] / (q / 8)


def hanging(cells, kind):
    """Stretch of a sheet that hangs from one edge over rho g L^2 / 2 E; masses by area."""
    xs, ys = np.linspace(0, 1, cells + 1), np.linspace(0, 0.5, cells // 2 + 1)
    points, triangles = grid(xs, ys)
    row = len(ys)
    sheet = Sheet(points, triangles, range(row), f"elasticity_model='{kind}' bending_model='none'")
    share = np.outer(np.r_[0.5, np.ones(cells - 1), 0.5], np.r_[0.5, np.ones(row - 2), 0.5]).ravel()
    total = 1e-3 * YOUNG * THICKNESS * 0.5  # weight: strain 1e-3 at the top
    load = np.zeros_like(points)
    load[:, 0] = total * share / share.sum()
    moved = sheet.settle(load)
    return moved[-row:, 0].mean() / (1e-3 / 2)


def lattice(cells):
    """Equilateral triangles of side 1 / cells that cover the unit disc and two rows more; a vertex is at the centre."""
    h, n = 1 / cells, cells + 4
    index, points = {}, []
    for i in range(-2 * n, 2 * n + 1):
        for j in range(-2 * n, 2 * n + 1):
            x, y = h * (i + j / 2), h * j * np.sqrt(3) / 2
            if np.hypot(x, y) < 1 + 1.8 * h:
                index[i, j] = len(points)
                points.append([x, y, 0])
    corners = [((i, j), (i + 1, j), (i, j + 1)) for i, j in index] + [((i + 1, j), (i + 1, j + 1), (i, j + 1)) for i, j in index]
    return np.array(points), [[index[c] for c in t] for t in corners if all(c in index for c in t)]


def area_shares(points, triangles):
    share = np.zeros(len(points))
    for t in triangles:
        a, b, c = points[t]
        share[t] += np.linalg.norm(np.cross(b - a, c - a)) / 6
    return share


def disc(cells, bending, poisson=0.3):
    """Sag of the centre of a clamped disc over q R^4 / 64 D. Vertices from half a cell inside the radius on are held."""
    points, triangles = lattice(cells)
    radius = np.hypot(points[:, 0], points[:, 1])
    held = np.flatnonzero(radius > 1 - 0.5 / cells)
    sheet = Sheet(points, triangles, held, bending, poisson)
    stiffness, q = YOUNG * THICKNESS**3 / (12 * (1 - poisson**2)), 1e-3
    load = np.zeros_like(points)
    load[:, 2] = -q * stiffness * area_shares(points, triangles)
    return -sheet.settle(load)[np.argmin(radius), 2] / (q / 64)


def square(cells, bending, poisson=0.3):
    """Sag of the centre of a simply supported square of side 1 over 0.00406 q a^4 / D, equilateral rows."""
    rows = 2 * round(cells / np.sqrt(3))
    points, index = [], []
    for j in range(rows + 1):
        xs = np.linspace(0, 1, cells + 1)
        if j % 2:
            xs = np.r_[0, (xs[1:] + xs[:-1]) / 2, 1]
        index.append(range(len(points), len(points) + len(xs)))
        points += [[x, j / rows, 0] for x in xs]
    points, triangles = np.array(points), []
    for j in range(rows):
        even, odd = (index[j], index[j + 1]) if j % 2 == 0 else (index[j + 1], index[j])
        new = [[even[i], even[i + 1], odd[i + 1]] for i in range(cells)]
        new += [[odd[i], odd[i + 1], even[i]] for i in range(cells + 1)]
        triangles += new if j % 2 == 0 else [t[::-1] for t in new]
    edge = [i for i, p in enumerate(points) if min(p[0], p[1], 1 - p[0], 1 - p[1]) < 1e-9]
    sheet = Sheet(points, triangles, edge, bending, poisson)
    stiffness, q = YOUNG * THICKNESS**3 / (12 * (1 - poisson**2)), 1e-3
    load = np.zeros_like(points)
    load[:, 2] = -q * stiffness * area_shares(points, triangles)
    centre = np.argmin(np.linalg.norm(points - [0.5, 0.5, 0], axis=1))
    return -sheet.settle(load)[centre, 2] / (0.00406 * q)


class Block:
    """A solid of 1 x 1 x 1 in cells^3 cubes, deformed by x -> F x: forces of the springs on its vertices."""

    def __init__(self, cells, kind, poisson=0.3):
        n, h = cells + 1, 1 / cells
        self.m = corten.MjModel.from_xml_string(f"""<mujoco><option gravity="0 0 0"/><worldbody><flexcomp name="f" type="grid" dim="3"
          count="{n} {n} {n}" spacing="{h:.17g} {h:.17g} {h:.17g}" mass="1" radius=".001"><edge equality="false"/><contact selfcollide="none"
          contype="0" conaffinity="0"/><elasticity young="{YOUNG}" poisson="{poisson}" elasticity_model="{kind}"/></flexcomp></worldbody>
          </mujoco>""")
        self.d = corten.MjData(self.m)
        corten.mj_forward(self.m, self.d)
        self.rest = self.d.flexvert_xpos.reshape(-1, 3).copy()

    def forces(self, F):
        self.d.qpos[:] = np.ravel(self.rest @ F.T - self.rest)
        corten.mj_forward(self.m, self.d)
        return self.d.qfrc_spring.reshape(-1, 3).copy()

    def traction(self, F):
        """Force on the face x = 1/2, which has area 1 at rest: first column of the stress P."""
        top = self.rest[:, 0] > 0.5 - 1e-9
        return -self.forces(F)[top].sum(axis=0)


def neo_hookean_stress(F, poisson=0.3):
    """P = mu (F - F^-T) + lambda ln J F^-T"""
    mu, lam = YOUNG / (2 * (1 + poisson)), YOUNG * poisson / ((1 + poisson) * (1 - 2 * poisson))
    inverse = np.linalg.inv(F).T
    return mu * (F - inverse) + lam * np.log(np.linalg.det(F)) * inverse


def patch(cells):
    """1 + largest force inside a block under a uniform strain over that on its surface; 1 is exact."""
    block = Block(cells, "neo_hookean")
    force = block.forces(np.array([[1.2, 0.1, 0], [0.05, 0.9, 0.2], [0, -0.1, 1.1]]))
    inside = np.abs(block.rest).max(axis=1) < 0.5 - 1e-9
    return 1 + np.abs(force[inside]).max() / np.abs(force).max()


def uniaxial(cells):
    """Force that stretches a block by 1.5, its width held, over the neo-Hookean law's."""
    F = np.diag([1.5, 1, 1])
    return Block(cells, "neo_hookean").traction(F)[0] / neo_hookean_stress(F)[0, 0]


def simple_shear(cells):
    """Shear force on the face x = 1/2 of a block sheared by 0.5 over the law's."""
    F = np.array([[1, 0, 0], [0.5, 1, 0], [0, 0, 1.0]])
    return Block(cells, "neo_hookean").traction(F)[1] / neo_hookean_stress(F)[1, 0]


def elastica(cells, k, part):
    drop = {1: (0.30172, 0.05643), 2: (0.49346, 0.16064), 5: (0.71379, 0.38763), 10: (0.81061, 0.55500)}
    return end_load(cells, k)[part] / drop[k][part]


COTANGENT = 1 / (0.75 * (1 - 0.3))  # MuJoCo's bending has 3/4 (1 - nu) of the plate's stiffness
# name, measured over theory by mesh, meshes, expected, bound at the finest mesh
CASES = [
    ("cantilever, end load F L^3 / 3 E I", lambda n: end_load(n, 1e-3)[0] / (1e-3 / 3), (5, 10, 20, 40), 1, 0.03),
    ("cantilever, own weight q L^4 / 8 E I", own_weight, (5, 10, 20, 40), 1, 0.03),
    *((f"elastica F L^2 / E I = {k}, {('drop', 'shortening')[p]}", lambda n, k=k, p=p: elastica(n, k, p), (5, 10, 20, 40), 1, 0.03)
      for k in (1, 2, 5, 10) for p in (0, 1)),
    *((f"hanging sheet rho g L^2 / 2 E, {kind}", lambda n, kind=kind: hanging(n, kind), (4, 8, 16), 1, 0.03)
      for kind in ("neo_hookean", "stable_neo_hookean", "stvk", "corotated")),
    ("clamped disc q R^4 / 64 D, bridson", lambda n: disc(n, MEMBRANE), (6, 12, 24), 1, 0.03),
    ("clamped disc, cotangent", lambda n: disc(n, "elastic2d='bend'"), (6, 12, 24), COTANGENT, 0.03),
    ("supported square 0.00406 q a^4 / D, bridson", lambda n: square(n, MEMBRANE), (6, 12, 24), 1, 0.03),
    ("patch test, neo_hookean solid", patch, (2, 3, 4), 1, 1e-10),
    ("uniaxial stretch 1.5, neo_hookean solid", uniaxial, (2, 3, 4), 1, 1e-10),
    ("simple shear 0.5, neo_hookean solid", simple_shear, (2, 3, 4), 1, 1e-10),
]
# plot -> words with which its cases begin
PLOTS = {"strips": ("cantilever", "elastica"), "sheets": ("hanging",), "plates": ("clamped", "supported"),
         "solids": ("patch", "uniaxial", "simple")}


def write_plots(folder, errors):
    """errors: name of a case -> [(cells, error)], its bound"""
    for name, words in PLOTS.items():
        curves = {case: curve for case, (curve, _) in errors.items() if case.startswith(words)}
        if curves:
            bound = min(errors[case][1] for case in curves)
            text = plot.convergence(f"Error beside theory: {name}", curves, bound)
            pathlib.Path(folder, f"validation_{name}.svg").write_text(text)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="fail if a case misses its bound")
    parser.add_argument("--only", default="", help="cases whose name contains this text")
    parser.add_argument("--plots", metavar="D", help="folder for the plots")
    args = parser.parse_args()
    failed, errors = 0, {}
    print("| case | measured / theory on finer and finer meshes (cells) | expected |\n|---|---|---|")
    for name, measure, meshes, expected, bound in CASES:
        if args.only not in name:
            continue
        values = [measure(n) for n in meshes]
        print(f"| {name} | {', '.join(f'{v:.4f} ({n})' for v, n in zip(values, meshes))} | {expected:.4f} |", flush=True)
        errors[name] = [(n, abs(v / expected - 1)) for n, v in zip(meshes, values)], bound
        failed += not abs(values[-1] / expected - 1) <= bound
    if args.plots:
        write_plots(args.plots, errors)
    if args.check and failed:
        print(f"{failed} cases miss their bounds")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
