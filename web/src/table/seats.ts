/** Where the seats are on the screen: the reader at the bottom, the next to speak on the reader's right. */

export type Place = 'bottom' | 'right' | 'top' | 'left'

export interface Spot {
  seat: number
  place: Place
  /** Direction from the middle of the table, in degrees clockwise from the top. */
  angle: number
}

/** Steps counter-clockwise from the reader, for each number of seats. */
const PLACES: Record<number, Place[]> = {
  2: ['top'],
  3: ['right', 'left'],
  4: ['right', 'top', 'left'],
  5: ['right', 'top', 'top', 'left'],
  6: ['right', 'top', 'top', 'top', 'left'],
}

/** Degrees between two neighbours in the row at the top. */
const TOP_STEP = 38

/** The seats from the reader on, counter-clockwise. `viewer` is a seat; a spectator sees as seat 0 does. */
export function around(seats: number, viewer: number): Spot[] {
  const own = Math.max(viewer, 0)
  const places = PLACES[seats] ?? []
  const tops = places.filter((place) => place === 'top').length
  const first = places.indexOf('top')
  return [{ seat: own, place: 'bottom' as Place, angle: 180 }].concat(
    places.map((place, index) => ({
      seat: (own + 1 + index) % seats,
      place,
      // The row at the top goes from right to left.
      angle: place === 'right' ? 90 : place === 'left' ? 270 : ((tops - 1) / 2 - (index - first)) * TOP_STEP,
    })),
  )
}

/** The spots at one place as they stand on the screen, from left to right. */
export function at(spots: Spot[], place: Place): Spot[] {
  return spots.filter((spot) => spot.place === place).reverse()
}

/** The direction in which one seat sees another, as x (right) and y (down) of length 1; itself: down, at its cards. */
export function towards(spots: Spot[], from: number, to: number): [number, number] {
  const [a, b] = [point(spots, from), point(spots, to)]
  if (from === to || !a || !b) return [0, 1]
  const [x, y] = [b[0] - a[0], b[1] - a[1]]
  const length = Math.hypot(x, y) || 1
  return [x / length, y / length]
}

function point(spots: Spot[], seat: number): [number, number] | null {
  const spot = spots.find((each) => each.seat === seat)
  if (!spot) return null
  const turn = (spot.angle * Math.PI) / 180
  return [Math.sin(turn), -Math.cos(turn)]
}

/** Seats in the order in which they are served, from mano. */
export function fromMano(seats: number, mano: number): number[] {
  return Array.from({ length: seats }, (_, step) => (mano + step) % seats)
}
