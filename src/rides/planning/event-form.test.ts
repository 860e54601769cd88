import { expect, test } from 'vitest'
import { NewEvent } from '../events/event-input.ts'
import { changeOf, copyShift, formOf, leaderNumberIn } from './event-form.ts'

const STORED = {
  title: 'Vyjížďka na Praděd',
  kind: 'ride',
  place: 'Praděd',
  mapUrl: null,
  bring: 'Pláštěnka',
  description: 'Pojedeme.',
  descriptionEn: 'Along the dam',
  visibility: 'public',
  guestsWelcome: false,
  startsAt: new Date('2026-11-21T08:30Z'),
  endsAt: new Date('2026-11-21T16:00Z'),
  registrationOpensAt: null,
  registrationClosesAt: new Date('2026-11-20T19:00Z'),
  capacity: 40,
  price: 125_050,
  withdrawFreeUntil: '2026-11-14',
  lateRefundPercent: 50,
  quotas: [],
  quotasReleasedOn: null,
  firstName: 'Petr',
  lastName: 'Doležal',
  leaderNumber: 17,
  meetingPoints: [{ divisionId: 3, at: new Date('2026-11-21T08:00Z'), place: 'Depo', note: null }],
}

test('what the editor shows, it gives back', () => {
  const form = formOf(STORED)
  const input = NewEvent.parse(changeOf(form))

  expect(form).toMatchObject({ startsAt: '2026-11-21T09:30', price: '1250,50', leader: 'Doležal Petr (017)' })
  expect(input).toMatchObject({
    title: STORED.title,
    startsAt: STORED.startsAt,
    endsAt: STORED.endsAt,
    registrationOpensAt: null,
    registrationClosesAt: STORED.registrationClosesAt,
    capacity: 40,
    price: 125_050,
    withdrawFreeUntil: '2026-11-14',
    lateRefundPercent: 50,
    meetingPoints: [{ division: 3, at: new Date('2026-11-21T08:00Z'), place: 'Depo', note: null }],
  })
})

test('what was written wrongly is found by its name', () => {
  const { error } = NewEvent.safeParse(
    changeOf({
      ...formOf(STORED),
      title: '',
      capacity: 'moc',
      price: 'zdarma',
      mapUrl: 'javascript:alert(1)',
      startsAt: '',
    }),
  )

  expect(error?.issues.map(({ path }) => path.join('.')).toSorted()).toEqual([
    'capacity',
    'mapUrl',
    'price',
    'startsAt',
    'title',
  ])
})

test('empty lines of meeting points are no points', () => {
  expect(changeOf({ 'point.0.division': '3', 'point.1.note': 'x' }).meetingPoints).toEqual([])
})

test.each([
  ['Doležal Petr (017)', 17],
  ['17', 17],
  ['', null],
  ['Doležal', undefined],
  ['17 Petr', undefined],
])('leader %s is number %s', (text, number) => {
  expect(leaderNumberIn(text)).toBe(number)
})

test.each([
  ['2026-11-21T08:30Z', 7],
  ['2026-11-01T08:30Z', 21],
  ['2025-11-15T08:30Z', 371],
])('a copy of %s moves by %i days', (startsAt, days) => {
  expect(copyShift(new Date(startsAt), new Date('2026-11-15T12:00Z')) / 86_400_000).toBe(days)
})
