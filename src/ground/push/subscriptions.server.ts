import { sql } from 'kysely'
import { recordAudit } from '../audit/audit.server.ts'
import type { AuditAction } from '../audit/audit.ts'
import type { Visitor } from '../platform/visitor.ts'
import { inTransaction } from '../postgres/transaction.server.ts'
import { PUSH_TOPICS, type PushTopic } from '../tables/push.ts'
import { Refusal } from '../../refusals.ts'
import type { Role } from '../../permissions.ts'
import type { Db } from '../../tables.ts'
import { isPublicKey } from './encryption.server.ts'
import { isOutsideAddress } from '../outside/outside-address.ts'
import { outsideReach, outsideRules } from '../outside/reach.server.ts'
import type { SubscriptionInput } from './subscription-input.ts'

const MOST_DEVICES = 20

/** Those whose queues the clubhouse writes about. */
const OFFICERS: readonly Role[] = ['Webmaster', 'Secretary', 'Treasurer']

/** What this person can be told about. */
export function topicsFor({ role }: { readonly role: Role }): readonly PushTopic[] {
  return PUSH_TOPICS.filter((topic) => topic !== 'queue' || OFFICERS.includes(role))
}

export function listSubscriptions(db: Db, accountId: number) {
  return db
    .selectFrom('pushSubscription')
    .select(['id', 'endpoint', 'userAgent', 'topics', 'createdAt', 'toldAt'])
    .where('accountId', '=', accountId)
    .orderBy('id')
    .execute()
}

export async function hasSubscription(db: Db, accountId: number): Promise<boolean> {
  const row = await db
    .selectFrom('pushSubscription')
    .select('id')
    .where('accountId', '=', accountId)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

type Device = SubscriptionInput & { readonly userAgent: string }

/** This browser is to be told from now on. The same one again stays one; whoever had it before has it no more. */
export async function subscribe(
  db: Db,
  visitor: Visitor,
  { endpoint, keys, topics, userAgent }: Device,
): Promise<number> {
  const [p256dh, auth] = [Buffer.from(keys.p256dh, 'base64url'), Buffer.from(keys.auth, 'base64url')]
  const isGood = outsideReach() !== 'off' && isOutsideAddress(endpoint, outsideRules())
  if (!isGood) throw new Refusal('invalid_fields', { fields: { endpoint: 'invalid' } })
  if (!isPublicKey(p256dh) || auth.length !== 16)
    throw new Refusal('invalid_fields', { fields: { keys: 'invalid' } })
  return inTransaction(db, async (tx) => {
    // One after another, or two at once would both be the last that may be.
    await tx.selectFrom('account').select('id').where('id', '=', visitor.id).forUpdate().execute()
    const wanted = topics && orderedTopics(topics)
    const device = {
      accountId: visitor.id,
      sessionId: visitor.sessionId,
      p256dh,
      auth,
      userAgent: userAgent.slice(0, 300),
    }
    const before = await tx
      .selectFrom('pushSubscription')
      .select('id')
      .where('endpoint', '=', endpoint)
      .where('accountId', '=', visitor.id)
      .executeTakeFirst()
    const { id } = await tx
      .insertInto('pushSubscription')
      .values({ ...device, endpoint, topics: wanted ?? [...topicsFor(visitor)] })
      .onConflict((conflict) =>
        conflict.column('endpoint').doUpdateSet({
          ...device,
          topics: before && !wanted ? sql`push_subscription.topics` : (wanted ?? [...topicsFor(visitor)]),
        }),
      )
      .returning('id')
      .executeTakeFirstOrThrow()
    await forgetOldest(tx, visitor.id)
    if (!before) note(tx, visitor, 'PUSH_TURNED_ON', { from: null, to: id })
    return id
  })
}

const orderedTopics = (topics: readonly PushTopic[]) => PUSH_TOPICS.filter((topic) => topics.includes(topic))

async function forgetOldest(tx: Db, accountId: number): Promise<void> {
  await tx
    .deleteFrom('pushSubscription')
    .where('accountId', '=', accountId)
    .where('id', 'not in', (eb) =>
      eb
        .selectFrom('pushSubscription as newest')
        .select('newest.id')
        .where('newest.accountId', '=', accountId)
        .orderBy('newest.id', 'desc')
        .limit(MOST_DEVICES),
    )
    .execute()
}

type Choice = { readonly id: number; readonly topics: readonly PushTopic[] }

export async function chooseTopics(db: Db, visitor: Visitor, { id, topics }: Choice): Promise<void> {
  await inTransaction(db, async (tx) => {
    const before = await tx
      .selectFrom('pushSubscription')
      .select('topics')
      .where('id', '=', id)
      .where('accountId', '=', visitor.id)
      .forUpdate()
      .executeTakeFirst()
    if (!before) throw new Refusal('not_found')
    const wanted = orderedTopics(topics)
    if (before.topics.join() === wanted.join()) return
    await tx.updateTable('pushSubscription').set({ topics: wanted }).where('id', '=', id).execute()
    note(tx, visitor, 'PUSH_TOPICS_CHANGED', { from: before.topics.join(', '), to: wanted.join(', ') })
  })
}

export async function unsubscribe(db: Db, visitor: Visitor, id: number): Promise<void> {
  await inTransaction(db, async (tx) => {
    const { numDeletedRows } = await tx
      .deleteFrom('pushSubscription')
      .where('id', '=', id)
      .where('accountId', '=', visitor.id)
      .executeTakeFirst()
    if (numDeletedRows === 0n) throw new Refusal('not_found')
    note(tx, visitor, 'PUSH_TURNED_OFF', { from: id, to: null })
  })
}

/** Every device but the one spoken of: also those whose sign-in ran out long ago. */
export async function forgetDevices(tx: Db, accountId: number, sessionId = 0): Promise<void> {
  await sql`delete from push_subscription
    where account_id = ${accountId} and session_id is distinct from ${sessionId}`.execute(tx)
}

/** A sign-in that ran out by itself was no wish to hear nothing more. */
export async function keepWithoutSession(tx: Db): Promise<void> {
  await sql`update push_subscription set session_id = null
    from session where session.id = session_id and session.expires_at < now()`.execute(tx)
}

type Change = { readonly from: string | number | null; readonly to: string | number | null }

function note(tx: Db, { id, memberId }: Visitor, action: AuditAction, change: Change): void {
  recordAudit(tx, {
    action,
    actorId: id,
    accountId: id,
    memberId,
    changes: [{ field: action === 'PUSH_TOPICS_CHANGED' ? 'pushTopics' : 'pushDevice', ...change }],
  })
}
