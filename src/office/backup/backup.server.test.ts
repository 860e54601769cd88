import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, expect, inject, test } from 'vitest'
import { seedDemoClub } from '../../../db/seed/demo-club.ts'
import { aSink, packed, partsOf } from '../../../test/backups.ts'
import { databaseUrl } from '../../../test/cluster.ts'
import { aMember } from '../../../test/club.ts'
import { useDatabase } from '../../../test/database.ts'
import { verifyChain } from '../../ground/audit/verify-chain.server.ts'
import { areFilesHeld } from '../../ground/files/file-hold.server.ts'
import { folderFiles } from '../../ground/files/folder-files.server.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import { countClub } from '../../people/members/club-count.server.ts'
import { drillRestore } from './drill-restore.server.ts'
import { recordRestore } from './record-restore.server.ts'
import { restoreBackup } from './restore-backup.server.ts'
import { digestFiles } from './stored-files.server.ts'
import { digestOf, listTables } from './tables.server.ts'
import { writeBackup } from './write-backup.server.ts'

const db = useDatabase()
const workDir = mkdtempSync(join(tmpdir(), 'kl-backup-'))
const files = folderFiles(join(workDir, 'files'))
afterAll(() => rmSync(workDir, { recursive: true, force: true }))

const url = async () => {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db())
  return databaseUrl(inject('serverUrl'), rows[0]?.name ?? '')
}

const fillClub = () =>
  inTransaction(db(), (tx) => seedDemoClub(tx, { today: '2026-11-15', passwordHash: 'x' }))

async function backUp(): Promise<Buffer> {
  const { out, bytes } = aSink()
  await writeBackup({ databaseUrl: await url(), workDir: join(workDir, 'tmp'), files }, out)
  return bytes()
}

const withoutFiles = async (backup: Buffer) => {
  const parts = await partsOf(backup)
  const tables = parts.filter(({ name }) => name === 'manifest.json' || name.startsWith('tables/'))
  return packed(
    tables.map((part) => {
      if (part.name !== 'manifest.json') return part
      const { hasFiles: _, version: __, ...old } = JSON.parse(part.bytes.toString())
      return { ...part, bytes: Buffer.from(JSON.stringify({ ...old, format: 1 })) }
    }),
  )
}

async function digests() {
  const client = new pg.Client({ connectionString: await url() })
  await client.connect()
  await client.query("set time zone 'UTC'")
  const found = []
  for (const table of await listTables(client)) found.push(await digestOf(client, table))
  await client.end()
  return found
}

async function restore(backup: Buffer, trust: 'seal' | 'person' = 'seal') {
  const path = join(workDir, 'brought.tar.gz')
  writeFileSync(path, backup)
  return restoreBackup({ databaseUrl: await url(), files }, { path, trust })
}

test('what was wiped comes back row for row, and its pointers hold again', async () => {
  await fillClub()
  const before = await digests()
  const backup = await backUp()
  await sql`truncate payment, event, account, member, club_setting cascade`.execute(db())
  await aMember(db(), { lastName: 'Vetřelec' })

  await restore(backup)

  expect(await digests()).toEqual(before)
  expect(before.find(({ name }) => name === 'member')?.rows).toBe(120)
  const { rows: tallied } = await sql`select (select sum(count) from changes.payment_tally)::int as tally,
    (select count(*) from payment)::int as payments`.execute(db())
  const payments = before.find(({ name }) => name === 'payment')?.rows
  expect(tallied).toEqual([{ tally: payments, payments }])
  await expect(sql`delete from division`.execute(db())).rejects.toThrow(/foreign key/)
})

test('a restore tells the houses that run on: what they remember of the club is over', async () => {
  const told = () =>
    sql<{ number: number; always: number }>`select (select last_value from changes.number)::int as number,
      (select count(*)::int from pg_trigger where tgname = 'change_noted' and tgenabled = 'A') as always`.execute(
      db(),
    )
  await fillClub()
  const backup = await backUp()
  const { rows: before } = await told()
  const club = await countClub(db())
  await aMember(db(), { approvedAt: new Date() })
  expect(await countClub(db())).toEqual({ ...club, members: club.members + 1 })

  await restore(backup)

  const { rows: after } = await told()
  expect(await countClub(db())).toEqual(club)
  expect(after[0]?.number).toBeGreaterThan(before[0]?.number ?? 0)
  expect([before[0]?.always, after[0]?.always]).toEqual([54, 54])
})

