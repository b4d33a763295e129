"""A simulator of table lives (R6): the real service, with simulated time, network, disk and people.

Everything follows from one seed. `python -m tests.sim SEED` plays a life again and tells it line by line.
"""
