import { describe, expect, it } from 'vitest'
import { hands, left } from './clock'

describe('the clock', () => {
  it('takes from the limit first, then from the bank', () => {
    const time = { turn: 8, bank: 20 }
    expect([0, 5, 8, 10, 28, 40].map((passed) => left(time, passed))).toEqual([
      { turn: 8, bank: 20 }, { turn: 3, bank: 20 }, { turn: 0, bank: 20 }, { turn: 0, bank: 18 },
      { turn: 0, bank: 0 }, { turn: 0, bank: 0 },
    ])
  })

  it('draws nothing longer than a whole ring, and nothing before it began', () => {
    expect(hands({ seat: 0, turn: 9.5, bank: -1 }, 8, 0)).toEqual({ turn: 9.5, bank: 0, limit: 9.5, full: 1 })
    expect(hands({ seat: 0, turn: 3, bank: 12 }, 20, 60)).toEqual({ turn: 3, bank: 12, limit: 20, full: 60 })
  })
})
