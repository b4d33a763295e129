import { beforeAll, describe, expect, it } from 'vitest'
import { setLanguage } from '../i18n.svelte'
import { amounts, cells, clamp, speaks } from './choices'
import { discardToken } from './discard'
import { legal, view } from './example'

beforeAll(() => setLanguage('en'))

const standing = { stake: 7, price: 2, bettor: 1, ordago: false, waiting: [0] }
const tokens = (changes: Parameters<typeof view>[0]) => cells(view(changes), false).map((option) => option?.token ?? '')

describe('the five places', () => {
  it('hold pass, bet, more and órdago before a bet', () => {
    expect(tokens({ legal: legal('paso', ['envido', 2, null], 'ordago') })).toEqual(['x', '', 'e2', 'more', 'h'])
  })

  it('hold refuse, accept, +2, more and órdago under one, the same word always in the same place', () => {
    const found = cells(view({ bet: standing, legal: legal('no_quiero', 'quiero', ['envido', 2, null], 'ordago') }), false)
    expect(found.map((option) => option?.label)).toEqual(['Refuse', 'Accept', '+2', 'More', 'Órdago!'])
  })

  it('offer only what is legal under an órdago, with the words of the side in the sheet', () => {
    const ordago = { ...standing, stake: 0, ordago: true }
    expect(tokens({ bet: ordago, legal: legal('no_quiero', 'quiero') })).toEqual(['n', 'q', '', '', ''])
    const plural = legal('no_quiero', 'quiero', 'no_queremos', 'queremos')
    expect(tokens({ bet: ordago, legal: plural })).toEqual(['n', 'q', '', 'more', ''])
    expect(cells(view({ bet: ordago, legal: plural }), false)[1]?.plural?.token).toBe('qq')
  })

  it('hold mus, cut and defer in the first three', () => {
    expect(tokens({ bet: null, stage: 'talk', legal: legal('mus', 'no_mus', 'defer') })).toEqual(['mus', 'cut', 'defer', '', ''])
  })

  it('hold no and yes to an exposed card where refusing and accepting are', () => {
    expect(tokens({ bet: null, stage: 'visto', legal: legal('visto_yes', 'visto_no') })).toEqual(['w', 'v', '', '', ''])
  })

  it('leave cards and the deck to their own controls', () => {
    expect(speaks(view({ legal: legal(['discard', 1, 4]) }))).toBe(false)
    expect(speaks(view({ legal: legal('paso') }))).toBe(true)
  })
})

describe('amounts', () => {
  const both = { us: 23, them: 12 }
  const labels = (found: ReturnType<typeof amounts>): string[] => found!.quick.map(({ label }) => label)

  it('offer what people ask for, inside the range, and what each side lacks', () => {
    const found = amounts(view({ bet: standing, legal: legal('quiero', ['envido', 2, null]) }), both)!
    expect(found.quick.map(({ amount }) => amount)).toEqual([3, 10, 7, 5, 16])
    expect(labels(found).slice(2)).toEqual(['Double it', 'What the others lack: 5', 'What is missing: 16'])
    const narrow = amounts(view({ bet: standing, legal: legal('quiero', ['envido', 2, 4]) }), both)!
    expect(narrow.quick.map(({ amount }) => amount)).toEqual([3])
  })

  it('name one amount once, and not the one that has a place of its own', () => {
    const bet = { ...standing, stake: 5 }
    const found = amounts(view({ bet, legal: legal(['envido', 2, null]) }), { us: 10, them: 10 })!
    expect(found.quick.map(({ amount }) => amount)).toEqual([3, 10, 5])
    const open = view({ bet: null, legal: legal('paso', ['envido', 5, null]) })
    expect(cells(open, false)[2]?.label).toBe('Envido 5')
    expect(labels(amounts(open, { us: 30, them: null }))).toEqual(['Envido 10', 'What is missing: 30'])
  })

  it('are none where no bet may be made', () => {
    expect(amounts(view({ legal: legal('no_quiero', 'quiero') }), both)).toBeNull()
  })

  it('stay in range whatever is typed', () => {
    expect(clamp(NaN, { min: 2, max: null })).toBe(2)
    expect(clamp(99, { min: 2, max: 6 })).toBe(6)
    expect(clamp(3.6, { min: 2, max: 6 })).toBe(4)
  })
})

it('sends the chosen cards in the order of the hand', () => {
  expect(discardToken(['Ro', '2c', '5e', '7b'], [3, 1])).toBe('d:2c7b')
  expect(discardToken(['Ro', '2c', '5e', '7b'], [])).toBe('d:')
})
