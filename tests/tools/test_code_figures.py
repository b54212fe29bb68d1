"""The figures about the code, and the one that stays at zero."""

from pathlib import PurePosixPath

from code_figures import figures, working_copy


def sources(**files: str) -> dict[PurePosixPath, str]:
    return {PurePosixPath(f"src/coloretto/{name}.py"): text for name, text in files.items()}


def test_no_type_has_the_name_of_another() -> None:
    assert figures(working_copy()).ambiguous == {}


def test_a_name_that_two_modules_define_has_two_meanings() -> None:
    found = figures(sources(one="class Turn: ...", two="class Turn: ...", three="class _Own: ..."))
    assert found.ambiguous == {"Turn": ["src/coloretto/one.py", "src/coloretto/two.py"]}


def test_importers_are_counted_however_they_import() -> None:
    found = figures(
        sources(
            used="",
            plain="import coloretto.used",
            name="from coloretto.used import thing",
            lazy='RUNNER = "coloretto.plain:run"\nfrom coloretto import used',
        )
    )
    assert (found.modules, found.with_at_most_one_importer) == (4, 3)


def test_lint_exceptions_and_aliases_of_any_are_counted() -> None:
    text = "Row: TypeAlias = Any\nAxes = Any\nRows = list[Any]\nx = 1  # noqa: F841\n"
    found = figures(sources(module=text))
    assert (found.noqas, found.any_aliases) == (1, 2)
