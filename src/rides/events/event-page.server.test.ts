import { beforeEach, expect, test } from 'vitest'
import { someone } from '../../../test/club.ts'
import { aRidingClub } from '../../../test/rides.ts'
import { seeScreen, sendForm } from '../../../test/screen.ts'
import { action, loader } from './event.screen.tsx'

const { db, anEvent, aRider, places, rules } = aRidingClub()

beforeEach(rules)

const send = (id: number, token: string | null, form: Readonly<Record<string, string>>) =>
  sendForm(db(), action, { path: `/akce/${id}`, token, form })

test('a rider registers, changes his party and leaves; each time he returns to the event', async () => {
  const { token, memberId } = await aRider()
  const { id } = await anEvent()

  const came = await send(id, token, { intent: 'register', passengers: '1', note: ' Přijedu později ' })
  const registered = await db().selectFrom('registration').select(['passengers', 'note']).execute()
  const changed = await send(id, token, { intent: 'change', passengers: '0', note: '' })
  const alone = await db().selectFrom('registration').select(['passengers', 'note']).execute()
  const left = await send(id, token, { intent: 'unregister' })

  expect([came, changed, left].map(({ status, location }) => [status, location])).toEqual(
    Array.from({ length: 3 }, () => [303, `/akce/${id}`]),
  )
  expect(
    [came, changed, left].map(({ cookies }) => /eventRegistered|saved|eventLeft/.exec(cookies.join())?.[0]),
  ).toEqual(['eventRegistered', 'saved', 'eventLeft'])
  expect([registered, alone]).toEqual([
    [{ passengers: 1, note: 'Přijedu později' }],
    [{ passengers: 0, note: null }],
  ])
  expect(await places(id)).toMatchObject([{ memberId, status: 'cancelled' }])
})

test('from a card elsewhere he returns there, and only there', async () => {
  const { token } = await aRider()
  const { id } = await anEvent()

  const back = await send(id, token, { intent: 'register', back: '/admin/events' })
  const away = await send(id, token, { intent: 'unregister', back: 'https://jinam.test' })

  expect(back.location).toBe('/admin/events')
  expect(Object.keys(away.fault?.fields ?? {})).toEqual(['back'])
})

test.each([
  [{ passengers: 'dva' }, 'passengers'],
  [{ passengers: '9' }, 'passengers'],
  [{ note: 'x'.repeat(501) }, 'note'],
  [{ intent: 'sabotage' }, 'intent'],
])('a form with %j says so at %s and keeps what was written', async (wrong, field) => {
  const { token } = await aRider()
  const { id } = await anEvent()

  const told = await send(id, token, { intent: 'register', passengers: '1', note: 'Jedu', ...wrong })

  expect([told.status, Object.keys(told.fault?.fields ?? {})]).toEqual([422, [field]])
  expect(told.fault?.values).toHaveProperty('note')
  expect(await places(id)).toEqual([])
})

test('who may not is told why', async () => {
  const { id } = await anEvent()
  const closed = await anEvent({ state: 'cancelled', cancelledAt: new Date(), cancelReason: 'Bouřka' })
  const newcomer = await someone(db(), 'Member', { confirmedRulesVersion: null })
  const { token } = await aRider()
  const codes = [
    await send(id, null, { intent: 'register' }),
    await send(id, newcomer.token, { intent: 'register' }),
    await send(closed.id, token, { intent: 'register' }),
    await send(id, token, { intent: 'unregister' }),
    await send(999_999, token, { intent: 'register' }),
  ].map(({ code }) => code)

  expect(codes.slice(0, 2)).toEqual(['sign_in_to_register', 'rules_not_confirmed'])
  expect(codes.slice(2).every((code) => code !== null)).toBe(true)
  expect([...(await places(id)), ...(await places(closed.id))]).toEqual([])
})

test('an event has its name in the tab and without the club’s where it is shared', async () => {
  const { id } = await anEvent({ title: 'Na Praděd' })

  const shown = await seeScreen(db(), loader, { path: `/akce/${id}`, token: null })

  expect(shown.title).toMatch(/^Na Praděd · ./)
  expect(shown.shared.title).toBe('Na Praděd')
  await expect(
    seeScreen(db(), loader, { path: '/akce/x', token: null, params: { id: '01' } }),
  ).rejects.toMatchObject({ status: 404 })
})

test('members see the faces of those who ride, strangers nobody', async () => {
  const { token, memberId } = await aRider()
  const { id } = await anEvent()
  await db()
    .updateTable('member')
    .set({ photoKey: 'a'.repeat(32) })
    .where('id', '=', memberId)
    .execute()
  await send(id, token, { intent: 'register' })
  const see = (whose: string | null) =>
    seeScreen(db(), loader, { path: `/akce/${id}`, token: whose, params: { id: String(id) } })

  const [seen, unseen] = [await see(token), await see(null)]

  expect(seen.going?.people.map(({ photoUrl }) => photoUrl)).toEqual([`/portraits/${'a'.repeat(32)}/96.webp`])
  expect(unseen.going).toBeNull()
})

test('who goes are those who have a place: not who waits, nor who called off', async () => {
  const { id } = await anEvent({ capacity: 2 })
  const riders = [await aRider(), await aRider(), await aRider(), await aRider()]
  const [first, second, third, fourth] = riders
  for (const { token } of riders.slice(0, 3)) await send(id, token, { intent: 'register' })
  await send(id, first?.token ?? '', { intent: 'unregister' })
  await send(id, fourth?.token ?? '', { intent: 'register' })

  const { going } = await seeScreen(db(), loader, {
    path: `/akce/${id}`,
    token: first?.token ?? '',
    params: { id: String(id) },
  })

  expect(await places(id)).toHaveLength(4)
  expect(going?.people.map((one) => one.id)).toEqual([second?.memberId, third?.memberId])
})

test('who leads and who is of the crew is told to members, and what is for them stays out of searches', async () => {
  const leader = await aRider('Member', { firstName: 'Petr', lastName: 'Vedoucí' })
  const { token } = await aRider()
  const { id } = await anEvent()
  const { id: hidden } = await anEvent({ visibility: 'members' })
  await db()
    .insertInto('eventCrew')
    .values({ eventId: id, memberId: leader.memberId, part: 'sweep' })
    .execute()
  const see = (whose: string | null, event = id) =>
    seeScreen(db(), loader, { path: `/akce/${event}`, token: whose, params: { id: String(event) } })

  const [member, stranger, closed] = [await see(token), await see(null), await see(token, hidden)]

  expect(JSON.stringify(member.facts)).toContain('Vedoucí')
  expect(JSON.stringify(stranger.facts)).not.toContain('Vedoucí')
  expect([member.structured === null, stranger.structured === null, closed.structured]).toEqual([
    false,
    false,
    null,
  ])
})

test('whoever called off is asked for no money', async () => {
  const { token } = await aRider()
  const { id } = await anEvent({ price: 30_000 })
  const money = async () =>
    JSON.stringify(
      (await seeScreen(db(), loader, { path: `/akce/${id}`, token, params: { id: String(id) } })).mine,
    )
  await send(id, token, { intent: 'register' })
  const owed = await money()
  await db().updateTable('registration').set({ status: 'cancelled' }).execute()

  expect(owed).toMatch(/"payment":[^n]/)
  expect(await money()).not.toMatch(/"payment":[^n]/)
})
