#!/usr/bin/env python3
"""Compares the analytic derivatives of a step, ctd_transition, with differences of our own steps. MuJoCo only serves the runner.

The models are those of live_smooth.py, compiled by us, with all constraints; a process each. Each model runs with random controls, and
states along the run, those with contacts first, are differentiated with every integrator. The solver is Newton's, without tolerance and
without noslip iterations; sleeping is off. A column of A, B, C and D comes from 6 steps by Richardson extrapolation. It counts as
  smooth      the rows, their pieces of the cost and the contacts are the same at all 7 points, and the estimates of orders 6 and 4 and of both sides agree:
              every entry must be within 1e-6 of the largest of its block, with one of the steps for which this holds
  one side    otherwise: within 1e-4 of the difference from below or from above. A jump at the state and this agreement count against the
              largest of the row of the block, or a hundredth of the largest of the block
  listed      otherwise, if the answer lists a kink, or contacts, of which some come from differences (which are rough), that this column may reach:
              of positions those of contacts, features and impedances, its own actuator's clamps, else all of the dofs that act on the
              objects of the kink; and the state is at the kink (within 1e-12), or every entry lies between both sides, or the stencil crosses a change on both sides, or contacts come
              from such differences, or the step is Runge-Kutta's, of whose stages only the last one is compared;
              smooth columns too, if it says that forces of plugins or deformable bodies or parts of
              implicit matrices count as constant, or that features are about to change, which this column may reach, or if the
              state is at a kink that it may reach; and within 1e-4, if it reaches contacts of curved pairs by differences
  failed      otherwise, and where a column that is not smooth differs by more than 1e-6 in rows of dofs that its own do not act on
The share of smooth columns must be at least 0.8. Sensors that the answer lists as without derivative are left out. A model whose
derivative is refused (delays, other contact formulations) needs a reason. --failures writes what failed into a file, a line each.
"""

import ctypes
import os
import sys
import time
import zlib

import live
import model_sets
import numpy as np
import runner
from report import Report  # noqa: F401
from runner import option

OPTIONS = [option("models"), option("only"), option("generated", 500), option("seed", 1), option("random", 40, "how many random trees"),
           option("states", 20), option("sample", 1), option("largest", 3000), option("timeout", 3600.0),
           option("columns", 120, "per state, of models that have more"), option("budget", 60.0, "seconds of processor time for the states of a model"),
           option("sensors", 1, "0: without C and D"),
           option("failures", None, "file that gets what failed", metavar="PATH", type=os.path.abspath)]

TOLERANCE, ONE_SIDED = 1e-6, 1e-4
SMOOTH = 5e-8  # of both orders; their difference is a fifteenth of that between the steps
JUMP = 1e-4  # of both sides
STEPS = 2e-5, 1e-4, 4e-6, 8e-7, 1e-3, 1e-2, 0.1, 1  # columns that are not smooth with the first, or differ, are tried with the others
SHARE = 0.8
NEAR = 1e-3  # relative distance at which kinks are listed
LEFT_OUT = 16 | 32 | 1024  # cttDerivativeApprox: plugins, deformable bodies, implicit matrices
ROUGH = 1  # contacts by differences of their pair
LEAST_ROW = 1e-2  # of the largest of a block
INTEGRATORS = ("Euler", "RK4", "implicit", "implicitfast", "implicitspringdamper")
POINTER, BYTES = ctypes.POINTER(ctypes.c_double), ctypes.POINTER(ctypes.c_ubyte)
FIELDS = ("status", "nkink", "approx", "ncontact", "nexact", "nfeature", "ndifference", "residual", "features")


def pointer(x):
    return x.ctypes.data_as(POINTER)


def pointers(arrays):
    return (POINTER * len(arrays))(*[pointer(x) for x in arrays])


