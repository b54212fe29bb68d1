"""Lazy packages: what type checkers read, what is exported and what is imported are the same."""

import ast
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

import coloretto
from coloretto._lazy import lazy_names

ROOT = Path(coloretto.__file__).parent
LAZY = [file for file in sorted(ROOT.rglob("__init__.py")) if "lazy_names(" in file.read_text()]


def package_of(file: Path) -> str:
    return ".".join(("coloretto", *file.parent.relative_to(ROOT).parts))


PACKAGES = [package_of(file) for file in LAZY]
each_package = pytest.mark.parametrize("package", PACKAGES)


def typed_names(package: str) -> dict[str, str]:
    """The module of each name that a package imports, at once or for type checkers only."""
    found = dict(_typed_names(ast.parse(Path(str(import_module(package).__file__)).read_text())))
    found.pop("lazy_names")
    return found


def _typed_names(tree: ast.Module) -> Iterator[tuple[str, str]]:
    for block in tree.body:
        for statement in block.body if isinstance(block, ast.If) else [block]:
            if isinstance(statement, ast.ImportFrom) and str(statement.module).startswith("coloretto."):
                for alias in statement.names:
                    yield alias.name, str(statement.module)


def test_the_rules_and_the_records_are_lazy_packages() -> None:
    assert {"coloretto.rules", "coloretto.record"} <= set(PACKAGES)


@each_package
def test_a_package_exports_exactly_the_names_that_type_checkers_see(package: str) -> None:
    assert sorted(import_module(package).__all__) == sorted(typed_names(package))


@each_package
def test_a_name_of_a_package_comes_from_the_module_that_type_checkers_see(package: str) -> None:
    exported = import_module(package)
    for name, home in typed_names(package).items():
        assert getattr(exported, name) is getattr(import_module(home), name)
    assert set(exported.__all__) <= set(dir(exported))


@each_package
def test_no_name_of_a_package_is_also_the_name_of_a_module_in_it(package: str) -> None:
    folder = Path(str(import_module(package).__file__)).parent
    modules = {file.stem for file in folder.glob("*.py")} | {file.name for file in folder.glob("*/")}
    assert not modules & set(typed_names(package))


@each_package
def test_an_unknown_name_is_an_attribute_error_like_any_modules(package: str) -> None:
    with pytest.raises(AttributeError, match=f"module '{package}' has no attribute 'nosuch'"):
        _ = import_module(package).nosuch
    with pytest.raises(ImportError, match="cannot import name 'nosuch'"):
        exec(f"from {package} import nosuch")  # noqa: S102 - the statement is what is tested


def test_a_submodule_is_imported_when_a_name_of_it_is_first_used(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "shop").mkdir()
    (tmp_path / "shop" / "__init__.py").write_text("")
    (tmp_path / "shop" / "fruit.py").write_text("APPLE = object()\n")
    monkeypatch.syspath_prepend(tmp_path)
    shop = import_module("shop")
    lazy_names("shop", {"fruit": ["APPLE"]})
    assert "APPLE" in dir(shop)
    assert "shop.fruit" not in sys.modules
    apple = shop.APPLE
    assert "shop.fruit" in sys.modules
    assert vars(shop)["APPLE"] is apple is sys.modules["shop.fruit"].APPLE
    for name in ("shop", "shop.fruit"):
        monkeypatch.delitem(sys.modules, name)
