import { type RawBuilder, sql } from 'kysely'
import { askedTogether, seated } from '../../ground/postgres/asked-together.server.ts'
import { type Blank, prepared } from '../../ground/postgres/prepared.server.ts'
import type { Db } from '../../tables.ts'
import type { PaymentStatus } from '../../money/payment-status/payment-status.ts'
import { statusIsArchived, statusIsOpen } from '../../money/payment-status/payment-status.server.ts'
import type { MemberCard, Motorcycle } from './member.ts'
import { holdsTitleOn, positionOn } from './member-titles.server.ts'
import { RIDDEN_KINDS } from './riding.ts'

const PLAIN = [
  'member.id',
  'member.number',
  'member.firstName',
  'member.lastName',
  'member.nickname',
  'member.salutation',
  'member.email',
  'member.phone',
  'member.birthDate',
  'member.street',
  'member.city',
  'member.postalCode',
  'member.country',
  'member.divisionId as division',
  'member.hogNumber',
  'member.hogExpiresOn',
  'member.memberSince',
  'member.lifeTime',
  'member.ritualOn as ritualDate',
  'member.frontPatchOn',
  'member.backPatchOn',
  'member.approvedAt',
  'member.excludedOn',
  'member.exclusionReason',
  'member.patchesSolvedOn',
  'member.archivedAt',
  'member.archiveReason',
  'member.emergencyName',
  'member.emergencyPhone',
  'member.consentsToPhotos',
  'member.sharesContact',
  'member.note',
  'member.own',
  'member.version',
  'account.role',
  'account.deactivatedAt',
] as const

type When = { readonly today: string; readonly year: number }

const whenOn = (today: string): When => ({ today, year: Number(today.slice(0, 4)) })

type Whose = RawBuilder<boolean>

/** Whole cards, each with its account, motorcycles, tags and this year's fee, in one statement. */
function wholeCards(db: Db, { today, year }: When, whose: Whose) {
  return joinedRows(db, year, true)
    .where(whose)
    .where('member.erasedAt', 'is', null)
    .select(PLAIN)
    .select(MOTORCYCLES)
    .select(TAGS)
    .select(EMAIL_FAULT)
    .select(PHOTO)
    .select(KIND)
    .select([
      // Who is a member for life owes no fee, whatever was once generated.
      sql<PaymentStatus | null>`case when member.life_time then null else fee.status end`.as('paymentStatus'),
      daysOverdue(today).as('daysOverdue'),
      olderDebt(year).as('olderDebt'),
      ridesOn(today).as('ridesToday'),
      positionOn(today).as('position'),
      holdsTitleOn(today).as('holdsTitle'),
    ])
}

const readCards = prepared((db, blank: Blank<When & { ids: readonly (number | null)[] }>) =>
  wholeCards(
    db,
    { today: blank('today'), year: blank('year') },
    sql`member.id = any(${blank('ids')}::int[])`,
  ),
)

// One card by its id: of a list of one PostgreSQL expects ten, and plans it anew each time, which takes ten times longer than
// reading it.
const readCard = prepared((db, blank: Blank<When & { id: number }>) =>
  wholeCards(db, { today: blank('today'), year: blank('year') }, sql`member.id = ${blank('id')}::int`),
)

const readHeld = prepared((db, blank: Blank<When & { id: number }>) =>
  wholeCards(
    db,
    { today: blank('today'), year: blank('year') },
    sql`member.id = ${blank('id')}::int`,
  ).forUpdate('member'),
)

/** The rows the lists filter and sort; the fee is the latest of the year, one that was not archived first. */
export function cardRows(db: Db, today: string, { withFee = true }: { withFee?: boolean } = {}) {
  return joinedRows(db, whenOn(today).year, withFee)
}

function joinedRows(db: Db, year: number, withFee: boolean) {
  return db
    .selectFrom('member')
    .leftJoin('account', 'account.memberId', 'member.id')
    .leftJoin('division', 'division.id', 'member.divisionId')
    .$if(withFee, (query) =>
      query.leftJoinLateral(
        (eb) =>
          eb
            .selectFrom('payment')
            .select(['payment.status', 'payment.dueOn'])
            .whereRef('payment.memberId', '=', 'member.id')
            // Written out: a plan made without knowing the type cannot use the index of the yearly fees.
            .where('payment.type', '=', sql.lit('2'))
            .where('payment.period', '=', year)
            .orderBy(statusIsArchived('payment.status'))
            .orderBy('payment.createdAt', 'desc')
            .limit(1)
            .as('fee'),
        (join) => join.onTrue(),
      ),
    )
}

