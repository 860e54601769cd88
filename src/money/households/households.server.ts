import { sql } from 'kysely'
import type { Page } from '../../ground/http/after.ts'
import { countedLeaf } from '../../ground/lists/leafed.server.ts'
import { inOrder, NAME_KEYS } from '../../ground/lists/list-order.server.ts'
import { nameOrNumber } from '../../people/members/name-search.server.ts'
import { searchWords } from '../../people/members/name-search.ts'
import type { FieldFault } from '../../refusals.ts'
import type { Db } from '../../tables.ts'

export type InHousehold = {
  readonly memberId: number
  readonly number: number
  readonly firstName: string
  readonly lastName: string
}

const OTHERS = sql<
  readonly InHousehold[]
>`(select json_agg(json_build_object('memberId', other.id, 'number', other.number,
    'firstName', other.first_name, 'lastName', other.last_name)
    order by other.last_name collate cs, other.first_name collate cs, other.id)
  from household_member as part join member as other on other.id = part.member_id
  where part.payer_id = household_member.payer_id and part.member_id <> part.payer_id)`

/** Every household by the name of who pays, with those he pays for. */
export function listHouseholds(db: Db, page: Page) {
  const query = db
    .selectFrom('householdMember')
    .innerJoin('member', 'member.id', 'householdMember.memberId')
    .select([
      'member.id as payerId',
      'member.number',
      'member.firstName',
      'member.lastName',
      OTHERS.as('members'),
    ])
    .whereRef('householdMember.memberId', '=', 'householdMember.payerId')
  return countedLeaf(query, inOrder('name', { name: NAME_KEYS }), page)
}

/** Of somebody's card: who pays for his household, himself perhaps; nothing where he is in none. */
export const HOUSEHOLD = sql<HouseholdMark | null>`(select json_build_object('payerId', payer.id,
    'name', payer.last_name || ' ' || payer.first_name)
  from household_member as part join member as payer on payer.id = part.payer_id where part.member_id = member.id)`

export type HouseholdMark = { readonly payerId: number; readonly name: string }

/** Where letters about somebody's fee go: to who pays for him. The card, its account and its household are joined. */
export const FEE_ADDRESS = sql<string | null>`(case when household_member.payer_id <> member.id
  then (select coalesce(payer.email, of_payer.email) from member as payer
    left join account as of_payer on of_payer.member_id = payer.id where payer.id = household_member.payer_id)
  else coalesce(member.email, account.email) end)`

/** Whom somebody wrote: a surname and a first name in any order, or the number on the card; one person or a fault. */
export async function findNamed(db: Db, written: string): Promise<number | FieldFault> {
  const words = searchWords(written)
  if (words.length === 0) return 'required'
  let query = db
    .selectFrom('member')
    .select('id')
    .where('erasedAt', 'is', null)
    .where('archivedAt', 'is', null)
    .where('excludedOn', 'is', null)
  for (const word of words) query = query.where(nameOrNumber(word.replace(/^\(|\)$/g, '')))
  const [found, second] = await query.limit(2).execute()
  if (!found) return 'nobody_like_that'
  return second ? 'several_like_that' : found.id
}
