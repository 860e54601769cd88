import fc from 'fast-check'
import { beforeEach, describe, expect, test } from 'vitest'
import { aMeetingClub } from '../../../test/meetings.ts'
import { seeScreen, sendForm } from '../../../test/screen.ts'
import { LAW } from '../calling/rules.ts'
import { allStays, presentAt } from '../minutes/presence.ts'
import { readRecord } from '../minutes/read-record.server.ts'
import { action, loader } from './proxy.screen.tsx'

const { db, ask, rules, acts, aSecretary, aVoter, voters, aCalledMeeting, room, openVote, close } =
  aMeetingClub()
beforeEach(rules)

type Phone = { readonly memberId: number; readonly token: string }

const allow = (meetingId: number, proxiesPerHolder: number) =>
  db()
    .updateTable('meeting')
    .set({ rules: JSON.stringify({ ...LAW, proxiesPerHolder }) })
    .where('id', '=', meetingId)
    .execute()

const give = (meetingId: number, giver: Phone, holder: Phone) =>
  ask('POST', `/api/membership/meetings/${meetingId}/proxy`, giver.token, { holderId: holder.memberId })
const note = (meetingId: number, keeper: Phone, giver: Phone, holder: Phone) =>
  ask('POST', `/api/meetings/${meetingId}/proxies`, keeper.token, {
    memberId: giver.memberId,
    holderId: holder.memberId,
    note: 'Papír, založen u zápisu',
  })
const end = (meetingId: number, who: Phone, proxyId: number) =>
  ask('DELETE', `/api/meetings/${meetingId}/proxies/${proxyId}`, who.token)
const at = (meetingId: number, keeper: Phone, act: 'came' | 'left', { memberId }: Phone) =>
  ask('POST', `/api/meetings/${meetingId}/presence`, keeper.token, { act, memberId })
const open = (meetingId: number, { token }: Phone) => ask('POST', `/api/meetings/${meetingId}/open`, token)

async function aMeeting(count: number, most = 2) {
  const secretary = await aSecretary()
  const people = await voters(count)
  const meeting = await aCalledMeeting(secretary.id)
  await allow(meeting.id, most)
  const person = (index: number) => people[index] ?? secretary
  return { secretary, person, ...meeting }
}

describe('a power of attorney', () => {
  test('is refused where the statutes do not allow it, as they do not unless the club says so', async () => {
    const { id, person } = await aMeeting(2, LAW.proxiesPerHolder)

    expect((await give(id, person(0), person(1))).json.code).toBe('proxies_not_allowed')
  })

  test('is given once, not passed on, and to one holder as many times as the statutes say', async () => {
    const { id, person } = await aMeeting(6)

    const given = await give(id, person(0), person(1))
    const twice = await give(id, person(0), person(2))
    const passed = await give(id, person(1), person(2))
    const toGiver = await give(id, person(2), person(0))
    const second = await give(id, person(3), person(1))
    const third = await give(id, person(4), person(1))

    expect([given.status, second.status]).toEqual([201, 201])
    expect([twice, passed, toGiver, third].map(({ json }) => json.code)).toEqual([
      'proxy_given',
      'proxy_chain',
      'proxy_chain',
      'proxy_too_many',
    ])
  })

  test('two given to one holder at the same moment do not pass the limit', async () => {
    const { id, person } = await aMeeting(5, 1)

    const answers = await Promise.all([0, 1, 2, 3].map((index) => give(id, person(index), person(4))))

    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
  })

  test('from paper is written by those at the door alone, with a note', async () => {
    const { id, secretary, person } = await aMeeting(3)

    const stranger = await note(id, person(2), person(0), person(1))
    const noted = await note(id, secretary, person(0), person(1))

    expect([stranger.json.code, noted.status]).toEqual(['not_at_door', 201])
    const list = await ask('GET', `/api/meetings/${id}/proxies`, secretary.token)
    expect(list.json.items).toMatchObject([
      { memberId: person(0).memberId, holderId: person(1).memberId, note: 'Papír, založen u zápisu' },
    ])
  })

  test('is taken back by who gave it, returned by who holds it, and by nobody else', async () => {
    const { id, person } = await aMeeting(3)
    const first = await give(id, person(0), person(1))

    const stranger = await end(id, person(2), first.json.id)
    const back = await end(id, person(0), first.json.id)
    const again = await end(id, person(0), first.json.id)
    const second = await give(id, person(0), person(1))
    const returned = await end(id, person(1), second.json.id)

    expect([stranger.status, back.status, again.status, returned.status]).toEqual([404, 200, 404, 200])
    const rows = await db().selectFrom('meetingProxy').select('endReason').orderBy('id').execute()
    expect(rows).toEqual([{ endReason: 'withdrawn' }, { endReason: 'returned' }])
    expect((await acts()).filter((act) => act.startsWith('PROXY'))).toHaveLength(4)
  })

  test('ends at the opening where one of the two has no vote', async () => {
    const { id, secretary, person } = await aMeeting(4)
    await give(id, person(0), person(1))
    await give(id, person(2), person(3))
    await ask('POST', '/api/vote-suspensions', secretary.token, {
      memberId: person(1).memberId,
      startsOn: '2020-01-01',
      reason: 'Spor',
    })

    await open(id, secretary)

    const rows = await db().selectFrom('meetingProxy').select('endReason').orderBy('id').execute()
    expect(rows).toEqual([{ endReason: 'no_vote' }, { endReason: null }])
  })
})

