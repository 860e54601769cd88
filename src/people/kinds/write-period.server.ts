import { sql } from 'kysely'
import { z } from 'zod'
import { recordAudit } from '../../ground/audit/audit.server.ts'
import { changesBetween } from '../../ground/audit/changes.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import type { Visitor } from '../../ground/platform/visitor.ts'
import { isDay } from '../../ground/values/real-day.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import { findKind } from './kinds.server.ts'
import { periodFaults, TOLD_WHYS } from './period.ts'
import { type KeptPeriod, listPeriods } from './periods.server.ts'

export const Day = z
  .string()
  .refine((day) => isDay(day) && day > '1900-01-01' && day < '2100-01-01', 'not_day')
export const KindId = z.int().positive().max(999_999_999)

export const PeriodInput = z.strictObject({
  startsOn: Day.nullable().default(null),
  endsOn: Day.nullable().default(null),
  kind: KindId,
  whyEnded: z.enum(TOLD_WHYS).nullable().default(null),
})

type Written = z.infer<typeof PeriodInput>
type Whose = { readonly memberId: number; readonly today: string }
type Actor = Pick<Visitor, 'id' | 'memberId'>

/** A time of membership the club did not write down, before the one it did. */
export async function addPeriod(
  db: Db,
  actor: Actor,
  { memberId, today, ...written }: Written & Whose,
): Promise<{ id: number }> {
  return onCard(db, actor, memberId, async (tx, periods) => {
    // How a membership goes on is a matter of the card: approval, closing, a return.
    if (written.endsOn === null) throw new Refusal('invalid_fields', { fields: { endsOn: 'required' } })
    const last = periods.at(-1)
    if (!last || (last.startsOn !== null && written.endsOn >= last.startsOn))
      throw new Refusal('invalid_fields', { fields: { endsOn: last ? 'periods_overlap' : 'invalid' } })
    const faults = periodFaults(written, periods, today)
    if (faults) throw new Refusal('invalid_fields', { fields: faults })
    const { kind, ...period } = written
    const name = await nameOf(tx, kind, null)
    const added = await tx
      .insertInto('membershipPeriod')
      .values({ memberId, kindId: kind, ...period })
      .returning('id')
      .executeTakeFirstOrThrow()
    await record(tx, actor, memberId, changesBetween({}, { ...period, membershipKind: name }))
    return added
  })
}

/** Corrects one; whether the last one goes on, and until when it went, is said by the card alone. */
export async function changePeriod(
  db: Db,
  actor: Actor,
  { memberId, id, today, ...written }: Written & Whose & { readonly id: number },
): Promise<void> {
  await onCard(db, actor, memberId, async (tx, periods) => {
    const before = find(periods, id)
    refuseOtherEnd(before, written, periods)
    const faults = periodFaults(
      written,
      periods.filter((period) => period.id !== id),
      today,
    )
    if (faults) throw new Refusal('invalid_fields', { fields: faults })
    const { kind, ...period } = written
    const after = { ...period, membershipKind: await nameOf(tx, kind, before.kindId) }
    const was = await nameOf(tx, before.kindId, before.kindId)
    const changes = changesBetween(
      { startsOn: before.startsOn, endsOn: before.endsOn, whyEnded: before.whyEnded, membershipKind: was },
      after,
    )
    if (changes.length === 0) return
    await tx
      .updateTable('membershipPeriod')
      .set({ ...period, kindId: kind })
      .where('id', '=', id)
      .execute()
    await record(tx, actor, memberId, changes)
  })
}

/** One written by mistake; the last one is the membership itself. */
export async function deletePeriod(
  db: Db,
  actor: Actor,
  { memberId, id }: { readonly memberId: number; readonly id: number },
): Promise<void> {
  await onCard(db, actor, memberId, async (tx, periods) => {
    const { startsOn, endsOn } = find(periods, id)
    if (periods.at(-1)?.id === id) throw new Refusal('last_period')
    await tx.deleteFrom('membershipPeriod').where('id', '=', id).execute()
    await record(tx, actor, memberId, changesBetween({ startsOn, endsOn }, { startsOn: null, endsOn: null }))
  })
}

/** The card held still, with its periods. */
async function onCard<Result>(
  db: Db,
  actor: Actor,
  memberId: number,
  work: (tx: Db, periods: readonly KeptPeriod[]) => Promise<Result>,
): Promise<Result> {
  if (actor.memberId === memberId) throw new Refusal('own_card')
  return inTransaction(db, async (tx) => {
    const held = await tx
      .selectFrom('member')
      .select('id')
      .where('id', '=', memberId)
      .where('erasedAt', 'is', null)
      .forUpdate()
      .executeTakeFirst()
    if (!held) throw new Refusal('not_found')
    return work(tx, await listPeriods(tx, memberId))
  })
}

function find(periods: readonly KeptPeriod[], id: number): KeptPeriod {
  const period = periods.find((one) => one.id === id)
  if (!period) throw new Refusal('not_found')
  return period
}

function refuseOtherEnd(before: KeptPeriod, written: Written, periods: readonly KeptPeriod[]): void {
  const isLast = periods.at(-1)?.id === before.id
  if (isLast && written.endsOn !== before.endsOn)
    throw new Refusal('invalid_fields', { fields: { endsOn: 'ended_by_closing' } })
  if (!isLast && written.endsOn === null)
    throw new Refusal('invalid_fields', { fields: { endsOn: 'required' } })
  // An exclusion is an act with consequences, not a word.
  const [was, is] = [before.whyEnded, written.whyEnded].map((why) => why === 'excluded' || why === 'merged')
  if (isLast && was !== is) throw new Refusal('invalid_fields', { fields: { whyEnded: 'ended_by_closing' } })
}

async function nameOf(tx: Db, id: number, held: number | null): Promise<string> {
  const kind = await findKind(tx, id)
  if (!kind || (kind.archived && id !== held))
    throw new Refusal('invalid_fields', { fields: { kind: 'invalid' } })
  return kind.nameCs
}

/** Another word in its periods is another version of the card. */
async function record(
  tx: Db,
  actor: Actor,
  memberId: number,
  changes: ReturnType<typeof changesBetween>,
): Promise<void> {
  await tx
    .updateTable('member')
    .set((eb) => ({ version: eb('version', '+', 1), updatedAt: sql<Date>`now()` }))
    .where('id', '=', memberId)
    .execute()
  recordAudit(tx, { action: 'MEMBERSHIP_PERIOD_CHANGED', actorId: actor.id, memberId, changes })
}
