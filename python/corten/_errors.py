"""What goes wrong."""


class FatalError(Exception):
    """The engine cannot do what was asked."""


class UnexpectedError(Exception):
    """Something that should not happen."""


def _also(kind):
    """FatalError, as MuJoCo raises it, that is a Python error of this kind too."""
    return type("FatalError", (FatalError, kind), {"__doc__": f"A FatalError that is a {kind.__name__}.", "__module__": __name__,
                                                   "__reduce__": lambda self: (_rebuild, (kind, self.args))})


def _rebuild(kind, args):
    return (fatal_value if kind is ValueError else fatal_index)(*args)


fatal_value, fatal_index = _also(ValueError), _also(IndexError)
