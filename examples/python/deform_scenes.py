"""Five scenes with deformable bodies: what each shows, in numbers.

  python deform_scenes.py [folder of the scenes]
"""
import pathlib
import sys

import numpy as np

import corten

FOLDER = pathlib.Path(__file__).resolve().parents[2] / "scenes/deform"


def run(folder, name, seconds, control=None):
    model = corten.MjModel.from_xml_path(str(pathlib.Path(folder) / f"{name}.xml"))
    data = corten.MjData(model)
    while data.time < seconds:
        if control:
            control(data)
        corten.mj_step(model, data)
    assert all(np.isfinite(b.positions).all() for b in data.deformables)
    return data


def cloth_on_sphere(folder):
    """The cloth lies on the sphere."""
    sheet = run(folder, "cloth_on_sphere", 1.5).deformables["sheet"]
    top, low = sheet.positions[:, 2].max(), sheet.positions[:, 2].min()
    print(f"cloth on a sphere: {low:.3f} m to {top:.3f} m")
    assert 0.5 < top < 0.52 and low < 0.35


def rope_over_pulley(folder):
    """The heavier weight sinks, the rope turns the pulley and keeps its length."""
    data = run(folder, "rope_over_pulley", 0.4)
    rope = data.deformables["rope"]
    length = np.linalg.norm(np.diff(rope.positions, axis=0), axis=1).sum()
    heavy, light = data.body("heavy").xpos[2], data.body("light").xpos[2]
    print(f"rope over a pulley: weights at {heavy:.3f} m and {light:.3f} m, pulley at {data.joint('axle').qpos[0]:.3f} rad, rope {length:.3f} m")
    assert heavy < 0.58 and light > 0.62 and abs(data.joint("axle").qpos[0]) > 0.1 and abs(length - 1.48) < 0.05


def gripper_and_ball(folder):
    """The fingers close, then the hand rises with the ball."""
    def control(d):
        d.ctrl[:] = (8, 8, 0 if d.time < 0.8 else min(0.3, 0.3 * (d.time - 0.8)))
    ball = run(folder, "gripper_and_ball", 2.0, control).deformables["ball"]
    print(f"gripper and soft ball: lifted to {ball.positions[:, 2].mean():.3f} m with {len(ball.contacts)} contacts")
    assert ball.positions[:, 2].mean() > 0.2


def flag_in_wind(folder):
    """The flag streams on the lee side of the pole."""
    data = run(folder, "flag_in_wind", 2.0)
    edge = data.deformables["flag"].positions[-9:].mean(axis=0) - (-0.3, 0, 1.35)
    along = edge @ data.model.opt.wind / np.linalg.norm(data.model.opt.wind)
    print(f"flag in wind: free edge {along:.3f} m along the wind, {-edge[2]:.3f} m below the pins")
    assert along > 0.45 and edge[2] > -0.15  # of 0.6 m: the wind carries it


def net_and_balls(folder):
    """The net holds both balls above the floor."""
    data = run(folder, "net_and_balls", 2.0)
    heights = [data.body(n).xpos[2] for n in ("ball1", "ball2")]
    print(f"net and balls: balls at {heights[0]:.3f} m and {heights[1]:.3f} m")
    assert min(heights) > 0.3


SCENES = (cloth_on_sphere, rope_over_pulley, gripper_and_ball, flag_in_wind, net_and_balls)

if __name__ == "__main__":
    for scene in SCENES:
        scene(sys.argv[1] if len(sys.argv) > 1 else FOLDER)
