"""Tasks of dm_control's suite for all simulations at once, from their published definitions: observations, rewards and starts are those of
dm_control with the same random numbers. An observation is the flattened dict that dm_control returns; parts has its names.

A step is dm_control's: positions and velocities are those of the new state, what depends on accelerations is of the last substep.
"""
import copy
import xml.etree.ElementTree as ET

import numpy as np

from corten import MjModel, _enums
from corten.batch import Batch
from corten.envs.tasks import INF, Task, find_model

JOINT, SENSOR = _enums.mjtJoint, _enums.mjtSensor
XX, XZ, ZX, ZY, ZZ = 0, 2, 6, 7, 8  # elements of a rotation matrix: row, column
TRIES = 1000


def tolerance(x, low=0.0, high=0.0, margin=0.0, shape="gaussian", at_margin=0.1):
    """1 where x is in [low, high]; outside it falls with the distance, to at_margin at the distance `margin`."""
    inside = (low <= x) & (x <= high)
    if margin == 0:
        return np.where(inside, 1.0, 0.0)
    d = np.where(x < low, low - x, x - high) / margin
    if shape == "gaussian":
        outside = np.exp(-0.5 * (d * np.sqrt(-2 * np.log(at_margin))) ** 2)
    elif shape == "linear":
        d = d * (1 - at_margin)
        outside = np.where(np.abs(d) < 1, 1 - d, 0.0)
    else:  # "quadratic"
        d = d * np.sqrt(1 - at_margin)
        outside = np.where(np.abs(d) < 1, 1 - d**2, 0.0)
    return np.where(inside, 1.0, outside)


def unit(x):
    return x / np.linalg.norm(x)


def length(x):
    return np.linalg.norm(x, axis=-1)


def local(x, frame):
    """Vectors (n, 3) or (n, k, 3) in the frames (n, 9)."""
    return np.einsum("n...i,nij->n...j", x, frame.reshape(-1, 3, 3))


class SuiteTask(Task):
    """see() names the parts of an observation; rate() is the reward; draw() a start of one environment."""
    xml_file, frame_skip, max_episode_steps = None, None, None
    stage, camera = _enums.mjtStage.mjSTAGE_VEL, 0
    seconds, period = 20, None       # an episode; time between actions, None: one step
    without_contact = False          # starts are drawn until nothing touches

    @classmethod
    def load(cls, settings):
        model = MjModel.from_xml_path(find_model(settings["xml_file"], "dm_control", "suite", "dm_control"))
        cls.change(model)
        return model

    @staticmethod
    def change(model):
        """What the task sets in the model."""

    @classmethod
    def skipped_steps(cls, model):
        return 1 if cls.period is None else round(cls.period / model.opt.timestep)

    def episode_steps(self):
        return int(np.ceil(self.seconds / self.env.dt))

    @staticmethod
    def generator(seed):
        return np.random.RandomState(seed)

    # -------- parts of the data

    def sensor(self, *names):
        """Readings of sensors, side by side."""
        return self._readings(self.w.model.sensor(n).id for n in names)

    def sensors_of(self, *types):
        return self._readings(np.flatnonzero(np.isin(self.w.model.sensor_type, types)))

    def _readings(self, numbers):
        m = self.w.model
        columns = [c for i in numbers for c in range(m.sensor_adr[i], m.sensor_adr[i] + m.sensor_dim[i])]
        return self.sensordata()[:, columns]

    def sensordata(self):
        return self.w.sensordata

    def body(self, name, field="xpos"):
        return getattr(self.w, field)[:, self.w.model.body(name).id]

    def geom(self, name, field="geom_xpos"):
        return getattr(self.w, field)[:, self.w.model.geom(name).id]

    # -------- an environment

    def observe(self):
        seen = {name: np.asarray(x).reshape(self.w.nsim, -1) for name, x in self.see().items()}
        ends = np.cumsum([x.shape[1] for x in seen.values()])
        self.parts = {name: slice(end - x.shape[1], end) for (name, x), end in zip(seen.items(), ends)}
        return np.concatenate(list(seen.values()), axis=1)

    def reward(self, action):
        return np.asarray(self.rate(), float), {}

    def see(self):
        return {"position": self.w.qpos, "velocity": self.w.qvel}

    def small_control(self):
        """(4 + mean of 1 - u^2) / 5"""
        return (4 + tolerance(self.w.ctrl, margin=1, at_margin=0, shape="quadratic").mean(axis=1)) / 5

    def draw(self, random, q, i):
        """A start of environment i in q."""
        self.any_angles(random, q)

    def any_angles(self, random, q):
        """Limited joints within their range, others at any angle, in the order of the joints."""
        m = self.w.model
        for k in range(m.njnt):
            kind, (low, high), at = m.jnt_type[k], m.jnt_range[k], m.jnt_qposadr[k]
            if kind == JOINT.mjJNT_FREE:
                q[at + 3:at + 7] = unit(random.rand(4))
            elif kind == JOINT.mjJNT_BALL and m.jnt_limited[k]:
                axis = unit(random.randn(3))
                angle = random.rand() * high
                q[at:at + 4] = np.r_[np.cos(angle / 2), np.sin(angle / 2) * axis]
            elif kind == JOINT.mjJNT_BALL:
                q[at:at + 4] = unit(random.randn(4))
            elif m.jnt_limited[k]:
                q[at] = random.uniform(low, high)
            elif kind == JOINT.mjJNT_HINGE:
                q[at] = random.uniform(-np.pi, np.pi)

    def begin(self, ids, random):
        starts = np.tile(self.env.qpos0, (self.w.nsim, 1))
        self.w.reset(ids, stage=_enums.mjtStage.mjSTAGE_NONE)
        self.velocities = np.zeros((self.w.nsim, self.w.model.nv))
        waiting = ids
        for _ in range(TRIES):
            for i in waiting:
                self.draw(random[i], starts[i], i)
            self.w.qpos[waiting] = starts[waiting]
            if not self.without_contact:
                break
            waiting = waiting[self.touching(waiting)]
            if not len(waiting):
                break
        else:
            raise RuntimeError(f"{TRIES} random starts of an environment touch something")
        self.w.qvel[ids] = self.velocities[ids]
        self.settle(ids)

    def touching(self, ids):
        self.w.forward(ids, _enums.mjtStage.mjSTAGE_POS)
        return self.w.ncon[ids] > 0

    def settle(self, ids):
        self.w.forward(ids)


