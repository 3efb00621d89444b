"""The quick start of the README, as it stands there."""
import pathlib
import re
import subprocess
import sys


def test_quick_start():
    text = (pathlib.Path(__file__).parents[2] / "README.md").read_text()
    program = re.search(r"## Quick start in Python.*?```python\n(.*?)```", text, re.S).group(1)
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    time, angle = re.match(r"(\S+) \[(\S+)\]", done.stdout).groups()
    assert abs(float(time) - 1) < 1e-9 and abs(float(angle) - 1.97879442) < 1e-6
