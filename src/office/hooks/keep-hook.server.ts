import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { provePower } from '../../entry/sign-in/prove-power.server.ts'
import { recordAudit } from '../../ground/audit/audit.server.ts'
import { tellHolders } from '../../ground/notices/tell-holders.server.ts'
import { isOutsideAddress } from '../../ground/outside/outside-address.ts'
import { outsideReach, outsideRules } from '../../ground/outside/reach.server.ts'
import { enqueue } from '../../ground/platform/jobs.server.ts'
import { lockAway } from '../../ground/platform/secret.server.ts'
import type { Visitor } from '../../ground/platform/visitor.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import { type HookInput, MOST_HOOKS } from './hook.ts'
import { listHooks } from './hooks.server.ts'

/** The secret is told once, here; afterwards it only signs. */
export async function makeHook(db: Db, visitor: Visitor, { password, ...input }: HookInput) {
  await provePower(db, visitor, 'grants.give', { password })
  if (outsideReach() === 'off' || !isOutsideAddress(input.address, outsideRules()))
    throw new Refusal('invalid_fields', { fields: { address: 'invalid' } })
  const secret = `whsec_${randomBytes(32).toString('base64')}`
  return inTransaction(db, async (tx) => {
    // One after another, or two at once would both be the last that may be.
    await sql`select pg_advisory_xact_lock(hashtext('klubovna hooks'))`.execute(tx)
    if ((await listHooks(tx)).length >= MOST_HOOKS)
      throw new Refusal('invalid_fields', { fields: { name: 'too_big' } })
    const { id } = await tx
      .insertInto('hook')
      .values({
        name: input.name,
        address: input.address,
        kinds: [...new Set(input.kinds)],
        secret: lockAway('hook', secret),
        madeBy: visitor.id,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const { host } = new URL(input.address)
    recordAudit(tx, {
      action: 'HOOK_MADE',
      actorId: visitor.id,
      changes: [
        { field: 'hook', from: null, to: input.name },
        { field: 'hookHost', from: null, to: host },
      ],
    })
    await tellHolders(tx, 'hook-made', { actorId: visitor.id, detail: `${input.name} (${host})` })
    return { id, secret }
  })
}

type Deleting = { readonly id: number; readonly password?: string | undefined }

/** With all that was queued for it. */
export async function deleteHook(db: Db, visitor: Visitor, { id, password }: Deleting): Promise<void> {
  await provePower(db, visitor, 'grants.give', { password })
  await inTransaction(db, async (tx) => {
    const gone = await tx.deleteFrom('hook').where('id', '=', id).returning('name').executeTakeFirst()
    if (!gone) throw new Refusal('not_found')
    recordAudit(tx, {
      action: 'HOOK_DELETED',
      actorId: visitor.id,
      changes: [{ field: 'hook', from: gone.name, to: null }],
    })
    await tellHolders(tx, 'hook-deleted', { actorId: visitor.id, detail: gone.name })
  })
}

type Switching = { readonly id: number; readonly paused: boolean }

/** Paused, nothing new is queued for it; resumed, what waited goes on at once. */
export async function switchHook(db: Db, visitor: Visitor, { id, paused }: Switching): Promise<void> {
  await inTransaction(db, async (tx) => {
    const switched = await tx
      .updateTable('hook')
      .set(
        paused
          ? { pausedAt: sql<Date>`now()`, pausedWhy: 'asked' as const }
          : { pausedAt: null, pausedWhy: null, failingSince: null },
      )
      .where('id', '=', id)
      .where('pausedAt', paused ? 'is' : 'is not', null)
      .returning('name')
      .executeTakeFirst()
    if (!switched) throw new Refusal((await knownHook(tx, id)) ? 'already_so' : 'not_found')
    recordAudit(tx, {
      action: paused ? 'HOOK_PAUSED' : 'HOOK_RESUMED',
      actorId: visitor.id,
      changes: [{ field: 'hook', from: null, to: switched.name }],
    })
    if (!paused) {
      await sql`update hook_delivery set next_attempt_at = now() where hook_id = ${id} and state = 'waiting'`.execute(
        tx,
      )
      await enqueue(tx, 'send-hooks', {})
    }
  })
}

async function knownHook(tx: Db, id: number): Promise<boolean> {
  return (await tx.selectFrom('hook').select('id').where('id', '=', id).executeTakeFirst()) !== undefined
}

type Resending = { readonly hookId: number; readonly deliveryId: number }

/** The same happening with the same number, from its first pause on: whoever has it drops it. */
export async function resendDelivery(
  db: Db,
  visitor: Visitor,
  { hookId, deliveryId }: Resending,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const again = await tx
      .updateTable('hookDelivery')
      .set({ state: 'waiting', attempts: 0, nextAttemptAt: sql<Date>`now()`, leasedUntil: null })
      .where('id', '=', deliveryId)
      .where('hookId', '=', hookId)
      .where('state', '<>', 'waiting')
      .returning('happening')
      .executeTakeFirst()
    if (!again) throw new Refusal('not_found')
    recordAudit(tx, {
      action: 'HOOK_RESENT',
      actorId: visitor.id,
      changes: [{ field: 'happening', from: null, to: again.happening }],
    })
    await enqueue(tx, 'send-hooks', {})
  })
}
