"""Which network an address belongs to: limits count networks, not addresses."""

from __future__ import annotations

from ipaddress import IPv6Address, ip_address, ip_network
from typing import Final

IPV6_PREFIX: Final = 64  # what one household or one rented machine gets: 2^64 addresses


def network_of(address: str) -> str:
    """The address itself, or its network: nobody becomes somebody else by using another IPv6 address."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:  # a unix socket has none
        return address
    if not isinstance(found, IPv6Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ip_network((found, IPV6_PREFIX), strict=False))