# One state ---------------------------------------------------------------------------------------------------------------
class Step:
    """A model of ours at a state, and its derivatives."""

    def __init__(self, world):
        self.world, self.lib = world, world.lib
        size = {name: int(world.get("model", name)[0]) for name in ("nq", "nv", "na", "nu", "nsensordata", "nsensor")}
        self.__dict__.update(size)
        self.rows = {"q": slice(0, self.nv), "v": slice(self.nv, 2 * self.nv), "a": slice(2 * self.nv, 2 * self.nv + self.na),
                     "s": slice(2 * self.nv + self.na, 2 * self.nv + self.na + self.nsensordata)}
        self.columns = {"q": slice(0, self.nv), "v": slice(self.nv, 2 * self.nv), "a": slice(2 * self.nv, 2 * self.nv + self.na),
                        "u": slice(2 * self.nv + self.na, 2 * self.nv + self.na + self.nu)}

    def exact(self, sensors):
        """All of A B / C D in one matrix, and what the answer says about it."""
        n, s = 2 * self.nv + self.na, self.nsensordata
        x = [np.full((r, c), np.nan) for r in (n, s) for c in (n, self.nu)]
        x[2:] = x[2:] if sensors else [np.zeros_like(y) for y in x[2:]]
        info = ctypes.create_string_buffer(self.lib.shim_info_size())
        self.lib.shim_info_near(info, NEAR)
        matrices = pointers(x) if sensors else (POINTER * 4)(pointer(x[0]), pointer(x[1]))
        self.lib.shim_transition_exact(self.world.m, self.world.d, matrices, info)
        numbers = np.zeros(9)
        self.lib.shim_info_numbers(info, pointer(numbers))
        about = dict(zip(FIELDS, numbers))
        about["reason"] = self.lib.shim_info_reason(info).decode(errors="replace")
        sensors = (ctypes.c_int * 64)()
        about["nsensor"] = self.lib.shim_info_sensors(info, sensors)
        about["sensors"] = list(sensors)[:about["nsensor"]]
        about["concerned"] = np.zeros(n + self.nu, dtype=np.uint8)
        about["group"] = np.zeros(self.nv + 1, dtype=np.intc)
        self.lib.shim_info_concerned(self.world.m, self.world.d, info, about["concerned"].ctypes.data_as(BYTES),
                                     about["group"].ctypes.data_as(ctypes.POINTER(ctypes.c_int)))
        return np.block([[x[0], x[1]], [x[2], x[3]]]), about

    def differences(self, chosen, h):
        """Columns by order 6, order 4, from below and from above, and where the active set stays."""
        n = 2 * self.nv + self.na + self.nsensordata
        tables = [np.full((len(chosen), n), np.nan) for _ in range(4)]
        column = np.array([*chosen, -1], dtype=np.intc)
        same = np.zeros(len(chosen), dtype=np.intc)
        ints = ctypes.POINTER(ctypes.c_int)
        self.lib.shim_step_columns(self.world.m, self.world.d, column.ctypes.data_as(ints), h, pointers(tables),
                                   same.ctypes.data_as(ints))
        return [x.T for x in tables], same

    def left_out(self, about):
        """Rows of sensors without derivative."""
        rows = np.zeros(2 * self.nv + self.na + self.nsensordata, dtype=bool)
        adr, dim = self.world.get("model", "sensor_adr"), self.world.get("model", "sensor_dim")
        for i in about["sensors"]:
            start = 2 * self.nv + self.na + int(adr[i])
            rows[start:start + int(dim[i])] = True
        return rows

    def blocks(self, chosen):
        """(label, rows, positions in chosen) of every block that has entries."""
        chosen = np.asarray(chosen)
        for r, rows in self.rows.items():
            for c, columns in self.columns.items():
                at = np.flatnonzero((chosen >= columns.start) & (chosen < columns.stop))
                if rows.stop > rows.start and at.size:
                    yield f"{r}/{c}", rows, at


