import { beforeEach, expect, test } from 'vitest'
import { aMember, rulesVersion, someone } from '../../../test/club.ts'
import { useDatabase } from '../../../test/database.ts'
import { seeScreen, sendForm } from '../../../test/screen.ts'
import { findVisitor } from '../../entry/accounts/sessions.server.ts'
import { viewRuns } from '../../ground/batches/view-batches.server.ts'
import type { ClubPart } from '../../club-parts.ts'
import type { Role } from '../../permissions.ts'
import { action as settlePatches, loader as patches } from './patches.screen.tsx'
import { action as approveRitual, loader as ritual } from './ritual.screen.tsx'

const db = useDatabase()
const TODAY = '2026-11-15'
const APPROVED = { approvedAt: new Date('2026-08-15T10:00:00Z') }

beforeEach(() => rulesVersion(db(), 1))

/** An officer's hands at both screens, on that day. */
async function officer(role: Role, off: readonly ClubPart[] = []) {
  const { token } = await someone(db(), role)
  const at = (path: string) => ({ path, token, today: TODAY, off })
  return {
    token,
    ritual: (query = '') => seeScreen(db(), ritual, at(`/admin/ritual?${query}`)),
    patches: (query = '') => seeScreen(db(), patches, at(`/admin/patches?${query}`)),
    approve: (form: Record<string, string>) =>
      sendForm(db(), approveRitual, { ...at('/admin/ritual'), form: { tab: 'ritual', ...form } }),
    settle: (form: Record<string, string>) =>
      sendForm(db(), settlePatches, { ...at('/admin/patches'), form }),
  }
}

const honoursOf = (id: number) =>
  db().selectFrom('member').select(['ritualOn', 'frontPatchOn']).where('id', '=', id).executeTakeFirst()

test('what was just approved can be taken back, the small patch with it', async () => {
  const { approve } = await officer('Secretary')
  const { id } = await aMember(db(), APPROVED)
  const memberId = String(id)

  const { answer } = await approve({ intent: 'approve', memberId, date: '2026-11-01' })
  const given = await honoursOf(id)
  await approve({ intent: 'undo', memberId })

  expect(answer.done).toEqual({ what: 'ritual', memberId: id, name: 'Novák Jan' })
  expect(given).toEqual({ ritualOn: '2026-11-01', frontPatchOn: '2026-11-01' })
  expect(await honoursOf(id)).toEqual({ ritualOn: null, frontPatchOn: null })
})

test('one chosen alone is approved at once', async () => {
  const { approve } = await officer('Secretary')
  const { id } = await aMember(db(), APPROVED)

  const { answer } = await approve({ intent: 'approve-many', ids: String(id), date: TODAY })

  expect(answer.done).toMatchObject({ memberId: id })
  expect(await honoursOf(id)).toEqual({ ritualOn: TODAY, frontPatchOn: TODAY })
})

test.each([
  ['memberId', { intent: 'approve', date: TODAY }, null],
  ['ids', { intent: 'approve-many', date: TODAY }, null],
  ['memberId', { intent: 'undo' }, '2025-02-01'],
] as const)('a club without patches has no form for the back one: %s %j', async (who, form, backPatchOn) => {
  const { approve } = await officer('Secretary', ['patches'])
  const { id } = await aMember(db(), { ...APPROVED, ritualOn: '2025-01-01', backPatchOn })

  const { status } = await approve({ ...form, tab: 'back-patch', [who]: String(id) })

  const card = await db().selectFrom('member').select('backPatchOn').where('id', '=', id).executeTakeFirst()
  expect([status, card]).toEqual([404, { backPatchOn }])
})

test('a day that is none is told at its field, one still to come is refused', async () => {
  const { approve } = await officer('Secretary')
  const { id } = await aMember(db(), APPROVED)
  const on = (date: string) => approve({ intent: 'approve', memberId: String(id), date })

  expect((await on('2026-02-30')).fault?.fields).toHaveProperty('date')
  expect((await on('2026-11-16')).status).toBe(422)
  expect(await honoursOf(id)).toEqual({ ritualOn: null, frontPatchOn: null })
})

test('several chosen become a run that the page shows, to another officer too', async () => {
  const secretary = await officer('Secretary')
  const other = await officer('MembershipOfficer')
  const people = [await aMember(db(), APPROVED), await aMember(db(), APPROVED)]
  const ids = people.map(({ id }) => id).join(',')

  const { status, location } = await secretary.approve({ intent: 'approve-many', date: TODAY, ids })
  const page = await other.ritual()
  const visitor = await findVisitor(db(), other.token)
  if (!visitor) throw new Error('the officer is not signed in')
  const runs = await viewRuns(db(), { visitor, language: 'cs' }, { page: null, chosen: String(page.run?.id) })

  expect([status, location]).toEqual([303, `/admin/ritual?tab=ritual&davka=${page.run?.id}`])
  expect(page.run).toMatchObject({ kind: 'approve-ritual', status: 'running', total: 2 })
  expect(page.people[0]).toMatchObject({ since: '15.\u00a08.\u00a02026', waits: 'před 3 měsíci' })
  expect([runs.total, runs.chosen?.id, runs.items[0]?.id]).toEqual([1, page.run?.id, page.run?.id])
})

