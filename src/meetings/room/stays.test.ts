import { describe, expect, test } from 'vitest'
import { countedAt, isSameStays, staysOf } from './stays.ts'

const at = (clock: string) => new Date(`2026-03-01T${clock}:00Z`)
const came = (clock: string) => ({ kind: 'came', madeAt: at(clock) }) as const
const left = (clock: string) => ({ kind: 'left', madeAt: at(clock) }) as const
const stay = (from: string, to: string | null) => ({ cameAt: at(from), leftAt: to === null ? null : at(to) })

describe('who was there follows from what the door noted', () => {
  test.each([
    ['came', [came('18:05')], [stay('18:05', null)]],
    [
      'came, left and came back',
      [came('18:05'), left('18:30'), came('18:40')],
      [stay('18:05', '18:30'), stay('18:40', null)],
    ],
    [
      'the same, by a phone that got through last',
      [came('18:40'), came('18:05'), left('18:30')],
      [stay('18:05', '18:30'), stay('18:40', null)],
    ],
    ['came by two phones', [came('18:10'), came('18:05')], [stay('18:05', null)]],
    ['left by two phones', [came('18:05'), left('18:35'), left('18:30')], [stay('18:05', '18:30')]],
    ['left without having come', [left('18:30')], []],
    [
      'left and came in the same moment, in this order',
      [came('18:05'), left('18:30'), came('18:30')],
      [stay('18:05', '18:30'), stay('18:30', null)],
    ],
  ])('%s', (_, acts, stays) => {
    expect(staysOf(acts, null)).toEqual(stays)
  })

  test('whoever is there at the end was there to the end', () => {
    expect(staysOf([came('18:05')], at('20:00'))).toEqual([stay('18:05', '20:00')])
  })

  test('the same stays are the same, others are not', () => {
    expect(isSameStays([stay('18:05', null)], [stay('18:05', null)])).toBe(true)
    expect(isSameStays([stay('18:05', null)], [stay('18:05', '19:00')])).toBe(false)
  })
})

describe('when it counts as done', () => {
  const open = { openedAt: at('18:00'), endedAt: null, now: at('19:00') }

  test.each([
    ['18:30', '18:30'],
    ['17:00', '18:00'],
    ['19:30', '19:00'],
  ])('made at %s by the phone it counts at %s', (made, counted) => {
    expect(countedAt(at(made), open)).toEqual(at(counted))
  })

  test('after the end it counts at the end', () => {
    expect(countedAt(at('18:50'), { ...open, endedAt: at('18:45') })).toEqual(at('18:45'))
  })
})
