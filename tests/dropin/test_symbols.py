#!/usr/bin/env python3
"""The optional libmujoco: every name of the header is a symbol, and programs that link -lmujoco alone run.

  test_symbols.py --prefix DIR     where a build with CORTEN_BUILD_LIBMUJOCO is installed

Programs: one without any header; those of tests/dropin, with the header's macros and with its declarations of symbols; pkg-config
and find_package. The last line is `N passed, N failed`.
"""
import argparse
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
BALL = ('<mujoco><worldbody><geom type="plane" size="5 5 1"/><body name="ball" pos="0 0 1"><freejoint/><geom size=".1"/></body></worldbody></mujoco>')
CMAKE = """cmake_minimum_required(VERSION 3.21)
project(p C)
find_package(mujoco REQUIRED)
add_executable(p step_loop.c)
target_link_libraries(p mujoco::mujoco m)
"""


def run(command, **more):
    return subprocess.run(command, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, **more)


def declared(prefix):
    """Functions and variables of the header in the form of symbols."""
    text = (prefix / "include/mujoco/mjsymbols.h").read_text()
    functions = re.findall(r"^(?:mjPRINTFLIKE\(1, 2\) )?CT_API [^(]*?\b(mj\w+)\(", text, re.M)
    variables = re.findall(r"^extern CT_API .*?\b(mj\w+)(?:\[.*)?;", text, re.M)
    return set(functions), set(variables)


def exported(library):
    rows = run(["nm", "-D", "--defined-only", str(library)]).stdout.split("\n")
    return {row.split()[-1] for row in rows if row}


def test_every_name_is_a_symbol(prefix, lib, work):
    functions, variables = declared(prefix)
    drawing = {f for f in functions if f.startswith("mjr_")}
    symbols = exported(lib / "libmujoco.so.3.5.0")
    macros = set(re.findall(r"^(?:#define|MJ_INLINE [^(]*?\b)\s*(mj[a-z]*_\w+?)\b(?=\(| ct)", (prefix / "include/mujoco/mujoco.h").read_text(), re.M))
    macros = {m for m in macros if not m.endswith("_")}
    assert len(functions) > 450 and len(variables) == 20 and len(drawing) > 20 and len(macros) > 450
    missing = (functions | variables | macros) - symbols
    assert not missing, sorted(missing)
    foreign = {s for s in symbols if not s.startswith("mj")}
    assert not foreign, sorted(foreign)


def test_a_program_without_a_header(prefix, lib, work):
    (work / "ball.xml").write_text(BALL)
    for compiler in (["gcc"], ["gcc", "-fPIE", "-pie"], ["gcc", "-fno-pie", "-no-pie"], ["clang"]):
        if not shutil.which(compiler[0]):
            continue
        built = run([*compiler, "-std=gnu17", "-O1", "-Wall", str(HERE / "symbols/by_name.c"), "-o", str(work / "by_name"), f"-L{lib}", "-lmujoco", f"-Wl,-rpath,{lib}"])
        assert built.returncode == 0 and not built.stdout, built.stdout
        ran = run([str(work / "by_name"), str(work / "ball.xml")])
        assert ran.returncode == 0 and ran.stdout == "done\n", (compiler, ran.stdout)


def dropin(prefix, lib, *more):
    result = run([sys.executable, str(HERE / "test_dropin.py"), "--include", str(prefix / "include"), "--lib", str(lib), "--name", "mujoco", *more])
    assert re.search(r"^[1-9]\d* passed, 0 failed", result.stdout, re.M), result.stdout[-3000:]


def test_programs_with_the_headers_macros(prefix, lib, work):
    dropin(prefix, lib, "--first", "--only", "load")
    dropin(prefix, lib, "--first", "--only", "names")


def test_programs_with_declared_symbols(prefix, lib, work):
    dropin(prefix, lib, "--first", "--define", "CORTEN_LIBMUJOCO")


def test_packages(prefix, lib, work):
    env = {**os.environ, "PKG_CONFIG_PATH": str(lib / "pkgconfig")}
    flags = run(["pkg-config", "--cflags", "--libs", "mujoco"], env=env).stdout.split()
    built = run(["gcc", "-std=c17", str(HERE / "step_loop.c"), "-o", str(work / "p"), *flags, "-lm", f"-Wl,-rpath,{lib}"])
    assert built.returncode == 0, built.stdout
    want = (HERE / "reference/step_loop.txt").read_text().split()
    assert len(run([str(work / "p")], cwd=work).stdout.split()) == len(want)
    (work / "cmake").mkdir()
    (work / "cmake/CMakeLists.txt").write_text(CMAKE)
    shutil.copy(HERE / "step_loop.c", work / "cmake")
    made = run(["sh", "-c", f"cmake -S cmake -B cmake/b -DCMAKE_PREFIX_PATH={prefix} && cmake --build cmake/b && cmake/b/p"], cwd=work)
    assert made.returncode == 0, made.stdout


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--prefix", required=True, type=pathlib.Path)
    prefix = parser.parse_args().prefix.resolve()
    lib = next(prefix.rglob("libmujoco.so.3.5.0")).parent
    passed = failed = 0
    for name, test in sorted(globals().items()):
        if not name.startswith("test_"):
            continue
        with tempfile.TemporaryDirectory() as work:
            try:
                test(prefix, lib, pathlib.Path(work))
                passed += 1
            except AssertionError as trouble:
                failed += 1
                print(f"{name}: {trouble}")
    print(f"{passed} passed, {failed} failed")
    return 1 if failed or not passed else 0


if __name__ == "__main__":
    sys.exit(main())
