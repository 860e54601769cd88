import { beforeEach, expect, test } from 'vitest'
import { anInvitingClub } from '../../../test/invitations.ts'
import { seeScreen, sendForm } from '../../../test/screen.ts'
import { action as answer, loader as answerLoader } from '../../site/answers/answer.screen.tsx'
import { action as event, loader as eventLoader } from '../events/event.screen.tsx'
import { action as signup, loader as signupLoader } from '../events/signup.screen.tsx'
import { action as newEvent } from '../planning/new-event.screen.tsx'
import { loader as people } from '../planning/people.screen.tsx'
import { action as questions, loader as questionsLoader } from './questions.screen.tsx'

const { db, anEvent, aRider, ask, rules, anInvitedRide, tokenOf, acts, places } = anInvitingClub()

beforeEach(rules)

const SHIRT = {
  label: 'Velikost trička',
  kind: 'choice',
  askedOf: 'person',
  options: ['M', 'L'],
  isRequired: true,
}
const NIGHT = { label: 'Spíš ve stanu', kind: 'yes_no', askedOf: 'rider', isRequired: false }

async function aRideThatAsks(asked: readonly object[] = [SHIRT, NIGHT]) {
  const planner = await aRider('Secretary')
  const { id } = await anEvent()
  const ids: number[] = []
  for (const question of asked) {
    const made = await ask('POST', `/api/events/${id}/questions`, planner.token, question)
    ids.push(made.json.question.id)
  }
  return { id, planner, shirt: ids[0] ?? 0, night: ids[1] ?? 0 }
}

const said = async (eventId: number) =>
  (
    await db()
      .selectFrom('registration')
      .select('answers')
      .where('eventId', '=', eventId)
      .orderBy('id')
      .execute()
  ).map(({ answers }) => answers)

test('whoever presses Jedu is asked where the ride asks, with what he wrote, and then rides', async () => {
  const { id, shirt, night } = await aRideThatAsks()
  const { token } = await aRider()
  const pressed = await sendForm(db(), event, {
    path: `/akce/${id}`,
    token,
    form: { intent: 'register', passengers: '1', pillions: 'Jana', note: 'Přijedu pozdě' },
  })
  const path = pressed.location ?? ''
  const page = await seeScreen(db(), signupLoader, { path, token, params: { id: String(id) } })
  const before = await places(id)

  const sent = await sendForm(db(), signup, {
    path: `/akce/${id}/prihlaska`,
    params: { id: String(id) },
    token,
    form: {
      intent: 'save',
      passengers: '1',
      pillions: 'Jana',
      asked: page.asking?.mark ?? '',
      [`answers.${shirt}.0`]: 'L',
      [`answers.${shirt}.1`]: 'M',
      [`answers.${shirt}.2`]: '',
      [`answers.${night}.0`]: 'yes',
    },
  })

  expect(page.mine).toMatchObject({ passengers: 1, pillions: 'Jana', note: 'Přijedu pozdě' })
  expect(before).toEqual([])
  expect([sent.fault, sent.location]).toEqual([null, `/akce/${id}`])
  expect(await said(id)).toEqual([{ [shirt]: ['L', 'M'], [night]: ['yes'] }])
})

test('a missing answer is refused at its field by every way in, and nothing is lost', async () => {
  const { event: ride, planner, adam, bara } = await anInvitedRide()
  const made = await ask('POST', `/api/events/${ride.id}/questions`, planner.token, SHIRT)
  const field = `answers.${made.json.question.id}.1`
  const first = `answers.${made.json.question.id}.0`
  const form = { passengers: '1', note: 'Bez masa', [first]: 'M', [field]: '' }

  const signedIn = await sendForm(db(), signup, {
    path: `/akce/${ride.id}/prihlaska`,
    params: { id: String(ride.id) },
    token: adam.token,
    form: { intent: 'save', ...form },
  })
  const token = await tokenOf(bara.memberId)
  const byLink = await sendForm(db(), answer, {
    path: `/o/${token}`,
    params: { token },
    token: null,
    form: { intent: 'yes', ...form },
  })
  const byCall = await ask('POST', `/api/events/${ride.id}/register`, adam.token, { passengers: 1 })

  for (const told of [signedIn, byLink]) {
    expect([told.status, Object.keys(told.fault?.fields ?? {})]).toEqual([422, [field]])
    expect(told.fault?.values).toMatchObject({ note: 'Bez masa', [first]: 'M' })
  }
  expect([byCall.status, Object.keys(byCall.json.fields)]).toEqual([422, [first, field]])
  expect(await places(ride.id)).toEqual([])
})

test('a question changed while the form was open is asked anew; what was written stays', async () => {
  const { event: ride, planner, bara } = await anInvitedRide()
  const made = await ask('POST', `/api/events/${ride.id}/questions`, planner.token, NIGHT)
  const { id } = made.json.question
  const token = await tokenOf(bara.memberId)
  const see = async () =>
    seeScreen(db(), answerLoader, { path: `/o/${token}`, params: { token }, token: null })
  const shown = (await see()) as unknown as { event: { asking: { mark: string } } }
  await ask('PUT', `/api/events/${ride.id}/questions/${id}`, planner.token, {
    ...NIGHT,
    label: 'Spíš v chatě',
  })

  const form = { intent: 'yes', note: 'Jedu', asked: shown.event.asking.mark, [`answers.${id}.0`]: 'yes' }
  const told = await sendForm(db(), answer, { path: `/o/${token}`, params: { token }, token: null, form })

  expect([told.status, Object.keys(told.fault?.fields ?? {})]).toEqual([422, ['answers']])
  expect(told.fault?.values).toMatchObject({ note: 'Jedu', [`answers.${id}.0`]: 'yes' })
  expect(await places(ride.id)).toEqual([])
})

