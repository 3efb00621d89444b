#!/usr/bin/env python3
"""Compares sensors with MuJoCo 3.5.0, both running here, on MuJoCo's compiled models.

For each model with sensors, up to three checks:
  readings   sensordata at 20 random states, constraints off in both engines, within 1e-10
  contacts   sensordata at 20 random states on MuJoCo's own data, contacts and constraint rows included, within 1e-10
  history    sensordata and delay buffers along 100 steps with Euler, RK4, and implicitfast with sensors
             disabled, constraints off, within 1e-9
A sensor's numbers are measured against its own largest one, and one where that is smaller.
--table writes the sensor kinds and the models that have them into a page, as in docs/conformance.md.
"""

import ctypes
import os
import sys
import zlib

import live
import model_sets
import mujoco
import numpy as np
import runner
from report import write_between
from runner import option

HERE = os.path.dirname(os.path.abspath(__file__))
OPTIONS = [option("models", None, "files or folders, instead of models_sensor/, models/ and scenes/"), option("table")]
STATES, STEPS = 20, 100
TOLERANCE, RUN_TOLERANCE = 1e-10, 1e-9
KINDS = {int(v): k[len("mjSENS_"):].lower() for k, v in mujoco.mjtSensor.__members__.items()}
INPUTS = live.INPUTS + ("ctrl", "act")

# What stages before the sensors compute, by name, and the arrays of the arena that sensors read.
COMPUTED = (
    "xpos xquat xmat xipos ximat geom_xpos geom_xmat site_xpos site_xmat cam_xpos cam_xmat subtree_com cdof cinert qM M cvel "
    "cdof_dot ten_length ten_velocity actuator_length actuator_velocity actuator_force qfrc_actuator qacc energy flexvert_xpos history"
).split()
ROWS = "efc_type efc_id efc_pos efc_margin efc_vel efc_force".split()


class Contact(ctypes.Structure):
    _fields_ = [
        ("dist", ctypes.c_double), ("pos", ctypes.c_double * 3), ("frame", ctypes.c_double * 9),
        ("includemargin", ctypes.c_double), ("friction", ctypes.c_double * 5), ("solref", ctypes.c_double * 2),
        ("solreffriction", ctypes.c_double * 2), ("solimp", ctypes.c_double * 5), ("mu", ctypes.c_double),
        ("H", ctypes.c_double * 36), ("dim", ctypes.c_int), ("geom1", ctypes.c_int), ("geom2", ctypes.c_int),
        ("geom", ctypes.c_int * 2), ("flex", ctypes.c_int * 2), ("elem", ctypes.c_int * 2), ("vert", ctypes.c_int * 2),
        ("exclude", ctypes.c_int), ("efc_address", ctypes.c_int),
    ]  # fmt: skip


def worst(m, ours, their):
    """Largest difference of a sensor relative to its size, and which sensor."""
    error, where = 0.0, ""
    for i in range(m.nsensor):
        a = slice(m.sensor_adr[i], m.sensor_adr[i] + m.sensor_dim[i])
        x, y = ours[a], their[a]
        if not np.all(np.isfinite(x)):
            return np.inf, f"{KINDS[m.sensor_type[i]]} (sensor {i}) is {x}, not {y}"
        e = np.max(np.abs(x - y)) / max(1.0, np.max(np.abs(y))) if x.size else 0.0
        if not e <= error:
            k = int(np.argmax(np.abs(x - y)))
            error, where = e, f"{KINDS[m.sensor_type[i]]} (sensor {i}, number {k}) is {x[k]!r}, not {y[k]!r}"
    return error, where


def random_state(m, d, rng, k):
    live.random_state(m, d, rng, k if k < 4 else 3)
    d.time = 0.1 * k
    d.ctrl = rng.normal(size=m.nu)
    if m.na:
        d.act = rng.uniform(0, 1, size=m.na)


def copy_inputs(world, d):
    world.lib.shim_reset(world.m, world.d)
    for name in INPUTS:
        world.set(name, getattr(d, name))


def copy_rows(world, d):
    """MuJoCo's contacts and constraint rows, into the arena."""
    world.lib.shim_rows(world.d, d.ncon, (ctypes.c_int * 4)(d.ne, d.nf, d.nl, d.nefc))
    for name in ROWS:
        if d.nefc:
            world.get("data", name)[:] = getattr(d, name)
    contact = ctypes.cast(world.lib.shim_contacts(world.d), ctypes.POINTER(Contact))
    for i, c in enumerate(d.contact):
        for name, kind in Contact._fields_:
            value = getattr(c, name)
            setattr(contact[i], name, kind(*np.ravel(value).tolist()) if np.ndim(value) else value)


