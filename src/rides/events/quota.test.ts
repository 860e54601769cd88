import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hasRoom, movedUp, whyNotResize } from './registration.ts'

const QUOTA = { divisionId: 1, places: 2, taken: 0, waiting: 0 }
const SEATS = { capacity: 3, coming: 1, waitingParties: 0, quotas: [QUOTA] }

test.each([
  ['somebody of the division', SEATS, 1, true],
  ['somebody else', SEATS, 2, false],
  ['somebody of no division', SEATS, null, false],
  ['somebody else once the places are taken', { ...SEATS, quotas: [{ ...QUOTA, taken: 2 }] }, 2, true],
  ['the division past a queue of others', { ...SEATS, waitingParties: 4 }, 1, true],
  [
    'the division past a queue of its own',
    { ...SEATS, waitingParties: 1, quotas: [{ ...QUOTA, waiting: 1 }] },
    1,
    false,
  ],
])('is there room for %s?', (_, seats, divisionId, expected) => {
  expect(hasRoom(seats, 1, divisionId)).toBe(expected)
})

test('a passenger does not take a place kept for others', () => {
  const mine = { status: 'registered', passengers: 0, position: null } as const

  expect(whyNotResize(SEATS, mine, 1, 2)).toBe('no_room_for_more')
  expect(whyNotResize(SEATS, mine, 1, 1)).toBeNull()
})

const division = fc.constantFrom(null, 1, 2, 3)
const world = fc.record({
  capacity: fc.integer({ min: 1, max: 12 }),
  first: fc.nat(4),
  second: fc.nat(4),
  queue: fc.array(fc.record({ passengers: fc.nat(3), divisionId: division }), { maxLength: 14 }),
})

test('never too many, nobody takes what is kept for others, and within a division always in order', () => {
  fc.assert(
    fc.property(world, ({ capacity, first, second, queue: drafts }) => {
      const quotas = [first, second]
        .map((places, index) => ({ divisionId: index + 1, places, taken: 0, waiting: 0 }))
        .filter(({ places }) => places > 0)
      fc.pre(first + second <= capacity)
      const queue = drafts.map((draft, index) => ({ ...draft, id: index + 1 }))

      const moved = movedUp(queue, { capacity, coming: 0, quotas })

      const people = (from: typeof queue) => from.reduce((sum, { passengers }) => sum + 1 + passengers, 0)
      const of = (id: number | null) => moved.filter(({ divisionId }) => divisionId === id)
      const missing = quotas.reduce(
        (sum, { divisionId, places }) => sum + Math.max(0, places - people([...of(divisionId)])),
        0,
      )
      expect(people([...moved]) + missing).toBeLessThanOrEqual(capacity)
      for (const id of [null, 1, 2, 3]) {
        const line = queue.filter(
          ({ divisionId, passengers }) => divisionId === id && 1 + passengers <= capacity,
        )
        expect(of(id)).toEqual(line.slice(0, of(id).length))
      }
    }),
  )
})
