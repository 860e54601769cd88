import { beforeEach, describe, expect, test } from 'vitest'
import { renewFeed } from '../../rides/events/calendar-feeds.server.ts'
import { aPayment } from '../../../test/money.ts'
import { pragueDay } from '../../ground/values/day.ts'
import { aRidingClub } from '../../../test/rides.ts'

const { db, anEvent, aRider, ask, acts, rules } = aRidingClub()
const YEAR = new Date().getFullYear()
const TODAY = pragueDay(new Date())

beforeEach(rules)

type Rider = Awaited<ReturnType<typeof aRider>>

const post = (who: Rider, verb: string, by: Rider, body: object) =>
  ask('POST', `/api/members/${who.memberId}/${verb}`, by.token, body)
const exclude = (who: Rider, by: Rider) => post(who, 'exclude', by, { date: TODAY, reason: 'krádež' })
const archive = (who: Rider, by: Rider) => post(who, 'archive', by, { archived: true })
const cancel = (who: Rider, by: Rider) => post(who, 'exclude', by, { excluded: false })
const restore = (who: Rider, by: Rider) => post(who, 'archive', by, { archived: false })
const isShut = async ({ id }: Rider) => {
  const account = await db()
    .selectFrom('account')
    .select('deactivatedAt')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return account.deactivatedAt !== null
}

describe('taking a closing back', () => {
  test.each([
    ['an exclusion', exclude, cancel],
    ['an archived card', archive, restore],
  ])('%s gives the account back and says what it does not', async (_, close, open) => {
    const [secretary, gone] = [await aRider('Secretary'), await aRider('Member')]
    await renewFeed(db(), gone.id)
    const ride = await anEvent()
    await ask('POST', `/api/events/${ride.id}/register`, gone.token, {})
    await aPayment(db(), gone.memberId, { period: YEAR + 1 })
    await close(gone, secretary)

    const { json } = await open(gone, secretary)

    expect(json.reopened).toEqual({
      account: 'reactivated',
      titles: [],
      notGivenBack: { places: 1, fees: 1, waived: 0, calendar: true, titles: 0 },
    })
    expect(json.member.deactivatedAt).toBeNull()
    expect((await ask('GET', '/api/members', gone.token)).status).toBe(401)
    expect(await db().selectFrom('answerLink').selectAll().execute()).toEqual([])
    const [letter] = await db()
      .selectFrom('mail')
      .select('state')
      .where('template', '=', 'membership-closed')
      .execute()
    expect(letter?.state).toBe('cancelled')
  })

  test('an account that was shut before stays shut', async () => {
    const [secretary, gone] = [await aRider('Secretary'), await aRider('Member')]
    await post(gone, 'deactivate', secretary, {})
    await exclude(gone, secretary)

    const { json } = await cancel(gone, secretary)

    expect(json.reopened.account).toBe('unchanged')
    expect(await isShut(gone)).toBe(true)
  })

  test('of two reasons one is not enough; with the second gone the account is back', async () => {
    const [secretary, gone] = [await aRider('Secretary'), await aRider('Member')]
    await exclude(gone, secretary)
    await archive(gone, secretary)

    const first = await cancel(gone, secretary)
    const shutMeanwhile = await isShut(gone)
    const second = await restore(gone, secretary)

    expect([first.json.reopened, shutMeanwhile]).toEqual([null, true])
    expect([second.json.reopened.account, await isShut(gone)]).toEqual(['reactivated', false])
    expect(await db().selectFrom('membershipClosing').select('memberId').execute()).toHaveLength(1)
  })

  test('somebody excluded while he was in the archive is told; archived after an exclusion he was told before', async () => {
    const [secretary, one, other] = [await aRider('Secretary'), await aRider(), await aRider()]
    await archive(one, secretary)
    await exclude(other, secretary)

    expect((await exclude(one, secretary)).json.closed.letter).toBe('queued')
    expect((await archive(other, secretary)).json.closed.letter).toBe('told_before')
  })

  test('closed again after that, what the second closing shut is given back again', async () => {
    const [secretary, gone] = [await aRider('Secretary'), await aRider('Member')]
    for (const close of [exclude, archive]) {
      await close(gone, secretary)
      expect(await isShut(gone)).toBe(true)
      await (close === exclude ? cancel : restore)(gone, secretary)
      expect(await isShut(gone)).toBe(false)
    }
    expect((await acts()).filter((act) => act === 'ACCOUNT_REACTIVATED')).toHaveLength(2)
  })
})

