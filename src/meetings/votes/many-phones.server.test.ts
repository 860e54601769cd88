import { beforeEach, describe, expect, test } from 'vitest'
import { aMeetingClub } from '../../../test/meetings.ts'
import { isLong } from '../../../test/storm.ts'
import { LAW } from '../calling/rules.ts'
import { blind, readKey, unblind } from './blind.ts'

const { db, ask, rules, allAtOnce, aSecretary, voters, aCalledMeeting, letIn, openVote, close, room } =
  aMeetingClub()
beforeEach(rules)

const LONG = { timeout: 600_000 }
const IN_THE_ROOM = 200
const HOLDERS = 50

/** Three hundred votes: two hundred people in the room, fifty of whom stand in for two more each. */
async function aFullRoom(way: 'phone' | 'secret') {
  const secretary = await aSecretary()
  const people = await voters(300)
  const { id, points } = await aCalledMeeting(secretary.id)
  await db()
    .updateTable('meeting')
    .set({ rules: JSON.stringify({ ...LAW, proxiesPerHolder: 2 }) })
    .where('id', '=', id)
    .execute()
  const [here, away] = [people.slice(0, IN_THE_ROOM), people.slice(IN_THE_ROOM)]
  const votes = [
    ...here.map((phone) => ({ phone, memberId: undefined as number | undefined })),
    ...away.flatMap(({ memberId }, index) => {
      const phone = here[index % HOLDERS]
      return phone ? [{ phone, memberId }] : []
    }),
  ]
  await db()
    .insertInto('meetingProxy')
    .values(
      votes.slice(IN_THE_ROOM).map(({ phone, memberId = 0 }) => ({
        meetingId: id,
        memberId,
        holderId: phone.memberId,
        givenBy: phone.id,
      })),
    )
    .execute()
  await ask('POST', `/api/meetings/${id}/open`, secretary.token)
  await letIn(
    id,
    here.map(({ memberId }) => memberId),
    secretary.id,
  )
  const vote = await openVote(id, secretary.token, { way, pointId: points[0] })
  return { id, secretary, votes, voteId: Number(vote.json.id) }
}

const seconds = async (name: string, work: () => Promise<unknown>) => {
  const began = performance.now()
  await work()
  const took = (performance.now() - began) / 1000
  process.stdout.write(`${name}: ${took.toFixed(1)} s\n`)
  return took
}

describe.runIf(isLong)('three hundred votes, a hundred of them by a power of attorney', () => {
  test('in public are cast at once within ten seconds, each counted', LONG, async () => {
    const { id, secretary, votes, voteId } = await aFullRoom('phone')
    let told: readonly { status: number }[] = []

    const took = await seconds('public ballots', async () => {
      told = await allAtOnce(
        votes.map(({ phone, memberId }) => () => {
          const body = { choice: [1], ...(memberId === undefined ? {} : { memberId }) }
          return ask('POST', `/api/votes/${voteId}/public-ballot`, phone.token, body)
        }),
      )
    })
    await close(voteId, secretary.token)

    expect([...new Set(told.map(({ status }) => status))]).toEqual([200])
    expect((await room(id, secretary.token)).results).toMatchObject([
      { present: 300, represented: 100, votesCast: 300, counts: [300, 0], outcome: 'passed' },
    ])
    expect(took).toBeLessThan(10)
  })

  test(
    'in secret take their rights at once and are cast at once, each within ten seconds',
    LONG,
    async () => {
      const { id, secretary, votes, voteId } = await aFullRoom('secret')
      const { json } = await ask('GET', `/api/membership/meetings/${id}/room`, votes[0]?.phone.token)
      const key = readKey(json.mine.key)
      const rights = await Promise.all(votes.map(() => blind(key)))
      let signed: readonly { status: number; json: { signed: string } }[] = []
      let cast: readonly { status: number }[] = []

      const taking = await seconds('rights', async () => {
        signed = await allAtOnce(
          votes.map(({ phone, memberId }, index) => () => {
            const body = { blinded: rights[index]?.blinded, ...(memberId === undefined ? {} : { memberId }) }
            return ask('POST', `/api/votes/${voteId}/right`, phone.token, body)
          }),
        )
      })
      await ask('POST', `/api/votes/${voteId}/casting`, secretary.token)
      const ballots = rights.map((right, index) => ({
        voteId,
        token: right.token,
        signature: unblind(signed[index]?.json.signed ?? '', right, key),
        choice: [1],
      }))
      const casting = await seconds('secret ballots', async () => {
        cast = await allAtOnce(ballots.map((ballot) => () => ask('POST', '/api/ballots', undefined, ballot)))
      })
      await close(voteId, secretary.token)

      expect([...new Set([...signed, ...cast].map(({ status }) => status))]).toEqual([200])
      expect((await room(id, secretary.token)).results).toMatchObject([
        { present: 300, represented: 100, rights: 300, votesCast: 300, counts: [300, 0] },
      ])
      expect(Math.max(taking, casting)).toBeLessThan(10)
    },
  )
})
