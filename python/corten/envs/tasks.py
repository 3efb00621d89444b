"""The tasks: what is observed, what is rewarded, when an episode ends and how it starts, for all simulations at once.

The definitions are those of Gymnasium's environments of version 5, as their documentation gives them. A sum has the type that it has there:
costs of actions are sums of float32.
"""
import importlib.util
import os
import pathlib

import numpy as np
from gymnasium.utils import seeding

from corten import MjModel, _enums

INF = float("inf")


def between(low, x, high):
    return (low < x) & (x < high)


# what NumPy makes of a Python number times a float32: float32, before version 2 float64
_SCALAR = (1.0 * np.float32(1)).dtype


def squares(x):
    """The sum of squares of each row, of the type that a single sum has when a number multiplies it."""
    total = np.square(x).reshape(len(x), -1).sum(axis=1)
    return total.astype(_SCALAR) if total.dtype == np.float32 else total


def find_model(name, package="gymnasium.envs.mujoco", folder="assets", needs="gymnasium 1.0 or later"):
    """A model file: a path, or the name of one in a folder of an installed package."""
    if pathlib.Path(name).exists():
        return str(name)
    try:
        found = importlib.util.find_spec(package)
    except ModuleNotFoundError:
        found = None
    path = pathlib.Path(found.submodule_search_locations[0]) / folder / name if found else None
    if path is None or not path.exists():
        raise FileNotFoundError(f"the model {os.fspath(name)} is neither a file nor in an installed package; install {needs}")
    return str(path)


class Task:
    """w: the batch, s: the settings, env: the vector environment."""
    xml_file, frame_skip, max_episode_steps = "", 5, 1000
    settings = {}
    show = ()
    stage = _enums.mjtStage.mjSTAGE_NONE  # what a step computes at the new state
    camera = -1

    @classmethod
    def load(cls, settings):
        """The model."""
        return MjModel.from_xml_path(find_model(settings["xml_file"]))

    @staticmethod
    def generator(seed):
        """The random numbers of one environment."""
        return seeding.np_random(seed)[0]

    def __init__(self, env, settings):
        self.env, self.w, self.s = env, env.worlds, settings
        self.before = None
        for name in self.show:
            self.w.bind(name)

    def mark(self):
        """Before a step: what the reward compares with."""

    def action_range(self):
        return self.w.model.actuator_ctrlrange.astype(np.float32).T

    def control(self, actions):
        """Controls of the actuators."""
        return actions

    def begin(self, ids, random):
        """Put environments to a start, each by its own generator."""
        v0 = np.zeros(self.w.model.nv)
        starts = [self.start(random[i], self.env.qpos0, v0) for i in ids]
        self.w.reset(ids, qpos=np.stack([q for q, _ in starts]), qvel=np.stack([v for _, v in starts]))

    def drawn(self):
        """Parts of the model that differ in pictures: (field, index, values of all environments)."""
        return ()

    def start(self, random, q, v):
        """A start from the generator of one environment: qpos, qvel."""
        scale = self.s["reset_noise_scale"]
        return q + random.uniform(low=-scale, high=scale, size=len(q)), v + random.uniform(low=-scale, high=scale, size=len(v))

    def observe(self):
        return np.concatenate([self.w.qpos, self.w.qvel], axis=1)

    def ended(self):
        return np.zeros(self.w.nsim, bool)

    def reset_info(self):
        return {}


class Runner(Task):
    """Moves along x; the first `skipped` coordinates are not observed."""
    skipped = 1
    settings = {"forward_reward_weight": 1.0, "ctrl_cost_weight": 1e-3, "reset_noise_scale": 5e-3,
                "exclude_current_positions_from_observation": True}

    def mark(self):
        self.before = self.w.qpos[:, 0].copy()

    def velocity(self):
        return (self.w.qpos[:, 0] - self.before) / self.env.dt

    def observe(self):
        skip = self.skipped * bool(self.s["exclude_current_positions_from_observation"])
        return np.concatenate([self.w.qpos[:, skip:], self.seen_velocity()], axis=1)

    def seen_velocity(self):
        return self.w.qvel

    def forward_and_control(self, action):
        v = self.velocity()
        return v, self.s["forward_reward_weight"] * v, self.s["ctrl_cost_weight"] * squares(action)

    def reset_info(self):
        return {"x_position": self.w.qpos[:, 0].copy()}


