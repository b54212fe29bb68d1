"""How the tests run: hypothesis tries fewer examples where the kernel is interpreted."""

from os import environ
from tempfile import mkdtemp

from hypothesis import settings

environ["COLORETTO_DATA_DIR"] = mkdtemp(prefix="coloretto-tests-")  # never the data of whoever runs them
environ["COLORETTO_CONFIG_DIR"] = mkdtemp(prefix="coloretto-tests-")  # nor their settings
environ["COLORETTO_LANGUAGE"] = "en"

INTERPRETED = environ.get("NUMBA_DISABLE_JIT") == "1"

settings.register_profile("compiled", max_examples=100, deadline=None, derandomize="CI" in environ)
settings.register_profile("interpreted", max_examples=10, deadline=None, derandomize="CI" in environ)
settings.load_profile("interpreted" if INTERPRETED else "compiled")
