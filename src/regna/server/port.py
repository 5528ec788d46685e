"""Whether a server can listen at a port, before anything is started.

Standard library only, nothing else of Regna, and readable for older Pythons: `make play` asks
here before anything is built (tools/ready.py).
"""

from __future__ import annotations

import errno
import http.client
import json
import socket


def problem(host: str, port: int) -> str | None:
    """Why a server cannot listen there, None if it can."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        with socket.create_server((host, port), family=family):
            return None
    except OSError as error:
        reason = error
    if reason.errno != errno.EADDRINUSE:
        return f"port {port} of {host} cannot be used: {reason.strerror or reason}"
    other = 8233 if port != 8233 else 8234
    if _is_regna(port):
        another = f"REGNA_DATABASE=FILE make play PORT={other}"
        return f"Regna runs at http://localhost:{port}/ already. For another one: {another}"
    way_out = f"make play PORT={other} (or: regna serve --port {other})"
    return f"another program uses port {port} of {host}. Use another port: {way_out}"


def _is_regna(port: int) -> bool:
    """Whether it is a server of ours that answers at a port of this machine."""
    connection = http.client.HTTPConnection("localhost", port, timeout=2)
    try:
        connection.request("GET", "/api/health")
        answer = json.loads(connection.getresponse().read(1000))
        return isinstance(answer, dict) and answer.get("status") == "ok" and "tables" in answer
    except (OSError, ValueError, http.client.HTTPException):
        return False
    finally:
        connection.close()
