import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { anApp, call } from '../../../test/app.ts'
import { aMember, rulesVersion, someone } from '../../../test/club.ts'
import { useDatabase } from '../../../test/database.ts'
import { aHookReceiver } from '../../../test/hook-receiver.ts'
import { TEST_SECRET } from '../../../test/mail-room.ts'
import { recordAudit } from '../../ground/audit/audit.server.ts'
import { useReach } from '../../ground/outside/reach.server.ts'
import { useAppSecret } from '../../ground/platform/secret.server.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import { deliverForgotten, forgetOldDeliveries } from './hooks.server.ts'
import { sendHooks } from './send-hooks.server.ts'

const db = useDatabase()
const PASSWORD = 'jedeme na sever'
let standing: Awaited<ReturnType<typeof aHookReceiver>> | null = null
const receiver = () => {
  if (!standing) throw new Error('the receiver is not there yet')
  return standing
}

beforeEach(async () => {
  await rulesVersion(db(), 1)
  useReach('loopback')
  standing = await aHookReceiver()
})
afterEach(async () => {
  await standing?.close()
  useReach('public')
  useAppSecret(TEST_SECRET)
})

async function aHook(kinds: readonly string[] = ['member.changed'], more: object = {}) {
  const boss = await someone(db(), 'Webmaster', { password: PASSWORD })
  const ask = (method: string, path: string, body?: object) =>
    call(anApp(db()), `/api/hooks${path}`, { token: boss.token, method, ...(body ? { body } : {}) })
  const made = await ask('POST', '', {
    name: 'Web',
    address: receiver().address,
    kinds,
    password: PASSWORD,
    ...more,
  })
  if (made.json?.secret) receiver().mood.secret = made.json.secret
  return { boss, ask, status: made.status, id: made.json?.id as number, secret: made.json?.secret as string }
}

const changed = (memberId: number) =>
  inTransaction(db(), async (tx) =>
    recordAudit(tx, {
      action: 'MEMBER_CHANGED',
      actorId: null,
      memberId,
      changes: [{ field: 'city', from: null, to: 'TAJNE' }],
    }),
  )
const states = async () =>
  (await db().selectFrom('hookDelivery').select(['state', 'attempts']).orderBy('id').execute()).map(
    ({ state, attempts }) => `${state} ${attempts}`,
  )
const makeDue = () => sql`update hook_delivery set next_attempt_at = now(), leased_until = null`.execute(db())

test('what happened is told once, signed, by numbers alone, and only to who wants to hear it', async () => {
  const { id: memberId } = await aMember(db())
  await aHook()
  await aHook(['news.published'])
  receiver().mood.secret = (await aHook()).secret

  await changed(memberId)
  await sendHooks(db())
  await sendHooks(db())

  expect(receiver().taken).toHaveLength(2)
  expect(receiver().taken.map(({ isSigned }) => isSigned)).toEqual(expect.arrayContaining([true]))
  const [first] = receiver().taken
  expect(first?.message).toEqual({
    type: 'member.changed',
    timestamp: expect.any(String),
    data: { memberId },
  })
  expect(JSON.stringify(receiver().taken)).not.toContain('TAJNE')
  expect(new Set(receiver().taken.map(({ id }) => id)).size).toBe(1)
  expect(await states()).toEqual(['delivered 1', 'delivered 1'])
})

test('what was rolled back is told to nobody', async () => {
  const { id: memberId } = await aMember(db())
  await aHook()

  await inTransaction(db(), async (tx) => {
    recordAudit(tx, { action: 'MEMBER_CHANGED', actorId: null, memberId })
    throw new Error('no')
  }).catch(() => undefined)

  expect(await states()).toEqual([])
})

