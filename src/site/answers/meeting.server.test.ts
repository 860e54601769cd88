import { beforeEach, describe, expect, test } from 'vitest'
import { aMember } from '../../../test/club.ts'
import { aMeetingClub } from '../../../test/meetings.ts'
import { useFiles } from '../../../test/photos.ts'
import { seeScreen, sendForm } from '../../../test/screen.ts'
import { BATCH_KINDS } from '../../batch-kinds.server.ts'
import { runBatch } from '../../ground/batches/run-batch.server.ts'
import { answerTokenOf } from '../../ground/mail/answer-links.server.ts'
import { pragueMoment } from '../../ground/values/moment.ts'
import { blind, readKey, unblind } from '../../meetings/votes/blind.ts'
import { addDocument } from '../documents/keep-document.server.ts'
import type { DocumentAudience } from '../documents/document.ts'
import { loader as file } from './meeting-file.screen.tsx'
import { action, loader } from './meeting.screen.tsx'

const { db, ask, rules, inDays, aSecretary, letIn, openVote, close, room } = aMeetingClub()
useFiles()
beforeEach(rules)

const at = (token: string) => ({ path: `/o/schuze/${token}`, token: null, params: { token } })
const look = async (token: string) => (await seeScreen(db(), loader, at(token))).seen
const wall = (days: number) => pragueMoment(inDays(days))

/** Called, with somebody who has a card and no account, and the way in his letter. */
async function aCalledMeeting() {
  const secretary = await aSecretary()
  const { id: memberId } = await aMember(db(), {
    firstName: 'Bedřich',
    lastName: 'Bezúčtu',
    email: 'bedrich@klub.test',
    memberSince: '2019-01-01',
  })
  const made = await ask('POST', '/api/meetings', secretary.token, {
    title: 'Výroční schůze',
    startsAt: wall(60),
    place: 'Klubovna',
    proposalsUntil: wall(30).slice(0, 10),
  })
  const id: number = made.json.id
  const point = { kind: 'decide', title: 'Rozpočet', wording: 'Rozpočet je vyrovnaný.' }
  await ask('POST', `/api/meetings/${id}/points`, secretary.token, point)
  const called = await ask('POST', `/api/meetings/${id}/call`, secretary.token, {})
  await runBatch(db(), BATCH_KINDS, called.json.batch.id)
  const letters = await db().selectFrom('mail').select(['id', 'template', 'memberId']).execute()
  const own = letters.find((letter) => letter.memberId === memberId)
  const link = (await answerTokenOf(db(), { mailId: own?.id ?? 0, purpose: 'meeting' })) ?? ''
  return { secretary, memberId, id, link, letters }
}

/** The same, open, with him and the secretary in the room. */
async function inTheRoom() {
  const meeting = await aCalledMeeting()
  const { id, secretary, memberId } = meeting
  await db()
    .updateTable('meeting')
    .set({ startsAt: inDays(0) })
    .where('id', '=', id)
    .execute()
  await ask('POST', `/api/meetings/${id}/open`, secretary.token)
  await letIn(id, [memberId, secretary.memberId], secretary.id)
  const points = await db().selectFrom('agendaPoint').select('id').where('meetingId', '=', id).execute()
  const vote = async (way: string) =>
    Number((await openVote(id, secretary.token, { way, pointId: points[0]?.id })).json.id)
  return { ...meeting, vote }
}

const linked = (id: number, what: string, body: object) =>
  ask('POST', `/api/meetings/${id}/linked/${what}`, undefined, body)

