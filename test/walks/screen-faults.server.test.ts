import { connect, createServer, type Socket } from 'node:net'
import { sql } from 'kysely'
import { beforeAll, expect, inject, test, vi } from 'vitest'
import { anApp, call } from '../app.ts'
import { aMember, rulesVersion, someone } from '../club.ts'
import { databaseUrl } from '../cluster.ts'
import { useDatabase } from '../database.ts'
import { BROWSER } from '../house.ts'
import { screens } from '../screens.ts'
import { openDatabase } from '../../src/ground/postgres/database.server.ts'
import { inTransaction } from '../../src/ground/postgres/transaction.server.ts'
import type { Db } from '../../src/tables.ts'

const db = useDatabase()
// Reading every screen takes its time, and nobody may be kept waiting by it later.
beforeAll(async () => void (await screens()), 120_000)

const visit = async (of: Db, path: string, token: string) => {
  const response = await anApp(of, {}, await screens()).request(`http://localhost:3000${path}`, {
    headers: { host: 'localhost:3000', ...BROWSER, authorization: `Bearer ${token}` },
  })
  return [response.status, response.headers.get('retry-after')]
}

/** Another way into the same club. */
async function sameClub(more = ''): Promise<string> {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db())
  const url = databaseUrl(inject('serverUrl'), rows[0]?.name ?? '')
  return more && !url.includes('?') ? `${url}?${more.slice(1)}` : `${url}${more}`
}

/** The club as it is met while one table is locked by somebody who does not let go. */
async function whileLocked<Result>(table: string, work: () => Promise<Result>): Promise<Result> {
  let letGo = (): void => undefined
  const held = new Promise<void>((resolve) => (letGo = resolve))
  let isLocked = (): void => undefined
  const locked = new Promise<void>((resolve) => (isLocked = resolve))
  const holding = inTransaction(db(), async (tx) => {
    await sql`lock table ${sql.table(table)} in access exclusive mode`.execute(tx)
    isLocked()
    await held
  })
  await locked
  try {
    return await work()
  } finally {
    letGo()
    await holding
  }
}

test(
  'a screen that has to wait too long says when to come again, as the API does',
  { timeout: 60_000 },
  async () => {
    await rulesVersion(db(), 1)
    const { token } = await someone(db(), 'Webmaster')

    const [screen, itsData, api] = await whileLocked('document', () =>
      Promise.all([
        visit(db(), '/admin/documents', token),
        visit(db(), '/admin/documents.data', token),
        call(anApp(db()), '/api/documents', { method: 'GET', token }).then(({ status, headers }) => [
          status,
          headers.get('retry-after'),
        ]),
      ]),
    )

    expect([screen, itsData, api]).toEqual([
      [429, '2'],
      [429, '2'],
      [429, '2'],
    ])
  },
)

test('of a club that can only be read everything is read and nothing written', async () => {
  await rulesVersion(db(), 1)
  const card = await aMember(db())
  const { token } = await someone(db(), 'Webmaster', { memberId: card.id })
  await db()
    .updateTable('session')
    .set({ lastSeenAt: sql<Date>`now() - interval '5 minutes'` })
    .execute()
  const copy = openDatabase(await sameClub('&options=-c%20default_transaction_read_only%3Don'), { max: 3 })
  try {
    const app = anApp(copy.db)
    const read = await call(app, '/api/members', { method: 'GET', token })
    const written = await call(app, `/api/members/${card.id}`, {
      method: 'PATCH',
      token,
      body: { version: 1, nickname: 'Béďa' },
    })
    const ready = await call(app, '/readyz', { method: 'GET' })

    expect([read.status, written.status, written.json.code, written.headers.get('retry-after')]).toEqual([
      200,
      503,
      'read_only',
      '15',
    ])
    expect([ready.status, ready.json.database, ready.json.writable]).toEqual([503, 'read_only', false])
    expect(await visit(copy.db, `/admin/${card.id}/edit`, token)).toEqual([200, null])
  } finally {
    await copy.close()
  }
})

test('whoever would be signed out at a door that is not his is told that nothing can be written', async () => {
  await rulesVersion(db(), 1)
  const card = await aMember(db())
  const { token } = await someone(db(), 'Treasurer', { memberId: card.id })
  const copy = openDatabase(await sameClub('&options=-c%20default_transaction_read_only%3Don'), { max: 3 })
  try {
    const told = await Promise.all(
      ['/admin/thanks', '/admin/thanks.data'].map((path) => visit(copy.db, path, token)),
    )

    expect(told).toEqual([
      [503, '15'],
      [503, '15'],
    ])
  } finally {
    await copy.close()
  }
})

test('a house whose connections are all in use is busy, its database is not down', async () => {
  await rulesVersion(db(), 1)
  const { token } = await someone(db(), 'Webmaster')
  const narrow = openDatabase(await sameClub(), { max: 1 })
  try {
    const others = [1, 2, 3, 4, 5].map(() => sql`select pg_sleep(1)`.execute(narrow.db).catch(() => null))
    const asked = await call(anApp(narrow.db), '/api/members', { method: 'GET', token })
    await Promise.all(others)
    const later = await call(anApp(narrow.db), '/api/members', { method: 'GET', token })

    expect([asked.status, asked.json.code, asked.headers.get('retry-after'), later.status]).toEqual([
      429,
      'too_busy',
      '2',
      200,
    ])
  } finally {
    await narrow.close()
  }
})

/** The way to the database through a machine with its hands full: it lets the first one in and leaves the rest waiting. */
async function sluggishWay(): Promise<{ readonly url: string; readonly close: () => void }> {
  const url = new URL(await sameClub())
  const folder = url.searchParams.get('host')
  const port = Number(url.searchParams.get('port') ?? (url.port || 5432))
  const open: Socket[] = []
  const server = createServer((socket) => {
    open.push(socket)
    if (open.length > 1) return
    const inside = folder ? connect(`${folder}/.s.PGSQL.${port}`) : connect(port, url.hostname)
    open.push(inside)
    for (const end of [socket, inside]) end.on('error', () => undefined)
    socket.pipe(inside).pipe(socket)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  url.searchParams.delete('host')
  url.searchParams.delete('port')
  url.host = `127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  return {
    url: url.href,
    close: () => {
      for (const socket of open) socket.destroy()
      server.close()
    },
  }
}

test('a new connection that takes too long while others work is busy, too', async () => {
  await rulesVersion(db(), 1)
  const { token } = await someone(db(), 'Webmaster')
  const way = await sluggishWay()
  const narrow = openDatabase(way.url, { max: 2 })
  try {
    await sql`select 1`.execute(narrow.db)
    const other = sql`select pg_sleep(1.5)`.execute(narrow.db)
    await vi.waitFor(() => expect(narrow.pool.idleCount).toBe(0))
    const asked = await call(anApp(narrow.db), '/api/members', { method: 'GET', token })
    await other

    expect([asked.status, asked.json.code]).toEqual([429, 'too_busy'])
  } finally {
    way.close()
    await narrow.close()
  }
})
