"""Tables over HTTP and WebSocket.

config    how a server runs         app       the application and its errors
hub       all tables of a process   api       HTTP: tables
live      a table and its watchers  socket    WebSocket: who may connect
bot_turns when a bot must decide    sessions  WebSocket: what is said
thinking  the bots' processes       messages  all of it as types
worker    what runs in them         problems  errors in the client's terms
importing records from outside      pages     the web app's files
guard     who may ask, and headers  run       starting and stopping
uptime    when a server was there   caretaker what must happen though nobody asks
rematch   the same game once more   limits    how often, and how much
patience  with half a request       calls     what all requests share
lists     HTTP: about the server    summaries what is looked for among tables
wire      the connection below      talk      what people say to each other
house     its address in the house
"""

from __future__ import annotations

from regna.server.app import make_app
from regna.server.config import Config, Limits

__all__ = ["Config", "Limits", "make_app"]
