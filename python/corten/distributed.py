"""Rollouts of one model, divided over threads, processes or machines, with the same bytes however they are divided.

  from corten.distributed import rollout
  states = rollout("ant.xml", 1000, 100, key=5, policy="random", noise=0.1, backend="processes", workers=8)

A rollout depends on the model, the policy, the key and its number only. The numbers, and the file of path=, are those of the command
`corten rollout`. Backends: threads (of this process), processes, ray, mpi (call it in every rank; rank 0 returns the result), dask.
Shards that are complete lie beside path until all are: a run that was killed goes on from them.
"""
import collections
import functools
import os
import struct

import numpy as np

from corten import _core, _enums
from corten.batch import Batch

PHYSICS = int(_enums.mjtState.mjSTATE_PHYSICS)
MAGIC, HEAD, HEAD_SIZE = b"CTROLL1\0", "<8sQQqqqqdqqQ", 88
MOST = 256   # simulations of a batch
TRIES = 3    # of a shard whose worker dies
Job = collections.namedtuple("Job", "model first count nstep key policy noise")


@functools.lru_cache(maxsize=1)
def _from_file(path, _changed):
    from corten import MjModel
    return MjModel.from_xml_path(path)


def _load(model):
    from corten import MjModel
    return model if isinstance(model, MjModel) else _from_file(os.fspath(model), os.stat(model).st_mtime_ns)


def _controls(job, m):
    """(nstep, nu); None: the policy has a name."""
    return None if isinstance(job.policy, str) else np.array(np.broadcast_to(job.policy, (job.nstep, m.nu)), float)


def part(job, nthread):
    """The rollouts of a job: (count, nstep, numbers of a state)."""
    m = _load(job.model)
    found = np.empty((job.count, job.nstep, _core.mj_stateSize(m, PHYSICS)))
    if job.count:
        with Batch(m, min(job.count, MOST), nthread, diverged="ignore") as worlds:
            random = isinstance(job.policy, str) and job.policy == "random"
            worlds._b.shard(job.first, job.count, job.nstep, job.key, random, _controls(job, m), job.noise, found)
    return found


# -------- backends: (number of the job, its states), in any order

def _by_threads(jobs, workers):
    for i, job in jobs.items():
        yield i, part(job, workers)


def _serve(pipe):
    """A worker process: jobs come through the pipe until it closes."""
    try:
        while True:
            job = pipe.recv()
            try:
                found = True, part(job, 1)
            except Exception as error:
                found = False, error
            pipe.send(found)
    except (EOFError, ConnectionError, KeyboardInterrupt):
        pass


def _by_processes(jobs, workers):
    import multiprocessing
    from multiprocessing.connection import wait
    context = multiprocessing.get_context("spawn")
    waiting, tries, busy = collections.deque(jobs), collections.Counter(), {}

    def hire():
        pipe, end = context.Pipe()
        worker = context.Process(target=_serve, args=(end,), daemon=True)
        worker.start()
        end.close()
        give(pipe, worker)

    def give(pipe, worker):
        if waiting:
            busy[pipe] = worker, waiting.popleft()
            try:
                pipe.send(jobs[busy[pipe][1]])
            except OSError:
                pass  # the worker died: its end of the pipe is closed
        else:
            pipe.close()
            worker.join()

    try:
        for _ in range(min(workers, len(jobs))):
            hire()
        while busy:
            for pipe in wait(list(busy)):
                worker, i = busy.pop(pipe)
                try:
                    good, found = pipe.recv()
                except (EOFError, OSError):  # the worker died: another one computes its shard
                    worker.join()
                    pipe.close()
                    tries[i] += 1
                    if tries[i] == TRIES:
                        raise RuntimeError(f"{TRIES} workers died in shard {i}, the last with exit code {worker.exitcode}") from None
                    waiting.append(i)
                    hire()
                    continue
                if not good:
                    raise found
                give(pipe, worker)
                yield i, found
    finally:
        for pipe, (worker, _) in busy.items():
            worker.terminate()
            worker.join()
            pipe.close()


def _by_ray(jobs, workers):
    import ray
    if not ray.is_initialized():
        ray.init(num_cpus=workers, include_dashboard=False, log_to_driver=False)
    remote = ray.remote(num_cpus=1, max_retries=TRIES)(part)
    running = {remote.remote(job, 1): i for i, job in jobs.items()}
    while running:
        done, _ = ray.wait(list(running))
        yield running.pop(done[0]), ray.get(done[0])


def _by_dask(jobs, workers):
    from distributed import Client, as_completed, get_client
    try:
        own, client = None, get_client()
    except ValueError:
        own = client = Client(n_workers=workers, threads_per_worker=1, dashboard_address=None)
    try:
        running = {client.submit(part, job, 1, pure=False): i for i, job in jobs.items()}
        for future in as_completed(running):
            yield running[future], future.result()
    finally:
        if own is not None:
            own.close()


def _by_mpi(jobs, _workers):
    from mpi4py import MPI
    world = MPI.COMM_WORLD
    for i, job in jobs.items():
        if i % world.Get_size() == world.Get_rank():
            yield i, part(job, 1)


BACKENDS = {"threads": _by_threads, "processes": _by_processes, "ray": _by_ray, "mpi": _by_mpi, "dask": _by_dask}