class Acrobot(SuiteTask):
    xml_file, seconds, sparse = "acrobot.xml", 10, False
    show = ("xmat", "site_xpos")

    def draw(self, random, q, i):
        q[:2] = random.uniform(-np.pi, np.pi, 2)

    def arms(self, element):
        return np.stack([self.body(name, "xmat")[:, element] for name in ("upper_arm", "lower_arm")], axis=1)

    def see(self):
        return {"orientations": np.concatenate([self.arms(XZ), self.arms(ZZ)], axis=1), "velocity": self.w.qvel}

    def rate(self):
        target, tip = (self.w.model.site(name).id for name in ("target", "tip"))
        away = length(self.w.site_xpos[:, target] - self.w.site_xpos[:, tip])
        return tolerance(away, 0, self.w.model.site_size[target, 0], margin=0 if self.sparse else 1)


class AcrobotSparse(Acrobot):
    sparse = True


class BallInCup(SuiteTask):
    xml_file, period, without_contact = "ball_in_cup.xml", 0.02, True
    show = ("xpos", "site_xpos", "ncon")

    def draw(self, random, q, i):
        for name, low, high in (("ball_x", -0.2, 0.2), ("ball_z", 0.2, 0.5)):
            q[self.w.model.joint(name).qposadr[0]] = random.uniform(low, high)

    def rate(self):
        m = self.w.model
        away = np.abs(self.w.site_xpos[:, m.site("target").id] - self.body("ball"))[:, [0, 2]]
        return (away < m.site("target").size[[0, 2]] - m.geom("ball").size[0]).all(axis=1)


class CartpoleBalance(SuiteTask):
    xml_file, seconds, sparse = "cartpole.xml", 10, False
    show = ("xmat",)

    def draw(self, random, q, i):
        q[0] = random.uniform(-0.1, 0.1)
        q[1:] = random.uniform(-0.034, 0.034, len(q) - 1)
        self.velocities[i] = 0.01 * random.randn(len(q))

    def see(self):
        return {"position": np.concatenate([self.w.qpos[:, :1], self.w.xmat[:, 2:][:, :, [ZZ, XZ]].reshape(self.w.nsim, -1)], axis=1),
                "velocity": self.w.qvel}

    def rate(self):
        cosine, place = self.w.xmat[:, 2:, ZZ], self.w.qpos[:, 0]
        if self.sparse:
            return tolerance(place, -0.25, 0.25) * tolerance(cosine, 0.995, 1).prod(axis=1)
        centred = (1 + tolerance(place, margin=2)) / 2
        quiet = (1 + tolerance(self.w.qvel[:, 1:], margin=5).min(axis=1)) / 2
        gentle = (4 + tolerance(self.w.ctrl[:, 0], margin=1, at_margin=0, shape="quadratic")) / 5
        return ((cosine + 1) / 2).mean(axis=1) * gentle * quiet * centred


