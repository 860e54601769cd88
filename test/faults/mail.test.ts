import { execFileSync, spawnSync } from 'node:child_process'
import { chmodSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createTransport } from 'nodemailer'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '../../src/ground/postgres/embedded-postgres.server.ts'
import { aMember, someone } from '../club.ts'
import { aFolder, removeFolder, type RunningHouse, startHouse } from '../house.ts'
import { aMailServer } from '../smtp.ts'
import { until } from '../until.ts'
import { call, example, inDatabase, SECRET } from './machines.ts'
import { lettersOf, startDovecot, startPostfix } from './mail-servers.ts'
import { describeWith } from './parts.ts'

const ROOT = join(import.meta.dirname, '..', '..')
const PASSWORD = 'heslo-ke-schrance'

/** Postfix runs the command as nobody, who must be let to it. */
function refuseHiddenCheckout(): void {
  const asNobody = ['--reuid=65534', '--regid=65534', '--clear-groups']
  const { status } = spawnSync('setpriv', [...asNobody, 'test', '-r', join(ROOT, 'package.json')])
  if (status !== 0)
    throw new Error(`nobody may read ${ROOT}: try it where everybody may, for example under /tmp`)
}

const PARTS = ['postfix', 'dovecot-imapd', 'fetchmail', 'python3-dkim', 'openssl'] as const

