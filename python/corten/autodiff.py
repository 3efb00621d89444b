"""Gradients through steps and rollouts: for NumPy, PyTorch and JAX, both of which are optional.

    world = Physics(model, nthread=2)
    x = world.rollout(x0, u)                     # states after each step, (batch, steps, nx)
    A, B = world.linearize(x0, u[:, 0])          # of single steps
    gx0, gu, gp = world.rollout_vjp(x0, u, gx)   # gradient of a loss whose gradient by x is gx
    p, log = minimize.least_squares(p0, **world.fit(x0, u, recorded))    # parameters of the model from a motion
    x = torch_rollout(world, x0, u)              # the same as a differentiable function of tensors
    x = jax_rollout(world)(x0, u)                # and of JAX arrays (64-bit numbers must be enabled)

A state is (qpos, qvel, act). Gradients by qpos have as many numbers as qpos; those of a quaternion are perpendicular to it. `parameters` is
a list of names of model fields, or of (name, first element, number of elements); their values are one vector, and its gradient comes last.
"""
import concurrent.futures
import copy

import numpy as np

from corten import _core, _enums, rollout as _rollout
from corten._structs import MjDerivativeInfo
from corten.data import MjData

_SCALAR = (int(_enums.mjtJoint.mjJNT_SLIDE), int(_enums.mjtJoint.mjJNT_HINGE))
_FREE = int(_enums.mjtJoint.mjJNT_FREE)


def _quaternion_basis(q):
    """d(q exp(v)) / dv at v = 0, (..., 4, 3): turns are in the frame of the body."""
    w, x, y, z = (q[..., k] for k in range(4))
    return 0.5 * np.stack([np.stack([-x, -y, -z], -1), np.stack([w, -z, y], -1), np.stack([z, w, -x], -1), np.stack([-y, x, w], -1)], -2)


class _Tangent:
    """Gradients by qpos, and by its changes, which have nv numbers."""

    def __init__(self, model):
        self.nq, self.nv = model.nq, model.nv
        self.plain, self.quats = [], []  # pairs (in qpos, in qvel)
        for kind, q, v in zip(model.jnt_type, model.jnt_qposadr, model.jnt_dofadr):
            if int(kind) in _SCALAR:
                self.plain.append((int(q), int(v)))
                continue
            free = int(kind) == _FREE
            self.plain += [(int(q) + k, int(v) + k) for k in range(3 * free)]
            self.quats.append((int(q) + 3 * free, int(v) + 3 * free))

    def down(self, qpos, g):
        """Gradient by changes from one by qpos."""
        out = np.zeros((*g.shape[:-1], self.nv))
        for q, v in self.plain:
            out[..., v] = g[..., q]
        for q, v in self.quats:
            out[..., v:v + 3] = np.einsum("...ij,...i->...j", _quaternion_basis(qpos[..., q:q + 4]), g[..., q:q + 4])
        return out

    def up(self, qpos, g):
        """Gradient by qpos from one by changes."""
        out = np.zeros((*g.shape[:-1], self.nq))
        for q, v in self.plain:
            out[..., q] = g[..., v]
        for q, v in self.quats:
            out[..., q:q + 4] = 4 * np.einsum("...ij,...j->...i", _quaternion_basis(qpos[..., q:q + 4]), g[..., v:v + 3])
        return out


# Groups of parameters: the field that holds their numbers.
_FIELDS = {name.removeprefix("mjPARAM_").lower(): value for name, value in vars(_enums.mjtDerivativeParam).items() if name.startswith("mjPARAM_")}


_INERTIAL = ("body_mass", "body_inertia", "body_ipos", "dof_armature")


class _Parameters:
    """A selection of model parameters as one vector."""

    def __init__(self, model, parameters):
        self.model, self.rows, self.fields, self.inertial = model, [], [], False
        for entry in parameters:
            name, first, count = (entry, 0, -1) if isinstance(entry, str) else entry
            if name not in _FIELDS or not hasattr(model, name):
                raise ValueError(f"no parameter {name!r}; there are {', '.join(n for n in _FIELDS if hasattr(model, n))}")
            field = getattr(model, name)
            self.rows.append((int(_FIELDS[name]), first, count))
            self.inertial = self.inertial or name in _INERTIAL
            self.fields.append((field, first, len(field) if count < 0 else first + count))
        self.table = np.array(self.rows, dtype=np.intc).reshape(-1, 3)
        self.size = _core.mjd_paramSize(model, self.table)
        if self.size != self.get().size:
            raise ValueError("the parameters are not fields that can be written as they are")

    def get(self):
        return np.concatenate([np.ravel(f[a:b]) for f, a, b in self.fields]) if self.fields else np.zeros(0)

    def set(self, values):
        at = 0
        for f, a, b in self.fields:
            f[a:b] = np.reshape(values[at:at + f[a:b].size], f[a:b].shape)
            at += f[a:b].size
        if self.inertial:
            self._renew_inertias()

    def _renew_inertias(self):
        """Constants that belong to masses. Weights of constraints (dof_invweight0 and others) stay, as in the derivative."""
        other = copy.copy(self.model)
        _core.mj_setConst(other, MjData(other))
        self.model.dof_M0[:], self.model.body_subtreemass[:] = other.dof_M0, other.body_subtreemass


