import { type RawBuilder, sql } from 'kysely'
import type { Role } from '../../permissions.ts'
import type { Db } from '../../tables.ts'
import { addDays } from '../../ground/values/day.ts'
import { STAYS_DAYS, WARNED_DAYS } from './mandate.ts'

/** Somebody else with the same role, whose own term is not over. */
const successorOn = (today: RawBuilder<unknown>) => sql`exists (
  select from account as other left join title_term as others on others.id = other.role_term_id
  where other.role = account.role and other.id <> account.id and other.deactivated_at is null
    and coalesce(others.ends_on, 'infinity') >= ${today})`

/**
 * The role an account has that day, `held` being the term it came with: the rule of `mandate.ts`, asked where a visitor
 * is read, so that no right outlives its day whatever the jobs are doing. Beyond the last day of a term nothing is asked.
 */
export function roleOn(day: string) {
  const today = sql`${day}::date`
  // Said as false where there is no term: of what is unknown the other half is asked too, which reads every account.
  return sql<Role>`case when coalesce(held.ends_on < ${today}, false) and (${successorOn(today)}
    or (account.role <> 'Webmaster' and held.ends_on + ${sql.lit(STAYS_DAYS)}::int < ${today}))
    then 'Member' else account.role end`
}

export type Acting = { readonly id: number; readonly role: Role; readonly memberId: number | null }

/** Whoever does something, by his account, with the role he has that day: a term may be over that nobody has turned yet. */
export function findActing(
  tx: Db,
  { actorId, today }: { readonly actorId: number; readonly today: string },
): Promise<Acting | undefined> {
  return tx
    .selectFrom('account')
    .leftJoin('titleTerm as held', 'held.id', 'account.roleTermId')
    .select(['account.id', roleOn(today).as('role'), 'account.memberId'])
    .where('account.id', '=', actorId)
    .where('account.deactivatedAt', 'is', null)
    .executeTakeFirst()
}

type KeptRole = {
  readonly accountId: number
  readonly role: Role
  readonly firstName: string
  readonly lastName: string
  readonly title: string
  readonly endsOn: string
}

/** After 'from': accounts whose role stays although its term is over, because nobody else has it. */
const keptRoles = (day: string) => sql`account join title_term as held on held.id = account.role_term_id
  join title on title.id = held.title_id join member on member.id = account.member_id
  where account.deactivated_at is null and held.ends_on < ${day}::date
    and not ${successorOn(sql`${day}::date`)}`

export async function listKeptRoles(db: Db, today: string): Promise<readonly KeptRole[]> {
  const { rows } =
    await sql<KeptRole>`select account.id as "accountId", account.role, member.first_name as "firstName",
    member.last_name as "lastName", title.name as title, held.ends_on as "endsOn"
    from ${keptRoles(today)} order by held.ends_on, account.id limit 50`.execute(db)
  return rows
}

/** The office one's own role came with, from thirty days before its last day. */
export async function findOwnEnding(db: Db, accountId: number, today: string) {
  const found = await db
    .selectFrom('account')
    .innerJoin('titleTerm', 'titleTerm.id', 'account.roleTermId')
    .innerJoin('title', 'title.id', 'titleTerm.titleId')
    .select(['title.name as title', 'titleTerm.endsOn', 'account.role'])
    .where('account.id', '=', accountId)
    .where('titleTerm.endsOn', '>=', today)
    .where('titleTerm.endsOn', '<=', addDays(today, WARNED_DAYS))
    .executeTakeFirst()
  return found?.endsOn ? { ...found, endsOn: found.endsOn } : null
}
