import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { anApp, call } from '../app.ts'
import { aMember, rulesVersion, someone } from '../club.ts'
import { useDatabase } from '../database.ts'
import { DOORS } from '../../src/api.server.ts'
import { areasFor } from '../../src/entry/keys/program-key.ts'
import { NEVER_GRANTED, type Permission, type Role } from '../../src/permissions.ts'

const db = useDatabase()
const concrete = (path: string) => path.replace(/:(\w+)(?:\{[^}]*\})?/g, '1')
beforeEach(() => rulesVersion(db(), 1))

async function aKey(
  role: Role,
  areas: readonly Permission[],
  { writes = true, memberId = null as number | null } = {},
) {
  const owner = await someone(db(), role, { memberId })
  const made = await call(anApp(db()), '/api/account/programs', {
    token: owner.token,
    body: { name: 'Skript', areas, writes, days: 30 },
  })
  return { owner, status: made.status, id: made.json.id as number, token: made.json.token as string }
}
const ask = (token: string, path: string, method = 'GET', body?: unknown) =>
  call(anApp(db()), path, { token, method, ...(body === undefined ? {} : { body }) })

test(
  'a key passes where it names the area and nowhere else, whoever gave it',
  { timeout: 60_000 },
  async () => {
    const app = anApp(db())
    const all = areasFor({ role: 'Webmaster', grants: [] })
    const keys = new Map<Permission, { readonly alone: string; readonly but: string }>()
    for (const area of all)
      keys.set(area, {
        alone: (await aKey('Webmaster', [area])).token,
        but: (
          await aKey(
            'Webmaster',
            all.filter((other) => other !== area),
          )
        ).token,
      })
    const everything = (await aKey('Webmaster', all)).token
    const statusOf = async ({ method, path }: (typeof DOORS)[number], token: string) =>
      (await call(app, concrete(path), { token, method, ...(method === 'GET' ? {} : { body: '{nonsense' }) }))
        .status

    const wrong: string[] = []
    const doors = DOORS.filter(({ who, orMachine }) => who !== 'anyone' && who !== 'signed-in' && !orMachine)
    for (const door of doors) {
      const key = keys.get(door.who as Permission)
      // A power is in no key at all.
      const statuses = key
        ? [await statusOf(door, key.alone), await statusOf(door, key.but)]
        : [0, await statusOf(door, everything)]
      if (statuses[0] === 403 || statuses[1] !== 403)
        wrong.push(`${door.method} ${door.path} ${statuses.join()}`)
    }
    expect(wrong).toEqual([])
    expect(doors.length).toBeGreaterThan(150)
  },
)

test('a key that closes cards reaches those without an office, whoever gave it', async () => {
  const { token } = await aKey('Webmaster', ['members.archive', 'members.exclude'])
  const archive = async (role: Role) => {
    const { id: memberId } = await aMember(db())
    const owner = await someone(db(), role, { memberId })
    const { status } = await ask(token, `/api/members/${memberId}/archive`, 'POST', { archived: true })
    return [role, status, (await ask(owner.token, '/api/members')).status]
  }

  expect([await archive('Treasurer'), await archive('Webmaster'), await archive('Member')]).toEqual([
    ['Treasurer', 403, 200],
    ['Webmaster', 403, 200],
    ['Member', 200, 401],
  ])
})

test('one’s own things need to be named too; locks, the way in and leaving are never a program’s', async () => {
  const { id: memberId } = await aMember(db())
  const club = await aKey('Member', ['dashboard.view', 'members.view'], { memberId })
  const own = await aKey('Webmaster', ['account.edit-own'])
  const never = DOORS.filter(({ path }) => /^\/api\/(?:account|onboarding|me\/erasure)/.test(path))

  expect((await ask(club.token, '/api/members/profile')).status).toBe(403)
  expect((await ask(club.token, '/api/members')).status).toBe(200)
  for (const { method, path } of never) {
    const { status } = await ask(own.token, concrete(path), method, method === 'GET' ? undefined : {})
    expect([method, path, status]).toEqual([method, path, 403])
  }
  expect(never.length).toBeGreaterThan(12)
})

