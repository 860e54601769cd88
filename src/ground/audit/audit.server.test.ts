import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { useDatabase } from '../../../test/database.ts'
import { rowsRead } from '../../../test/rows-read.ts'
import { beforeCommit, inTransaction } from '../postgres/transaction.server.ts'
import { recordAudit } from './audit.server.ts'
import { sealEntries } from './seal-entries.server.ts'
import { verifyChain } from './verify-chain.server.ts'

const db = useDatabase()

const write = (note: string) =>
  inTransaction(db(), async (tx) =>
    recordAudit(tx, {
      action: 'APPROVED',
      actorId: null,
      memberId: 7,
      changes: [{ field: 'role', from: 'Applicant', to: 'Member' }],
      note,
    }),
  )

const HISTORY = ['audit_entry', 'audit_detail']

const deferred = () => Promise.withResolvers<void>()

test('twenty writers at once leave one unbroken chain', async () => {
  await Promise.all(Array.from({ length: 20 }, (_, index) => write(`entry ${index}`)))

  expect(await verifyChain(db())).toEqual({ entries: 20, fault: null })
})

test('writers do not wait for each other: one that is still at work holds nobody up', async () => {
  const late = deferred()
  const slow = inTransaction(db(), async (tx) => {
    recordAudit(tx, { action: 'REJECTED', actorId: null })
    beforeCommit(tx, () => late.promise)
  })

  for (const note of ['a', 'b', 'c']) await write(note)
  const sealed = await sealEntries(db())
  late.resolve()
  await slow

  expect(sealed).toBe(3)
  expect(await sealEntries(db())).toBe(1)
  expect(await verifyChain(db())).toEqual({ entries: 4, fault: null })
})

test('of two who seal at once each entry gets one seal', async () => {
  for (const note of ['a', 'b', 'c', 'd']) await write(note)

  const sealed = await Promise.all([sealEntries(db()), sealEntries(db()), sealEntries(db())])

  expect(sealed.reduce((sum, count) => sum + count, 0)).toBe(4)
  expect(await verifyChain(db())).toEqual({ entries: 4, fault: null })
})

test('what waits is sealed without looking through what was sealed before', async () => {
  await inTransaction(db(), async (tx) => {
    for (let count = 0; count < 3000; count += 1) recordAudit(tx, { action: 'APPROVED', actorId: null })
  })
  // The database believes from now on that thousands wait, as after a large run.
  await sql`analyze audit_unsealed, audit_entry, audit_detail`.execute(db())
  await sealEntries(db())
  await write('one more')

  const read = await inTransaction(db(), async (tx) => {
    const before = await rowsRead(tx, HISTORY)
    expect(await sealEntries(tx)).toBe(1)
    return (await rowsRead(tx, HISTORY)) - before
  })

  expect(read).toBeLessThan(10)
})

test('what was rolled back leaves a gap among entries, none among seals', async () => {
  await write('first')
  const failing = inTransaction(db(), async (tx) => {
    recordAudit(tx, { action: 'REJECTED', actorId: null })
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  await write('second')

  expect(await verifyChain(db())).toEqual({ entries: 2, fault: null })
})

describe('whoever tampers with it by hand is found out', () => {
  const asOwner = async (statement: string) => {
    const tables = ['audit_entry', 'audit_detail', 'audit_seal']
    const switched = (to: string) =>
      sql.raw(tables.map((table) => `alter table ${table} ${to} trigger all`).join(';')).execute(db())
    await switched('disable')
    await sql.raw(statement).execute(db())
    await switched('enable')
  }

  test.each([
    ['update audit_entry set actor_account_id = 1 where seq = 2', { kind: 'changed', seq: 2 }],
    ["update audit_detail set note = 'other' where seq = 2", { kind: 'details_changed', seq: 2 }],
    [
      'delete from audit_detail where seq = 2; delete from audit_entry where seq = 2',
      { kind: 'missing', seq: 2 },
    ],
    ['delete from audit_seal where number = 2', { kind: 'missing', seq: 2 }],
    ['delete from audit_seal where number = 3', { kind: 'end_missing', seq: 2 }],
    [
      'delete from audit_seal where seq = 3; delete from audit_detail where seq = 3; delete from audit_entry where seq = 3',
      { kind: 'end_missing', seq: 2 },
    ],
    [
      "insert into audit_entry select 9, at, action, 1, member_id, account_id, detail_hash from audit_entry where seq = 1; insert into audit_detail select 9, changes, note from audit_detail where seq = 1; insert into audit_unsealed values (9, now() - interval '11 seconds')",
      { kind: 'unsealed', seq: 9 },
    ],
    [
      'insert into audit_entry select 9, now(), action, 1, member_id, account_id, detail_hash from audit_entry where seq = 1',
      { kind: 'unsealed', seq: 9 },
    ],
    ['delete from audit_detail where seq = 1', { kind: 'details_missing', seq: 1 }],
  ] as const)('%s', async (statement, fault) => {
    for (const note of ['a', 'b', 'c']) await write(note)
    await sealEntries(db())

    await asOwner(statement)

    expect((await verifyChain(db())).fault).toEqual(fault)
  })
})

test('the app itself cannot rewrite history', async () => {
  await write('a')

  await expect(db().updateTable('auditEntry').set({ action: 'REJECTED' }).execute()).rejects.toThrow(
    'append-only',
  )
  await expect(db().deleteFrom('auditDetail').execute()).rejects.toThrow('append-only')
})

test('erasing a person’s words keeps the chain whole', async () => {
  await write('Jan Novák')

  await db().updateTable('auditDetail').set({ changes: '[]', note: null, erasedAt: new Date() }).execute()

  expect(await verifyChain(db())).toEqual({ entries: 1, fault: null })
})
