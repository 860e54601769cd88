import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { anApp, call } from '../../../test/app.ts'
import { aMeetingClub } from '../../../test/meetings.ts'
import { blind, type Blinded, readKey, unblind } from './blind.ts'
import { tallyOf } from './count.ts'
import { isSigned } from './sign-blind.server.ts'

const LONG = { timeout: 300_000 }
const { db, ask, rules, acts, allAtOnce, aSecretary, voters, anOpenMeeting, openVote, close, room } =
  aMeetingClub()
beforeEach(rules)

type Phone = { readonly memberId: number; readonly token: string }

async function aSecretVote(count: number, points?: Parameters<typeof anOpenMeeting>[2]) {
  const secretary = await aSecretary()
  const phones = await voters(count)
  const meeting = await anOpenMeeting(
    secretary,
    phones.map(({ memberId }) => memberId),
    points,
  )
  const vote = await openVote(meeting.id, secretary.token, { way: 'secret', pointId: meeting.points[0] })
  return { secretary, phones, meeting, voteId: Number(vote.json.id) }
}

const keyOf = async (meetingId: number, { token }: Phone) => {
  const { json } = await ask('GET', `/api/membership/meetings/${meetingId}/room`, token)
  return readKey(json.mine.key)
}
const takeRight = (voteId: number, { token }: Phone, { blinded }: Pick<Blinded, 'blinded'>) =>
  ask('POST', `/api/votes/${voteId}/right`, token, { blinded })
const cast = (body: object, token?: string) => ask('POST', '/api/ballots', token, body)
const beginCasting = (voteId: number, token: string) => ask('POST', `/api/votes/${voteId}/casting`, token)

describe('a hundred phones at once', () => {
  test('no ballot is lost or doubled, and nothing that is stored joins one to a person', LONG, async () => {
    const { secretary, phones, meeting, voteId } = await aSecretVote(100)
    const key = await keyOf(meeting.id, phones[0] ?? secretary)
    const rights = await Promise.all(phones.map(() => blind(key)))
    const taken = await allAtOnce(
      phones.map((phone, index) => () => takeRight(voteId, phone, rights[index] ?? { blinded: '' })),
    )
    const early = await cast({
      voteId,
      token: rights[0]?.token,
      signature: 'A'.repeat(342),
      choice: [1],
    })
    await beginCasting(voteId, secretary.token)
    const ballots = rights.map((right, index) => ({
      voteId,
      token: right.token,
      signature: unblind(taken[index]?.json.signed, right, key),
      choice: index % 3 === 0 ? [2] : index % 10 === 1 ? [] : [1],
    }))

    // Each twice, as a phone does whose first answer got lost; a session goes with none of them.
    const answers = await allAtOnce([...ballots, ...ballots].map((ballot) => () => cast(ballot)))
    await close(voteId, secretary.token)

    expect(early.json.code).toBe('casting_not_open')
    expect(taken.map(({ status }) => status)).toEqual(phones.map(() => 200))
    expect([...new Set(answers.map(({ status }) => status))]).toEqual([200])
    const expected = tallyOf(
      ballots.map(({ choice }) => choice),
      2,
    )
    const { results } = await room(meeting.id, secretary.token)
    expect(results).toMatchObject([
      { rights: 100, votesCast: 100, abstained: expected.abstained, counts: expected.counts, present: 100 },
    ])

    const stored = await sql<{ token: string; choice: number[]; xmin: string }>`
      select token, choice, xmin::text from secret_ballot order by ctid`.execute(db())
    // Written at once, in the order of random tokens: neither place nor transaction tells when it came.
    expect(stored.rows.map(({ token }) => token)).toEqual(
      stored.rows.map(({ token }) => token).toSorted(byLetters),
    )
    expect(new Set(stored.rows.map(({ xmin }) => xmin)).size).toBe(1)
    expect(
      tallyOf(
        stored.rows.map(({ choice }) => choice),
        2,
      ),
    ).toEqual(expected)
    // Nothing is left of the box, dead rows neither, nor of the key.
    const box = await sql<{ size: number }>`select pg_relation_size('ballot_box')::int as size`.execute(db())
    expect(box.rows).toEqual([{ size: 0 }])
    expect(await db().selectFrom('ballotKey').selectAll().execute()).toEqual([])
    // What stands with a person says nothing of a ballot.
    const signed = await db().selectFrom('ballotRight').select(['blinded', 'signed']).execute()
    const known = new Set(signed.flatMap((right) => [right.blinded, right.signed]))
    expect(ballots.some(({ token, signature }) => known.has(token) || known.has(signature))).toBe(false)
    expect((await acts()).filter((act) => /BALLOT|RIGHT/.test(act))).toEqual([])
  })
})

