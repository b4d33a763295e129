"""Verify (R18): fair matches pass, what is flipped is refused with its place, nothing unchecked counts."""

from __future__ import annotations

import random
import re
from collections import Counter
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest

from hordago import fair
from hordago.arena.sitting import derived, play
from hordago.cards import CARDS
from hordago.cli import main
from hordago.fair.seats import draw_seats
from hordago.game import (
    Action,
    Cut,
    Discard,
    Envido,
    Legal,
    Look,
    Match,
    Mus,
    MusVisto,
    Sena,
    Table,
    new_match,
)
from hordago.record import DealRecord, HandRecord, MalformedRecord, Record, read, write
from hordago.record.verify import DealCheck, verify
from hordago.rules import PRESETS, Rules
from hordago.views import SeatView
from tests.record.play import WORDS, random_rules, random_table
from tests.sizes import SEED, Counts, size

MATCHES = size(small=30, ci=50, nightly=5_000)
FLIPS = size(small=100, ci=250, nightly=10_000)


class Talker:
    """Plays at random, but asks for many cards and never bets the game, so that hands are long and many."""

    def __init__(self, seed: str) -> None:
        self._random = random.Random(seed)

    def act(self, view: SeatView, legal: Legal) -> Action:
        choice = self._random.choice([each for each in legal if each.kind != "ordago"])
        if legal.choice("mus") and self._random.random() < 0.8:
            return Mus()
        if choice.kind == "discard":
            return Discard(self._random.sample(view.cards, choice.max or 0))
        if choice.kind == "cut":
            return Cut(self._random.randint(choice.min or 0, choice.max or 0))
        if choice.kind == "envido":
            return Envido(choice.min or 0)
        return MusVisto(choice.kind == "visto_yes") if choice.kind[:5] == "visto" else WORDS[choice.kind]()

    def signal(self, view: SeatView) -> Look | Sena | None:
        free = [action for action in view.free if isinstance(action, Look | Sena)]
        return self._random.choice(free) if free and self._random.random() < 0.2 else None


def played(match: Match, name: str, expose: float = 0.0) -> Record:
    seats = range(match.rules.seats)
    names = [f"talker {seat}" for seat in seats]
    return play(match, names, [Talker(f"{name} {seat}") for seat in seats], derived(bytes(32), name), expose)


@cache
def match(name: str, preset: str = "basque", **changes: object) -> Record:
    return played(new_match(Rules.preset(preset, games_to_win=1, **changes)), name)


def with_deal(record: Record, hand: int, **changes: object) -> Record:
    """The record with something changed in the first deal of a hand."""
    hands = list(record.hands)
    deals = (replace(hands[hand].deals[0], **changes), *hands[hand].deals[1:])  # type: ignore[arg-type]
    hands[hand] = replace(hands[hand], deals=deals)
    return replace(record, hands=tuple(hands))


def fault(record: Record) -> str:
    verified = verify(record)
    assert not verified.ok
    assert verified.fault is not None
    assert "\n" not in str(verified.fault)
    return str(verified.fault)


@pytest.mark.slow
@pytest.mark.parametrize("n", range(MATCHES))
def test_matches_with_fair_deals_pass(n: int, record_property: Counts) -> None:
    """All presets, seats and options; cards are exposed and dealt again, seats cut, stocks run out."""
    rng = random.Random(f"{SEED}/verify/{n}")
    rules = random_rules(rng).replace(target=40, games_to_win=1, sets_to_win=1)
    start = new_match(rules, rng.randrange(rules.seats), table=random_table(rng))
    record = played(start, f"{SEED} {n}", rng.choice((0.0, 0.1)))
    verified = verify(read(write(record)))
    assert verified.fault is None
    assert verified.ok
    assert len(verified.deals) == sum(len(hand.deals) for hand in record.hands)
    assert all(deal.checked for deal in verified.deals)
    record_property("matches", 1)
    record_property("deals", len(verified.deals))


