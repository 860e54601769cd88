import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { anApp, call } from '../app.ts'
import { aMember, rulesVersion, someone } from '../club.ts'
import { aClubOfKeys } from '../club-keys.ts'
import { ritualRuns } from '../ritual-runs.ts'
import { DOORS } from '../../src/api.server.ts'
import { areasFor, CLUB_AREAS } from '../../src/entry/keys/program-key.ts'
import { keepKey } from '../../src/entry/keys/program-keys.server.ts'
import type { Permission } from '../../src/permissions.ts'

const { db, aClubKey, ask } = aClubOfKeys()
beforeEach(() => rulesVersion(db(), 1))

const ALL = areasFor({ role: 'Webmaster', grants: [] })
const concrete = (path: string) => path.replace(':tab', 'pending').replace(/:(\w+)(?:\{[^}]*\})?/g, '1')

async function aKeyOf(accountId: number, areas: readonly Permission[], writes = true): Promise<string> {
  const input = { name: 'Skript', areas: [...areas], writes, days: 30 as const }
  return (await keepKey(db(), input, { accountId, madeBy: accountId, office: null })).token
}

/** Lists take their filters in a body: asking for them changes nothing. */
const READING = DOORS.filter(({ method, path }) => method === 'GET' || path.endsWith('/list'))
const WRITING = DOORS.filter((one) => !READING.includes(one))

test('a key that reads passes no door that writes, whatever its areas are, and is stopped before its body is read', async () => {
  const boss = await someone(db(), 'Webmaster')
  const keys = [
    await aKeyOf(boss.id, ALL, false),
    (await aClubKey(CLUB_AREAS, { office: 'Secretary', writes: false })).token,
  ]

  const passed: string[] = []
  for (const token of keys)
    for (const { method, path } of WRITING)
      for (const body of ['{nonsense', {}]) {
        const { status } = await call(anApp(db()), concrete(path), { token, method, body })
        if (status !== 403) passed.push(`${method} ${path} ${status}`)
      }

  expect(passed).toEqual([])
  expect(WRITING.length).toBeGreaterThan(270)
})

/** What a call notes by being asked at all: who reads what, when a key was used, what is worked off later. */
const NOTES = /^(?:audit_\w+|program_key|rate_limit|change_\w+|changes?)$/

async function contents(): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`.execute(db())
  const all = new Map<string, string>()
  for (const { name } of rows.filter((one) => !NOTES.test(one.name))) {
    const { rows: found } = await sql<{ all: string }>`
      select coalesce(md5(string_agg(one::text, '|' order by one::text)), '') as all
      from ${sql.table(name)} as one`.execute(db())
    all.set(name, found[0]?.all ?? '')
  }
  return all
}

test('whatever a key that reads asks, the club is as it was', { timeout: 240_000 }, async () => {
  const { id: memberId } = await aMember(db(), { approvedAt: new Date() })
  const boss = await someone(db(), 'Webmaster', { memberId })
  const token = await aKeyOf(boss.id, ALL, false)
  const before = await contents()

  const statuses: number[] = []
  for (const { method, path } of READING) {
    const url = `http://localhost:3000${concrete(path)}`
    const leave = new AbortController()
    const response = await anApp(db()).request(url, {
      method,
      headers: {
        host: 'localhost:3000',
        authorization: `Bearer ${token}`,
        ...(method === 'GET' ? {} : { 'content-type': 'application/json' }),
      },
      ...(method === 'GET' ? {} : { body: '{}' }),
      signal: leave.signal,
    })
    statuses.push(response.status)
    if (path.endsWith('/stream')) leave.abort()
    else await response.arrayBuffer()
  }
  const after = await contents()

  expect([...after].flatMap(([name, rows]) => (rows === before.get(name) ? [] : name))).toEqual([])
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(70)
})

