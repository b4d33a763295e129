/**
 * What a build ends with: the service worker learns which files there are, and every text lies packed beside itself,
 * for a server to send as it is (`src/hordago/server/static.py`).
 */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

const WORKER = 'sw.js'
const MARK = '__PRECACHE__'
const TEXT = /\.(js|css|svg|html|json|webmanifest)$/
/** Smaller files fit into one packet as they are. */
const SMALL = 1024

export function finish(): Plugin {
  let out = ''
  return {
    name: 'hordago-finish',
    apply: 'build',
    configResolved: (config) => {
      out = join(config.root, config.build.outDir)
    },
    closeBundle: () => {
      const files = all(out).filter((file) => file !== WORKER && !file.endsWith('.gz'))
      teach(out, files.filter(isPage))
      for (const file of [...files, WORKER]) pack(join(out, file))
    },
  }
}

/** The engine is fetched when it is wanted; only the list of its files is part of the page. */
function isPage(file: string): boolean {
  return !file.startsWith('engine/') || file === 'engine/engine.json'
}

function teach(out: string, files: string[]): void {
  const hash = createHash('sha256')
  const path = join(out, WORKER)
  const code = readFileSync(path, 'utf8')
  if (!code.includes(MARK)) throw new Error(`${WORKER} has no ${MARK}`)
  hash.update(code)
  for (const file of files) hash.update(file).update(readFileSync(join(out, file)))
  const list = files.map((file) => (file === 'index.html' ? '/' : `/${file}`))
  const told = { version: hash.digest('hex').slice(0, 12), files: list }
  writeFileSync(path, code.replaceAll(MARK, `(${JSON.stringify(told)})`))
}

function pack(path: string): void {
  if (!TEXT.test(path) || statSync(path).size < SMALL) return
  writeFileSync(`${path}.gz`, gzipSync(readFileSync(path), { level: 9 }))
}

function all(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort()
}
