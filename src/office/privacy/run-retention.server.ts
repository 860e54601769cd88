import { type RawBuilder, sql } from 'kysely'
import { recordAudit } from '../../ground/audit/audit.server.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import { periodOf, RETENTION_KEYS, type RetentionKey, ruleOf } from './retention.ts'
import { type Due, RETENTION_WORK } from './retention-rules.server.ts'

const ROWS_AT_ONCE = 500
const EXAMPLES = 3

type Run = { readonly count: number; readonly examples: readonly string[] }
type How = { readonly period: number; readonly isDry: boolean; readonly actorId: number | null }

/** Goes through one rule: the dry run only looks, the real one forgets what the look found. Both are this function. */
async function runRule(db: Db, key: RetentionKey, { period, isDry, actorId }: How): Promise<Run> {
  const { due, forget } = RETENTION_WORK[key]
  const found = due(overBefore(key, period))
  if (isDry) {
    const { rows } = await sql<Due & { total: number }>`
      select due.*, (count(*) over ())::int as total from (${found}) as due order by id limit ${EXAMPLES}`.execute(
      db,
    )
    return { count: rows[0]?.total ?? 0, examples: [...new Set(rows.map(({ label }) => label))] }
  }
  let count = 0
  let last = 0
  // Each row once, by its number: what will not go, whatever the reason, waits for the next night and does not hold this one.
  for (;;) {
    const ids = await inTransaction(db, async (tx) => {
      const { rows } = await sql<Due>`
        select * from (${found}) as due where id > ${last} order by id limit ${ROWS_AT_ONCE}`.execute(tx)
      const step = rows.map(({ id }) => id)
      if (step.length > 0) await forget(tx, step)
      return step
    })
    count += ids.length
    last = ids.at(-1) ?? last
    if (ids.length < ROWS_AT_ONCE) break
  }
  await noteRun(db, key, { count, actorId })
  return { count, examples: [] }
}

/** The moment before which the time is over. A year ends when it does in the club's own country. */
export function overBefore(key: RetentionKey, period: number, at = sql<Date>`now()`): RawBuilder<Date> {
  const { unit, fromYearEnd } = ruleOf(key)
  const start = fromYearEnd ? sql`date_trunc('year', ${at}, 'Europe/Prague')` : at
  return sql<Date>`(${start} - make_interval(${sql.raw(unit)} => ${period}::int))`
}

async function noteRun(
  db: Db,
  key: RetentionKey,
  { count, actorId }: { readonly count: number; readonly actorId: number | null },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    await tx
      .insertInto('retentionRule')
      .values({ key, lastRunAt: sql<Date>`now()`, lastCount: count })
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet({ lastRunAt: sql<Date>`now()`, lastCount: count }),
      )
      .execute()
    if (count === 0) return
    const changes = [{ field: 'total', from: null, to: count }]
    recordAudit(tx, { action: 'RETENTION_RUN', actorId, note: key, changes })
  })
}

/** The nightly job. */
export async function runRetention(db: Db): Promise<void> {
  const chosen = await readChosen(db)
  for (const key of RETENTION_KEYS)
    await runRule(db, key, {
      period: periodOf(key, chosen.get(key)?.period ?? null),
      isDry: false,
      actorId: null,
    })
}

/** An officer does not wait for the night. */
export async function runRuleNow(db: Db, actor: { readonly id: number }, key: RetentionKey): Promise<number> {
  const chosen = await readChosen(db)
  const period = periodOf(key, chosen.get(key)?.period ?? null)
  const { count } = await runRule(db, key, { period, isDry: false, actorId: actor.id })
  return count
}

export type RetentionView = {
  readonly key: RetentionKey
  readonly period: number
  readonly due: number
  readonly examples: readonly string[]
  readonly lastRunAt: Date | null
  readonly lastCount: number | null
}

/** Every rule with what a run would touch now. */
export async function viewRetention(db: Db): Promise<readonly RetentionView[]> {
  const chosen = await readChosen(db)
  return Promise.all(
    RETENTION_KEYS.map(async (key) => {
      const row = chosen.get(key)
      const period = periodOf(key, row?.period ?? null)
      const { count, examples } = await runRule(db, key, { period, isDry: true, actorId: null })
      const past = { lastRunAt: row?.lastRunAt ?? null, lastCount: row?.lastCount ?? null }
      return { key, period, due: count, examples, ...past }
    }),
  )
}

export async function setPeriod(
  db: Db,
  actor: { readonly id: number },
  { key, period }: { readonly key: RetentionKey; readonly period: number },
): Promise<void> {
  const { least, most } = ruleOf(key)
  if (period < least) throw new Refusal('invalid_fields', { fields: { period: 'too_small' } })
  if (period > most) throw new Refusal('invalid_fields', { fields: { period: 'too_big' } })
  await inTransaction(db, async (tx) => {
    const before = await tx
      .selectFrom('retentionRule')
      .select('period')
      .where('key', '=', key)
      .forUpdate()
      .executeTakeFirst()
    const from = periodOf(key, before?.period ?? null)
    if (from === period) return
    const set = { period, updatedAt: sql<Date>`now()`, updatedBy: actor.id }
    await tx
      .insertInto('retentionRule')
      .values({ key, ...set })
      .onConflict((conflict) => conflict.column('key').doUpdateSet(set))
      .execute()
    const changes = [{ field: 'period', from, to: period }]
    recordAudit(tx, { action: 'RETENTION_CHANGED', actorId: actor.id, note: key, changes })
  })
}

async function readChosen(db: Db) {
  const rows = await db.selectFrom('retentionRule').selectAll().execute()
  return new Map(rows.map((row) => [row.key, row]))
}
