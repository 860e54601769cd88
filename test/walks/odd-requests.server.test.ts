import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Hono } from 'hono'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { anApp } from '../app.ts'
import { rulesVersion, someone } from '../club.ts'
import { useDatabase } from '../database.ts'
import { BROWSER } from '../house.ts'
import { ODD_WORDS, oddQueries } from '../odd.ts'
import { screenPaths, screens } from '../screens.ts'
import { shared } from '../storm.ts'
import { DOORS } from '../../src/api.server.ts'
import { fillDemoClub } from '../../src/process/demo.server.ts'
import { useFileStore } from '../../src/ground/files/files.server.ts'
import { folderFiles } from '../../src/ground/files/folder-files.server.ts'
import { useSurroundings } from '../../src/ground/platform/surroundings.server.ts'
import { SCREEN_QUERIES } from '../../src/screen-queries.ts'

const db = useDatabase()
const dataDir = mkdtempSync(join(tmpdir(), 'kl-odd-'))
const LONG = { timeout: 300_000 }

beforeAll(() => {
  useFileStore(folderFiles(join(dataDir, 'files')))
  useSurroundings({ databaseUrl: '', dataDir, build: { id: 'test', timestamp: 0 }, hasFarFiles: false })
})
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

/** The club's Webmaster at the door: he gets furthest. */
async function open(isDemo = false) {
  if (isDemo) await fillDemoClub(db(), { today: '2026-06-15', hashPassword: () => Promise.resolve('none') })
  else await rulesVersion(db(), 1)
  const { token } = await someone(db(), 'Webmaster', { confirmedRulesVersion: 99 })
  return { app: anApp(db(), {}, await screens()), token }
}

type Headers = Readonly<Record<string, string>>

/** What the house could not answer; whoever asks goes away before the answer has ended. */
async function faultsOf(app: Hono, paths: readonly string[], headers: Headers): Promise<readonly string[]> {
  const faults: string[] = []
  for (const path of paths) {
    const response = await app.request(`http://localhost:3000${path}`, {
      headers: { host: 'localhost:3000', ...BROWSER, ...headers },
    })
    if (response.status >= 500) faults.push(`${response.status} ${path.slice(0, 120)}`)
    await response.body?.cancel()
  }
  return faults
}

const PARAM = /:\w+(?:\{[^}]*\})?/g
const namesOf = (schema?: z.ZodType): readonly string[] =>
  schema ? Object.keys(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }).properties ?? {}) : []

test('no call falls over what is asked of it', LONG, async () => {
  const { app } = await open()
  const faults: string[] = []
  let turn = 0
  for (const { path, query } of DOORS.filter(({ method }) => method === 'GET')) {
    // Each at somebody else's cost: what one has had enough of would not be tried.
    const { token } = await someone(db(), 'Webmaster', { confirmedRulesVersion: 99 })
    const plain = path.replace(PARAM, '1')
    const paths = [
      plain,
      ...namesOf(query).flatMap((name) =>
        shared(oddQueries(name), turn++, 4).map((odd) => `${plain}?${odd}`),
      ),
      ...(plain === path ? [] : shared(ODD_WORDS, turn++, 2).map((word) => path.replace(PARAM, () => word))),
    ]
    faults.push(...(await faultsOf(app, paths, { authorization: `Bearer ${token}` })))
  }

  expect(faults).toEqual([])
})

/** What no screen lets in, whatever it is asked for; and the last things each kind of name does let in. */
const ODDEST = ['%00', '%FF', '%', '2026-02-30', 'x'.repeat(8000)]
const FITTING = ['999999999', '2199-12-31', '2100', '2199-12', '%25%5C', '-name']

test('no screen falls over what its address asks', LONG, async () => {
  const { app, token } = await open(true)
  const headers = { authorization: `Bearer ${token}` }
  const faults: string[] = []
  const unknown = new Set<string>()
  for (const [turn, path] of screenPaths().entries()) {
    const plain = path.replace(PARAM, '1')
    const names = await namesAsked(async () => void faults.push(...(await faultsOf(app, [plain], headers))))
    for (const name of names) if (!Object.hasOwn(SCREEN_QUERIES, name)) unknown.add(`${path} ${name}`)
    const asked = (place: string, word: string) =>
      `${place}?${names.map((name) => `${name}=${word}`).join('&')}`
    // What fits is drawn; what does not must not even reach the loader, so its data alone are asked for.
    const odd = [
      ...shared(FITTING, turn, FITTING.length).map((word) => asked(plain, word)),
      ...shared(ODDEST, turn, ODDEST.length).map((word) =>
        asked(plain === '/' ? plain : `${plain}.data`, word),
      ),
    ]
    const elsewhere =
      plain === path ? [] : shared(ODDEST, turn, 2).map((word) => path.replace(PARAM, () => word))
    faults.push(...(await faultsOf(app, [...(names.length > 0 ? odd : []), ...elsewhere], headers)))
  }

  expect(faults).toEqual([])
  expect([...unknown]).toEqual([])
})

/** What a screen looks for in its address, whoever reads it and however. */
async function namesAsked(visit: () => Promise<void>): Promise<readonly string[]> {
  const asked = new Set<string>()
  // oxlint-disable-next-line typescript/unbound-method -- they are called with the reader's own address below
  const { get, getAll, has } = URLSearchParams.prototype
  URLSearchParams.prototype.get = function (name) {
    asked.add(name)
    return get.call(this, name)
  }
  URLSearchParams.prototype.getAll = function (name) {
    asked.add(name)
    return getAll.call(this, name)
  }
  URLSearchParams.prototype.has = function (name, value) {
    asked.add(name)
    return has.call(this, name, value)
  }
  try {
    await visit()
  } finally {
    Object.assign(URLSearchParams.prototype, { get, getAll, has })
  }
  return [...asked]
}

test('no cookie and no header makes the house fall', LONG, async () => {
  const { app, token } = await open()
  const odd = [
    '',
    '%00',
    'ÿþ',
    '"',
    'a=b=c',
    '{}',
    '__proto__',
    '%',
    'x'.repeat(8000),
    `${token}; session_token=x`,
  ]
  const names = ['session_token', 'known_device', 'language', 'theme', 'toast', 'application', 'x']
  const asHeader = [
    'accept-language',
    'accept-encoding',
    'range',
    'if-none-match',
    'user-agent',
    'authorization',
    'x-forwarded-for',
    'idempotency-key',
    'if-range',
    'accept',
  ]
  const faults: string[] = []
  for (const value of odd) {
    for (const name of names)
      faults.push(
        ...(await faultsOf(app, ['/login', '/api/members'], {
          cookie: `${name}=${value}`,
        })),
      )
    for (const name of asHeader)
      faults.push(
        ...(await faultsOf(app, ['/admin.data', '/api/members', '/icons/club.svg'], {
          cookie: `session_token=${token}`,
          [name]: value,
        })),
      )
  }

  expect(faults).toEqual([])
})
