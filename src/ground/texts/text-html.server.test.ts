import { beforeEach, expect, test } from 'vitest'
import { anApp, call } from '../../../test/app.ts'
import { rulesVersion, someone } from '../../../test/club.ts'
import { useDatabase } from '../../../test/database.ts'
import { longestStall } from '../../../test/loop.ts'
import { keepTexts } from '../../site/news/keep-texts.server.ts'
import { findHtml } from './text-html.server.ts'

const db = useDatabase()

let token = ''
beforeEach(async () => {
  await rulesVersion(db(), 1)
  ;({ token } = await someone(db(), 'Webmaster'))
})

const kept = () => db().selectFrom('textHtml').select('html').execute()
const stairs = (depth: number) =>
  Array.from({ length: depth }, (_, at) => `${'  '.repeat(at)}- bod ${at}`).join('\n')

test('a text is drawn when it is saved, and kept', async () => {
  const { json } = await call(anApp(db()), '/api/news', {
    token,
    body: { title: 'Sraz', body: 'Jedeme **brzy**.' },
  })

  expect(json.news.html).toBe('<p>Jedeme <strong>brzy</strong>.</p>')
  expect(await kept()).toEqual([{ html: '<p>Jedeme <strong>brzy</strong>.</p>' }])
})

const DEEP = stairs(100)
const DATE = '2027-05-01T08:00:00Z'

// Every call that takes a text with Markdown.
test.each([
  ['/api/news', 'body', { title: 'Sraz', body: DEEP }],
  ['/api/events', 'description', { title: 'Sraz', kind: 'ride', startsAt: DATE, description: DEEP }],
  ['/api/pages/stanley', 'bodyCs', { bodyCs: DEEP, bodyEn: '', version: 1 }],
  ['/api/messages', 'body', { subject: 'Sraz', body: DEEP, audience: { kind: 'everybody' } }],
])('%s refuses a text deeper than anybody reads, in words', async (path, field, body) => {
  const { status, json } = await call(anApp(db()), path, { token, body })

  expect([status, json.fields]).toEqual([422, { [field]: 'Seznam v seznamu: nejvýš deset úrovní.' }])
})

// What an older version took, or a stranger put there: nobody asked these texts how deep they are.
const STORED = [
  ['a list in a list, a hundred and fifty deep', stairs(150)],
  ['marks that never close', '*a_ [b '.repeat(3000)],
  ['a title of nothing but brackets', `# ${'['.repeat(50_000)}\n\nText.`],
  ['quotations in quotations', `${'> '.repeat(15)}a\n`.repeat(800)],
] as const

test.each(STORED)('%s, stored long ago, holds nobody up', async (_, text) => {
  await db().insertInto('pageVersion').values({ slug: 'stanley', version: 1, bodyCs: text }).execute()

  const look = () => call(anApp(db()), '/api/pages/stanley', { method: 'GET' })
  let first: Awaited<ReturnType<typeof look>> | null = null
  const stall = await longestStall(async () => (first = await look()))
  const began = performance.now()
  const second = await look()

  expect(first).toMatchObject({ status: 200 })
  expect(stall).toBeLessThan(100)
  expect(performance.now() - began).toBeLessThan(1000)
  expect(second.json.page.html.cs.length).toBeGreaterThan(100)
})

test('texts from before are drawn once by the job, and what nobody says any more goes', async () => {
  await db()
    .insertInto('pageVersion')
    .values({ slug: 'safe', version: 1, bodyCs: '# Jak\n\n*Takhle.*' })
    .execute()
  await db()
    .insertInto('textHtml')
    .values({ hash: 'dávno', html: '<p>Dávno.</p>', madeAt: new Date('2020-01-01') })
    .execute()

  await keepTexts(db())

  const all = (await kept()).map(({ html }) => html)
  expect(all).toContain('<p><em>Takhle.</em></p>')
  expect(all).not.toContain('<p>Dávno.</p>')
  expect(await findHtml(db(), '*Takhle.*')).toBe('<p><em>Takhle.</em></p>')
})
