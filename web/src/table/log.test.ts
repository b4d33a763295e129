import { beforeAll, describe, expect, it } from 'vitest'
import { setLanguage } from '../i18n.svelte'
import { legal, NAMES, view } from './example'
import { readTable, sentence, turnSentence, type People } from './log'

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

describe('whose turn', () => {
  it('tells the standing bet and its price', () => {
    expect(turnSentence(view({ bet: standing }))).toBe('It is your turn. Standing bet 7. Refusing gives them 2.')
  })

  it('is silent while others think', () => {
    expect(turnSentence(view({ actor: 1 }))).toBe('')
  })

  it('reads the whole table again', () => {
    const words = readTable(view({ stage: 'talk', bet: null, legal: legal('mus') }), people, 40)
    expect(words).toContain('Us: 17 of 40.')
    expect(words).toContain('king of coins')
    expect(words).toContain('Mus, or no mus?')
  })
})
