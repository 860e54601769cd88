import { sql } from 'kysely'
import { recordAudit } from '../../ground/audit/audit.server.ts'
import { type StartedBatch, startBatch } from '../../ground/batches/start-batch.server.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import { labelledItems } from '../members/labelled-items.server.ts'
import { reachMany } from '../members/reachable.server.ts'
import type { Looker } from '../roster/saved-view.ts'
import { ASK_BATCH, REMIND_BATCH } from './check.ts'
import { listSilentIds } from './checked-people.server.ts'
import { yearOf } from './rounds.server.ts'
import { whomToAsk } from './whom-to-ask.server.ts'

type Start = {
  readonly view?: number | undefined
  /** How many the officer saw. */
  readonly expected: number
  readonly today: string
}

type Started = { readonly people: number; readonly batch: StartedBatch | null }

/** The year's question: who is asked is frozen, and a letter goes to whoever can be written to. */
export async function startCheck(db: Db, actor: Looker, { view, expected, today }: Start): Promise<Started> {
  const year = yearOf(today)
  return inTransaction(db, async (tx) => {
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('dataCheck')
      .values({ year, startedBy: actor.id })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
    if (numInsertedOrUpdatedRows === 0n) throw new Refusal('check_started')
    const ids = await whomToAsk(tx, { viewer: actor, today, view })
    if (ids.length === 0) throw new Refusal('nothing_chosen')
    if (ids.length !== expected) throw new Refusal('count_differs')
    await sql`insert into data_check_person (year, member_id)
      select ${year}::int, unnest(${[...ids]}::int[])`.execute(tx)
    const batch = await startRun(tx, actor.id, { kind: ASK_BATCH, year, ids })
    recordAudit(tx, {
      action: 'DATA_CHECK_STARTED',
      actorId: actor.id,
      changes: [
        { field: 'year', from: null, to: year },
        { field: 'total', from: null, to: ids.length },
      ],
    })
    return { people: ids.length, batch }
  })
}

/** Once a round, to whoever has said nothing. */
export async function remindSilent(
  db: Db,
  actor: Pick<Looker, 'id'>,
  { expected, today }: Pick<Start, 'expected' | 'today'>,
): Promise<Started> {
  const year = yearOf(today)
  return inTransaction(db, async (tx) => {
    const round = await tx
      .updateTable('dataCheck')
      .set({ remindedAt: sql<Date>`now()` })
      .where('year', '=', year)
      .where('remindedAt', 'is', null)
      .executeTakeFirst()
    if (round.numUpdatedRows === 0n) await refuseReminding(tx, year)
    const ids = await listSilentIds(tx, year)
    if (ids.length === 0) throw new Refusal('nothing_chosen')
    if (ids.length !== expected) throw new Refusal('count_differs')
    const batch = await startRun(tx, actor.id, { kind: REMIND_BATCH, year, ids })
    recordAudit(tx, {
      action: 'DATA_CHECK_REMINDED',
      actorId: actor.id,
      changes: [
        { field: 'year', from: null, to: year },
        { field: 'total', from: null, to: ids.length },
      ],
    })
    return { people: ids.length, batch }
  })
}

async function refuseReminding(tx: Db, year: number): Promise<never> {
  const round = await tx.selectFrom('dataCheck').select('year').where('year', '=', year).executeTakeFirst()
  throw new Refusal(round ? 'check_reminded' : 'check_not_started')
}

type Run = {
  readonly kind: typeof ASK_BATCH | typeof REMIND_BATCH
  readonly year: number
  readonly ids: readonly number[]
}

/** Who cannot be written to stands in the list, not in the run. */
async function startRun(tx: Db, actorId: number, { kind, year, ids }: Run): Promise<StartedBatch | null> {
  const reached = await reachMany(tx, ids, null)
  const written = ids.filter((id) => typeof reached.get(id) !== 'string')
  if (written.length === 0) return null
  return startBatch(tx, { kind, actorId, items: await labelledItems(tx, written), params: { year } })
}
