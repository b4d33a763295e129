/** States of a table, each with as many words on it as it can have. */
import { lance, legal, NAMES, pause, summary, table, value, view } from '../src/table/example'
import type { Pause, TableInfo, WireLance, WireSummary, WireView } from '../src/wire'

export interface State {
  /** On a screen that all in the room look at, or a phone that shows the hand alone; else the whole table. */
  way?: 'board' | 'hand'
  table: TableInfo
  view: WireView
  pause?: Pause
  /** The last calls, the oldest first. */
  calls?: [number, string][]
  /** Phrases said to a partner. */
  phrases?: [number, string][]
  /** With the guide beside it. */
  guided?: boolean
  /** Keys pressed once the words have come to rest. */
  press?: string[]
}

const PAIRS = [0, 1, 0, 1]
const FIRST = legal('paso', ['envido', 2, null], 'ordago')
const ANSWER = legal('no_quiero', 'quiero', ['envido', 2, null], 'ordago', 'no_queremos', 'queremos')
const SIGNS = ['two_kings', 'three_kings', 'two_aces', 'medias', 'duples', 'juego_31', 'blind', 'three_kings_ace']
const CLOSED: WireLance[] = [
  { lance: 'grande', status: 'ACCEPTED', side: null, stones: 12 },
  { lance: 'chica', status: 'REFUSED', side: 1, stones: 5 },
  { lance: 'pares', status: 'UNCONTESTED', side: 0, stones: 0 },
]
const standing = { stake: 12, price: 7, bettor: 1, ordago: false, waiting: [0, 2] }
const all = <Value>(value: Value, seats: number): Value[] => Array.from({ length: seats }, () => value)

/** A table of so many seats, with a view of it. */
function seats(sides: number[], changes: Partial<WireView> = {}, rules: Record<string, unknown> = {}): State {
  const n = sides.length
  const teams = Math.max(...sides) + 1
  return {
    table: table(sides, rules),
    view: view({
      dealer: n - 1,
      score: Array.from({ length: teams }, (_, side) => 37 - 4 * side),
      games: all(1, teams),
      sets: all(0, teams),
      card_counts: all(4, n),
      changed: all(2, n),
      looks: Array.from({ length: n }, (_, seat) => (seat + 2) % n),
      ...changes,
    }),
  }
}

/** The table of four in pairs. */
function four(changes: Partial<WireView> = {}, rest: Partial<State> = {}): State {
  return { ...seats(PAIRS, changes), ...rest }
}

function counted(changes: Partial<WireSummary> = {}): WireSummary {
  const paid = (name: string, points: number, reason: string, side = 0) => ({ lance: name, side, points, reason, at_once: reason === 'deje' })
  return summary(
    [
      lance({ lance: 'grande', status: 'ACCEPTED', stones: 12, winner: 0, tied: true, paid: [paid('grande', 12, 'stake')] }),
      lance({ lance: 'chica', status: 'PASO', winner: 3, paid: [paid('chica', 1, 'paso', 1)] }),
      lance({ lance: 'pares', status: 'REFUSED', side: 1, stones: 5, winner: null, holders: [0, 1, 3], paid: [paid('pares', 5, 'deje', 1), paid('pares', 4, 'values', 1)] }),
      lance({ lance: 'punto', status: 'ACCEPTED', stones: 2, winner: 0, paid: [paid('punto', 2, 'stake'), paid('punto', 1, 'punto')] }),
    ],
    { score: [38, 33], ...changes },
  )
}

const atCount = { stage: 'deal', actor: -1, bet: null } as const
/** Every seat has just said something long. */
const LOUD: [number, string][] = [[0, 'e5'], [1, 'e10'], [2, 'nn'], [3, 'h']]

