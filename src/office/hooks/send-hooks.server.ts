import { sql } from 'kysely'
import { recordAudit } from '../../ground/audit/audit.server.ts'
import { tellHolders } from '../../ground/notices/tell-holders.server.ts'
import { handOver, type Reply } from '../../ground/outside/hand-over.server.ts'
import { outsideReach, outsideRules } from '../../ground/outside/reach.server.ts'
import { now } from '../../ground/platform/clock.server.ts'
import { log } from '../../ground/platform/log.server.ts'
import { alive } from '../../ground/platform/watch-held.server.ts'
import { takeOut } from '../../ground/platform/secret.server.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import type { HookPause } from '../../ground/tables/hooks.ts'
import type { Db } from '../../tables.ts'
import { type Answered, bodyOf, GIVES_UP_AFTER_HOURS, messageId, signedHeaders, verdictOn } from './hook.ts'
import {
  claimDeliveries,
  type DueDelivery,
  keepDeliveries,
  markDelivered,
  noteFailing,
  postpone,
  setAside,
} from './hooks.server.ts'

const AT_ONCE = 10

/** Tells everybody who waits to be told, some at a time; stops between two rounds when the house closes. A public demo calls nobody. */
export async function sendHooks(db: Db, signal?: AbortSignal): Promise<void> {
  if (outsideReach() === 'off') return
  let due = await claimDeliveries(db, AT_ONCE)
  while (due.length > 0) {
    const [round, ids] = [due, due.map(({ id }) => id)]
    await alive(
      () => keepDeliveries(db, ids),
      () => Promise.all(round.map((delivery) => deliver(db, delivery))),
    )
    due = signal?.aborted ? [] : await claimDeliveries(db, AT_ONCE)
  }
}

async function deliver(db: Db, delivery: DueDelivery): Promise<void> {
  const answered = await tell(delivery)
  const { id, hookId, attempts } = delivery
  const tried = { id, answer: 'status' in answered ? String(answered.status) : answered.fault }
  const verdict = verdictOn(answered, attempts)
  await inTransaction(db, async (tx) => {
    if (verdict.is === 'delivered') return markDelivered(tx, tried, hookId)
    log.warn({ hook: hookId, delivery: id, answer: tried.answer }, 'a hook did not take a happening')
    if (verdict.is === 'later') await postpone(tx, tried, verdict.seconds)
    else if (verdict.is === 'failed') await setAside(tx, tried)
    else await postpone(tx, tried, 0)
    const hours = await noteFailing(tx, hookId)
    if (verdict.is === 'gone') return pauseByItself(tx, hookId, 'gone')
    return hours >= GIVES_UP_AFTER_HOURS ? pauseByItself(tx, hookId, 'failing') : undefined
  })
}

async function tell(delivery: DueDelivery): Promise<Answered> {
  const secret = takeOut('hook', delivery.secret)
  if (secret === null) return { fault: 'locked' }
  const body = bodyOf(delivery)
  const headers = signedHeaders({ secret, id: messageId(delivery.happening), now: now(), body })
  return answeredBy(
    await handOver({ endpoint: delivery.address, headers, body: Buffer.from(body) }, outsideRules()),
  )
}

function answeredBy(reply: Reply): Answered {
  if ('status' in reply) return { status: reply.status }
  return { fault: 'forbidden' in reply ? 'forbidden' : 'unreached' }
}

/** Nobody is there: what waits stays, nothing new is queued, and the Webmasters are told once. */
async function pauseByItself(tx: Db, hookId: number, why: HookPause): Promise<void> {
  const paused = await tx
    .updateTable('hook')
    .set({ pausedAt: sql<Date>`now()`, pausedWhy: why })
    .where('id', '=', hookId)
    .where('pausedAt', 'is', null)
    .returning('name')
    .executeTakeFirst()
  if (!paused) return
  recordAudit(tx, {
    action: 'HOOK_PAUSED',
    actorId: null,
    changes: [{ field: 'hook', from: null, to: paused.name }],
    note: why,
  })
  await tellHolders(tx, 'hook-paused', { actorId: null, detail: paused.name })
}
