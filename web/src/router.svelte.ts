/** Where the reader is: paths without hashes, a few kinds of page. */

export type Route =
  | { page: 'home' | 'new' | 'programs' | 'not-found' }
  | { page: 'table' | 'board' | 'verify' | 'rules' | 'senas'; id: string }

const state = $state<{ route: Route }>({ route: parse(location.pathname) })

addEventListener('popstate', () => arrive())
addEventListener('click', follow)

/** The page on show, reactive. */
export function route(): Route {
  return state.route
}

/** The page of a path. */
export function parse(path: string): Route {
  const clean = path.replace(/\/+$/, '') || '/'
  if (clean === '/') return { page: 'home' }
  if (clean === '/new') return { page: 'new' }
  if (clean === '/programs') return { page: 'programs' }
  // Mus in general, or as a table plays it.
  const rules = /^\/rules(?:\/([A-Za-z0-9_-]{1,64}))?$/.exec(clean)
  if (rules) return { page: 'rules', id: rules[1] ?? '' }
  // The page that checks deals, of a table or of any record.
  const fair = /^\/fair(?:\/([A-Za-z0-9_-]{1,64}))?$/.exec(clean)
  if (fair) return { page: 'verify', id: fair[1] ?? '' }
  // The trainer of señas, and its exercises.
  const senas = /^\/senas(?:\/(learn|read|give))?$/.exec(clean)
  if (senas) return { page: 'senas', id: senas[1] ?? 'learn' }
  // A table as one plays at it, or for a screen that all in the room look at.
  const table = /^\/t\/([A-Za-z0-9_-]{1,64})(\/board)?$/.exec(clean)
  return table ? { page: table[2] ? 'board' : 'table', id: table[1]! } : { page: 'not-found' }
}

/** Go to a page of this site. */
export function go(path: string): void {
  history.pushState(null, '', path)
  arrive()
}

function arrive(): void {
  state.route = parse(location.pathname)
  scrollTo(0, 0)
}

/** Links inside the site change the page without loading it anew; what means "elsewhere" stays the browser's. */
function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  const link = (event.target as Element | null)?.closest?.('a')
  if (!link || link.target || link.origin !== location.origin || link.hasAttribute('download')) return
  if (parse(link.pathname).page === 'not-found') return
  event.preventDefault()
  if (link.pathname !== location.pathname) go(link.pathname)
}
