import { beforeEach, expect, test } from 'vitest'
import { aPayment } from '../../../test/money.ts'
import { aRidingClub } from '../../../test/rides.ts'
import { closeFormer } from './close-former.server.ts'

const { db, anEvent, aRider, ask, letters, places, rules } = aRidingClub()
const now = new Date()

beforeEach(rules)

const isShut = async (id: number) => {
  const account = await db().selectFrom('account').select('deactivatedAt').where('id', '=', id).execute()
  return account[0]?.deactivatedAt !== null
}

test('who was excluded or left before is closed once, by the system and without letters', async () => {
  const excluded = await aRider('Secretary', {
    excludedOn: '2025-06-01',
    frontPatchOn: '2020-01-01',
    patchesSolvedOn: '2024-01-01',
  })
  const left = await aRider('Member', { archivedAt: new Date('2025-03-03T10:00:00Z') })
  const here = await aRider('Member')
  const ride = await anEvent()
  await db()
    .insertInto('registration')
    .values({ eventId: ride.id, memberId: left.memberId, status: 'registered' })
    .execute()
  const fee = await aPayment(db(), left.memberId, { period: 2026 })
  const debt = await aPayment(db(), left.memberId, { period: 2025 })

  const counts = [await closeFormer(db(), now), await closeFormer(db(), now)]

  expect(counts).toEqual([2, 0])
  expect([await isShut(excluded.id), await isShut(left.id), await isShut(here.id)]).toEqual([
    true,
    true,
    false,
  ])
  expect((await ask('GET', '/api/members', excluded.token)).status).toBe(401)
  expect((await places(ride.id)).map(({ status }) => status)).toEqual(['cancelled'])
  const payments = await db().selectFrom('payment').select(['id', 'status']).orderBy('id').execute()
  expect(payments).toEqual([
    { id: fee.id, status: 'ARCHIVED' },
    { id: debt.id, status: 'DUE' },
  ])
  expect(await letters()).toEqual([])
  const entries = await db().selectFrom('auditEntry').select(['action', 'actorAccountId']).execute()
  expect(entries.filter(({ action }) => action === 'MEMBERSHIP_CLOSED')).toHaveLength(2)
  expect(entries.every(({ actorAccountId }) => actorAccountId === null)).toBe(true)
  const supervisor = await aRider('Supervisor')
  const waiting = await ask('POST', '/api/patches/list', supervisor.token, {})
  expect(waiting.json.items.map(({ id }: { id: number }) => id)).toEqual([excluded.memberId])
})

test('a card merged into another is no departure, and the last Webmaster keeps his account', async () => {
  const webmaster = await aRider('Webmaster', { archivedAt: now })
  const [kept, dropped] = [await aRider('Member'), await aRider('Member', { archivedAt: now })]
  await db()
    .insertInto('memberMerge')
    .values({ droppedId: dropped.memberId, keptId: kept.memberId, mergedBy: webmaster.id })
    .execute()

  await closeFormer(db(), now)

  expect([await isShut(webmaster.id), await isShut(dropped.id)]).toEqual([false, false])
})

test('given back after that, the account is open again', async () => {
  const secretary = await aRider('Secretary')
  const left = await aRider('Member', { archivedAt: now })
  await closeFormer(db(), now)

  const { json } = await ask('POST', `/api/members/${left.memberId}/archive`, secretary.token, {
    archived: false,
  })

  expect(json.reopened.account).toBe('reactivated')
})
