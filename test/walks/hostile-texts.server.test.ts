import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anApp } from '../app.ts'
import { someone } from '../club.ts'
import { useDatabase } from '../database.ts'
import { BROWSER } from '../house.ts'
import { useFiles } from '../photos.ts'
import { screenPaths, screens } from '../screens.ts'
import { DOORS } from '../../src/api.server.ts'
import { forgetClub } from '../../src/ground/platform/club-settings.server.ts'
import { keptOnce } from '../../src/ground/platform/kept-once.server.ts'
import { useSurroundings } from '../../src/ground/platform/surroundings.server.ts'
import { fillDemoClub } from '../../src/process/demo.server.ts'

const db = useDatabase({ isNew: true })
useFiles()
const dataDir = mkdtempSync(join(tmpdir(), 'kl-hostile-'))
beforeAll(async () => {
  useSurroundings({ databaseUrl: '', dataDir, build: { id: 'test', timestamp: 0 }, hasFarFiles: false })
  await screens()
}, 120_000)
afterAll(() => {
  forgetClub()
  rmSync(dataDir, { recursive: true, force: true })
})

/** Out of a text, out of an attribute, out of a script; and as an address, to somewhere that is none. */
const HOSTILE = `data:text/html,'"><img src=x onerror=alert(1)></script><script>alert(2)</script>\u2028]]>{{7*7}}`
/** So it stands nowhere if it is only letters. */
const ALIVE =
  /<img src=x|<\/script><script>alert|<script>alert|(?:href|src|action|formaction|data)=["'](?:data:text|javascript:|vbscript:)/i

/** Everything people have written anywhere becomes hostile, whoever wrote it and however it came there. */
async function poison(): Promise<number> {
  const { rows } = await sql<{ table: string; column: string }>`
    select columns.table_name as "table", columns.column_name as "column"
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and data_type = 'text' and is_generated = 'NEVER'
      and table_name not in ('schema_migration') order by 1, 2`.execute(db())
  let poisoned = 0
  for (const { table, column } of rows) {
    // A code, a key or a choice from a list stays what it is: the database refuses another.
    const { numAffectedRows = 0n } = await db()
      .transaction()
      .execute(async (tx) => {
        await sql`set local session_replication_role = replica`.execute(tx)
        return sql`update ${sql.table(table)} set ${sql.ref(column)} = left(${HOSTILE} || ${sql.ref(column)}, 180)
          where ${sql.ref(column)} is not null`.execute(tx)
      })
      .catch(() => ({ numAffectedRows: 0n }))
    if (numAffectedRows > 0n) poisoned += 1
  }
  const club = JSON.stringify({ name: HOSTILE.slice(0, 60) })
  await sql`insert into club_setting (key, value) values ('club', ${club}::jsonb)
    on conflict (key) do update set value = excluded.value`.execute(db())
  await sql`select nextval('changes.number')`.execute(db())
  forgetClub()
  return poisoned
}

const PARAM = /:\w+(?:\{[^}]*\})?\??/g

test(
  'whatever people wrote is only letters on every page and in every answer',
  { timeout: 300_000 },
  async () => {
    await fillDemoClub(db(), { today: '2026-06-15', hashPassword: () => Promise.resolve('none') })
    const { token } = await someone(db(), 'Webmaster', { confirmedRulesVersion: 99 })
    expect(await poison()).toBeGreaterThan(60)
    const app = anApp(db(), {}, await screens())
    const alive: string[] = []
    let seen = 0
    const look = async (path: string, as: string | null) => {
      keptOnce('fair-share', () => new Map<string, unknown>()).clear()
      const answer = await app.request(`http://localhost:3000${path}`, {
        headers: { ...BROWSER, host: 'localhost:3000', ...(as ? { authorization: `Bearer ${as}` } : {}) },
      })
      const type = answer.headers.get('content-type') ?? ''
      if (answer.status >= 500) alive.push(`${answer.status} ${path}`)
      if (!/html|xml|svg/.test(type) || /openxml/.test(type)) return answer.body?.cancel()
      const text = await answer.text()
      if (text.includes('onerror')) seen += 1
      if (ALIVE.test(text))
        alive.push(`${path}: ${text.slice(Math.max(0, text.search(ALIVE) - 120)).slice(0, 240)}`)
    }

    for (const path of screenPaths()) {
      const [one, two] = ['1', '2'].map((id) => path.replace(PARAM, id))
      for (const address of new Set([
        one ?? '',
        two ?? '',
        path.replace(/:slug/, 'stanovy').replace(PARAM, '3'),
      ])) {
        await look(address, token)
        if (!address.startsWith('/admin')) await look(address, null)
      }
    }
    for (const path of [
      '/aktuality.atom',
      '/vlozit/akce',
      '/vlozit/pristi-akce',
      '/sitemap.xml',
      '/icons/club.svg',
    ])
      await look(path, null)
    for (const { method, path } of DOORS) if (method === 'GET') await look(path.replace(PARAM, '1'), token)

    expect(seen).toBeGreaterThan(50)
    expect(alive).toEqual([])
  },
)
