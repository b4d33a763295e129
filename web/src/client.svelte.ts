/**
 * A table as this browser knows it: the socket, what the server said, and the commands that wait for an answer.
 *
 * It holds no rules. A command that got no answer is sent again after a lost connection, with the same id, so the
 * server does it once; the events missed in between come by `resume`.
 */
import { OwnNumbers } from './fair/own.ts'
import { nonce, random } from './fair/random.ts'
import type {
  Act, Answer, ChairInfo, Chat, ChatFrame, Clock, Command, DealFrame, Frame, Hello, PastFrame, Pause, Phrase, Pong,
  Report, SeatingFrame, TableFrame, TableInfo, WireError, WireEvent, WireView, WishInfo,
} from './wire'

export type Connection = 'connecting' | 'open' | 'reconnecting' | 'closed'

/** What happened at once: the events, and the views before and after them. */
export interface Batch {
  seq: number
  events: WireEvent[]
  before: WireView | null
  after: WireView
}

/** The part of WebSocket that is used, so that tests can bring their own. */
export interface Socket {
  onopen: ((event: Event) => void) | null
  onmessage: ((event: MessageEvent) => void) | null
  onclose: ((event: CloseEvent) => void) | null
  readyState: number
  send(text: string): void
  close(): void
}

type Sent = Exclude<Command, Hello | Pong>
type WithoutId<T> = T extends unknown ? Omit<T, 'id'> : never
interface Waiting {
  command: Sent
  done: (error: WireError | null) => void
  /** How often it was sent. */
  sent: number
}

const FIRST_DELAY_MS = 300
const LONGEST_DELAY_MS = 5000
/** A server that says nothing to a command for so long is taken for gone. */
const ANSWER_MS = 8000
const LONGEST_CHAT = 200
const LINES_KEPT = 199
/** A command that ended so many connections is given up: it is the command that ends them. */
const MOST_SENT = 4
const OPEN = 1
/** Refusals after which trying again is of no use. */
const FINAL = new Set(['table-not-found', 'closed'])

export class TableClient {
  readonly tableId: string
  /** `reconnecting` after a lost connection, `closed` for good. */
  connection = $state<Connection>('connecting')
  /** null until the server has answered. */
  table = $state.raw<TableInfo | null>(null)
  /** The reader's chair, null for one who watches. */
  seat = $state<number | null>(null)
  isHost = $state(false)
  /** What others want and the reader may agree to: to give up, or a break. */
  wishes = $state.raw<WishInfo[]>([])
  /** Chairs whose talk the reader does not hear; −1 for those who watch. */
  muted = $state.raw<number[]>([])
  /** Everybody of the other side has left: the match may be claimed. */
  mayClaim = $state(false)
  /** Chairs that the server would give. */
  maySit = $state.raw<number[]>([])
  /** The match as this seat sees it; null before it starts. */
  view = $state.raw<WireView | null>(null)
  /** What had happened in this hand before this page came to know of it. */
  history = $state.raw<WireEvent[]>([])
  /** Calls to show as bubbles: seat and token. */
  calls = $state.raw<[number, string][]>([])
  /** The count on show, null while the game goes on. */
  pause = $state.raw<Pause | null>(null)
  /** The time of the person to act, as it was when the last view came; null without a timer. */
  clock = $state.raw<Clock | null>(null)
  /** The hand before this one with all that was hidden in it, for those who watch. */
  past = $state.raw<PastFrame | null>(null)
  chat = $state.raw<ChatFrame[]>([])
  /** The draw for seats of this match, to show before its first deal. */
  seating = $state.raw<SeatingFrame | null>(null)
  /** What is known of the deals since this page was opened, for checking them later. */
  deals = $state.raw<DealFrame[]>([])
  /** The last refusal, until the next command is sent; its text is `error-<code>`. */
  error = $state.raw<WireError | null>(null)
  /** Whether a turn action is on its way: buttons rest until it is answered. */
  acting = $state(false)
  readonly chair: ChairInfo | null = $derived(this.table?.chairs.find((each) => each.seat === this.seat) ?? null)

  #open: () => Socket
  #socket: Socket | null = null
  #seq: number | null = null
  #own = new OwnNumbers()
  #waiting = new Map<string, Waiting>()
  #listeners = new Set<(batch: Batch) => void>()
  #attempt = 0
  #retry: ReturnType<typeof setTimeout> | undefined
  #overdue: ReturnType<typeof setTimeout> | undefined

