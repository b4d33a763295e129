/** The words of mus that are explained, and where they stand at the table. */
import { t } from './i18n.svelte'

/** In the order in which one meets them. */
export const WORDS = [
  'mus', 'cut', 'mano', 'postre', 'lance', 'grande', 'chica', 'pares', 'medias', 'duples', 'juego', 'real', 'punto',
  'envido', 'quiero', 'paso', 'deje', 'ordago', 'stone', 'amarraco', 'dentro', 'hand', 'game', 'match', 'sena', 'corrido',
  'visto',
] as const

const SPOKEN: Record<string, string> = {
  mus: 'mus', cut: 'cut', defer: 'mus', x: 'paso', q: 'quiero', n: 'quiero', qq: 'quiero', nn: 'quiero', h: 'ordago', v: 'visto',
  w: 'visto', d: 'mus', s: 'sena', y: 'sena',
}

/** The word that explains a call of the record; none for a declaration. */
export function wordOf(token: string): string | undefined {
  return /^e\d/.test(token) ? 'envido' : SPOKEN[token.split(':')[0] ?? '']
}

/** The word that explains why stones were taken. */
export function reasonWord(reason: string, lance: string): string {
  return reason === 'values' ? lance : reason === 'stake' ? 'envido' : reason
}

/** A word and its meaning. */
export function explained(word: string): { title: string; meaning: string } {
  return { title: t(`glossary-${word}`), meaning: t(`meaning-${word}`) }
}

/** The words that stand in a part of the page, in the order in which one meets them; `others` stand there as well. */
export function wordsIn(part: ParentNode, others: (string | undefined)[] = []): string[] {
  const found = new Set<string | undefined>(others)
  for (const each of part.querySelectorAll<HTMLElement>('[data-word]')) if (each.checkVisibility()) found.add(each.dataset.word)
  return WORDS.filter((word) => found.has(word))
}