def strangers(step, about, chosen):
    """Rows of A and B (q, v) by columns: whether the dof of the row does not act on that of the column."""
    nv, group = step.nv, about["group"][:step.nv]
    rows = np.tile(group, 2)
    columns = np.array([group[c % nv] if c < 2 * nv else -1 for c in chosen])
    return (rows[:, None] != columns) & (columns >= 0)


def errors(step, ours, tables, chosen, rounding):
    """Per column: worst error of the smooth estimate, of either side, agreement of both orders, each relative to its block; how far outside
    both sides; where; errors of the single entries of rows q and v."""
    ncol = len(chosen)
    smooth, sides, agree, outside = np.zeros(ncol), np.zeros((2, ncol)), np.zeros(ncol), np.zeros(ncol)
    where = np.array([""] * ncol, dtype=object)
    entries = np.zeros((2 * step.nv, ncol))  # of entries of the rows q and v
    order6, order4, below, above = tables
    for label, rows, at in step.blocks(chosen):
        block = np.ix_(range(rows.start, rows.stop), at)
        with np.errstate(invalid="ignore"):
            known = np.abs(order6[block])[np.isfinite(order6[block])]
            size = max(known.max(initial=0), rounding / TOLERANCE)
            gap = np.abs(ours[block] - order6[block]) / size
            gap[np.isnan(gap)] = np.inf
            worst = gap.max(axis=0)
            if rows.stop <= 2 * step.nv:
                entries[block] = gap
            for k, column in enumerate(at):
                if worst[k] > smooth[column]:
                    i = int(np.argmax(gap[:, k]))
                    smooth[column] = worst[k]
                    where[column] = (f"{label} [{i}, {chosen[column]}] {ours[block][i, k]:.12g}, differences {order6[block][i, k]:.12g}, "
                                     f"largest of the block {size:.3g}, error {worst[k]:.1e}")
            gap = np.abs(order6[block] - order4[block]) / size
            row = np.maximum(np.nan_to_num(np.abs(order6[block])).max(axis=1, initial=0), max(LEAST_ROW * size, 300 * rounding / ONE_SIDED))[:, None]
            jump = np.abs(above[block] - below[block]) / row  # a kink at the state itself looks smooth to centred differences
            gap = np.where(jump <= JUMP, gap, np.inf)
            agree[at] = np.maximum(agree[at], np.nan_to_num(gap.max(axis=0), nan=np.inf))
            for k, one in enumerate((below, above)):
                far = np.nan_to_num((np.abs(ours[block] - one[block]) / row).max(axis=0), nan=np.inf)
                sides[k, at] = np.maximum(sides[k, at], far)
            low, high = np.minimum(below[block], above[block]), np.maximum(below[block], above[block])
            away = np.maximum(low - ours[block], ours[block] - high) / row
            outside[at] = np.maximum(outside[at], np.nan_to_num(away.max(axis=0), nan=np.inf))
    return smooth, sides, agree, outside, where, entries


def is_smooth(found):
    return (found[-1] & 1 == 1) & (found[2] <= SMOOTH)


def compare(step, ours, chosen, gone):
    """Errors of the columns, with the step at which the estimates agree best: small steps have rounding, large ones reach kinks."""
    largest = max(np.abs(step.world.get("data", f)).max(initial=0) for f in ("qvel", "qpos", "sensordata"))
    best, todo = None, np.arange(len(chosen))
    for h in STEPS:
        columns = [chosen[k] for k in todo]
        tables, same = step.differences(columns, h)
        for x in tables:
            x[gone] = 0
        found = [*errors(step, ours[:, columns], tables, columns, 1e-15 * max(1, largest) / h), same]
        if best is None:
            best = [np.array(x) for x in found]
        else:
            old, new = is_smooth(best)[todo], is_smooth(found)
            # Where the estimates of two steps both agree with themselves and not with each other, one has the noise of the step (badly
            # conditioned matrices, iterations that end at a tolerance). A wrong derivative agrees with none.
            better = np.flatnonzero(new & (~old | (found[0] < best[0][todo])) | ~new & ~old & (found[1].min(axis=0) < best[1].min(axis=0)[todo]))
            for old, new in zip(best, found):
                old[..., todo[better]] = np.asarray(new)[..., better]
        todo = np.flatnonzero(~is_smooth(best) | ~(best[0] <= TOLERANCE))
        if not todo.size:
            break
    smooth, sides, agree, outside, where, far, same = best
    return smooth, sides, agree, outside, same, where, far


