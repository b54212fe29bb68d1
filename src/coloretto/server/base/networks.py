"""IP addresses and networks: who is trusted, and which networks belong to this machine's surroundings."""

from collections.abc import Sequence
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import TypeAlias

from coloretto.rules import ColorettoError

Address: TypeAlias = IPv4Address | IPv6Address
IpNetwork: TypeAlias = IPv4Network | IPv6Network


class IpNetworkError(ColorettoError):
    """A setting is neither an address nor a network."""


def parse_networks(texts: Sequence[str]) -> tuple[IpNetwork, ...]:
    return tuple(_parse_network(text) for text in texts)


def _parse_network(text: str) -> IpNetwork:
    try:
        return ip_network(text)
    except ValueError as error:
        raise IpNetworkError(f"{text!r} is neither an IP address nor a network: {error}") from error


def parse_address(text: str) -> Address | None:
    """An address, IPv4 where it is only mapped to IPv6; None if the text is something else."""
    try:
        parsed = ip_address(text.partition("%")[0])
    except ValueError:
        return None
    return (parsed.ipv4_mapped or parsed) if isinstance(parsed, IPv6Address) else parsed


def is_in(address: Address, networks: Sequence[IpNetwork]) -> bool:
    return any(address in network for network in networks)
