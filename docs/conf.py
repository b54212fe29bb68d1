"""The configuration of the documentation site; `make docs` builds it."""

import sys
from os import environ
from pathlib import Path

DOCS = Path(__file__).parent
sys.path.insert(0, str(DOCS / "extensions"))

environ["NUMBA_DISABLE_JIT"] = "1"  # autodoc reads plain functions, and nothing is compiled
environ["COLUMNS"] = "90"  # usage lines look the same wherever the site is built

from coloretto import __version__  # noqa: E402 - numba reads its settings when it is first imported

project = "Coloretto"
author = "The Coloretto developers"
version = release = __version__

extensions = [
    "sphinx.ext.autodoc",
    "myst_parser",
    "code_blocks",
    "command_line",
    "docstring_role",
    "signatures",
]
exclude_patterns = ["extensions"]

myst_enable_extensions = ["colon_fence", "deflist"]
myst_heading_anchors = 4

smartquotes = False  # they would turn the two hyphens of an option into a dash
default_role = "docstring"
autodoc_inherit_docstrings = False  # a framework's own docstrings say nothing about this game
autodoc_typehints = "signature"
autodoc_typehints_format = "short"
autodoc_member_order = "bysource"
autodoc_preserve_defaults = True
autodoc_default_options = {"members": True, "undoc-members": True}
python_use_unqualified_type_names = True
python_maximum_signature_line_length = 140
toc_object_entries_show_parents = "hide"
add_module_names = False

nitpicky = True
OTHERS = (*sys.stdlib_module_names, "gymnasium", "msgspec", "numpy", "open_spiel", "pettingzoo", "pyspiel")
nitpick_ignore_regex = [
    # No inventories are downloaded, so what others document has no target here. Our own names have one.
    ("py:.*", rf"({'|'.join(OTHERS)})\..+"),
]

html_theme = "furo"
html_title = "Coloretto"
html_logo = "../web/public/icons/icon-192.png"
html_favicon = "../web/public/favicon.ico"
html_static_path = ["static"]
html_css_files = ["site.css"]
html_copy_source = False
html_show_sphinx = False
html_theme_options = {
    "light_css_variables": {"color-brand-primary": "#1c5a3f", "color-brand-content": "#1c5a3f"},
    "dark_css_variables": {"color-brand-primary": "#8bdcae", "color-brand-content": "#8bdcae"},
}
