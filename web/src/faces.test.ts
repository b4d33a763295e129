import { expect, it } from 'vitest'
import { faces } from './faces'
import type { ChairInfo } from './wire'

const chairs = (...names: string[]): ChairInfo[] =>
  names.map((name, seat) => ({
    seat, side: seat % 2, name, kind: name === '' ? 'empty' : name.startsWith('*') ? 'bot' : 'person',
    bot: null, connected: true, next: null, left: false, asked: null,
  })).map((chair) => ({ ...chair, name: chair.name.replace('*', '') }) as ChairInfo)

it('a face goes with its name to another chair', () => {
  const before = faces(chairs('Ane', '*Patxi', 'Jon', '*Samuel'))
  const after = faces(chairs('Ane', 'Jon', '*Samuel', '*Patxi'))
  expect(after).toEqual([before[0], before[2], before[3], before[1]])
})

it('no two have the same, whatever they are called', () => {
  for (const names of [['Jon', 'Jon', 'Jon', 'Jon', 'Jon', 'Jon'], ['Ane', 'Ane', '*Ane', '*Maddi'], ['', 'Miren', '*Patxi', '김']]) {
    const found = faces(chairs(...names)).filter((_, seat) => names[seat] !== '')
    expect(new Set(found).size).toBe(found.length)
    expect(Math.min(...found)).toBeGreaterThan(0)
    expect(Math.max(...found)).toBeLessThan(7)
  }
})

it('bots have their own as long as no person wants it', () => {
  expect(faces(chairs('Ane', '*Patxi', '*Maddi', '*Samuel'))).toEqual([1, 2, 3, 4])
})
