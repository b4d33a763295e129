/** What page and worker tell each other. */

export type ToWorker =
  | { t: 'start'; pace: number }
  /** A request of the API. */
  | { t: 'ask'; n: number; method: string; path: string; body: string }
  /** Socket `n` is opened, says something, is closed. */
  | { t: 'open'; n: number }
  | { t: 'say'; n: number; text: string }
  | { t: 'close'; n: number }

export type ToPage =
  | { t: 'up' }
  /** The engine could not be started. */
  | { t: 'down'; why: string }
  | { t: 'answer'; n: number; text: string }
  /** A frame for socket `n`; null when the host has hung up. */
  | { t: 'frame'; n: number; text: string | null }
