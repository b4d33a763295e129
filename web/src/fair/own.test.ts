import { beforeEach, describe, expect, it } from 'vitest'
import { OwnNumbers, ownPart } from './own.ts'

const number = (n: number): string => `${n}`.repeat(64)
const [A, B, C] = [number(1), number(2), number(3)]
const ZERO = number(0)
const table = (next_commit: string, status = 'playing') => ({ status, next_commit })
const act = (nonce: string) => ({ t: 'act', nonce })

function page(seat: number | null = 0): OwnNumbers {
  const found = new OwnNumbers()
  found.seated(seat, null, table('s1'))
  return found
}

function sent(own: OwnNumbers, nonce: string, seal = 's1'): void {
  own.sending(act(nonce), table(seal))
  own.answered(act(nonce), null, table(seal), false)
}

beforeEach(() => localStorage.clear())

describe('the numbers of this browser', () => {
  it('are in a deal, at a seat, or were left out', () => {
    sent(page(), A)
    expect(ownPart('s1', [ZERO, A])).toBe(1)
    expect(ownPart('s1', [ZERO, B])).toBe('left out')
    expect(ownPart('s1', [ZERO, ZERO])).toBe('left out')
    expect(ownPart('s2', [ZERO, A])).toBe(null)
    expect(ownPart(null, [A])).toBe(null)
    expect(ownPart('s1', null)).toBe(null)
  })

  it('are replaced by the next one, and no server may use the one before', () => {
    const own = page()
    sent(own, A)
    sent(own, B)
    expect(ownPart('s1', [A])).toBe('left out')
    expect(ownPart('s1', [B])).toBe(0)
  })

  it('count either way until they are answered', () => {
    const own = page()
    sent(own, A)
    own.sending(act(B), table('s1'))
    expect(ownPart('s1', [A])).toBe(0)
    expect(ownPart('s1', [B])).toBe(0)
    expect(ownPart('s1', [C])).toBe('left out')
    page().sending(act(C), table('s2'))
    expect(ownPart('s2', [ZERO])).toBe(null)
    expect(ownPart('s2', [C])).toBe(0)
  })

  it('are nothing once they are refused', () => {
    const own = page()
    sent(own, A)
    own.sending(act(B), table('s1'))
    own.answered(act(B), 'stale', table('s1'), false)
    expect(ownPart('s1', [B])).toBe('left out')
    expect(ownPart('s1', [A])).toBe(0)
  })

  it('belong to the deal that was next when the server took them', () => {
    const own = page()
    own.sending({ t: 'ready', nonce: A }, table('s1'))
    own.answered({ t: 'ready', nonce: A }, null, table('s2'), false)
    expect(ownPart('s1', [ZERO])).toBe(null)
    expect(ownPart('s2', [A])).toBe(0)
    expect(ownPart('s2', [ZERO])).toBe('left out')
  })

  it('accuse nobody where a lost connection leaves it open which deal they were for', () => {
    const own = page()
    own.sending(act(A), table('s1'))
    own.sending(act(A), table('s2'))
    own.answered(act(A), null, table('s2'), true)
    expect(ownPart('s1', [ZERO])).toBe(null)
    expect(ownPart('s2', [ZERO])).toBe(null)
    expect(ownPart('s1', [A])).toBe(0)
    sent(own, B, 's2')
    own.sending(act(C), table('s2'))
    own.answered(act(C), 'server-bug', table('s2'), true)
    expect(ownPart('s2', [C])).toBe(0)
  })

  it('have no part where the chair was left, or is only waited for', () => {
    const own = page()
    sent(own, A)
    own.seated(null, table('s1'), table('s1'))
    expect(ownPart('s1', [ZERO])).toBe(null)
    own.sending({ t: 'sit', nonce: B }, table('s1'))
    own.answered({ t: 'sit', nonce: B }, null, table('s1'), false)
    expect(ownPart('s1', [ZERO])).toBe(null)
    own.sending({ t: 'sit', nonce: C }, table('s1', 'waiting'))
    own.answered({ t: 'sit', nonce: C }, null, table('s1', 'waiting'), false)
    expect(ownPart('s1', [ZERO])).toBe('left out')
  })

  it('are kept for the last deals only', () => {
    const own = page()
    for (let n = 0; n < 310; n++) sent(own, A, `seal ${n}`)
    expect(ownPart('seal 0', [A])).toBe(null)
    expect(ownPart('seal 309', [A])).toBe(0)
  })
})
