/// <reference lib="webworker" />
/**
 * The service worker: keeps the page, and answers from what is kept.
 *
 * The page is kept whole, version by version; a new version waits until the reader takes it (`pwa.svelte.ts`). The
 * engine for playing alone is large and kept when it is wanted (`alone/shelf.svelte.ts`); a new version brings the
 * parts of it that have changed, so that what worked without a network still does.
 */
declare const self: ServiceWorkerGlobalScope

/** Put here by the build: a name that changes with any file, and the addresses of the page's files. */
declare const __PRECACHE__: { version: string; files: string[] }

const { version, files: FILES } = __PRECACHE__
const PAGE = `page-${version}`
const ENGINE = 'engine'
const LIST = '/engine/engine.json'
/** Addresses that are no page of ours though a browser may go there. */
const SERVERS_OWN = /^\/(api|schema|health|ws|metrics)(\/|$)/
/** The one answer of the API that is the same for everybody; it changes with the version only. */
const OPTIONS = '/api/options'

self.addEventListener('install', (event) => event.waitUntil(install()))
self.addEventListener('activate', (event) => event.waitUntil(activate()))
self.addEventListener('message', (event) => {
  if (event.data === 'take over') void self.skipWaiting()
})
self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  if (pathname === OPTIONS) event.respondWith(networkFirst(request))
  else if (SERVERS_OWN.test(pathname)) return
  else if (request.mode === 'navigate') event.respondWith(kept('/', request))
  else event.respondWith(kept(pathname, request))
})

async function install(): Promise<void> {
  const page = await caches.open(PAGE)
  await Promise.all([...FILES, OPTIONS].map((file) => add(page, file)))
  const engine = await caches.open(ENGINE)
  const before = new Set((await engine.keys()).map((request) => new URL(request.url).pathname))
  if (before.size === 0) return
  for (const { path, book } of await engineFiles(page)) {
    // Books that were never wanted still are not.
    const wanted = book === null || [...before].some((kept) => kept.includes(book.replace(/\.\w+$/, '-')))
    if (wanted && !before.has(path)) await engine.add(path)
  }
}

/** Names of files in /assets/ change with their content: what any version has kept is good. */
async function add(page: Cache, file: string): Promise<void> {
  const known = file.startsWith('/assets/') ? await caches.match(file) : undefined
  if (known) await page.put(file, known)
  else await page.add(new Request(file, { cache: file.startsWith('/assets/') ? 'default' : 'no-cache' }))
}

async function activate(): Promise<void> {
  for (const name of await caches.keys()) if (name !== PAGE && name !== ENGINE) await caches.delete(name)
  const engine = await caches.open(ENGINE)
  const wanted = new Set((await engineFiles(await caches.open(PAGE))).map(({ path }) => path))
  for (const request of await engine.keys()) {
    if (!wanted.has(new URL(request.url).pathname)) await engine.delete(request)
  }
  await self.clients.claim()
}

async function engineFiles(page: Cache): Promise<{ path: string; book: string | null }[]> {
  const list = await page.match(LIST)
  const { files } = (await list?.json()) as { files: { path: string; book: string | null }[] }
  return files.map(({ path, book }) => ({ path: `/engine/${path}`, book }))
}

async function kept(path: string, request: Request): Promise<Response> {
  const page = await caches.open(PAGE)
  return (await page.match(path)) ?? (await (await caches.open(ENGINE)).match(path)) ?? fetch(request)
}

async function networkFirst(request: Request): Promise<Response> {
  const page = await caches.open(PAGE)
  try {
    const answer = await fetch(request)
    if (answer.ok) await page.put(OPTIONS, answer.clone())
    return answer
  } catch (error) {
    const known = await page.match(OPTIONS)
    if (known) return known
    throw error
  }
}

export {}
