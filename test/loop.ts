const TICK_MS = 5

/**
 * How long, in milliseconds, the house answered nobody while this was done. A busy machine makes everybody wait; therefore
 * a pause counts for as much of it as this very thread spent working.
 */
export async function longestStall(work: () => Promise<unknown>): Promise<number> {
  let longest = 0
  let seen = { at: performance.now(), cpu: cpuMs() }
  const look = () => {
    const now = { at: performance.now(), cpu: cpuMs() }
    longest = Math.max(longest, Math.min(now.at - seen.at - TICK_MS, now.cpu - seen.cpu))
    seen = now
  }
  const timer = setInterval(look, TICK_MS)
  try {
    await work()
    // What was begun and left behind counts too.
    await new Promise((resolve) => setTimeout(resolve, 4 * TICK_MS))
  } finally {
    clearInterval(timer)
    look()
  }
  return longest
}

function cpuMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}
