import { expect, test } from 'vitest'
import { byYears, inOrder, type Step } from './timeline.ts'

const step = (on: string, kind: Step['kind'], detail: string | null = null): Step => ({ on, kind, detail })

test('the way is told from today back, and one day in the order things come', () => {
  const ordered = inOrder([
    step('2024-05-01', 'approved'),
    step('2026-03-28', 'ride', 'Jarní vyjížďka'),
    step('2024-05-01', 'since'),
    step('2024-05-01', 'fee', '2024'),
  ])

  expect(ordered.map(({ kind }) => kind)).toEqual(['ride', 'fee', 'approved', 'since'])
})

test('years stand above their steps', () => {
  const years = byYears([step('2026-03-28', 'ride'), step('2026-01-20', 'fee'), step('2024-05-01', 'since')])

  expect(years.map(({ year, steps }) => [year, steps.length])).toEqual([
    ['2026', 2],
    ['2024', 1],
  ])
})
