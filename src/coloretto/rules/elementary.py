"""The exponential function and the natural logarithm in plain double arithmetic.

The C libraries of different systems round them differently in the last bit. These use nothing but the
operations that IEEE 754 defines exactly, so a bot computes the same numbers, and plays the same moves, on
every machine. Their errors are below one unit in the last place.
"""

from math import inf, nan

import numpy as np

from coloretto.rules.compiled import compiled

LOG2_E = 1.4426950408889634
LN_2_HIGH = 0.6931471803691238  # its last bits are 0: products with exponents are exact
LN_2_LOW = 1.9082149292705877e-10  # the rest of ln 2

EXP_OVERFLOW = 709.782712893384  # the exponential of more is no finite number
EXP_UNDERFLOW = -745.1332191019412  # that of less is 0

# A double: a sign, an exponent of 11 bits with this bias, and a fraction of 52 bits.
FRACTION_BITS = 52
BIAS = 1023
LEAST_NORMAL = 2.2250738585072014e-308
SQRT_HALF = 0x3FE6A09E << 32  # the bits of the square root of 1/2, nearly
UP_54 = 18014398509481984.0  # 2**54
DOWN_1000 = 9.332636185032189e-302  # 2**-1000
LARGE = 2000  # greater than every exponent


@compiled
def exp(x: float) -> float:
    """e**x = 2**k e**r, with k whole and r between -ln 2 / 2 and ln 2 / 2, where the series ends soon."""
    if not EXP_UNDERFLOW <= x <= EXP_OVERFLOW:
        return 0.0 if x < 0.0 else inf if x > 0.0 else nan
    k = int(x * LOG2_E + (LARGE + 0.5)) - LARGE
    high = x - k * LN_2_HIGH
    low = k * LN_2_LOW
    r = high - low
    y = 1.0 + (r + (exp_tail(r) + ((high - r) - low)))
    if k > BIAS:
        return 2.0 * y * power_of_two(k - 1)
    if k > -BIAS:
        return y * power_of_two(k)
    return y * power_of_two(k + 1000) * DOWN_1000  # rounds once, to a subnormal number


@compiled
def exp_tail(r: float) -> float:
    """The Taylor series of e**r without its first two terms, in an order that keeps processors busy."""
    r2 = r * r
    r4 = r2 * r2
    low = (1 / 2 + r * (1 / 6)) + r2 * (1 / 24 + r * (1 / 120))
    middle = (1 / 720 + r * (1 / 5040)) + r2 * (1 / 40320 + r * (1 / 362880))
    high = (1 / 3628800 + r * (1 / 39916800)) + r2 * (1 / 479001600 + r * (1 / 6227020800))
    return r2 * (low + r4 * (middle + r4 * high))


@compiled
def log(x: float) -> float:
    """Ln x = k ln 2 + ln(1 + f), with k whole and 1 + f between the square roots of 1/2 and 2."""
    if not 0.0 < x < inf:
        return -inf if x == 0.0 else x if x > 0.0 else nan
    shift = 0
    if x < LEAST_NORMAL:
        x *= UP_54
        shift = 54
    bits = int(np.float64(x).view(np.int64))
    k = (bits - SQRT_HALF) >> FRACTION_BITS
    f = float(np.int64(bits - (k << FRACTION_BITS)).view(np.float64)) - 1.0
    k -= shift
    s = f / (2.0 + f)
    half_square = 0.5 * f * f
    return k * LN_2_HIGH - ((half_square - (s * (half_square + log_tail(s * s)) + k * LN_2_LOW)) - f)


@compiled
def log_tail(z: float) -> float:
    """The Taylor series of 2 artanh(s) / s in z = s * s without its first term."""
    z2 = z * z
    z4 = z2 * z2
    low = (2 / 3 + z * (2 / 5)) + z2 * (2 / 7 + z * (2 / 9))
    middle = (2 / 11 + z * (2 / 13)) + z2 * (2 / 15 + z * (2 / 17))
    high = (2 / 19 + z * (2 / 21)) + z2 * (2 / 23)
    return z * (low + z4 * (middle + z4 * high))


@compiled
def power_of_two(exponent: int) -> float:
    """2.0 ** exponent, from its bits, for exponents of normal numbers: -1022 to 1023."""
    return float(np.int64((exponent + BIAS) << FRACTION_BITS).view(np.float64))
