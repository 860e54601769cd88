import { sql } from 'kysely'
import type { Page } from '../../ground/http/after.ts'
import { type Leaf, leafed } from '../../ground/lists/leafed.server.ts'
import { isDescending } from '../../ground/values/sorting.ts'
import type { Db } from '../../tables.ts'
import type { Application, ApplicationList } from './application.ts'

const COLUMNS = [
  'application.id',
  'application.status',
  'application.firstName',
  'application.lastName',
  'application.nickname',
  'application.email',
  'application.phone',
  'application.birthDate',
  'application.street',
  'application.city',
  'application.postalCode',
  'application.divisionId',
  'application.motorcycle',
  'application.hogNumber',
  'application.hogExpiresOn',
  'application.recommendedBy',
  'application.motivation',
  'application.consentsToPhotos',
  'application.privacyVersion',
  'application.rulesVersion',
  'application.submittedAt',
  'application.decidedAt',
  'application.decidedBy',
  'application.reason',
  'application.memberId',
  'application.awaitsProof',
  'application.provedAt',
  'application.own',
] as const

function applications(db: Db) {
  return db
    .selectFrom('application')
    .leftJoin('account as decider', 'decider.id', 'application.decidedBy')
    .leftJoin('member as deciderCard', 'deciderCard.id', 'decider.memberId')
    .select(COLUMNS)
    .select(DECIDER_NAME)
}

const DECIDER_NAME = sql<string | null>`coalesce(
  decider_card.first_name || ' ' || decider_card.last_name, decider.email)`.as('deciderName')

type Row = Awaited<ReturnType<ReturnType<typeof applications>['executeTakeFirstOrThrow']>>

export type ListFilter = Page & {
  readonly status: ApplicationList
  readonly sort?: 'submittedAt' | '-submittedAt' | undefined
}

/** Who waits longest comes first; of what was decided, the newest. */
export async function listApplications(
  db: Db,
  { status, sort = status === 'PENDING' ? 'submittedAt' : '-submittedAt', ...page }: ListFilter,
): Promise<Leaf<Application>> {
  const keys = [sql`application.submitted_at`, sql`application.id`].map((by) => ({
    by,
    descending: isDescending(sort),
  }))
  const { items, ...leaf } = await leafed(applications(db).where(listedIn(status)), keys, page)
  return { ...leaf, items: items.map(fromRow) }
}

/** Whose address is not proved waits for himself, not for the Secretary. */
function listedIn(list: ApplicationList) {
  if (list === 'UNPROVED') return sql<boolean>`application.status = 'PENDING' and application.awaits_proof`
  if (list === 'PENDING') return sql<boolean>`application.status = 'PENDING' and not application.awaits_proof`
  return sql<boolean>`application.status = ${list}`
}

export async function findApplication(db: Db, id: number): Promise<Application | null> {
  const row = await applications(db).where('application.id', '=', id).executeTakeFirst()
  return row ? fromRow(row) : null
}

function fromRow({
  divisionId,
  consentsToPhotos,
  privacyVersion,
  rulesVersion,
  decidedBy,
  deciderName,
  ...row
}: Row): Application {
  return {
    ...row,
    division: divisionId,
    consents: { photos: consentsToPhotos, privacyVersion, rulesVersion },
    decidedBy: decidedBy === null ? null : { id: decidedBy, name: deciderName ?? '' },
  }
}

export async function countApplications(db: Db): Promise<Readonly<Record<ApplicationList, number>>> {
  const list = sql<ApplicationList>`case when status = 'PENDING' and awaits_proof then 'UNPROVED' else status end`
  const rows = await db
    .selectFrom('application')
    .select([list.as('status'), sql<number>`count(*)::int`.as('count')])
    .groupBy(list)
    .execute()
  return {
    PENDING: 0,
    UNPROVED: 0,
    APPROVED: 0,
    REJECTED: 0,
    ...Object.fromEntries(rows.map((row) => [row.status, row.count])),
  }
}

export function findApplicationOfForm(db: Db, formId: string) {
  return db.selectFrom('application').select('id').where('formId', '=', formId).executeTakeFirst()
}

/** Everybody who waits, in the order of the list: what a bulk decision is about. */
export function listWaiting(db: Db) {
  return db
    .selectFrom('application')
    .select(['id', 'firstName', 'lastName'])
    .where('status', '=', 'PENDING')
    .where('awaitsProof', '=', false)
    .orderBy('submittedAt')
    .orderBy('id')
    .execute()
}

export function listByIds(db: Db, ids: readonly number[]) {
  return db.selectFrom('application').select(['id', 'firstName', 'lastName']).where('id', 'in', ids).execute()
}

/** Held until the transaction ends: of two officers the second one reads what the first decided. */
export function lockApplication(tx: Db, id: number) {
  return tx.selectFrom('application').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

export type LockedApplication = NonNullable<Awaited<ReturnType<typeof lockApplication>>>

/** Decides only what still waits; tells whether it did. */
export async function markDecided(
  tx: Db,
  id: number,
  decision:
    | { readonly status: 'APPROVED'; readonly decidedBy: number; readonly memberId: number }
    | { readonly status: 'REJECTED'; readonly decidedBy: number; readonly reason: string },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('application')
    .set({ ...decision, decidedAt: sql<Date>`now()` })
    .where('id', '=', id)
    .where('status', '=', 'PENDING')
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
