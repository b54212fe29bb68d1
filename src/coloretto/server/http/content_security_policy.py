"""The content security policy of the web client: what its pages may load and run."""

DIRECTIVES = {
    "default-src": "'none'",
    "script-src": "'self' 'wasm-unsafe-eval'",  # the engine is WebAssembly
    "style-src": "'self'",
    "img-src": "'self' data:",  # the icon is part of the page
    "font-src": "'self'",
    "connect-src": "'self'",
    "manifest-src": "'self'",
    "worker-src": "'self'",
    "form-action": "'self'",
    "frame-ancestors": "'none'",
    "base-uri": "'none'",
    "object-src": "'none'",
}

HEADER_ONLY = {"frame-ancestors"}
"""Browsers ignore these in a page's own tag, and complain."""


def content_security_policy(*, in_page: bool = False) -> str:
    """The policy as the value of a header, or of a tag in the page."""
    left_out = HEADER_ONLY if in_page else set()
    return "; ".join(f"{name} {value}" for name, value in DIRECTIVES.items() if name not in left_out)
