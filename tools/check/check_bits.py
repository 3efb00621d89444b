#!/usr/bin/env python3
"""The same bits in every build: gcc and clang, Debug and Release, vector kernels on and off, ARM; and with a C library that sees no
AVX2 and no FMA.

  tools/check/check_bits.py [--folder BUILD] [--jobs N] [BUILD-NAME ...]

Builds the tests of tests/determinism and runs each: golden hashes of scenes with 0, 1, 2 and 4 threads, of islands solved in
parallel, of the solvers, of the functions of reals and of worlds in lanes of all widths (one world, 2, 4 and 8 doubles; 4, 8 and 16
floats). Eight builds are for this machine. The first of them runs a second time under GLIBC_TUNABLES, and one is for ARM and runs
under qemu-user, where its cross compiler and libraries are installed (tools/bootstrap.sh arm). A build passes if its tests pass and
it prints the same hashes as the first. The last line is `N passed, N failed, N skipped`.
"""
import argparse
import itertools
import os
import pathlib
import re
import shutil
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
PROGRAMS = ("test_determinism", "test_thread_bits", "test_solver_bits", "test_deform_bits", "test_function_bits", "test_lane_bits")
TUNABLES = "glibc.cpu.hwcaps=-AVX512F,-AVX512VL,-AVX2,-AVX2_Usable,-FMA,-FMA_Usable,-FMA4,-AVX"
BUILDS = {f"{compiler}-{preset}-simd-{simd}": (compiler, preset, simd)
          for compiler, preset, simd in itertools.product(("gcc", "clang"), ("release", "debug"), ("on", "off"))}
FIRST, ARM, OLD = next(iter(BUILDS)), "aarch64-gcc-release", "glibc-without-avx2-fma"
BUILDS |= {ARM: ("aarch64-linux-gnu-gcc", "release", "on"), OLD: BUILDS[FIRST]}
ARM_SYSTEM = ("-DCMAKE_SYSTEM_NAME=Linux", "-DCMAKE_SYSTEM_PROCESSOR=aarch64")
ARM_RUNNER = ("qemu-aarch64", "-L", "/usr/aarch64-linux-gnu")


def run(command, **environment):
    return subprocess.run(command, cwd=ROOT, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                          env={**os.environ, **environment})


def build(where, compiler, preset, simd, jobs):
    for step in (["cmake", "--preset", preset, "-B", str(where), f"-DCMAKE_C_COMPILER={compiler}", f"-DCORTEN_SIMD={simd.upper()}",
                  "-DCORTEN_BUILD_TESTS=ON", *(ARM_SYSTEM if compiler.startswith("aarch64") else ())],
                 ["cmake", "--build", str(where), "-j", str(jobs), "--target", *PROGRAMS]):
        result = run(step)
        if result.returncode:
            print(result.stdout[-3000:])
            return False
    return True


def is_missing(compiler):
    needs = (compiler, ARM_RUNNER[0]) if compiler.startswith("aarch64") else (compiler,)
    return next((name for name in needs if not shutil.which(name)), None)


def hashes(where, name):
    """Lines `name hash` of all programs; None if a test fails."""
    lines = []
    runner, variables = ARM_RUNNER if name == ARM else (), {"GLIBC_TUNABLES": TUNABLES} if name == OLD else {}
    for test_name in PROGRAMS:
        program = next(p for p in where.rglob(test_name) if p.is_file())
        test, told = run([*runner, str(program)], **variables), run([*runner, str(program)], CT_GOLDEN="print", **variables)
        if test.returncode or told.returncode:
            print(test.stdout[-3000:])
            return None
        lines += re.findall(r"^\S+ [0-9a-f]{16}$", told.stdout, re.M)
    return lines


def main():
    ap = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    ap.add_argument("--folder", type=pathlib.Path, default=ROOT / "build/bits")
    ap.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    ap.add_argument("build", nargs="*", choices=[[], *BUILDS], help="default all: " + " ".join(BUILDS))
    arg = ap.parse_args()
    first, passed, failed, skipped = None, 0, 0, 0
    for name in arg.build or BUILDS:
        where, missing = arg.folder / (FIRST if name == OLD else name), is_missing(BUILDS[name][0])
        if missing:
            skipped += 1
            print(f"{name:24} skipped: no {missing}", flush=True)
            continue
        found = hashes(where, name) if build(where, *BUILDS[name], arg.jobs) else None
        first = first or found
        good = bool(found) and found == first
        passed, failed = passed + good, failed + (not good)
        print(f"{name:24} {'same bits' if good else 'DIFFERS'}, {len(found or [])} hashes", flush=True)
        for a, b in zip(found or [], first or []):
            if a != b:
                print(f"  {a} not {b}")
    print(f"{passed} passed, {failed} failed, {skipped} skipped")
    return 1 if failed or not passed else 0


if __name__ == "__main__":
    sys.exit(main())
