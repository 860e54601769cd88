import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { anApp, call } from '../app.ts'
import { aMember, rulesVersion, someone } from '../club.ts'
import { aClubOfKeys } from '../club-keys.ts'
import { DOORS } from '../../src/api.server.ts'
import { CLUB_AREAS } from '../../src/entry/keys/program-key.ts'
import { recordAudit } from '../../src/ground/audit/audit.server.ts'
import { inTransaction } from '../../src/ground/postgres/transaction.server.ts'
import type { Permission } from '../../src/permissions.ts'

const { db, aClubKey, ask } = aClubOfKeys()
beforeEach(() => rulesVersion(db(), 1))

const concrete = (path: string, id: number | string = 1) =>
  path.replace(':tab', 'pending').replace(/:(\w+)(?:\{[^}]*\})?/g, String(id))
const PASSWORD = 'jedeme na sever'
const aWebmaster = () => someone(db(), 'Webmaster', { password: PASSWORD })
const withRight = DOORS.filter(({ who, orMachine }) => who !== 'anyone' && who !== 'signed-in' && !orMachine)

test(
  'a key of the club passes where it names the area and nowhere else, and to no power',
  { timeout: 120_000 },
  async () => {
    await aWebmaster()
    const app = anApp(db())
    const alone = new Map<Permission, string>()
    const but = new Map<Permission, string>()
    for (const area of CLUB_AREAS) {
      alone.set(area, (await aClubKey([area])).token)
      but.set(area, (await aClubKey(CLUB_AREAS.filter((other) => other !== area))).token)
    }
    const everything = (await aClubKey(CLUB_AREAS, { office: 'Secretary' })).token
    const statusOf = async ({ method, path }: (typeof DOORS)[number], token = '') =>
      (await call(app, concrete(path), { token, method, ...(method === 'GET' ? {} : { body: '{nonsense' }) }))
        .status

    const wrong: string[] = []
    for (const door of withRight) {
      const area = door.who as Permission
      const isSomebodys = door.path.startsWith('/api/members/views')
      const own = alone.has(area) && !isSomebodys ? await statusOf(door, alone.get(area)) : 0
      const other = await statusOf(door, but.get(area) ?? everything)
      if (own === 403 || own === 401 || other !== 403)
        wrong.push(`${door.method} ${door.path} ${own} ${other}`)
    }
    expect(wrong).toEqual([])
    expect(withRight.length).toBeGreaterThan(150)
  },
)

test('behind a key of the club there is nobody: no own things, no way in, nothing signed', async () => {
  await aWebmaster()
  const { token } = await aClubKey(CLUB_AREAS, { office: 'Secretary' })
  const own = DOORS.filter(
    ({ who, path }) =>
      (who === 'signed-in' && !/^\/api\/(?:batches|search)/.test(path)) ||
      /^\/api\/(?:auth|members\/views)/.test(path),
  )

  for (const { method, path } of own) {
    const { status } = await ask(token, concrete(path), method, method === 'GET' ? undefined : {})
    expect([method, path, status]).toEqual([method, path, 403])
  }
  expect(own.length).toBeGreaterThan(30)
})

/** One secret a table, each told only by its own area; of people what a member may know of them. */
async function aClubWithSecrets(): Promise<void> {
  const secretary = await someone(db(), 'Secretary')
  const member = await aMember(db(), {
    lastName: 'PRIJMENI',
    phone: '+420777000111',
    street: 'ULICE',
    note: 'POZNAMKA',
    birthDate: '1971-02-03',
    emergencyName: 'BLIZKY',
    approvedAt: new Date(),
  })
  const soon = sql<Date>`now() + interval '9 days'`
  const event = { kind: 'ride', startsAt: soon } as const
  await db()
    .insertInto('event')
    .values([
      { ...event, title: 'AKCE-CLENUM', visibility: 'members', state: 'published' },
      { ...event, title: 'AKCE-KONCEPT', visibility: 'public', state: 'draft' },
    ])
    .execute()
  const news = { createdBy: secretary.id, body: 'x', publishedAt: new Date() }
  await db()
    .insertInto('news')
    .values([
      { ...news, title: 'NOVINKA-CLENUM', state: 'published', visibility: 'members' },
      { ...news, title: 'NOVINKA-KONCEPT', state: 'draft', visibility: 'public' },
    ])
    .execute()
  await db()
    .insertInto('message')
    .values({ subject: 'ZPRAVA', body: 'x', audience: 'everybody', createdBy: secretary.id })
    .execute()
  await db()
    .insertInto('application')
    .values({ firstName: 'Adam', lastName: 'ZADATEL', email: 'zadatel@klub.test', language: 'cs' })
    .execute()
  await db()
    .insertInto('payment')
    .values({
      memberId: member.id,
      type: '2',
      period: 2026,
      amount: 120_000,
      dueOn: '2026-01-31',
      variableSymbol: '987654321',
    })
    .execute()
  await sql`insert into donation_purpose (name) values ('Sbírka')`.execute(db())
  await sql`insert into donation (purpose_id, donor_name, amount, given_on) select id, 'DARCE', 100, current_date
    from donation_purpose order by id limit 1`.execute(db())
  await sql`insert into mail (template, to_address, message_id) values ('reset-password', 'posta@klub.test', 'm1')`.execute(
    db(),
  )
  await inTransaction(db(), async (tx) =>
    recordAudit(tx, { action: 'CLUB_CHANGED', actorId: secretary.id, note: 'ZAZNAM' }),
  )
  await sql`insert into batch (kind, actor_account_id, status, total, batch_size, finished_at)
    values ('archive-members', ${secretary.id}, 'success', 1, 1, now())`.execute(db())
  await sql`insert into batch_item (batch_id, position, item_id, label, state, finished_at)
    select id, 1, 1, 'BEH-CLEN', 'done', now() from batch`.execute(db())
}

