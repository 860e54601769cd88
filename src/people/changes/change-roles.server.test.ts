import { beforeEach, describe, expect, test } from 'vitest'
import { anApp, call } from '../../../test/app.ts'
import { aMember, anAccount, rulesVersion, someone } from '../../../test/club.ts'
import { useDatabase } from '../../../test/database.ts'
import { seeScreen } from '../../../test/screen.ts'
import { BATCH_KINDS } from '../../batch-kinds.server.ts'
import { addDays, pragueDay } from '../../ground/values/day.ts'
import { runBatch } from '../../ground/batches/run-batch.server.ts'
import { loader } from './change.screen.tsx'

const db = useDatabase()
let token = ''

beforeEach(async () => {
  await rulesVersion(db(), 1)
  token = (await someone(db(), 'Secretary')).token
})

const ask = (path: string, body: object = {}, as = token) => call(anApp(db()), path, { token: as, body })
const run = async (path: string, body: object = {}) => {
  const { json } = await ask(path, body)
  await runBatch(db(), BATCH_KINDS, json.batch.id)
  return json.batch.id as number
}
const read = async (id: number) =>
  (await call(anApp(db()), `/api/batches/${id}`, { method: 'GET', token })).json

describe('roles of many', () => {
  test('are changed and given back for those the officer may handle; the others are named', async () => {
    const withRole = async (role: 'Member' | 'Applicant' | 'Webmaster') => {
      const { id } = await aMember(db(), { approvedAt: new Date() })
      await anAccount(db(), { memberId: id, role })
      return id
    }
    const ids = [await withRole('Member'), await withRole('Webmaster'), (await aMember(db())).id]
    const roles = async () =>
      (
        await db()
          .selectFrom('account')
          .select('role')
          .where('memberId', 'is not', null)
          .orderBy('id')
          .execute()
      ).map(({ role }) => role)

    const changed = await run('/api/members/change', { ids, change: { role: 'RoadCaptain' } })
    const after = await roles()
    await run(`/api/members/change/${changed}/undo`)

    expect(after).toEqual(['RoadCaptain', 'Webmaster'])
    expect((await read(changed)).items.map(({ success }: { success: boolean }) => success)).toEqual([
      true,
      false,
      false,
    ])
    expect(await roles()).toEqual(['Member', 'Webmaster'])
  })

  test('given back after a probation bring back the day somebody was taken in, and who did it', async () => {
    const approver = await someone(db(), 'Webmaster')
    const { id } = await aMember(db(), {
      approvedAt: new Date('2020-03-01T10:00:00Z'),
      approvedBy: approver.id,
      memberSince: '2020-03-01',
    })
    await anAccount(db(), { memberId: id, role: 'Member' })
    const approval = () =>
      db()
        .selectFrom('member')
        .select(['approvedAt', 'approvedBy', 'memberSince'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    const periods = () =>
      db()
        .selectFrom('membershipPeriod')
        .select(['startsOn', 'endsOn', 'whyEnded'])
        .where('memberId', '=', id)
        .execute()
    const [before, member] = [await approval(), await periods()]

    const changed = await run('/api/members/change', { ids: [id], change: { role: 'Applicant' } })
    const between = await approval()
    await run(`/api/members/change/${changed}/undo`)

    expect(between.approvedAt).toBeNull()
    expect([await approval(), await periods()]).toEqual([before, member])
  })

  test('are not for whoever keeps the cards alone', async () => {
    const { token: officer } = await someone(db(), 'MembershipOfficer')
    const { token: member } = await someone(db(), 'Member')
    const { id } = await aMember(db())

    const role = await ask('/api/members/change', { ids: [id], change: { role: 'Member' } }, officer)
    const card = await ask('/api/members/change', { ids: [id], change: { division: 2 } }, member)

    expect([role.json.code, card.status]).toEqual(['not_allowed', 403])
  })

  test('go no further than the office reaches on the day the run comes to them', async () => {
    const officer = await someone(db(), 'Secretary')
    const { id } = await aMember(db(), { approvedAt: new Date() })
    const { id: accountId } = await anAccount(db(), { memberId: id, role: 'Member' })
    const { json } = await ask(
      '/api/members/change',
      { ids: [id], change: { role: 'Secretary' } },
      officer.token,
    )
    await db()
      .insertInto('permissionGrant')
      .values({ accountId: officer.id, permission: 'accounts.manage' })
      .execute()
    await endTermOf(officer.id)

    await runBatch(db(), BATCH_KINDS, json.batch.id)

    const { role } = await db()
      .selectFrom('account')
      .select('role')
      .where('id', '=', accountId)
      .executeTakeFirstOrThrow()
    expect([role, (await read(json.batch.id)).items[0].success]).toEqual(['Member', false])
  })
})

/** His term ended yesterday; what he has been granted beside it stays. */
async function endTermOf(accountId: number) {
  const { id: memberId } = await aMember(db())
  const { id: titleId } = await db()
    .insertInto('title')
    .values({ name: 'Tajemník', single: true })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id } = await db()
    .insertInto('titleTerm')
    .values({
      titleId,
      single: true,
      memberId,
      startsOn: '2020-01-01',
      endsOn: addDays(pragueDay(new Date()), -1),
      role: 'Secretary',
      roleBy: accountId,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db().updateTable('account').set({ roleTermId: id }).where('id', '=', accountId).execute()
}

test('the role of a Webmaster is given to nobody among many', async () => {
  const { id } = await aMember(db())
  const offered = async (role: 'Webmaster' | 'MembershipOfficer') => {
    const { token: as } = await someone(db(), role)
    return (await seeScreen(db(), loader, { path: `/admin/members/change?ids=${id}`, token: as })).roles
  }

  const roles = await offered('Webmaster')

  expect(roles).toContain('Secretary')
  expect(roles).not.toContain('Webmaster')
  expect(await offered('MembershipOfficer')).toEqual([])
})

test('a change is offered to be taken back once it is over', async () => {
  const { id } = await aMember(db())
  const { json } = await ask('/api/members/change', { ids: [id], change: { addTags: ['nová'] } })
  const run_ = json.batch.id as number
  const undo = async () =>
    (await seeScreen(db(), loader, { path: `/admin/members/change?ids=${id}&run=${run_}`, token })).undo
  const during = await undo()
  await runBatch(db(), BATCH_KINDS, run_)
  const after = await undo()
  await run(`/api/members/change/${run_}/undo`)

  expect([during, after, await undo()]).toEqual([null, { isUndone: false }, { isUndone: true }])
})
