import fc from 'fast-check'
import { expect, test } from 'vitest'
import { partingInWords, partingOf, termsInWords } from './withdrawal.ts'

const TERMS = { withdrawFreeUntil: '2026-05-10', lateRefundPercent: 50 }
const IN_TIME = new Date('2026-05-10T21:59:00Z')
const LATE = new Date('2026-05-10T22:01:00Z')

test.each([
  ['on the last day', TERMS, IN_TIME, { returned: 85_000, kept: 0 }],
  ['a minute after midnight', TERMS, LATE, { returned: 42_500, kept: 42_500 }],
  ['where all is returned', { ...TERMS, lateRefundPercent: 100 }, LATE, { returned: 85_000, kept: 0 }],
  ['where it is kept', { ...TERMS, lateRefundPercent: 0 }, LATE, { returned: 0, kept: 85_000 }],
  [
    'without a day',
    { withdrawFreeUntil: null, lateRefundPercent: null },
    LATE,
    { returned: 85_000, kept: 0 },
  ],
])('%s', (_, terms, now, expected) => {
  expect(partingOf(terms, 85_000, now)).toEqual(expected)
})

test('no haléř is lost or made, whatever was paid and whatever goes back', () => {
  fc.assert(
    fc.property(fc.nat(50_000_000), fc.integer({ min: 0, max: 100 }), fc.boolean(), (paid, percent, late) => {
      const terms = { withdrawFreeUntil: '2026-05-10', lateRefundPercent: percent }
      const { returned, kept } = partingOf(terms, paid, late ? LATE : IN_TIME)

      expect(returned + kept).toBe(paid)
      expect([returned >= 0, kept >= 0]).toEqual([true, true])
      expect(returned * 100).toBeGreaterThanOrEqual(late ? paid * percent : paid * 100)
      expect(late && percent === 0 ? returned : 0).toBe(0)
    }),
  )
})

test('the terms and what they mean now are said in words', () => {
  expect(termsInWords({ ...TERMS, price: 85_000 }, IN_TIME, 'cs')).toMatch(
    /^Odhlásit se zdarma jde do 10\..května.2026\. Potom vrátíme 50 % zaplacené částky\.$/,
  )
  expect(termsInWords({ ...TERMS, price: null }, IN_TIME, 'cs')).toBeNull()
  expect(partingInWords(TERMS, { paid: 85_000, cash: 0 }, LATE, 'cs')).toMatch(
    /^Máš zaplaceno 850.Kč: vrátíme ti 425.Kč, 425.Kč klub nevrací\.$/,
  )
  expect(partingInWords(TERMS, { paid: 0, cash: 0 }, LATE, 'cs')).toBeNull()
})
