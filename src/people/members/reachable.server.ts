import { type RawBuilder, sql } from 'kysely'
import type { RefusableCategory } from '../../ground/mail/letter-category.ts'
import type { Language } from '../../ground/values/words.ts'
import { Refusal, type RefusalCode } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import { IS_IN_CLUB } from './club-count.server.ts'
import { type LeftOut, LEFT_OUT_REFUSALS } from './reachable.ts'

/** Who is still with us and can be written to, with the reason where he cannot. No category is what always comes. */
export const REACHABLE = (category: RefusableCategory | null): RawBuilder<unknown> => sql`
  select member.id, member.first_name, member.last_name, member.salutation, member.division_id,
    account.id as account_id, account.language, coalesce(account.email, member.email) as email,
    case when coalesce(account.email, member.email) is null then 'no_email'
      when exists (select from dead_address
        where address = lower(coalesce(account.email, member.email))) then 'dead_address'
      when exists (select from mail_opt_out
        where member_id = member.id and category = ${category}) then 'opted_out'
    end as left_out
  from member
  left join account on account.member_id = member.id and account.deactivated_at is null
  where ${IS_IN_CLUB}`

type Reader = {
  readonly id: number
  readonly firstName: string
  readonly salutation: string | null
  readonly accountId: number | null
  readonly language: Language | null
}

export type Reached = Reader & { readonly email: string }

/** Those of them who can be written to right now; whoever has left or refused since the list was made, with the reason. */
export async function reachMany(
  tx: Db,
  memberIds: readonly number[],
  category: RefusableCategory | null,
): Promise<ReadonlyMap<number, Reached | RefusalCode>> {
  const { rows } = await sql<Reader & { readonly email: string | null; readonly leftOut: LeftOut | null }>`
    select id, first_name as "firstName", salutation, account_id as "accountId", language, email,
      left_out as "leftOut"
    from (${REACHABLE(category)}) as person where id = any(${[...memberIds]}::int[])`.execute(tx)
  const found = new Map(rows.map((person) => [person.id, person]))
  return new Map(
    memberIds.map((id) => {
      const person = found.get(id)
      if (!person) return [id, 'recipient_gone']
      const { email, leftOut } = person
      return [id, leftOut || email === null ? LEFT_OUT_REFUSALS[leftOut ?? 'no_email'] : { ...person, email }]
    }),
  )
}

/** One of them; whoever cannot be written to is refused. */
export async function reach(tx: Db, memberId: number, category: RefusableCategory | null): Promise<Reached> {
  const reached = (await reachMany(tx, [memberId], category)).get(memberId) ?? 'recipient_gone'
  if (typeof reached === 'string') throw new Refusal(reached)
  return reached
}
