import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readConfig, SETTING_NAMES } from './config.server.ts'

const SECRET = 'x'.repeat(32)

test('nothing has to be set', () => {
  expect(readConfig({})).toMatchObject({ port: 3000, host: '127.0.0.1', databaseUrl: null, demo: 'on' })
})

test.each([
  [{}, true],
  [{ DATABASE_STATEMENTS: 'unnamed' }, false],
  [{ DATABASE_DIRECT_URL: 'postgres://x/y' }, false],
  [{ DATABASE_DIRECT_URL: 'postgres://x/y', DATABASE_STATEMENTS: 'named' }, true],
])('%j: statements have names: %s', (env, have) => {
  const config = readConfig({ DATABASE_URL: 'postgres://pooler/y', APP_SECRET: SECRET, ...env })
  expect(config.namesStatements).toBe(have)
})

test.each([
  [{}, true],
  [{ BACKUP_BEFORE_UPGRADE: 'on' }, true],
  [{ BACKUP_BEFORE_UPGRADE: 'off' }, false],
])('%j: a backup is made before an upgrade: %s', (env, is) => {
  expect(readConfig(env).backsUpFirst).toBe(is)
})

test.each([
  [{ PORT: 'abc' }, 'PORT'],
  [{ PORT: '70000' }, 'PORT'],
  [{ HOST: 'http://x' }, 'HOST'],
  [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL'],
  [{ DATABASE_URL: 'postgres://x/y' }, 'APP_SECRET'],
  [{ DATABASE_URL: 'postgres://x/y', DATABASE_DIRECT_URL: 'x', APP_SECRET: SECRET }, 'DATABASE_DIRECT_URL'],
  [{ DATABASE_DIRECT_URL: 'postgres://x/y' }, 'DATABASE_DIRECT_URL'],
  [{ APP_SECRET: 'short' }, 'APP_SECRET'],
  [{ APP_URL: 'klub.cz' }, 'APP_URL'],
  [{ APP_URL: 'https://klub.cz/klub' }, 'APP_URL'],
  [{ APP_URL: 'http://klub.cz' }, 'APP_URL'],
  [{ APP_URL: 'HTTP://KLUB.CZ' }, 'APP_URL'],
  [{ APP_URL: 'http://192.168.1.10:3000' }, 'APP_URL'],
  [{ APP_URL: 'http://0.0.0.0' }, 'APP_URL'],
  [{ APP_URL: 'http://localhost.klub.cz' }, 'APP_URL'],
  [{ APP_URL: 'http://127.0.0.1.klub.cz' }, 'APP_URL'],
  [{ APP_URL: 'http://klub.cz', ALLOW_PLAIN_HTTP: 'off' }, 'ALLOW_PLAIN_HTTP'],
  [{ APP_URL: 'http://klub.cz', ALLOW_PLAIN_HTTP: 'yes' }, 'ALLOW_PLAIN_HTTP'],
  [{ DRAIN_SECONDS: '61' }, 'DRAIN_SECONDS'],
  [{ TRUST_PROXY: 'maybe' }, 'TRUST_PROXY'],
  [{ SMTP_URL: 'http://x', MAIL_FROM: 'a@b.cz' }, 'SMTP_URL'],
  [{ MAIL_RETURN: 'Klub <vraceno@klub.cz>' }, 'MAIL_RETURN'],
  [{ DKIM_DOMAIN: 'klub.cz', DKIM_SELECTOR: 'k1' }, 'DKIM_KEY_FILE'],
  [{ DKIM_DOMAIN: 'klub', DKIM_SELECTOR: 'k1', DKIM_KEY_FILE: 'dkim.pem' }, 'DKIM_DOMAIN'],
  [{ DKIM_DOMAIN: 'klub.cz', DKIM_SELECTOR: 'k1; t=y', DKIM_KEY_FILE: 'dkim.pem' }, 'DKIM_SELECTOR'],
  [{ FIO_TOKEN: 'abc' }, 'FIO_TOKEN'],
  [{ FIO_URL: 'ftp://x' }, 'FIO_URL'],
  [{ CRON_SECRET: 'abc' }, 'CRON_SECRET'],
  [{ METRICS_TOKEN: 'abc' }, 'METRICS_TOKEN'],
  [{ S3_BUCKET: 'photos' }, 'S3_ENDPOINT'],
  [{ DEMO: 'yes' }, 'DEMO'],
  [{ HOST: '0.0.0.0' }, 'HOST'],
  [{ OLD_APP_SECRET: 'short' }, 'OLD_APP_SECRET'],
  [{ BACKUP_BEFORE_UPGRADE: 'no' }, 'BACKUP_BEFORE_UPGRADE'],
  [{ BACKUP_PASSPHRASE: 'kratke' }, 'BACKUP_PASSPHRASE'],
  [{ BACKUP_RECIPIENTS: 'ssh-ed25519 AAAA' }, 'BACKUP_RECIPIENTS'],
  [{ BACKUP_PASSPHRASE: 'x'.repeat(20), BACKUP_RECIPIENTS: 'age1qqq' }, 'BACKUP_RECIPIENTS'],
  [{ BACKUP_COPY_DIR: '/mnt/disk' }, 'BACKUP_PASSPHRASE'],
  [{ BACKUP_PASSPHRASE: 'x'.repeat(20), BACKUP_COPIES: '0,5,12' }, 'BACKUP_COPIES'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
  [{ KLUBOVNA_LANG: 'de' }, 'KLUBOVNA_LANG'],
])('%j is refused by the name of the setting', (env, name) => {
  expect(() => readConfig(env)).toThrow(name)
})

test.each([
  { APP_URL: 'https://klub.cz' },
  { APP_URL: 'http://localhost:3000' },
  { APP_URL: 'http://klub.localhost:3000' },
  { APP_URL: 'http://127.0.0.1:3000' },
  { APP_URL: 'http://[::1]:3000' },
  { APP_URL: 'http://klub.lan', ALLOW_PLAIN_HTTP: 'on' },
])('%j is taken', (env) => {
  expect(readConfig(env).appUrl?.href).toBe(`${env.APP_URL}/`)
})

test.each([
  [{ PORT: 'abc' }, 'PORT musí být číslo.', 'PORT must be a number.'],
  [{ SMTP_URL: 'http://x' }, 'smtp:// nebo smtps://', 'smtp:// or smtps://'],
  [{ TRUST_PROXY: 'maybe' }, 'počet proxy serverů', 'the number of proxies'],
  [{ HOST: '0.0.0.0' }, 'hesla zná každý', 'everybody knows its passwords'],
])('%j is refused in the language of the console', (env, cs, en) => {
  expect(() => readConfig(env)).toThrow(cs)
  expect(() => readConfig({ ...env, LANG: 'en_US.UTF-8' })).toThrow(en)
})

test('an empty setting is one that was not given', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: ' ' })).toMatchObject({ port: 3000, databaseUrl: null })
})

