/** Tables that live in this browser, by their names (`hordago.offline.host.PREFIX`). */

/** Whether that table, or the table in that path of the API, is one of this browser. */
export function isAlone(name: string): boolean {
  return name.startsWith('alone-') || name.startsWith('/api/tables/alone-')
}
