import { expect, test } from 'vitest'
import { seeScreen, sendForm } from '../../../test/screen.ts'
import { aRingingClub } from '../../../test/ringing-club.ts'
import { loader as seeEvent } from '../../rides/events/event.screen.tsx'
import { action, loader } from './push.screen.tsx'

const { db, aRider, ask, anEvent, turnedOn } = aRingingClub()
const path = '/admin/settings/push'

const see = (token: string) => seeScreen(db(), loader, { path, token })
const send = (token: string, form: Record<string, string>) => sendForm(db(), action, { path, token, form })

test('a device is listed, told of less, and turned off; somebody else’s is not there', async () => {
  const [eva, other] = [await aRider(), await aRider()]
  const deviceId = String((await turnedOn(eva)).id)

  const before = await see(eva.token)
  const foreign = await send(other.token, { intent: 'choose', deviceId, payment: 'on' })
  const chosen = await send(eva.token, { intent: 'choose', deviceId, payment: 'on' })
  const after = await see(eva.token)
  const off = await send(eva.token, { intent: 'turn-off', deviceId })

  expect(before.devices).toMatchObject([{ told: null, topics: ['invitation', 'change', 'place', 'payment'] }])
  expect(foreign.code).toBe('not_found')
  expect([chosen.answer, after.devices[0]?.topics]).toEqual([{ done: 'saved' }, ['payment']])
  expect([off.answer, (await see(eva.token)).devices]).toEqual([{ done: 'turnedOff' }, []])
})

test('only those with an office are offered its queue', async () => {
  const topics = async (token: string) => (await see(token)).topics.map(({ topic }) => topic)

  expect(await topics((await aRider()).token)).not.toContain('queue')
  expect(await topics((await aRider('Treasurer')).token)).toContain('queue')
})

test('whoever has said that he comes is offered it, until one of his devices is told', async () => {
  const rider = await aRider()
  const { token } = rider
  const { id } = await anEvent()
  const offer = async (of: string | null) =>
    (await seeScreen(db(), seeEvent, { path: `/akce/${id}`, token: of })).mine.offer

  const before = [await offer(null), await offer(token)]
  await ask('POST', `/api/events/${id}/register`, token, {})
  const after = await offer(token)
  await turnedOn(rider)

  expect([...before, after, await offer(token)]).toEqual([null, null, 'Dát mi vědět o změnách hned', null])
})
