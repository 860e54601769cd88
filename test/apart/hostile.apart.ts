import { Refusal } from '../../src/refusals.ts'

type Input = 'double' | 'refuse' | 'throw' | 'endless' | 'heap' | 'native' | 'crash' | 'secrets'

/** Everything a file could make its reader do. */
export async function work(intent: Input): Promise<unknown> {
  if (intent === 'refuse') throw new Refusal('unreadable_file')
  if (intent === 'throw') throw new Error('to je rozbité')
  if (intent === 'crash') process.abort()
  if (intent === 'secrets') return Object.keys(process.env)
  if (intent === 'endless') for (;;);
  if (intent === 'heap' || intent === 'native') await hoard(intent)
  return [intent, intent]
}

async function hoard(what: 'heap' | 'native'): Promise<void> {
  const kept: unknown[] = []
  // Numbers with a fraction hold no others: the sweeping does not make it slower and slower before the heap is full.
  const page = Array.from({ length: 500_000 }, () => 0.5)
  for (;;) {
    kept.push(what === 'heap' ? page.slice() : Buffer.alloc(2 ** 24, 1))
    if (what === 'native') await new Promise((resolve) => setTimeout(resolve, 1))
  }
}
