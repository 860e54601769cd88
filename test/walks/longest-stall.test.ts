import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { longestStall } from '../loop.ts'

setFlagsFromString('--expose-gc')
const sweep = runInNewContext('gc') as () => void

/** Keeps this thread from everything else. */
function toil(ms: number): void {
  const until = performance.now() + ms
  while (performance.now() < until);
}

test('a thread that works for a while answers nobody', async () => {
  const stall = await longestStall(async () => toil(200))

  expect(stall).toBeGreaterThan(20)
})

test('sweeping out what others left is not what was done', async () => {
  const left = Array.from({ length: 1_500_000 }, (_, index) => ({ index, next: { index } }))

  const stall = await longestStall(async () => sweep())

  expect(left).toHaveLength(1_500_000)
  expect(stall).toBeLessThan(20)
})