test('patches wait for the Supervisor each time anew', async () => {
  const [secretary, supervisor] = [await aRider('Secretary'), await aRider('Supervisor')]
  const gone = await aRider('Member', { frontPatchOn: '2020-01-01' })
  const waiting = async () =>
    (await ask('POST', '/api/patches/list', supervisor.token, {})).json.items.map(
      ({ id }: { id: number }) => id,
    )
  await exclude(gone, secretary)
  await ask('POST', '/api/patches/approve', supervisor.token, { ids: [gone.memberId] })
  expect(await waiting()).toEqual([])
  await cancel(gone, secretary)
  await post(gone, 'front-patch', secretary, { given: false })
  await post(gone, 'front-patch', secretary, { given: true })

  const again = await exclude(gone, secretary)

  expect(again.json.member.patchesSolvedOn).toBeNull()
  expect(await waiting()).toEqual([gone.memberId])
})

test('what was settled stays settled while one is out for a second reason', async () => {
  const [secretary, supervisor] = [await aRider('Secretary'), await aRider('Supervisor')]
  const gone = await aRider('Member', { frontPatchOn: '2020-01-01' })
  await exclude(gone, secretary)
  await ask('POST', '/api/patches/approve', supervisor.token, { ids: [gone.memberId] })

  await archive(gone, secretary)

  expect((await ask('POST', '/api/patches/list', supervisor.token, {})).json.items).toEqual([])
})

describe('a review of an exclusion', () => {
  test('is a dated note that stands in the way of forgetting until it ends', async () => {
    const [webmaster, gone] = [await aRider('Webmaster'), await aRider('Member')]
    await exclude(gone, webmaster)
    const asked = await ask('POST', '/api/erasures', webmaster.token, { memberId: gone.memberId })
    const { id } = await db().selectFrom('erasure').select('id').executeTakeFirstOrThrow()
    const forget = () => ask('POST', `/api/erasures/${id}/execute`, webmaster.token, {})

    const opened = await post(gone, 'review', webmaster, { since: TODAY, note: 'podal písemně' })
    const twice = await post(gone, 'review', webmaster, { since: TODAY })
    const blocked = await forget()
    const ended = await post(gone, 'review', webmaster, { endedOn: TODAY })

    expect([asked.status, opened.status, twice.status, ended.status]).toEqual([200, 200, 409, 200])
    expect(blocked.json.code).toBe('erasure_blocked')
    expect((await forget()).status).toBe(200)
    expect(await acts()).toEqual(expect.arrayContaining(['REVIEW_OPENED', 'REVIEW_ENDED']))
  })

  test('is nobody’s business who could not have excluded him, and ends no sooner than it began', async () => {
    const [webmaster, secretary, gone] = [
      await aRider('Webmaster'),
      await aRider('Secretary'),
      await aRider('Webmaster'),
    ]
    await exclude(gone, webmaster)

    const strange = await post(gone, 'review', secretary, { since: TODAY })
    await post(gone, 'review', webmaster, { since: TODAY })
    const backwards = await post(gone, 'review', webmaster, { endedOn: '2020-01-01' })

    expect([strange.json.code, backwards.status]).toEqual(['not_allowed', 422])
    const [closing] = await db().selectFrom('membershipClosing').selectAll().execute()
    expect(closing).toMatchObject({ reviewSince: TODAY, reviewEndedOn: null })
  })

  test('is opened for the excluded only, on no day to come, and ends with a cancelled exclusion', async () => {
    const [secretary, gone, left] = [await aRider('Secretary'), await aRider(), await aRider()]
    await exclude(gone, secretary)
    await archive(left, secretary)

    expect((await post(left, 'review', secretary, { since: TODAY })).json.code).toBe('not_excluded')
    expect((await post(gone, 'review', secretary, { since: '2077-01-01' })).status).toBe(422)
    await post(gone, 'review', secretary, { since: TODAY })
    await cancel(gone, secretary)
    const [closing] = await db()
      .selectFrom('membershipClosing')
      .selectAll()
      .where('cause', '=', 'excluded')
      .execute()
    expect(closing).toMatchObject({ reviewSince: TODAY, reviewEndedOn: TODAY })
  })
})
