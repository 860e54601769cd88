import { beforeEach, describe, expect, test } from 'vitest'
import { anInvitingClub } from '../../../test/invitations.ts'
import { BATCH_KINDS } from '../../batch-kinds.server.ts'
import { runBatch } from '../../ground/batches/run-batch.server.ts'
import { asRecord } from '../../ground/tables/json.ts'
import { LETTERS } from '../../letters.ts'
import { seeScreen } from '../../../test/screen.ts'
import { loader } from './invite.screen.tsx'

const { db, aRider, anEvent, ask, acts, rules, places, inDays, show, anInvitedRide } = anInvitingClub()

beforeEach(rules)

const names = (people: readonly { readonly name: string }[]) => people.map(({ name }) => name)
const answers = async (eventId: number, token: string) => {
  const { json } = await ask('GET', `/api/events/${eventId}/invitations`, token)
  return Object.fromEntries(
    json.items.map(({ name, answer }: { name: string; answer: string }) => [name, answer]),
  )
}

describe('an invitation', () => {
  test('goes to exactly those who were shown, once, and whoever refused such letters is left out', async () => {
    const { planner, event, shown, sent, adam } = await anInvitedRide()

    expect(names(shown.people)).toEqual(['Adam Jan', 'Bara Jan', 'Cyril Jan'])
    expect(shown.leftOut).toMatchObject([{ name: 'Planovac Jan', reason: 'opted_out' }])
    expect(sent.json.batch.total).toBe(3)
    const again = await show(event.id, planner.token)
    expect(again.json.people).toEqual([])
    expect(again.json.leftOut.map(({ reason }: { reason: string }) => reason)).toEqual([
      'invited',
      'invited',
      'invited',
      'opted_out',
    ])
    const letters = await db().selectFrom('mail').selectAll().where('memberId', '=', adam.memberId).execute()
    expect(letters.map(({ template }) => template)).toEqual(['event-invitation'])
    expect(await acts()).toContain('EVENT_INVITED')
  })

  test('carries a yes and a no, and can be unsubscribed from', async () => {
    const { adam } = await anInvitedRide()
    const mail = await db()
      .selectFrom('mail')
      .selectAll()
      .where('memberId', '=', adam.memberId)
      .executeTakeFirstOrThrow()
    const letter = LETTERS[mail.template]

    const text = letter?.write({
      language: 'cs',
      clubName: 'Klub',
      params: asRecord(mail.params),
      link: 'http://klub.test/o/abc',
      origin: 'http://klub.test',
    })

    expect(letter?.category).toBe('rides')
    expect([text?.button, text?.otherButton]).toEqual([
      { label: 'Jedu', href: 'http://klub.test/o/abc?odpoved=ano' },
      { label: 'Nejedu', href: 'http://klub.test/o/abc?odpoved=ne' },
    ])
  })

  test('is not sent where the list has changed since it was shown', async () => {
    const planner = await aRider('Secretary')
    const event = await anEvent()
    const { list } = (await show(event.id, planner.token)).json
    await aRider('Member')

    const sent = await ask('POST', `/api/events/${event.id}/invitations`, planner.token, {
      to: ['everybody'],
      list,
    })

    expect([sent.status, sent.json.code]).toEqual([409, 'invitations_changed'])
    expect(await db().selectFrom('batch').select('id').execute()).toEqual([])
  })

  test('goes to divisions, tags and those who rode last time, each once', async () => {
    const planner = await aRider('Secretary', { lastName: 'Planovac' })
    await db().insertInto('division').values({ id: 7, name: 'Hranice' }).execute()
    const [inDivision, tagged, rode, other] = [
      await aRider('Member', { lastName: 'Divizni', divisionId: 7 }),
      await aRider('Member', { lastName: 'Stitek', divisionId: 7 }),
      await aRider('Member', { lastName: 'Jezdec' }),
      await aRider('Member', { lastName: 'Jiny' }),
    ]
    const tag = await db()
      .insertInto('tag')
      .values({ name: 'kuchař' })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db().insertInto('memberTag').values({ memberId: tagged.memberId, tagId: tag.id }).execute()
    const older = await anEvent({ startsAt: inDays(-60) })
    const last = await anEvent({ startsAt: inDays(-5) })
    await db()
      .insertInto('registration')
      .values([
        { eventId: older.id, memberId: other.memberId, status: 'registered' },
        { eventId: last.id, memberId: rode.memberId, status: 'registered' },
        { eventId: last.id, memberId: other.memberId, status: 'cancelled' },
      ])
      .execute()
    const event = await anEvent()

    const shown = await show(event.id, planner.token, `division:7,tag:${tag.id},last`)

    expect(names(shown.json.people)).toEqual(['Divizni Jan', 'Jezdec Jan', 'Stitek Jan'])
    expect(inDivision.memberId).not.toBe(tagged.memberId)
  })

  test('is for a published event that has not started, and for planners', async () => {
    const planner = await aRider('Secretary')
    const member = await aRider('Member')
    const gone = await anEvent({ startsAt: inDays(-1) })
    const draft = await anEvent({ state: 'draft' })
    const list = 'a'.repeat(64)

    const codes = await Promise.all(
      [gone, draft].map(async ({ id }) => {
        const { json } = await ask('POST', `/api/events/${id}/invitations`, planner.token, {
          to: ['everybody'],
          list,
        })
        return json.code
      }),
    )

    expect(codes).toEqual(['event_started', 'event_not_published'])
    expect((await show(gone.id, member.token)).status).toBe(403)
  })
})

