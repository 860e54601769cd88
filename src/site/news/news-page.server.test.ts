import { beforeEach, expect, test } from 'vitest'
import { rulesVersion, someone } from '../../../test/club.ts'
import { useDatabase } from '../../../test/database.ts'
import { seeScreen, sendForm } from '../../../test/screen.ts'
import { action as edit } from './news-edit.screen.tsx'
import { action as item, loader as shown } from './news-item.screen.tsx'
import { loader as list } from './news.screen.tsx'
import { action as create } from './news-new.screen.tsx'
import { createNews } from './write-news.server.ts'

const db = useDatabase()
let secretary = { id: 0, token: '' }

beforeEach(async () => {
  await rulesVersion(db(), 1)
  secretary = await someone(db(), 'Secretary')
})

const FIELDS = { title: 'Schůze', body: 'V pátek.\r\n', visibility: 'members', pinnedUntil: '' }
const NEWS = { ...FIELDS, visibility: 'members', pinnedUntil: null } as const

const kept = (id: number) =>
  db()
    .selectFrom('news')
    .select(['title', 'body', 'visibility', 'pinnedUntil', 'state', 'version'])
    .where('id', '=', id)
    .executeTakeFirst()
const aDraft = () => createNews(db(), secretary, { ...NEWS, body: 'V pátek.', state: 'draft' })
const send = (action: (args: never) => unknown, path: string, form: Readonly<Record<string, string>>) =>
  sendForm(db(), action, { path: `/admin/news/${path}`, token: secretary.token, form })

test.each([
  ['save', 'draft'],
  ['publish', 'published'],
] as const)('new ones that are sent to %s are %s', async (intent, state) => {
  const { status, location } = await send(create, 'new', { intent, ...FIELDS, pinnedUntil: '2098-01-01' })

  expect([status, location]).toEqual([303, expect.stringMatching(/^\/admin\/news\/\d+$/)])
  expect(await kept(Number(location?.split('/').at(-1)))).toEqual({
    title: 'Schůze',
    body: 'V pátek.',
    visibility: 'members',
    pinnedUntil: '2098-01-01',
    state,
    version: 1,
  })
})

test('what is wrong is told at its field, and what was written comes back', async () => {
  const form = { ...FIELDS, title: ' ', pinnedUntil: 'zítra' }

  const { status, fault } = await send(create, 'new', { intent: 'publish', ...form })

  expect([status, Object.keys(fault?.fields ?? {})]).toEqual([422, ['title', 'pinnedUntil']])
  expect(fault?.values).toEqual(form)
})

test('a preview is drawn and kept nowhere', async () => {
  const id = await aDraft()
  const form = { intent: 'preview', ...FIELDS, body: '**Jinak**' }

  const fresh = await send(create, 'new', form)
  const changed = await send(edit, `${id}/edit`, { ...form, version: '1' })

  expect(fresh.answer).toEqual({ preview: '<p><strong>Jinak</strong></p>', values: form })
  expect(changed.answer).toMatchObject({ preview: '<p><strong>Jinak</strong></p>' })
  expect(await db().selectFrom('news').select('body').execute()).toEqual([{ body: 'V pátek.' }])
})

test('a draft is changed, then published with another change', async () => {
  const id = await aDraft()

  const saved = await send(edit, `${id}/edit`, {
    ...FIELDS,
    intent: 'save',
    title: 'Jinak',
    version: '1',
  })
  expect(await kept(id)).toMatchObject({ title: 'Jinak', state: 'draft', version: 2 })
  const out = await send(edit, `${id}/edit`, { ...FIELDS, intent: 'publish', version: '2' })

  expect(await kept(id)).toMatchObject({ title: 'Schůze', state: 'published', version: 3 })
  expect([saved, out].map(({ location }) => location)).toEqual([`/admin/news/${id}`, `/admin/news/${id}`])
})

test('the English text is kept beside the Czech one, and may be left out again', async () => {
  const id = await aDraft()
  const english = { titleEn: 'Meeting', bodyEn: 'On **Friday**.\r\n' }
  const inEnglish = () =>
    db().selectFrom('news').select(['titleEn', 'bodyEn']).where('id', '=', id).executeTakeFirst()

  await send(edit, `${id}/edit`, { ...FIELDS, ...english, intent: 'save', version: '1' })
  expect(await inEnglish()).toEqual({ titleEn: 'Meeting', bodyEn: 'On **Friday**.' })
  await send(edit, `${id}/edit`, { ...FIELDS, titleEn: '', bodyEn: '', intent: 'save', version: '2' })

  expect(await inEnglish()).toEqual({ titleEn: '', bodyEn: '' })
})

test('what somebody changed meanwhile is not overwritten', async () => {
  const id = await aDraft()

  const late = await send(edit, `${id}/edit`, { ...FIELDS, intent: 'save', version: '7' })

  expect([late.status, late.code]).toEqual([409, 'news_changed_meanwhile'])
  expect(late.fault?.values).toMatchObject({ title: 'Schůze', version: '7' })
})

test('a draft is deleted; what was out is not', async () => {
  const draft = await aDraft()
  const out = await createNews(db(), secretary, { ...NEWS, state: 'published' })

  const gone = await send(edit, `${draft}/edit`, { intent: 'delete' })
  const stays = await send(edit, `${out}/edit`, { intent: 'delete' })

  expect([gone.location, stays.code]).toEqual(['/admin/news?tab=draft', 'news_is_withdrawn_instead'])
  expect([await kept(draft), (await kept(out))?.state]).toEqual([undefined, 'published'])
})

test('one is published and withdrawn at its own address', async () => {
  const id = await aDraft()

  const out = await send(item, String(id), { intent: 'published', version: '1' })
  expect((await kept(id))?.state).toBe('published')
  const late = await send(item, String(id), { intent: 'withdrawn', version: '1' })
  await send(item, String(id), { intent: 'withdrawn', version: '2' })

  expect([out.location, late.code]).toEqual([`/admin/news/${id}`, 'news_changed_meanwhile'])
  expect((await kept(id))?.state).toBe('withdrawn')
})

test('only those who write are offered the changing of what was published', async () => {
  const id = await createNews(db(), secretary, { ...NEWS, body: 'V **pátek**.', state: 'published' })
  const member = await someone(db(), 'Member')
  const see = (token: string) => seeScreen(db(), shown, { path: `/admin/news/${id}`, token })

  expect((await see(secretary.token)).mayWrite).toBe(true)
  expect(await see(member.token)).toMatchObject({
    mayWrite: false,
    html: '<p>V <strong>pátek</strong>.</p>',
    news: { id, title: 'Schůze', visibility: 'members', isPinned: false },
  })
})

test('drafts are listed for those who write; everybody else reads what is out, whatever he asks for', async () => {
  await aDraft()
  await createNews(db(), secretary, { ...NEWS, title: 'Venku', body: 'x', state: 'published' })
  const { token: member } = await someone(db(), 'Member')
  const see = async (token: string) => {
    const { state, news } = await seeScreen(db(), list, { path: '/admin/news?tab=draft', token })
    return [state, news.map(({ title }) => title)]
  }

  expect(await see(secretary.token)).toEqual(['draft', ['Schůze']])
  expect(await see(member)).toEqual(['published', ['Venku']])
})
