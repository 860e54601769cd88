import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { anApp, call } from '../../../test/app.ts'
import { aCanary } from '../../../test/canary.ts'
import { CANARY, findWords } from '../../../test/canary-words.ts'
import { aMember, rulesVersion, someone } from '../../../test/club.ts'
import { useDatabase } from '../../../test/database.ts'
import { aPayment } from '../../../test/money.ts'
import { askForRefund } from '../../money/payments/refunds.server.ts'
import { verifyChain } from '../../ground/audit/verify-chain.server.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import { RETENTION_WORK } from './retention-rules.server.ts'
import { overBefore, runRetention } from './run-retention.server.ts'

const db = useDatabase()
beforeEach(() => rulesVersion(db(), 1))

const ask = (path: string, token: string, method: string, body?: unknown) =>
  call(anApp(db()), path, { method, token, ...(body === undefined ? {} : { body }) })

type Rule = {
  readonly key: string
  readonly due: number
  readonly period: number
  readonly examples: string[]
}
const dueOf = async (token: string): Promise<Record<string, number>> => {
  const { json } = await ask('/api/retention', token, 'GET')
  return Object.fromEntries(
    json.items.filter(({ due }: Rule) => due > 0).map(({ key, due }: Rule) => [key, due]),
  )
}

/** Everything happened long ago. */
const age = (years: number) =>
  sql`do $$ declare place record; begin
    set local session_replication_role = replica;
    for place in select table_name, column_name from information_schema.columns
      join information_schema.tables using (table_schema, table_name)
      where table_schema = 'public' and table_type = 'BASE TABLE' and data_type = 'timestamp with time zone'
        and is_generated = 'NEVER' and table_name not in ('audit_entry', 'audit_detail', 'session', 'schema_migration')
    loop
      execute format('update %I set %I = %I - interval ''${sql.raw(String(years))} years''',
        place.table_name, place.column_name, place.column_name);
    end loop;
  end $$`.execute(db())

test('the dry run says what the night will take, the night takes just that, and says so', async () => {
  const { card } = await aCanary(db())
  const { token } = await someone(db(), 'Secretary')
  await sql`update member set archived_at = now() where id = ${card}`.execute(db())
  await sql`update hide_request set decision = 'kept', decided_at = now()`.execute(db())
  expect(await dueOf(token)).toEqual({ 'event-notes': 1, guests: 1, payers: 1 })
  await age(4)

  const due = await dueOf(token)
  await runRetention(db())

  expect(due).toEqual({
    'former-emergency': 1,
    'refund-accounts': 1,
    'former-members': 1,
    'event-notes': 1,
    guests: 1,
    'guest-waivers': 1,
    givers: 1,
    'check-ins': 1,
    letters: 1,
    runs: 1,
    imports: 1,
    'data-checks': 1,
    'hide-contacts': 1,
    payers: 1,
  })
  expect(await dueOf(token)).toEqual({})
  expect(
    await findWords(db(), [CANARY.email, CANARY.phone, CANARY.street, CANARY.hogNumber, CANARY.nickname]),
  ).toEqual([
    // What was written down for a meeting is the association's record; only erasing takes a person out of it.
    'agenda_point.wording',
    'idempotency_key.body',
    'meeting.note',
    'meeting_minutes.body',
    'meeting_proxy.note',
    'meeting_vote.annul_reason',
    'member.note',
    'member_view.name',
    'member_view.query',
    'rate_limit.key',
    'resolution.wording',
    'rollam.wording',
  ])
  const kept = await db().selectFrom('member').selectAll().where('id', '=', card).executeTakeFirstOrThrow()
  expect([kept.lastName, kept.email, kept.birthDate]).toEqual([CANARY.lastName, null, null])
  const trace = await db()
    .selectFrom('auditEntry')
    .innerJoin('auditDetail', 'auditDetail.seq', 'auditEntry.seq')
    .select('note')
    .where('action', '=', 'RETENTION_RUN')
    .execute()
  expect(trace).toHaveLength(14)
  expect((await verifyChain(db())).fault).toBeNull()
})

test('an account for refunds goes a month after the end, once there is nothing to give back', async () => {
  const [done, waits] = [await aMember(db()), await aMember(db())]
  await sql`update member set archived_at = now() - interval '31 days'`.execute(db())
  const payment = await aPayment(db(), waits.id)
  await askForRefund(db(), {
    paymentId: payment.id,
    memberId: waits.id,
    amount: 100,
    reason: 'Zrušená jízda',
  })
  for (const { id: memberId } of [done, waits])
    await db()
      .insertInto('refundAccount')
      .values({ memberId, account: '2900000056/2010', consentedOn: '2026-01-01', isOnPaper: false })
      .execute()

  await runRetention(db())

  const kept = await db().selectFrom('refundAccount').select('memberId').execute()
  expect(kept).toEqual([{ memberId: waits.id }])
})

// Long ago by the standard periods of both rules, and not yet.
const LONG_AGO = '2010-05-01'
const TODAY = sql`(now() at time zone 'Europe/Prague')::date`
const FORMER = ['former-emergency', 'former-members']

