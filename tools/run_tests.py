#!/usr/bin/env python3
"""Runs everything `make test` promises and ends with `N passed, N failed`.

  tools/run_tests.py            all parts
  tools/run_tests.py PART ...   some of them (--list names them)

Parts: the checks of tools/check.sh, the test programs built by gcc and by clang in Release,
under AddressSanitizer and UBSan, the threaded ones under TSan, the command line program, a
program that uses the installed library through pkg-config and through CMake, programs
written for MuJoCo's header, and the Python package.
"""
import os
import pathlib
import re
import shutil
import subprocess
import sys
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent
BUILD = ROOT / "build"
THREADED = ["test_pool", "test_determinism", "test_thread_bits", "test_deform_bits"]  # what TSan has to see


def run(command, **kwargs):
    return subprocess.run(command, cwd=ROOT, text=True, errors="replace", stdout=subprocess.PIPE,
                          stderr=subprocess.STDOUT, **kwargs)


def count(output):
    """Passed and failed of the last `N passed, N failed` line."""
    lines = re.findall(r"^(\d+) passed, (\d+) failed", output, re.M)
    return (int(lines[-1][0]), int(lines[-1][1])) if lines else None


def checks():
    result = run(["tools/check.sh"])
    print(result.stdout, end="")
    return count(result.stdout) or (0, 1)


def cmocka_cases(log):
    """Cases inside the test programs, as cmocka reports them."""
    return len(re.findall(r"\[\s+OK \]", log)), len(re.findall(r"^\[  FAILED  \] \w+$", log, re.M))


def build_and_test(preset, folder, compiler, only=()):
    """Configures, builds and runs the tests, or only some; warnings are errors. All tests are
    linked into one program, which saves minutes."""
    where = BUILD / folder
    steps = [["cmake", "--preset", preset, "-B", str(where), f"-DCMAKE_C_COMPILER={compiler}",
              "-DCORTEN_WERROR=ON", "-DCORTEN_BUILD_TESTS=ON",
              f"-DCORTEN_TESTS_TOGETHER={'OFF' if only else 'ON'}"],
             ["cmake", "--build", str(where), *(["--target", *only] if only else [])]]
    for step in steps:
        result = run(step)
        if result.returncode:
            print(result.stdout[-6000:])
            return 0, 1
    command = ["ctest", "--test-dir", str(where), "--output-on-failure", "-j", str(os.cpu_count() or 1)]
    result = run(command + (["-R", f"^({'|'.join(only)})$"] if only else []))
    log = (where / "Testing/Temporary/LastTest.log").read_text(errors="replace")
    passed, failed = cmocka_cases(log)
    programs = re.search(r"(\d+) tests failed out of (\d+)", result.stdout)
    if result.returncode or not programs or int(programs.group(2)) == 0:
        print(result.stdout[-6000:])
        failed = max(failed, 1)
    return passed, failed


def cli():
    """The program, as the sanitized build made it."""
    program = BUILD / "asan-ubsan" / "bin" / "corten"
    result = run([sys.executable, "tests/cli/test_cli.py", str(program)])
    counts = count(result.stdout) or (0, 1)
    if counts[1]:
        print(result.stdout[-6000:])
    return counts


def hostile(*options):
    """Hostile models in processes with limits, under the sanitizers; `sanitize` has built the library."""
    where = BUILD / "asan-ubsan"
    setup = run(["cmake", "--build", str(where), "--target", "hostile_run"])
    if setup.returncode:
        print(setup.stdout[-6000:])
        return 0, 1
    result = run([sys.executable, "tests/hostile/run.py", str(where / "tests/hostile_run"), *(options or ("--quick",))])
    counts = count(result.stdout) or (0, 1)
    if counts[1]:
        print(result.stdout[-6000:])
    return counts


CONSUMER = """#include <corten/corten.h>
#include <stdio.h>
int main(void) {
  char error[500];
  ctModel* m = ct_loadXMLString("<mujoco><worldbody><body><freejoint/><geom size='1'/></body></worldbody></mujoco>",
                                NULL, error, sizeof error);
  if (!m) return printf("%s\\n", error), 1;
  ctData* d = ct_makeData(m);
  ct_step(m, d);
  int ok = d->qpos[2] < 0;
  ct_deleteData(d);
  ct_deleteModel(m);
  return !ok;
}
"""
CONSUMER_CMAKE = """cmake_minimum_required(VERSION 3.16)
project(consumer C)
find_package(corten REQUIRED)
add_executable(consumer main.c)
target_link_libraries(consumer corten::corten)
"""


