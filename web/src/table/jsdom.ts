/** What jsdom lacks of a browser; tests import it before any component. */

globalThis.matchMedia = (query) =>
  ({ matches: false, media: query, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList

Element.prototype.animate = function (_frames, options) {
  const animation = { onfinish: null as (() => void) | null, cancel() {}, currentTime: 0, startTime: 0 }
  const duration = typeof options === 'number' ? options : Number(options?.duration ?? 0)
  setTimeout(() => animation.onfinish?.(), duration)
  return animation as unknown as Animation
}

Element.prototype.scrollIntoView = () => {}
Element.prototype.checkVisibility = () => true
Element.prototype.scrollTo = () => {}

globalThis.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
}
