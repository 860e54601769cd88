import { beforeEach, describe, expect, test } from 'vitest'
import { aRidingClub } from '../../../test/rides.ts'
import { seeScreen, sendForm } from '../../../test/screen.ts'
import { pragueMoment } from '../../ground/values/moment.ts'
import { action, loader } from './edit-event.screen.tsx'

const { db, rules, aRider, anEvent, ask, acts, inDays, letters } = aRidingClub()

beforeEach(rules)

const dates = async () =>
  (await db().selectFrom('event').selectAll().orderBy('startsAt').execute()).map(
    ({ startsAt, endsAt, ...event }) => ({
      ...event,
      startsAt: pragueMoment(startsAt),
      endsAt: endsAt && pragueMoment(endsAt),
    }),
  )

/** A ride with a meeting point and a question, and its planner. */
async function aThursday(input: Parameters<typeof anEvent>[0] = {}) {
  const planner = await aRider('Secretary')
  const event = await anEvent({
    startsAt: inDays(20),
    endsAt: inDays(20.1),
    withdrawFreeUntil: null,
    ...input,
  })
  await db()
    .insertInto('meetingPoint')
    .values({ eventId: event.id, at: inDays(19.9), place: 'Depo' })
    .execute()
  await ask('POST', `/api/events/${event.id}/questions`, planner.token, {
    kind: 'yes_no',
    askedOf: 'rider',
    label: 'Oběd?',
    isRequired: false,
  })
  const repeat = (times: number, everyWeeks = 1) =>
    ask('POST', `/api/events/${event.id}/series`, planner.token, { everyWeeks, times })
  return { planner, event, repeat }
}

const versionOf = async (id: number) =>
  (await db().selectFrom('event').select('version').where('id', '=', id).executeTakeFirstOrThrow()).version

describe('a ride of every Thursday', () => {
  test('comes again at the same hour, with its points and questions and without its people', async () => {
    const { event, planner, repeat } = await aThursday()
    await ask('POST', `/api/events/${event.id}/register`, (await aRider()).token, {})

    const { status, json } = await repeat(3)

    const [first, ...more] = await dates()
    expect([status, json.events]).toEqual([201, more.map(({ id }) => id)])
    expect(new Set([first, ...more].map((one) => one?.startsAt.slice(11))).size).toBe(1)
    expect(new Set([first, ...more].map((one) => one?.seriesId)).size).toBe(1)
    expect(more).toMatchObject([{ state: 'published' }, { state: 'published' }, { state: 'published' }])
    const points = await db().selectFrom('meetingPoint').select(['eventId', 'place']).execute()
    const questions = await db().selectFrom('eventQuestion').select(['eventId', 'label']).execute()
    const places = await db().selectFrom('registration').select('eventId').execute()
    expect([points.length, questions.length, places.length]).toEqual([4, 4, 1])
    expect((await acts()).at(-1)).toBe('EVENT_REPEATED')
    expect((await ask('GET', `/api/events/${json.events[2]}`, planner.token)).status).toBe(200)
  })

  test.each([10_000, 53, 0, -1, 1.5])('%d times is refused in words at its field', async (times) => {
    const { event, planner, repeat } = await aThursday()

    const { status } = await repeat(times)
    const form = await sendForm(db(), action, {
      path: `/admin/events/${event.id}/edit`,
      token: planner.token,
      form: { intent: 'repeat', everyWeeks: '1', times: String(times) },
    })

    expect([status, form.status, typeof form.fault?.fields.times]).toEqual([422, 422, 'string'])
    expect(form.fault?.values.times).toBe(String(times))
    expect(await dates()).toHaveLength(1)
  })

  test('is repeated from its last, and not once it began or was called off', async () => {
    const { event, planner, repeat } = await aThursday()
    const { json } = await repeat(2)
    const again = await repeat(2)
    const last = json.events[1] as number
    const from = (id: number) =>
      ask('POST', `/api/events/${id}/series`, planner.token, { everyWeeks: 2, times: 1 })

    const more = await from(last)
    const gone = await anEvent({ startsAt: inDays(-1) })
    const off = await anEvent({ state: 'cancelled' })

    expect([
      again.json.code,
      more.status,
      (await from(gone.id)).json.code,
      (await from(off.id)).json.code,
    ]).toEqual(['series_goes_on', 201, 'event_started', 'event_cancelled'])
    const series = (await dates()).filter(({ seriesId }) => seriesId !== null)
    expect([series.length, series.at(-1)?.id]).toEqual([4, more.json.events[0]])
    expect(event.id).toBe(series[0]?.id)
  })
})

