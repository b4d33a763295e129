"""Every bound has a test, and this table says where; a bound without one fails here."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from hordago import wire as w
from hordago.rules import Rules
from hordago.service import limits
from hordago.service.commands import FromGuest
from tests.service.test_commands import table
from tests.service.world import World

TESTS = Path(__file__).resolve().parent.parent
_TESTS = {
    "server/test_tables.py": {
        "FRAME_BYTES": "test_other_ways_to_be_thrown_out",
        "QUEUED_FRAMES": "test_a_reader_that_never_reads_is_dropped_and_the_others_play_on",
        "SOCKETS_PER_SEAT": "test_reload_and_five_tabs_see_the_same",
        "SOCKETS_PER_ADDRESS": "test_addresses_without_a_seat_are_limited_but_seats_are_not",
        "BAD_FRAMES": "test_three_bad_frames_and_out",
        "HELLO_S": "test_a_socket_that_says_nothing_is_closed",
        "COMMANDS": "test_other_ways_to_be_thrown_out",
    },
    "server/test_flood.py": {
        "CONNECTIONS": "test_connections_are_counted_and_the_one_too_many_is_told",
        "CONNECTIONS_PER_ADDRESS": "test_one_household_cannot_take_all_doors",
        "REQUEST_S": "test_a_request_has_a_time_to_come",
        "STALLED_S": "test_who_takes_nothing_of_an_answer_is_cut_off",
        "FRAGMENTS": "test_pings_and_parts_of_frames_are_bounded",
        "READINGS": "test_whole_logs_are_not_read_without_end",
        "FILES": "test_the_page_and_the_schema_have_bounds_too",
        "REFUSALS": "test_a_flood_is_counted_whole_but_logged_in_part",
    },
    "server/test_bounds.py": {
        "OPEN_TABLES": "test_a_server_has_so_many_tables_and_the_one_too_many_is_refused",
    },
    "server/test_pool.py": {
        "THOUGHTS": "test_when_too_many_wait_a_lower_level_answers",
        "THOUGHT_S": "test_a_process_that_dies_or_hangs_is_replaced",
    },
    "server/test_bot_api.py": {
        "PROGRAMS": "test_bounds_of_programs",
        "NEW_PROGRAMS": "test_bounds_of_programs",
        "PROGRAM_REQUESTS": "test_bounds_of_programs",
        "PROGRAM_DAYS": "test_without_a_token_or_its_scope_nothing_is_done",
        "STREAMS_PER_ADDRESS": "test_one_address_reads_so_many_streams_of_however_many_programs",
        "STREAMS": "test_too_many_commands_and_streams",
        "KEEP_ALIVE_S": "test_a_token_revoked_elsewhere_ends_a_stream_with_the_next_sign_of_life",
    },
    "server/test_bot_fleet.py": {
        "NEWS_S": "test_what_one_server_does_another_tells",
    },
    "server/test_calls.py": {
        "CALLS": "test_the_newest_calls_are_kept",
        "CALL_S": "test_a_call_that_came_to_nothing_is_forgotten_after_a_while",
    },
    "server/test_lines.py": {
        "PING_S": "test_the_line_is_measured_by_the_server_again_and_again",
        "PONG_S": "test_a_socket_that_answers_no_ping_is_dead",
        "WATCHERS": "test_so_many_may_watch",
        "LISTED": "test_strangers_find_public_tables",
    },
    "service/test_talk.py": {
        "CHATS": "test_so_many_lines_in_so_many_seconds_from_all_sockets_of_a_guest",
        "STRANGER": "test_who_has_no_chair_does_so_much_and_no_more",
        "STRANGERS": "test_who_has_no_chair_does_so_much_and_no_more",
        "REPORTS": "test_complaints_and_mutes_have_bounds",
        "MUTES": "test_complaints_and_mutes_have_bounds",
        "LINES": "test_a_process_remembers_so_many_lines",
    },
    "service/test_hosting.py": {
        "BARS": "test_so_many_and_no_more",
    },
    "server/test_http.py": {
        "TABLES": "test_too_many_requests_and_tables",
        "REQUESTS": "test_too_many_requests_and_tables",
        "BODY_BYTES": "test_rubbish_over_http_is_no_error_of_ours",
        "GUEST_DAYS": "test_cookies",
    },
    "server/test_own_data.py": {
        "TOKEN_ASKED": "test_a_socket_ends_with_the_token_that_opened_it",
        "TOKEN_DAYS": "test_a_token_is_changed_when_a_page_is_opened_after_a_week",
    },
    "service/test_commands.py": {
        "NAME_LENGTH": "test_frames_hold_words_up_to_the_limit",
        "CHAT_LENGTH": "test_frames_hold_words_up_to_the_limit",
        "ROWS": "test_a_table_that_is_too_long_closes",
        "ROWS_OF_PLAY": "test_nobody_ends_a_match_by_filling_its_log",
        "EXPOSE_WITH_REDEAL": "test_no_table_deals_again_without_end",
        "SEAT_LINK_S": "test_a_seat_moves_to_another_device_once",
    },
    "service/test_consult.py": {
        "PHRASES": "test_so_much_and_no_more_is_said_before_a_turn",
    },
    "service/test_lives.py": {
        "RING": "test_events_missed_beyond_the_ring_bring_a_fresh_view",
    },
    "service/test_limits.py": {
        "ANSWERS": "test_a_process_keeps_the_last_answers",
    },
    "service/test_time.py": {
        "COUNT_S": "test_the_count_goes_away_by_itself",
        "COUNT_OF_BOTS_S": "test_bots_take_a_moment_but_never_long",
        "DISCONNECTED_S": "test_sixty_seconds_away_and_a_bot_stands_in_until_the_next_command",
        "LATE_TURNS": "test_late_turns_are_decided_on_time_and_after_three_a_bot_stays",
        "ABANDONED_S": "test_a_match_that_everybody_left_is_closed_and_says_so",
        "IDLE_S": "test_a_table_without_a_match_waits_a_day",
    },
    "service/test_timers.py": {
        "TURN_S": "test_the_longest_and_the_shortest_limit_of_ones_own",
        "LAG_OF_ACTION_S": "test_half_the_ping_and_never_more_than_300_ms_an_action",
        "LAG_OF_DEAL_S": "test_a_deals_credit_runs_out",
        "BREAK_S": "test_a_break_ends_by_itself_and_bots_that_were_thinking_are_asked_again",
    },
}
WHERE = {bound: (file, name) for file, tests in _TESTS.items() for bound, name in tests.items()}


def bounds() -> set[str]:
    return {name for name in vars(limits) if name.isupper()}


def test_every_bound_is_in_the_table() -> None:
    assert set(WHERE) == bounds()


@pytest.mark.parametrize("bound", WHERE)
def test_a_bounds_test_is_there_and_speaks_of_it(bound: str) -> None:
    file, name = WHERE[bound]
    tree = ast.parse((TESTS / file).read_text())
    found = [node for node in ast.walk(tree) if getattr(node, "name", "") == name]
    assert found, f"{file} has no {name}"
    if bound not in ("NAME_LENGTH", "CHAT_LENGTH"):  # these are its parameters
        assert bound in ast.unparse(found[0]), f"{name} does not speak of {bound}"


def test_a_process_keeps_the_last_answers() -> None:
    world = table()
    for n in range(limits.ANSWERS + 3):
        world.say("host", w.Swap, again=f"command-{n:05}", seat=0, other=0)
        assert len(world.state.answers) <= limits.ANSWERS
    assert f"{'host' * 4}:command-00002" not in world.state.answers
    assert f"{'host' * 4}:command-00003" in world.state.answers


def test_a_window_slides() -> None:
    window = limits.Window(2, 10.0)
    assert [window.allows(at) for at in (0.0, 5.0, 9.9, 10.0, 14.9, 15.0)] == [
        True,
        True,
        False,
        True,
        False,
        True,
    ]
    assert not window.idle(24.9) and window.idle(25.0)


def test_who_has_no_id_is_no_command() -> None:
    """Hello and pong never reach a table; if they did they would change nothing."""
    world = World(Rules.preset("basque"), seed=1)
    for command in (w.Hello("x"), w.Pong("x")):
        effects = world.run(FromGuest(world.host, command))
        assert effects.refusal is not None and effects.entry is None and not effects.answer
