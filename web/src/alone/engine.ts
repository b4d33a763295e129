/** The worker that plays for a server, from the page's side: requests, and sockets that a table's client talks over. */
import type { Socket } from '../client.svelte'
import { stored } from '../storage'
import type { ToPage, ToWorker } from './letters'

const CONNECTING = 0
const OPEN = 1
const CLOSED = 3

export class Engine {
  #worker: Worker
  #answers = new Map<number, (text: string) => void>()
  #lines = new Map<number, Line>()
  #number = 0

  constructor(worker: Worker) {
    this.#worker = worker
    worker.addEventListener('message', ({ data }: MessageEvent<ToPage>) => this.#hear(data))
  }

  /** What a server would answer. */
  async ask(method: string, path: string, body = ''): Promise<Response> {
    const n = ++this.#number
    const text = await new Promise<string>((done) => {
      this.#answers.set(n, done)
      this.tell({ t: 'ask', n, method, path, body })
    })
    const told = JSON.parse(text) as { status: number; body: unknown }
    return new Response(typeof told.body === 'string' ? told.body : JSON.stringify(told.body), { status: told.status })
  }

  /** A socket to the tables of this browser. */
  socket(): Socket {
    const n = ++this.#number
    const line = new Line(this, n, () => this.#lines.delete(n))
    this.#lines.set(n, line)
    return line
  }

  tell(letter: ToWorker): void {
    this.#worker.postMessage(letter)
  }

  #hear(letter: ToPage): void {
    if (letter.t === 'answer') {
      this.#answers.get(letter.n)?.(letter.text)
      this.#answers.delete(letter.n)
    } else if (letter.t === 'frame') this.#lines.get(letter.n)?.hear(letter.text)
  }
}

/** A socket whose other end is the worker. */
class Line implements Socket {
  onopen: ((event: Event) => void) | null = null
  onmessage: ((event: MessageEvent) => void) | null = null
  onclose: ((event: CloseEvent) => void) | null = null
  readyState = CONNECTING

  constructor(
    private readonly engine: Engine,
    private readonly n: number,
    private readonly gone: () => void,
  ) {
    engine.tell({ t: 'open', n })
    // Like any socket it opens once its maker has had time to listen.
    queueMicrotask(() => {
      if (this.readyState !== CONNECTING) return
      this.readyState = OPEN
      this.onopen?.(new Event('open'))
    })
  }

  send(text: string): void {
    if (this.readyState === OPEN) this.engine.tell({ t: 'say', n: this.n, text })
  }

  close(): void {
    if (this.readyState === CLOSED) return
    this.readyState = CLOSED
    this.gone()
    this.engine.tell({ t: 'close', n: this.n })
  }

  hear(text: string | null): void {
    if (text !== null) {
      this.onmessage?.(new MessageEvent('message', { data: text }))
      return
    }
    this.close()
    this.onclose?.(new CloseEvent('close'))
  }
}

let started: Promise<Engine> | null = null

/** The engine of this page, started when it is first asked for. Rejects when it cannot be. */
export function engine(): Promise<Engine> {
  started ??= start()
  started.catch(() => (started = null))
  return started
}

function start(): Promise<Engine> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
  const made = new Engine(worker)
  return new Promise((done, failed) => {
    const fail = (why: string): void => {
      worker.terminate()
      failed(new Error(why))
    }
    worker.addEventListener('message', ({ data }: MessageEvent<ToPage>) => {
      if (data.t === 'up') done(made)
      else if (data.t === 'down') fail(data.why)
    })
    worker.addEventListener('error', (event) => fail(event.message))
    // Bots take their time as at a server, or a part of it.
    made.tell({ t: 'start', pace: stored('pace', 1) })
  })
}
