#!/usr/bin/env python3
"""Every pure utility function against MuJoCo's, on random inputs and edge cases.

Signatures come from MuJoCo's introspection, inputs from the tables below. Both functions get the same
bytes, outputs too are filled with the same noise before the call, and afterwards every array and the returned
value must agree: exactly for integers and text, to 1e-14 of the largest number of the array for reals (1e-12 for
the iterative ones). A function of the family that is neither tested nor excluded is a failure.
"""
import ctypes
import sys

import live
import mujoco
import numpy as np
import runner
from mujoco.introspect import ast_nodes
from mujoco.introspect.functions import FUNCTIONS
from runner import option

MUJOCO, LIBC = live.native(), ctypes.CDLL(None)
MUJOCO.mju_type2Str.restype = ctypes.c_char_p
OPTIONS = [option("only", None, "names of functions, e.g. mju_dot")]

CASES = 400

# Functions of the mju_ family that are not pure utilities.
EXCLUDED = set("""
mju_getXMLDependencies mju_printMat mju_printMatSparse mju_rayGeom mju_raySkin
mju_error mju_error_i mju_error_s mju_warning mju_warning_i mju_warning_s mju_clearHandlers mju_writeLog
mju_malloc mju_free mju_boxQPmalloc
mju_openResource mju_closeResource mju_readResource mju_getResourceDir mju_isModifiedResource mju_decodeResource
mju_threadPoolCreate mju_bindThreadPool mju_threadPoolEnqueue mju_threadPoolDestroy mju_defaultTask mju_taskJoin
mjd_transitionFD mjd_inverseFD
""".split())

TOLERANCE = {"mju_boxQP": 1e-12, "mju_eig3": 1e-12, "mju_mat2Rot": 1e-12}


# ---- random material ------------------------------------------------------------------------------

def pick(r, *choices):
    return choices[r.integers(len(choices))]


def vector(r, n):
    """A vector: mostly plain, sometimes zero, tiny, huge, sparse or along an axis."""
    kind = r.integers(10)
    v = r.normal(size=n)
    if kind == 0:
        v[:] = 0
    elif kind == 1:
        v *= 10.0 ** r.integers(-18, -12)
    elif kind == 2:
        v *= 10.0 ** r.integers(-8, 8)
    elif kind == 3:
        v[r.random(n) < 0.6] = 0
    elif kind == 4 and n:
        v = np.zeros(n)
        v[r.integers(n)] = pick(r, 1.0, -1.0, 1e-16, 3.0)
    return v


def quat(r):
    kind = r.integers(10)
    if kind == 0:
        return np.array(pick(r, [1, 0, 0, 0], [-1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 0, -1]), float)
    q = r.normal(size=4)
    if kind == 1:
        q[1:] *= 10.0 ** r.integers(-18, -5)
    if kind == 2:
        q[0] *= 10.0 ** r.integers(-18, -5)
    return q / np.linalg.norm(q)


def any_quat(r):
    """A quaternion, not always normalized."""
    kind = r.integers(5)
    if kind == 0:
        return vector(r, 4)
    return quat(r) * (1 if kind < 4 else 1 + 1e-15 * r.normal())


def rotation(r):
    m = np.zeros(9)
    mujoco.mju_quat2Mat(m, quat(r))
    return m


def spd(r, n, rank=None):
    a = r.normal(size=(n, n if rank is None else rank))
    return a @ a.T + (0.1 * np.eye(n) if rank is None else 0)


def noise(r, *shape):
    return r.normal(size=shape)


def scalar(r):
    return float(pick(r, r.normal(), r.normal() * 1e3, 0.0, -0.0, 1.0, -1.0, 0.5, 1e-16, np.nan, np.inf, -np.inf))


# ---- inputs, in the order of the arguments ----------------------------------------------------------

def vectors(outputs, inputs, extra=lambda r: []):
    """n-vectors: `outputs` of noise, then `inputs`, then further arguments, then n."""
    def make(r):
        n = int(r.integers(0, 25))
        return [noise(r, n) for _ in range(outputs)] + [vector(r, n) for _ in range(inputs)] + extra(r) + [n]
    return make


def in_place(inputs, extra=lambda r: []):
    return vectors(0, inputs, extra)


def sizes(r, count):
    return [int(x) for x in r.integers(0, 9, size=count)]


