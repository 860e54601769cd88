import { beforeEach, describe, expect, test } from 'vitest'
import { aMeetingClub } from '../../../test/meetings.ts'
import { seeScreen, sendForm } from '../../../test/screen.ts'
import { action, loader } from './room.screen.tsx'

const { db, ask, rules, acts, aSecretary, aVoter, voters, anOpenMeeting, openVote, close, room, crowd } =
  aMeetingClub()
beforeEach(rules)

const HAND = { way: 'hand' }

describe('a vote by hand', () => {
  test.each([
    [61, 'passed'],
    [60, 'no_quorum'],
  ])('of 120 with %i in the room ends as %s', async (present, outcome) => {
    const secretary = await aSecretary()
    const people = await crowd(119)
    const { id, points } = await anOpenMeeting(secretary, people.slice(0, present))
    const vote = await openVote(id, secretary.token, { ...HAND, pointId: points[0] })

    const closed = await close(vote.json.id, secretary.token, { counts: [31, 29], abstained: 0 })

    expect(closed.status).toBe(200)
    expect((await room(id, secretary.token)).results).toMatchObject([
      { outcome, present, entitled: 120, needed: 31, counts: [31, 29], isQuorate: outcome === 'passed' },
    ])
  })

  test('a tie does not pass, and more votes than people are refused', async () => {
    const secretary = await aSecretary()
    const { id, points } = await anOpenMeeting(secretary, await crowd(10))
    const { json } = await openVote(id, secretary.token, { ...HAND, pointId: points[0] })

    const many = await close(json.id, secretary.token, { counts: [6, 5] })
    const none = await close(json.id, secretary.token)
    const tie = await close(json.id, secretary.token, { counts: [5, 5] })

    expect([many.json.code, none.json.code, tie.status]).toEqual([
      'more_votes_than_present',
      'invalid_fields',
      200,
    ])
    expect((await room(id, secretary.token)).results[0].outcome).toBe('rejected')
  })

  test('counts whom the door let in when it closed, or what the chair says, and that is written down', async () => {
    const secretary = await aSecretary()
    const people = await crowd(9)
    const { id, points } = await anOpenMeeting(secretary, people.slice(0, 7), [
      { kind: 'decide', title: 'První' },
      { kind: 'decide', title: 'Druhý' },
    ])
    const leave = (memberId: number | undefined) =>
      ask('POST', `/api/meetings/${id}/presence`, secretary.token, { act: 'left', memberId })
    const first = await openVote(id, secretary.token, { ...HAND, pointId: points[0] })
    await leave(people[0])
    await leave(people[0])

    await close(first.json.id, secretary.token, { counts: [4, 2] })
    const second = await openVote(id, secretary.token, { ...HAND, pointId: points[1] })
    await close(second.json.id, secretary.token, { counts: [4, 3], presentTyped: 8 })

    expect((await room(id, secretary.token)).results).toMatchObject([
      { present: 6, presentTyped: false, needed: 4, outcome: 'passed' },
      { present: 8, presentTyped: true, needed: 5, outcome: 'rejected' },
    ])
  })

  test('on what was not announced everybody must be there and agree', async () => {
    const secretary = await aSecretary()
    const people = await crowd(4)
    const late = [{ kind: 'decide', title: 'Navíc', isLate: true }]
    const { id, points } = await anOpenMeeting(secretary, [...people, secretary.memberId], late)
    const first = await openVote(id, secretary.token, { ...HAND, pointId: points[0], majority: 'present' })

    await close(first.json.id, secretary.token, { counts: [4, 1] })

    expect((await room(id, secretary.token)).results[0]).toMatchObject({
      majority: 'everybody',
      needed: 5,
      outcome: 'rejected',
    })
  })

  test('is never changed: decided is decided, annulled stays in the record and is voted on again', async () => {
    const secretary = await aSecretary()
    const { id, points } = await anOpenMeeting(secretary, await crowd(5))
    const again = () => openVote(id, secretary.token, { ...HAND, pointId: points[0] })
    const first = await again()
    const twice = await again()
    await close(first.json.id, secretary.token, { counts: [5, 0] })
    const decided = await again()
    const reclosed = await close(first.json.id, secretary.token, { counts: [0, 5] })

    await ask('POST', `/api/votes/${first.json.id}/annul`, secretary.token, { reason: 'Spletli jsme se' })
    const second = await again()
    await close(second.json.id, secretary.token, { counts: [0, 5] })

    expect([twice, decided, reclosed].map(({ json }) => json.code)).toEqual([
      'vote_open',
      'point_decided',
      'vote_closed',
    ])
    expect((await room(id, secretary.token)).results).toMatchObject([
      { round: 1, state: 'annulled', outcome: 'passed', counts: [5, 0], annulReason: 'Spletli jsme se' },
      { round: 2, state: 'closed', outcome: 'rejected', counts: [0, 5] },
    ])
    expect(await acts()).toEqual(expect.arrayContaining(['VOTE_OPENED', 'VOTE_CLOSED', 'VOTE_ANNULLED']))
  })
})

