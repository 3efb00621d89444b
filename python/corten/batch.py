"""Many worlds of one model, stepped together over a pool of threads.

  worlds = Batch(model, 64, nthread=2)
  worlds.ctrl[:] = policy(worlds.sensordata)      # arrays of shape (64, ...)
  worlds.step()
  worlds.reset(mask=worlds.qpos[:, 2] < 0.3)

The arrays belong to the batch: the inputs go into each world before a step, everything shown comes out after it. A world can also be
changed through its MjData, worlds.data[i]. Results are the same bits for any number of threads.
"""
import os

import numpy as np

from corten import _core, _enums, _structs

INPUTS = ("qpos", "qvel", "act", "ctrl", "time", "qfrc_applied", "xfrc_applied", "mocap_pos", "mocap_quat", "qacc_warmstart")


class _Datas:
    """The MjData of each world. One that is handed out is compared before the next step: what was written into it counts."""

    def __init__(self, batch, datas):
        self._batch, self._datas = batch, datas

    def __len__(self):
        return len(self._datas)

    def __getitem__(self, i):
        if isinstance(i, slice):
            return [self[k] for k in range(*i.indices(len(self)))]
        i = range(len(self))[i]
        self._batch._hand_out(i)
        return self._datas[i]


def _camera(model, camera):
    """A camera from its number or name; -1: the free camera of the model."""
    if isinstance(camera, _structs.MjvCamera):
        return camera
    number = _core.mj_name2id(model, _enums.mjtObj.mjOBJ_CAMERA, camera) if isinstance(camera, str) else camera
    if isinstance(camera, str) and number == -1:
        raise ValueError(f'The camera "{camera}" does not exist.')
    if not -1 <= number < model.ncam:
        raise ValueError(f"The camera id {number} is out of range [-1, {model.ncam}).")
    made = _structs.MjvCamera()
    if number == -1:
        _core.mjv_defaultFreeCamera(model, made)
    else:
        made.type = _enums.mjtCamera.mjCAMERA_FIXED
    made.fixedcamid = number
    return made


# what render gives: (numbers per pixel, their type)
PICTURES = {"rgb": (3, np.uint8), "depth": (0, np.float32), "segmentation": (2, np.int32)}


