"""Tests of the levels of bots."""
