#!/usr/bin/env python3
"""Pictures per second of the humanoid on its floor, beside MuJoCo's Renderer on Mesa's llvmpipe (libosmesa6).

  bench/render_speed.py --package DIR [--csv FILE] [--seconds S] [--processor]     run by bench/render.sh

A picture is mjr_render and mjr_readPixels of a scene that is ready, 4 samples per pixel as both engines have by default. Rows: three sizes, with
and without shadows, 1 and 2 threads. Threads of llvmpipe are LP_NUM_THREADS and are fixed when it starts: each number of threads has a process,
in which the engines take turns; a figure is the best of its rounds. Corten's second thread draws other worlds: the figure for 2 threads is that of
Batch.render, in pictures per second over all worlds; beside it stands MuJoCo with two threads for one picture. With --processor the seconds are
those of the process on a processor, for machines with other work, and there is one thread.
"""
import argparse
import csv
import json
import os
import pathlib
import subprocess
import sys
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent
SIZES = ((64, 64), (256, 256), (640, 480))  # width, height
ROUNDS, WORLDS = 5, 32


def prepare(engine, width, height, shadows):
    """A function that draws one picture and returns its pixels, and the renderer.

    A renderer is closed before the next one is made: mjr_freeContext deletes objects of whichever OpenGL context is current."""
    m = engine.MjModel.from_xml_path(str(ROOT / "scenes" / "humanoid.xml"))
    d = engine.MjData(m)
    engine.mj_forward(m, d)
    renderer = engine.Renderer(m, height, width)
    renderer.scene.flags[engine.mjtRndFlag.mjRND_SHADOW] = shadows
    renderer.update_scene(d)
    import numpy as np
    pixels = np.empty((height, width, 3), np.uint8)

    def draw():
        engine.mjr_render(renderer._rect, renderer._scene, renderer._mjr_context)
        engine.mjr_readPixels(pixels, None, renderer._rect, renderer._mjr_context)
        return pixels

    return draw, renderer


def prepare_batch(engine, width, height, shadows, nthread):
    """A function that draws the pictures of all worlds of a batch."""
    from corten.batch import Batch
    m = engine.MjModel.from_xml_path(str(ROOT / "scenes" / "humanoid.xml"))
    if not shadows:
        m.light_castshadow[:] = 0
    worlds = Batch(m, WORLDS, nthread=nthread)
    return lambda: worlds.render(-1, width, height)


def rate(draw, pictures, arguments):
    """Pictures per second of a round."""
    clock = time.process_time if arguments.processor else time.perf_counter
    draw()
    count, start = 0, clock()
    while clock() - start < arguments.seconds:
        draw()
        count += pictures
    return count / (clock() - start)


def check_same(a, b):
    """Both engines draw the same picture, or nothing of the comparison is true."""
    import numpy as np
    difference = float(np.mean(np.abs(a.astype(int) - b)))
    if not difference < 3 or a.std() < 5:
        sys.exit(f"the pictures differ by {difference:.1f} of 255, or are empty")


def measure(arguments):
    """The rows of this process, whose llvmpipe has its threads already."""
    sys.path.insert(0, arguments.package)
    import corten
    import mujoco
    rows = []
    for width, height in SIZES:
        for shadows in (1, 0):
            (theirs, their_renderer), (ours, our_renderer) = prepare(mujoco, width, height, shadows), prepare(corten, width, height, shadows)
            check_same(theirs(), ours())
            if arguments.threads > 1:
                ours = prepare_batch(corten, width, height, shadows, arguments.threads)
            one = prepare_batch(corten, width, height, shadows, 1) if arguments.threads > 1 else None
            best = [0.0, 0.0, 0.0]
            for _ in range(ROUNDS):
                best[0] = max(best[0], rate(theirs, 1, arguments))
                best[1] = max(best[1], rate(ours, WORLDS if one else 1, arguments))
                if one:
                    best[2] = max(best[2], rate(one, WORLDS, arguments))
            rows.append({"width": width, "height": height, "shadows": shadows, "threads": arguments.threads, "mujoco": round(best[0], 1),
                         "corten": round(best[1], 1), "ratio": round(best[1] / best[0], 2), "over one thread": round(best[1] / best[2], 2) if one else ""})
            their_renderer.close()
            our_renderer.close()
    print(json.dumps(rows))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--package", required=True, type=os.path.abspath)
    parser.add_argument("--csv")
    parser.add_argument("--seconds", type=float, default=0.4, help="of a round")
    parser.add_argument("--processor", action="store_true", help="count seconds of the processor, with one thread")
    parser.add_argument("--threads", type=int, default=0, help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.threads:
        measure(arguments)
        return
    rows = []
    for threads in (1,) if arguments.processor else (1, 2):
        environment = {**os.environ, "MUJOCO_GL": "osmesa", "LP_NUM_THREADS": "0" if threads == 1 else str(threads)}
        done = subprocess.run([sys.executable, __file__, "--package", arguments.package, "--seconds", str(arguments.seconds), "--threads", str(threads),
                               *(["--processor"] if arguments.processor else [])],
                              env=environment, stdout=subprocess.PIPE, text=True, check=True)
        rows += json.loads(done.stdout.splitlines()[-1])
    print(f"{'size':>9} {'shadows':>7} {'threads':>7} {'MuJoCo/s':>9} {'Corten/s':>9} {'ratio':>6}  {'over one thread':>15}")
    for r in rows:
        print(f"{r['width']:>4}x{r['height']:<4} {'yes' if r['shadows'] else 'no':>7} {r['threads']:>7} {r['mujoco']:>9.1f} {r['corten']:>9.1f} {r['ratio']:>6.2f}"
              f"  {r['over one thread']:>15}")
    if arguments.csv:
        with open(arguments.csv, "w", newline="", encoding="utf-8") as f:
            writer = csv.DictWriter(f, rows[0])
            writer.writeheader()
            writer.writerows(rows)


if __name__ == "__main__":
    main()
