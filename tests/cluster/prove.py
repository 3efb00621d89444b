"""Rollouts through every backend on this machine: the same bytes; a killed worker and a full disk lose nothing that was reported as done.

  prove.py PROGRAM [--count 1000] [--steps 100]     the program `corten`; needs Slurm, Open MPI, Ray, Dask and mpi4py, and root

Prints a line per case with its seconds, then `N passed, N failed`.
"""
import argparse
import hashlib
import os
import pathlib
import re
import signal
import subprocess
import sys
import tempfile
import time

sys.path.insert(0, str(pathlib.Path(__file__).parent))
from slurm import Slurm  # noqa: E402

ROOT = pathlib.Path(__file__).resolve().parents[2]
MODEL = ROOT / "scenes/humanoid.xml"
SHARDS = 4
MPIRUN = ["mpirun", "--allow-run-as-root", "--oversubscribe", "-n", str(SHARDS)]
ROLLOUT = """import sys
if __name__ == "__main__":
    from corten.distributed import rollout
    model, count, steps, backend, path = sys.argv[1:6]
    rollout(model, int(count), int(steps), key=5, policy="random", noise=0.1, backend=backend, workers=2, path=path,
            shards=int(sys.argv[6]) if len(sys.argv) > 6 else None)
"""


def digest(path):
    return hashlib.sha256(pathlib.Path(path).read_bytes()).hexdigest()


