import { beforeEach, describe, expect, it } from 'vitest'
import { answered, faster, forgetProgress, progressOf, taken, worst } from './progress.svelte'

beforeEach(() => forgetProgress('fem-8'))

describe('progress', () => {
  it('counts answers, the streak and the best one, each exercise for itself', () => {
    expect([true, true, false, true].map((right) => answered('fem-8', 'read', right))).toEqual([1, 2, 0, 1])
    answered('fem-8', 'give', false)
    expect(progressOf('fem-8').read).toEqual({ asked: 4, right: 3, streak: 1, best: 2 })
    expect(progressOf('fem-8').give).toEqual({ asked: 1, right: 0, streak: 0, best: 0 })
    expect(progressOf('ehmf-4').read.asked).toBe(0)
    expect(JSON.parse(localStorage.getItem('hordago.senas')!)['fem-8'].read.best).toBe(2)
  })

  it('remembers what was taken for what until it is known', () => {
    for (const said of ['duples', 'duples', 'blind']) taken('fem-8', 'medias', said)
    expect(worst(progressOf('fem-8').mixed, 3)).toEqual([
      ['medias', 'duples'],
      ['medias', 'blind'],
    ])
    taken('fem-8', 'medias', 'medias')
    expect(progressOf('fem-8').mixed).toEqual({ 'medias>duples': 1 })
    taken('fem-8', 'duples', 'duples')
    expect(progressOf('fem-8').mixed).toEqual({ 'medias>duples': 1 })
    forgetProgress('fem-8')
    expect(progressOf('fem-8').mixed).toEqual({})
    expect(JSON.parse(localStorage.getItem('hordago.senas')!)).toEqual({})
  })

  it('grows faster up to a blink', () => {
    expect([faster('slow'), faster('table'), faster('quick'), faster('blink')]).toEqual(['table', 'quick', 'blink', 'blink'])
  })
})
