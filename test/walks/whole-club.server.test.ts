import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seedClub } from '../../bench/seed.ts'
import { dbOver } from '../../src/ground/postgres/database.server.ts'
import { anApp } from '../app.ts'
import { rulesVersion, someone } from '../club.ts'
import { useDatabase } from '../database.ts'
import { BROWSER } from '../house.ts'
import { screenPaths, screens } from '../screens.ts'
import { type Asked, aWatchedOne, type Watched } from '../watched.ts'

const PEOPLE = 2000
/** A page of people with what belongs to them; far less than the club. */
const MOST_READ = 700
const OF_PEOPLE = new Set([
  'member',
  'account',
  'payment',
  'membership_period',
  'audit_entry',
  'bank_movement',
])

/** Screens that do read it, each with its reason; another one has to find its own, or an index, or to remember. */
const READ_WHOLE: Readonly<Record<string, string>> = {
  '/admin/members/change': 'whoever is meant is named before anything changes',
  '/admin/members/doubles': 'every likely pair is weighed, however the list goes on',
  '/admin/members/invite': 'the newest letter of each, which no change is noted of, says where he stands',
  '/admin/potential-matches': 'the same pairs',
  '/admin/sprava/accounts': 'ordered by names of cards and addresses of those who have none',
  '/admin/sprava/retention': 'what is past its term is looked for a few times a year',
  '/admin/sprava/titles': 'a thousand people are offered by name',
}

const db = useDatabase({ isNew: true })

let watched: Watched
beforeAll(async () => {
  await screens()
  watched = await aWatchedOne(db())
}, 120_000)
afterAll(() => watched.client.end())

type Plan = {
  readonly 'Relation Name'?: string
  readonly Alias?: string
  readonly 'Actual Rows': number
  readonly 'Actual Loops': number
  readonly 'Rows Removed by Filter'?: number
  readonly Plans?: readonly Plan[]
}

function readIn({ Plans = [], ...plan }: Plan): number {
  const read = (plan['Actual Rows'] + (plan['Rows Removed by Filter'] ?? 0)) * plan['Actual Loops']
  const own = OF_PEOPLE.has(plan['Relation Name'] ?? '') ? read : 0
  return own + Plans.reduce((sum, below) => sum + readIn(below), 0)
}

async function rowsRead({ text, values }: Asked): Promise<number> {
  if (!/^\s*(select|with)/i.test(text) || /for (update|share)/i.test(text)) return 0
  const { rows } = await watched.client.query<{ 'QUERY PLAN': readonly [{ Plan: Plan }] }>(
    `explain (analyze, timing off, format json) ${text}`,
    [...values],
  )
  return rows[0] ? readIn(rows[0]['QUERY PLAN'][0].Plan) : 0
}

/** Asked as a statement that comes back is planned: without knowing the values it will come with. */
async function planOfKnown({ text, values }: Asked): Promise<Plan> {
  // A handful of rows is read whole sooner than looked up.
  await watched.client.query('set plan_cache_mode = force_generic_plan; set enable_seqscan = off')
  await watched.client.query(`prepare known as ${text}`)
  const { rows } = await watched.client.query<{ 'QUERY PLAN': readonly [{ Plan: Plan }] }>(
    `explain (analyze, timing off, format json) execute known${values.length > 0 ? `(${values.map(literal).join(', ')})` : ''}`,
  )
  await watched.client.query('deallocate known')
  await watched.client.query('reset plan_cache_mode; reset enable_seqscan')
  const [plan] = rows
  if (!plan) throw new Error(`no plan of ${text}`)
  return plan['QUERY PLAN'][0].Plan
}

function literal(value: unknown): string {
  if (value === null) return 'null'
  if (Buffer.isBuffer(value)) return pg.escapeLiteral(`\\x${value.toString('hex')}`)
  return pg.escapeLiteral(Array.isArray(value) ? `{${value.join(',')}}` : `${value as string | number}`)
}

const partsOf = (plan: Plan): readonly Plan[] => [plan, ...(plan.Plans ?? []).flatMap(partsOf)]

/** Which of the statements since then read too much. */
async function heavyOf(path: string, most = MOST_READ): Promise<readonly string[]> {
  const heavy: string[] = []
  for (const statement of watched.asked.splice(0)) {
    const read = await rowsRead(statement)
    if (read > most) heavy.push(`${path}: ${read} rows: ${statement.text.slice(0, 200)}`)
  }
  return heavy
}

