"""Counts in the source code that should become smaller, of one tree or of several beside each other.

Run as: python tools/code_figures.py [REVISION ...]    for example: python tools/code_figures.py 76a570a HEAD

Without a revision it reads the working copy. Names with more than one meaning are listed below the table.
"""

import ast
import re
import subprocess
import sys
from collections import defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from io import BytesIO
from pathlib import Path, PurePosixPath
from tarfile import TarFile

ROOT = Path(__file__).parents[1]
PACKAGE, WEB = "src/coloretto", "web/src"
ENTRIES = {"__init__", "__main__", "main"}
"""Modules that are imported by their package's users, or run."""
ANY = re.compile(r"^(?:type )?\w+(?:: TypeAlias)? = Any\b", re.MULTILINE)
EXPORTED_TYPE = re.compile(r"^export (?:abstract )?(?:class|interface|type|enum) (\w+)", re.MULTILINE)

Sources = Mapping[PurePosixPath, str]


@dataclass(frozen=True)
class Figures:
    """What is counted."""

    modules: int
    with_at_most_one_importer: int
    noqas: int
    any_aliases: int
    ambiguous: Mapping[str, list[str]]
    """The names that several modules define, with these modules."""

    @property
    def counts(self) -> dict[str, str]:
        share = f"{self.with_at_most_one_importer / self.modules:.0%}"
        return {
            "modules": str(self.modules),
            "with at most one importer": f"{self.with_at_most_one_importer} ({share})",
            "noqa": str(self.noqas),
            "aliases of Any": str(self.any_aliases),
            "names with several meanings": str(len(self.ambiguous)),
        }


def working_copy() -> Sources:
    paths = (path for folder in (PACKAGE, WEB) for path in (ROOT / folder).rglob("*") if path.is_file())
    sources = (path for path in paths if is_source(path.as_posix()))
    return {PurePosixPath(path.relative_to(ROOT)): path.read_text() for path in sources}


def revision(name: str) -> Sources:
    command = ["git", "-C", str(ROOT), "archive", name, PACKAGE, WEB]
    archive = TarFile(fileobj=BytesIO(subprocess.run(command, capture_output=True, check=True).stdout))
    members = (member for member in archive if member.isfile() and is_source(member.name))
    return {PurePosixPath(member.name): _text(archive, member.name) for member in members}


def _text(archive: TarFile, name: str) -> str:
    file = archive.extractfile(name)
    return file.read().decode() if file else ""


def is_source(path: str) -> bool:
    """Tests and what is generated are not counted."""
    return path.endswith((".py", ".ts")) and not path.endswith((".test.ts", ".d.ts")) and "schema" not in path


def figures(sources: Sources) -> Figures:
    python = {path: text for path, text in sources.items() if path.suffix == ".py"}
    modules = {module_name(path): ast.parse(text) for path, text in python.items()}
    counted = [name for name, path in zip(modules, python, strict=True) if path.stem not in ENTRIES]
    importers = importers_of(modules)
    return Figures(
        modules=len(counted),
        with_at_most_one_importer=sum(len(importers[name]) <= 1 for name in counted),
        noqas=sum(text.count("# noqa") for text in python.values()),
        any_aliases=sum(len(ANY.findall(text)) for text in python.values()),
        ambiguous=ambiguous(sources),
    )


def module_name(path: PurePosixPath) -> str:
    return ".".join(path.with_suffix("").parts[1:]).removesuffix(".__init__")


def importers_of(modules: Mapping[str, ast.Module]) -> defaultdict[str, set[str]]:
    """The modules that import each module; a package's `__init__` passes names on and does not count."""
    found: defaultdict[str, set[str]] = defaultdict(set)
    for importer, tree in modules.items():
        for imported in imports(tree) & modules.keys():
            if not imported.startswith(f"{importer}."):
                found[imported].add(importer)
    return found


def imports(tree: ast.Module) -> set[str]:
    """Also those that are named in a text, like `"coloretto.terminal.play.command:run_play"`."""
    names: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module:
            names |= {node.module, *(f"{node.module}.{alias.name}" for alias in node.names)}
        elif isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            names.add(node.value.partition(":")[0])
    return names


def ambiguous(sources: Sources) -> dict[str, list[str]]:
    """Public classes of Python, and exported types of TypeScript, that several modules define."""
    places: defaultdict[tuple[str, str], list[str]] = defaultdict(list)
    for path, text in sources.items():
        for name in defined_types(path, text):
            places[path.suffix, name].append(path.as_posix())
    return {name: found for (_, name), found in sorted(places.items()) if len(found) > 1}


def defined_types(path: PurePosixPath, text: str) -> Iterator[str]:
    """The names of the types that a module defines."""
    if path.suffix == ".ts":
        yield from (match[1] for match in EXPORTED_TYPE.finditer(text))
        return
    for node in ast.parse(text).body:
        if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
            yield node.name


def report(columns: Mapping[str, Figures]) -> Iterator[str]:
    rows = [{"": name, **each.counts} for name, each in columns.items()]
    for label in rows[0]:
        yield "".join([label.ljust(30), *(row[label].rjust(16) for row in rows)])
    for name, each in columns.items():
        yield ""
        yield f"Names with several meanings in {name}:"
        yield from (f"  {word}: {', '.join(places)}" for word, places in each.ambiguous.items())


def main(revisions: list[str]) -> int:
    columns = {name: figures(revision(name)) for name in revisions} or {
        "working copy": figures(working_copy())
    }
    print("\n".join(report(columns)))
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
