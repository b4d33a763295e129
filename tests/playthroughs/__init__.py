"""Games that have been played and written down, to be read by people and compared by a test.

``python -m tests.playthroughs`` writes the files again; look at the difference before you commit it.
"""
