import '../table/jsdom'
import { beforeAll, describe, expect, it } from 'vitest'
import { has, setLanguage, t } from '../i18n.svelte'
import { lance, legal, NAMES, pause, summary, table, value, view } from '../table/example'
import type { Pause, TableInfo, WireView } from '../wire'
import recorded from './hand.json'
import { lesson, type Line, type Moment } from './lesson'

beforeAll(() => setLanguage('en'))

/** A hand as seat 0 of a served table saw it: mus, an exchange, an accepted bet, passes, the count. */
const hand = recorded as unknown as { table: TableInfo; frames: { view: WireView; calls: [number, string][]; pause: Pause | null }[] }
const sides = [0, 1, 0, 1]
const names = {
  sides,
  name: (seat: number) => NAMES[seat]!,
  side: (side: number) => ['Us', 'Them'][side]!,
  who: (side: number) => (side === 0 ? ('us' as const) : ('them' as const)),
}

const tell = (now: WireView, more: Partial<Moment> = {}): Line[] =>
  lesson({ before: null, view: now, calls: [], pause: null, table: table(), ...more }, names)
const ids = (lines: Line[]) => lines.map(({ id }) => id)
const acts = (lines: Line[]) => lines.filter(({ word }) => word).map(({ word, id, args }) => `${word}: ${t(id, args)}`)
const standing = { stake: 7, price: 2, bettor: 1, ordago: false, waiting: [0, 2] }
const ANSWER = legal('no_quiero', 'quiero', ['envido', 2, null], 'ordago')

describe('a recorded hand', () => {
  /** As the page does: what went before is the last view of another stage. */
  const told = hand.frames.map((frame, index) => {
    const before = hand.frames.slice(0, index).findLast((each) => each.view.stage !== frame.view.stage)?.view ?? null
    return { ...frame, lines: lesson({ before, table: hand.table, ...frame }, names) }
  })

  it('is explained in every moment by messages that there are', () => {
    for (const { lines } of told) {
      expect(lines.length).toBeGreaterThan(1)
      for (const { id } of lines) expect(has(id), id).toBe(true)
    }
  })

  it('has a line for each word that may be said, and for no other', () => {
    const words: Record<string, number> = { mus: 1, no_mus: 1, defer: 1, paso: 1, envido: 2, ordago: 1, quiero: 1, no_quiero: 1 }
    for (const { view: now, lines, pause: at } of told) {
      const wanted = at ? 0 : now.legal.reduce((sum, { kind }) => sum + (words[kind] ?? 0), 0)
      expect(acts(lines).length, now.stage).toBe(wanted)
    }
  })

  it('goes from the aim over the exchange and the lances to the count', () => {
    const first = (id: string) => told.findIndex(({ lines }) => ids(lines).includes(id))
    const order = ['guide-aim', 'guide-keep', 'guide-talk-again', 'guide-cut', 'guide-said-no', 'guide-closed-accepted', 'guide-senas', 'guide-closed-paso', 'guide-said-bet', 'guide-score', 'guide-end']
    const found = order.map(first)
    expect(found).toEqual([...found].sort((a, b) => a - b))
    expect(found[0]).toBe(0)
  })

  it('ends with the stones of the summary', () => {
    const { lines, pause: at } = told.at(-1)!
    const [us, them] = at!.summary.score
    expect(lines.find(({ id }) => id === 'guide-score')!.args).toMatchObject({ us, them })
    expect(lines.filter(({ id }) => /^count-(deje|stake|paso|values|punto)$/.test(id))).toHaveLength(at!.summary.paid.length)
  })
})

describe('before the lances', () => {
  const talk = { stage: 'talk', bet: null } as const

  it('tells the aim and the cards by the rules of the table', () => {
    const lines = tell(view(talk), { table: table(sides, { target: 30, games_to_win: 3, kings: 8 }) })
    expect(lines[0]).toMatchObject({ id: 'guide-aim', args: { name: 'Iratxo', target: 30, games: 3 } })
    expect(ids(lines)).toContain('help-kings-8')
    expect(ids(tell(view(talk), { table: table(sides, { kings: 4 }) }))).toContain('help-kings-4')
  })

  it('speaks of what was said, and of the buttons when it is asked', () => {
    expect(ids(tell(view({ ...talk, actor: 1 }), { calls: [[0, 'mus']] }))).toContain('guide-said-mus')
    expect(acts(tell(view({ ...talk, legal: legal('mus', 'no_mus') })))).toEqual([
      'Mus: you would like to change cards.',
      'No mus: nobody changes; the bets begin.',
    ])
  })

  it('tells of cards given up only while they are on their way', () => {
    const exchange = { stage: 'discard', bet: null, changed: [2, null, null, null] } as const
    const gone = view({ ...exchange, changed: [2, null, null, null], actor: 1, cards: ['Ro', '1b'], card_counts: [2, 4, 4, 4] })
    expect(tell(gone)).toEqual([{ id: 'guide-said-changed', args: { n: 2 } }])
    expect(ids(tell(view({ ...exchange, changed: [2, null, null, null], actor: 1 })))).toContain('guide-keep')
  })
})

