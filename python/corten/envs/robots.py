"""Tasks of our own for robots of MuJoCo Menagerie: two that walk and an arm that reaches.

The models are those of a checkout of the Menagerie: the folder models= or the variable CORTEN_MODELS. Actions are in [-1, 1]. Starts depend on
the generator of each environment only, and steps are those of the batch: results are the same bits for any number of threads.

anybotics_anymal_c-walk-v0   joint angles of a standing pose plus 0.5 rad times the action, 50 times per second
unitree_h1-walk-v0           the same, held by torques: 0.4 rad times the action; gains are in the class
kuka_iiwa_14-reach-v0        angles of the joints move by 0.05 rad times the action; the target is a random point in front of the arm

Walkers observe height, gravity in the frame of the trunk, its velocity and angular velocity in its own frame, angles of the joints away from
the pose, their velocities, and the last action. Their reward is exp(-4 (v - speed)^2) + 0.5 exp(-4 (vy^2 + wz^2)) + 0.5 - 1e-3 |torque /
limit|^2 - 0.02 |action - last action|^2, with v and vy along and across the trunk and wz about its axis. They end when the trunk is too low or
leans by more than 60 degrees. The arm observes angles, velocities, the hand, the target and the way between them; its reward is exp(-10 d) -
0.01 |action|^2 + (d < 0.03). Its episodes end by time only.
"""
import os
import pathlib

import numpy as np

from corten import MjModel, _enums
from corten.envs.suite import length
from corten.envs.tasks import Task


def find_robot(name, folder):
    """A model of the Menagerie."""
    for place in (folder, os.environ.get("CORTEN_MODELS")):
        for path in (pathlib.Path(place) / name, pathlib.Path(place) / "menagerie" / name) if place else ():
            if path.exists():
                return str(path)
    raise FileNotFoundError(f"the model {name} of MuJoCo Menagerie was not found: give its folder as models= or in CORTEN_MODELS")


class RobotTask(Task):
    xml_file, frame_skip, max_episode_steps = None, 10, 1000
    settings = {"models": None, "reset_noise_scale": 0.02}
    stage = _enums.mjtStage.mjSTAGE_VEL

    @classmethod
    def load(cls, settings):
        given = pathlib.Path(settings["xml_file"])
        return MjModel.from_xml_path(str(given) if given.exists() else find_robot(given, settings["models"]))

    def __init__(self, env, settings):
        super().__init__(env, settings)
        m = self.w.model
        self.joint = m.actuator_trnid[:, 0]
        self.angle, self.speed_of = m.jnt_qposadr[self.joint], m.jnt_dofadr[self.joint]
        self.action = self.last = np.zeros((self.w.nsim, m.nu))
        self.pose = self.rest()

    def action_range(self):
        ones = np.ones(self.w.model.nu, np.float32)
        return -ones, ones

    def rest(self):
        """qpos of the start: the model's keyframe, if it has one."""
        m = self.w.model
        return m.key_qpos[0].copy() if m.nkey else m.qpos0.copy()

    def begin(self, ids, random):
        scale, m = self.s["reset_noise_scale"], self.w.model
        q, v = np.tile(self.pose, (len(ids), 1)), np.zeros((len(ids), m.nv))
        for row, i in enumerate(ids):
            q[row, self.angle] += random[i].uniform(-scale, scale, m.nu)
            v[row] = random[i].uniform(-scale, scale, m.nv)
            self.place(i, random[i])
        self.w.reset(ids, qpos=q, qvel=v)
        self.action[ids] = 0

    def place(self, i, random):
        """More that a start draws."""

    def mark(self):
        self.last = self.action.copy()


