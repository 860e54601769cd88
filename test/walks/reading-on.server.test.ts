import type { Hono } from 'hono'
import { sql } from 'kysely'
import { beforeAll, expect, inject, test } from 'vitest'
import { anApp } from '../app.ts'
import { someone } from '../club.ts'
import { databaseUrl } from '../cluster.ts'
import { useDatabase } from '../database.ts'
import { BROWSER } from '../house.ts'
import { screenPaths, screens } from '../screens.ts'
import { DOORS } from '../../src/api.server.ts'
import { fillDemoClub } from '../../src/process/demo.server.ts'
import { keptOnce } from '../../src/ground/platform/kept-once.server.ts'
import { openDatabase } from '../../src/ground/postgres/database.server.ts'

const db = useDatabase()
beforeAll(async () => void (await screens()), 120_000)

const PARAM = /:\w+(?:\{[^}]*\})?/g

/** Papers and files that are handed out only where it leaves a trace. */
const LEAVES_A_TRACE: readonly string[] = [
  '/api/members/export.csv',
  '/api/members/1/confirmation.pdf',
  '/api/members/1/extract.pdf',
  '/api/me/export.json',
  '/api/me/export.pdf',
  '/api/members/1/data.json',
  '/api/members/1/data.pdf',
  '/api/events/1/registrations.csv',
  '/api/meetings/1/invitations.pdf',
  '/api/audit/export.csv',
  '/api/refunds/orders.xml',
]

test('whatever can be read is read on while nothing can be written', { timeout: 300_000 }, async () => {
  await fillDemoClub(db(), { today: '2026-06-15', hashPassword: () => Promise.resolve('none') })
  const { token } = await someone(db(), 'Webmaster', { confirmedRulesVersion: 99 })
  await db()
    .updateTable('session')
    .set({ lastSeenAt: sql<Date>`now() - interval '5 minutes'` })
    .execute()
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db())
  const url = new URL(databaseUrl(inject('serverUrl'), rows[0]?.name ?? ''))
  url.searchParams.set('options', '-c default_transaction_read_only=on')
  const copy = openDatabase(url.href, { max: 3 })
  try {
    const stopped: string[] = []
    const [still, writable] = [anApp(copy.db, {}, await screens()), anApp(db(), {}, await screens())]
    for (const path of readPaths())
      if ((await statusOf(still, path, token)) >= 500 && (await statusOf(writable, path, token)) < 500)
        stopped.push(path)

    expect(stopped.toSorted()).toEqual(LEAVES_A_TRACE.toSorted())
  } finally {
    await copy.close()
  }
})

function readPaths(): readonly string[] {
  // A workbook is its table taken once more, and nobody takes more than his share of them.
  const calls = DOORS.filter(({ method, path }) => method === 'GET' && !path.endsWith('.xlsx')).map(
    ({ path }) => path,
  )
  return [...calls, ...screenPaths()].map((path) => path.replace(PARAM, '1'))
}

async function statusOf(app: Hono, path: string, token: string): Promise<number> {
  // Nobody's share of papers and tables is asked here.
  keptOnce('fair-share', () => new Map<string, unknown>()).clear()
  const response = await app.request(`http://localhost:3000${path}`, {
    headers: { host: 'localhost:3000', ...BROWSER, authorization: `Bearer ${token}` },
  })
  await response.body?.cancel()
  return response.status
}
