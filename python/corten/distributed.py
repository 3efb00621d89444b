"""Rollouts of one model, divided over threads, processes or machines, with the same bytes however they are divided.

  from corten.distributed import rollout
  states = rollout("ant.xml", 1000, 100, key=5, policy="random", noise=0.1, backend="processes", workers=8)

A rollout depends on the model, the policy, the key and its number only. The numbers, and the file of path=, are those of the command
`corten rollout`. Backends: threads (of this process), processes, ray, mpi (call it in every rank; rank 0 returns the result), dask.
"""
import os
import struct

import numpy as np

from corten import _core, _enums
from corten.batch import Batch

PHYSICS = int(_enums.mjtState.mjSTATE_PHYSICS)
MAGIC, HEAD, FNV, PRIME = b"CTROLL1\0", "<8sQQqqqqdqqQ", 0xCBF29CE484222325, 0x100000001B3
MOST = 256  # simulations of a batch


def fnv(data):
    """The hash of the files, as src/base/hash.h has it."""
    h = FNV
    for byte in bytes(data):
        h = (h ^ byte) * PRIME & 0xFFFFFFFFFFFFFFFF
    return h


def _load(model):
    from corten import MjModel
    return model if isinstance(model, MjModel) else MjModel.from_xml_path(os.fspath(model))


def _controls(m, numbers, nstep, policy, key):
    """(rollouts, nstep, nu), or None for zero."""
    if isinstance(policy, str) and policy == "zero":
        return None
    if not isinstance(policy, str):
        return np.broadcast_to(np.asarray(policy, float), (len(numbers), nstep, m.nu))
    low, high = np.where(m.actuator_ctrllimited[:, None].astype(bool), m.actuator_ctrlrange, [[-1.0, 1.0]]).T
    found = np.empty((len(numbers), nstep, m.nu))
    for k, i in enumerate(numbers):
        for t in range(nstep):
            _core.mjb_randomUniform(key, i, t, found[k, t])
    return low + (high - low) * found


def part(job, nthread):
    """Rollouts first to first + count - 1: (count, nstep, numbers of a state)."""
    model, first, count, nstep, key, policy, noise = job
    m = _load(model)
    size = _core.mj_stateSize(m, PHYSICS)
    found = np.empty((count, nstep, size))
    if count == 0:
        return found
    worlds = Batch(m, min(count, MOST), nthread, diverged="ignore")
    for start in range(0, count, worlds.nsim):
        n = min(worlds.nsim, count - start)
        numbers, ids = range(first + start, first + start + n), np.arange(n, dtype=np.int32)
        worlds.reset(ids, stage=0)
        if noise > 0:
            v = np.empty((n, m.nv))
            for k, i in enumerate(numbers):
                _core.mjb_randomNormal(key, i, -1, v[k])
            worlds.qvel[:n] = v * noise
        control, here = _controls(m, numbers, nstep, policy, key), np.empty((n, nstep, size))
        for t in range(nstep):  # as the command: a simulation that diverges goes on from its reset
            if control is not None:
                worlds.ctrl[:n] = control[:, t]
            worlds.step(ids)
            here[:, t] = worlds.state[:n, 1:1 + size]
        found[start:start + n] = here
    return found


def _shards(n, workers):
    edges = [n * i // workers for i in range(workers + 1)]
    return [(a, b - a) for a, b in zip(edges, edges[1:])]


def _by_threads(jobs, workers):
    return [part(job, workers) for job in jobs]


def _by_processes(jobs, workers):
    import multiprocessing
    with multiprocessing.get_context("spawn").Pool(workers) as pool:
        return pool.starmap(part, [(job, 1) for job in jobs])


def _by_ray(jobs, workers):
    import ray
    if not ray.is_initialized():
        ray.init(num_cpus=workers, include_dashboard=False, log_to_driver=False)
    remote = ray.remote(num_cpus=1, max_retries=3)(part)  # a worker that dies loses its part, which is computed again
    return ray.get([remote.remote(job, 1) for job in jobs])


def _by_dask(jobs, workers):
    import dask
    return dask.compute(*[dask.delayed(part)(job, 1) for job in jobs], scheduler="processes", num_workers=workers)


def _by_mpi(jobs, workers):
    from mpi4py import MPI
    world = MPI.COMM_WORLD
    mine = [(i, part(job, 1)) for i, job in enumerate(jobs) if i % world.Get_size() == world.Get_rank()]
    parts = world.gather(mine, root=0)
    return None if parts is None else [p for _, p in sorted((q for rank in parts for q in rank), key=lambda q: q[0])]


BACKENDS = {"threads": _by_threads, "processes": _by_processes, "ray": _by_ray, "mpi": _by_mpi, "dask": _by_dask}


def rollout(model, n, nstep, *, key=0, policy="zero", noise=0.0, backend="threads", workers=2, path=None):
    """States (n, nstep, size) of n rollouts: qpos, qvel, act and history after each step.

    model: a file, or an MjModel with threads. policy: "zero", "random" or controls that broadcast to (nstep, nu). noise: standard deviation
    of initial velocities. path: also write the file of `corten rollout`, in one piece.
    """
    if backend not in BACKENDS:
        raise ValueError(f"backend must be one of {', '.join(BACKENDS)}, not {backend!r}")
    if n < 1 or nstep < 1 or workers < 1 or noise < 0:
        raise ValueError("n, nstep and workers must be 1 or more, noise 0 or more")
    if isinstance(policy, str) and policy not in ("zero", "random"):
        raise ValueError(f"policy must be 'zero', 'random' or an array of controls, not {policy!r}")
    if backend != "threads" and not isinstance(model, (str, os.PathLike)):
        raise ValueError("workers of their own load the model from its file: give its path")
    jobs = [(model, first, count, nstep, key, policy, noise) for first, count in _shards(n, 1 if backend == "threads" else workers)]
    parts = BACKENDS[backend](jobs, workers)
    if parts is None:
        return None
    states = np.concatenate(parts)
    if path is not None:
        _write(path, _load(model), states, key, policy, noise)
    return states


def _write(path, m, states, key, policy, noise):
    content = _core.model_to_bytes(m)
    kind = {"zero": 0, "random": 1}[policy] if isinstance(policy, str) else fnv(np.ascontiguousarray(np.broadcast_to(policy, (states.shape[1], m.nu)), float).tobytes())
    n, nstep, numbers = states.shape
    body = states.tobytes()
    head = struct.pack(HEAD, MAGIC, fnv(content), kind, key, n, nstep, numbers, noise, 0, n, fnv(body))
    unfinished = f"{os.fspath(path)}.{os.getpid()}.tmp"
    try:
        with open(unfinished, "wb") as file:
            file.write(head + body)
            file.flush()
            os.fsync(file.fileno())
        os.replace(unfinished, path)
    except BaseException:
        if os.path.exists(unfinished):
            os.remove(unfinished)
        raise
