import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '../../ground/values/day.ts'
import { type Period, periodFaults } from './period.ts'

const TODAY = '2026-06-01'
const period = (startsOn: string | null, endsOn: string | null): Period => ({
  startsOn,
  endsOn,
  whyEnded: endsOn === null ? null : 'departed',
})
const REST = [period('2010-01-01', '2012-12-31'), period('2020-05-01', null)]

describe('a period of membership', () => {
  test.each([
    ['in a gap', period('2013-01-01', '2020-04-30'), null],
    ['before all', period(null, '2009-12-31'), null],
    ['of one day', period('2015-01-01', '2015-01-01'), null],
    ['that ends before it begins', period('2015-01-02', '2015-01-01'), { endsOn: 'ends_before_start' }],
    [
      'that shares a day with the one before',
      period('2012-12-31', '2015-01-01'),
      { startsOn: 'periods_overlap' },
    ],
    [
      'that shares a day with the one after',
      period('2013-01-01', '2020-05-01'),
      { startsOn: 'periods_overlap' },
    ],
    ['around another', period('2009-01-01', '2015-01-01'), { startsOn: 'periods_overlap' }],
    [
      'whose beginning nobody remembers, after another',
      period(null, '2015-01-01'),
      { startsOn: 'periods_overlap' },
    ],
    ['that goes on beside one that goes on', period('2021-01-01', null), { startsOn: 'periods_overlap' }],
    ['that is yet to begin', period('2026-06-02', null), { startsOn: 'day_in_future' }],
    ['that is yet to end', period('2013-01-01', '2026-06-02'), { endsOn: 'day_in_future' }],
    [
      'that ended for no reason',
      { ...period('2013-01-01', '2014-01-01'), whyEnded: null },
      { whyEnded: 'required' },
    ],
  ])('%s', (_which, one, faults) => {
    expect(periodFaults(one, REST, TODAY)).toEqual(faults)
  })

  test('shares a day with another if and only if it is refused for that', () => {
    const days = fc.tuple(fc.nat(40), fc.nat(40)).map(([from, length]) => [from, from + length] as const)
    fc.assert(
      fc.property(days, days, ([from, to], [otherFrom, otherTo]) => {
        const on = (day: number) => addDays('2020-01-01', day)
        const shared = from <= otherTo && otherFrom <= to

        const faults = periodFaults(period(on(from), on(to)), [period(on(otherFrom), on(otherTo))], TODAY)

        expect(faults).toEqual(shared ? { startsOn: 'periods_overlap' } : null)
      }),
    )
  })
})
