"""Tests of single rules, named after what they say."""
