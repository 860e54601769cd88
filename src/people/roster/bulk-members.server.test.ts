import { beforeEach, expect, test } from 'vitest'
import { aMember, rulesVersion, someone } from '../../../test/club.ts'
import { useDatabase } from '../../../test/database.ts'
import { findVisitor } from '../../entry/accounts/sessions.server.ts'
import { BATCH_KINDS } from '../../batch-kinds.server.ts'
import { runBatch } from '../../ground/batches/run-batch.server.ts'
import type { Role } from '../../permissions.ts'
import { startBulk } from './bulk-members.server.ts'

const db = useDatabase()
const TODAY = '2026-11-15'
beforeEach(() => rulesVersion(db(), 1))

async function visitor(role: Role, memberId: number | null = null) {
  const { token } = await someone(db(), role, { memberId })
  const found = await findVisitor(db(), token)
  if (!found) throw new Error('nobody')
  return found
}

const results = () =>
  db().selectFrom('batchItem').select(['itemId', 'label', 'state', 'code']).orderBy('position').execute()

test('a bulk archive does those it can, and says why it could not do the rest', async () => {
  const own = await aMember(db(), { firstName: 'Sova', lastName: 'Sama' })
  const gone = await aMember(db(), { lastName: 'Dávný', archivedAt: new Date() })
  const one = await aMember(db(), { lastName: 'Adam' })
  const secretary = await visitor('Secretary', own.id)

  const batch = await startBulk(db(), secretary, {
    kind: 'members-archive',
    chosen: { ids: [own.id, gone.id, one.id, one.id] },
    today: TODAY,
  })
  await runBatch(db(), BATCH_KINDS, batch.id)

  expect(batch.total).toBe(3)
  expect(await results()).toEqual([
    { itemId: own.id, label: 'Sama Sova', state: 'failed', code: 'own_card' },
    { itemId: gone.id, label: 'Dávný Jan', state: 'failed', code: 'already_so' },
    { itemId: one.id, label: 'Adam Jan', state: 'done', code: null },
  ])
  expect(
    await db().selectFrom('auditEntry').select(['action', 'actorAccountId', 'memberId']).execute(),
  ).toEqual([{ action: 'MEMBER_ARCHIVED', actorAccountId: secretary.id, memberId: one.id }])
})
