/** What a program may do, in plain words. */
import type { Scope } from '../api'

/** The end of the id of the texts of each. */
export const WORDS: Record<Scope, string> = { 'bot:play': 'play', 'table:read': 'read' }
