// The engine as the page's worker starts it, in node: pyodide.mjs FOLDER JOB. The job says which files to add,
// by path in the engine, and which Python to run; what the Python gives is printed.
import { readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

const [folder, job] = process.argv.slice(2)
const { files, code } = JSON.parse(readFileSync(job, 'utf8'))
const list = JSON.parse(readFileSync(join(folder, 'engine.json'), 'utf8')).files
const engine = list.find(({ path }) => path.endsWith('.zip') && path.startsWith('engine-'))
const main = resolve(folder, list.find(({ path }) => path.endsWith('/pyodide.mjs')).path)

const { loadPyodide } = await import(pathToFileURL(main).href)
const python = await loadPyodide({ indexURL: `${dirname(main)}/` })
const bytes = (path) => new Uint8Array(readFileSync(path))
const write = (path, content) => {
  python.FS.mkdirTree(dirname(path))
  python.FS.writeFile(path, content)
}
for (const { path, book } of list) {
  if (book) write(`/engine/hordago/bots/blueprint/data/${book}`, bytes(join(folder, path)))
}
for (const [path, from] of Object.entries(files)) write(`/engine/${path}`, bytes(from))
python.unpackArchive(bytes(join(folder, engine.path)), 'zip', { extractDir: '/engine' })
python.runPython('import sys; sys.path.insert(0, "/engine")')
console.log(python.runPython(code))
