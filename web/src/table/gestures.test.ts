import { execFileSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { gesture, TABLES } from './gestures'

const PRINT = `
import json
from hordago.rules.signals import SIGNALS
print(json.dumps({name: {meaning: sign.gesture for meaning, sign in table.items()} for name, table in SIGNALS.items()}))
`

describe('gestures', () => {
  it('are those of the engine', () => {
    const printed = execFileSync(process.execPath, ['scripts/python.mjs', '-c', PRINT], { encoding: 'utf8' })
    expect({ off: {}, ...TABLES }).toEqual(JSON.parse(printed))
  })

  it('leave the face at rest where a table has no such sign', () => {
    expect(gesture('pagat', 'three_kings')).toBe('rest')
    expect(gesture('off', 'two_kings')).toBe('rest')
  })
})
