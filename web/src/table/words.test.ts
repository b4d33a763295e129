import { beforeAll, describe, expect, it } from 'vitest'
import { callLanguage, sayAsIn, sayInBasque, setLanguage } from '../i18n.svelte'
import { value } from './example'
import { stones } from './score'
import { bubbles, callBeside, callText, cardName, handWords, worth } from './words'

beforeAll(() => setLanguage('en'))

const said = (calls: [number, string][], stake: number) => [...bubbles(calls, stake, false)].map(([seat, { text }]) => `${seat} ${text}`)

describe('calls in words', () => {
  it('says a first bet and a raise differently', () => {
    expect(callText('e2')).toBe('Envido')
    expect(callText('e5')).toBe('Envido 5')
    expect(callText('e5', { raise: true })).toBe('5 more')
  })

  it('has words of its own for a talk by teams', () => {
    expect(callText('cut', { team: true })).toBe('Mintza')
    expect(callText('cut')).toBe('No mus')
  })

  it('has the words of the place whose rules are played', async () => {
    await setLanguage('eu')
    expect([callText('e2'), callText('q'), callText('n')]).toEqual(['Enbido', 'Nahi dut', 'Ez dut nahi'])
    sayAsIn('ffm')
    expect([callText('e2'), callText('e5'), callText('q'), callText('n')]).toEqual(['Imido', 'Imido 5', 'Iduki', 'Tira'])
    sayAsIn(null)
    await setLanguage('en')
  })

  it('may be in Basque with the translation beside', async () => {
    expect([callText('q'), callBeside('q')]).toEqual(['Accept', ''])
    await sayInBasque(true)
    expect([callText('q'), callBeside('q'), callLanguage()]).toEqual(['Nahi dut', 'Accept', 'eu'])
    expect([callText('mus'), callBeside('mus')]).toEqual(['Mus', ''])
    await setLanguage('fr')
    expect(callBeside('cut')).toBe('Mintza')
    await sayInBasque(false)
    await setLanguage('en')
    expect([callText('q'), callBeside('q'), callLanguage()]).toEqual(['Accept', '', 'en'])
  })

  it('shows the Latin word beside the Korean one', async () => {
    await setLanguage('ko')
    expect([callText('e2'), callBeside('e2'), callBeside('d:??')]).toEqual(['엔비도', 'Envido', ''])
    await setLanguage('en')
  })

  it('counts the cards of a discard, known or not', () => {
    expect(callText('d:2o5c')).toBe('2 cards')
    expect(callText('d:??')).toBe('1 card')
    expect(callText('d:')).toBe('Served')
  })

  it('keeps the last word of every seat', () => {
    expect(said([[0, 'x'], [1, 'e2'], [2, 'e5'], [0, 'n']], 7)).toEqual(['1 Envido', '2 5 more', '0 Refuse'])
  })

  it('knows a raise where the earlier bets are gone', () => {
    expect(said([[2, 'e5']], 7)).toEqual(['2 5 more'])
    expect(said([[2, 'e5']], 5)).toEqual(['2 Envido 5'])
  })
})

describe('cards and hands in words', () => {
  it('names cards, and the wild ones of the historic game', () => {
    expect(cardName('Ro')).toBe('king of coins')
    expect(cardName('??')).toBe('hidden card')
    expect(cardName('Cb', true)).toContain('Perico')
    expect(cardName('Cb')).toBe('knight of clubs')
  })

  it('says what a hand shows in each lance', () => {
    const cards = ['Ro', 'Rc', '7o', '1b']
    expect(handWords('grande', cards, value())).toBe('two kings')
    expect(handWords('chica', cards, value())).toBe('one ace')
    expect(handWords('grande', ['Co', '7c', '6o', '2b'], value({ kings: 0 }))).toBe('knight, seven, six, two')
    expect(handWords('pares', cards, value())).toBe('Pair: kings')
    expect(handWords('pares', cards, value({ pares: 3, pares_high: 'R', pares_low: 'R' }))).toBe('Duples: four kings')
    expect(handWords('juego', cards, value({ juego: true, total: 31 }))).toBe('Thirty-one')
    expect(handWords('punto', cards, value())).toBe('Punto of 28')
  })

  it('says in few words what the own cards are worth', () => {
    expect(worth(value())).toBe('Pair: kings · Punto of 28')
    expect(worth(value({ pares: 0, juego: true, total: 33 }))).toBe('Juego of 33')
  })
})

describe('stones', () => {
  it('come in amarracos of five, or ten', () => {
    expect(stones(17, 5)).toEqual({ big: 3, small: 2 })
    expect(stones(17, 10)).toEqual({ big: 1, small: 7 })
    expect(stones(0, 5)).toEqual({ big: 0, small: 0 })
  })
})
