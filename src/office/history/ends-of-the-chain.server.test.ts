import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { useDatabase } from '../../../test/database.ts'
import { recordAudit } from '../../ground/audit/audit.server.ts'
import { sealEntries } from '../../ground/audit/seal-entries.server.ts'
import { verifyChain } from '../../ground/audit/verify-chain.server.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'

const db = useDatabase()
const write = (count: number) =>
  inTransaction(db(), async (tx) => {
    for (let left = count; left > 0; left -= 1) recordAudit(tx, { action: 'PAGE_CHANGED', actorId: null })
  })

test('however many wait, all of them are sealed in one go', async () => {
  await write(2500)

  expect(await sealEntries(db())).toBe(2500)
  expect(await verifyChain(db())).toEqual({ entries: 2500, fault: null })
})

test.each([
  [
    'set back, with its seals left behind',
    sql`update audit_head set number = 2,
    hash = (select hash from audit_seal where number = 2)`,
  ],
  ['set to another seal', sql`update audit_head set hash = (select hash from audit_seal where number = 1)`],
  ['taken away', sql`delete from audit_head`],
])('an end of the history that was %s is found out', async (_, tampering) => {
  await write(3)
  await sealEntries(db())

  await tampering.execute(db())

  expect((await verifyChain(db())).fault).toEqual({ kind: 'end_missing', seq: 3 })
})
