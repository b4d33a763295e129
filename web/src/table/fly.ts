/** Stones that move from where they were won to the saucer of the side that takes them. */
import { reducedMotion } from '../settings.svelte'
import { stones } from './score'

const FLIGHT_MS = 620
const BETWEEN_MS = 70
const MOST = 8

/** Let `points` fly from an element to the saucer of `side`; nothing where nothing should move. */
export function fly(from: Element | null, side: number, points: number, unit: number): void {
  const to = document.querySelector(`[data-saucer='${side}']`)
  if (!from || !to || points <= 0 || reducedMotion()) return
  const [start, end] = [from.getBoundingClientRect(), to.getBoundingClientRect()]
  const { big, small } = stones(points, unit)
  const kinds = [...Array<string>(big).fill('amarraco'), ...Array<string>(small).fill('stone')].slice(0, MOST)
  for (const [index, kind] of kinds.entries()) send(kind, middle(start), middle(end), index * BETWEEN_MS)
}

function middle(box: DOMRect): [number, number] {
  return [box.left + box.width / 2, box.top + box.height / 2]
}

/** An element of a drawing, as large as a stone. */
function drawn(name: 'svg' | 'use', attributes: { [name: string]: string }, ...inside: Element[]): Element {
  const made = document.createElementNS('http://www.w3.org/2000/svg', name)
  for (const [key, value] of Object.entries({ width: '22', height: '20', ...attributes })) made.setAttribute(key, value)
  made.append(...inside)
  return made
}

function send(kind: string, [x, y]: [number, number], [toX, toY]: [number, number], delay: number): void {
  const stone = document.createElement('div')
  stone.className = 'flying-stone'
  stone.append(drawn('svg', { 'aria-hidden': 'true' }, drawn('use', { href: `/art/icons.svg#icon-${kind}` })))
  document.body.append(stone)
  const at = (left: number, top: number): string => `translate(${left - 11}px, ${top - 10}px)`
  const flight = stone.animate(
    [{ transform: at(x, y) }, { transform: at((x + toX) / 2, Math.min(y, toY) - 30), offset: 0.5 }, { transform: at(toX, toY) }],
    { duration: FLIGHT_MS, delay, easing: 'ease-in-out', fill: 'both' },
  )
  flight.onfinish = () => stone.remove()
}
