"""Enums that behave as integers: members have name and value, the class has __members__."""


class EnumType(type):
    """The class of the enums: values that are named in the body of an enum become its members."""

    def __new__(mcs, name, bases, body):
        values = {n: body.pop(n) for n in list(body) if n.startswith("mj")}
        cls = super().__new__(mcs, name, bases, {**body, "__slots__": (), "__module__": "corten", "__members__": {}, "_by_value": {}})
        for member, value in values.items():
            item = int.__new__(cls, value)
            cls.__members__[member] = item
            cls._by_value.setdefault(value, item)
            setattr(cls, member, item)
        return cls

    def __len__(cls):
        return len(cls.__members__)

    def __iter__(cls):
        return iter(cls.__members__.values())

    def __contains__(cls, item):
        return isinstance(item, cls)

    def __getitem__(cls, name):
        return cls.__members__[name]

    def __call__(cls, value):
        try:
            return cls._by_value[int(value)]
        except KeyError:
            raise ValueError(f"{value} is not a value of {cls.__name__}") from None


class Enum(int, metaclass=EnumType):
    """An integer with a name."""

    @property
    def name(self):
        return next((n for n, v in self.__members__.items() if v is self), self._by_value_name())

    def _by_value_name(self):
        return next(n for n, v in self.__members__.items() if int(v) == int(self))

    @property
    def value(self):
        return int(self)

    def __repr__(self):
        return f"<{type(self).__name__}.{self.name}: {int(self)}>"

    def __str__(self):
        return f"{type(self).__name__}.{self.name}"

    def __reduce__(self):
        return type(self), (int(self),)

    def __copy__(self):
        return self

    def __deepcopy__(self, memo):
        return self
