#!/usr/bin/env python3
"""Compares pictures with those of MuJoCo 3.5.0's Renderer, which draws with OpenGL on Mesa (libosmesa6), both running here.

A view is a model in a state, a camera, a size and options, by random numbers (image_views.py). Of each view are compared:
  colour        structural similarity (image_scores.py) and the mean absolute difference of the bytes
  depth         share of the pixels whose depth agrees within 0.1 %
  segmentation  share of the pixels with the same object
A view must reach the limits of one view; all views together must reach those of the mean. MuJoCo's pictures are kept in
build/image_reference and used again by the next run (--fresh draws them anew). build/image_report.html shows the views, worst first.
--record only draws MuJoCo's pictures.
"""

import dataclasses
import hashlib
import json
import os
import sys
import traceback

os.environ.setdefault("MUJOCO_GL", "osmesa")
import image_report
import image_scores
import image_views
import model_sets
import mujoco
import numpy as np
import runner
from report import ROOT
from runner import option

OPTIONS = [option("only"), option("sample", 1), option("timeout", 300.0),
           option("views", None, "names that contain one of these, instead of all", nargs="*", metavar="TEXT"),
           option("fresh", False, "draw MuJoCo's pictures anew", action="store_true"),
           option("record", False, "only draw MuJoCo's pictures", action="store_true")]
KEPT = os.path.join(ROOT, "build", "image_reference")
# (score, of one view, of the mean; True: at least, False: at most)
GOALS = (("similarity", 0.90, 0.97, True), ("difference", None, 3.0, False), ("depth", None, 0.995, True), ("segmentation", None, 0.995, True))


# MuJoCo's pictures -------------------------------------------------------------------------------------------------------
def find_views(options):
    """The views, chosen once: looking at all models takes a minute."""
    page = os.path.join(KEPT, "views.json")
    places = {c.name: c.base for c in image_views.collections()}
    if os.path.exists(page) and not options.fresh:
        with open(page, encoding="utf-8") as f:
            kept = json.load(f)
        if kept["places"] == places:
            return [image_views.View(**v) for v in kept["views"]]
    views = image_views.all_views()
    os.makedirs(KEPT, exist_ok=True)
    with open(page, "w", encoding="utf-8") as f:
        json.dump({"places": places, "views": [dataclasses.asdict(v) for v in views]}, f, indent=1)
    return views


def kept_path(view):
    """The name depends on all that a view is; the model file is part of it."""
    with open(view.path, "rb") as f:
        text = json.dumps(dataclasses.asdict(view)).encode() + f.read()
    return os.path.join(KEPT, f"{view.name.split('/')[0]}_{os.path.basename(view.path)[:-4]}_{hashlib.sha256(text).hexdigest()[:12]}.npz")


def reference(view, fresh):
    """The state and MuJoCo's picture of a view."""
    path = kept_path(view)
    if fresh or not os.path.exists(path):
        state = image_views.state_of(view)
        os.makedirs(KEPT, exist_ok=True)
        np.savez_compressed(path + ".part.npz", state=state, **image_views.draw(view, state, mujoco))
        os.replace(path + ".part.npz", path)
    with np.load(path) as kept:
        return dict(kept)


# Comparison --------------------------------------------------------------------------------------------------------------
class Views(model_sets.Collection):
    """Views in the place of models."""

    def name_of(self, job):
        return job


def misses(found, column):
    """The goals that scores do not reach."""
    for name, one, mean, least in GOALS:
        goal = (one, mean)[column]
        if goal is not None and not (found[name] >= goal if least else found[name] <= goal):
            yield f"{name} {found[name]:.4f}, {'at least' if least else 'at most'} {goal:g} wanted"


def compare_view(report, view, options):
    theirs = reference(view, options.fresh)
    if options.record:
        return
    import corten  # noqa: PLC0415
    try:
        ours = image_views.draw(view, theirs["state"], corten)
    except Exception:  # noqa: BLE001
        report.check(view.name, "is drawn", [traceback.format_exc(limit=-3)])
        return
    found = image_scores.scores(ours, theirs)
    report.check(view.name, "picture", list(misses(found, 0)))
    report.rows.append(image_report.Row(view, ours, theirs, found))


def summary(report, rows):
    """The means over all views, as checks, and the report with pictures."""
    mean = {name: float(np.mean([row.scores[name] for row in rows])) for name, *_ in GOALS}
    least = {name: float((min if least else max)(row.scores[name] for row in rows)) for name, _, _, least in GOALS}
    report.check(f"{len(rows)} views", "mean", list(misses(mean, 1)))
    for name, *_ in GOALS:
        print(f"{name:13} mean {mean[name]:.4f}  worst {least[name]:.4f}")
    page = os.path.join(ROOT, "build", "image_report.html")
    image_report.write_page(page, rows, mean, least)
    print(f"pictures: {os.path.relpath(page, ROOT)}")


def run(session):
    options = session.options
    sys.path.insert(0, options.package)
    views = {v.name: v for v in find_views(options)}
    names = [n for n in views if not options.views or any(t in n for t in options.views)]
    rows = []
    groups = [Views(g, "", [n for n in names if n.startswith(g + "/")]) for g in image_views.SHARE]
    for collection in session.chosen(g for g in groups if g.jobs):
        part = session.run_collection(collection, lambda report, job, name: compare_view(report, views[name], options))
        rows += part.rows
    session.report.rows = []
    if options.record:
        session.report.check(f"{len(names)} views", "recorded", [])
    elif rows:
        summary(session.report, rows)


if __name__ == "__main__":
    sys.exit(runner.main("image"))
