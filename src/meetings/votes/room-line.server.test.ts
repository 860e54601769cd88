import { beforeEach, expect, test } from 'vitest'
import { anApp, call } from '../../../test/app.ts'
import { aMeetingClub } from '../../../test/meetings.ts'
import { until } from '../../../test/until.ts'

const { db, ask, rules, aSecretary, voters, anOpenMeeting, openVote, close } = aMeetingClub()
beforeEach(rules)

type Picture = {
  readonly state: string
  readonly present: number
  readonly vote: { readonly came: number; readonly counts: readonly number[] | null } | null
  readonly results: readonly unknown[]
}

/** The wall: what it was told so far, and whether its line has ended. */
async function aWall(meetingId: number, token: string) {
  const answer = await anApp(db()).request(`http://localhost:3000/api/meetings/${meetingId}/room/stream`, {
    headers: { host: 'localhost:3000', authorization: `Bearer ${token}` },
  })
  const told: Picture[] = []
  const wall = { status: answer.status, told, hasEnded: false }
  const read = async () => {
    let text = ''
    for await (const bytes of answer.body ?? []) {
      text += Buffer.from(bytes).toString('utf8')
      const pictures = text.split('\n\n')
      text = pictures.pop() ?? ''
      for (const picture of pictures)
        if (picture.startsWith('data: ')) told.push(JSON.parse(picture.slice(6)) as Picture)
    }
    wall.hasEnded = true
  }
  if (answer.ok) void read()
  return wall
}

test('the wall is told who came, each vote and how it goes, the result and the end, without asking', async () => {
  const secretary = await aSecretary()
  const phones = await voters(3)
  const meeting = await anOpenMeeting(
    secretary,
    phones.slice(0, 2).map(({ memberId }) => memberId),
  )
  const wall = await aWall(meeting.id, secretary.token)
  const last = () => wall.told.at(-1)

  await until(() => last()?.present === 2)
  await ask('POST', `/api/meetings/${meeting.id}/presence`, secretary.token, {
    act: 'came',
    memberId: phones[2]?.memberId,
  })
  await until(() => last()?.present === 3)
  const { json } = await openVote(meeting.id, secretary.token, { way: 'phone', pointId: meeting.points[0] })
  for (const [index, { token }] of phones.slice(0, 2).entries())
    await ask('POST', `/api/votes/${json.id}/public-ballot`, token, { choice: [index + 1] })
  await until(() => last()?.vote?.came === 2)
  const running = last()?.vote
  await close(json.id, secretary.token)
  await until(() => last()?.results.length === 1)
  await ask('POST', `/api/meetings/${meeting.id}/close`, secretary.token)
  await until(() => wall.hasEnded)

  expect(running).toMatchObject({ number: 1, came: 2, counts: [1, 1], abstained: 0 })
  expect(last()).toMatchObject({ state: 'closed', vote: null })
})

test('of a secret vote the wall learns how many, never how it goes', async () => {
  const secretary = await aSecretary()
  const [phone] = await voters(1)
  const meeting = await anOpenMeeting(secretary, [phone?.memberId ?? 0])
  await openVote(meeting.id, secretary.token, { way: 'secret', pointId: meeting.points[0] })

  const wall = await aWall(meeting.id, secretary.token)
  await until(() => wall.told.length > 0)

  expect(wall.told[0]?.vote).toMatchObject({ taken: 0, came: 0, counts: null, abstained: null })
})

test('the line is no stranger’s, and ends with the session of who looks', async () => {
  const secretary = await aSecretary()
  const [phone] = await voters(1)
  const meeting = await anOpenMeeting(secretary, [])

  const nobody = await aWall(meeting.id, 'nobody')
  const wall = await aWall(meeting.id, phone?.token ?? '')
  await until(() => wall.told.length > 0)
  await call(anApp(db()), '/api/auth/logout', { token: phone?.token })

  expect(nobody.status).toBe(401)
  await until(() => wall.hasEnded)
})
