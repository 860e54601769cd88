import { type RawBuilder, sql } from 'kysely'
import { csvCell, csvRow } from '../../ground/values/csv.ts'
import { statusIsArchived, statusIsOpen } from '../../money/payment-status/payment-status.server.ts'
import type { Db } from '../../tables.ts'
import type { OwnField } from '../../ground/values/own-field.ts'
import type { MemberField } from '../members/visibility.ts'

// A table of the whole club is put together by the database, many rows in one text: to take them over one by one and join
// them here takes several times longer, on the thread that answers everybody else.

const iso = (column: RawBuilder<unknown>) =>
  sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** What stands on the card itself. */
const ON_CARD = {
  id: sql`member.id`,
  number: sql`member.number`,
  firstName: sql`member.first_name`,
  lastName: sql`member.last_name`,
  nickname: sql`member.nickname`,
  salutation: sql`member.salutation`,
  photo: sql`'/portraits/' || member.photo_key || '/96.webp'`,
  email: sql`member.email`,
  phone: sql`member.phone`,
  birthDate: sql`member.birth_date`,
  street: sql`member.street`,
  city: sql`member.city`,
  postalCode: sql`member.postal_code`,
  country: sql`member.country`,
  hogNumber: sql`member.hog_number`,
  hogExpiresOn: sql`member.hog_expires_on`,
  memberSince: sql`member.member_since`,
  ritualDate: sql`member.ritual_on`,
  frontPatchOn: sql`member.front_patch_on`,
  backPatchOn: sql`member.back_patch_on`,
  approvedAt: iso(sql`member.approved_at`),
  excludedOn: sql`member.excluded_on`,
  exclusionReason: sql`member.exclusion_reason`,
  patchesSolvedOn: sql`member.patches_solved_on`,
  archivedAt: iso(sql`member.archived_at`),
  archiveReason: sql`member.archive_reason`,
  emergencyName: sql`member.emergency_name`,
  emergencyPhone: sql`member.emergency_phone`,
  note: sql`member.note`,
} as const satisfies Partial<Record<MemberField, RawBuilder<unknown>>>

/** What the reader may see, and the words he sees it in. */
export type Sheet = {
  readonly today: string
  readonly fields: readonly MemberField[]
  /** The club's own, after the rest; those of his own card that are not for him. */
  readonly ownFields: readonly OwnField[]
  readonly ownHidden: readonly OwnField[]
  readonly own: number | null
  /** What of his own card is not for him. */
  readonly hiddenOnOwn: ReadonlySet<MemberField>
  readonly plates: { readonly all: boolean; readonly own: boolean }
  readonly yes: string
  readonly no: string
  /** Of a fee, by its status and for one that was not asked for yet; of a role. */
  readonly payments: Readonly<Record<string, string>>
  readonly unasked: string
  readonly roles: Readonly<Record<string, string>>
  readonly divisions: Readonly<Record<string, string>>
  readonly kinds: Readonly<Record<string, string>>
}

/** Signs that stand after a cell and after a row; whether they stand in a cell too is found out by counting them. */
const CELL = '\x1f'
const ROW = '\x1e\x1e'

/** So many lines in one piece, each of them read and guarded at once: others are answered in between. */
export const LINES_AT_ONCE = 1000

type Chosen = {
  readonly ids: readonly number[]
  /** Most of the club: its tables are read as they lie. A list of thousands takes longer to think about than to read them. */
  readonly isMost: boolean
}

/** These cards as lines of a table, in this order and piece by piece; a card that is gone meanwhile is left out. */
export async function* readLines(db: Db, sheet: Sheet, chosen: Chosen): AsyncGenerator<Uint8Array> {
  if (chosen.ids.length === 0) return
  const cells = cellsOf(sheet)
  const piece = sql`(place - 1) / ${sql.lit(LINES_AT_ONCE)}`
  const { rows } = await sql<{ piece: number; lines: string; count: number }>`/* planned each time */
    select ${piece} as piece, string_agg(${rowOf(cells)}, '' order by place) as lines, count(*)::int as count
    from ${around(sheet, chosen)} group by ${piece} order by ${piece}`.execute(db)
  for (const { piece: at, lines, count } of rows) {
    const ids = chosen.ids.slice(at * LINES_AT_ONCE, (at + 1) * LINES_AT_ONCE)
    yield (
      inCsv(lines, { rows: count, cells: count * (cells.length - 1) }) ??
        (await readApart(db, sheet, { ids, isMost: false }))
    )
  }
}

