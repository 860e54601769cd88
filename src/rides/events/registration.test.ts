import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type Asker,
  canEverFit,
  dueDay,
  type EventForAsker,
  hasRoom,
  movedUp,
  optionsOf,
  type Place,
  priceFor,
  whyNotResize,
} from './registration.ts'

const NOW = new Date('2026-11-15T12:00Z')
const YESTERDAY = new Date('2026-11-14T12:00Z')
const TOMORROW = new Date('2026-11-16T12:00Z')

const RIDE: EventForAsker = {
  state: 'published',
  startsAt: new Date('2026-11-21T08:30Z'),
  endsAt: null,
  registrationOpensAt: null,
  registrationClosesAt: null,
  capacity: null,
  coming: 0,
  waitingParties: 0,
  price: null,
}
const registered: Place = { status: 'registered', passengers: 0, position: null }
const waiting: Place = { status: 'waiting', passengers: 1, position: 2 }
const cancelled: Place = { status: 'cancelled', passengers: 0, position: null }

describe('may I come?', () => {
  test.each<[string, Partial<EventForAsker>, Asker, Place | null, string | null]>([
    ['a rider', {}, 'rider', null, null],
    ['a stranger', {}, 'stranger', null, 'sign_in_to_register'],
    ['an account without a card', {}, 'no-card', null, 'no_member_card'],
    ['a guest', { guestsWelcome: true }, 'guest', null, null],
    ['a guest where none are taken any more', { guestsWelcome: false }, 'guest', null, 'guests_not_welcome'],
    ['a rider where no guests are taken', { guestsWelcome: false }, 'rider', null, null],
    ['an archived card', {}, 'closed-card', null, 'card_closed'],
    ['who is going already', {}, 'rider', registered, 'already_registered'],
    ['who waits already', {}, 'rider', waiting, 'already_waiting'],
    ['who gave up and changed his mind', {}, 'rider', cancelled, null],
    ['a full ride: one waits', { capacity: 10, coming: 10 }, 'rider', null, null],
    ['a draft', { state: 'draft' }, 'rider', null, 'not_found'],
    ['a cancelled ride', { state: 'cancelled' }, 'rider', null, 'event_cancelled'],
    ['too early', { registrationOpensAt: TOMORROW }, 'rider', null, 'registration_not_open'],
    ['too late', { registrationClosesAt: YESTERDAY }, 'rider', null, 'registration_closed'],
    ['when it is over', { startsAt: YESTERDAY }, 'rider', null, 'event_over'],
    ['a stranger learns to sign in first', { state: 'cancelled' }, 'stranger', null, 'sign_in_to_register'],
    [
      'who is going learns that first',
      { registrationClosesAt: YESTERDAY },
      'rider',
      registered,
      'already_registered',
    ],
  ])('%s', (_, change, asker, place, expected) => {
    expect(optionsOf({ ...RIDE, ...change }, asker, place, NOW).whyNotRegister).toBe(expected)
  })
})

describe('may I leave?', () => {
  test.each<[string, Partial<EventForAsker>, Place | null, string | null]>([
    ['while registration runs', { registrationClosesAt: TOMORROW }, registered, null],
    ['after it ended', { registrationClosesAt: YESTERDAY }, registered, 'cancelling_closed'],
    ['who only waits, until the start', { registrationClosesAt: YESTERDAY }, waiting, null],
    ['without an end, until the start', {}, registered, null],
    ['at the very end', { registrationClosesAt: NOW }, registered, 'cancelling_closed'],
    ['after the start', { startsAt: YESTERDAY, endsAt: TOMORROW }, waiting, 'cancelling_closed'],
    ['who is not going', {}, null, 'not_registered'],
    ['who has left already', {}, cancelled, 'not_registered'],
    ['a ride that was called off', { state: 'cancelled' }, registered, 'event_cancelled'],
  ])('%s', (_, change, place, expected) => {
    expect(optionsOf({ ...RIDE, ...change }, 'rider', place, NOW).whyNotCancel).toBe(expected)
  })
})

describe('what one is offered', () => {
  test.each<[string, Partial<EventForAsker>, Place | null, object]>([
    ['no limit', {}, null, { wouldWait: false, mostPassengers: 5, price: null, place: null }],
    ['a price', { price: 85_000 }, null, { price: 85_000 }],
    ['the last place', { capacity: 10, coming: 9 }, null, { wouldWait: false }],
    ['no place left', { capacity: 10, coming: 10 }, null, { wouldWait: true }],
    ['somebody waits already', { capacity: 10, coming: 5, waitingParties: 1 }, null, { wouldWait: true }],
    ['a small event takes small parties', { capacity: 4 }, null, { mostPassengers: 3 }],
    ['a large one takes the largest', { capacity: 6 }, null, { mostPassengers: 5 }],
    ['a larger one no larger', { capacity: 60 }, null, { mostPassengers: 5 }],
    ['who goes', {}, registered, { place: registered }],
    ['who waits', {}, waiting, { place: waiting }],
    ['who has left has no place', {}, cancelled, { place: null }],
  ])('%s', (_, change, place, expected) => {
    expect(optionsOf({ ...RIDE, ...change }, 'rider', place, NOW)).toMatchObject(expected)
  })

  test.each<[Asker, string]>([
    ['stranger', 'sign_in_to_register'],
    ['no-card', 'no_member_card'],
    ['closed-card', 'card_closed'],
  ])('a %s neither comes nor leaves: %s', (asker, why) => {
    expect(optionsOf(RIDE, asker, registered, NOW)).toMatchObject({ whyNotRegister: why, whyNotCancel: why })
  })
})