test.each([
  { end: 'excluded and never archived', excluded: LONG_AGO, archived: null, due: FORMER },
  { end: 'archived', excluded: null, archived: LONG_AGO, due: FORMER },
  { end: 'excluded, the card put away only today', excluded: LONG_AGO, archived: TODAY, due: FORMER },
  { end: 'excluded today', excluded: TODAY, archived: null, due: [] },
  { end: 'a member still', excluded: null, archived: null, due: [] },
])('the term runs from the end of membership: $end', async ({ excluded, archived, due }) => {
  const { id } = await aMember(db(), { phone: '+420777123456', emergencyName: 'Maminka' })
  const { token } = await someone(db(), 'Secretary')
  await sql`update member set excluded_on = ${excluded}, archived_at = ${archived}::date where id = ${id}`.execute(
    db(),
  )

  const isDue = await dueOf(token)
  await runRetention(db())

  expect(Object.keys(isDue).toSorted()).toEqual(due)
  const { phone } = await db()
    .selectFrom('member')
    .select('phone')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  expect(phone === null).toBe(due.length > 0)
})

test('nothing of an exclusion under review is lost, however long ago it was', async () => {
  const { id } = await aMember(db(), { phone: '+420777123456', emergencyName: 'Maminka' })
  const { token } = await someone(db(), 'Secretary')
  await sql`update member set excluded_on = ${LONG_AGO} where id = ${id}`.execute(db())
  await sql`insert into membership_closing (member_id, cause, ended_on, review_since) values (${id}, 'excluded', ${LONG_AGO}, ${LONG_AGO})`.execute(
    db(),
  )

  expect(await dueOf(token)).toEqual({})
  await sql`update membership_closing set review_ended_on = ${TODAY}`.execute(db())
  expect(Object.keys(await dueOf(token)).toSorted()).toEqual(FORMER)
})

test('a period moves within its limits, with a trace', async () => {
  const { token } = await someone(db(), 'Secretary')
  const stranger = await someone(db(), 'Treasurer')

  expect((await ask('/api/retention/payers', token, 'PATCH', { period: 4 })).status).toBe(422)
  expect((await ask('/api/retention/nothing', token, 'PATCH', { period: 4 })).status).toBe(404)
  expect((await ask('/api/retention/payers', stranger.token, 'PATCH', { period: 6 })).status).toBe(403)
  expect((await ask('/api/retention/payers', token, 'PATCH', { period: 6 })).status).toBe(200)

  const { json } = await ask('/api/retention', token, 'GET')
  expect(json.items.find(({ key }: Rule) => key === 'payers').period).toBe(6)
  expect((await ask('/api/retention/letters/run', token, 'POST')).json).toEqual({ success: true, deleted: 0 })
  const actions = await db().selectFrom('auditEntry').select('action').execute()
  expect(actions).toEqual([{ action: 'RETENTION_CHANGED' }])
})

test('a run goes once over what is due and ends, even where something will not be forgotten', async () => {
  await sql`insert into bank_oddity (account, kind, digest, content, first_seen_at)
    select '1', 'changed', number::text, '{"a":1}', now() - interval '20 years' from generate_series(1, 1200) as number`.execute(
    db(),
  )
  await sql`create function hold_on() returns trigger language plpgsql as 'begin return null; end'`.execute(
    db(),
  )
  await sql`create trigger hold_on before update on bank_oddity for each row execute function hold_on()`.execute(
    db(),
  )
  const { token } = await someone(db(), 'Secretary')
  try {
    expect((await ask('/api/retention/bank-oddities/run', token, 'POST')).json).toMatchObject({
      deleted: 1200,
    })
  } finally {
    await sql`drop trigger hold_on on bank_oddity`.execute(db())
    await sql`drop function hold_on`.execute(db())
  }
  await ask('/api/retention/bank-oddities/run', token, 'POST')

  expect(await dueOf(token)).toEqual({})
})

test.each(['UTC', 'America/New_York', 'Asia/Tokyo', 'Europe/Prague'])(
  'the year ends with the club’s own New Year, also on a server that lives in %s',
  async (zone) => {
    await sql`insert into bank_movement (account, bank_id, booked_on, amount, counter_name) values
      ('1', 'a', '2021-12-31', 1, 'Loňský'), ('1', 'b', '2022-01-01', 1, 'Letošní')`.execute(db())
    const due = (at: string) =>
      inTransaction(db(), async (tx) => {
        await sql`select set_config('timezone', ${zone}, true)`.execute(tx)
        const before = overBefore('payers', 5, sql<Date>`${at}::timestamptz`)
        const { rows } = await RETENTION_WORK.payers.due(before).execute(tx)
        return rows.map(({ label }) => label)
      })

    expect(await due('2026-12-31T22:59:00Z')).toEqual([])
    expect(await due('2026-12-31T23:00:00Z')).toEqual(['31. 12. 2021, Loňský'])
    expect(await due('2027-12-31T22:59:00Z')).toEqual(['31. 12. 2021, Loňský'])
  },
)
