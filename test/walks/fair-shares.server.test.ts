import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anApp } from '../app.ts'
import { aMember, rulesVersion, someone } from '../club.ts'
import { useDatabase } from '../database.ts'
import type { Role } from '../../src/permissions.ts'
import { DOORS } from '../../src/api.server.ts'
import { fillDemoClub } from '../../src/process/demo.server.ts'
import { useFileStore } from '../../src/ground/files/files.server.ts'
import { folderFiles } from '../../src/ground/files/folder-files.server.ts'
import { useSurroundings } from '../../src/ground/platform/surroundings.server.ts'

const db = useDatabase()
const dataDir = mkdtempSync(join(tmpdir(), 'kl-shares-'))
beforeAll(() => {
  useFileStore(folderFiles(join(dataDir, 'files')))
  useSurroundings({ databaseUrl: '', dataDir, build: { id: 'test', timestamp: 0 }, hasFarFiles: false })
})
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

type Input = { readonly token?: string; readonly from?: string; readonly method?: string }

/** The answer as its head comes: the file itself is still on its way. */
const ask = (app: ReturnType<typeof anApp>, path: string, { token, from, method = 'GET' }: Input = {}) =>
  Promise.resolve(
    app.request(`http://localhost:3000${path}`, {
      method,
      headers: {
        host: 'localhost:3000',
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(from ? { 'x-forwarded-for': from } : {}),
      },
    }),
  )
/** What one person took stays his for a minute, whatever the database forgets between two tests. */
let serial = 1000
const somebody = (role: Role) => someone(db(), role, { id: (serial += 1) })
const statuses = (answers: readonly Response[]) =>
  answers.map(({ status }) => status).toSorted((one, other) => one - other)
const times = <Value>(count: number, make: () => Value) => Array.from({ length: count }, make)

const PARAM = /:\w+(?:\{[^}]*\})?/g
const concrete = (path: string, value: string) =>
  path.replace(PARAM, (param) => (param.includes('ics') ? `${value}.ics` : value))
const FILE = /\.(?:pdf|csv|xlsx|zip|ics|gpx)$|\/(?:file|download|stream|export)$/

test('every call that looks like a file says what it sends', () => {
  const silent = DOORS.filter(
    ({ method, path, sends }) => method === 'GET' && FILE.test(path.replace(/\}$/, '')) && !sends,
  )

  expect(silent.map(({ method, path }) => `${method} ${path}`)).toEqual([])
})

test('whatever answers with anything but JSON says what it sends', { timeout: 120_000 }, async () => {
  await fillDemoClub(db(), { today: '2026-06-15', hashPassword: () => Promise.resolve('none') })
  const app = anApp(db())
  const ids = await Promise.all(
    (['member', 'event', 'document', 'memberImport', 'batch'] as const).map((table) =>
      db().selectFrom(table).select('id').orderBy('id').limit(1).executeTakeFirst(),
    ),
  )
  const album = await db().selectFrom('album').select('slug').limit(1).executeTakeFirst()
  const values = new Set([...ids.map((row) => String(row?.id ?? 1)), album?.slug ?? 'x', 'pending'])
  const said = new Set<string>()
  const silent = new Set<string>()
  for (const { path, sends } of DOORS.filter(({ method }) => method === 'GET')) {
    const { token } = await someone(db(), 'Webmaster', { confirmedRulesVersion: 99 })
    for (const value of PARAM.test(path) ? values : ['']) {
      const answer = await ask(app, concrete(path, value), { token })
      await answer.body?.cancel()
      const type = answer.headers.get('content-type') ?? ''
      if (answer.status !== 200 || type.startsWith('application/json')) continue
      ;(sends ? said : silent).add(`${path} ${type}`)
    }
  }

  expect([...silent]).toEqual([])
  expect(said.size).toBeGreaterThan(8)
})

test('one person has his share of papers, and another is served at once', async () => {
  await rulesVersion(db(), 1)
  const app = anApp(db())
  const [greedy, other] = await Promise.all(
    times(2, async () => someone(db(), 'Member', { id: (serial += 1), memberId: (await aMember(db())).id })),
  )
  const paper = '/api/membership/extract.pdf'

  const many = await Promise.all(times(10, () => ask(app, paper, greedy)))
  const another = await ask(app, paper, other)
  const refused = many.find(({ status }) => status === 429)

  expect(statuses(many)).toEqual([200, 200, ...times(8, () => 429)])
  expect(another.status).toBe(200)
  expect(refused?.headers.get('retry-after')).toBe('3')
  expect(await refused?.text()).toContain('Pro každého chystáme jen pár souborů najednou.')
  for (const answer of many) if (!answer.bodyUsed) await answer.text()
  expect((await ask(app, paper, greedy)).status).toBe(200)
})

test('who goes away, only looks at the head, or is refused leaves his share free', async () => {
  await rulesVersion(db(), 1)
  const app = anApp(db())
  const { token } = await somebody('Secretary')
  const list = '/api/members/export.csv'

  for (const answer of await Promise.all(times(2, () => ask(app, list, { token }))))
    await answer.body?.cancel()
  await Promise.all(times(2, () => ask(app, list, { token, method: 'HEAD' })))
  await Promise.all(times(2, () => ask(app, '/api/members/999999/extract.pdf', { token })))

  expect(statuses(await Promise.all(times(2, () => ask(app, list, { token }))))).toEqual([200, 200])
})

test('one file after another: thirty in a minute, then a wait that is said', async () => {
  await rulesVersion(db(), 1)
  const app = anApp(db())
  const { token } = await somebody('Secretary')
  for (let count = 0; count < 30; count += 1)
    await (await ask(app, '/api/members/export.csv', { token })).text()

  const answer = await ask(app, '/api/members/export.csv', { token })

  expect(answer.status).toBe(429)
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(3)
})

test('strangers are counted by their network', { timeout: 120_000 }, async () => {
  await rulesVersion(db(), 1)
  const app = anApp(db(), { TRUST_PROXY: '1' })
  const calendar = '/api/events.ics'

  const many = await Promise.all(times(6, () => ask(app, calendar, { from: '2001:db8:1:2::1' })))
  const neighbour = await ask(app, calendar, { from: '2001:db8:1:2:ffff::9' })
  const elsewhere = await ask(app, calendar, { from: '2001:db8:1:3::1' })

  expect(statuses(many)).toEqual([200, 200, 200, 200, 429, 429])
  expect([neighbour.status, elsewhere.status]).toEqual([429, 200])
})
