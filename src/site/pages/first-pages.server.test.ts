import { expect, test } from 'vitest'
import { useDatabase } from '../../../test/database.ts'
import { insertFirstPages } from './first-pages.server.ts'
import { renderMarkdown } from '../../ground/texts/markdown-html.ts'
import { pageParts } from './page.ts'
import { findPage } from './pages.server.ts'

const db = useDatabase()

test('a new club has its first texts, and a second start adds nothing', async () => {
  await insertFirstPages(db())
  await insertFirstPages(db())

  const pages = await db().selectFrom('pageVersion').select(['slug', 'version']).orderBy('slug').execute()
  expect(pages.map(({ slug, version }) => `${slug} ${version}`)).toEqual([
    'hog-membership 1',
    'hoste 1',
    'safe 1',
    'soukromi 1',
    'stanley 1',
    'stanovy 1',
  ])
})

test('what the club wrote itself stays', async () => {
  await db().insertInto('pageVersion').values({ slug: 'safe', version: 3, bodyCs: '# Naše' }).execute()

  await insertFirstPages(db())

  expect(await findPage(db(), 'safe')).toMatchObject({ version: 3, bodyCs: '# Naše' })
})

test.each([
  ['stanovy', 15],
  ['soukromi', 15],
  ['hoste', 7],
  ['safe', 15],
  ['hog-membership', 15],
  ['stanley', 15],
] as const)('%s says the same in both languages', async (slug, least) => {
  await insertFirstPages(db())
  const page = await findPage(db(), slug)
  const texts = [page?.bodyCs ?? '', page?.bodyEn ?? '']

  const [czech, english] = texts.map((text) =>
    [...renderMarkdown(text).matchAll(/<(h[2-6]|li|tr|p)>/g)].map(([tag]) => tag),
  )

  expect(czech?.length).toBeGreaterThan(least)
  expect(english).toEqual(czech)
  for (const text of texts)
    expect(pageParts(text)).toMatchObject({
      title: expect.stringMatching(/./),
      lead: expect.stringMatching(/\.$/),
    })
})
