"""REST under ``/api``: make a table, look at it, its record and its proofs; what rules and bots there are."""

from __future__ import annotations

from itertools import islice
from typing import Annotated, Any
from urllib.parse import urlsplit

import msgspec
from litestar import Controller, Request, Response, delete, get, post
from litestar.datastructures import Cookie, State
from litestar.params import FromPath, JSONBody

from hordago import __version__
from hordago.bots import NAMES
from hordago.fair import commitment
from hordago.record import mgn
from hordago.rules import DEFAULT_PRESET, OPTIONS, PRESETS, SIGNALS, OneOf, domain
from hordago.server.addresses import addresses, url_of
from hordago.server.config import Config
from hordago.server.hub import Hub, Room
from hordago.server.sessions import PLAIN_NAME, SECURE_NAME, hashed, new_token
from hordago.service import limits
from hordago.service.commands import MoveSeat, OfferSeat
from hordago.service.errors import Refusal
from hordago.service.facts import Settings
from hordago.service.lobby import CLOSED_TALK, may_be_listed, rules_for
from hordago.service.publish import table_info
from hordago.service.records import record_of
from hordago.service.state import TableState
from hordago.service.timers import TIMERS
from hordago.wire.frames import TableInfo

Req = Request[None, None, State]
Seats = Annotated[int, msgspec.Meta(ge=2, le=6)]


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """What a host asks for; everything has a default."""

    preset: str | None = None
    """A rulebook's name; the default one if null."""
    options: dict[str, str | int | bool | None] = {}
    """Options that differ from the preset."""
    seats: Seats = 4
    teams: int | None = None
    """Number of sides; by default two with 4 or 6 seats, else each for himself."""
    cut_by_seat: bool = False
    sena_mode: str = "eyes"
    dropped_signs: list[str] = []
    expose: Annotated[float, msgspec.Meta(ge=0, le=1)] = 0.0
    turn_seconds: int | None = None
    """A limit of one's own, in place of a timer."""
    timer: str = "none"
    """``none``, ``slow``, ``normal`` or ``blitz``."""
    watch: str = "link"
    """Who may watch: ``nobody``, who has the ``link``, or ``all``."""
    public: bool = False
    """Strangers may sit down; there is no talk but set phrases."""


class TableListed(msgspec.Struct):
    """A table that anybody may go to."""

    id: str
    preset: str | None
    seats: int
    free: int
    """Chairs without a person: free, or a bot's."""
    status: str
    public: bool
    """Strangers may sit down; else they may only watch."""


class TableCreated(msgspec.Struct):
    """A new table."""

    id: str
    link: str
    """To be given to those who shall play."""


class Domain(msgspec.Struct):
    """The values of an option: a list, or a range of whole numbers (and null where ``optional``)."""

    name: str
    values: list[str | int | bool] | None = None
    min: int | None = None
    max: int | None = None
    optional: bool = False


class TimerInfo(msgspec.Struct):
    """A timer, in seconds: null where one may think as long as one likes."""

    name: str
    turn: float | None
    bank: float
    """Beside the limit of the turns, for a match."""
    gain: float
    """What the bank gains with every deal."""


class Choices(msgspec.Struct):
    """Everything a new table can be made of."""

    default: str
    presets: dict[str, dict[str, Any]]
    options: list[Domain]
    signs: dict[str, list[str]]
    """For each table of signs, its meanings."""
    bots: list[str]
    """The weakest first."""
    timers: list[TimerInfo]
    """The gentlest first."""


class DealInfo(msgspec.Struct):
    """A deal and its proof; ``seed`` is null until the match is over."""

    deal: int
    commitment: str
    nonces: list[str]
    seed: str | None


class Fairness(msgspec.Struct):
    """All deals of a match so far, and the commitment of the next."""

    deals: list[DealInfo]
    next_commit: str | None


class SeatLink(msgspec.Struct):
    """Where another device takes this seat over, once; the secret is in the fragment, never sent as it is."""

    link: str


class SeatToken(msgspec.Struct, forbid_unknown_fields=True):
    """The secret of such a link."""

    token: Annotated[str, msgspec.Meta(min_length=43, max_length=43)]


class Health(msgspec.Struct):
    """The server is up."""

    status: str
    version: str


class Share(msgspec.Struct):
    """Addresses to give to others; on ``loopback`` nobody else can reach this server."""

    urls: list[str]
    loopback: bool


@get("/health", sync_to_thread=False)
def health() -> Health:
    """Whether the server is up."""
    return Health("ok", __version__)


def _hub(request: Req) -> Hub:
    hub: Hub = request.app.state.hub
    return hub


def _guest(request: Req) -> str:
    guest: str = request.scope["state"]["guest"]
    return guest


def _base(request: Req) -> str:
    """The address people use: the one set, or the one this request came to."""
    public: str | None = request.app.state.config.public_url
    return public or f"{request.scope['scheme']}://{request.headers.get('host', 'localhost')}"


async def _room(request: Req, table_id: str) -> Room:
    room = await _hub(request).room(table_id)
    if room is None:
        raise Refusal("table-not-found", "there is no such table")
    return room