describe('in a lance', () => {
  it('an answer has its price, and the partner a word', () => {
    const lines = acts(tell(view({ bet: standing, legal: ANSWER })))
    expect(lines[0]).toBe('Refuse: your partner may still accept; if not, they take 2, the deje.')
    expect(lines[1]).toBe('Accept: 7 stones are played for; the better cards take them at the count.')
    expect(acts(tell(view({ bet: { ...standing, waiting: [0] }, legal: ANSWER })))[0]).toBe('Refuse: they take 2 stones, the deje.')
    expect(acts(tell(view({ bet: { ...standing, ordago: true }, legal: legal('no_quiero', 'quiero') })))[1]).toMatch(/decides the game/)
  })

  it('a word that no longer stands is not spoken of', () => {
    const waits = (calls: [number, string][], bet = standing, actor = 2) => ids(tell(view({ actor, bet: { ...bet, waiting: [2] } }), { calls }))
    const none = { stake: 0, price: 0, bettor: null as unknown as number, ordago: false, waiting: [1] }
    expect(waits([[0, 'mus'], [1, 'cut']]).filter((id) => id.startsWith('guide-said'))).toEqual([])
    expect(waits([[0, 'x'], [1, 'e5']]).filter((id) => id.startsWith('guide-said'))).toEqual([])
    expect(waits([[0, 'e2'], [1, 'e5']]).filter((id) => id.startsWith('guide-said'))).toEqual([])
    expect(waits([[1, 'e5'], [0, 'n']])).toContain('guide-said-no')
    expect(waits([[0, 'x']], none, 1)).toContain('guide-said-paso')
    expect(waits([[0, 'e5']], { ...standing, bettor: 0 }, 1)).toContain('guide-said-bet')
    expect(waits([[0, 'h']], { ...standing, bettor: 0, ordago: true }, 1)).toContain('guide-said-ordago')
  })

  it('who holds nothing does not bet', () => {
    const lines = tell(view({ stage: 'pares', actor: 1, pares: [1, 2] }))
    expect(lines.find(({ id }) => id === 'guide-holders')!.args.names).toBe('Marek, Iratxo')
    expect(ids(lines)).toContain('guide-no-part')
    expect(ids(lines)).not.toContain('table-your-hand-is')
  })

  it('says what the own cards are in this lance', () => {
    const own = (stage: string) => tell(view({ stage, pares: [0, 1], value: value() })).find(({ id }) => id === 'table-your-hand-is')!.args.hand
    expect(['grande', 'chica', 'pares', 'punto'].map(own)).toEqual(['two kings', 'one ace', 'Pair: kings', 'Punto of 28'])
  })

  it('tells all that has closed since the stage before, and without one only the last', () => {
    const closed = [
      { lance: 'grande', status: 'REFUSED', side: 1, stones: 3 },
      { lance: 'chica', status: 'PASO', side: null, stones: 0 },
      { lance: 'pares', status: 'NOT_PLAYED', side: null, stones: 0 },
    ]
    const now = view({ stage: 'juego', juego: [0, 1], closed })
    const news = (before: WireView | null) => ids(tell(now, { before })).filter((id) => /^(guide-closed|count-deje|live-no)/.test(id))
    expect(news(view({ stage: 'chica', closed: closed.slice(0, 1) }))).toEqual(['guide-closed-paso', 'live-no-pares'])
    expect(news(null)).toEqual(['live-no-pares'])
    expect(news(view({ hand: 4, closed }))).toEqual(['live-no-pares'])
  })

  it('a sign of the partner is news once, a rival’s is not told', () => {
    const before = view({ stage: 'grande' })
    const now = view({ stage: 'chica', perceived: [[2, 'duples'], [1, 'two_kings']] })
    const seen = tell(now, { before }).filter(({ id }) => id === 'live-sena-seen')
    expect(seen.map(({ args }) => args)).toEqual([{ name: 'Iratxo', meaning: 'duples' }])
    expect(ids(tell({ ...now, stage: 'pares' }, { before: now }))).not.toContain('live-sena-seen')
  })

  it('no señas where there are none', () => {
    expect(ids(tell(view({ stage: 'chica' })))).toContain('guide-senas')
    expect(ids(tell(view({ stage: 'chica', looks: [] })))).not.toContain('guide-senas')
  })
})

describe('at the end', () => {
  const paid = (name: string, points: number, reason: string, side: number) => ({ lance: name, side, points, reason, at_once: reason === 'deje' })

  it('every stone has its reason, and a tie its winner', () => {
    const found = summary([
      lance({ lance: 'grande', status: 'ACCEPTED', stones: 5, winner: 0, tied: true, paid: [paid('grande', 5, 'stake', 0)] }),
      lance({ lance: 'chica', status: 'REFUSED', side: 1, stones: 1, paid: [paid('chica', 1, 'deje', 1)] }),
    ])
    const lines = tell(view(), { pause: pause(found) })
    expect(ids(lines)).toEqual(['help-count', 'count-stake', 'count-tied', 'count-deje', 'guide-score', 'guide-end'])
    expect(lines[1]).toMatchObject({ args: { points: 5, who: 'us' }, cards: 'Ane: two kings' })
    expect(lines[3]!.cards).toBeUndefined()
    expect(lines[4]!.args).toEqual({ us: 20, them: 7, target: 40 })
  })

  it('an accepted órdago won the game', () => {
    const found = summary([lance({ lance: 'pares', status: 'ORDAGO_ACCEPTED', winner: 1 })], { by: 'ordago', game_winner: 1, games: [0, 1], score: [0, 40] })
    const lines = tell(view(), { pause: pause(found) })
    expect(ids(lines)).toEqual(['help-count', 'count-ordago', 'game-won-them', 'guide-end'])
    expect(lines[1]!.args).toMatchObject({ lance: 'pares', who: 'them' })
  })

  it('the next hand is not explained', () => {
    expect(tell(view({ hand: 1, stage: 'talk', bet: null, legal: legal('mus', 'no_mus') }))).toEqual([{ id: 'guide-end', args: {} }])
    expect(ids(tell(view({ hand: 2 }), { pause: { ...pause(summary([])), hand: 1 } }))).toEqual(['guide-end'])
  })
})
