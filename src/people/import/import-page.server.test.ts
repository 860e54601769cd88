import { beforeEach, expect, test } from 'vitest'
import { aMember, rulesVersion, someone } from '../../../test/club.ts'
import { useDatabase } from '../../../test/database.ts'
import { seeScreen, sendForm } from '../../../test/screen.ts'
import { momentInFigures } from '../../ground/values/moment.ts'
import { action, loader } from './import.screen.tsx'

const db = useDatabase()
const PATH = '/admin/members/import'
let token = ''
beforeEach(async () => {
  await rulesVersion(db(), 1)
  ;({ token } = await someone(db(), 'Secretary'))
})

const see = async (address: string | null) =>
  (await seeScreen(db(), loader, { path: address ?? PATH, token })).page
const send = (form: Record<string, string>, files?: Record<string, File>) =>
  sendForm(db(), action, { path: PATH, token, form, ...(files ? { files } : {}) })
const hand = async (...lines: string[]) =>
  send({}, { file: new File([['Příjmení;Jméno;E-mail', ...lines].join('\r\n')], 'clenove.csv') })
const idIn = (location: string | null) => /id=(\d+)/.exec(location ?? '')?.[1] ?? ''
const names = async () =>
  (await db().selectFrom('member').select('lastName').orderBy('id').execute()).map(({ lastName }) => lastName)

test('a file is handed in, its columns said, checked, run and taken back, each at its own address', async () => {
  const empty = await send({}, { file: new File([], 'prazdny.csv') })
  const handed = await hand('Čech;Jaroslav;cech@klub.test')
  const id = idIn(handed.location)
  const columns = await see(handed.location)
  const mapped = await send({
    intent: 'map',
    id,
    'column-0': 'lastName',
    'column-1': 'firstName',
    'column-2': '',
  })
  const check = await see(mapped.location)
  const expected = check.kind === 'check' ? check.digest : ''
  const outdated = await send({ intent: 'run', id, expected: 'x' })
  const before = await names()
  const run = await send({ intent: 'run', id, expected })
  const after = await db().selectFrom('member').select(['lastName', 'email']).execute()
  const undone = await send({ intent: 'undo', id })

  expect(empty.code).toBe('empty_file')
  expect([handed.status, handed.location, columns.kind]).toEqual([303, `${PATH}?id=${id}`, 'mapping'])
  expect([mapped.location, check.kind]).toEqual([`${PATH}?id=${id}&step=check`, 'check'])
  expect([outdated.fault === null, before]).toEqual([false, []])
  expect([run.location, after]).toEqual([`${PATH}?id=${id}`, [{ lastName: 'Čech', email: null }]])
  expect([undone.location, await see(undone.location)]).toMatchObject([
    `${PATH}?id=${id}`,
    { kind: 'result', isUndone: true },
  ])
  expect((await send({ intent: 'undo', id })).fault).not.toBeNull()
  // Whoever may not open accounts is offered no invitations.
  const mayInvite = async () => {
    const page = await see(`${PATH}?id=${id}`)
    return page.kind === 'result' && page.mayInvite
  }
  const secretary = await mayInvite()
  ;({ token } = await someone(db(), 'MembershipOfficer'))
  expect([secretary, await mayInvite()]).toEqual([true, false])
})

test('what becomes of an unclear line is said at it, and one stays where one was', async () => {
  await aMember(db(), { firstName: 'Jaroslav', lastName: 'Čech' })
  const id = idIn((await hand('Čech;Jaroslav;jiny@klub.test')).location)
  const before = await see(`${PATH}?id=${id}&step=check`)

  const decided = await send({ intent: 'decide', id, back: '&show=ambiguous', 'line-2': 'skip' })
  const foreign = await send({ intent: 'decide', id, back: '&x=//zly.example', 'line-2': 'skip' })
  const after = await see(`${PATH}?id=${id}&step=check`)

  expect(before).toMatchObject({ counts: { ambiguous: 1, skip: 0 } })
  expect(after).toMatchObject({ counts: { ambiguous: 0, skip: 1 } })
  expect(decided.location).toBe(`${PATH}?id=${id}&step=check&show=ambiguous`)
  expect(foreign.location).toBe(`${PATH}?id=${id}&step=check`)
})

test.each(['map', 'run', 'undo', 'decide'])('%s of no import at all is refused', async (intent) => {
  const more = { expected: 'x', back: '', 'line-2': 'skip' }

  expect((await send({ intent, id: 'x', ...more })).fault?.fields).toHaveProperty('id')
  expect((await send({ intent, id: '999999', ...more })).fault).not.toBeNull()
})

test('an import that was done is listed by the moment it was done', async () => {
  const id = idIn((await hand('Čech;Jaroslav;cech@klub.test')).location)
  const [createdAt, doneAt] = [new Date('2026-03-01T10:00:00Z'), new Date('2026-03-05T10:00:00Z')]
  const when = async () => {
    const page = await see(PATH)
    return page.kind === 'start' ? page.imports.map((one) => [one.state, one.when]) : []
  }
  await db().updateTable('memberImport').set({ createdAt }).where('id', '=', Number(id)).execute()
  const before = await when()
  await db()
    .updateTable('memberImport')
    .set({ doneAt, cells: null, counts: '{}' })
    .where('id', '=', Number(id))
    .execute()

  expect([before, await when()]).toEqual([
    [['draft', momentInFigures(createdAt, 'cs')]],
    [['done', momentInFigures(doneAt, 'cs')]],
  ])
})

test('each column shows a few values of its own, each once', async () => {
  const { location } = await hand(
    'Čech;Jaroslav;a@klub.test',
    'Čech;Jan;b@klub.test',
    'Malá;Eva;',
    'Novák;Petr;c@klub.test',
    'Veselý;Jan;d@klub.test',
  )

  const page = await see(location)

  expect(page.kind === 'mapping' && page.columns.map(({ samples }) => samples)).toEqual([
    ['Čech', 'Malá', 'Novák'],
    ['Jaroslav', 'Jan', 'Eva'],
    ['a@klub.test', 'b@klub.test', 'c@klub.test'],
  ])
})
