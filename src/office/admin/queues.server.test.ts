import { expect, test } from 'vitest'
import { aMember, someone } from '../../../test/club.ts'
import { useDatabase } from '../../../test/database.ts'
import { aMovement, aPayment } from '../../../test/money.ts'
import { viewFigures } from './charts.server.ts'
import { findOwnFacts } from './own-facts.server.ts'
import { countQueues, viewQueues } from './queues.server.ts'

const db = useDatabase()
const TODAY = '2026-11-15'
const APPROVED = { approvedAt: new Date('2026-01-01') }
const FINE = { ...APPROVED, ritualOn: '2026-05-01', hogNumber: 'CZ1000', hogExpiresOn: '2027-01-01' }

test('every queue counts those who wait in it', async () => {
  await aMember(db(), FINE)
  await aMember(db(), { ...FINE, hogNumber: 'CZ1001', ritualOn: null })
  await aMember(db(), { ...FINE, hogNumber: null })
  await aMember(db(), { ...FINE, hogNumber: 'CZ1002', hogExpiresOn: '2026-11-14' })

  const counts = await countQueues(
    db(),
    ['members', 'applications', 'ritual', 'hog', 'patches', 'money'],
    TODAY,
  )

  expect(counts).toEqual({ members: 4, applications: 0, ritual: 1, hog: 2, patches: 0, money: 0 })
})

test('who was excluded or archived waits for nothing but the return of the patches', async () => {
  await aMember(db(), { ...APPROVED, excludedOn: '2026-06-01', frontPatchOn: '2025-01-01' })
  await aMember(db(), {
    ...APPROVED,
    archivedAt: new Date(),
    backPatchOn: '2025-01-01',
    patchesSolvedOn: '2026-07-01',
  })
  await aMember(db(), { ...APPROVED, archivedAt: new Date() })

  const counts = await countQueues(db(), ['members', 'ritual', 'hog', 'patches'], TODAY)

  expect(counts).toEqual({ members: 0, ritual: 0, hog: 0, patches: 1 })
})

test('a payment waits for the Treasurer from the day after it was due', async () => {
  const { id } = await aMember(db())
  const due = (dueOn: string, variableSymbol: string, status: 'DUE' | 'REMINDER2' | 'PAID') => ({
    memberId: id,
    type: '1' as const,
    purpose: 'výlet',
    amount: 120_000,
    dueOn,
    variableSymbol,
    status,
    paidAt: status === 'PAID' ? new Date() : null,
  })
  await db()
    .insertInto('payment')
    .values([
      due(TODAY, '1', 'DUE'),
      due('2026-11-14', '2', 'DUE'),
      due('2026-01-31', '3', 'REMINDER2'),
      due('2026-01-31', '4', 'PAID'),
    ])
    .execute()

  expect(await countQueues(db(), ['money'], TODAY)).toEqual({ money: 2 })
})

test('the Treasurer’s badge counts everything that waits for him, and each thing once', async () => {
  const { id } = await aMember(db())
  const payment = await aPayment(db(), id, { dueOn: '2026-12-31' })
  await aMovement(db(), { bookedOn: '2026-11-10' })
  await aMovement(db(), { amount: -5000 })
  await db()
    .insertInto('refund')
    .values({ paymentId: payment.id, memberId: id, amount: 1000, reason: 'Akce není' })
    .execute()
  await db()
    .insertInto('paperLetter')
    .values({ memberId: id, paymentId: payment.id, kind: 'instructions', params: '{}' })
    .execute()

  expect(await countQueues(db(), ['money'], TODAY)).toEqual({ money: 3 })
  expect(await viewQueues(db(), ['movements'], TODAY)).toEqual([{ task: 'movements', count: 1, days: 5 }])

  await db().updateTable('paperLetter').set({ deliveredHow: 'posted', deliveredOn: TODAY }).execute()

  expect(await countQueues(db(), ['money'], TODAY)).toEqual({ money: 2 })
})

test('whoever may see no queue costs no question', async () => {
  expect(await countQueues(db(), [], TODAY)).toEqual({})
})

test('a queue tells how long its oldest has waited; an empty one is left out', async () => {
  await aMember(db(), { ...FINE, ritualOn: null, approvedAt: new Date('2026-11-05T10:00:00Z') })
  await aMember(db(), {
    ...FINE,
    hogNumber: 'CZ1003',
    ritualOn: null,
    approvedAt: new Date('2026-11-15T10:00:00Z'),
  })
  await aMember(db(), { ...FINE, hogNumber: 'CZ1004', hogExpiresOn: '2026-11-14' })

  const waiting = await viewQueues(db(), ['applications', 'hog', 'ritual', 'photos', 'credits'], TODAY)

  expect(waiting).toEqual([
    { task: 'hog', count: 1, days: 1 },
    { task: 'ritual', count: 2, days: 10 },
  ])
})

