import pino from 'pino'
import { afterAll } from 'vitest'
import { log } from '../src/ground/platform/log.server.ts'
import { forgetSecrets, tellingLines } from './known-secrets.ts'

// The doors are silent on the console; what they would have written down is looked at once a file is done.
const lines: string[] = []
forgetSecrets()
log.level = 'trace'
Reflect.set(log, pino.symbols.streamSym, { write: (line: string) => void lines.push(line) })

afterAll(() => {
  const telling = tellingLines(lines.splice(0))
  if (telling.length > 0)
    throw new Error(`the log tells secrets or somebody’s data:\n${telling.slice(0, 5).join('')}`)
})
