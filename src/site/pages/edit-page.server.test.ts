import { beforeEach, expect, test } from 'vitest'
import { rulesVersion, someone } from '../../../test/club.ts'
import { useDatabase } from '../../../test/database.ts'
import { seeScreen, sendForm } from '../../../test/screen.ts'
import { action as edit } from './page-edit.screen.tsx'
import { action as history } from './page-history.screen.tsx'
import { loader as page } from './page.screen.tsx'
import { loader as texts } from './texts.screen.tsx'
import { findPage } from './pages.server.ts'
import { writePage } from './write-page.server.ts'

const db = useDatabase()
let secretary = { id: 0, token: '' }

beforeEach(async () => {
  await rulesVersion(db(), 1)
  secretary = await someone(db(), 'Secretary')
})

type Form = Readonly<Record<string, string>>

const sendTo = (action: (args: never) => unknown, place: string) => (slug: string, form: Form) =>
  sendForm(db(), action, {
    path: `/pages/${slug}/${place}`,
    token: secretary.token,
    params: { slug },
    form,
  })
const write = sendTo(edit, 'edit')
const restore = sendTo(history, 'history')
const newest = async (slug: string) => {
  const { version, bodyCs, bodyEn } = (await findPage(db(), slug)) ?? {}
  return { version, bodyCs, bodyEn }
}
const TEXT = { bodyCs: '# Stanley', bodyEn: '# Stanley', version: '0' }

test('a text is written for the first time, then anew', async () => {
  const first = await write('stanley', { intent: 'save', ...TEXT })
  const second = await write('stanley', { intent: 'save', ...TEXT, bodyCs: '# Stan', version: '1' })

  expect([first, second].map(({ status, location }) => [status, location])).toEqual([
    [303, '/stanley'],
    [303, '/stanley'],
  ])
  expect(await newest('stanley')).toEqual({ version: 2, bodyCs: '# Stan\n', bodyEn: '# Stanley\n' })
})

test('new rules lead to those who confirm them', async () => {
  const { location } = await write('stanovy', { intent: 'save', ...TEXT, version: '1' })

  expect([location, (await newest('stanovy')).version]).toEqual(['/onboarding/rules', 2])
})

test('a text without words is told at its field, one made from an old version is refused', async () => {
  const empty = await write('stanley', { intent: 'save', ...TEXT, bodyCs: ' \r\n' })
  const late = await write('stanley', { intent: 'save', ...TEXT, version: '3' })

  expect([empty.status, Object.keys(empty.fault?.fields ?? {})]).toEqual([422, ['bodyCs']])
  expect([late.status, late.code, late.fault?.values]).toEqual([
    409,
    'page_changed_meanwhile',
    { ...TEXT, version: '3' },
  ])
  expect(await findPage(db(), 'stanley')).toBeUndefined()
})

test('a preview is drawn in both languages and kept nowhere', async () => {
  const { answer } = await write('stanley', { intent: 'preview', ...TEXT, bodyCs: '**tu**', bodyEn: 'here' })

  expect(answer).toEqual({
    preview: { cs: '<p><strong>tu</strong></p>', en: '<p>here</p>' },
    values: { bodyCs: '**tu**', bodyEn: 'here', version: '0' },
  })
  expect(await findPage(db(), 'stanley')).toBeUndefined()
})

test('an old version becomes the newest again', async () => {
  await writePage(db(), secretary, { slug: 'safe', bodyCs: 'jedna', bodyEn: '', version: 0 })
  await writePage(db(), secretary, { slug: 'safe', bodyCs: 'dvě', bodyEn: '', version: 1 })

  const wrong = await restore('safe', { restore: 'x', version: '2' })
  const late = await restore('safe', { restore: '1', version: '1' })
  const { location } = await restore('safe', { restore: '1', version: '2' })

  expect([Object.keys(wrong.fault?.fields ?? {}), late.code, location]).toEqual([
    ['restore'],
    'page_changed_meanwhile',
    '/pages/safe/history',
  ])
  expect(await newest('safe')).toEqual({ version: 3, bodyCs: 'jedna\n', bodyEn: '\n' })
})

test('a text the club has not is nowhere', async () => {
  expect((await write('nic', { intent: 'save', ...TEXT })).status).toBe(404)
})

test('the list says which version stands now, and a page offers its editing to those who may', async () => {
  await write('stanley', { intent: 'save', ...TEXT })
  await write('stanley', { intent: 'save', ...TEXT, bodyCs: '# Stan', version: '1' })
  const { token: member } = await someone(db(), 'Member')
  const editTo = async (token: string | null) =>
    (await seeScreen(db(), page, { path: '/stanley', token })).editTo

  const { pages } = await seeScreen(db(), texts, { path: '/pages', token: secretary.token })

  expect(pages.find(({ name }) => name === 'stanley')?.note).toMatch(/\b2\b/)
  expect([await editTo(secretary.token), await editTo(member), await editTo(null)]).toEqual([
    '/pages/stanley/edit',
    null,
    null,
  ])
})
