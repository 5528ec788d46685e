"""Errors in the client's terms: a code, facts, a sentence, and a status."""

from __future__ import annotations

import msgspec

from regna.core import BadInput, IllegalMove, RegnaError
from regna.server.messages.answers import Problem
from regna.store import Conflict, NoTable, Unavailable
from regna.table import Denied, OtherRules

# Besides those of a table (regna.table.denied.SENTENCES, `table-` on the wire).
CODES = (
    "server-bad-input",
    "server-bad-json",
    "server-bad-record",
    "server-bad-request",
    "server-damaged",
    "server-hello-again",
    "server-illegal",
    "server-internal",
    "server-no-advice",
    "server-no-page",
    "server-no-table",
    "server-not-yours",
    "server-other-rules",
    "server-record-later",
    "server-record-not-begun",
    "server-full",
    "server-too-large",
    "server-too-many-requests",
    "server-too-many-tables",
    "server-too-slow",
    "server-too-talkative",
    "server-unavailable",
    "server-wrong-host",
    "server-wrong-origin",
    "server-wrong-type",
)


class Refused(RegnaError):
    """The server itself says no."""

    def __init__(self, code: str, text: str, status: int = 403, wait: int = 0) -> None:
        self.code = code
        self.status = status
        self.wait = wait  # seconds after which to try again
        super().__init__(text)


def not_yours() -> Refused:
    return Refused("server-not-yours", "This needs the secret of the seat or of the host.")


def problem_of(error: Exception) -> tuple[int, Problem]:
    """The status and the message for an error."""
    if isinstance(error, Refused):
        return error.status, Problem(error.code, str(error))
    if isinstance(error, IllegalMove):
        refusal = error.refusal
        facts = {"code": refusal.code, "facts": refusal.facts, "rule": refusal.rule}
        return 409, Problem("server-illegal", f"Not allowed: {error}.", facts)
    if isinstance(error, Denied):
        return 409, Problem(f"table-{error.code}", str(error), error.facts)
    if isinstance(error, OtherRules):
        return 409, Problem("server-other-rules", f"This game was played by other rules: {error}.")
    if isinstance(error, BadInput):
        return 400, Problem(
            "server-bad-input", str(error), {"expected": error.expected}, error.field
        )
    if isinstance(error, NoTable):
        return 404, Problem("server-no-table", "There is no such table.")
    if isinstance(error, (Conflict, Unavailable)):
        return 503, Problem("server-unavailable", f"Not saved, please try again: {error}.")
    if isinstance(error, msgspec.ValidationError):
        text, _, path = str(error).partition(" - at ")
        return 400, Problem("server-bad-input", f"{text}.", {}, path.strip("`").removeprefix("$."))
    if isinstance(error, RecursionError):
        return 400, Problem("server-bad-json", "This is nested too deep.")
    if isinstance(error, (msgspec.DecodeError, UnicodeDecodeError)):
        return 400, Problem("server-bad-json", f"This is not JSON: {error}.")
    return 500, Problem("server-internal", "Something went wrong here; it has been noted.")
