import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aDesk } from '../../../test/applications.ts'
import { aHouseKilledAt } from '../../../test/killed-house.ts'
import { isLong } from '../../../test/storm.ts'
import { BATCH_KINDS } from '../../batch-kinds.server.ts'
import { runBatch } from '../../ground/batches/run-batch.server.ts'

const { db, approve, anApplication } = aDesk()

/** What there is of each of the two: a yes, a card, an account, an entry of each, a letter with a link. */
async function traces() {
  const { rows } = await sql<Record<string, unknown>>`
    select application.status, count(distinct member.id)::int as cards, count(distinct account.id)::int as accounts,
      count(distinct mail.id)::int as letters,
      count(distinct audit_entry.seq) filter (where audit_entry.action = 'APPROVED')::int as entries
    from application left join member on member.id = application.member_id or member.email = application.email
    left join account on account.email = application.email
    left join mail on mail.to_address = application.email and template = 'set-password'
    left join audit_entry on audit_entry.member_id = member.id
    group by application.id order by application.id`.execute(db())
  return rows
}

const WAITING = { status: 'PENDING', cards: 0, accounts: 0, letters: 0, entries: 0 }
const APPROVED = { status: 'APPROVED', cards: 1, accounts: 1, letters: 1, entries: 1 }

test('killed at whatever it says to the database, each application is approved whole or waits, and the rest goes on', async () => {
  const numbers = { killed: 0, half: 0 }
  // A third of the moments with the other tests; all of them by `npm run storms`.
  for (let moment = 1; ; moment += isLong ? 1 : 3) {
    await sql`delete from application`.execute(db())
    const [one, two] = [await anApplication(), await anApplication()]
    const { json } = await approve({ ids: [one.id, two.id] })
    const batchId = json.batch.id
    const house = await aHouseKilledAt(db(), moment, { isHeard: moment % 2 === 0 })

    await runBatch(house.db, BATCH_KINDS, batchId).catch(() => undefined)
    await house.close()
    const between = await traces()
    await runBatch(db(), BATCH_KINDS, batchId)

    const run = await db().selectFrom('batch').select('status').where('id', '=', batchId).executeTakeFirst()
    expect({ moment, between }).toEqual({
      moment,
      between: between.map(({ status }) => (status === 'APPROVED' ? APPROVED : WAITING)),
    })
    expect({ moment, after: await traces(), run }).toEqual({
      moment,
      after: [APPROVED, APPROVED],
      run: { status: 'success' },
    })
    if (!house.isKilled()) break
    numbers.killed += 1
    if (new Set(between.map(({ status }) => status)).size === 2) numbers.half += 1
  }

  expect(numbers.killed).toBeGreaterThan(8)
  expect(numbers.half).toBeGreaterThan(0)
})
