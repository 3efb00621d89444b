"""corten rollout and corten merge: equal bytes however the work is divided, and nothing lost that was reported as done."""
import os
import signal
import struct
import subprocess
import time

MODEL = """<mujoco><worldbody><geom type="plane" size="3 3 .1"/><body pos="0 0 .3"><freejoint/><geom size=".1"/>
  <body pos=".2 0 0"><joint name="j" axis="0 1 0"/><geom type="capsule" fromto="0 0 0 .2 0 0" size=".03"/></body></body></worldbody>
  <actuator><motor joint="j" ctrlrange="-2 2" ctrllimited="true"/></actuator></mujoco>"""


class RolloutCases:
    """A part of the tests of the program; self.corten and self.path are those of Case."""

    def rollouts(self, name, *options, model=MODEL, env=None, **more):
        path = self.path / "many.xml"
        path.write_text(model)
        return self.corten("rollout", path, "-o", self.path / name, "--count", 7, "--steps", 30, "--noise", ".2", "--policy", "random",
                           "--key", 9, *options, env={**os.environ, **(env or {})}, **more)

    def test_shards_have_the_bytes_of_the_whole(self):
        whole = self.rollouts("whole")
        self.assertEqual(whole.returncode, 0, whole.stderr)
        want = (self.path / "whole").read_bytes()
        self.assertEqual(len(want), 88 + 7 * 30 * (8 + 7) * 8)
        for n in (1, 2, 3, 9):
            names = []
            for i in range(n):
                self.assertEqual(self.rollouts("part", "--shard", f"{i}/{n}", "--threads", 1 + i % 3).returncode, 0)
                names.append(self.path / (f"part.{i}-of-{n}" if n > 1 else "part"))
            merged = self.corten("merge", *reversed(names), "-o", self.path / "merged")
            self.assertEqual(merged.returncode, 0, merged.stderr)
            self.assertEqual((self.path / "merged").read_bytes(), want)

    def test_shards_come_from_the_variables_of_schedulers(self):
        for env, name in (({"SLURM_PROCID": "1", "SLURM_NTASKS": "3"}, "e.1-of-3"), ({"OMPI_COMM_WORLD_RANK": "2", "OMPI_COMM_WORLD_SIZE": "4"}, "e.2-of-4"),
                          ({"PMI_RANK": "0", "PMI_SIZE": "2"}, "e.0-of-2"),
                          ({"SLURM_ARRAY_TASK_ID": "5", "SLURM_ARRAY_TASK_MIN": "4", "SLURM_ARRAY_TASK_COUNT": "5"}, "e.1-of-5")):
            self.assertEqual(self.rollouts("e", "--shard", "env", env=env).returncode, 0)
            self.assertTrue((self.path / name).exists(), name)
        self.assertEqual(self.rollouts("e", "--shard", "env").returncode, 2)

    def test_a_complete_shard_is_kept_and_a_damaged_one_is_computed_again(self):
        self.rollouts("a", "--shard", "0/2")
        file = self.path / "a.0-of-2"
        good, when = file.read_bytes(), file.stat().st_mtime_ns
        again = self.rollouts("a", "--shard", "0/2")
        self.assertIn("complete, kept", again.stdout)
        self.assertEqual(file.stat().st_mtime_ns, when)
        for bad in (good[:-1], good[:100] + b"x" + good[101:], b"", good[:20]):
            file.write_bytes(bad)
            self.assertNotEqual(self.corten("merge", file, "-o", self.path / "m").returncode, 0)
            self.assertIn("rollouts 0 to 2", self.rollouts("a", "--shard", "0/2").stdout)
            self.assertEqual(file.read_bytes(), good)
        self.rollouts("a", "--shard", "0/2", "--key", 10)
        self.assertNotEqual(file.read_bytes(), good)

    def test_a_killed_worker_leaves_no_file_and_loses_one_shard(self):
        (self.path / "many.xml").write_text(MODEL)
        command = [self.corten.__globals__["CORTEN"], "rollout", str(self.path / "many.xml"), "-o", str(self.path / "k"), "--count", "4", "--steps", "2000000",
                   "--shard", "1/2", "--threads", "1"]
        worker = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        time.sleep(0.3)
        worker.send_signal(signal.SIGKILL)
        worker.wait()
        self.assertFalse((self.path / "k.1-of-2").exists())

    def test_a_full_disk_leaves_no_file(self):
        import resource
        full = self.rollouts("full", preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (1000, 1000)))
        self.assertEqual(full.returncode, 1)
        self.assertIn("full", full.stderr)
        self.assertFalse((self.path / "full").exists())

    def test_controls_from_a_file(self):
        numbers = [0.01 * t for t in range(30)]
        (self.path / "ctrl.bin").write_bytes(struct.pack("30d", *numbers))
        self.assertEqual(self.rollouts("f", "--policy", self.path / "ctrl.bin").returncode, 0)
        (self.path / "ctrl.bin").write_bytes(b"12345678")
        short = self.rollouts("f", "--policy", self.path / "ctrl.bin")
        self.assertIn("30 steps of 1 controls are 240 bytes, the file has 8", short.stderr)

    def test_controls_from_a_library(self):
        source = self.path / "policy.c"
        source.write_text("void corten_policy(const void* m, const void* d, long rollout, long step, double* ctrl) "
                          "{ (void)m; (void)d; ctrl[0] = rollout - 0.1 * step; }\n")
        subprocess.run(["cc", "-shared", "-fPIC", "-o", self.path / "policy.so", source], check=True)
        self.assertEqual(self.rollouts("l", "--policy", self.path / "policy.so").returncode, 0)
        (self.path / "bad.so").write_text("no library")
        self.assertEqual(self.rollouts("l", "--policy", self.path / "bad.so").returncode, 1)

    def test_rollouts_in_floats(self):
        for name, options in (("exact", ()), ("short", ("--precision", "float32")), ("again", ("--precision", "float32", "--threads", 1)),
                              ("long", ("--precision", "float64"))):
            self.assertEqual(self.rollouts(name, *options).returncode, 0)
        exact, short, again, long = ((self.path / n).read_bytes() for n in ("exact", "short", "again", "long"))
        self.assertEqual(exact, long)
        self.assertEqual(short, again)
        self.assertNotEqual(exact, short)
        self.assertEqual(len(exact), len(short))
        for i in (0, 1):  # shards of different kinds do not mix
            self.assertEqual(self.rollouts("mix", "--shard", f"{i}/2", *(("--precision", "float32") if i else ())).returncode, 0)
        self.assertIn("different rollouts", self.corten("merge", "-o", self.path / "all", self.path / "mix.0-of-2", self.path / "mix.1-of-2").stderr)
        for i in (0, 1):
            self.assertEqual(self.rollouts("part", "--shard", f"{i}/2", "--precision", "float32").returncode, 0)
        self.assertEqual(self.corten("merge", "-o", self.path / "all", self.path / "part.0-of-2", self.path / "part.1-of-2").returncode, 0)
        self.assertEqual((self.path / "all").read_bytes(), short)
        self.assertIn("must be float64 or float32", self.rollouts("no", "--precision", "float16").stderr)

    def test_wrong_rollouts_are_refused(self):
        for options in (("--shard", "2/2"), ("--shard", "x/2"), ("--shard", "1"), ("--shard", "-1/2"), ("--count", "3000000000"), ("--key", "1.5"), ("--threads", "5000")):
            self.assertEqual(self.rollouts("w", *options).returncode, 2, options)
        self.rollouts("a", "--shard", "0/2"), self.rollouts("b", "--shard", "1/2", "--key", 4), self.rollouts("a", "--shard", "1/2")
        for files, said in ((("a.0-of-2", "b.1-of-2"), "different rollouts"), (("a.0-of-2",), "rollout 3 of 7 is in no file"),
                            (("a.0-of-2", "a.0-of-2"), "in two files"), (("many.xml",), "no file of rollouts"), (("nope",), "no such file")):
            result = self.corten("merge", *[self.path / f for f in files], "-o", self.path / "m")
            self.assertEqual(result.returncode, 1)
            self.assertIn(said, result.stderr)
        self.assertEqual(self.corten("merge", self.path / "a.0-of-2").returncode, 2)
        self.assertEqual(self.corten("merge", "-o", "x").returncode, 2)
