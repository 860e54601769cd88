import { expect, test } from 'vitest'
import { aMember } from '../../../test/club.ts'
import { useDatabase } from '../../../test/database.ts'
import type { EventTable } from '../../ground/tables/rides.ts'
import { ridesTogether } from './rides-together.server.ts'

const db = useDatabase()
const NOW = new Date('2026-11-16T12:00:00Z')

type Ride = {
  readonly title: string
  readonly on: string
  readonly kind?: EventTable['kind']
  readonly state?: 'published' | 'cancelled'
  /** Who was ticked off at the start, of those who registered. */
  readonly here?: readonly number[]
  readonly waiting?: readonly number[]
}

async function aRide(people: readonly number[], ride: Ride): Promise<void> {
  const { id: eventId } = await db()
    .insertInto('event')
    .values({
      title: ride.title,
      kind: ride.kind ?? 'ride',
      startsAt: new Date(`${ride.on}T08:00:00Z`),
      visibility: 'public',
      state: ride.state ?? 'published',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db()
    .insertInto('registration')
    .values(
      people.map((memberId) => ({
        eventId,
        memberId,
        status: ride.waiting?.includes(memberId) ? ('waiting' as const) : ('registered' as const),
        checkedInAt: ride.here?.includes(memberId) ? NOW : null,
      })),
    )
    .execute()
}

test('rides two people were both on are counted, the last one is named', async () => {
  const people = [(await aMember(db())).id, (await aMember(db())).id, (await aMember(db())).id] as const
  const [me, him, another] = people
  await aRide([me, him], { title: 'Okruh', on: '2025-06-01' })
  await aRide([me, him], { title: 'Za dobrou věc', on: '2026-06-01', kind: 'charity', here: [me, him] })
  await aRide([me, him, another], { title: 'Nepřijel', on: '2026-07-01', here: [me, another] })
  await aRide([me, him], { title: 'Náhradník', on: '2026-07-02', waiting: [him] })
  await aRide([me, him], { title: 'Večírek', on: '2026-07-03', kind: 'party' })
  await aRide([me, him], { title: 'Zrušená', on: '2026-07-04', state: 'cancelled' })
  await aRide([me, him], { title: 'Teprve bude', on: '2026-12-01' })
  await aRide([me], { title: 'Sám', on: '2026-08-01' })

  expect(await ridesTogether(db(), [me, him], NOW)).toEqual({
    count: 2,
    lastTitle: 'Za dobrou věc',
    lastOn: '2026-06-01',
  })
  expect(await ridesTogether(db(), [him, another], NOW)).toBeNull()
})