class Physics:
    """Rollouts of a model and their gradients, over a pool of threads. Results do not depend on the number of threads."""

    def __init__(self, model, parameters=(), nthread=1, checkpoints=0):
        self.model, self.checkpoints = model, checkpoints
        self.nq, self.nv, self.na, self.nu = model.nq, model.nv, model.na, model.nu
        self.nx = model.nq + model.nv + model.na
        self._tangent, self._parameters = _Tangent(model), _Parameters(model, parameters)
        self.np = self._parameters.size
        self._datas = [MjData(model) for _ in range(max(1, nthread))]
        self._pool = concurrent.futures.ThreadPoolExecutor(nthread) if nthread > 1 else None
        self.info = None  # of the last gradient

    def _over_pool(self, work, jobs):
        """Results of work(data, *job), in the order of the jobs; each thread has its own data."""
        if self._pool is None:
            return [work(self._datas[0], *job) for job in jobs]
        parts = [range(i, len(jobs), len(self._datas)) for i in range(len(self._datas))]

        def run(i):
            return [(k, work(self._datas[i], *jobs[k])) for k in parts[i]]
        return [g for _, g in sorted((r for part in self._pool.map(run, range(len(parts))) for r in part), key=lambda r: r[0])]

    # What goes in ------------------------------------------------------------------------------------------------------
    @property
    def parameters(self):
        """Values of the chosen parameters."""
        return self._parameters.get()

    @parameters.setter
    def parameters(self, values):
        self._parameters.set(np.asarray(values, dtype=np.float64))

    def initial_state(self):
        """qpos0 at rest."""
        return np.concatenate([self.model.qpos0, np.zeros(self.nv + self.na)])

    def _arrays(self, x0, u, p):
        x0, u = np.asarray(x0, dtype=np.float64), np.asarray(u, dtype=np.float64)
        if x0.shape[-1:] != (self.nx,) or x0.ndim > 2:
            raise ValueError(f"x0 must be ({self.nx},) or (batch, {self.nx}), not {x0.shape}")
        if u.ndim not in (2, 3) or u.shape[-1] != self.nu:
            raise ValueError(f"u must be (steps, {self.nu}) or (batch, steps, {self.nu}), not {u.shape}")
        batch = max(x0.shape[0] if x0.ndim == 2 else 1, u.shape[0] if u.ndim == 3 else 1)
        if p is not None and self.np:
            self.parameters = p
        return (np.broadcast_to(x0, (batch, self.nx)), np.broadcast_to(u, (batch, *u.shape[-2:])), x0.ndim == 1 and u.ndim == 2)

    def _start(self, d, x):
        _core.mj_resetData(self.model, d)
        d.qpos[:], d.qvel[:] = x[:self.nq], x[self.nq:self.nq + self.nv]
        if self.na:
            d.act[:] = x[self.nq + self.nv:]

    # Rollouts ----------------------------------------------------------------------------------------------------------
    def rollout(self, x0, u, p=None):
        """States after each step, (steps, nx) or (batch, steps, nx). p: values of the parameters, which the model keeps."""
        x0, u, single = self._arrays(x0, u, p)
        if u.shape[1] == 0:
            return np.zeros((0, self.nx)) if single else np.zeros((len(x0), 0, self.nx))
        full = np.concatenate([np.zeros((len(x0), 1)), x0], axis=1)  # the time comes first
        state, _ = _rollout.rollout(self.model, self._datas, full, np.ascontiguousarray(u))
        x = state[:, :, 1:1 + self.nx]
        return x[0] if single else x

    def _one_vjp(self, d, x0, u, gx):
        """Gradients of one rollout: by x0, u, parameters."""
        m, t, info = self.model, self._tangent, MjDerivativeInfo()
        n = 2 * self.nv + self.na
        gy = np.concatenate([t.down(gx[1], gx[0][:, :self.nq]), gx[0][:, self.nq:]], axis=1)
        g0, gu, gp = np.zeros(n), np.zeros(u.shape), np.zeros(self.np)
        self._start(d, x0)
        status = _core.mjd_rolloutVjp(m, d, np.ascontiguousarray(u), self._parameters.table, np.ascontiguousarray(gy), g0, gu, gp,
                                      self.checkpoints, info)
        if status:
            raise ValueError(info.reason or f"the derivative was refused with status {status}")
        return np.concatenate([t.up(x0[:self.nq], g0[:self.nv]), g0[self.nv:]]), gu, gp, info

    def rollout_vjp(self, x0, u, gx, p=None, states=None):
        """Gradients by x0, u and the parameters of a loss whose gradient by the states is gx. states: those of rollout, if they are known."""
        x = self.rollout(x0, u, p) if states is None else np.asarray(states)
        x0, u, single = self._arrays(x0, u, p)
        x, gx = np.reshape(x, (len(x0), -1, self.nx)), np.reshape(np.asarray(gx, dtype=np.float64), (len(x0), -1, self.nx))
        jobs = [(x0[k], u[k], (gx[k], x[k][:, :self.nq])) for k in range(len(x0))]
        found = self._over_pool(self._one_vjp, jobs)
        self.info = found[-1][3] if found else None
        g0, gu, gp = (np.array([f[k] for f in found]) for k in range(3))
        return (g0[0], gu[0], gp[0]) if single else (g0, gu, gp.sum(axis=0))

    def _up_matrices(self, qpos, D):
        """Columns of changes of states as changes of their numbers: (..., n, k) to (..., nx, k)."""
        out = np.zeros((*D.shape[:-2], self.nx, D.shape[-1]))
        for q, v in self._tangent.plain:
            out[..., q, :] = D[..., v, :]
        for q, v in self._tangent.quats:
            out[..., q:q + 4, :] = _quaternion_basis(qpos[..., q:q + 4]) @ D[..., v:v + 3, :]
        out[..., self.nq:, :] = D[..., self.nv:, :]
        return out

    def _one_jacobian(self, d, x0, u):
        """States and their derivative by the parameters."""
        n, info = 2 * self.nv + self.na, MjDerivativeInfo()
        X, J = np.zeros((len(u), self.nx)), np.zeros((len(u), n * self.np))
        self._start(d, x0)
        status = _core.mjd_rolloutJacobian(self.model, d, np.ascontiguousarray(u), self._parameters.table, X, J, info)
        if status:
            raise ValueError(info.reason or f"the derivative was refused with status {status}")
        return X, self._up_matrices(X[:, :self.nq], J.reshape(len(u), n, self.np)), info

    def rollout_jacobian(self, x0, u, p=None):
        """States after each step, and their derivative by the parameters, (steps, nx, np) or (batch, steps, nx, np)."""
        x0, u, single = self._arrays(x0, u, p)
        found = self._over_pool(self._one_jacobian, [(x0[k], u[k]) for k in range(len(x0))])
        self.info = found[-1][2] if found else None
        X, J = (np.array([f[k] for f in found]) for k in range(2))
        return (X[0], J[0]) if single else (X, J)

    def fit(self, x0, u, recorded, seen=None):
        """residual and jacobian for minimize.least_squares, by name: how far rollouts with given parameters are from recorded states. seen: indices of
        the numbers of a state that count, default all."""
        recorded = np.asarray(recorded)
        seen = np.arange(self.nx) if seen is None else np.asarray(seen)

        def residual(points):
            return np.column_stack([np.ravel((self.rollout(x0, u, p) - recorded)[..., seen]) for p in np.asarray(points).T])

        def jacobian(point, _):
            return self.rollout_jacobian(x0, u, np.ravel(point))[1][..., seen, :].reshape(-1, self.np)
        return {"residual": residual, "jacobian": jacobian}

    def _one_linearization(self, d, x, u):
        """A and B of one step."""
        m, n, info = self.model, 2 * self.nv + self.na, MjDerivativeInfo()
        A, B = np.zeros((n, n)), np.zeros((n, self.nu))
        self._start(d, x)
        d.ctrl[:] = u
        status = _core.mjd_transitionInfo(m, d, A, B, None, None, info)
        if status:
            raise ValueError(info.reason or f"the derivative was refused with status {status}")
        return A, B, info

    def linearize(self, x, u, p=None):
        """A (n, n) and B (n, nu) of steps from the states x with controls u, or batches of them; n = 2 nv + na, positions in tangent space."""
        x, u, single = self._arrays(x, np.asarray(u)[..., None, :], p)
        found = self._over_pool(self._one_linearization, [(x[k], u[k, 0]) for k in range(len(x))])
        self.info = found[-1][2] if found else None
        A, B = (np.array([f[k] for f in found]) for k in range(2))
        return (A[0], B[0]) if single else (A, B)

    def step(self, x, u, p=None):
        """The next state, (nx,) or (batch, nx)."""
        return self.rollout(x, np.asarray(u)[..., None, :], p)[..., 0, :]

    def step_vjp(self, x, u, gx, p=None):
        """Gradients by state, controls and parameters of a loss whose gradient by the next state is gx."""
        g0, gu, gp = self.rollout_vjp(x, np.asarray(u)[..., None, :], np.asarray(gx)[..., None, :], p)
        return g0, gu[..., 0, :], gp


