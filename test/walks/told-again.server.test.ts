import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DOORS } from '../../src/api.server.ts'
import { REMEMBERED_SCREENS } from '../../src/remembered-screens.ts'
import { dbOver } from '../../src/ground/postgres/database.server.ts'
import { anApp, call } from '../app.ts'
import { aMember, rulesVersion, someone } from '../club.ts'
import { useDatabase } from '../database.ts'
import { aCredit, aMovement, aPayment } from '../money.ts'
import { screens } from '../screens.ts'
import { type Asked, aWatchedOne, type Watched } from '../watched.ts'

/** Each call and screen that remembers, asked in every way that reads something else. */
const ASKED: Readonly<Record<string, readonly string[]>> = {
  '/api/members': [
    '',
    '?search=novak',
    '?search=novka',
    '?tags=hrac',
    '?tags=Treasurer,archived',
    '?payment=unpaid',
    '?division=1',
    '?sort=payment',
    '?sort=number&page=2&pageSize=1',
    '?view=1',
  ],
  '/api/members/profile': [''],
  '/api/members/:id': [''],
  '/admin/members': [
    '',
    '?search=novka',
    '?payment=unpaid&sort=payment',
    '?view=1',
    '?add',
    '?division=1&page=2',
  ],
  '/admin/members.data': ['', '?search=novak'],
  '/admin/fees/pending': ['', '?search=novak&period=2025', '?division=1&page=2'],
  '/admin/fees/reminders': ['', '?search=novak'],
  '/admin/fees/pairing': ['', '?search=novak', '?hide=paired'],
  '/admin/fees/received': ['', '?search=novak&way=cash'],
  '/admin/fees/statistics': ['', '?period=2025'],
  '/admin/fees/bank': [''],
  ...Object.fromEntries(
    ['pending', 'reminders', 'pairing', 'received', 'statistics', 'bank'].map((tab) => [
      `/admin/fees/${tab}.data`,
      [''],
    ]),
  ),
}

const db = useDatabase()
let watched: Watched
beforeAll(async () => {
  await screens()
  watched = await aWatchedOne(db())
}, 120_000)
afterAll(() => watched.client.end())

/** Of whom, and with what rights: read anew for every request, together with the number of the last change. */
const isVisitor = ({ text }: Asked) => text.includes('from "session"')
/** The club's name and look, kept for seconds whoever asks, and part of what an answer is kept under. */
const isClub = ({ text, values: [key] }: Asked) => text.includes('from "club_setting"') && key === 'club'
/** The numbers of the last changes, where they did not come along with who asks. */
const isNumber = ({ text }: Asked) => text.includes('from changes.letters')

/** What is asked only where there is something: something of each kind. */
async function someMoney(memberId: number) {
  const { id: otherId } = await aMember(db(), { firstName: 'Eva', lastName: 'Nováková' })
  await aPayment(db(), memberId, { status: 'REMINDER1' })
  await aPayment(db(), otherId, { status: 'PAID', paidAt: new Date('2026-02-02') })
  await aCredit(db(), otherId, 5000)
  await aMovement(db(), { counterName: 'Jan Novák' })
}

async function opened() {
  await rulesVersion(db(), 1)
  const { id: memberId } = await aMember(db(), { firstName: 'Jan', lastName: 'Novák' })
  const { token } = await someone(db(), 'Webmaster', { memberId })
  await someMoney(memberId)
  const app = anApp(dbOver(watched.client), {}, await screens())
  const headers = { host: 'localhost:3000', authorization: `Bearer ${token}` }
  await app.request('http://localhost:3000/api/members/views', {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Moji', query: 'search=novak' }),
  })
  return async (path: string) => {
    watched.asked.length = 0
    const address = `http://localhost:3000${path.replace(':id', String(memberId))}`
    const answer = await app.request(address, { headers })
    // Each page carries a number of its own.
    const [, nonce = 'none'] =
      /'nonce-([\w-]+)'/.exec(answer.headers.get('content-security-policy') ?? '') ?? []
    const text = (await answer.text()).replaceAll(nonce, 'nonce')
    return {
      status: answer.status,
      text,
      asked: watched.asked.filter((one) => ![isVisitor, isClub, isNumber].some((known) => known(one))),
    }
  }
}

const PATHS = Object.entries(ASKED).flatMap(([path, queries]) => queries.map((query) => path + query))

type Plan = { readonly 'Relation Name'?: string; readonly Plans?: readonly Plan[] }
const tablesIn = ({ Plans = [], ...plan }: Plan): readonly string[] => [
  ...(plan['Relation Name'] ? [plan['Relation Name']] : []),
  ...Plans.flatMap(tablesIn),
]

