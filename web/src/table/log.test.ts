import './jsdom'
import { beforeAll, describe, expect, it } from 'vitest'
import { setLanguage } from '../i18n.svelte'
import { legal, NAMES, pause, summary, value, view } from './example'
import { sentence, turnSentence, type People } from './log'
import { readTable } from './read'

beforeAll(() => setLanguage('en'))

const people: People = {
  me: 0,
  name: (seat) => NAMES[seat] ?? '',
  side: (side) => ['Us', 'Them'][side] ?? '',
  sides: [0, 1, 0, 1],
  who: (side) => (side === 0 ? 'us' : 'them'),
  because: (lance) => (lance === 'grande' ? 'Ane: two kings' : ''),
  wild: false,
}
const asked = { target: 40, pause: null, stakes: true }
const standing = { stake: 7, price: 2, bettor: 1, ordago: false, waiting: [0] }

describe('events in sentences', () => {
  it('say who says what', () => {
    expect(sentence({ e: 'Called', seat: 1, action: 'e2' }, {}, people)).toBe('Marek says: Envido')
    expect(sentence({ e: 'Called', seat: 1, action: 'e2' }, { raise: true }, people)).toBe('Marek says: 2 more')
    expect(sentence({ e: 'Called', seat: 0, action: 'q' }, { raise: true }, people)).toBe('You say: Accept')
  })

  it('tell the own cards and never those of others', () => {
    const hands = [['Ro', '1b'], ['??', '??']]
    expect(sentence({ e: 'Dealt', hands, mano: 1, exposed: null }, {}, people)).toBe(
      'New hand. Marek is mano. Your cards: king of coins, ace of clubs.',
    )
    expect(sentence({ e: 'Served', seat: 1, cards: ['??'], exposed: null }, {}, people)).toBe('')
  })

  it('call me you', () => {
    expect(sentence({ e: 'Discarded', seat: 0, cards: ['??', '??'] }, {}, people)).toBe('You change 2 cards.')
    expect(sentence({ e: 'Declared', lance: 'pares', holders: [1, 0] }, {}, people)).toBe('Marek has pares. You have pares.')
    expect(sentence({ e: 'ManoMoved', mano: 0 }, {}, people)).toBe('Mus goes round: you are mano now.')
    expect(sentence({ e: 'OrdagoWon', lance: 'grande', seat: 0 }, {}, people)).toBe('You have the best hand and win the órdago.')
    expect(sentence({ e: 'Looked', seat: 0, target: 1 }, {}, people)).toBe('You look at Marek.')
    expect(sentence({ e: 'Looked', seat: 0, target: 0 }, {}, people)).toBe('You look at your own cards.')
  })

  it('tell apart a seña for me and one I caught', () => {
    expect(sentence({ e: 'Perceived', seat: 0, signer: 2, meaning: 'two_kings' }, {}, people)).toBe('Iratxo signs to you: two kings')
    expect(sentence({ e: 'Perceived', seat: 0, signer: 1, meaning: 'blind' }, {}, people)).toContain('You catch')
  })

  it('give the reason of a payment, with the cards once they are shown', () => {
    const paid = { e: 'Paid', lance: 'grande', side: 0, points: 2, reason: 'stake', at_once: false } as const
    expect(sentence(paid, {}, people)).toBe('We take 2 stones in grande: the accepted bet (Ane: two kings)')
    expect(sentence({ ...paid, side: 1, points: 1, reason: 'deje', at_once: true }, {}, people)).toBe(
      'They take 1 stone in grande: the bet was refused',
    )
  })
})

it('says who won as one says it', () => {
  expect(sentence({ e: 'GameEnded', winner: 0, by: 'count', games: [1, 0], sets: [0, 0] }, {}, people)).toBe('We win the game')
  expect(sentence({ e: 'MatchEnded', winner: 1 }, {}, people)).toBe('They win the match')
})

describe('the table read again', () => {
  const grande = { lance: 'grande', status: 'ACCEPTED', side: null, stones: 12 }

  it('begins with what is asked, and tells cards, lances, mano and score', () => {
    expect(readTable(view({ stage: 'chica', bet: standing, mano: 1, games: [1, 0], closed: [grande] }), people, asked)).toBe(
      'It is your turn. Standing bet 7. Refusing gives them 2. ' +
        'Your cards: king of coins, king of cups, seven of coins, ace of clubs. Pair: kings · Punto of 28. ' +
        'Grande: Accepted: 12. mano: Marek. Us: 17 of 40, 1 game. Them: 4 of 40, 0 games.',
    )
  })

  it('tells the bet that others are asked about', () => {
    const words = readTable(view({ actor: 3, bet: { ...standing, bettor: 2 } }), people, asked)
    expect(words).toContain('It is the turn of Jon. Grande: 7.')
  })

  it('leaves accepted bets to who wants to remember them', () => {
    const words = readTable(view({ closed: [grande] }), people, { ...asked, stakes: false })
    expect(words).toContain('Grande: Accept.')
    expect(words).not.toContain('12')
  })

  it('tells all hands in a count, and the score it comes to', () => {
    const hands = [['Ro', 'Rc', '7o', '1b'], ['4o', '4c', '5o', '6b']]
    const count = pause({ ...summary([]), hands, values: [value(), value({ pares_high: '4', total: 19 })], mano: 1, score: [40, 4], games: [1, 0] })
    const words = readTable(view({ score: [0, 0] }), people, { ...asked, pause: count })
    expect(words).toMatch(/^Marek: four of coins, .*\. You: king of coins, king of cups, .*Punto of 28\. Us: 40 of 40, 1 game\./)
  })
})

describe('whose turn', () => {
  it('tells the standing bet and its price', () => {
    expect(turnSentence(view({ bet: standing }))).toBe('It is your turn. Standing bet 7. Refusing gives them 2.')
  })

  it('is silent while others think', () => {
    expect(turnSentence(view({ actor: 1 }))).toBe('')
  })

  it('reads the whole table again', () => {
    const words = readTable(view({ stage: 'talk', bet: null, legal: legal('mus') }), people, asked)
    expect(words).toContain('Us: 17 of 40.')
    expect(words).toContain('king of coins')
    expect(words).toContain('Mus, or no mus?')
  })
})
