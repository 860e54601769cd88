import { sql } from 'kysely'
import { log } from '../platform/log.server.ts'
import type { Db } from '../../tables.ts'
import { LATE_AFTER_SECONDS } from './late-seal.ts'
import { sealEntries } from './seal-entries.server.ts'

const LOOK_EVERY = 400

/** Seals entries as they come, as long as the house is open; what is left at the end waits for the next one. */
export function startSealer(db: Db): { stop: () => Promise<void> } {
  let isStopped = false
  let timer: NodeJS.Timeout | null = null
  let toldAt = 0
  let work: Promise<void> = Promise.resolve()
  const look = async () => {
    try {
      await sealEntries(db)
      const late = await lateBy(db)
      if (late > LATE_AFTER_SECONDS && performance.now() - toldAt > 60_000) {
        toldAt = performance.now()
        log.error({ seconds: late }, 'entries of the audit wait for their seals')
      }
    } catch (error) {
      log.debug({ err: error }, 'the seals of the audit have to wait')
    }
    if (!isStopped) timer = setTimeout(next, LOOK_EVERY).unref()
  }
  const next = () => {
    work = look()
  }
  next()
  return {
    stop: async () => {
      isStopped = true
      if (timer) clearTimeout(timer)
      await work
      await sealEntries(db).catch(() => 0)
    },
  }
}

/** How long the oldest entry has waited for its seal, in seconds. */
export async function lateBy(db: Db): Promise<number> {
  const { rows } = await sql<{ seconds: number | null }>`
    select extract(epoch from clock_timestamp() - min(at))::float8 as seconds from audit_unsealed`.execute(db)
  return rows[0]?.seconds ?? 0
}