class Api(Controller):
    """Everything that is not said over a table's socket."""

    path = "/api"

    @get("/options", sync_to_thread=False)
    def choices(self) -> Choices:
        """Presets with their values, options with their domains, tables of signs, and bots."""
        return Choices(
            default=DEFAULT_PRESET,
            presets={name: dict(values) for name, values in PRESETS.items()},
            options=[_domain(name) for name in OPTIONS],
            signs={name: list(signs) for name, signs in SIGNALS.items()},
            bots=list(NAMES),
            timers=[
                TimerInfo(name, timer.turn, timer.bank, timer.gain) if timer else TimerInfo(name, None, 0, 0)
                for name, timer in TIMERS.items()
            ],
        )

    @get("/share", sync_to_thread=False)
    def share(self, request: Req) -> Share:
        """Every address that reaches this server from elsewhere."""
        config: Config = request.app.state.config
        if config.public_url is not None:
            return Share([config.public_url], loopback=False)
        if config.on_loopback:
            return Share([_base(request)], loopback=True)
        port = urlsplit(_base(request)).port
        return Share(
            [url_of(each, port) for each in addresses(config)[1:]] or [_base(request)], loopback=False
        )

    @post("/guest", status_code=204, sync_to_thread=False)
    def be_a_guest(self) -> None:
        """Make sure that this browser has its cookie; any other answer of the API does so too."""

    @delete("/guest", status_code=204)
    async def forget_me(self, request: Req) -> Response[None]:
        """Forget this browser: its sockets close and its cookie goes."""
        _hub(request).disconnect(_guest(request))
        return Response(
            None,
            status_code=204,
            cookies=[
                Cookie(PLAIN_NAME, "", max_age=0, httponly=True, samesite="lax"),
                Cookie(SECURE_NAME, "", max_age=0, httponly=True, samesite="lax", secure=True),
            ],
        )

    @post("/tables")
    async def create(self, request: Req, data: JSONBody[NewTable]) -> TableCreated:
        """A new table; who asks is its host."""
        address = request.client.host if request.client else ""
        if not request.app.state.tables.allows(address):
            raise Refusal("rate-limited", "too many new tables from this address")
        await _strict(request, NewTable)
        rules = rules_for(data.preset, dict(data.options), data.seats, data.teams)
        settings = Settings(
            data.cut_by_seat,
            data.sena_mode,
            tuple(data.dropped_signs),
            data.expose,
            data.turn_seconds,
            closed_talk=(data.preset or DEFAULT_PRESET) in CLOSED_TALK,
            timer=data.timer,
            watch=data.watch,
            public=data.public,
        )
        room = await _hub(request).open(rules, settings, _guest(request))
        return TableCreated(room.state.id, f"{_base(request)}/t/{room.state.id}")

    @get("/tables", sync_to_thread=False)
    def listed(self, request: Req) -> list[TableListed]:
        """Public tables and those that all may watch, the newest first, as far as this process knows them."""
        rooms = reversed(list(_hub(request).rooms.values()))
        found = (_listed(room.state) for room in rooms if may_be_listed(room.state))
        return list(islice(found, limits.LISTED))

    @get("/tables/{table_id:str}")
    async def table(self, request: Req, table_id: FromPath[str]) -> TableInfo:
        """The table as everybody there sees it."""
        return table_info((await _room(request, table_id)).state)

    @get("/tables/{table_id:str}/record", media_type="application/toml")
    async def record(self, request: Req, table_id: FromPath[str]) -> str:
        """The record of the match in MGN: finished hands only while it runs, and only to who may watch."""
        state = (await _room(request, table_id)).state
        if state.playing and not state.may_watch(_guest(request)):
            raise Refusal("unauthorized", "nobody may watch this table")
        record = record_of(table_id, await _hub(request).store.read(table_id))
        if record is None:
            raise Refusal("not-legal-now", "no match has been played here")
        return mgn.write(record)

    @get("/tables/{table_id:str}/fairness")
    async def fairness(self, request: Req, table_id: FromPath[str]) -> Fairness:
        """Commitments and nonces of all deals of the match, and the seeds once it is over."""
        state = (await _room(request, table_id)).state
        over = state.status in ("over", "closed")
        deals = [
            DealInfo(
                each.deal, commitment(each.seed).hex(), list(each.nonces), each.seed.hex() if over else None
            )
            for each in state.deals
        ]
        return Fairness(deals, commitment(state.seed).hex() if state.seed else None)

    @post("/tables/{table_id:str}/seat-link")
    async def seat_link(self, request: Req, table_id: FromPath[str]) -> SeatLink:
        """A link that takes the caller's seat to another device: good once, for ten minutes."""
        token = new_token()
        effects = await (await _room(request, table_id)).do(OfferSeat(_guest(request), hashed(token)))
        if effects.refusal:
            raise effects.refusal
        return SeatLink(f"{_base(request)}/t/{table_id}#seat={token}")

    @post("/tables/{table_id:str}/seat", status_code=204)
    async def take_seat(self, request: Req, table_id: FromPath[str], data: JSONBody[SeatToken]) -> None:
        """Take the seat of such a link; the device that had it only watches from now on."""
        await _strict(request, SeatToken)
        effects = await (await _room(request, table_id)).do(MoveSeat(_guest(request), hashed(data.token)))
        if effects.refusal:
            raise effects.refusal


def _listed(state: TableState) -> TableListed:
    free = sum(chair.kind != "person" and chair.queued is None for chair in state.chairs)
    seats, public = state.rules.seats, state.settings.public
    return TableListed(state.id, state.rules.preset_name, seats, free, state.status, public)


async def _strict(request: Req, kind: type[msgspec.Struct]) -> None:
    """Refuse a body in which a text stands for a number or the like: the framework reads "4" as 4."""
    try:
        msgspec.json.decode(await request.body(), type=kind)
    except msgspec.ValidationError as error:
        message, _, path = str(error).partition(" - at `$.")
        field = path.rstrip("`")
        raise Refusal("malformed", f"{field}: {message}" if field else message, field) from None


def _domain(option: str) -> Domain:
    found = domain(option)
    if isinstance(found, OneOf):
        return Domain(option, values=list(found.values))
    return Domain(option, min=found.least, max=found.most, optional=found.optional)
