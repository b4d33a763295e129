"""A program that reads frames gets the very views that the server made them from, whatever the rules."""

from __future__ import annotations

from typing import Any

import pytest

from hordago import wire as w
from hordago.rules import PRESETS, Rules
from hordago.service.facts import Settings
from hordago.views import view
from hordago.wire.read import Reader, decode_frame
from tests.service.world import Client, World
from tests.sizes import seeded, size

STEPS = size(small=60, ci=60, nightly=5_000)
FORMS: tuple[tuple[dict[str, Any], Settings], ...] = (
    ({"seats": 4}, Settings()),
    ({"seats": 2}, Settings(cut_by_seat=True)),
    ({"seats": 6, "sides": (0, 1, 2, 0, 1, 2)}, Settings(expose=0.4, sena_mode="partner")),
    ({"seats": 3}, Settings(dropped_signs=("blind",))),
    ({"seats": 4, "claims": "manual"}, Settings(expose=0.4)),
)


class Readers(World):
    """A table whose guests all read along."""

    views = 0

    def scan(self, client: Client, frame: bytes) -> None:
        super().scan(client, frame)
        readers: dict[str, Reader] = self.__dict__.setdefault("readers", {})
        reader = readers.setdefault(client.guest, Reader())
        told = decode_frame(frame)
        if reader.table is None and not isinstance(told, w.TableFrame):
            return  # it came later: its first frame is a table's
        reader.take(told)
        if isinstance(told, w.ViewFrame | w.UpdateFrame):
            assert self.state.match is not None
            assert reader.seen == view(self.state.match, self.state.viewer_of(client.guest))
            self.views += 1


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("form", range(len(FORMS)))
def test_what_is_read_is_what_was_seen(preset: str, form: int) -> None:
    random = seeded(f"{preset}/{form}")
    options, settings = FORMS[form]
    table = Readers(Rules.preset(preset, **options), settings, seed=random.random())
    table.arrive("watcher")
    assert table.say("host", w.Sit, seat=0, name="Ane") is None
    table.fill()
    assert table.say("host", w.Start) is None
    for _ in range(STEPS):
        if not table.state.playing:
            assert table.say("host", w.Rematch) is None
        elif not table.take_turns(random):
            table.wait(3.0)
    assert table.views > STEPS / 4
