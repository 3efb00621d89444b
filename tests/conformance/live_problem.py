#!/usr/bin/env python3
"""Compares the solvers with MuJoCo 3.5.0 on MuJoCo's own problems: rows, inertia and warm start are MuJoCo's, the solution is ours.

Each model runs in a dozen variants: solver, cone, contact dimensions, dense or sparse Jacobian, islands or not, noslip, friction loss. In every
sampled step these must agree: efc_force, qacc, qfrc_constraint relative to the largest entry (Newton 1e-8, CG 1e-7, PGS 1e-6), efc_state,
and per iteration the statistics. A variant passes if all but one in twenty steps agree, the whole run if all but one in a thousand do. A step in which MuJoCo itself moves by
more than the tolerance when its input is changed in the last bits (a solver that did not converge, a contact on the edge of a threshold)
is counted as sensitive, not as bad. Differences of states and iteration counts are counted and shown: at the limit of rounding either may go the
other way.
"""

import copy
import ctypes
import os
import sys
import zlib

import live_solver
import model_sets
import mujoco
import numpy as np
import processes
import runner
from runner import option

OPTIONS = [option("models"), option("only", None, "variants whose names contain one of these"), option("steps", 60),
           option("every", 3, "steps between two comparisons"), option("largest", 120), option("timeout", 1800.0)]

TOLERANCE = {mujoco.mjtSolver.mjSOL_NEWTON: 1e-8, mujoco.mjtSolver.mjSOL_CG: 1e-7, mujoco.mjtSolver.mjSOL_PGS: 1e-6}
NSTAT = 200
START, SOLVE, NOSLIP = 1, 2, 4
INT, REAL = ctypes.POINTER(ctypes.c_int), ctypes.POINTER(ctypes.c_double)
STAT = np.dtype([(n, "f8") for n in ("improvement", "gradient", "lineslope")] + [(n, "i4") for n in ("nactive", "nchange", "neval", "nupdate")])


class Problem(ctypes.Structure):
    """ShimProblem of problem_shim.c."""

    _fields_ = (
        [(n, ctypes.c_int) for n in "nv nefc ne nf ncon nstat iterations ls_iterations noslip_iterations solver".split()]
        + [(n, ctypes.c_double) for n in "tolerance ls_tolerance noslip_tolerance scale".split()]
        + [(n, INT) for n in "M_nnz M_adr M_col".split()]
        + [(n, REAL) for n in "M L dinv".split()]
        + [(n, INT) for n in "J_nnz J_adr J_col".split()]
        + [(n, REAL) for n in "J D R frictionloss aref".split()]
        + [(n, INT) for n in "type id dim".split()]
        + [(n, REAL) for n in "mu friction qacc_smooth qfrc_smooth".split()]
        + [(n, INT) for n in "AR_nnz AR_adr AR_col".split()]
        + [(n, REAL) for n in "AR warmstart qacc b force".split()]
        + [("state", INT), ("qfrc_constraint", REAL), ("stat", ctypes.c_void_p), ("niter", ctypes.c_int), ("nnz", ctypes.c_int)]
    )

    def __init__(self, **values):
        super().__init__()
        self.keep = {}
        for name, x in values.items():
            self.put(name, x)

    def put(self, name, x):
        kind = dict(self._fields_)[name]
        if kind is INT or kind is REAL:
            x = np.ascontiguousarray(x, dtype="i4" if kind is INT else "f8").copy()
            self.keep[name] = x
            x = x.ctypes.data_as(kind)
        setattr(self, name, x)

    def outputs(self):
        self.put("qacc", np.zeros(self.nv))
        self.put("qfrc_constraint", np.zeros(self.nv))
        self.put("b", np.zeros(self.nefc))
        self.put("force", np.zeros(self.nefc))
        self.put("state", np.zeros(self.nefc))
        self.keep["stat"] = np.zeros(NSTAT, dtype=STAT)
        self.stat = self.keep["stat"].ctypes.data
        self.nstat = NSTAT


def csr_rows(nnz, adr, n):
    return [slice(adr[i], adr[i] + nnz[i]) for i in range(n)]


