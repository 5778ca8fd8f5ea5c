"""Who may read the server's figures: by default programs on this machine, nobody by way of a proxy."""

from __future__ import annotations

from collections.abc import Iterable
from ipaddress import IPv6Address, ip_address
from typing import Final, Literal
from urllib.parse import urlsplit

Readers = Literal["local", "all", "off"]
READERS: Final[tuple[Readers, ...]] = ("local", "all", "off")

# A proxy on this machine adds one of these to what it passes on.
PASSED_ON: Final = (b"forwarded", b"x-forwarded-", b"x-real-ip", b"x-client-ip", b"cf-connecting-ip", b"via")


def may_read(readers: Readers, address: str, headers: Iterable[tuple[bytes, bytes]]) -> bool:
    """Whether a request from this address may see the figures."""
    return readers == "all" or (readers == "local" and is_local(address, headers))


def is_local(address: str, headers: Iterable[tuple[bytes, bytes]]) -> bool:
    """Whether it comes from this machine and was meant for it. What a proxy passes on seems to come from here
    too; but it says so, or it was sent to the proxy's own name."""
    host = b""
    for name, value in headers:
        if name.startswith(PASSED_ON):
            return False
        if name == b"host":
            host = value
    return _is_loopback(address) and _is_loopback(_name(host))


def _name(host: bytes) -> str:
    """The name in a Host header, without its port."""
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
