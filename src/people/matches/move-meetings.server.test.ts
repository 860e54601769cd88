import { beforeEach, expect, test } from 'vitest'
import { aMeetingClub } from '../../../test/meetings.ts'
import { moveProxies } from './move-meetings.server.ts'

const { db, rules, aSecretary, aCalledMeeting, crowd } = aMeetingClub()
beforeEach(rules)

test('two cards that become one neither stand in for themselves, nor give twice, nor pass a vote on', async () => {
  const secretary = await aSecretary()
  const meetings: { id: number }[] = []
  for (const _ of [1, 2, 3, 4]) meetings.push(await aCalledMeeting(secretary.id))
  const [keep = 0, drop = 0, other = 0, third = 0] = await crowd(4)
  const given = [
    [[drop, keep]],
    [
      [keep, other],
      [drop, third],
    ],
    [
      [other, keep],
      [drop, third],
    ],
    [
      [drop, other],
      [third, other],
    ],
  ]
  for (const [index, pairs] of given.entries())
    for (const [memberId = 0, holderId = 0] of pairs)
      await db()
        .insertInto('meetingProxy')
        .values({ meetingId: meetings[index]?.id ?? 0, memberId, holderId, givenBy: secretary.id })
        .execute()

  await moveProxies(db(), { keep, drop })

  const rows = await db().selectFrom('meetingProxy').selectAll().orderBy('meetingId').orderBy('id').execute()
  expect(
    rows.map(({ meetingId, memberId, holderId }) => [
      meetings.findIndex(({ id }) => id === meetingId),
      memberId,
      holderId,
    ]),
  ).toEqual([
    [1, keep, other],
    [2, other, keep],
    [3, keep, other],
    [3, third, other],
  ])
})
