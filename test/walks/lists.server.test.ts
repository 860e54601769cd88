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
import { shared } from '../storm.ts'
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

/** No lists to leaf through: what was found, a few at most; one statement, whose lines have pages of their own; one run. */
const NO_LISTS = ['/api/search', '/api/bank/statements/:id', '/api/batches/:id']

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

type Page = { readonly items: readonly unknown[]; readonly next?: string; readonly previous?: string }
type Read = (input: object) => Promise<Page>

/** The pages one gets to by keys alone, the one it began on first. */
async function goOn(read: Read, from: Page, way: 'next' | 'previous'): Promise<readonly Page[]> {
  const pages = [from]
  for (let key = from[way]; key && pages.length < PAGES; key = pages.at(-1)?.[way])
    pages.push(await read({ after: key }))
  return pages
}

const PAGES = 3

/** Whether keys lead to what the first pages show, there and back. */
async function leadsThrough(read: Read, total: number): Promise<boolean> {
  const pageSize = Math.max(1, Math.min(20, Math.ceil(total / PAGES)))
  const sized: Read = (input) => read({ ...input, pageSize })
  const numbers = Array.from(
    { length: Math.min(PAGES, Math.ceil(total / pageSize)) },
    (_, index) => index + 1,
  )
  const pages: Page[] = []
  for (const page of numbers) pages.push(await sized({ page }))
  const [first, last] = [pages[0], pages.at(-1)]
  if (!first || !last) return total === 0
  const there = await goOn(sized, first, 'next')
  const back = await goOn(sized, last, 'previous')
  const isEnd = total <= pageSize * pages.length
  const ends = first.previous === undefined && (last.next === undefined) === isEnd
  return (
    ends && [there, back.toReversed()].every((way) => isDeepStrictEqual(way.map(itemsOf), pages.map(itemsOf)))
  )
}

const itemsOf = ({ items }: Page) => items

type Orders = { readonly enum?: readonly string[]; readonly anyOf?: readonly Orders[] }
/** Those with a name; the members can also be put in order by a field of the club's own. */
const ordersIn = (sort: unknown): readonly string[] => {
  const { enum: named, anyOf = [] } = (sort ?? {}) as Orders
  return named ?? anyOf.flatMap(ordersIn)
}

test('every list is leafed through and sorted the same way', LONG, async () => {
  const house = await open()
  await someOfEach()
  const { lists, unreached } = await listsOf(house)
  const [faults, empty]: [unknown[], string[]] = [[], []]
  for (const [turn, { door, address }] of lists.entries()) {
    const sorts = ordersIn(fieldsOf(schemaOf(door))['sort'])
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
      { after: 'nonsense' },
    ]) {
      const answer = await ask(house, door, address, input)
      const [field = ''] = Object.keys(input)
      if (answer.status !== 422 || !answer.json.fields?.[field]) note(input, answer)
    }
    if (!('after' in fieldsOf(schemaOf(door)))) faults.push(`${door.method} ${address}: no keys`)
    const { total } = (await ask(house, door, address, { pageSize: 1 })).json
    if (total === 0) empty.push(address)
    const past = await ask(house, door, address, { page: 900_000, pageSize: 1 })
    if (past.status !== 200 || past.json.total !== total) note({ page: 900_000 }, past)
    // Few orders are walked all; of many each list walks others, and all of them by `npm run storms`.
    for (const sort of sorts.length > 3 ? shared(sorts, turn) : sorts)
      if (
        !(await leadsThrough(
          async (input) => (await ask(house, door, address, { sort, ...input })).json,
          total,
        ))
      )
        faults.push(`${door.method} ${address} ${sort}: keys lead astray`)
    if (sorts.length === 0) faults.push(`${door.method} ${address}: no order is told`)
  }

  expect(unreached).toEqual([])
  expect(faults).toEqual([])
  expect(empty.toSorted()).toEqual(EMPTY)
  expect(lists.length).toBeGreaterThan(25)
})

/** Nobody is in these, and nobody need be. */
const EMPTY = [
  '/api/backups',
  '/api/fees/automatic/past',
  '/api/fees/automatic/waiting',
  '/api/meetings/1/doors',
  '/api/members/invitations',
  '/api/membership/meetings',
  '/api/membership/renewals',
  '/api/membership/rollams',
]

