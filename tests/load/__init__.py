"""Load: many people who play legal Mus over real sockets against a real server, and look at all they get.

``python -m tests.load --help`` says what can be measured.
"""
