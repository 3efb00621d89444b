#!/usr/bin/env python3
"""Checks how release binaries are built: stack protector, fortified libc calls, full RELRO, no executable stack, CET.

  tools/check/check_hardening.py FILE ...
"""
import platform
import re
import subprocess
import sys


def read(*command):
    return subprocess.run(command, check=True, text=True, stdout=subprocess.PIPE).stdout


def findings(path):
    """What is missing in a binary."""
    dynamic, segments, symbols = read("readelf", "-dW", path), read("readelf", "-lW", path), read("nm", "-D", path)
    stack = re.search(r"GNU_STACK.*", segments)
    if not re.search(r"\(FLAGS\).*BIND_NOW", dynamic) or "GNU_RELRO" not in segments:
        yield "no full RELRO"
    if not stack or re.search(r"\bRWE\b", stack.group()):
        yield "executable stack"
    if "__stack_chk_fail" not in symbols:
        yield "no stack protector"
    if not re.search(r"\b__\w+_chk\b", symbols):
        yield "no fortified calls"
    # the marker of the file as a whole also needs the system's start-up objects, which Debian 12 builds without it
    if platform.machine() == "x86_64" and "endbr64" not in read("objdump", "-d", "--section=.text", path):
        yield "no CET landing pads"


def main(paths):
    bad = [f"{path}: {what}" for path in paths for what in findings(path)]
    print("\n".join(bad) or "hardened")
    return bool(bad) or not paths


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
