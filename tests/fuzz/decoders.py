"""Every door through which text comes in: how it is read, what it may answer, and what makes sense to it."""

from __future__ import annotations

import gzip
import json
from collections.abc import Callable
from io import BytesIO
from pathlib import Path
from random import Random
from typing import NamedTuple

import msgspec

from hordago import conformance, record
from hordago.bots.speaker import Speaker
from hordago.cards.card import MalformedCard, cards
from hordago.game.errors import IllegalAction, Malformed
from hordago.record import MalformedRecord, position, tokens
from hordago.record.replay import replay
from hordago.record.verify import verify
from hordago.rules import PRESETS, Rules, RulesError
from hordago.server.config import Config
from hordago.server.origins import host_allowed, origin_allowed
from hordago.server.sessions import token_in
from hordago.service.ports import BrokenLog
from hordago.store import backup
from hordago.store.backup import BadBackup
from hordago.store.codec import decode_facts, encode_facts
from hordago.views import SPECTATOR, view
from hordago.wire import decode_command
from tests.properties.play import play, random_match, random_rules, random_table
from tests.record.play import recorded
from tests.store.test_store import LOG

VECTORS = Path(__file__).parent.parent / "vectors"


class Decoder(NamedTuple):
    """A door."""

    read: Callable[[bytes], object]
    errors: tuple[type[Exception], ...]
    """What it may raise; all else is a fault."""
    seeds: tuple[bytes, ...]
    share: float
    """Its part of all inputs: what takes long gets fewer."""


def text(data: bytes) -> str:
    """Bytes as a program's arguments and files bring them, lone surrogates and all."""
    return data.decode("utf-8", "surrogateescape")


def _record(data: bytes) -> object:
    read = record.read(text(data))
    return replay(read).fault, verify(read).fault


def _position(data: bytes) -> object:
    found = position.parse(text(data))
    return record.match_of(found) if found.viewer is None else record.view_of(found)


def _umi(data: bytes) -> None:
    """A program's answers are lines of letters that can be read, whatever it hears."""
    said: list[str] = []
    speaker = Speaker("random", said.append)
    for line in text(data).split("\n"):
        speaker.hear(line)
    assert all(line.isprintable() for line in said), said


def _vectors(data: bytes) -> object:
    return conformance.run(json.loads(text(data))).exit_code


def _backup(data: bytes) -> int:
    return sum(1 for _ in backup._lines(BytesIO(data)))


def _backup_inside(data: bytes) -> int:
    return _backup(gzip.compress(data, 1))


def _headers(data: bytes) -> object:
    """Cookies, hosts and origins, as the server reads them: it never stumbles over one."""
    header = data.decode("latin-1")
    config = Config(port=8000)
    return (
        token_in(header),
        host_allowed(config, header),
        origin_allowed(config, {"origin": header, "host": header}),
    )


def _commands() -> tuple[bytes, ...]:
    turn = {"id": "command-1", "turn": 12}
    told: list[dict[str, object]] = [
        {"t": "hello", "table": "abcdefgh", "resume": 5},
        {"t": "hello", "table": "abcdefgh", "resume": None},
        *({"t": "act", **turn, "do": do, "nonce": "ab" * 32} for do in ("x", "e2", "d:2o5c", "mus", "n")),
        {"t": "free", "id": "command-2", "hand": 3, "do": "s:two_kings"},
        {"t": "sit", "id": "command-3", "seat": 2, "name": "Ane ñ", "nonce": None},
        {"t": "chat", "id": "command-4", "text": "kaixo"},
        {"t": "invite", "id": "command-5", "seat": 1, "bot": "simple"},
        {"t": "mute", "id": "command-6", "seat": None, "on": True},
        {"t": "report", "id": "command-7", "seat": 1, "reason": "talk"},
        {"t": "pong", "n": "0123456789abcdef"},
    ]
    return tuple(json.dumps(each).encode() for each in told)


