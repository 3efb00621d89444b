"""The Python programs of the README and of two pages of docs, as they stand there."""
import importlib.util
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).parents[2]


def blocks(page, language):
    return re.findall(rf"^```{language}\n(.*?)^```", (ROOT / page).read_text(), re.M | re.S)


def program(page):
    """The Python blocks of a page, without those that import a package that is not installed here."""
    def runs(block):
        return all(importlib.util.find_spec(name) for name in re.findall(r"^(?:import|from) (matplotlib|gymnasium)\b", block, re.M))
    return "\n".join(filter(runs, blocks(page, "python")))


def run(program, folder):
    done = subprocess.run([sys.executable, "-c", program], cwd=folder, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_quick_start(tmp_path):
    time, angle = re.match(r"(\S+) \[(\S+)\]", run(blocks("README.md", "python")[0], tmp_path)).groups()
    assert abs(float(time) - 1) < 1e-9 and abs(float(angle) - 1.97879442) < 1e-6


def test_tutorial(tmp_path):
    (tmp_path / "tutorial.xml").write_text(blocks("docs/tutorial.md", "xml")[0])
    output = run(program("docs/tutorial.md"), tmp_path)
    assert "8 coordinates, 7 degrees of freedom, 1 control" in output
    assert abs(float(re.search(r"final angle (\S+)", output).group(1)) - 1) < 1e-6
    force = re.search(r"\['floor', 'ball'\] distance \S+ normal force (\S+)", output).group(1)
    assert abs(float(force) - 9.81 * 1000 * 4 / 3 * 3.14159265 * 0.1**3) < 1e-3  # its weight


def test_python_page(tmp_path):
    output = run(program("docs/python.md"), tmp_path)
    assert "did you mean 'type'?" in output and "(8, 100, 3)" in output and "(64, 2, 3)" in output
