import { expect, test } from 'vitest'
import { today } from './clock.server.ts'

test('midnight is Prague’s, in winter, in summer and whatever was asked before', () => {
  const moments = [
    ['2026-01-31T22:59:59.999Z', '2026-01-31'],
    ['2026-01-31T23:00:00.000Z', '2026-02-01'],
    ['2026-07-31T21:59:59.999Z', '2026-07-31'],
    ['2026-07-31T22:00:00.000Z', '2026-08-01'],
    ['2026-07-31T21:59:59.999Z', '2026-07-31'],
  ] as const
  expect(moments.map(([moment]) => today(new Date(moment)))).toEqual(moments.map(([, day]) => day))
  expect(() => today(new Date(Number.NaN))).toThrow('Invalid time value')
})
