import fc from 'fast-check'
import { expect, test } from 'vitest'
import { groupsOf, MOST_GROUPS, placeOnDrop, proposeGroups, sizeOf } from './groups.ts'

const riders = fc
  .array(
    fc.record({
      rides: fc.integer({ min: 0, max: 20 }),
      named: fc.constantFrom(null, null, null, 'sweep' as const),
    }),
    { minLength: 1, maxLength: 200 },
  )
  .chain((people) =>
    fc.record({
      people: fc.constant(people.map((one, index) => ({ ...one, memberId: index + 1 }))),
      leader: fc.option(fc.integer({ min: 0, max: people.length - 1 })),
    }),
  )
  .map(({ people, leader }) =>
    people.map((one, index) => (index === leader ? { ...one, named: 'leader' as const } : one)),
  )
const sizes = fc.integer({ min: 2, max: 50 })
const every = (check: (people: Parameters<typeof proposeGroups>[0], size: number) => void) =>
  fc.assert(fc.property(riders, sizes, check))
const groupsFor = (...asked: Parameters<typeof proposeGroups>) => groupsOf(proposeGroups(...asked)).groups
const spread = (figures: readonly number[]) => Math.max(...figures) - Math.min(...figures)

test('everybody is in exactly one group', () => {
  every((people, size) => {
    const ids = proposeGroups(people, size).map(({ memberId }) => memberId)
    expect(ids.toSorted((a, b) => a - b)).toEqual(people.map(({ memberId }) => memberId))
  })
})

test('every group of two and more has one lead and one sweep, two people', () => {
  every((people, size) => {
    for (const group of groupsFor(people, size)) {
      const parts = group.people.flatMap(({ part }) => part ?? [])
      expect(parts).toEqual(people.length === 1 ? ['lead'] : ['lead', 'sweep'])
    }
  })
})

test('groups are even, and as small as was wanted where everybody can have a lead and a sweep', () => {
  every((people, size) => {
    const counts = groupsFor(people, size).map((group) => group.people.length)
    expect(spread(counts)).toBeLessThanOrEqual(1)
    const isPossible = people.length % 2 === 0 || size > 2
    const isBound = isPossible && Math.ceil(people.length / size) <= MOST_GROUPS
    expect(Math.max(...counts)).toBeLessThanOrEqual(isBound ? size : Infinity)
  })
})

test('newcomers are spread evenly among those who neither lead nor sweep', () => {
  every((people, size) => {
    const novices = new Set(people.filter(({ rides }) => rides === 0).map(({ memberId }) => memberId))
    const counts = groupsFor(people, size).map(
      (group) => group.people.filter(({ memberId, part }) => part === null && novices.has(memberId)).length,
    )
    expect(spread(counts)).toBeLessThanOrEqual(1)
  })
})

test('a newcomer leads or sweeps only where nobody else is left', () => {
  expect.hasAssertions()
  every((people, size) => {
    const found = proposeGroups(people, size)
    const of = (id: number) => people.find(({ memberId }) => memberId === id)
    const isNewIn = (part: boolean) =>
      found.some(
        (one) =>
          (one.part !== null) === part && of(one.memberId)?.named === null && of(one.memberId)?.rides === 0,
      )
    const isOldOut = found.some(({ memberId, part }) => part === null && (of(memberId)?.rides ?? 0) > 0)
    expect(isNewIn(true) && isOldOut).toBe(false)
  })
})

test('of more sweeps than groups one leads before a newcomer does', () => {
  const people = [1, 0, 1, 0, 1].map((rides, index) => ({
    memberId: index + 1,
    rides,
    named: rides > 0 ? ('sweep' as const) : null,
  }))

  expect(proposeGroups(people, 2).filter(({ memberId }) => [1, 3, 5].includes(memberId))).toEqual([
    { memberId: 5, group: 1, part: 'lead' },
    { memberId: 1, group: 1, part: 'sweep' },
    { memberId: 3, group: 2, part: 'sweep' },
  ])
})

test('the leader of the ride leads the first group', () => {
  expect.hasAssertions()
  every((people, size) => {
    const leader = people.find(({ named }) => named === 'leader')
    const first = groupsFor(people, size)[0]?.lead?.memberId
    expect(leader === undefined || leader.memberId === first).toBe(true)
  })
})

test('an empty ride has no groups', () => {
  expect(proposeGroups([], 8)).toEqual([])
})

test('a guest leads and sweeps nothing while a member is left for it, and rides spread among the groups', () => {
  const both = fc.record({
    members: fc.integer({ min: 2, max: 40 }),
    guests: fc.integer({ min: 0, max: 40 }),
  })
  fc.assert(
    fc.property(both, sizes, ({ members, guests }, size) => {
      const people = [
        ...Array.from({ length: members }, (_, index) => ({ memberId: index + 1, rides: 0, named: null })),
        ...Array.from({ length: guests }, (_, index) => ({ memberId: -index - 1, rides: 9, named: null })),
      ]
      const proposed = proposeGroups(people, size)
      expect(proposed.filter(({ memberId, part }) => memberId < 0 && part !== null)).toEqual([])
      expect(proposed.filter(({ part }) => part === 'sweep').length).toBe(
        proposed.filter(({ part }) => part === 'lead').length,
      )
    }),
  )
})

test('where one member takes guests along he leads, and the last of them sweeps', () => {
  const people = [-1, -2, 7].map((memberId) => ({ memberId, rides: 0, named: null }))

  const [group] = groupsFor(people, 8)

  expect([group?.lead?.memberId, group?.sweep?.memberId !== undefined]).toEqual([7, true])
})

const TWO = groupsOf([
  { memberId: 1, group: 1, part: 'lead' as const },
  { memberId: 2, group: 1, part: null },
  { memberId: 3, group: 1, part: 'sweep' as const },
  { memberId: 4, group: 2, part: 'lead' as const },
  { memberId: 5, group: null, part: null },
]).groups

test('who is dropped on another group rides along in it; on his own he stays what he is', () => {
  expect(placeOnDrop(TWO, 1, 2)).toEqual({ group: 2, part: null })
  expect(placeOnDrop(TWO, 1, null)).toEqual({ group: null, part: null })
  expect(placeOnDrop(TWO, 5, 2)).toEqual({ group: 2, part: null })
  expect([placeOnDrop(TWO, 1, 1), placeOnDrop(TWO, 4, 2), placeOnDrop(TWO, 5, null)]).toEqual([
    null,
    null,
    null,
  ])
})

test('dealing again is offered at the size the groups have', () => {
  expect([sizeOf(TWO), sizeOf(TWO.slice(1)), sizeOf([])]).toEqual([3, 2, 8])
})
