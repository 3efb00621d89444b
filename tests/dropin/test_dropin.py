#!/usr/bin/env python3
"""Programs written for MuJoCo's header, compiled against ours: they must print what they print with MuJoCo.

  test_dropin.py --include DIR --lib DIR [--name corten]             compare with tests/dropin/reference
  test_dropin.py --include DIR --lib DIR --name mujoco --record      write these recordings, with MuJoCo

Every program is compiled as C17 by gcc and clang and as C++17, without a change. Numbers agree within 1e-9.
"""
import argparse
import pathlib
import shutil
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
COMPILERS = (("gcc", "-std=c17"), ("clang", "-std=c17"), ("g++", "-x", "c++", "-std=c++17"))


def same(a, b):
    try:
        x, y = float(a), float(b)
    except ValueError:
        return a == b
    return abs(x - y) <= 1e-9 * max(1, abs(x))


def difference(want, got):
    """First line that differs; None: all are the same."""
    want, got = want.splitlines(), got.splitlines()
    for n, (a, b) in enumerate(zip(want, got), 1):
        if len(a.split()) != len(b.split()) or not all(map(same, a.split(), b.split())):
            return f"line {n}: '{a}' with MuJoCo, '{b}' here"
    return None if len(want) == len(got) else f"{len(want)} lines with MuJoCo, {len(got)} here"


def build_and_run(source, compiler, args, work):
    program = work / f"{source.stem}_{compiler[0]}"
    command = [*compiler, "-O1", "-Wall", "-D_GNU_SOURCE", f"-I{args.include}", str(source), "-x", "none", "-o", str(program),
               f"-L{args.lib}", f"-l{args.name}", "-lm", f"-Wl,-rpath,{args.lib}"]
    built = subprocess.run(command, text=True, capture_output=True)
    if built.returncode or built.stderr:
        return None, built.stderr
    ran = subprocess.run([str(program)], text=True, capture_output=True, cwd=work, timeout=120)
    return (ran.stdout, None) if ran.returncode == 0 else (None, f"ended with {ran.returncode}: {ran.stdout}{ran.stderr}")


def build_libraries(args, work):
    """Shared libraries that programs load, in a folder of their own."""
    (work / "plugins").mkdir()
    for source in sorted((HERE / "library").glob("*.c")):
        subprocess.run(["gcc", "-std=c17", "-O1", "-Wall", "-Werror", "-fPIC", "-shared", f"-I{args.include}", str(source), "-o",
                        str(work / "plugins" / f"{source.stem}.so"), f"-L{args.lib}", f"-l{args.name}", "-lm", f"-Wl,-rpath,{args.lib}"], check=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--include", required=True)
    parser.add_argument("--lib", required=True)
    parser.add_argument("--name", default="corten")
    parser.add_argument("--record", action="store_true")
    args = parser.parse_args()
    passed = failed = 0
    with tempfile.TemporaryDirectory() as work:
        build_libraries(args, pathlib.Path(work))
        for source in sorted(HERE.glob("*.c")):
            reference = HERE / "reference" / f"{source.stem}.txt"
            for compiler in COMPILERS[:1] if args.record else COMPILERS:
                if not shutil.which(compiler[0]):
                    continue
                text, trouble = build_and_run(source, compiler, args, pathlib.Path(work))
                if args.record and text:
                    reference.write_text(text)
                trouble = trouble or difference(reference.read_text(), text)
                passed, failed = passed + (not trouble), failed + bool(trouble)
                if trouble:
                    print(f"{source.name} by {compiler[0]}: {trouble}")
    print(f"{passed} passed, {failed} failed")
    return 1 if failed or not passed else 0


if __name__ == "__main__":
    sys.exit(main())
