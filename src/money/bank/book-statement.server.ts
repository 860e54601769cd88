import { sql } from 'kysely'
import { momentOn } from '../../ground/values/moment.ts'
import { recordAudit } from '../../ground/audit/audit.server.ts'
import { readClubAccount } from '../payments/club-account.server.ts'
import { now } from '../../ground/platform/clock.server.ts'
import { pragueDay } from '../../ground/values/day.ts'
import { enqueue } from '../../ground/platform/jobs.server.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import { addDays } from '../../ground/values/day.ts'
import { lockConnection } from './connections.server.ts'
import type { Statement } from './movement.ts'
import { storeBalance, storeMovements, storeUnreadable } from './movements.server.ts'
import { finishReading, startReading } from './readings.server.ts'
import { asStatement, planAgainstBooked } from './statements.server.ts'

type Booked = { readonly received: number; readonly known: number; readonly refused: number }

/** Books what is new in a statement, in one transaction with the request to pair it. */
export async function bookStatement(db: Db, actorId: number, id: number): Promise<Booked> {
  return inTransaction(db, async (tx) => {
    await lockConnection(tx)
    const row = await tx
      .selectFrom('bankStatement')
      .selectAll()
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    if (!row) throw new Refusal('not_found')
    const statement = asStatement(row.content)
    if (row.bookedAt || !statement) throw new Refusal('statement_already_booked')
    const club = await readClubAccount(tx)
    // A file must not say where the club is paid: that is asked for with a password.
    if (!club) throw new Refusal('club_account_first')
    if (club.account !== row.account) throw new Refusal('statement_other_account')

    const { fresh } = await planAgainstBooked(tx, row.account, statement.movements)
    const stored = await storeMovements(tx, row.account, fresh, 'file')
    await storeUnreadable(tx, row.account, statement.unreadable)
    await keepBalance(tx, statement)
    const refused = statement.unreadable.length
    const counts = { received: stored.received, known: statement.movements.length - stored.received, refused }
    await tx
      .updateTable('bankStatement')
      .set({ content: null, counts: JSON.stringify(counts), bookedAt: sql<Date>`now()`, bookedBy: actorId })
      .where('id', '=', id)
      .execute()
    const reading = await startReading(tx, { cause: 'file', actorId, period: periodOf(statement) })
    await finishReading(tx, reading, counts)
    await enqueue(tx, 'pair-movements', {})
    recordAudit(tx, { action: 'STATEMENT_BOOKED', actorId, note: `${row.fileName}: ${stored.received}` })
    return counts
  })
}

function periodOf({ from, to, movements }: Statement) {
  const days = movements.map(({ bookedOn }) => bookedOn).toSorted()
  const today = pragueDay(now())
  return { from: from ?? days.at(0) ?? today, to: to ?? days.at(-1) ?? today }
}

/** A club that lives on statements alone has the balance of the newest one, as of the end of its last day. */
async function keepBalance(tx: Db, { account, closingBalance, to }: Statement): Promise<void> {
  const today = pragueDay(now())
  if (closingBalance === null || !to || to > today) return
  const end = to === today ? now() : momentOn(addDays(to, 1), '00:00')
  await storeBalance(tx, account, closingBalance, end)
}