test('a key that reads changes nothing, and one that writes names itself in the record', async () => {
  const { id } = await aMember(db())
  const reads = await aKey('Secretary', ['members.view', 'members.write'], { writes: false })
  const writes = await aKey('Secretary', ['members.view', 'members.write'])
  const change = async (token: string) => {
    const { json } = await ask(token, `/api/members/${id}`)
    return ask(token, `/api/members/${id}`, 'PATCH', {
      version: json.member?.version ?? json.version,
      city: 'Přerov',
    })
  }

  expect((await change(reads.token)).status).toBe(403)
  expect((await change(writes.token)).status).toBe(200)
  const { rows } = await sql<{ changes: { field: string; to: string }[]; actor: number }>`
    select changes, actor_account_id as actor from audit_entry join audit_detail using (seq)
    where action = 'MEMBER_CHANGED'`.execute(db())
  expect(rows.map(({ actor }) => actor)).toEqual([writes.owner.id])
  expect(rows[0]?.changes).toContainEqual({ field: 'programKey', from: null, to: 'Skript' })
})

test('what is open to anyone a key sees as a stranger, unless it was given the club', async () => {
  const event = { title: 'Jen pro nás', kind: 'ride', visibility: 'members', state: 'published' } as const
  await db()
    .insertInto('event')
    .values({ ...event, startsAt: sql<Date>`now() + interval '9 days'` })
    .execute()
  const without = await aKey('Secretary', ['news.write'])
  const within = await aKey('Secretary', ['dashboard.view'])

  expect((await ask(without.token, '/api/events')).json.total).toBe(0)
  expect((await ask(within.token, '/api/events')).json.total).toBe(1)
})

test('a key dies with its day, its owner’s right, his account, and when it is revoked; on a screen it is nobody’s', async () => {
  const alive = async (token: string) => (await ask(token, '/api/members')).status
  const old = await aKey('Member', ['members.view'])
  const weaker = await aKey('Treasurer', ['fees.manage', 'members.view'])
  const gone = await aKey('Member', ['members.view'])
  const revoked = await aKey('Member', ['members.view'])
  const keys = [old, weaker, gone, revoked]
  const before = await Promise.all(keys.map(({ token }) => alive(token)))
  const screen = await anApp(db()).request('http://localhost:3000/api/docs/../../metrics', {
    headers: { host: 'localhost:3000', authorization: `Bearer ${old.token}` },
  })

  await sql`update program_key set expires_at = now() where id = ${old.id}`.execute(db())
  await db().updateTable('account').set({ role: 'Member' }).where('id', '=', weaker.owner.id).execute()
  await db()
    .updateTable('account')
    .set({ deactivatedAt: new Date() })
    .where('id', '=', gone.owner.id)
    .execute()
  await ask(revoked.owner.token, `/api/account/programs/${revoked.id}`, 'DELETE')

  expect(before).toEqual([200, 200, 200, 200])
  expect(screen.status).toBe(404)
  expect(await Promise.all([old, gone, revoked].map(({ token }) => alive(token)))).toEqual([401, 401, 401])
  expect([await alive(weaker.token), (await ask(weaker.token, '/api/fees/pending')).status]).toEqual([
    200, 403,
  ])
})

test.each([
  ['a power', 'Webmaster', NEVER_GRANTED[0]],
  ['what changes who may do what', 'Webmaster', 'accounts.manage'],
  ['what its owner may not', 'Member', 'fees.manage'],
] as const)('%s is handed to no program', async (_what, role, area) => {
  expect((await aKey(role, [area as Permission])).status).toBe(422)
})

test('its secret is stored nowhere, told once, and its owner gets a letter; another’s key is not his to revoke', async () => {
  const { owner, id, token } = await aKey('Member', ['members.view'])
  const stranger = await someone(db(), 'Webmaster')
  await ask(token, '/api/members')
  const listed = await ask(owner.token, '/api/account/programs')

  expect(token).toMatch(/^kp_[\w-]{43}$/)
  expect(JSON.stringify(listed.json)).not.toContain(token)
  expect(listed.json.programs[0]).toMatchObject({
    name: 'Skript',
    writes: true,
    lastUsedAt: expect.any(String),
  })
  expect((await ask(stranger.token, `/api/account/programs/${id}`, 'DELETE')).status).toBe(404)
  expect(await db().selectFrom('mail').select('template').execute()).toEqual([
    { template: 'program-key-made' },
  ])
})
