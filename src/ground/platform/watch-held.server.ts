import { sql } from 'kysely'
import { log } from './log.server.ts'
import type { Db } from '../../tables.ts'

const LOOK_EVERY = 1000
/** A worker that told nothing for so long is believed dead. */
export const ALIVE_SECONDS = 5
const SIGN_OF_LIFE_MS = 1500

/** Just over; what nobody can do just now is left to the look of every minute. */
export const JUST_OVER = sql<boolean>`leased_until between clock_timestamp() - interval '10 seconds' and clock_timestamp()`

type Look = (db: Db) => Promise<void>

/**
 * Looks after work whose worker died or froze, here or on another machine: nobody else would come for it before the next minute.
 */
export function watchHeld(db: Db, looks: readonly Look[]): { stop: () => Promise<void> } {
  let last: Promise<void> = Promise.resolve()
  let isLooking = false
  const lookAround = async () => {
    isLooking = true
    try {
      for (const look of looks) await look(db)
    } catch (error) {
      log.debug({ err: error }, 'work of the dead has to wait')
    } finally {
      isLooking = false
    }
  }
  const timer = setInterval(() => {
    if (!isLooking) last = lookAround()
  }, LOOK_EVERY).unref()
  return {
    stop: () => {
      clearInterval(timer)
      return last
    },
  }
}

/** Gives a sign of life now and then, as long as the work goes on; a sign that cannot be given is missed by the others, not by us. */
export async function alive<Result>(
  sign: () => Promise<unknown>,
  work: () => Promise<Result>,
): Promise<Result> {
  const timer = setInterval(() => {
    sign().catch((error: unknown) => log.warn({ err: error }, 'a sign of life could not be given'))
  }, SIGN_OF_LIFE_MS)
  try {
    return await work()
  } finally {
    clearInterval(timer)
  }
}
