import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable, Writable } from 'node:stream'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, expect, inject, test } from 'vitest'
import { seedDemoClub } from '../../db/seed/demo-club.ts'
import { databaseUrl } from '../../test/cluster.ts'
import { aMember } from '../../test/club.ts'
import { useDatabase } from '../../test/database.ts'
import { TEST_SECRET } from '../../test/mail-room.ts'
import { verifyChain } from '../audit/verify-chain.server.ts'
import { useAppSecret } from '../platform/secret.server.ts'
import { inTransaction } from '../platform/transaction.server.ts'
import { recordRestore } from './record-restore.server.ts'
import { restoreBackup } from './restore-backup.server.ts'
import { digestOf, listTables } from './tables.server.ts'
import { writeBackup } from './write-backup.server.ts'

const db = useDatabase()
const workDir = mkdtempSync(join(tmpdir(), 'kl-backup-'))
afterAll(() => rmSync(workDir, { recursive: true, force: true }))

const url = async () => {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db())
  return databaseUrl(inject('serverUrl'), rows[0]?.name ?? '')
}

const fillClub = () =>
  inTransaction(db(), (tx) => seedDemoClub(tx, { today: '2026-11-15', passwordHash: 'x' }))

async function backUp(): Promise<Buffer> {
  const chunks: Buffer[] = []
  const out = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      chunks.push(chunk)
      done()
    },
  })
  await writeBackup({ databaseUrl: await url(), workDir }, out)
  return Buffer.concat(chunks)
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

const restore = async (backup: Buffer) => restoreBackup(await url(), Readable.from([backup]))

test('what was wiped comes back row for row, and its pointers hold again', async () => {
  await fillClub()
  const before = await digests()
  const backup = await backUp()
  await sql`truncate payment, event, account, member, club_setting cascade`.execute(db())
  await aMember(db(), { lastName: 'Vetřelec' })

  await restore(backup)

  expect(await digests()).toEqual(before)
  expect(before.find(({ name }) => name === 'member')?.rows).toBe(120)
  await expect(sql`delete from division`.execute(db())).rejects.toThrow(/foreign key/)
})

test('a number that was given stays given, and the chain goes on', async () => {
  await fillClub()
  const gone = await aMember(db())
  await db().deleteFrom('member').where('id', '=', gone.id).execute()

  await restore(await backUp())
  await recordRestore(db(), '2026-11-15T20:00:00.000Z')

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

test('a damaged or foreign file changes nothing', async () => {
  await fillClub()
  const backup = await backUp()
  await aMember(db(), { lastName: 'Nový' })
  const before = await digests()

  await expect(restore(backup.subarray(0, backup.length - 2000))).rejects.toThrow('not_a_backup')
  await expect(restore(Buffer.from('nic'))).rejects.toThrow('not_a_backup')
  useAppSecret('another key of another club altogether')
  await expect(restore(backup)).rejects.toThrow('other_secret')
  useAppSecret(TEST_SECRET)

  expect(await digests()).toEqual(before)
})
