import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DOORS } from '../../src/api.server.ts'
import routes from '../../src/routes.ts'
import { databaseAt } from '../house-database.ts'
import { shared } from '../storm.ts'
import { until } from '../until.ts'
import { BROWSER, login, removeFolder, type RunningHouse, startHouse } from '../house.ts'

let house: RunningHouse
const tokens = new Map<string, string>()

beforeAll(async () => {
  house = await startHouse()
  for (const name of ['webmaster', 'treasurer', 'supervisor', 'roadcaptain'])
    tokens.set(name, await login(house.url, name))
  await restJobs()
})
afterAll(async () => {
  await house.kill('SIGTERM')
  removeFolder(house.dataDir)
})

// What a browser says of itself when somebody else's page, or a picture in ours, makes it ask.
const SET_OFF = {
  'a picture on a foreign page': { site: 'cross-site', dest: 'image' },
  'a link on a foreign page': { site: 'cross-site', dest: 'document' },
  'a picture on a sister site': { site: 'same-site', dest: 'image' },
  'a link on a sister site': { site: 'same-site', dest: 'document' },
  'a script of a sister site': { site: 'same-site', dest: 'empty' },
  'a frame on a foreign page': { site: 'cross-site', dest: 'iframe' },
  'a picture in a text of ours': { site: 'same-origin', dest: 'image' },
  'a frame in a page of ours': { site: 'same-origin', dest: 'iframe' },
  'an object in a page of ours': { site: 'same-origin', dest: 'object' },
  'a video in a page of ours': { site: 'same-origin', dest: 'video' },
  'a style in a page of ours': { site: 'same-origin', dest: 'style' },
  'a page the browser fetches ahead': { site: 'none', dest: 'document', purpose: 'prefetch;prerender' },
  'a link on a foreign page in an older browser': { referer: 'https://evil.example/' },
  'a script of a foreign page in an older browser': { origin: 'https://evil.example' },
} as const
type SetOff = {
  readonly site?: string
  readonly dest?: string
  readonly purpose?: string
  readonly origin?: string
  readonly referer?: string
}

const ask = (path: string, name: string, { site, dest, purpose, origin, referer }: SetOff = {}) =>
  fetch(`${house.url}${path}`, {
    redirect: 'manual',
    headers: {
      ...BROWSER,
      cookie: `session_token=${tokens.get(name)}`,
      ...(site ? { 'sec-fetch-site': site } : {}),
      ...(dest ? { 'sec-fetch-dest': dest } : {}),
      ...(purpose ? { 'sec-purpose': purpose } : {}),
      ...(origin ? { origin } : {}),
      ...(referer ? { referer } : {}),
    },
  })

const isSignedIn = async (name: string) => {
  const answer = await fetch(`${house.url}/api/auth/verify`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token: tokens.get(name) }),
  })
  return ((await answer.json()) as { valid: boolean }).valid
}

describe('the thanks page, which signs some roles out', () => {
  test.each(Object.entries(SET_OFF))('%s only leads away', async (_who, setOff) => {
    for (const path of ['/admin/thanks', '/admin/thanks.data', '/admin/thanks?x=1', '/admin/ritual']) {
      const answer = await ask(path, 'treasurer', setOff)
      await answer.arrayBuffer()

      expect([path, answer.headers.getSetCookie()]).toEqual([path, []])
      expect([200, 202, 302]).toContain(answer.status)
    }
    expect(await isSignedIn('treasurer')).toBe(true)
  })

  test.each([
    ['treasurer', { site: 'same-origin', dest: 'document' }],
    ['supervisor', { site: 'none', dest: 'document' }],
    ['roadcaptain', {}],
  ])('%s who goes there by himself (%j) is signed out', async (name, setOff) => {
    const answer = await ask('/admin/thanks', name, setOff)

    expect(answer.headers.get('location')).toBe('/')
    expect(await isSignedIn(name)).toBe(false)
    tokens.set(name, await login(house.url, name))
  })

  test('a link to the sign-in on a foreign page cannot choose where one ends up', async () => {
    const page = await fetch(`${house.url}/login?next=/admin/ritual`, {
      headers: { ...BROWSER, 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'document' },
    })

    expect(await page.text()).toContain('name="next" value="/admin"')
  })

  test('the house’s own navigation acts as well', async () => {
    await (await ask('/admin/thanks.data', 'treasurer', { site: 'same-origin', dest: 'empty' })).text()

    expect(await isSignedIn('treasurer')).toBe(false)
    tokens.set('treasurer', await login(house.url, 'treasurer'))
  })
})

