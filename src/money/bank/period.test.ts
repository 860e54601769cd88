import { expect, test } from 'vitest'
import { gapBefore, gapLeft, nextPeriod, shorterSpan } from './period.ts'

const TODAY = '2026-11-15'

test.each([
  ['never read', null, null, '2026-08-18', TODAY],
  ['read today', TODAY, null, '2026-11-01', TODAY],
  ['read yesterday', '2026-11-14', null, '2026-10-31', TODAY],
  ['a month of outage', '2026-10-15', null, '2026-10-01', TODAY],
  ['half a year of outage', '2026-05-01', null, '2026-08-18', TODAY],
  ['a clock that went back', '2026-12-24', null, '2026-11-01', TODAY],
  ['too much at first', null, 45, '2026-08-18', '2026-10-01'],
  ['the second part', '2026-10-01', 45, '2026-10-01', '2026-11-14'],
  ['the last part', '2026-11-14', 45, '2026-11-14', TODAY],
])('%s', (_case, coveredTo, spanDays, from, to) => {
  expect(nextPeriod({ coveredTo, spanDays }, TODAY)).toEqual({ from, to })
})

test('too much is halved down to a day', () => {
  expect(shorterSpan({ from: '2026-08-18', to: TODAY })).toBe(45)
  expect(shorterSpan({ from: '2026-11-14', to: TODAY })).toBe(1)
  expect(shorterSpan({ from: TODAY, to: TODAY })).toBe(1)
})

test('parts of a long period follow each other without a hole until today', () => {
  let coveredTo: string | null = null
  const asked: string[] = []
  while (coveredTo !== TODAY && asked.length < 50) {
    const period = nextPeriod({ coveredTo, spanDays: 11 }, TODAY)
    expect(gapBefore(period, coveredTo)).toBeNull()
    asked.push(period.from)
    coveredTo = period.to
  }

  expect(asked.length).toBeLessThan(12)
})

test('an outage longer than the bank gives leaves a gap that is told', () => {
  const period = nextPeriod({ coveredTo: '2026-05-01', spanDays: null }, TODAY)

  expect(gapBefore(period, '2026-05-01')).toEqual({ from: '2026-05-02', to: '2026-08-17' })
  expect(gapBefore(period, null)).toBeNull()
})

test.each([
  ['all of it', '2026-01-01', '2026-12-31', null],
  ['its beginning', '2026-01-01', '2026-03-31', { from: '2026-04-01', to: '2026-06-30' }],
  ['its end', '2026-06-01', '2026-11-15', { from: '2026-02-01', to: '2026-05-31' }],
  ['its middle', '2026-04-01', '2026-05-01', { from: '2026-02-01', to: '2026-06-30' }],
  ['something else', '2026-10-01', '2026-11-15', { from: '2026-02-01', to: '2026-06-30' }],
])('of a gap %s was read', (_part, from, to, left) => {
  expect(gapLeft({ from: '2026-02-01', to: '2026-06-30' }, { from, to })).toEqual(left)
})
