/** A table for tests: a hand of four players in two pairs, seen from seat 0. */
import type { ChairInfo, Pause, TableInfo, WireLanceSummary, WireSummary, WireValue, WireView } from '../wire'

export const NAMES = ['Ane', 'Marek', 'Iratxo', 'Jon', 'Peio', 'Nerea']

export function chairs(sides: number[]): ChairInfo[] {
  return sides.map((side, seat) => ({
    seat,
    side,
    kind: seat === 0 ? 'person' : 'bot',
    name: NAMES[seat] ?? '',
    bot: seat === 0 ? null : 'simple',
    connected: true,
    next: null,
    left: false,
    asked: null,
  }))
}

export function table(sides = [0, 1, 0, 1], rules: Record<string, unknown> = {}): TableInfo {
  return {
    id: 'abc',
    status: 'playing',
    preset: 'spanish',
    rules: { target: 40, big_unit: 5, signals: 'fem', jokers: 'none', games_to_win: 2, ...rules },
    chairs: chairs(sides),
    host: 0,
    expose: 0,
    sena_mode: 'eyes',
    cut_by_seat: false,
    dropped_signs: [],
    watchers: 0,
    conceded: null,
    claimed: false,
    next_commit: null,
    turn_seconds: null,
    bank_seconds: 0,
    watch: 'link',
    public: false,
    programs: false,
    room: false,
    on_break: false,
  }
}

export function view(changes: Partial<WireView> = {}): WireView {
  return {
    viewer: 0,
    cutter: null,
    turn: 7,
    hand: 0,
    mano: 0,
    dealer: 3,
    actor: 0,
    stage: 'grande',
    score: [17, 4],
    games: [0, 0],
    sets: [0, 0],
    dentro: [],
    cards: ['Ro', 'Rc', '7o', '1b'],
    value: value(),
    card_counts: [4, 4, 4, 4],
    exposed: [],
    changed: [null, null, null, null],
    stock_size: null,
    talk: null,
    bet: { stake: 0, price: 0, bettor: null, ordago: false, waiting: [0, 1, 2, 3] },
    pares: null,
    juego: null,
    closed: [],
    to_claim: [],
    looks: [2, 3, 0, 1],
    perceived: [],
    legal: [],
    free: [],
    winner: null,
    ...changes,
  }
}

export function legal(...kinds: (string | [string, number, number | null])[]): WireView['legal'] {
  return kinds.map((each) =>
    typeof each === 'string' ? { kind: each, min: null, max: null } : { kind: each[0], min: each[1], max: each[2] },
  )
}

export function value(changes: Partial<WireValue> = {}): WireValue {
  return { pares: 1, pares_high: 'R', pares_low: '', total: 28, juego: false, real31: false, kings: 2, aces: 1, ...changes }
}

export function lance(changes: Partial<WireLanceSummary> & { lance: string }): WireLanceSummary {
  return { status: 'PASO', side: null, stones: 0, winner: null, tied: false, holders: [0, 1, 2, 3], paid: [], ...changes }
}

export function summary(lances: WireLanceSummary[], changes: Partial<WireSummary> = {}): WireSummary {
  return {
    hands: [['Ro', 'Rc', '7o', '1b'], ['4o', '4c', '5o', '6b'], ['Co', '7c', '6o', '2b'], ['So', 'Sc', '1o', '1c']],
    values: [
      value(),
      value({ pares: 1, pares_high: '4', total: 19, kings: 0, aces: 0 }),
      value({ pares: 0, pares_high: '', total: 25, kings: 0, aces: 0 }),
      value({ pares: 3, pares_high: 'S', pares_low: '1', total: 22, kings: 0, aces: 2 }),
    ],
    mano: 0,
    lances,
    paid: lances.flatMap((each) => each.paid),
    score: [20, 7],
    game_winner: null,
    by: null,
    games: null,
    match_winner: null,
    ...changes,
  }
}

export function pause(found: WireSummary): Pause {
  return { hand: 0, ready: [], seconds: 20, summary: found }
}