describe('a public vote by phone', () => {
  test('is one ballot a person, of those who vote and are there, while it runs', async () => {
    const secretary = await aSecretary()
    const [anna, boris, outside] = await voters(3)
    const here = [anna?.memberId ?? 0, boris?.memberId ?? 0]
    const { id, points } = await anOpenMeeting(secretary, here)
    const vote = await openVote(id, secretary.token, { way: 'phone', pointId: points[0] })
    const cast = (token: string | undefined, choice: number[]) =>
      ask('POST', `/api/votes/${vote.json.id}/public-ballot`, token, { choice })

    const told = [
      await cast(anna?.token, [1]),
      await cast(anna?.token, [2]),
      await cast(boris?.token, [1, 2]),
      await cast(boris?.token, []),
      await cast(outside?.token, [1]),
    ]
    await ask('POST', `/api/meetings/${id}/presence`, secretary.token, { act: 'left', memberId: here[0] })
    await close(vote.json.id, secretary.token)
    const late = await cast(boris?.token, [1])

    expect([...told, late].map(({ status, json }) => json.code ?? status)).toEqual([
      200,
      'voted_already',
      'invalid_fields',
      200,
      'not_voting_here',
      'vote_closed',
    ])
    // Anna voted and went: she was there when it was voted.
    expect((await room(id, secretary.token)).results).toMatchObject([
      { present: 2, votesCast: 2, abstained: 1, counts: [1, 0] },
    ])
  })
})

test('an election goes to a second round with the two best, and elects', async () => {
  const secretary = await aSecretary()
  const { id, points } = await anOpenMeeting(secretary, await crowd(9), [
    { kind: 'elect', title: 'Předseda' },
  ])
  const election = { way: 'hand', pointId: points[0] }
  const empty = await openVote(id, secretary.token, election)
  const first = await openVote(id, secretary.token, { ...election, candidates: ['Adam', 'Bořek', 'Cyril'] })
  await close(first.json.id, secretary.token, { counts: [4, 3, 2] })
  const { next } = (await room(id, secretary.token)).results[0]

  const second = await openVote(id, secretary.token, { ...election, ...next })
  await close(second.json.id, secretary.token, { counts: [4, 5] })

  expect(Object.keys(empty.json.fields)).toEqual(['candidates'])
  expect(next).toEqual({ seats: 1, candidates: ['Adam', 'Bořek'] })
  expect((await room(id, secretary.token)).results).toMatchObject([
    { round: 1, outcome: 'undecided', elected: [] },
    { round: 2, outcome: 'elected', elected: [2] },
  ])
})

