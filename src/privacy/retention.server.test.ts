import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { anApp, call } from '../../test/app.ts'
import { aCanary, CANARY, findWords } from '../../test/canary.ts'
import { rulesVersion, someone } from '../../test/club.ts'
import { useDatabase } from '../../test/database.ts'
import { verifyChain } from '../audit/verify-chain.server.ts'
import { runRetention } from './run-retention.server.ts'

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
  expect(await dueOf(token)).toEqual({ 'event-notes': 1, payers: 1 })
  await age(4)

  const due = await dueOf(token)
  await runRetention(db())

  expect(due).toEqual({
    'former-emergency': 1,
    'former-members': 1,
    'event-notes': 1,
    'check-ins': 1,
    letters: 1,
    runs: 1,
    imports: 1,
    'hide-contacts': 1,
    payers: 1,
  })
  expect(await dueOf(token)).toEqual({})
  expect(
    await findWords(db(), [CANARY.email, CANARY.phone, CANARY.street, CANARY.hogNumber, CANARY.nickname]),
  ).toEqual(['idempotency_key.body', 'member.note', 'rate_limit.key'])
  const kept = await db().selectFrom('member').selectAll().where('id', '=', card).executeTakeFirstOrThrow()
  expect([kept.lastName, kept.email, kept.birthDate]).toEqual([CANARY.lastName, null, null])
  const trace = await db()
    .selectFrom('auditEntry')
    .innerJoin('auditDetail', 'auditDetail.seq', 'auditEntry.seq')
    .select('note')
    .where('action', '=', 'RETENTION_RUN')
    .execute()
  expect(trace).toHaveLength(9)
  expect((await verifyChain(db())).fault).toBeNull()
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
