import { sql } from 'kysely'
import { enqueue } from '../platform/jobs.server.ts'
import type { Db } from '../../tables.ts'
import type { Happening } from './happenings.ts'

/** Queued for every hook that wants to hear of it, in the transaction of the cause. */
export async function queueHappenings(tx: Db, happenings: readonly Happening[]): Promise<void> {
  if (happenings.length === 0) return
  const { numAffectedRows = 0n } = await sql`
    with told as materialized (
      select nextval('happening_id') as id, kind, thing, person
      from unnest(${happenings.map(({ kind }) => kind)}::text[], ${happenings.map(({ thing }) => thing)}::int[],
        ${happenings.map(({ person }) => person)}::int[]) as happened (kind, thing, person))
    insert into hook_delivery (hook_id, happening, kind, thing, person)
    select hook.id, told.id, told.kind, told.thing, told.person
    from told join hook on told.kind = any(hook.kinds) and hook.paused_at is null`.execute(tx)
  if (numAffectedRows > 0n) await enqueue(tx, 'send-hooks', {})
}