def mat_vec(r):
    nr, nc = sizes(r, 2)
    return [noise(r, nr), noise(r, nr, nc), vector(r, nc), nr, nc]


def mat_t_vec(r):
    nr, nc = sizes(r, 2)
    return [noise(r, nc), noise(r, nr, nc), vector(r, nr), nr, nc]


def vec_mat_vec(r):
    n = int(r.integers(0, 9))
    return [vector(r, n), noise(r, n, n), vector(r, n), n]


def transpose(r):
    nr, nc = sizes(r, 2)
    return [noise(r, nr * nc), noise(r, nr, nc), nr, nc]


def symmetrize(r):
    n = int(r.integers(0, 9))
    return [noise(r, n * n), noise(r, n, n), n]


def eye(r):
    n = int(r.integers(0, 9))
    return [noise(r, n * n), n]


def mat_mat(r):
    r1, c1, c2 = sizes(r, 3)
    return [noise(r, r1 * c2), noise(r, r1, c1), noise(r, c1, c2), r1, c1, c2]


def mat_mat_t(r):
    r1, c1, r2 = sizes(r, 3)
    return [noise(r, r1 * r2), noise(r, r1, c1), noise(r, r2, c1), r1, c1, r2]


def mat_t_mat(r):
    r1, c1, c2 = sizes(r, 3)
    return [noise(r, c1 * c2), noise(r, r1, c1), noise(r, r1, c2), r1, c1, c2]


def sqr_mat(r):
    nr, nc = sizes(r, 2)
    return [noise(r, nc * nc), noise(r, nr, nc), pick(r, None, vector(r, nr)), nr, nc]


def transform_spatial(r):
    return [noise(r, 6), vector(r, 6), int(r.integers(2)), vector(r, 3), vector(r, 3), pick(r, None, rotation(r))]


def integers(n):
    return np.full(n, -7, np.int32)


def dense2sparse(r):
    nr, nc = sizes(r, 2)
    m = noise(r, nr, nc) * (r.random((nr, nc)) < 0.4)
    room = max(int(np.count_nonzero(m)), 1) + int(r.integers(-1, 3))
    return [noise(r, nr * nc + 2), m, nr, nc, integers(nr), integers(nr), integers(nr * nc + 2), room]


def sparse2dense(r):
    nr, nc = sizes(r, 2)
    m = r.random((nr, nc)) < 0.4
    nnz = m.sum(axis=1).astype(np.int32)
    gap = r.integers(0, 3, size=nr)
    adr = (np.cumsum(nnz + gap) - nnz).astype(np.int32) if nr else integers(0)
    col = integers(int((nnz + gap).sum()) + 1)
    for i in range(nr):
        col[adr[i]:adr[i] + nnz[i]] = np.flatnonzero(m[i])
    return [noise(r, nr * nc), noise(r, len(col)), nr, nc, nnz, adr, col]


def mat2quat(r):
    m = rotation(r)
    return [noise(r, 4), m + pick(r, 0, 0, 1e-9) * noise(r, 9)]


def mat2rot(r):
    m = rotation(r)
    return [quat(r), pick(r, m, m * np.repeat(r.random(3) + 0.5, 3), m + 0.2 * noise(r, 9), 1e-3 * m)]


def euler(r):
    seq = "".join(r.choice(list("xyzXYZ"), size=3))
    return [noise(r, 4), 3 * vector(r, 3), seq.encode()]


