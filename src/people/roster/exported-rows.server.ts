import { type RawBuilder, sql } from 'kysely'
import { type Blank, prepared } from '../../ground/postgres/prepared.server.ts'
import { statusIsArchived, statusIsOpen } from '../../money/payment-status/payment-status.server.ts'
import type { Role } from '../../permissions.ts'
import type { Db } from '../../tables.ts'
import type { MemberField } from '../members/visibility.ts'

// A table of the whole club is read column by column as text, and what stands in other tables by statements of their own:
// whole cards, put together for each member, take several times longer.

const iso = (column: RawBuilder<unknown>) =>
  sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** What stands on the card itself. */
const ON_CARD = {
  id: sql`member.id::text`,
  number: sql`member.number::text`,
  firstName: sql`member.first_name`,
  lastName: sql`member.last_name`,
  nickname: sql`member.nickname`,
  salutation: sql`member.salutation`,
  photo: sql`'/portraits/' || member.photo_key || '/96.webp'`,
  email: sql`member.email`,
  phone: sql`member.phone`,
  birthDate: sql`member.birth_date::text`,
  street: sql`member.street`,
  city: sql`member.city`,
  postalCode: sql`member.postal_code`,
  country: sql`member.country`,
  division: sql`member.division_id::text`,
  position: sql`member.position`,
  hogNumber: sql`member.hog_number`,
  hogExpiresOn: sql`member.hog_expires_on::text`,
  memberSince: sql`member.member_since::text`,
  lifeTime: sql`member.life_time::text`,
  ritualDate: sql`member.ritual_on::text`,
  frontPatchOn: sql`member.front_patch_on::text`,
  backPatchOn: sql`member.back_patch_on::text`,
  approvedAt: iso(sql`member.approved_at`),
  excludedOn: sql`member.excluded_on::text`,
  exclusionReason: sql`member.exclusion_reason`,
  patchesSolvedOn: sql`member.patches_solved_on::text`,
  archivedAt: iso(sql`member.archived_at`),
  archiveReason: sql`member.archive_reason`,
  emergencyName: sql`member.emergency_name`,
  emergencyPhone: sql`member.emergency_phone`,
  consentsToPhotos: sql`member.consents_to_photos::text`,
  sharesContact: sql`member.shares_contact::text`,
  note: sql`member.note`,
} as const satisfies Partial<Record<MemberField, RawBuilder<unknown>>>

export type CardColumn = keyof typeof ON_CARD
export const isOnCard = (field: MemberField): field is CardColumn => field in ON_CARD

/** The columns of these cards as text, each card one list: a list is read several times faster than a row of forty columns. */
export async function listCardTexts(
  db: Db,
  ids: string,
  columns: readonly CardColumn[],
): Promise<readonly (readonly (string | null)[])[]> {
  const { rows } = await sql<{ card: string }>`
    select to_json(array[${sql.join(columns.map((column) => ON_CARD[column]))}]::text[])::text as card
    from member where member.id = any(${ids}::int[]) and member.erased_at is null`.execute(db)
  return rows.map(({ card }) => JSON.parse(card) as (string | null)[])
}

/** Of whom, as PostgreSQL writes a list: '{3,17}'. */
type Ids = { readonly ids: string }

/** The fee of the year: the latest one, one that was not archived first. */
export const listFees = prepared((db, blank: Blank<Ids & { today: string; year: number }>) =>
  db
    .selectFrom('payment')
    .distinctOn('memberId')
    .select([
      'memberId',
      'status',
      sql<number>`case when ${statusIsOpen('status')} then greatest(0, ${blank('today')}::date - due_on) else 0 end`.as(
        'daysOverdue',
      ),
    ])
    .where('type', '=', '2')
    .where('period', '=', blank('year'))
    .where(sql<boolean>`member_id = any(${blank('ids')}::int[])`)
    .orderBy('memberId')
    .orderBy(statusIsArchived('status'))
    .orderBy('createdAt', 'desc'),
)

type Words = { readonly memberId: number; readonly words: string }

/** As motorcycleInWords says them; `own` sees the plates of his own also where others' are not for him. */
export const listMotorcycles = prepared((db, blank: Blank<Ids & { plates: boolean; own: number }>) =>
  db
    .selectFrom('motorcycle')
    .select([
      'memberId',
      sql<string>`string_agg(concat_ws(' ', make, model, year,
        case when ${blank('plates')}::boolean or member_id = ${blank('own')}::int then '(' || plate || ')' end),
        '; ' order by position, id)`.as('words'),
    ])
    .where(sql<boolean>`member_id = any(${blank('ids')}::int[])`)
    .groupBy('memberId')
    .$castTo<Words>(),
)

export const listTagWords = prepared((db, blank: Blank<Ids>) =>
  db
    .selectFrom('memberTag')
    .innerJoin('tag', 'tag.id', 'memberTag.tagId')
    .select(['memberId', sql<string>`string_agg(tag.name, ', ' order by tag.name collate cs)`.as('words')])
    .where(sql<boolean>`member_id = any(${blank('ids')}::int[])`)
    .groupBy('memberId')
    .$castTo<Words>(),
)

export type HeldAccount = {
  readonly memberId: number
  readonly role: Role
  readonly deactivatedAt: string | null
}

export const listAccounts = prepared((db, blank: Blank<Ids>) =>
  db
    .selectFrom('account')
    .select(['memberId', 'role', sql<string | null>`${iso(sql`deactivated_at`)}`.as('deactivatedAt')])
    .where(sql<boolean>`member_id = any(${blank('ids')}::int[])`)
    .$castTo<HeldAccount>(),
)

/** Titles held today, as positionOn says them. */
export const listHeldTitles = prepared((db, blank: Blank<Ids & { today: string }>) =>
  db
    .selectFrom((eb) =>
      eb
        .selectFrom('titleTerm')
        .innerJoin('title', 'title.id', 'titleTerm.titleId')
        .select(['titleTerm.memberId', 'title.name', 'title.position'])
        .distinct()
        .where(sql<boolean>`title_term.member_id = any(${blank('ids')}::int[])`)
        .where(sql<boolean>`title_term.starts_on <= ${blank('today')}::date
          and coalesce(title_term.ends_on, 'infinity') >= ${blank('today')}::date`)
        .as('held'),
    )
    .select(['memberId', sql<string>`string_agg(name, ', ' order by position, name)`.as('words')])
    .groupBy('memberId')
    .$castTo<Words>(),
)

/** Addresses the mail server will not take: of the card, or of the account. */
export const listMailFaults = prepared((db, blank: Blank<Ids>) =>
  db
    .selectFrom('account')
    .innerJoin('deadAddress', (join) => join.on(sql<boolean>`dead_address.address = lower(account.email)`))
    .select(['account.memberId', 'deadAddress.reason as words'])
    .where(sql<boolean>`account.member_id = any(${blank('ids')}::int[])`)
    .unionAll(
      db
        .selectFrom('member')
        .innerJoin('deadAddress', (join) => join.on(sql<boolean>`dead_address.address = lower(member.email)`))
        .select(['member.id as memberId', 'deadAddress.reason as words'])
        .where(sql<boolean>`member.id = any(${blank('ids')}::int[])`),
    )
    .$castTo<Words>(),
)
