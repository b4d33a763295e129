"""A second, deliberately naive reading of the rules of Mus, for differential testing.

Everything here is a straight transliteration of the written rules (RULES sections B, C, D and I), with
explicit lists and dictionaries and nothing clever. It imports nothing from the engine, so that the two can
only agree by both being right (or by both misreading the same sentence).
"""