def unbroadcast(g, shape):
    """The gradient of an array of this shape that was repeated over a batch."""
    g = np.asarray(g)
    return np.reshape(g.sum(axis=0) if g.ndim > len(shape) else g, shape)


# PyTorch -----------------------------------------------------------------------------------------------------------------
def _torch_function():
    import torch  # noqa: PLC0415

    class RolloutFunction(torch.autograd.Function):
        """A rollout as a node of PyTorch's graph."""

        @staticmethod
        def forward(ctx, world, x0, u, p):
            arrays = [t.detach().cpu().numpy() for t in (x0, u, p)]
            x = world.rollout(*arrays)
            ctx.world, ctx.arrays, ctx.x = world, arrays, x
            ctx.like = x0
            return torch.from_numpy(np.ascontiguousarray(x)).to(x0)

        @staticmethod
        def backward(ctx, gx):
            x0, u, p = ctx.arrays
            found = ctx.world.rollout_vjp(x0, u, gx.detach().cpu().numpy(), p, ctx.x)
            found = [unbroadcast(g, a.shape) for g, a in zip(found, (x0, u, p))]
            return (None, *[torch.from_numpy(g).to(ctx.like) for g in found])

    return RolloutFunction


_functions = {}


def torch_rollout(world, x0, u, p=None):
    """World.rollout as a differentiable function of tensors."""
    import torch  # noqa: PLC0415
    if "torch" not in _functions:
        _functions["torch"] = _torch_function()
    return _functions["torch"].apply(world, x0, u, torch.as_tensor(world.parameters) if p is None else p)


