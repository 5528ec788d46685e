"""Where others of the house find this server: nobody else can open an address of `localhost`."""

from __future__ import annotations

import ipaddress
import socket

from regna.server.config import Config


def house(config: Config) -> list[str]:
    """The addresses of this server in the local network; none if it listens to itself alone."""
    try:
        address = ipaddress.ip_address(config.host or "::")
    except ValueError:
        return []  # a name: whoever gave it knows whom it reaches
    if address.is_loopback:
        return []
    found = household_address() if address.is_unspecified else config.host
    if found is None or ipaddress.ip_address(found).is_loopback:
        return []
    return [f"http://{f'[{found}]' if ':' in found else found}:{config.port}"]


def household_address() -> str | None:
    """This machine's address in the local network."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # nothing is sent: it only picks the way out
        except OSError:
            return None
        found: str = probe.getsockname()[0]
        return found
