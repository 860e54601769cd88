import { beforeEach, expect, test } from 'vitest'
import { aMember, rulesVersion, someone } from '../../../test/club.ts'
import { useDatabase } from '../../../test/database.ts'
import { findVisitor } from '../../entry/accounts/sessions.server.ts'
import { BATCH_KINDS } from '../../batch-kinds.server.ts'
import { actOnMembership } from '../closing/act-on-membership.server.ts'
import { runBatch } from '../../ground/batches/run-batch.server.ts'
import type { Role } from '../../permissions.ts'
import { startBulk } from './bulk-members.server.ts'
import { actOnMember } from '../members/act-on-member.server.ts'

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
    form: { intent: 'members-archive', ids: [own.id, gone.id, one.id, one.id].join(',') },
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

test.each(['members-ritual', 'members-front-patch', 'members-archive'])(
  '%s is not for the Treasurer',
  async (intent) => {
    const { id } = await aMember(db())
    const treasurer = await visitor('Treasurer')

    await expect(
      startBulk(db(), treasurer, { form: { intent, ids: String(id) }, today: TODAY }),
    ).rejects.toMatchObject({ code: 'not_allowed' })
  },
)

test('a form asks for the same rights as the API does', async () => {
  const { id } = await aMember(db())
  const supervisor = await visitor('Supervisor')
  const act = (intent: string) =>
    actOnMember(db(), supervisor, {
      form: { intent, memberId: String(id), date: '2026-05-01' },
      today: TODAY,
    })

  await expect(act('ritual')).rejects.toMatchObject({ code: 'not_allowed' })
  await expect(act('archive')).rejects.toMatchObject({ code: 'not_allowed' })
  await expect(act('front-patch')).resolves.toMatchObject({ action: 'front-patch', undo: 'no-front-patch' })
})

test('an exclusion without a reason is sent back to its form', async () => {
  const { id } = await aMember(db())
  const secretary = await visitor('Secretary')

  await expect(
    actOnMembership(db(), secretary, {
      memberId: id,
      form: { intent: 'exclude' },
      now: new Date(),
      today: TODAY,
    }),
  ).rejects.toMatchObject({ code: 'invalid_fields', fields: { reason: 'required' } })
})
