"""Slurm on this machine alone: munge, a controller and a node, with a folder of their own; ended with the context."""
import os
import pathlib
import shutil
import signal
import socket
import subprocess
import time

CONFIGURATION = """ClusterName=corten
SlurmctldHost={host}(127.0.0.1)
SlurmUser=root
AuthType=auth/munge
AuthInfo=socket={folder}/munge.socket
CredType=cred/munge
SlurmctldPort={port}
SlurmdPort={port2}
SlurmctldPidFile={folder}/slurmctld.pid
SlurmdPidFile={folder}/slurmd.pid
StateSaveLocation={folder}/state
SlurmdSpoolDir={folder}/spool
SlurmctldLogFile={folder}/slurmctld.log
SlurmdLogFile={folder}/slurmd.log
ProctrackType=proctrack/linuxproc
TaskPlugin=task/none
MpiDefault=none
SelectType=select/cons_tres
SelectTypeParameters=CR_Core
AccountingStorageType=accounting_storage/none
JobAcctGatherType=jobacct_gather/none
ReturnToService=2
KillOnBadExit=0
NodeName={host} NodeAddr=127.0.0.1 CPUs={cpus} State=UNKNOWN
PartitionName=all Nodes={host} Default=YES MaxTime=10 State=UP OverSubscribe=FORCE:8
"""


def free_port():
    with socket.socket() as s:
        s.bind(("127.0.0.1", 0))
        return s.getsockname()[1]


class Slurm:
    def __init__(self, folder):
        self.folder, self.daemons = pathlib.Path(folder), []
        self.environment = {**os.environ, "SLURM_CONF": str(self.folder / "slurm.conf")}

    def start(self, *command):
        with open(self.folder / f"{pathlib.Path(command[0]).name}.out", "w") as log:
            self.daemons.append(subprocess.Popen(command, stdout=log, stderr=log, env=self.environment))

    def __enter__(self):
        shutil.rmtree(self.folder, ignore_errors=True)
        self.folder.mkdir(parents=True)
        key = self.folder / "munge.key"
        key.write_bytes(os.urandom(1024))
        key.chmod(0o400)
        host = socket.gethostname().split(".")[0]
        (self.folder / "slurm.conf").write_text(CONFIGURATION.format(folder=self.folder, host=host, cpus=os.cpu_count(), port=free_port(), port2=free_port()))
        try:
            self.start("/usr/sbin/munged", "--foreground", "--force", "--key-file", str(key), "--socket", f"{self.folder}/munge.socket",
                       "--pid-file", f"{self.folder}/munged.pid", "--log-file", f"{self.folder}/munged.log", "--seed-file", f"{self.folder}/munged.seed")
            self.until(lambda: (self.folder / "munge.socket").exists())
            self.start("/usr/sbin/slurmctld", "-D", "-c")
            self.start("/usr/sbin/slurmd", "-D", "-c")
            self.until(lambda: "idle" in self.run("sinfo", "-h", "-o", "%T").stdout)
        except BaseException:
            self.__exit__()
            raise
        return self

    def until(self, ready, seconds=60):
        end = time.monotonic() + seconds
        while not ready():
            dead = [d.args[0] for d in self.daemons if d.poll() is not None]
            if dead or time.monotonic() > end:
                raise RuntimeError(f"Slurm does not start ({', '.join(dead) or 'time is up'}); logs are in {self.folder}")
            time.sleep(0.2)

    def run(self, *command, **more):
        return subprocess.run(command, env=self.environment, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, **more)

    def __exit__(self, *_):
        for daemon in reversed(self.daemons):
            daemon.send_signal(signal.SIGTERM)
            try:
                daemon.wait(10)
            except subprocess.TimeoutExpired:
                daemon.kill()
