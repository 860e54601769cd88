import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '../../ground/values/day.ts'
import { copyName, isCopyName, newestFirst, pastPlan } from './copy-plan.ts'

const of = (day: string, time = '024000') => copyName(`klubovna-${day}-${time}.tar.gz`)
const PLAN = { days: 2, weeks: 2, months: 2 }

describe('a copy is kept', () => {
  test('as the newest of its day, its week or its month', () => {
    const names = [
      of('2026-11-17'),
      of('2026-11-17', '010000'), // an older one of the same day
      of('2026-11-16'),
      of('2026-11-15'), // Sunday: the newest of the week before
      of('2026-11-14'),
      of('2026-10-31'), // the newest of October
      of('2026-10-30'),
      of('2026-09-30'), // a third month
    ]
    expect(pastPlan(names, PLAN)).toEqual([
      of('2026-11-17', '010000'),
      of('2026-11-14'),
      of('2026-10-30'),
      of('2026-09-30'),
    ])
  })

  test('whatever else lies there is not ours to take away', () => {
    const names = ['vymazani.json.age', 'fotky.zip', 'klubovna-2020-01-01.tar.gz', of('2026-11-17')]
    expect(pastPlan(names, { days: 1, weeks: 0, months: 0 })).toEqual([])
  })

  test('in any plan as long as it is the newest, and never more than the plan says', () => {
    const names = fc.array(
      fc.integer({ min: 0, max: 800 }).map((ago) => of(addDays('2026-11-17', -ago))),
      { minLength: 1, maxLength: 60 },
    )
    const plan = fc.record({ days: fc.nat(8), weeks: fc.nat(6), months: fc.nat(13) })
    fc.assert(
      fc.property(names, plan, (all, { days, weeks, months }) => {
        const gone = new Set(pastPlan(all, { days: days + 1, weeks, months }))
        const kept = newestFirst(all).filter((name) => !gone.has(name))
        expect(kept[0]).toBe(newestFirst(all)[0])
        expect(new Set(kept).size).toBeLessThanOrEqual(days + 1 + weeks + months)
        // What is kept is kept again tomorrow, unless something newer takes its place.
        expect(pastPlan(kept, { days: days + 1, weeks, months })).toEqual([])
      }),
    )
  })
})

test.each([
  ['klubovna-2026-11-17-024000.tar.gz.age', true],
  ['klubovna-2026-11-17-024000-2.tar.gz.age', true],
  ['klubovna-2026-11-17-024000.tar.gz', false],
  ['pred-aktualizaci-2026-11-17-024000.tar.gz.age', false],
  ['../klubovna-2026-11-17-024000.tar.gz.age', false],
])('%s is a copy: %s', (name, is) => {
  expect(isCopyName(name)).toBe(is)
})
