"""Tables over HTTP and WebSocket.

config    how a server runs         app       the application and its errors
hub       all tables of a process   api       HTTP
live      a table and its watchers  socket    WebSocket: who may connect
bot_turns when a bot must decide    sessions  WebSocket: what is said
thinking  the bots' processes       messages  all of it as types
worker    what runs in them         problems  errors in the client's terms
importing records from outside      pages     the web app's files
guard     headers and limits        run       starting and stopping
"""

from __future__ import annotations

from regna.server.app import make_app
from regna.server.config import Config, Limits

__all__ = ["Config", "Limits", "make_app"]
