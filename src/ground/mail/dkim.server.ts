import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { DkimSettings } from '../platform/config.server.ts'
import { atConsole } from '../platform/console.server.ts'
import { StartError } from '../platform/data-dir.server.ts'
import { type Dkim, dnsRecord } from './dkim.ts'
import { dkimWords } from './dkim.words.ts'

const LEAST_BITS = 2048

/** The key is looked at when the house opens: a letter must not be the first to find out that it is none. */
export function readDkim(settings: DkimSettings | null): Dkim | null {
  if (!settings) return null
  const { domain, selector, keyFile: file } = settings
  const say = atConsole(dkimWords)
  const text = readText(file)
  const key = privateKeyOf(text)
  if (!key) throw new StartError(say('noKey', { file }))
  if (key.asymmetricKeyType !== 'rsa') throw new StartError(say('notRsa', { file }))
  const bits = key.asymmetricKeyDetails?.modulusLength ?? 0
  if (bits < LEAST_BITS) throw new StartError(say('tooShort', { file, bits: String(bits) }))
  return { domain, selector, privateKey: text }
}

/** What stands in DNS for receivers to check signatures with. */
export function dkimRecord(settings: DkimSettings | null): string {
  const dkim = readDkim(settings)
  if (!dkim) throw new StartError(atConsole(dkimWords)('none'))
  const publicKey = createPublicKey(dkim.privateKey).export({ type: 'spki', format: 'der' })
  return dnsRecord(dkim, publicKey.toString('base64'))
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    throw new StartError(atConsole(dkimWords)('unreadable', { file, why }), { cause: error })
  }
}

function privateKeyOf(text: string): KeyObject | null {
  try {
    return createPrivateKey(text)
  } catch {
    return null
  }
}
