/** Names of seats and sides at a table. */
import { language, t } from './i18n.svelte'
import type { ChairInfo, TableInfo } from './wire'

/** Names in a row, joined as the language does it. */
export function listed(names: string[]): string {
  return new Intl.ListFormat(language(), { type: 'conjunction' }).format(names)
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
  return name.trim().slice(0, 20) || t('word-player')
}
