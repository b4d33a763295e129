/** Names of seats and sides at a table. */
import { t } from './i18n.svelte'
import type { ChairInfo, TableInfo } from './wire'

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
