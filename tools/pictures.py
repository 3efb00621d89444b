#!/usr/bin/env python3
"""Draws the pictures of README and docs from the scenes of docs/images/scenes.

  tools/pictures.py PATH_OF_CORTEN [NAME ...]     run by make pictures; NAME: only these
"""
import pathlib
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
FOLDER = ROOT / "docs/images"
SIZE = "400x300"
# file -> (scene, options of corten render)
PICTURES = {
    "robot.png": ("robot", "--camera front --time 0.15"),
    "forces.png": ("robot", "--camera low --time 1.5 --flags contactforce,contactpoint,transparent"),
    "pile.png": ("pile", "--camera front --time 2.5"),
    "cloth.png": ("cloth", "--camera front --time 0.8"),
    "segmentation.png": ("pile", "--camera front --time 2.5 --segmentation --size 200x150"),
    "pile.gif": ("pile", "--camera front --time 2 --fps 12.5 --size 200x150"),
}
MOST = 500_000  # bytes of all of them


def main(corten, names):
    for name in names or PICTURES:
        scene, options = PICTURES[name]
        command = [corten, "render", "--quiet", "--size", SIZE, *options.split(), "-o", str(FOLDER / name), str(FOLDER / "scenes" / f"{scene}.xml")]
        subprocess.run(command, check=True)
        print(f"{name:18} {(FOLDER / name).stat().st_size:7,} bytes")
    total = sum((FOLDER / name).stat().st_size for name in PICTURES)
    print(f"{'together':18} {total:7,} bytes")
    return total > MOST


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], sys.argv[2:]))
