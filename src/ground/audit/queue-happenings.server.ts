import { type RawBuilder, sql } from 'kysely'
import { enqueue } from '../platform/jobs.server.ts'
import type { Db } from '../../tables.ts'
import type { Happening } from './happenings.ts'

type Told = {
  readonly kinds: readonly string[]
  readonly things: readonly (number | null)[]
  readonly persons: readonly (number | null)[]
}

export function toldOf(happenings: readonly Happening[]): Told {
  return {
    kinds: happenings.map(({ kind }) => kind),
    things: happenings.map(({ thing }) => thing),
    persons: happenings.map(({ person }) => person),
  }
}

/** A part of any statement: a row of `delivered` for every hook that wants to hear of it. */
export function delivered({ kinds, things, persons }: Told): RawBuilder<unknown> {
  return sql`told as materialized (
      select nextval('happening_id') as id, kind, thing, person
      from unnest(${kinds}::text[], ${things}::int[], ${persons}::int[]) as happened (kind, thing, person)),
    delivered as (
      insert into hook_delivery (hook_id, happening, kind, thing, person)
      select hook.id, told.id, told.kind, told.thing, told.person
      from told join hook on told.kind = any(hook.kinds) and hook.paused_at is null
      returning hook_id)`
}

/** Queued for every hook that wants to hear of it, in the transaction of the cause. */
export async function queueHappenings(tx: Db, happenings: readonly Happening[]): Promise<void> {
  if (happenings.length === 0) return
  const { rows } = await sql<{ heard: number }>`with ${delivered(toldOf(happenings))}
    select count(*)::int as heard from delivered`.execute(tx)
  await sendHeard(tx, rows[0]?.heard ?? 0)
}

export async function sendHeard(tx: Db, heard: number): Promise<void> {
  if (heard > 0) await enqueue(tx, 'send-hooks', {})
}
