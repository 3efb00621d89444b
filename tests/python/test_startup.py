"""`import mujoco` in worker processes: CORTEN_AS_MUJOCO=1 and the distribution `mujoco`."""
import os
import pathlib
import shutil
import subprocess
import sys
import venv

import corten
import pytest

ROOT = pathlib.Path(__file__).resolve().parents[2]
PACKAGE = pathlib.Path(corten.__file__).absolute().parents[1]
WORKER = """
import multiprocessing, sys

def ask(_):
    import mujoco
    from mujoco import rollout
    import mujoco.viewer
    return mujoco.__name__, rollout.__name__, mujoco.mj_versionString(), sys.modules["mujoco"] is sys.modules.get("corten")

if __name__ == "__main__":
    with multiprocessing.get_context(sys.argv[1]).Pool(1) as pool:
        print(*pool.map(ask, [0])[0])
"""


@pytest.fixture(scope="module")
def python(tmp_path_factory):
    """An interpreter with Corten's start-up files in its site-packages, as pip puts them there, and a MuJoCo that is not Corten."""
    folder = tmp_path_factory.mktemp("venv")
    venv.create(folder, with_pip=False, system_site_packages=True, symlinks=True)
    site = next((folder / "lib").glob("python*")) / "site-packages"
    for file in ("corten_as_mujoco.py", "corten_as_mujoco.pth"):
        shutil.copy(ROOT / "python" / "startup" / file, site)
    paths = {str(PACKAGE), *(p for p in sys.path if p.endswith(("site-packages", "dist-packages")))}
    (site / "corten_here.pth").write_text("".join(p + "\n" for p in paths))
    (folder / "other" / "mujoco").mkdir(parents=True)
    (folder / "other" / "mujoco" / "__init__.py").write_text("raise ImportError('the other one')")
    return folder


def run(python, *command, **variables):
    environment = {k: v for k, v in os.environ.items() if not k.startswith(("PYTHON", "CORTEN"))}
    environment.update({"PYTHONPATH": str(python / "other"), "PYTHONDONTWRITEBYTECODE": "1"}, **variables)
    return subprocess.run([python / "bin" / "python", *command], env=environment, capture_output=True, text=True, timeout=120)


@pytest.mark.parametrize("method", ["spawn", "forkserver", "fork"])
def test_the_environment_reaches_workers(python, tmp_path, method):
    script = tmp_path / "worker.py"
    script.write_text(WORKER)
    done = run(python, script, method, CORTEN_AS_MUJOCO="1")
    assert done.stdout.split() == ["corten", "corten.rollout", "3.5.0", "True"], done.stderr


def test_without_the_variable_nothing_changes(python):
    for value in ("", "0"):
        done = run(python, "-c", "import mujoco", CORTEN_AS_MUJOCO=value)
        assert "the other one" in done.stderr
    done = run(python, "-c", "import sys; print('corten' in sys.modules, 'numpy' in sys.modules)", CORTEN_AS_MUJOCO="1")
    assert done.stdout.split() == ["False", "False"]      # nothing is imported before it is wanted


def test_identity_and_pickles_under_both_names(python):
    done = run(python, "-c", "import mujoco, corten, pickle; m = mujoco.MjModel.from_xml_string('<mujoco/>'); print(mujoco is corten, "
               "corten.__spec__.name, pickle.loads(pickle.dumps(m)).nq, isinstance(m, corten.MjModel))", CORTEN_AS_MUJOCO="1")
    assert done.stdout.split() == ["True", "corten", "0", "True"], done.stderr


def test_the_distribution_named_mujoco(python):
    done = run(python, "-c", "import mujoco, corten; import mujoco.rollout; print(mujoco is corten, mujoco.MjSpec().compile().nbody)",
               PYTHONPATH=str(ROOT / "python" / "as_mujoco"))
    assert done.stdout.split() == ["True", "1"], done.stderr


def test_mjx_of_an_installed_mujoco_is_found(python):
    folder = python / "other" / "mujoco" / "mjx"
    folder.mkdir(exist_ok=True)
    (folder / "__init__.py").write_text("import mujoco\nfrom mujoco.mjx import inner\nname = mujoco.__name__\nkinds = mujoco._structs._MjContactList\n")
    (folder / "inner.py").write_text("")
    done = run(python, "-c", "import corten; corten.install_as_mujoco(); from mujoco import mjx; print(mjx.name, mjx.__name__)")
    assert done.stdout.split() == ["corten", "mujoco.mjx"], done.stderr
    done = run(python, "-c", "import corten; corten.install_as_mujoco(); import mujoco.nonsense")
    assert "ModuleNotFoundError" in done.stderr