const byLetters = (one: string, other: string) => (one < other ? -1 : 1)

test('anybody can count again: every stored ballot carries a signature of the vote’s key', async () => {
  const { secretary, phones, meeting, voteId } = await aSecretVote(3)
  const key = await keyOf(meeting.id, phones[0] ?? secretary)
  const made: { token: string; signature: string }[] = []
  for (const phone of phones) {
    const right = await blind(key)
    const { json } = await takeRight(voteId, phone, right)
    made.push({ token: right.token, signature: unblind(json.signed, right, key) })
  }
  await beginCasting(voteId, secretary.token)
  for (const ballot of made) await cast({ ...ballot, voteId, choice: [1] })
  await close(voteId, secretary.token)

  const { json } = await ask('GET', `/api/votes/${voteId}/ballots`, phones[0]?.token)

  expect(json.ballots).toHaveLength(3)
  expect(
    json.ballots.every((ballot: { token: string; signature: string }) => isSigned(json.publicKey, ballot)),
  ).toBe(true)
})

test('one right a person: the same asked again is the same, another is refused, and so is who is not there', async () => {
  const { secretary, phones, meeting, voteId } = await aSecretVote(1)
  const [phone] = phones
  if (!phone) throw new Error('nobody')
  const key = await keyOf(meeting.id, phone)
  const [right, another] = [await blind(key), await blind(key)]

  const first = await takeRight(voteId, phone, right)
  const again = await takeRight(voteId, phone, right)
  const second = await takeRight(voteId, phone, another)
  const absent = await takeRight(voteId, secretary, another)
  await beginCasting(voteId, secretary.token)
  const afterwards = await takeRight(voteId, phone, right)
  const late = await takeRight(voteId, secretary, another)

  expect([again.json.signed, afterwards.json.signed]).toEqual([first.json.signed, first.json.signed])
  expect([second, absent, late].map(({ json }) => json.code)).toEqual([
    'right_taken',
    'not_voting_here',
    'rights_closed',
  ])
})

test('a ballot is refused with a session, with another choice, of another round and with a made-up signature', async () => {
  const { secretary, phones, meeting, voteId } = await aSecretVote(1, [
    { kind: 'decide', title: 'První' },
    { kind: 'decide', title: 'Druhý' },
  ])
  const [phone] = phones
  if (!phone) throw new Error('nobody')
  const key = await keyOf(meeting.id, phone)
  const right = await blind(key)
  const { json } = await takeRight(voteId, phone, right)
  const ballot = { voteId, token: right.token, signature: unblind(json.signed, right, key), choice: [1] }
  await beginCasting(voteId, secretary.token)
  const cookie = await call(anApp(db()), '/api/ballots', {
    body: ballot,
    headers: { cookie: `session_token=${phone.token}`, origin: 'http://localhost:3000' },
  })
  const named = await cast(ballot, phone.token)
  const forged = await cast({ ...ballot, token: (await blind(key)).token })
  const odd = await cast({ ...ballot, choice: [7] })
  const sent = await cast(ballot)
  const changed = await cast({ ...ballot, choice: [2] })
  await close(voteId, secretary.token)
  const late = await cast(ballot)

  const second = await openVote(meeting.id, secretary.token, { way: 'secret', pointId: meeting.points[1] })
  await beginCasting(second.json.id, secretary.token)
  const other = await cast({ ...ballot, voteId: second.json.id })

  expect(sent.status).toBe(200)
  expect([named, forged, odd, changed, late, other].map((one) => one.json.code)).toEqual([
    'ballot_with_session',
    'ballot_not_ours',
    'invalid_fields',
    'voted_already',
    'vote_closed',
    'ballot_not_ours',
  ])
  expect(cookie.json.code).toBe('ballot_with_session')
  expect(
    await db().selectFrom('secretBallot').select('choice').where('voteId', '=', voteId).execute(),
  ).toEqual([{ choice: [1] }])
})