class Proof:
    def __init__(self, program, count, steps, folder, slurm):
        self.program, self.count, self.steps, self.folder, self.slurm = str(pathlib.Path(program).resolve()), count, steps, pathlib.Path(folder), slurm
        self.script = self.folder / "rollout.py"
        self.script.write_text(ROLLOUT)

    def command(self, output, *more):
        return [self.program, "rollout", str(MODEL), "-o", str(output), "--count", str(self.count), "--steps", str(self.steps), "--key", "5",
                "--policy", "random", "--noise", "0.1", *more]

    def python(self, backend, path, *more):
        return [sys.executable, str(self.script), str(MODEL), str(self.count), str(self.steps), backend, str(path), *map(str, more)]

    def run(self, command, **more):
        return subprocess.run(command, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, **more)

    def good(self, command, **more):
        done = self.run(command, **more)
        assert done.returncode == 0, f"exit code {done.returncode}: {done.stdout[-1500:]}"
        return done.stdout

    def merged(self, output):
        """The hash of the merged shards."""
        shards = sorted(output.parent.glob(f"{output.name}.*-of-*"))
        self.good([self.program, "merge", *map(str, shards), "-o", str(output) + ".whole"])
        return digest(str(output) + ".whole")

    # -------- the same bytes

    def one_process(self):
        self.good(self.command(self.folder / "whole", "--threads", "1"))
        self.want = digest(self.folder / "whole")

    def same(self, found):
        assert found == self.want, f"other bytes: {found}"

    def program_with_mpi(self):
        out = self.folder / "mpi"
        self.good([*MPIRUN, *self.command(out, "--shard", "env", "--threads", "1")])
        self.same(self.merged(out))

    def program_with_srun(self):
        out = self.folder / "srun"
        done = self.slurm.run("srun", "-n", str(SHARDS), "--overcommit", *self.command(out, "--shard", "env", "--threads", "1"))
        assert done.returncode == 0, done.stdout
        self.same(self.merged(out))

    def program_with_array(self):
        out = self.folder / "array"
        text = " ".join(self.command(out, "--shard", "env", "--threads", "1"))
        done = self.slurm.run("sbatch", "--wait", f"--array=1-{SHARDS}", "-n", "1", "-o", f"{self.folder}/array-%a.log", "--wrap", text)
        assert done.returncode == 0, done.stdout
        self.same(self.merged(out))

    def python_backend(self, backend):
        path = self.folder / f"python-{backend}"
        self.good([*(MPIRUN if backend == "mpi" else []), *self.python(backend, path)])
        self.same(digest(path))
        assert not list(self.folder.glob(f"python-{backend}.*")), "shards are left"

    # -------- workers that are killed

    def killed(self, out, start):
        """Starts 4 workers, of which number 2 is killed; the files that are there when all have ended."""
        process = subprocess.Popen(start, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env=self.slurm.environment)
        end = time.monotonic() + 60
        while not self.kill_worker(out) and time.monotonic() < end:
            time.sleep(0.01)
        process.wait(120)
        return sorted(p.name for p in out.parent.glob(f"{out.name}.*-of-{SHARDS}"))

    def kill_worker(self, out):
        for entry in pathlib.Path("/proc").glob("[0-9]*"):
            try:
                words = (entry / "cmdline").read_bytes().split(b"\0")
                rank = re.search(rb"\0(SLURM_PROCID|OMPI_COMM_WORLD_RANK)=2\0", b"\0" + (entry / "environ").read_bytes())
            except OSError:
                continue
            if rank and words[0].decode(errors="replace") == self.program and str(out).encode() in words:
                os.kill(int(entry.name), signal.SIGKILL)
                return True
        return False

    def resume(self, out, left, command):
        written = {name: (out.parent / name).stat().st_mtime_ns for name in left}
        text = command()
        assert text.count("complete, kept") == len(left), text
        assert all((out.parent / name).stat().st_mtime_ns == when for name, when in written.items()), "a complete shard was written again"
        self.same(self.merged(out))

    def killed_worker_of_srun(self):
        out = self.folder / "srun-killed"
        command = ["srun", "-n", str(SHARDS), "--overcommit", *self.command(out, "--shard", "env", "--threads", "1")]
        left = self.killed(out, command)
        assert left == [f"srun-killed.{i}-of-{SHARDS}" for i in range(SHARDS) if i != 2], f"left: {left}"
        self.resume(out, left, lambda: self.slurm.run(*command).stdout)

    def killed_worker_of_mpirun(self):
        out = self.folder / "mpi-killed"  # mpirun ends the other ranks: what was complete stays
        command = [*MPIRUN, *self.command(out, "--shard", "env", "--threads", "1")]
        left = self.killed(out, command)
        assert f"mpi-killed.2-of-{SHARDS}" not in left, f"left: {left}"
        self.resume(out, left, lambda: self.good(command))

    def killed_worker_of_python(self, backend, name):
        """A worker process dies in mid-work: its shard is computed again in the same call."""
        path = self.folder / f"killed-{backend}"
        process = subprocess.Popen(self.python(backend, path, SHARDS), stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
        end, killed = time.monotonic() + 60, False
        while not killed and process.poll() is None and time.monotonic() < end:
            killed = any(self.kill_child(pid, name) for pid in descendants(process.pid))
            time.sleep(0.02)
        error = process.communicate(timeout=180)[1]
        assert killed, "no worker was found"
        assert process.returncode == 0, error[-1500:]
        self.same(digest(path))

    @staticmethod
    def kill_child(pid, name):
        try:
            at_work = b"corten/_core" in pathlib.Path(f"/proc/{pid}/maps").read_bytes()
            line = pathlib.Path(f"/proc/{pid}/cmdline").read_bytes()
        except OSError:
            return False
        if name not in line or not at_work:
            return False
        os.kill(pid, signal.SIGKILL)
        return True

    def killed_python(self):
        """The whole call is killed: the next one goes on from the shards that were complete."""
        path = self.folder / "killed-call"
        process = subprocess.Popen(self.python("processes", path, 8), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        while process.poll() is None and not list(self.folder.glob("killed-call.*-of-8")):
            time.sleep(0.005)
        assert process.poll() is None, "the call ended before it could be killed"
        children = descendants(process.pid)
        for pid in [process.pid, *children]:
            os.kill(pid, signal.SIGKILL)
        process.wait()
        left = {p: p.stat().st_ino for p in self.folder.glob("killed-call.*-of-8")}
        assert 0 < len(left) < 8, f"{len(left)} shards are left"
        self.good(self.python("processes", path, 8))
        self.same(digest(path))

    # -------- a full disk

    def full_disk(self, command, grow):
        """On a disk for less than half of the shards; then with room."""
        disk = self.folder / "disk"
        disk.mkdir(exist_ok=True)
        whole = (self.folder / "whole").stat().st_size
        self.good(["mount", "-t", "tmpfs", "-o", f"size={int(whole * 0.6)}", "tmpfs", str(disk)])
        try:
            done = self.run(command(disk / "out"))
            assert done.returncode != 0 and "space" in done.stdout, f"exit code {done.returncode}: {done.stdout[-800:]}"
            left = sorted(disk.iterdir())
            assert left and all(re.fullmatch(rf"out\.\d+-of-{SHARDS}", p.name) for p in left), f"left: {left}"
            kept = {p: digest(p) for p in left}
            for p in left:  # complete and sound: the program keeps them
                number = p.name.split(".")[1].split("-")[0]
                assert "complete, kept" in self.good(self.command(disk / "out", "--shard", f"{number}/{SHARDS}"))
            self.good(["mount", "-o", f"remount,size={3 * whole}", str(disk)])
            done = self.run(command(disk / "out"))
            assert done.returncode == 0, done.stdout[-800:]
            grow(disk / "out", kept)
        finally:
            self.good(["umount", str(disk)])

    def full_disk_of_program(self):
        def grow(out, kept):
            assert all(digest(p) == h for p, h in kept.items())
            self.same(self.merged(out))
        loop = "for i in 0 1 2 3; do \"$@\" --shard $i/4 || bad=1; done; exit ${bad:-0}"
        self.full_disk(lambda out: ["sh", "-c", loop, "sh", *self.command(out)], grow)

    def full_disk_of_python(self):
        self.full_disk(lambda out: self.python("processes", out, SHARDS), lambda out, kept: self.same(digest(out)))


def descendants(pid):
    parent = {}
    for entry in pathlib.Path("/proc").glob("[0-9]*"):
        try:
            parent[int(entry.name)] = int((entry / "stat").read_text().rsplit(")", 1)[1].split()[1])
        except OSError:
            continue
    found, front = [], {pid}
    while front:
        front = {child for child, of in parent.items() if of in front}
        found += front
    return found


def cases(proof):
    yield "program, one process, one thread", proof.one_process
    yield "program, 4 ranks of Open MPI", proof.program_with_mpi
    yield "program, 4 tasks of Slurm's srun", proof.program_with_srun
    yield "program, 4 jobs of a Slurm array", proof.program_with_array
    for backend in ("threads", "processes", "ray", "mpi", "dask"):
        yield f"Python, {backend}", lambda: proof.python_backend(backend)
    yield "a task of srun is killed", proof.killed_worker_of_srun
    yield "a rank of mpirun is killed", proof.killed_worker_of_mpirun
    yield "a worker of processes is killed", lambda: proof.killed_worker_of_python("processes", b"multiprocessing.spawn")
    yield "a worker of Ray is killed", lambda: proof.killed_worker_of_python("ray", b"ray::part")
    yield "a worker of Dask is killed", lambda: proof.killed_worker_of_python("dask", b"multiprocessing.spawn")
    yield "a whole call of Python is killed", proof.killed_python
    yield "a full disk, program", proof.full_disk_of_program
    yield "a full disk, Python", proof.full_disk_of_python


def main():
    args = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    args.add_argument("program")
    args.add_argument("--count", type=int, default=1000)
    args.add_argument("--steps", type=int, default=100)
    args = args.parse_args()
    passed = failed = 0
    with tempfile.TemporaryDirectory(prefix="corten-cluster-") as folder, Slurm(pathlib.Path(folder) / "slurm") as slurm:
        proof = Proof(args.program, args.count, args.steps, folder, slurm)
        for name, case in cases(proof):
            start, said = time.monotonic(), ""
            try:
                case()
                passed += 1
            except (AssertionError, OSError, subprocess.SubprocessError) as error:
                failed, said = failed + 1, f"\n        {error}"
            print(f"{'FAILED' if said else 'ok    '}  {name:36} {time.monotonic() - start:6.1f} s{said}", flush=True)
    print(f"{passed} passed, {failed} failed")
    return failed != 0


if __name__ == "__main__":
    sys.exit(main())
