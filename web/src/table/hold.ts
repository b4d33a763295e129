/** A press that lasts says something else than a tap. */
import type { Action } from 'svelte/action'

export const HOLD_MS = 600

interface Held {
  /** Null where only the tap counts. */
  onhold: (() => void) | null
}

/** Calls `onhold` after a long press and swallows the click that ends it. The element carries `data-held` meanwhile. */
export const hold: Action<HTMLElement, Held> = (node, parameters) => {
  let { onhold } = parameters
  let timer: ReturnType<typeof setTimeout> | undefined
  let fired = false

  function start(event: PointerEvent): void {
    fired = false
    if (!onhold || event.button !== 0) return
    node.dataset.held = ''
    timer = setTimeout(() => {
      fired = true
      stop()
      onhold?.()
    }, HOLD_MS)
  }
  function stop(): void {
    clearTimeout(timer)
    delete node.dataset.held
  }
  function click(event: MouseEvent): void {
    if (!fired) return
    fired = false
    event.stopImmediatePropagation()
    event.preventDefault()
  }
  const menu = (event: Event): void => {
    if (onhold) event.preventDefault()
  }
  const ends = ['pointerup', 'pointercancel', 'pointerleave']
  node.addEventListener('pointerdown', start)
  for (const end of ends) node.addEventListener(end, stop)
  node.addEventListener('click', click, true)
  node.addEventListener('contextmenu', menu)
  return {
    update: (next) => {
      onhold = next.onhold
      if (!onhold) stop()
    },
    destroy: () => {
      stop()
      node.removeEventListener('click', click, true)
    },
  }
}
