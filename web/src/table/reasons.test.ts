import './jsdom'
import { beforeAll, describe, expect, it } from 'vitest'
import { setLanguage } from '../i18n.svelte'
import { lance, NAMES, summary } from './example'
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
