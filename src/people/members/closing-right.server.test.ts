import { beforeEach, expect, test } from 'vitest'
import { anApp, call } from '../../../test/app.ts'
import { aMember, rulesVersion, someone } from '../../../test/club.ts'
import { useDatabase } from '../../../test/database.ts'
import { BATCH_KINDS } from '../../batch-kinds.server.ts'
import { runBatch } from '../../ground/batches/run-batch.server.ts'
import { findVisitor } from '../../entry/accounts/sessions.server.ts'
import { startBulk } from '../roster/bulk-members.server.ts'
import type { Role } from '../../permissions.ts'

const db = useDatabase()
beforeEach(() => rulesVersion(db(), 1))

const cardOf = async (role: Role) => {
  const { id } = await aMember(db())
  await someone(db(), role, { memberId: id })
  return id
}
const archived = async (id: number) =>
  (await db().selectFrom('member').select('archivedAt').where('id', '=', id).executeTakeFirstOrThrow())
    .archivedAt !== null

test.each([
  ['MembershipOfficer', 'Webmaster', 403],
  ['MembershipOfficer', 'Secretary', 403],
  ['MembershipOfficer', 'Treasurer', 403],
  ['MembershipOfficer', 'Member', 200],
  ['MembershipOfficer', 'Applicant', 200],
  ['Secretary', 'Webmaster', 403],
  ['Secretary', 'Treasurer', 200],
  ['Webmaster', 'Webmaster', 200],
] as const)('%s puts away the card of a %s: %i', async (officer, role, status) => {
  const { token } = await someone(db(), officer)
  const id = await cardOf(role)

  const answer = await call(anApp(db()), `/api/members/${id}/archive`, { token, body: { archived: true } })

  expect([answer.status, await archived(id)]).toEqual([status, status === 200])
})

test('a run over many cards leaves out those beyond the officer, and says why', async () => {
  const { token } = await someone(db(), 'MembershipOfficer')
  const visitor = await findVisitor(db(), token)
  if (!visitor) throw new Error('the officer is not signed in')
  const ids = [await cardOf('Webmaster'), await cardOf('Member')]

  const { id } = await startBulk(db(), visitor, {
    kind: 'members-archive',
    chosen: { ids },
    today: '2026-11-16',
  })
  await runBatch(db(), BATCH_KINDS, id)

  expect(await Promise.all(ids.map(archived))).toEqual([false, true])
})

test('an archived Webmaster’s card is brought back by a Webmaster only', async () => {
  const id = await cardOf('Webmaster')
  await db().updateTable('member').set({ archivedAt: new Date() }).where('id', '=', id).execute()
  const { token } = await someone(db(), 'MembershipOfficer')

  const answer = await call(anApp(db()), `/api/members/${id}/archive`, { token, body: { archived: false } })

  expect([answer.status, await archived(id)]).toEqual([403, true])
})
