/** Keys of the exercises. */

/** Whether a key means the exercise: nothing is being typed, chosen from a list or asked in a dialog. */
export function free(event: KeyboardEvent): boolean {
  const target = event.target as Element
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return false
  return !target.closest('input, select, textarea, dialog') && !document.querySelector('dialog[open]')
}

/** The number on a key, 1 to 9; 0 for any other. */
export function digit(event: KeyboardEvent): number {
  return /^[1-9]$/.test(event.key) ? Number(event.key) : 0
}
