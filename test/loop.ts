import { constants, PerformanceObserver } from 'node:perf_hooks'

const TICK_MS = 5

type Look = { readonly at: number; readonly cpu: number }

/**
 * How long, in milliseconds, the house answered nobody while this was done. A busy machine makes everybody wait; therefore
 * a pause counts for as much of it as this very thread spent working. Sweeping out the whole heap is left aside too: it
 * holds what hundreds of other tests left there.
 */
export async function longestStall(work: () => Promise<unknown>): Promise<number> {
  const looks: Look[] = [look()]
  const sweeps: PerformanceEntry[] = []
  const observer = new PerformanceObserver((list) => void sweeps.push(...list.getEntries()))
  observer.observe({ entryTypes: ['gc'] })
  const timer = setInterval(() => looks.push(look()), TICK_MS)
  try {
    await work()
    // What was begun and left behind counts too, and the sweeps are told of a little later.
    await new Promise((resolve) => setTimeout(resolve, 4 * TICK_MS))
  } finally {
    clearInterval(timer)
    looks.push(look())
    observer.disconnect()
  }
  const whole = sweeps.filter(isWhole)
  return Math.max(0, ...looks.slice(1).map((now, index) => stallBetween(looks[index] ?? now, now, whole)))
}

function look(): Look {
  const { user, system } = process.threadCpuUsage()
  return { at: performance.now(), cpu: (user + system) / 1000 }
}

function stallBetween(before: Look, now: Look, sweeps: readonly PerformanceEntry[]): number {
  const swept = sweeps
    .filter(({ startTime }) => startTime >= before.at && startTime <= now.at)
    .reduce((sum, { duration }) => sum + duration, 0)
  return Math.min(now.at - before.at - TICK_MS, now.cpu - before.cpu) - swept
}

function isWhole(sweep: PerformanceEntry): boolean {
  const { detail } = sweep as PerformanceEntry & { readonly detail?: { readonly kind?: number } }
  return detail?.kind === constants.NODE_PERFORMANCE_GC_MAJOR
}
