import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { TableClient, type Batch, type Socket } from './client.svelte'
import type { Command, Frame, TableFrame, WireView } from './wire'

/** A socket that the test plays the server of. */
class Wire implements Socket {
  static all: Wire[] = []
  onopen: ((event: Event) => void) | null = null
  onmessage: ((event: MessageEvent) => void) | null = null
  onclose: ((event: CloseEvent) => void) | null = null
  readyState = 0
  sent: Command[] = []

  constructor() {
    Wire.all.push(this)
  }
  send(text: string) {
    this.sent.push(JSON.parse(text) as Command)
  }
  close() {
    this.readyState = 3
  }

  open() {
    this.readyState = 1
    this.onopen?.(new Event('open'))
  }
  say(frame: Frame) {
    this.onmessage?.({ data: JSON.stringify(frame) } as MessageEvent)
  }
  /** The server or the network hangs up. */
  die() {
    this.readyState = 3
    this.onclose?.({} as CloseEvent)
  }
}

const last = (): Wire => Wire.all.at(-1)!

function tableFrame(status: 'waiting' | 'playing' | 'over', seat: number | null = 0): TableFrame {
  return {
    t: 'table',
    seat,
    is_host: seat === 0,
    wishes: [],
    muted: [],
    may_claim: false,
    may_sit: [],
    table: { id: 'T', status, chairs: [{ seat: 0, side: 0, kind: 'person', name: 'Ane' }], rules: {} } as never,
  }
}

const view = (turn: number, hand = 3): WireView => ({ viewer: 0, turn, hand }) as WireView

function viewFrame(seq: number, turn: number): Frame {
  return { t: 'view', seq, history: [], view: view(turn), calls: [], pause: null, clock: null }
}

function update(seq: number, turn: number, events: unknown[] = [{ e: 'Redealt' }]): Frame {
  return { t: 'update', seq, events: events as never, view: view(turn), calls: [[1, 'e2']], pause: null, clock: null }
}

/** A client in the middle of a match, 7 events in, at turn 5. */
function playing(): TableClient {
  const client = new TableClient('T', () => new Wire())
  last().open()
  last().say(tableFrame('playing'))
  last().say(viewFrame(7, 5))
  return client
}

beforeEach(() => {
  vi.useFakeTimers()
  Wire.all = []
})
afterEach(() => {
  vi.useRealTimers()
})

describe('arriving', () => {
  it('says hello and is open once the table is known', () => {
    const client = new TableClient('T', () => new Wire())
    expect(client.connection).toBe('connecting')
    last().open()
    expect(last().sent).toEqual([{ t: 'hello', table: 'T', resume: null }])
    last().say(tableFrame('waiting'))
    expect(client.connection).toBe('open')
    expect([client.seat, client.isHost, client.chair?.name]).toEqual([0, true, 'Ane'])
    client.close()
  })

  it('gives up for good where there is no such table', () => {
    const client = new TableClient('T', () => new Wire())
    last().open()
    last().say({ t: 'refused', error: { code: 'table-not-found', message: '', place: '' } })
    last().die()
    vi.advanceTimersByTime(60_000)
    expect([client.connection, client.error?.code, Wire.all.length]).toEqual(['closed', 'table-not-found', 1])
  })
})

describe('commands', () => {
  it('carries turn, id and a nonce of 32 bytes, and ends with the answer', async () => {
    const client = playing()
    const done = client.act('e2')
    expect(client.acting).toBe(true)
    const act = last().sent.at(-1) as Extract<Command, { t: 'act' }>
    expect(act).toMatchObject({ t: 'act', turn: 5, do: 'e2' })
    expect(act.id).toMatch(/^[A-Za-z0-9_-]{8,64}$/)
    expect(act.nonce).toMatch(/^[0-9a-f]{64}$/)
    last().say({ t: 'answer', id: act.id, error: null, seq: 8 })
    expect(await done).toBeNull()
    expect(client.acting).toBe(false)
    client.close()
  })

  it('keeps the last refusal until the next command', async () => {
    const client = playing()
    const done = client.free('s:two_kings')
    const sent = last().sent.at(-1) as { id: string; hand: number }
    expect(sent.hand).toBe(3)
    const error = { code: 'untrue-sign', message: 'no', place: '' }
    last().say({ t: 'answer', id: sent.id, error, seq: 7 })
    expect(await done).toEqual(error)
    expect(client.error).toEqual(error)
    void client.say('kaixo')
    expect(client.error).toBeNull()
    client.close()
  })

  it('takes one turn at a time', async () => {
    const client = playing()
    void client.act('x')
    expect(await client.act('x')).toBeNull()
    expect(last().sent.filter((each) => each.t === 'act')).toHaveLength(1)
    client.close()
  })

  it('answers everything that waits when it hangs up', async () => {
    const client = playing()
    const done = client.say('agur')
    client.close()
    expect((await done)?.code).toBe('closed')
    expect((await client.start())?.code).toBe('closed')
  })
})

