import { beforeEach, describe, expect, test } from 'vitest'
import { aMeetingClub } from '../../../test/meetings.ts'
import { pdfSheets } from '../../../test/pdf-words.ts'
import { useFiles } from '../../../test/photos.ts'
import { seeScreen, sendForm } from '../../../test/screen.ts'
import { writtenMeetings } from '../../../test/written-meetings.ts'
import { listUnpublished } from '../calling/meetings.server.ts'
import { loader as ownMeeting } from '../calling/own-meeting.screen.tsx'
import { action, loader } from './minutes.screen.tsx'
import { publishMinutes } from './publish-minutes.server.ts'

const club = aMeetingClub()
const { db, rules, aRider, ask, acts } = club
const { aHeldMeeting, aWrittenMeeting, vote } = writtenMeetings(club)
useFiles()
beforeEach(() => rules())

const PRINTED = /^KLUBOVNA Zápis: .* Zapsáno\. .* podepsáno .* Prezenční listina S hlasem: 6 Číslo 1 /

describe('minutes write themselves', () => {
  test('and say line by line what happened, the annulled vote and the repeated one too', async () => {
    const held = await aHeldMeeting()
    const mistake = await vote(held, { pointId: held.points[0] }, { counts: [6, 0] })
    await ask('POST', `/api/votes/${mistake}/annul`, held.chair.token, { reason: 'Přepočet' })
    await vote(held, { pointId: held.points[0] }, { counts: [4, 1], abstained: 1 })
    await vote(held, { pointId: held.points[1], candidates: ['Adam', 'Bořek'] }, { counts: [1, 5] })
    const during = (await held.minutes(held.recorder.token)).json
    await held.end()

    const { json } = await held.minutes(held.recorder.token)

    const said = (json.body as string).replaceAll('\u00a0', ' ').split('\n')
    const year = new Date().getFullYear()
    expect(during.dueOn).toBeNull()
    expect(during.body).toContain('Schůze není ukončena.')
    expect(said.filter((line) => /^- (?:\*\*(?!Hlas|Volba)|Hlasů|Přítomno)/.test(line))).toEqual([
      '- Hlasů: pro 6, proti 0, zdrželo se 0; hlasovalo 6.',
      '- Přítomno 6 z 10 (usnášeníschopná), bylo třeba 4 hlasů: víc než polovina přítomných.',
      expect.stringMatching(/^- \*\*Zrušeno\*\* v .+ \(Jan Hlasující\): Přepočet\. Výsledek neplatí\.$/),
      '- Hlasů: pro 4, proti 1, zdrželo se 1; hlasovalo 6.',
      '- Přítomno 6 z 10 (usnášeníschopná), bylo třeba 4 hlasů: víc než polovina přítomných.',
      `- **Schváleno**. Usnesení 1/${year}.`,
      '- Hlasů: Adam 1, Bořek 5, zdrželo se 0; hlasovalo 6.',
      '- Přítomno 6 z 10 (usnášeníschopná), bylo třeba 4 hlasů: víc než polovina přítomných.',
      `- **Zvoleno**: Bořek. Usnesení 2/${year}.`,
    ])
    expect(said).toEqual(
      expect.arrayContaining([
        '> Schvaluje se rozpočet 180 000 Kč.',
        '- Předsedající: Jan Hlasující.',
        '- Zapisovatel(ka): Jan Hlasující.',
        '- Členů s hlasem: 10.',
      ]),
    )
    expect(json).toMatchObject({
      version: 0,
      published: null,
      signers: [{ part: 'recorder' }, { part: 'verifier' }],
    })
  })

  test('for those who lead, write and verify; a member is turned away, and before the opening there is nothing', async () => {
    const { id, minutes, chair, verifier, secretary, member } = await aHeldMeeting()
    const called = await club.aCalledMeeting(secretary.id)
    const early = await ask('PUT', `/api/meetings/${called.id}/minutes`, secretary.token, {
      body: 'a',
      version: 0,
    })

    const [led, verified, other] = await Promise.all(
      [chair, verifier, member].map(({ token }) => minutes(token)),
    )

    expect([led?.status, verified?.status, other?.json.code]).toEqual([200, 200, 'minutes_not_yours'])
    expect(early.json.code).toBe('minutes_too_early')
    expect((await ask('GET', '/api/meetings/999999/minutes', secretary.token)).status).toBe(404)
    await expect(
      seeScreen(db(), loader, { path: `/admin/membership/meetings/${id}/minutes`, token: member.token }),
    ).rejects.toMatchObject({ status: 403 })
  })
})

