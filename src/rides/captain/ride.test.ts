import { expect, test } from 'vitest'
import { countPeople, NOTHING, packed, type RideRider, unpacked, withTicks } from './ride.ts'

const rider = (id: number, rest: Partial<RideRider> = {}): RideRider => ({
  id,
  firstName: 'Petr',
  lastName: 'Novák',
  ...NOTHING,
  ...rest,
})
const tick = (kind: string, memberId: number, madeAt: number) => ({ madeAt, body: { kind, memberId } })

test('what waits to be sent is seen already, the last word first', () => {
  const shown = withTicks(
    [rider(1), rider(2, { hereAt: 5 }), rider(3)],
    [tick('here', 1, 10), tick('undo', 2, 11), tick('here', 3, 12), tick('undo', 3, 13), tick('look', 1, 14)],
  )

  expect(shown.map(({ hereAt }) => hereAt)).toEqual([10, null, null])
})

test('who was ticked home is home before it is sent, and since he first was', () => {
  const shown = withTicks(
    [rider(1), rider(2, { homeAt: 5 }), rider(3, { homeAt: 5 })],
    [tick('home', 1, 10), tick('home', 2, 11), tick('away', 3, 12)],
  )

  expect(shown.map(({ homeAt }) => homeAt)).toEqual([10, 5, null])
})

test('whoever nothing was done with stays the very same, so that his row is not drawn again', () => {
  const [first, second] = [rider(1), rider(2)]

  expect(withTicks([first, second], [tick('here', 1, 10)])[1]).toBe(second)
})

test('cash that was taken is owed no more, before anybody has counted it', () => {
  const taken = { madeAt: 10, body: { kind: 'cash', memberId: 1, amount: 500 } }

  expect(withTicks([rider(1, { owes: 500 }), rider(2, { owes: 500 })], [taken])).toMatchObject([
    { owes: 0, cash: 500 },
    { owes: 500, cash: 0 },
  ])
})

test('pillions are people too', () => {
  expect(countPeople([rider(1), rider(2, { passengers: 2 })])).toBe(4)
})

test('a list is lighter on its way and the same at its end', () => {
  const ride = {
    id: 7,
    asOf: 1,
    name: 'Zahájení',
    when: '9.00',
    riders: [rider(1), rider(2, { owes: 500_00, part: 'lead', group: 1, hereAt: 0, passengers: 1 })],
    emergencyUntil: null,
    homeFrom: 2,
    closedAt: null,
    keepUntil: 3,
  }

  const onItsWay = packed(ride)

  expect(onItsWay.riders[0]).toEqual({ id: 1, firstName: 'Petr', lastName: 'Novák' })
  expect(unpacked(onItsWay)).toEqual(ride)
})
