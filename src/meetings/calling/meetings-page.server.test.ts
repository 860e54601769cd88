import { beforeEach, expect, test } from 'vitest'
import { aMeetingClub } from '../../../test/meetings.ts'
import { seeScreen } from '../../../test/screen.ts'
import { writtenMeetings } from '../../../test/written-meetings.ts'
import { listUnpublished } from './meetings.server.ts'
import { addDays } from '../../ground/values/day.ts'
import { loader } from './meetings.screen.tsx'

const club = aMeetingClub()
const { db, rules } = club
const { aWrittenMeeting } = writtenMeetings(club)
beforeEach(() => rules())

test('minutes are late the day after they were due, not on that very day', async () => {
  const { id, secretary } = await aWrittenMeeting()
  const dueOn = (await listUnpublished(db())).get(id) ?? ''
  const isLate = async (today: string) =>
    (await seeScreen(db(), loader, { path: '/admin/meetings', token: secretary.token, today })).meetings.find(
      (one) => one.id === id,
    )?.minutes?.isLate

  expect([await isLate(addDays(dueOn, -1)), await isLate(dueOn), await isLate(addDays(dueOn, 1))]).toEqual([
    false,
    false,
    true,
  ])
})
