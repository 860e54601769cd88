import { sql } from 'kysely'
import { enqueue } from '../platform/jobs.server.ts'
import { keptOnce } from '../platform/kept-once.server.ts'
import { ALIVE_SECONDS, JUST_OVER } from '../platform/watch-held.server.ts'
import { asRecord, type Json } from '../tables/json.ts'
import type { PushTopic } from '../tables/push.ts'
import type { Language } from '../values/words.ts'
import type { Db } from '../../tables.ts'

/** Whose device it was, and where it was led. */
export type ToldDevice = { readonly accountId: number; readonly path: string }

/** What devices are told beside a letter, by the letter's name: of what kind it is and where one reads about it. */
export type Pushes = Readonly<
  Record<
    string,
    {
      readonly topic: PushTopic
      readonly path: (params: Readonly<Record<string, unknown>>) => string
      /** Once the push service has it, in the transaction that forgets it. */
      readonly afterTold?: (tx: Db, told: ToldDevice) => Promise<void>
    }
  >
>

const state = keptOnce('pushes', (): { declared: Pushes } => ({ declared: {} }))

/** The house says once, as it opens, which there are: this slice stands below all who write letters. */
export function declarePushes(pushes: Pushes): void {
  state.declared = pushes
}

type Told = {
  readonly template: string
  readonly params?: Json
  readonly accountId?: number | null
  readonly memberId?: number | null
}

/** Letters of one cause are told to every device of these people that wants it, in the transaction of the cause. */
export async function tellDevices(tx: Db, letters: readonly Told[]): Promise<void> {
  let queued = 0n
  for (const [template, same] of Map.groupBy(letters, (letter) => letter.template)) {
    const push = state.declared[template]
    if (!push) continue
    const path = push.path(asRecord(same[0]?.params ?? {}))
    const accountIds = same.flatMap(({ accountId }) => accountId ?? [])
    const memberIds = same.flatMap(({ memberId }) => memberId ?? [])
    const { numAffectedRows = 0n } = await sql`
      insert into push_note (subscription_id, topic, path, letter)
      select push_subscription.id, ${push.topic}, ${path}, ${template} from push_subscription
      join account on account.id = push_subscription.account_id and account.deactivated_at is null
      where ${push.topic} = any(topics)
        and (account.id = any(${accountIds}::int[]) or account.member_id = any(${memberIds}::int[]))`.execute(
      tx,
    )
    queued += numAffectedRows
  }
  if (queued > 0n) await enqueue(tx, 'send-push', {})
}

export type DueNote = {
  readonly id: number
  readonly subscriptionId: number
  readonly topic: PushTopic
  readonly path: string
  readonly letter: string | null
  readonly accountId: number
  readonly attempts: number
  readonly endpoint: string
  readonly p256dh: Buffer
  readonly auth: Buffer
  readonly language: Language | null
  /** Nobody wants it any more, or it comes too late to be of use. */
  readonly isStale: boolean
}

export const GOOD_FOR_SECONDS = 24 * 60 * 60

/** Some of what is due, for this worker alone; what a killed one had comes back once its lease is over. */
export async function claimNotes(db: Db, most: number): Promise<readonly DueNote[]> {
  const { rows } = await sql<DueNote>`
    with due as (
      select id from push_note
      where next_attempt_at <= clock_timestamp() and (leased_until is null or leased_until < clock_timestamp())
      order by id limit ${most} for update skip locked)
    update push_note set attempts = attempts + 1,
      leased_until = clock_timestamp() + make_interval(secs => ${ALIVE_SECONDS})
    from due, push_subscription, account
    where push_note.id = due.id and push_subscription.id = push_note.subscription_id
      and account.id = push_subscription.account_id
    returning push_note.id, push_note.subscription_id as "subscriptionId", push_note.topic, push_note.path,
      push_note.letter, account.id as "accountId",
      push_note.attempts, push_subscription.endpoint, push_subscription.p256dh, push_subscription.auth, account.language,
      (account.deactivated_at is not null or not push_note.topic = any(push_subscription.topics)
        or push_note.created_at < now() - make_interval(secs => ${GOOD_FOR_SECONDS})) as "isStale"`.execute(
    db,
  )
  return rows
}

/** Says that whoever has these lives, so that no two workers tell the same. */
export async function keepNotes(db: Db, ids: readonly number[]): Promise<void> {
  await sql`update push_note set leased_until = clock_timestamp() + make_interval(secs => ${ALIVE_SECONDS})
    where id = any(${[...ids]}) and leased_until is not null`.execute(db)
}

/** Asks for another round where the time of somebody who had a note is over. */
export async function tellForgotten(db: Db): Promise<void> {
  const { rows } = await sql`select from push_note where ${JUST_OVER} limit 1`.execute(db)
  if (rows.length > 0) await enqueue(db, 'send-push', {})
}

/** Told: it is forgotten, and whoever wrote the letter beside it learns of it. */
export async function settleTold(tx: Db, { id, letter, accountId, path }: DueNote): Promise<void> {
  await deleteNote(tx, id)
  if (letter !== null) await state.declared[letter]?.afterTold?.(tx, { accountId, path })
}

export async function deleteNote(db: Db, id: number): Promise<void> {
  await db.deleteFrom('pushNote').where('id', '=', id).execute()
}

export async function postponeNote(db: Db, id: number, seconds: number): Promise<void> {
  await sql`update push_note set leased_until = null,
    next_attempt_at = clock_timestamp() + make_interval(secs => ${seconds}) where id = ${id}`.execute(db)
}
