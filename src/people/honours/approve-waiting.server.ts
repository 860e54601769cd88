import type { BatchWork } from '../../ground/batches/run-batch.server.ts'
import { type StartedBatch, startBatch } from '../../ground/batches/start-batch.server.ts'
import { giveHonour } from '../members/give-honour.server.ts'
import type { MemberCard } from '../members/member.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import { asRecord } from '../../ground/tables/json.ts'
import { labelledItems } from '../members/labelled-items.server.ts'
import { RITUAL_BATCHES, type WaitingFor } from './waiting.ts'

export type Approval = {
  readonly kind: WaitingFor
  readonly memberId: number
  readonly date: string
  readonly actorId: number
  readonly today: string
}

/** The ritual (with the small patch) or the back patch, for one who has come that far. */
export async function approveWaiting(
  db: Db,
  { kind, memberId, date, actorId, today }: Approval,
): Promise<MemberCard> {
  refuseFuture(date, today)
  return inTransaction(db, async (tx) => {
    const card = await lockStanding(tx, memberId)
    if (!card) throw new Refusal('not_found')
    if (kind === 'ritual' && !card.approvedAt && !card.ritualOn) throw new Refusal('not_approved_yet')
    if (kind === 'back-patch' && !card.ritualOn) throw new Refusal('ritual_first')
    return giveHonour(tx, { id: actorId }, { memberId, honour: kind, on: date, today })
  })
}

function lockStanding(tx: Db, memberId: number) {
  return tx
    .selectFrom('member')
    .select(['approvedAt', 'ritualOn'])
    .where('id', '=', memberId)
    .forUpdate()
    .executeTakeFirst()
}

type ManyApprovals = Omit<Approval, 'memberId'> & { readonly ids: readonly number[] }

/** The same for a frozen list, as a run. */
export async function approveMany(
  db: Db,
  { kind, ids, date, actorId, today }: ManyApprovals,
): Promise<StartedBatch> {
  refuseFuture(date, today)
  const items = await labelledItems(db, ids)
  return startBatch(db, { kind: RITUAL_BATCHES[kind], actorId, items, params: { date } })
}

/** Said before anything else, and before a run rather than once for each of its items. */
function refuseFuture(date: string, today: string): void {
  if (date > today) throw new Refusal('invalid_fields', { fields: { date: 'day_in_future' } })
}

const workOf = (kind: WaitingFor, title: BatchWork['title']): BatchWork => ({
  title,
  permission: 'ritual.approve',
  perform: async (tx, { id }, { actorId, params, today }) => {
    const { date } = asRecord(params)
    const day = typeof date === 'string' ? date : today
    await approveWaiting(tx, { kind, memberId: id, date: day, actorId, today })
  },
})

export const approveRitualWork = workOf('ritual', { cs: 'Schválení rituálu', en: 'Ritual approval' })
export const giveBackPatchWork = workOf('back-patch', { cs: 'Předání zádové nášivky', en: 'Back patch' })