/** What the database keeps by itself, and the tables whose changes change it: those must be noted. */
const KEPT_FROM: Readonly<Record<string, readonly string[]>> = {
  payment_tally: ['payment'],
  touched: ['member', 'account', 'membership_period', 'membership_kind'],
  contact_mark: ['member'],
}

async function tablesOf({ text, values }: Asked): Promise<readonly string[]> {
  const { rows } = await watched.client.query<{ 'QUERY PLAN': readonly [{ Plan: Plan }] }>(
    `explain (format json) ${text}`,
    [...values],
  )
  return rows.flatMap((row) => tablesIn(row['QUERY PLAN'][0].Plan)).flatMap((name) => KEPT_FROM[name] ?? name)
}

async function noting(trigger: string): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ name: string }>`select tgrelid::regclass::text as name from pg_trigger
    where tgname = ${trigger} and tgenabled = 'A'`.execute(db())
  return new Set(rows.map(({ name }) => name))
}

test('every call and every screen that remembers is walked', () => {
  const calls = DOORS.filter(({ remembers }) => remembers).map(({ path }) => path)
  const shown = Object.keys(REMEMBERED_SCREENS).flatMap((path) => [path, `${path}.data`])
  expect([...calls, ...shown].toSorted()).toEqual(Object.keys(ASKED).toSorted())
})

test('reads only what notes its changes, is told again without reading any of it, and anew once any of it has changed', async () => {
  const noted = { change: await noting('change_noted'), letters: await noting('letters_noted') }
  const ask = await opened()
  const touched = new Set<string>()
  for (const path of PATHS) {
    const first = await ask(path)
    const read = new Set<string>()
    for (const statement of first.asked)
      for (const table of await tablesOf(statement)) if (!table.startsWith('pg_')) read.add(table)

    expect.soft([path, first.status]).toEqual([path, 200])
    const [base = ''] = path.split('?')
    const lettersToo = REMEMBERED_SCREENS[base.replace('.data', '')] === 'club and letters'
    const isNoted = (name: string) => noted.change.has(name) || (lettersToo && noted.letters.has(name))
    expect.soft([path, ...[...read].filter((name) => !isNoted(name))]).toEqual([path])
    const again = await ask(path)
    expect.soft([path, again.text === first.text, again.asked]).toEqual([path, true, []])
    for (const table of read) {
      if (touched.has(`${base} ${table}`)) continue
      touched.add(`${base} ${table}`)
      await sql.raw(`delete from ${table} where false`).execute(db())
      // Drawn anew it says the same: nothing in it was made for one request alone, but its number.
      const anew = await ask(path)
      expect
        .soft([path, table, anew.asked.length > 0, anew.text === first.text])
        .toEqual([path, table, true, true])
    }
  }
})

test('nobody is told what another was, and nobody what he may not read any more', async () => {
  await rulesVersion(db(), 1)
  const { token } = await someone(db(), 'Secretary')
  const other = await someone(db(), 'Member')
  const { id } = await aMember(db(), { lastName: 'Novák', phone: '+420777000111' })
  const app = anApp(db())
  const phoneTo = async (of: string) => {
    const { json } = await call(app, `/api/members/${id}`, { method: 'GET', token: of })
    return json.member?.phone ?? null
  }

  expect([await phoneTo(token), await phoneTo(other.token), await phoneTo(token)]).toEqual([
    '+420777000111',
    null,
    '+420777000111',
  ])
  await db().updateTable('account').set({ role: 'Member' }).where('role', '=', 'Secretary').execute()
  expect(await phoneTo(token)).toBe(null)
})

test('a page that is shown again carries another number, and a toast is shown to whoever is owed one', async () => {
  await rulesVersion(db(), 1)
  const { token } = await someone(db(), 'Secretary')
  const app = anApp(db(), {}, await screens())
  const look = async (more = '') => {
    const cookie = `session_token=${token}; theme=dark${more}`
    const answer = await app.request('http://localhost:3000/admin/members', {
      headers: { host: 'localhost:3000', cookie },
    })
    const [, nonce = ''] = /'nonce-([\w-]+)'/.exec(answer.headers.get('content-security-policy') ?? '') ?? []
    return { nonce, text: await answer.text(), forgets: answer.headers.get('set-cookie') }
  }
  const [first, again, toasted] = [await look(), await look(), await look('; toast=notHere')]

  expect(again.nonce).not.toBe(first.nonce)
  expect(again.text).toBe(first.text.replaceAll(first.nonce, again.nonce))
  expect(again.text).toContain(`nonce="${again.nonce}"`)
  expect(toasted.forgets).toContain('toast=')
  expect((await look()).forgets).toBe(null)
})
