import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anApp } from '../app.ts'
import { someone } from '../club.ts'
import { useDatabase } from '../database.ts'
import { BROWSER } from '../house.ts'
import { screenPaths, screens } from '../screens.ts'
import { shared } from '../storm.ts'
import { digests } from '../whole-database.ts'
import { DOORS } from '../../src/api.server.ts'
import { useFileStore } from '../../src/ground/files/files.server.ts'
import { folderFiles } from '../../src/ground/files/folder-files.server.ts'
import { useSurroundings } from '../../src/ground/platform/surroundings.server.ts'
import { fillDemoClub } from '../../src/process/demo.server.ts'

const db = useDatabase()
const dataDir = mkdtempSync(join(tmpdir(), 'kl-looking-'))
const LONG = { timeout: 300_000 }
beforeAll(() => {
  useFileStore(folderFiles(join(dataDir, 'files')))
  useSurroundings({ databaseUrl: '', dataDir, build: { id: 'test', timestamp: 0 }, hasFarFiles: false })
})
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

const PARAM = /:\w+(?:\{[^}]*\})?\??/g
const DEMO = { today: '2026-06-15', hashPassword: () => Promise.resolve('none') }

async function theClub() {
  await fillDemoClub(db(), DEMO)
  const { token } = await someone(db(), 'Webmaster', { confirmedRulesVersion: 99 })
  return { app: anApp(db(), {}, await screens()), token }
}

type Ask = { readonly token?: string; readonly method?: string; readonly headers?: Record<string, string> }

async function look(app: ReturnType<typeof anApp>, path: string, { token, method = 'GET', headers }: Ask) {
  const answer = await app.request(`http://localhost:3000${path}`, {
    method,
    headers: {
      ...BROWSER,
      host: 'localhost:3000',
      origin: 'https://evil.example',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...headers,
    },
  })
  return { status: answer.status, headers: answer.headers, text: await readShort(answer) }
}

/** A stream of progress goes on for as long as somebody listens. */
async function readShort(answer: Response): Promise<string> {
  if (/event-stream/.test(answer.headers.get('content-type') ?? '')) {
    await answer.body?.cancel()
    return ''
  }
  return answer.text()
}

const CALLS = DOORS.filter(({ method }) => method === 'GET').map(({ path }) => path.replace(PARAM, '1'))
// These two act on whoever opens them himself, as the specification has it.
const ACTING = ['/admin/thanks', '/clear-cache']
const SEEN = [...new Set(screenPaths().map((path) => path.replace(PARAM, '1')))].filter(
  (path) => !ACTING.includes(path),
)

const DATA = SEEN.map((one) => (one === '/' ? '/_root.data' : `${one}.data`))

/** What looking may leave behind, and why; a table that is not here stays as it was. */
const LEFT_BEHIND: Readonly<Record<string, string>> = {
  'public.session': 'when somebody was here last',
  'public.rate_limit': 'how often somebody asked',
  'public.audit_entry': 'who took a list of people or somebody’s data away',
  'public.audit_detail': 'what was in it',
  'public.audit_unsealed': 'that it waits for its seal',
  'public.audit_head': 'its seal',
  'pgboss.version': 'when the queue was looked after',
}

/** What anybody may have: pages for strangers, what others may put on their pages, files without a person in them. */
const FOR_ANYBODY = /^\/(?:vlozit\/|aktuality\.atom|api\/(?:pages|openapi|docs)|api\/events\/[^/]+\/picture)/

/** What a search engine reads is no script. */
const runs = (attributes: string, type: string) => /html/.test(type) && !attributes.includes('ld+json')

function faultsOf(
  path: string,
  { status, headers, text }: Awaited<ReturnType<typeof look>>,
): readonly string[] {
  const said = (name: string) => headers.get(name) ?? ''
  const policy = said('content-security-policy')
  const [, nonce = ''] = /script-src 'nonce-([\w-]+)' 'strict-dynamic'/.exec(policy) ?? []
  const scripts = [...text.matchAll(/<script\b([^>]*)>/g)].map(([, attributes = '']) => attributes)
  const amiss: Readonly<Record<string, boolean>> = {
    'other sites may read it': headers.has('access-control-allow-origin') && !path.startsWith('/vlozit/'),
    'it is kept': !/no-store|private, no-cache/.test(said('cache-control')) && !FOR_ANYBODY.test(path),
    'it may be read as something else': said('x-content-type-options') !== 'nosniff',
    'it may use devices': !/camera=\(self\)/.test(said('permissions-policy')),
    'it has no policy': !policy.startsWith("default-src 'none'"),
    'a script has not its number': scripts.some(
      (attributes) => runs(attributes, said('content-type')) && !attributes.includes(`nonce="${nonce}"`),
    ),
  }
  return Object.keys(amiss)
    .filter((fault) => amiss[fault])
    .map((fault) => `${path}: ${status} ${fault}`)
}

/** Everything there is to look at, looked at once: what it left behind, and what was amiss with the answers. */
async function lookAround() {
  const { app, token } = await theClub()
  await look(app, '/admin', { token })
  const before = await digests(db())
  const faults: string[] = []
  for (const path of [...SEEN, ...shared(DATA, 0), ...CALLS])
    faults.push(...faultsOf(path, await look(app, path, { token })))
  const after = await digests(db())
  return { faults, changed: Object.keys(after).filter((table) => after[table] !== before[table]) }
}
let looked: ReturnType<typeof lookAround> | null = null
const everything = () => (looked ??= lookAround())

test('looking at everything changes nothing but the traces of who looked', LONG, async () => {
  const { changed } = await everything()

  expect(changed.filter((table) => !Object.hasOwn(LEFT_BEHIND, table))).toEqual([])
})

test('no answer to a person may be kept, read by another site or run anything of its own', LONG, async () => {
  const { faults } = await everything()

  expect(faults).toEqual([])
})

test('a page of one’s own has a number of its own each time', LONG, async () => {
  const { app, token } = await theClub()
  const numbers = new Set<string>()
  for (let turn = 0; turn < 100; turn += 1) {
    const { headers } = await look(app, turn % 2 ? '/admin/members' : '/admin/profile', { token })
    numbers.add(/'nonce-([\w-]{22})'/.exec(headers.get('content-security-policy') ?? '')?.[1] ?? '')
  }

  expect(numbers.size).toBe(100)
  expect(numbers.has('')).toBe(false)
})
