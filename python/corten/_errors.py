"""What goes wrong."""


class FatalError(Exception):
    """The engine cannot do what was asked."""


class UnexpectedError(Exception):
    """Something that should not happen."""
