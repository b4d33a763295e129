/** The server's rooms in a worker: Pyodide runs `hordago.offline.host`, and this carries letters to and fro. */
import type { loadPyodide, PyodideAPI } from 'pyodide'
import { Disk } from './disk'
import type { ToPage, ToWorker } from './letters'
import { engineFiles, url, type EngineFile } from './list'

interface Host {
  ask(method: string, path: string, body: string): Promise<string>
  open(n: number): void
  hear(n: number, text: string): Promise<void>
  hang_up(n: number): Promise<void>
}

const ROOT = '/engine'
const BOOKS = `${ROOT}/hordago/bots/blueprint/data`
const ENGINE_CACHE = 'engine'

let host: Promise<Host> | null = null

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => void hear(data))

async function hear(letter: ToWorker): Promise<void> {
  if (letter.t === 'start') {
    host = start(letter.pace)
    await host.then(
      () => tell({ t: 'up' }),
      (error: unknown) => tell({ t: 'down', why: String(error) }),
    )
    return
  }
  const there = await host!
  if (letter.t === 'ask') tell({ t: 'answer', n: letter.n, text: await there.ask(letter.method, letter.path, letter.body) })
  else if (letter.t === 'open') there.open(letter.n)
  else if (letter.t === 'say') await there.hear(letter.n, letter.text)
  else await there.hang_up(letter.n)
}

function tell(letter: ToPage): void {
  postMessage(letter)
}

async function start(pace: number): Promise<Host> {
  const files = await engineFiles()
  const find = (wanted: (file: EngineFile) => boolean): EngineFile => {
    const found = files.find(wanted)
    if (!found) throw new Error('the page was built without its engine')
    return found
  }
  const engine = find(({ path }) => path.startsWith('engine-'))
  const main = url(find(({ path }) => path.endsWith('/pyodide.mjs')))
  const module = (await import(/* @vite-ignore */ main)) as { loadPyodide: typeof loadPyodide }
  const archive = bytes(engine)
  const python = await module.loadPyodide({ indexURL: new URL('.', new URL(main, location.href)).href })
  python.unpackArchive(await archive, 'zip', { extractDir: ROOT })
  python.FS.mkdirTree(BOOKS)
  python.runPython(`import sys; sys.path.insert(0, '${ROOT}')`)
  const disk = new Disk()
  void disk.tidy()
  const send = (n: number, text: string | undefined): void => tell({ t: 'frame', n, text: text ?? null })
  const made = python.pyimport('hordago.offline.host').Host
  return made.callKwargs(disk, send, bringer(python, files), { pace }) as Host
}

/** Lays a blueprint where the bots look for it, and keeps it for the next time. */
function bringer(python: PyodideAPI, files: EngineFile[]): (name: string) => Promise<boolean> {
  return async (name) => {
    const file = files.find(({ book }) => book === name)
    if (!file) return false
    try {
      const content = await bytes(file)
      python.FS.writeFile(`${BOOKS}/${name}`, content)
      if ('caches' in globalThis) await (await caches.open(ENGINE_CACHE)).put(url(file), new Response(content))
      return true
    } catch {
      return false
    }
  }
}

async function bytes(file: EngineFile): Promise<Uint8Array<ArrayBuffer>> {
  const answer = await fetch(url(file))
  if (!answer.ok) throw new Error(`${file.path}: HTTP ${answer.status}`)
  return new Uint8Array(await answer.arrayBuffer())
}
