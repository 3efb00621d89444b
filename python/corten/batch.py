"""Many worlds of one model, stepped together over a pool of threads.

  worlds = Batch(model, 64, nthread=2)
  worlds.ctrl[:] = policy(worlds.sensordata)      # arrays of shape (64, ...)
  worlds.step()
  worlds.reset(mask=worlds.qpos[:, 2] < 0.3)

The arrays belong to the batch: what `inputs` names goes into each world before a step, what is shown comes out after it. Results
are the same bits for any number of threads.
"""
import os

import numpy as np

from corten import _core

INPUTS = ("qpos", "qvel", "act", "ctrl", "time", "qfrc_applied", "xfrc_applied", "mocap_pos", "mocap_quat", "qacc_warmstart")


class Batch:
    """n worlds. `show`: further fields of MjData wanted as arrays. `vary`: fields of MjModel that differ between worlds."""

    def __init__(self, model, n, *, nthread=1, show=(), vary=()):
        if n < 1:
            raise ValueError("a batch has at least one world")
        need, there = n * _core.make_data(model).nbuffer, os.sysconf("SC_PHYS_PAGES") * os.sysconf("SC_PAGE_SIZE")
        if need > there:
            raise MemoryError(f"{n} worlds of this model need about {need >> 30} GB; this machine has {there >> 30}")
        self.n, self.nthread = n, nthread
        self._pool = _core.make_pool(nthread) if nthread > 1 else None
        self.models = [_core.copy_model(model) for _ in range(n)] if vary else [model]
        self.vary = tuple(vary)
        self.data = [_core.make_data(self.models[i if vary else 0]) for i in range(n)]
        self._in = {name: self._array(name) for name in INPUTS}
        self._out = {**self._in, **{name: self._array(name) for name in ("sensordata", *show)}}
        self.reset()

    @property
    def model(self):
        return self.models[0]

    def _array(self, name):
        value = getattr(self.data[0], name)
        if isinstance(value, (int, str, bytes)) or not (isinstance(value, float) or value.dtype == np.float64):
            raise ValueError(f"'{name}' is not an array of numbers")
        return np.zeros((self.n, *np.shape(value)))

    def __getattr__(self, name):
        try:
            return self.__dict__["_out"][name]
        except KeyError:
            raise AttributeError(f"this batch does not show '{name}'; it shows {', '.join(self.__dict__.get('_out', ()))}") from None

    def __len__(self):
        return self.n

    def step(self, nstep=1):
        """Advance every world."""
        if nstep < 1:
            raise ValueError("nstep must be 1 or more")
        _core.batch_step(self._pool, self.models, self.data, nstep, self._in, self._out, None)

    def forward(self, mask=None):
        """Compute everything of the present states, without advancing."""
        _core.batch_step(self._pool, self.models, self.data, 0, self._in, self._out, self._mask(mask))

    def reset(self, mask=None, *, keyframe=-1, **values):
        """Put worlds back to the start or to a keyframe; values: rows for some fields, for the worlds of the mask."""
        chosen = np.flatnonzero(np.ones(self.n, dtype=bool) if mask is None else self._mask(mask))
        for i in chosen:
            m, d = self.models[i if self.vary else 0], self.data[i]
            if keyframe >= 0:
                _core.mj_resetDataKeyframe(m, d, keyframe)
            else:
                _core.mj_resetData(m, d)
            for name in INPUTS:
                self._in[name][i] = getattr(d, name)
        for name, rows in values.items():
            if name not in self._in:
                raise ValueError(f"'{name}' is not an input of a batch: {', '.join(INPUTS)}")
            self._in[name][chosen] = rows
        if len(chosen):
            flags = np.zeros(self.n, dtype=bool)
            flags[chosen] = True
            self.forward(flags)

    def set_model(self, name, values, *, constants=True):
        """Give a field of the model other values in each world; values has one row a world. constants: recompute what follows from them."""
        if name not in self.vary:
            raise ValueError(f"'{name}' is the same in all worlds; name it in vary= when the batch is made")
        for m, d, row in zip(self.models, self.data, np.broadcast_to(values, (self.n, *np.shape(getattr(self.model, name))))):
            setattr(m, name, row)
            if constants:
                _core.mj_setConst(m, d)

    def model_field(self, name):
        """A field of the model over all worlds, copied."""
        return np.stack([np.array(getattr(m, name)) for m in self.models]) if self.vary else np.array(getattr(self.model, name))[None]

    def _mask(self, mask):
        if mask is None:
            return None
        mask = np.ascontiguousarray(mask, dtype=bool)
        if mask.shape != (self.n,):
            raise ValueError(f"the mask needs one bool for each of {self.n} worlds")
        return mask