function bets(sides: number[], changes: Partial<WireView> = {}): State {
  const n = sides.length
  const calls = Array.from({ length: n }, (_, seat): [number, string] => [seat, ['x', 'e5', 'e10', 'nn', 'q', 'h'][seat % 6]!])
  return { ...seats(sides, { bet: standing, legal: ANSWER, closed: CLOSED.slice(0, 2), stage: 'pares', pares: [0, 1], ...changes }), calls }
}

const AWAY: Partial<WireView> = { viewer: -2, cards: [], value: null, legal: [], free: [] }

/** A state as a screen shows it that watches: no hand, and nothing to say. */
function board(state: State): State {
  return { ...state, way: 'board', view: { ...state.view, ...AWAY, looks: [] } }
}

/** A state as a phone shows it in a room where another screen shows the table. */
function hand(state: State): State {
  return { ...state, way: 'hand', view: { ...state.view, looks: [] } }
}

const long = (state: State): State => {
  const named = state.table.chairs.map((chair) => ({ ...chair, name: `${NAMES[chair.seat]} Etxeberria Garcia`.slice(0, 20) }))
  return { ...state, table: { ...state.table, chairs: named } }
}

export const STATES: Record<string, () => State> = {
  talk: () => four({ stage: 'talk', bet: null, legal: legal('mus', 'no_mus', 'defer'), stock_size: 24 }, { calls: [[1, 'mus'], [3, 'defer']] }),
  'guided-talk': () => four({ stage: 'talk', bet: null, legal: legal('mus', 'no_mus', 'defer') }, { calls: [[3, 'mus']], guided: true }),
  'guided-answer': () => four({ bet: standing, legal: ANSWER, closed: [] }, { calls: [[3, 'x'], [0, 'x'], [1, 'e10']], guided: true }),
  'guided-pares': () => four({ stage: 'pares', actor: 1, pares: [0, 3], closed: CLOSED.slice(0, 2) }, { calls: LOUD.slice(0, 2), guided: true }),
  'guided-count': () => ({ ...four(atCount), pause: pause(counted()), guided: true }),
  'talk-cut': () => four({ stage: 'talk', bet: null, actor: 1, cutter: 3 }, { calls: [[0, 'mus'], [1, 'mus'], [3, 'cut']], phrases: [[2, 'ask'], [0, 'you']] }),
  'talk-team': () => {
    const state = four({ stage: 'talk', bet: null, legal: legal('mus', 'no_mus') }, { calls: [[1, 'cut'], [2, 'mus']] })
    const talk = { speakers: [0, 1], said: 1, deferred: false, corrido: false }
    return { ...state, table: { ...state.table, preset: 'ffm' }, view: { ...state.view, talk } }
  },
  visto: () => four({ stage: 'visto', bet: null, exposed: [[2, '7c']], legal: legal('visto_yes', 'visto_no') }),
  discard: () => four({ stage: 'discard', bet: null, changed: [null, 4, null, 1], legal: legal(['discard', 1, 4]) }),
  'discard-chosen': () => four({ stage: 'discard', bet: null, legal: legal(['discard', 1, 4]) }, { press: ['ArrowRight', ' '] }),
  cut: () => four({ stage: 'deal', bet: null, cards: [], value: null, legal: legal(['cut', 3, 37]) }),
  first: () => four({ legal: FIRST }),
  answer: () => four({ bet: standing, legal: ANSWER }, { calls: [[3, 'x'], [0, 'x'], [1, 'e10']] }),
  'answer-ordago': () => four({ bet: { ...standing, ordago: true }, legal: legal('no_quiero', 'quiero', 'no_queremos', 'queremos') }, { calls: LOUD }),
  loud: () => four({ actor: 2, bet: standing, stage: 'juego', closed: CLOSED, dentro: [0, 1] }, { calls: LOUD }),
  pares: () => four({ stage: 'pares', pares: [0, 3], legal: FIRST, closed: CLOSED.slice(0, 2) }),
  juego: () => four({ stage: 'juego', juego: [1, 2, 3], actor: 1, closed: CLOSED }),
  punto: () => four({ stage: 'punto', legal: FIRST, closed: [...CLOSED, { lance: 'juego', status: 'NOT_PLAYED', side: null, stones: 0 }], value: value({ pares: 3, pares_high: 'C', pares_low: '7', total: 27 }) }),
  more: () => four({ bet: standing, legal: ANSWER }, { press: ['a'] }),
  ordago: () => four({ bet: standing, legal: ANSWER }, { press: ['h'] }),
  senas: () => four({ legal: FIRST, free: [...SIGNS.map((sign) => `s:${sign}`), 'l:0', 'l:1', 'l:2', 'l:3'], perceived: [[2, 'three_kings_ace'], [1, 'duples']] }, { press: ['s'] }),
  say: () => four({ bet: standing, legal: ANSWER, free: ['y:ask', 'y:yes', 'y:no', 'y:you', 'y:mus', 'y:cut'] }, { press: ['y'] }),
  keys: () => four({ legal: FIRST }, { press: ['?'] }),
  log: () => four({ legal: FIRST }, { press: ['t'] }),
  count: () => ({ ...four(atCount), pause: pause(counted()) }),
  'game-won': () => ({ ...four({ ...atCount, score: [40, 33] }), pause: pause(counted({ game_winner: 0, by: 'count', games: [1, 1], score: [40, 33] })) }),
  'ordago-won': () => {
    const lances = [lance({ lance: 'grande', status: 'PASO' }), lance({ lance: 'chica', status: 'ORDAGO_ACCEPTED', winner: 1 })]
    return { ...four(atCount), pause: pause(summary(lances, { game_winner: 1, by: 'ordago', games: [0, 1], score: [17, 40] })) }
  },
  claims: () => ({ ...four({ stage: 'claims', bet: null, to_claim: [{ lance: 'grande', side: 0, points: 7, reason: 'stake' }], free: ['c:7', 'c:6', 'c:1'], legal: [] }), pause: pause(counted()) }),
  watching: () => four({ viewer: -1, cards: [], value: null, bet: standing, actor: 2 }, { calls: LOUD }),
  two: () => bets([0, 1]),
  three: () => bets([0, 1, 2]),
  five: () => bets([0, 1, 2, 3, 4]),
  'six-pairs': () => bets([0, 1, 2, 0, 1, 2]),
  'six-teams': () => bets([0, 1, 0, 1, 0, 1]),
  'six-count': () => {
    const state = seats([0, 1, 0, 1, 0, 1], atCount)
    const found = counted()
    const hands = [...found.hands, found.hands[0]!, found.hands[1]!]
    return { ...state, pause: pause({ ...found, hands, values: [...found.values, value(), value()] }) }
  },
  'long-names': () => long(bets(PAIRS)),
  'hand-discard': () => hand(STATES['discard-chosen']!()),
  'hand-answer': () => hand(STATES.answer!()),
  'hand-ordago': () => hand(STATES['answer-ordago']!()),
  'hand-cut': () => hand(STATES.cut!()),
  'hand-wait': () => hand(long(STATES.loud!())),
  'hand-claims': () => hand(STATES.claims!()),
  'hand-won': () => hand(STATES['game-won']!()),
  'board-talk': () => board(STATES['talk-cut']!()),
  'board-answer': () => board(long(bets(PAIRS, { dealer: 1, dentro: [0, 1] }))),
  'board-ordago': () => board(four({ stage: 'juego', juego: [1, 2, 3], pares: [0, 3], actor: 2, closed: CLOSED, bet: { ...standing, ordago: true }, changed: [2, 4, null, 1] }, { calls: LOUD })),
  'board-count': () => board(long(STATES.count!())),
  'board-won': () => board(STATES['game-won']!()),
  'board-claims': () => board(STATES.claims!()),
  'board-six': () => board(STATES['six-teams']!()),
  'board-six-count': () => board(STATES['six-count']!()),
}
