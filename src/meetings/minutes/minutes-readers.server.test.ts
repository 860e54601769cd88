import { beforeEach, expect, test } from 'vitest'
import { aMeetingClub } from '../../../test/meetings.ts'
import { seeScreen } from '../../../test/screen.ts'
import { loader } from './minutes.screen.tsx'

const { db, rules, ask, aSecretary, voters, anOpenMeeting } = aMeetingClub()
beforeEach(rules)

test('minutes in the making are read by who leads, writes or verifies; not by who stands at the door', async () => {
  const secretary = await aSecretary()
  const people = await voters(5)
  const { id } = await anOpenMeeting(
    secretary,
    people.map(({ memberId }) => memberId),
  )
  const parts = ['chair', 'recorder', 'verifier', 'door'] as const
  await db()
    .insertInto('meetingPart')
    .values(parts.map((part, index) => ({ meetingId: id, memberId: people[index]?.memberId ?? 0, part })))
    .execute()

  const told = await Promise.all(
    people.map(async ({ token }) => (await ask('GET', `/api/meetings/${id}/minutes`, token)).status),
  )
  const onScreen = await seeScreen(db(), loader, {
    path: `/admin/membership/meetings/${id}/minutes`,
    token: people[3]?.token ?? '',
  }).catch((error: unknown) => error)

  expect(told).toEqual([200, 200, 200, 403, 403])
  expect(onScreen).toBeInstanceOf(Response)
})