def _ranks(backend, workers):
    """Rank and number of ranks."""
    if backend != "mpi":
        return 0, workers
    from mpi4py import MPI
    return MPI.COMM_WORLD.Get_rank(), MPI.COMM_WORLD.Get_size()


def _check(job, backend, workers, shards):
    if backend not in BACKENDS:
        raise ValueError(f"backend must be one of {', '.join(BACKENDS)}, not {backend!r}")
    for name, value, low, most in (("n", job.count, 1, 2**31 - 1), ("nstep", job.nstep, 1, 2**31 - 1), ("key", job.key, -2**63, 2**63 - 1),
                                   ("workers", workers, 1, 1 << 16), ("shards", 1 if shards is None else shards, 1, 1 << 20)):
        if isinstance(value, bool) or not isinstance(value, (int, np.integer)) or not low <= value <= most:
            raise ValueError(f"{name} must be an integer in {low} to {most}, not {value!r}")
    if not isinstance(job.noise, (int, float, np.integer, np.floating)) or not 0 <= job.noise < np.inf:
        raise ValueError(f"noise must be a number, 0 or more, not {job.noise!r}")
    if isinstance(job.policy, str) and job.policy not in ("zero", "random"):
        raise ValueError(f"policy must be 'zero', 'random' or an array of controls, not {job.policy!r}")
    if backend != "threads" and not isinstance(job.model, (str, os.PathLike)):
        raise ValueError("workers of their own load the model from its file: give its path")


def rollout(model, n, nstep, *, key=0, policy="zero", noise=0.0, backend="threads", workers=2, shards=None, path=None):
    """States (n, nstep, size) of n rollouts: qpos, qvel, act and history after each step.

    model: a file, or an MjModel with threads. policy: "zero", "random" or controls that broadcast to (nstep, nu). noise: standard deviation
    of initial velocities. shards: parts of the work, by default one per worker, with threads one. path: also write the file of `corten
    rollout`, in one piece; if it is there already and of the same rollouts, it is read.
    """
    whole = Job(model, 0, n, nstep, key, policy, noise)
    _check(whole, backend, workers, shards)
    rank, workers = _ranks(backend, workers)
    shards = shards or (1 if backend == "threads" else workers)
    edges = [n * i // shards for i in range(shards + 1)]
    jobs = {i: whole._replace(first=a, count=b - a) for i, (a, b) in enumerate(zip(edges, edges[1:]))}
    file = _File(path, whole) if path is not None else None
    parts = file.complete(jobs) if file else {}
    for i, states in BACKENDS[backend]({i: job for i, job in jobs.items() if i not in parts}, workers):
        parts[i] = states
        if file and shards > 1:
            file.write(file.part(i, shards), jobs[i].first, states)
    if backend == "mpi":
        parts = _gather(parts)
    if rank != 0:
        return None
    states = np.concatenate([parts[i] for i in jobs])
    if file:
        file.finish(states, shards)
    return states


def _gather(parts):
    from mpi4py import MPI
    return {i: states for rank in MPI.COMM_WORLD.gather(parts, root=0) or [] for i, states in rank.items()}


class _File:
    """The file of all rollouts, and those of its shards, as `corten rollout` and `corten merge` have them."""

    def __init__(self, path, whole):
        m = _load(whole.model)
        self.path, self.n = os.fspath(path), whole.count
        self.shape = whole.nstep, _core.mj_stateSize(m, PHYSICS)
        kind = {"zero": 0, "random": 1}[whole.policy] if isinstance(whole.policy, str) else _core.hash_of_bytes(_controls(whole, m))
        self.settings = MAGIC, _core.hash_of_bytes(_core.model_to_bytes(m)), kind, whole.key, self.n, *self.shape, whole.noise

    def part(self, i, shards):
        return f"{self.path}.{i}-of-{shards}" if shards > 1 else self.path

    def head(self, first, states):
        return struct.pack(HEAD, *self.settings, first, len(states), _core.hash_of_bytes(states))

    def read(self, path, first, count):
        """The states of a file that is complete and has just these rollouts; else None."""
        try:
            with open(path, "rb") as file:
                head = file.read(HEAD_SIZE)
                states = np.fromfile(file)
        except OSError:
            return None
        if states.size != count * self.shape[0] * self.shape[1]:
            return None
        states = states.reshape(count, *self.shape)
        return states if head == self.head(first, states) else None

    def complete(self, jobs):
        """The shards that are there."""
        self.kept = whole = self.read(self.path, 0, self.n)
        found = {i: whole[job.first:job.first + job.count] if whole is not None else self.read(self.part(i, len(jobs)), job.first, job.count)
                 for i, job in jobs.items()}
        return {i: states for i, states in found.items() if states is not None}

    def write(self, path, first, states):
        """At once or not at all."""
        unfinished = f"{path}.{os.getpid()}.tmp"
        try:
            with open(unfinished, "wb") as file:
                file.write(self.head(first, states))
                file.write(states)
                file.flush()
                os.fsync(file.fileno())
            os.replace(unfinished, path)
        except BaseException:
            if os.path.exists(unfinished):
                os.remove(unfinished)
            raise

    def finish(self, states, shards):
        if self.kept is None:
            self.write(self.path, 0, states)
        for i in range(shards if shards > 1 else 0):
            if os.path.exists(self.part(i, shards)):
                os.remove(self.part(i, shards))
