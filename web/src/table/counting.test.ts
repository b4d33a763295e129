import './jsdom'
import { flushSync } from 'svelte'
import { describe, expect, it } from 'vitest'
import type { WireEvent } from '../wire'
import { lance, pause, summary, table, view } from './example'
import { settings } from '../settings.svelte'
import { client, happen, hide, log, show, tap, wait } from './staged'

describe('the count', () => {
  it('shows all hands, runs to the end of the score, and waits for me', () => {
    const paid = { lance: 'grande', side: 0, points: 3, reason: 'stake', at_once: false }
    const grande = lance({ lance: 'grande', status: 'ACCEPTED', stones: 3, winner: 0, paid: [paid] })
    show(view({ stage: 'deal', actor: -1, bet: null }), pause(summary([grande])))
    expect(document.querySelectorAll('.count [role=img]').length).toBeGreaterThanOrEqual(16)
    expect(document.querySelector('.points b')?.textContent).toBe('17')
    wait(3000)
    expect(document.querySelector('.points b')?.textContent).toBe('20')
    tap('Next hand')
    expect(client.readies).toBe(1)
  })

  it('calls me you in every line, with the verbs of you', () => {
    const lances = [lance({ lance: 'grande', winner: 0 }), lance({ lance: 'chica', winner: 0, tied: true }), lance({ lance: 'pares', winner: 3 })]
    show(view({ stage: 'deal', actor: -1, bet: null }), pause(summary(lances)))
    const why = [...document.querySelectorAll('.count .why')].map((each) => each.textContent)
    expect(why[0]).toContain('You: two kings')
    expect(why[1]).toContain('A tie: you speak earlier and win it')
    expect(why[2]).toContain('Jon: ')
    expect(document.querySelector('.count')?.textContent).not.toContain('Ane')
  })

  it('tells no time where it waits for me alone', () => {
    show(view({ actor: null, bet: null }), pause(summary([lance({ lance: 'grande' })])))
    expect(document.querySelector('.count [role=timer]')).not.toBeNull()
    client.pause = { ...client.pause!, seconds: 0 }
    flushSync()
    expect(document.querySelector('.count [role=timer]')).toBeNull()
  })
})

