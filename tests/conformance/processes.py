"""Jobs in processes of their own, a few at a time: MuJoCo may crash in one without taking the others along."""

import contextlib
import multiprocessing
import multiprocessing.connection
import time


def each(todo, options, target, rest):
    """(job, answer, reason) of each job as it ends. target(send, *rest, job) sends its answer; None, and a reason, if none came.
    options: jobs at a time, timeout in seconds."""
    context = multiprocessing.get_context("fork")
    waiting, active = list(reversed(todo)), {}
    while waiting or active:
        while waiting and len(active) < options.jobs:
            job = waiting.pop()
            receive, send = context.Pipe(False)
            process = context.Process(target=target, args=(send, *rest, job))
            process.start()
            send.close()
            active[receive] = (process, job, time.monotonic())
        ready = multiprocessing.connection.wait(list(active), 1)
        late = [c for c, (_, _, start) in active.items() if c not in ready and time.monotonic() - start > options.timeout]
        for receive in [*ready, *late]:
            process, job, _ = active.pop(receive)
            answer, reason = None, f"no answer after {options.timeout:g} s"
            if receive in ready:
                with contextlib.suppress(EOFError):
                    answer = receive.recv()
            else:
                process.kill()
            process.join()
            if answer is None and receive in ready:
                reason = f"the process ended with {process.exitcode}"
            yield job, answer, reason
