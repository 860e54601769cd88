import fc from 'fast-check'
import { expect, test } from 'vitest'
import { LAW } from '../calling/rules.ts'
import { ageOn, type Facts, standingOf } from './standing.ts'

const DAY = '2026-03-31'
const PLAIN: Facts = { kindVotes: true, isSuspended: false, owesFee: false, birthDate: '1980-05-05' }

test.each([
  ['an ordinary member', {}, {}, 'votes'],
  ['a kind without a vote', { kindVotes: false }, {}, 'kind'],
  ['a suspended one', { isSuspended: true }, {}, 'suspended'],
  ['a kind without a vote that is suspended too', { kindVotes: false, isSuspended: true }, {}, 'kind'],
  ['a debtor where the statutes say nothing', { owesFee: true }, {}, 'votes'],
  ['a debtor where they do', { owesFee: true }, { needsFee: true }, 'fee'],
  ['who is 18 that day', { birthDate: '2008-03-31' }, { ageFrom: 18 }, 'votes'],
  ['who is 18 tomorrow', { birthDate: '2008-04-01' }, { ageFrom: 18 }, 'age'],
  ['whose age nobody knows', { birthDate: null }, { ageFrom: 18 }, 'age_unknown'],
  ['whose age nobody asks', { birthDate: null }, {}, 'votes'],
] as const)('%s', (_who, facts, rules, standing) => {
  expect(standingOf({ ...PLAIN, ...facts }, { ...LAW, ...rules }, DAY)).toBe(standing)
})

test('without a rule of the statutes only kind and suspension decide', () => {
  fc.assert(
    fc.property(
      fc.record({
        kindVotes: fc.boolean(),
        isSuspended: fc.boolean(),
        owesFee: fc.boolean(),
        birthDate: fc.constantFrom(null, '1950-01-01', '2020-12-31'),
      }),
      (facts) => {
        expect(standingOf(facts, LAW, DAY) === 'votes').toBe(facts.kindVotes && !facts.isSuspended)
      },
    ),
  )
})

test('an age grows by one on the birthday and on no other day', () => {
  expect([ageOn('2000-02-29', '2018-02-28'), ageOn('2000-02-29', '2018-03-01')]).toEqual([17, 18])
  expect([ageOn('2000-06-01', '2018-05-31'), ageOn('2000-06-01', '2018-06-01')]).toEqual([17, 18])
})