def check_state(report, step, rng, options, where):
    """Problems of one state with one integrator."""
    ours, about = step.exact(options.sensors)
    if about["status"]:
        report.tally["refused states"] += 1
        report.later.append(f"{where}: {about['reason']}")
        return [] if about["reason"] else [f"{where}: refused without a reason"]
    total = 2 * step.nv + step.na + step.nu
    chosen = sorted(rng.choice(total, options.columns, replace=False)) if total > options.columns else list(range(total))
    gone = step.left_out(about)
    gone[step.rows["s"]] |= not options.sensors
    ours[gone] = 0
    smooth, sides, agree, outside, same, place, far = compare(step, ours, chosen, gone)
    problems = []
    report.tally["states"] += 1
    report.tally["contacts"] += int(about["ncontact"])
    for name in ("nexact", "nfeature", "ndifference"):
        report.tally[name] += int(about[name])
    apart = strangers(step, about, chosen)
    for k in range(len(chosen)):
        report.tally["columns"] += 1
        concerned = about["concerned"][chosen[k]]
        if same[k] & 1 and agree[k] <= SMOOTH:
            report.tally["smooth"] += 1
            kind, good = "smooth", smooth[k] <= TOLERANCE
            if not good and (int(about["approx"]) & LEFT_OUT or about["features"] and concerned):
                report.tally["approximated"] += 1
                continue
            if not good and int(about["approx"]) & ROUGH and concerned and smooth[k] <= ONE_SIDED:
                report.tally["rough"] += 1
                continue
            if not good and concerned == 2:  # large steps do not see the jump at the state
                report.tally["smooth"] -= 1
                report.tally["listed"] += 1
                continue
            report.see("data", "", f"ABCD {where.rsplit(' ', 2)[1]}", smooth[k], where)
        else:
            kind, good = "kink", sides[:, k].min() <= ONE_SIDED
            report.tally["one side"] += int(good)
            between = concerned == 2 or outside[k] <= ONE_SIDED or not same[k] & 6 or int(about["approx"]) & ROUGH or " RK4 " in where
            if not good and between and concerned:
                report.tally["listed"] += 1
                good = True
            if far[apart[:, k], k].max(initial=0) > TOLERANCE:
                good, kind = False, "kink elsewhere"
        if not good:
            problems.append(f"{where} {kind}: {place[k]}; contacts {int(about['ncontact'])} ({int(about['nexact'])} closed, "
                            f"{int(about['nfeature'])} features, {int(about['ndifference'])} differences), kinks {int(about['nkink'])}, "
                            f"approx {int(about['approx'])}, residual {about['residual']:.1e}")
    return problems


# One model ---------------------------------------------------------------------------------------------------------------
def prepare(world):
    """Converged steps: Newton without tolerance, no noslip, no sleeping."""
    option = lambda name: world.get("option", name)  # noqa: E731
    option("solver")[:] = 2
    option("tolerance")[:] = 0
    option("iterations")[:] = 200
    option("ls_iterations")[:] = 100
    option("ls_tolerance")[:] = 1e-6
    option("noslip_iterations")[:] = 0
    option("enableflags")[:] = int(option("enableflags")[0]) & ~(1 << 5)


def save(world):
    return {f: world.get("data", f).copy() for f in ("time", "qpos", "qvel", "act", "ctrl", "qacc_warmstart")}


def restore(world, state):
    world.lib.shim_reset(world.m, world.d)
    for f, x in state.items():
        world.set(f, x)


