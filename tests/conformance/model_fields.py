"""Compares the fields of a model that dump_model has compiled and printed with MuJoCo's, numbers to the last bit."""


import json

import numpy as np
from report import SCHEMA
from schema_reader import own_fields

SKIP = {
    "nbuffer": "size of our own memory layout",
    "signature": "a hash of the spec; ours is our own",
    "vis.rgba.bv": "MuJoCo's Python package does not give it",
    "vis.rgba.bvactive": "MuJoCo's Python package does not give it",
} | dict.fromkeys(own_fields(SCHEMA, "ctModel") + ["opt." + name for name in own_fields(SCHEMA, "ctOption")], "not in MuJoCo")


def mujoco_value(model, name):
    """MuJoCo's field as a flat array, None if its Python has no such field."""
    owner = model
    for part in name.split("."):
        if part == "global":
            part = "global_"
        owner = getattr(owner, part, None)
        if owner is None:
            return None
    if isinstance(owner, bytes):
        return np.frombuffer(owner, np.uint8)
    return np.asarray(owner).ravel()


def text_bytes(ours, theirs):
    """Trailing zero bytes are lost on the way through Python."""
    n = max(len(ours), len(theirs))
    return np.pad(ours, (0, n - len(ours))), np.pad(theirs, (0, n - len(theirs)))


def read_head(output):
    """The first line of what dump_model -b or -r printed, and the bytes behind it."""
    line, data = output.split(b"\n", 1)
    return json.loads(line.decode("latin-1")), data


def read_dump(output):
    """{"error": text}, or {name: array} of what dump_model -b printed."""
    head, data = read_head(output)
    if "error" in head:
        return head
    fields, at = {}, 0
    for name, kind, count in head["fields"]:
        fields[name] = np.frombuffer(data, np.dtype("<" + kind), count, at)
        at += count * np.dtype(kind).itemsize
    return fields


def differing(ours, theirs):
    """Which entries are not the same number; what is no number is the same as what is none."""
    if ours.dtype.kind in "iu":
        return ours != theirs
    return (ours != theirs) & ~(np.isnan(ours) & np.isnan(theirs))


def compare(model, dump):
    """Differences of one model as text, and the number of fields compared."""
    wrong, count = [], 0
    for name, values in dump.items():
        if name in SKIP:
            continue
        ours, theirs = values, mujoco_value(model, name)
        if theirs is None:
            wrong.append(f"{name}: MuJoCo has no such field")
            continue
        if name in ("names", "paths", "text_data"):
            ours, theirs = text_bytes(ours, theirs)
        count += 1
        if ours.shape != theirs.shape:
            wrong.append(f"{name}: {len(ours)} values, MuJoCo has {len(theirs)}")
            continue
        if not len(ours):
            continue
        bad = differing(ours, theirs)
        if bad.any():
            i = int(np.argmax(bad))
            wrong.append(f"{name}[{i}]: {ours[i]!r}, MuJoCo has {theirs[i]!r} ({int(bad.sum())} of {len(bad)} differ)")
    return wrong, count


def check_refusal(refusal, dump):
    """The sentence of MuJoCo must be in ours."""
    sentence = refusal.split("\n")[0].replace("XML Error: Error: ", "").replace("XML Error: ", "").replace("Error: ", "")
    if "error" not in dump:
        return [f"accepted; MuJoCo says: {sentence}"], 0
    return ([] if sentence in dump["error"] else [f"says {dump['error']!r}; MuJoCo says {sentence!r}"]), 1
