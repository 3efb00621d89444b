#!/usr/bin/env python3
"""Writes a run of MuJoCo 3.5.0 as a recording (docs/recording.md), which `corten diff` replays and compares.

Run with an interpreter that has the package mujoco 3.5.0:

  $(tools/mujoco.sh) tools/record/record_mujoco.py MODEL.xml OUT.rec [--steps N] [--key NAME] [--sine A] [--fields A,B,...]
  $(tools/mujoco.sh) tools/record/record_mujoco.py --example [--check]      the recordings of tests/cli/recordings
"""

import argparse
import math
import os
import sys

import mujoco
import numpy as np

VERSION = "3.5.0"
ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
EXAMPLES = os.path.join(ROOT, "tests", "cli", "recordings")
# Recording, model, options of record().
EXAMPLE = (
    ("arm.rec", "arm.xml", {"steps": 60, "key": "bent", "sine": 0.6}),
    ("ball.rec", "ball.xml", {"steps": 80}),
)
# What the first block sets: everything that mj_step depends on and a recording may set.
STATE = (
    "time", "qpos", "qvel", "act", "qacc_warmstart", "plugin_state", "ctrl", "qfrc_applied", "xfrc_applied",
    "eq_active", "mocap_pos", "mocap_quat", "userdata",
)  # fmt: skip
# What each step records, in the order of the pipeline; the last three are the new state.
FIELDS = (
    "xpos", "xquat", "qfrc_bias", "qfrc_passive", "qfrc_actuator", "qfrc_constraint", "qacc", "sensordata", "energy",
    "ncon", "qvel", "qpos", "time",
)  # fmt: skip


def line(d, name):
    """One field; repr of a double reads back as the same double."""
    x = np.atleast_1d(np.asarray(getattr(d, name), dtype=float)).ravel()
    return " ".join([name] + [repr(float(v)) for v in x])


def controls(m, step, amplitude):
    """A sine for each actuator, each with another phase."""
    return [amplitude * math.sin(0.07 * step + 0.9 * i) for i in range(m.nu)]


def record(path, steps=100, key=None, sine=None, fields=FIELDS):
    """The bytes of the recording of a run: the text of the model, the start, then every step."""
    m = mujoco.MjModel.from_xml_path(path)
    d = mujoco.MjData(m)
    if key is not None:
        mujoco.mj_resetDataKeyframe(m, d, mujoco.mj_name2id(m, mujoco.mjtObj.mjOBJ_KEY, key))
    with open(path, "rb") as f:
        text = f.read()
    out = [b"corten recording 2", f"engine MuJoCo {mujoco.__version__}".encode(), f"model {len(text)}".encode(), text]
    out += [b"set"] + [line(d, name).encode() for name in STATE if np.size(getattr(d, name))]
    blocks = 1
    for step in range(1, steps + 1):
        if sine and m.nu:
            d.ctrl = controls(m, step, sine)
            out += [b"set", line(d, "ctrl").encode()]
            blocks += 1
        mujoco.mj_step(m, d)
        out += [f"step {step}".encode()] + [line(d, name).encode() for name in fields]
        blocks += 1
    return b"\n".join(out + [f"end {blocks}".encode(), b""])


def write(path, data):
    """The file is there whole or not at all."""
    with open(path + ".tmp", "wb") as f:
        f.write(data)
    os.replace(path + ".tmp", path)


def examples(check):
    stale = []
    for name, model, options in EXAMPLE:
        path = os.path.join(EXAMPLES, name)
        data = record(os.path.join(EXAMPLES, model), **options)
        if not check:
            write(path, data)
        elif not os.path.exists(path) or open(path, "rb").read() != data:
            stale.append(name)
    if stale:
        print("differ:", *stale)
    print(f"{len(EXAMPLE) - len(stale)} passed, {len(stale)} failed")
    return 1 if stale else 0


def main():
    ap = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    ap.add_argument("model", nargs="?")
    ap.add_argument("out", nargs="?")
    ap.add_argument("--steps", type=int, default=100)
    ap.add_argument("--key", help="start from this keyframe")
    ap.add_argument("--sine", type=float, help="controls: sines of this amplitude")
    ap.add_argument("--fields", help="fields of mjData to record after each step, by commas")
    ap.add_argument("--example", action="store_true", help="write the recordings of tests/cli/recordings")
    ap.add_argument("--check", action="store_true", help="with --example: only compare")
    arg = ap.parse_args()
    if mujoco.__version__ != VERSION:
        sys.exit(f"record_mujoco: MuJoCo {mujoco.__version__} found, {VERSION} needed")
    if arg.example:
        return examples(arg.check)
    if not arg.model or not arg.out:
        ap.error("a model and a file to write are needed")
    fields = tuple(arg.fields.split(",")) if arg.fields else FIELDS
    write(arg.out, record(arg.model, arg.steps, arg.key, arg.sine, fields))
    return 0


if __name__ == "__main__":
    sys.exit(main())
