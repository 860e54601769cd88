import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { StartError } from './data-dir.server.ts'
import { appSecret } from './secret-file.server.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kl-secret-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

test('a new house makes its key whole, private and once, and leaves nothing beside it', () => {
  const first = appSecret(folder, null)

  expect(first).toMatch(/^[0-9a-f]{64}$/)
  expect(appSecret(folder, null)).toBe(first)
  expect(readdirSync(folder)).toEqual(['secret', 'secret.mark'])
  expect(readFileSync(join(folder, 'secret.mark'), 'utf8')).not.toContain(first.slice(0, 8))
  expect(statSync(join(folder, 'secret.mark')).mode & 0o777).toBe(0o600)
  expect(statSync(join(folder, 'secret')).mode & 0o777).toBe(0o600)
})

test.each([
  ['empty', ''],
  ['only blanks', ' \n\n'],
  ['zeros of a crash', '\0'.repeat(64)],
  ['half of ours', 'a1'.repeat(20)],
  ['ours without its last sign', 'a'.repeat(63)],
  ['too short', 'moje heslo'],
  ['two lines', `${'a'.repeat(40)}\n${'b'.repeat(40)}`],
  ['something binary', '\u0001\u0002'.repeat(40)],
])('a key that is %s stops the start with a sentence, and is left as it is', (_what, text) => {
  const file = join(folder, 'secret')
  writeFileSync(file, text)

  expect(() => appSecret(folder, null)).toThrow(StartError)
  expect(() => appSecret(folder, null)).toThrow(file)
  expect(readFileSync(file, 'utf8')).toBe(text)
})

test.each([
  ['', 'je prázdný'],
  ['\0'.repeat(64), 'jsou v něm znaky'],
  ['a1'.repeat(20), 'chybí mu kus'],
])('%j is told as it is: %s', (text, said) => {
  writeFileSync(join(folder, 'secret'), text)

  expect(() => appSecret(folder, null)).toThrow(said)
})

test('a key of the operator’s own is taken as it is', () => {
  writeFileSync(join(folder, 'secret'), 'klic-ktery-si-nekdo-vyrobil-sam!!\n')

  expect(appSecret(folder, null)).toBe('klic-ktery-si-nekdo-vyrobil-sam!!')
})

test('a folder instead of the key is said so', () => {
  mkdirSync(join(folder, 'secret'))

  expect(() => appSecret(folder, null)).toThrow(StartError)
})

test('a club that lost its key gets no other one quietly', () => {
  mkdirSync(join(folder, 'pg18'))
  writeFileSync(join(folder, 'pg18', 'postmaster.opts'), '18')

  expect(() => appSecret(folder, null)).toThrow(StartError)
  expect(existsSync(join(folder, 'secret'))).toBe(false)
  expect(appSecret(folder, 'x'.repeat(32))).toBe('x'.repeat(32))
})

/** A club that has run with its key, and its key file as somebody left it. */
function aClubWith(changed: (text: string) => string): string {
  const first = appSecret(folder, null)
  mkdirSync(join(folder, 'pg18'))
  writeFileSync(join(folder, 'pg18', 'postmaster.opts'), '18')
  writeFileSync(join(folder, 'secret'), changed(first))
  return first
}

test.each([
  ['with one sign turned', (text: string) => `${text.startsWith('0') ? '1' : '0'}${text.slice(1)}`],
  ['in capitals', (text: string) => `A${text.slice(1).toUpperCase()}`],
  ['with something hanging on', (text: string) => `${text}deadbeef`],
  ['of another club', () => 'ab'.repeat(32)],
  ['of zeros', () => '0'.repeat(64)],
])(
  'a key %s looks like one and is not the club’s: the start stops, and says how to go on',
  (_what, changed) => {
    const first = aClubWith(changed)

    expect(() => appSecret(folder, null)).toThrow(StartError)
    expect(() => appSecret(folder, null)).toThrow(`rm ${join(folder, 'secret.mark')}`)
    writeFileSync(join(folder, 'secret'), `${first}\n`)
    expect(appSecret(folder, null)).toBe(first)
  },
)

test('whoever begins with another key on purpose does so once', () => {
  aClubWith(() => 'ab'.repeat(32))

  rmSync(join(folder, 'secret.mark'))

  expect([appSecret(folder, null), appSecret(folder, null)]).toEqual(['ab'.repeat(32), 'ab'.repeat(32)])
})

test('a mark that is damaged itself, or of a key no club ever ran with, keeps nobody out', () => {
  const first = aClubWith((text) => text)
  writeFileSync(join(folder, 'secret.mark'), '\0'.repeat(64))
  const again = appSecret(folder, null)

  rmSync(join(folder, 'pg18'), { recursive: true })
  rmSync(join(folder, 'secret'))
  const anew = appSecret(folder, null)

  expect([again === first, anew === first, appSecret(folder, null) === anew]).toEqual([true, false, true])
})