const SECRETS = [
  'PRIJMENI',
  '777000111',
  'ULICE',
  'POZNAMKA',
  '1971-02-03',
  'BLIZKY',
  'AKCE-CLENUM',
  'AKCE-KONCEPT',
  'NOVINKA-CLENUM',
  'NOVINKA-KONCEPT',
  'ZPRAVA',
  'ZADATEL',
  '987654321',
  'DARCE',
  'posta@klub.test',
  'BEH-CLEN',
  'ZAZNAM',
]
const READING = DOORS.filter(
  ({ method, path }) =>
    (method === 'GET' || path.endsWith('/list')) && !/\.(?:xlsx|pdf|zip|jpg|png)$/.test(path),
)

/** All that a key gets out of every call that reads, streams and exports included. */
async function readWith(token: string): Promise<string> {
  const app = anApp(db())
  const texts: string[] = []
  for (const { method, path } of READING)
    for (const id of /:id/.test(path) ? [1, 2] : [1]) {
      const { status, text } = await call(app, concrete(path, id), {
        token,
        method,
        ...(method === 'GET' ? {} : { body: {} }),
      })
      if (status === 200) texts.push(text)
      // The area does not open this call, whatever is asked for.
      if (status === 403) break
    }
  return texts.join('\n')
}

test('what each area alone lets a key read, of all there is', { timeout: 240_000 }, async () => {
  await aWebmaster()
  await aClubWithSecrets()

  const rows: string[] = []
  for (const area of CLUB_AREAS) {
    const { token } = await aClubKey([area], { writes: false })
    const read = await readWith(token)
    const known = SECRETS.filter((secret) => read.includes(secret))
    rows.push(`${area}: ${known.join(' ')}`.trimEnd())
  }

  expect(rows.join('\n')).toMatchInlineSnapshot(`
    "dashboard.view: AKCE-CLENUM NOVINKA-CLENUM
    members.view: PRIJMENI
    members.write: PRIJMENI
    members.export: PRIJMENI
    members.history:
    members.archive: PRIJMENI
    members.exclude:
    patches.give:
    events.view:
    events.manage:
    donations.view: DARCE
    applications.decide: ZADATEL
    hog.edit: PRIJMENI
    fees.manage: PRIJMENI 987654321 DARCE
    patches.resolve:
    ritual.approve: PRIJMENI
    club.administer: PRIJMENI 777000111 ULICE POZNAMKA 1971-02-03 BLIZKY AKCE-CLENUM AKCE-KONCEPT 987654321 posta@klub.test ZAZNAM
    matches.decide:
    gallery.manage:
    pages.edit:
    news.write: ZPRAVA
    documents.manage:
    meetings.manage:"
  `)
})

test('by filters, orders and searches a key asks no more than a person of its office with that area', async () => {
  await aWebmaster()
  await aClubWithSecrets()
  const { token } = await aClubKey(['members.view', 'members.export'], { office: 'Member' })
  const asked = [
    'search=777000111',
    'payment=unpaid',
    'sort=memberSince',
    'sort=-paymentStatus',
    'role=Secretary',
  ]

  for (const query of asked)
    for (const path of ['/api/members', '/api/members/export.csv']) {
      const { status, text } = await ask(token, `${path}?${query}`)
      expect([path, query, status === 422 || !text.includes('PRIJMENI')]).toEqual([path, query, true])
    }
  expect((await ask(token, '/api/members?search=PRIJMENI')).json.total).toBe(1)
  expect((await ask(token, '/api/search?q=PRIJMENI')).status).toBe(403)
})