/** Some in each list the demo club leaves empty; many of one moment, so that only their numbers tell them apart. */
async function someOfEach(): Promise<void> {
  const { id: by } = await someone(db(), 'Secretary')
  const five = sql`generate_series(1, 5) as number`
  await sql`
    insert into document (id, title, kind, dated_on, audience, created_by)
      select number, 'Zápis', 'minutes', '2026-05-05', 'everyone', ${by} from ${five}`.execute(db())
  await sql`insert into document_version (document_id, number, file_key, file_name, type, size)
      select number, 1, 'x' || number, 'zapis.pdf', 'application/pdf', 1 from ${five}`.execute(db())
  await sql`insert into batch (kind, actor_account_id, status, total, batch_size, finished_at)
      select 'cancel-mail', ${by}, 'success', 1, 1, now() from ${five}`.execute(db())
  await sql`insert into message (subject, body, audience, created_by, sent_at, batch_id)
      select 'Sraz', 'V sobotu.', 'everybody', ${by}, case when number > 2 then now() end, case when number > 2
        then (select min(id) from batch) end from ${five}`.execute(db())
  await sql`insert into member_view (account_id, name, shared, query)
      select ${by}, 'Pohled ' || number, true, '{}' from ${five}`.execute(db())
  await sql`insert into mail (template, to_address, message_id)
      select 'test', 'clen@example.cz', 'm' || number from ${five}`.execute(db())
  await sql`insert into permission_grant (permission, role)
      select permission, 'Member' from unnest('{gallery.manage,news.write,events.manage}'::text[]) as permission`.execute(
    db(),
  )
  await sql`insert into program_key (name, office, token_hash, areas, writes, expires_at)
      select 'Klíč ' || n, 'Member', sha256(n::text::bytea), '{members.view}', false, now()
      from generate_series(1, 5) as n`.execute(db())
  await sql`with made as (insert into hook (name, address, secret, kinds)
        select 'Háček ' || n, 'https://example.com/' || n, 'x', '{member.changed}' from generate_series(1, 5) as n
        returning id)
      insert into hook_delivery (hook_id, happening, kind, person)
      select id, n, 'member.changed', 1 from made, generate_series(1, 5) as n`.execute(db())
  await sql`insert into hide_request (photo_id) select id from photo limit 5`.execute(db())
  await sql`insert into erasure (member_id) select id from member order by id limit 5`.execute(db())
  await sql`insert into own_fee (member_id, amount, reason, from_period)
      select id, 60000, 'student', 2026 from member order by id limit 5`.execute(db())
  await sql`insert into household_member (member_id, payer_id)
      select id, first_value(id) over (partition by (place - 1) / 2 order by id)
      from (select id, row_number() over (order by id) as place from member order by id limit 10) as ten`.execute(
    db(),
  )
  const open = sql`payment where status = 'DUE' order by id limit 5`
  await sql`insert into refund (payment_id, member_id, amount, reason)
      select id, member_id, 100, 'zrušená akce' from ${open}`.execute(db())
  await sql`insert into ride_cash (id, event_id, member_id, payment_id, amount, taken_at, taken_by)
      select gen_random_uuid(), (select min(id) from event), member_id, id, 100, now(), ${by} from ${open}`.execute(
    db(),
  )
  await sql`insert into paper_letter (member_id, payment_id, kind, params)
      select member_id, id, 'instructions', '{}' from ${open}`.execute(db())
  await sql`insert into last_call (payment_id, called_on, stated_on, days, post_days, delivered_how, delivered_on, last_on)
      select payment.id, current_date - 40, current_date - 10, 30, 3, 'handed', current_date - 40,
        current_date + case when payment.id % 2 = 0 then -10 else 10 end
      from payment join member on member.id = member_id
      where status = 'DUE' and member.archived_at is null and excluded_on is null order by payment.id limit 12`.execute(
    db(),
  )
  const tomorrow = sql<Date>`now() + interval '1 day'`
  await db().updateTable('event').set({ startsAt: tomorrow, endsAt: null, state: 'published' }).execute()
  for (const note of ['jedna', 'dvě', 'tři', 'čtyři', 'pět'])
    await inTransaction(db(), async (tx) =>
      recordAudit(tx, { action: 'APPROVED', actorId: null, memberId: 1, note }),
    )
}