def whole(m, d, warm):
    """The problem of the whole model."""
    sparse = mujoco.mj_isSparse(m)
    opt = m.opt
    p = Problem(
        nv=m.nv, nefc=d.nefc, ne=d.ne, nf=d.nf, ncon=d.ncon, iterations=opt.iterations, ls_iterations=opt.ls_iterations,
        noslip_iterations=opt.noslip_iterations, solver=int(opt.solver), tolerance=opt.tolerance, ls_tolerance=opt.ls_tolerance,
        noslip_tolerance=opt.noslip_tolerance, scale=1 / (m.stat.meaninertia * max(1, m.nv)), M_nnz=m.M_rownnz, M_adr=m.M_rowadr,
        M_col=m.M_colind, M=d.M, L=d.qLD, dinv=d.qLDiagInv, J=d.efc_J, D=d.efc_D, R=d.efc_R, frictionloss=d.efc_frictionloss,
        aref=d.efc_aref, type=d.efc_type, id=d.efc_id, dim=d.contact.dim, mu=d.contact.mu, friction=d.contact.friction,
        qacc_smooth=d.qacc_smooth, qfrc_smooth=d.qfrc_smooth,
    )
    if sparse:
        p.put("J_nnz", d.efc_J_rownnz), p.put("J_adr", d.efc_J_rowadr), p.put("J_col", d.efc_J_colind)
    if len(d.efc_AR):
        p.put("AR", d.efc_AR)
        if sparse:
            p.put("AR_nnz", d.efc_AR_rownnz), p.put("AR_adr", d.efc_AR_rowadr), p.put("AR_col", d.efc_AR_colind)
    if not opt.disableflags & mujoco.mjtDisableBit.mjDSBL_WARMSTART:
        p.put("warmstart", warm)
    p.outputs()
    return p


def part(p, sparse, dofs, rows):
    """The problem of one island."""
    k, place = p.keep, np.full(p.nv, -1)
    place[dofs] = np.arange(len(dofs))
    q = Problem(nv=len(dofs), nefc=len(rows), ne=int(np.sum(rows < p.ne)), nf=int(np.sum((rows >= p.ne) & (rows < p.ne + p.nf))), ncon=p.ncon)
    for n in "iterations ls_iterations noslip_iterations solver tolerance ls_tolerance noslip_tolerance".split():
        setattr(q, n, getattr(p, n))
    for n in "D R frictionloss aref type id".split():
        q.put(n, k[n][rows])
    for n in "dim mu friction".split():
        q.put(n, k[n])
    for n in "dinv qacc_smooth qfrc_smooth".split():
        q.put(n, k[n][dofs])
    cut = [csr_rows(k["M_nnz"], k["M_adr"], p.nv)[i] for i in dofs]
    nnz = k["M_nnz"][dofs]
    q.put("M_nnz", nnz), q.put("M_adr", np.cumsum(nnz) - nnz)
    q.put("M_col", place[np.concatenate([k["M_col"][c] for c in cut])])
    for n in "ML":
        q.put(n, np.concatenate([k[n][c] for c in cut]))
    if sparse:
        cut = [csr_rows(k["J_nnz"], k["J_adr"], p.nefc)[i] for i in rows]
        nnz = k["J_nnz"][rows]
        q.put("J_nnz", nnz), q.put("J_adr", np.cumsum(nnz) - nnz)
        q.put("J_col", place[np.concatenate([k["J_col"][c] for c in cut])])
        q.put("J", np.concatenate([k["J"][c] for c in cut]))
    else:
        q.put("J", k["J"].reshape(p.nefc, p.nv)[np.ix_(rows, dofs)])
    diag = q.keep["M"][q.keep["M_adr"] + q.keep["M_nnz"] - 1]
    q.scale = 1 / float(np.sum(diag))
    q.outputs()
    q.put("qacc", k["qacc"][dofs])
    return q


class Variant:
    cone, condim, jacobian, island, noslip, frictionloss, warm = 0, None, 2, True, 0, 0, True

    def __init__(self, name, solver, **settings):
        self.name, self.solver = name, solver
        self.__dict__.update(settings)

    def apply(self, m, rng):
        o = m.opt
        o.solver, o.cone, o.jacobian, o.noslip_iterations = self.solver, self.cone, self.jacobian, self.noslip
        off = mujoco.mjtDisableBit
        o.disableflags = int(o.disableflags) & ~(off.mjDSBL_ISLAND | off.mjDSBL_WARMSTART)
        o.disableflags |= (0 if self.island else off.mjDSBL_ISLAND) | (0 if self.warm else off.mjDSBL_WARMSTART)
        if self.condim:
            m.geom_condim[:] = rng.choice(self.condim, m.ngeom)
            m.pair_dim[:] = rng.choice(self.condim, m.npair)
        if self.frictionloss:
            m.dof_frictionloss[:] = self.frictionloss * rng.random(m.nv)