test('an answered question keeps its meaning; taken away, its answers stay on the list and in the table', async () => {
  const { id, planner, shirt } = await aRideThatAsks([SHIRT])
  const petr = await aRider('Member', { firstName: 'Petr', lastName: 'Řehoř' })
  await ask('POST', `/api/events/${id}/register`, petr.token, { answers: { [shirt]: ['M'] } })
  const path = `/admin/events/${id}/questions`
  const send = (form: Record<string, string>) =>
    sendForm(db(), questions, { path, params: { id: String(id) }, token: planner.token, form })
  const form = { intent: 'change', questionId: String(shirt), kind: 'choice', askedOf: 'person' }

  const other = await send({ ...form, label: 'Velikost mikiny', options: 'L\nXL' })
  const more = await send({ ...form, label: SHIRT.label, options: 'M\nL\nXL', isRequired: 'on' })
  const removed = await send({ intent: 'remove', questionId: String(shirt) })
  const changed = await ask('PATCH', `/api/events/${id}/registration`, petr.token, { note: 'Změna' })

  expect(Object.keys(other.fault?.fields ?? {})).toEqual(['label', 'options'])
  expect(other.fault?.values).toMatchObject({ label: 'Velikost mikiny', options: 'L\nXL' })
  expect([more.fault, removed.fault]).toEqual([null, null])
  expect(changed.json.registration.answers).toEqual({ [shirt]: ['M'] })
  const seen = await seeScreen(db(), people, {
    path: `/admin/events/${id}/people`,
    params: { id: String(id) },
    token: planner.token,
  })
  expect(seen.going[0]?.answers).toEqual([{ label: SHIRT.label, text: 'M' }])
  const table = await ask('GET', `/api/events/${id}/registrations.csv`, planner.token)
  expect(table.text).toMatch(/Velikost trička[\s\S]*;M\r\n$/)
  const page = await seeScreen(db(), questionsLoader, {
    path: `${path}?otazka=${shirt}`,
    params: { id: String(id) },
    token: planner.token,
  })
  expect(page.questions).toMatchObject([{ isRemoved: true, answered: 1 }])
  expect(page.edited).toBeNull()
  expect((await ask('GET', `/api/events/${id}/questions`)).json.questions).toEqual([])
  expect((await acts()).filter((act) => act.startsWith('EVENT_QUESTION'))).toEqual([
    'EVENT_QUESTION_ADDED',
    'EVENT_QUESTION_CHANGED',
    'EVENT_QUESTION_REMOVED',
  ])
})

test('more people answer for themselves, fewer take their answers away, and a planner is not held up', async () => {
  const { id, planner, shirt } = await aRideThatAsks([SHIRT])
  const { token, memberId } = await aRider()
  const change = (body: object) => ask('PATCH', `/api/events/${id}/registration`, token, body)
  const added = await ask('POST', `/api/events/${id}/registrations`, planner.token, {
    memberId,
    passengers: 1,
  })
  const seen = async () => {
    const { ways } = await seeScreen(db(), eventLoader, { path: `/akce/${id}`, token })
    return ways.map(({ to }) => to)
  }
  const asked = await seen()

  const answered = await change({ answers: { [shirt]: ['M', 'L'] } })
  const more = await change({ passengers: 2 })
  const fewer = await change({ passengers: 0 })

  expect([added.status, asked]).toEqual([201, [`/akce/${id}/prihlaska`]])
  expect(answered.json.registration.answers).toEqual({ [shirt]: ['M', 'L'] })
  expect([more.status, Object.keys(more.json.fields)]).toEqual([422, [`answers.${shirt}.2`]])
  expect(fewer.json.registration.answers).toEqual({ [shirt]: ['M'] })
  expect(await seen()).toEqual([])
})

test('a copy of an event asks the same; a ride never asks more than twenty things', async () => {
  const { id, planner } = await aRideThatAsks()
  const copied = await sendForm(db(), newEvent, {
    path: `/admin/events/new?copy=${id}`,
    token: planner.token,
    form: {
      intent: 'save',
      copyOf: String(id),
      title: 'Znovu na Praděd',
      kind: 'ride',
      visibility: 'public',
      startsAt: '2030-05-01T10:00',
    },
  })
  const copy = Number(/\d+/.exec(copied.location ?? '')?.[0])
  const asks = await db().selectFrom('eventQuestion').select('label').where('eventId', '=', copy).execute()

  for (let more = 0; more < 18; more++) await ask('POST', `/api/events/${id}/questions`, planner.token, NIGHT)
  const tooMany = await ask('POST', `/api/events/${id}/questions`, planner.token, NIGHT)

  expect(asks.map(({ label }) => label)).toEqual([SHIRT.label, NIGHT.label])
  expect([tooMany.status, tooMany.json.code]).toEqual([409, 'too_many_questions'])
})
