#!/usr/bin/env python3
"""Live comparison with MuJoCo 3.5.0 from PyPI in its own virtual environment.

  tools/run_conformance.py [--record] [PART ...]     without PART: all

Every part is a program of tests/conformance/ that prints `N passed, N failed`.
--record writes the counts of the parts that ran into docs/conformance.md, their sum into README.md, and the models one by
one into docs/conformance_models.md.
"""
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
FOLDER = ROOT / "tests/conformance"
SHIM = ["--shim", "{}/libcorten_shim.so"]  # {} is the build folder
DUMP = ["--dump", "{}/dump_model"]
PARTS = {  # name: what is compared, program and its arguments
    "schema": ("names, types, shapes, values and signatures in `schema/` with MuJoCo's introspection",
               ["live_schema.py"]),
    "spec": ("the editable model that each element and attribute of `schema/mjcf.schema` gives, member by member",
             ["live_spec.py", "{}"]),
    "recordings": ("the recordings that `make test` compares with are what MuJoCo 3.5.0 computes, byte by byte",
                   ["../../tools/record/record_reference.py", "--check"]),
    "replay": ("runs that MuJoCo records in the format of `corten diff`, replayed by the program, 1e-8; a changed number is found",
               ["live_replay.py", "--program", "{}/bin/corten"]),
    "header": ("every declaration of MuJoCo's headers outside drawing, used in C against `include/mujoco`", ["live_header.py"]),
    "math": ("every `ctu_` function with `mju_`, random and edge inputs, 1e-14",
             ["live_math.py", "{}/libcorten.so"]),
    "models": ("every field of the compiled model, to the last bit; written as XML and binary and read again ([one row per model](conformance_models.md))",
               ["live_collection.py", *DUMP]),
    "written": ("the XML that Corten writes, read by MuJoCo: every field of the model that MuJoCo makes of the original, to the last bit; with `saveinertial` 1e-13",
                ["live_written.py", "--package", "{}/python"]),
    "refused": ("models that must be refused, each with its message in `make test`, are refused by MuJoCo, whose words and line are in ours; elements and attributes of its own schema",
                ["../regress/bad_mjcf/check_mujoco.py", "--lib", "{}/libcorten.so"]),
    "attach": ("every field of our own models attached to another, whole, as replicas and body by body, to the last bit", ["live_attach.py", *DUMP]),
    "urdf": ("every field of models compiled from URDF, to the last bit", ["live_urdf.py", *DUMP]),
    "binary": ("MuJoCo's own compiled models through our binary format, bit by bit",
               ["live_binary.py", *SHIM, "--lib", "{}/libcorten.so"]),
    "smooth": ("without constraints: models to the last bit, data fields at 20 random states 1e-10, trajectories of all integrators: "
               "1,000 steps 1e-9 (our models), 500 steps 1e-8 (collections, generated models)", ["live_smooth.py", *SHIM]),
    "tendon": ("tendons, transmissions and their constants 1e-10", ["live_tendon.py", *SHIM]),
    "sensor": ("every kind of sensor at random states 1e-10, with MuJoCo's contacts and rows, "
               "delays along steps 1e-9", ["live_sensor.py", *SHIM]),
    "ray": ("rays against every kind of geom and whole scenes 1e-9", ["live_ray.py", *SHIM]),
    "fluid": ("passive forces in a medium along 100 free steps with all constraints, the fruit fly among them, 1e-6", ["live_fluid.py", *SHIM]),
    "derivatives": ("velocity derivatives and discrete inverse 1e-10, the exact derivative against differences of forces and differences of steps 1e-6, "
                    "implicit trajectories 1e-9, on the models of `smooth`", ["live_derivative.py", *SHIM]),
    "solver": ("constraint rows and islands 1e-9, forces and accelerations from the same state, 1,000 steps per model: Newton 1e-8, "
               "CG 1e-7, PGS 1e-6", ["live_solver.py", *SHIM]),
    "problem": ("the solvers alone, on MuJoCo's rows: forces, states, iterations and statistics in 17 variants of "
                "solver, cone, Jacobian and islands", ["live_problem.py", *SHIM]),
    "longrun": ("free runs of 10 s: energy, rows, penetration and violation of constraints as MuJoCo's, by their statistics",
                ["live_longrun.py", *SHIM]),
    "collision": ("contacts of every pair of shapes at random poses and of whole scenes: count, order, "
                  "place, parameters", ["live_collision.py", *SHIM]),
    "python": ("the Python package: every public name of MuJoCo's; states, observations and rewards of 1,000 steps of every Gymnasium "
               "environment, 500 of every dm_control task, 200 of Gymnasium-Robotics, and inverse kinematics with mink, 1e-8 "
               "([one row each](#python))", ["live_python.py", "--package", "{}/python"]),
    "view": ("scenes (every field of every shape, light, camera, flex and skin), cameras, dragging and picking with random settings, "
             "on MuJoCo's data", ["live_view.py", *SHIM, "--lib", "{}/libcorten.so"]),
}


