/** What scrolls can be scrolled with keys alone: a box that runs over takes the focus, one that fits does not. */
import type { Attachment } from 'svelte/attachments'

export const scrolls: Attachment<HTMLElement> = (box) => {
  const look = () => {
    if (box.scrollHeight > box.clientHeight + 1) box.tabIndex = 0
    else box.removeAttribute('tabindex')
  }
  const watch = new ResizeObserver(look)
  watch.observe(box)
  const changes = new MutationObserver(look)
  changes.observe(box, { childList: true, subtree: true, characterData: true, attributeFilter: ['open'] })
  look()
  return () => {
    watch.disconnect()
    changes.disconnect()
  }
}
