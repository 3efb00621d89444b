"""The parts of the live comparison, one line each. tools/run_conformance.py, `make conformance-PART`, the table of results in
docs/conformance.md and the list in README.md come from here. The module of part NAME is live_NAME.py (runner.py runs it)."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Part:
    name: str
    what: str  # is compared, Markdown
    full: bool = False  # uses models of dm_control and gymnasium
    package: bool = False  # needs our Python package, built for MuJoCo's interpreter
    page: str = ""  # below docs/, gets tables of the run if it is recorded


PARTS = {part.name: part for part in (
    Part("schema", "names, types, shapes, values and signatures in `schema/` with MuJoCo's introspection"),
    Part("spec", "the editable model that each element and attribute of `schema/mjcf.schema` gives, member by member"),
    Part("recordings", "the recordings that `make test` compares with are what MuJoCo 3.5.0 computes, byte by byte"),
    Part("replay", "runs that MuJoCo records in the format of `corten diff`, replayed by the program, 1e-8; a changed number is found"),
    Part("header", "every declaration of MuJoCo's headers outside drawing, used in C against `include/mujoco`"),
    Part("math", "every `ctu_` function with `mju_`, random and edge inputs, 1e-14"),
    Part("models", "every field of the compiled model, to the last bit; written as XML and binary and read again "
         "([one row per model](conformance_models.md))", full=True, page="conformance_models.md"),
    Part("written", "the XML that Corten writes, read by MuJoCo: every field of the model that MuJoCo makes of the original, to the last bit; "
         "with `saveinertial` 1e-13", full=True, package=True),
    Part("refused", "models that must be refused, each with its message in `make test`, are refused by MuJoCo, whose words and line are in ours; "
         "elements and attributes of its own schema"),
    Part("attach", "every field of our own models attached to another, whole, as replicas and body by body, to the last bit"),
    Part("urdf", "every field of models compiled from URDF, to the last bit"),
    Part("binary", "MuJoCo's own compiled models through our binary format, bit by bit", full=True),
    Part("smooth", "without constraints: models to the last bit, data fields at 20 random states 1e-10, trajectories of all integrators: "
         "1,000 steps 1e-9 (our models), 500 steps 1e-8 (collections, generated models)", full=True),
    Part("tendon", "tendons, transmissions and their constants 1e-10"),
    Part("sensor", "every kind of sensor at random states 1e-10, with MuJoCo's contacts and rows, delays along steps 1e-9", page="conformance.md"),
    Part("ray", "rays against every kind of geom and whole scenes 1e-9"),
    Part("fluid", "passive forces in a medium along 100 free steps with all constraints, the fruit fly among them, 1e-6", full=True),
    Part("derivatives", "velocity derivatives and discrete inverse 1e-10, the exact derivative against differences of forces and "
         "differences of steps 1e-6, implicit trajectories 1e-9, on the models of `smooth`", full=True),
    Part("transition", "the analytic derivatives of a step with all constraints against differences of our own steps, states with contacts, "
         "all integrators: 1e-6 where the active set stays, 1e-4 of one side elsewhere", full=True),
    Part("solver", "constraint rows and islands 1e-9, forces and accelerations from the same state, 1,000 steps per model: Newton 1e-8, "
         "CG 1e-7, PGS 1e-6", full=True),
    Part("problem", "the solvers alone, on MuJoCo's rows: forces, states, iterations and statistics in 17 variants of solver, cone, "
         "Jacobian and islands", full=True),
    Part("longrun", "free runs of 10 s: energy, rows, penetration and violation of constraints as MuJoCo's, by their statistics", full=True),
    Part("collision", "contacts of every pair of shapes at random poses and of whole scenes: count, order, place, parameters", full=True,
         page="conformance.md"),
    Part("python", "the Python package: every public name of MuJoCo's; states, observations and rewards of 1,000 steps of every Gymnasium "
         "environment, 500 of every dm_control task, 200 of Gymnasium-Robotics, and inverse kinematics with mink, 1e-8 "
         "([one row each](#python))", full=True, package=True, page="conformance.md"),
    Part("view", "scenes (every field of every shape, light, camera, flex and skin), cameras, dragging and picking with random settings, "
         "on MuJoCo's data", full=True),
    Part("image", "pictures of 120 views with random cameras, sizes and options beside MuJoCo's `Renderer` on Mesa: structural similarity 0.97 in "
         "the mean and 0.90 in the worst view, depth 0.1 %, segmentation", full=True, package=True),
    Part("clients", "programs that draw, unmodified, without OpenGL: every Gymnasium task, the dm_control suite and arenas, Gymnasium-Robotics, robosuite, "
         "cells of MuJoCo's tutorials ([one row each](pictures.md#programs-of-others))", full=True, package=True, page="pictures.md"),
)}
