import { expect, test } from 'vitest'
import { aMember, anAccount } from '../../../test/club.ts'
import { useDatabase } from '../../../test/database.ts'
import { viewFigures } from '../../office/admin/charts.server.ts'
import { countQueues } from '../../office/admin/queues.server.ts'
import { countClub } from '../../people/members/club-count.server.ts'
import { listDivisions as listInOffice } from '../../office/titles/divisions.server.ts'
import type { Db } from '../../tables.ts'
import { listDivisions as listAtHome } from './home.server.ts'

const db = useDatabase()
const TODAY = '2026-11-15'
const DIVISION = 1

test('every place that says how many members there are says the same', async () => {
  await oneOfEachKind(db())

  const atHome = await listAtHome(db())
  const inOffice = await listInOffice(db())
  const figures = await viewFigures(db(), ['years', 'divisions'], TODAY)
  const ofDivision = (rows: readonly { readonly id: number; readonly members: number }[]) =>
    rows.find(({ id }) => id === DIVISION)?.members

  expect({
    club: await countClub(db()),
    menu: await countQueues(db(), ['members'], TODAY),
    home: ofDivision(atHome),
    office: ofDivision(inOffice),
    years: figures.years?.at(-1)?.members,
    divisions: figures.divisions?.map(({ members }) => members),
    apart: figures.applicants,
  }).toEqual({
    club: { members: 4, applicants: 3 },
    menu: { members: 4 },
    home: 4,
    office: 4,
    years: 4,
    divisions: [4],
    apart: 3,
  })
})

test('at the end of a past year those count who were in then, whatever became of them', async () => {
  await aMember(db(), { memberSince: '2020-05-01' })
  await aMember(db(), { memberSince: '2020-05-01', excludedOn: '2025-03-01' })
  // Half past midnight in Prague on New Year's Day: still with us when the old year ended.
  await aMember(db(), { memberSince: '2020-05-01', archivedAt: new Date('2025-12-31T23:30:00Z') })

  const { years } = await viewFigures(db(), ['years'], TODAY)

  expect(years?.slice(-3)).toEqual([
    { year: 2024, members: 3 },
    { year: 2025, members: 2 },
    { year: 2026, members: 1 },
  ])
})

async function oneOfEachKind(tx: Db): Promise<void> {
  await tx.insertInto('division').values({ id: DIVISION, name: 'Hranice' }).execute()
  const card = (facts: Parameters<typeof aMember>[1] = {}) => aMember(tx, { divisionId: DIVISION, ...facts })
  const approvedAt = new Date('2024-02-01')
  const memberSince = '2019-06-01'

  // Members: with an account, on paper only, from a spreadsheet with an account opened since, and an officer.
  await anAccount(tx, { memberId: (await card({ approvedAt, memberSince })).id })
  await card({ memberSince })
  await anAccount(tx, { memberId: (await card()).id })
  await anAccount(tx, { memberId: (await card({ approvedAt })).id, role: 'Treasurer' })
  // Applicants: one who waits, one on probation again, and a card the club has not said yes to.
  await anAccount(tx, { memberId: (await card()).id, role: 'Applicant' })
  await anAccount(tx, { memberId: (await card({ memberSince })).id, role: 'Applicant' })
  await card()
  // Nobody of these is in the club.
  await card({ approvedAt, memberSince, excludedOn: '2026-01-01' })
  await card({ approvedAt, memberSince, archivedAt: new Date() })
  await card({ approvedAt, memberSince, archivedAt: new Date(), erasedAt: new Date() })
}
