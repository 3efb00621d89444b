"""Finds code below src/ that stands twice: runs of at least LEAST tokens that are equal, token by token, names and numbers included.

  duplicates(texts)   texts: file name -> C text; a list of Run, longest first

Comments, blanks and preprocessor directives do not count. A run is as long as it can be: no run lies in another one at both of its places. A place that
is equal to several others is named once for each of them, up to MANY; more are taken for an idiom and only the first MANY are followed.
"""
import collections
import re
from dataclasses import dataclass

LEAST = 50  # tokens: five to eight lines
MANY = 8
PARTS = re.compile(r'(?P<skip>//[^\n]*|/\*.*?\*/|^[ \t]*\#(?:[^\n]*\\\n)*[^\n]*|\s+)'
                   r'|(?P<token>"(?:\\.|[^"\\\n])*"|\'(?:\\.|[^\'\\\n])*\'|\.?\d(?:[eEpP][+-]|[\w.])*|\w+|.)', re.S | re.M)


@dataclass(frozen=True)
class Run:
    tokens: int
    first: tuple   # (file, first line, last line)
    second: tuple

    def __str__(self):
        return f"{self.tokens} tokens: " + " = ".join(f"{name}:{a}-{b}" for name, a, b in (self.first, self.second))


def tokens(text):
    """(token, line) of a C text."""
    found, line = [], 1
    for m in PARTS.finditer(text):
        if m.group("token"):
            found.append((m.group("token"), line))
        line += m.group().count("\n")
    return found


def extend(a, i, b, j):
    """Length of the equal run that begins at token i of a and j of b; inside one file the two places do not overlap."""
    most = min(len(a) - i, len(b) - j) if a is not b else min(j - i, len(a) - j)
    n = 0
    while n < most and a[i + n][0] == b[j + n][0]:
        n += 1
    return n


def window_hashes(numbers, least):
    """A hash of each window of numbers, by a polynomial that is moved on by one number."""
    modulus, base = (1 << 61) - 1, 1_000_003
    top, value = pow(base, least - 1, modulus), 0
    for k, number in enumerate(numbers):
        if k >= least:
            value -= numbers[k - least] * top
        value = (value * base + number) % modulus
        if k >= least - 1:
            yield value


def duplicates(texts, least=LEAST):
    streams = {name: tokens(text) for name, text in texts.items()}
    where = collections.defaultdict(list)  # hash of a window of tokens -> places; extend() compares the tokens
    known = {}
    for name, stream in streams.items():
        numbers = [known.setdefault(t, len(known) + 1) for t, _ in stream]
        for i, value in enumerate(window_hashes(numbers, least)):
            places = where[value]
            if len(places) <= MANY:
                places.append((name, i))
    runs = set()
    for places in where.values():
        for x in range(len(places)):
            for y in range(x + 1, len(places)):
                (f, i), (g, j) = places[x], places[y]
                a, b = streams[f], streams[g]
                if i and j and a[i - 1][0] == b[j - 1][0] and (f != g or j - i > least):
                    continue  # the run began earlier
                n = extend(a, i, b, j)
                if n >= least:
                    runs.add(Run(n, (f, a[i][1], a[i + n - 1][1]), (g, b[j][1], b[j + n - 1][1])))
    return sorted(runs, key=lambda r: (-r.tokens, r.first, r.second))


def repeated_lines(runs):
    """How many lines the second places of runs have: those that could go."""
    return len({(r.second[0], k) for r in runs for k in range(r.second[1], r.second[2] + 1)})
