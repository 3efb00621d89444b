"""Proximal policy optimisation in one file: learns HalfCheetah or Ant on many simulations of one batch.

  ppo.py HalfCheetah-v5                          3 million steps, prints the mean return
  ppo.py Ant-v5 --run 2 --save ant-2.npz         goes on from ant-2.npz if it exists
  ppo.py Ant-v5 --save ant-2.npz --minutes 5     stops after 5 minutes; call it again to go on
  ppo.py --plot curve.svg a-1.npz a-2.npz ...    the learning curves of saved runs

Only NumPy: networks this small are a few matrix products, and their gradients are written out below. A framework would spend more time on
calls than on arithmetic. One thread computes; set OPENBLAS_NUM_THREADS=1 when several runs share the machine.
"""
import argparse
import pathlib
import time

import numpy as np
from corten.envs import make_vec

# numbers of a run
ENVS, LENGTH = 64, 64                 # an iteration collects LENGTH steps of ENVS environments
EPOCHS, MINIBATCH = 8, 512
RATE, CLIP, DISCOUNT, TRACE = 3e-4, 0.2, 0.99, 0.95
VALUE_SHARE, LARGEST_GRADIENT, FIRST_DEVIATION, MOST_DIVERGENCE = 0.5, 0.5, 0.5, 0.03
HIDDEN = 64


class Parameters:
    """All parameters in one array, so that an optimiser is a few operations; named pieces of it and of its gradient."""

    def __init__(self, shapes, kind=np.float32):
        self.values, self.gradient = np.zeros((2, sum(int(np.prod(s)) for s in shapes.values())), kind)
        self.first, self.second, self.updates = np.zeros_like(self.values), np.zeros_like(self.values), 0
        self.of, self.slope, at = {}, {}, 0
        for name, shape in shapes.items():
            size = int(np.prod(shape))
            self.of[name], self.slope[name] = (a[at:at + size].reshape(shape) for a in (self.values, self.gradient))
            at += size

    def adam(self, rate):
        g = self.gradient
        g *= min(1.0, LARGEST_GRADIENT / (np.sqrt(g @ g) + 1e-8))
        self.updates += 1
        self.first += 0.1 * (g - self.first)
        self.second += 0.001 * (g * g - self.second)
        scale = rate * np.sqrt(1 - 0.999 ** self.updates) / (1 - 0.9 ** self.updates)
        self.values -= np.float32(scale) * self.first / (np.sqrt(self.second) + np.float32(1e-5))


class Network:
    """Two hidden layers with tanh."""

    def __init__(self, p, name, sizes, random, last):
        self.p, self.names = p, [f"{name}{i}" for i in range(3)]
        for i, n in enumerate(self.names):  # orthogonal columns
            a = np.linalg.qr(random.standard_normal((max(sizes[i:i + 2]),) * 2))[0][:sizes[i], :sizes[i + 1]]
            p.of[n + "w"][:] = a * (last if i == 2 else np.sqrt(2))

    def forward(self, x):
        """Output, and the values of the layers."""
        of, layers = self.p.of, [x]
        for n in self.names[:2]:
            x = x @ of[n + "w"]
            x += of[n + "b"]
            np.tanh(x, out=x)
            layers.append(x)
        return x @ of[self.names[2] + "w"] + of[self.names[2] + "b"], layers

    def backward(self, slope, layers):
        """slope: of the loss by the output."""
        for n, x in zip(self.names[::-1], layers[::-1]):
            np.matmul(x.T, slope, out=self.p.slope[n + "w"])
            slope.sum(axis=0, out=self.p.slope[n + "b"])
            if x is not layers[0]:
                slope = slope @ self.p.of[n + "w"].T
                slope *= 1 - x * x


