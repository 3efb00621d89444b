#!/usr/bin/env python3
"""Compares Corten with MuJoCo 3.5.0, both running here and without constraints: models, states and trajectories.

The six checks of live.py for each model of these collections:
  own         scenes/ and the models_* folders beside this file: 1,000 steps within 1e-9
  trees       random trees of tests/random_models/make_models.py, run as they are: 1,000 steps within 1e-9
  dm_control, gymnasium, public   the model files of the installed packages and of the folder CORTEN_MODELS: 500 steps within 1e-8
  generated   models of tests/random_models/make_models_all.py: 500 steps within 1e-8
each at 20 random states within 1e-10. Files or folders on the command line are used instead.
Every model runs in a process of its own: a crash or more than --timeout seconds is a failed check.

Both engines run freely, each with the model that it has compiled (live.py).
"""

import os
import sys

import live
import model_sets
import runner
from runner import option

OPTIONS = [option("models"), option("only"), option("generated", 2000), option("seed", 1), option("random", 40, "how many random trees"),
           option("states", 20), option("steps", None, "of every trajectory, instead of 1,000 and 500", type=int), option("sample", 1),
           option("timeout", 600.0)]


def plan_of(options, collection, path):
    ours = collection == "trees" or path.startswith(os.path.join(live.ROOT, "scenes"))
    long = collection in ("own", "trees")
    return live.Plan(options.states, options.steps or (1000 if long else 500), 1e-9 if long else 1e-8, ours)


def run(session):
    for collection in session.chosen(model_sets.running(session.options, session.folder)):
        def check(report, path, name, collection=collection):
            live.check_file(report, session.corten, path, name, plan_of(session.options, collection.name, path))

        session.run_collection(collection, check)


if __name__ == "__main__":
    sys.exit(runner.main("smooth"))
