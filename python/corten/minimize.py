"""Nonlinear least squares with bounds: Gauss-Newton steps of a regularized quadratic model, solved by mju_boxQP.

Minimizes norm(residual(x)), by default half the sum of squares. Each step minimizes the quadratic model
  g'dx + dx'(H + mu I)dx / 2   within the bounds,   g = J'dn/dr,  H = J'd2n/dr2 J,
and mu goes down when the model predicts well and up when it does not (Levenberg-Marquardt).
"""
import abc
import dataclasses
import enum
import sys
import time

import numpy as np

from corten import _core


class Verbosity(enum.Enum):
    SILENT = 0
    FINAL = 1
    ITER = 2
    FULLITER = 3


class Status(enum.Enum):
    FACTORIZATION_FAILED = 1
    NO_IMPROVEMENT = 2
    MAX_ITER = 3
    DX_TOL = 4
    G_TOL = 5


_TEXT = {Status.FACTORIZATION_FAILED: "factorization failed.", Status.NO_IMPROVEMENT: "insufficient reduction.",
         Status.MAX_ITER: "maximum iterations reached.", Status.DX_TOL: "norm(dx) < tol", Status.G_TOL: "norm(gradient) < tol"}


@dataclasses.dataclass(frozen=True)
class IterLog:
    """What one iteration did."""
    candidate: np.ndarray
    objective: np.float64
    reduction: np.float64
    regularizer: np.float64
    residual: np.ndarray = None
    jacobian: np.ndarray = None
    grad: np.ndarray = None
    step: np.ndarray = None


class Norm(abc.ABC):
    """How large a vector of residuals is, with derivatives."""

    @abc.abstractmethod
    def value(self, r):
        """The value at a column r."""

    @abc.abstractmethod
    def grad_hess(self, r, proj):
        """proj' gradient and proj' Hessian proj."""


class Quadratic(Norm):
    """Half the sum of squares."""

    def value(self, r):
        return 0.5 * float(r.T @ r) if r.ndim == 1 else 0.5 * float((r.T @ r).item())

    def grad_hess(self, r, proj):
        return proj.T @ r, proj.T @ proj


def _columns(residual, x):
    """Residuals of many points at once if the function can, else one by one."""
    r = np.asarray(residual(x))
    return r.reshape(-1, x.shape[1]) if r.ndim == 1 else r


def jacobian_fd(residual, x, r, eps, n_res, bounds=None):
    """Finite differences of the residual, away from the upper bounds; and the new number of evaluations."""
    n = x.size
    step = np.full(n, eps)
    if bounds is not None:
        middle = 0.5 * (bounds[0] + bounds[1])
        step[x.reshape(-1) > middle.reshape(-1)] *= -1
    points = x.reshape(-1, 1) + np.diag(step)
    return (_columns(residual, points) - r.reshape(-1, 1)) / step, n_res + n


def _agree(name, given, fd, output):
    """A derivative as given and by finite differences; ValueError unless they agree."""
    if not np.allclose(given, fd, atol=1e-4 * max(1.0, np.abs(fd).max(initial=0)), equal_nan=False):
        raise ValueError(f"User-provided {name} does not match finite differences: given\n{given}\nfinite differences\n{fd}")
    print(f"User-provided {name} matches finite differences.", file=output)


def check_jacobian(residual, x, r, jac, eps, n_res, bounds=None, output=None, name="Jacobian"):
    """ValueError unless a Jacobian agrees with finite differences; the new number of evaluations."""
    fd, n_res = jacobian_fd(residual, x, r, eps, n_res, bounds)
    _agree(name, np.asarray(jac), fd, output)
    return n_res


