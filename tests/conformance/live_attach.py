#!/usr/bin/env python3
"""Attaches each of our own models to another in three ways and compares every field of the result with MuJoCo 3.5.0.

    $(tools/mujoco.sh) tests/conformance/live_attach.py [--dump PROGRAM] [-v]

The whole model inside a turned frame, two replicas of it, and its first named body inside a body of a model with other angles.
The last line is `N passed, N failed`; the exit status is 1 when one failed.

Left out: models with plugins (MuJoCo crashes on copies of instances). Settings for inertia and alignment that only the attached model has
cannot be written as XML; of LOSSY models the round trip is not looked at.
"""

import argparse
import glob
import os
import re
import sys
import tempfile

import mujoco

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(os.path.dirname(HERE))
sys.dont_write_bytecode = True
sys.path.insert(0, HERE)
import live_collection  # noqa: E402

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


def main():
    ap = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ap.add_argument("--dump", default=os.path.join(ROOT, "build", "release", "dump_model"))
    ap.add_argument("-v", action="store_true", help="all differing fields")
    options = ap.parse_args()
    assert mujoco.__version__ == "3.5.0", f"found MuJoCo {mujoco.__version__}, not 3.5.0"
    mujoco.mj_setCacheCapacity(mujoco.mj_getCache(), 0)  # meshes of other models would come with their hulls
    program, passed, failed = os.path.abspath(options.dump), 0, 0
    models = sorted(glob.glob(os.path.join(HERE, "models", "*.xml")) + glob.glob(os.path.join(ROOT, "scenes", "*.xml")))
    mujoco.set_mju_user_warning(lambda text: None)
    with tempfile.TemporaryDirectory() as folder:
        os.chdir(folder)
        for path in (p for p in models if not uses_plugins(p)):
            name = os.path.basename(path)[:-4]
            with open(path, encoding="utf-8") as f:
                body = re.search(r'<body[^>]*name="([^"]+)"', f.read())
            for way, text in WAYS.items():
                if way == "body" and not body:
                    continue
                with open("model.xml", "w", encoding="utf-8") as f:
                    f.write(text.format(asset=f'<asset><model name="part" file="{path}"/></asset>', body=body[1] if body else ""))
                head, dump, reason = live_collection.load(program, "model.xml", 120)
                if head and name.startswith(LOSSY):
                    head["xml"] = ""
                result, details = live_collection.check("model.xml", False, head, dump, reason)
                passed += result != "FAILED"
                failed += result == "FAILED"
                if result == "FAILED":
                    for line in details if options.v else details[:1]:
                        print(f"FAIL {way} {name}: {line[:300]}")
        os.chdir(ROOT)
    print(f"{passed} passed, {failed} failed")
    return 1 if failed or not passed else 0


if __name__ == "__main__":
    sys.exit(main())
