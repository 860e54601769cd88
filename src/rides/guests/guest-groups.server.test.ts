import { beforeEach, expect, test } from 'vitest'
import { aWelcomingClub } from '../../../test/guests.ts'
import { seeScreen, sendForm } from '../../../test/screen.ts'
import { action, loader } from '../groups/groups.screen.tsx'

const { db, aRider, ask, acts, rules, conditions, inDays, welcoming, aGuest, look } = aWelcomingClub()

beforeEach(async () => {
  await rules()
  await conditions()
})

/** Two members and a guest of one ride, and where the captain deals them into groups. */
async function aMixedRide() {
  const leader = await aRider('RoadCaptain', { lastName: 'Vede' })
  const other = await aRider('Member', { lastName: 'Druhy' })
  const event = await welcoming({ startsAt: inDays(1), leaderId: leader.memberId })
  for (const { token } of [leader, other]) await ask('POST', `/api/events/${event.id}/register`, token, {})
  const link = await aGuest(event.id)
  const guest = await db().selectFrom('guest').select('id').executeTakeFirstOrThrow()
  const path = `/akce/${event.id}/skupiny`
  const seat = { path, params: { id: String(event.id) }, token: leader.token }
  const send = (form: Record<string, string>) => sendForm(db(), action, { ...seat, form })
  return { event, leader, link, number: -guest.id, send, see: () => seeScreen(db(), loader, seat) }
}

test('a guest is dealt into a group among members, and sees on his page which and who leads it', async () => {
  const { link, number, send, see } = await aMixedRide()
  const before = await look(link)

  await send({ intent: 'propose', size: '8' })

  const { groups, without } = await see()
  const after = await look(link)
  expect([groups.length, without]).toEqual([1, []])
  expect(groups[0]?.people.find(({ memberId }) => memberId === number)).toMatchObject({
    name: 'Karel Host',
    part: null,
    isGuest: true,
  })
  expect([before.guest?.group, after.guest?.group]).toEqual([null, { number: 1, lead: 'Jan Vede' }])
})

test('the captain moves a guest like everybody, by a button or a call', async () => {
  const { event, leader, number, send, see } = await aMixedRide()
  await send({ intent: 'propose', size: '8' })

  const moved = await send({ intent: 'move', memberId: String(number), place: '2:lead' })
  const alone = (await see()).groups.find((group) => group.number === 2)
  const out = await ask('PUT', `/api/events/${event.id}/groups/${number}`, leader.token, {
    group: null,
    part: null,
  })
  const nobody = await ask('PUT', `/api/events/${event.id}/groups/-999`, leader.token, {
    group: 1,
    part: null,
  })

  expect([moved.status, alone?.lead?.memberId, out.status]).toEqual([303, number, 200])
  expect((await see()).without.map(({ memberId }) => memberId)).toEqual([number])
  expect(nobody.json.code).toBe('not_on_the_list')
  expect((await acts()).filter((act) => act === 'RIDER_MOVED')).toHaveLength(2)
})