class Moments:
    """Mean and variance of rows, renewed with every block."""

    def __init__(self, size):
        self.count, self.mean, self.variance = 1e-4, np.zeros(size), np.ones(size)

    def add(self, x):
        n, mean, variance = len(x), x.mean(axis=0), x.var(axis=0)
        total, away = self.count + n, mean - self.mean
        self.variance = (self.variance * self.count + variance * n + away**2 * self.count * n / total) / total
        self.mean, self.count = self.mean + away * n / total, total

    def scaled(self, x):
        return np.clip((x - self.mean) / np.sqrt(self.variance + 1e-8), -10, 10).astype(np.float32)


class Learner:
    def __init__(self, task, run):
        self.random = np.random.default_rng(run)
        self.envs = make_vec(task, ENVS, nthread=1)
        seen, acts = self.envs.single_observation_space.shape[0], self.envs.single_action_space.shape[0]
        widths = {"actor": (seen, HIDDEN, HIDDEN, acts), "critic": (seen, HIDDEN, HIDDEN, 1)}
        shapes = {f"{name}{i}{kind}": s[i:i + 2] if kind == "w" else s[i + 1:i + 2] for name, s in widths.items() for i in range(3) for kind in "wb"}
        self.p = Parameters({**shapes, "deviation": (acts,)})
        self.actor, self.critic = (Network(self.p, name, s, self.random, 0.01 if name == "actor" else 1.0) for name, s in widths.items())
        self.p.of["deviation"][:] = np.log(FIRST_DEVIATION)
        self.seen, self.income = Moments(seen), Moments(1)
        self.low, self.high = self.envs.single_action_space.low, self.envs.single_action_space.high
        self.steps, self.seconds, self.curve = 0, 0.0, []
        self.start(run)

    def start(self, run):
        self.observation = self.envs.reset(seed=1000 * run + self.steps)[0]
        self.over, self.total, self.discounted = np.zeros(ENVS, bool), np.zeros(ENVS), np.zeros(ENVS)
        self.returns = []

    def scaled_action(self, a):
        """-1 to 1 becomes the range of the actuators."""
        return self.low + (np.clip(a, -1, 1) + 1) * (self.high - self.low) / 2

    def collect(self):
        """LENGTH steps of all environments. valid: not the steps in which an environment starts again."""
        b = {name: [] for name in ("x", "action", "reward", "valid", "terminated", "over")}
        deviation = np.exp(self.p.of["deviation"])
        for _ in range(LENGTH):
            self.seen.add(self.observation)
            x = self.seen.scaled(self.observation)
            action = self.actor.forward(x)[0] + deviation * self.random.standard_normal((ENVS, len(self.low)), dtype=np.float32)
            b["x"].append(x), b["action"].append(action), b["valid"].append(~self.over)
            self.observation, reward, terminated, truncated, _ = self.envs.step(self.scaled_action(action))
            self.total += reward
            self.discounted = self.discounted * DISCOUNT + reward
            self.income.add(self.discounted[:, None])
            b["reward"].append(reward), b["terminated"].append(terminated)
            self.over = terminated | truncated
            b["over"].append(self.over)
            self.returns += self.total[self.over].tolist()
            self.total[self.over] = self.discounted[self.over] = 0
        b["x"].append(self.seen.scaled(self.observation))
        b = {name: np.stack(rows) for name, rows in b.items()}
        self.steps += int(b["valid"].sum())
        return b

    def advantages(self, b):
        """Generalised advantages and the values that they are measured from. After an end the next row of x is the last observation."""
        value = self.critic.forward(b["x"].reshape(-1, b["x"].shape[2]))[0].reshape(LENGTH + 1, ENVS)
        reward = np.clip(b["reward"] / np.sqrt(self.income.variance[0] + 1e-8), -10, 10)
        found, later = np.zeros((LENGTH, ENVS), np.float32), 0.0
        for t in reversed(range(LENGTH)):
            surprise = reward[t] + DISCOUNT * value[t + 1] * ~b["terminated"][t] - value[t]
            later = surprise + DISCOUNT * TRACE * later * ~b["over"][t]
            found[t] = later
        return found, found + value[:LENGTH]

    def learn(self, b, rate):
        advantage, target = self.advantages(b)
        rows = b["valid"].reshape(-1)
        x, action = (b[n][:LENGTH].reshape(LENGTH * ENVS, -1)[rows] for n in ("x", "action"))
        advantage, target = advantage.reshape(-1)[rows], target.reshape(-1)[rows]
        old, _ = self.density(x, action)
        for _ in range(EPOCHS):
            order = self.random.permutation(len(x))
            away = [self.update(x[k], action[k], advantage[k], target[k], old[k], rate)
                    for k in np.array_split(order, max(1, len(order) // MINIBATCH))]
            if np.mean(away) > MOST_DIVERGENCE:
                break

    def density(self, x, action):
        """Logarithm of the density of actions (without its constant), and what its gradient needs."""
        mean, layers = self.actor.forward(x)
        z = (action - mean) * np.exp(-self.p.of["deviation"])
        return -0.5 * (z * z).sum(axis=1) - self.p.of["deviation"].sum(), (z, layers)

    def update(self, x, action, advantage, target, old, rate):
        """One step of the optimiser; returns how far the policy has moved."""
        moved = self.differentiate(x, action, advantage, target, old)
        self.p.adam(rate)
        return moved

    def differentiate(self, x, action, advantage, target, old):
        """The gradient of the loss: of the policy -min(r a, clip(r) a), of the values VALUE_SHARE (value - target)^2 / 2."""
        now, (z, layers) = self.density(x, action)
        ratio = np.exp(now - old)
        a = (advantage - advantage.mean()) / (advantage.std() + 1e-8)
        # the slope by log density is -r a where the clipped term is not the smaller one
        free = np.where(a > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
        slope = (-(ratio * a * free) / len(x))[:, None]
        self.actor.backward(slope * z * np.exp(-self.p.of["deviation"]), layers)
        np.sum(slope * (z * z - 1), axis=0, out=self.p.slope["deviation"])
        value, layers = self.critic.forward(x)
        self.critic.backward(((value[:, 0] - target) * np.float32(VALUE_SHARE / len(x)))[:, None], layers)
        return float(np.mean(ratio - 1 - (now - old)))

    def iterate(self, most):
        begun = time.process_time()
        b = self.collect()
        self.learn(b, RATE * max(0.05, 1 - self.steps / most))
        self.seconds += time.process_time() - begun
        if len(self.returns) >= 20 or (self.returns and self.steps >= most):
            self.curve.append((self.steps, np.mean(self.returns), self.seconds))
            self.returns = []

    # -------- files

    def save(self, path):
        p = self.p
        np.savez(path, values=p.values, first=p.first, second=p.second, updates=p.updates, steps=self.steps, seconds=self.seconds,
                 curve=np.array(self.curve), moments=np.r_[self.seen.count, self.seen.mean, self.seen.variance],
                 income=np.r_[self.income.count, self.income.mean, self.income.variance])

    def load(self, path, run):
        with np.load(path) as f:
            for name in ("values", "first", "second"):
                getattr(self.p, name)[:] = f[name]
            self.p.updates, self.steps, self.seconds = int(f["updates"]), int(f["steps"]), float(f["seconds"])
            self.curve = [tuple(row) for row in f["curve"]]
            for moments, rows in ((self.seen, f["moments"]), (self.income, f["income"])):
                moments.count, (moments.mean, moments.variance) = rows[0], rows[1:].reshape(2, -1)
        self.random = np.random.default_rng([run, self.steps])
        self.start(run)  # the environments begin new episodes

    def test(self, task, count=32):
        """Returns of whole episodes without noise."""
        envs = make_vec(task, count, nthread=1)
        x, total, going = envs.reset(seed=77)[0], np.zeros(count), np.ones(count, bool)
        while going.any():
            x, reward, terminated, truncated, _ = envs.step(self.scaled_action(self.actor.forward(self.seen.scaled(x))[0]))
            total += reward * going
            going &= ~(terminated | truncated)
        return total


def plot(path, files):
    """Learning curves as an SVG: one panel per task (the name of a file up to its last '-'), one line per file."""
    panels = {}
    for f in files:
        with np.load(f) as saved:
            panels.setdefault(pathlib.Path(f).stem.rsplit("-", 1)[0], []).append(saved["curve"])
    wide, high, left, top, gap = 380, 240, 60, 34, 70
    out = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {left + len(panels) * (wide + gap)} {top + high + 50}" '
           'font-family="sans-serif" font-size="12"><rect width="100%" height="100%" fill="white"/>']
    colours = ("#1f6feb", "#d1242f", "#1a7f37", "#8250df", "#9a6700")
    for k, (name, curves) in enumerate(panels.items()):
        x0, most = left + k * (wide + gap), max(c[-1, 0] for c in curves)
        low, up = min(0, min(c[:, 1].min() for c in curves)), max(c[:, 1].max() for c in curves)
        px, py = lambda s: x0 + wide * s / most, lambda r: top + high * (1 - (r - low) / (up - low))
        out.append(f'<rect x="{x0}" y="{top}" width="{wide}" height="{high}" fill="none" stroke="#888"/>'
                   f'<text x="{x0}" y="{top - 12}" font-weight="bold">{name}</text>')
        tick = 10.0 ** np.floor(np.log10(up - low)) / (1 if up - low >= 3 * 10.0 ** np.floor(np.log10(up - low)) else 2)
        for r in np.arange(np.ceil(low / tick), up / tick) * tick:
            out.append(f'<line x1="{x0}" x2="{x0 + wide}" y1="{py(r):.1f}" y2="{py(r):.1f}" stroke="#ddd"/>'
                       f'<text x="{x0 - 6}" y="{py(r) + 4:.1f}" text-anchor="end">{r:g}</text>')
        for s in np.linspace(0, most, 5):
            out.append(f'<text x="{px(s):.1f}" y="{top + high + 18}" text-anchor="middle">{s / 1e6:.1f}</text>')
        out.append(f'<text x="{x0 + wide / 2}" y="{top + high + 38}" text-anchor="middle">million steps</text>')
        for c, colour in zip(curves, colours * len(curves)):
            points = " ".join(f"{px(s):.1f},{py(r):.1f}" for s, r, _ in c[:: max(1, len(c) // 400)])
            out.append(f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="1.3"/>')
    pathlib.Path(path).write_text("\n".join([*out, "</svg>\n"]))


def main():
    args = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    args.add_argument("task", help="a task of corten.envs; with --plot saved runs", nargs="+")
    args.add_argument("--steps", type=int, default=3_000_000)
    args.add_argument("--run", type=int, default=1, help="number of the run, which chooses the random numbers")
    args.add_argument("--save", help="file of the run (.npz)")
    args.add_argument("--minutes", type=float, default=np.inf)
    args.add_argument("--plot")
    args = args.parse_args()
    if args.plot:
        return plot(args.plot, args.task)
    task = args.task[0]
    learner, end, told = Learner(task, args.run), time.monotonic() + 60 * args.minutes, 0
    if args.save and pathlib.Path(args.save).exists():
        learner.load(args.save, args.run)
    while learner.steps < args.steps and time.monotonic() < end:
        learner.iterate(args.steps)
        if learner.curve and learner.steps - told >= 100_000:
            told = learner.steps
            print(f"{learner.steps:9d} steps, {learner.seconds:6.0f} s of processor time: mean return {learner.curve[-1][1]:8.1f}", flush=True)
    if args.save:
        learner.save(args.save)
    if learner.steps >= args.steps:
        returns = learner.test(task)
        print(f"done: {learner.steps} steps, {learner.seconds:.0f} s; 32 episodes without noise: mean return {returns.mean():.0f}, "
              f"smallest {returns.min():.0f}, largest {returns.max():.0f}")


if __name__ == "__main__":
    main()
