import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { useDatabase } from '../../test/database.ts'
import { inTransaction } from '../../src/ground/postgres/transaction.server.ts'
import { proveBooks } from '../../src/money/treasury/prove-books.server.ts'
import { seedDemoClub } from './demo-club.ts'

const db = useDatabase()
const count = async (query: string) =>
  (await sql.raw<{ count: number }>(`select count(*)::int as count from ${query}`).execute(db())).rows[0]
    ?.count

test.each(['2026-11-15', '2027-01-01', '2028-02-29'])(
  'on %s the demo club is whole, and its money adds up',
  async (today) => {
    await inTransaction(db(), (tx) => seedDemoClub(tx, { today, passwordHash: 'x' }))

    expect(await count('member')).toBe(120)
    expect(await count("application where status = 'PENDING'")).toBeGreaterThanOrEqual(5)
    expect(await count('album')).toBe(4)
    expect(await count('album where 12 > (select count(*) from photo where album_id = album.id)')).toBe(0)
    expect(await count('member where photo_key is not null')).toBeGreaterThan(80)
    expect(await count("member where first_name = 'Jaroslav' and last_name = 'Čech'")).toBe(1)
    expect(await count('permission_grant')).toBe(0)
    // One of them is there for every officer to see.
    expect([await count('member_view'), await count('member_view where shared')]).toEqual([2, 1])
    expect(await count('household_member where member_id = payer_id')).toBe(2)
    expect(await count("account where role = 'Member' and member_id is null")).toBe(1)
    expect(
      await count(
        'member m join member n on n.id <> m.id and fold(n.last_name) = fold(m.last_name) and n.first_name = m.first_name and n.birth_date = m.birth_date',
      ),
    ).toBe(2)
    expect(await leftOpen(today)).toEqual({ unclosed: 0, accounts: 0, places: 0, fees: 0, titles: 0 })
    expect(await proveBooks(db())).toEqual({ differences: [] })
    expect(await overAllocated()).toBe(0)
    expect(await paidWithoutMoney()).toBe(0)
  },
)

/** What those who are out of the club still have of it. */
const leftOpen = async (today: string) => {
  const gone = '(select id from member where archived_at is not null or excluded_on is not null)'
  return {
    unclosed: await count(`${gone} as gone where id not in (select member_id from membership_closing)`),
    accounts: await count(`account where member_id in ${gone} and deactivated_at is null`),
    places: await count(
      `registration join event on event.id = event_id
        where member_id in ${gone} and status in ('registered', 'waiting') and starts_at > '${today}'`,
    ),
    fees: await count(
      `payment join membership_closing closing using (member_id)
        where status in ('NEW', 'DUE') and type = '2' and period > extract(year from ended_on)`,
    ),
    titles: await count(
      `title_term join membership_closing closing using (member_id)
        where coalesce(ends_on, 'infinity') > closing.ended_on`,
    ),
  }
}

const overAllocated = () =>
  count(`bank_movement m where m.amount > 0 and m.amount <
    (select coalesce(sum(amount), 0) from allocation a where a.movement_id = m.id and a.reversed_at is null)`)

const paidWithoutMoney = () =>
  count(`payment p where p.status = 'PAID' and p.amount <>
    (select coalesce(sum(amount), 0) from allocation a where a.payment_id = p.id and a.reversed_at is null)`)
