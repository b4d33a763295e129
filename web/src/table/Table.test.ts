import './jsdom'
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Batch } from '../client.svelte'
import { setLanguage } from '../i18n.svelte'
import type { Pause, WireEvent, WireView } from '../wire'
import { lance, legal, pause, summary, table, view } from './example'
import { settings } from '../settings.svelte'
import { FakeSource } from './fake.svelte'
import Table from './Table.svelte'

let client: FakeSource
let shown: Record<string, unknown> | null = null

beforeAll(() => setLanguage('en'))
beforeEach(() => vi.useFakeTimers())
afterEach(async () => {
  if (shown) await unmount(shown)
  shown = null
  vi.useRealTimers()
})

function show(first: WireView, count: Pause | null = null, history: WireEvent[] = []) {
  client = new FakeSource(table(), first, count)
  client.history = history
  shown = mount(Table, { target: document.body, props: { client } })
  flushSync()
}

/** Something happens at the table. */
function happen(after: WireView, ...events: WireEvent[]) {
  const batch: Batch = { seq: 1, events, before: client.view, after }
  client.view = after
  client.tell(batch)
  flushSync()
}

const wait = (ms: number) => {
  vi.advanceTimersByTime(ms)
  flushSync()
}
const find = (name: string) =>
  [...document.querySelectorAll<HTMLElement>('button')].find((each) => (each.getAttribute('aria-label') ?? each.textContent ?? '').includes(name))
const tap = (name: string) => {
  find(name)!.click()
  flushSync()
}
const press = (key: string, more: KeyboardEventInit = {}) => {
  const on = document.activeElement ?? document.body
  on.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }))
  flushSync()
}
const log = () => [...document.querySelectorAll('[role=log] p')].map((line) => line.textContent)

const answer = view({
  bet: { stake: 7, price: 2, bettor: 1, ordago: false, waiting: [0] },
  legal: legal('no_quiero', 'quiero', ['envido', 2, null], 'ordago', 'no_queremos', 'queremos'),
})
const exchange = view({ stage: 'discard', bet: null, legal: legal(['discard', 1, 4]) })

describe('words', () => {
  it('rest for a moment after they have changed', () => {
    show(answer)
    tap('Accept')
    expect(client.acts).toEqual([])
    wait(400)
    tap('Accept')
    expect(client.acts).toEqual(['q'])
  })

  it('rest again when the next ones come, under the finger', () => {
    show(view({ legal: legal('paso', ['envido', 2, null], 'ordago') }))
    wait(400)
    happen({ ...answer, turn: 9 }, { e: 'Called', seat: 1, action: 'e2' })
    tap('Refuse')
    expect(client.acts).toEqual([])
  })

  it('have keys: places, letters, and shift for the whole side', () => {
    for (const [key, more, token] of [['3', {}, 'e2'], ['n', {}, 'n'], ['Q', { shiftKey: true }, 'qq']] as const) {
      show(answer)
      wait(400)
      press(key, more)
      expect(client.acts).toEqual([token])
      void unmount(shown!)
      document.body.innerHTML = ''
    }
    shown = null
  })

  it('an amount that cannot be bet is not bet: the nearest that can is put there', async () => {
    show(answer)
    wait(400)
    press('a')
    const field = document.querySelector<HTMLInputElement>('[role=spinbutton]')!
    const type = (text: string) => {
      field.value = text
      field.dispatchEvent(new Event('input', { bubbles: true }))
      flushSync()
    }
    const send = () => {
      field.form!.requestSubmit()
      flushSync()
    }
    type('1')
    send()
    expect(client.acts).toEqual([])
    expect(field.value).toBe('2')
    expect(document.querySelector('[role=alert]')?.textContent).toContain('At least 2')
    field.focus()
    press('ArrowUp')
    expect(field.value).toBe('3')
    send()
    expect(client.acts).toEqual(['e3'])
  })

  it('ask before an órdago by key or tap', () => {
    show(answer)
    wait(400)
    press('h')
    expect(client.acts).toEqual([])
    expect(document.querySelector('[role=dialog]')?.textContent).toContain('whole game')
    document.querySelector<HTMLElement>('[role=dialog] .danger')!.click()
    expect(client.acts).toEqual(['h'])
  })

  it('say an órdago at once when held', () => {
    show(answer)
    wait(400)
    find('Órdago')!.dispatchEvent(new MouseEvent('pointerdown', { bubbles: true, button: 0 }))
    wait(700)
    expect(client.acts).toEqual(['h'])
  })

  it('offer none while others think', () => {
    show(view({ actor: 1 }))
    expect(document.querySelector('.bar button')).toBeNull()
  })
})

