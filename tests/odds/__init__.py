"""Exact odds against plain counting, sampling, published figures and planted faults."""