describe('a lost connection', () => {
  it('answers pings at once, and comes again when the server knows of more', () => {
    const client = playing()
    last().say({ t: 'ping', n: 'abc', seq: 7 })
    expect(last().sent.at(-1)).toEqual({ t: 'pong', n: 'abc' })
    expect(client.connection).toBe('open')
    last().say({ t: 'ping', n: 'abd', seq: 8 })
    expect(client.connection).toBe('reconnecting')
    vi.advanceTimersByTime(300)
    last().open()
    expect(last().sent).toEqual([{ t: 'hello', table: 'T', resume: 7 }])
    client.close()
  })

  it('comes back from where it was and says again, with the same id, what was not answered', () => {
    const client = playing()
    void client.act('q')
    const first = last().sent.at(-1)
    last().die()
    expect(client.connection).toBe('reconnecting')
    vi.advanceTimersByTime(299)
    expect(Wire.all).toHaveLength(1)
    vi.advanceTimersByTime(1)
    expect(Wire.all).toHaveLength(2)
    last().open()
    expect(last().sent).toEqual([{ t: 'hello', table: 'T', resume: 7 }])
    last().say(tableFrame('playing'))
    expect(last().sent.slice(1)).toEqual([first])
    client.close()
  })

  it('says a command given meanwhile once, after the hello', () => {
    const client = playing()
    last().die()
    void client.say('hor zaude?')
    vi.advanceTimersByTime(300)
    last().open()
    last().say(tableFrame('playing'))
    expect(last().sent.map((each) => each.t)).toEqual(['hello', 'chat'])
    client.close()
  })

  it('waits longer each time, five seconds at most, and afresh after a success', () => {
    const client = playing()
    for (const delay of [300, 600, 1200, 2400, 4800, 5000, 5000]) {
      const before = Wire.all.length
      last().die()
      vi.advanceTimersByTime(delay - 1)
      expect(Wire.all).toHaveLength(before)
      vi.advanceTimersByTime(1)
      expect(Wire.all).toHaveLength(before + 1)
    }
    last().open()
    last().say(tableFrame('playing'))
    last().die()
    const before = Wire.all.length
    vi.advanceTimersByTime(300)
    expect(Wire.all).toHaveLength(before + 1)
    client.close()
  })

  it('tries at once when the network is back', () => {
    const client = playing()
    last().die()
    dispatchEvent(new Event('online'))
    expect(Wire.all).toHaveLength(2)
    client.close()
  })

  it('takes a server that answers nothing for gone', () => {
    const client = playing()
    void client.act('x')
    vi.advanceTimersByTime(8000)
    expect(client.connection).toBe('reconnecting')
    client.close()
  })

  it('gives up a command that ends one connection after the other', async () => {
    const client = playing()
    const done = client.start()
    for (let time = 0; time < 5; time++) {
      last().die()
      vi.advanceTimersByTime(5000)
      last().open()
      last().say(tableFrame('playing'))
    }
    expect((await done)?.code).toBe('server-bug')
    expect(client.error?.code).toBe('server-bug')
    expect(Wire.all.flatMap((each) => each.sent).filter((each) => each.t === 'start')).toHaveLength(4)
    client.close()
  })

  it('does not come back after close', () => {
    const client = playing()
    client.close()
    vi.advanceTimersByTime(60_000)
    dispatchEvent(new Event('online'))
    expect([client.connection, Wire.all.length]).toEqual(['closed', 1])
  })

  it('ignores what an old socket still says', () => {
    const client = playing()
    const old = last()
    old.die()
    vi.advanceTimersByTime(300)
    old.say(viewFrame(99, 99))
    expect(client.view?.turn).toBe(5)
    client.close()
  })
})

describe('what happened', () => {
  it('passes every batch on, with the views before and after, and counts', () => {
    const client = playing()
    const batches: Batch[] = []
    const stop = client.onEvents((batch) => batches.push(batch))
    last().say(update(8, 6))
    expect(batches).toMatchObject([{ seq: 8, before: { turn: 5 }, after: { turn: 6 } }])
    expect([client.view?.turn, client.calls]).toEqual([6, [[1, 'e2']]])
    stop()
    last().say(update(9, 7))
    expect(batches).toHaveLength(1)
    last().die()
    vi.advanceTimersByTime(300)
    last().open()
    expect(last().sent[0]).toMatchObject({ resume: 9 })
    client.close()
  })

  it('shows an update without events, and drops one that is older than what it has', () => {
    const client = playing()
    const listener = vi.fn()
    client.onEvents(listener)
    last().say({ ...(update(7, 5, []) as Extract<Frame, { t: 'update' }>), pause: { hand: 3 } as never })
    expect(client.pause?.hand).toBe(3)
    last().say(update(6, 4))
    expect(client.view?.turn).toBe(5)
    expect(listener).not.toHaveBeenCalled()
    client.close()
  })

  it('keeps the draw for seats, the deals and the talk', () => {
    const client = playing()
    last().say({ t: 'seating', rounds: [[[0, 'Ro']]], players: [0], mano: 0 })
    last().say({ t: 'deal', deal: 1, commit: 'a', nonces: ['b'], next_commit: 'c' })
    last().say({ t: 'chat', seat: 0, name: 'Ane', text: 'kaixo' })
    expect([client.seating?.mano, client.deals.length, client.chat[0]?.text]).toEqual([0, 1, 'kaixo'])
    client.close()
  })

  it('forgets the match when the table waits again', () => {
    const client = playing()
    last().say(tableFrame('waiting'))
    expect([client.view, client.pause, client.calls]).toEqual([null, null, []])
    client.close()
  })
})
