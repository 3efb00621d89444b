#!/usr/bin/env python3
"""Compiles the URDF files of urdf/ with Corten and with MuJoCo 3.5.0 and compares every field.

    $(tools/mujoco.sh) tests/conformance/live_urdf.py [--dump PROGRAM] [file or folder ...]

The same comparison and options as live_model.py; files that MuJoCo refuses must be refused with the same sentence.
"""

import os
import sys

import live_model

if __name__ == "__main__":
    named = [a for i, a in enumerate(sys.argv[1:], 1) if not a.startswith("-") and sys.argv[i - 1] != "--dump"]
    if not named:
        sys.argv.append(os.path.join(live_model.HERE, "urdf"))
    sys.exit(live_model.main())