test('a missing ballot shows in the numbers, and an annulled vote leaves no ballots behind', async () => {
  const { secretary, phones, meeting, voteId } = await aSecretVote(2)
  const key = await keyOf(meeting.id, phones[0] ?? secretary)
  const rights = [await blind(key), await blind(key)]
  const signed: string[] = []
  for (const [index, phone] of phones.entries()) {
    const right = rights[index]
    if (right) signed.push((await takeRight(voteId, phone, right)).json.signed)
  }
  await beginCasting(voteId, secretary.token)
  const [right] = rights
  if (!right) throw new Error('none')
  await cast({ voteId, token: right.token, signature: unblind(signed[0] ?? '', right, key), choice: [1] })
  const { vote } = await room(meeting.id, secretary.token)

  await ask('POST', `/api/votes/${voteId}/annul`, secretary.token, { reason: 'Chybí lístek' })

  expect(vote).toMatchObject({ taken: 2, came: 1 })
  // The reason for annulling it stays in the record.
  expect((await room(meeting.id, secretary.token)).results).toMatchObject([{ rights: 2, votesCast: 1 }])
  expect(await db().selectFrom('ballotBox').selectAll().execute()).toEqual([])
  const again = await openVote(meeting.id, secretary.token, { way: 'secret', pointId: meeting.points[0] })
  expect(again.status).toBe(201)
})

test('over plain http there is no secret vote', async () => {
  const secretary = await aSecretary()
  const meeting = await anOpenMeeting(secretary, [])
  const app = anApp(db(), { APP_URL: 'http://klub.test', ALLOW_PLAIN_HTTP: 'on' })

  const refused = await call(app, `/api/meetings/${meeting.id}/votes`, {
    token: secretary.token,
    body: { way: 'secret', pointId: meeting.points[0] },
    headers: { host: 'klub.test' },
  })

  expect(refused.json.code).toBe('secret_needs_https')
})

describe('two secret votes at once', () => {
  const give = async (voteId: number, meetingId: number, phones: readonly Phone[]) => {
    const key = await keyOf(meetingId, phones[0] ?? { memberId: 0, token: '' })
    const rights = await Promise.all(phones.map(() => blind(key)))
    const signed = await Promise.all(
      phones.map((phone, index) => takeRight(voteId, phone, rights[index] ?? { blinded: '' })),
    )
    return rights.map((right, index) => ({
      voteId,
      token: right.token,
      signature: unblind(signed[index]?.json.signed, right, key),
      choice: [1],
    }))
  }

  test('of one meeting are refused in words: the first is closed or annulled before', async () => {
    const points = [
      { kind: 'decide', title: 'První' },
      { kind: 'decide', title: 'Druhý' },
    ]
    const { secretary, meeting } = await aSecretVote(1, points)

    const second = await openVote(meeting.id, secretary.token, { way: 'secret', pointId: meeting.points[1] })

    expect(second.json).toMatchObject({ code: 'vote_open', statusMessage: expect.stringContaining('běží') })
  })

  test(
    'of two meetings keep out of each other’s way, closed together or one after the other',
    LONG,
    async () => {
      const votes = [await aSecretVote(3), await aSecretVote(2), await aSecretVote(2)]
      for (const { voteId, meeting, phones, secretary } of votes) {
        const ballots = await give(voteId, meeting.id, phones)
        await beginCasting(voteId, secretary.token)
        for (const ballot of ballots) await cast(ballot)
      }
      const [first, ...rest] = votes

      await close(first?.voteId ?? 0, first?.secretary.token ?? '')
      // Those of the others were written anew, at once: what the box was has gone with the first vote.
      const left = await sql<{ ballots: number; writes: number }>`
      select count(*)::int as ballots, count(distinct xmin::text)::int as writes from ballot_box`.execute(
        db(),
      )
      const closed = await Promise.all(rest.map(({ voteId, secretary }) => close(voteId, secretary.token)))

      expect(left.rows).toEqual([{ ballots: 4, writes: 1 }])
      expect(closed.map(({ status }) => status)).toEqual([200, 200])
      for (const { meeting, secretary, phones } of votes)
        expect((await room(meeting.id, secretary.token)).results).toMatchObject([
          { rights: phones.length, votesCast: phones.length, counts: [phones.length, 0] },
        ])
      const box = await sql<{ size: number }>`select pg_relation_size('ballot_box')::int as size`.execute(
        db(),
      )
      expect(box.rows).toEqual([{ size: 0 }])
    },
  )
})
