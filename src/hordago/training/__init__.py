"""The fast simulator (extra ``[fast]``): whole games played from tables unfolded from the engine.

Importing this package imports nothing heavy; :func:`hordago.training.sim.simulate` loads numba.
"""
