#!/usr/bin/env python3
"""Steps of environments per second: corten.envs beside Gymnasium's SyncVectorEnv and AsyncVectorEnv and EnvPool, in one run.

  bench/envs_speed.py [--csv FILE] [--rounds N] [--seconds S] [task ...]        run by bench/envs.sh

All environments step with the same random actions and start again when they end. Engines take turns in rounds of S seconds; the figure is the
median of the rounds. Columns: steps per second by the clock, and per second of processor time (with all processes and threads).
"""
import argparse
import csv
import os
import statistics
import time

TASKS = ("HalfCheetah-v5", "Ant-v5", "Humanoid-v5")


def corten(task, threads):
    from corten.envs import make_vec
    return make_vec(task, 64, nthread=threads)


def gymnasium(task, mode, count):
    import gymnasium
    return gymnasium.make_vec(task, count, vectorization_mode=mode)


def envpool(task, threads):
    import envpool
    return envpool.make(task, env_type="gymnasium", num_envs=64, num_threads=threads)


ENGINES = {"corten, 1 thread": lambda t: corten(t, 1), "corten, 2 threads": lambda t: corten(t, 2), "EnvPool, 1 thread": lambda t: envpool(t, 1),
           "EnvPool, 2 threads": lambda t: envpool(t, 2), "SyncVectorEnv": lambda t: gymnasium(t, "sync", 16), "AsyncVectorEnv, 16 processes": lambda t: gymnasium(t, "async", 16)}


def processor_seconds():
    """Of this process and those that it started."""
    me, total = os.getpid(), 0
    for name in filter(str.isdigit, os.listdir("/proc")):
        try:
            with open(f"/proc/{name}/stat") as file:
                rest = file.read().rsplit(")", 1)[1].split()
        except OSError:
            continue
        if int(name) == me or int(rest[1]) == me:
            total += int(rest[11]) + int(rest[12])
    return total / os.sysconf("SC_CLK_TCK")


class Engine:
    def __init__(self, make, task):
        import numpy as np
        self.envs = make(task)
        self.envs.reset()
        space = self.envs.action_space
        shape = (self.envs.num_envs if hasattr(self.envs, "num_envs") else len(self.envs), space.shape[-1])
        random = np.random.default_rng(1)
        low, high = (np.broadcast_to(getattr(space, side), shape) for side in ("low", "high"))
        self.actions, self.count = [random.uniform(low, high).astype(space.dtype) for _ in range(20)], shape[0]
        self.rows = []

    def round(self, seconds):
        steps, used, begun = 0, processor_seconds(), time.perf_counter()
        while (now := time.perf_counter() - begun) < seconds:
            for action in self.actions:
                self.envs.step(action)
            steps += len(self.actions) * self.count
        self.rows.append((steps / now, steps / max(processor_seconds() - used, 0.01)))


def main():
    args = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    args.add_argument("--csv")
    args.add_argument("--rounds", type=int, default=3)
    args.add_argument("--seconds", type=float, default=1.5)
    args.add_argument("task", nargs="*")
    args = args.parse_args()
    found = []
    for task in args.task or TASKS:
        engines = {}
        for name, make in ENGINES.items():
            try:
                engines[name] = Engine(make, task)
            except ImportError as error:
                print(f"{name}: left out, {error}")
        for _ in range(args.rounds):
            for engine in engines.values():
                engine.round(args.seconds)
        for name, engine in engines.items():
            clock, used = (statistics.median(column) for column in zip(*engine.rows))
            found.append((task, name, engine.count, round(clock), round(used)))
            print(f"{task:16} {name:30} {engine.count:3} environments {clock:10.0f} per s {used:10.0f} per s of processor time", flush=True)
            engine.envs.close()
    if args.csv:
        with open(args.csv, "w", newline="") as file:
            csv.writer(file, lineterminator="\n").writerows([("task", "engine", "environments", "steps_per_s", "steps_per_processor_s"), *found])


if __name__ == "__main__":
    main()