describe('what is for some only', () => {
  const looked: WireEvent = { e: 'Looked', seat: 2, target: 1 }

  it('where others look is told to who wants to hear all', () => {
    for (const [verbosity, lines] of [['normal', []], ['full', ['Iratxo looks at Marek.']]] as const) {
      settings.verbosity = verbosity
      show(view({ actor: 1 }))
      happen(view({ actor: 1, looks: [2, 3, 1, 1] }), looked)
      expect(log()).toEqual(lines)
      hide()
    }
    settings.verbosity = 'normal'
  })

  it('threes are marked as kings where they are, until the reader knows', () => {
    const cards = ['3o', '2c', '7o', '1b']
    const marks = () => document.querySelectorAll('.hand .plays').length
    show(view({ cards }))
    expect(marks()).toBe(0)
    client.table = table([0, 1, 0, 1], { kings: 8 })
    flushSync()
    expect(marks()).toBe(2)
    settings.hints = false
    flushSync()
    expect(marks()).toBe(0)
    settings.hints = true
  })

  it('accepted bets may be for one to remember', () => {
    const closed = [{ lance: 'grande', status: 'ACCEPTED', side: null, stones: 7 }]
    show(view({ stage: 'chica', closed }))
    expect(document.querySelector('.strip')?.textContent).toContain('7')
    settings.stakes = false
    flushSync()
    expect(document.querySelector('.strip')?.textContent).not.toContain('7')
    settings.stakes = true
  })

  it('bets to be remembered cannot be looked up in the log', () => {
    settings.stakes = false
    show(view({ actor: 1 }))
    happen(view({ actor: 2 }), { e: 'Called', seat: 1, action: 'e5' })
    expect(log().join()).toContain('5')
    const closed = { lance: 'grande', status: 'ACCEPTED', side: null, stones: 5 }
    happen(view({ stage: 'chica', actor: 1, closed: [closed] }), { e: 'Called', seat: 2, action: 'q' }, { e: 'LanceClosed', ...closed, participants: [1, 2] })
    expect(log().join()).not.toContain('5')
    expect(log().at(-1)).toBe('Grande: Accept')
    settings.stakes = true
  })

  it('what is said to everybody hangs at its seat for a while', () => {
    show(view({ actor: 1 }))
    client.chat = [{ t: 'chat', seat: 1, name: 'Marek', text: '', phrase: 'good_luck' }]
    flushSync()
    expect(document.querySelector('.speech')?.textContent?.trim()).toBe('Good luck!')
    expect(log()).toEqual(['Marek to everybody: Good luck!'])
    wait(6500)
    expect(document.querySelector('.speech')).toBeNull()
  })

  it('says of who is away what will come of it', () => {
    show(view({ actor: 1 }))
    expect(document.querySelector('.quiet')?.textContent).toBe('It is the turn of Marek.')
    const gone = { kind: 'person' as const, bot: null, connected: false }
    client.table = { ...table(), chairs: table().chairs.map((chair) => (chair.seat === 1 ? { ...chair, ...gone } : chair)) }
    flushSync()
    expect(document.querySelector('.quiet')?.textContent).toContain('Marek is away')
    expect(document.querySelector('.gone')?.textContent).toBe('Away')
  })

  it('has a side in gold for who watches, too', () => {
    show(view({ viewer: -1, actor: 1 }))
    expect([...document.querySelectorAll('.score li')].map((side) => side.classList.contains('ours'))).toEqual([true, false])
  })

  it('dentro is heard by the whole room', () => {
    show(view({ actor: 1 }))
    happen(view({ actor: 1, dentro: [1] }), { e: 'Dentro', side: 1 })
    expect(document.body.textContent).toContain('Dentro!')
  })

  it('nothing tells who won an órdago before the hands do', () => {
    const pares = lance({ lance: 'pares', status: 'ORDAGO_ACCEPTED', winner: 3 })
    const counted = pause(summary([pares], { game_winner: 1, by: 'ordago', score: [17, 40], games: [0, 1] }))
    const board = () => [document.querySelectorAll('.score .points')[1]?.textContent, document.querySelectorAll('.score .won').length]
    show(view({ score: [17, 4] }))
    client.pause = counted
    happen(view({ score: [17, 40], games: [0, 1], actor: null, bet: null }), { e: 'GameEnded', winner: 1, by: 'ordago' } as WireEvent)
    expect(board()).toEqual(['4/40', 0])
    wait(4 * 1300)
    expect(board()).toEqual(['4/40', 0])
    expect(document.querySelector('.said')).toBeNull()
    wait(2 * 1300)
    expect(board()).toEqual(['40/40', 1])
    wait(1000)
    expect(document.querySelector('.said')).not.toBeNull()
  })

  it('an accepted órdago turns the hands over one by one', () => {
    const pares = lance({ lance: 'pares', status: 'ORDAGO_ACCEPTED', winner: 3 })
    show(view({ stage: 'over', actor: null, bet: null }), pause(summary([pares], { game_winner: 1, by: 'ordago' })))
    const open = () => document.querySelectorAll('.count .worth').length
    expect(open()).toBe(0)
    wait(1400)
    expect(open()).toBe(1)
    wait(6000)
    expect(open()).toBe(4)
  })
})

describe('stones taken by hand', () => {
  const lying = view({ stage: 'claims', actor: 3, bet: null, to_claim: [{ lance: 'grande', side: 0, points: 7, reason: 'stake' }], free: ['c:7', 'c:1'] })
  const after = view({ stage: 'deal', actor: -1, bet: null })
  const counted = pause(summary([lance({ lance: 'grande' })]))

  it('are offered with who cuts, and one may say that this is all', () => {
    show(lying, counted)
    expect(document.querySelector('.claims [role=status]')?.textContent).toContain('Jon cuts the deck')
    wait(400)
    tap('Take 7')
    expect(client.acts).toEqual(['c:7'])
    tap('That is all')
    expect(client.readies).toBe(1)
  })

  it('are told of once more where some were forgotten', () => {
    show(lying, counted)
    happen(after, { e: 'DeckCut', seat: 3, n: 20 }, { e: 'Lapsed', side: 0, points: 7 })
    expect(document.querySelector('.count')?.textContent).toContain('7 stones were not taken')
  })
})
