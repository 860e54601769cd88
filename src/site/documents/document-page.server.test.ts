import { beforeEach, expect, test } from 'vitest'
import { rulesVersion, someone } from '../../../test/club.ts'
import { useDatabase } from '../../../test/database.ts'
import { useFiles } from '../../../test/photos.ts'
import { seeScreen, sendForm } from '../../../test/screen.ts'
import { action as document } from './document.screen.tsx'
import { action as documents, loader as list } from './documents.screen.tsx'
import { addDocument } from './keep-document.server.ts'

const db = useDatabase()
useFiles()
let secretary = { id: 0, token: '' }

beforeEach(async () => {
  await rulesVersion(db(), 1)
  secretary = await someone(db(), 'Secretary')
})

type Form = Readonly<Record<string, string>>

const FACTS = { title: 'Zápis', kind: 'minutes', datedOn: '2026-11-12', audience: 'members' } as const
const aFile = (name = 'zapis.txt') => new File(['Sešli jsme se.'], name)
const aDocument = () =>
  addDocument(db(), secretary, {
    fields: { ...FACTS, roles: [] },
    file: { fileName: 'zapis.txt', bytes: new TextEncoder().encode('Sešli jsme se.') },
  })
const add = (form: Form, file?: File) =>
  sendForm(db(), documents, {
    path: '/admin/documents',
    token: secretary.token,
    form: { intent: 'add', version: '1', ...form },
    ...(file ? { files: { file } } : {}),
  })
const send = (id: number, form: Form, file?: File) =>
  sendForm(db(), document, {
    path: `/admin/documents/${id}`,
    token: secretary.token,
    form,
    ...(file ? { files: { file } } : {}),
  })
const kept = () =>
  db().selectFrom('document').select(['title', 'audience', 'roles', 'version']).orderBy('id').execute()
const versions = () =>
  db().selectFrom('documentVersion').select(['number', 'fileName']).orderBy('number').execute()

test('a document comes with its file, for the roles that were ticked', async () => {
  const { status, location } = await add(
    { ...FACTS, audience: 'roles', 'role:Treasurer': 'on', 'role:Secretary': 'on' },
    aFile(),
  )

  expect([status, location]).toEqual([303, expect.stringMatching(/^\/admin\/documents\/\d+$/)])
  expect(await kept()).toEqual([
    { title: 'Zápis', audience: 'roles', roles: ['Secretary', 'Treasurer'], version: 1 },
  ])
  expect(await versions()).toEqual([{ number: 1, fileName: 'zapis.txt' }])
})

test('what is wrong is told at its field, and what was written comes back', async () => {
  const faults = async (form: Form, file?: File) => Object.keys((await add(form, file)).fault?.fields ?? {})

  expect(await faults({ ...FACTS, title: ' ', datedOn: 'dnes' }, aFile())).toEqual(['title', 'datedOn'])
  expect(await faults({ ...FACTS, audience: 'roles' }, aFile())).toEqual(['roles'])
  expect(await faults(FACTS)).toEqual(['file'])
  expect(await faults(FACTS, new File([], 'prazdny.txt'))).toEqual(['file'])
  const refused = await add({ ...FACTS, 'role:Treasurer': 'on' }, aFile('zapis.exe'))
  expect([refused.code, refused.fault?.values]).toEqual([
    'document_not_accepted',
    { intent: 'add', ...FACTS, 'role:Treasurer': 'on' },
  ])
  expect(await kept()).toEqual([])
})

test('what is said about it is changed, if nobody did so meanwhile', async () => {
  const id = await aDocument()
  const form = { intent: 'save', ...FACTS, title: 'Stanovy', audience: 'roles', 'role:Treasurer': 'on' }

  const wrong = await send(id, { ...form, version: 'x' })
  const late = await send(id, { ...form, version: '2' })
  const saved = await send(id, { ...form, version: '1' })

  expect([Object.keys(wrong.fault?.fields ?? {}), late.code]).toEqual([
    ['version'],
    'document_changed_meanwhile',
  ])
  expect([saved.status, saved.location]).toEqual([303, `/admin/documents/${id}`])
  expect(await kept()).toEqual([{ title: 'Stanovy', audience: 'roles', roles: ['Treasurer'], version: 2 }])
})

test('the next version stands beside the first', async () => {
  const id = await aDocument()

  const none = await send(id, { intent: 'version' })
  const { location } = await send(id, { intent: 'version' }, aFile('zapis-2.txt'))

  expect([none.fault?.fields.file, location]).toEqual([expect.any(String), `/admin/documents/${id}`])
  expect(await versions()).toEqual([
    { number: 1, fileName: 'zapis.txt' },
    { number: 2, fileName: 'zapis-2.txt' },
  ])
})

test('it is deleted with all its versions', async () => {
  const id = await aDocument()

  const { location } = await send(id, { intent: 'delete' })
  const again = await send(id, { intent: 'delete' })

  expect([location, again.status]).toEqual(['/admin/documents', 404])
  expect([await kept(), await versions()]).toEqual([[], []])
})

test('whoever may only read it changes nothing', async () => {
  const id = await aDocument()
  const { token } = await someone(db(), 'Member')
  const forms: readonly Form[] = [{ intent: 'save', ...FACTS, version: '1' }, { intent: 'delete' }]

  for (const form of forms) {
    const sent = { path: `/admin/documents/${id}`, token, form }
    expect((await sendForm(db(), document, sent)).code).toBe('not_allowed')
  }
  expect(await kept()).toHaveLength(1)
})

test('the list shows the kind and the words its address asks for', async () => {
  await aDocument()
  await add({ ...FACTS, title: 'Stanovy', kind: 'rules' }, aFile())
  const titles = async (query: string) => {
    const shown = await seeScreen(db(), list, { path: `/admin/documents?${query}`, token: secretary.token })
    return [shown.view.total, ...shown.documents.map(({ title }) => title)]
  }

  expect(await titles('druh=minutes')).toEqual([1, 'Zápis'])
  expect(await titles('hledat=stanov')).toEqual([1, 'Stanovy'])
  expect((await titles('druh=nic'))[0]).toBe(2)
})
