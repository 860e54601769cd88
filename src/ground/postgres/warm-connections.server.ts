import type pg from 'pg'
import { log } from '../platform/log.server.ts'

const LOOK_EVERY = 15_000

/**
 * Opens so many connections and looks after them: once the disk is full, PostgreSQL lets in nobody new, and those who
 * only read go on with the ones that are open. The pool itself closes none of them (`min`).
 */
export function keepWarm(pool: pg.Pool, count: number): { stop: () => void } {
  const warm = async () => {
    const missing = Math.max(0, count - pool.totalCount)
    const opened = await Promise.allSettled(Array.from({ length: missing }, () => pool.connect()))
    for (const one of opened) if (one.status === 'fulfilled') one.value.release()
    if (opened.some(({ status }) => status === 'rejected'))
      log.debug('fewer connections are open than wanted')
  }
  const timer = setInterval(() => void warm(), LOOK_EVERY)
  timer.unref()
  void warm()
  return { stop: () => clearInterval(timer) }
}

/** How long nobody knocks after one was not let in. */
const NARROW_FOR = 5000

/** Lets a pool do with what it has while the database lets nobody in for want of room. */
export function narrowing(pool: pg.Pool): { narrow: () => boolean } {
  const { max } = pool.options
  let open = 0
  let widening: NodeJS.Timeout | null = null
  pool.on('connect', () => (open += 1))
  pool.on('remove', () => (open -= 1))
  return {
    /** Whether there is anything to do with: whoever asks now waits until one of the open ones is free. */
    narrow: () => {
      if (open === 0) return false
      pool.options.max = open
      widening ??= setTimeout(() => {
        widening = null
        pool.options.max = max
      }, NARROW_FOR)
      widening.unref()
      return true
    },
  }
}
