"""The server's tables inside one browser: the same rooms, the page for a network, no web framework."""
