/**
 * What is read aloud. A dialog that lies over the page silences the page under it, so each dialog repeats what is said
 * while it is open.
 */
export interface Spoken {
  key: number
  text: string
}

/** More than anything says before it is read. */
const KEPT = 40

const state = $state<{ lines: Spoken[] }>({ lines: [] })
let next = 0

/** Say a line. Its key tells it from the same words said before. */
export function say(text: string): Spoken {
  const line = { key: next++, text }
  state.lines = [...state.lines.slice(1 - KEPT), line]
  return line
}

/** What was said from that key on. */
export function saidSince(key: number): Spoken[] {
  return state.lines.filter((line) => line.key >= key)
}

/** The key that the next line will have. */
export function nextKey(): number {
  return next
}