test('an application is told of when it comes, and when it is refused', async () => {
  await aHook(['application.arrived', 'application.rejected'])
  const secretary = await someone(db(), 'Secretary')
  const form = await call(anApp(db()), '/api/applications', {
    body: {
      firstName: 'Adam',
      lastName: 'Nový',
      email: 'adam@klub.test',
      phone: '+420777111222',
      birthDate: '1980-01-01',
      street: 'Nová 1',
      city: 'Brno',
      postalCode: '60200',
      motorcycle: 'Sportster',
      motivation: 'Chci jezdit.',
      consents: { rules: true, privacy: true },
    },
  })
  await call(anApp(db()), '/api/applications/reject', {
    token: secretary.token,
    body: { ids: [form.json.id], reason: 'Zatím ne.' },
  })
  await sendHooks(db())

  expect(form.status).toBeLessThan(300)
  expect(receiver().taken.map(({ message }) => [message.type, message.data])).toEqual([
    ['application.arrived', { id: form.json.id }],
    ['application.rejected', { id: form.json.id }],
  ])
})

test('who does not take it is tried again with growing pauses under one number, then it is set aside and sent by hand', async () => {
  const { id: memberId } = await aMember(db())
  const { ask, id } = await aHook()
  receiver().mood.status = 302
  receiver().mood.headers = { location: 'http://127.0.0.1:1/' }
  await changed(memberId)

  await sendHooks(db())
  await sendHooks(db())
  expect(await states()).toEqual(['waiting 1'])
  for (let round = 0; round < 8; round += 1) {
    await makeDue()
    await sendHooks(db())
  }
  expect(await states()).toEqual(['failed 9'])
  const failingSince = async () =>
    (await db().selectFrom('hook').select('failingSince').executeTakeFirstOrThrow()).failingSince
  expect(await failingSince()).not.toBeNull()

  receiver().mood.status = 200
  const { json: log } = await ask('GET', `/${id}/deliveries`)
  expect(log.items[0]).toMatchObject({ state: 'failed', attempts: 9, answer: '302' })
  expect((await ask('POST', `/${id + 1}/deliveries/${log.items[0].id}/resend`, {})).status).toBe(404)
  expect((await ask('POST', `/${id}/deliveries/${log.items[0].id}/resend`, {})).status).toBe(200)
  await sendHooks(db())
  expect([await states(), await failingSince()]).toEqual([['delivered 1'], null])
  expect(new Set(receiver().taken.map(({ id: number }) => number)).size).toBe(1)
})

test('a worker that died is followed by another; two at once tell nothing twice', async () => {
  const { id: memberId } = await aMember(db())
  await aHook()
  await changed(memberId)
  await sql`update hook_delivery set attempts = 1, leased_until = now() + interval '1 minute'`.execute(db())

  const rounds = async () =>
    (await sql`select from pgboss.job where name = 'send-hooks'`.execute(db())).rows.length
  const before = await rounds()

  await sendHooks(db())
  await deliverForgotten(db())
  expect([receiver().taken, await rounds()]).toEqual([[], before])
  await sql`update hook_delivery set leased_until = now() - interval '1 second'`.execute(db())
  await deliverForgotten(db())
  expect(await rounds()).toBe(before + 1)
  await Promise.all([sendHooks(db()), sendHooks(db()), sendHooks(db())])

  expect(receiver().taken).toHaveLength(1)
})

test(
  'a thousand happenings, workers dying in the middle: each at least once, one number each',
  { timeout: 60_000 },
  async () => {
    const { id: memberId } = await aMember(db())
    await aHook()
    await inTransaction(db(), async (tx) => {
      for (let count = 0; count < 1000; count += 1)
        recordAudit(tx, { action: 'MEMBER_CHANGED', actorId: null, memberId })
    })
    const dies = new AbortController()
    const dying = sendHooks(db(), dies.signal)
    dies.abort()
    await dying
    // What a killed worker had in its hands: told, but not written down.
    await sql`update hook_delivery set state = 'waiting', leased_until = now() - interval '1 second'
    where id in (select id from hook_delivery where state = 'delivered' limit 5)`.execute(db())

    await Promise.all([sendHooks(db()), sendHooks(db())])

    const ids = receiver().taken.map(({ id }) => id)
    expect(new Set(ids).size).toBe(1000)
    expect(ids.length).toBeGreaterThanOrEqual(1000)
    expect(receiver().taken.every(({ isSigned }) => isSigned)).toBe(true)
    expect(new Set(await states())).toEqual(new Set(['delivered 1', 'delivered 2']))
  },
)

