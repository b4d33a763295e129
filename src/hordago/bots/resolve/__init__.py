"""The current lance worked out anew, with its real amounts and ranges (docs/adr/0020). Needs numpy."""
