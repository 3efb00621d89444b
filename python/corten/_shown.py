"""How a struct of the extension becomes a class of the package."""
from corten import _core


def shown(cls):
    """Decorator: what the engine hands out of this struct is of this class, which users know as corten.NAME."""
    cls.__module__ = "corten"
    _core.show_as(cls)
    return cls


def fields_of(struct):
    """Names of the fields of a struct of the extension, as they are declared."""
    return tuple(n for n, v in vars(struct).items() if type(v).__name__ == "getset_descriptor" and not n.startswith("_"))