class Walker(RobotTask):
    reach, speed, lowest = 0.5, 1.0, 0.0  # rad per action, m/s, m
    show = ("actuator_force",)

    def trunk_frame(self):
        """Height, rotation (n, 3, 3), velocity and angular velocity in the frame of the trunk, whose free joint comes first."""
        q, v = self.w.qpos, self.w.qvel
        w, x, y, z = q[:, 3:7].T
        turn = np.stack([1 - 2 * (y * y + z * z), 2 * (x * y - w * z), 2 * (x * z + w * y),
                         2 * (x * y + w * z), 1 - 2 * (x * x + z * z), 2 * (y * z - w * x),
                         2 * (x * z - w * y), 2 * (y * z + w * x), 1 - 2 * (x * x + y * y)], axis=1).reshape(-1, 3, 3)
        return q[:, 2], turn, np.einsum("nij,ni->nj", turn, v[:, :3]), v[:, 3:6]

    def observe(self):
        height, turn, velocity, spin = self.trunk_frame()
        return np.concatenate([height[:, None], turn[:, 2], velocity, spin, self.w.qpos[:, self.angle] - self.pose[self.angle],
                               self.w.qvel[:, self.speed_of], self.action], axis=1)

    def reward(self, action):
        _, _, v, spin = self.trunk_frame()
        forward = np.exp(-4 * (v[:, 0] - self.speed) ** 2)
        straight = 0.5 * np.exp(-4 * (v[:, 1] ** 2 + spin[:, 2] ** 2))
        effort = 1e-3 * ((self.w.actuator_force / self.limit()) ** 2).sum(axis=1)
        change = 0.02 * ((self.action - self.last) ** 2).sum(axis=1)
        return forward + straight + 0.5 - effort - change, {
            "x_velocity": v[:, 0].copy(), "reward_forward": forward, "reward_straight": straight, "reward_effort": -effort, "reward_change": -change}

    def limit(self):
        low, high = self.w.model.actuator_forcerange.T
        return np.where(high > low, np.maximum(np.abs(low), high), 1.0)

    def ended(self):
        height, turn, _, _ = self.trunk_frame()
        return (height < self.lowest) | (turn[:, 2, 2] < 0.5) | ~np.isfinite(height)


class AnymalWalk(Walker):
    xml_file, lowest = "anybotics_anymal_c/scene.xml", 0.3
    legs = {"LF": (0, 0.4, -0.8), "RF": (0, 0.4, -0.8), "LH": (0, -0.4, 0.8), "RH": (0, -0.4, 0.8)}

    def rest(self):
        q = self.w.model.qpos0.copy()
        q[2] = 0.56
        for leg, angles in self.legs.items():
            for part, angle in zip(("HAA", "HFE", "KFE"), angles):
                q[self.w.model.joint(f"{leg}_{part}").qposadr[0]] = angle
        return q

    def control(self, actions):
        self.action = np.clip(actions, -1, 1).astype(float)
        return self.pose[self.angle] + self.reach * self.action


class H1Walk(Walker):
    xml_file, lowest, reach = "unitree_h1/scene.xml", 0.6, 0.4
    # the servos of each joint, by parts of its name: stiffness (Nm/rad), damping (Nm s/rad)
    servos = {"hip": (200, 5), "knee": (300, 6), "ankle": (40, 2), "torso": (300, 6), "shoulder": (100, 2), "elbow": (100, 2)}

    @classmethod
    def load(cls, settings):
        """Motors become servos: force = kp (control - angle) - kd velocity, within their limits."""
        m = super().load(settings)
        for i in range(m.nu):
            kp, kd = next(gains for part, gains in cls.servos.items() if part in m.actuator(i).name)
            m.actuator_gainprm[i, 0], m.actuator_biasprm[i, :3] = kp, (0, -kp, -kd)
            m.actuator_biastype[i] = _enums.mjtBias.mjBIAS_AFFINE
            m.actuator_forcerange[i], m.actuator_forcelimited[i] = m.actuator_ctrlrange[i], True
            m.actuator_ctrllimited[i] = False
        return m

    control = AnymalWalk.control


class IiwaReach(RobotTask):
    xml_file, frame_skip, max_episode_steps, show = "kuka_iiwa_14/scene.xml", 10, 250, ("site_xpos",)
    low, high = (0.35, -0.4, 0.2), (0.65, 0.4, 0.7)

    def __init__(self, env, settings):
        super().__init__(env, settings)
        self.target, self.wanted = np.zeros((self.w.nsim, 3)), np.tile(self.pose[self.angle], (self.w.nsim, 1))

    def place(self, i, random):
        self.target[i], self.wanted[i] = random.uniform(self.low, self.high), self.pose[self.angle]

    def control(self, actions):
        self.action = np.clip(actions, -1, 1).astype(float)
        self.wanted = np.clip(self.wanted + 0.05 * self.action, *self.w.model.actuator_ctrlrange.T)
        return self.wanted

    def hand(self):
        return self.w.site_xpos[:, self.w.model.site("attachment_site").id]

    def observe(self):
        return np.concatenate([self.w.qpos, self.w.qvel, self.hand(), self.target, self.target - self.hand()], axis=1)

    def reward(self, action):
        away = length(self.target - self.hand())
        return np.exp(-10 * away) - 0.01 * (self.action**2).sum(axis=1) + (away < 0.03), {"distance": away}


ROBOTS = {"anybotics_anymal_c-walk-v0": AnymalWalk, "unitree_h1-walk-v0": H1Walk, "kuka_iiwa_14-reach-v0": IiwaReach}
