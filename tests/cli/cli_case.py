"""What the tests of the program share: small models, a folder per test, a call of the program."""
import pathlib
import resource
import subprocess
import tempfile
import unittest

CORTEN = None
PENDULUM = """<mujoco model="pendulum"><option timestep="0.001"/><worldbody>
  <body name="arm"><joint name="hinge" axis="0 1 0"/><geom type="capsule" fromto="0 0 0 0 0 -1" size=".05"/></body>
</worldbody><keyframe><key name="up" qpos="3"/></keyframe></mujoco>"""


SHEET = """<mujoco model="sheet"><option timestep="0.01"/><worldbody><geom name="floor" type="plane" size="1 1 .1"/></worldbody>
<deformable><corten:cloth name="first, of two" size="1 1" count="3 3" pos="0 0 0.5" young="1e4" pin="0"/>
<corten:chain name="second" from="2 0 1" to="3 0 1" segments="4" thickness="0.01"/></deformable></mujoco>"""


COMMANDS = ("run", "view", "render", "compile", "check", "info", "dump", "diff", "bench")
RECORDINGS = pathlib.Path(__file__).resolve().parent / "recordings"


def corten(*arguments, **options):
    options = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, **options}
    return subprocess.run([CORTEN, *map(str, arguments)], text=True, timeout=60, **options)


def full_disk(size=1000):
    """For preexec_fn: files cannot grow beyond size bytes, as on a disk that gets full."""
    return lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (size, size))


class Case(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.path = pathlib.Path(self.folder.name)
        self.model = self.path / "pendulum.xml"
        self.model.write_text(PENDULUM)

    def tearDown(self):
        self.folder.cleanup()
