"""The HTTP and WebSocket interface: routes, sockets, cookies, the client's files."""
