"""Packages that the base install does without."""


def missing(package: str, extra: str) -> ModuleNotFoundError:
    """An error that says which extra brings a package."""
    return ModuleNotFoundError(f"{package} is missing: install the extra coloretto[{extra}]", name=package)
