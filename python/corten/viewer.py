"""There is no viewer window in this build."""


def launch(*args, **kwargs):
    raise NotImplementedError("this build of Corten has no viewer window")


launch_passive = launch_from_path = launch_repl = launch
