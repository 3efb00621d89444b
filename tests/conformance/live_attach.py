#!/usr/bin/env python3
"""Attaches each of our own models to another in three ways and compares every field of the result with MuJoCo 3.5.0.

The whole model inside a turned frame, two replicas of it, and its first named body inside a body of a model with other angles.

Left out: models with plugins (MuJoCo crashes on copies of instances). Settings for inertia and alignment that only the attached model has
cannot be written as XML; of LOSSY models the round trip is not looked at.
"""

import glob
import os
import re
import sys

import live_models
import runner
from runner import option

OPTIONS = [option("models", None, "files, instead of models/ and scenes/"), option("only", None, "ways to attach: whole, replicas, body")]
LOSSY = ("bound_mass", "inertial_orientations", "free_aligned_by_compiler", "attach_", "inertia_", "total_mass")
WAYS = {
    "whole": '<mujoco>{asset}<worldbody><frame pos="1 2 3" euler="10 20 30"><attach model="part" prefix="p_"/></frame></worldbody></mujoco>',
    "replicas": '<mujoco>{asset}<worldbody><replicate count="2" offset="5 0 0" sep="-"><attach model="part" prefix="p_"/></replicate>'
                '</worldbody></mujoco>',
    "body": '<mujoco><compiler angle="radian" eulerseq="zyx"/>{asset}<worldbody><body name="mine"><joint/><geom size="1"/>'
            '<attach model="part" body="{body}" prefix="p_"/></body></worldbody></mujoco>',
}


def uses_plugins(path):
    with open(path, encoding="utf-8") as f:
        text = f.read()
    parts = re.findall(r'<model[^>]*file="([^"]+)"', text)
    return "<plugin" in text or any(uses_plugins(os.path.join(os.path.dirname(path), p)) for p in parts)


def check_way(report, options, way, path, body):
    name = os.path.basename(path)[:-4]
    with open("model.xml", "w", encoding="utf-8") as f:
        f.write(WAYS[way].format(asset=f'<asset><model name="part" file="{path}"/></asset>', body=body))
    head, dump, reason = live_models.load(options.dump, "model.xml", 120)
    if head and name.startswith(LOSSY):
        head["xml"] = ""
    result, details = live_models.check("model.xml", False, head, dump, reason)
    report.check(f"{way} {name}", result, [line[:300] for line in details] if result == "FAILED" else [])


def run(session):
    own = glob.glob(os.path.join(runner.HERE, "models", "*.xml")) + glob.glob(os.path.join(runner.ROOT, "scenes", "*.xml"))
    for path in session.options.models or sorted(own):
        if uses_plugins(path):
            continue
        with open(path, encoding="utf-8") as f:
            body = re.search(r'<body[^>]*name="([^"]+)"', f.read())
        for way in WAYS if session.options.only is None else session.options.only:
            if way != "body" or body:
                check_way(session.report, session.options, way, path, body[1] if body else "")


if __name__ == "__main__":
    sys.exit(runner.main("attach"))
