import { sql } from 'kysely'
import { readClub } from '../../ground/platform/club-settings.server.ts'
import type { Person } from '../members/likeness.ts'
import type { Db } from '../../tables.ts'
import type { Application } from './application.ts'
import { listWaiting } from './applications.server.ts'
import { type Known, type Possible, possibleDuplicates } from './duplicate.ts'

/** The applications of a page, each with those it may repeat; one statement however many there are. */
export async function judgeDuplicates(
  db: Db,
  applications: readonly Application[],
): Promise<readonly (Application & { readonly possibleDuplicates: readonly Possible[] })[]> {
  const waiting = applications.filter(({ status }) => status === 'PENDING').map(({ id }) => id)
  const candidates = waiting.length === 0 ? [] : await listCandidates(db, waiting)
  const judged = await judging(db)
  return applications.map((application) => ({
    ...application,
    possibleDuplicates: possibleDuplicates(
      judged(application),
      candidates.filter(({ applicationId }) => applicationId === application.id),
    ),
  }))
}

/** Whether a card other than the one just made may be this applicant's. */
export async function mayHaveCard(db: Db, applicationId: number, made: number): Promise<boolean> {
  return (await listRepeating(db, [applicationId], made)).length > 0
}

/** Whom an approval of all would leave to the officer. */
export async function listAllRepeating(db: Db): Promise<readonly number[]> {
  const waiting = await listWaiting(db)
  return listRepeating(
    db,
    waiting.map(({ id }) => id),
  )
}

/** Which of these may have a card already; `except` is the one just made for them. */
async function listRepeating(
  db: Db,
  ids: readonly number[],
  except: number | null = null,
): Promise<readonly number[]> {
  if (ids.length === 0) return []
  const waiting = await listForJudging(db, ids)
  const cards = (await listCandidates(db, ids)).filter(({ kind, id }) => kind === 'member' && id !== except)
  const judged = await judging(db)
  const repeats = (applicant: Person & { readonly id: number }) =>
    possibleDuplicates(
      judged(applicant),
      cards.filter(({ applicationId }) => applicationId === applicant.id),
    ).length > 0
  return waiting.filter(repeats).map(({ id }) => id)
}

/** A club that has no numbers knows nobody by his. */
async function judging(db: Db) {
  const hasHog = !(await readClub(db)).off.includes('hog')
  return <Applicant extends Person>(applicant: Applicant): Applicant =>
    hasHog ? applicant : { ...applicant, hogNumber: null }
}

function listForJudging(db: Db, ids: readonly number[]) {
  return db
    .selectFrom('application')
    .select(['id', 'firstName', 'lastName', 'email', 'phone', 'birthDate', 'city', 'hogNumber'])
    .where('id', '=', sql<number>`any(${[...ids]}::int[])`)
    .execute()
}

/** Everybody who shares anything telling with these applicants; the rules decide what it means. */
async function listCandidates(db: Db, ids: readonly number[]) {
  const { rows } = await sql<Known & { applicationId: number }>`
    with waiting as materialized (
      select *, fold(last_name) as folded_last, fold(first_name) as folded_first
      from application where status = 'PENDING' or id = any(${[...ids]}::int[])
    ), applicant as (select * from waiting where id = any(${[...ids]}::int[]))
    select a.id as application_id, 'member' as kind, m.id, m.number, m.first_name, m.last_name, m.nickname,
      m.email, account.email as account_email, m.phone, m.birth_date, m.city, m.hog_number,
      m.archived_at is not null as is_archived, m.excluded_on is not null as is_excluded,
      account.id is not null as has_account
    from applicant a
    cross join lateral (
      select member_id as id from changes.contact_mark where email = lower(a.email)
      union select member_id from account where lower(email) = lower(a.email)
      union select member_id from changes.contact_mark where phone = a.phone
      union select id from member where hog_number = a.hog_number
      union select id from member where birth_date = a.birth_date
      union select id from member where fold(last_name) = a.folded_last and fold(first_name) = a.folded_first
    ) alike
    join member m on m.id = alike.id and m.erased_at is null and not exists (
      select from application_match_refusal refused
      where refused.application_id = a.id and refused.member_id = m.id)
      and not exists (select from member_merge where dropped_id = m.id)
    left join account on account.member_id = m.id
    union all
    select a.id, 'application', o.id, null, o.first_name, o.last_name, o.nickname,
      o.email, null, o.phone, o.birth_date, o.city, o.hog_number, false, false, false
    from applicant a join waiting o on o.id <> a.id and (
      lower(o.email) = lower(a.email) or o.phone = a.phone or o.hog_number = a.hog_number
      or o.birth_date = a.birth_date
      or (o.folded_last = a.folded_last and o.folded_first = a.folded_first))
  `.execute(db)
  return rows
}
