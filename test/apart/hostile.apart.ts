import { Refusal } from '../../src/refusals.ts'

type Wish = 'double' | 'refuse' | 'throw' | 'endless' | 'heap' | 'native' | 'crash' | 'secrets'

/** Everything a file could make its reader do. */
export async function work(wish: Wish): Promise<unknown> {
  if (wish === 'refuse') throw new Refusal('unreadable_file')
  if (wish === 'throw') throw new Error('to je rozbité')
  if (wish === 'crash') process.abort()
  if (wish === 'secrets') return Object.keys(process.env)
  if (wish === 'endless') for (;;);
  if (wish === 'heap' || wish === 'native') await hoard(wish)
  return [wish, wish]
}

async function hoard(what: 'heap' | 'native'): Promise<void> {
  const kept: unknown[] = []
  for (;;) {
    kept.push(
      what === 'heap' ? Array.from({ length: 500_000 }, () => kept.length + 0.5) : Buffer.alloc(2 ** 24, 1),
    )
    if (what === 'native') await new Promise((resolve) => setTimeout(resolve, 1))
  }
}