describe('an answer', () => {
  test('is yes, no or silence, and the silent ones are reminded once', async () => {
    const { planner, adam, bara, event } = await anInvitedRide()
    await ask('POST', `/api/events/${event.id}/register`, adam.token, {})
    await ask('POST', `/api/events/${event.id}/decline`, bara.token)

    const nudge = await ask('POST', `/api/events/${event.id}/nudge`, planner.token)
    await runBatch(db(), BATCH_KINDS, nudge.json.batch.id)
    const again = await ask('POST', `/api/events/${event.id}/nudge`, planner.token)

    expect(await answers(event.id, planner.token)).toEqual({
      'Adam Jan': 'going',
      'Bara Jan': 'no',
      'Cyril Jan': 'silent',
    })
    const reminded = await db()
      .selectFrom('mail')
      .innerJoin('member', 'member.id', 'mail.memberId')
      .select('member.lastName')
      .where('template', '=', 'event-nudge')
      .execute()
    expect([nudge.json.batch.total, reminded]).toEqual([1, [{ lastName: 'Cyril' }]])
    expect([again.status, again.json.code]).toEqual([409, 'nudged_already'])
    const page = await seeScreen(db(), loader, {
      path: `/admin/events/${event.id}/invite`,
      token: planner.token,
    })
    expect(page.toNudge).toBe(0)
    expect(page.answers.find(({ answer }) => answer === 'silent')).toMatchObject({
      count: 1,
      people: [{ isNudged: true }],
    })
  })

  test('two who remind at one moment remind once', async () => {
    const { planner, event } = await anInvitedRide()
    const runs = [
      await ask('POST', `/api/events/${event.id}/nudge`, planner.token),
      await ask('POST', `/api/events/${event.id}/nudge`, planner.token),
    ]

    for (const { json } of runs) await runBatch(db(), BATCH_KINDS, json.batch.id)

    const letters = await db()
      .selectFrom('mail')
      .select('memberId')
      .where('template', '=', 'event-nudge')
      .execute()
    expect(runs.map(({ status }) => status)).toEqual([202, 202])
    expect([letters.length, new Set(letters.map(({ memberId }) => memberId)).size]).toEqual([3, 3])
  })

  test('no twice is no once; a place one had is given back and the next moves up', async () => {
    const { adam, bara, event } = await anInvitedRide({ capacity: 1 })
    await ask('POST', `/api/events/${event.id}/register`, adam.token, {})
    await ask('POST', `/api/events/${event.id}/register`, bara.token, {})

    const first = await ask('POST', `/api/events/${event.id}/decline`, adam.token)
    const second = await ask('POST', `/api/events/${event.id}/decline`, adam.token)

    expect([first.status, second.status, second.json.registration.status]).toEqual([200, 200, 'cancelled'])
    expect(await places(event.id)).toMatchObject([
      { memberId: adam.memberId, status: 'cancelled' },
      { memberId: bara.memberId, status: 'registered' },
    ])
    const mine = await ask('GET', `/api/events/${event.id}`, adam.token)
    expect([mine.json.event.myAnswer, mine.json.event.myRegistration]).toEqual(['no', null])
  })
})

test('a planner has a text and a picture for the chats in both languages, of a draft nothing', async () => {
  const { token } = await aRider('Secretary')
  const own = await anEvent({ visibility: 'members', place: 'Praděd', price: 25_000 })
  const draft = await anEvent({ state: 'draft' })
  const see = (id: number) =>
    seeScreen(db(), loader, { path: `/admin/events/${id}/invite`, token, params: { id: String(id) } })

  const { share } = await see(own.id)

  expect(share?.isForMembers).toBe(true)
  expect(share?.versions.map(({ language }) => language)).toEqual(['cs', 'en'])
  expect(share?.versions[0]?.text).toMatch(new RegExp(`Praděd\\n[^]+250.Kč\\n.+/akce/${own.id}$`))
  expect(share?.versions[1]?.picture).toContain(`/api/events/${own.id}/picture.jpg?lang=en`)
  expect((await see(draft.id)).share).toBeNull()
})

test('one asks along to what is ahead and out', async () => {
  const planner = await aRider('Secretary')
  const isOpen = async (input: Parameters<typeof anEvent>[0]) => {
    const { id } = await anEvent(input)
    const path = `/admin/events/${id}/invite`
    return (await seeScreen(db(), loader, { path, token: planner.token, params: { id: String(id) } })).isOpen
  }

  expect([
    await isOpen({}),
    await isOpen({ state: 'draft' }),
    await isOpen({ startsAt: inDays(-1) }),
    await isOpen({ state: 'cancelled', cancelledAt: new Date() }),
  ]).toEqual([true, false, false, false])
})
