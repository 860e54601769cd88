import { beforeEach, expect, test } from 'vitest'
import { aMeetingClub } from '../../../test/meetings.ts'
import { LAW } from '../calling/rules.ts'
import { blind, readKey, unblind } from './blind.ts'

const { db, ask, rules, aSecretary, voters, aCalledMeeting, openVote, close, room } = aMeetingClub()
beforeEach(rules)

type Phone = { readonly memberId: number; readonly token: string }

/** The holder stands in for two; he and one more are in the room. */
async function aRepresentedMeeting(way: 'phone' | 'secret') {
  const secretary = await aSecretary()
  const [holder, first, second, other] = await voters(4)
  if (!holder || !first || !second || !other) throw new Error('nobody')
  const meeting = await aCalledMeeting(secretary.id)
  await db()
    .updateTable('meeting')
    .set({ rules: JSON.stringify({ ...LAW, proxiesPerHolder: 2 }) })
    .where('id', '=', meeting.id)
    .execute()
  for (const giver of [first, second])
    await ask('POST', `/api/membership/meetings/${meeting.id}/proxy`, giver.token, {
      holderId: holder.memberId,
    })
  await ask('POST', `/api/meetings/${meeting.id}/open`, secretary.token)
  const door = (act: 'came' | 'left', { memberId }: Phone) =>
    ask('POST', `/api/meetings/${meeting.id}/presence`, secretary.token, { act, memberId })
  for (const one of [holder, other]) await door('came', one)
  const vote = await openVote(meeting.id, secretary.token, { way, pointId: meeting.points[0] })
  const own = async ({ token }: Phone) =>
    (await ask('GET', `/api/membership/meetings/${meeting.id}/room`, token)).json.mine
  return { secretary, holder, first, second, other, door, own, id: meeting.id, voteId: Number(vote.json.id) }
}

test('in public the holder votes for himself and for each he stands in for, and it is told who for whom', async () => {
  const { secretary, holder, first, second, other, door, own, id, voteId } =
    await aRepresentedMeeting('phone')
  const cast = ({ token }: Phone, choice: readonly number[], memberId?: number) =>
    ask('POST', `/api/votes/${voteId}/public-ballot`, token, { choice, memberId })

  await cast(holder, [1])
  await cast(holder, [2], first.memberId)
  const twice = await cast(holder, [1], first.memberId)
  const stranger = await cast(other, [1], second.memberId)
  const told = await own(holder)
  await door('came', first)
  const himself = await cast(first, [1])
  await cast(holder, [1], second.memberId)
  await door('left', holder)
  const early = await ask('GET', `/api/votes/${voteId}/public-ballots`, other.token)
  await close(voteId, secretary.token)

  expect([twice, stranger, himself].map(({ json }) => json.code)).toEqual([
    'voted_already',
    'not_your_proxy',
    'voted_by_proxy',
  ])
  expect(told.standsFor.map(({ isDone }: { isDone: boolean }) => isDone).toSorted()).toEqual([false, true])
  expect(early.status).toBe(404)
  // The holder and whom he stands in for voted and went: they were there when it was voted.
  expect((await room(id, secretary.token)).results).toMatchObject([
    { counts: [2, 1], present: 4, represented: 1, votesCast: 3 },
  ])
  const { json } = await ask('GET', `/api/votes/${voteId}/public-ballots`, other.token)
  expect(json.votes.filter(({ holder: by }: { holder: string | null }) => by !== null)).toHaveLength(2)
})

test('in secret the holder takes a right for each, once, and nothing that is stored joins a ballot to anybody', async () => {
  const { secretary, holder, first, second, other, door, own, id, voteId } =
    await aRepresentedMeeting('secret')
  const key = readKey((await own(holder)).key)
  const rights = await Promise.all([1, 2, 3].map(() => blind(key)))
  const take = ({ token }: Phone, blinded: string | undefined, memberId?: number) =>
    ask('POST', `/api/votes/${voteId}/right`, token, { blinded, memberId })
  const [mine, his, hers] = rights

  const taken = [
    await take(holder, mine?.blinded),
    await take(holder, his?.blinded, first.memberId),
    await take(holder, hers?.blinded, second.memberId),
  ]
  const again = await take(holder, his?.blinded, first.memberId)
  const more = await take(holder, (await blind(key)).blinded, first.memberId)
  const stranger = await take(other, (await blind(key)).blinded, second.memberId)
  await door('came', first)
  const himself = await take(first, (await blind(key)).blinded)
  const toldHim = await own(first)
  await ask('POST', `/api/votes/${voteId}/casting`, secretary.token)
  const lost = await take(holder, his?.blinded, first.memberId)
  const ballots = rights.map((right, index) => ({
    voteId,
    token: right.token,
    signature: unblind(taken[index]?.json.signed, right, key),
    choice: index === 0 ? [1] : [2],
  }))
  for (const ballot of ballots) await ask('POST', '/api/ballots', undefined, ballot)
  await close(voteId, secretary.token)

  expect(taken.map(({ status }) => status)).toEqual([200, 200, 200])
  expect([again.json.signed, lost.json.signed]).toEqual([taken[1]?.json.signed, taken[1]?.json.signed])
  expect([more, stranger, himself].map(({ json }) => json.code)).toEqual([
    'right_taken',
    'not_your_proxy',
    'right_taken_by_proxy',
  ])
  expect(toldHim).toMatchObject({ hasRight: true, doneBy: expect.any(String) })
  expect((await room(id, secretary.token)).results).toMatchObject([
    { rights: 3, votesCast: 3, counts: [1, 2], present: 4, represented: 1 },
  ])
  const stored = await db().selectFrom('ballotRight').selectAll().execute()
  const known = JSON.stringify(stored)
  expect(ballots.some(({ token, signature }) => known.includes(token) || known.includes(signature))).toBe(
    false,
  )
})