/** Somebody who may see everything, in a club of the bench. */
async function aLookerOn(role: 'Webmaster' | 'Treasurer') {
  await seedClub(watched.client, PEOPLE)
  await rulesVersion(db(), 1)
  const { token } = await someone(db(), role)
  const app = anApp(dbOver(watched.client), {}, await screens())
  return async (path: string) => {
    const response = await app.request(`http://localhost:3000${path}`, {
      headers: { ...BROWSER, host: 'localhost:3000', authorization: `Bearer ${token}` },
    })
    await response.text()
    return response.status
  }
}

test('no second look at a screen reads the whole club', async () => {
  const look = await aLookerOn('Webmaster')
  const heavy: string[] = []
  for (const path of screenPaths().filter((one) => one.startsWith('/admin'))) {
    const address = path.replace('/admin/:id/', '/admin/101/').replace(/:\w+\??/, '1')
    await look(address)
    watched.asked.length = 0
    await look(address)
    heavy.push(...(await heavyOf(path)))
  }

  const isExcused = (line: string) => Object.keys(READ_WHOLE).some((path) => line.startsWith(`${path}:`))
  expect(heavy.filter((line) => !isExcused(line))).toEqual([])
  expect(new Set(heavy.filter(isExcused).map((line) => line.split(':')[0]))).toEqual(
    new Set(Object.keys(READ_WHOLE)),
  )
}, 120_000)

/** Whom the money that waits in the bank may mean is read with it, a handful of payments for each of three hundred movements. */
const OF_MOVEMENTS = 1500

/** Where the Treasurer looks while fees are made and paid. */
const MONEY_SCREENS: Readonly<Record<string, number>> = {
  '/admin/fees': MOST_READ,
  '/admin/fees/pending': MOST_READ,
  '/admin/fees/reminders': OF_MOVEMENTS,
  '/admin/fees/received': MOST_READ,
  '/admin/fees/statistics': MOST_READ,
  '/admin/fees/pairing': OF_MOVEMENTS,
}

/** Whoever comes first after a change: nothing was asked since, and only one person is another. */
const ONE_CHANGE: Readonly<Record<string, (turn: number) => string>> = {
  'a fee is made': (turn) => `insert into payment (member_id, type, period, amount, due_on, variable_symbol)
    select id, '2', extract(year from now()), 120000, current_date + 30, ${8_000_000_000 + turn} from member
    where archived_at is null and not exists (select from payment where member_id = member.id and period = extract(year from now()))
    order by id limit 1`,
  'money comes': () => `insert into allocation (payment_id, amount, mode)
    select min(id), 5000, 'cash' from payment where status = 'DUE'`,
  'a fee is paid': (turn) => `update payment set status = 'PAID', paid_at = now()
    where id = (select id from payment where status = 'DUE' order by id offset ${turn} limit 1)`,
  'somebody moves': () => `update member set division_id = 1 + division_id % 12 where id = 300`,
}

test('after one change no page of money reads the club', async () => {
  const look = await aLookerOn('Treasurer')
  const heavy: string[] = []
  for (const [name, change] of Object.entries(ONE_CHANGE))
    for (const [turn, [path, most]] of Object.entries(MONEY_SCREENS).entries()) {
      expect([path, await look(path)]).toEqual([path, 200])
      await watched.client.query(change(turn))
      watched.asked.length = 0
      await look(path)
      heavy.push(...(await heavyOf(`${name}, ${path}`, most)))
    }

  expect(heavy).toEqual([])
}, 120_000)

test('a page of the list reads of everything what it shows, and no more', async () => {
  await seedClub(watched.client, 300)
  await rulesVersion(db(), 1)
  const { token } = await someone(db(), 'Secretary')
  const app = anApp(dbOver(watched.client))
  const look = (pageSize: number) =>
    app.request(`http://localhost:3000/api/members?pageSize=${pageSize}`, {
      headers: { host: 'localhost:3000', authorization: `Bearer ${token}` },
    })
  // How many there are is known by now; the page itself was not asked for yet.
  await look(49)
  watched.asked.length = 0
  expect((await look(50)).status).toBe(200)
  const asked = watched.asked.splice(0).filter(({ text }) => !text.includes('pg_locks'))
  const parts: Plan[] = []
  for (const statement of asked) parts.push(...partsOf(await planOfKnown(statement)))
  const readOf = (table: string) =>
    parts
      .filter((part) => part['Relation Name'] === table)
      .reduce((sum, part) => sum + readIn({ ...part, Plans: [] }), 0)

  expect(asked).toHaveLength(3)
  expect.soft(readOf('payment')).toBeLessThanOrEqual(50)
  // Whether somebody else has his role is asked about those whose term is over.
  const successors = parts.filter(({ Alias = '' }) => Alias.startsWith('other'))
  expect.soft(new Set(successors.map((part) => part['Actual Loops']))).toEqual(new Set([0]))
})
