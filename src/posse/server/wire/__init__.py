"""What travels between the server and a client."""
