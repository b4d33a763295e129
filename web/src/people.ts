/** Names of seats and sides at a table. */
import { t } from './i18n.svelte'
import type { ChairInfo, ChatFrame, Phrase, TableInfo } from './wire'

/** Names in a row. (Browsers do not know the Basque "and".) */
export function listed(names: string[]): string {
  return names.join(', ')
}

/** The people of a side. */
export function sideNames(table: TableInfo, side: number): string {
  return listed(table.chairs.filter((chair) => chair.side === side && chair.kind !== 'empty').map(chairName))
}

/** A player's name; bots are always called bots. */
export function chairName(chair: ChairInfo): string {
  return chair.kind === 'bot' && !chair.name.startsWith('Bot') ? t('bot-name', { name: chair.name }) : chair.name
}

/** The name to sit down with when the reader gave none. */
export function nameOr(name: string): string {
  const player = t('word-player')
  return name.trim().slice(0, 20) || player.charAt(0).toUpperCase() + player.slice(1)
}

/** What everybody at a table may say to everybody, in the order of an evening. */
export const PHRASES: Phrase['phrase'][] = ['hello', 'good_luck', 'well_played', 'thanks', 'sorry', 'one_moment', 'again', 'bye']

/** A line of talk: the words typed, or those of the set phrase in the reader's language. */
export function lineText(line: Pick<ChatFrame, 'text' | 'phrase'>): string {
  return line.phrase ? t(`phrase-${line.phrase}`) : line.text
}
