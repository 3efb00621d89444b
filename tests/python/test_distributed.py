"""Rollouts over threads, processes and clusters: the same bytes. Backends whose package is missing are skipped."""
import multiprocessing
import pathlib
import signal

import corten
import numpy as np
import pytest
from corten import distributed
from corten.distributed import rollout

XML = """<mujoco><worldbody><geom type="plane" size="3 3 .1"/><body pos="0 0 .3"><freejoint/><geom size=".1"/><body pos=".2 0 0">
<joint name="j" axis="0 1 0"/><geom type="capsule" fromto="0 0 0 .2 0 0" size=".03"/></body></body></worldbody>
<actuator><motor joint="j" ctrlrange="-2 2" ctrllimited="true"/></actuator></mujoco>"""


@pytest.fixture
def model(tmp_path):
    (tmp_path / "m.xml").write_text(XML)
    return tmp_path / "m.xml"


def test_every_backend_gives_the_same_bytes(model, tmp_path):
    settings = {"key": 9, "policy": "random", "noise": 0.2}
    want = rollout(model, 7, 30, workers=1, path=tmp_path / "whole", **settings)
    assert want.shape == (7, 30, 8 + 7) and np.isfinite(want).all() and not np.array_equal(want[0], want[1])
    for backend, package in (("threads", "corten"), ("processes", "corten"), ("ray", "ray"), ("dask", "distributed")):
        try:
            __import__(package)
        except ImportError:
            continue
        found = rollout(model, 7, 30, backend=backend, workers=3, path=tmp_path / backend, **settings)
        assert np.array_equal(found, want) and (tmp_path / backend).read_bytes() == (tmp_path / "whole").read_bytes(), backend


def test_a_run_goes_on_from_the_shards_that_are_complete(model, tmp_path, monkeypatch):
    settings = {"key": 9, "policy": "random", "noise": 0.2, "shards": 4, "path": tmp_path / "all"}
    rollout(model, 7, 30, **{**settings, "path": tmp_path / "whole"})
    assert sorted(p.name for p in tmp_path.iterdir()) == ["m.xml", "whole"]
    calls, part = [], distributed.part

    def stopping(job, nthread):
        calls.append(job.first)
        if job.first == 3 and len(calls) < 5:
            raise KeyboardInterrupt
        return part(job, nthread)
    monkeypatch.setattr(distributed, "part", stopping)
    with pytest.raises(KeyboardInterrupt):
        rollout(model, 7, 30, **settings)
    assert sorted(p.name for p in tmp_path.iterdir()) == ["all.0-of-4", "all.1-of-4", "m.xml", "whole"]
    damaged = (tmp_path / "all.0-of-4").read_bytes()
    (tmp_path / "all.0-of-4").write_bytes(damaged[:200] + b"x" + damaged[201:])
    calls[:] = [0] * 5
    rollout(model, 7, 30, **settings)
    assert calls[5:] == [0, 3, 5] and (tmp_path / "all").read_bytes() == (tmp_path / "whole").read_bytes()
    rollout(model, 7, 30, **settings)
    assert len(calls) == 8 and sorted(p.name for p in tmp_path.iterdir()) == ["all", "m.xml", "whole"]


def test_a_worker_that_dies_loses_its_shard_only(model):
    """A process dies at once: its shard is computed by another one."""
    want, hired = rollout(model, 7, 30), []
    start = multiprocessing.context.SpawnProcess.start

    def start_and_kill(process):
        start(process)
        hired.append(process)
        if len(hired) == 1:
            process.kill()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(multiprocessing.context.SpawnProcess, "start", start_and_kill)
        assert np.array_equal(rollout(model, 7, 30, backend="processes", workers=2), want)
        assert len(hired) == 3
        patch.setattr(multiprocessing.context.SpawnProcess, "start", lambda process: (start(process), process.kill()))
        with pytest.raises(RuntimeError, match="3 workers died in shard 0"):
            rollout(model, 7, 30, backend="processes", workers=1)
    with pytest.raises(FileNotFoundError):
        bad = distributed.Job(str(model.parent / "gone.xml"), 0, 1, 1, 0, "zero", 0.0)
        list(distributed._by_processes({0: bad}, 1))


def test_a_rollout_is_a_single_simulation(model):
    found = rollout(model, 3, 20, key=4, policy="random", workers=1)
    m = corten.MjModel.from_xml_path(str(model))
    d, u = corten.MjData(m), np.zeros(1)
    for t in range(20):
        corten._core.mjb_randomUniform(4, 2, t, u)
        d.ctrl[0] = -2 + 4 * u[0]
        corten.mj_step(m, d)
        assert np.array_equal(found[2, t], np.r_[d.qpos, d.qvel])
    controls = np.full((20, 1), 0.5)
    assert np.array_equal(rollout(m, 2, 20, policy=controls)[0], rollout(m, 1, 20, policy=0.5)[0])


def test_mistakes_are_refused(model):
    m = corten.MjModel.from_xml_path(str(model))
    for settings, said in (({"backend": "cloud"}, "one of threads"), ({"policy": "best"}, "'zero', 'random'"), ({"workers": 0}, "workers must be an integer in 1"), ({"shards": 2**40}, "shards must be"), ({"noise": float("nan")}, "noise must be"), ({"noise": -1}, "noise"),
                           ({"backend": "processes"}, "give its path")):
        with pytest.raises(ValueError, match=said):
            rollout(m, 2, 3, **settings)


def test_a_file_that_cannot_be_written_leaves_nothing(model, tmp_path):
    import resource
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (1000, before[1]))
    old = signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    try:
        with pytest.raises(OSError):
            rollout(model, 7, 30, path=tmp_path / "full")
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)
        signal.signal(signal.SIGXFSZ, old)
    assert sorted(p.name for p in pathlib.Path(tmp_path).iterdir()) == ["m.xml"]
