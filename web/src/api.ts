/** The server's REST interface, as far as the page needs it. */
import { isAlone } from './alone/name'
import type { TableInfo } from './wire'

export type Value = string | number | boolean | null
/** The values of an option: a list, or whole numbers from `min` to `max`, and null where `optional`. */
export interface Domain {
  name: string
  values: Value[] | null
  min: number | null
  max: number | null
  optional: boolean
}

/** Everything a new table can be made of. */
export interface RuleBook {
  default: string
  presets: Record<string, Record<string, Value>>
  options: Domain[]
  /** For each table of señas, its meanings. */
  signs: Record<string, string[]>
  /** Names of the bots, the weakest first. */
  bots: string[]
  /** The gentlest first. */
  timers: TimerInfo[]
}

/** A timer, in seconds; `turn` is null without a limit. */
export interface TimerInfo {
  name: string
  turn: number | null
  /** Beside it, for a match. */
  bank: number
  /** What the bank gains with every deal. */
  gain: number
}

export type Pace = 'slow' | 'normal' | 'fast'

/** What the host decides beside the rules. */
export interface TableWish {
  /** Chance that a card is turned up in a deal, 0 to 1. */
  expose: number
  sena_mode: string
  /** Whether the player left of the dealer cuts. */
  cut_by_seat: boolean
  /** A limit of one's own for a turn, null where `timer` decides. */
  turn_seconds: number | null
  /** One of the server's timers. */
  timer: string
  /** Who may watch: `nobody`, who has the `link`, or `all`. */
  watch: string
  /** Strangers may sit down. */
  public: boolean
  /** How long bots take. */
  bot_pace: Pace
  /** Programs may sit down without being asked. */
  programs: boolean
  /** Everybody sits in one room: a screen shows the table, phones show the hands. */
  room: boolean
  /** Señas that may not be made. */
  dropped_signs: string[]
}

export interface NewTable extends Partial<TableWish> {
  preset: string
  /** Options that differ from the preset. */
  options?: Record<string, Value>
  seats: number
  /** Number of sides. */
  teams?: number
}

/** A table that anybody may go to. */
export interface OpenTable {
  id: string
  preset: string | null
  seats: number
  /** Chairs without a person. */
  free: number
  status: TableInfo['status']
  /** Strangers may sit down; else they may only watch. */
  public: boolean
}

/** A refusal: `code` has a text `error-<code>`, `place` names the option or field where one is to blame. */
export class ApiError extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly place = '',
  ) {
    super(message)
  }
}

export const rules = (): Promise<RuleBook> => ask('/api/options')
export const table = (id: string): Promise<TableInfo> => ask(`/api/tables/${id}`)
export const create = (wish: NewTable): Promise<{ id: string }> => ask('/api/tables', wish)

/** A table of this browser, which needs no server. */
export async function createAlone(wish: NewTable): Promise<{ id: string }> {
  return (await told(await alone('/api/tables', wish))).json() as Promise<{ id: string }>
}

/** Public tables, and those that all may watch. */
export const openTables = (): Promise<OpenTable[]> => ask('/api/tables')
export const share = (): Promise<{ urls: string[]; loopback: boolean }> => ask('/api/share')

/** A link that takes the reader's seat to another device, once. */
export const seatLink = (id: string): Promise<{ link: string }> => ask(`/api/tables/${id}/seat-link`, {})

/** Take the seat of such a link. */
export async function takeSeat(id: string, token: string): Promise<void> {
  await reach(`/api/tables/${id}/seat`, { token })
}

/** The record of a table so far. */
export async function record(id: string): Promise<string> {
  return (await reach(`/api/tables/${id}/record`)).text()
}

/** A program that may sit at tables for the reader. */
export interface Program {
  /** What a host asks it to a chair by; no secret. */
  handle: string
  name: string
  scopes: Scope[]
  /** When it was made, and until when its token holds, in seconds since 1970. */
  made: number
  until: number
}
export const SCOPES = ['bot:play', 'table:read'] as const
export type Scope = (typeof SCOPES)[number]

export const programs = (): Promise<Program[]> => ask('/api/bots')

/** A new program; its token is told this once. */
export const makeProgram = (name: string, scopes: Scope[]): Promise<{ bot: Program; token: string }> => ask('/api/bots', { name, scopes })

export async function revokeProgram(handle: string): Promise<void> {
  await told(await away(`/api/bots/${handle}`, undefined, 'DELETE'))
}

/** Have everything deleted that the server keeps of this browser. */
export async function forgetMe(): Promise<void> {
  await told(await away('/api/guest/data', undefined, 'DELETE'))
}

async function ask<T>(path: string, body?: unknown): Promise<T> {
  return (await (await reach(path, body)).json()) as T
}

async function reach(path: string, body?: unknown): Promise<Response> {
  return told(isAlone(path) ? await alone(path, body) : await away(path, body))
}

/** What the server answers. */
async function away(path: string, body: unknown, method = 'GET'): Promise<Response> {
  const request: RequestInit =
    body === undefined
      ? { method }
      : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
  try {
    return await fetch(path, request)
  } catch {
    throw new ApiError('unreachable', 'the server does not answer')
  }
}

/** What the host in this browser answers, in the server's words. */
async function alone(path: string, body: unknown): Promise<Response> {
  try {
    const { engine } = await import('./alone/engine')
    return await (await engine()).ask(body === undefined ? 'GET' : 'POST', path, body === undefined ? '' : JSON.stringify(body))
  } catch {
    throw new ApiError('unreachable', 'the game could not be started in this browser')
  }
}

/** The answer, unless it is a refusal. */
async function told(answer: Response): Promise<Response> {
  if (answer.ok) return answer
  const why = (await answer.json().catch(() => ({}))) as { code?: string; message?: string; detail?: string; place?: string }
  throw new ApiError(why.code ?? `http-${answer.status}`, why.message ?? why.detail ?? `HTTP ${answer.status}`, why.place)
}
