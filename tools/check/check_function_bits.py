#!/usr/bin/env python3
"""The functions of reals give the same bits in every build: gcc and clang, -O0 to -O3, with and without AVX2 and FMA, and on ARM
under qemu-user where its cross compiler is installed.

  tools/check/check_function_bits.py [--write]

Compiles tests/determinism/function_hashes.c with each, runs it and compares its lines with tests/determinism/function_golden.h.
--write writes that file from the first build. Builds whose compiler is missing are named as skipped; the last line is
`N passed, N failed, N skipped`.
"""
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
GOLDEN = ROOT / "tests/determinism/function_golden.h"
SOURCES = ["tests/determinism/function_hashes.c", *(f"src/math/{n}.c" for n in ("fn_scalar", "fn_angle", "fn_lanes2", "fn_lanes4", "fn_lanes8")),
           "src/generated/function_tables.c"]
FLAGS = ["-std=c17", "-D_GNU_SOURCE", "-w", "-ffp-contract=off", "-fno-math-errno", "-fno-trapping-math", "-Isrc", "-Iinclude", "-Itests"]
ARM = (["qemu-aarch64", "-L", "/usr/aarch64-linux-gnu"], "aarch64-linux-gnu-gcc")
# (name, compiler, options, what runs it)
BUILDS = (
    ("gcc -O3", "gcc", ["-O3"], []),
    ("gcc -O0", "gcc", ["-O0"], []),
    ("gcc -O1 -DCT_NO_SIMD", "gcc", ["-O1", "-DCT_NO_SIMD"], []),
    ("gcc -O2 -mavx2 -mfma", "gcc", ["-O2", "-mavx2", "-mfma"], []),
    ("gcc -O3 -march=native", "gcc", ["-O3", "-march=native"], []),
    ("clang -O3", "clang", ["-O3"], []),
    ("clang -O0", "clang", ["-O0"], []),
    ("clang -O2 -mavx2 -mfma", "clang", ["-O2", "-mavx2", "-mfma"], []),
    ("aarch64 gcc -O3", ARM[1], ["-O3"], ARM[0]),
    ("aarch64 gcc -O0", ARM[1], ["-O0"], ARM[0]),
)


def hashes(compiler, options, runner, folder):
    """The printed lines, or the text of the failure."""
    program = pathlib.Path(folder) / "function_hashes"
    made = subprocess.run([compiler, *FLAGS, *options, *SOURCES, "-lm", "-o", str(program)], cwd=ROOT, text=True, capture_output=True)
    if made.returncode:
        return None, made.stderr[-2000:]
    done = subprocess.run([*runner, str(program)], text=True, capture_output=True)
    return (done.stdout.split("\n")[:-1], "") if done.returncode == 0 else (None, done.stderr[-2000:])


def golden_lines():
    rows = re.findall(r'\{"(\w+)", UINT64_C\(0x(\w+)\)\}', GOLDEN.read_text())
    return [f"{name} {lanes} {h}" for name, h in rows for lanes in (1, 2, 4, 8)]


def write_golden(lines):
    rows = [line.split() for line in lines if line.split()[1] == "1"]
    GOLDEN.write_text("// function, hash. Written by tools/check/check_function_bits.py --write.\n// clang-format off\n"
                      + "".join(f'    {{"{name}", UINT64_C(0x{h})}},\n' for name, _, h in rows))


def main():
    passed = failed = skipped = 0
    with tempfile.TemporaryDirectory() as folder:
        if "--write" in sys.argv[1:]:
            write_golden(hashes(*BUILDS[0][1:], folder)[0])
        expected = golden_lines()
        for name, compiler, options, runner in BUILDS:
            if not shutil.which(compiler) or (runner and not shutil.which(runner[0])):
                skipped += 1
                print(f"{name:26} skipped: no {compiler}{' or ' + runner[0] if runner else ''}")
                continue
            lines, error = hashes(compiler, options, runner, folder)
            good = bool(expected) and lines == expected
            passed, failed = passed + good, failed + (not good)
            print(f"{name:26} {'same bits' if good else 'DIFFERS'}{', ' + error if error else ''}", flush=True)
            for a, b in zip(lines or [], expected):
                if a != b:
                    print(f"  {a} not {b}")
    print(f"{passed} passed, {failed} failed, {skipped} skipped")
    return 1 if failed or not passed else 0


if __name__ == "__main__":
    sys.exit(main())
