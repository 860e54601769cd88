import { beforeEach, expect, test } from 'vitest'
import { aRidingClub } from '../../../test/rides.ts'
import { seeScreen, sendForm } from '../../../test/screen.ts'
import { cardToken } from '../../people/cards/card-token.server.ts'
import { findFeedKey } from '../events/calendar-feeds.server.ts'
import { MOST_PASSENGERS } from '../events/registration.ts'
import { action as feeds } from './events.screen.tsx'
import { action, loader } from './people.screen.tsx'

const { db, anEvent, aRider, places, rules } = aRidingClub()
let planner = { id: 0, token: '' }

beforeEach(async () => {
  await rules()
  planner = await aRider('Secretary')
})

const send = (id: number, form: Readonly<Record<string, string>>) =>
  sendForm(db(), action, { path: `/admin/events/${id}/people`, token: planner.token, form })
const isHere = async () =>
  (await db().selectFrom('registration').select('checkedInAt').orderBy('id').execute()).map(
    ({ checkedInAt }) => checkedInAt !== null,
  )

test('somebody is put on the list, given a passenger, ticked off and back, and taken off', async () => {
  const rider = await aRider('Member', { firstName: 'Petr', lastName: 'Řehoř' })
  const { id } = await anEvent()
  const memberId = String(rider.memberId)
  const name = 'Petr Řehoř'

  const added = await send(id, { intent: 'add', memberId })
  const changed = await send(id, { intent: 'change', memberId, passengers: '1' })
  const listed = await places(id)
  const here = await send(id, { intent: 'here', memberId })
  const ticked = await isHere()
  const undone = await send(id, { intent: 'undo', memberId })
  const unticked = await isHere()
  const removed = await send(id, { intent: 'remove', memberId })

  expect([added, changed, here, undone, removed].map(({ answer }) => answer.done)).toEqual(
    ['added', 'changed', 'here', 'undo', 'removed'].map((what) => ({ what, name })),
  )
  expect(listed).toEqual([{ memberId: rider.memberId, status: 'registered', passengers: 1 }])
  expect([ticked, unticked]).toEqual([[true], [false]])
  expect(await places(id)).toMatchObject([{ status: 'cancelled' }])
})

test('a card is read by its code; who does not fit waits', async () => {
  const [first, second] = [await aRider(), await aRider()]
  const { id } = await anEvent({ capacity: 1 })
  await send(id, { intent: 'add', memberId: String(first.memberId) })

  const queued = await send(id, { intent: 'add', memberId: String(second.memberId) })
  const scanned = await send(id, { intent: 'scan', code: cardToken(first.memberId, 0) })
  const strange = await send(id, { intent: 'scan', code: 'nic' })

  expect([queued.answer.done, scanned.answer.done]).toMatchObject([{ what: 'queued' }, { what: 'here' }])
  expect(strange.code).not.toBeNull()
  expect(await isHere()).toEqual([true, false])
})

test('the list says how many come and how many of them are here, passengers too', async () => {
  const [first, second] = [await aRider(), await aRider()]
  const { id } = await anEvent()
  for (const { memberId } of [first, second]) await send(id, { intent: 'add', memberId: String(memberId) })
  await send(id, { intent: 'change', memberId: String(first.memberId), passengers: '1' })
  await send(id, { intent: 'here', memberId: String(second.memberId) })

  const page = await seeScreen(db(), loader, { path: `/admin/events/${id}/people`, token: planner.token })

  expect([page.people, page.here, page.going.length, page.waiting]).toEqual([3, 1, 2, []])
})

test.each([
  [{ intent: 'add', memberId: 'x' }, 'memberId'],
  [{ intent: 'add', memberId: '1', passengers: '9' }, 'passengers'],
  [{ intent: 'here' }, 'memberId'],
  [{ intent: 'scan', code: 'x'.repeat(301) }, 'code'],
  [{ intent: 'sabotage' }, 'intent'],
])('%j says so at %s', async (form, field) => {
  const { id } = await anEvent()

  const told = await send(id, form)

  expect([told.status, Object.keys(told.fault?.fields ?? {})]).toEqual([422, [field]])
})

test('nobody is put on it twice, and who is not on it is not taken off', async () => {
  const rider = await aRider()
  const { id } = await anEvent()
  const memberId = String(rider.memberId)
  const off = await send(id, { intent: 'remove', memberId })
  await send(id, { intent: 'add', memberId })

  const twice = await send(id, { intent: 'add', memberId })
  const nobody = await send(id, { intent: 'add', memberId: '999999' })

  expect([off.code, twice.code, nobody.code]).toEqual(['not_on_the_list', 'already_on_the_list', 'not_found'])
})

test('the list names the event in the tab; of no event there is none', async () => {
  const { id } = await anEvent({ title: 'Na Praděd' })
  const see = (path: string) => seeScreen(db(), loader, { path, token: planner.token })

  expect((await see(`/admin/events/${id}/people`)).title).toMatch(/: Na Praděd · ./)
  await expect(see('/admin/events/999999/people')).rejects.toMatchObject({ status: 404 })
})

test('an own calendar gets its key, another one, and none', async () => {
  const { id, token } = await aRider()
  const ask = (intent: string) => sendForm(db(), feeds, { path: '/admin/events', token, form: { intent } })

  const made = await ask('renew')
  const first = await findFeedKey(db(), id)
  await ask('renew')
  const second = await findFeedKey(db(), id)
  await ask('revoke')

  expect([made.status, made.location]).toEqual([303, '/admin/events#kalendar'])
  expect([first === null, second === null, first === second]).toEqual([false, false, false])
  expect(await findFeedKey(db(), id)).toBeNull()
  expect((await ask('steal')).fault?.fields).toHaveProperty('intent')
})

test('a payment that was put away is nobody’s debt on the list', async () => {
  const riders = [await aRider(), await aRider(), await aRider()]
  const { id } = await anEvent({ price: 30_000 })
  for (const { memberId } of riders) await send(id, { intent: 'add', memberId: String(memberId) })
  const told = async () =>
    (await seeScreen(db(), loader, { path: `/admin/events/${id}/people`, token: planner.token })).going.map(
      ({ payment }) => payment,
    )
  const before = await told()
  const set = async (index: number, values: object) => {
    const rows = await db().selectFrom('payment').select('id').orderBy('id').execute()
    await db()
      .updateTable('payment')
      .set(values)
      .where('id', '=', rows[index]?.id ?? 0)
      .execute()
  }
  await set(0, { status: 'PAID', paidAt: new Date() })
  await set(1, { status: 'ARCHIVED', archivedAt: new Date() })

  expect([before, await told()]).toEqual([
    ['unpaid', 'unpaid', 'unpaid'],
    ['paid', null, 'unpaid'],
  ])
})

test('so many ride along at most as there are places beside the rider', async () => {
  const most = async (capacity: number | null) => {
    const { id } = await anEvent({ capacity })
    return (await seeScreen(db(), loader, { path: `/admin/events/${id}/people`, token: planner.token }))
      .mostPassengers
  }

  expect([await most(1), await most(2), await most(null)]).toEqual([0, 1, MOST_PASSENGERS])
})
