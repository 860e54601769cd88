import { expect, test } from 'vitest'
import { changedOf, laterBy } from './series.ts'

const at = (text: string) => new Date(text)

test('only what is different is handed on; no text, no price and nothing are the same', () => {
  const before = {
    title: 'Čtvrteční jízda',
    place: null,
    price: null,
    startsAt: at('2026-05-07T15:00:00Z'),
    quotas: [{ division: 1, places: 5 }],
  }

  expect(
    changedOf(
      {
        title: 'Čtvrteční jízda',
        place: 'Depo',
        price: 0,
        capacity: undefined,
        startsAt: at('2026-05-07T15:00:00Z'),
        quotas: [{ division: 1, places: 6 }],
      },
      before,
    ),
  ).toEqual({ place: 'Depo', quotas: [{ division: 1, places: 6 }] })
})

test('to give nothing back is not the same as to have said nothing', () => {
  const before = { withdrawFreeUntil: null, lateRefundPercent: null, price: 0 }

  expect(changedOf({ withdrawFreeUntil: '2026-05-05', lateRefundPercent: 0, price: null }, before)).toEqual({
    withdrawFreeUntil: '2026-05-05',
    lateRefundPercent: 0,
  })
})

test('five in the afternoon stays five in the afternoon over summer time', () => {
  const change = {
    startsAt: at('2026-10-22T15:00:00Z'),
    endsAt: null,
    withdrawFreeUntil: '2026-10-20',
    meetingPoints: [{ at: at('2026-10-22T14:30:00Z'), place: 'Depo' }],
  }

  expect(laterBy(change, 7)).toEqual({
    startsAt: at('2026-10-29T16:00:00Z'),
    endsAt: null,
    withdrawFreeUntil: '2026-10-27',
    meetingPoints: [{ at: at('2026-10-29T15:30:00Z'), place: 'Depo' }],
  })
})
