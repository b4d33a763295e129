"""A bot in plain Python: it speaks UMI (docs/reference/umi.md) and needs nothing but this file.

Watch it play: hordago selfplay --games 1 --out records --bots "umi:python examples/umi_bot.py,simple"
"""

import sys


def hand(position: str) -> list[str]:
    """The cards of the seat that is asked, as ["Ro", "7c", "7e", "1b"]; none before the deal."""
    fields = dict(word.split("=", 1) for word in position.partition("|")[0].split() if "=" in word)
    mine = fields["cards"].split("/")[int(fields["viewer"])] if "cards" in fields else ""
    return [mine[at : at + 2] for at in range(0, len(mine), 2)]


def decide(position: str, legal: list[str]) -> str:
    """One of the legal tokens; one with a range, such as d:1-4, wants a number from it."""
    cards = hand(position)
    good = [card for card in cards if card[0] in "RC1"]
    weak = [card for card in cards if card not in good]
    if legal[0].startswith("d:"):
        least, most = map(int, legal[0][2:].split("-"))
        return "d:" + "".join((weak + good)[: max(least, min(len(weak), most))])
    bold = len(good) >= (2 if " d:" in position else 3)  # less will do after a round of mus
    wanted = ("cut", "e", "q", "w") if bold else ("mus", "x", "n", "v")
    words = [token.partition("-")[0] for token in legal]
    return next((word for word in words if word.rstrip("0123456789") in wanted), words[0])


position, legal = "", ["x"]
answers = {"umi": "id name Two Kings\numiok", "isready": "readyok", "signal": "bestsignal none"}
for line in sys.stdin:
    word, _, rest = line.strip().partition(" ")
    if word == "position":
        position = rest
    elif word == "legal":
        legal = rest.split()
    elif word == "go":
        print("bestaction", decide(position, legal), flush=True)
    elif word in answers:
        print(answers[word], flush=True)
    elif word == "quit":
        break