/** Where somebody has written our own signs into a cell. */
async function readApart(db: Db, sheet: Sheet, chosen: Chosen): Promise<Uint8Array> {
  const { rows } = await sql<{ cells: (string | number | null)[] }>`/* planned each time */
    select json_build_array(${sql.join(cellsOf(sheet))}) as cells
    from ${around(sheet, chosen)} order by place`.execute(db)
  return Buffer.from(rows.map((row) => csvRow(row.cells)).join(''))
}

/** A function of PostgreSQL takes a hundred things and no more; with the club's own fields a row has more of them. */
const AT_ONCE = 90

function rowOf(cells: readonly RawBuilder<unknown>[]): RawBuilder<string> {
  const things = cells.flatMap((cell) => [sql.lit(CELL), cell]).slice(1)
  const parts = Array.from({ length: Math.ceil(things.length / AT_ONCE) }, (_, part) =>
    things.slice(part * AT_ONCE, (part + 1) * AT_ONCE),
  )
  return sql`concat(${sql.join(parts.map((part) => sql`concat(${sql.join(part)})`))}, ${sql.lit(ROW)})`
}

/** Holds a cell that csvCell would change, unless it is a telephone number: those are in every row, and guarded below. */
const ODD =
  // oxlint-disable-next-line no-control-regex -- our own signs
  /(?:^|\x1e)\+|(?:^|[\x1e\x1f])(?:[=\-@\t\r\0'＝＋－＠\s]|\(\+|\+(?!\d+(?:[\x1e\x1f]|$)))|[";\r\n]|\s(?:[\x1e\x1f]|$)/

// oxlint-disable-next-line no-control-regex -- our own signs
const PHONE_CELL = /\x1f(\+\d+)/g

/** Our signs turned into those of a table; nothing where there are more of them than there should be. */
function inCsv(
  lines: string,
  expected: { readonly rows: number; readonly cells: number },
): Uint8Array | null {
  const guarded = ODD.test(lines) ? lines.split(ROW).map(guardedRow).join(ROW) : lines
  const bytes = Buffer.from(guarded.replaceAll(PHONE_CELL, (_, phone: string) => CELL + csvCell(phone)))
  const met = { rows: 0, cells: 0 }
  // By hand: six hundred thousand semicolons put in by replaceAll took longer than all the rest.
  for (let at = 0; at < bytes.length; at += 1)
    if (bytes[at] === 0x1f) {
      bytes[at] = 0x3b
      met.cells += 1
    } else if (bytes[at] === 0x1e) {
      bytes[at] = 0x0d
      bytes[(at += 1)] = 0x0a
      met.rows += 1
    }
  return met.rows === expected.rows && met.cells === expected.cells ? bytes : null
}

function guardedRow(row: string): string {
  return ODD.test(row) ? row.split(CELL).map(csvCell).join(CELL) : row
}

function cellsOf(sheet: Sheet): readonly RawBuilder<unknown>[] {
  const words = told(sheet)
  const plain = sheet.fields.map((field) => {
    const cell = words[field] ?? (isOnCard(field) ? ON_CARD[field] : sql`null`)
    return sheet.hiddenOnOwn.has(field) ? notOnOwn(sheet, cell) : cell
  })
  const own = sheet.ownFields.map((field) => {
    const cell = ownCell(field, sheet)
    return sheet.ownHidden.includes(field) ? notOnOwn(sheet, cell) : cell
  })
  return [...plain, ...own]
}

function notOnOwn({ own }: Sheet, cell: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`case when member.id <> ${own}::int then ${cell} end`
}

/** As everything else here: a number with a comma, yes and no and a choice in words. */
function ownCell({ id, kind, choices }: OwnField, { yes, no }: Sheet): RawBuilder<unknown> {
  const value = sql`member.own ->> ${String(id)}::text`
  // A long one without a comma would be a symbol or a telephone, which no spreadsheet may reckon with.
  if (kind === 'number')
    return sql`replace(${value}, '.', ',') || case when ${value} ~ '^-?[0-9]{8,}$' then ',0' else '' end`
  if (kind === 'yesNo')
    return sql`case ${value} when 'true' then ${yes}::text when 'false' then ${no}::text end`
  if (kind !== 'choice') return value
  const names = Object.fromEntries(choices.map((choice) => [choice.id, choice.name]))
  return sql`${JSON.stringify(names)}::jsonb ->> (${value})`
}

const isOnCard = (field: MemberField): field is keyof typeof ON_CARD => field in ON_CARD

/** In the reader's words; the import understands them all. */
function told(sheet: Sheet): Readonly<Partial<Record<MemberField, RawBuilder<unknown>>>> {
  const yesOrNo = (column: RawBuilder<unknown>) =>
    sql`case when ${column} then ${sheet.yes}::text else ${sheet.no}::text end`
  return {
    division: sql`${JSON.stringify(sheet.divisions)}::jsonb->>member.division_id::text`,
    membershipKind: sql`${JSON.stringify(sheet.kinds)}::jsonb->>period.kind_id::text`,
    position: sql`coalesce(held.words, member.position)`,
    lifeTime: yesOrNo(sql`member.life_time`),
    consentsToPhotos: yesOrNo(sql`member.consents_to_photos`),
    sharesContact: yesOrNo(sql`member.shares_contact`),
    paymentStatus: sql`case when not member.life_time then
      coalesce(${JSON.stringify(sheet.payments)}::jsonb->>fee.status, ${sheet.unasked}) end`,
    daysOverdue: sql`case when member.life_time then 0 else coalesce(fee.days, 0) end`,
    olderDebt: sql`case when not member.life_time then owed.since end`,
    motorcycles: sql`bikes.words`,
    tags: sql`tags.words`,
    role: sql`${JSON.stringify(sheet.roles)}::jsonb->>account.role`,
    deactivatedAt: iso(sql`account.deactivated_at`),
    emailFault: sql`coalesce(${mailFault(sql`member.email`)}, ${mailFault(sql`account.email`)})`,
  }
}

const mailFault = (email: RawBuilder<unknown>) =>
  sql`(select reason from dead_address where address = lower(${email}))`

/** The cards and what stands about them in other tables, each read once for all of them. */
function around({ today, plates, own }: Sheet, chosen: Chosen): RawBuilder<unknown> {
  const ids = `{${chosen.ids.join()}}`
  // Said of each table by itself: PostgreSQL would read the whole club to find these few.
  const among = (column: string) => (chosen.isMost ? sql`true` : sql`${sql.ref(column)} = any(${ids}::int[])`)
  const theirs = among('member_id')
  return sql`unnest(${ids}::int[]) with ordinality as chosen(id, place)
    join member on member.id = chosen.id and ${among('member.id')} and member.erased_at is null
    left join account on account.member_id = member.id and ${among('account.member_id')}
    left join membership_period as period on period.member_id = member.id and ${among('period.member_id')}
      and period.ends_on is null
    left join (${feesOfYear(today, theirs)}) as fee on fee.member_id = member.id
    left join (${olderDebts(today, theirs)}) as owed on owed.member_id = member.id
    left join (
      select member_id, string_agg(concat_ws(' ', make, model, year,
        case when ${plates.all}::boolean or member_id = ${plates.own ? own : null}::int then '(' || plate || ')' end),
        '; ' order by position, id) as words
      from motorcycle where ${theirs} group by member_id
    ) as bikes on bikes.member_id = member.id
    left join (
      select member_id, string_agg(tag.name, ', ' order by tag.name collate cs) as words
      from member_tag join tag on tag.id = member_tag.tag_id where ${theirs} group by member_id
    ) as tags on tags.member_id = member.id
    left join (${heldTitles(today, theirs)}) as held on held.member_id = member.id`
}

/** The fee of the year: the latest one, one that was not archived first. */
function feesOfYear(today: string, theirs: RawBuilder<unknown>) {
  return sql`select distinct on (member_id) member_id, status,
      case when ${statusIsOpen('status')} then greatest(0, ${today}::date - due_on) else 0 end as days
    from payment where type = '2' and period = ${Number(today.slice(0, 4))} and ${theirs}
    order by member_id, ${statusIsArchived('status')}, created_at desc`
}

/** The earliest year before this one whose fee is owed still. */
function olderDebts(today: string, theirs: RawBuilder<unknown>) {
  return sql`select member_id, min(period) as since from payment
    where type = '2' and period < ${Number(today.slice(0, 4))} and ${statusIsOpen('status')} and ${theirs}
    group by member_id`
}

/** Titles held today, as positionOn says them. */
function heldTitles(today: string, theirs: RawBuilder<unknown>) {
  return sql`select member_id, string_agg(name, ', ' order by position, name) as words from (
      select distinct member_id, title.name, title.position from title_term join title on title.id = title_term.title_id
      where ${theirs} and starts_on <= ${today}::date and coalesce(ends_on, 'infinity') >= ${today}::date
    ) as terms group by member_id`
}