NEWTON, CG, PGS = mujoco.mjtSolver.mjSOL_NEWTON, mujoco.mjtSolver.mjSOL_CG, mujoco.mjtSolver.mjSOL_PGS
VARIANTS = [
    Variant("newton", NEWTON),
    Variant("newton whole", NEWTON, island=False),
    Variant("newton cold", NEWTON, warm=False),
    Variant("newton sparse", NEWTON, jacobian=1, island=False),
    Variant("newton elliptic", NEWTON, cone=1),
    Variant("newton elliptic sparse", NEWTON, cone=1, condim=[1, 3, 4, 6], jacobian=1),
    Variant("newton mixed", NEWTON, condim=[1, 3, 4, 6], frictionloss=0.2),
    Variant("newton mixed elliptic", NEWTON, cone=1, condim=[1, 3, 4, 6], frictionloss=0.2),
    Variant("newton noslip", NEWTON, noslip=10),
    Variant("newton elliptic noslip", NEWTON, cone=1, condim=[3, 4, 6], noslip=10, frictionloss=0.1),
    Variant("cg", CG),
    Variant("cg elliptic", CG, cone=1, condim=[1, 3, 4, 6], frictionloss=0.2),
    Variant("cg sparse", CG, jacobian=1),
    Variant("pgs", PGS),
    Variant("pgs sparse", PGS, jacobian=1, condim=[1, 3, 4, 6]),
    Variant("pgs elliptic", PGS, cone=1, condim=[1, 3, 4, 6], frictionloss=0.2),
    Variant("pgs elliptic noslip", PGS, cone=1, noslip=10, jacobian=1),
]


def near(a, b):
    """Largest difference relative to the largest entry of b."""
    size = np.max(np.abs(b), initial=1e-10)
    return np.max(np.abs(a - b), initial=0) / size


def same_stats(ours, theirs, n):
    for i in range(min(n, NSTAT)):
        a, b = ours[i], theirs[i]
        if any(a[f] != getattr(b, f) for f in ("nactive", "nchange", "neval", "nupdate")):
            return False
        for f in ("improvement", "gradient"):
            if not abs(a[f] - getattr(b, f)) <= 1e-6 * abs(getattr(b, f)) + 1e-12:
                return False
    return True


class Result:
    def __init__(self):
        self.steps = self.bad = self.sensitive = self.state = self.niter = self.stat = 0
        self.worst = 0.0
        self.first = None


def islands(m, d, p):
    """(problem, rows, dofs, index) for every problem MuJoCo solves by itself."""
    separate = d.nisland > 0 and m.opt.solver != PGS and m.opt.noslip_iterations == 0
    if not separate or m.opt.disableflags & mujoco.mjtDisableBit.mjDSBL_ISLAND:
        return [(p, np.arange(p.nefc), np.arange(p.nv), 0)]
    out = []
    for k in range(d.nisland):
        rows = d.map_iefc2efc[d.island_iefcadr[k] : d.island_iefcadr[k] + d.island_nefc[k]]
        dofs = d.map_idof2dof[d.island_idofadr[k] : d.island_idofadr[k] + d.island_nv[k]]
        out.append((part(p, mujoco.mj_isSparse(m), dofs, rows), rows, dofs, k))
    return out


def sensitive(m, d, warm, tolerance):
    """Does MuJoCo's own answer move by more than the tolerance with the last bits of its input?"""
    e, rng = mujoco.MjData(m), np.random.default_rng(1)
    names = ("efc_force", "qacc", "qfrc_constraint")
    for _ in range(8):
        mujoco.mj_copyData(e, m, d)
        e.qacc_warmstart[:] = warm * (1 + 1e-15 * rng.normal(size=m.nv))
        e.efc_aref[:] *= 1 + 1e-15 * rng.normal(size=e.nefc)
        mujoco.mj_fwdConstraint(m, e)
        if not all(near(getattr(e, n), getattr(d, n)) < tolerance for n in names):
            return True
    return False


