import { beforeEach, expect, test } from 'vitest'
import { pragueDay } from '../../ground/values/day.ts'
import { aRidingClub } from '../../../test/rides.ts'
import { seeScreen } from '../../../test/screen.ts'
import { loader } from './event.screen.tsx'
import { releaseQuotas } from './release-quotas.server.ts'

const { db, aRider, ask, places, inDays, rules } = aRidingClub()
const [olomouc, sumperk] = [1, 2]

beforeEach(async () => {
  await rules()
  await db()
    .insertInto('division')
    .values([
      { id: olomouc, name: 'Olomouc' },
      { id: sumperk, name: 'Šumperk' },
    ])
    .execute()
})

const dayIn = (days: number) => pragueDay(inDays(days))
const register = (id: number, token: string, body?: object) =>
  ask('POST', `/api/events/${id}/register`, token, body)

async function aRide(more: object = {}) {
  const planner = await aRider('Secretary')
  const { status, json } = await ask('POST', '/api/events', planner.token, {
    title: 'Na Praděd',
    kind: 'ride',
    startsAt: inDays(30).toISOString(),
    state: 'published',
    visibility: 'members',
    capacity: 3,
    quotas: [{ division: olomouc, places: 2 }],
    quotasReleasedOn: dayIn(10),
    ...more,
  })
  return { planner, status, json, id: (json.event as { id?: number } | undefined)?.id ?? 0 }
}

test('a kept place waits for its division; others wait for the day it is released', async () => {
  const { id, json } = await aRide()
  const [first, late, own] = [
    await aRider('Member', { divisionId: sumperk }),
    await aRider('Member', { divisionId: sumperk }),
    await aRider('Member', { divisionId: olomouc }),
  ]

  await register(id, first.token)
  const page = await seeScreen(db(), loader, { path: `/akce/${id}`, token: late.token })
  const waits = await register(id, late.token)
  const queued = await seeScreen(db(), loader, { path: `/akce/${id}`, token: own.token })
  const goes = await register(id, own.token)
  await releaseQuotas(db(), inDays(9))
  const before = await places(id)
  await releaseQuotas(db(), inDays(10))

  expect(json.event).toMatchObject({ quotas: [{ division: olomouc, places: 2, taken: 0 }] })
  expect(page.mine.wouldWait).toBe(true)
  expect(page.places.sentence).toMatch(/držíme pro divize: Olomouc\u00a02\. Od /)
  // Somebody waits, and still two places are to be had: by those they are kept for.
  expect([queued.places.free, queued.mine.wouldWait]).toEqual([2, false])
  expect([waits.json.registration, goes.json.registration]).toMatchObject([
    { status: 'waiting', position: 1 },
    { status: 'registered' },
  ])
  expect(before.map(({ status }) => status)).toEqual(['registered', 'waiting', 'registered'])
  expect((await places(id)).map(({ status }) => status)).toEqual(['registered', 'registered', 'registered'])
})

test('all at once, from both divisions: no place is given twice, none of the kept ones to others', async () => {
  const { id } = await aRide({ capacity: 5 })
  const crowd = await Promise.all(
    // Those for whom nothing is kept are more, and come first.
    Array.from({ length: 13 }, (_, index) =>
      aRider('Member', { divisionId: index < 10 ? sumperk : olomouc }),
    ),
  )

  await Promise.all(crowd.map(({ token }) => register(id, token)))

  const going = (await places(id)).filter(({ status }) => status === 'registered')
  const others = going.filter(({ memberId }) => crowd.findIndex((one) => one.memberId === memberId) < 10)
  expect(going).toHaveLength(5)
  expect(others.length).toBeLessThanOrEqual(3)
})

test.each([
  [
    {
      quotas: [
        { division: 1, places: 2 },
        { division: 2, places: 2 },
      ],
    },
    'quotas.1.places',
  ],
  [{ capacity: null }, 'capacity'],
  [{ quotasReleasedOn: null }, 'quotasReleasedOn'],
  [{ quotas: [{ division: 999_999, places: 1 }] }, 'quotas'],
  [
    {
      quotas: [
        { division: 1, places: 1 },
        { division: 1, places: 1 },
      ],
    },
    'quotas',
  ],
])('%j is refused at %s', async (more, field) => {
  const { status, json } = await aRide(more)

  expect([status, Object.keys(json.fields as object)]).toEqual([422, [field]])
})

test('fewer places than are kept are refused where they are written', async () => {
  const { id, planner } = await aRide()

  const { status, json } = await ask('PATCH', `/api/events/${id}`, planner.token, { version: 1, capacity: 1 })

  expect([status, json.fields]).toEqual([422, { capacity: expect.stringMatching(/^Víc míst, než má/) }])
})
