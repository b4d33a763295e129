"""The art of Hordago: its own Spanish-suited deck, icons, faces and mark, as SVG."""
