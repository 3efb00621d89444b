"""Many simulations of one model, stepped together over the cores of a machine.

  worlds = Batch(model, 1024)
  qpos, ctrl = worlds.qpos, worlds.ctrl            # live arrays of shape (1024, ...)
  for _ in range(1000):
      ctrl[:] = policy(qpos)
      worlds.step()
  worlds.reset(worlds.qpos[:, 2] < 0.3)            # a mask, or ids

A simulation is one row of state. Fields of the state (qpos, qvel, ctrl ...) are views of the rows: what is written there counts at
the next call. Other fields of MjData are copied after every call, once they are asked for. Results are the same bits for any number
of threads, and those of mj_step on one MjData per simulation. The interface is that of mujoco.batch of MuJoCo 4.
"""
import warnings

import numpy as np

from corten import _core, _enums, _structs
from corten._errors import FatalError
from corten._batch_fields import CONTACT, STATE, Named, did_you_mean, names, not_bindable, not_expandable, read_ids, read_integers, template

INPUTS = tuple(n for n in STATE if n not in ("history", "plugin_state", "kind_state"))
NONE, ACC = int(_enums.mjtStage.mjSTAGE_NONE), int(_enums.mjtStage.mjSTAGE_ACC)
_CTRL = int(_enums.mjtState.mjSTATE_CTRL)
HOOKS = ("control", "passive", "sensor", "contactfilter", "act_dyn", "act_gain", "act_bias")
PICTURES = {"rgb": (3, np.uint8), "depth": (0, np.float32), "segmentation": (2, np.int32)}  # numbers per pixel, their type


def __getattr__(name):
    if name in ("DATA_FIELDS", "MODEL_FIELDS"):
        return names()[name == "MODEL_FIELDS"]
    raise AttributeError(f"module 'corten.batch' has no attribute {name!r}")


class SimulationError(FatalError, RuntimeError):
    """Some simulations of a call failed. They keep the state that they had; all others finished. ids lists them."""

    def __init__(self, ids, message, count):
        self.ids = ids
        shown = ", ".join(map(str, ids[:5])) + (", ..." if len(ids) > 5 else "")
        super().__init__(f"{len(ids)} of {count} simulations failed ({shown}); simulation {ids[0]}: {message}")


class DivergenceWarning(RuntimeWarning):
    """Simulations met values that are not finite or too large; the engine has reset them, as mj_step does."""


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


class _Datas:
    """The MjData of each simulation. One that is handed out is compared before the next call: what was written into it counts."""

    def __init__(self, batch):
        self._batch = batch

    def __len__(self):
        return self._batch.nsim

    def __getitem__(self, i):
        if isinstance(i, slice):
            return [self[k] for k in range(*i.indices(len(self)))]
        return self._batch._hand_out(range(len(self))[i])


def bits_of(precision):
    """32 or 64."""
    bits = {"float64": 64, "float32": 32}.get(precision)
    if not bits:
        raise ValueError(f"precision must be 'float64' or 'float32', not {precision!r}")
    return bits


