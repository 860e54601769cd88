import { generateKeyPairSync } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { checkDkim } from '../../../test/dkim.ts'
import { aFolder, removeFolder } from '../../../test/house.ts'
import { aMailServer } from '../../../test/smtp.ts'
import { dkimRecord, readDkim } from './dkim.server.ts'
import type { RenderedLetter } from './letter.ts'
import { smtpPostman } from './smtp.server.ts'

const cleanUp: (() => Promise<void> | void)[] = []
afterEach(async () => {
  for (const step of cleanUp.splice(0)) await step()
})

const publicKeyEncoding = { type: 'spki', format: 'pem' } as const
const privateKeyEncoding = { type: 'pkcs8', format: 'pem' } as const
const rsa = (modulusLength: number) =>
  generateKeyPairSync('rsa', { modulusLength, publicKeyEncoding, privateKeyEncoding })
const KEY = rsa(2048)
const ED25519 = generateKeyPairSync('ed25519', { publicKeyEncoding, privateKeyEncoding })
const LETTER: RenderedLetter = {
  subject: 'Žluťoučký výlet',
  text: 'Ahoj,\n\n  příliš  mezer \n\n',
  html: '<p>Ahoj</p>',
  attachments: [],
  unsubscribe: 'https://klub.test/odhlasit/x',
}

function settings(pem: string) {
  const folder = aFolder()
  cleanUp.push(() => removeFolder(folder))
  const keyFile = join(folder, 'dkim.pem')
  writeFileSync(keyFile, pem)
  return { domain: 'klub.test', selector: 'k1', keyFile }
}

async function sent(from: string) {
  const server = await aMailServer()
  const postman = smtpPostman({ url: server.url, from, dkim: readDkim(settings(KEY.privateKey)) })
  cleanUp.push(postman.close, server.close)
  await postman.deliver(
    { toAddress: 'jarda@jinde.test', messageId: '<abc@klubovna>' },
    LETTER,
    async () => {},
  )
  return server.received[0]?.source ?? ''
}

test('a letter carries a signature a receiver can check, the way out of the list included', async () => {
  const source = await sent('Klub <klub@klub.test>')

  const checked = checkDkim(source, KEY.publicKey)
  expect(checked).toMatchObject({ domain: 'klub.test', selector: 'k1', isWhole: true, isTrue: true })
  for (const field of ['from', 'subject', 'date', 'message-id', 'list-unsubscribe', 'list-unsubscribe-post'])
    expect(checked.signedFields).toContain(field)
  expect(checkDkim(source.replace('Ahoj', 'Ahij'), KEY.publicKey).isWhole).toBe(false)
  expect(checkDkim(source.replace('klub@klub.test', 'klub@evil.test'), KEY.publicKey).isTrue).toBe(false)
})

test('a letter from another domain is not vouched for, and its number is of that domain', async () => {
  const source = await sent('klub@jiny-klub.test')

  expect(source).not.toMatch(/^dkim-signature:/im)
  expect(source).toContain('Message-ID: <abc@jiny-klub.test>')
})

test('the record for DNS holds the public half, in strings that fit', () => {
  const record = dkimRecord(settings(KEY.privateKey))

  const strings = [...record.matchAll(/"([^"]*)"/g)].map(([, text = '']) => text)
  const published = strings.join('').replace('v=DKIM1; k=rsa; p=', '')
  expect(record).toMatch(/^k1\._domainkey\.klub\.test\. IN TXT \( "v=DKIM1; k=rsa; p=/)
  expect(Math.max(...strings.map(({ length }) => length))).toBeLessThanOrEqual(255)
  expect(KEY.publicKey.replace(/-----[^-]+-----|\s/g, '')).toBe(published)
})

test.each([
  ['no key at all', 'not a key', 'není soukromý klíč'],
  ['a public key', KEY.publicKey, 'není soukromý klíč'],
  ['a key of another kind', ED25519.privateKey, 'není RSA'],
  ['a short key', rsa(1024).privateKey, 'jen 1024 bitů'],
])('%s is refused at the start with a sentence', (_, pem, sentence) => {
  expect(() => readDkim(settings(pem))).toThrow(sentence)
})

test('a file that is not there is refused by its name', () => {
  expect(() => readDkim({ ...settings(''), keyFile: '/nikde/dkim.pem' })).toThrow('/nikde/dkim.pem')
})
