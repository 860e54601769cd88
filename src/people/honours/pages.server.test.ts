import { beforeEach, expect, test } from 'vitest'
import { aMember, rulesVersion, someone } from '../../../test/club.ts'
import { useDatabase } from '../../../test/database.ts'
import { findVisitor } from '../../entry/accounts/sessions.server.ts'
import { viewRuns } from '../../ground/batches/view-batches.server.ts'
import { parseForm } from '../../ground/http/form-answer.server.ts'
import type { Role } from '../../permissions.ts'
import { handlePatches, PatchesForm, viewPatches } from './patches-page.server.ts'
import { NEW_CLUB } from '../../ground/platform/new-club.ts'
import { handleRitual, RitualForm, viewRitual } from './ritual-page.server.ts'

const db = useDatabase()
const TODAY = '2026-11-15'
const APPROVED = { approvedAt: new Date('2026-08-15T10:00:00Z') }

beforeEach(() => rulesVersion(db(), 1))

async function officer(role: Role) {
  const { token } = await someone(db(), role)
  const visitor = await findVisitor(db(), token)
  if (!visitor) throw new Error('the officer is not signed in')
  return visitor
}

const context = () => ({ db: db(), language: 'cs' as const, today: TODAY, club: NEW_CLUB })
const honoursOf = (id: number) =>
  db().selectFrom('member').select(['ritualOn', 'frontPatchOn']).where('id', '=', id).executeTakeFirst()

test('what was just approved can be taken back, the small patch with it', async () => {
  const secretary = await officer('Secretary')
  const { id } = await aMember(db(), APPROVED)
  const grant = (form: Record<string, string>) =>
    handleRitual(
      context(),
      secretary,
      parseForm(RitualForm, { tab: 'ritual', memberId: String(id), ...form }),
    )

  const done = await grant({ intent: 'approve', date: '2026-11-01' })
  const given = await honoursOf(id)
  await grant({ intent: 'undo' })

  expect('done' in done && done.done).toEqual({ what: 'ritual', memberId: id, name: 'Novák Jan' })
  expect(given).toEqual({ ritualOn: '2026-11-01', frontPatchOn: '2026-11-01' })
  expect(await honoursOf(id)).toEqual({ ritualOn: null, frontPatchOn: null })
})

test('several chosen become a run that the page shows, to another officer too', async () => {
  const secretary = await officer('Secretary')
  const other = await officer('MembershipOfficer')
  const people = [await aMember(db(), APPROVED), await aMember(db(), APPROVED)]
  const ids = people.map(({ id }) => id).join(',')

  const answer = await handleRitual(
    context(),
    secretary,
    parseForm(RitualForm, { intent: 'approve-many', tab: 'ritual', date: TODAY, ids }),
  )
  const page = await viewRitual(context(), other, new URLSearchParams())
  const runs = await viewRuns(
    db(),
    { visitor: other, language: 'cs' },
    { page: null, chosen: String(page.run?.id) },
  )

  expect(answer instanceof Response && answer.headers.get('location')).toBe(
    `/admin/ritual?tab=ritual&davka=${page.run?.id}`,
  )
  expect(page.run).toMatchObject({ kind: 'approve-ritual', status: 'running', total: 2 })
  expect(page.people[0]).toMatchObject({ since: '15.\u00a08.\u00a02026', waits: 'před 3 měsíci' })
  expect([runs.total, runs.chosen?.id, runs.items[0]?.id]).toEqual([1, page.run?.id, page.run?.id])
})

test('a page past the end is the last one', async () => {
  const secretary = await officer('Secretary')
  await aMember(db(), APPROVED)

  const { view, people } = await viewRitual(context(), secretary, new URLSearchParams('page=99'))

  expect([view.page, people.length]).toEqual([1, 1])
})

test('patches are settled from their page, and it says how long they have been out', async () => {
  const supervisor = await officer('Supervisor')
  const { id } = await aMember(db(), { excludedOn: '2026-08-15', frontPatchOn: '2020-01-01' })

  const before = await viewPatches(context(), supervisor, new URLSearchParams())
  await handlePatches(
    context(),
    supervisor,
    parseForm(PatchesForm, { intent: 'solve', memberId: String(id), note: '' }),
  )
  const after = await viewPatches(context(), supervisor, new URLSearchParams())

  expect(before.people[0]).toMatchObject({
    isExcluded: true,
    hasFront: true,
    hasBack: false,
    ago: 'před 3 měsíci',
  })
  expect(after.view.total).toBe(0)
})

test('the lists are sorted as their address says, from either end', async () => {
  const supervisor = await officer('Webmaster')
  const gone = { frontPatchOn: '2020-01-01' }
  await aMember(db(), { ...APPROVED, lastName: 'Chyba' })
  await aMember(db(), { lastName: 'Hora', approvedAt: new Date('2026-10-01T10:00:00Z') })
  await aMember(db(), { ...gone, lastName: 'Zeman', excludedOn: '2026-01-01' })
  await aMember(db(), { ...gone, lastName: 'Adam', excludedOn: '2026-02-01' })
  const names = async (view: typeof viewRitual | typeof viewPatches, sort: string) =>
    (await view(context(), supervisor, new URLSearchParams({ sort }))).people.map(({ lastName }) => lastName)

  expect(await names(viewRitual, 'nonsense')).toEqual(['Chyba', 'Hora'])
  expect(await names(viewRitual, '-waiting')).toEqual(['Hora', 'Chyba'])
  expect(await names(viewRitual, 'name')).toEqual(['Hora', 'Chyba'])
  expect(await names(viewPatches, '')).toEqual(['Zeman', 'Adam'])
  expect(await names(viewPatches, 'name')).toEqual(['Adam', 'Zeman'])
})