def check_norm(r, norm, eps, output=None):
    """ValueError unless the derivatives of a norm agree with finite differences and its Hessian is symmetric and positive definite."""
    n = r.size
    grad, hess = norm.grad_hess(r, np.eye(n))
    points = [r.reshape(-1, 1) + eps * e.reshape(-1, 1) for e in np.eye(n)]
    fd_grad = np.array([(norm.value(p) - norm.value(r)) / eps for p in points]).reshape(-1, 1)
    fd_hess = np.hstack([(norm.grad_hess(p, np.eye(n))[0] - grad).reshape(-1, 1) / eps for p in points])
    _agree("norm gradient", grad.reshape(-1, 1), fd_grad, output)
    if not np.allclose(hess, hess.T):
        raise ValueError("User-provided norm Hessian is not symmetric")
    if not np.all(np.linalg.eigvalsh(hess) > 0):
        raise ValueError("User-provided norm Hessian is not positive definite")
    _agree("norm Hessian", hess, fd_hess, output)


class _Box:
    """Steps within bounds, by the engine's box QP."""

    def __init__(self, n):
        self.dx, self.factor, self.index = np.zeros(n), np.zeros((n, n + 7)), np.zeros(n, dtype=np.int32)

    def solve(self, hess, grad, lower, upper):
        ok = _core.mju_boxQP(self.dx, self.factor, self.index, np.ascontiguousarray(hess), grad, lower, upper)
        return self.dx.copy() if ok >= 0 else None


def _gradient_norm(x, grad, bounds):
    """Length of the gradient without what pushes against a bound."""
    free = np.ones(x.size, dtype=bool)
    if bounds is not None:
        free = ~(((x <= bounds[0]) & (grad > 0)) | ((x >= bounds[1]) & (grad < 0)))
    return np.linalg.norm(grad[free])


def _check_bounds(x, bounds):
    if bounds is None:
        return None
    if len(bounds) != 2:
        raise ValueError("bounds must be two vectors, lower and upper")
    bounds = [np.asarray(b, dtype=float).reshape(-1) for b in bounds]
    if any(b.size != x.size for b in bounds):
        raise ValueError("bounds must have as many numbers as x0")
    if not all(np.all(np.isfinite(b)) for b in bounds):
        raise ValueError("bounds must be finite")
    if np.any(bounds[0] >= bounds[1]):
        raise ValueError("lower bounds must be below upper bounds")
    return bounds


class _Report:
    def __init__(self, verbose, output):
        self.level = verbose.value if isinstance(verbose, Verbosity) else int(verbose)
        self.output = sys.stdout if output is None else output

    def say(self, level, text):
        if self.level >= level:
            print(text, file=self.output)

    def keeps(self, details):
        """What an IterLog holds besides the point: all with FULLITER, else nothing."""
        return details if self.level >= Verbosity.FULLITER.value else ()


