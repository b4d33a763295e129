import { describe, expect, it } from 'vitest'
import { allTrue, example, giving, reading } from './exercise'
import { gestureOf, handsIn, keyOf, PRESETS, presetWith, signsOf, STAGES } from './truth'

/** The same numbers on every run; a seed that fails is in the test's name. */
function dice(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}

/** Ranks in the order of the hands of `truth.json`. */
const sorted = (cards: string[]): string =>
  cards
    .map((card) => card[0]!)
    .sort((one, other) => 'RCS7654321'.indexOf(one) - 'RCS7654321'.indexOf(other))
    .join('')

const trueOf = (preset: string, cards: string[], stage: (typeof STAGES)[number]): string[] =>
  handsIn(signsOf(preset), stage).find(([ranks]) => ranks === sorted(cards))![1]

describe.each(PRESETS.filter((preset) => presetWith(keyOf(preset), '') === preset))('with the signs of %s', (preset) => {
  const signs = signsOf(preset)

  it.each([1, 2])('a face has one right answer among those offered (seed %i)', (seed) => {
    const random = dice(seed)
    const met = new Set<string>()
    let last = ''
    for (let n = 0; n < 150; n++) {
      const question = reading(signs, {}, random, last)
      const { meaning, stage, options, gesture } = question
      expect(meaning).not.toBe(last)
      expect(gesture).toBe(gestureOf(signs, meaning))
      expect(options.filter((option) => gestureOf(signs, option) === gesture)).toEqual([meaning])
      expect(new Set(options).size).toBe(options.length)
      for (const option of options) expect(signs.signs.find((sign) => sign.meaning === option)!.stages).toContain(stage)
      if (question.example.length) expect(trueOf(preset, question.example, stage)).toContain(meaning)
      met.add((last = meaning))
    }
    expect(met.size).toBe(signs.signs.length)
  })

  it.each([1, 2])('cards have the signs that the engine says (seed %i)', (seed) => {
    const random = dice(seed)
    const stages = new Set<string>()
    let none = 0
    for (let n = 0; n < 150; n++) {
      const { stage, cards, choices, meanings } = giving(signs, random)
      expect(new Set(cards).size).toBe(4)
      const truth = trueOf(preset, cards, stage)
      expect([...meanings.values()].flat().sort()).toEqual([...truth].sort())
      for (const gesture of meanings.keys()) expect(choices).toContain(gesture)
      stages.add(stage)
      none += Number(truth.length === 0)
    }
    expect([...stages].sort()).toEqual([...STAGES].sort())
    expect(none).toBeGreaterThan(0)
  })
})

describe('questions', () => {
  const signs = signsOf('basque')

  it('come back to what was mixed up, and offer the two beside each other', () => {
    const random = dice(5)
    const mixed = { 'medias>duples': 9 }
    let medias = 0
    for (let n = 0; n < 400; n++) {
      const { meaning, options } = reading(signs, mixed, random)
      if (meaning !== 'medias') continue
      medias += 1
      expect(options).toContain('duples')
    }
    // One of eleven signs, five times as likely as any other.
    expect(medias).toBeGreaterThan(80)
  })

  it('are judged by exactly the true gestures', () => {
    const question = giving(signs, dice(1))
    const truth = [...question.meanings.keys()]
    const wrong = question.choices.find((gesture) => !truth.includes(gesture))!
    expect(allTrue(question, new Set(truth))).toBe(true)
    expect(allTrue(question, new Set([...truth, wrong]))).toBe(false)
    expect(allTrue(question, new Set([wrong, ...truth.slice(1)]))).toBe(false)
  })

  it('show a sign by cards that say little else', () => {
    const random = dice(9)
    for (const sign of signs.signs) {
      const stage = sign.stages[0] as 'talk'
      const said = trueOf('basque', example(signs, sign, random), stage)
      expect(said).toContain(sign.meaning)
      const less = handsIn(signs, stage).find(([, each]) => each.includes(sign.meaning) && each.length < said.length)
      expect(less).toBeUndefined()
    }
  })
})
