import { describe, expect, it } from 'vitest'
import { around, at, fromMano, towards } from './seats'

const order = (seats: number, viewer: number) => around(seats, viewer).map(({ seat, place }) => `${seat} ${place}`)

describe('seats round the table', () => {
  it('has the next speaker on the right, whoever looks', () => {
    expect(order(4, 0)).toEqual(['0 bottom', '1 right', '2 top', '3 left'])
    expect(order(4, 3)).toEqual(['3 bottom', '0 right', '1 top', '2 left'])
    expect(order(2, 1)).toEqual(['1 bottom', '0 top'])
    expect(order(3, 0)).toEqual(['0 bottom', '1 right', '2 left'])
  })

  it.each([2, 3, 4, 5, 6])('seats all of %i players once', (seats) => {
    for (let viewer = -2; viewer < seats; viewer++) {
      const seen = around(seats, viewer).map(({ seat }) => seat)
      expect([...seen].sort()).toEqual(Array.from({ length: seats }, (_, seat) => seat))
    }
  })

  it('shows the row at the top from left to right', () => {
    expect(at(around(6, 0), 'top').map(({ seat }) => seat)).toEqual([4, 3, 2])
    expect(at(around(5, 0), 'top').map(({ seat }) => seat)).toEqual([3, 2])
  })

  it('points the arrow the way the seats lie', () => {
    const angles = Object.fromEntries(around(6, 0).map(({ seat, angle }) => [seat, angle]))
    expect(angles).toEqual({ 0: 180, 1: 90, 2: 38, 3: 0, 4: -38, 5: 270 })
  })

  it('turns eyes towards the one looked at, and down at the own cards', () => {
    const spots = around(4, 0)
    const [x, y] = towards(spots, 1, 3)
    expect(x).toBeCloseTo(-1)
    expect(y).toBeCloseTo(0)
    expect(towards(spots, 2, 2)).toEqual([0, 1])
  })

  it('counts from mano on', () => {
    expect(fromMano(4, 2)).toEqual([2, 3, 0, 1])
  })
})