describe('a change', () => {
  test('is of one, or of all that follow, who keep what is their own; those who come are told', async () => {
    const { planner, event, repeat } = await aThursday({ place: 'Olomouc' })
    const { json } = await repeat(3)
    const [second, third, fourth] = json.events as [number, number, number]
    await ask('PATCH', `/api/events/${third}`, planner.token, {
      version: await versionOf(third),
      title: 'Jiná čtvrteční',
    })
    await ask(
      'POST',
      `/api/events/${fourth}/register`,
      (await aRider('Member', { email: 'a@klub.test' })).token,
      {},
    )
    const told = await ask('PATCH', `/api/events/${second}/following`, planner.token, {
      version: await versionOf(second),
      title: event.title,
      place: 'Přerov',
    })

    expect([told.status, told.json.told]).toEqual([200, 1])
    expect((await dates()).map(({ title, place }) => [title, place])).toEqual([
      [event.title, 'Olomouc'],
      [event.title, 'Přerov'],
      ['Jiná čtvrteční', 'Přerov'],
      [event.title, 'Přerov'],
    ])
    expect((await letters()).map(({ template }) => template)).toContain('event-changed')
  })

  test('of the day moves all of them by as much, and one that was called off stays', async () => {
    const { planner, event, repeat } = await aThursday()
    const { json } = await repeat(2)
    await ask('POST', `/api/events/${json.events[0]}/cancel`, planner.token, { reason: 'Prší' })
    const before = await dates()

    await ask('PATCH', `/api/events/${event.id}/following`, planner.token, {
      version: await versionOf(event.id),
      startsAt: inDays(21).toISOString(),
      endsAt: inDays(21.1).toISOString(),
    })

    const days = (list: Awaited<ReturnType<typeof dates>>) =>
      list.map(({ startsAt }) => Date.parse(startsAt.slice(0, 10)) / 86_400_000)
    const [from, to] = [days(before), days(await dates())]
    expect(to.map((day, index) => day - (from[index] ?? 0))).toEqual([1, 0, 1])
  })

  test('that one of them cannot take is made in none', async () => {
    const { planner, event, repeat } = await aThursday({ capacity: 20 })
    const { json } = await repeat(2)
    const third = json.events[1] as number
    await db().insertInto('division').values({ id: 7, name: 'Hranice' }).execute()
    await db()
      .updateTable('event')
      .set({ quotasReleasedOn: pragueMoment(inDays(20)).slice(0, 10) })
      .where('id', '=', third)
      .execute()
    await db().insertInto('eventQuota').values({ eventId: third, divisionId: 7, places: 10 }).execute()
    const before = await dates()

    const { status } = await ask('PATCH', `/api/events/${event.id}/following`, planner.token, {
      version: await versionOf(event.id),
      capacity: 5,
    })

    expect([status, await dates()]).toEqual([422, before])
  })

  test('is made of all of them by a tick in the editor', async () => {
    const { planner, event, repeat } = await aThursday({ place: 'Olomouc' })
    await repeat(2)
    const path = `/admin/events/${event.id}/edit`
    const { values } = await seeScreen(db(), loader, { path, token: planner.token })
    const save = async (form: Record<string, string>) =>
      sendForm(db(), action, {
        path,
        token: planner.token,
        form: { ...values, intent: 'save', version: String(await versionOf(event.id)), ...form },
      })

    const one = await save({ place: 'Přerov' })
    const middle = (await dates()).map(({ place }) => place)
    const all = await save({ place: 'Šternberk', following: 'on' })

    expect([one.fault, all.fault]).toEqual([null, null])
    expect(middle).toEqual(['Přerov', 'Olomouc', 'Olomouc'])
    expect((await dates()).map(({ place }) => place)).toEqual(['Šternberk', 'Šternberk', 'Šternberk'])
  })

  test('is offered in the editor where something follows; repeating where nothing does', async () => {
    const { planner, event, repeat } = await aThursday()
    const see = async (id: number) =>
      (await seeScreen(db(), loader, { path: `/admin/events/${id}/edit`, token: planner.token })).event
    const alone = await see(event.id)
    const { json } = await repeat(2)

    expect(alone).toMatchObject({ following: 0, mostTimes: 52 })
    expect(await see(event.id)).toMatchObject({ following: 2, mostTimes: 0 })
    expect(await see(json.events[1] as number)).toMatchObject({ following: 0, mostTimes: 52 })
  })
})

