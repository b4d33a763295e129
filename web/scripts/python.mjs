// Runs Python in the root of the repository: $PYTHON, else that of .venv, else the machine's python3.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..')
const venv = ['.venv/bin/python', '.venv/Scripts/python.exe'].map((path) => resolve(root, path)).find(existsSync)
const done = spawnSync(process.env.PYTHON || venv || 'python3', process.argv.slice(2), { cwd: root, stdio: 'inherit' })
if (done.error) console.error(done.error.message)
process.exit(done.status ?? 1)