class HalfCheetah(Runner):
    xml_file = "half_cheetah.xml"
    settings = {**Runner.settings, "ctrl_cost_weight": 0.1, "reset_noise_scale": 0.1}

    def reward(self, action):
        v, forward, control = self.forward_and_control(action)
        return forward - control, {"x_position": self.w.qpos[:, 0].copy(), "x_velocity": v, "reward_forward": forward, "reward_ctrl": -control}

    def start(self, random, q, v):
        scale = self.s["reset_noise_scale"]
        return q + random.uniform(low=-scale, high=scale, size=len(q)), v + scale * random.standard_normal(len(v))


class Swimmer(HalfCheetah):
    xml_file, frame_skip, skipped = "swimmer.xml", 4, 2
    settings = {**Runner.settings, "ctrl_cost_weight": 1e-4, "reset_noise_scale": 0.1}
    start = Task.start

    def mark(self):
        self.before = self.w.qpos[:, :2].copy()

    def reward(self, action):
        after = self.w.qpos[:, :2].copy()
        v = (after - self.before) / self.env.dt
        forward, control = self.s["forward_reward_weight"] * v[:, 0], self.s["ctrl_cost_weight"] * squares(action)
        return forward - control, {**self.reset_info(), "x_velocity": v[:, 0], "y_velocity": v[:, 1], "reward_forward": forward,
                                   "reward_ctrl": -control}

    def reset_info(self):
        p = self.w.qpos[:, :2].copy()
        return {"x_position": p[:, 0], "y_position": p[:, 1], "distance_from_origin": np.linalg.norm(p, axis=1)}


class Walker2d(Runner):
    xml_file, frame_skip = "walker2d_v5.xml", 4
    settings = {**Runner.settings, "healthy_reward": 1.0, "terminate_when_unhealthy": True, "healthy_z_range": (0.8, 2.0),
                "healthy_angle_range": (-1.0, 1.0)}

    def seen_velocity(self):
        return np.clip(self.w.qvel, -10, 10)

    def healthy(self):
        z, angle = self.w.qpos[:, 1], self.w.qpos[:, 2]
        (z0, z1), (a0, a1) = self.s["healthy_z_range"], self.s["healthy_angle_range"]
        return between(z0, z, z1) & between(a0, angle, a1)

    def reward(self, action):
        v, forward, control = self.forward_and_control(action)
        survive = self.healthy() * self.s["healthy_reward"]
        return forward + survive - control, {**self.reset_info(), "x_velocity": v, "reward_forward": forward, "reward_ctrl": -control,
                                             "reward_survive": survive}

    def ended(self):
        return ~self.healthy() if self.s["terminate_when_unhealthy"] else super().ended()

    def reset_info(self):
        return {"x_position": self.w.qpos[:, 0].copy(), "z_distance_from_origin": self.w.qpos[:, 1] - self.env.qpos0[1]}


class Hopper(Walker2d):
    xml_file = "hopper.xml"
    settings = {**Walker2d.settings, "healthy_z_range": (0.7, INF), "healthy_angle_range": (-0.2, 0.2), "healthy_state_range": (-100.0, 100.0)}

    def healthy(self):
        low, high = self.s["healthy_state_range"]
        state = np.concatenate([self.w.qpos, self.w.qvel], axis=1)[:, 2:]
        return super().healthy() & between(low, state, high).all(axis=1)


class Ant(Task):
    xml_file, show = "ant.xml", ("xpos", "cfrc_ext")
    settings = {"forward_reward_weight": 1.0, "ctrl_cost_weight": 0.5, "contact_cost_weight": 5e-4, "healthy_reward": 1.0, "main_body": 1,
                "terminate_when_unhealthy": True, "healthy_z_range": (0.2, 1.0), "contact_force_range": (-1.0, 1.0), "reset_noise_scale": 0.1,
                "exclude_current_positions_from_observation": True, "include_cfrc_ext_in_observation": True}
    start = HalfCheetah.start

    def place(self):
        body = self.s["main_body"]
        return self.w.xpos[:, body if isinstance(body, int) else self.w.model.body(body).id, :2].copy()

    def mark(self):
        self.before = self.place()

    def forces(self):
        return np.clip(self.env.contact_forces(), *self.s["contact_force_range"])

    def healthy(self):
        state, (low, high) = np.concatenate([self.w.qpos, self.w.qvel], axis=1), self.s["healthy_z_range"]
        return np.isfinite(state).all(axis=1) & (low <= state[:, 2]) & (state[:, 2] <= high)

    def observe(self):
        skip = 2 * bool(self.s["exclude_current_positions_from_observation"])
        parts = [self.w.qpos[:, skip:], self.w.qvel]
        if self.s["include_cfrc_ext_in_observation"]:
            parts.append(self.forces()[:, 1:].reshape(self.w.nsim, -1))
        return np.concatenate(parts, axis=1)

    def reward(self, action):
        v = (self.place() - self.before) / self.env.dt
        forward, survive = v[:, 0] * self.s["forward_reward_weight"], self.healthy() * self.s["healthy_reward"]
        control, contact = self.s["ctrl_cost_weight"] * squares(action), self.s["contact_cost_weight"] * squares(self.forces())
        return (forward + survive) - (control + contact), {
            **self.reset_info(), "x_velocity": v[:, 0], "y_velocity": v[:, 1], "reward_forward": forward, "reward_ctrl": -control,
            "reward_contact": -contact, "reward_survive": survive}

    ended = Walker2d.ended
    reset_info = Swimmer.reset_info


