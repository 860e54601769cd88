import { writeFileSync } from 'node:fs'
import { setPriority } from 'node:os'

// Another process, in which one piece of work on a foreign file is done at a time. It is started by
// ground/platform/apart.server.ts straight from the source, whichever way the house itself runs, holds no secret and no
// connection, and may be killed at any moment.

type Order = { readonly name: string; readonly given: unknown }

const MOST_BYTES = Number(process.argv[2]) * 1024 * 1024
/** How the house knows that memory was the reason. */
const TOO_MUCH = 77

try {
  // Whoever waits for a page comes first.
  setPriority(5)
  // Where the machine runs out of memory, this process goes first, not the house.
  writeFileSync('/proc/self/oom_score_adj', '800')
} catch {
  // Only Linux knows it.
}

// What pictures and archives take lies outside the heap, so the heap's own limit does not see it.
setInterval(() => {
  if (process.memoryUsage.rss() > MOST_BYTES) process.exit(TOO_MUCH)
}, 50).unref()

// A closing house lets what was begun be finished; with the house this process goes as well.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined)
process.on('disconnect', () => process.exit(0))
process.on('message', (order: Order) => void carryOut(order))

async function carryOut({ name, given }: Order): Promise<void> {
  try {
    const { work } = (await import(`../${name}.apart.ts`)) as { work: (given: unknown) => unknown }
    process.send?.({ done: await work(given) })
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    process.send?.({ failed: { code, message: String(error).slice(0, 500) } })
  }
}
