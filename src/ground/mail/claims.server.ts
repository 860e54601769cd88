import { sql } from 'kysely'
import { inTransaction } from '../postgres/transaction.server.ts'
import type { Db } from '../../tables.ts'
import type { findMail } from './outbox.server.ts'
import { limitsFor, restAfter, roomLeft } from './pace.ts'
import { LEASE_SECONDS, nextRoomAt, type Pace, readPace, wakeAt } from './paces.server.ts'

type MailRow = NonNullable<Awaited<ReturnType<typeof findMail>>>

export type Claim = { readonly mail: MailRow; readonly attemptId: number }

/** While one instance decides whether there is room for a letter, the others wait: so the limit is exact. */
const GATE = sql`select pg_advisory_xact_lock(hashtext('klubovna mail'))`
const HALF_OPEN_SECONDS = 5

const isDue = sql<boolean>`((state = 'waiting' and next_attempt_at <= clock_timestamp())
  or (state = 'sending' and leased_until < clock_timestamp()))`

/**
 * Takes the next letter for this worker alone, the most urgent first, or one by its number. Nothing
 * where none is due, where the limit is used up or where the mail server is being left alone; then
 * somebody will look again in time.
 */
export function claimMail(db: Db, mailId?: number): Promise<Claim | null> {
  return inTransaction(db, async (tx) => {
    await GATE.execute(tx)
    const pace = await readPace(tx)
    const { rows: due } = await sql<{ id: number; isUrgent: boolean }>`
      select id::int, priority = 0 as "isUrgent" from mail where ${isDue} ${mailId === undefined ? sql`` : sql`and id = ${mailId}`}
      order by priority, next_attempt_at, id limit 1`.execute(tx)
    const [next] = due
    if (!next) return null
    const limits = limitsFor(pace.limits, next.isUrgent)
    const wait = await waitFor(tx, { ...pace, limits })
    if (wait) {
      await wakeAt(tx, wait)
      return null
    }
    return takeMail(tx, next.id)
  })
}

async function waitFor(tx: Db, pace: Pace): Promise<Date | null> {
  const { failures, failedAt, inFlight, now } = pace
  if (failedAt) {
    const rested = failedAt.getTime() + restAfter(failures)
    if (rested > now.getTime()) return new Date(rested)
    // One letter finds out whether the server is back; the others wait for what it brings.
    if (inFlight > 0) return new Date(now.getTime() + HALF_OPEN_SECONDS * 1000)
  }
  return roomLeft(pace.limits, pace.used) > 0 ? null : nextRoomAt(tx, pace)
}

/** A letter whose worker died mid-way may have gone out already. */
async function takeMail(tx: Db, id: number): Promise<Claim | null> {
  const mail = await tx
    .updateTable('mail')
    .set((eb) => ({
      state: 'sending',
      attempts: eb('attempts', '+', 1),
      possiblySent: sql<boolean>`possibly_sent or state = 'sending'`,
      leasedUntil: sql<Date>`clock_timestamp() + make_interval(secs => ${LEASE_SECONDS})`,
    }))
    .where('id', '=', id)
    .where(isDue)
    .returningAll()
    .executeTakeFirst()
  if (!mail) return null
  await tx
    .updateTable('mailAttempt')
    .set({ outcome: 'unsure', finishedAt: sql<Date>`clock_timestamp()` })
    .where('mailId', '=', id)
    .where('finishedAt', 'is', null)
    .execute()
  const attempt = await tx
    .insertInto('mailAttempt')
    .values({ mailId: id })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { mail, attemptId: attempt.id }
}

type Outcome = 'sent' | 'refused' | 'postponed' | 'unsure' | 'unreached'

export async function finishAttempt(
  tx: Db,
  attemptId: number,
  { outcome, reply = null }: { outcome: Outcome; reply?: string | null },
): Promise<void> {
  await tx
    .updateTable('mailAttempt')
    .set({ outcome, reply: reply?.slice(0, 500) ?? null, finishedAt: sql<Date>`clock_timestamp()` })
    .where('id', '=', attemptId)
    .execute()
}

/** The letter was not offered to the server after all: it does not count. */
export async function forgetAttempt(tx: Db, attemptId: number): Promise<void> {
  await tx.deleteFrom('mailAttempt').where('id', '=', attemptId).execute()
}

/** The connection alone was tried: it ends the rest, or begins one. */
export async function noteKnock(
  tx: Db,
  { outcome, reply = null }: { outcome: 'reached' | 'unreached'; reply?: string | null },
): Promise<void> {
  await tx
    .insertInto('mailAttempt')
    .values({ outcome, reply: reply?.slice(0, 500) ?? null, finishedAt: sql<Date>`clock_timestamp()` })
    .execute()
}
