/** Keys for everything, as the buttons show them. */
import { cells, choice, MORE, speaks, type Option } from './choices'
import { discardToken } from './discard'
import type { TableModel } from './model.svelte'

/** Do what a key means at the table. Keys typed into a field, or with a modifier, are left alone. */
export function press(model: TableModel, event: KeyboardEvent): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || inField(event.target)) return
  if (model.dealing) {
    model.skip()
    return
  }
  const key = event.key
  if (key === 'Escape') {
    model.sheet = null
    return
  }
  if (look(model, event) || done(model, key, event.shiftKey)) event.preventDefault()
  else if (key === 'Enter' && !onControl(event.target) && confirm(model)) event.preventDefault()
}

/** Shift and the key of a digit, whatever sign it makes on this keyboard: turn the eyes to a seat, oneself first. */
function look(model: TableModel, event: KeyboardEvent): boolean {
  const digit = event.shiftKey ? /^Digit([1-6])$/.exec(event.code) : null
  const seat = digit ? model.spots[Number(digit[1]) - 1]?.seat : undefined
  if (seat === undefined || !model.may(`l:${seat}`)) return false
  model.free(`l:${seat}`)
  return true
}

function done(model: TableModel, key: string, shift: boolean): boolean {
  const view = model.view
  if (!view) return false
  const common: Record<string, () => void> = {
    s: () => model.me >= 0 && view.looks.length > 0 && model.open('senas'),
    l: () => model.me >= 0 && view.looks.length > 0 && model.open('senas', true),
    y: () => view.free.some((token) => token.startsWith('y:')) && model.open('talk'),
    b: () => model.me < 0 && model.client.past && model.open('past'),
    t: () => model.open('log'),
    w: () => model.open('words'),
    '?': () => model.open('keys'),
    r: model.read,
  }
  const option = speaks(view) && !model.client.pause && !model.client.acting ? spoken(model, key, shift) : null
  if (option) {
    if (option.token === MORE) model.open('more')
    else if (option.token === 'h') model.open('ordago')
    else model.act(option.token)
    return true
  }
  const action = common[key.toLowerCase()]
  action?.()
  return action !== undefined
}

/** The option of a key: its place from 1 to 5, its letter, or shift and its letter for the whole side. */
function spoken(model: TableModel, key: string, shift: boolean): Option | null {
  const options = cells(model.view!, model.team)
  const place = Number(key)
  if (place >= 1 && place <= options.length) return options[place - 1] ?? null
  const letter = key.toUpperCase()
  const found = options.find((option) => option?.key === letter)
  return (shift ? found?.plural : undefined) ?? found ?? null
}

/** Enter, where nothing has the focus: send the cards, cut the deck, or go on after the count. */
function confirm(model: TableModel): boolean {
  const view = model.view
  if (!view) return false
  if (model.client.pause && view.stage !== 'claims') {
    model.goOn()
    return true
  }
  const deck = choice(view, 'cut')
  if (deck) {
    model.act(`k:${Math.min(Math.max(model.cutAt, deck.min ?? 1), deck.max ?? model.cutAt)}`)
    return true
  }
  const range = choice(view, 'discard')
  if (range && model.chosen.length >= (range.min ?? 0) && model.chosen.length <= (range.max ?? 0)) {
    model.act(discardToken(view.cards, model.chosen))
    return true
  }
  return false
}

function inField(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.matches('input, textarea, select') || target.isContentEditable)
}

function onControl(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('button, a, summary') !== null
}