class Batch:
    """n worlds. `show`: further fields of MjData wanted as arrays. `vary`: fields of MjModel that differ between worlds."""

    def __init__(self, model, n, *, nthread=1, show=(), vary=()):
        if n < 1:
            raise ValueError("a batch has at least one world")
        if nthread < 1:
            raise ValueError(f"nthread must be 1 or more, not {nthread}")
        vary = (vary,) if isinstance(vary, str) else tuple(vary)
        for name in vary:
            if not isinstance(getattr(model, name, None), np.ndarray):
                raise ValueError(f"vary: MjModel has no array '{name}'")
        need, there = n * _core.make_data(model).nbuffer, os.sysconf("SC_PHYS_PAGES") * os.sysconf("SC_PAGE_SIZE")
        if need > there:
            raise MemoryError(f"{n} worlds of this model need about {need >> 30} GB; this machine has {there >> 30}")
        self.n, self.nthread = n, nthread
        self._pool = _core.make_pool(nthread) if nthread > 1 else None
        self.models = [_core.copy_model(model) for _ in range(n)] if vary else [model]
        self.vary = vary
        self._datas = [_core.make_data(self.models[i if vary else 0]) for i in range(n)]
        self._loose = {}  # worlds whose MjData was handed out -> rows of the inputs as both had them
        self._in = {name: self._array(name) for name in INPUTS}
        self._out = {**self._in, **{name: self._array(name) for name in ("sensordata", *((show,) if isinstance(show, str) else show))}}
        self.reset()

    @property
    def model(self):
        return self.models[0]

    @property
    def data(self):
        """The MjData of each world. Inputs written there go into the arrays at the next step."""
        return _Datas(self, self._datas)

    def _array(self, name):
        value = getattr(self._datas[0], name, None)
        if not (isinstance(value, float) or (isinstance(value, np.ndarray) and value.dtype == np.float64)):
            raise ValueError(f"'{name}' is not an array of numbers of MjData")
        return np.zeros((self.n, *np.shape(value)))

    def __getattr__(self, name):
        try:
            return self.__dict__["_out"][name]
        except KeyError:
            raise AttributeError(f"this batch does not show '{name}'; it shows {', '.join(self.__dict__.get('_out', ()))}") from None

    def __setattr__(self, name, value):
        """worlds.ctrl = x is worlds.ctrl[:] = x."""
        if name in self.__dict__.get("_in", ()):
            self._in[name][...] = value
        elif name in self.__dict__.get("_out", ()):
            raise AttributeError(f"'{name}' is computed by a step; inputs are {', '.join(INPUTS)}")
        elif "_out" in self.__dict__ and not name.startswith("_"):
            raise AttributeError(f"a batch has no '{name}' that can be set; inputs are {', '.join(INPUTS)}")
        else:
            object.__setattr__(self, name, value)

    def __len__(self):
        return self.n

    def _hand_out(self, i):
        """Array and MjData of a world have the same inputs from here on, until one of them is changed."""
        if i not in self._loose:
            d = self._datas[i]
            for name, rows in self._in.items():
                if name == "time":
                    d.time = rows[i]
                else:
                    getattr(d, name)[...] = rows[i]
            self._keep(i)

    def _keep(self, i):
        self._loose[i] = {name: rows[i].copy() for name, rows in self._in.items()}

    def _take(self):
        """What was written into a MjData goes into the arrays; written in both places is an error."""
        for i, before in self._loose.items():
            for name, old in before.items():
                new, row = np.asarray(getattr(self._datas[i], name)), self._in[name][i]
                if new.tobytes() == old.tobytes() or new.tobytes() == row.tobytes():
                    continue
                if row.tobytes() != old.tobytes():
                    raise ValueError(f"{name} of world {i} was written both in the batch and in its MjData, with different values")
                self._in[name][i] = new

    def _run(self, nstep, mask):
        self._take()
        _core.batch_step(self._pool, self.models, self._datas, nstep, self._in, self._out, mask)
        for i in self._loose:
            self._keep(i)

    def step(self, nstep=1):
        """Advance every world."""
        if nstep < 1:
            raise ValueError("nstep must be 1 or more")
        self._run(nstep, None)

    def forward(self, mask=None):
        """Compute everything of the present states, without advancing."""
        self._run(0, self._mask(mask))

    def reset(self, mask=None, *, keyframe=-1, **values):
        """Put worlds back to the start or to a keyframe; values: rows for some fields, for the worlds of the mask."""
        if keyframe >= self.model.nkey:
            raise ValueError(f"there is no keyframe {keyframe}: the model has {self.model.nkey}")
        for name in values:
            if name not in self._in:
                raise ValueError(f"'{name}' is not an input of a batch: {', '.join(INPUTS)}")
        chosen = np.flatnonzero(np.ones(self.n, dtype=bool) if mask is None else self._mask(mask))
        self._take()
        for i in chosen:
            m, d = self.models[i if self.vary else 0], self._datas[i]
            if keyframe >= 0:
                _core.mj_resetDataKeyframe(m, d, keyframe)
            else:
                _core.mj_resetData(m, d)
            for k in range(_core.deform_count(d)):
                _core.deform_reset(d, k)
            for name in INPUTS:
                self._in[name][i] = getattr(d, name)
            if i in self._loose:
                self._keep(i)
        for name, rows in values.items():
            self._in[name][chosen] = rows
        if len(chosen):
            flags = np.zeros(self.n, dtype=bool)
            flags[chosen] = True
            self.forward(flags)

    def render(self, cameras=-1, width=64, height=64, *, kind="rgb", scene_option=None, out=None):
        """Pictures of all worlds, as the last step, forward or reset left them: uint8[n, height, width, 3]. cameras: a number, a name or an
        MjvCamera, or a list of them, which puts an axis behind the first. kind "depth": metres, float32[n, height, width]; "segmentation": id and
        type of the object at each pixel, int32[n, height, width, 2]. The threads of the batch share the worlds. Meshes and textures are those of
        the first world's model."""
        if kind not in PICTURES:
            raise ValueError(f"kind must be one of {', '.join(PICTURES)}, not {kind!r}")
        several = isinstance(cameras, (list, tuple))
        chosen = [_camera(self.model, c) for c in (cameras if several else [cameras])]
        if not chosen:
            raise ValueError("no camera is given")
        last, dtype = PICTURES[kind]
        shape = (self.n, *([len(chosen)] if several else []), height, width, *([last] if last else []))
        if (width, height) != self.__dict__.get("_studio_size"):
            self._studio = _core.make_studio(self.model, width, height, self.nthread)
            self._studio_size = (width, height)
        if out is None:
            out = np.empty(shape, dtype)
        elif out.shape != shape or out.dtype != dtype or not out.flags.c_contiguous:
            raise ValueError(f"out must be a contiguous array of shape {shape} and type {np.dtype(dtype)}")
        _core.studio_draw(self._studio, self._pool, self.models, self._datas, chosen, scene_option or _structs.MjvOption(), out)
        return out

    def set_model(self, name, values, *, constants=True):
        """Give a field of the model other values in each world; values has one row a world. constants: recompute what follows from them."""
        if name not in self.vary:
            raise ValueError(f"'{name}' is the same in all worlds; name it in vary= when the batch is made")
        for m, d, row in zip(self.models, self._datas, np.broadcast_to(values, (self.n, *np.shape(getattr(self.model, name))))):
            setattr(m, name, row)
            if constants:
                _core.mj_setConst(m, d)

    def model_field(self, name):
        """A field of the model over all worlds, copied."""
        return np.stack([np.array(getattr(m, name)) for m in self.models]) if self.vary else np.array(getattr(self.model, name))[None]

    def _mask(self, mask):
        if mask is None:
            return None
        mask = np.asarray(mask)
        if mask.shape != (self.n,) or mask.dtype != bool:
            raise ValueError(f"the mask needs one bool for each of {self.n} worlds")
        return np.ascontiguousarray(mask)
