"""A bot that plays at a server's table by the bot API, with nothing but Python: SERVER TOKEN TABLE.

It cuts the mus, passes, refuses and gives up as few cards as it may: the place to begin.
"""

import json
import sys
import urllib.error
import urllib.request
import uuid
from typing import Any

WORDS = {"no_mus": "cut", "paso": "x", "no_quiero": "n", "no_queremos": "nn", "visto_no": "w"}


def main(server: str, token: str, table: str) -> None:
    """Sit down, and play until the match is over."""

    def ask(path: str, body: dict[str, Any] | None = None) -> Any:
        data = None if body is None else json.dumps(body).encode()
        headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
        request = urllib.request.Request(f"{server}/api/bot/tables/{table}/{path}", data, headers)
        return urllib.request.urlopen(request, timeout=30)

    def post(what: str, **values: Any) -> None:
        try:
            ask(what, {"id": uuid.uuid4().hex, **values}).close()
        except urllib.error.HTTPError as error:
            if error.code != 409:  # 409: the table has moved on
                raise

    post("join")
    seat, played = None, False
    for line in ask("stream"):
        if not line.strip():
            continue  # the stream says every few seconds that it lives
        frame = json.loads(line)
        if frame["t"] == "table":
            seat, status = frame["seat"], frame["table"]["status"]
            if seat is None or (played and status != "playing"):
                return
            played = status == "playing"
        elif frame["t"] in ("view", "update"):
            view, pause = frame["view"], frame["pause"]
            if pause and seat not in pause["ready"]:
                post("ready", hand=pause["hand"])
            elif view["legal"] and (not pause or view["stage"] == "claims"):
                post("action", turn=view["turn"], do=choose(view))


def choose(view: dict[str, Any]) -> str:
    """A legal token, as modest as there is one."""
    legal = {each["kind"]: each for each in view["legal"]}
    if "discard" in legal:
        return "d:" + "".join(view["cards"][: legal["discard"]["min"]])
    if "cut" in legal:
        return f"k:{legal['cut']['min']}"
    return next(token for kind, token in WORDS.items() if kind in legal)


if __name__ == "__main__":
    main(*sys.argv[1:])
