"""Packages whose public names are imported on first use (PEP 562).

Importing a package must not cost more than the part that is used: a client reads `coloretto.record`'s JSON
without numba, which takes two seconds to load. A lazy `__init__` has three lists that a test keeps equal:
imports under `if TYPE_CHECKING`, which type checkers and editors read; `__all__`; and the call of
`lazy_names`, which takes effect at run time.
"""

import sys
from collections.abc import Iterable, Mapping
from importlib import import_module


def lazy_names(package: str, names: Mapping[str, Iterable[str]]) -> None:
    """Let a package import each of its public names from a submodule of it when the name is first used.

    `names` lists the names of each submodule. No public name may be that of a submodule: importing the
    submodule would replace the name. The functions go straight into the package's namespace, because type
    checkers that see a `__getattr__` accept every misspelt name.
    """
    homes = {name: f"{package}.{module}" for module, public in names.items() for name in public}
    namespace = vars(sys.modules[package])

    def getattr_(name: str) -> object:
        if name not in homes:
            raise AttributeError(f"module {package!r} has no attribute {name!r}")
        value = namespace[name] = getattr(import_module(homes[name]), name)
        return value

    namespace["__getattr__"] = getattr_
    namespace["__dir__"] = lambda: sorted({*namespace, *homes})