describe('calling a series off', () => {
  test('from one date on: one letter a person, what is paid goes back, drafts are gone, what was before stays', async () => {
    const { event, planner, repeat } = await aThursday({ price: 20_000 })
    const { json } = await repeat(3)
    const [second = 0, third = 0, fourth = 0] = json.events
    const [adam, bara] = [await aRider(), await aRider()]
    for (const id of [event.id, second, third])
      await ask('POST', `/api/events/${id}/register`, adam.token, {})
    await ask('POST', `/api/events/${third}/register`, bara.token, {})
    await db().updateTable('event').set({ state: 'draft' }).where('id', '=', fourth).execute()

    const off = await ask('POST', `/api/events/${second}/cancel`, planner.token, {
      reason: 'Nikdo nevede.',
      following: true,
    })
    const again = await ask('POST', `/api/events/${second}/cancel`, planner.token, {
      reason: 'Znovu',
      following: true,
    })

    expect([off.status, off.json.told, again.json.code]).toEqual([200, 2, 'event_cancelled'])
    expect((await dates()).map(({ id, state }) => [id, state])).toEqual([
      [event.id, 'published'],
      [second, 'cancelled'],
      [third, 'cancelled'],
    ])
    const written = (await letters()).filter(({ template }) => template === 'event-cancelled')
    expect(written.map(({ toAddress }) => toAddress).toSorted()).toEqual([adam.email, bara.email].toSorted())
    const his = written.find(({ toAddress }) => toAddress === adam.email)
    const dated = [expect.any(String), expect.any(String)]
    expect(his?.params).toMatchObject({ hasPrice: true, reason: 'Nikdo nevede.', dates: dated })
    const open = await db().selectFrom('payment').select('status').where('status', '=', 'DUE').execute()
    expect(open).toHaveLength(1)
    expect((await acts()).filter((act) => act === 'EVENT_CANCELLED')).toHaveLength(2)
  })

  test('all of them or none: one that belongs to a meeting stops the whole', async () => {
    const { event, planner, repeat } = await aThursday()
    const { json } = await repeat(1)
    await db()
      .insertInto('meeting')
      .values({
        title: 'Schůze',
        startsAt: inDays(27),
        place: 'Klubovna',
        eventId: json.events[0],
        state: 'called',
        calledAt: new Date(),
        calledBy: planner.id,
      })
      .execute()

    const off = await ask('POST', `/api/events/${event.id}/cancel`, planner.token, {
      reason: 'Nikdo nevede.',
      following: true,
    })

    expect(off.status).toBe(409)
    expect((await dates()).map(({ state }) => state)).toEqual(['published', 'published'])
  })

  test('the editor offers it where something follows', async () => {
    const { event, planner, repeat } = await aThursday()
    await repeat(2)
    const at = {
      path: `/admin/events/${event.id}/edit`,
      params: { id: String(event.id) },
      token: planner.token,
    }

    const sent = await sendForm(db(), action, {
      ...at,
      form: { intent: 'cancel', reason: 'Nikdo nevede.', following: 'on' },
    })

    expect(sent.fault).toBe(null)
    expect((await dates()).map(({ state }) => state)).toEqual(['cancelled', 'cancelled', 'cancelled'])
  })
})
