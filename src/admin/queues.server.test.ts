import { expect, test } from 'vitest'
import { aMember } from '../../test/club.ts'
import { useDatabase } from '../../test/database.ts'
import { countQueues } from './queues.server.ts'

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
    ['members', 'applications', 'ritual', 'hog', 'patches', 'fees'],
    TODAY,
  )

  expect(counts).toEqual({ members: 4, applications: 0, ritual: 1, hog: 2, patches: 0, fees: 0 })
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

  expect(counts).toEqual({ members: 1, ritual: 0, hog: 0, patches: 1 })
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

  expect(await countQueues(db(), ['fees'], TODAY)).toEqual({ fees: 2 })
})

test('whoever may see no queue costs no question', async () => {
  expect(await countQueues(db(), [], TODAY)).toEqual({})
})
