import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../tables.ts'
import { type Person, type Subject, valuesOf } from './person.ts'

/** Everything that is this person: the card and those merged into it, the accounts, the applications. Null: there is nobody. */
export async function findPerson(db: Db, subject: Subject): Promise<Person | null> {
  const members = subject.kind === 'member' ? await listCards(db, subject.id) : []
  const accounts = await listAccounts(db, subject, members)
  const applications = await listApplications(db, subject, members)
  const people = [...members, ...applications]
  if (people.length + accounts.length === 0) return null
  const emails = [...people, ...accounts].flatMap(({ email }) => (email ? [email.toLowerCase()] : []))
  return {
    members: members.map(({ id }) => id),
    accounts: accounts.map(({ id }) => id),
    applications: applications.map(({ id }) => id),
    emails: unique(emails),
    phones: unique(people.flatMap(({ phone }) => phone ?? [])),
    hogNumbers: unique(people.flatMap(({ hogNumber }) => hogNumber ?? [])),
    names: people.map(({ firstName, lastName, birthDate }) => ({ firstName, lastName, birthDate })),
  }
}

const unique = (values: readonly string[]) => [...new Set(values)]

function listCards(db: Db, id: number) {
  return db
    .selectFrom('member')
    .select(['id', 'email', 'phone', 'hogNumber', 'firstName', 'lastName', 'birthDate'])
    .where(
      sql<boolean>`id in (with recursive him (id) as (
        select ${id}::int union select dropped_id from member_merge join him on kept_id = him.id)
        select id from him)`,
    )
    .where('erasedAt', 'is', null)
    .execute()
}

function listAccounts(db: Db, subject: Subject, members: readonly { readonly id: number }[]) {
  return db
    .selectFrom('account')
    .select(['id', 'email'])
    .where((eb) =>
      eb.or([
        eb('memberId', '=', anyOf(members.map(({ id }) => id))),
        ...(subject.kind === 'account' ? [eb('id', '=', subject.id)] : []),
      ]),
    )
    .execute()
}

/** An applicant may have tried more than once: the same address and the same surname is one person. */
function listApplications(db: Db, subject: Subject, members: readonly { readonly id: number }[]) {
  const applicationId = subject.kind === 'application' ? subject.id : 0
  return db
    .selectFrom('application')
    .select(['id', 'email', 'phone', 'hogNumber', 'firstName', 'lastName', 'birthDate'])
    .where(
      sql<boolean>`member_id = ${anyOf(members.map(({ id }) => id))}
        or (member_id is null and (lower(email), fold(last_name)) in (
          select lower(email), fold(last_name) from application where id = ${applicationId} and member_id is null
          union all
          select lower(email), fold(last_name) from member
          where id = ${anyOf(members.map(({ id }) => id))} and email is not null))`,
    )
    .execute()
}

const anyOf = (ids: readonly number[]) => sql<number>`any(${[...ids]}::int[])`

const PLACEHOLDER = /(?<!:):([a-zA-Z]+)\b/

/** A condition of `holdings.ts` with the person put into it. */
export function bind(text: string, person: Person): RawBuilder<boolean> {
  const values: Readonly<Record<string, readonly (string | number)[] | undefined>> = valuesOf(person)
  return text.split(PLACEHOLDER).reduce<RawBuilder<boolean>>(
    (whole, part, index) => {
      if (index % 2 === 0) return sql<boolean>`${whole}${sql.raw(part)}`
      const value = values[part]
      if (!value) throw new Error(`holdings know no :${part}`)
      return sql<boolean>`${whole}${[...value]}`
    },
    sql<boolean>``,
  )
}