class Batch:
    """nsim simulations of a copy of the model, on nthread threads (0: one per physical core).

    persistent: one MjData per simulation, which models with sleeping, plugins or deformable bodies always get. show: fields that are
    wanted as arrays. vary: fields of MjModel that differ between simulations. ncontact: contacts in the arrays "contact.geom" etc.
    placement: bind threads to cores. lanes: simulations that a thread steps at once (1, 2, 4, 8; 0: as many as the processor can).
    precision: "float64", or "float32" for steps in 4, 8 or 16 lanes of 32-bit numbers, which are faster and rounded (docs/batch.md); models
    and batches that do not run in lanes step in "float64", and info() says which. diverged: "warn", "raise" or "ignore" when simulations
    blow up.
    """

    def __init__(self, model, nsim, nthread=0, persistent=False, *, show=(), vary=(), ncontact=32, placement=False, lanes=0, precision="float64", diverged="warn"):
        own = object.__setattr__
        if not isinstance(nsim, (int, np.integer)) or nsim < 1:
            raise ValueError(f"a batch has at least one world, nsim is {nsim}")
        if not isinstance(nthread, (int, np.integer)) or not 0 <= nthread <= 1024:
            raise ValueError(f"nthread must be in 0 to 1024, not {nthread}")
        if diverged not in ("warn", "raise", "ignore"):
            raise ValueError(f"diverged must be 'warn', 'raise' or 'ignore', not {diverged!r}")
        if nsim > 1 << 30:
            raise MemoryError(f"{nsim} worlds of this model do not fit into memory")
        own(self, "_b", _core.make_batch(model, int(nsim), int(nthread), bool(persistent), int(ncontact), int(placement), int(lanes),
                                     bits_of(precision)))
        own(self, "model", model)
        own(self, "template", _core.make_data(model))
        own(self, "when_diverged", diverged)
        own(self, "_bound", {})
        own(self, "_expanded", {})
        own(self, "_models", None)
        own(self, "_loose", {})    # simulations whose MjData was handed out -> rows of the inputs as both had them
        own(self, "_lent", None)
        own(self, "_studio", None)
        self._lend(self._b.persistent)
        for name in ("state", "warning", "status", "done"):
            own(self, name, getattr(self._b, name)())
        own(self, "diverged", self._b.diverged())
        own(self, "vary", (vary,) if isinstance(vary, str) else tuple(vary))
        for name in self.vary:
            self.expand(name)
        for name in ("sensordata", *((show,) if isinstance(show, str) else show)):
            self.bind(name)

    nsim = n = property(lambda self: self._b.nsim, doc="number of simulations")
    nthread = property(lambda self: self._b.nthread, doc="number of threads, the caller's included")
    nstate = property(lambda self: self._b.nstate, doc="numbers of a state row")
    persistent = property(lambda self: self._b.persistent, doc="whether each simulation has its own MjData")
    ncontact = property(lambda self: self._b.ncontact, doc="contacts per simulation in arrays of contacts")

    def __len__(self):
        return self.nsim

    def __repr__(self):
        return f"<Batch: {self._b.info()[0]}>"

    def info(self):
        """Settings and memory: a dict with text, bytes per simulation, bytes in all, simulations that a thread steps at once (lanes), the
        share of the time in which it ran them one by one (alone), and the numbers that steps compute with (precision)."""
        text, each, total, lanes, alone, bits = self._b.info()
        return {"text": text, "bytes_per_simulation": each, "bytes": total, "lanes": lanes, "alone": alone, "precision": f"float{bits}"}

    def close(self):
        """Refuse further calls. Memory is freed with the last array."""
        self._b.close()

    def __enter__(self):
        return self

    def __exit__(self, *exception):
        self.close()

    def error(self, sim):
        """Why the last call of a simulation failed or diverged; empty: it did not."""
        return self._b.error(sim)

    # -------- fields

    def bind(self, name):
        """A live array (nsim, ...) of a field of MjData. Fields of the state can be written; others come out of every call."""
        if name == "state":
            return self.state
        if name in STATE:
            start, size = self._b.component(STATE[name])
            view = self.state[:, start:start + size]
            return view[:, 0] if name == "time" else view.reshape(self.nsim, *getattr(self.template, name).shape)
        if name in self._bound:
            return self._bound[name]
        found = self._b.output(name)
        if found is None:
            raise not_bindable(self.template, name)
        raw = found[0]
        if name in CONTACT:
            shape, dtype = CONTACT[name]
            shape = (self.ncontact, *shape)
        elif name.startswith("deformable."):
            shape, dtype = (raw.shape[1] // 24, 3), float
        else:
            like = template(self.template, name)
            if like is None:
                raise not_bindable(self.template, name)
            shape, dtype = like.shape, like.dtype
        self._bound[name] = raw.view(dtype).reshape(self.nsim, *shape) if raw.size else np.zeros((self.nsim, *shape), dtype)
        self._bound[name].flags.writeable = False
        return self._bound[name]

    def __getattr__(self, name):
        if name.startswith("__") or "_b" not in self.__dict__:
            raise AttributeError(name)
        if name in STATE or template(self.template, name) is not None:
            return self.bind(name)
        bound, expanded = names()
        where = f"; {name} is a field of MjModel: use expand({name!r})" if name in expanded else did_you_mean(name, bound)
        raise AttributeError(f"a batch has no field '{name}'{where}")

    def __setattr__(self, name, value):
        """worlds.ctrl = x is worlds.ctrl[:] = x."""
        if name in STATE:
            self.bind(name)[...] = value
        elif template(self.template, name) is not None:
            raise AttributeError(f"'{name}' is computed by every call; inputs are {', '.join(INPUTS)}")
        else:
            raise AttributeError(f"a batch has no '{name}' that can be set; inputs are {', '.join(INPUTS)}")

    def expand(self, name):
        """Give a field of the model (options: "opt.NAME") values per simulation: a live array (nsim, ...). Call set_const after writing what
        constants follow from."""
        if name in self._expanded:
            return self._expanded[name]
        found = self._b.expand(name)
        if found is None:
            if self._models is not None and name in names()[1]:
                raise ValueError(f"{name} comes from the models of set_models")
            raise not_expandable(self.model, name)
        self._expanded[name] = self._rows_of_model(name, found)
        return self._expanded[name]

    def expanded(self, name):
        """The values of a field of the model that expand or set_const gave to each simulation, read-only; None: all share it."""
        if name not in names()[1]:
            raise not_expandable(self.model, name)
        found = self._b.expanded(name)
        return None if found is None else self._rows_of_model(name, found)

    def _shared(self, name):
        """The field in the batch's model."""
        return np.asarray(getattr(self.model.opt, name[4:]) if name.startswith("opt.") else getattr(self.model, name))

    def _rows_of_model(self, name, found):
        raw, width = found
        like = self._shared(name)
        dtype = like.dtype if like.dtype.itemsize == width else np.float64 if like.dtype.kind == "f" else np.dtype(f"i{width}")
        return raw.view(dtype).reshape(self.nsim, *like.shape) if raw.size else np.zeros((self.nsim, *like.shape), dtype)

    def tensor(self, name):
        """The field, or "state" for the rows, as a PyTorch tensor on the same memory."""
        import torch
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", UserWarning)  # torch has no arrays that are only read
            return torch.from_numpy(self.bind(name))

    def dlpack(self, name):
        """The field as an object with __dlpack__, on the same memory: for jax.dlpack.from_dlpack and others. Fields of the state are columns
        of the rows (place): libraries that only take arrays without gaps, as JAX, take dlpack("state")."""
        view = self.bind(name)
        return view if view.flags.writeable else _Exported(view)

    def place(self, name):
        """Columns of a field of the state in the rows, as a slice."""
        if name not in STATE:
            raise ValueError(f"'{name}' is not a field of the state: {', '.join(INPUTS)}")
        start, size = self._b.component(STATE[name])
        return slice(start, start + size)

    # -------- calls

    def _check(self, ids, failed):
        """What the call left: failures, and simulations that diverged."""
        chosen = np.arange(self.nsim) if ids is None else ids
        for i in self._loose:
            self._keep(i)
        if failed:
            bad = chosen[self.status[chosen] != 0]
            raise SimulationError(bad, self.error(int(bad[0])), len(chosen))
        if self.when_diverged == "ignore" or not self.diverged.any():
            return
        bad = chosen[self.diverged[chosen] != 0]
        if len(bad):
            text = f"{len(bad)} of {len(chosen)} simulations diverged ({', '.join(map(str, bad[:5]))}): {self.error(int(bad[0]))}"
            if self.when_diverged == "raise":
                raise SimulationError(bad, text, len(chosen))
            warnings.warn(text, DivergenceWarning, stacklevel=3)

    def step(self, ids=None, nstep=1, stage=NONE):
        """nstep steps of all simulations, of those of ids, or of a mask; then the stages up to `stage` (mjtStage) at the new state.
        A plain number in the place of ids is nstep. Simulations marked in `done` start again instead, and are unmarked."""
        if isinstance(ids, (int, np.integer)) and not isinstance(ids, bool):
            ids, nstep = None, ids
        if not isinstance(nstep, (int, np.integer)) or nstep < 1:
            raise ValueError(f"nstep must be 1 or more, not {nstep}")
        if nstep >= 1 << 31:
            raise ValueError(f"nstep is too large: {nstep}")
        ids = read_ids(ids, self.nsim)
        self._take()
        self._check(ids, self._b.step(ids, int(nstep), int(stage)))

    def forward(self, ids=None, stage=ACC, *, mask=None):
        """Compute the stages up to `stage` at the present states, by default all."""
        ids = read_ids(ids if mask is None else mask, self.nsim)
        self._take()
        self._check(ids, self._b.forward(ids, int(stage)))

    def reset(self, ids=None, keyframe=-1, stage=ACC, *, mask=None, **values):
        """Put simulations back to the start or to keyframes (one, or one each), then compute the stages up to `stage`. values: rows of
        fields of the state for these simulations, such as qpos=..."""
        ids = read_ids(ids if mask is None else mask, self.nsim)
        n = self.nsim if ids is None else len(ids)
        for name in values:
            if name not in STATE:
                raise ValueError(f"'{name}' is not an input of a batch: {', '.join(INPUTS)}")
        most = max([self.model.nkey] + [m.nkey for m in self._models or ()])
        if np.size(keyframe) and np.max(keyframe) >= most:
            raise ValueError(f"there is no keyframe {np.max(keyframe)}: the model has {most}")
        keys = None if np.isscalar(keyframe) and keyframe == -1 else read_integers(keyframe, (n,), -1, most, "keyframe")
        self._take()
        failed = self._b.reset(ids, keys, NONE if values else int(stage))
        for name, rows in values.items():
            self.bind(name)[slice(None) if ids is None else ids] = rows
        if values and not failed:
            failed = self._b.forward(ids, int(stage))
        self._check(ids, failed)

    def set_const(self, ids=None):
        """mj_setConst for the model of each simulation; constants become fields per simulation."""
        ids = read_ids(ids, self.nsim)
        self._check(ids, self._b.set_const(ids))

    def rollout(self, nstep, control=None, control_spec=_CTRL, record=("qpos",), ids=None, out=None):
        """nstep steps with controls (n, nstep, ncontrol), recording fields (by name) or states (mjtState) after each. A simulation that warns
        stops, and its last record is repeated. Returns a dict of arrays (n, nstep, ...)."""
        ids = read_ids(ids, self.nsim)
        n, spec = self.nsim if ids is None else len(ids), int(control_spec)
        if not isinstance(nstep, (int, np.integer)) or not 0 <= nstep < 1 << 31:
            raise ValueError(f"nstep must be 0 or more, not {nstep}")
        if control is not None:
            if spec & ~int(_enums.mjtState.mjSTATE_USER):
                raise ValueError("control_spec can only contain bits in mjSTATE_USER")
            control = np.ascontiguousarray(np.broadcast_to(control, (n, nstep, _core.mj_stateSize(self.model, spec))), dtype=np.float64)
        found, records = {}, []
        for item in record:
            like = template(self.template, item) if isinstance(item, str) else None
            if isinstance(item, str) and like is None:
                raise not_bindable(self.template, item)
            shape = (n, nstep, *(like.shape if isinstance(item, str) else (_core.mj_stateSize(self.model, int(item)),)))
            dtype = like.dtype if isinstance(item, str) else np.dtype(float)
            array = (out or {}).get(item)
            if array is None:
                array = np.empty(shape, dtype)
            elif not isinstance(array, np.ndarray) or array.shape != shape or array.dtype != dtype or not array.flags.c_contiguous or not array.flags.writeable:
                raise ValueError(f"out[{item!r}] must be a contiguous writable array of shape {shape} and type {dtype}")
            records.append((item, 0, array) if isinstance(item, str) else (None, int(item), array))
            found[item] = array
        self._take()
        self._check(ids, self._b.rollout(ids, int(nstep), control, spec, records))
        return found

    def jac(self, body, point, ids=None):
        """Jacobians (n, 3, nv) of points of bodies, by translation and by rotation, at the present states."""
        ids = read_ids(ids, self.nsim)
        n = self.nsim if ids is None else len(ids)
        body = read_integers(body, (n,), 0, self.model.nbody, "body")
        point = np.ascontiguousarray(np.broadcast_to(point, (n, 3)), float)
        jacp, jacr = np.zeros((2, n, 3, self.model.nv))
        self._take()
        self._check(ids, self._b.jac(ids, body, point, jacp, jacr))
        return jacp, jacr

    def ray(self, pnt, vec, geomgroup=None, flg_static=True, bodyexclude=-1, ids=None, *, normal=False):
        """Distances and geoms (n, nray) that rays meet, -1: none; with normal also the normals. Origins and directions: (3,), (nray, 3) or
        (n, nray, 3)."""
        ids = read_ids(ids, self.nsim)
        n = self.nsim if ids is None else len(ids)
        pnt, vec = np.atleast_2d(np.asarray(pnt, float)), np.atleast_2d(np.asarray(vec, float))
        nray = np.broadcast_shapes(pnt.shape[:-1], vec.shape[:-1])[-1]
        pnt, vec = (np.ascontiguousarray(np.broadcast_to(a, (n, nray, 3))) for a in (pnt, vec))
        exclude = read_integers(bodyexclude, (n, nray), -1, self.model.nbody, "bodyexclude")
        group = None if geomgroup is None else np.ascontiguousarray(geomgroup, dtype=np.uint8)
        dist, geomid = np.zeros((n, nray)), np.zeros((n, nray), np.int32)
        normals = np.zeros((n, nray, 3)) if normal else None
        self._take()
        self._check(ids, self._b.ray(ids, nray, pnt, vec, group, bool(flg_static), exclude, dist, geomid, normals))
        return (dist, geomid, normals) if normal else (dist, geomid)

    def transition(self, ids=None):
        """Analytic derivatives of a step at the present states: A (n, nx, nx), B (n, nx, nu), C (n, ns, nx), D (n, ns, nu)."""
        ids = read_ids(ids, self.nsim)
        n, m = self.nsim if ids is None else len(ids), self.model
        nx, ns = 2 * m.nv + m.na, m.nsensordata
        found = [np.zeros((n, a, b)) for a, b in ((nx, nx), (nx, m.nu), (ns, nx), (ns, m.nu))]
        self._take()
        self._check(ids, self._b.transition(ids, *found))
        return tuple(found)

    # -------- models and data

    def get_model(self, sim, model=None):
        """The model of a simulation with its own fields, as a copy or written into `model`."""
        if model is None:
            model = _core.copy_model(self.model if self._models is None else self._models[sim])
        self._b.get_model(sim, model)
        return model

    def get_data(self, sim, data=None):
        """The state of a simulation, of a persistent batch its whole MjData, as a new MjData or written into `data`."""
        data = _core.make_data(self.model) if data is None else data
        self._b.get_data(sim, data)
        return data

    def set_models(self, models):
        """Simulation i runs on models[i]: a list, one model for all, or None for the batch's own."""
        if models is not None:
            models = [models] * self.nsim if isinstance(models, _core.MjModel) else list(models)
        self._b.set_models(models)
        object.__setattr__(self, "_models", models)

    @property
    def models(self):
        """The models of set_models; copies of each simulation's model if fields differ (vary=, expand); else None."""
        if self._models is not None:
            return tuple(self._models)
        return tuple(self.get_model(i) for i in range(self.nsim)) if self._expanded else None

    def set_model(self, name, values, *, constants=True):
        """Give a field of the model other values in each simulation. constants: recompute what follows from them."""
        if name not in self.vary:
            raise ValueError(f"'{name}' is the same in all worlds; name it in vary= when the batch is made")
        self.expand(name)[...] = values
        if constants:
            self.set_const()

    def model_field(self, name):
        """A field of the model over all simulations, copied."""
        rows = self.expanded(name)
        return np.array(self._shared(name))[None] if rows is None else rows.copy()

    # -------- MjData of single simulations

    def _lend(self, persistent):
        """The engine computes in MjData of Python, so that callbacks and kinds written in Python find them."""
        count = self.nsim if persistent else self.nthread
        lent = [_core.make_data(self.model) for _ in range(count)]
        self._b.lend(lent, persistent)
        object.__setattr__(self, "_lent", lent)

    @property
    def data(self):
        """The MjData of each simulation: from now on each has its own. What is written there counts at the next call."""
        if not self.persistent:
            self._lend(True)
            self._b.forward(None, ACC)
        return _Datas(self)

    def _hand_out(self, i):
        if i not in self._loose:
            self._b.get_data(i, self._lent[i])
            self._keep(i)
        return self._lent[i]

    def _keep(self, i):
        """After a call, data and row have the same inputs, until one of them is written."""
        if not self.persistent:
            return
        self._loose[i] = {name: np.array(getattr(self._lent[i], name), dtype=float) for name in STATE if self._has(name)}
        for name, value in self._loose[i].items():
            self.bind(name)[i] = value

    def _has(self, name):
        return name != "kind_state" or self.model.nkindstate > 0

    def _take(self):
        """What was written into a MjData goes into the rows; written in both places is an error."""
        for i, before in self._loose.items():
            for name, old in before.items():
                new, rows = np.array(getattr(self._lent[i], name), dtype=float), self.bind(name)
                row = np.array(rows[i])
                if new.tobytes() == old.tobytes() or new.tobytes() == row.tobytes():
                    continue
                if row.tobytes() != old.tobytes():
                    raise ValueError(f"{name} of world {i} was written both in the batch and in its MjData, with different values")
                rows[i] = new

    def render(self, cameras=-1, width=64, height=64, *, kind="rgb", scene_option=None, out=None):
        """Pictures of the present states of all simulations: uint8[n, height, width, 3]. cameras: a number, a name or an MjvCamera, or a list
        of them, which puts an axis behind the first. kind "depth": metres, float32[n, height, width]; "segmentation": id and type of the
        object at each pixel, int32[n, height, width, 2]. Meshes and textures are those of the batch's model."""
        if kind not in PICTURES:
            raise ValueError(f"kind must be one of {', '.join(PICTURES)}, not {kind!r}")
        several = isinstance(cameras, (list, tuple))
        chosen = [_camera(self.model, c) for c in (cameras if several else [cameras])]
        if not chosen:
            raise ValueError("no camera is given")
        last, dtype = PICTURES[kind]
        shape = (self.nsim, *([len(chosen)] if several else []), height, width, *([last] if last else []))
        if self._studio is None or self._studio[0] != (width, height):
            studio = ((width, height), _core.make_studio(self.model, width, height, self.nthread),
                      _core.make_pool(self.nthread) if self.nthread > 1 else None, [_core.make_data(self.model) for _ in range(min(self.nsim, 16))])
            object.__setattr__(self, "_studio", studio)
        if out is None:
            out = np.empty(shape, dtype)
        elif out.shape != shape or out.dtype != dtype or not out.flags.c_contiguous:
            raise ValueError(f"out must be a contiguous array of shape {shape} and type {np.dtype(dtype)}")
        self._take()
        _, studio, pool, room = self._studio
        for first in range(0, self.nsim, len(room)):
            part = range(first, min(first + len(room), self.nsim))
            models = [self.get_model(i) for i in part] if self._expanded else [self._models[i] for i in part] if self._models else [self.model]
            for k, i in enumerate(part):
                if not self.persistent:
                    self._b.get_data(i, room[k])
                    _core.mj_forward(models[k] if len(models) > 1 else models[0], room[k])
            datas = [self._lent[i] for i in part] if self.persistent else room[:len(part)]
            _core.studio_draw(studio, pool, models, datas, chosen, scene_option or _structs.MjvOption(), out[part.start:part.stop])
        return out


class _Exported:
    """An array that is only read in Python, for libraries that know no such arrays."""

    def __init__(self, view):
        self._owner = view
        address = {**view.__array_interface__}
        address["data"] = (address["data"][0], False)
        self.__array_interface__ = address
        self._open = np.asarray(self)

    def __dlpack__(self, **options):
        return self._open.__dlpack__(**options)

    def __dlpack_device__(self):
        return self._open.__dlpack_device__()


def _named(kind):
    def find(self, key):
        return Named(self, kind, key)
    find.__doc__ = f"The part of a {kind} in fields of all simulations, by name or number."
    return find


for _kind in ("actuator", "body", "camera", "equality", "geom", "joint", "keyframe", "light", "material", "numeric", "pair", "sensor", "site", "tendon"):
    setattr(Batch, _kind, _named(_kind))
