import { beforeEach, expect, test } from 'vitest'
import { aRidingClub } from '../../../test/rides.ts'
import { seeScreen, sendForm } from '../../../test/screen.ts'
import { loader as eventLoader } from '../events/event.screen.tsx'
import { action, loader } from './crew.screen.tsx'
import { loader as captainLoader } from './captain.screen.tsx'

const { db, anEvent, aRider, inDays, rules } = aRidingClub()

beforeEach(rules)

test('a planner names a sweep by search, sees him and releases him', async () => {
  const [planner, petr] = [
    await aRider('Secretary'),
    await aRider('Member', { firstName: 'Petr', lastName: 'Řehoř', nickname: 'Šroub' }),
  ]
  const { id } = await anEvent()
  const memberId = String(petr.memberId)
  const path = `/admin/events/${id}/crew`
  const send = (form: Record<string, string>) => sendForm(db(), action, { path, token: planner.token, form })
  const see = (query = '') => seeScreen(db(), loader, { path: path + query, token: planner.token })

  const { found } = await see('?pridat=rehor')
  const named = await send({ intent: 'name', memberId, part: 'sweep' })
  const { crew } = await see()
  const wrong = await send({ intent: 'name', memberId, part: 'boss' })
  const released = await send({ intent: 'release', memberId })

  expect(found).toMatchObject([{ memberId: petr.memberId }])
  expect((await see('?pridat=+r')).found).toBeNull()
  expect([named.answer.done, released.answer.done]).toEqual([
    { what: 'named', name: 'Petr Řehoř' },
    { what: 'released', name: 'Petr Řehoř' },
  ])
  expect(crew).toEqual([{ memberId: petr.memberId, part: 'sweep', name: 'Petr „Šroub“ Řehoř' }])
  expect(wrong.fault?.fields).toHaveProperty('part')
  expect((await see()).crew).toEqual([])
})

test('of a ride that is not announced yet its crew may be named, too', async () => {
  const planner = await aRider('Secretary')
  const { id } = await anEvent({ state: 'draft', title: 'Teprve bude' })

  const { name } = await seeScreen(db(), loader, { path: `/admin/events/${id}/crew`, token: planner.token })

  expect(name).toBe('Teprve bude')
})

test('the event names its sweep to members and shows the captain his phone; strangers see neither', async () => {
  const petr = await aRider('RoadCaptain', { firstName: 'Petr', lastName: 'Řehoř' })
  const [member, { id }] = [await aRider(), await anEvent({ startsAt: inDays(1) })]
  await db().insertInto('eventCrew').values({ eventId: id, memberId: petr.memberId, part: 'sweep' }).execute()
  const see = async (token: string | null) => {
    const { facts, ways } = await seeScreen(db(), eventLoader, { path: `/akce/${id}`, token })
    return [(facts as { sweeps: unknown }).sweeps, ways.map(({ to }) => to)]
  }

  expect(await see(petr.token)).toEqual(['Petr Řehoř', [`/akce/${id}/kapitan`, `/akce/${id}/skupiny`]])
  expect(await see(member.token)).toEqual(['Petr Řehoř', []])
  expect(await see(null)).toEqual([null, []])
})

test('the captain’s phone opens to whom is named, also to a Road Captain; to others it does not', async () => {
  const [petr, member] = [await aRider('RoadCaptain'), await aRider('Webmaster')]
  const { id } = await anEvent({ startsAt: inDays(1), leaderId: petr.memberId, title: 'Na Praděd' })
  const see = (token: string | null) => seeScreen(db(), captainLoader, { path: `/akce/${id}/kapitan`, token })

  expect((await see(petr.token)).title).toMatch(/^Na Praděd/)
  await expect(see(member.token)).rejects.toMatchObject({ status: 403 })
  await expect(see(null)).rejects.toMatchObject({ status: 302 })
})

test('the screen says that an event was called off', async () => {
  const { token } = await aRider('Secretary')
  const isCancelled = async (input: Parameters<typeof anEvent>[0]) => {
    const { id } = await anEvent(input)
    return (await seeScreen(db(), loader, { path: `/admin/events/${id}/crew`, token })).isCancelled
  }

  expect([
    await isCancelled({}),
    await isCancelled({ state: 'draft' }),
    await isCancelled({ state: 'cancelled', cancelledAt: new Date() }),
  ]).toEqual([false, false, true])
})