describe('what I have begun', () => {
  it('survives what others do: chosen cards and the focus', () => {
    show(exchange)
    tap('king of cups')
    tap('ace of clubs')
    const focused = find('ace of clubs')!
    focused.focus()
    happen(
      { ...exchange, turn: 8, looks: [2, 3, 0, 0], perceived: [[2, 'two_kings']] },
      { e: 'Looked', seat: 3, target: 0 },
      { e: 'Perceived', seat: 0, signer: 2, meaning: 'two_kings' },
    )
    expect(document.activeElement).toBe(focused)
    expect(document.querySelectorAll('[aria-pressed=true]')).toHaveLength(2)
    wait(400)
    tap('Change 2')
    expect(client.acts).toEqual(['d:Rc1b'])
  })

  it('begins again in a second exchange, and ends with it', () => {
    const second = { ...exchange, changed: [2, 1, 1, 3], actor: 3, legal: [] }
    show(second)
    tap('king of cups')
    expect(document.querySelectorAll('[aria-pressed=true]')).toHaveLength(1)
    happen({ ...second, turn: 8, stage: 'talk' })
    happen({ ...second, turn: 9 })
    expect(document.querySelectorAll('[aria-pressed=true]')).toHaveLength(0)
  })

  it('can be undone until it is sent', () => {
    show(exchange)
    wait(400)
    tap('king of cups')
    tap('king of cups')
    press('Enter')
    expect(client.acts).toEqual([])
    tap('seven of coins')
    ;(document.activeElement as HTMLElement).blur()
    press('Enter')
    expect(client.acts).toEqual(['d:7o'])
  })
})

describe('the log', () => {
  it('tells the table once it stands, in a region that was there before', () => {
    show(answer)
    const status = document.querySelector('[role=status]')!
    expect(status.textContent).toBe('')
    wait(500)
    expect(status.textContent).toContain('Standing bet 7')
  })

  it('is not filled with what was read again', () => {
    show(answer)
    wait(500)
    const before = log()
    press('r')
    expect(log()).toEqual(before)
  })

  it('tells a refusal once', () => {
    show(answer)
    happen(
      { ...answer, turn: 9, actor: 1 },
      { e: 'LanceClosed', lance: 'grande', status: 'REFUSED', side: 0, stones: 2, participants: [0, 1, 2, 3] },
      { e: 'Paid', lance: 'grande', side: 0, points: 2, reason: 'deje', at_once: true },
    )
    expect(log().at(-1)).toContain('refused')
    expect(log().filter((line) => /refused/i.test(line ?? ''))).toHaveLength(1)
  })

  it('a sheet keeps the focus when the button under it goes away', async () => {
    show({ ...answer, free: ['s:two_kings'] })
    wait(400)
    press('s')
    expect(document.activeElement?.textContent).toContain('two kings')
    happen({ ...answer, free: [] })
    await Promise.resolve()
    expect(document.activeElement?.getAttribute('role')).toBe('dialog')
  })

  it('tells by a key what the words on the screen mean, those of the buttons too', () => {
    show(answer)
    wait(400)
    press('w')
    const sheet = document.activeElement!
    expect(sheet.getAttribute('aria-label')).toBe('The words on the screen')
    const words = [...sheet.querySelectorAll('dt')].map((each) => each.textContent)
    expect(words).toEqual(expect.arrayContaining(['Grande', 'Envido', 'Órdago']))
    expect(words).not.toContain('Postre')
  })

  it('takes the focus when it is opened by key, and gives it back', () => {
    show(answer)
    wait(400)
    find('Keys')!.focus()
    press('t')
    expect(document.activeElement?.getAttribute('role')).toBe('log')
    press('t')
    expect(document.activeElement).toBe(find('Keys'))
  })

  it('knows what was said before the page was opened', () => {
    show(answer, null, [
      { e: 'LanceClosed', lance: 'grande', status: 'PASO', side: null, stones: 0, participants: [0, 1] },
      { e: 'Called', seat: 0, action: 'e5' },
    ])
    happen({ ...answer, actor: 1, turn: 9 }, { e: 'Called', seat: 1, action: 'e2' })
    expect(log()).toEqual(['Grande: All passed', 'You say: Envido 5', 'Marek says: 2 more'])
  })

  it('is one polite region that says what happens and whose turn it is', () => {
    show(view({ actor: 1 }))
    happen({ ...answer, turn: 8 }, { e: 'Called', seat: 1, action: 'e2' })
    expect(document.querySelectorAll('[aria-live=polite]')).toHaveLength(1)
    expect(log()).toEqual(['Marek says: Envido', 'It is your turn. Standing bet 7. Refusing gives them 2.'])
  })
})

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
      void unmount(shown!)
      document.body.innerHTML = ''
    }
    settings.verbosity = 'normal'
    shown = null
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
