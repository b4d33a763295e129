"""The terminal game: the same engine, bots and words as the table in the browser, line by line."""
