"""Open-loop trajectories from initial states, over a pool of threads. Results do not depend on the number of threads."""
import atexit

import numpy as np

from corten import _core, _enums
from corten.batch import bits_of

_FULL = int(_enums.mjtState.mjSTATE_FULLPHYSICS)
_KIND = int(_enums.mjtState.mjSTATE_KIND)
_CTRL = int(_enums.mjtState.mjSTATE_CTRL)
_USER = int(_enums.mjtState.mjSTATE_USER)


def _array(name, value, ndim):
    """A float64 array with ndim dimensions, leading ones added; None stays."""
    if value is None:
        return None
    value = np.asarray(value)
    if value.dtype.kind not in "iufb":
        raise ValueError(f"{name} must be a numpy array or float")
    if value.ndim > ndim:
        raise ValueError(f"{name} can have at most {ndim} dimensions")
    value = np.ascontiguousarray(value, dtype=np.float64)
    return value.reshape((1,) * (ndim - value.ndim) + value.shape)


def _common(axis, start, **arrays):
    """The size along an axis that all arrays share; 1 fits everything."""
    size = start
    for name, a in arrays.items():
        if a is None or a.shape[axis] == size:
            continue
        if size != 1 and a.shape[axis] != 1:
            raise ValueError(f"dimension {axis} inferred as {size} but {name} has {a.shape[axis]}")
        size = max(size, a.shape[axis])
    return size


def _check_last(size, **arrays):
    for name, a in arrays.items():
        if a is not None and a.shape[-1] != size:
            raise ValueError(f"trailing dimension of {name} must be {size}, got {a.shape[-1]}")


def _sizes(m, control_spec):
    """Numbers of a state, of controls, of accelerations and of sensors. States hold those of kinds, if the model has some."""
    return _core.mj_stateSize(m, _FULL | _KIND if m.nkindstate else _FULL), _core.mj_stateSize(m, control_spec), m.nv, m.nsensordata


def _tile(a, *shape):
    return None if a is None else np.ascontiguousarray(np.broadcast_to(a, (*shape, a.shape[-1])))


