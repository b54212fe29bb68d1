"""What `coloretto site` does."""

from argparse import Namespace
from pathlib import Path
from shlex import join

from coloretto.rules import ColorettoError
from coloretto.server.host.site import ForeignFolderError, NotAFolderError, NotBuiltError, write_site
from coloretto.terminal.errors import UsageError
from coloretto.terminal.i18n import t


def write_static_site(options: Namespace) -> int:
    folder: Path = options.folder
    try:
        site = write_site(folder)
    except NotAFolderError as error:
        raise UsageError(t("site-not-a-folder", folder=str(folder))) from error
    except ForeignFolderError as error:
        raise ColorettoError(t("site-foreign", folder=str(folder))) from error
    except NotBuiltError as error:
        raise ColorettoError(t("site-not-built")) from error
    size = f"{site.bytes / 1e6:.1f}"
    print(t("site-written", files=str(site.files), size=size, folder=str(folder)))
    print(t("site-upload"))
    print(t("site-try", command=join(["python", "-m", "http.server", "--directory", str(folder)])))
    return 0
