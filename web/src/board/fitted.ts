/** What would have to be scrolled is drawn smaller instead: nobody can scroll a screen on the wall. */
export function fitted(sheet: HTMLElement): () => void {
  const fit = (): void => {
    sheet.style.zoom = '1'
    sheet.style.zoom = String(Math.min(1, sheet.clientHeight / sheet.scrollHeight))
  }
  // Who won comes into it last.
  const watching = new MutationObserver(fit)
  watching.observe(sheet, { childList: true })
  addEventListener('resize', fit)
  fit()
  return () => {
    watching.disconnect()
    removeEventListener('resize', fit)
  }
}