def build(python, with_package):
    """The release build; with the Python package for MuJoCo's interpreter if a part needs it."""
    where = ROOT / "build/release"
    package = ["-DCORTEN_BUILD_PYTHON=ON", f"-DPython3_EXECUTABLE={python}", "-DPython3_FIND_VIRTUALENV=ONLY"]
    for step in (["cmake", "--preset", "release", "-DCORTEN_BUILD_TESTS=OFF",
                  "-DCORTEN_BUILD_CONFORMANCE=ON", *(package if with_package else [])],
                 ["cmake", "--build", str(where)]):
        subprocess.run(step, cwd=ROOT, check=True, stdout=subprocess.DEVNULL)
    return where


def run_part(python, where, name, recorded):
    """Passed and failed of one part; its output goes through as it comes."""
    program, *arguments = PARTS[name][1]
    if recorded and name in ("models", "python", "collision"):
        arguments += ["--table", str(ROOT / f"docs/conformance{'_models' * (name == 'models')}.md")]
    process = subprocess.Popen([python, str(FOLDER / program), *(a.format(where) for a in arguments)],
                               text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    counts = None
    for line in process.stdout:
        print(line, end="", flush=True)
        counts = re.match(r"(\d+) passed, (\d+) failed", line) or counts
    bad = process.wait() != 0
    passed, failed = (int(counts.group(1)), int(counts.group(2))) if counts else (0, 0)
    return passed, max(failed, int(bad or not counts))


def write_table(page, heading, rows):
    """The table between the marks of a page."""
    table = f"{heading}\n{re.sub('[^|]+', '---', heading)}\n" + "".join(rows)
    page.write_text(re.sub(r"<!-- results -->.*?<!-- /results -->",
                           lambda m: f"<!-- results -->\n{table}<!-- /results -->", page.read_text(), flags=re.S))


def record(results):
    """Rows of the table in docs/conformance.md and their sum in the README; the parts that did not run are kept as they are."""
    page = ROOT / "docs/conformance.md"
    known = dict(re.findall(r"^\| `make conformance-(\w+)` \|(.*)\|$", page.read_text(), re.M))
    known.update({name: f" {PARTS[name][0]} | {p} | {f} " for name, (p, f) in results.items()})
    known = {name: known[name] for name in PARTS if name in known}
    write_table(page, "| command | what is compared | passed | failed |",
                [f"| `make conformance-{name}` |{row}|\n" for name, row in known.items()])
    passed, failed = (sum(int(row.split("|")[k]) for row in known.values()) for k in (-2, -1))
    readme = ROOT / "README.md"
    readme.write_text(re.sub(r"(<!-- checks -->).*?(<!-- /checks -->)", rf"\g<1>{passed:,} passed, {failed} failed\2", readme.read_text()))


def main(arguments):
    parts = [a for a in arguments if a != "--record"] or list(PARTS)
    full = ["--full"] if {"models", "binary", "smooth", "fluid", "derivatives", "solver", "longrun", "collision", "python", "view", "written"} & set(parts) else []  # the packages bring models
    python = subprocess.run([str(ROOT / "tools/mujoco.sh"), *full], check=True, text=True,
                            stdout=subprocess.PIPE).stdout.split()[-1]
    where = build(python, bool({"python", "written"} & set(parts)))
    results = {name: run_part(python, where, name, "--record" in arguments) for name in parts}
    if "--record" in arguments:
        record(results)
    passed = sum(p for p, f in results.values())
    failed = sum(f for p, f in results.values())
    print(f"{passed} passed, {failed} failed")
    return 1 if failed or not passed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
