import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { enqueue } from '../platform/jobs.server.ts'
import type { Language } from '../values/words.ts'
import type { Db } from '../../tables.ts'
import { tellDevices } from '../push/notes.server.ts'
import type { Json } from '../tables/json.ts'
import { keptNumber, type MailPriority, PRIORITIES } from './outbox.ts'
import { limitsFor, roomLeft } from './pace.ts'
import { readPace } from './paces.server.ts'

type NewMail = {
  readonly template: string
  readonly to: string
  readonly language: Language
  readonly params?: Json
  readonly accountId?: number | null
  readonly memberId?: number | null
  /** Who goes first when the limit is tight: a link somebody waits for, then ordinary mail, then one of many. */
  readonly priority?: MailPriority
  /** A copy of a letter that was sent: no device is told once more. */
  readonly isCopy?: true
}

/**
 * Puts a letter into the outbox in the transaction of its cause. One of many is not even tried where
 * the address is known not to work: it lies in the outbox, cancelled, and says why.
 */
export async function postLetter(tx: Db, mail: NewMail): Promise<number> {
  const priority = mail.priority ?? 'normal'
  const isHopeless = sql<boolean>`${priority === 'bulk'}
    and exists (select from dead_address where address = lower(${mail.to}))`
  const { id } = await tx
    .insertInto('mail')
    .values({
      template: mail.template,
      toAddress: mail.to,
      language: mail.language,
      params: JSON.stringify(mail.params ?? {}),
      accountId: mail.accountId ?? null,
      memberId: mail.memberId ?? null,
      messageId: keptNumber(randomUUID()),
      priority: PRIORITIES.indexOf(priority),
      state: sql`case when ${isHopeless} then 'cancelled' else 'waiting' end`,
      lastError: sql`case when ${isHopeless} then 'dead_address' end`,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await enqueue(tx, 'send-mail', { mailId: id })
  if (!mail.isCopy) await tellDevices(tx, [mail])
  return id
}

/** Many letters of one cause to people who can be written to; one look at the queue sends them all. */
export async function postLetters(
  tx: Db,
  mails: readonly (NewMail & { readonly memberId: number })[],
): Promise<ReadonlyMap<number, number>> {
  if (mails.length === 0) return new Map()
  const rows = await tx
    .insertInto('mail')
    .values(
      mails.map(({ template, to, language, params, accountId, memberId, priority }) => ({
        template,
        toAddress: to,
        language,
        params: JSON.stringify(params ?? {}),
        accountId: accountId ?? null,
        memberId,
        messageId: keptNumber(randomUUID()),
        priority: PRIORITIES.indexOf(priority ?? 'normal'),
      })),
    )
    .returning(['id', 'memberId'])
    .execute()
  await enqueue(tx, 'send-due-mail', {})
  await tellDevices(tx, mails)
  return new Map(rows.flatMap(({ id, memberId }) => (memberId === null ? [] : [[memberId, id]])))
}

/** What became of a letter just posted: it goes now, it waits for the limit, or it will not go at all. */
export async function fateOfLetter(tx: Db, mailId: number): Promise<'queued' | 'deferred' | 'skipped'> {
  const { rows } = await sql<{ state: string; isUrgent: boolean; ahead: number }>`
    select state, priority = 0 as "isUrgent", (select count(*)::int from mail other
      where other.state = 'waiting' and other.next_attempt_at <= now()
        and (other.priority, other.next_attempt_at, other.id) < (mail.priority, mail.next_attempt_at, mail.id)) as ahead
    from mail where id = ${mailId}`.execute(tx)
  const [letter] = rows
  if (!letter || letter.state === 'cancelled') return 'skipped'
  const { limits, used } = await readPace(tx)
  return letter.ahead < roomLeft(limitsFor(limits, letter.isUrgent), used) ? 'queued' : 'deferred'
}

export function findMail(db: Db, mailId: number) {
  return db.selectFrom('mail').selectAll().where('id', '=', mailId).executeTakeFirst()
}

/** False where it was marked already. */
export async function markSent(
  tx: Db,
  mailId: number,
  { followUpDue }: { followUpDue: boolean },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('mail')
    .set({ state: 'sent', sentAt: sql<Date>`now()`, leasedUntil: null, lastError: null, followUpDue })
    .where('id', '=', mailId)
    .where('state', '<>', 'sent')
    .executeTakeFirst()
  return numUpdatedRows > 0
}

export type Failure = {
  readonly reason: string
  /**
   * Seconds until it is tried again, by the database's clock as all turns of the outbox; 0 keeps the turn it had. Without it the
   * letter is lost, and waits for a person.
   */
  readonly pause: number | null
  readonly possiblySent?: boolean
  /** The server was not even reached: the letter does not use up a try. */
  readonly isFree?: boolean
  readonly state?: 'cancelled'
}

/** Written by the worker who has the letter: one whose lease ran out has nothing to say any more. */
export async function markFailed(
  db: Db,
  { id, attempts }: { readonly id: number; readonly attempts: number },
  { reason, pause, possiblySent = false, isFree = false, state }: Failure,
): Promise<void> {
  await db
    .updateTable('mail')
    .set((eb) => ({
      state: state ?? (pause === null ? 'failed' : 'waiting'),
      lastError: reason.slice(0, 500),
      leasedUntil: null,
      inHand: false,
      possiblySent: sql<boolean>`possibly_sent or ${possiblySent}`,
      ...(isFree ? { attempts: eb('attempts', '-', 1) } : {}),
      ...(pause ? { nextAttemptAt: sql<Date>`clock_timestamp() + make_interval(secs => ${pause})` } : {}),
    }))
    .where('id', '=', id)
    .where('state', '=', 'sending')
    .where('attempts', '=', attempts)
    .execute()
}
