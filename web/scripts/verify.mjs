// The page's check of records, without a page: prints a line of JSON for each file, what it found in it.
import { readFileSync } from 'node:fs'
import { summary } from '../src/fair/summary.ts'

for (const path of process.argv.slice(2)) console.log(JSON.stringify(summary(readFileSync(path, 'utf8'))))