class CartpoleBalanceSparse(CartpoleBalance):
    sparse = True


class CartpoleSwingup(CartpoleBalance):
    def draw(self, random, q, i):
        q[0] = 0.01 * random.randn()
        q[1] = np.pi + 0.01 * random.randn()
        q[2:] = 0.1 * random.randn(len(q) - 2)
        self.velocities[i] = 0.01 * random.randn(len(q))


class CartpoleSwingupSparse(CartpoleSwingup):
    sparse = True


class CheetahRun(SuiteTask):
    xml_file, seconds = "cheetah.xml", 10

    def draw(self, random, q, i):
        m = self.w.model
        limited = m.jnt_limited == 1
        q[limited] = random.uniform(*m.jnt_range[limited].T)

    def settle(self, ids):
        """200 steps. The first one integrates the accelerations of the model's own start."""
        q = self.w.qpos[ids].copy()
        self.w.reset(ids)
        self.w.step(ids)
        self.w.qpos[ids] = q + self.w.model.opt.timestep * self.w.qvel[ids]
        self.w.step(ids, 199)
        self.w.time[ids] = 0
        self.w.forward(ids)

    def see(self):
        return {"position": self.w.qpos[:, 1:], "velocity": self.w.qvel}

    def rate(self):
        return tolerance(self.sensor("torso_subtreelinvel")[:, 0], 10, INF, margin=10, at_margin=0, shape="linear")


class FingerSpin(SuiteTask):
    xml_file, period, without_contact = "finger.xml", 0.02, True
    show = ("ncon",)

    @staticmethod
    def change(model):
        model.joint("hinge").damping[:] = 0.03

    def see(self):
        tip = (self.sensor("tip") - self.sensor("spinner"))[:, [0, 2]]
        return {"position": np.concatenate([self.sensor("proximal", "distal"), tip], axis=1),
                "velocity": self.sensor("proximal_velocity", "distal_velocity", "hinge_velocity"),
                "touch": np.log1p(self.sensor("touchtop", "touchbottom"))}

    def rate(self):
        return self.sensor("hinge_velocity")[:, 0] <= -15


class FishUpright(SuiteTask):
    xml_file, seconds, period = "fish.xml", 40, 0.04
    show = ("xmat", "geom_xpos", "geom_xmat")
    joints = ("tail1", "tail_twist", "tail2", "finright_roll", "finright_pitch", "finleft_roll", "finleft_pitch")

    def draw(self, random, q, i):
        q[3:7] = unit(random.randn(4))
        for k in self.columns():
            q[k] = random.uniform(-0.2, 0.2)

    def columns(self):
        return [self.w.model.joint(name).qposadr[0] for name in self.joints]

    def upright(self):
        return self.body("torso", "xmat")[:, ZZ]

    def see(self):
        return {"joint_angles": self.w.qpos[:, self.columns()], "upright": self.upright(), "velocity": self.w.qvel}

    def rate(self):
        return tolerance(self.upright(), 1, 1, margin=1)


class FishSwim(FishUpright):
    def __init__(self, env, settings):
        super().__init__(env, settings)
        self.target = np.zeros((self.w.nsim, 3))  # the model has one target for all, and nothing touches it

    def draw(self, random, q, i):
        super().draw(random, q, i)
        self.target[i] = [random.uniform(low, high) for low, high in ((-0.4, 0.4), (-0.4, 0.4), (0.1, 0.3))]

    def to_target(self):
        return local(self.target - self.geom("mouth"), self.geom("mouth", "geom_xmat"))

    def see(self):
        seen = super().see()
        return {"joint_angles": seen["joint_angles"], "upright": seen["upright"], "target": self.to_target(), "velocity": seen["velocity"]}

    def rate(self):
        radii = self.w.model.geom("mouth").size[0] + self.w.model.geom("target").size[0]
        return (7 * tolerance(length(self.to_target()), 0, radii, margin=2 * radii) + 0.5 * (self.upright() + 1)) / 8

    def drawn(self):
        return (("geom_pos", self.w.model.geom("target").id, self.target),)


class HopperHop(SuiteTask):
    xml_file, period = "hopper.xml", 0.02
    show = ("xipos",)

    def standing(self):
        return tolerance((self.body("torso", "xipos") - self.body("foot", "xipos"))[:, 2], 0.6, 2)

    def see(self):
        return {"position": self.w.qpos[:, 1:], "velocity": self.w.qvel, "touch": np.log1p(self.sensor("touch_toe", "touch_heel"))}

    def rate(self):
        return self.standing() * tolerance(self.sensor("torso_subtreelinvel")[:, 0], 2, INF, margin=1, at_margin=0.5, shape="linear")


