import { beforeEach, expect, test } from 'vitest'
import { aMeetingClub } from '../../../test/meetings.ts'
import { seeScreen } from '../../../test/screen.ts'
import { addDays, pragueDay } from '../../ground/values/day.ts'
import { dayInFigures } from '../../ground/values/day-in-words.ts'
import { momentOn } from '../../ground/values/moment.ts'
import { loader } from '../calling/meeting.screen.tsx'
import { writeMinutes } from './minutes-text.ts'
import { readRecord } from './read-record.server.ts'

const { db, rules, aSecretary, crowd, aCalledMeeting, inDays } = aMeetingClub()
beforeEach(rules)

test('called in time, the minutes and the meeting say how many were told too late, by the days of Prague', async () => {
  const secretary = await aSecretary()
  const { id: meetingId } = await aCalledMeeting(secretary.id)
  const lastDay = addDays(pragueDay(inDays(0)), -30)
  const after = addDays(lastDay, 1)
  const people = await crowd(6)
  const paper = (paperOn: string) => ({ paperOn, paperBy: secretary.id })
  const ways = [
    { postedAt: momentOn(lastDay, '23:30') },
    { postedAt: momentOn(after, '00:30') },
    { postedAt: momentOn(lastDay, '08:00'), ...paper(after) },
    paper(lastDay),
    paper(after),
    {},
  ]
  await db()
    .insertInto('meetingInvitee')
    .values(ways.map((way, index) => ({ meetingId, memberId: people[index] ?? 0, ...way })))
    .execute()

  const text = writeMinutes(await readRecord(db(), meetingId))
  const page = await seeScreen(db(), loader, {
    path: `/admin/meetings/${meetingId}`,
    token: secretary.token,
    params: { id: String(meetingId) },
  })

  const day = dayInFigures(lastDay, 'cs')
  expect(text).toContain(
    `Lhůta je dodržena.\n- Pozvánek, které odešly až po posledním dni lhůty (${day}): 2.`,
  )
  expect(page.called).toContain(`Po posledním dni lhůty (${day}) odešlo pozvánek: 2. Bude to i v zápisu.`)
})