class Rollout:
    """Threads for rollouts. Use it as a context, or close it."""

    def __init__(self, *, nthread=None):
        self.nthread = nthread or 0
        self._pool = _core.make_pool(self.nthread) if self.nthread > 1 else None
        self._open = True

    def __enter__(self):
        return self

    def __exit__(self, *exception):
        self.close()

    def close(self):
        self._pool, self._open = None, False

    def rollout(self, model, data, initial_state, control=None, *, control_spec=_CTRL, skip_checks=False, nstep=None,
                initial_warmstart=None, state=None, sensordata=None, chunk_size=None, precision="float64"):
        """States and sensor data, (nbatch, nstep, ...), of trajectories from initial states under given controls.

        States are mjSTATE_FULLPHYSICS, for a model with states of kinds (nkindstate) mjSTATE_FULLPHYSICS | mjSTATE_KIND.
        model: one, or one for each trajectory. data: one for each thread. Inputs with a dimension of 1 are repeated.
        control_spec: parts of the state (mjtState) that the controls set. chunk_size has no effect: the
        share of each thread is fixed. precision: "float32" for steps in lanes of 32-bit numbers, where one model runs in lanes (Batch.info).
        """
        if not self._open:
            raise RuntimeError("rollout requested after thread pool shutdown")
        models = [model] if isinstance(model, _core.MjModel) else list(model)
        datas = [data] if isinstance(data, _core.MjData) else list(data)
        if not datas:
            raise ValueError("The list of data instances is empty")
        if self._pool is None and len(datas) > 1:
            raise ValueError("More than one data instance passed but rollout is configured to run on main thread")
        if self._pool is not None and len(datas) != self.nthread:
            raise ValueError(f"Length of data: {len(datas)} not equal to nthread: {self.nthread}")
        control_spec = int(control_spec)
        if skip_checks:
            nbatch = initial_state.shape[0]
            if state is None or sensordata is None or nstep is None:
                raise TypeError("skip_checks needs nstep and the arrays state and sensordata")
            self._run(models, datas, nbatch, nstep, control_spec, (initial_state, initial_warmstart, control, state, sensordata, bits_of(precision)))
            return state, sensordata
        if control_spec & ~_USER:
            raise ValueError("control_spec can only contain bits in mjSTATE_USER")
        if nstep is not None and not isinstance(nstep, (int, np.integer)):
            raise ValueError("nstep must be an integer")
        if nstep is not None and nstep < 1:
            raise ValueError(f"nstep must be 1 or more, not {nstep}")
        if not models:
            raise ValueError("The list of models is empty")
        initial_state, initial_warmstart = (_array(n, a, 2) for n, a in (("initial_state", initial_state),
                                                                         ("initial_warmstart", initial_warmstart)))
        given = {"state": state, "sensordata": sensordata}
        control = _array("control", control, 3)
        shaped = {n: _array(n, a, 3) for n, a in given.items()}
        for name, array in {"initial_state": initial_state, "initial_warmstart": initial_warmstart, "control": control, **shaped}.items():
            if array is not None and 0 in array.shape[:-1]:
                raise ValueError(f"{name} has no rows: its shape is {array.shape}")
        nbatch = _common(0, 1, initial_state=initial_state, initial_warmstart=initial_warmstart, control=control, **shaped)
        nbatch = len(models) if nbatch == 1 else nbatch
        if len(models) not in (1, nbatch):
            raise ValueError(f"nbatch inferred as {nbatch} but model is length {len(models)}")
        steps = _common(1, int(nstep or 1), control=control, **shaped)
        sizes = _sizes(models[0], control_spec)
        if any(_sizes(o, control_spec) != sizes for o in models[1:]):
            raise ValueError("models are not compatible")
        _check_last(sizes[0], initial_state=initial_state, state=shaped["state"])
        _check_last(sizes[1], control=control)
        _check_last(sizes[2], initial_warmstart=initial_warmstart)
        _check_last(sizes[3], sensordata=shaped["sensordata"])
        outputs = [_output(n, given[n], (nbatch, steps, size)) for n, size in (("state", sizes[0]), ("sensordata", sizes[3]))]
        inputs = (_tile(initial_state, nbatch), _tile(initial_warmstart, nbatch), _tile(control, nbatch, steps))
        self._run(models, datas, nbatch, steps, control_spec, (*inputs, *outputs, bits_of(precision)))
        return tuple(outputs)

    def _run(self, models, datas, nbatch, nstep, control_spec, arrays):
        _core.rollout(self._pool, models, datas, nbatch, nstep, control_spec, *arrays)


def _output(name, given, shape):
    if given is None:
        return np.empty(shape)
    if not isinstance(given, np.ndarray) or given.dtype != np.float64 or not given.flags.c_contiguous or given.size != np.prod(shape):
        raise ValueError(f"{name} must be a C-contiguous float64 array of shape {shape}")
    return given.reshape(shape)


persistent_rollout = None


def shutdown_persistent_pool():
    """End the threads that rollout(persistent_pool=True) keeps."""
    global persistent_rollout
    if persistent_rollout is not None:
        persistent_rollout.close()
    persistent_rollout = None


atexit.register(shutdown_persistent_pool)


def rollout(model, data, initial_state, control=None, *, control_spec=_CTRL, skip_checks=False, nstep=None, initial_warmstart=None,
            state=None, sensordata=None, chunk_size=None, precision="float64", persistent_pool=False):
    """Rollout.rollout with as many threads as there are data."""
    global persistent_rollout
    datas = [data] if isinstance(data, _core.MjData) else list(data)
    nthread = len(datas) if len(datas) > 1 else 0
    options = {"control_spec": control_spec, "skip_checks": skip_checks, "nstep": nstep, "initial_warmstart": initial_warmstart,
               "state": state, "sensordata": sensordata, "chunk_size": chunk_size, "precision": precision}
    if not persistent_pool:
        with Rollout(nthread=nthread) as runner:
            return runner.rollout(model, datas, initial_state, control, **options)
    if persistent_rollout is None or persistent_rollout.nthread != nthread:
        shutdown_persistent_pool()
        persistent_rollout = Rollout(nthread=nthread)
    return persistent_rollout.rollout(model, datas, initial_state, control, **options)