test('a page past the end is the last one', async () => {
  const secretary = await officer('Secretary')
  await aMember(db(), APPROVED)

  const { view, people } = await secretary.ritual('page=99')

  expect([view.page, people.length]).toEqual([1, 1])
})

test('patches are settled from their page, and it says how long they have been out', async () => {
  const supervisor = await officer('Supervisor')
  const { id } = await aMember(db(), { excludedOn: '2026-08-15', frontPatchOn: '2020-01-01' })

  const before = await supervisor.patches()
  const { answer } = await supervisor.settle({ intent: 'solve', memberId: String(id), note: '' })
  const after = await supervisor.patches()
  const again = await supervisor.settle({ intent: 'solve', memberId: String(id), note: '' })

  expect(before.people[0]).toMatchObject({
    isExcluded: true,
    hasFront: true,
    hasBack: false,
    ago: 'před 3 měsíci',
  })
  expect(answer.done).toEqual({ name: 'Novák Jan' })
  expect(after.view.total).toBe(0)
  expect(again.status).toBe(409)
})

test('whoever left by himself is not told as excluded', async () => {
  const supervisor = await officer('Supervisor')
  await aMember(db(), { archivedAt: new Date('2026-08-15T10:00:00Z'), frontPatchOn: '2020-01-01' })

  expect((await supervisor.patches()).people[0]).toMatchObject({ isExcluded: false, ago: 'před 3 měsíci' })
})

test('patches of several are settled in a run; a note too long is told at its field', async () => {
  const supervisor = await officer('Supervisor')
  const gone = { excludedOn: '2026-08-15', frontPatchOn: '2020-01-01' }
  const ids = [await aMember(db(), gone), await aMember(db(), gone)].map(({ id }) => id).join(',')

  const refused = await supervisor.settle({ intent: 'solve-many', ids, note: 'x'.repeat(2001) })
  const { status, location } = await supervisor.settle({ intent: 'solve-many', ids, note: 'v šatně' })
  const batch = await db().selectFrom('batch').select(['id', 'kind', 'params']).executeTakeFirstOrThrow()

  expect(refused.fault?.fields).toHaveProperty('note')
  expect([status, location]).toEqual([303, `/admin/patches?davka=${batch.id}`])
  expect(batch).toMatchObject({ kind: 'solve-patches', params: { note: 'v šatně' } })
})

test('the lists are sorted as their address says, from either end', async () => {
  const webmaster = await officer('Webmaster')
  const gone = { frontPatchOn: '2020-01-01' }
  await aMember(db(), { ...APPROVED, lastName: 'Chyba' })
  await aMember(db(), { lastName: 'Hora', approvedAt: new Date('2026-10-01T10:00:00Z') })
  await aMember(db(), { ...gone, lastName: 'Zeman', excludedOn: '2026-01-01' })
  await aMember(db(), { ...gone, lastName: 'Adam', excludedOn: '2026-02-01' })
  const names = async (screen: 'ritual' | 'patches', sort: string) =>
    (await webmaster[screen](`sort=${sort}`)).people.map(({ lastName }) => lastName)

  expect(await names('ritual', 'nonsense')).toEqual(['Chyba', 'Hora'])
  expect(await names('ritual', '-waiting')).toEqual(['Hora', 'Chyba'])
  expect(await names('ritual', 'name')).toEqual(['Hora', 'Chyba'])
  expect(await names('patches', '')).toEqual(['Zeman', 'Adam'])
  expect(await names('patches', 'name')).toEqual(['Adam', 'Zeman'])
})

test.each([
  ['2026-11-01', '2026-11-01'],
  [TODAY, TODAY],
  ['2026-11-16', TODAY],
  ['nikdy', TODAY],
])('a day asked for as %s is offered as %s: nothing is approved ahead', async (date, chosen) => {
  const page = await (await officer('Secretary')).ritual(`date=${date}`)

  expect(page.chosenDay).toBe(chosen)
})

test('each patch that is out is told for itself', async () => {
  const { patches } = await officer('Supervisor')
  const gone = { ...APPROVED, archivedAt: new Date('2026-10-01T10:00:00Z') }
  await aMember(db(), { ...gone, lastName: 'Malá', frontPatchOn: '2020-01-01' })
  await aMember(db(), { ...gone, lastName: 'Velký', backPatchOn: '2020-01-01', frontPatchOn: '2019-01-01' })

  const { people } = await patches()

  expect(new Map(people.map(({ lastName, hasFront, hasBack }) => [lastName, [hasFront, hasBack]]))).toEqual(
    new Map([
      ['Malá', [true, false]],
      ['Velký', [true, true]],
    ]),
  )
})
