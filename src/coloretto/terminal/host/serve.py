"""What `coloretto serve` does."""

import sys
from argparse import Namespace
from dataclasses import replace

from coloretto.rules import ColorettoError
from coloretto.server.base.logs import log_to_error_stream
from coloretto.server.base.settings import Settings
from coloretto.server.host.checks import is_migration_due, run_checks
from coloretto.server.host.listening import PortInUseError
from coloretto.server.host.process import serve
from coloretto.server.live.warmup import warm_up_all
from coloretto.terminal.errors import UsageError
from coloretto.terminal.host.addresses import (
    ANY_PORT,
    EVERYWHERE,
    address_in_network,
    is_port_in_use,
    open_in_browser,
)
from coloretto.terminal.i18n import t
from coloretto.terminal.warmup import CompilationNotice, compilation_announced


def run_server(options: Namespace) -> int:
    if not options.check:  # which has a line of its own for it
        _check_options(options)
    settings = _settings(options)
    port = _port(options)
    notice = CompilationNotice(t("serve-compiling"))

    def started(address: str) -> None:
        _announce(options, settings, address)

    def prepared() -> None:
        if notice.is_given:
            print(t("serve-compiled"), file=sys.stderr, flush=True)

    with log_to_error_stream(options.log_level), compilation_announced(notice):
        if options.check:
            _check(options, settings, port)
            if is_migration_due(settings):  # starting would migrate it beside a running server
                print(t("serve-checked"))
                return 0
            warm_up_all()
        try:
            has_served = serve(settings, options.host, port, started, prepared, check=options.check)
        except PortInUseError as error:
            raise _not_started(options) from error
    if not has_served:
        raise _not_started(options)
    return 0


def _check(options: Namespace, settings: Settings, port: int) -> None:
    """Print one line per check; raise the first error, if any."""
    errors = []
    for result in run_checks(settings, options.host, port):
        state = "warning" if result.has_warning else "ok" if result.error is None else "failed"
        what = t(f"serve-check-{result.kind}")
        print(t(f"serve-check-is-{state}", what=what, detail=result.detail).rstrip(":\u00a0 "), flush=True)
        errors += [] if result.error is None else [result.error]
    for error in errors:
        raise _not_started(options) if isinstance(error, PortInUseError) else error


def _check_options(options: Namespace) -> None:
    try:
        _with_names(Settings(origins=(), host_names=(), trusted_proxies=()), options).check()
    except ColorettoError as error:
        raise UsageError(str(error)) from error


def _settings(options: Namespace) -> Settings:
    settings = Settings(limits=not options.no_limits)
    return _with_names(replace(settings, folder=options.data or settings.folder), options)


def _with_names(settings: Settings, options: Namespace) -> Settings:
    """With the names and addresses on the command line."""
    return replace(
        settings,
        origins=(*settings.origins, *options.origin),
        host_names=(*settings.host_names, *options.host_name, *_listening_name(options)),
        trusted_proxies=(*settings.trusted_proxies, *options.trusted_proxies),
    )


def _listening_name(options: Namespace) -> tuple[str, ...]:
    """The name it listens at, unless it listens everywhere."""
    return () if options.host in EVERYWHERE else (options.host,)


def _port(options: Namespace) -> int:
    """With `--open`, any other port if this one is in use."""
    port: int = options.port
    return ANY_PORT if options.open and is_port_in_use(options.host, port) else port


def _not_started(options: Namespace) -> ColorettoError:
    return ColorettoError(t("serve-failed", host=options.host, port=str(options.port)))


def _announce(options: Namespace, settings: Settings, address: str) -> None:
    print(t("serve-started", address=address))
    others = address_in_network(options.host, int(address.rsplit(":", 1)[1]))
    if others is not None:
        print(t("serve-network", address=others))
    print(t("serve-kept-in", place=settings.place))
    print(t("serve-checked") if options.check else t("serve-stop"), flush=True)
    if options.open and not options.check:
        has_opened = open_in_browser(address)
        print(t("serve-opened" if has_opened else "serve-open-it", address=address), flush=True)