def random_controls(world, rng):
    ranges = world.get("model", "actuator_ctrlrange").reshape(-1, 2)
    limited = world.get("model", "actuator_ctrllimited").astype(bool)
    free = rng.normal(size=len(ranges))
    inside = ranges[:, 0] + rng.uniform(0.05, 0.95, size=len(ranges)) * (ranges[:, 1] - ranges[:, 0])
    return np.where(limited, inside, free)


def sample_states(world, rng, count):
    """States along runs from near the initial one; those with contacts first."""
    touching, free = [], []
    for run in range(4):
        world.lib.shim_reset(world.m, world.d)
        world.set("qvel", rng.normal(size=world.get("data", "qvel").size) * (0.1, 1, 0.3, 2)[run])
        for _ in range(count):
            world.set("ctrl", random_controls(world, rng))
            world.lib.shim_step(world.m, world.d, int(rng.integers(1, 40)))
            state = save(world)
            if all(np.all(np.isfinite(x)) for x in state.values()) and world.get("data", "time")[0] > 0:
                (touching if world.get("data", "ncon")[0] else free).append(state)
    rng.shuffle(touching)
    rng.shuffle(free)
    return (touching[:count] + free)[:count]


def check_file(report, corten, path, name, options):
    try:
        world = live.World(corten, path)
    except RuntimeError as e:
        report.refused.append((name, str(e).splitlines()[0]))
        return
    step = Step(world)
    if step.nv == 0 or step.nv > options.largest:
        world.close()
        return
    prepare(world)
    rng = np.random.default_rng(zlib.crc32(name.encode()))
    start, problems = time.process_time(), []
    for k, state in enumerate(sample_states(world, rng, options.states)):
        for integrator, label in enumerate(INTEGRATORS):
            world.get("option", "integrator")[:] = integrator
            restore(world, state)
            problems += check_state(report, step, rng, options, f"{name} {label} state {k}")
        if time.process_time() - start > options.budget:
            break
    report.check(name, "transition", problems)
    report.rows += problems
    world.close()


def declare(lib):
    p, i = ctypes.c_void_p, ctypes.c_int
    lib.shim_step_columns.argtypes = [p, p, ctypes.POINTER(i), ctypes.c_double, ctypes.POINTER(POINTER), ctypes.POINTER(i)]
    lib.shim_transition_exact.argtypes = [p, p, ctypes.POINTER(POINTER), p]
    lib.shim_info_numbers.argtypes = [p, POINTER]
    lib.shim_info_reason.argtypes, lib.shim_info_reason.restype = [p], ctypes.c_char_p
    lib.shim_info_sensors.argtypes = [p, ctypes.POINTER(i)]
    lib.shim_info_near.argtypes = [p, ctypes.c_double]
    lib.shim_info_concerned.argtypes = [p, p, p, BYTES, ctypes.POINTER(i)]


def run(session):
    declare(session.corten.lib)
    options, tally = session.options, session.report.tally
    for collection in session.chosen(model_sets.running(options, session.folder)):
        session.run_collection(collection, lambda report, path, name: check_file(report, session.corten, path, name, options))
    share = tally["smooth"] / max(1, tally["columns"])
    print(f"{tally['states']} states (model, state, integrator), {tally['refused states']} refused with a reason; {tally['contacts']} contacts: "
          f"{tally['nexact']} closed form, {tally['nfeature']} features, {tally['ndifference']} differences")
    print(f"{tally['columns']} columns: {tally['smooth']} smooth ({share:.1%}), {tally['one side']} one side, {tally['listed']} listed, {tally['approximated']} with parts that the answer says it leaves out, "
          f"{tally['rough']} of rough contacts within {ONE_SIDED:g}")
    session.report.check("all", "share of smooth columns", [] if share >= SHARE else [f"{share:.3f} is less than {SHARE}"])
    if options.failures:
        with open(options.failures, "w", encoding="utf-8") as f:
            f.writelines(line + "\n" for line in session.report.rows)


if __name__ == "__main__":
    sys.exit(runner.main("transition"))
