"""A signal ends a long load: its handler's exception is raised before the load would have been done."""
import signal
import time

import pytest

import corten

# takes several times as long as the tenth of a second between two looks at signals
XML = "<mujoco><worldbody>" + "".join(f"<body name='b{i}'><freejoint/><geom size='.1'/></body>" for i in range(12000)) + "</worldbody></mujoco>"


def seconds(call):
    """Time of the processor, so that other programs do not count."""
    start = time.process_time()
    call()
    return time.process_time() - start


@pytest.fixture
def alarm():
    before = signal.signal(signal.SIGPROF, signal.default_int_handler)
    yield lambda delay: signal.setitimer(signal.ITIMER_PROF, delay)
    signal.setitimer(signal.ITIMER_PROF, 0)
    signal.signal(signal.SIGPROF, before)


@pytest.mark.parametrize("load", [lambda spec: corten.MjModel.from_xml_string(XML), lambda spec: spec.compile()], ids=["model", "spec"])
def test_a_signal_ends_a_load(alarm, load):
    spec = corten.MjSpec.from_string(XML)
    whole = seconds(lambda: load(spec))

    def interrupted():
        with pytest.raises(KeyboardInterrupt):
            alarm(0.1 * whole)
            load(spec)
    assert seconds(interrupted) < 0.8 * whole
    assert corten.MjModel.from_xml_string("<mujoco/>").nbody == 1  # the next load is as before

