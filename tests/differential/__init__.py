"""The engine against the naive second model of the rules (tests/naive): where both can speak, they agree."""