def check(report, world, m, name, how):
    d = mujoco.MjData(m)
    rng = np.random.default_rng(zlib.crc32((name + how).encode()))
    top, problems = 0.0, []
    for k in range(STATES):
        random_state(m, d, rng, k)
        copy_inputs(world, d)
        if how == "contacts":
            for _ in range(k // 2):  # let things fall onto each other
                mujoco.mj_step(m, d)
            mujoco.mj_forward(m, d)
            copy_inputs(world, d)
            for field in COMPUTED:
                world.set(field, getattr(d, field))
            copy_rows(world, d)
            world.lib.shim_sensors(world.m, world.d)
        else:
            mujoco.mj_forward(m, d)
            world.lib.shim_forward(world.m, world.d)
        error, where = worst(m, world.get("data", "sensordata"), d.sensordata)
        top = np.maximum(top, error)
        if not error <= TOLERANCE:
            problems.append(f"{name} state {k}: {where} ({error:.1e})")
    report.see("data", "sensor", "sensordata", top, name)
    report.check(name, how, problems)


def check_history(report, world, m, name):
    for integrator, flag in ((0, 0), (1, 0), (3, mujoco.mjtDisableBit.mjDSBL_SENSOR)):
        m.opt.integrator = integrator
        m.opt.disableflags |= flag
        world.get("option", "integrator")[:] = integrator
        world.get("option", "disableflags")[:] = m.opt.disableflags
        d = mujoco.MjData(m)
        random_state(m, d, np.random.default_rng(zlib.crc32(name.encode())), 1)
        d.time = 0
        copy_inputs(world, d)
        problems = []
        for step in range(STEPS):
            d.ctrl = np.sin(0.3 * step + np.arange(m.nu))
            world.set("ctrl", d.ctrl)
            mujoco.mj_step(m, d)
            world.lib.shim_step(world.m, world.d, 1)
            error, where = worst(m, world.get("data", "sensordata"), d.sensordata)
            if not error <= RUN_TOLERANCE:
                problems.append(f"{name} step {step}: {where} ({error:.1e})")
            error, at = live.error_of(world.get("data", "history"), np.ravel(d.history))
            if not error <= RUN_TOLERANCE:
                problems.append(f"{name} step {step}: history[{at}] ({error:.1e})")
            if problems:
                break
        report.check(name, f"history {live.INTEGRATORS[integrator]}{' without sensors' if flag else ''}", problems)


def check_file(report, corten, path, name, kinds):
    m = mujoco.MjModel.from_xml_path(path)
    if not m.nsensor:
        return
    try:
        world = live.World(corten, path, m)
    except RuntimeError as e:
        report.check(name, "load", [line for line in str(e).splitlines() if line])
        return
    for kind in m.sensor_type:
        kinds.setdefault(int(kind), {}).setdefault(name, None)
    if m.nflex == 0:
        check(report, world, m, name, "contacts")
        off = mujoco.mjtDisableBit.mjDSBL_CONSTRAINT
        m.opt.disableflags |= off
        world.get("option", "disableflags")[:] = m.opt.disableflags
        check(report, world, m, name, "readings")
        if m.nhistory and m.actuator_history[:, 0].min(initial=0) >= 0:  # MuJoCo writes outside a buffer of negative length
            check_history(report, world, m, name)
    world.close()


def coverage(kinds):
    """Sensor kinds and the compared models that have them."""
    rows = "".join(f"| `{KINDS[k]}` | {len(kinds.get(k, {}))} | {', '.join(list(kinds.get(k, {}))[:3])} |\n" for k in sorted(KINDS))
    return f"| sensor | models | among them |\n|---|---|---|\n{rows}"


def declare(corten):
    p, i = ctypes.c_void_p, ctypes.c_int
    corten.lib.shim_rows.argtypes = [p, i, p]
    corten.lib.shim_contacts.argtypes = [p]
    corten.lib.shim_contacts.restype = p
    corten.lib.shim_sensors.argtypes = [p, p]


def run(session):
    declare(session.corten)
    options, kinds = session.options, {}
    places = [os.path.join(HERE, "models_sensor"), os.path.join(HERE, "models"), os.path.join(live.ROOT, "scenes")]
    for path in model_sets.collect(options.models or places):
        try:
            check_file(session.report, session.corten, path, os.path.basename(path), kinds)
        except ValueError as e:
            print(f"refused by MuJoCo: {path}: {str(e).splitlines()[0]}")
    if options.table:
        write_between(options.table, "sensors", coverage(kinds))
    missing = [KINDS[k] for k in sorted(KINDS) if k not in kinds]
    print(f"{len(kinds)} of {len(KINDS)} kinds of sensors; in no model: {', '.join(missing) or 'none'}")


if __name__ == "__main__":
    sys.exit(runner.main("sensor"))
