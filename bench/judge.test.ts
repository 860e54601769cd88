import { expect, test } from 'vitest'
import { faultsOf, growthFault, type Ideal, type Measured } from './judge.ts'

const ideal: Ideal = { statement: 2, p50: 3, rate: 1000 }
const ours: Measured = { p50: 5, p99: 9, rate: 600, bytes: 40_000, statements: 3, rowsRead: 60 }
const bounds = { alone: { times: 2, plus: 2 }, share: 0.5, bytes: 50_000 }
const CEILING = 20_000

test('work as quick as it must be has no faults', () => {
  expect(faultsOf(bounds, ours, ideal, CEILING)).toEqual([])
})

test.each([
  ['a build slowed for one visitor', { p50: 6.1 }, 'p50'],
  ['a build slowed under load', { rate: 499 }, '499/s'],
  ['a page that grew fat', { bytes: 50_001 }, 'bytes'],
  ['a request that never came back', { p50: Number.NaN }, 'p50'],
])('%s fails', (_, slowed, said) => {
  const faults = faultsOf(bounds, { ...ours, ...slowed }, ideal, CEILING)

  expect(faults).toHaveLength(1)
  expect(faults[0]).toContain(said)
})

test('a share measured at the end of the generator’s strength is refused, however good it looks', () => {
  const faults = faultsOf(bounds, { ...ours, rate: 999 }, ideal, 1200)

  expect(faults[0]).toContain('refused')
})

test('ten times the members may take half as long again, no longer', () => {
  expect(growthFault(ours, { ...ours, p50: 8.5 })).toBeNull()
  expect(growthFault(ours, { ...ours, p50: 8.6 })).toContain('grew')
})
