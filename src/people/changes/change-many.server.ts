import { sql } from 'kysely'
import { recordAudit } from '../../ground/audit/audit.server.ts'
import type { BatchKinds, BatchRun, BatchWork } from '../../ground/batches/run-batch.server.ts'
import { type StartedBatch, startBatch } from '../../ground/batches/start-batch.server.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import type { Visitor } from '../../ground/platform/visitor.ts'
import { can } from '../../permissions.ts'
import { Refusal, type RefusalCode } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import { kindNames, setKinds } from './write-kinds.server.ts'
import { changeRole } from '../members/change-role.server.ts'
import { type Acting, findActing } from '../members/role-on.server.ts'
import { chooseItems } from '../roster/choose-members.server.ts'
import type { ChosenMembers } from '../roster/chosen-members.ts'
import { CHANGE_RIGHTS, kindOf, ManyChange, outcomeOf, type Standing } from './many-change.ts'
import { isOpenDivision, isOpenKind, lockStandings, readWhatIsGone } from './standings.server.ts'
import { writeMany } from './write-many.server.ts'

type Wanted = { readonly chosen: ChosenMembers; readonly change: ManyChange; readonly today: string }

/** Freezes who is meant and starts the run. */
export async function startChange(
  db: Db,
  visitor: Visitor,
  { chosen, change, today }: Wanted,
): Promise<StartedBatch> {
  const kind = kindOf(change)
  await refuseImpossible(db, visitor, change)
  return inTransaction(db, async (tx) => {
    const items = await chooseItems(tx, { chosen, viewer: visitor, today })
    const batch = await startBatch(tx, { kind, actorId: visitor.id, items, params: change })
    recordAudit(tx, {
      action: 'BATCH_STARTED',
      actorId: visitor.id,
      changes: [
        { field: 'batch', from: null, to: batch.id },
        { field: 'total', from: null, to: batch.total },
      ],
      note: kind,
    })
    return batch
  })
}

/** What cannot be done to anybody is said before anybody is touched. */
export async function refuseImpossible(db: Db, visitor: Visitor, change: ManyChange): Promise<void> {
  if (!can(visitor, CHANGE_RIGHTS[kindOf(change)])) throw new Refusal('not_allowed')
  if (change.division && !(await isOpenDivision(db, change.division)))
    throw new Refusal('invalid_fields', { fields: { division: 'invalid' } })
  if (change.kind !== undefined && !(await isOpenKind(db, change.kind)))
    throw new Refusal('invalid_fields', { fields: { kind: 'invalid' } })
}

/** What stood on a card before, and the version the change left behind: enough to take it back. */
export type Trace = {
  readonly version: number
  readonly before: {
    readonly division: number | null
    /** Runs of older versions kept none. */
    readonly kind?: number | null
    readonly tags: readonly string[]
    readonly role: string | null
    readonly approval?: Standing['approval']
  }
}

type Many = NonNullable<BatchWork['performMany']>

const changeCards: Many = async (tx, ids, run) => {
  const { change, doing, refused } = await plan(tx, ids, run)
  await writeMany(tx, { ...change, ids: doing.map(({ card }) => card.id) })
  await setKinds(
    tx,
    doing.map(({ card }) => ({ card, kind: change.kind })),
    run.today,
  )
  await keepTraces(
    tx,
    run,
    doing.map(({ card }) => card),
  )
  const names = await kindNames(tx)
  for (const { card, changes } of doing)
    recordAudit(tx, {
      action: 'MEMBER_CHANGED',
      actorId: run.actorId,
      memberId: card.id,
      changes: changes.map((one) => (one.field === 'membershipKind' ? names(one) : one)),
    })
  return refused
}

/** Each role by the act of one: sessions end, and whoever must know is told. */
const changeRoles: Many = async (tx, ids, run) => {
  const { change, actor, doing, refused } = await plan(tx, ids, run)
  for (const { card } of doing)
    if (change.role) await changeRole(tx, actor, { memberId: card.id, role: change.role, today: run.today })
  await keepTraces(
    tx,
    run,
    doing.map(({ card }) => card),
  )
  return refused
}

async function plan(tx: Db, ids: readonly number[], run: BatchRun) {
  const change = ManyChange.parse(run.params)
  const actor = await findStarter(tx, run)
  const cards = await lockStandings(tx, ids)
  const known = new Set(cards.map(({ id }) => id))
  const refused = new Map<number, RefusalCode>(
    ids.flatMap((id): [number, RefusalCode][] => (known.has(id) ? [] : [[id, 'not_found']])),
  )
  const isGone = (await readWhatIsGone(tx))(change)
  const doing = cards.flatMap((card) => {
    const outcome = isGone ? ({ refused: 'gone_from_club' } as const) : outcomeOf(card, change, actor)
    if ('refused' in outcome) refused.set(card.id, outcome.refused)
    return 'changes' in outcome && outcome.changes.length > 0 ? [{ card, changes: outcome.changes }] : []
  })
  return { change, actor, doing, refused }
}

/** Whoever started it, as he is on the day the run comes to somebody. */
export async function findStarter(tx: Db, run: Pick<BatchRun, 'actorId' | 'today'>): Promise<Acting> {
  const actor = await findActing(tx, run)
  if (!actor) throw new Refusal('run_right_lost')
  return actor
}

async function keepTraces(tx: Db, { batchId }: BatchRun, cards: readonly Standing[]): Promise<void> {
  const traces = cards.map(({ id, version, division, kind, tags, account, approval }) => ({
    id,
    payload: {
      version: version + 1,
      before: { division, kind, tags, role: account?.role ?? null, ...(approval && { approval }) },
    } satisfies Trace,
  }))
  await sql`update batch_item set payload = trace.payload
    from jsonb_to_recordset(${JSON.stringify(traces)}::jsonb) as trace(id int, payload jsonb)
    where batch_item.batch_id = ${batchId} and batch_item.item_id = trace.id`.execute(tx)
}

/** One alone is done as many are. */
export const alone =
  (many: Many): BatchWork['perform'] =>
  async (tx, { id }, run) => {
    const code = (await many(tx, [id], run)).get(id)
    if (code) throw new Refusal(code)
  }

export const changeBatches: BatchKinds = {
  'change-cards': {
    title: { cs: 'Hromadná změna karet', en: 'Change of many cards' },
    permission: CHANGE_RIGHTS['change-cards'],
    perform: alone(changeCards),
    performMany: changeCards,
  },
  'change-roles': {
    title: { cs: 'Hromadná změna rolí', en: 'Change of many roles' },
    permission: CHANGE_RIGHTS['change-roles'],
    perform: alone(changeRoles),
    performMany: changeRoles,
  },
}
