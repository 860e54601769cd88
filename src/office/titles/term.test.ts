import { describe, expect, test } from 'vitest'
import { dayBefore, endsSoon, overlap, termState } from './term.ts'

const TODAY = '2026-11-15'
const term = (startsOn: string, endsOn: string | null) => ({ startsOn, endsOn })

describe('a term', () => {
  test.each([
    [term('2026-11-15', null), 'current'],
    [term('2026-11-16', null), 'coming'],
    [term('2020-01-01', '2026-11-15'), 'current'],
    [term('2020-01-01', '2026-11-14'), 'past'],
  ] as const)('%j is %s', (one, state) => {
    expect(termState(one, TODAY)).toBe(state)
  })

  test.each([
    ['2026-11-15', true],
    ['2027-01-14', true],
    ['2027-01-15', false],
    ['2026-11-14', false],
    [null, false],
  ] as const)('that ends on %s ends soon: %s', (endsOn, soon) => {
    expect(endsSoon(term('2020-01-01', endsOn), TODAY)).toBe(soon)
  })

  test('one that has not begun is not ending', () => {
    expect(endsSoon(term('2026-12-01', '2026-12-31'), TODAY)).toBe(false)
  })
})

test.each([
  [term('2024-01-01', '2024-12-31'), term('2025-01-01', null), false],
  [term('2024-01-01', '2025-01-01'), term('2025-01-01', null), true],
  [term('2024-01-01', null), term('2025-01-01', '2025-06-30'), true],
  [term('2024-01-01', null), term('2023-01-01', '2023-12-31'), false],
  [term('2024-01-01', null), term('2025-01-01', null), true],
] as const)('%j and %j overlap: %s', (one, other, both) => {
  expect(overlap(one, other)).toBe(both)
  expect(overlap(other, one)).toBe(both)
})

test('the day before knows leap years', () => {
  expect(dayBefore('2028-03-01')).toBe('2028-02-29')
  expect(dayBefore('2027-01-01')).toBe('2026-12-31')
})