def least_squares(x0, residual, bounds=None, jacobian=None, norm=Quadratic(), eps=np.finfo(np.float64).eps**0.5, mu_min=1e-6, mu_max=1e8,
                  mu_factor=10.0**0.1, xtol=1e-8, gtol=1e-8, max_iter=100, verbose=Verbosity.ITER, output=None, iter_callback=None,
                  check_derivatives=False):
    """The x that minimizes norm(residual(x)) within bounds, and a list of IterLog.

    residual takes a column, or a matrix whose columns are points, and returns the residuals of each. jacobian(x, r) is optional.
    """
    x = np.array(x0, dtype=float).reshape(-1)
    bounds, report, box = _check_bounds(x, bounds), _Report(verbose, output), _Box(x.size)
    if bounds is not None:
        x = np.clip(x, *bounds)
    start = time.perf_counter()
    value = lambda z: _columns(residual, z.reshape(-1, 1))
    slope = lambda z, r, n: jacobian_fd(residual, z, r, eps, n, bounds) if jacobian is None else (np.asarray(jacobian(z.reshape(-1, 1), r)), n)
    r, n_res, mu, status, trace = value(x), 1, 0.0, Status.MAX_ITER, []
    y = float(norm.value(r))
    found = ""
    search = _Search((mu_min, mu_max, mu_factor), bounds, box, value, norm)
    for i in range(max_iter):
        jac, n_res = slope(x, r, n_res)
        if jacobian is not None and check_derivatives and i == 0:
            n_res = check_jacobian(residual, x, r, jac, eps, n_res, bounds, report.output)
        if check_derivatives and i == 0 and not isinstance(norm, Quadratic):
            check_norm(r, norm, eps, report.output)
        grad, hess = norm.grad_hess(r, jac)
        grad = np.asarray(grad).reshape(-1)
        size = _gradient_norm(x, grad, bounds)
        if size < gtol:
            status, found = Status.G_TOL, " exact minimum found." if size == 0 else ""
            break
        step, dx, mu, tried, status = _improve(search, x, y, grad, hess, mu)
        n_res += tried
        trace.append(_log(x, y, (y - step[1]) if step else 0.0, mu, report.keeps((r, jac, grad, dx))))
        report.say(2, f"iter: {i:<4d} y: {y:<9.4g} log10mu: {np.log10(mu) if mu else -np.inf:>4.1f} "
                      f"|dx|: {np.linalg.norm(dx) if dx is not None else 0:<7.2g} reduction: {trace[-1].reduction:<8.2g}")
        if iter_callback is not None:
            iter_callback(trace)
        if step is None:
            break
        x, y, r = step
        status = Status.MAX_ITER
        if np.linalg.norm(dx) < xtol:
            status = Status.DX_TOL
            break
    last = ()
    if report.keeps((r,)):
        jac, n_res = slope(x, r, n_res)
        last = (r, jac, norm.grad_hess(r, jac)[0])
    trace.append(_log(x, y, 0.0, mu, last))
    report.say(1, f"Terminated after {len(trace) - 1} iterations: {_TEXT[status]}{found} y: {y:.4g}, residual evals: {n_res}, "
                  f"total time {(time.perf_counter() - start) * 1e3:.1f}ms")
    return x.reshape(np.shape(x0)), trace


def _log(x, y, reduction, mu, details):
    """One IterLog; details: residual, Jacobian, gradient and step, as far as they are kept. Vectors are columns."""
    details = [None if d is None else np.array(d).reshape(-1, 1) if np.ndim(d) == 1 else d for d in details]
    return IterLog(x.reshape(-1, 1).copy(), y, reduction, mu, *details)


@dataclasses.dataclass
class _Search:
    """What a search for a step needs besides the point."""
    limits: tuple
    bounds: list
    box: _Box
    value: object
    norm: Norm
    falls: int = 1


def _improve(search, x, y, grad, hess, mu):
    """A step that lowers the norm, raising mu until there is one: ((x, y, r) or None, dx, mu, evaluations, status)."""
    mu_min, mu_max, factor = search.limits
    lower, upper = (search.bounds[0] - x, search.bounds[1] - x) if search.bounds is not None else (None, None)
    tried = 0
    while True:
        dx = search.box.solve(hess + mu * np.eye(x.size), grad, lower, upper)
        if dx is not None:
            new = x + dx if search.bounds is None else np.clip(x + dx, *search.bounds)  # on a bound to the last bit
            r = search.value(new)
            y_new, tried = float(search.norm.value(r)), tried + 1
            expected = -(grad @ dx + 0.5 * dx @ hess @ dx)
            good = (y - y_new) / expected if expected > 0 else 0.0
            if y_new < y or (y_new == y and expected <= 0):
                if good > 0.75:  # down, faster and faster while the model predicts well
                    mu, search.falls = mu / factor**search.falls, 2 * search.falls
                elif good < 0.25:
                    mu, search.falls = mu * factor, 1
                return (new, y_new, r), dx, (0.0 if mu < mu_min else min(mu, mu_max)), tried, Status.NO_IMPROVEMENT
        if mu >= mu_max:
            return None, dx, mu, tried, Status.NO_IMPROVEMENT if dx is not None else Status.FACTORIZATION_FAILED
        mu, search.falls = min(max(mu_min, mu * factor), mu_max), 1