def consumer():
    """A stranger's program against the installed library, by pkg-config and by find_package."""
    prefix, work = BUILD / "prefix", BUILD / "consumer"
    for path in (prefix, work):
        shutil.rmtree(path, ignore_errors=True)
    work.mkdir(parents=True)
    (work / "main.c").write_text(CONSUMER)
    (work / "CMakeLists.txt").write_text(CONSUMER_CMAKE)
    passed = failed = 0
    pc = f"PKG_CONFIG_PATH=$(dirname $(find {prefix} -name corten.pc)) LD_LIBRARY_PATH=$(dirname $(find {prefix} -name 'libcorten.so'))"
    setup = run(["sh", "-c", f"cmake --preset release -B build/gcc-release -DCMAKE_INSTALL_PREFIX={prefix} && "
                             "cmake --build build/gcc-release && cmake --install build/gcc-release"])
    for name, script in (
            ("install", "exit %d" % setup.returncode),
            ("pkg-config", f"export {pc}; cc {work}/main.c -o {work}/a $(pkg-config --cflags --libs corten) && {work}/a"),
            ("find_package", f"cmake -S {work} -B {work}/b -Dcorten_ROOT={prefix} && cmake --build {work}/b && {work}/b/consumer"),
            ("hardened", f"tools/check/check_hardening.py $(find {prefix} -name 'libcorten.so') {prefix}/bin/corten"),
            ("as C++", f"g++ -fsyntax-only -x c++ -std=c++17 -Wall -I{prefix}/include {work}/main.c || exit $(! command -v g++ >/dev/null)")):
        result = run(["sh", "-c", script])
        ok = result.returncode == 0
        passed, failed = passed + ok, failed + (not ok)
        if not ok:
            print(f"consumer {name} failed\n{setup.stdout[-2000:]}\n{result.stdout[-3000:]}")
    return passed, failed


def dropin():
    """Programs for MuJoCo's header against the installed library; `consumer` has installed it."""
    prefix = BUILD / "prefix"
    lib = next(prefix.rglob("libcorten.so"), prefix).parent
    result = run([sys.executable, "tests/dropin/test_dropin.py", "--include", str(prefix / "include"), "--lib", str(lib)])
    counts = count(result.stdout) or (0, 1)
    if counts[1]:
        print(result.stdout[-6000:])
    return counts


def libmujoco():
    """The optional libmujoco, in a prefix of its own; the tree is left as `consumer` wants it."""
    prefix, where = BUILD / "prefix-mujoco", BUILD / "gcc-release"
    shutil.rmtree(prefix, ignore_errors=True)
    setup = run(["sh", "-c", f"cmake --preset release -B {where} -DCORTEN_BUILD_LIBMUJOCO=ON && cmake --build {where} && "
                             f"cmake --install {where} --prefix {prefix}; code=$?; cmake -B {where} -DCORTEN_BUILD_LIBMUJOCO=OFF; exit $code"])
    result = setup if setup.returncode else run([sys.executable, "tests/dropin/test_symbols.py", "--prefix", str(prefix)])
    counts = count(result.stdout) or (0, 1)
    if counts[1]:
        print(result.stdout[-6000:])
    return counts


def python():
    """The Python package, built with Debian's Python and NumPy in the tree that gcc made."""
    interpreter = "/usr/bin/python3" if pathlib.Path("/usr/bin/python3").exists() else sys.executable
    where = BUILD / "gcc-release"
    setup = run(["sh", "-c", f"cmake --preset release -B {where} -DCORTEN_BUILD_PYTHON=ON -DPython3_EXECUTABLE={interpreter} && "
                             f"cmake --build {where} --target corten_python"])
    if setup.returncode:
        print(setup.stdout[-6000:])
        return 0, 1
    result = run([interpreter, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/python"],
                 env={**os.environ, "PYTHONPATH": str(where / "python"), "PYTHONDONTWRITEBYTECODE": "1"})
    passed, failed = (int((re.search(rf"(\d+) {word}", result.stdout) or [0, 0])[1]) for word in ("passed", "failed"))
    if result.returncode:
        print(result.stdout[-6000:])
        failed = max(failed, 1)
    return passed, failed


PARTS = {
    "checks": checks,
    "gcc": lambda: build_and_test("release", "gcc-release", "gcc"),
    "clang": lambda: build_and_test("release", "clang-release", "clang"),
    "sanitize": lambda: build_and_test("asan-ubsan", "asan-ubsan", "gcc"),
    "threads": lambda: build_and_test("tsan", "tsan", "gcc", THREADED),
    "hostile": hostile,
    "cli": cli,
    "consumer": consumer,
    "dropin": dropin,
    "libmujoco": libmujoco,
    "python": python,
}
# only by name
MORE = {"memory": lambda: build_and_test("msan", "msan", "clang"),
        "hostile-all": lambda: hostile("--part", "all"),
        "stress": lambda: build_and_test("release", "gcc-release", "gcc", ["test_stress", "test_bad_geometry", "test_load_memory", "test_step_memory"])}  # with CT_STRESS=long in full size


def main(arguments):
    if "--list" in arguments:
        print("\n".join([*PARTS, *MORE]))
        return 0
    total_passed = total_failed = 0
    for name in arguments or PARTS:
        start = time.monotonic()
        passed, failed = {**PARTS, **MORE}[name]()
        total_passed, total_failed = total_passed + passed, total_failed + failed
        print(f"{name:<10} {passed:6d} passed {failed:4d} failed   {time.monotonic() - start:6.1f} s", flush=True)
    print(f"{total_passed} passed, {total_failed} failed")
    return 1 if total_failed or not total_passed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
