"""Random misuse in a process of its own: exceptions are fine, a crash is not."""
import os
import pathlib
import subprocess
import sys

import pytest


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_misuse_never_ends_the_interpreter(seed):
    program = pathlib.Path(__file__).with_name("fuzz_calls.py")
    done = subprocess.run([sys.executable, str(program), "4000", str(seed)], capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr[-500:]
    calls, returned = map(int, done.stdout.split()[-2:])
    assert calls == 4000 and 200 < returned < 4000


def test_misuse_of_batches():
    program = pathlib.Path(__file__).with_name("fuzz_batch.py")
    done = subprocess.run([sys.executable, str(program), "3000", "1"], capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stdout + done.stderr[-2000:]
    calls, returned = map(int, done.stdout.split()[-2:])
    assert calls >= 3000 and 300 < returned < calls


@pytest.mark.parametrize("seed", [1, 2])
def test_random_edits_of_specs(seed):
    program = pathlib.Path(__file__).with_name("fuzz_specs.py")
    done = subprocess.run([sys.executable, str(program), "400", str(seed)], capture_output=True, text=True, timeout=300,
                          env={**os.environ, "MALLOC_PERTURB_": "165"})  # what is freed does not look alive
    assert done.returncode == 0, done.stderr[-500:]
    edits, refused = map(int, done.stdout.split()[-2:])
    assert edits == 400 and refused < 200


@pytest.mark.parametrize("kind, rounds", [("integers", 80), ("specs", 8)])
def test_random_numbers_in_models_and_specs(kind, rounds):
    program = pathlib.Path(__file__).with_name("fuzz_models.py")
    done = subprocess.run([sys.executable, str(program), str(rounds), "1", kind], capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr[-500:]
    made, refused = map(int, done.stdout.split()[-2:])
    assert made == rounds and refused > 0
