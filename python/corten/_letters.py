"""Fields of a spec that need more than the extension gives them."""


class MjCharVec:
    """Letters of a spec: read and set one by one, or all at once from a str or list."""
    __slots__ = ("_owner", "_field")

    def __init__(self, owner, field):
        self._owner, self._field = owner, field

    def __str__(self):
        return self._field.__get__(self._owner)

    def __repr__(self):
        return f"<corten.MjCharVec '{self}'>"

    def __len__(self):
        return len(str(self))

    def __getitem__(self, i):
        return str(self)[i]

    def __setitem__(self, i, letter):
        letters = list(str(self))
        if not 0 <= i < len(letters):
            raise IndexError(f"{self._field.__name__}: index {i} is not below {len(letters)}")
        letters[i] = letter
        self._field.__set__(self._owner, "".join(letters))

    def __eq__(self, other):
        return str(self) == ("".join(other) if isinstance(other, (list, tuple)) else str(other))

    __hash__ = None


def letters(field):
    """A field of letters: a text of fixed length, of which the first ones may be set."""
    def put(self, value):
        old, new = field.__get__(self), "".join(value)
        if len(new) > len(old):
            raise ValueError(f"{field.__name__}: at most {len(old)} letters, {len(new)} are given")
        field.__set__(self, new + old[len(new):])
    return property(lambda self: MjCharVec(self, field), put, doc=field.__doc__)


def fixed_length(field, size, what):
    """A list of texts, one per role: others would be read as other roles."""
    def put(self, value):
        value = list(value)
        if len(value) != size:
            raise ValueError(f"{what}.{field.__name__} must have exactly {size} elements, got {len(value)}; use empty strings '' for unused ones")
        field.__set__(self, value)
    return property(field.__get__, put, doc=field.__doc__)
