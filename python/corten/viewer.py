"""There is no viewer window in this build: the names are there, so that programs can be imported and annotated."""


class Handle:
    """What launch_passive would return: a window. There is none in this build."""

    def __init__(self, *args, **kwargs):
        _none()


def _none(*args, **kwargs):
    raise NotImplementedError("this build of Corten has no viewer window")


def launch(model=None, data=None, *, loader=None, show_left_ui=True, show_right_ui=True):
    """Not in this build: it has no window."""
    _none()


def launch_from_path(path):
    """Not in this build: it has no window."""
    _none()


def launch_passive(model, data, *, key_callback=None, show_left_ui=True, show_right_ui=True):
    """Not in this build: it has no window."""
    _none()


def launch_repl(model=None, data=None):
    """Not in this build: it has no window."""
    _none()
