"""Who sends a request through a proxy, and whether it came by TLS. Only trusted proxies are believed."""

from collections.abc import Iterable, Sequence

from coloretto.server.base.networks import IpNetwork, is_in, parse_address
from coloretto.server.base.settings import Settings
from coloretto.server.http.asgi import App, Receive, Scope, Send
from coloretto.server.http.hosts import host_name_of

SECURE = {"http": "https", "ws": "wss", "https": "https", "wss": "wss"}
PLAIN = {secure: plain for plain, secure in (("http", "https"), ("ws", "wss"))}
UNKNOWN_PORT = 0


def with_trusted_proxies(app: App, settings: Settings) -> App:
    """Set the client's address from `X-Forwarded-For`, and the scheme from `X-Forwarded-Proto`.

    The address of a configured `https://` origin is served by TLS in any case: a proxy does that.
    """
    networks = settings.proxy_networks

    async def with_client(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in {"http", "websocket"}:
            scope = _forwarded(scope, networks) if networks else scope
            if host_name_of(scope) in settings.secure_hosts:
                scope = {**scope, "scheme": SECURE[scope["scheme"]]}
        await app(scope, receive, send)

    return with_client


def _forwarded(scope: Scope, networks: Sequence[IpNetwork]) -> Scope:
    sender = parse_address(scope["client"][0]) if scope.get("client") else None
    if sender is None or not is_in(sender, networks):
        return scope
    forwarded = {**scope, "client": (forwarded_client(scope, networks), UNKNOWN_PORT)}
    schemes = _values(scope, b"x-forwarded-proto")
    if schemes and schemes[-1] in {"https", "wss"}:
        forwarded["scheme"] = SECURE[scope["scheme"]]
    elif schemes and schemes[-1] in {"http", "ws"}:
        forwarded["scheme"] = PLAIN.get(scope["scheme"], scope["scheme"])
    return forwarded


def forwarded_client(scope: Scope, networks: Sequence[IpNetwork]) -> str:
    """The last address that a trusted proxy reports and that is not a trusted proxy itself.

    Every proxy appends the address it was contacted from; what stands before that, a client can make up.
    """
    client: str = scope["client"][0]
    for text in reversed(_values(scope, b"x-forwarded-for")):
        address = parse_address(_without_port(text))
        if address is None:
            return client
        client = str(address)
        if not is_in(address, networks):
            return client
    return client


def _values(scope: Scope, name: bytes) -> list[str]:
    headers: Iterable[tuple[bytes, bytes]] = scope["headers"]
    lines = [value.decode("latin-1") for key, value in headers if key == name]
    return [value.strip() for value in ",".join(lines).split(",") if value.strip()]


def _without_port(text: str) -> str:
    """`192.0.2.1:5000` and `[2001:db8::1]:5000` occur, too."""
    if text.startswith("["):
        return text[1:].partition("]")[0]
    return text.partition(":")[0] if text.count(":") == 1 else text
