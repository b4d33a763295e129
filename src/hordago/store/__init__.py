"""The event log: append, then acknowledge, then publish."""
