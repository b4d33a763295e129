/** The server's REST interface, as far as the page needs it. */
import type { TableInfo } from './wire'

export type Value = string | number | boolean | null
/** What values an option takes. */
export type Domain = { values: Value[] } | { least: number; most: number; optional: boolean }

export interface RuleBook {
  presets: Record<string, Record<string, Value>>
  options: Record<string, Domain>
  /** Names of the bots that may sit at a table, the usual one last. */
  bots: string[]
}

/** What the host decides beside the rules. */
export interface TableWish {
  /** Chance that a card is turned up in a deal, 0 to 1. */
  expose: number
  sena_mode: string
  /** Whether the player left of the dealer cuts. */
  cut_by_seat: boolean
  /** Time to think, null for no limit. */
  turn_seconds: number | null
}

export interface NewTable extends Partial<TableWish> {
  name: string
  preset?: string
  /** Options that differ from the preset. */
  rules?: Record<string, Value>
  seats?: number
  sides?: number[]
  /** Seats that bots take. */
  bots?: number[]
  bot?: string
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

export const rules = (): Promise<RuleBook> => ask('/api/rules')
export const table = (id: string): Promise<TableInfo> => ask(`/api/tables/${id}`)
export const create = (wish: NewTable): Promise<{ id: string }> => ask('/api/tables', wish)
export const share = (): Promise<{ urls: string[]; loopback: boolean }> => ask('/api/share')

/** The record of a table so far. */
export async function record(id: string): Promise<string> {
  return (await reach(`/api/tables/${id}/record`)).text()
}

async function ask<T>(path: string, body?: unknown): Promise<T> {
  return (await (await reach(path, body)).json()) as T
}

async function reach(path: string, body?: unknown): Promise<Response> {
  const request: RequestInit =
    body === undefined
      ? {}
      : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
  let answer: Response
  try {
    answer = await fetch(path, request)
  } catch {
    throw new ApiError('unreachable', 'the server does not answer')
  }
  if (answer.ok) return answer
  const told = (await answer.json().catch(() => ({}))) as { code?: string; message?: string; detail?: string; place?: string }
  throw new ApiError(told.code ?? 'unknown', told.message ?? told.detail ?? `HTTP ${answer.status}`, told.place)
}
