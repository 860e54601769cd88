import { expect, test } from 'vitest'
import { countVoters, type DoorPerson, withActs } from './door.ts'

const person = (id: number, more: Partial<DoorPerson> = {}): DoorPerson => ({
  id,
  firstName: 'Petr',
  lastName: 'Novák',
  votes: true,
  isHere: false,
  cameAt: null,
  leftAt: null,
  holderId: null,
  holder: null,
  standsFor: [],
  ...more,
})

test.each<[string, readonly DoorPerson[], object]>([
  [
    'whoever is there votes himself',
    [person(1, { isHere: true }), person(2)],
    { all: 2, here: 1, represented: 0 },
  ],
  [
    'and for whom he stands in',
    [person(1, { isHere: true }), person(2, { holderId: 1 })],
    { all: 2, here: 2, represented: 1 },
  ],
  ['but not from home', [person(1), person(2, { holderId: 1 })], { all: 2, here: 0, represented: 0 }],
  [
    'who came after all is counted once',
    [person(1, { isHere: true }), person(2, { isHere: true, holderId: 1 })],
    { all: 2, here: 2, represented: 0 },
  ],
  [
    'a guest of the meeting is nobody’s vote',
    [person(1, { isHere: true, votes: false }), person(2)],
    { all: 1, here: 0, represented: 0 },
  ],
])('of those who vote: %s', (_what, people, counts) => {
  expect(countVoters(people)).toEqual(counts)
})

test('what waits on the phone is seen already, the last word of each', () => {
  const acts = [
    { madeAt: 10, body: { act: 'came', memberId: 1 } },
    { madeAt: 11, body: { act: 'came', memberId: 2 } },
    { madeAt: 12, body: { act: 'left', memberId: 2 } },
    { madeAt: 13, body: { act: 'left', memberId: 3 } },
  ]
  const there = person(3, { isHere: true, cameAt: 5 })

  const shown = withActs([person(1), person(2), there, person(4)], acts)

  expect(shown.map(({ isHere, cameAt, leftAt }) => [isHere, cameAt, leftAt])).toEqual([
    [true, 10, null],
    [false, null, null],
    [false, 5, 13],
    [false, null, null],
  ])
})