/** Cards that several people open in one moment are put together by one statement. */
const readTogether = askedTogether(async (db, keys): Promise<Map<string, MemberCard>> => {
  const days = Map.groupBy(keys.map(readKey), ({ today }) => today)
  const cards = await Promise.all(
    [...days].map(async ([today, asked]) => {
      const [{ id } = { id: 0 }, another] = asked
      const when = whenOn(today)
      const read = await (another
        ? readCards(db, { ids: seated(asked.map((one) => one.id)), ...when })
        : readCard(db, { id, ...when }))
      return read.map((card) => [keyOf({ today, id: card.id }), card] as const)
    }),
  )
  return new Map(cards.flat())
})

type Asked = { readonly today: string; readonly id: number }
const keyOf = ({ today, id }: Asked) => `${today} ${id}`
const readKey = (key: string): Asked => ({ today: key.slice(0, 10), id: Number(key.slice(11)) })

export function findCard(db: Db, id: number, today: string): Promise<MemberCard | undefined> {
  return readTogether(db, keyOf({ today, id }))
}

/** In the order they are asked for. */
export async function listCardsByIds(db: Db, ids: readonly number[], today: string): Promise<MemberCard[]> {
  if (ids.length === 0) return []
  const cards = new Map((await readCards(db, { ids, ...whenOn(today) })).map((card) => [card.id, card]))
  return ids.flatMap((id) => cards.get(id) ?? [])
}

/** The card held still until the transaction ends; nobody reads it half-changed meanwhile. */
export async function lockCard(tx: Db, id: number, today: string): Promise<MemberCard | undefined> {
  const held = await tx.selectFrom('member').select('id').where('id', '=', id).forUpdate().executeTakeFirst()
  return held && findCard(tx, id, today)
}

/**
 * The same in one question for whoever knows which card he expects. Where another one stands there meanwhile, what it has beside
 * itself may have been read before we came to hold it, and is read anew.
 */
export async function holdCard(
  tx: Db,
  { id, version, today }: { id: number; version: number; today: string },
): Promise<MemberCard | undefined> {
  const [card] = await readHeld(tx, { id, ...whenOn(today) })
  return card && card.version !== version ? findCard(tx, id, today) : card
}

const MOTORCYCLES = sql<Motorcycle[]>`(select coalesce(json_agg(json_build_object(
    'make', motorcycle.make, 'model', motorcycle.model, 'year', motorcycle.year, 'plate', motorcycle.plate,
    'rangeKm', motorcycle.range_km
  ) order by motorcycle.position, motorcycle.id), '[]') from motorcycle where motorcycle.member_id = member.id)`.as(
  'motorcycles',
)

const TAGS = sql<string[]>`array(select tag.name from member_tag join tag on tag.id = member_tag.tag_id
  where member_tag.member_id = member.id order by tag.name collate cs)`.as('tags')

const PHOTO = sql<string | null>`'/portraits/' || member.photo_key || '/96.webp'`.as('photo')

const KIND = sql<number | null>`(select kind_id from membership_period
  where membership_period.member_id = member.id and ends_on is null)`.as('membershipKind')

const EMAIL_FAULT = sql<string | null>`(select dead_address.reason from dead_address
  where dead_address.address = lower(member.email) or dead_address.address = lower(account.email) limit 1)`.as(
  'emailFault',
)

export function daysOverdue(today: string) {
  return sql<number>`case when ${statusIsOpen('fee.status')} and not member.life_time
    then greatest(0, ${today}::date - fee.due_on) else 0 end`
}

/** Asked of those who owe something alone, which are few. */
function olderDebt(year: number) {
  return sql<number | null>`case when not member.life_time then (select min(owed.period) from payment as owed
    where owed.member_id = member.id and owed.type = '2' and owed.period < ${year} and ${statusIsOpen('owed.status')}) end`
}

function ridesOn(today: string) {
  return sql<boolean>`exists (select from registration join event on event.id = registration.event_id
    where registration.member_id = member.id and registration.status = 'registered'
      and event.kind = any(${[...RIDDEN_KINDS]}::text[]) and event.state = 'published'
      and ${today}::date between (event.starts_at at time zone 'Europe/Prague')::date
        and (coalesce(event.ends_at, event.starts_at) at time zone 'Europe/Prague')::date)`
}
