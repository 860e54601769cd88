import { sql } from 'kysely'
import { memory } from '../../ground/postgres/remembered.server.ts'
import type { Db } from '../../tables.ts'
import type { LookedFor } from './looked-for.ts'
import { CROWD, isSlipOf, LONG, type Person, wordsOf } from './names.ts'

// More people than a crowd say nothing, so of each name one more than that is read: enough to see that it is a crowd.
const ENOUGH = CROWD + 1

const IS_HERE = sql`member.erased_at is null`
const MARKS = sql`name_marks(member.last_name, member.first_name)`

/** So many people are kept with whom movements may mean. */
const MOST_PEOPLE = 20_000
const people = memory<readonly Person[]>({
  most: MOST_PEOPLE,
  weigh: ({ length }) => length + 1,
  area: 'names',
})

/** Those whom the words of the movements may name, those already known to be meant, and those who live or are called like them. */
export function listFewPeople(
  db: Db,
  { texts }: LookedFor,
  known: readonly number[],
): Promise<readonly Person[]> {
  const asked = { texts, known: [...new Set(known)].toSorted((one, other) => one - other) }
  return people(db, JSON.stringify(asked), () => readFewPeople(db, asked))
}

type Asked = Pick<LookedFor, 'texts'> & { readonly known: readonly number[] }

async function readFewPeople(db: Db, { texts, known }: Asked): Promise<readonly Person[]> {
  const words = [...new Set(texts.flat())]
  const { surnames, firsts } = await listKnown(db, words)
  const alike = await listAlike(
    db,
    words.filter((word) => !surnames.has(word) && word.length >= LONG),
  )
  const marks = texts.flatMap((text) => {
    const lasts = text.flatMap((word) => (surnames.has(word) ? [word] : (alike.get(word) ?? [])))
    const beside = text.filter((word) => firsts.has(word))
    return lasts.flatMap((last) => [`l${last}`, ...beside.map((first) => `l${last} f${first}`)])
  })
  const { rows: named } = await sql<{ id: number }>`
    select found.id from unnest(${[...new Set(marks)]}::text[]) as asked(marks)
      cross join lateral (select member.id from member
        where ${IS_HERE} and ${MARKS} @> string_to_array(asked.marks, ' ') limit ${ENOUGH}) as found
    union
    select found.id from unnest(${words}::text[]) as asked(word)
      cross join lateral (select member.id from member
        where ${IS_HERE} and plain_name(member.nickname) = asked.word limit ${ENOUGH}) as found`.execute(db)
  return listWithNeighbours(db, [...new Set([...named.map(({ id }) => id), ...known])])
}

/** Which of the words somebody is called by. */
async function listKnown(db: Db, words: readonly string[]) {
  const calledBy = (mark: 'l' | 'f') =>
    sql<boolean>`exists (select from member where ${IS_HERE} and ${MARKS} @> array[${mark} || asked.word])`
  const { rows } = await sql<{ word: string; isLast: boolean; isFirst: boolean }>`
    select asked.word, ${calledBy('l')} as "isLast", ${calledBy('f')} as "isFirst"
    from unnest(${[...words]}::text[]) as asked(word)`.execute(db)
  return {
    surnames: new Set(rows.flatMap(({ word, isLast }) => (isLast ? [word] : []))),
    firsts: new Set(rows.flatMap(({ word, isFirst }) => (isFirst ? [word] : []))),
  }
}

/** Surnames one slip away from words that are none. */
async function listAlike(db: Db, words: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>> {
  if (words.length === 0) return new Map()
  const { rows } = await sql<{ word: string; lastName: string }>`
    select distinct asked.word, member.last_name as "lastName" from unnest(${[...words]}::text[]) as asked(word)
      cross join lateral (select member.last_name from member
        where ${IS_HERE} and surname_slips(member.last_name) && slips_of(asked.word)) as member`.execute(db)
  const alike = rows.flatMap(({ word, lastName }) =>
    wordsOf(lastName).flatMap((surname) => (isSlipOf(word, surname) ? [{ word, surname }] : [])),
  )
  return new Map(
    [...Map.groupBy(alike, ({ word }) => word)].map(([word, own]) => [
      word,
      [...new Set(own.map(({ surname }) => surname))],
    ]),
  )
}

async function listWithNeighbours(db: Db, ids: readonly number[]): Promise<readonly Person[]> {
  const { rows } = await sql<Person>`
    with known as materialized (
      select surname_stem(member.last_name) as stem, contact.home, member.id from member
      left join changes.contact_mark as contact on contact.member_id = member.id
      where ${IS_HERE} and member.id = any(${[...ids]}::int[])
    ), near as (
      select id from known
      union
      select found.id from (select distinct stem from known) as asked
        cross join lateral (select member.id from member
          where ${IS_HERE} and surname_stem(member.last_name) = asked.stem limit ${ENOUGH}) as found
      union
      select found.id from (select distinct home from known where home is not null) as asked
        cross join lateral (select member.id from changes.contact_mark as contact join member on member.id = contact.member_id
          where ${IS_HERE} and contact.home = asked.home limit ${ENOUGH}) as found
      union
      select part.member_id from known join household_member as own on own.member_id = known.id
        join household_member as part on part.payer_id = own.payer_id
    )
    select member.id, member.first_name as "firstName", member.last_name as "lastName", member.nickname, contact.home as household,
      household_member.payer_id as "payerId"
    from near join member on member.id = near.id
    left join changes.contact_mark as contact on contact.member_id = member.id
    left join household_member on household_member.member_id = member.id order by member.id`.execute(db)
  return rows
}
