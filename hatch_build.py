"""A hatchling build hook that builds the web client into the package."""

import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SKIP = "COLORETTO_SKIP_WEB"


class WebClientHook(BuildHookInterface):  # type: ignore[type-arg]  # the builder's configuration is unused
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002 - the hook's interface
        if self.target_name != "wheel" or os.environ.get(SKIP):
            return
        sys.path.insert(0, str(Path(self.root) / "tools"))
        try:
            from build_web import BuildError, build  # noqa: PLC0415 - found by the path above
        finally:
            sys.path.pop(0)
        try:
            build()
        except BuildError as error:
            if version != "editable":  # a checkout works without the client; the server says how to build it
                raise
            self.app.display_warning(f"the web client was not built: {error}")
