import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { startBatch } from '../../src/ground/batches/start-batch.server.ts'
import { claimMail } from '../../src/ground/mail/claims.server.ts'
import { listOfficers } from '../../src/ground/mail/officers.server.ts'
import { now } from '../../src/ground/platform/clock.server.ts'
import { inTransaction } from '../../src/ground/postgres/transaction.server.ts'
import { pragueDay } from '../../src/ground/values/day.ts'
import { GENERATE_BATCH } from '../../src/money/fees/fee-batch.ts'
import { generateFeesWork } from '../../src/money/fees/generate-payment.server.ts'
import type { Db } from '../../src/tables.ts'
import { someone } from '../club.ts'
import { useDatabase } from '../database.ts'
import { newcomers } from '../fee-run.ts'
import { rowsRead } from '../rows-read.ts'

const db = useDatabase({ isNew: true })
const PEOPLE = 3000
/** Rows of all tables together, however large the club and the run are. */
const MOST_ROWS = 200

/** A large club in the middle of a large run: thousands wait, thousands of letters went out today. */
async function aLargeRun() {
  const today = pragueDay(now())
  const params = { period: Number(today.slice(0, 4)) }
  await someone(db(), 'Webmaster')
  const { id: actorId } = await someone(db(), 'Treasurer')
  const people = await newcomers(db(), PEOPLE)
  await sql`insert into club_setting (key, value) values ('bank', '{"account": "2900000021/2010"}')`.execute(
    db(),
  )
  await sql`insert into account (email, role, member_id) select email, 'Member', id from member
    where id = any(${people}::int[])`.execute(db())
  const family = people.slice(PEOPLE / 2, PEOPLE / 2 + 3)
  await sql`insert into household_member (member_id, payer_id)
    select id, ${family[0]} from unnest(${family}::int[]) as id`.execute(db())
  await sql`insert into mail_attempt (started_at, finished_at, outcome)
    select now(), now(), 'sent' from generate_series(1, 5000)`.execute(db())
  // The run begins only now: nobody has counted its items yet.
  await sql`analyze`.execute(db())
  const items = people.map((id) => ({ id, label: `${id}` }))
  const batch = await startBatch(db(), { kind: GENERATE_BATCH, actorId, items, params })
  return {
    item: { id: family[0] ?? 0, payload: null },
    run: { batchId: batch.id, actorId, params, today },
  }
}

test('an item reads as much in a large run as in a small one', async () => {
  const { item, run } = await aLargeRun()
  const read = async (work: (tx: Db) => Promise<unknown>) =>
    inTransaction(db(), async (tx) => {
      const before = await rowsRead(tx)
      await work(tx)
      return (await rowsRead(tx)) - before
    })

  const rows = {
    'fees of a household with their letter': await read((tx) => generateFeesWork.perform(tx, item, run)),
    'a letter taken from the outbox': await read((tx) => claimMail(tx)),
    'who answers it': await read((tx) => listOfficers(tx, 'Treasurer')),
  }

  expect(Object.entries(rows).filter(([, count]) => count > MOST_ROWS)).toEqual([])
})
