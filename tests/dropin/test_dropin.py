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
COMPILERS = {".c": (("gcc", "-std=c17"), ("clang", "-std=c17"), ("g++", "-x", "c++", "-std=c++17")),
             ".cc": (("g++", "-std=c++17"), ("clang++", "-std=c++17"))}
# Misuse on which this library does better than MuJoCo, or says it in its own words.
OWN_WAY = {
    "addFileVFS missing": "a missing file is refused at once",
    "delete world": "the world stays",
    "step2 integrator": "an unknown integrator is an error here, too",
    "saveXMLString not compiled": "a spec needs no compilation to be written",
    "makeMesh bad": "-1 is what the function's description says",
    "warningText large": "another text",
    "jacSubtreeCom body": "an id out of range is an error",
    "boxQP bounds": "another text",
    "cameraFrame fixed": "a camera that does not exist is an error; MuJoCo reads what is behind the array",
    "transitionFD RK4": "RK4 is differentiated, too",
    "initCtrlHistory times fall": "the text without the times",
    "stackAlloc too much": "the text without the sizes of an arena",
    "loadModelBuffer short": "another text", "loadModelBuffer bad": "another text", "loadModelBuffer null": "another text",
    "printModel format": "one warning instead of two", "printData format": "one warning instead of two",
    "setInStringVec outside": "0 is what the function's description says",
}


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


def told(line):
    """case, how it ended, words without the name of the function that noticed."""
    case, _, rest = line.partition(": ")
    kind, _, text = rest.partition(": ") if rest.startswith("error") else rest.partition(" | ")
    head, colon, words = text.partition(": ")
    return case, kind, words if colon and " " not in head else text


def misuse_difference(want, got):
    """Where MuJoCo reports an error, so does this library, with MuJoCo's words; nothing ends a program by a signal."""
    ours = {told(line)[0]: told(line) for line in got.splitlines()}
    for line in want.splitlines():
        case, kind, text = told(line)
        here = ours.get(case, (case, "nothing", ""))
        if here[1] == "died" or here[1].startswith("ended"):
            return f"'{case}': {here[1]}"
        if kind != "died" and case not in OWN_WAY and (here[1] != kind or text not in here[2]):
            return f"'{case}': '{kind} {text}' with MuJoCo, '{here[1]} {here[2]}' here"
    return None


def build_and_run(source, compiler, args, work):
    program = work / f"{source.stem}_{compiler[0]}"
    command = [*compiler, "-O1", "-Wall", "-D_GNU_SOURCE", *(f"-D{d}" for d in args.define), f"-I{args.include}", str(source), "-x", "none", "-o", str(program),
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
        subprocess.run(["gcc", "-std=c17", "-O1", "-Wall", "-Werror", "-fPIC", "-shared", *(f"-D{d}" for d in args.define), f"-I{args.include}", str(source), "-o",
                        str(work / "plugins" / f"{source.stem}.so"), f"-L{args.lib}", f"-l{args.name}", "-lm", f"-Wl,-rpath,{args.lib}"], check=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--include", required=True)
    parser.add_argument("--lib", required=True)
    parser.add_argument("--name", default="corten")
    parser.add_argument("--record", action="store_true")
    parser.add_argument("--define", action="append", default=[], help="a macro for every program")
    parser.add_argument("--first", action="store_true", help="one compiler per language")
    parser.add_argument("--only", default="", help="part of a program's name")
    args = parser.parse_args()
    passed = failed = 0
    with tempfile.TemporaryDirectory() as work:
        build_libraries(args, pathlib.Path(work))
        for source in sorted(s for s in [*HERE.glob("*.c"), *HERE.glob("*.cc")] if args.only in s.stem):
            reference = HERE / "reference" / f"{source.stem}.txt"
            own = source.stem.startswith("own_")
            compare = misuse_difference if source.stem == "misuse" else difference
            for compiler in COMPILERS[source.suffix][:1] if args.record or args.first else COMPILERS[source.suffix]:
                if not shutil.which(compiler[0]) or args.record and own:
                    continue
                text, trouble = build_and_run(source, compiler, args, pathlib.Path(work))
                if args.record and text:
                    reference.write_text(text)
                trouble = trouble or compare(reference.read_text(), text)
                passed, failed = passed + (not trouble), failed + bool(trouble)
                if trouble:
                    print(f"{source.name} by {compiler[0]}: {trouble}")
    print(f"{passed} passed, {failed} failed")
    return 1 if failed or not passed else 0


if __name__ == "__main__":
    sys.exit(main())