test.each<[number | null, number, number, number, boolean]>([
  [null, 900, 0, 6, true],
  [10, 9, 0, 1, true],
  [10, 9, 0, 2, false],
  [10, 8, 1, 1, false],
])(
  'of %s places %i are taken and %i parties wait: room for %i is %s',
  (capacity, coming, waits, people, is) => {
    expect(hasRoom({ capacity, coming, waitingParties: waits }, people)).toBe(is)
  },
)

test.each<[string, Place, number, Partial<EventForAsker>, string | null]>([
  ['fewer people always may', { ...registered, passengers: 2 }, 0, { capacity: 10, coming: 10 }, null],
  ['one more into a free place', registered, 1, { capacity: 10, coming: 9 }, null],
  ['one more into a full event', registered, 1, { capacity: 10, coming: 10 }, 'no_room_for_more'],
  [
    'a free place belongs to who waits',
    registered,
    1,
    { capacity: 10, coming: 9, waitingParties: 1 },
    'no_room_for_more',
  ],
  ['who waits may wait for more', waiting, 3, { capacity: 10, coming: 10, waitingParties: 2 }, null],
  ['but not for more than there ever is', waiting, 4, { capacity: 3, coming: 3 }, 'party_too_large'],
  ['the whole event, no more', registered, 2, { capacity: 3, coming: 1 }, null],
  ['as many as before', registered, 0, { capacity: 10, coming: 12 }, null],
  ['without a limit', registered, 5, { capacity: null }, null],
])('a party changes: %s', (_, mine, passengers, change, expected) => {
  expect(whyNotResize({ ...RIDE, ...change }, mine, passengers)).toBe(expected)
})

describe('a planner writes for somebody', () => {
  test.each<[string, Partial<EventForAsker>, Place | null, string | null]>([
    ['after registration closed', { registrationClosesAt: YESTERDAY }, null, null],
    ['who came unannounced, after the start', { startsAt: YESTERDAY }, null, null],
    ['who is on the list already', {}, registered, 'already_registered'],
    ['a ride that was called off', { state: 'cancelled' }, null, 'event_cancelled'],
    ['a draft', { state: 'draft' }, null, 'not_found'],
  ])('registers: %s', (_, change, place, expected) => {
    expect(optionsOf({ ...RIDE, ...change }, 'rider', place, NOW, 'planner').whyNotRegister).toBe(expected)
  })

  test('nobody is taken off a list he is not on, nor off a ride that was called off', () => {
    const why = (change: Partial<EventForAsker>, place: Place | null) =>
      optionsOf({ ...RIDE, ...change }, 'rider', place, NOW, 'planner').whyNotCancel

    expect(why({}, null)).toBe('not_registered')
    expect(why({ state: 'cancelled' }, registered)).toBe('event_cancelled')
  })

  test('and takes off the list also after registration ended', () => {
    const late = { ...RIDE, registrationClosesAt: YESTERDAY }
    expect(optionsOf(late, 'rider', registered, NOW, 'planner').whyNotCancel).toBeNull()
  })
})

describe('the queue', () => {
  const queue = (...passengers: number[]) => passengers.map((count, id) => ({ id, passengers: count }))
  const ids = (parties: readonly { id: number }[]) => parties.map(({ id }) => id)

  test.each([
    ['one place, one rider', queue(0, 0), { capacity: 10, coming: 9 }, [0]],
    ['nobody overtakes a pair that does not fit yet', queue(1, 0), { capacity: 10, coming: 9 }, []],
    ['two places take the pair', queue(1, 0), { capacity: 10, coming: 8 }, [0]],
    ['three take everybody', queue(1, 0), { capacity: 10, coming: 7 }, [0, 1]],
    ['a party larger than the event blocks nobody', queue(4, 0), { capacity: 3, coming: 2 }, [1]],
    ['the limit is gone', queue(1, 5, 0), { capacity: null, coming: 50 }, [0, 1, 2]],
    ['fewer places than people', queue(0), { capacity: 5, coming: 8 }, []],
  ])('%s', (_, waits, seats, expected) => {
    expect(ids(movedUp(waits, seats))).toEqual(expected)
  })

  test('never too many, always in order, never a place left that the first could have', () => {
    const parties = fc.array(fc.nat({ max: 5 }), { maxLength: 30 })
    fc.assert(
      fc.property(
        parties,
        fc.integer({ min: 1, max: 40 }),
        fc.nat({ max: 40 }),
        (passengers, capacity, coming) => {
          const waits = queue(...passengers)
          const moved = movedUp(waits, { capacity, coming })
          const taken = coming + moved.reduce((sum, party) => sum + 1 + party.passengers, 0)
          const able = waits.filter((party) => canEverFit(capacity, party.passengers))
          const next = able[moved.length]

          expect(moved).toEqual(able.slice(0, moved.length))
          expect(moved.length === 0 || taken <= capacity).toBe(true)
          expect(next === undefined || taken + 1 + next.passengers > capacity).toBe(true)
        },
      ),
    )
  })
})

test('everybody in the party pays', () => {
  expect([priceFor(null, 2), priceFor(85_000, 0), priceFor(85_000, 2)]).toEqual([null, 85_000, 255_000])
})

test.each([
  ['2027-01-20T09:00Z', '2027-01-06'],
  ['2026-12-02T12:00Z', '2026-11-18'],
  ['2026-12-03T12:00Z', '2026-11-19'],
  ['2026-11-20T09:00Z', '2026-11-18'],
  ['2026-11-16T09:00Z', '2026-11-16'],
  ['2026-11-01T09:00Z', '2026-11-15'],
])('for a ride on %s it is due on %s', (startsAt, day) => {
  expect(dueDay(new Date(startsAt), NOW)).toBe(day)
})
