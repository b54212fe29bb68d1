"""How blocks of code are shown."""

from docutils.nodes import Text, document, literal_block
from pygments.lexers.special import TextLexer
from sphinx.application import Sphinx
from sphinx.util.typing import ExtensionMetadata


def strip_blank_ends(_app: Sphinx, tree: document) -> None:
    """Doctest needs an empty line after its last output; readers do not."""
    for block in tree.findall(literal_block):
        if len(block.children) == 1:
            block.rawsource = block.astext().rstrip()
            block.children = [Text(block.rawsource)]
            block.setup_child(block.children[0])


def setup(app: Sphinx) -> ExtensionMetadata:
    app.add_lexer("ftl", TextLexer)  # Pygments does not know Fluent
    app.connect("doctree-read", strip_blank_ends)
    return {"parallel_read_safe": True}
