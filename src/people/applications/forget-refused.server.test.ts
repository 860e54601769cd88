import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aDesk } from '../../../test/applications.ts'
import { verifyChain } from '../../ground/audit/verify-chain.server.ts'
import { BATCH_KINDS } from '../../batch-kinds.server.ts'
import { runBatch } from '../../ground/batches/run-batch.server.ts'
import { runRetention } from '../../office/privacy/run-retention.server.ts'

const { db, ask, letters, statusOf, trace, anApplication } = aDesk()

/** As if the decision and its letters were that old. */
async function ago(id: number, time: string): Promise<void> {
  await sql`update application set decided_at = decided_at - ${time}::interval where id = ${id}`.execute(db())
  await sql`update mail set created_at = created_at - ${time}::interval, state = 'sent', sent_at = now()
    where to_address = (select email from application where id = ${id})`.execute(db())
}

test('half a year after a no nothing is left of the applicant, and the chain holds', async () => {
  const [old, young, second] = [
    await anApplication({ firstName: 'Odmítnutý' }),
    await anApplication(),
    await anApplication({ firstName: 'Druhý' }),
  ]
  await ask('reject', { ids: [young.id], reason: 'Zatím ne.' })
  const { json } = await ask('reject', { ids: [old.id, second.id], reason: 'Odmítnutý se choval hrubě.' })
  await runBatch(db(), BATCH_KINDS, json.batch.id)
  await ago(old.id, '6 months 1 day')
  await ago(young.id, '5 months')

  await runRetention(db())

  expect([await statusOf(old.id), await statusOf(young.id), await statusOf(second.id)]).toEqual([
    undefined,
    'REJECTED',
    'REJECTED',
  ])
  expect((await letters()).map(({ toAddress }) => toAddress)).not.toContain(old.email)
  expect((await letters()).map(({ toAddress }) => toAddress)).toContain(young.email)
  const items = await db().selectFrom('batchItem').select('label').orderBy('position').execute()
  expect(items.map(({ label }) => label)).toEqual([String(old.id), 'Druhý Zbořil'])
  const details = await db().selectFrom('auditDetail').select(['note', 'erasedAt']).execute()
  expect(details.filter(({ erasedAt }) => erasedAt).map(({ note }) => note)).toEqual([null])
  expect(details.map(({ note }) => note)).toContain('Zatím ne.')
  expect((await trace()).map(({ action }) => action)).toContain('RETENTION_RUN')
  expect((await verifyChain(db())).fault).toBeNull()
})
