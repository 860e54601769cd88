import { beforeEach, expect, test } from 'vitest'
import { aRidingClub } from '../../../test/rides.ts'
import { seeScreen } from '../../../test/screen.ts'
import { loader as calendar } from '../events/calendar.screen.tsx'
import { loader } from './events.screen.tsx'
import { loader as people } from './people.screen.tsx'

const { db, anEvent, aRider, rules, inDays } = aRidingClub()
beforeEach(rules)

test('each tab has its own: what is ahead, what was, and drafts for those who plan', async () => {
  const [planner, member] = [await aRider('Secretary'), await aRider()]
  await anEvent({ title: 'Příští' })
  await anEvent({ title: 'Minulá', startsAt: inDays(-40) })
  await anEvent({ title: 'Stará rozepsaná', state: 'draft', startsAt: inDays(-40) })
  const titles = async (token: string, tab: string) =>
    (
      await seeScreen(db(), loader, {
        path: `/admin/events?tab=${tab}&rok=${inDays(-40).getFullYear()}`,
        token,
      })
    ).items.map(({ title }) => title)

  expect(await titles(planner.token, 'past')).toEqual(['Minulá'])
  expect(await titles(planner.token, 'drafts')).toEqual(['Stará rozepsaná'])
  expect(await titles(member.token, 'drafts')).toEqual(['Příští'])
})

test('the public calendar lists among past years what is over', async () => {
  const soon = await anEvent({ title: 'Zítra', startsAt: inDays(1) })
  await anEvent({ title: 'Včera', startsAt: inDays(-2) })
  const year = inDays(-2).getFullYear()

  const { past } = await seeScreen(db(), calendar, { path: `/akce?rok=${year}`, token: null })

  expect(past?.events.map(({ title }) => title)).toEqual(['Včera'])
  expect(soon.startsAt.getTime()).toBeGreaterThan(Date.now())
})

test('whoever is found is marked where he is on the list already', async () => {
  const planner = await aRider('Secretary')
  const [there, away] = [
    await aRider('Member', { lastName: 'Hledaný' }),
    await aRider('Member', { lastName: 'Hledaná' }),
  ]
  const { id } = await anEvent()
  await db()
    .insertInto('registration')
    .values({ eventId: id, memberId: there.memberId, status: 'registered' })
    .execute()

  const { found } = await seeScreen(db(), people, {
    path: `/admin/events/${id}/people?pridat=hledan`,
    token: planner.token,
  })

  expect(new Map(found?.map((one) => [one.id, one.isListed]))).toEqual(
    new Map([
      [there.memberId, true],
      [away.memberId, false],
    ]),
  )
})
