"""Measured figures: our own work beside its peers, in turn, in one run on one core."""
