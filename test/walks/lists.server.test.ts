import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { anApp, call } from '../app.ts'
import { someone } from '../club.ts'
import { useDatabase } from '../database.ts'
import { DOORS } from '../../src/api.server.ts'
import { fillDemoClub } from '../../src/process/demo.server.ts'
import { FEE_TABS } from '../../src/money/fees/fee-tab.ts'
import { PAGE_NAMES } from '../../src/site/pages/page-name.ts'
import { recordAudit } from '../../src/ground/audit/audit.server.ts'
import { inTransaction } from '../../src/ground/postgres/transaction.server.ts'
import type { Door } from '../../src/ground/http/door.server.ts'
import { useFileStore } from '../../src/ground/files/files.server.ts'
import { folderFiles } from '../../src/ground/files/folder-files.server.ts'
import { useSurroundings } from '../../src/ground/platform/surroundings.server.ts'

const db = useDatabase()
const dataDir = mkdtempSync(join(tmpdir(), 'kl-lists-'))
const LONG = { timeout: 300_000 }

beforeAll(() => {
  useFileStore(folderFiles(join(dataDir, 'files')))
  useSurroundings({ databaseUrl: '', dataDir, build: { id: 'test', timestamp: 0 }, hasFarFiles: false })
})
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

/** A demo club with one import that waits, and the Webmaster who may see every list of it. */
async function open() {
  await fillDemoClub(db(), { today: '2026-06-15', hashPassword: () => Promise.resolve('none') })
  const { token } = await someone(db(), 'Webmaster', { confirmedRulesVersion: 99 })
  const app = anApp(db())
  const handed = await app.request('http://localhost:3000/api/imports?fileName=clenove.csv', {
    method: 'POST',
    headers: { host: 'localhost:3000', 'content-type': 'text/csv', authorization: `Bearer ${token}` },
    body: 'Jméno;Příjmení\nJan;Novák\n',
  })
  const { import: draft } = (await handed.json()) as { import: { id: number } }
  const { id: eventId } = await db().selectFrom('event').select('id').executeTakeFirstOrThrow()
  return { app, token, ids: { import: draft.id, event: eventId } }
}
type Open = Awaited<ReturnType<typeof open>>

/** Where a list stands under something, that something; a list under anything else is found missing below. */
function addressesOf({ path }: Door, { ids }: Open): readonly string[] {
  if (path.includes(':tab')) return FEE_TABS.map((tab) => path.replace(':tab', tab))
  if (path.startsWith('/api/pages/:slug')) return [path.replace(':slug', PAGE_NAMES[0])]
  if (path.startsWith('/api/imports/')) return [path.replace(':id', String(ids.import))]
  if (path.startsWith('/api/events/')) return [path.replace(':id', String(ids.event))]
  return [path.replace(':id', '1')]
}

const isPosted = ({ method, path }: Door) => method === 'POST' && path.endsWith('/list')
const schemaOf = (door: Door) => (isPosted(door) ? door.body : door.query)
const fieldsOf = (schema: z.ZodType | undefined) =>
  schema
    ? (z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }).properties ?? {})
    : ({} as Record<string, { enum?: readonly string[] }>)

/** No lists to leaf through: what was found, a few at most; one statement, whose lines have pages of their own. */
const NO_LISTS = ['/api/search', '/api/bank/statements/:id']

async function ask({ app, token }: Open, door: Door, address: string, input: Record<string, unknown>) {
  if (isPosted(door)) return call(app, address, { token, body: input })
  const query = new URLSearchParams(Object.entries(input).map(([name, value]) => [name, String(value)]))
  return call(app, `${address}?${query}`, { method: 'GET', token })
}

/** Every list there is: what says so of itself, and whatever answers with items. */
async function listsOf(house: Open) {
  const unreached: string[] = []
  const lists: { readonly door: Door; readonly address: string }[] = []
  for (const door of DOORS.filter((one) => isPosted(one) || one.method === 'GET')) {
    if (NO_LISTS.includes(door.path) || /stream|\.(?:pdf|zip|csv|xlsx|ics|gpx|json)|:file/.test(door.path))
      continue
    for (const address of addressesOf(door, house)) {
      const { json } = await ask(house, door, address, {})
      if (Array.isArray(json?.items)) lists.push({ door, address })
    }
    if ('page' in fieldsOf(schemaOf(door)) && !lists.some((list) => list.door === door))
      unreached.push(door.path)
  }
  return { lists, unreached }
}

/** Going on from key to key shows what the first long page does. */
async function leadsThrough(house: Open, door: Door, address: string, sort: string): Promise<boolean> {
  const whole = (await ask(house, door, address, { sort, pageSize: 60 })).json.items
  const leafed: unknown[] = []
  let after: string | undefined
  do {
    const { json } = await ask(house, door, address, { sort, pageSize: 20, ...(after ? { after } : {}) })
    leafed.push(...json.items)
    after = json.next
  } while (after && leafed.length < 60)
  return isDeepStrictEqual(whole, leafed.slice(0, 60))
}

