import { sql } from 'kysely'
import { nameContainsAll } from '../../people/members/name-search.server.ts'
import { searchWords } from '../../people/members/name-search.ts'
import { remembered } from '../../ground/postgres/remembered.server.ts'
import type { Db } from '../../tables.ts'

/** So many pairs are weighed at most. */
const MOST_PAIRS = 5000
/** What more people than this have in common tells nothing about any two of them: the club's own mailbox, say. */
const CROWD = 60

export type PairIds = { readonly firstId: number; readonly secondId: number }

/**
 * Cards that share what a person has for himself. Gathered by key, so the work grows with the club
 * and not with its square. What was refused, merged or erased, or is archived on both sides, is left out.
 */
export function listPairs(db: Db): Promise<Pairs> {
  return gatherPairs(db, null)
}

type Pairs = { readonly pairs: readonly PairIds[]; readonly more: boolean }

const gatherPairs = remembered(async (db: Db, _all: null): Promise<Pairs> => {
  const { rows } = await sql<PairIds>`
    with person as (
      select id, lower(email) as email, phone, birth_date, fold(last_name) as last, fold(first_name) as first
      from member
      where erased_at is null and not exists (select from member_merge where dropped_id = member.id)
    ), mark as (
      select id, 'email ' || email as key from person where email is not null
      union all select id, 'phone ' || phone from person where phone is not null
      union all select id, 'name ' || least(last, first) || ' ' || greatest(last, first) from person
      union all select id, 'birth ' || birth_date from person where birth_date is not null
    ), crowd as (
      select key, array_agg(id) as ids from mark group by key having count(*) between 2 and ${CROWD}
    ), pair as (
      select one.id as first_id, two.id as second_id, bool_and(key like 'birth %') as only_birth
      from crowd, unnest(ids) as one (id), unnest(ids) as two (id)
      where one.id < two.id
      group by one.id, two.id
    )
    select pair.first_id, pair.second_id from pair
    join member one on one.id = pair.first_id
    join member two on two.id = pair.second_id
    where (one.archived_at is null or two.archived_at is null)
      and (not pair.only_birth or levenshtein_less_equal(
        left(fold(one.last_name || ' ' || one.first_name), 80), left(fold(two.last_name || ' ' || two.first_name), 80), 2) <= 2)
      and not exists (select from person_match_refusal refused
        where refused.first_id = pair.first_id and refused.second_id = pair.second_id)
    order by pair.first_id, pair.second_id
    limit ${MOST_PAIRS + 1}`.execute(db)
  return { pairs: rows.slice(0, MOST_PAIRS), more: rows.length > MOST_PAIRS }
})

/** Cards to be laid side by side, with what tells people apart. */
export async function listPeople(db: Db, ids: readonly number[]) {
  return selectPeople(db)
    .where('member.id', '=', sql<number>`any(${[...ids]}::int[])`)
    .execute()
}

const FOUND = 10

/** By number or by any part of the name, for the search by hand. */
export async function findPeople(db: Db, wanted: string) {
  const text = wanted.trim().slice(0, 100)
  if (text === '') return []
  const number = /^\d{1,9}$/.test(text) ? Number(text) : null
  return selectPeople(db)
    .where(number === null ? nameContainsAll(searchWords(text)) : sql<boolean>`member.number = ${number}`)
    .where('member.erasedAt', 'is', null)
    .where(sql<boolean>`not exists (select from member_merge where dropped_id = member.id)`)
    .orderBy(sql`member.last_name collate cs`)
    .orderBy(sql`member.first_name collate cs`)
    .orderBy('member.id')
    .limit(FOUND)
    .execute()
}

function selectPeople(db: Db) {
  return db
    .selectFrom('member')
    .leftJoin('account', 'account.memberId', 'member.id')
    .leftJoin('division', 'division.id', 'member.divisionId')
    .select([
      'member.id',
      'member.number',
      'member.firstName',
      'member.lastName',
      'member.nickname',
      'member.email',
      'member.phone',
      'member.birthDate',
      'member.city',
      'member.hogNumber',
      'member.memberSince',
      'division.name as division',
      sql<boolean>`member.archived_at is not null`.as('isArchived'),
      sql<boolean>`account.id is not null`.as('hasAccount'),
    ])
}

export type MatchPerson = Awaited<ReturnType<typeof listPeople>>[number]
/** Without what the club has switched off. */
export type ShownPerson = Omit<MatchPerson, 'hogNumber'> & Partial<Pick<MatchPerson, 'hogNumber'>>
