"""Writes every playthrough again."""

from tests.playthroughs.games import FOLDER, texts

for stale in FOLDER.glob("*.txt"):
    stale.unlink()
for file, text in texts().items():
    (FOLDER / file).write_text(text, encoding="utf-8")
    print(file)