def _positions() -> tuple[bytes, ...]:
    """Positions of all kinds: before, in and after a hand, whole and as a seat sees them."""
    found: list[bytes] = []
    rng = Random(1)
    while len(found) < 60:
        match = random_match(rng, random_rules(rng), random_table(rng))
        for step in play(match, rng, free=0.3, expose=0.2, steps=40):
            if rng.random() < 0.1:
                for source in (
                    step.match,
                    view(step.match, rng.choice((SPECTATOR, *range(step.match.plan.seats)))),
                ):
                    try:
                        found.append(str(record.position_of(source)).encode())
                    except MalformedRecord:
                        continue
    return tuple(found)


def _some_vectors() -> tuple[bytes, ...]:
    vectors = json.loads((VECTORS / "rules.json").read_text(encoding="utf-8"))["vectors"]
    kinds: dict[str, list[object]] = {}
    for each in vectors:
        kinds.setdefault(each["type"], []).append(each)
    return tuple(json.dumps({"vectors": [each]}).encode() for some in kinds.values() for each in some[:3])


def _backups() -> tuple[bytes, ...]:
    lines = [
        b'["hordago-backup",1,"0001",1.5]',
        b'["row",["table",0,1.0,"clock","~0","e30=","W10=","' + b"A" * 43 + b'="]]',
        b'["due","table",7.5]',
        b'["end",1,1,"' + b"0" * 64 + b'"]',
    ]
    return (b"\n".join(lines), b"\n".join(lines[:2]), lines[0])


_POSITIONS = _positions()
_BACKUPS = _backups()
_TOKENS = tuple(
    b"x e2 40 o n k mus cut d:2o5c +:2o!2o k:12 s:two_kings l:2 claim:3 say:bet @1 deal:Ro3bCc1e".split()
)
DECODERS: dict[str, Decoder] = {
    "command": Decoder(
        decode_command, (msgspec.MsgspecError, UnicodeError, RecursionError), _commands(), 0.28
    ),
    "token": Decoder(lambda data: tokens.parse(text(data)), (Malformed,), _TOKENS, 0.2),
    "card": Decoder(lambda data: cards(text(data)), (MalformedCard,), (b"Ro 3b Cc 1e", b"7o"), 0.08),
    "position": Decoder(_position, (MalformedRecord, IllegalAction, Malformed), _POSITIONS, 0.1),
    "record": Decoder(
        _record,
        (MalformedRecord,),
        (
            *(
                (VECTORS / "records" / "v1" / name).read_bytes()
                for name in ("running.mgn", "three.mgn", "claims.mgn")
            ),
            record.write(recorded(Random(3))).encode(),
        ),
        0.015,
    ),
    "umi": Decoder(
        _umi,
        (),
        tuple(
            b"umi\nnewgame\nposition mfn " + each + b"\nlegal x e2-40\ngo movetime 100\nsignal"
            for each in _POSITIONS
        ),
        0.03,
    ),
    "vectors": Decoder(_vectors, (ValueError, RecursionError), _some_vectors(), 0.05),
    "rules": Decoder(
        lambda data: Rules.from_json(text(data)),
        (RulesError,),
        tuple(Rules.preset(name).to_json().encode() for name in PRESETS),
        0.05,
    ),
    "rules-toml": Decoder(
        lambda data: Rules.from_toml(text(data)),
        (RulesError,),
        tuple(Rules.preset(name).to_toml().encode() for name in PRESETS),
        0.03,
    ),
    "facts": Decoder(decode_facts, (BrokenLog,), tuple(encode_facts(entry.facts) for entry in LOG), 0.1),
    "backup": Decoder(_backup, (BadBackup,), tuple(map(gzip.compress, _BACKUPS)), 0.015),
    "backup-inside": Decoder(_backup_inside, (BadBackup,), _BACKUPS, 0.02),
    "headers": Decoder(
        _headers,
        (),
        (
            b"hordago=" + b"a" * 43,
            b"__Host-hordago=" + b"b" * 43 + b"; other=1",
            *(b"http://localhost:8000", b"localhost:8000", b"[::1]:8000", b"https://example.org"),
        ),
        0.03,
    ),
}
