"""Everything that is said over HTTP and WebSocket, as types. docs/protocol.md explains them.

incoming   what a client says by socket     outgoing   what the server says by socket
requests   what is asked over HTTP          answers    what is answered there
fields     what they are made of

The types of the web app are made from these by tools/wire.py.
"""
