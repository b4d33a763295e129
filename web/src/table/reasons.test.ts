import './jsdom'
import { beforeAll, describe, expect, it } from 'vitest'
import { setLanguage } from '../i18n.svelte'
import { lance, NAMES, summary, value } from './example'
import { countLines, runningScores } from './reasons'

beforeAll(() => setLanguage('en'))

const SIDES = [0, 1, 0, 1]
const names = { side: (side: number) => ['Us', 'Them'][side] ?? '', seat: (seat: number) => NAMES[seat] ?? '' }
const paid = (name: string, side: number, points: number, reason: string, at_once = false) => ({ lance: name, side, points, reason, at_once })

describe('the lines of a count', () => {
  it('say whose cards earned a bet', () => {
    const [grande] = countLines(
      summary([lance({ lance: 'grande', status: 'ACCEPTED', stones: 2, winner: 0, paid: [paid('grande', 0, 2, 'stake')] })]),
      SIDES,
      names,
    )
    expect(grande).toMatchObject({ status: 'Accepted: 2', lit: [0], why: 'Ane: two kings', tied: null, ordago: false })
    expect(grande?.lines).toEqual([{ points: 2, side: 0, reason: 'bet', word: 'envido', atOnce: false }])
  })

  it('light all hands of a side whose values count, after a refusal too', () => {
    const found = countLines(
      summary([
        lance({
          lance: 'pares', status: 'REFUSED', side: 1, stones: 1, holders: [0, 1, 3],
          paid: [paid('pares', 1, 1, 'deje', true), paid('pares', 1, 4, 'values')],
        }),
      ]),
      SIDES,
      names,
    )
    expect(found[0]?.lit).toEqual([1, 3])
    expect(found[0]?.why).toBe('Marek: Pair: fours; Jon: Duples: jacks and aces')
    expect(found[0]?.lines.map(({ atOnce }) => atOnce)).toEqual([true, false])
  })

  it('compare nothing after a refusal in grande', () => {
    const found = countLines(
      summary([lance({ lance: 'grande', status: 'REFUSED', side: 1, stones: 1, paid: [paid('grande', 1, 1, 'deje', true)] })]),
      SIDES,
      names,
    )
    expect(found[0]).toMatchObject({ lit: [], why: '' })
  })

  it('name the cards that decided it where both had as many kings or aces', () => {
    const hands = [['Ro', 'So', '4o', '3c'], ['1o', 'Sc', '7o', '5b'], ['3e', '1c', 'Sb', '1e'], ['4c', '6e', 'Cc', '6o']]
    const values = [
      value({ kings: 2, aces: 0 }), value({ kings: 0, aces: 1 }), value({ kings: 1, aces: 2 }), value({ kings: 0, aces: 0 }),
    ]
    const why = (name: string, winner: number, sides = SIDES) =>
      countLines(summary([lance({ lance: name, winner })], { hands, values }), sides, names)[0]?.why
    expect(why('grande', 0)).toBe('Ane: two kings')
    expect(why('chica', 2)).toBe('Iratxo: two aces')
    // The king of clubs and a three that is one; the rival's king stands first as well.
    expect(why('grande', 0, [0, 0, 1, 1])).toBe('Ane: two kings')
    hands[2] = ['Re', '2c', 'Sb', '3b']
    values[2] = value({ kings: 2, aces: 1 })
    expect(why('grande', 0, [0, 0, 1, 1])).toBe('Ane: two kings, then four against ace')
    expect(why('chica', 1, [0, 0, 1, 1])).toBe('Marek: one ace, then five against jack')
  })

  it('name who won a tie by sitting nearer to mano', () => {
    const found = countLines(summary([lance({ lance: 'chica', winner: 3, tied: true })]), SIDES, names)
    expect(found[0]?.tied).toBe(3)
  })
})

it('the score runs from before the count to its end; what was taken at once is in it from the start', () => {
  const found = summary([
    lance({ lance: 'grande', paid: [paid('grande', 1, 1, 'deje', true)] }),
    lance({ lance: 'chica', paid: [paid('chica', 0, 2, 'stake')] }),
    lance({ lance: 'pares', paid: [paid('pares', 0, 1, 'values'), paid('pares', 1, 3, 'values')] }),
  ])
  expect(runningScores(found)).toEqual([[17, 4], [19, 4], [20, 4], [20, 7]])
})
