import { beforeEach, expect, test } from 'vitest'
import { generatePayment } from '../../money/fees/generate-payment.server.ts'
import { findVisitor } from '../../entry/accounts/sessions.server.ts'
import { mergeMembers } from '../matches/merge-members.server.ts'
import { aMember } from '../../../test/club.ts'
import { pragueDay } from '../../ground/values/day.ts'
import { aRidingClub } from '../../../test/rides.ts'

const { db, anEvent, aRider, ask, rules } = aRidingClub()
const TODAY = pragueDay(new Date())
const YEAR = new Date().getFullYear()

beforeEach(async () => {
  await rules()
  await db()
    .insertInto('clubSetting')
    .values({ key: 'bank', value: JSON.stringify({ account: '2900000021/2010' }) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
})

type Rider = Awaited<ReturnType<typeof aRider>>
const exclude = (gone: { memberId: number }, by: Rider) =>
  ask('POST', `/api/members/${gone.memberId}/exclude`, by.token, { date: TODAY, reason: 'krádež' })

test('of many officers who exclude at once one does, and the letter is one', async () => {
  const officers = [await aRider('Secretary'), await aRider('Secretary'), await aRider('Webmaster')]
  const gone = await aRider('Member', { email: 'gone@klub.test' })

  const answers = await Promise.all(officers.map((officer) => exclude(gone, officer)))

  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
  const told = await db()
    .selectFrom('mail')
    .select('id')
    .where('template', '=', 'membership-closed')
    .execute()
  expect(told).toHaveLength(1)
})

test('whoever registers or is asked for a fee while he is being excluded ends with neither', async () => {
  const secretary = await aRider('Secretary')
  for (let round = 0; round < 6; round += 1) {
    const gone = await aRider('Member')
    const rides = [await anEvent({ price: 10_000, capacity: 5 }), await anEvent({ capacity: 5 })]
    const order = { memberId: gone.memberId, type: '2', period: YEAR + 1, amount: 50_000 } as const

    await Promise.allSettled([
      ...rides.map(({ id }) => ask('POST', `/api/events/${id}/register`, gone.token, {})),
      exclude(gone, secretary),
      generatePayment(db(), { ...order, actorId: secretary.id, today: TODAY }),
    ])

    const held = await db()
      .selectFrom('registration')
      .select('status')
      .where('memberId', '=', gone.memberId)
      .where('status', '<>', 'cancelled')
      .execute()
    const owed = await db()
      .selectFrom('payment')
      .select('status')
      .where('memberId', '=', gone.memberId)
      .where('status', '<>', 'ARCHIVED')
      .execute()
    const card = await ask('GET', `/api/members/${gone.memberId}`, secretary.token)
    expect([card.json.member.excludedOn, held, owed]).toEqual([TODAY, [], []])
  }
})

test('merging into an excluded card, or an excluded card in, opens no door', async () => {
  const webmaster = await aRider('Webmaster')
  const visitor = await findVisitor(db(), webmaster.token)
  if (!visitor) throw new Error('nobody came')
  const [active, other] = [await aRider('Member'), await aRider('Member')]
  const excluded = await aMember(db(), { excludedOn: TODAY, exclusionReason: 'krádež' })
  const duplicate = await aMember(db(), { excludedOn: TODAY, exclusionReason: 'krádež' })

  await mergeMembers(db(), visitor, { keep: excluded.id, drop: active.memberId })
  await mergeMembers(db(), visitor, { keep: other.memberId, drop: duplicate.id })

  expect((await ask('GET', '/api/members', active.token)).status).toBe(401)
  expect((await ask('GET', '/api/members', other.token)).status).toBe(401)
})

test('merging a duplicate of somebody who is here is no departure', async () => {
  const webmaster = await aRider('Webmaster')
  const visitor = await findVisitor(db(), webmaster.token)
  if (!visitor) throw new Error('nobody came')
  const kept = await aRider('Member')
  const double = await aMember(db(), {})

  await mergeMembers(db(), visitor, { keep: kept.memberId, drop: double.id })

  expect((await ask('GET', '/api/members', kept.token)).status).toBe(200)
  expect(await db().selectFrom('membershipClosing').selectAll().execute()).toEqual([])
})
