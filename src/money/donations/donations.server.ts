import { sql } from 'kysely'
import type { Page } from '../../ground/http/after.ts'
import { countedLeaf, fromLast } from '../../ground/lists/leafed.server.ts'
import type { Db } from '../../tables.ts'

export type ListFilter = Page & {
  /** Only of this member; everybody's where it is missing. */
  readonly memberId?: number | undefined
  readonly purposeId?: number | undefined
  readonly year?: number | undefined
  readonly withVoided?: boolean | undefined
}

export type ListedDonation = Awaited<ReturnType<typeof listDonations>>['items'][number]

const COLUMNS = [
  'donation.id',
  'donation.purposeId',
  'donationPurpose.name as purposeName',
  'donation.memberId',
  'donation.donorName',
  'donation.amount',
  'donation.givenOn',
  'donation.anonymous',
  'donation.movementId',
  'donation.note',
  'donation.version',
  'donation.thankedAt',
  'donation.voidedAt',
  'donation.voidReason',
  'member.number as memberNumber',
  'member.firstName',
  'member.lastName',
] as const

function donations(db: Db) {
  return db
    .selectFrom('donation')
    .innerJoin('donationPurpose', 'donationPurpose.id', 'donation.purposeId')
    .leftJoin('member', 'member.id', 'donation.memberId')
}

/** Donations, the latest first. */
export async function listDonations(db: Db, filter: ListFilter) {
  const { memberId, purposeId, year, withVoided = false } = filter
  const query = donations(db)
    .select(COLUMNS)
    .$if(memberId !== undefined, (rows) => rows.where('donation.memberId', '=', memberId ?? 0))
    .$if(purposeId !== undefined, (rows) => rows.where('donation.purposeId', '=', purposeId ?? 0))
    .$if(year !== undefined, (rows) =>
      rows.where('donation.givenOn', '>=', `${year}-01-01`).where('donation.givenOn', '<=', `${year}-12-31`),
    )
    .$if(!withVoided, (rows) => rows.where('donation.voidedAt', 'is', null))
  const keys = fromLast([sql`donation.given_on`, sql`donation.id`])
  const { items, ...leaf } = await countedLeaf(
    query.select(sql<number | null>`(${SUM} over ())::float8`.as('sum')),
    keys,
    filter,
  )
  // A page tells the sum of all only where it was not gone on to from a key.
  const [first] = filter.after ? [] : items
  const { sum } =
    first ??
    (await query
      .clearSelect()
      .select(sql<number | null>`${SUM}::float8`.as('sum'))
      .executeTakeFirstOrThrow())
  return { ...leaf, items: items.map(({ sum: _sum, ...item }) => item), sum: sum ?? 0 }
}

const SUM = sql`sum(donation.amount) filter (where donation.voided_at is null)`

export function findDonation(db: Db, donationId: number) {
  return donations(db).select(COLUMNS).where('donation.id', '=', donationId).executeTakeFirst()
}

/** The donation held still until the transaction ends. */
export function lockDonation(tx: Db, donationId: number) {
  return tx.selectFrom('donation').selectAll().where('id', '=', donationId).forUpdate().executeTakeFirst()
}

/** What a donor gave in a year, by a member's card or by the name that was written. */
export function listGiven(db: Db, donor: { memberId: number } | { donorName: string }, year: number) {
  return donations(db)
    .select(COLUMNS)
    .where('donation.voidedAt', 'is', null)
    .where('donation.givenOn', '>=', `${year}-01-01`)
    .where('donation.givenOn', '<=', `${year}-12-31`)
    .where((eb) =>
      'memberId' in donor
        ? eb('donation.memberId', '=', donor.memberId)
        : eb.and([eb('donation.memberId', 'is', null), eb('donation.donorName', '=', donor.donorName)]),
    )
    .orderBy('donation.givenOn')
    .orderBy('donation.id')
    .execute()
}

/** Years in which something was given, the latest first. */
export async function listYears(db: Db, memberId?: number): Promise<readonly number[]> {
  const rows = await db
    .selectFrom('donation')
    .select(sql<number>`extract(year from given_on)::int`.as('year'))
    .distinct()
    .where('voidedAt', 'is', null)
    .$if(memberId !== undefined, (list) => list.where('memberId', '=', memberId ?? 0))
    .orderBy('year', 'desc')
    .execute()
  return rows.map(({ year }) => year)
}
