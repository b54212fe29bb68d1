"""Single backquotes in docstrings: a link where they name something of ours, otherwise code."""

from docutils.nodes import Element, Node, TextElement, system_message
from docutils.parsers.rst.states import Inliner
from sphinx.addnodes import pending_xref
from sphinx.application import Sphinx
from sphinx.domains.python import PyXRefRole
from sphinx.environment import BuildEnvironment
from sphinx.util.typing import ExtensionMetadata


def docstring_role(
    _name: str, raw: str, text: str, line: int, inliner: Inliner
) -> tuple[list[Node], list[system_message]]:
    """A reference that may find nothing: a docstring quotes values and commands, too."""
    nodes, messages = PyXRefRole()("py:obj", raw, text, line, inliner)
    for node in nodes:
        if isinstance(node, Element):
            node["may_be_code"] = True
    return nodes, messages


def show_as_code(
    _app: Sphinx, _env: BuildEnvironment, node: pending_xref, content: TextElement
) -> TextElement | None:
    return content if node.get("may_be_code") else None


def setup(app: Sphinx) -> ExtensionMetadata:
    app.add_role("docstring", docstring_role)
    app.connect("missing-reference", show_as_code)
    return {"parallel_read_safe": True}
