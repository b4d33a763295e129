/**
 * Which files of the engine this device has, and fetching the others with progress.
 *
 * They lie in a cache of their own, which the service worker answers from (`sw.ts`). Without a secure context a
 * browser has neither.
 */
import { engineFiles, url, type EngineFile } from './list'

export const ENGINE_CACHE = 'engine'

export type ShelfState =
  /** Not looked yet. */
  | 'unknown'
  /** This browser keeps nothing here: the page came over plain http from elsewhere. */
  | 'insecure'
  /** The page was built without the engine. */
  | 'none'
  | 'missing'
  | 'loading'
  | 'ready'

const shelf = $state({ state: 'unknown' as ShelfState, missing: 0, done: 0, total: 0, failed: false })

/** Reactive: how it stands; `missing`, `done` and `total` are bytes that travel. */
export function engineShelf(): Readonly<typeof shelf> {
  return shelf
}

/** Whether service workers and caches are to be had here. */
export function canKeep(): boolean {
  return isSecureContext && 'caches' in globalThis && 'serviceWorker' in navigator
}

/** Look what is there. */
export async function look(): Promise<void> {
  if (shelf.state === 'loading') return
  if (!canKeep()) {
    shelf.state = 'insecure'
    return
  }
  try {
    const files = await engineFiles()
    const missing = await notKept(files)
    shelf.missing = sum(missing)
    shelf.state = files.length === 0 ? 'none' : missing.length === 0 ? 'ready' : 'missing'
  } catch {
    // Neither the server nor a worker answers; the page is about to say so.
    shelf.state = 'unknown'
  }
}

/** Whether what every table needs is there; books are fetched when a table can use one. */
export async function startable(): Promise<boolean> {
  if (!canKeep()) return false
  try {
    const files = await engineFiles()
    return files.length > 0 && (await notKept(files.filter((file) => file.book === null))).length === 0
  } catch {
    return false
  }
}

/** Fetch what is missing: everything, or what every table needs. Rejects when the network fails on the way. */
export async function fill(everything: boolean): Promise<void> {
  const files = (await engineFiles()).filter((file) => everything || file.book === null)
  if (!canKeep()) return
  const missing = await notKept(files)
  Object.assign(shelf, { state: 'loading', done: 0, total: sum(missing), failed: false })
  try {
    void navigator.storage?.persist?.()
    for (const file of missing) await keep(file)
  } catch (error) {
    shelf.failed = true
    throw error
  } finally {
    shelf.state = 'unknown'
    await look()
  }
}

async function notKept(files: EngineFile[]): Promise<EngineFile[]> {
  const cache = await caches.open(ENGINE_CACHE)
  const kept = new Set((await cache.keys()).map((request) => new URL(request.url).pathname))
  return files.filter((file) => !kept.has(url(file)))
}

async function keep(file: EngineFile): Promise<void> {
  const answer = await fetch(url(file))
  if (!answer.ok || !answer.body) throw new Error(`HTTP ${answer.status}`)
  const parts: Uint8Array<ArrayBuffer>[] = []
  const before = shelf.done
  let bytes = 0
  for (const reader = answer.body.getReader(); ; ) {
    const { done, value } = await reader.read()
    if (done) break
    parts.push(value)
    bytes += value.byteLength
    shelf.done = before + Math.round((file.wire * Math.min(bytes, file.bytes)) / file.bytes)
  }
  if (bytes !== file.bytes) throw new Error(`${file.path}: ${bytes} bytes came of ${file.bytes}`)
  const headers = { 'content-type': answer.headers.get('content-type') ?? 'application/octet-stream' }
  await (await caches.open(ENGINE_CACHE)).put(url(file), new Response(new Blob(parts), { headers }))
}

const sum = (files: EngineFile[]): number => files.reduce((total, file) => total + file.wire, 0)