  constructor(tableId: string, open: () => Socket = () => new WebSocket(address())) {
    this.tableId = tableId
    this.#open = open
    addEventListener('online', this.#hurry)
    document.addEventListener('visibilitychange', this.#hurry)
    this.#connect()
  }

  /** Be told of every batch of events, for animation and log. Returns how to stop. */
  onEvents(listener: (batch: Batch) => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  // Each command gives null when it was done, else why it was refused.

  /** Take the turn: `token` as in the record, such as `e2`, `d:2o5c`, `q`. */
  async act(token: string): Promise<WireError | null> {
    if (!this.view || this.acting) return null
    this.acting = true
    const act: WithoutId<Act> = { t: 'act', turn: this.view.turn, do: token, nonce: nonce() }
    const error = await this.#send(act)
    this.acting = false
    return error
  }

  /** Look, sign, say or claim: one of `view.free`. */
  async free(token: string): Promise<WireError | null> {
    return this.view ? this.#send({ t: 'free', hand: this.view.hand, do: token }) : null
  }

  /** Done looking at the count. */
  async ready(): Promise<WireError | null> {
    return this.pause ? this.#send({ t: 'ready', hand: this.pause.hand, nonce: nonce() }) : null
  }

  /** Take a free chair or a bot's, or one's own back from the bot that stands in. */
  sit(seat: number, name: string): Promise<WireError | null> {
    return this.#send({ t: 'sit', seat, name, nonce: nonce() })
  }

  stand(): Promise<WireError | null> {
    return this.#send({ t: 'stand' })
  }

  /** The host puts a bot on a chair, or with null sends it away. */
  invite(seat: number, bot: string | null): Promise<WireError | null> {
    return this.#send({ t: 'invite', seat, bot })
  }

  start(): Promise<WireError | null> {
    return this.#send({ t: 'start', nonce: nonce() })
  }

  say(text: string): Promise<WireError | null> {
    const chat: WithoutId<Chat> = { t: 'chat', text: text.slice(0, LONGEST_CHAT) }
    return this.#send(chat)
  }

  phrase(phrase: Phrase['phrase']): Promise<WireError | null> {
    return this.#send({ t: 'phrase', phrase })
  }

  mute(seat: number | null, on: boolean): Promise<WireError | null> {
    return this.#send({ t: 'mute', seat, on })
  }

  report(seat: number, reason: Report['reason']): Promise<WireError | null> {
    return this.#send({ t: 'report', seat, reason })
  }

  /** Give the match up once the whole side agrees; `false`: do not. */
  concede(agree = true): Promise<WireError | null> {
    return this.#send({ t: 'concede', agree })
  }

  /** Take the match of a side that has left. */
  claim(): Promise<WireError | null> {
    return this.#send({ t: 'claim' })
  }

  /** Ask for a break or agree to one; `false`: end it, or do not agree. */
  takeBreak(on = true): Promise<WireError | null> {
    return this.#send({ t: 'break', on })
  }

  /** `rotate`: with other partners. */
  rematch(rotate = false): Promise<WireError | null> {
    return this.#send({ t: 'rematch', nonce: nonce(), rotate })
  }

  // The host's.

  fill(bot: string): Promise<WireError | null> {
    return this.#send({ t: 'fill', bot })
  }

  unseat(seat: number): Promise<WireError | null> {
    return this.#send({ t: 'unseat', seat })
  }

  swap(seat: number, other: number): Promise<WireError | null> {
    return this.#send({ t: 'swap', seat, other })
  }

  /** Put a person out of this table for good. */
  bar(seat: number): Promise<WireError | null> {
    return this.#send({ t: 'bar', seat })
  }

  /** Hang up for good. */
  close(): void {
    this.connection = 'closed'
    removeEventListener('online', this.#hurry)
    document.removeEventListener('visibilitychange', this.#hurry)
    clearTimeout(this.#retry)
    clearTimeout(this.#overdue)
    this.#drop()
    for (const { done } of this.#waiting.values()) done({ code: 'closed', message: 'the connection was closed', place: '' })
    this.#waiting.clear()
  }

  #send(command: WithoutId<Sent>): Promise<WireError | null> {
    if (this.connection === 'closed') return Promise.resolve({ code: 'closed', message: 'not connected', place: '' })
    const whole = { ...command, id: random(12) } as Sent
    this.error = null
    return new Promise((done) => {
      const waiting = { command: whole, done, sent: 0 }
      this.#waiting.set(whole.id, waiting)
      if (this.connection === 'open') this.#resend(waiting)
    })
  }

  #resend(waiting: Waiting): void {
    if (++waiting.sent > MOST_SENT) {
      const error = { code: 'server-bug', message: 'the server did not answer it', place: '' }
      this.#answer({ t: 'answer', id: waiting.command.id, error, seq: 0 })
    } else this.#transmit(waiting.command)
  }

  #transmit(command: Command): void {
    if (this.#socket?.readyState !== OPEN) return
    this.#own.sending(command, this.table)
    this.#socket.send(JSON.stringify(command))
    this.#overdue ??= setTimeout(this.#lost, ANSWER_MS)
  }

  #connect = (): void => {
    clearTimeout(this.#retry)
    const socket = this.#open()
    this.#socket = socket
    socket.onopen = () => {
      const hello: Hello = { t: 'hello', table: this.tableId, resume: this.#seq }
      this.#transmit(hello)
    }
    socket.onmessage = (event) => {
      if (socket === this.#socket) this.#receive(JSON.parse(String(event.data)) as Frame)
    }
    socket.onclose = () => {
      if (socket === this.#socket) this.#lost()
    }
    // A connection that neither opens nor fails is given up like one that fell silent.
    this.#overdue ??= setTimeout(this.#lost, ANSWER_MS)
  }

  #lost = (): void => {
    this.#drop()
    if (this.connection === 'closed') return
    this.connection = 'reconnecting'
    const delay = Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** this.#attempt++)
    clearTimeout(this.#retry)
    this.#retry = setTimeout(this.#connect, delay)
  }

  #hurry = (): void => {
    if (this.connection !== 'reconnecting' || this.#socket || document.visibilityState === 'hidden') return
    this.#attempt = 0
    this.#connect()
  }

  #drop(): void {
    clearTimeout(this.#overdue)
    this.#overdue = undefined
    const socket = this.#socket
    this.#socket = null
    socket?.close()
  }

  #receive(frame: Frame): void {
    // Any frame shows that the server lives; commands still out get their full time again.
    clearTimeout(this.#overdue)
    this.#overdue = undefined
    switch (frame.t) {
      case 'table':
        this.#welcome(frame)
        break
      case 'view':
        this.#seq = frame.seq
        this.history = frame.history as WireEvent[]
        this.clock = frame.clock
        this.#show(frame.view, frame.calls, frame.pause)
        break
      case 'update':
        this.clock = frame.clock
        this.#update(frame.seq, frame.events, frame.view, frame.calls, frame.pause)
        break
      case 'answer':
        this.#answer(frame)
        break
      case 'chat':
        this.chat = [...this.chat.slice(-LINES_KEPT), frame]
        break
      case 'seating':
        this.seating = frame
        break
      case 'deal':
        this.deals = [...this.deals, frame]
        break
      case 'past':
        this.past = frame
        break
      case 'ping':
        this.#pong(frame.n, frame.seq)
        break
      case 'refused':
        this.error = frame.error
        if (FINAL.has(frame.error.code)) this.close()
    }
    if (this.connection === 'open' && this.#waiting.size > 0) this.#overdue ??= setTimeout(this.#lost, ANSWER_MS)
  }

  /** The server measures the line. If it counts more events than this page, some were lost on the way. */
  #pong(n: string, seq: number): void {
    const pong: Pong = { t: 'pong', n }
    if (this.#socket?.readyState === OPEN) this.#socket.send(JSON.stringify(pong))
    if (this.#seq !== null && seq > this.#seq) this.#lost()
  }

  /** The first table frame after `hello` opens the table; what was not answered before is said again. */
  #welcome(frame: TableFrame): void {
    this.#own.seated(frame.seat, this.table, frame.table)
    this.table = frame.table
    this.seat = frame.seat
    this.isHost = frame.is_host
    this.wishes = frame.wishes
    this.muted = frame.muted
    this.mayClaim = frame.may_claim
    this.maySit = frame.may_sit
    if (frame.table.status === 'waiting') this.#forget()
    if (this.connection === 'open') return
    this.connection = 'open'
    this.#attempt = 0
    for (const waiting of [...this.#waiting.values()]) this.#resend(waiting)
  }

  #forget(): void {
    this.view = null
    this.pause = null
    this.calls = []
    this.clock = null
    this.past = null
    this.seating = null
  }

  #update(seq: number, events: WireEvent[], view: WireView, calls: [number, string][], pause: Pause | null): void {
    if (this.#seq !== null && seq < this.#seq) return
    const before = this.view
    this.#seq = seq
    this.#show(view, calls, pause)
    if (events.length === 0) return
    for (const listener of this.#listeners) listener({ seq, events, before, after: view })
  }

  #show(view: WireView, calls: [number, string][], pause: Pause | null): void {
    this.view = view
    this.calls = calls
    this.pause = pause
  }

  #answer(frame: Answer): void {
    const waiting = this.#waiting.get(frame.id)
    this.#waiting.delete(frame.id)
    if (frame.error) this.error = frame.error
    if (waiting) this.#own.answered(waiting.command, frame.error?.code ?? null, this.table, waiting.sent > 1)
    waiting?.done(frame.error)
  }
}

function address(): string {
  return `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`
}
