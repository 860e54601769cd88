import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { anApp } from '../../../test/app.ts'
import { aRidingClub } from '../../../test/rides.ts'
import { seeScreen, sendForm } from '../../../test/screen.ts'
import { screens } from '../../../test/screens.ts'
import { answerTokenOf } from '../../ground/mail/answer-links.server.ts'
import { askHome } from '../events/ask-home.server.ts'
import { answerHome } from '../invitations/answer-home.server.ts'
import { action as closeAction, loader as closeLoader } from './close.screen.tsx'
import { action as myRideAction, loader as myRideLoader } from './my-ride.screen.tsx'

const { db, anEvent, aRider, ask, acts, letters, rules } = aRidingClub()

beforeEach(rules)

const HOUR = 3_600_000
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR)

/** A ride that ended an hour ago: its leader and two more rode, one who registered did not come. */
async function aRideBack(ended = -1) {
  const leader = await aRider('RoadCaptain', { lastName: 'Vůdce' })
  const [adam, bara, cyril] = [await aRider(), await aRider(), await aRider()]
  const event = await anEvent({
    startsAt: inHours(ended - 8),
    endsAt: inHours(ended),
    leaderId: leader.memberId,
    routeLengthM: 212_400,
  })
  for (const { memberId } of [leader, adam, bara, cyril])
    await db()
      .insertInto('registration')
      .values({
        eventId: event.id,
        memberId,
        status: 'registered',
        checkedInAt: memberId === cyril.memberId ? null : inHours(ended - 8),
      })
      .execute()
  return { leader, adam, bara, cyril, event }
}

const askAll = () => askHome(db(), new Date())
const asked = async () =>
  (await letters()).filter(({ template }) => template === 'event-home').map(({ toAddress }) => toAddress)
const homeAt = async (memberId: number) =>
  (
    await db()
      .selectFrom('registration')
      .select('homeAt')
      .where('memberId', '=', memberId)
      .executeTakeFirstOrThrow()
  ).homeAt
const tokenOf = async (memberId: number) => {
  const { id } = await db()
    .selectFrom('mail')
    .select('id')
    .where('memberId', '=', memberId)
    .where('template', '=', 'event-home')
    .executeTakeFirstOrThrow()
  return (await answerTokenOf(db(), { mailId: id, purpose: 'home' })) ?? 'x'.repeat(43)
}
type Captain = { readonly id: number; readonly token: string }
const act = (
  eventId: number,
  { id: by, token }: Captain,
  kind: string,
  memberId: number,
  madeAt = new Date(),
) =>
  ask('POST', `/api/events/${eventId}/captain/acts`, token, { id: randomUUID(), by, madeAt, kind, memberId })

describe('after a ride', () => {
  test('each who rode is asked once, also by two houses at once; who did not come is not', async () => {
    const { leader, adam, bara } = await aRideBack()

    await Promise.all([askAll(), askAll()])
    await askAll()

    expect((await asked()).toSorted()).toEqual([leader.email, adam.email, bara.email].toSorted())
  })

  test('nobody is asked before its end, two days after it, at a party, or once he is home', async () => {
    await aRideBack(1)
    await aRideBack(-49)
    const { event, adam } = await aRideBack()
    await db().updateTable('event').set({ kind: 'party' }).where('id', '=', event.id).execute()
    await askAll()
    const none = await asked()
    await db().updateTable('event').set({ kind: 'charity' }).where('id', '=', event.id).execute()
    await db()
      .updateTable('registration')
      .set({ homeAt: new Date() })
      .where('memberId', '=', adam.memberId)
      .execute()

    await askAll()

    expect([none, (await asked()).length, (await asked()).includes(adam.email)]).toEqual([[], 2, false])
  })
})

describe('the link of the letter', () => {
  test('shows the question and changes nothing until it is pressed', { timeout: 120_000 }, async () => {
    const { adam, event } = await aRideBack()
    await askAll()
    const app = anApp(db(), {}, await screens())
    const token = await tokenOf(adam.memberId)
    const open = (method: string, body?: string) =>
      app.request(`http://localhost:3000/o/${token}`, {
        method,
        headers: {
          host: 'localhost:3000',
          origin: 'http://localhost:3000',
          ...(body ? { 'content-type': 'application/x-www-form-urlencoded' } : {}),
        },
        ...(body ? { body } : {}),
      })

    const html = await (await open('GET')).text()
    await open('HEAD')
    const untouched = await homeAt(adam.memberId)
    const pressed = await open('POST', 'intent=home')
    const after = await (await open('GET')).text()

    expect([html.includes(event.title), html.includes('Jsem doma'), html.includes('<script')]).toEqual([
      true,
      true,
      false,
    ])
    expect(Buffer.byteLength(html)).toBeLessThan(14_000)
    expect([untouched, pressed.status]).toEqual([null, 303])
    expect(await homeAt(adam.memberId)).not.toBeNull()
    expect(after).toContain('Jsi doma')
    expect(await acts()).toEqual(['RIDER_HOME'])
  })

  test('answers nothing else, and dies with the account', async () => {
    const { adam, bara } = await aRideBack()
    await askAll()
    const [his, hers] = [await tokenOf(adam.memberId), await tokenOf(bara.memberId)]
    await db().updateTable('account').set({ deactivatedAt: new Date() }).where('id', '=', bara.id).execute()

    await expect(answerHome(db(), hers, new Date())).rejects.toMatchObject({ code: 'answer_link_dead' })
    await answerHome(db(), his, new Date())
    const first = await homeAt(adam.memberId)
    await answerHome(db(), his, inHours(1))

    expect([await homeAt(adam.memberId), await homeAt(bara.memberId)]).toEqual([first, null])
    const links = await db().selectFrom('answerLink').select('purpose').distinct().execute()
    expect(links).toEqual([{ purpose: 'home' }])
  })
})

