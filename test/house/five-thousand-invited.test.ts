import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aClub, login, removeFolder, startHouse, visit } from '../house.ts'
import { databaseAt } from '../house-database.ts'
import { isLong } from '../storm.ts'
import { until } from '../until.ts'

const PEOPLE = 5000
const A_SECOND = 200
const LOOKS = 40

// Five thousand cards and a run over them: walked by `npm run storms`.
test.runIf(isLong)(
  'five thousand invitations are written at two hundred a second, and pages keep their speed',
  async () => {
    const dataDir = aClub()
    const house = await startHouse({ dataDir })
    const { url } = house
    const eventId = await prepare(dataDir)
    const secretary = await login(url, 'secretary')
    const ask = async (method: string, path: string, body?: object) => {
      const answer = await fetch(`${url}${path}`, {
        method,
        headers: { authorization: `Bearer ${secretary}`, 'content-type': 'application/json' },
        ...(body ? { body: JSON.stringify(body) } : {}),
      })
      return (await answer.json()) as never
    }
    const look = async () => {
      const began = performance.now()
      const pages = ['/', `/akce/${eventId}`, '/akce']
      for (const path of pages) expect((await (await visit(url, path)).text()).length).toBeGreaterThan(1000)
      return (performance.now() - began) / pages.length
    }
    for (let warm = 0; warm < LOOKS; warm += 1) await look()
    const before: number[] = []
    for (let one = 0; one < LOOKS; one += 1) before.push(await look())
    const shown: { readonly list: string; readonly people: readonly object[] } = await ask(
      'GET',
      `/api/events/${eventId}/invitations/preview?to=everybody`,
    )

    const during: number[] = []
    const began = performance.now()
    await ask('POST', `/api/events/${eventId}/invitations`, { to: ['everybody'], list: shown.list })
    const run = new AbortController()
    const looking = (async () => {
      while (!run.signal.aborted) during.push(await look())
    })()
    await until(async () => (await invited(dataDir, eventId)) === shown.people.length, {
      within: 120_000,
      every: 100,
    })
    const seconds = (performance.now() - began) / 1000
    run.abort()
    await looking
    await house.kill('SIGTERM')
    removeFolder(dataDir)

    const half = (times: readonly number[]) =>
      times.toSorted((one, other) => one - other)[times.length >> 1] ?? 0
    const rate = shown.people.length / seconds
    process.stdout.write(
      `${shown.people.length} invitations in ${seconds.toFixed(1)} s (${rate.toFixed(0)} a second); a page ${half(before).toFixed(1)} ms before, ${half(during).toFixed(1)} ms meanwhile (${during.length} looks)\n`,
    )
    expect(shown.people.length).toBeGreaterThanOrEqual(PEOPLE)
    expect(rate).toBeGreaterThanOrEqual(A_SECOND)
    // A page waits for one piece of the run at the most, never for all of it.
    expect(half(during)).toBeLessThan(half(before) * 3 + 30)
  },
)

function prepare(dataDir: string): Promise<number> {
  return databaseAt(dataDir, async (db) => {
    await sql`insert into member (first_name, last_name, email, member_since)
      select 'Jan', 'Tisící ' || n, 'tisici' || n || '@klubovna.example', '2020-01-01'
      from generate_series(1, ${PEOPLE}::int) n`.execute(db)
    const { id } = await db
      .insertInto('event')
      .values({
        title: 'Všichni na Praděd',
        kind: 'ride',
        startsAt: new Date(Date.now() + 30 * 86_400_000),
        visibility: 'public',
        state: 'published',
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  })
}

const invited = (dataDir: string, eventId: number) =>
  databaseAt(dataDir, async (db) => {
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from invitation
      where event_id = ${eventId}`.execute(db)
    return rows[0]?.count ?? 0
  })
