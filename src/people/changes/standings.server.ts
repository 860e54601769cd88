import { sql } from 'kysely'
import type { Role } from '../../permissions.ts'
import type { Db } from '../../tables.ts'
import { findKind } from '../kinds/kinds.server.ts'
import { HAS_MEMBERSHIP } from '../members/club-count.server.ts'
import type { Standing } from './many-change.ts'

type Row = Omit<Standing, 'account'> & {
  readonly accountId: number | null
  readonly role: Role | null
  readonly isActive: boolean
}

/** As little of each card as such a change looks at: thousands are read at once. In the order they are asked for. */
export async function listStandings(db: Db, ids: readonly number[]): Promise<readonly Standing[]> {
  const { rows } = await sql<Row>`
    select member.id, member.first_name as "firstName", member.last_name as "lastName",
      member.division_id as division, member.version, period.kind_id as kind, ${HAS_MEMBERSHIP} as "isMember", coalesce(tagged.names, '{}') as tags,
      case when member.approved_at is not null then json_build_object('at', member.approved_at, 'by', member.approved_by) end as approval,
      account.id as "accountId", account.role, account.deactivated_at is null as "isActive"
    from member
    left join account on account.member_id = member.id
    left join membership_period as period on period.member_id = member.id and period.ends_on is null
    left join (select member_tag.member_id, array_agg(tag.name order by tag.name) as names
      from member_tag join tag on tag.id = member_tag.tag_id
      where member_tag.member_id = any(${[...ids]}::int[]) group by member_tag.member_id) as tagged
      on tagged.member_id = member.id
    where member.id = any(${[...ids]}::int[]) and member.erased_at is null`.execute(db)
  const found = new Map(rows.map((row) => [row.id, standingOf(row)]))
  return ids.flatMap((id) => found.get(id) ?? [])
}

/** The same, held still until the transaction ends; always by number, so that two runs never wait for one another in a circle. */
export async function lockStandings(tx: Db, ids: readonly number[]): Promise<readonly Standing[]> {
  await sql`select from member where id = any(${[...ids]}::int[]) order by id for update`.execute(tx)
  return listStandings(tx, ids)
}

function standingOf({ accountId, role, isActive, ...card }: Row): Standing {
  return { ...card, account: accountId === null || role === null ? null : { id: accountId, role, isActive } }
}

type Place = { readonly division?: number | null | undefined; readonly kind?: number | null | undefined }

/** Tells of what was to be written on a card whether the club still has it: a division or a kind nobody holds may be deleted. */
export async function readWhatIsGone(db: Db): Promise<(place: Place) => boolean> {
  const [divisions, kinds] = await Promise.all([
    db.selectFrom('division').select('id').execute(),
    db.selectFrom('membershipKind').select('id').execute(),
  ])
  const isIn = (rows: readonly { readonly id: number }[], id: number | null | undefined) =>
    !id || rows.some((row) => row.id === id)
  return ({ division, kind }) => !isIn(divisions, division) || !isIn(kinds, kind)
}

/** A kind nobody new is given is refused as well. */
export async function isOpenKind(db: Db, id: number): Promise<boolean> {
  const kind = await findKind(db, id)
  return kind !== undefined && !kind.archived
}

/** The divisions nobody new may come to are refused before anybody is touched. */
export async function isOpenDivision(db: Db, id: number): Promise<boolean> {
  const found = await db
    .selectFrom('division')
    .select('id')
    .where('id', '=', id)
    .where('closedOn', 'is', null)
    .executeTakeFirst()
  return found !== undefined
}
