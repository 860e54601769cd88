import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { useDatabase } from '../../../test/database.ts'
import { until } from '../../../test/until.ts'
import { useSurroundings } from '../platform/surroundings.server.ts'
import { inTransaction } from '../postgres/transaction.server.ts'
import type { AuditAction } from './audit.ts'
import { recordAudit } from './audit.server.ts'
import { sealEntries } from './seal-entries.server.ts'
import { verifyHistory } from './known-ends.server.ts'
import { verifyChain } from './verify-chain.server.ts'

const db = useDatabase()
let dataDir = ''
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'kl-ends-'))
  useSurroundings({ databaseUrl: '', dataDir, build: { id: 'test', timestamp: 0 }, hasFarFiles: false })
})
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

const ends = () => readFileSync(join(dataDir, 'history-ends.jsonl'), 'utf8').split('\n').slice(0, -1)
/** Sealed before it goes on: the seals wait for every older transaction of the whole server, other tests' ones too. */
async function write(action: AuditAction = 'APPROVED'): Promise<void> {
  await inTransaction(db(), async (tx) => recordAudit(tx, { action, actorId: null }))
  await until(async () => {
    await sealEntries(db())
    return (await db().selectFrom('auditUnsealed').select('seq').execute()).length === 0
  })
}

/** As the owner of the database would: the last entries with their seals, and the stored end set back to match. */
async function cutTo(number: number) {
  await db()
    .transaction()
    .execute(async (tx) => {
      await sql`set local session_replication_role = replica`.execute(tx)
      const { seq, hash } = await tx
        .selectFrom('auditSeal')
        .select(['seq', 'hash'])
        .where('number', '=', number)
        .executeTakeFirstOrThrow()
      for (const table of ['auditSeal', 'auditDetail', 'auditEntry', 'auditUnsealed'] as const)
        await tx.deleteFrom(table).where('seq', '>', seq).execute()
      await tx.updateTable('auditHead').set({ number, hash }).execute()
    })
}

test('a history cut off with its seals is whole in itself, and found out by the ends that were known', async () => {
  await write()
  await write()
  await verifyHistory(db())
  await write()
  await verifyHistory(db())

  await cutTo(2)

  expect((await verifyChain(db())).fault).toBeNull()
  expect((await verifyHistory(db())).fault).toEqual({ kind: 'cut', seq: 3 })
  expect(ends()).toHaveLength(2)
})

test('one that was cut and written on is found out all the same', async () => {
  await write()
  await write()
  await verifyHistory(db())
  await cutTo(1)
  await write()
  await write()

  expect((await verifyHistory(db())).fault).toEqual({ kind: 'cut', seq: 2 })
})

test('a club put back from a backup has an older end, and nobody is accused', async () => {
  await write()
  await write()
  await verifyHistory(db())
  await cutTo(1)
  await write('CLUB_RESTORED')

  expect((await verifyHistory(db())).fault).toBeNull()
  expect((await verifyHistory(db())).fault).toBeNull()
})

test('the same end is written down once, and half a line is no end', async () => {
  await write()
  await verifyHistory(db())
  await verifyHistory(db())
  expect(ends()).toHaveLength(1)
  writeFileSync(join(dataDir, 'history-ends.jsonl'), '{"at":"2026-11-17","num\n')

  expect((await verifyHistory(db())).fault).toBeNull()
})
