"""Bad input to a command."""


class Problem(Exception):
    """One clear line for whoever typed the command: what was wrong and where. Exit code 2."""
