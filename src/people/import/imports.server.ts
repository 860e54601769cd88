import { sql } from 'kysely'
import { statusIsNotArchived } from '../../money/payment-status/payment-status.server.ts'
import type { Db } from '../../tables.ts'
import { asRecord, type Json } from '../../ground/tables/json.ts'
import { ownName, type OwnValue, type OwnValues } from '../../ground/values/own-field.ts'
import type { OwnTarget } from './card-field.ts'
import type { KnownCard } from './known-card.ts'
import type { Counts } from './plan.ts'
import { MOTORCYCLE_TEXT } from './write-belongings.server.ts'

const IMPORTS_SHOWN = 20

/** Past imports and drafts that wait, the newest first. */
export async function listImports(db: Db) {
  return db
    .selectFrom('memberImport')
    .innerJoin('account', 'account.id', 'memberImport.actorAccountId')
    .leftJoin('member', 'member.id', 'account.memberId')
    .select([
      'memberImport.id',
      'memberImport.fileName',
      'memberImport.createdAt',
      'memberImport.doneAt',
      'memberImport.undoneAt',
      'memberImport.counts',
      sql<string>`coalesce(member.first_name || ' ' || member.last_name, account.email)`.as('actorName'),
    ])
    .orderBy('memberImport.createdAt', 'desc')
    .orderBy('memberImport.id', 'desc')
    .limit(IMPORTS_SHOWN)
    .execute()
}

export async function findImport(db: Db, id: number) {
  return db.selectFrom('memberImport').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Held still: of two clicks one runs the import, the other learns that it has been run. */
export async function lockImport(tx: Db, id: number) {
  return tx.selectFrom('memberImport').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

export async function insertDraft(
  tx: Db,
  draft: { actorId: number; fileName: string; encoding: string; cells: string; mapping: Json },
): Promise<number> {
  const { id } = await tx
    .insertInto('memberImport')
    .values({
      actorAccountId: draft.actorId,
      fileName: draft.fileName,
      encoding: draft.encoding,
      cells: draft.cells,
      mapping: JSON.stringify(draft.mapping),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Whoever hands in a file does not mean the one before it any more. */
export async function forgetDrafts(tx: Db, actorId: number): Promise<void> {
  await drafts(tx).where('actorAccountId', '=', actorId).execute()
}

/** A file that nobody imported holds people's data for a day at most. */
export async function forgetOldDrafts(db: Db): Promise<void> {
  await drafts(db)
    .where('createdAt', '<', sql<Date>`now() - interval '1 day'`)
    .execute()
}

function drafts(db: Db) {
  return db.deleteFrom('memberImport').where('doneAt', 'is', null)
}

/** Imports take turns: the second one plans on what the first one left. */
export async function takeImportTurn(tx: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(7203111)`.execute(tx)
}

/** Everybody a line may speak of, in one statement; a card merged into another is not a person any more. */
export async function listKnownCards(db: Db): Promise<readonly KnownCard[]> {
  const rows = await knownCards(db)
    .where(sql<boolean>`not exists (select from member_merge where dropped_id = member.id)`)
    .orderBy('id')
    .execute()
  return rows.map(asKnown)
}

/** These cards, held still until the transaction ends. */
export async function lockKnownCards(tx: Db, ids: readonly number[]): Promise<readonly KnownCard[]> {
  const rows = await knownCards(tx)
    .where('id', '=', sql<number>`any(${[...ids]}::int[])`)
    .orderBy('id')
    .forUpdate()
    .execute()
  return rows.map(asKnown)
}

/** The club's own fields stand beside the others, as a line of the file names them. */
function asKnown<Row extends { readonly own: OwnValues }>({ own, ...row }: Row) {
  const beside = Object.entries(own).map(([id, value]) => [ownName(Number(id)), value])
  return { ...row, ...(Object.fromEntries(beside) as Readonly<Record<OwnTarget, OwnValue>>) }
}

// What came with a file and was not taken back since, whatever became of it.
const OPENING = [
  sql<number | null>`(select nullif(sum(part), 0)::int from (
      select amount as part from credit where member_id = member.id and import_id is not null
        and closed_as is distinct from 'reversed'
      union all select -amount from payment where member_id = member.id and import_id is not null and type = '1'
        and ${statusIsNotArchived('status')}) as parts)`.as('openingBalance'),
  sql<string | null>`(select string_agg(period::text, ', ' order by period) from payment
    where member_id = member.id and import_id is not null and type = '2' and ${statusIsNotArchived('status')})`.as(
    'paidYears',
  ),
  sql<readonly number[]>`array(select period from payment
    where member_id = member.id and import_id is null and type = '2' and ${statusIsNotArchived('status')})`.as(
    'feeYears',
  ),
] as const

function knownCards(db: Db) {
  return db
    .selectFrom('member')
    .select([
      'id',
      'version',
      'number',
      'firstName',
      'lastName',
      'nickname',
      'email',
      'phone',
      'birthDate',
      'street',
      'city',
      'postalCode',
      'country',
      'divisionId as division',
      'position',
      'hogNumber',
      'hogExpiresOn',
      'memberSince',
      sql<
        string | null
      >`(select name_cs from membership_period join membership_kind on membership_kind.id = kind_id
        where member_id = member.id order by starts_on desc nulls last limit 1)`.as('membershipKind'),
      'lifeTime',
      'ritualOn as ritualDate',
      'frontPatchOn',
      'backPatchOn',
      'emergencyName',
      'emergencyPhone',
      'note',
      'own',
      sql<string | null>`(select string_agg(${MOTORCYCLE_TEXT}, '; ' order by position, motorcycle.id)
        from motorcycle where member_id = member.id)`.as('motorcycles'),
      sql<string | null>`(select string_agg(tag.name, ', ' order by tag.name collate cs)
        from member_tag join tag on tag.id = member_tag.tag_id where member_id = member.id)`.as('tags'),
      ...OPENING,
      // By the number of who pays.
      sql<
        number | null
      >`(select payer.number from household_member join member as payer on payer.id = payer_id
        where household_member.member_id = member.id)`.as('household'),
      sql<boolean>`archived_at is not null`.as('isArchived'),
      sql<boolean>`excluded_on is not null`.as('isExcluded'),
      sql<string | null>`to_char(approved_at at time zone 'Europe/Prague', 'YYYY-MM-DD')`.as('approvedAt'),
    ])
    .where('erasedAt', 'is', null)
}

export function listDivisions(db: Db) {
  return db
    .selectFrom('division')
    .select(['id', 'name'])
    .where('closedOn', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute()
}

export function listKindNames(db: Db) {
  return db
    .selectFrom('membershipKind')
    .select(['nameCs', 'nameEn'])
    .where('archived', '=', false)
    .orderBy('position')
    .orderBy('id')
    .execute()
}

export async function listImportRows(db: Db, importId: number) {
  return db
    .selectFrom('memberImportRow')
    .selectAll()
    .where('importId', '=', importId)
    .orderBy('line')
    .execute()
}

export function asCounts(value: Json): Counts {
  const counts = asRecord(value)
  const of = (bucket: string) => Number(counts[bucket] ?? 0)
  return {
    create: of('create'),
    update: of('update'),
    skip: of('skip'),
    ambiguous: of('ambiguous'),
    error: of('error'),
  }
}
