"""Measured figures of this machine."""
