import { beforeEach, expect, test } from 'vitest'
import { aMember, rulesVersion, someone } from '../../../test/club.ts'
import { useDatabase } from '../../../test/database.ts'
import { seeScreen, sendForm } from '../../../test/screen.ts'
import { action, loader } from './closing.screen.tsx'
import { action as review, loader as seeReview } from './review.screen.tsx'

const db = useDatabase()
const TODAY = '2026-11-15'
beforeEach(() => rulesVersion(db(), 1))

async function secretaryAt() {
  const { id } = await aMember(db(), { approvedAt: new Date('2024-05-01T10:00:00Z') })
  const { token } = await someone(db(), 'Secretary')
  const at = (screen: string) => ({ path: `/admin/${id}/${screen}`, token, today: TODAY })
  return {
    id,
    look: (intent: string) => seeScreen(db(), loader, at(`closing?intent=${intent}`)),
    send: (form: Record<string, string>) => sendForm(db(), action, { ...at('closing'), form }),
    seeReview: () => seeScreen(db(), seeReview, at('review')),
    review: (form: Record<string, string>) => sendForm(db(), review, { ...at('review'), form }),
  }
}

const card = (id: number) =>
  db()
    .selectFrom('member')
    .select(['excludedOn', 'exclusionReason', 'archiveReason', 'archivedAt'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

const EXCLUDE = { intent: 'exclude', date: '2026-11-01', reason: 'krádež' }

test('an exclusion needs a day and a reason, and says so at their fields', async () => {
  const { id, send } = await secretaryAt()

  const { fault } = await send({ intent: 'exclude', date: 'včera', reason: ' ' })
  const tomorrow = await send({ ...EXCLUDE, date: '2026-11-16' })

  expect(Object.keys(fault?.fields ?? {})).toEqual(['date', 'reason'])
  expect(fault?.values).toMatchObject({ intent: 'exclude', date: 'včera' })
  expect(tomorrow.fault?.fields).toHaveProperty('date')
  expect((await card(id)).excludedOn).toBeNull()
})

test('an exclusion without a reason is sent back to its form', async () => {
  const { send } = await secretaryAt()

  expect((await send({ intent: 'exclude', date: '2026-11-01' })).fault?.fields).toHaveProperty('reason')
})

test('from the page one comes back to the card, from the dialog it is told; and so is the way back', async () => {
  const { id, look, send } = await secretaryAt()

  const ahead = await look('exclude')
  const { status, location, cookies } = await send(EXCLUDE)
  const excluded = await card(id)
  const twice = await send(EXCLUDE)
  const { answer } = await send({ intent: 'no-exclude', from: 'dialog' })

  expect(ahead).toMatchObject({ memberId: id, name: 'Novák Jan', refused: null })
  expect([status, location, cookies.length]).toEqual([303, `/admin/${id}/edit`, 1])
  expect(excluded).toMatchObject({ excludedOn: '2026-11-01', exclusionReason: 'krádež' })
  expect(twice.code).toBe('already_so')
  expect(answer.done).toMatchObject({ action: 'no-exclude', memberId: id, undo: null })
  expect(answer.done).toHaveProperty('reopened')
  expect((await card(id)).excludedOn).toBeNull()
})

test('a card is archived without a reason too, and restored', async () => {
  const { id, send } = await secretaryAt()

  const { answer } = await send({ intent: 'archive', from: 'dialog', reason: '' })
  const archived = await card(id)
  const twice = await send({ intent: 'archive', reason: 'podruhé' })
  const { location } = await send({ intent: 'restore' })

  expect(answer.done).toMatchObject({ action: 'archive', undo: 'restore' })
  expect([archived.archivedAt === null, archived.archiveReason]).toEqual([false, null])
  expect(twice.code).toBe('already_so')
  expect([location, (await card(id)).archivedAt]).toEqual([`/admin/${id}/edit`, null])
})

test('the review of an exclusion is opened and ended', async () => {
  const { id, send, seeReview: see, review: write } = await secretaryAt()
  await send(EXCLUDE)

  const wrong = await write({ intent: 'open', date: '', note: '' })
  const opened = await write({ intent: 'open', date: '2026-11-05', note: 'návrh člena' })
  const open = (await see()).review
  const early = await write({ intent: 'end', date: '2026-11-04', note: '' })
  await write({ intent: 'end', date: '2026-11-10', note: '' })

  expect(wrong.fault?.fields).toHaveProperty('date')
  expect([opened.status, opened.location]).toEqual([303, `/admin/${id}/edit`])
  expect(open).toEqual({ since: '2026-11-05', endedOn: null, note: 'návrh člena' })
  expect(early.fault).not.toBeNull()
  expect((await see()).review).toMatchObject({ endedOn: '2026-11-10' })
})

test('who may not exclude is shown nothing of what it would bring about', async () => {
  const { id } = await aMember(db(), { approvedAt: new Date('2024-05-01T10:00:00Z') })
  const { token } = await someone(db(), 'MembershipOfficer')
  const look = (intent: string) =>
    seeScreen(db(), loader, { path: `/admin/${id}/closing?intent=${intent}`, token, today: TODAY })

  expect(await look('exclude')).toMatchObject({ name: '', view: null, refused: expect.any(String) })
  expect(await look('archive')).toMatchObject({ view: { closed: {} }, refused: null })
})

test('of a card there is not nothing is shown; a review is of who was excluded', async () => {
  const { id, send, seeReview } = await secretaryAt()
  const { token } = await someone(db(), 'Secretary')
  const path = '/admin/999999/closing?intent=exclude'

  await expect(seeScreen(db(), loader, { path, token, today: TODAY })).rejects.toMatchObject({ status: 404 })
  await send({ intent: 'archive', reason: '' })

  expect((await card(id)).archivedAt).not.toBeNull()
  await expect(seeReview()).rejects.toMatchObject({ status: 404 })
})
