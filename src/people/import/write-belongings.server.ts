import { sql } from 'kysely'
import type { Db } from '../../tables.ts'
import { itemsOf, type ListField, readMotorcycle } from './belonging.ts'
import type { Changes } from './plan.ts'

type ListChange = { readonly memberId: number; readonly before: Changes; readonly after: Changes }

/** Motorcycles and tags the lines bring or, when an import is undone, take back. Constant number of statements. */
export async function writeBelongings(tx: Db, changes: readonly ListChange[]): Promise<void> {
  const motorcycles = changes.flatMap((change) =>
    added(change, 'motorcycles').flatMap((text) => {
      const motorcycle = readMotorcycle(text)
      return motorcycle ? [{ memberId: change.memberId, ...motorcycle }] : []
    }),
  )
  const tags = named(changes, 'tags', added)
  if (motorcycles.length > 0)
    await sql`insert into motorcycle (member_id, make, model, year, plate, position)
      select "memberId", make, model, year, plate,
        place + coalesce((select max(position) from motorcycle where member_id = "memberId"), 0)
      from rows from (jsonb_to_recordset(${JSON.stringify(motorcycles)}::jsonb)
        as ("memberId" int, make text, model text, year int, plate text)) with ordinality
        as line ("memberId", make, model, year, plate, place)`.execute(tx)
  if (tags.length > 0) {
    await sql`insert into tag (name) select distinct name from ${records(tags)} order by name
      on conflict (name) do nothing`.execute(tx)
    await sql`insert into member_tag (member_id, tag_id)
      select line."memberId", tag.id from ${records(tags)} join tag on tag.name = line.name
      on conflict do nothing`.execute(tx)
  }
  await takeBack(tx, changes)
}

/** The kind each new member is of; those the file says nothing of keep the club's first. One statement. */
export async function writeKinds(tx: Db, created: readonly ListChange[]): Promise<void> {
  const kinds = created.flatMap(({ memberId, after: { membershipKind: name } }) =>
    typeof name === 'string' ? [{ memberId, name }] : [],
  )
  if (kinds.length === 0) return
  await sql`update membership_period set kind_id = membership_kind.id
    from ${records(kinds)} join membership_kind on membership_kind.name_cs = line.name
    where membership_period.member_id = line."memberId"`.execute(tx)
}

async function takeBack(tx: Db, changes: readonly ListChange[]): Promise<void> {
  const motorcycles = named(changes, 'motorcycles', removed)
  const tags = named(changes, 'tags', removed)
  if (motorcycles.length > 0)
    await sql`delete from motorcycle using ${records(motorcycles)}
      where motorcycle.member_id = line."memberId" and ${MOTORCYCLE_TEXT} = line.name`.execute(tx)
  if (tags.length > 0)
    await sql`delete from member_tag using ${records(tags)} join tag on tag.name = line.name
      where member_tag.member_id = line."memberId" and member_tag.tag_id = tag.id`.execute(tx)
}

/** As `motorcycleInWords` says it. */
export const MOTORCYCLE_TEXT = sql<string>`concat_ws(' ', motorcycle.make, motorcycle.model, motorcycle.year,
  '(' || motorcycle.plate || ')')`

function records(rows: readonly object[]) {
  return sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as line ("memberId" int, name text)`
}

type Pick = (change: ListChange, field: ListField) => readonly string[]

function named(changes: readonly ListChange[], field: ListField, pick: Pick) {
  return changes.flatMap((change) => pick(change, field).map((name) => ({ memberId: change.memberId, name })))
}

const added: Pick = ({ before, after }, field) => missing(itemsOf(field, after[field]), before[field], field)
const removed: Pick = ({ before, after }, field) =>
  after[field] === undefined ? [] : missing(itemsOf(field, before[field]), after[field], field)

function missing(items: readonly string[], from: Changes[ListField], field: ListField): readonly string[] {
  const there = itemsOf(field, from)
  return items.filter((item) => !there.includes(item))
}