class HopperStand(HopperHop):
    def rate(self):
        return self.standing() * self.small_control()


class HumanoidWalk(SuiteTask):
    xml_file, seconds, period, without_contact, speed = "humanoid.xml", 25, 0.025, True, 1
    show = ("xmat", "xpos", "ncon")

    def see(self):
        torso, frame = self.body("torso"), self.body("torso", "xmat")
        limbs = [self.body(f"{side}_{limb}") - torso for side in ("left", "right") for limb in ("hand", "foot")]
        return {"joint_angles": self.w.qpos[:, 7:], "head_height": self.body("head")[:, 2], "extremities": local(np.stack(limbs, axis=1), frame),
                "torso_vertical": frame[:, [ZX, ZY, ZZ]], "com_velocity": self.sensor("torso_subtreelinvel"), "velocity": self.w.qvel}

    def rate(self):
        standing = tolerance(self.body("head")[:, 2], 1.4, INF, margin=1.4 / 4)
        upright = tolerance(self.body("torso", "xmat")[:, ZZ], 0.9, INF, margin=1.9, at_margin=0, shape="linear")
        return self.small_control() * (standing * upright) * self.move(self.sensor("torso_subtreelinvel")[:, :2])

    def move(self, v):
        return (5 * tolerance(length(v), self.speed, INF, margin=self.speed, at_margin=0, shape="linear") + 1) / 6


class HumanoidRun(HumanoidWalk):
    speed = 10


class HumanoidStand(HumanoidWalk):
    def move(self, v):
        return tolerance(v, margin=2).mean(axis=1)


class PendulumSwingup(SuiteTask):
    xml_file, show = "pendulum.xml", ("xmat",)

    def draw(self, random, q, i):
        q[0] = random.uniform(-np.pi, np.pi)

    def see(self):
        return {"orientation": self.body("pole", "xmat")[:, [ZZ, XZ]], "velocity": self.w.qvel}

    def rate(self):
        return tolerance(self.body("pole", "xmat")[:, ZZ], np.cos(np.deg2rad(8)), 1)


class PointMassEasy(SuiteTask):
    xml_file, show = "point_mass.xml", ("geom_xpos",)

    def rate(self):
        size = self.w.model.geom("target").size[0]
        return tolerance(length(self.geom("target") - self.geom("pointmass")), 0, size, margin=size) * self.small_control()


class QuadrupedWalk(SuiteTask):
    xml_file, period, speed = "quadruped.xml", 0.02, 0.5
    show = ("xmat", "ncon")
    removed = (("geom", ("wall_px", "wall_py", "wall_nx", "wall_ny", "terrain")), ("body", ("ball",)), ("site", ("target",)))

    @classmethod
    def load(cls, settings):
        """The model without walls, terrain, ball and rangefinders, on a floor that is large enough."""
        path = find_model(settings["xml_file"], "dm_control", "suite", "dm_control")
        root = ET.parse(path).getroot()
        for parent in list(root.iter()):
            for child in list(parent):
                if child.tag == "rangefinder" or any(child.tag == tag and child.get("name") in names for tag, names in cls.removed):
                    parent.remove(child)
                elif child.get("name") == "floor" and child.tag == "geom":
                    child.set("size", f"{cls.seconds * cls.speed} {cls.seconds * cls.speed} .5")
        parts = {e.get("file"): open(find_model(e.get("file"), "dm_control", "suite"), "rb").read() for e in root.iter("include")}
        return MjModel.from_xml_string(ET.tostring(root, encoding="unicode"), assets=parts)

    def __init__(self, env, settings):
        super().__init__(env, settings)
        m = self.w.model
        self.hinges = np.flatnonzero(m.jnt_type == JOINT.mjJNT_HINGE)
        self.started = np.zeros((self.w.nsim, m.nsensordata))
        still = copy.copy(m)
        still.opt.disableflags |= int(_enums.mjtDisableBit.mjDSBL_ACTUATION)
        self.still = Batch(still, min(self.w.nsim, 64), 1, diverged="ignore")

    def draw(self, random, q, i):
        q[:3], q[3:7] = 0, unit(random.randn(4))

    def settle(self, ids):
        """Raised by 1 cm until nothing touches. The first sensor readings are those without actuators."""
        height, waiting = 0.0, ids
        for _ in range(10000):
            self.w.qpos[waiting, 2] = height
            waiting = waiting[self.touching(waiting)]
            height += 0.01
            if not len(waiting):
                break
        self.w.forward(ids)
        for k in range(0, len(ids), self.still.nsim):
            part = ids[k:k + self.still.nsim]
            self.still.state[:len(part)] = self.w.state[part]
            self.still.forward(np.arange(len(part)))
            self.started[part] = self.still.sensordata[:len(part)]

    def sensordata(self):
        return np.where(self.env._fresh[:, None], self.started, self.w.sensordata)

    def see(self):
        m = self.w.model
        return {"egocentric_state": np.concatenate([self.w.qpos[:, m.jnt_qposadr[self.hinges]], self.w.qvel[:, m.jnt_dofadr[self.hinges]],
                                                    self.w.act], axis=1),
                "torso_velocity": self.sensor("velocimeter"), "torso_upright": self.body("torso", "xmat")[:, ZZ],
                "imu": self.sensors_of(SENSOR.mjSENS_GYRO, SENSOR.mjSENS_ACCELEROMETER),
                "force_torque": np.arcsinh(self.sensors_of(SENSOR.mjSENS_FORCE, SENSOR.mjSENS_TORQUE))}

    def rate(self):
        upright = tolerance(self.body("torso", "xmat")[:, ZZ], 1, INF, margin=2, at_margin=0, shape="linear")
        return upright * tolerance(self.sensor("velocimeter")[:, 0], self.speed, INF, margin=self.speed, at_margin=0.5, shape="linear")