class Humanoid(Task):
    xml_file, show = "humanoid.xml", ("xipos", "cinert", "cvel", "qfrc_actuator", "cfrc_ext", "ten_length", "ten_velocity")
    parts = {f"include_{name}_in_observation": True for name in ("cinert", "cvel", "qfrc_actuator", "cfrc_ext")}
    settings = {"forward_reward_weight": 1.25, "ctrl_cost_weight": 0.1, "contact_cost_weight": 5e-7, "contact_cost_range": (-INF, 10.0),
                "healthy_reward": 5.0, "terminate_when_unhealthy": True, "healthy_z_range": (1.0, 2.0), "reset_noise_scale": 1e-2,
                "exclude_current_positions_from_observation": True, **parts}

    def place(self):
        mass = self.w.model.body_mass
        return ((mass[:, None] * self.w.xipos).sum(axis=1) / mass.sum())[:, :2]

    def mark(self):
        self.before = self.place()

    def healthy(self):
        return between(self.s["healthy_z_range"][0], self.w.qpos[:, 2], self.s["healthy_z_range"][1])

    def contact_cost(self, weight, limits):
        return np.clip(weight * squares(self.env.contact_forces()), *limits)

    def observe(self):
        skip, n, s = 2 * bool(self.s["exclude_current_positions_from_observation"]), self.w.nsim, self.s
        parts = [self.w.qpos[:, skip:], self.w.qvel]
        if s["include_cinert_in_observation"]:
            parts.append(self.w.cinert[:, 1:].reshape(n, -1))
        if s["include_cvel_in_observation"]:
            parts.append(self.w.cvel[:, 1:].reshape(n, -1))
        if s["include_qfrc_actuator_in_observation"]:
            parts.append(self.w.qfrc_actuator[:, 6:])
        if s["include_cfrc_ext_in_observation"]:
            parts.append(self.env.contact_forces()[:, 1:].reshape(n, -1))
        return np.concatenate(parts, axis=1)

    def reward(self, action):
        s, v = self.s, (self.place() - self.before) / self.env.dt
        forward, survive = s["forward_reward_weight"] * v[:, 0], self.healthy() * s["healthy_reward"]
        control, contact = s["ctrl_cost_weight"] * squares(self.w.ctrl), self.contact_cost(s["contact_cost_weight"], s["contact_cost_range"])
        return (forward + survive) - (control + contact), {
            **self.reset_info(), "x_velocity": v[:, 0], "y_velocity": v[:, 1], "reward_survive": survive, "reward_forward": forward,
            "reward_ctrl": -control, "reward_contact": -contact}

    ended = Walker2d.ended

    def tendons(self):
        return {"tendon_length": self.w.ten_length.copy(), "tendon_velocity": self.w.ten_velocity.copy()}

    def reset_info(self):
        return {**Swimmer.reset_info(self), **self.tendons()}


class HumanoidStandup(Humanoid):
    xml_file = "humanoidstandup.xml"
    settings = {"uph_cost_weight": 1, "ctrl_cost_weight": 0.1, "impact_cost_weight": 0.5e-6, "impact_cost_range": (-INF, 10.0),
                "reset_noise_scale": 1e-2, "exclude_current_positions_from_observation": True, **Humanoid.parts}

    def reward(self, action):
        s = self.s
        up, control = self.w.qpos[:, 2] / self.w.model.opt.timestep, s["ctrl_cost_weight"] * squares(self.w.ctrl)
        impact = self.contact_cost(s["impact_cost_weight"], s["impact_cost_range"])
        return up - control - impact + 1, {**self.reset_info(), "reward_linup": up, "reward_quadctrl": -control, "reward_impact": -impact}

    ended = Task.ended

    def reset_info(self):
        w = self.w
        return {"x_position": w.qpos[:, 0].copy(), "y_position": w.qpos[:, 1].copy(), "z_distance_from_origin": w.qpos[:, 2] - self.env.qpos0[2],
                **self.tendons()}


