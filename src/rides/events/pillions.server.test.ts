import { beforeEach, expect, test } from 'vitest'
import { anInvitingClub } from '../../../test/invitations.ts'
import { seeScreen, sendForm } from '../../../test/screen.ts'
import { action as answer } from '../../site/answers/answer.screen.tsx'
import { action as people } from '../planning/people.screen.tsx'
import { loader as captain } from '../captain/captain.screen.tsx'
import { action } from './event.screen.tsx'

const { db, anEvent, aRider, ask, inDays, rules, anInvitedRide, tokenOf } = anInvitingClub()

beforeEach(rules)

const named = async (eventId: number) => {
  const rows = await db()
    .selectFrom('registration')
    .select(['passengers', 'pillions'])
    .where('eventId', '=', eventId)
    .orderBy('id')
    .execute()
  return rows
}

test('whoever rides along is known by name: signed in, by the link and from the planner', async () => {
  const { event, adam, bara, planner } = await anInvitedRide()
  const signedIn = await sendForm(db(), action, {
    path: `/akce/${event.id}`,
    token: adam.token,
    form: { intent: 'register', passengers: '2', pillions: ' Jana Nová ,,\n Petr ' },
  })
  const token = await tokenOf(bara.memberId)
  const byLink = await sendForm(db(), answer, {
    path: `/o/${token}`,
    params: { token },
    token: null,
    form: { intent: 'yes', passengers: '1', pillions: 'Eva Malá' },
  })
  const path = `/admin/events/${event.id}/people`
  const form = { intent: 'change', memberId: String(bara.memberId), passengers: '1', pillions: 'Iva Velká' }
  const byPlanner = await sendForm(db(), people, {
    path,
    token: planner.token,
    params: { id: String(event.id) },
    form,
  })

  expect([signedIn.fault, byLink.fault, byPlanner.fault]).toEqual([null, null, null])
  expect(await named(event.id)).toEqual([
    { passengers: 2, pillions: 'Jana Nová, Petr' },
    { passengers: 1, pillions: 'Iva Velká' },
  ])
})

test('more names than people are refused at their field, and nothing is lost', async () => {
  const { id } = await anEvent()
  const { token } = await aRider()
  const form = { intent: 'register', passengers: '1', pillions: 'Jana, Petr' }

  const told = await sendForm(db(), action, { path: `/akce/${id}`, token, form })

  expect([told.status, Object.keys(told.fault?.fields ?? {})]).toEqual([422, ['pillions']])
  expect(told.fault?.values).toMatchObject({ pillions: 'Jana, Petr' })
  expect(await named(id)).toEqual([])
})

test('fewer people take the last names away; a new number alone keeps the rest', async () => {
  const { id } = await anEvent()
  const { token } = await aRider()
  await ask('POST', `/api/events/${id}/register`, token, { passengers: 3, pillions: 'Jana, Petr, Eva' })

  const answered = await ask('PATCH', `/api/events/${id}/registration`, token, { passengers: 1 })

  expect(answered.json.registration).toMatchObject({ passengers: 1, pillions: 'Jana' })
  const mine = await ask('GET', `/api/events/${id}`, token)
  expect(mine.json.event.myRegistration.pillions).toBe('Jana')
})

test('the list, the table and the captain’s phone name them', async () => {
  const leader = await aRider('RoadCaptain')
  const planner = await aRider('Secretary')
  const { id } = await anEvent({ startsAt: inDays(1), leaderId: leader.memberId })
  await ask('POST', `/api/events/${id}/registrations`, planner.token, {
    memberId: leader.memberId,
    passengers: 1,
    pillions: 'Jana Nová',
  })

  const listed = await ask('GET', `/api/events/${id}/registrations`, planner.token)
  const table = await ask('GET', `/api/events/${id}/registrations.csv`, planner.token)
  const { ride } = await seeScreen(db(), captain, {
    path: `/akce/${id}/kapitan`,
    token: leader.token,
    params: { id: String(id) },
  })

  expect(listed.json.items[0].pillions).toBe('Jana Nová')
  expect(table.text).toContain('Jana Nová')
  expect(ride.riders[0]?.pillions).toBe('Jana Nová')
})