test('a number that was given stays given, and the chain goes on', async () => {
  await fillClub()
  const gone = await aMember(db())
  await db().deleteFrom('member').where('id', '=', gone.id).execute()

  await restore(await backUp())
  await recordRestore(db(), { createdAt: '2026-11-15T20:00:00.000Z' }, null)

  expect((await aMember(db())).number).toBe(gone.number + 1)
  expect((await verifyChain(db())).fault).toBeNull()
})

test('nobody is signed in after a restore, and no waiting letter goes out by itself', async () => {
  await fillClub()
  await db()
    .insertInto('mail')
    .values({ template: 'reset-password', toAddress: 'jan@klub.test', messageId: '<a@klub>' })
    .execute()
  const backup = await backUp()
  await sql`insert into session (token_hash, account_id, expires_at)
    select sha256('x'), min(id), now() + interval '1 day' from account`.execute(db())

  await restore(backup)

  expect(await db().selectFrom('session').select('id').execute()).toEqual([])
  expect(await db().selectFrom('mail').select(['state', 'possiblySent']).execute()).toEqual([
    { state: 'failed', possiblySent: true },
  ])
})

test('the club’s files come back with it, byte for byte, and later ones go', async () => {
  await files.put('photos/ab/400.jpg', Buffer.alloc(300_000, 7))
  await files.put('photos/ab/1024.jpg', Buffer.from('větší'))
  const [before, tables] = [await digestFiles(files), await digests()]
  const backup = await backUp()
  await files.remove('photos/ab/400.jpg')
  await files.put('photos/ab/1024.jpg', Buffer.from('jinaá!'))
  await files.put('photos/cd/400.jpg', Buffer.from('novější'))

  const restored = await restore(backup)

  expect(await digestFiles(files)).toEqual(before)
  expect(restored.files).toEqual(before)
  expect(before).toMatchObject({ count: 2, bytes: 300_008 })
  expect(await digests()).toEqual(tables)
})

test('a backup from before files were in it leaves them alone', async () => {
  await files.put('photos/ef/400.jpg', Buffer.from('x'))
  const old = await withoutFiles(await backUp())
  const before = await digestFiles(files)

  await restore(old, 'person')

  expect(await digestFiles(files)).toEqual(before)
})

test('the drill proves it all without touching anything', async () => {
  await fillClub()
  const before = await digests()

  const report = await drillRestore({ databaseUrl: await url(), files, workDir: join(workDir, 'tmp') })

  expect(report).toMatchObject({
    tables: before.length,
    files: 3,
    chain: { fault: null },
    enteredAs: 'Webmaster',
  })
  expect(await digests()).toEqual(before)
  expect(readdirSync(join(workDir, 'tmp'))).toEqual([])
  // Of its own ones: another club on the same server may be at its drill.
  const left = await sql`select datname from pg_database where starts_with(datname,
    'klubovna_drill_' || left(encode(sha256(convert_to(current_database(), 'UTF8')), 'hex'), 8))`.execute(
    db(),
  )
  expect(left.rows).toEqual([])
})

test('while files are copied nothing of them is thrown away', async () => {
  expect(await areFilesHeld(db())).toBe(false)
  // It takes next to nothing before it is read, so that the writer cannot be done before one looks.
  const out = new PassThrough({ highWaterMark: 1 })

  const writing = writeBackup({ databaseUrl: await url(), workDir: join(workDir, 'tmp'), files }, out)
  await once(out, 'readable')
  const isHeld = await areFilesHeld(db())
  out.resume()
  await writing

  expect(isHeld).toBe(true)
  expect(readdirSync(join(workDir, 'tmp'))).toEqual([])
})