def chol_factor(r):
    n = int(r.integers(0, 25))
    full = r.random() < 0.7 or n < 2
    m = spd(r, n, None if full else n // 2)
    if full:
        return [m, n, pick(r, 0.0, 1e-15, 1e-3)]
    # far from round-off, so that both see the same rank: a matrix of small integers
    a = r.integers(-2, 3, size=(n, n // 2)).astype(float)
    return [a @ a.T, n, pick(r, 1e-5, 0.1)]


def factor_of(m):
    return np.ascontiguousarray(np.linalg.cholesky(m)) if len(m) else m


def chol_solve(r):
    n = int(r.integers(0, 25))
    return [noise(r, n), factor_of(spd(r, n)), vector(r, n), n]


def chol_update(r):
    n = int(r.integers(0, 25))
    m = spd(r, n)
    x = noise(r, n) * pick(r, 1, 0.01, 1e-3)
    if n:
        x[r.random(n) < 0.2] = 0
    plus = int(r.integers(2))
    if not plus and n and r.random() < 0.7:
        # keep the result positive in most cases
        x *= 0.5 / max(1.0, np.sqrt(x @ np.linalg.solve(m, x)))
    return [factor_of(m), x, n, plus]


def band_shape(r):
    ndense = int(r.integers(0, 4))
    nsparse = int(r.integers(0, 9))
    ntotal = ndense + nsparse
    nband = int(r.integers(1, max(nsparse, 1) + 1))
    return ntotal, nband, ndense, nsparse * nband + ndense * ntotal


def band_matrix(r, scale=1.0):
    ntotal, nband, ndense, size = band_shape(r)
    full = spd(r, ntotal) * scale
    for i in range(ntotal - ndense):
        for j in range(max(0, i - nband + 1)):
            full[i, j] = full[j, i] = 0
    # cutting a band may lose positivity: make the diagonal dominate
    full += np.diag(np.abs(full).sum(axis=1))
    mat = noise(r, size)
    fill_band(mat, full, ntotal, nband, ndense)
    return mat, ntotal, nband, ndense


def fill_band(mat, full, ntotal, nband, ndense):
    for i in range(ntotal - ndense):
        for j in range(max(0, i - nband + 1), i + 1):
            mat[(i + 1) * nband - 1 - i + j] = full[i, j]
    start = (ntotal - ndense) * nband
    for i in range(ntotal - ndense, ntotal):
        row = start + (i - ntotal + ndense) * ntotal
        mat[row:row + i + 1] = full[i, :i + 1]


def chol_factor_band(r):
    mat, ntotal, nband, ndense = band_matrix(r)
    return [mat, ntotal, nband, ndense, pick(r, 0.0, 0.3, -1e3), pick(r, 0.0, 0.1)]


def chol_solve_band(r):
    mat, ntotal, nband, ndense = band_matrix(r)
    return [noise(r, ntotal), mat, vector(r, ntotal), ntotal, nband, ndense]


def band2dense(r):
    ntotal, nband, ndense, size = band_shape(r)
    return [noise(r, ntotal * ntotal), noise(r, size), ntotal, nband, ndense, int(r.integers(2))]


def dense2band(r):
    ntotal, nband, ndense, size = band_shape(r)
    return [noise(r, size), noise(r, ntotal, ntotal), ntotal, nband, ndense]


def band_mul(r):
    ntotal, nband, ndense, size = band_shape(r)
    nvec = int(r.integers(0, 4))
    return [noise(r, ntotal * nvec), noise(r, size), noise(r, ntotal * nvec), ntotal, nband, ndense, nvec,
            int(r.integers(2))]


def band_diag(r):
    ntotal, nband, ndense, _ = band_shape(r)
    return [int(r.integers(0, max(ntotal, 1))), ntotal, nband, ndense]


def eig3(r):
    q = rotation(r).reshape(3, 3)
    w = pick(r, r.normal(size=3), r.random(3) * 10.0 ** r.integers(-6, 6), np.array([2.0, 2, 1]), np.ones(3),
             np.array([1.0, 2, 3]), np.zeros(3), np.array([1, 1 + 1e-9, 1e-3]))
    m = pick(r, q @ np.diag(w) @ q.T, np.diag(w))
    return [noise(r, 3), noise(r, 9), noise(r, 4), (m + m.T) / 2]


def box_qp(r):
    n = int(r.integers(1, 13))
    h = spd(r, n)
    low = -r.random(n)
    high = low + 0.05 + r.random(n)
    kind = r.integers(6)
    if kind == 0:
        h = h - 100 * np.eye(n)
    return [noise(r, n), np.zeros(n * (n + 7)), pick(r, None, integers(n)), h, noise(r, n) * pick(r, 1, 10), n,
            None if kind in (1, 2) else low, None if kind in (1, 3) else high]


def muscle_parameters(r):
    lengthrange = np.sort(r.random(2)) + pick(r, 0, 0.3)
    prm = np.array([0.75, 1.05, pick(r, -1, 100.0), 200, 0.5, 1.6, 1.5, 1.3, 1.2])
    if r.random() < 0.5:
        prm *= 1 + 0.1 * r.normal(size=9)
    if r.random() < 0.1:
        prm[8] = 1.0
    if r.random() < 0.1:
        lengthrange[1] = lengthrange[0]
    return lengthrange, prm


def muscle_gain(r):
    lengthrange, prm = muscle_parameters(r)
    return [float(r.random() * 2), float(r.normal() * 2), lengthrange, float(r.random()), prm]


def muscle_bias(r):
    lengthrange, prm = muscle_parameters(r)
    return [float(r.random() * 2), lengthrange, float(r.random()), prm]


def muscle_dynamics(r):
    return [float(r.normal()), float(r.normal()), np.array([0.01, 0.04, pick(r, 0.0, 0.2, 1.0)])]


def encode_pyramid(r):
    dim = int(r.integers(2, 7))
    return [noise(r, 10), vector(r, 6), r.random(5) + 0.01, dim]


def decode_pyramid(r):
    dim = int(r.integers(1, 7))
    return [noise(r, 6), vector(r, 10), r.random(5), dim]


def spring_damper(r):
    k = float(r.random() * 100)
    b = float(pick(r, r.random() * 40, 2 * np.sqrt(k), 0.0))
    return [float(r.normal()), float(r.normal()), k, b, float(r.random())]


def round_case(r):
    return [float(pick(r, r.normal() * 10, r.integers(-9, 9) + 0.5, r.integers(-9, 9), -0.0))]


def sort_reals(r):
    n = int(r.integers(0, 40))
    return [np.round(noise(r, n), int(r.integers(0, 4))), n]


def sort_ints(r):
    n = int(r.integers(0, 40))
    return [r.integers(-9, 9, size=n).astype(np.int32), n]


def strncpy_case(r):
    n = int(r.integers(1, 12))
    return [np.full(16, 65, np.uint8), b"a fine string"[:int(r.integers(0, 13))], n]


def convert(to, source):
    def make(r):
        n = int(r.integers(0, 20))
        return [noise(r, n).astype(to), noise(r, n).astype(source), n]
    return make


QUATS = {"quat", "quat1", "quat2", "qa", "qb"}

# functions that take only fixed arrays and numbers are filled in by shape; these need more
INPUTS = {
    "mju_zero": vectors(1, 0), "mju_fill": vectors(1, 0, lambda r: [r.normal()]), "mju_copy": vectors(1, 1),
    "mju_sum": in_place(1), "mju_L1": in_place(1), "mju_scl": vectors(1, 1, lambda r: [r.normal()]),
    "mju_add": vectors(1, 2), "mju_sub": vectors(1, 2), "mju_addTo": vectors(1, 1), "mju_subFrom": vectors(1, 1),
    "mju_addToScl": vectors(1, 1, lambda r: [r.normal()]), "mju_addScl": vectors(1, 2, lambda r: [r.normal()]),
    "mju_normalize": lambda r: (lambda n: [vector(r, n), n])(int(r.integers(1, 25))),
    "mju_norm": in_place(1), "mju_dot": in_place(2), "mju_isZero": in_place(1),
    "mju_mulMatVec": mat_vec, "mju_mulMatTVec": mat_t_vec, "mju_mulVecMatVec": vec_mat_vec,
    "mju_transpose": transpose, "mju_symmetrize": symmetrize, "mju_eye": eye, "mju_mulMatMat": mat_mat,
    "mju_mulMatMatT": mat_mat_t, "mju_mulMatTMat": mat_t_mat, "mju_sqrMatTD": sqr_mat,
    "mju_transformSpatial": transform_spatial, "mju_dense2sparse": dense2sparse, "mju_sparse2dense": sparse2dense,
    "mju_mat2Quat": mat2quat, "mju_mat2Rot": mat2rot, "mju_euler2Quat": euler,
    "mju_quat2Vel": lambda r: [noise(r, 3), any_quat(r), pick(r, 1.0, 0.01, -2.0)],
    "mju_axisAngle2Quat": lambda r: [noise(r, 4), vector(r, 3), pick(r, 0.0, 1e-9, r.normal() * 4)],
    "mju_quatIntegrate": lambda r: [any_quat(r), vector(r, 3), pick(r, 1.0, 0.0, 0.01, r.normal())],
    "mju_cholFactor": chol_factor, "mju_cholSolve": chol_solve, "mju_cholUpdate": chol_update,
    "mju_cholFactorBand": chol_factor_band, "mju_cholSolveBand": chol_solve_band, "mju_band2Dense": band2dense,
    "mju_dense2Band": dense2band, "mju_bandMulMatVec": band_mul, "mju_bandDiag": band_diag, "mju_eig3": eig3,
    "mju_boxQP": box_qp, "mju_muscleGain": muscle_gain, "mju_muscleBias": muscle_bias,
    "mju_muscleDynamics": muscle_dynamics, "mju_encodePyramid": encode_pyramid, "mju_decodePyramid": decode_pyramid,
    "mju_springDamper": spring_damper, "mju_round": round_case, "mju_insertionSort": sort_reals,
    "mju_clip": lambda r: [scalar(r), -abs(float(r.normal())), abs(float(r.normal()))],
    "mju_insertionSortInt": sort_ints, "mju_strncpy": strncpy_case,
    "mju_sigmoid": lambda r: [pick(r, float(r.normal()), float(r.random()), 0.0, 1.0)],
    "mju_isBad": lambda r: [pick(r, scalar(r), 1e10, -1e10, np.nextafter(1e10, 2e10), -2e10)],
    "mju_type2Str": lambda r: [int(r.integers(-3, 110))],
    "mju_str2Type": lambda r: [pick(r, *sorted(type_names()), b"", b"nothing", b"Body")],
    "mju_writeNumBytes": lambda r: [pick(r, 0, 1, int(r.integers(1 << 30)), int(r.integers(1, 2000)) << int(r.integers(0, 50)))],
    "mju_warningText": lambda r: [int(r.integers(-2, 12)), int(r.integers(0, 1000))],
    "mju_standardNormal": lambda r: [np.zeros(1)],
    "mju_f2n": convert(np.float64, np.float32), "mju_n2f": convert(np.float32, np.float64),
    "mju_d2n": convert(np.float64, np.float64), "mju_n2d": convert(np.float64, np.float64),
    "mju_Halton": lambda r: [int(r.integers(0, 10000)), int(r.integers(2, 20))],
    "mjd_subQuat": lambda r: [quat(r), quat(r), noise(r, 9), noise(r, 9)],
    "mjd_quatIntegrate": lambda r: [vector(r, 3), float(pick(r, 1.0, 0.01, r.normal())), noise(r, 9), noise(r, 9), noise(r, 3)],
}

# which arguments may be the same array; the result must be as if they were not
ALIAS = {
    "mju_scl3": [(0, 1)], "mju_add3": [(0, 1), (0, 2)], "mju_sub3": [(0, 1), (0, 2)], "mju_addScl3": [(0, 1), (0, 2)],
    "mju_scl": [(0, 1)], "mju_add": [(0, 1)], "mju_sub": [(0, 2)], "mju_addScl": [(0, 1)], "mju_negQuat": [(0, 1)],
    "mju_mulQuat": [(0, 1), (0, 2)], "mju_rotVecQuat": [(0, 1)], "mju_symmetrize": [(0, 1)], "mju_cholSolve": [(0, 2)],
    "mju_cholSolveBand": [(0, 2)],
}


def type_names():
    return {n for n in (MUJOCO.mju_type2Str(i) for i in range(110)) if n}


def by_shape(function):
    """Inputs for a function of fixed arrays and numbers."""
    def make(r):
        args = []
        for p in function.parameters:
            if isinstance(p.type, ast_nodes.ArrayType):
                n = int(np.prod(p.type.extents))
                args.append(any_quat(r) if p.name in QUATS and n == 4 else vector(r, n))
            elif str(p.type) == "mjtNum":
                args.append(scalar(r) if len(function.parameters) < 4 and not has_array(function) else float(r.normal()))
            else:
                raise LookupError(f"{function.name}: no inputs for {p.type} {p.name}")
        return args
    return make


def has_array(function):
    return any(isinstance(p.type, ast_nodes.ArrayType) for p in function.parameters)


# ---- calling --------------------------------------------------------------------------------------

NUMBER = {"mjtNum": ctypes.c_double, "int": ctypes.c_int, "size_t": ctypes.c_size_t, "mjtByte": ctypes.c_ubyte,
          "void": None, "const char *": ctypes.c_char_p, "char *": ctypes.c_void_p}


def prepare(library, name, function):
    f = getattr(library, name)
    f.restype = NUMBER[str(function.return_type)]
    f.argtypes = [NUMBER.get(str(p.type), ctypes.c_void_p) for p in function.parameters]
    return f


def call(f, args):
    """Run f on copies; returns (value, arrays after the call)."""
    shared = {}
    own = [shared.setdefault(id(a), a.copy()) if isinstance(a, np.ndarray) else a for a in args]
    ready = [a.ctypes.data if isinstance(a, np.ndarray) else a for a in own]
    value = f(*ready)
    if f.restype is ctypes.c_void_p:
        value = value == ready[0]
    return value, [a for a in own if isinstance(a, np.ndarray)]


def worst(ours, theirs):
    """Largest difference relative to the largest number; inf where one is not finite and the other differs."""
    ours, theirs = np.asarray(ours), np.asarray(theirs)
    if ours.dtype.kind != "f":
        return 0.0 if np.array_equal(ours, theirs) else np.inf
    same = (ours == theirs) | (np.isnan(ours) & np.isnan(theirs))
    if same.all():
        return 0.0
    if not np.isfinite(ours[~same]).all() or not np.isfinite(theirs[~same]).all():
        return np.inf
    scale = max(np.abs(theirs[np.isfinite(theirs)]).max(), 1e-300)
    return float(np.abs(ours[~same] - theirs[~same]).max() / scale)


def trim(name, args, result):
    """Leave out what a function does not promise: scratch behind a factor, arrays of a failed call."""
    value, arrays = result
    if name == "mju_boxQP":
        n = max(value, 0)
        kept = [arrays[0] if value >= 0 else arrays[0] * 0]
        R = arrays[1][:n * n].reshape(n, n)
        kept.append(np.tril(R) if args[6] is not None or args[7] is not None else R)
        return value, kept + [a[:n] for a in arrays[2:] if a.dtype.kind == "i"]
    if name == "mju_dense2sparse" and value:
        return value, []
    if name == "mju_cholFactorBand" and value == 0:
        return value, []
    if name == "mju_warningText":
        # our own sentences: the number must be in them
        return str(args[1] if 0 <= args[0] < 8 else args[0]).encode() in value, arrays
    return value, arrays


def compare(name, args, ours, theirs):
    """Worst relative difference of one call."""
    ours, theirs = trim(name, args, ours), trim(name, args, theirs)
    if not isinstance(theirs[0], float):
        errors = [0.0 if ours[0] == theirs[0] else np.inf]
    else:
        errors = [worst([ours[0]], [theirs[0]])]
    return max(errors + [worst(a, b) for a, b in zip(ours[1], theirs[1])])


def alias(name, args, r):
    if name not in ALIAS or r.random() < 0.7:
        return args
    i, j = pick(r, *ALIAS[name])
    args = list(args)
    args[i] = args[j] = args[i].copy() if args[i].shape == args[j].shape else args[j].copy().ravel()
    return args


def check(session, name, function):
    """Message about the first disagreement of a function, or None."""
    theirs = prepare(MUJOCO, name, function)
    try:
        ours = prepare(session.library, name.replace("mj", "ct", 1), function)
    except AttributeError:
        return "not exported"
    make = INPUTS.get(name) or by_shape(function)
    r = np.random.default_rng(sum(name.encode()))
    tolerance = TOLERANCE.get(name, 1e-14)
    high = 0.0
    for case in range(CASES):
        args = alias(name, [np.ascontiguousarray(a) if isinstance(a, np.ndarray) else a for a in make(r)], r)
        results = []
        for f in (ours, theirs):
            LIBC.srand(case)
            results.append(call(f, args))
        error = compare(name, args, *results)
        high = np.maximum(high, error)
        if not error <= tolerance:
            return f"case {case}: differs by {error:.3g}\n  in     {args}\n  ours   {results[0]}\n  theirs {results[1]}"
    if session.options.verbose:
        print(f"{name}: {high:.2g}")
    return None


def run(session):
    only = session.options.only
    for name in FUNCTIONS:
        if name.startswith(("mju_", "mjd_")) and name not in EXCLUDED and (only is None or name in only):
            message = check(session, name, FUNCTIONS[name])
            session.report.check(name, "equal", [message] if message else [])


if __name__ == "__main__":
    sys.exit(runner.main("math"))