def torch_step(world, x, u, p=None):
    """World.step as a differentiable function of tensors."""
    return torch_rollout(world, x, u.unsqueeze(-2), p).squeeze(-2)


# JAX ---------------------------------------------------------------------------------------------------------------------
def jax_rollout(world):
    """A function of JAX arrays, rollout(x0, u) or rollout(x0, u, p), that can be differentiated (reverse mode) and jitted."""
    import jax  # noqa: PLC0415
    import jax.numpy as jnp  # noqa: PLC0415
    if not jax.config.jax_enable_x64:
        raise ValueError('JAX needs 64-bit numbers here: jax.config.update("jax_enable_x64", True)')

    def shape_of(x0, u):
        lead = () if x0.ndim == 1 and u.ndim == 2 else (max(x0.shape[0] if x0.ndim == 2 else 1, u.shape[0] if u.ndim == 3 else 1),)
        return jax.ShapeDtypeStruct((*lead, u.shape[-2], world.nx), jnp.float64)

    def run(x0, u, p):
        return jax.pure_callback(lambda *a: np.ascontiguousarray(world.rollout(*map(np.asarray, a))), shape_of(x0, u), x0, u, p)

    @jax.custom_vjp
    def rollout(x0, u, p):
        return run(x0, u, p)

    def forward(x0, u, p):
        x = run(x0, u, p)
        return x, (x0, u, p, x)

    def backward(kept, gx):
        x0, u, p, x = kept

        def call(*a):
            x0, u, p, x, gx = map(np.asarray, a)
            found = world.rollout_vjp(x0, u, gx, p, x)
            return tuple(unbroadcast(g, y.shape) for g, y in zip(found, (x0, u, p)))
        return jax.pure_callback(call, tuple(jax.ShapeDtypeStruct(a.shape, jnp.float64) for a in (x0, u, p)), x0, u, p, x, gx)

    rollout.defvjp(forward, backward)
    return lambda x0, u, p=None: rollout(jnp.asarray(x0), jnp.asarray(u), jnp.asarray(world.parameters if p is None else p))


def jax_step(world):
    """A function step(x, u) or step(x, u, p) of JAX arrays."""
    rollout = jax_rollout(world)
    return lambda x, u, p=None: rollout(x, u[..., None, :], p)[..., 0, :]