describe('the text', () => {
  test('is saved by the recorder, whatever his role, from the version he read; a lost race is said', async () => {
    const { put, minutes, recorder, secretary, verifier } = await aHeldMeeting()

    const first = await put(recorder.token, { body: 'Sešli jsme se.', version: 0 })
    const [one, other] = await Promise.all([
      put(recorder.token, { body: 'Jedna.', version: 1 }),
      put(secretary.token, { body: 'Druhá.', version: 1 }),
    ])
    const refused = await put(verifier.token, { body: 'Moje.', version: 2 })
    const empty = await put(recorder.token, { body: ' ', version: 2 })

    expect(first.json).toMatchObject({ success: true, version: 1, unsigned: 0 })
    expect(new Set([one.status, other.status])).toEqual(new Set([200, 409]))
    expect([one.json.code, other.json.code]).toContain('minutes_changed_meanwhile')
    expect([refused.json.code, empty.status]).toEqual(['not_recorder', 422])
    expect((await minutes(recorder.token)).json.version).toBe(2)
  })

  test('is written anew from the record only when that is asked for, and tells when the record has moved', async () => {
    const held = await aHeldMeeting()
    const { recorder, verifier, put, rewrite, minutes } = held
    await put(recorder.token, { body: 'Moje poznámky.', version: 0 })
    const before = (await minutes(recorder.token)).json
    await vote(held, { pointId: held.points[0] }, { counts: [5, 1] })

    const moved = (await minutes(recorder.token)).json
    const refused = await rewrite(verifier.token, 1)
    const old = await rewrite(recorder.token, 0)
    const done = await rewrite(recorder.token, 1)

    expect([before.hasMoved, moved.hasMoved, moved.body]).toEqual([false, true, 'Moje poznámky.\n'])
    expect([refused.json.code, old.json.code]).toEqual(['not_recorder', 'minutes_changed_meanwhile'])
    expect(done.json.version).toBe(2)
    const after = (await minutes(recorder.token)).json
    expect(after.hasMoved).toBe(false)
    expect(after.body).toContain('## Svolání')
  })
})

describe('signatures', () => {
  test('of the recorder and each verifier, after the end, of the text that was read', async () => {
    const held = await aHeldMeeting()
    const { recorder, verifier, chair, secretary, sign, put, end, minutes } = held

    const running = await sign(recorder.token, 0)
    await end()
    const unwritten = await sign(recorder.token, 0)
    await put(recorder.token, { body: 'Zapsáno.', version: 0 })
    const old = await sign(verifier.token, 0)
    const strangers = await Promise.all([chair, secretary].map(({ token }) => sign(token, 1)))
    const first = await sign(recorder.token, 1)
    const twice = await sign(recorder.token, 1)

    expect([running, unwritten, old, twice].map(({ json }) => json.code)).toEqual([
      'minutes_meeting_runs',
      'minutes_not_written',
      'minutes_changed_meanwhile',
      'minutes_signed',
    ])
    expect(strangers.map(({ status, json }) => [status, json.code])).toEqual([
      [403, 'not_signer'],
      [403, 'not_signer'],
    ])
    expect(first.json).toEqual({ success: true, isComplete: false })
    expect((await sign(verifier.token, 1)).json).toEqual({ success: true, isComplete: true })
    const { signers } = (await minutes(verifier.token)).json
    expect(signers).toMatchObject([{ signedAt: expect.any(String) }, { signedAt: expect.any(String) }])
    expect(await acts()).toEqual(expect.arrayContaining(['MINUTES_WRITTEN', 'MINUTES_SIGNED']))
  })

  test('are taken back by a change of the text, which says so; the same text takes nothing back', async () => {
    const { recorder, sign, put, minutes } = await aWrittenMeeting()
    await sign(recorder.token, 1)

    const same = await put(recorder.token, { body: 'Zapsáno.', version: 1 })
    const changed = await put(recorder.token, { body: 'Zapsáno jinak.', version: 1 })
    expect([same, changed].map(({ json }) => `${json.version}: ${json.unsigned}`)).toEqual(['1: 0', '2: 1'])
    expect((await minutes(recorder.token)).json.signers[0].signedAt).toBeNull()
  })
})

