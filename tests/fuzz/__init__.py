"""Rubbish (R10): what cannot be read is refused in one known way, whatever it is.

`make fuzz` looks for new rubbish, led by coverage. What it finds is kept in ``corpus``, and tried on every
change.
"""
