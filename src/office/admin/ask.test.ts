import { expect, test } from 'vitest'
import { asksOf, type OwnFacts } from './ask.ts'

const TODAY = '2026-11-15'
const FINE: OwnFacts = {
  payments: [],
  minutes: [],
  hogNumber: 'CZ1000',
  hogExpiresOn: '2027-06-30',
  hasProposal: false,
  missing: [],
  leavingSince: null,
  hasDeadAddress: false,
  awaitsCheck: false,
  isClosed: false,
}
const fee = { id: 1, period: 2026, purpose: null, rest: 120_000, dueOn: '2026-01-31' }

test('whoever has everything in order is asked for nothing', () => {
  expect(asksOf(FINE, TODAY)).toEqual([])
})

test('money first, then the rest; each one once', () => {
  const asks = asksOf(
    {
      ...FINE,
      payments: [fee, { ...fee, id: 2, dueOn: TODAY }],
      minutes: [
        { meetingId: 3, name: 'Výroční schůze', isRecorder: true, dueOn: '2026-11-14' },
        { meetingId: 4, name: 'Mimořádná schůze', isRecorder: false, dueOn: TODAY },
      ],
      hogNumber: null,
      hogExpiresOn: null,
      missing: ['phone'],
      leavingSince: '2026-11-01',
      hasDeadAddress: true,
      awaitsCheck: true,
    },
    TODAY,
  )

  expect(asks.map((ask) => [ask.kind, 'isLate' in ask && ask.isLate])).toEqual([
    ['pay', true],
    ['pay', false],
    ['minutes', true],
    ['minutes', false],
    ['leaving', false],
    ['address', false],
    ['hog', false],
    ['check', false],
    ['profile', false],
  ])
})

test.each([
  ['2026-11-14', 'expired', '2027-11-14'],
  ['2026-12-15', 'expiring', '2027-12-15'],
  ['2020-02-29', 'expired', '2027-02-28'],
])('a number valid until %s is %s; a year more is offered: %s', (hogExpiresOn, state, suggested) => {
  expect(asksOf({ ...FINE, hogExpiresOn }, TODAY)).toMatchObject([{ kind: 'hog', state, suggested }])
})

test('who has proposed a number waits, and whose card is closed is asked for money only', () => {
  expect(asksOf({ ...FINE, hogNumber: null, hasProposal: true }, TODAY)).toEqual([])
  const closed = { ...FINE, hogNumber: null, missing: ['phone'], payments: [fee], isClosed: true } as const
  expect(asksOf(closed, TODAY).map(({ kind }) => kind)).toEqual(['pay'])
})
