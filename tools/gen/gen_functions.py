"""Tables and polynomials of src/math/fn_*.h: functions of reals.

All numbers come from integers: a fixed-point number is an integer in units of 2^-BITS. The series converge to the last unit, and
BITS leaves more than a hundred bits below the last bit of every double that is written.

A table entry is a pair (head, tail): head has few bits, so that products with it are exact, and head + tail is the value to at
least 53 bits below the head. A polynomial interpolates its function at Chebyshev nodes, which is within a factor of about two of
the smallest possible largest error; POLYNOMIALS states a bound of the error, and the generator fails if it is larger.
"""
import math
from fractions import Fraction

BITS = 320
ONE = 1 << BITS
HALF_BITS = 26   # bits of a head whose product with another such number is exact
EXP_STEPS = 128  # entries of 2^(j/128)
LOG_STEPS = 128  # entries of log over one octave
TURN_STEPS = 128 # entries of sine over one turn
ATAN_STEPS = 64  # atan(j/64), j to 64


# ---- functions in fixed point

def div(a, b):
    return (a << BITS) // b


def mul(a, b):
    return a * b >> BITS


def fixed(x):
    x = Fraction(x)
    return (x.numerator << BITS) // x.denominator


def odd_series(x, sign):
    """x + sign x^3/3 + x^5/5 + ...: atan (sign -1) or artanh (sign 1)."""
    square, power, total, n = mul(x, x), x, x, 3
    while True:
        power = sign * mul(power, square)
        term = power // n
        if term in (0, -1):
            return total
        total += term
        n += 2


def fixed_log(x):
    """log of a fixed-point number in (1/4, 4): 2 artanh((x-1)/(x+1)) of the fourth root."""
    for _ in range(2):
        x = math.isqrt(x << BITS)
    return 8 * odd_series(div(x - ONE, x + ONE), 1)


def fixed_atan(x):
    """atan, 0 <= x <= 1: half the angle twice by x / (1 + sqrt(1 + x^2))."""
    for _ in range(3):
        x = div(x, ONE + math.isqrt((ONE + mul(x, x)) << BITS))
    return 8 * odd_series(x, -1)


def fixed_sin_cos(x):
    """(sin, cos) of a fixed-point angle by Taylor series."""
    out = []
    for term, n in ((x, 1), (ONE, 0)):
        total = 0
        while term not in (0, -1):
            total += term
            term = -mul(mul(term, x), x) // ((n + 1) * (n + 2))
            n += 2
        out.append(total)
    return tuple(out)


PI = 4 * fixed_atan(ONE)
LN2 = fixed_log(2 * ONE)


# ---- doubles

def fraction(x):
    return Fraction(x, ONE)


def nearest(x):
    """The double nearest to a fraction: true division of integers is rounded once, to nearest."""
    return x.numerator / x.denominator


def short(x, bits):
    """x rounded to a number of significant bits, as a fraction."""
    if x == 0:
        return Fraction(0)
    scale = Fraction(2) ** (bits - math.frexp(nearest(x))[1])
    return round(x * scale) / scale


def grid(x, unit):
    """x rounded to a multiple of 2^unit."""
    scale = Fraction(2) ** -unit
    return round(x * scale) / scale


def parts(x, head):
    """(head, tail) as doubles."""
    return nearest(head), nearest(x - head)


# ---- polynomials

