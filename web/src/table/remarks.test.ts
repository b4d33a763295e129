import { expect, it } from 'vitest'
import type { WireEvent } from '../wire'
import { chairs, view } from './example'
import { remark } from './remarks'

const seats = chairs([0, 1, 0, 1]).map((chair) => ({ ...chair, bot: chair.bot && ['', 'casual:bold', 'casual:careful', 'club'][chair.seat]! }))
const game = (winner: number): WireEvent => ({ e: 'GameEnded', winner, by: 'count', games: [0, 0], sets: [0, 0] }) as WireEvent
const deje: WireEvent = { e: 'Paid', side: 1, lance: 'grande', points: 5, reason: 'deje', at_once: true }
const bet = { stake: 7, price: 5, bettor: 1, ordago: false, waiting: [] }

it('a bot of the winning side speaks, in its own way', () => {
  expect(remark([game(0)], view(), seats)).toEqual({ seat: 2, id: 'remark-won-careful' })
  expect(remark([game(1)], view({ hand: 0 }), seats)).toEqual({ seat: 1, id: 'remark-won' })
  expect(remark([game(1)], view({ hand: 1 }), seats)).toEqual({ seat: 3, id: 'remark-won' })
})

it('who bet and was refused says so now and then, and small dejes are nothing', () => {
  expect(remark([deje], view({ hand: 1, bet }), seats)).toEqual({ seat: 1, id: 'remark-deje-bold' })
  expect(remark([deje], view({ hand: 2, bet }), seats)).toBeNull()
  expect(remark([{ ...deje, points: 1 }], view({ hand: 1, bet }), seats)).toBeNull()
})

it('persons are never given words', () => {
  const people = seats.map((chair) => ({ ...chair, kind: 'person', bot: null }))
  expect(remark([game(0), deje, { e: 'Called', seat: 1, action: 'h' }], view({ hand: 0, bet }), people)).toBeNull()
})
