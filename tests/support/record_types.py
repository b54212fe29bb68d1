"""Protocols of compiled records, compared with the dtypes of the arrays that hold the records."""

from typing import Any, get_type_hints

import numpy as np
from numpy.typing import NDArray

NUMBERS = {"i": int, "u": int, "f": float, "b": bool}


def assert_describes(protocol: type, dtype: np.dtype[np.void]) -> None:
    """A record's Protocol has the fields of its dtype, in the same order and of the same types.

    A number is an `int`, `float` or `bool`, or NumPy's type of exactly its size.
    """
    hints = get_type_hints(protocol)
    assert tuple(hints) == dtype.names
    for name, hint in hints.items():
        field = dtype[name]
        is_same = hint in (_expected(field), field.type)
        assert is_same or _describes_record(hint, field), f"{protocol.__name__}.{name}"


def _expected(field: np.dtype[Any]) -> object:
    if field.subdtype is None:
        return NUMBERS.get(field.kind)
    array: object = NDArray[field.base.type]  # type: ignore[name-defined]  # a value, not an annotation
    return array


def _describes_record(hint: type, field: np.dtype[Any]) -> bool:
    """A record inside a record has a Protocol of its own."""
    if field.subdtype is not None or field.names is None:
        return False
    assert_describes(hint, field)
    return True