def interpolate(f, low, high, degree):
    """Coefficients of the polynomial through f at Chebyshev nodes, exact (Newton's divided differences)."""
    n = degree + 1
    mid, half = (low + high) / 2, (high - low) / 2
    nodes = [grid(mid + half * fraction(fixed_sin_cos(PI * (2 * k + 1) // (2 * n))[1]), -60) for k in range(n)]
    table = [f(x) for x in nodes]
    for step in range(1, n):
        for k in range(n - 1, step - 1, -1):
            table[k] = (table[k] - table[k - 1]) / (nodes[k] - nodes[k - step])
    poly = [Fraction(0)]
    for k in range(n - 1, -1, -1):
        shifted = [Fraction(0), *poly]
        poly = [a - nodes[k] * b for a, b in zip(shifted, [*poly, Fraction(0)])]
        poly[0] += table[k]
    return poly[:n]


def series(terms, x):
    """sum terms(n) x^n until the terms are below 2^-150."""
    total, power, n = Fraction(0), Fraction(1), 0
    while True:
        term = terms(n) * power
        total += term
        if n > 8 and abs(term) < Fraction(1, 2**150):
            return grid(total, -200)
        power = grid(power * x, -240)
        n += 1


def factorial_series(start, step, alternate):
    """The coefficient of x^n is (+-1)^n / (start + step n)!."""
    return lambda n: Fraction((-1) ** n if alternate else 1, math.factorial(start + step * n))


def asin_term(n):
    """asin v = v + sum over n of this times v^(2n+3)."""
    k = n + 1
    return Fraction(math.comb(2 * k, k), 4**k * (2 * k + 1))


def cube_root(x):
    """The cube root of a positive fraction, to 2^-100, by Newton's iteration from a double."""
    root = Fraction(nearest(x) ** (1 / 3))
    for _ in range(3):
        root = grid((2 * root + x / (root * root)) / 3, -120)
    return root


def taylor(term):
    return lambda x: series(term, x)


ASIN_CUBE = short(series(asin_term, Fraction(1, 4)), 11)
HALF_ANGLE = fraction(PI) / TURN_STEPS
HALF_EXPONENT = fraction(LN2) / (2 * EXP_STEPS) * Fraction(1001, 1000)
# name -> (function, low, high, degree, bound of the error as a power of two, how it is used)
POLYNOMIALS = {
    "fn_exp_poly": (taylor(lambda n: Fraction(1, math.factorial(n + 2))), -HALF_EXPONENT, HALF_EXPONENT, 3, -46,
                    "e^r = 1 + r + r^2 p(r), |r| <= log(2)/256"),
    "fn_tanh_poly": (taylor(lambda n: Fraction(1, math.factorial(n + 2))), -HALF_EXPONENT, HALF_EXPONENT, 4, -54,
                     "the same for tanh, more exact"),
    "fn_log_poly": (taylor(lambda n: Fraction((-1) ** n, n + 3)), Fraction(-1, 220), Fraction(1, 220), 4, -45,
                    "log(1 + r) = r - r^2/2 + r^3 p(r), |r| < 1/220"),
    "fn_pow_poly": (taylor(lambda n: Fraction((-1) ** n, n + 3)), Fraction(-1, 220), Fraction(1, 220), 5, -54,
                    "the same for pow, more exact"),
    "fn_sin_poly": (taylor(lambda n: Fraction((-1) ** (n + 1), math.factorial(2 * n + 3))), Fraction(0), HALF_ANGLE**2, 2, -54,
                    "sin r = r + r^3 p(r^2), |r| <= pi/128"),
    "fn_cos_poly": (taylor(lambda n: Fraction((-1) ** n, math.factorial(2 * n + 4))), Fraction(0), HALF_ANGLE**2, 1, -39,
                    "cos r = 1 - r^2/2 + r^4 p(r^2), |r| <= pi/128"),
    "fn_atan_poly": (taylor(lambda n: Fraction((-1) ** (n + 1), 2 * n + 3)), Fraction(0), Fraction(1, 126) ** 2, 2, -49,
                     "atan v = v + v^3 p(v^2), |v| < 1/126"),
    "fn_asin_poly": (lambda x: series(asin_term, x) - ASIN_CUBE, Fraction(0), Fraction(1, 4), 13, -58,
                     "asin s = s + s^3 (c + p(s^2)), |s| <= 1/2, c = fn_asin_cube"),
    "fn_cbrt_poly": (cube_root, Fraction(1), Fraction(2), 5, -18, "the cube root on [1, 2]"),
}


def measured(poly, f, low, high):
    """The largest error of the rounded coefficients at 65 points."""
    points = [low + (high - low) * Fraction(k, 64) for k in range(65)]
    return max(abs(sum(Fraction(c) * x**n for n, c in enumerate(poly)) - f(x)) for x in points)


def polynomials():
    """name -> (doubles, comment)"""
    out = {}
    for name, (f, low, high, degree, bound, meaning) in POLYNOMIALS.items():
        poly = [nearest(c) for c in interpolate(f, low, high, degree)]
        error = measured(poly, f, low, high)
        assert error < Fraction(2) ** bound, (name, math.log2(error))
        out[name] = poly, f"{meaning}; error of p below 2^{bound}"
    return out


# ---- tables

def exp_rows():
    """2^(j/128) = head + tail, head of 26 bits."""
    root = 2 * ONE
    for _ in range(EXP_STEPS.bit_length() - 1):
        root = math.isqrt(root << BITS)
    value = ONE
    for _ in range(EXP_STEPS):
        yield parts(fraction(value), short(fraction(value), HALF_BITS))
        value = mul(value, root)


def log_rows():
    """Row i: 1/c as a multiple of 2^-10, and -log(1/c) = head + tail, head a multiple of 2^-42. The rows stand in the order of the
    bits of x counted from those of LOG_FIRST; c is the middle of the interval, and 1 for the one that has 1 inside."""
    first = log_first_bits()
    for i in range(LOG_STEPS):
        low, high = (double_of_bits(first + ((i + k) << (52 - LOG_STEPS.bit_length() + 1))) for k in (0, 1))
        inverse = Fraction(1) if low <= 1 < high else grid(2 / (low + high), -10)
        assert max(abs(z * inverse - 1) for z in (low, high)) < Fraction(1, 220)
        value = -fraction(fixed_log(fixed(inverse)))
        yield (nearest(inverse), *parts(value, grid(value, -42)))


def log_first_bits():
    """The bits of 11/16 shifted by half a row, so that 1 is inside a row and not at its edge."""
    return (0x3FE << 52) + (6 << 48) - (1 << (51 - LOG_STEPS.bit_length() + 1))


def double_of_bits(bits):
    return (1 + Fraction(bits & ((1 << 52) - 1), 1 << 52)) * Fraction(2) ** ((bits >> 52) - 1023)


def sin_rows():
    """sin(2 pi j / 128) = head + tail, head of 26 bits."""
    quarter = TURN_STEPS // 4
    sines = [fraction(fixed_sin_cos(2 * PI * j // TURN_STEPS)[0]) for j in range(quarter)] + [Fraction(1)]
    for j in range(TURN_STEPS):
        k = j % (2 * quarter)
        value = sines[min(k, 2 * quarter - k)] * (-1 if j >= 2 * quarter else 1)
        yield parts(value, short(value, HALF_BITS))


def atan_rows():
    """atan(j/64) = head + tail, head a multiple of 2^-49."""
    for j in range(ATAN_STEPS + 1):
        value = fraction(fixed_atan(ONE * j // ATAN_STEPS))
        yield parts(value, grid(value, -49))


def turn_words():
    """1/(2 pi) as 64-bit words, the most significant first: enough for the largest double, 2^1024, and 256 bits behind its units."""
    count = (1024 - 53 + 256) // 64 + 2
    scale = 64 * count
    pi = pi_bits(scale + 64)
    value = (1 << (2 * scale + 64 - 1)) // pi
    return [value >> (64 * (count - 1 - k)) & (2**64 - 1) for k in range(count)]


def pi_bits(bits):
    """pi in units of 2^-bits by Machin's formula: pi = 16 atan(1/5) - 4 atan(1/239)."""
    guard = 32

    def inverse_atan(n):
        term = (1 << (bits + guard)) // n
        total, k = term, 1
        while term:
            term //= -n * n
            if term == -1:
                break
            total += term // (2 * k + 1)
            k += 1
        return total

    return (16 * inverse_atan(5) - 4 * inverse_atan(239)) >> guard


def chunks(x, bits):
    """x as a sum of doubles of so many bits; the last has 53."""
    out = []
    for n in bits:
        head = short(x, n)
        out.append(nearest(head))
        x -= head
    return out


def constants():
    """name -> (doubles, comment)"""
    pi, ln2, step = fraction(PI), fraction(LN2), fraction(LN2) / EXP_STEPS
    angle = 2 * pi / TURN_STEPS
    return {
        "fn_exp_step": (chunks(step, (35, 53)), "log(2)/128; 35 bits, so that the product with a whole number below 2^18 is exact"),
        "fn_exp_rate": ([nearest(1 / step)], "128/log(2)"),
        "fn_log_two": (parts(ln2, grid(ln2, -42)), "log(2); the head is a multiple of 2^-42 as those of fn_log_table"),
        "fn_turn_step": (chunks(angle, (31, 31, 53)), "2 pi/128; 31 bits, so that the product with a whole number below 2^22 is exact"),
        "fn_turn_pair": (chunks(angle, (53, 53)), "2 pi/128"),
        "fn_turn_rate": ([nearest(1 / angle)], "128/(2 pi)"),
        "fn_half_pi": (parts(pi / 2, grid(pi / 2, -49)), "pi/2; the head is a multiple of 2^-49 as those of fn_atan_table"),
        "fn_asin_cube": ([nearest(ASIN_CUBE)], "p + c is 1/6 at 0; c makes p small at 1/4; 11 bits, so that the product with the cube of 14 is exact"),
        "fn_cube_roots": ([1.0, nearest(cube_root(Fraction(2))), nearest(cube_root(Fraction(4)))], "cube roots of 1, 2, 4"),
    }


TABLES = {
    "fn_exp_table": (exp_rows, 2, "2^(j/128) as head of 26 bits and tail"),
    "fn_log_table": (log_rows, 3, "1/c as a multiple of 2^-10; log c as head, a multiple of 2^-42, and tail"),
    "fn_sin_table": (sin_rows, 2, "sin(2 pi j/128) as head of 26 bits and tail"),
    "fn_atan_table": (atan_rows, 2, "atan(j/64) as head, a multiple of 2^-49, and tail"),
}
NOTE = "// Written by tools/gen.py from tools/gen/gen_functions.py. Do not edit.\n// clang-format off\n"


def camel(name):
    return "k" + "".join(w.capitalize() for w in name.split("_"))


def numbers(row):
    return ", ".join(float(x).hex() if x else "0.0" for x in row)


def small_arrays():
    """Constants and coefficients, in the header: their elements become operands of instructions."""
    for name, (values, comment) in {**constants(), **polynomials()}.items():
        yield f"// {comment}\nstatic const double {camel(name)}[{len(values)}] = {{\n    {numbers(values)}}};\n"


def outputs():
    """name -> text of the files."""
    tables = {name: (list(rows()), width, comment) for name, (rows, width, comment) in TABLES.items()}
    words = turn_words()
    declared = "".join(f"// {comment}\nextern const double {name}[{len(rows)}][{width}];\n" for name, (rows, width, comment) in tables.items())
    header = (f"{NOTE}// Tables and polynomials of the functions of reals, src/math/fn_*.h.\n#ifndef GENERATED_FUNCTION_TABLES_H\n"
              f"#define GENERATED_FUNCTION_TABLES_H\n\n#include <stdint.h>\n\n"
              f"enum {{ FN_EXP_STEPS = {EXP_STEPS}, FN_LOG_STEPS = {LOG_STEPS}, FN_TURN_STEPS = {TURN_STEPS} }};\n"
              f"// Bits of the first number of the first row of fn_log_table.\n#define FN_LOG_FIRST UINT64_C(0x{log_first_bits():016x})\n\n"
              f"{declared}// 1/(2 pi), the word of the highest bits first\nextern const uint64_t fn_turn_words[{len(words)}];\n\n"
              + "\n".join(small_arrays()) + "\n#endif\n")
    source = f'{NOTE}#include "generated/function_tables.h"\n'
    for name, (rows, width, _) in tables.items():
        body = "".join(f"    {{{numbers(row)}}},\n" for row in rows)
        source += f"\nconst double {name}[{len(rows)}][{width}] = {{\n{body}}};\n"
    source += f"\nconst uint64_t fn_turn_words[{len(words)}] = {{\n" + "".join(f"    UINT64_C(0x{w:016x}),\n" for w in words) + "};\n"
    return {"src/generated/function_tables.h": header, "src/generated/function_tables.c": source}