test('of its owner’s own things a key tells those it was given: neither his card, nor his place on a ride, nor his money', async () => {
  const card = await aMember(db(), { street: 'ULICE-MOJE', birthDate: '1971-02-03', approvedAt: new Date() })
  const owner = await someone(db(), 'Member', { memberId: card.id })
  const ride = await db()
    .insertInto('event')
    .values({
      kind: 'ride',
      title: 'Jízda',
      visibility: 'members',
      state: 'published',
      startsAt: sql<Date>`now() + interval '9 days'`,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db()
    .insertInto('registration')
    .values({ eventId: ride.id, memberId: card.id, status: 'registered', note: 'BEZ-LEPKU', pillions: 'EVA' })
    .execute()
  const club: readonly Permission[] = ['dashboard.view', 'members.view', 'events.view']
  const without = await aKeyOf(owner.id, club)
  const within = await aKeyOf(owner.id, [...club, 'account.edit-own'])
  const told = async (token: string) => {
    const paths = [`/api/members/${card.id}`, '/api/members', `/api/events/${ride.id}`, '/api/events']
    const answers = await Promise.all(paths.map((path) => ask(token, path)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    return answers.map(({ text }) =>
      ['ULICE-MOJE', '1971-02-03', 'BEZ-LEPKU', 'EVA'].filter((word) => text.includes(word)),
    )
  }

  expect(await told(without)).toEqual([[], [], [], []])
  expect(await told(within)).toEqual([
    ['ULICE-MOJE', '1971-02-03'],
    ['ULICE-MOJE', '1971-02-03'],
    ['BEZ-LEPKU', 'EVA'],
    ['BEZ-LEPKU', 'EVA'],
  ])
})

test('what its owner was granted a key has where it names it, and sees no more of a card by the rest', async () => {
  const { id } = await aMember(db(), { note: 'POZNAMKA', street: 'ULICE', approvedAt: new Date() })
  const owner = await someone(db(), 'Member')
  await db()
    .insertInto('permissionGrant')
    .values({ permission: 'members.write', accountId: owner.id })
    .execute()
  const views = await aKeyOf(owner.id, ['members.view'])
  const keeps = await aKeyOf(owner.id, ['members.view', 'members.write'])

  expect((await ask(owner.token, `/api/members/${id}`)).text).toContain('POZNAMKA')
  expect((await ask(keeps, `/api/members/${id}`)).text).toContain('POZNAMKA')
  expect((await ask(views, `/api/members/${id}`)).text).not.toMatch(/POZNAMKA|ULICE/)
})

test('a Webmaster’s saved views are not those of the club’s keys, though he answers for them', async () => {
  const boss = await someone(db(), 'Webmaster')
  const { json } = await ask(boss.token, '/api/members/views', 'POST', { name: 'Kdo zlobí', query: 'tags=x' })
  const { token } = await aClubKey(['dashboard.view', 'members.view'], { madeBy: boss.id })
  const view = json.id ?? json.view?.id

  expect((await ask(boss.token, '/api/search?q=zlob%C3%AD')).text).toContain('Kdo zlobí')
  expect((await ask(token, '/api/search?q=zlob%C3%AD')).text).not.toContain('Kdo zlobí')
  expect((await ask(boss.token, `/api/members?view=${view}`)).status).not.toBe(404)
  expect((await ask(token, `/api/members?view=${view}`)).status).toBe(404)
})

test('the line of a revoked key ends, also while another key looks at the same', async () => {
  const { waitingForRitual, aRun } = ritualRuns(db)
  const boss = await someone(db(), 'Webmaster')
  const run = await aRun(await waitingForRitual(2), boss.token)
  const stays = await aClubKey(['dashboard.view', 'ritual.approve'])
  const goes = await aClubKey(['dashboard.view', 'ritual.approve'])
  const leaving = new AbortController()
  const watch = async (token: string) => {
    const response = await anApp(db()).request(`http://localhost:3000/api/batches/${run}/stream`, {
      headers: { host: 'localhost:3000', authorization: `Bearer ${token}` },
      signal: leaving.signal,
    })
    const reader = response.body?.getReader()
    await reader?.read()
    const seen = { isOver: false }
    void (async () => {
      while (!(await reader?.read().catch(() => ({ done: true })))?.done);
      seen.isOver = true
    })()
    return seen
  }
  const first = await watch(stays.token)
  const second = await watch(goes.token)

  await sql`update program_key set revoked_at = now() where id = ${goes.id}`.execute(db())

  await expect.poll(() => second.isOver, { timeout: 6000 }).toBe(true)
  expect(first.isOver).toBe(false)
  leaving.abort()
})

test.each(['/aktuality.atom', '/vlozit/akce', '/vlozit/pristi-akce', '/vlozit/akce.json'])(
  '%s tells a key what it tells a stranger',
  async (path) => {
    const boss = await someone(db(), 'Webmaster')
    await db()
      .insertInto('event')
      .values({
        kind: 'ride',
        title: 'JEN-PRO-CLENY',
        visibility: 'members',
        state: 'published',
        startsAt: sql<Date>`now() + interval '9 days'`,
      })
      .execute()
    const token = await aKeyOf(boss.id, ALL)

    const told = await anApp(db()).request(`http://localhost:3000${path}`, {
      headers: { host: 'localhost:3000', authorization: `Bearer ${token}` },
    })

    expect([told.status, (await told.text()).includes('JEN-PRO-CLENY')]).toEqual([200, false])
  },
)