class QuadrupedRun(QuadrupedWalk):
    speed = 5


class ReacherEasy(SuiteTask):
    xml_file, show, radius = "reacher.xml", ("geom_xpos",), 0.05

    def __init__(self, env, settings):
        super().__init__(env, settings)
        self.target = np.tile(self.w.model.geom("target").pos, (self.w.nsim, 1))

    def draw(self, random, q, i):
        self.any_angles(random, q)
        angle, away = random.uniform(0, 2 * np.pi), random.uniform(0.05, 0.2)
        self.target[i, :2] = away * np.sin(angle), away * np.cos(angle)

    def to_target(self):
        return (self.target - self.geom("finger"))[:, :2]

    def see(self):
        return {"position": self.w.qpos, "to_target": self.to_target(), "velocity": self.w.qvel}

    def rate(self):
        return tolerance(length(self.to_target()), 0, self.radius + self.w.model.geom("finger").size[0])

    def drawn(self):
        target = self.w.model.geom("target").id
        return (("geom_pos", target, self.target), ("geom_size", target, self.radius))


class ReacherHard(ReacherEasy):
    radius = 0.015


class WalkerWalk(SuiteTask):
    xml_file, seconds, period, speed = "walker.xml", 25, 0.025, 1
    show = ("xmat", "xpos")

    def see(self):
        return {"orientations": self.w.xmat[:, 1:][:, :, [XX, XZ]], "height": self.body("torso")[:, 2], "velocity": self.w.qvel}

    def rate(self):
        standing = tolerance(self.body("torso")[:, 2], 1.2, INF, margin=0.6)
        standing = (3 * standing + (1 + self.body("torso", "xmat")[:, ZZ]) / 2) / 4
        if self.speed == 0:
            return standing
        moving = tolerance(self.sensor("torso_subtreelinvel")[:, 0], self.speed, INF, margin=self.speed / 2, at_margin=0.5, shape="linear")
        return standing * (5 * moving + 1) / 6


class WalkerRun(WalkerWalk):
    speed = 8


class WalkerStand(WalkerWalk):
    speed = 0


SUITE = {f"dm_control/{name}-v0": task for name, task in {
    "acrobot-swingup": Acrobot, "acrobot-swingup_sparse": AcrobotSparse, "ball_in_cup-catch": BallInCup, "cartpole-balance": CartpoleBalance,
    "cartpole-balance_sparse": CartpoleBalanceSparse, "cartpole-swingup": CartpoleSwingup, "cartpole-swingup_sparse": CartpoleSwingupSparse,
    "cheetah-run": CheetahRun, "finger-spin": FingerSpin, "fish-swim": FishSwim, "fish-upright": FishUpright, "hopper-hop": HopperHop,
    "hopper-stand": HopperStand, "humanoid-run": HumanoidRun, "humanoid-stand": HumanoidStand, "humanoid-walk": HumanoidWalk,
    "pendulum-swingup": PendulumSwingup, "point_mass-easy": PointMassEasy, "quadruped-run": QuadrupedRun, "quadruped-walk": QuadrupedWalk,
    "reacher-easy": ReacherEasy, "reacher-hard": ReacherHard, "walker-run": WalkerRun, "walker-stand": WalkerStand,
    "walker-walk": WalkerWalk}.items()}
