import { sql } from 'kysely'
import { ALIVE_SECONDS, alive } from '../platform/watch-held.server.ts'
import { inTransaction } from '../postgres/transaction.server.ts'
import type { Db } from '../../tables.ts'
import type { findMail } from './outbox.server.ts'
import { limitsFor, restAfter, roomLeft } from './pace.ts'
import { LEASE_SECONDS, nextRoomAt, type Pace, readPace, wakeAt } from './paces.server.ts'

type MailRow = NonNullable<Awaited<ReturnType<typeof findMail>>>

export type Claim = {
  readonly mail: MailRow
  readonly attemptId: number
  /** Whoever had it before let it go and told no more: the mail server may have it. */
  readonly isUnsure: boolean
}

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
    const { rows: due } = await sql<{ id: number; isUrgent: boolean; isUnsure: boolean }>`
      select id::int, priority = 0 as "isUrgent", state = 'sending' and not in_hand as "isUnsure" from mail where ${isDue} ${mailId === undefined ? sql`` : sql`and id = ${mailId}`}
      order by priority, next_attempt_at, id limit 1`.execute(tx)
    const [next] = due
    if (!next) return null
    const limits = limitsFor(pace.limits, next.isUrgent)
    const wait = await waitFor(tx, { ...pace, limits })
    if (wait) {
      await wakeAt(tx, wait)
      return null
    }
    return takeMail(tx, next)
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

type Due = { readonly id: number; readonly isUnsure: boolean }

/** What a dead worker still had in his hand never left; what he let go may have gone out already. */
async function takeMail(tx: Db, { id, isUnsure }: Due): Promise<Claim | null> {
  const mail = await tx
    .updateTable('mail')
    .set((eb) => ({
      state: 'sending',
      attempts: eb('attempts', '+', 1),
      inHand: true,
      possiblySent: sql<boolean>`possibly_sent or ${isUnsure}`,
      leasedUntil: inSeconds(ALIVE_SECONDS),
    }))
    .where('id', '=', id)
    .where(isDue)
    .returningAll()
    .executeTakeFirst()
  if (!mail) return null
  await endOpenAttempt(tx, { id, isUnsure })
  const attempt = await tx
    .insertInto('mailAttempt')
    .values({ mailId: id })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { mail, attemptId: attempt.id, isUnsure }
}

async function endOpenAttempt(tx: Db, { id, isUnsure }: Due): Promise<void> {
  const ending = isUnsure
    ? sql`update mail_attempt set outcome = 'unsure', finished_at = clock_timestamp()`
    : sql`delete from mail_attempt`
  await sql`${ending} where mail_id = ${id} and finished_at is null`.execute(tx)
}

const inSeconds = (seconds: number) => sql<Date>`clock_timestamp() + make_interval(secs => ${seconds})`

/** Another worker took the letter over: this one was believed dead and lets it be. */
export class Overtaken extends Error {}

/**
 * The last moment before the mail server has the letter: from here on nobody else sends it until it is known to have gone or the
 * longest delivery is over.
 */
export async function letGo(db: Db, mail: MailRow): Promise<void> {
  if (!(await touch(db, mail, { inHand: false, leasedUntil: inSeconds(LEASE_SECONDS) })))
    throw new Overtaken()
}

/** Tells the others that this worker lives, while he has the letter. */
export function withLetter<Result>(db: Db, mail: MailRow, work: () => Promise<Result>): Promise<Result> {
  const sign = () => touch(db, mail, { leasedUntil: inSeconds(ALIVE_SECONDS) })
  return alive(sign, work)
}

type Touch = { readonly leasedUntil: ReturnType<typeof inSeconds>; readonly inHand?: false }

async function touch(db: Db, { id, attempts }: MailRow, change: Touch): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('mail')
    .set(change)
    .where('id', '=', id)
    .where('state', '=', 'sending')
    .where('attempts', '=', attempts)
    .where('inHand', '=', true)
    .executeTakeFirst()
  return numUpdatedRows > 0
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