test('the club in numbers: who was in it at the end of each year, who rides, whose HOG number holds', async () => {
  const old = await aMember(db(), { ...FINE, memberSince: '2020-05-01' })
  await aMember(db(), { ...FINE, hogNumber: null, memberSince: '2021-05-01', excludedOn: '2024-06-01' })
  await aMember(db(), { ...FINE, hogNumber: 'CZ1009', hogExpiresOn: '2026-12-01', memberSince: '2026-05-01' })
  const event = await db()
    .insertInto('event')
    .values({ title: 'Okruh', kind: 'ride', startsAt: new Date('2026-05-01T08:00Z'), state: 'published' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db()
    .insertInto('registration')
    .values({ eventId: event.id, memberId: old.id, status: 'registered', passengers: 1 })
    .execute()

  const figures = await viewFigures(db(), ['years', 'rides', 'hog', 'divisions', 'fees'], TODAY)

  expect(figures.years?.map(({ members }) => members)).toEqual([0, 1, 2, 2, 2, 1, 1, 2])
  expect(figures.rides?.[4]).toEqual({ month: 5, count: 1, value: 2, before: 0 })
  expect(figures.hog).toEqual({ valid: 1, expiring: 1, expired: 0, missing: 0 })
  expect(figures.divisions).toEqual([{ name: null, members: 2 }])
  expect(figures.fees?.every(({ value }) => value === 0)).toBe(true)
})

// Two say they come, one with a passenger; only he does.
test.each([
  { ride: 'is over and attendance was taken', startsAt: '2026-05-01T08:00Z', cameOne: true, value: 2 },
  { ride: 'is over and nobody wrote down who came', startsAt: '2026-05-01T08:00Z', cameOne: false, value: 3 },
  { ride: 'is today, people are still coming', startsAt: '2026-11-15T08:00Z', cameOne: true, value: 3 },
  { ride: 'is yet to come', startsAt: '2026-12-01T08:00Z', cameOne: false, value: 3 },
])('riders of a ride that $ride: $value', async ({ startsAt, cameOne, value }) => {
  const [one, other] = [await aMember(db()), await aMember(db())]
  const { id: eventId } = await db()
    .insertInto('event')
    .values({ title: 'Okruh', kind: 'ride', startsAt: new Date(startsAt), state: 'published' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const said = { eventId, status: 'registered' as const }
  await db()
    .insertInto('registration')
    .values([
      { ...said, memberId: one.id, passengers: 1, checkedInAt: cameOne ? new Date(startsAt) : null },
      { ...said, memberId: other.id },
    ])
    .execute()

  const { rides = [] } = await viewFigures(db(), ['rides'], TODAY)

  expect(rides.filter(({ count }) => count > 0).map((month) => month.value)).toEqual([value])
})

test('what the club knows it wants from somebody', async () => {
  const { id } = await aMember(db(), { phone: '+420777123456', email: 'vraci@klub.test' })
  await db().insertInto('deadAddress').values({ address: 'vraci@klub.test', reason: '550' }).execute()
  await db()
    .insertInto('leaveRequest')
    .values({ memberId: id, requestedAt: new Date('2026-11-01T10:00Z') })
    .execute()

  expect(await findOwnFacts(db(), id)).toEqual({
    payments: [],
    minutes: [],
    hogNumber: null,
    hogExpiresOn: null,
    hasProposal: false,
    missing: ['birthDate', 'street', 'emergencyName', 'emergencyPhone'],
    leavingSince: '2026-11-01',
    hasDeadAddress: true,
    awaitsCheck: false,
    isClosed: false,
  })
})

test('minutes wait for the recorder from the end on, for a verifier once they are written, for the Secretary until they are out', async () => {
  const [recorder, verifier] = [await aMember(db()), await aMember(db())]
  const { id: account } = await someone(db(), 'Secretary')
  const at = new Date('2026-10-01T16:00Z')
  const { id: meetingId } = await db()
    .insertInto('meeting')
    .values({
      title: 'Výroční schůze',
      startsAt: at,
      place: 'Klubovna',
      state: 'closed',
      calledAt: at,
      calledBy: account,
      openedAt: at,
      openedBy: account,
      endedAt: new Date('2026-10-01T22:30Z'),
      endedBy: account,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db()
    .insertInto('meetingPart')
    .values([
      { meetingId, memberId: recorder.id, part: 'recorder' },
      { meetingId, memberId: verifier.id, part: 'verifier' },
    ])
    .execute()
  const asked = async (id: number) => (await findOwnFacts(db(), id))?.minutes
  const waiting = () => viewQueues(db(), ['minutes'], TODAY)
  const wanted = { meetingId, name: 'Výroční schůze', dueOn: '2026-11-01' }

  const before = [await asked(recorder.id), await asked(verifier.id)]
  await db()
    .insertInto('meetingMinutes')
    .values({ meetingId, body: 'Zapsáno.', recordHash: 'x', savedBy: account })
    .execute()
  await db().updateTable('meetingPart').set({ signedAt: at }).where('part', '=', 'recorder').execute()
  const after = [await asked(recorder.id), await asked(verifier.id)]

  expect(before).toEqual([[{ ...wanted, isRecorder: true }], []])
  expect(after).toEqual([[], [{ ...wanted, isRecorder: false }]])
  expect(await waiting()).toMatchObject([{ task: 'minutes', count: 1 }])
  await db().updateTable('meetingMinutes').set({ publishedVersion: 1, publishedAt: at }).execute()
  expect(await waiting()).toEqual([])
})
