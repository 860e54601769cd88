import { expect, test } from 'vitest'
import { momentOn } from '../../ground/values/moment.ts'
import { dueDay } from './minutes-text.ts'
import { attendance, presentAt, quorumTurns } from './presence.ts'
import type { Stay } from './record.ts'

const at = (time: string) => momentOn('2026-03-10', time)

const stay = (memberId: number, from: string, to = '20:40', votes = true): Stay => ({
  memberId,
  name: `Člen ${memberId}`,
  votes,
  cameAt: at(from),
  leftAt: at(to),
})

const PRESENCE = [
  stay(1, '18:00'),
  stay(2, '18:10'),
  stay(3, '18:20'),
  stay(4, '18:30', '19:00'),
  stay(9, '18:00', '20:40', false),
]

test.each([
  ['17:59', 0],
  ['18:00', 1],
  ['18:30', 4],
  ['18:59', 4],
  ['19:00', 3],
  ['20:40', 0],
])('at %s there are %i with a vote', (time, present) => {
  expect(presentAt(PRESENCE, at(time))).toBe(present)
})

test('a quorum lost and found again is told each time, its end is not', () => {
  const presence = [stay(1, '18:00'), stay(2, '18:00'), stay(3, '18:00', '18:50'), stay(3, '19:30')]

  const turns = quorumTurns({
    presence,
    proxies: [],
    entitled: 5,
    openedAt: at('18:05'),
    endedAt: at('20:40'),
    quorum: 'half',
  })

  expect(turns).toEqual([
    { at: at('18:05'), present: 3, isQuorate: true },
    { at: at('18:50'), present: 2, isQuorate: false },
    { at: at('19:30'), present: 3, isQuorate: true },
  ])
})

test('the list names everybody once, when he was there if not to the end, those without a vote and those represented apart', () => {
  const presence = [
    stay(1, '18:00', '18:30'),
    stay(1, '19:00'),
    stay(2, '18:00'),
    stay(3, '18:10', '19:05'),
    stay(9, '18:00', '20:40', false),
  ]

  const proxies = [
    { memberId: 5, name: 'Člen 5', holderId: 1, holderName: 'Člen 1', givenAt: at('18:00'), endedAt: null },
    { memberId: 6, name: 'Člen 6', holderId: 7, holderName: 'Člen 7', givenAt: at('18:00'), endedAt: null },
  ]

  expect(attendance({ presence, proxies, endedAt: at('20:40') })).toEqual({
    voters: ['Člen 1 (od 18.00 do 18.30, od 19.00)', 'Člen 2', 'Člen 3 (od 18.10 do 19.05)'],
    others: ['Člen 9'],
    represented: ['Člen 5 (Člen 1)'],
  })
})

test.each([
  ['2026-03-10', '23:30', 30, '2026-04-09'],
  ['2026-12-31', '23:59', 30, '2027-01-30'],
  ['2026-03-10', '00:10', 15, '2026-03-25'],
])('minutes of a meeting that ended %s %s are due in %i days, on %s', (day, time, minutesDays, due) => {
  expect(dueDay(momentOn(day, time), { minutesDays })).toBe(due)
})
