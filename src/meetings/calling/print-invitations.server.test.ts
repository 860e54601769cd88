import { beforeEach, expect, test } from 'vitest'
import { anApp } from '../../../test/app.ts'
import { aMember, someone } from '../../../test/club.ts'
import { aRidingClub } from '../../../test/rides.ts'
import { pdfSheets } from '../../../test/pdf-words.ts'
import { seeScreen, sendForm } from '../../../test/screen.ts'
import { BATCH_KINDS } from '../../batch-kinds.server.ts'
import { runBatch } from '../../ground/batches/run-batch.server.ts'
import { pragueMoment } from '../../ground/values/moment.ts'
import { action, loader } from './meeting.screen.tsx'

const { db, aRider, ask, rules, inDays, acts } = aRidingClub()
beforeEach(rules)

test('whom no letter can reach is printed, and what was printed is noted as left at once', async () => {
  // Nobody's number is by chance that of the meeting.
  await someone(db(), 'Webmaster')
  const secretary = await aRider('Secretary', { lastName: 'Sekretářka', memberSince: '2020-01-01' })
  await aRider('Member', { memberSince: '2020-01-01' })
  const plain = { memberSince: '2019-01-01', email: null }
  const paper = await aMember(db(), { ...plain, lastName: 'Bezmailu', street: 'Lipová 3', city: 'Šumperk' })
  const handed = await aMember(db(), { ...plain, lastName: 'Předaný' })
  const made = await ask('POST', '/api/meetings', secretary.token, {
    title: 'Výroční schůze',
    startsAt: pragueMoment(inDays(60)),
    place: 'Klubovna',
  })
  const id: number = made.json.id
  const path = `/admin/meetings/${id}`
  await ask('POST', `/api/meetings/${id}/points`, secretary.token, { kind: 'decide', title: 'Rozpočet' })
  const print = () =>
    anApp(db()).request(`http://localhost:3000/api/meetings/${id}/invitations.pdf`, {
      headers: { host: 'localhost:3000', authorization: `Bearer ${secretary.token}` },
    })
  const counts = async () => (await seeScreen(db(), loader, { path, token: secretary.token })).invited.counts
  const press = (form: Record<string, string>) =>
    sendForm(db(), action, { path, token: secretary.token, form })

  const draft = await print()
  const called = await ask('POST', `/api/meetings/${id}/call`, secretary.token, {})
  const before = await counts()
  await runBatch(db(), BATCH_KINDS, called.json.batch.id)
  await press({ intent: 'hand', memberId: String(handed.id) })
  const printed = await print()
  const after = await counts()
  await press({ intent: 'mailed' })
  const nobody = await print()

  expect([draft.status, printed.status, printed.headers.get('content-type'), nobody.status]).toEqual([
    409,
    200,
    'application/pdf',
    404,
  ])
  const [sheet, ...more] = pdfSheets(new Uint8Array(await printed.arrayBuffer()))
  expect([more, sheet]).toEqual([
    [],
    expect.stringMatching(
      /^KLUBOVNA Jan Bezmailu Lipová 3 Šumperk Pozvánka na schůzi: Výroční schůze Ahoj Jane, .* Kde Klubovna 1\. bod Rozpočet \(hlasování\) /,
    ),
  ])
  expect(before).toMatchObject({ invited: 4, unmailed: 2, printed: 0 })
  expect(after).toMatchObject({ unmailed: 1, printed: 1, handed: 1 })
  expect(await counts()).toMatchObject({ unmailed: 0, printed: 0, handed: 2 })
  const rows = await db()
    .selectFrom('meetingInvitee')
    .selectAll()
    .where('printedAt', 'is not', null)
    .execute()
  expect(rows).toMatchObject([{ memberId: paper.id, paperBy: secretary.id }])
  expect((await acts()).filter((act) => act === 'LETTERS_PRINTED')).toHaveLength(1)
})
