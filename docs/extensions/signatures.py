"""Signatures as a reader writes them, without what only the type checker and the decoder need."""

import re
from enum import Enum
from importlib import import_module
from inspect import isclass
from typing import TypeVar, get_type_hints

from docutils.nodes import TextElement
from msgspec import Struct
from sphinx.addnodes import pending_xref
from sphinx.application import Sphinx
from sphinx.environment import BuildEnvironment
from sphinx.util.typing import ExtensionMetadata

ARRAY = re.compile(r"~?numpy\.ndarray\[tuple\[~?typing\.Any, \.\.\.\], ~?numpy\.dtype\[([^\]]+)\]\]")


def hide_constraints(_app: Sphinx) -> None:
    """Show `Annotated[int, Meta(ge=0)]` as `int`: the guide to the server lists the limits."""
    import_module("coloretto.client")
    for struct in _subclasses(Struct):
        if struct.__module__.startswith("coloretto."):
            hints = get_type_hints(struct)
            struct.__annotations__ = {name: hints[name] for name in struct.__annotations__}


def _subclasses(of: type) -> list[type]:
    below: list[type] = type.__subclasses__(of)
    return below + [each for one in below for each in _subclasses(one)]


def plain_signature(
    _app: Sphinx,
    _what: str,
    _name: str,
    thing: object,
    _options: object,
    signature: str | None,
    result: str | None,
) -> tuple[str, str | None] | None:
    """Nobody calls a protocol or an enumeration; a default made for each object is an ellipsis."""
    is_uncallable = isclass(thing) and (getattr(thing, "_is_protocol", False) or issubclass(thing, Enum))
    if is_uncallable:
        return "", None
    if signature is None:
        return None
    return _with_short_arrays(signature.replace("<factory>", "...")), result and _with_short_arrays(result)


def _with_short_arrays(text: str) -> str:
    """NumPy spells `NDArray[int8]` out."""
    return ARRAY.sub(r"~numpy.typing.NDArray[\1]", text)


def show_type_variable(
    _app: Sphinx, _env: BuildEnvironment, node: pending_xref, content: TextElement
) -> TextElement | None:
    """A type variable is a placeholder, so there is nothing to link to."""
    module, _, name = str(node.get("reftarget")).rpartition(".")
    is_ours = module.startswith("coloretto.")
    return content if is_ours and isinstance(getattr(import_module(module), name, None), TypeVar) else None


def setup(app: Sphinx) -> ExtensionMetadata:
    app.connect("builder-inited", hide_constraints)
    app.connect("autodoc-process-signature", plain_signature)
    app.connect("missing-reference", show_type_variable)
    return {"parallel_read_safe": True}
