"""Tests of one thing each."""