def check(lib, m, d, warm, result, note):
    p = whole(m, d, warm)
    if lib.shim_problem(ctypes.byref(p), START, 1) < 0:
        raise SystemExit("the arena is full")
    force, state = np.zeros(d.nefc), np.zeros(d.nefc, int)
    qacc, qfrc = d.qacc_smooth.copy(), np.zeros(m.nv)
    steps = SOLVE | (NOSLIP if m.opt.noslip_iterations else 0)
    # solving islands, MuJoCo leaves efc_state as the warm start had it
    parts, theirs = islands(m, d, p), d.efc_state.copy()
    if parts[0][0] is not p:
        theirs[d.map_iefc2efc] = d.iefc_state
    for q, rows, dofs, k in parts:
        lib.shim_problem(ctypes.byref(q), steps, 1)
        force[rows], state[rows], qacc[dofs], qfrc[dofs] = (q.keep[n] for n in ("force", "state", "qacc", "qfrc_constraint"))
        if k < 20:
            good = q.niter == d.solver_niter[k]
            result.niter += not good
            result.stat += good and not same_stats(q.keep["stat"], d.solver[k * NSTAT : (k + 1) * NSTAT], q.niter)
    error = np.max([near(force, d.efc_force), near(qacc, d.qacc), near(qfrc, d.qfrc_constraint)])
    tolerance = TOLERANCE[mujoco.mjtSolver(m.opt.solver)]
    bad = not error < tolerance
    if bad and sensitive(m, d, warm, tolerance):
        bad = False
        result.sensitive += 1
    result.steps += 1
    result.bad += bad
    result.state += not np.array_equal(state, theirs)
    result.worst = np.maximum(result.worst, error)
    if bad and result.first is None:
        result.first = f"{note}: {error:.1e}"


def run_variant(lib, compiled, path, variant, options):
    m = copy.copy(compiled)
    rng = np.random.default_rng(zlib.crc32((os.path.basename(path) + variant.name).encode()))
    variant.apply(m, rng)
    d = mujoco.MjData(m)
    result = Result()
    if m.nv == 0 or m.nv > options.largest:
        return result
    if m.nkey:
        mujoco.mj_resetDataKeyframe(m, d, int(rng.integers(m.nkey)))
    d.qvel[:] = rng.normal(size=m.nv) * 0.1
    lo, hi = np.where(m.actuator_ctrllimited[:, None], m.actuator_ctrlrange, [-1, 1]).T if m.nu else (0, 0)
    for i in range(options.steps):
        if i % 20 == 0 and m.nu:
            d.ctrl[:] = rng.uniform(lo, hi)
        if i % options.every == 0:
            warm = d.qacc_warmstart.copy()
            mujoco.mj_forward(m, d)
            if d.nefc and not any(w.number for w in d.warning):
                check(lib, m, d, warm, result, f"step {i}")
            d.qacc_warmstart[:] = warm
        mujoco.mj_step(m, d)
    return result


def child(send, lib, options, path):
    """Sends (variant, result or what MuJoCo says) of all variants of one model."""
    answer = []
    try:
        m = mujoco.MjModel.from_xml_path(path)
    except ValueError as e:
        send.send([("", str(e).splitlines()[0])])
        return
    for v in VARIANTS:
        if options.only is None or any(text in v.name for text in options.only):
            try:
                answer.append((v.name, run_variant(lib, m, path, v, options)))
            except mujoco.FatalError as e:  # its arena is too small
                answer.append((v.name, str(e).splitlines()[0]))
    send.send(answer)


COUNTS = ("steps", "bad", "sensitive", "state", "niter", "stat")


def see_variant(report, name, variant, r):
    if isinstance(r, str):
        report.refused.append((f"{name} {variant}", r))
        return
    if r.steps == 0:
        return
    report.tally.update({what: getattr(r, what) for what in COUNTS})
    text = (f"{r.steps} steps, {r.bad} bad, {r.sensitive} sensitive, worst {r.worst:.1e}, states {r.state}, iterations {r.niter}, "
            f"statistics {r.stat}" + (f", first {r.first}" if r.first else ""))
    good = r.bad <= 0.05 * r.steps
    if good and r.bad and not report.verbose:
        print(f"{name} {variant}: {text}", flush=True)
    report.check(name, f"{variant}: {text}", [] if good else [f"{r.bad} of {r.steps} steps differ"])


def run(session):
    options, report = session.options, session.report
    lib = ctypes.CDLL(options.shim)
    lib.shim_problem.restype = ctypes.c_double
    paths = model_sets.collect(options.models) or [p for collection in live_solver.files() for p in collection.jobs]
    for path, answer, reason in processes.each(paths, options, child, (lib, options)):
        name = os.path.basename(os.path.dirname(path)) + "/" + os.path.basename(path)
        if answer is None:
            report.check(name, "all", [reason])
        for variant, result in answer or ():
            see_variant(report, name, variant, result)
    t = report.tally
    print(f"{t['steps']} problems: {t['bad']} differ, in {t['sensitive']} MuJoCo itself moves as much; {t['state']} with other states, "
          f"{t['niter']} with other iteration counts, {t['stat']} with other statistics")
    report.check("all models", "at most one problem in a thousand differs", [] if 0 < t["steps"] >= 1000 * t["bad"] else [f"{t['bad']} of {t['steps']} differ"])


if __name__ == "__main__":
    sys.exit(runner.main("problem"))
