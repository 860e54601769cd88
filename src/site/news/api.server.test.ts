import { beforeEach, expect, test } from 'vitest'
import { anApp, call } from '../../../test/app.ts'
import { rulesVersion, someone } from '../../../test/club.ts'
import { useDatabase } from '../../../test/database.ts'

const db = useDatabase()

beforeEach(() => rulesVersion(db(), 1))

const ask = (path: string, input: Parameters<typeof call>[2] = {}) =>
  call(anApp(db()), `/api/news${path}`, input)
const titles = async (token?: string, query = '') => {
  const { json } = await ask(query, { method: 'GET', ...(token ? { token } : {}) })
  return json.items.map(({ title }: { title: string }) => title)
}

test('news are written, published, pinned, changed and withdrawn, and each reads what is his', async () => {
  const secretary = await someone(db(), 'Secretary')
  const member = await someone(db(), 'Member')
  const write = (body: object) => ask('', { token: secretary.token, body })

  const draft = await write({ title: 'Koncept', body: 'Ještě ne.' })
  await write({ title: 'Pro všechny', body: '**Ahoj**', visibility: 'public', state: 'published' })
  const inner = await write({ title: 'Jen pro nás', body: 'Schůze', state: 'published' })
  await write({ title: 'Připnuto', body: 'Důležité', state: 'published', pinnedUntil: '2098-01-01' })

  expect([draft.status, draft.json.news.state, draft.json.news.html]).toEqual([
    201,
    'draft',
    '<p>Ještě ne.</p>',
  ])
  expect(await titles()).toEqual(['Pro všechny'])
  expect(await titles(member.token)).toEqual(['Připnuto', 'Jen pro nás', 'Pro všechny'])
  expect(await titles(member.token, '?state=draft')).toEqual(['Připnuto', 'Jen pro nás', 'Pro všechny'])
  expect(await titles(secretary.token, '?state=draft')).toEqual(['Koncept'])

  const { id } = inner.json.news
  const change = (body: object) => ask(`/${id}`, { method: 'PATCH', token: secretary.token, body })
  expect((await change({ version: 1, title: 'Jinak' })).json.news).toMatchObject({
    title: 'Jinak',
    version: 2,
  })
  expect((await change({ version: 1, title: 'Pozdě' })).json.code).toBe('news_changed_meanwhile')
  expect((await change({ version: 2, state: 'draft' })).json.code).toBe('news_not_draft_again')
  expect((await change({ version: 2, state: 'withdrawn' })).status).toBe(200)
  expect((await ask(`/${id}`, { method: 'GET', token: member.token })).status).toBe(404)
  expect((await ask(`/${id}`, { method: 'DELETE', token: secretary.token })).json.code).toBe(
    'news_is_withdrawn_instead',
  )
  const gone = await ask(`/${draft.json.news.id}`, { method: 'DELETE', token: secretary.token })
  expect(gone.status).toBe(200)

  const acts = await db().selectFrom('auditEntry').select('action').orderBy('seq').execute()
  expect(acts.map(({ action }) => action)).toEqual([
    'NEWS_CREATED',
    'NEWS_CREATED',
    'NEWS_CREATED',
    'NEWS_CREATED',
    'NEWS_CHANGED',
    'NEWS_WITHDRAWN',
    'NEWS_DELETED',
  ])
})

test('only those who may write do, and nothing is smuggled in', async () => {
  const member = await someone(db(), 'Member')
  const secretary = await someone(db(), 'Secretary')

  expect((await ask('', { body: { title: 'x', body: 'y' } })).status).toBe(401)
  expect((await ask('', { token: member.token, body: {} })).status).toBe(403)
  const strange = await ask('', { token: secretary.token, body: { title: 'x', body: 'y', createdBy: 1 } })
  expect([strange.status, Object.keys(strange.json.fields)]).toEqual([422, ['createdBy']])
})

test('the list tells how a text begins, the news itself the whole of it', async () => {
  const { token } = await someone(db(), 'Secretary')
  const body = `**Ahoj** všichni, ${'jedeme dál a dál '.repeat(500)}`
  const { json } = await ask('', { token, body: { title: 'Dlouhé', body, state: 'published' } })

  const list = await ask('', { method: 'GET', token })
  const one = await ask(`/${json.news.id}`, { method: 'GET', token })

  expect(list.json.items[0]).not.toHaveProperty('body')
  expect(list.json.items[0].excerpt).toMatch(/^Ahoj všichni, jedeme.*…$/)
  expect(list.text.length).toBeLessThan(1000)
  expect(one.json.news.body).toBe(body.trim())
})
