import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { useDatabase } from '../../../test/database.ts'
import { inTransaction } from '../postgres/transaction.server.ts'
import { recordAudit } from './audit.server.ts'
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

test('twenty writers at once leave one unbroken chain', async () => {
  await Promise.all(Array.from({ length: 20 }, (_, index) => write(`entry ${index}`)))

  expect(await verifyChain(db())).toEqual({ entries: 20, fault: null })
})

test('what was rolled back left no gap', async () => {
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
    await sql`alter table audit_entry disable trigger all; alter table audit_detail disable trigger all`.execute(
      db(),
    )
    await sql.raw(statement).execute(db())
    await sql`alter table audit_entry enable trigger all; alter table audit_detail enable trigger all`.execute(
      db(),
    )
  }

  test.each([
    ['update audit_entry set actor_account_id = 1 where seq = 2', { kind: 'changed', seq: 2 }],
    ["update audit_detail set note = 'other' where seq = 2", { kind: 'details_changed', seq: 2 }],
    [
      'delete from audit_detail where seq = 2; delete from audit_entry where seq = 2',
      { kind: 'missing', seq: 2 },
    ],
    [
      'delete from audit_detail where seq = 3; delete from audit_entry where seq = 3',
      { kind: 'end_missing', seq: 2 },
    ],
    ['delete from audit_detail where seq = 1', { kind: 'details_missing', seq: 1 }],
  ] as const)('%s', async (statement, fault) => {
    for (const note of ['a', 'b', 'c']) await write(note)

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
