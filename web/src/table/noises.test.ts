import { expect, it } from 'vitest'
import type { WireEvent } from '../wire'
import { view } from './example'
import { noises } from './noises'

const after = view({ actor: 1 })

it('hears cards, stones, a knock for paso, bets and órdagos', () => {
  const events: WireEvent[] = [
    { e: 'Dealt', hands: [], mano: 0, exposed: null },
    { e: 'Called', seat: 1, action: 'x' },
    { e: 'Called', seat: 2, action: 'e5' },
    { e: 'Called', seat: 3, action: 'h' },
    { e: 'Called', seat: 0, action: 'n' },
    { e: 'Paid', side: 1, lance: 'grande', points: 2, reason: 'deje', at_once: true },
    { e: 'Paid', side: 1, lance: 'chica', points: 1, reason: 'deje', at_once: true },
  ]
  expect(noises(events, after)).toEqual([['card', 4], ['knock', 1], ['bet', 1], ['ordago', 1], ['stone', 3]])
})

it('rings once when my turn comes, and not for who watches', () => {
  expect(noises([], view({ actor: 0 }))).toEqual([['turn', 1]])
  expect(noises([], view({ actor: 0, viewer: -2 }))).toEqual([])
  expect(noises([], after)).toEqual([])
})