describeWith(PARTS, 'with Postfix and Dovecot', () => {
  const folder = aFolder()
  const keyFile = join(folder, 'dkim.pem')
  const command = join(folder, 'mail-in')
  let postgres: EmbeddedPostgres
  let elsewhere: Awaited<ReturnType<typeof aMailServer>>
  let postfix: Awaited<ReturnType<typeof startPostfix>>
  let dovecot: Awaited<ReturnType<typeof startDovecot>>
  let house: RunningHouse
  let token = ''
  const url = () => postgres.url('postgres')

  beforeAll(async () => {
    refuseHiddenCheckout()
    postgres = await startEmbeddedPostgres({ folder: join(folder, 'pg18'), throwAway: true })
    letNobodyIn(url())
    execFileSync('openssl', ['genrsa', '-out', keyFile, '2048'], { stdio: 'ignore' })
    writeFileSync(command, commandOf(url()), { mode: 0o755 })
    elsewhere = await aMailServer('refuse')
    postfix = await startPostfix({ folder, elsewhere: elsewhere.port, command })
    dovecot = await startDovecot(folder, PASSWORD)
    house = await startHouse({ env: settings('vraceno@klub.test') })
    token = await inDatabase(url(), async (db) => {
      await aMember(db, { lastName: 'Novák', email: 'jarda@klub.test' })
      return (await someone(db, 'Secretary')).token
    })
  })
  afterAll(async () => {
    await house.kill('SIGTERM')
    for (const part of [postfix, dovecot]) await part.stop()
    await elsewhere.close()
    await postgres.stop()
    for (const one of [house.dataDir, folder]) removeFolder(one)
  })

  const settings = (returnTo: string) => ({
    DATABASE_URL: url(),
    APP_SECRET: SECRET,
    SMTP_URL: `smtp://127.0.0.1:${postfix.port}`,
    MAIL_FROM: 'Klub <klub@klub.test>',
    MAIL_RETURN: returnTo,
    DKIM_DOMAIN: 'klub.test',
    DKIM_SELECTOR: 'k1',
    DKIM_KEY_FILE: keyFile,
  })

  /** Nobody, whom Postfix runs the command as, may come to the database as well. */
  function letNobodyIn(address: string): void {
    const { host, port } = new pg.Client({ connectionString: address })
    for (const one of [folder, dirname(host), host]) chmodSync(one, 0o755)
    chmodSync(join(host, `.s.PGSQL.${port}`), 0o777)
  }

  function commandOf(address: string): string {
    const run = `${process.execPath} --disable-warning=ExperimentalWarning ${join(ROOT, 'src/process/club.ts')} mail-in`
    return `#!/bin/sh
cd ${ROOT}
DATA=$(mktemp -d)
trap 'rm -rf "$DATA"' EXIT
DATABASE_URL='${address}' APP_SECRET='${SECRET}' DATA_DIR="$DATA" LOG_LEVEL=warn ${run}
`
  }

  /** A message to everybody of the club, sent as an officer sends it. */
  async function write(subject: string): Promise<void> {
    const audience = { kind: 'everybody' }
    const made = await call(house.url, '/api/messages', {
      token,
      body: { subject, body: 'Přijď včas.', audience },
    })
    const { message } = made.json as { message: { id: number; frozenAt: string; recipients: unknown[] } }
    const { id, frozenAt, recipients } = message
    const body = { expected: recipients.length, frozenAt }
    const sent = await call(house.url, `/api/messages/${id}/send`, { token, body })
    expect([made.status, sent.status]).toEqual([201, 202])
  }

  const lettersTo = (address: string) =>
    inDatabase(url(), (db) =>
      db
        .selectFrom('mail')
        .select(['id', 'state', 'lastError', 'messageId'])
        .where('toAddress', '=', address)
        .orderBy('id')
        .execute(),
    )
  /** How many letters Postfix has handed to the command, and was told that it took them. */
  const handedOver = () => (postfix.log().match(/relay=klubovna.*status=sent/g) ?? []).length
  const deadAddresses = () =>
    inDatabase(url(), async (db) =>
      (await db.selectFrom('deadAddress').select('address').execute()).map(({ address }) => address),
    )

  test('a letter arrives, and another’s program finds its signature true', async () => {
    await write('Sobota')

    await until(() => lettersOf(folder, 'jarda').length === 1)
    const [letter = ''] = lettersOf(folder, 'jarda')
    const [noted] = await lettersTo('jarda@klub.test')
    expect(letter).toContain('Return-Path: <vraceno@klub.test>')
    expect(letter).toContain(`Message-ID: ${noted?.messageId.replace('@klubovna', '@klub.test')}`)
    expect(letter).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
    expect(checkedByOthers(letter)).toBe('True')
    expect(checkedByOthers(letter.replace('Sobota', 'Nedele'))).toBe('False')
  })

  test('a letter the other server refuses comes back through Postfix and is marked, with its address', async () => {
    await inDatabase(url(), (db) => aMember(db, { lastName: 'Nikdo', email: 'nikdo@jinde.test' }))

    await write('Neděle')

    await until(async () => (await lettersTo('nikdo@jinde.test'))[0]?.state === 'failed')
    const [letter] = await lettersTo('nikdo@jinde.test')
    expect(letter?.lastError).toMatch(/^returned: 550 5\.1\.1 no such user/)
    expect(await deadAddresses()).toEqual(['nikdo@jinde.test'])
    await until(() => handedOver() === 1)
  })

  test('a wish for no more mail, sent as a letter, holds', async () => {
    const [letter = ''] = lettersOf(folder, 'jarda')
    const [, to = '', subject = ''] =
      /<mailto:([^?>]+)\?subject=([^>]+)>/.exec(letter.replace(/\r?\n[ \t]+/g, ' ')) ?? []

    await post({ from: 'jarda@klub.test', to, subject, text: '' })

    const wishes = () => inDatabase(url(), (db) => db.selectFrom('mailOptOut').select('category').execute())
    await until(async () => (await wishes()).length > 0)
    expect([to, await wishes()]).toEqual(['vraceno@klub.test', [{ category: 'news' }]])
  })

  test('a forged report changes nothing, and a letter of a person ends quietly', async () => {
    await until(() => handedOver() === 2)
    const before = { handed: handedOver(), letters: await lettersTo('jarda@klub.test') }
    const forged = lettersOf(folder, 'jarda')[0]?.replace(/[0-9a-f]{8}-/g, '00000000-') ?? ''

    await post({ raw: report(forged), envelope: { from: '', to: 'vraceno@klub.test' } })
    await post({ from: 'jarda@klub.test', to: 'vraceno@klub.test', subject: 'Ahoj', text: 'Píšu vám' })

    await until(() => handedOver() === before.handed + 2)
    expect(await lettersTo('jarda@klub.test')).toEqual(before.letters)
    expect(await deadAddresses()).toEqual(['nikdo@jinde.test'])
  })

  test('while the club is away Postfix keeps the report; nothing is lost', async () => {
    const before = (postfix.log().match(/status=deferred/g) ?? []).length
    writeFileSync(command, commandOf('postgresql://nobody@127.0.0.1:1/away'), { mode: 0o755 })
    const [letter] = lettersOf(folder, 'jarda')

    await post({ raw: report(letter ?? ''), envelope: { from: '', to: 'vraceno@klub.test' } })

    await until(() => (postfix.log().match(/status=deferred/g) ?? []).length > before)
    writeFileSync(command, commandOf(url()), { mode: 0o755 })
    execFileSync('postqueue', ['-c', join(folder, 'postfix'), '-f'])
    const states = async () => (await lettersTo('jarda@klub.test')).map(({ state }) => state)
    await until(async () => (await states()).includes('failed'))
    expect(await deadAddresses()).toContain('jarda@klub.test')
  })

  test('from a mailbox at a provider fetchmail brings them by IMAP, and empties it', async () => {
    await inDatabase(url(), (db) => aMember(db, { lastName: 'Nikdo', email: 'nikdo2@jinde.test' }))
    await house.kill('SIGTERM')
    house = await startHouse({ env: settings('schranka@klub.test') })

    await write('Pondělí')
    await until(() => lettersOf(folder, 'schranka').length === 1)
    const fetched = fetchmail()

    expect(fetched).toMatchObject({ status: 0 })
    const [letter] = await lettersTo('nikdo2@jinde.test')
    expect(letter).toMatchObject({ state: 'failed' })
    expect(lettersOf(folder, 'schranka')).toEqual([])
  })

  function fetchmail() {
    const file = join(folder, 'fetchmailrc')
    const text = example('fetchmailrc', {
      'imap.example.cz protocol IMAP': `127.0.0.1 protocol IMAP service ${dovecot.port} auth password`,
      'vraceno@klub.example.cz': 'schranka',
      '"heslo"': `"${PASSWORD}"`,
      '  ssl\n': "  sslproto ''\n",
      'cd /opt/klubovna && npm run --silent club -- mail-in': command,
    })
    writeFileSync(file, text, { mode: 0o600 })
    return spawnSync('fetchmail', ['-f', file, '--nodetach', '--nosyslog', '--silent'], {
      env: { ...process.env, FETCHMAILHOME: folder },
      encoding: 'utf8',
    })
  }

  async function post(letter: Parameters<ReturnType<typeof createTransport>['sendMail']>[0]): Promise<void> {
    const transport = createTransport({ host: '127.0.0.1', port: postfix.port, ignoreTLS: true })
    await transport.sendMail(letter)
    transport.close()
  }

  /** What python3-dkim says of it, with our DNS record as the DNS would give it. */
  function checkedByOthers(letter: string): string {
    const record = spawnSync(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', 'src/process/club.ts', 'dkim'],
      { cwd: ROOT, env: { ...process.env, ...settings('vraceno@klub.test') }, encoding: 'utf8' },
    ).stdout
    const text = [...record.matchAll(/"([^"]*)"/g)].map(([, part = '']) => part).join('')
    const check = `import sys, dkim
names = []
def dns(name, timeout=5):
    names.append(name)
    return sys.argv[1].encode()
print(dkim.verify(sys.stdin.buffer.read(), dnsfunc=dns) and names == [b'k1._domainkey.klub.test.'])`
    const given = { input: Buffer.from(letter, 'latin1'), encoding: 'utf8' } as const
    return spawnSync('/usr/bin/python3', ['-c', check, text], given).stdout.trim()
  }
})

/** A report on a letter as a stranger may write one. */
function report(letter: string): string {
  const [head = ''] = letter.split(/\r?\n\r?\n/)
  return `From: MAILER-DAEMON@jinde.test
To: vraceno@klub.test
Subject: Returned
MIME-Version: 1.0
Content-Type: multipart/report; report-type=delivery-status; boundary=x

--x
Content-Type: message/delivery-status

Reporting-MTA: dns; jinde.test

Final-Recipient: rfc822; jarda@klub.test
Action: failed
Status: 5.1.1
Diagnostic-Code: smtp; 550 5.1.1 gone

--x
Content-Type: text/rfc822-headers

${head}

--x--
`
}
