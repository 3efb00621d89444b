"""`import mujoco` gives Corten in every Python process that starts with CORTEN_AS_MUJOCO=1 in its environment.

Loaded by corten_as_mujoco.pth when the interpreter starts, so that it reaches workers however they are made: spawn, forkserver, Ray,
subprocesses. Nothing is imported before the program says `import mujoco`.
"""
import importlib.machinery
import sys


class _Loader:
    """Gives the package corten under the name mujoco."""

    def create_module(self, spec):
        import corten
        self.corten, self.spec = corten, corten.__spec__
        return corten

    def exec_module(self, module):
        module.__spec__ = self.spec  # the import has put its own there
        self.corten.install_as_mujoco()


class _Finder:
    """Comes before all others: an installed MuJoCo is not looked at."""

    @staticmethod
    def find_spec(name, path=None, target=None):
        return importlib.machinery.ModuleSpec(name, _Loader(), is_package=True) if name == "mujoco" else None


def install():
    """From now on the first `import mujoco` of this process gives Corten."""
    if _Finder not in sys.meta_path:
        sys.meta_path.insert(0, _Finder)