describe('in the app', () => {
  test('the rider sees his ride and says it there; who does not ride has no such page', async () => {
    const { adam, event } = await aRideBack()
    const stranger = await aRider()
    const path = `/akce/${event.id}/moje`
    const params = { id: String(event.id) }
    const before = await seeScreen(db(), myRideLoader, { path, params, token: adam.token })
    const sent = await sendForm(db(), myRideAction, {
      path,
      params,
      token: adam.token,
      form: { intent: 'home' },
    })
    const refused = await ask('POST', `/api/events/${event.id}/home`, stranger.token)

    expect([before.isAsked, before.homeAt, sent.location, refused.json.code]).toEqual([
      true,
      null,
      path,
      'not_registered',
    ])
    expect(await homeAt(adam.memberId)).not.toBeNull()
  })

  test('nobody says it before the end or after the captain closed', async () => {
    const { adam, event } = await aRideBack(1)

    const early = await ask('POST', `/api/events/${event.id}/home`, adam.token)
    await db()
      .updateTable('event')
      .set({ closedAt: new Date(), endsAt: inHours(-1) })
      .execute()
    const late = await ask('POST', `/api/events/${event.id}/home`, adam.token)

    expect([early.json.code, late.json.code]).toEqual(['home_not_asked', 'home_not_asked'])
  })
})

describe('the captain', () => {
  test('sees who is missing since when, ticks who called, and takes a wrong tick back', async () => {
    const { leader, adam, event } = await aRideBack()
    await askAll()
    const see = async () =>
      (await ask('GET', `/api/events/${event.id}/captain`, leader.token)).json.riders.find(
        ({ id }: { id: number }) => id === adam.memberId,
      )
    const before = await see()

    const home = await act(event.id, leader, 'home', adam.memberId)
    const wrong = await act(event.id, leader, 'away', adam.memberId, inHours(-0.5))
    const back = await act(event.id, leader, 'away', adam.memberId)

    expect([typeof before.askedAt, before.homeAt]).toEqual(['number', null])
    expect([typeof home.json.act.homeAt, wrong.json.code, back.json.act.homeAt]).toEqual([
      'string',
      'act_overtaken',
      null,
    ])
    expect(await acts()).toEqual(['RIDER_HOME', 'RIDER_HOME_UNDONE'])
  })

  test('closes the ride when all who rode are home: attendance, kilometres, note and an album', async () => {
    const { leader, adam, bara, cyril, event } = await aRideBack()
    const path = `/akce/${event.id}/zaver`
    const params = { id: String(event.id) }
    const shown = await seeScreen(db(), closeLoader, { path, params, token: leader.token })
    const form = {
      intent: 'close',
      km: '215',
      note: 'Sucho a plno zatáček.',
      [`rode-${leader.memberId}`]: 'on',
      [`rode-${adam.memberId}`]: 'on',
      [`rode-${cyril.memberId}`]: 'on',
    }
    const close = (more = {}) =>
      sendForm(db(), closeAction, { path, params, token: leader.token, form: { ...form, ...more } })

    const tooSoon = await close()
    for (const { memberId } of [leader, adam, cyril]) await act(event.id, leader, 'home', memberId)
    const badKm = await close({ km: 'daleko' })
    const closed = await close()
    const again = await close()

    expect([shown.km, shown.missing]).toEqual([212, 3])
    expect([tooSoon.code, badKm.fault?.fields?.km !== undefined, closed.location, again.code]).toEqual([
      'not_all_home',
      true,
      path,
      'ride_closed',
    ])
    const here = await db().selectFrom('registration').select(['memberId', 'checkedInAt']).execute()
    expect(here.filter(({ checkedInAt }) => checkedInAt === null)).toMatchObject([
      { memberId: bara.memberId },
    ])
    const kept = await db().selectFrom('event').selectAll().executeTakeFirstOrThrow()
    expect(kept).toMatchObject({ riddenKm: 215, rideNote: 'Sucho a plno zatáček.', closedBy: leader.id })
    const albums = await db().selectFrom('album').select(['eventId', 'visibility']).execute()
    expect(albums).toEqual([{ eventId: event.id, visibility: 'members' }])
    expect((await acts()).slice(-2)).toEqual(['RIDE_CLOSED', 'ALBUM_CREATED'])
  })

  test('only of his own ride, once it has started', async () => {
    const { leader, adam, event } = await aRideBack(10)
    const body = { attended: [], km: null, note: '' }
    const close = (token: string) => ask('POST', `/api/events/${event.id}/captain/close`, token, body)

    expect([(await close(adam.token)).json.code, (await close(leader.token)).json.code]).toEqual([
      'not_captain',
      'ride_not_started',
    ])
  })
})
