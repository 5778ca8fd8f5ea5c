"""Who may read the metrics: by default only programs on this machine, and nobody through a proxy."""

from __future__ import annotations

from collections.abc import Iterable
from ipaddress import IPv6Address, ip_address
from typing import Final, Literal
from urllib.parse import urlsplit

MetricsAccess = Literal["local", "all", "off"]
METRICS_ACCESS: Final[tuple[MetricsAccess, ...]] = ("local", "all", "off")

# A proxy on this machine adds one of these to the requests it forwards.
FORWARDED: Final = (b"forwarded", b"x-forwarded-", b"x-real-ip", b"x-client-ip", b"cf-connecting-ip", b"via")


def may_read(access: MetricsAccess, address: str, headers: Iterable[tuple[bytes, bytes]]) -> bool:
    """Whether a request from this address may read the metrics."""
    return access == "all" or (access == "local" and is_local(address, headers))


def is_local(address: str, headers: Iterable[tuple[bytes, bytes]]) -> bool:
    """Whether a request comes from this machine and is addressed to it. A request that a proxy forwards seems
    to come from this machine too, but it has the proxy's headers or is addressed to the proxy's name."""
    host = b""
    for name, value in headers:
        if name.startswith(FORWARDED):
            return False
        if name == b"host":
            host = value
    return _is_loopback(address) and _is_loopback(_name(host))


def _name(host: bytes) -> str:
    """The name in a Host header, without the port."""
    try:
        return urlsplit("//" + host.decode("latin-1")).hostname or ""
    except ValueError:
        return ""


def _is_loopback(name: str) -> bool:
    if name == "localhost":
        return True
    try:
        address = ip_address(name)
    except ValueError:
        return False
    if isinstance(address, IPv6Address) and address.ipv4_mapped is not None:
        return address.ipv4_mapped.is_loopback
    return address.is_loopback
