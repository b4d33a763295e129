import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { commitment, cut, cutDeck, dealKey, deck, reshuffle, seatingDeck, stream } from './deal'
import { summary, type Summary } from './summary'

/** Known answers, shared with the server: written by a second implementation, and by `hordago verify`. */
const VECTORS = `${process.cwd()}/../tests/vectors`
const known = <T>(name: string): T => JSON.parse(readFileSync(`${VECTORS}/${name}`, 'utf8')) as T

interface Stream {
  label: string
  blocks: string[]
}
interface FairCase {
  id: string
  seed: string
  commitment: string
  deal: number
  nonces: string[]
  key: string
  stream: Stream
  deck: string
  cut: { cut_min: number; n: number; deck: string; stream: Stream } | null
  reshuffles: { n: number; pile: string; result: string }[]
}
interface VerifyCase {
  id: string
  record: string
  change?: [string, string]
  expect: Summary
}

const { cases } = known<{ cases: FairCase[] }>('fair.json')
const records = known<{ cases: VerifyCase[] }>('verify.json').cases
const hex = (bytes: Iterable<number>) => [...bytes].map((each) => each.toString(16).padStart(2, '0')).join('')
const taken = (key: Uint8Array, { label, blocks }: Stream) => {
  const bytes = stream(key, label)
  return hex(Array.from({ length: 32 * blocks.length }, () => bytes.next().value))
}
const text = ({ record, change }: VerifyCase) => {
  const original = readFileSync(`${VECTORS}/${record}`, 'utf8')
  if (!change) return original
  expect(original).toContain(change[0])
  return original.replace(change[0], () => change[1])
}

describe('the fair deal', () => {
  it.each(cases)('known answer $id', (each) => {
    expect(commitment(each.seed)).toBe(each.commitment)
    const key = dealKey(each.seed, each.deal, each.nonces)
    expect(hex(key)).toBe(each.key)
    expect(taken(key, each.stream)).toBe(each.stream.blocks.join(''))
    expect(deck(key).join(' ')).toBe(each.deck)
    if (each.cut) {
      expect(taken(key, each.cut.stream)).toBe(each.cut.stream.blocks.join(''))
      expect(cut(key, each.cut.cut_min)).toBe(each.cut.n)
      expect(cutDeck(deck(key), each.cut.n).join(' ')).toBe(each.cut.deck)
    }
    for (const { n, pile, result } of each.reshuffles) {
      expect(reshuffle(key, n, new Set(pile.split(' '))).join(' ')).toBe(result)
    }
    expect(new Set(seatingDeck(key, 1)).size).toBe(40)
  })

  it('has enough of them', () => expect(cases.length).toBeGreaterThanOrEqual(12))
})

describe('records', () => {
  it.each(records)('$id', (each) => {
    const found = summary(text(each))
    expect({ ...found, deals: found.fault === null ? found.deals : [] }).toEqual(each.expect)
  })

  it('has honest and forged ones', () => {
    expect(records.filter((each) => each.expect.ok).length).toBeGreaterThan(15)
    expect(records.filter((each) => each.expect.fault !== null).length).toBeGreaterThan(20)
  })

  it('refuses every changed digit of a commitment, a nonce or a seed, and every changed card', () => {
    const original = readFileSync(`${VECTORS}/records/v1/three.mgn`, 'utf8')
    const lines = [...original.matchAll(/^(hands|commitment|next_commitment|seed) = .*$/gm)]
    const end = lines.findLast((line) => line[1] === 'next_commitment')!.index
    let forged = 0
    for (const line of lines) {
      // The promise of a deal that was never made binds nobody.
      if (line.index === end) continue
      const start = line.index + line[0].indexOf('"')
      for (let place = start; place < line.index + line[0].length; place++) {
        if (!/[0-9a-zA-Z]/.test(original[place]!)) continue
        const other = original[place] === '1' ? '2' : '1'
        const { ok, deals } = summary(original.slice(0, place) + other + original.slice(place + 1))
        expect(ok && deals.every((deal) => !deal[2].length), `${line[0]} at ${place}`).toBe(false)
        forged++
      }
    }
    expect(forged).toBeGreaterThan(300)
  })
})