test('to another round go only those who came furthest, for the seats that are left, until the round is annulled', async () => {
  const secretary = await aSecretary()
  const { id, points } = await anOpenMeeting(secretary, await crowd(9), [
    { kind: 'elect', title: 'Výbor' },
    { kind: 'inform', title: 'Zprávy' },
  ])
  const election = { way: 'hand', pointId: points[0] }
  const elect = async (candidates: readonly string[], seats: number) => {
    const { status, json } = await openVote(id, secretary.token, { ...election, candidates, seats })
    return status === 201 ? (json.id as number) : (json.code as string)
  }
  const first = await elect(['Adam', 'Bořek', 'Cyril', 'Dan'], 2)
  await close(Number(first), secretary.token, { counts: [6, 4, 3, 1] })

  const refused = [
    await elect(['Adam', 'Bořek'], 1),
    await elect(['Bořek', 'Zuzana'], 1),
    await elect(['Bořek', 'Dan'], 1),
    await elect(['Bořek', 'Cyril'], 2),
  ]
  const informed = await openVote(id, secretary.token, { way: 'hand', pointId: points[1] })
  const stepped = await elect(['Cyril'], 1)
  await close(Number(stepped), secretary.token, { counts: [2] })
  for (const vote of [stepped, first])
    await ask('POST', `/api/votes/${vote}/annul`, secretary.token, { reason: 'Volíme znovu' })
  const anew = await elect(['Zuzana', 'Adam'], 2)

  expect(refused).toEqual(Array.from({ length: 4 }, () => 'not_in_next_round'))
  expect([informed.status, informed.json.code]).toEqual([422, 'nothing_to_vote_on'])
  expect([typeof stepped, typeof anew]).toEqual(['number', 'number'])
})

describe('the desk', () => {
  test('notes who came and left, by whom it was given to, and says so on the spot', async () => {
    const secretary = await aSecretary()
    const [doorman, member, stranger] = await voters(3)
    const { id } = await anOpenMeeting(secretary, [])
    await db()
      .insertInto('meetingPart')
      .values({ meetingId: id, memberId: doorman?.memberId ?? 0, part: 'door' })
      .execute()
    const press = (token: string | undefined, form: Record<string, string>) =>
      sendForm(db(), action, { path: `/schuze/${id}`, token: token ?? null, form })
    const form = { intent: 'came', memberId: String(member?.memberId) }

    const came = await press(doorman?.token, form)
    const twice = await press(doorman?.token, form)
    const page = await seeScreen(db(), loader, { path: `/schuze/${id}`, token: doorman?.token ?? null })
    const other = await press(stranger?.token, form)
    const opened = await press(doorman?.token, { intent: 'close' })

    expect([came.location, twice.location]).toEqual([`/schuze/${id}`, `/schuze/${id}`])
    expect(page.room).toMatchObject({ present: 1, entitled: 4, quorum: 3, isQuorate: false })
    expect(page.mayLead).toBe(false)
    expect([other.code, opened.code]).toEqual(['not_at_door', 'not_chair'])
    await expect(
      seeScreen(db(), loader, { path: `/schuze/${id}`, token: stranger?.token ?? null }),
    ).rejects.toMatchObject({ status: 403 })
  })

  test('takes the numbers of hands from its form, and ends the meeting for everybody', async () => {
    const secretary = await aSecretary()
    const { id, points } = await anOpenMeeting(secretary, await crowd(5))
    const press = (form: Record<string, string>) =>
      sendForm(db(), action, { path: `/schuze/${id}`, token: secretary.token, form })
    const started = await press({
      intent: 'vote',
      pointId: String(points[0]),
      way: 'hand',
      majority: '',
      candidates: '',
      seats: '1',
    })
    const { vote } = await room(id, secretary.token)
    const running = await press({ intent: 'close' })

    const ended = await press({
      intent: 'end',
      voteId: String(vote.id),
      'count.1': '3',
      'count.2': '1',
      abstained: '1',
      presentTyped: '',
    })
    const closed = await press({ intent: 'close' })

    expect([started.fault, running.code, ended.fault, closed.fault]).toEqual([null, 'vote_open', null, null])
    const after = await room(id, secretary.token)
    expect(after).toMatchObject({ state: 'closed', present: 0 })
    expect(after.results).toMatchObject([{ counts: [3, 1], abstained: 1, outcome: 'passed', present: 5 }])
  })
})

test('nobody but the chair opens a vote, and only at an open meeting', async () => {
  const secretary = await aSecretary()
  const member = await aVoter()
  const { id, points } = await anOpenMeeting(secretary, [])

  const refused = await openVote(id, member.token, { ...HAND, pointId: points[0] })
  await ask('POST', `/api/meetings/${id}/close`, secretary.token)
  const late = await openVote(id, secretary.token, { ...HAND, pointId: points[0] })

  expect([refused.json.code, late.json.code]).toEqual(['not_chair', 'meeting_not_open'])
})