test.each([
  ['took nothing for three days', 500, 'failing'],
  ['says it is gone', 410, 'gone'],
])(
  'one that %s is paused, the Webmasters are told once, and it goes on when asked',
  async (_what, status, why) => {
    const { id: memberId } = await aMember(db())
    const { ask, id } = await aHook()
    receiver().mood.status = status
    await changed(memberId)
    if (why === 'failing')
      await sql`update hook set failing_since = now() - interval '73 hours'`.execute(db())

    await sendHooks(db())
    await changed(memberId)
    await makeDue()
    await sendHooks(db())

    const { json } = await ask('GET', '')
    expect(json.items).toMatchObject([{ pausedWhy: why, waiting: 1 }])
    const told = await db().selectFrom('notice').select('kind').where('kind', '=', 'hook-paused').execute()
    expect(told).toHaveLength(1)
    receiver().mood.status = 200
    expect((await ask('POST', `/${id}/pause`, { paused: false })).status).toBe(200)
    expect((await ask('POST', `/${id}/pause`, { paused: false })).status).toBe(409)
    await sendHooks(db())
    expect(await states()).toEqual(['delivered 2'])
  },
)

test.each([
  ['a private address', 'https://192.168.1.1/hook'],
  ['a name without a dot', 'https://intranet/hook'],
  ['plain http', 'http://example.com/hook'],
  ['a password in it', 'https://a:b@example.com/hook'],
])('%s is called by nobody', async (_what, address) => {
  expect((await aHook(undefined, { address })).status).toBe(422)
})

test('off in a public demo, and on loopback only where a setting opens it', async () => {
  const { id: memberId } = await aMember(db())
  await aHook()
  await changed(memberId)
  useReach('off')
  await sendHooks(db())
  expect((await aHook()).status).toBe(422)
  expect(await states()).toEqual(['waiting 0'])

  useReach('public')
  await sendHooks(db())
  expect(receiver().taken).toEqual([])
})

test('its secret is told once and locked away; another house cannot sign with it', async () => {
  const { id: memberId } = await aMember(db())
  const { ask, secret } = await aHook()
  const { rows } = await sql<{ kept: string }>`select encode(secret, 'escape') as kept from hook`.execute(
    db(),
  )

  expect(secret).toMatch(/^whsec_[\w+/]{43}=$/)
  expect(rows[0]?.kept).not.toContain(secret.slice(6))
  expect(JSON.stringify((await ask('GET', '')).json)).not.toContain(secret.slice(6))
  useAppSecret('another-secret-that-is-long-enough-to-be-one')
  await changed(memberId)
  await sendHooks(db())
  expect(receiver().taken).toEqual([])
})

test('what is over goes after a month, what waits stays', async () => {
  const { id: memberId } = await aMember(db())
  await aHook()
  await changed(memberId)
  await sendHooks(db())
  await changed(memberId)
  await sql`update hook_delivery set happened_at = now() - interval '31 days'`.execute(db())

  await forgetOldDeliveries(db())

  expect(await states()).toEqual(['waiting 0'])
})

test('deleting asks for the password and takes all that waits', async () => {
  const { id: memberId } = await aMember(db())
  const { ask, id } = await aHook()
  await changed(memberId)

  expect((await ask('DELETE', `/${id}`)).status).toBe(422)
  expect((await ask('DELETE', `/${id}`, { password: PASSWORD })).status).toBe(200)
  expect(await states()).toEqual([])
  expect((await ask('DELETE', `/${id}`, { password: PASSWORD })).status).toBe(404)
})