test('the screen gives and ends it, and lets those at the door write one down', async () => {
  const { id, secretary, person } = await aMeeting(4)
  const path = `/admin/membership/meetings/${id}/proxy`
  const send = (who: Phone, form: Record<string, string>) =>
    sendForm(db(), action, { path, token: who.token, form })
  const see = (who: Phone, query = '') =>
    seeScreen(db(), loader, { path: `${path}${query}`, token: who.token })

  await send(person(0), { intent: 'give', holderId: String(person(1).memberId) })
  await send(secretary, {
    intent: 'paper',
    memberId: String(person(2).memberId),
    holderId: String(person(1).memberId),
    note: 'Papír',
  })
  const refused = await send(person(1), { intent: 'give', holderId: String(person(3).memberId) })
  const [own, holder, door] = [
    await see(person(0)),
    await see(person(1)),
    await see(secretary, '?kdo=hlas&komu=hlas'),
  ]

  expect(refused.code).toBe('proxy_chain')
  expect(own.own).toMatchObject({ votes: true, given: { holder: expect.stringContaining('Hlasující') } })
  expect(own.door).toBeNull()
  expect(holder.own?.holds).toHaveLength(2)
  expect(door.door?.proxies.map(({ note: told }) => told).toSorted()).toEqual(['', 'Papír'])
  expect(door.door?.givers).toHaveLength(4)
})

test('what was taken back is given no more, and nobody without a vote is offered', async () => {
  const { id, secretary, person } = await aMeeting(3)
  const path = `/admin/membership/meetings/${id}/proxy`
  const see = (who: Phone, query = '') =>
    seeScreen(db(), loader, { path: `${path}${query}`, token: who.token })
  await ask('POST', '/api/vote-suspensions', secretary.token, {
    memberId: person(2).memberId,
    startsOn: '2020-01-01',
    reason: 'Spor',
  })
  const given = await give(id, person(0), person(1))

  await sendForm(db(), action, {
    path,
    token: person(0).token,
    form: { intent: 'end', proxyId: String(given.json.id) },
  })

  const [own, holder] = [await see(person(0), '?hledat=hlas'), await see(person(1))]
  expect([own.own?.given, holder.own?.holds]).toEqual([null, []])
  expect(own.own?.found?.map(({ memberId }) => memberId)).toEqual([person(1).memberId])
  expect((await see(secretary, '?kdo=h')).door).toMatchObject({ proxies: [{}], givers: null })
})

describe('at the door', () => {
  test('who is represented counts while his holder is there; who comes himself is there himself', async () => {
    const { id, secretary, person } = await aMeeting(4)
    await give(id, person(0), person(1))
    await give(id, person(2), person(1))
    await open(id, secretary)
    const counted = async () => {
      const { present, represented } = await room(id, secretary.token)
      return [present, represented]
    }

    const empty = await counted()
    await at(id, secretary, 'came', person(1))
    const withTwo = await counted()
    await at(id, secretary, 'came', person(0))
    const oneCame = await counted()
    await at(id, secretary, 'left', person(1))
    const holderLeft = await counted()
    await at(id, secretary, 'came', person(1))
    await at(id, secretary, 'left', person(0))
    const back = await counted()

    expect([empty, withTwo, oneCame, holderLeft, back]).toEqual([
      [0, 0],
      [3, 2],
      [3, 1],
      [1, 0],
      [2, 1],
    ])
    expect((await give(id, person(1), person(3))).json.code).toBe('proxy_giver_here')
  })

  test('numbers by hand are checked against those there and represented', async () => {
    const { id, points, secretary, person } = await aMeeting(4)
    await give(id, person(0), person(1))
    await open(id, secretary)
    for (const one of [person(1), person(2)]) await at(id, secretary, 'came', one)
    const { json } = await openVote(id, secretary.token, { way: 'hand', pointId: points[0] })

    const many = await close(json.id, secretary.token, { counts: [4, 0] })
    await close(json.id, secretary.token, { counts: [2, 1] })

    expect(many.json.code).toBe('more_votes_than_present')
    expect((await room(id, secretary.token)).results).toMatchObject([
      { present: 3, represented: 1, entitled: 5, needed: 2, isQuorate: true, outcome: 'passed' },
    ])
  })

  test('whatever comes and goes, the room now and the record of that moment say the same number', async () => {
    const { id, secretary, person } = await aMeeting(5)
    const extra = await aVoter()
    const people = [0, 1, 2, 3, 4].map(person)
    await open(id, secretary)
    const index = fc.integer({ min: 0, max: 4 })
    const step = fc.tuple(fc.constantFrom('came', 'left', 'give', 'end'), index, index)

    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 8 }), async (steps) => {
        for (const [what, one, other] of steps) {
          const [who, to] = [people[one] ?? extra, people[other] ?? extra]
          if (what === 'came' || what === 'left') await at(id, secretary, what, who)
          if (what === 'give') await give(id, who, to)
          if (what === 'end') {
            const given = await db()
              .selectFrom('meetingProxy')
              .select('id')
              .where('memberId', '=', who.memberId)
              .where('endedAt', 'is', null)
              .executeTakeFirst()
            if (given) await end(id, who, given.id)
          }
        }
        const { present } = await room(id, secretary.token)
        const record = await readRecord(db(), id)
        expect(presentAt(allStays(record), new Date(Date.now() + 1000))).toBe(present)
      }),
      { numRuns: 6 },
    )
  })
})
