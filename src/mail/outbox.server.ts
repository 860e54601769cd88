import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { enqueue } from '../platform/jobs.server.ts'
import type { Language } from '../platform/words.ts'
import type { Db } from '../tables.ts'
import type { Json } from '../tables/json.ts'

/** How long a worker may take over one letter before another one believes it dead. */
const LEASE_SECONDS = 120

type NewMail = {
  readonly template: string
  readonly to: string
  readonly language: Language
  readonly params?: Json
  readonly accountId?: number | null
  readonly memberId?: number | null
}

/** Puts a letter into the outbox in the transaction of its cause. */
export async function postLetter(tx: Db, mail: NewMail): Promise<number> {
  const { id } = await tx
    .insertInto('mail')
    .values({
      template: mail.template,
      toAddress: mail.to,
      language: mail.language,
      params: JSON.stringify(mail.params ?? {}),
      accountId: mail.accountId ?? null,
      memberId: mail.memberId ?? null,
      messageId: `<${randomUUID()}@klubovna>`,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await enqueue(tx, 'send-mail', { mailId: id })
  return id
}

/** Takes a letter for this worker alone; a letter whose worker died mid-way may have gone out already. */
export function claimMail(db: Db, mailId: number) {
  return db
    .updateTable('mail')
    .set((eb) => ({
      state: 'sending',
      attempts: eb('attempts', '+', 1),
      possiblySent: sql<boolean>`possibly_sent or state = 'sending'`,
      leasedUntil: sql<Date>`now() + make_interval(secs => ${LEASE_SECONDS})`,
    }))
    .where('id', '=', mailId)
    .where((eb) =>
      eb.or([
        eb.and([eb('state', '=', 'waiting'), eb('nextAttemptAt', '<=', sql<Date>`now()`)]),
        eb.and([eb('state', '=', 'sending'), eb('leasedUntil', '<', sql<Date>`now()`)]),
      ]),
    )
    .returningAll()
    .executeTakeFirst()
}

export async function markSent(db: Db, mailId: number): Promise<void> {
  await db
    .updateTable('mail')
    .set({ state: 'sent', sentAt: sql<Date>`now()`, leasedUntil: null, lastError: null })
    .where('id', '=', mailId)
    .execute()
}

export async function markFailed(
  db: Db,
  mailId: number,
  reason: string,
  { retryAt, possiblySent }: { retryAt: Date | null; possiblySent: boolean },
): Promise<void> {
  await db
    .updateTable('mail')
    .set({
      state: retryAt ? 'waiting' : 'failed',
      lastError: reason.slice(0, 500),
      leasedUntil: null,
      possiblySent: sql<boolean>`possibly_sent or ${possiblySent}`,
      ...(retryAt ? { nextAttemptAt: retryAt } : {}),
    })
    .where('id', '=', mailId)
    .execute()
}

export async function listDueMail(db: Db): Promise<readonly number[]> {
  const rows = await db
    .selectFrom('mail')
    .select('id')
    .where((eb) =>
      eb.or([
        eb.and([eb('state', '=', 'waiting'), eb('nextAttemptAt', '<=', sql<Date>`now()`)]),
        eb.and([eb('state', '=', 'sending'), eb('leasedUntil', '<', sql<Date>`now()`)]),
      ]),
    )
    .orderBy('nextAttemptAt')
    .limit(500)
    .execute()
  return rows.map(({ id }) => id)
}

export function findMail(db: Db, mailId: number) {
  return db.selectFrom('mail').selectAll().where('id', '=', mailId).executeTakeFirst()
}
