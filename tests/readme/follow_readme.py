#!/usr/bin/env python3
"""Follows README.md to the letter in a bare Debian root, and installs the wheel in another that has only Python.

  tests/readme/follow_readme.py [--all] [--keep]
     --all    also `make test`, which takes half an hour in a bare root
     --keep   leave the roots in build/readme

Needs root and debootstrap. The roots get this machine's package sources, certificates and pip settings, nothing else.
Every fenced block of the README is used: without a language as shell commands, `c` as main.c, `python` as a program
that is run. Ends with `N passed, N failed`.
"""
import os
import pathlib
import re
import shutil
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
WORK = ROOT / "build/readme"
SETTINGS = ["etc/apt/sources.list", "etc/apt/sources.list.d", "etc/apt/apt.conf.d", "etc/apt/trusted.gpg.d", "etc/pip.conf",
            "usr/share/keyrings", "usr/local/share/ca-certificates", "etc/ssl/certs/ca-certificates.crt", "etc/resolv.conf", "etc/hosts"]
LONG = "make test"  # only with --all


def sources():
    """Address and suite of this machine's Debian packages: the source, in either of apt's notations, that has the suite itself."""
    folder = pathlib.Path("/etc/apt/sources.list.d")
    files = [pathlib.Path("/etc/apt/sources.list"), *folder.glob("*.sources"), *folder.glob("*.list")]
    text = "\n\n".join(p.read_text() for p in files if p.is_file())
    suite = re.search(r"VERSION_CODENAME=(\w+)", pathlib.Path("/etc/os-release").read_text()).group(1)
    for part in text.split("\n\n"):
        address = re.search(r"^URIs:\s*(\S+)", part, re.M)
        if address and re.search(rf"^Suites:.*\b{suite}(?!\S)", part, re.M):
            return address.group(1), suite
    line = re.search(rf"^deb\s+(?:\[.*?\]\s+)?(\S+)\s+{suite}\s", text, re.M)
    if not line:
        sys.exit(f"follow_readme.py: no package source of {suite} in /etc/apt")
    return line.group(1), suite


def bare(name):
    """A fresh root; the first one is made by debootstrap and kept as a template."""
    template, place = WORK / "template", WORK / name
    if not (template / "etc/apt").exists():
        shutil.rmtree(template, ignore_errors=True)
        address, suite = sources()
        subprocess.run(["debootstrap", "--variant=minbase", suite, str(template), address], check=True, stdout=subprocess.DEVNULL)
    shutil.rmtree(place, ignore_errors=True)
    subprocess.run(["cp", "-a", str(template), str(place)], check=True)
    for setting in SETTINGS:
        source, target = pathlib.Path("/") / setting, place / setting
        if source.is_dir():
            shutil.rmtree(target, ignore_errors=True)
            shutil.copytree(source, target)
        elif source.exists():
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(source, target)
    return place