const WORDS: readonly (readonly [RegExp, string])[] = [
  [/:file\{[^}]*\}/, '1.ics'],
  [/:file/, 'lucide.json'],
  [/:tab/, 'pending'],
  [/:slug/, 'stanovy'],
  [/:(?:token|name)/, 'x'],
  [/:\w+(?:\{[^}]*\})?/g, '1'],
]
const QUERIES: Readonly<Record<string, string>> = {
  '/api/members/cards.pdf': '?ids=1,2',
  '/api/donations/confirmation.pdf': '?year=2025&memberId=1',
}

function everyAddress(): readonly string[] {
  const screens = (function walk(list: typeof routes): string[] {
    return list.flatMap(({ path, children }) => [...(path ? [`/${path}`] : []), ...walk(children ?? [])])
  })(routes)
  const calls = DOORS.filter(({ method }) => method === 'GET').map(({ path }) => path)
  const filled = [...screens, ...calls]
    .filter((path) => !path.endsWith('*') && !path.endsWith('/stream'))
    .map((path) => WORDS.reduce((made, [hole, word]) => made.replace(hole, word), path))
  return filled.map((path) => `${path}${QUERIES[path] ?? ''}`)
}

/** Nothing comes to the house by itself any more, and what it had in hand is done: whatever changes now, a request did. */
async function restJobs(): Promise<void> {
  await databaseAt(house.dataDir, async (db) => {
    await sql`delete from pgboss.schedule`.execute(db)
    await until(async () => {
      await sql`delete from pgboss.job where state in ('created', 'retry')`.execute(db)
      return (await sql`select from pgboss.job where state = 'active'`.execute(db)).rows.length === 0
    })
  })
}

/** What the house does by itself even so: it seals its record, and reads its bank when somebody looks. */
const ITS_OWN_WORK = /^(?:text_html|bank_\w+|audit_\w+|rate_limit)$/

/** Every row of every table, but when somebody was last seen and how often a card or a link was tried. */
function everything(): Promise<Readonly<Record<string, string>>> {
  return databaseAt(house.dataDir, async (db) => {
    const { rows: tables } = await sql<{ name: string }>`
      select tablename as name from pg_tables where schemaname = 'public' order by 1`.execute(db)
    const seen: Record<string, string> = {}
    for (const { name } of tables.filter((table) => !ITS_OWN_WORK.test(table.name))) {
      const { rows } = await sql<{ mark: string }>`
        select count(*) || ' ' || coalesce(md5(string_agg(line, E'\n' order by line)), '') as mark
        from (select (to_jsonb(t) - 'last_seen_at')::text as line from ${sql.table(name)} t) lines`.execute(
        db,
      )
      seen[name] = rows[0]?.mark ?? ''
    }
    const { rows } = await sql<{ mark: string }>`
      select coalesce(string_agg(key || hits, ' ' order by key), '') as mark from rate_limit
      where key not like 'card:%' and key not like 'verify:%' and key not like 'answer:%'`.execute(db)
    const { rows: acts } = await sql<{ act: string }>`
      select seq || ' ' || action as act from audit_entry where actor_account_id is not null order by seq`.execute(
      db,
    )
    return { ...seen, limits: rows[0]?.mark ?? '', acts: acts.map(({ act }) => act).join(', ') }
  })
}

describe('no address changes anything because a stranger’s page asked for it', () => {
  // Between the two all addresses are asked for.
  test.each([
    ['a link on a foreign page', 0],
    ['a picture in a text of ours', 1],
  ] as const)('%s', async (who, turn) => {
    const before = await everything()

    for (const path of shared(everyAddress(), turn, 2))
      await (await ask(path, 'webmaster', SET_OFF[who])).arrayBuffer()

    const after = await everything()
    expect(Object.keys(after).filter((table) => after[table] !== before[table])).toEqual([])
  })

  test('the same addresses opened by the Webmaster himself do leave their trace', async () => {
    const before = await everything()

    const answer = await ask('/api/members/export.csv', 'webmaster', {
      site: 'same-origin',
      dest: 'document',
    })
    await answer.arrayBuffer()

    expect(answer.status).toBe(200)
    expect((await everything()).acts).not.toBe(before.acts)
  })
})