class InvertedPendulum(Task):
    xml_file, frame_skip = "inverted_pendulum.xml", 2
    settings = {"reset_noise_scale": 0.01}

    def ended(self):
        seen = self.observe()
        return ~np.isfinite(seen).all(axis=1) | (np.abs(seen[:, 1]) > 0.2)

    def reward(self, action):
        reward = (~self.ended()).astype(int)
        return reward, {"reward_survive": reward}


class InvertedDoublePendulum(Task):
    xml_file, show = "inverted_double_pendulum.xml", ("site_xpos", "qfrc_constraint")
    settings = {"healthy_reward": 10.0, "reset_noise_scale": 0.1}
    start = HalfCheetah.start

    def observe(self):
        q = self.w.qpos
        return np.concatenate([q[:, :1], np.sin(q[:, 1:]), np.cos(q[:, 1:]), np.clip(self.w.qvel, -10, 10),
                               np.clip(self.w.qfrc_constraint, -10, 10)[:, :1]], axis=1)

    def ended(self):
        return self.w.site_xpos[:, 0, 2] <= 1

    def reward(self, action):
        x, y, v1, v2 = self.w.site_xpos[:, 0, 0], self.w.site_xpos[:, 0, 2], self.w.qvel[:, 1], self.w.qvel[:, 2]
        distance, velocity = 0.01 * x**2 + (y - 2) ** 2, 1e-3 * v1**2 + 5e-3 * v2**2
        alive = self.s["healthy_reward"] * (~self.ended())
        return alive - distance - velocity, {"reward_survive": alive, "distance_penalty": -distance, "velocity_penalty": -velocity}


class Reacher(Task):
    xml_file, frame_skip, max_episode_steps, show = "reacher.xml", 2, 50, ("xpos",)
    settings = {"reward_dist_weight": 1.0, "reward_control_weight": 1.0}

    def body(self, name):
        return self.w.xpos[:, self.w.model.body(name).id]

    def observe(self):
        q = self.w.qpos
        return np.concatenate([np.cos(q[:, :2]), np.sin(q[:, :2]), q[:, 2:], self.w.qvel[:, :2],
                               (self.body("fingertip") - self.body("target"))[:, :2]], axis=1)

    def reward(self, action):
        distance = -np.linalg.norm(self.body("fingertip") - self.body("target"), axis=1) * self.s["reward_dist_weight"]
        control = -squares(action) * self.s["reward_control_weight"]
        return distance + control, {"reward_dist": distance, "reward_ctrl": control}

    def start(self, random, q, v):
        q, goal = random.uniform(low=-0.1, high=0.1, size=len(q)) + q, np.ones(2)
        while np.linalg.norm(goal) >= 0.2:
            goal = random.uniform(low=-0.2, high=0.2, size=2)
        q[-2:] = goal
        v = v + random.uniform(low=-0.005, high=0.005, size=len(v))
        v[-2:] = 0
        return q, v


class Pusher(Reacher):
    xml_file, frame_skip, max_episode_steps = "pusher_v5.xml", 5, 100
    settings = {"reward_near_weight": 0.5, "reward_dist_weight": 1.0, "reward_control_weight": 0.1}

    def observe(self):
        return np.concatenate([self.w.qpos[:, :7], self.w.qvel[:, :7], self.body("tips_arm"), self.body("object"), self.body("goal")], axis=1)

    def reward(self, action):
        thing = self.body("object")
        near = -np.linalg.norm(thing - self.body("tips_arm"), axis=1) * self.s["reward_near_weight"]
        distance = -np.linalg.norm(thing - self.body("goal"), axis=1) * self.s["reward_dist_weight"]
        control = -squares(action) * self.s["reward_control_weight"]
        return distance + control + near, {"reward_dist": distance, "reward_ctrl": control, "reward_near": near}

    def start(self, random, q, v):
        q, cylinder = q.copy(), np.zeros(2)
        while np.linalg.norm(cylinder) <= 0.17:
            cylinder = np.concatenate([random.uniform(low=-0.3, high=0, size=1), random.uniform(low=-0.2, high=0.2, size=1)])
        q[-4:-2], q[-2:] = cylinder, 0
        v = v + random.uniform(low=-0.005, high=0.005, size=len(v))
        v[-4:] = 0
        return q, v


TASKS = {f"{task.__name__}-v5": task for task in (Ant, HalfCheetah, Hopper, Humanoid, HumanoidStandup, InvertedDoublePendulum, InvertedPendulum,
                                                  Pusher, Reacher, Swimmer, Walker2d)}