@pytest.mark.slow
def test_what_was_checked_is_counted() -> None:
    """Together these matches have every kind of card move; each is counted, so each was looked at."""
    told: Counter[str] = Counter()
    for n in range(30):
        record = match(f"count {n}", "spanish", target=10, seats=6)
        for hand, deal in zip(record.hands, verify(record).deals, strict=True):
            draws = [token for token in hand.actions if token.startswith("+:")]
            assert deal.drawn == sum(len(token[2:]) // 2 for token in draws)
            assert deal.dealt == 24
            assert deal.reshuffles == hand.deals[0].reshuffles
            told += Counter(drawn=deal.drawn, reshuffles=deal.reshuffles, cuts=deal.cut == "chance")
    assert min(told["drawn"], told["reshuffles"], told["cuts"]) > 0


def test_a_seat_may_cut_where_it_likes() -> None:
    table = Table(cut_by_seat=True)
    rules = Rules.preset("basque", target=10, games_to_win=1)
    verified = verify(played(new_match(rules, table=table), "cut"))
    assert verified.ok
    assert {deal.cut for deal in verified.deals} == {"seat"}


def test_the_cut_that_ended_the_claims_counts_for_the_next_deal() -> None:
    record = match("claims", target=40, claims="manual")
    assert len(record.hands) > 1
    assert record.hands[0].actions[-1].startswith("k:")
    assert record.hands[1].deals[0].cut is None
    verified = verify(record)
    assert verified.ok
    assert {deal.cut for deal in verified.deals} == {"seat"}


# ── what is refused ──────────────────────────────────────────────────────────────────────────────────


PROOF = re.compile(r"^(cut|hands|commitment|nonces|next_commitment|seed) = .*$", re.MULTILINE)


@pytest.mark.slow
def test_any_flipped_character_of_a_deal_is_refused(record_property: Counts) -> None:
    """Every character of a deal is covered: by the format, by replay, or by the seed."""
    record = match("flips", target=10)
    last = record.hands[-1].deals[-1].next_commitment
    text = write(record)
    rng = random.Random(f"{SEED}/flips")
    places = [place for line in PROOF.finditer(text) for place in range(*line.span())]
    for place in rng.sample(places, min(FLIPS, len(places))):
        new = rng.choice("0123456789abcdefoSCR \"'[],".replace(text[place], ""))
        changed = text[:place] + new + text[place + 1 :]
        try:
            other = read(changed)
        except MalformedRecord:
            continue
        if other.hands[-1].deals[-1].next_commitment != last or other == record:
            continue  # the promise of a deal that was never made; or a space
        verified = verify(other)
        assert not verified.ok or any(deal.missing for deal in verified.deals), changed
    record_property("characters changed", min(FLIPS, len(places)))


@pytest.mark.slow
def test_every_byte_of_seed_commitment_and_nonce_counts() -> None:
    record = match("bytes", target=10)
    assert len(record.hands) > 1
    record = replace(record, status="closed", winner=None, hands=record.hands[:2])
    (second,) = broken_off(record.hands[1], record).hands
    record = replace(record, hands=(record.hands[0], second))
    deal = record.hands[0].deals[0]
    assert deal.seed and deal.commitment and deal.nonces and deal.next_commitment
    for place in range(32):
        flip = bytes(1 if n == place else 0 for n in range(32))
        seed = bytes(a ^ b for a, b in zip(deal.seed, flip, strict=True))
        commitment = bytes(a ^ b for a, b in zip(deal.commitment, flip, strict=True))
        following = bytes(a ^ b for a, b in zip(deal.next_commitment, flip, strict=True))
        assert "the seed does not fit the commitment" in fault(with_deal(record, 0, seed=seed))
        assert "the seed does not fit the commitment" in fault(with_deal(record, 0, commitment=commitment))
        for seat in range(4):
            nonces = tuple(flip if n == seat else nonce for n, nonce in enumerate(deal.nonces))
            found = fault(with_deal(record, 0, nonces=nonces))
            assert re.match(r"hand 1, deal 1: (the deck was cut at|card \d+ dealt is)", found)
        found = fault(with_deal(record, 0, next_commitment=following))
        assert found.startswith("hand 2, deal 1: the commitment is not the one that was published")


def test_a_seed_of_another_deal_is_refused_even_with_its_commitment() -> None:
    record = match("other", target=40)
    other = record.hands[1].deals[0]
    swapped = with_deal(record, 0, seed=other.seed, commitment=other.commitment)
    assert re.match(r"hand 1, deal 1: (the deck was cut at|card \d+ dealt is)", fault(swapped))


def broken_off(hand: HandRecord, record: Record) -> Record:
    """A closed match with only the deal of this hand, so that changed cards do not fail the count first."""
    deals = (replace(hand.deals[0], reshuffles=0),)
    hand = replace(hand, result=None, actions=(), deals=deals)
    return replace(record, status="closed", winner=None, hands=(hand,))


def test_every_dealt_card_counts() -> None:
    record = match("cards", target=10)
    hand = broken_off(record.hands[0], record).hands[0]
    (deal,) = hand.deals
    assert verify(broken_off(hand, record)).ok
    for a in range(4):
        for b in range(4):
            if a == b:
                continue
            hands = [list(each) for each in deal.hands]
            hands[a][b], hands[b][a] = hands[b][a], hands[a][b]
            changed = replace(deal, hands=tuple(map(tuple, hands)))
            found = fault(broken_off(replace(hand, deals=(changed,)), record))
            assert re.match(r"hand 1, deal 1: card \d+ dealt is .., but the deck had ..", found)


@pytest.mark.slow
def test_every_drawn_card_counts() -> None:
    """A drawn card is exchanged for one not seen in its hand: it replays, but is not what was promised."""
    refused = 0
    for n in range(30):
        record = match(f"draws {n}", target=10)
        for index, hand in enumerate(record.hands):
            place = max((n for n, token in enumerate(hand.actions) if token.startswith("+:")), default=None)
            if place is None or hand.deals[0].reshuffles:
                continue
            seen = {str(card) for each in hand.deals[0].hands for card in each}
            seen.update(re.findall(r"[1-7SCR][oceb]", " ".join(hand.actions[: place + 1])))
            free = next(str(card) for card in CARDS if str(card) not in seen)
            forged = (*hand.actions[:place], f"+:{free}{hand.actions[place][4:]}")
            part = replace(hand, result=None, actions=forged)
            found = fault(replace(record, status="closed", winner=None, hands=(*record.hands[:index], part)))
            assert f"hand {index + 1}, deal 1: card 1 drawn at token {place + 1} is {free}, but the" in found
            refused += 1
    assert refused > 2


def test_cards_drawn_from_a_pile_that_was_not_shuffled_as_promised_are_refused(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The planted dealer takes reshuffle-2 for reshuffle-1; whoever plays with it is found out."""
    honest = fair.reshuffle
    monkeypatch.setattr(fair, "reshuffle", lambda key, n, cards: honest(key, n + 1, cards))
    rules = Rules.preset("basque", target=10, games_to_win=1, seats=6)
    forged = [played(new_match(rules), f"forged {n}") for n in range(4)]
    monkeypatch.undo()
    with_reshuffle = [each for each in forged if any(hand.deals[0].reshuffles for hand in each.hands)]
    assert with_reshuffle
    for record in with_reshuffle:
        assert re.match(
            r"hand \d+, deal 1: card \d drawn at token \d+ is .., but the deck had ..", fault(record)
        )


def test_the_cut_of_chance_counts() -> None:
    record = match("cut", target=10)
    cut = record.hands[0].deals[0].cut
    assert cut is not None
    other = cut + 1 if cut < 37 else cut - 1
    found = fault(broken_off(with_deal(record, 0, cut=other).hands[0], record))
    assert found == f"hand 1, deal 1: the deck was cut at {other}, but chance had to cut it at {cut}"


@cache
def accidents(chance: float) -> Record:
    """A match with cards turned up, which changes nothing else."""
    rules = Rules.preset("basque", games_to_win=1, mus_visto="optional")
    return played(new_match(rules), "accidents", chance)


@pytest.mark.parametrize("chance", [0.2, 0.3])
def test_cards_turned_up_are_checked(chance: float) -> None:
    record = accidents(chance)
    verified = verify(record)
    assert verified.ok
    told = [token for hand in record.hands for token in hand.actions if "!" in token]
    told += [str(deal.exposed) for hand in record.hands for deal in hand.deals if deal.exposed is not None]
    assert sum(deal.turned_up for deal in verified.deals) == len(told) > 0


def exposed_deal(record: Record) -> tuple[int, DealRecord]:
    """The first deal in which a card was turned up, and the index of its hand."""
    return next((n, h.deals[0]) for n, h in enumerate(record.hands) if h.deals[0].exposed is not None)


def test_another_card_turned_up_is_refused() -> None:
    record = accidents(0.3)
    index, deal = exposed_deal(record)
    for card in {card for hand in deal.hands for card in hand} - {deal.exposed}:
        part = broken_off(replace(record.hands[index], deals=(replace(deal, exposed=card),)), record).hands
        forged = replace(record, status="closed", winner=None, hands=(*record.hands[:index], *part))
        why = f"of the cards dealt {card} was turned up, but it had to be {deal.exposed}"
        assert fault(forged) == f"hand {index + 1}, deal 1: {why}"


def test_a_card_turned_up_or_hidden_at_will_is_refused() -> None:
    """Whoever deals may not choose when. A forged deal can be replayed only as the last one of its record."""
    record, found = accidents(0.3), set()
    for index, hand in enumerate(record.hands):
        deal = hand.deals[0]
        assert deal.seed and deal.nonces
        _, place = fair.turned_up(fair.deal_key(deal.seed, index + 1, deal.nonces), 0, 16)
        at = deal.hands[(hand.mano + place) % 4][place // 4] if deal.exposed is None else None
        (part,) = broken_off(replace(hand, deals=(replace(deal, exposed=at),)), record).hands
        forged = replace(record, status="closed", winner=None, hands=(*record.hands[:index], part))
        if (wrong := verify(forged).fault) is not None:
            found.add(str(wrong).partition(": ")[2])
    assert found == {
        f"of the cards dealt {which} card was turned up, which no one chance explains"
        for which in ("a", "no")
    }


def test_chance_cuts_always_or_never() -> None:
    """Otherwise whoever deals could choose between two decks."""
    record = match("never", target=40)
    first, second = record.hands[0], record.hands[1]
    deal = second.deals[0]
    assert deal.seed and deal.nonces
    deck = fair.deck(fair.deal_key(deal.seed, 2, deal.nonces))
    hands, _ = fair.hands(deck, 4, second.mano)
    cards = tuple(tuple(CARDS[card] for card in hand) for hand in hands)
    uncut = replace(deal, cut=None, reshuffles=0, hands=cards)
    part = replace(second, deals=(uncut,), actions=(), result=None)
    mixed = replace(record, status="closed", winner=None, hands=(first, part))
    assert fault(mixed) == "hand 2, deal 1: chance must cut the deck in every deal or in none"


def drawn(preset: str) -> Record:
    """A match that began with the draw for seats that its first seed gives."""
    seed, rules = derived(bytes(32), "seats"), Rules.preset(preset, games_to_win=1)
    key = fair.deal_key(derived(seed, "deal 1"), 1, (fair.NO_NONCE,) * rules.seats)
    seating, mano = draw_seats(key, rules).seating
    names = [f"talker {seat}" for seat in range(rules.seats)]
    record = play(new_match(rules, mano), names, [Talker(f"seats {name}") for name in names], seed)
    return replace(record, seating=seating)


@pytest.mark.parametrize("preset", PRESETS)
def test_the_draw_for_seats_is_checked(preset: str) -> None:
    record = drawn(preset)
    assert read(write(record)) == record
    verified = verify(read(write(record)))
    assert verified.ok and verified.seats
    assert record.seating is not None
    for other in ((*record.seating[1:], record.seating[0]), record.seating[::-1]):
        assert fault(replace(record, seating=other)).startswith("start: it says seats ")
    without = verify(replace(record, seating=None))
    assert without.ok and not without.seats


def test_a_mano_that_was_not_drawn_is_refused() -> None:
    """The whole match is played from another mano, with the cards that the seeds give."""
    record = match("mano", target=40)
    key = fair.deal_key(record.hands[0].deals[0].seed or b"", 1, (fair.NO_NONCE,) * 4)
    due = draw_seats(key, record.rules).seating
    assert due.players != (0, 1, 2, 3) or record.mano != due.mano
    said = "it says seats 0, 1, 2, 3, mano 0, but drawn were "
    assert fault(replace(record, seating=(0, 1, 2, 3))).startswith(f"start: {said}")


def test_a_record_that_does_not_replay_is_refused() -> None:
    record = match("replay", target=10)
    assert "it says" in fault(replace(record, winner=1 - (record.winner or 0)))


# ── what cannot be checked ───────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("name", ["seed", "commitment", "nonces"])
def test_a_deal_that_does_not_say_enough_is_not_verifiable(name: str) -> None:
    record = match("missing", target=40)
    verified = verify(with_deal(record, 0, **{name: None}))
    assert verified.ok
    assert verified.deals[0] == DealCheck(1, 1, (name,))
    assert all(deal.checked for deal in verified.deals[1:])


def test_a_commitment_that_was_not_published_before_is_no_proof() -> None:
    record = match("missing", target=40)
    verified = verify(with_deal(record, 0, next_commitment=None))
    assert verified.ok
    assert verified.deals[1].missing == ("next_commitment of the deal before",)


def bare(deal: DealRecord) -> DealRecord:
    return DealRecord(deal.hands, deal.cut, deal.exposed, deal.reshuffles)


def test_nothing_checked_is_not_passed() -> None:
    record = match("missing", target=40)
    hands = tuple(replace(hand, deals=tuple(map(bare, hand.deals))) for hand in record.hands)
    for nothing in (replace(record, hands=hands), replace(record, status="closed", winner=None, hands=())):
        verified = verify(nothing)
        assert verified.fault is None
        assert not verified.ok


# ── the command ──────────────────────────────────────────────────────────────────────────────────────


def test_the_command_says_what_it_checked(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = with_deal(match("missing", target=40), 0, seed=None)
    file = tmp_path / "match.mgn"
    file.write_text(write(record), encoding="utf-8")
    assert main(["verify", str(file)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "hand 1 deal 1: not verifiable: no seed"
    assert re.fullmatch(
        r"hand 2 deal 2: fair: seed, cut, 16 cards dealt, \d+ drawn, \d+ reshuffles", lines[1]
    )
    assert lines[-1] == f"fair: {len(record.hands) - 1} deals checked, 1 not verifiable"


def test_the_command_refuses_with_code_1(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "match.mgn"
    record = match("missing", target=40)
    file.write_text(write(with_deal(record, 1, seed=bytes(32))), encoding="utf-8")
    assert main(["verify", str(file)]) == 1
    error = capsys.readouterr().err
    assert re.search(
        r"wrong: hand 2, deal 1: the seed does not fit .* \(in the hand from line \d+\)\n$", error
    )
    hands = tuple(replace(hand, deals=tuple(map(bare, hand.deals))) for hand in record.hands)
    file.write_text(write(replace(record, hands=hands)), encoding="utf-8")
    assert main(["verify", str(file)]) == 1
    assert "nothing could be checked" in capsys.readouterr().err


def test_the_command_says_when_all_was_checked(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = match("cards", target=10)
    file = tmp_path / "match.mgn"
    file.write_text(write(record), encoding="utf-8")
    assert main(["verify", str(file)]) == 0
    assert capsys.readouterr().out.splitlines()[-1] == f"fair: {len(record.hands)} deals checked"
    assert main(["verify", str(tmp_path / "none.mgn")]) == 2
