import { beforeEach, expect, test } from 'vitest'
import { anApp } from '../../../test/app.ts'
import { someone } from '../../../test/club.ts'
import { aRidingClub } from '../../../test/rides.ts'

const { db, anEvent, inDays } = aRidingClub()

const ask = (path: string, headers: Record<string, string> = {}) =>
  anApp(db()).request(`http://localhost:3000${path}`, { headers: { host: 'localhost:3000', ...headers } })

beforeEach(async () => {
  await anEvent({ title: 'Jaro <b>& spol.', visibility: 'public', startsAt: inDays(3) })
  await anEvent({ title: 'Jen pro nás', visibility: 'members', startsAt: inDays(2) })
  await anEvent({ title: 'Až pak', visibility: 'public', startsAt: inDays(9) })
  await anEvent({ title: 'Rozepsaná', visibility: 'public', state: 'draft', startsAt: inDays(1) })
  const texts = {
    body: 'Sraz je & bude.',
    state: 'published',
    publishedAt: new Date('2026-05-01T10:00:00Z'),
  } as const
  await db()
    .insertInto('news')
    .values([
      { ...texts, title: 'Veřejná <zpráva>\u0001', visibility: 'public' },
      { ...texts, title: 'Členská', visibility: 'members' },
      { ...texts, title: 'Koncept', visibility: 'public', state: 'draft', publishedAt: null },
    ])
    .execute()
})

test('another site may frame the coming rides, which run nothing and show what a stranger sees', async () => {
  const answer = await ask('/vlozit/akce')
  const page = await answer.text()

  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'none'.*frame-ancestors \*$/)
  expect(answer.headers.get('x-frame-options')).toBeNull()
  expect(answer.headers.get('set-cookie')).toBeNull()
  expect(page).toContain('Jaro &#60;b&#62;&#38; spol.')
  expect(page).toContain('Až pak')
  // Whoever is read to finds it by its landmark, in a frame too.
  expect(page).toMatch(/<main><h1>[\s\S]*<\/main>/)
  expect(page).not.toMatch(/Jen pro nás|Rozepsaná|<script/)
})

test('whoever is signed in, and every other page, is framed and shown as before', async () => {
  const { token } = await someone(db(), 'Webmaster')
  const page = await (await ask('/vlozit/akce', { cookie: `session_token=${token}` })).text()
  const home = await ask('/robots.txt')

  expect(page).not.toContain('Jen pro nás')
  expect(home.headers.get('x-frame-options')).toBe('DENY')
  expect(home.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
})

test('the next one stands alone, in the language that was asked for; an empty club says so', async () => {
  const next = await (await ask('/vlozit/pristi-akce?lang=en', { 'accept-language': 'cs' })).text()
  await db().deleteFrom('event').execute()
  const none = await (await ask('/vlozit/pristi-akce')).text()

  expect(next).toContain('lang="en"')
  expect(next.match(/<li>/g)).toHaveLength(1)
  expect(next).not.toContain('Až pak')
  expect(none).toContain('Zatím nic na obzoru.')
})

test('a program of another site reads the same', async () => {
  const answer = await ask('/vlozit/akce.json', { origin: 'https://jinde.test' })
  const { events } = (await answer.json()) as { events: { title: string; url: string }[] }

  expect(answer.headers.get('access-control-allow-origin')).toBe('*')
  expect(events.map(({ title }) => title)).toEqual(['Jaro <b>& spol.', 'Až pak'])
  expect(events[0]?.url).toMatch(/^http:\/\/localhost:3000\/akce\/\d+$/)
})

test('public news are a feed with lasting addresses, and nothing that XML cannot hold', async () => {
  const answer = await ask('/aktuality.atom')
  const feed = await answer.text()

  expect(answer.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8')
  expect(feed.match(/<entry /g)).toHaveLength(1)
  expect(feed).toContain('<title>Veřejná &#60;zpráva&#62;</title>')
  expect(feed).toContain('<updated>2026-05-01T10:00:00.000Z</updated>')
  expect(feed).toMatch(/<id>http:\/\/localhost:3000\/aktuality\/\d+<\/id>/)
  expect(feed).not.toMatch(/Členská|Koncept/)
  expect(feed).not.toContain('\u0001')
})
