/** Whose face is whose: it goes with the name, so that it is the same in another chair. */
import type { ChairInfo } from './wire'

/** The people that bots are called after, each with the face of that place. */
const PEOPLE = ['Ane', 'Patxi', 'Maddi', 'Samuel', 'Karmele', 'Iratxo']

/** By seat, which of the six faces sits there, from 1. Persons choose first; nobody has that of another. */
export function faces(chairs: ChairInfo[]): number[] {
  const found: number[] = []
  const taken = new Set<number>()
  const order = [...chairs].sort((a, b) => Number(a.kind !== 'person') - Number(b.kind !== 'person') || compare(a.name, b.name) || a.seat - b.seat)
  for (const { seat, name, kind } of order) {
    if (kind === 'empty') continue
    let face = wanted(name)
    while (taken.has(face) && taken.size < PEOPLE.length) face = (face + 1) % PEOPLE.length
    taken.add(face)
    found[seat] = face + 1
  }
  return chairs.map(({ seat }) => found[seat] ?? (seat % PEOPLE.length) + 1)
}

function wanted(name: string): number {
  const own = PEOPLE.indexOf(name)
  if (own >= 0) return own
  return [...name].reduce((sum, letter) => sum * 31 + letter.codePointAt(0)!, 7) % PEOPLE.length
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
