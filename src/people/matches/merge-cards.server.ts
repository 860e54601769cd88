import { sql } from 'kysely'
import { statusIsNotArchived, statusIsPaid } from '../../money/payment-status/payment-status.server.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import type { MergeCard } from './merge.ts'

const COLUMNS = [
  'member.id',
  'number',
  'firstName',
  'lastName',
  'nickname',
  'salutation',
  'member.email',
  'phone',
  'birthDate',
  'street',
  'city',
  'postalCode',
  'country',
  'divisionId',
  'position',
  'hogNumber',
  'hogExpiresOn',
  'memberSince',
  'lifeTime',
  'ritualOn',
  'frontPatchOn',
  'backPatchOn',
  'approvedAt',
  'approvedBy',
  'excludedOn',
  'exclusionReason',
  'patchesSolvedOn',
  'patchesSolvedNote',
  'emergencyName',
  'emergencyPhone',
  'note',
  'archivedAt',
  'archiveReason',
] as const

export type Pair = { readonly keep: number; readonly drop: number }

/** Both cards held still until the transaction ends; the lower id first, so that two merges cannot block each other. */
export async function lockPair(tx: Db, { keep, drop }: Pair): Promise<void> {
  await tx
    .selectFrom('member')
    .select('id')
    .where('id', 'in', [keep, drop])
    .orderBy('id')
    .forUpdate()
    .execute()
}

export async function findPair(db: Db, { keep, drop }: Pair): Promise<{ keep: MergeCard; drop: MergeCard }> {
  const cards = await db
    .selectFrom('member')
    .leftJoin('account', 'account.memberId', 'member.id')
    .leftJoin('memberMerge', 'memberMerge.droppedId', 'member.id')
    .select(COLUMNS)
    .select(['account.id as accountId', sql<boolean>`member_merge.dropped_id is not null`.as('isMerged')])
    .where('member.id', 'in', [keep, drop])
    .where('erasedAt', 'is', null)
    .execute()
  const [kept, dropped] = [keep, drop].map((id) => cards.find((card) => card.id === id))
  if (!kept || !dropped) throw new Refusal('not_found')
  return { keep: kept, drop: dropped }
}

export type Belongings = {
  readonly motorcycles: number
  readonly tags: number
  readonly payments: number
  readonly registrations: number
  readonly donations: number
  readonly applications: number
  readonly letters: number
  readonly rides: number
}

/** What hangs on a card and goes with the person. */
export async function countBelongings(db: Db, memberId: number): Promise<Belongings> {
  const { rows } = await sql<Belongings>`select
    (select count(*)::int from motorcycle where member_id = ${memberId}) as motorcycles,
    (select count(*)::int from member_tag where member_id = ${memberId}) as tags,
    (select count(*)::int from payment where member_id = ${memberId}) as payments,
    (select count(*)::int from registration where member_id = ${memberId}) as registrations,
    (select count(*)::int from donation where member_id = ${memberId}) as donations,
    (select count(*)::int from application where member_id = ${memberId}) as applications,
    (select count(*)::int from mail where member_id = ${memberId}) as letters,
    (select count(*)::int from event where leader_id = ${memberId}) as rides`.execute(db)
  return (
    rows[0] ?? {
      motorcycles: 0,
      tags: 0,
      payments: 0,
      registrations: 0,
      donations: 0,
      applications: 0,
      letters: 0,
      rides: 0,
    }
  )
}

export type SharedFees = { readonly openYears: readonly number[]; readonly paidYears: readonly number[] }

/** Years for which both have a fee: an open one must be settled first, a second paid one stays where it was paid. */
export async function listSharedFees(db: Db, { keep, drop }: Pair): Promise<SharedFees> {
  const years = await db
    .selectFrom('payment as kept')
    .innerJoin('payment as dropped', (join) => join.onRef('dropped.period', '=', 'kept.period'))
    .select([
      'kept.period',
      sql<boolean>`${statusIsPaid('kept.status')} and ${statusIsPaid('dropped.status')}`.as('arePaid'),
    ])
    .where('kept.memberId', '=', keep)
    .where('dropped.memberId', '=', drop)
    .where('kept.type', '=', '2')
    .where('dropped.type', '=', '2')
    .where(statusIsNotArchived('kept.status'))
    .where(statusIsNotArchived('dropped.status'))
    .orderBy('kept.period')
    .execute()
  const of = (paid: boolean) =>
    years.flatMap(({ period, arePaid }) => (arePaid === paid && period !== null ? [period] : []))
  return { openYears: of(false), paidYears: of(true) }
}