def inside(place, script, folder="/srv"):
    """Runs a script in the root; standard output and result."""
    keep = {k: v for k, v in os.environ.items() if re.match(r"(?i)(pip_|ssl_|.*_proxy$)", k)}
    environment = {**keep, "PATH": "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin", "HOME": "/srv", "LANG": "C.UTF-8"}
    for kind, target in (("proc", "proc"), ("devtmpfs", "dev")):
        subprocess.run(["mount", "-t", kind, kind, str(place / target)], check=True)
    try:
        return subprocess.run(["chroot", str(place), "/bin/bash", "-c", f"cd {folder} && {script}"], text=True, env=environment,
                              stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    finally:
        for target in ("dev", "proc"):
            subprocess.run(["umount", "-l", str(place / target)], check=True)


def step_script(line):
    """The command of a README line: without its comment, and without the explanation that follows wide blanks."""
    return re.split(r"\s+# |\s{3,}", line.strip())[0]


def readme_steps(text, everything):
    """(name, shell text) of every block of the README in order."""
    for language, body in re.findall(r"^```(\w*)\n(.*?)^```", text, re.M | re.S):
        if language == "c":
            yield "main.c", f"cat > main.c <<'END'\n{body}END"
        elif language == "python":
            yield "Python", f"cat > quick.py <<'END'\n{body}END\npython quick.py"
        elif language == "cmake":
            yield "add_subdirectory", ("mkdir -p sub && cp main.c sub && ln -sfn .. sub/corten && cat > sub/CMakeLists.txt <<'END'\n"
                                       f"cmake_minimum_required(VERSION 3.21)\nproject(sub C)\nadd_executable(main main.c)\n{body}END\n"
                                       "cmake -S sub -B sub/build && cmake --build sub/build && sub/build/main && rm -r sub")
        elif not language and not re.search(r"error:", body):
            for line in filter(str.strip, body.splitlines()):
                command = step_script(line)
                if everything or command != LONG:
                    yield command, command


BLOCK = "awk '/^```/ {{ on = ($0 == \"```{0}\"); next }} on' docs/tutorial.md >tutorial.{0}"
MORE = [  # what the README, examples/README.md and docs/tutorial.md say in words
    ("docs/tutorial.md", f"{BLOCK.format('xml')} && {BLOCK.format('c')} && "
                         "cc tutorial.c $(pkg-config --cflags --libs corten) -o tutorial && ./tutorial >tutorial.csv"),
    ("examples/c/rubber_material.c",
     "cc examples/c/rubber_material.c -o rubber $(pkg-config --cflags --libs corten) -lm && ./rubber >/dev/null"),
    ("examples/c/hydraulic_gain.c",
     "cc examples/c/hydraulic_gain.c -o hydraulic $(pkg-config --cflags --libs corten) -lm && ./hydraulic >/dev/null"),
    ("examples/c/penalty_formulation.c",
     "cc examples/c/penalty_formulation.c -o penalty $(pkg-config --cflags --libs corten) && ./penalty >/dev/null"),
    ("examples/c/pendulum.c", "cc examples/c/pendulum.c -o pendulum $(pkg-config --cflags --libs corten) && ./pendulum >/dev/null"),
    ("pip install -e .", "pip install -q -e . && python -c \"import corten; assert corten.__file__.startswith('/srv/corten/python'), corten.__file__\""),
]
PREPARE = "cp scenes/chain3.xml model.xml"


def follow(place, everything):
    """One shell for all steps, as a reader has one: what a step exports or activates stays."""
    source = place / "srv/corten"
    source.mkdir()
    archive = subprocess.run(["git", "archive", "HEAD"], cwd=ROOT, check=True, stdout=subprocess.PIPE).stdout
    subprocess.run(["tar", "x", "-C", str(source)], input=archive, check=True)
    steps = [*readme_steps((ROOT / "README.md").read_text(), everything), *MORE]
    script = ["apt-get update -qq && apt-get install -y -qq make >/dev/null 2>&1"]  # a person has make
    prepared = False
    for k, (name, text) in enumerate(steps):
        if text.startswith("corten ") and not prepared:
            script.append(PREPARE)
            prepared = True
        script.append(f"echo '@@ {k}'\n{text}\necho \"@@ {k} status $?\"")
    (place / "srv/steps.sh").write_text("\n".join(script) + "\n")
    output = inside(place, "bash /srv/steps.sh", "/srv/corten").stdout
    passed = 0
    for k, (name, _) in enumerate(steps):
        status = re.search(rf"^@@ {k} status (\d+)", output, re.M)
        good = bool(status) and status.group(1) == "0"
        passed += good
        print("ok     " if good else "FAILED ", name, flush=True)
        if not good:
            part = re.search(rf"^@@ {k}\n(.*?)(?=^@@ |\Z)", output, re.M | re.S)
            print((part.group(1) if part else output)[-3000:])
    return passed, len(steps) - passed


def wheel(made, place):
    """The wheel that `make wheel` made in the first root, in one without compiler and libqhull."""
    wheels = list((made / "srv/corten/build/dist").glob("*.whl"))
    if not wheels:
        return 0, 1
    shutil.copy(wheels[0], place / "srv")
    shutil.copy(made / "srv/corten/quick.py", place / "srv")
    result = inside(place, "apt-get update -qq && apt-get install -y -qq --no-install-recommends python3-venv >/dev/null 2>&1 && "
                           "python3 -m venv env && env/bin/pip install -q *.whl && env/bin/python quick.py && ! ldconfig -p | grep qhull")
    good = result.returncode == 0
    print("ok     " if good else "FAILED ", "wheel in a root without libqhull", flush=True)
    if not good:
        print(result.stdout[-3000:])
    return int(good), int(not good)


def main(arguments):
    if os.geteuid():
        sys.exit("follow_readme.py: a bare root is made with chroot, which needs root")
    WORK.mkdir(parents=True, exist_ok=True)
    first = bare("reader")
    counts = [follow(first, "--all" in arguments), wheel(first, bare("target"))]
    if "--keep" not in arguments:
        for name in ("reader", "target"):
            shutil.rmtree(WORK / name)
    passed, failed = (sum(c) for c in zip(*counts))
    print(f"{passed} passed, {failed} failed")
    return failed != 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
