import { sql } from 'kysely'
import { countClub, IS_IN_CLUB, IS_MEMBER } from '../../people/members/club-count.server.ts'
import { remembered } from '../../ground/postgres/remembered.server.ts'
import type { Db } from '../../tables.ts'
import type { ClubChart } from './desk.ts'

export type ClubFigures = {
  readonly year: number
  readonly years?: readonly { readonly year: number; readonly members: number }[]
  /** Named apart from the members, and only as they are today. */
  readonly applicants?: number
  readonly divisions?: readonly { readonly name: string | null; readonly members: number }[]
  readonly rides?: readonly Months[]
  readonly fees?: readonly Months[]
  readonly hog?: Readonly<Record<HogColumn, number>>
}

/** What there was in each month of this year and of the one before; `count` of what, `value` the sum of what matters. */
export type Months = {
  readonly month: number
  readonly count: number
  readonly value: number
  readonly before: number
}

type HogColumn = 'valid' | 'expiring' | 'expired' | 'missing'

const YEARS = 8

/** The numbers behind the pictures asked for, one statement a picture. */
export function viewFigures(db: Db, charts: readonly ClubChart[], today: string): Promise<ClubFigures> {
  return countFigures(db, { charts, today })
}

type Asked = { readonly charts: readonly ClubChart[]; readonly today: string }

const countFigures = remembered(async (db: Db, { charts, today }: Asked): Promise<ClubFigures> => {
  const year = Number(today.slice(0, 4))
  const wanted = <Value>(chart: ClubChart, read: () => Promise<Value>) =>
    charts.includes(chart) ? read() : undefined
  const [club, divisions, rides, fees, hog] = await Promise.all([
    wanted('years', () => readClub(db, year)),
    wanted('divisions', () => readDivisions(db)),
    wanted('rides', () => readRides(db, today)),
    wanted('fees', () => readFees(db, year)),
    wanted('hog', () => readHog(db, today)),
  ])
  return {
    year,
    ...club,
    ...(divisions ? { divisions } : {}),
    ...(rides ? { rides } : {}),
    ...(fees ? { fees } : {}),
    ...(hog ? { hog } : {}),
  }
})

/** How many there were at the end of each year, and today. */
async function readClub(db: Db, year: number) {
  const [past, { members, applicants }] = await Promise.all([readPastYears(db, year), countClub(db)])
  return { years: [...past, { year, members }], applicants }
}

/** Who was on probation in between is not kept by year: a past year counts him from his first day on. */
async function readPastYears(db: Db, thisYear: number) {
  const { rows } = await sql<{ year: number; members: number }>`
    with spans as materialized (
      select extract(year from coalesce(starts_on, (approved_at at time zone 'Europe/Prague')::date)) as since,
        extract(year from ends_on + (why_ended = 'changed')::int) as gone, count(*) as people
      from membership_period join member on member.id = member_id
      join membership_kind on membership_kind.id = kind_id
      where counts and why_ended is distinct from 'merged' group by 1, 2)
    select year, (select coalesce(sum(people), 0)::int from spans
      where since <= year and (gone is null or gone > year)) as members
    from generate_series(${thisYear - YEARS + 1}::int, ${thisYear - 1}::int) as year
    order by year`.execute(db)
  return rows
}

async function readDivisions(db: Db) {
  const { rows } = await sql<{ name: string | null; members: number }>`
    select division.name, count(*)::int as members from member
    left join division on division.id = member.division_id
    where ${IS_MEMBER} group by division.id order by division.position nulls last, division.id`.execute(db)
  return rows
}

/**
 * Events that were not called off, and the people on them, passengers too: once it is over, those who came, where
 * somebody wrote down who did; otherwise those who said they would.
 */
async function readRides(db: Db, today: string) {
  const year = Number(today.slice(0, 4))
  const { rows } = await sql<Months>`
    select month, count(id) filter (where of_year = ${year})::int as count,
      coalesce(sum(people) filter (where of_year = ${year}), 0)::int as value,
      coalesce(sum(people) filter (where of_year = ${year - 1}), 0)::int as before
    from generate_series(1, 12) as month left join lateral (
      select event.id, extract(year from starts_at at time zone 'Europe/Prague')::int as of_year,
        (select coalesce(case
            when (coalesce(event.ends_at, event.starts_at) at time zone 'Europe/Prague')::date < ${today}::date
              and count(checked_in_at) > 0
            then sum(1 + passengers) filter (where checked_in_at is not null)
            else sum(1 + passengers) filter (where status = 'registered') end, 0)
          from registration where event_id = event.id) as people
      from event where state = 'published'
        and extract(month from starts_at at time zone 'Europe/Prague') = month
        and extract(year from starts_at at time zone 'Europe/Prague') in (${year}, ${year - 1})
    ) as event on true group by month order by month`.execute(db)
  return rows
}

/** Money that came for fees and still counts, by the day it came. */
async function readFees(db: Db, year: number) {
  const { rows } = await sql<Months>`
    with paid as (
      select coalesce(booked_on, (allocation.created_at at time zone 'Europe/Prague')::date) as on_day,
        allocation.amount
      from allocation join payment on payment.id = allocation.payment_id
      left join bank_movement on bank_movement.id = allocation.movement_id
      where allocation.reversed_at is null and payment.type = '2')
    select month, count(*) filter (where extract(year from on_day) = ${year})::int as count,
      coalesce(sum(amount) filter (where extract(year from on_day) = ${year}), 0)::int as value,
      coalesce(sum(amount) filter (where extract(year from on_day) = ${year - 1}), 0)::int as before
    from generate_series(1, 12) as month
    left join paid on extract(month from on_day) = month and extract(year from on_day) in (${year}, ${year - 1})
    group by month order by month`.execute(db)
  return rows
}

async function readHog(db: Db, today: string) {
  const { rows } = await sql<Record<HogColumn, number>>`
    select count(*) filter (where hog_number is not null and coalesce(hog_expires_on > ${today}::date + interval '1 month', true))::int as valid,
      count(*) filter (where hog_expires_on between ${today}::date and ${today}::date + interval '1 month')::int as expiring,
      count(*) filter (where hog_expires_on < ${today}::date)::int as expired,
      count(*) filter (where hog_number is null)::int as missing
    from member where ${IS_IN_CLUB}`.execute(db)
  return rows[0] ?? { valid: 0, expiring: 0, expired: 0, missing: 0 }
}
