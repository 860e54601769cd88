import { beforeEach, expect, test } from 'vitest'
import { aMeetingClub } from '../../../test/meetings.ts'
import { seeScreen } from '../../../test/screen.ts'
import { writtenMeetings } from '../../../test/written-meetings.ts'
import { loader } from './minutes.screen.tsx'

const club = aMeetingClub()
const { db, rules, ask, aSecretary, voters, anOpenMeeting } = club
const { aWrittenMeeting } = writtenMeetings(club)
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

test('minutes are whole once everybody has signed, the recorder among them; without one they are not', async () => {
  const { id, secretary, recorder, verifier } = await aWrittenMeeting()
  const isComplete = async () =>
    (
      await seeScreen(db(), loader, {
        path: `/admin/membership/meetings/${id}/minutes`,
        token: secretary.token,
      })
    ).isComplete
  const sign = ({ memberId }: { readonly memberId: number }, signedAt: Date | null) =>
    db()
      .updateTable('meetingPart')
      .set({ signedAt })
      .where('meetingId', '=', id)
      .where('memberId', '=', memberId)
      .execute()

  const nobody = await isComplete()
  await sign(verifier, new Date())
  const one = await isComplete()
  await sign(recorder, new Date())
  const both = await isComplete()
  await db()
    .deleteFrom('meetingPart')
    .where('meetingId', '=', id)
    .where('memberId', '=', recorder.memberId)
    .execute()

  expect([nobody, one, both, await isComplete()]).toEqual([false, false, true, false])
})