test('a database of one’s own never gets a demo club', () => {
  expect(readConfig({ DATABASE_URL: 'postgres://x/y', APP_SECRET: SECRET, DEMO: 'on' }).demo).toBe('off')
})

test('a secret is never repeated in a message', () => {
  expect(() => readConfig({ FIO_TOKEN: 'very-secret-token' })).not.toThrow('very-secret-token')
})

test('.env.example knows every setting, and no other', () => {
  const example = readFileSync(join(import.meta.dirname, '..', '..', '..', '.env.example'), 'utf8')
  const named = [...example.matchAll(/^#?\s?([A-Z][A-Z0-9_]+)=/gm)].map(([, name = '']) => name)

  expect(named.toSorted()).toEqual(SETTING_NAMES.toSorted())
})

test('a demo for the public writes to nobody and calls nobody, whatever was set', () => {
  const outside = { SMTP_URL: 'smtp://mail.example:25', FIO_TOKEN: 'a'.repeat(64) }

  expect(readConfig({ ...outside, DEMO: 'public' })).toMatchObject({ smtpUrl: null, fioToken: null })
  expect(readConfig({ ...outside, DEMO: 'off' })).toMatchObject({
    smtpUrl: outside.SMTP_URL,
    fioToken: outside.FIO_TOKEN,
  })
})

test('copies leave the server once there is a lock for them, and never from a public demo', () => {
  const BACKUP_PASSPHRASE = 'dlouhé heslo pro kopie'
  expect(readConfig({}).copies).toBeNull()
  expect(readConfig({ BACKUP_PASSPHRASE, DEMO: 'public' }).copies).toBeNull()
  expect(readConfig({ BACKUP_PASSPHRASE, BACKUP_COPY_DIR: '/mnt/disk' }).copies).toEqual({
    lock: { passphrase: BACKUP_PASSPHRASE },
    folder: '/mnt/disk',
    bucket: null,
    plan: { days: 7, weeks: 5, months: 12 },
  })
  expect(readConfig({ BACKUP_RECIPIENTS: 'age1qq, age1zz', BACKUP_COPIES: '1,0,3' }).copies).toMatchObject({
    lock: { recipients: ['age1qq', 'age1zz'] },
    plan: { days: 1, weeks: 0, months: 3 },
  })
})
