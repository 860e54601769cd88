import { sql } from 'kysely'
import { afterEach, expect, test } from 'vitest'
import { seedDemoClub } from '../../../db/seed/demo-club.ts'
import { useDatabase } from '../../../test/database.ts'
import { pragueDay } from '../../ground/values/day.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import { useBank } from './bank-line.server.ts'
import { startDemoBank } from './demo-bank.server.ts'
import { askFio } from './fio.server.ts'
import { readBank } from './read-bank.server.ts'

const db = useDatabase()
// Asked when it is needed: a run that begins before midnight may end after it.
const today = () => pragueDay(new Date())

let close = async () => {}
afterEach(async () => {
  await close()
  useBank({})
})

test('in the demo one open payment after another is paid, and the books agree with the bank', async () => {
  await inTransaction(db(), (tx) => seedDemoClub(tx, { today: today(), passwordHash: 'x' }))
  const bank = await startDemoBank(db())
  close = bank.close
  useBank({ ...bank, isDemo: true })

  const amounts: number[] = []
  for (let turn = 0; turn < 4; turn += 1) {
    const { received, balance } = await readBank(db(), { cause: 'schedule', actorId: null })
    expect(received).toBe(1)
    amounts.push(balance ?? 0)
    // The bank's own thirty seconds are real; the demo is opened anew instead.
    await close()
    const next = await startDemoBank(db())
    close = next.close
    useBank({ ...next, isDemo: true })
    await sql`update bank_movement set first_seen_at = now() - interval '1 minute' where first_seen_at > now() - interval '40 seconds'`.execute(
      db(),
    )
  }

  const { rows } = await sql<{ sum: number; fresh: number }>`select sum(amount)::bigint as sum,
    count(*) filter (where booked_on = ${today()})::int as fresh from bank_movement`.execute(db())
  expect(amounts.at(-1)).toBe(rows[0]?.sum)
  expect(rows[0]?.fresh).toBeGreaterThanOrEqual(4)
  expect(await db().selectFrom('bankOddity').select('id').execute()).toEqual([])
})

test('until it is booked the same payment is told again, and the pace is gentle', async () => {
  await inTransaction(db(), (tx) => seedDemoClub(tx, { today: today(), passwordHash: 'x' }))
  const ask = async () => {
    const bank = await startDemoBank(db())
    const answer = await askFio(bank, { from: today(), to: today() })
    await bank.close()
    return answer.kind === 'statement' ? answer.statement.movements.map(({ bankId }) => bankId) : null
  }

  const first = await ask()
  const second = await ask()
  await sql`update bank_movement set first_seen_at = now() where id = 1`.execute(db())

  expect(first).toHaveLength(1)
  expect(second).toEqual(first)
  expect(await ask()).toEqual([])
})