test('every list is leafed through and sorted the same way', LONG, async () => {
  const house = await open()
  const { lists, unreached } = await listsOf(house)
  const faults: unknown[] = []
  for (const { door, address } of lists) {
    const sorts: readonly string[] = (fieldsOf(schemaOf(door))['sort'] as { enum?: string[] })?.enum ?? []
    const posted = isPosted(door)
    const note = (input: object, { status, json }: Awaited<ReturnType<typeof call>>) =>
      faults.push(
        `${door.method} ${address} ${JSON.stringify(input)}: ${status} ${Object.keys(json ?? {}).join(' ')}`,
      )

    const inputs: readonly { page?: number; pageSize?: number; sort?: string }[] = [
      {},
      { page: 1, pageSize: 7 },
      ...sorts.map((sort) => ({ page: 2, pageSize: 3, sort })),
    ]
    for (const input of inputs) {
      const answer = await ask(house, door, address, input)
      const { items, total, page, pageSize } = answer.json ?? {}
      const size = input.pageSize ?? 50
      const isWhole = Array.isArray(items) && items.length <= size && Number.isInteger(total) && page >= 1
      if (answer.status !== 200 || !isWhole || pageSize !== size || total < items.length) note(input, answer)
    }
    for (const input of [
      { pageSize: 0 },
      { pageSize: 201 },
      { pageSize: 'x' },
      { page: 0 },
      { page: posted ? null : 'x' },
      { sort: 'nonsense' },
    ]) {
      const answer = await ask(house, door, address, input)
      const [field = ''] = Object.keys(input)
      if (answer.status !== 422 || !answer.json.fields?.[field]) note(input, answer)
    }
    if ('after' in fieldsOf(schemaOf(door))) {
      const answer = await ask(house, door, address, { after: 'nonsense' })
      if (answer.status !== 422 || !answer.json.fields?.after) note({ after: 'nonsense' }, answer)
      for (const sort of sorts) if (!(await leadsThrough(house, door, address, sort))) note({ sort }, answer)
    }
    if (sorts.length === 0) faults.push(`${door.method} ${address}: no order is told`)
  }

  expect(unreached).toEqual([])
  expect(faults).toEqual([])
  expect(lists.length).toBeGreaterThan(25)
})

test('a page past the end says how many there are all the same', LONG, async () => {
  const house = await open()
  await someOfEach()
  const { lists } = await listsOf(house)
  const [faults, empty]: [unknown[], string[]] = [[], []]
  for (const { door, address } of lists) {
    const { json: first } = await ask(house, door, address, { page: 1, pageSize: 1 })
    const { status, json } = await ask(house, door, address, { page: 900_000, pageSize: 1 })
    if (first.total === 0) empty.push(address)
    if (status !== 200 || json.total !== first.total) faults.push([address, status, first.total, json.total])
  }

  expect(faults).toEqual([])
  expect(empty.toSorted()).toEqual(READ_WHOLE)
})

/** Nobody is in these, and nobody need be: they are read whole, or counted by tabs of their own. */
const READ_WHOLE = [
  '/api/backups',
  '/api/batches',
  '/api/fees/automatic/past',
  '/api/fees/automatic/waiting',
  '/api/fees/paper/letters',
  '/api/gallery/hide-requests',
  '/api/grants',
  '/api/members/invitations',
  '/api/outbox/list',
  '/api/own-fees',
  '/api/refunds',
  '/api/ride-cash',
]

/** One in each list the demo club leaves empty. */
async function someOfEach(): Promise<void> {
  const { id: createdBy } = await someone(db(), 'Secretary')
  const { id: memberId } = await db().selectFrom('member').select('id').executeTakeFirstOrThrow()
  const { id: documentId } = await db()
    .insertInto('document')
    .values({ title: 'Zápis', kind: 'minutes', datedOn: '2026-05-05', audience: 'everyone', createdBy })
    .returning('id')
    .executeTakeFirstOrThrow()
  const file = { fileKey: 'x', fileName: 'zapis.pdf', type: 'application/pdf', size: 1 }
  await db()
    .insertInto('documentVersion')
    .values({ documentId, number: 1, ...file })
    .execute()
  await db()
    .insertInto('message')
    .values({ subject: 'Sraz', body: 'V sobotu.', audience: 'everybody', createdBy })
    .execute()
  await db().insertInto('erasure').values({ memberId }).execute()
  const tomorrow = sql<Date>`now() + interval '1 day'`
  await db().updateTable('event').set({ startsAt: tomorrow, endsAt: null, state: 'published' }).execute()
  await inTransaction(db(), async (tx) =>
    recordAudit(tx, { action: 'APPROVED', actorId: null, memberId: 1, note: 'oprava' }),
  )
}