describe('signed by everybody', () => {
  test('they become a document members read; a later change comes out as its new version', async () => {
    const { id, recorder, verifier, member, secretary, sign, put, minutes } = await aWrittenMeeting()
    const applicant = await aRider('Applicant')
    await sign(recorder.token, 1)
    await publishMinutes(db(), new Date())
    const early = (await minutes(recorder.token)).json.published
    await sign(verifier.token, 1)

    await publishMinutes(db(), new Date())
    await publishMinutes(db(), new Date())

    const { published } = (await minutes(recorder.token)).json
    expect([early, published.version]).toEqual([null, 1])
    const documents = (token: string) => ask('GET', '/api/documents?kind=minutes', token)
    expect((await documents(member.token)).json.items).toMatchObject([
      { id: published.documentId, kind: 'minutes', audience: 'members', number: 1, type: 'application/pdf' },
    ])
    expect((await documents(applicant.token)).json.items).toEqual([])
    const file = await ask('GET', `/api/documents/${published.documentId}/file`, member.token)
    expect(pdfSheets(file.bytes).join(' ')).toMatch(PRINTED)
    const own = { path: `/admin/membership/meetings/${id}`, token: member.token }
    expect(await seeScreen(db(), ownMeeting, own)).toMatchObject({
      minutesId: published.documentId,
      minutesBy: null,
      writes: false,
    })
    const late = await ask('POST', `/api/meetings/${id}/parts`, secretary.token, {
      memberId: member.memberId,
      part: 'verifier',
    })
    expect(late.json.code).toBe('minutes_published')

    const isNewer = async () =>
      (
        await seeScreen(db(), loader, {
          path: `/admin/membership/meetings/${id}/minutes`,
          token: recorder.token,
        })
      ).isNewer
    const isWaitedFor = async () => (await listUnpublished(db())).has(id)
    const before = [await isNewer(), await isWaitedFor()]
    await put(secretary.token, { body: 'Opraveno.', version: 1 })
    expect([before, [await isNewer(), await isWaitedFor()]]).toEqual([
      [false, false],
      [true, true],
    ])
    await sign(recorder.token, 2)
    await sign(verifier.token, 2)
    await publishMinutes(db(), new Date())

    expect((await documents(member.token)).json.items).toMatchObject([
      { id: published.documentId, number: 2 },
    ])
    expect(await acts()).toEqual(expect.arrayContaining(['MINUTES_PUBLISHED', 'DOCUMENT_REPLACED']))
  })

  test('a verifier released after the end is not waited for; the chair stands', async () => {
    const { id, recorder, verifier, chair, secretary, sign, minutes } = await aWrittenMeeting()
    await sign(recorder.token, 1)
    const release = (memberId: number, part: string) =>
      ask('DELETE', `/api/meetings/${id}/parts`, secretary.token, { memberId, part })

    const [gone, stands] = [
      await release(verifier.memberId, 'verifier'),
      await release(chair.memberId, 'chair'),
    ]
    await publishMinutes(db(), new Date())

    expect([gone.status, stands.json.code]).toEqual([200, 'meeting_over'])
    expect((await minutes(recorder.token)).json.published).toMatchObject({ version: 1 })
  })
})

test('nobody signs what is not saved yet', async () => {
  const { id, verifier } = await aWrittenMeeting()
  const path = `/admin/membership/meetings/${id}/minutes`
  const maySign = async () => (await seeScreen(db(), loader, { path, token: verifier.token })).maySign

  const saved = await maySign()
  await db().deleteFrom('meetingMinutes').where('meetingId', '=', id).execute()

  expect([saved, await maySign()]).toEqual([true, false])
})

test('the screen shows the clock, takes the text and the signature, and keeps what was written in a lost race', async () => {
  const { id, recorder, verifier } = await aWrittenMeeting()
  const path = `/admin/membership/meetings/${id}/minutes`
  const press = (token: string, form: Record<string, string>) => sendForm(db(), action, { path, token, form })

  const saved = await press(recorder.token, { intent: 'save', body: 'Nově.', version: '1' })
  const lost = await press(recorder.token, { intent: 'save', body: 'Ještě jinak.', version: '1' })
  const signed = await press(verifier.token, { intent: 'sign', version: '2' })
  const again = await press(recorder.token, { intent: 'rewrite', version: '2' })

  expect(saved.answer).toMatchObject({ done: { version: 2, unsigned: 0 } })
  expect([lost.code, lost.fault?.values]).toEqual([
    'minutes_changed_meanwhile',
    { body: 'Ještě jinak.', version: '1' },
  ])
  expect(signed.location).toBe(path)
  expect(again.answer).toMatchObject({ done: { version: 3, unsigned: 1 } })
  const page = await seeScreen(db(), loader, { path, token: verifier.token })
  expect(page).toMatchObject({
    mayWrite: false,
    maySign: true,
    version: 3,
    due: { isLate: false, badge: expect.stringContaining('30') },
  })
  await db()
    .updateTable('meeting')
    .set({ endedAt: club.inDays(-31), openedAt: club.inDays(-31) })
    .where('id', '=', id)
    .execute()
  const late = await seeScreen(db(), loader, { path, token: verifier.token })
  expect(late.due).toMatchObject({ isLate: true, badge: '1 den po termínu' })
})
