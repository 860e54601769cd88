import { describe, expect, test } from 'vitest'
import { homeAskedAt, homeOf, homeWindow, whoRode } from './home.ts'

const at = (text: string) => new Date(text)

describe('riders are asked whether they are home', () => {
  test.each([
    ['at the end of the ride', '2026-06-06T07:00:00Z', '2026-06-06T15:30:00Z', '2026-06-06T15:30:00Z'],
    ['at eight where it says none', '2026-06-06T07:00:00Z', null, '2026-06-06T18:00:00Z'],
    ['an hour after an evening start', '2026-06-06T18:30:00Z', null, '2026-06-06T19:30:00Z'],
    ['in winter too at eight of the club', '2026-12-05T08:00:00Z', null, '2026-12-05T19:00:00Z'],
  ])('%s', (_, startsAt, endsAt, asked) => {
    expect(homeAskedAt({ startsAt: at(startsAt), endsAt: endsAt ? at(endsAt) : null })).toEqual(at(asked))
  })

  test('until the captain’s phone closes', () => {
    const span = { startsAt: at('2026-06-06T07:00:00Z'), endsAt: at('2026-06-06T15:30:00Z') }

    expect(homeWindow(span).closesAt).toEqual(at('2026-06-08T15:30:00Z'))
  })

  test.each([
    ['before the end nobody', 'registered', null, null, '2026-06-06T15:29:00Z', null],
    ['after it who had a place', 'registered', null, null, '2026-06-06T15:30:00Z', 'asked'],
    ['not who waited for one', 'waiting', null, null, '2026-06-06T15:30:00Z', null],
    ['not who said so', 'registered', '2026-06-06T15:00:00Z', null, '2026-06-06T16:00:00Z', 'home'],
    ['not once the ride is closed', 'registered', null, '2026-06-06T16:00:00Z', '2026-06-06T17:00:00Z', null],
    ['not two days later', 'registered', null, null, '2026-06-08T15:30:00Z', null],
  ])('%s', (_, status, homeAt, closedAt, now, state) => {
    const event = {
      startsAt: at('2026-06-06T07:00:00Z'),
      endsAt: at('2026-06-06T15:30:00Z'),
      closedAt: closedAt ? at(closedAt) : null,
    }

    expect(homeOf(event, { status, homeAt: homeAt ? at(homeAt) : null }, at(now))).toBe(state)
  })
})

test('whoever was ticked off rode, and where nobody ticked everybody did', () => {
  const [here, away] = [{ hereAt: 1 }, { hereAt: null }]

  expect([whoRode([here, away]), whoRode([away, away]), whoRode([])]).toEqual([[here], [away, away], []])
})