describe('whoever has no account', () => {
  test('gets a link in his invitation, sees the meeting behind it and proposes; looking changes nothing', async () => {
    const { id, link, memberId, letters, secretary } = await aCalledMeeting()

    const seen = await look(link)
    const sent = await sendForm(db(), action, {
      ...at(link),
      form: { intent: 'propose', title: 'Nový grill', wording: 'Starý dosloužil.' },
    })

    expect(letters.map(({ template, memberId: whose }) => [template, whose])).toEqual(
      expect.arrayContaining([
        ['meeting-invitation-link', memberId],
        ['meeting-invitation', secretary.memberId],
      ]),
    )
    expect(seen).toMatchObject({
      name: 'Bedřich Bezúčtu',
      room: null,
      page: { points: [{ title: 'Rozpočet', wording: 'Rozpočet je vyrovnaný.' }], proposals: [] },
    })
    expect(sent.status).toBe(303)
    expect((await look(link))?.page.proposals).toMatchObject([{ title: 'Nový grill', state: 'sent' }])
    const told = await ask('GET', `/api/meetings/${id}`, secretary.token)
    expect(told.json.proposals).toMatchObject([{ memberId, title: 'Nový grill' }])
  })

  test('votes in public by it once, when the door has him', async () => {
    const { id, link, secretary, vote } = await inTheRoom()
    const voteId = await vote('phone')
    const ballot = { link, voteId, choice: [1] }

    const seen = await linked(id, 'room', { link })
    const answers = [await linked(id, 'public-ballot', ballot), await linked(id, 'public-ballot', ballot)]

    expect(seen.json.mine).toMatchObject({ votes: true, isHere: true, hasVoted: false })
    expect(answers.map(({ status, json }) => [status, json.code])).toEqual([
      [200, undefined],
      [409, 'voted_already'],
    ])
    await close(voteId, secretary.token)
    expect((await room(id, secretary.token)).results).toMatchObject([{ counts: [1, 0], votesCast: 1 }])
  })

  test('takes his right to a secret ballot by it, and casts the ballot without it', async () => {
    const { id, link, secretary, vote, memberId } = await inTheRoom()
    const voteId = await vote('secret')
    const { json } = await linked(id, 'room', { link })
    const key = readKey(json.mine.key)
    const right = await blind(key)

    const taken = await linked(id, 'right', { link, voteId, blinded: right.blinded })
    const other = await linked(id, 'right', { link, voteId, blinded: (await blind(key)).blinded })
    await ask('POST', `/api/votes/${voteId}/casting`, secretary.token)
    const cast = await ask('POST', '/api/ballots', undefined, {
      voteId,
      token: right.token,
      signature: unblind(taken.json.signed, right, key),
      choice: [2],
    })
    await close(voteId, secretary.token)

    expect([taken.status, other.json.code, cast.status]).toEqual([200, 'right_taken', 200])
    expect((await room(id, secretary.token)).results).toMatchObject([
      { rights: 1, votesCast: 1, counts: [0, 1] },
    ])
    // The right is kept with his name and what was blinded; of the ballot nothing of that is kept.
    const rights = await db().selectFrom('ballotRight').selectAll().where('voteId', '=', voteId).execute()
    expect(rights.map((one) => one.memberId)).toEqual([memberId])
    expect(JSON.stringify(rights)).not.toContain(right.token)
  })

  test('reads the minutes by it, older ones too, and what the agenda names to members; nothing else', async () => {
    const { id, link, secretary } = await inTheRoom()
    const earlier = await aCalledMeeting()
    const document = (title: string, audience: DocumentAudience) =>
      addDocument(
        db(),
        { id: null },
        {
          fields: { title, kind: 'other', datedOn: '2026-01-01', audience, roles: [] },
          file: { fileName: `${title}.pdf`, bytes: Buffer.from(`%PDF-1.4 ${title}`) },
        },
      )
    const [own, older, draft, open, closed, other] = [
      await document('Zápis', 'members'),
      await document('Starší zápis', 'members'),
      await document('Rozepsaný zápis', 'members'),
      await document('Rozpočet', 'members'),
      await document('Smlouvy', 'officers'),
      await document('Jiný papír', 'members'),
    ]
    const { id: third } = await db()
      .insertInto('meeting')
      .values({ title: 'Třetí', startsAt: inDays(0), place: 'Klubovna' })
      .returning('id')
      .executeTakeFirstOrThrow()
    const minutes = {
      body: 'Zapsáno.',
      recordHash: '',
      version: 1,
      savedAt: new Date(),
      savedBy: secretary.id,
    }
    const published = { publishedVersion: 1, publishedAt: new Date() }
    await db()
      .insertInto('meetingMinutes')
      .values([
        { ...minutes, meetingId: id, documentId: own, ...published },
        { ...minutes, meetingId: earlier.id, documentId: older, ...published },
        { ...minutes, meetingId: third, documentId: draft },
      ])
      .execute()
    const point = { meetingId: id, kind: 'inform' as const, title: 'Podklady' }
    await db()
      .insertInto('agendaPoint')
      .values([
        { ...point, position: 2, documentId: open },
        { ...point, position: 3, documentId: closed },
      ])
      .execute()

    const seen = await look(link)
    const read = async (documentId: number, by = link) => {
      const answer = (await seeScreen(db(), file, {
        ...at(by),
        params: { token: by, id: String(documentId) },
      })) as Response
      return `${answer.status} ${answer.ok ? await answer.text() : ''}`.trim()
    }

    expect(seen?.page.points.map(({ documentTitle }) => documentTitle)).toEqual([null, 'Rozpočet', null])
    expect(seen?.minutes.map(({ title }) => title).toSorted()).toEqual(['Starší zápis', 'Zápis'])
    expect(await Promise.all([own, older, open].map((one) => read(one)))).toEqual([
      '200 %PDF-1.4 Zápis',
      '200 %PDF-1.4 Starší zápis',
      '200 %PDF-1.4 Rozpočet',
    ])
    expect(await Promise.all([draft, closed, other].map((one) => read(one)))).toEqual(['404', '404', '404'])
    expect(await read(own, 'x'.repeat(43))).toBe('404')
  })

  test.each([
    ['another meeting', async () => 1],
    [
      'a card put away',
      async (memberId: number) => {
        await db().updateTable('member').set({ archivedAt: new Date() }).where('id', '=', memberId).execute()
        return 0
      },
    ],
    [
      'another address',
      async (memberId: number) => {
        await db().updateTable('member').set({ email: 'jina@klub.test' }).where('id', '=', memberId).execute()
        return 0
      },
    ],
  ])('is refused by a link of %s', async (_what, spoil) => {
    const { id, link, vote, memberId } = await inTheRoom()
    const voteId = await vote('phone')
    const elsewhere = await spoil(memberId)

    const answers = await Promise.all([
      linked(id + elsewhere, 'room', { link }),
      linked(id + elsewhere, 'public-ballot', { link, voteId, choice: [1] }),
      linked(id + elsewhere, 'right', { link, voteId, blinded: 'A'.repeat(342) }),
    ])

    expect(answers.map(({ json }) => json.code)).toEqual(Array(3).fill('answer_link_dead'))
    expect(await db().selectFrom('publicBallot').select('memberId').execute()).toEqual([])
  })
})
