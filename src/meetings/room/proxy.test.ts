import fc from 'fast-check'
import { expect, test } from 'vitest'
import { representedStays, whyNoProxy } from './proxy.ts'

type Pair = { readonly memberId: number; readonly holderId: number }

const asked = (memberId: number, holderId: number, rest: object = {}) => ({
  memberId,
  holderId,
  given: [] as readonly Pair[],
  most: 2,
  isVoter: (id: number) => id < 90,
  isHere: () => false,
  ...rest,
})

test.each([
  ['a plain one', asked(1, 2), null],
  ['where the statutes know none', asked(1, 2, { most: 0 }), 'proxies_not_allowed'],
  ['to oneself', asked(1, 1), 'proxy_to_self'],
  ['a second one', asked(1, 2, { given: [{ memberId: 1, holderId: 3 }] }), 'proxy_given'],
  ['by who has no vote', asked(95, 2), 'proxy_giver_no_vote'],
  ['to who has no vote', asked(1, 95), 'proxy_holder_no_vote'],
  ['by who is in the room', asked(1, 2, { isHere: (id: number) => id === 1 }), 'proxy_giver_here'],
  ['to who is in the room', asked(1, 2, { isHere: (id: number) => id === 2 }), null],
  ['by who stands in for another', asked(1, 2, { given: [{ memberId: 4, holderId: 1 }] }), 'proxy_chain'],
  ['to who gave his own', asked(1, 2, { given: [{ memberId: 2, holderId: 3 }] }), 'proxy_chain'],
  ['the second to one holder', asked(1, 2, { given: [{ memberId: 4, holderId: 2 }] }), null],
  [
    'one too many',
    asked(1, 2, {
      given: [
        { memberId: 4, holderId: 2 },
        { memberId: 5, holderId: 2 },
      ],
    }),
    'proxy_too_many',
  ],
] as const)('a power of attorney %s', (_what, wanted, why) => {
  expect(whyNoProxy(wanted)).toBe(why)
})

const PEOPLE = 6
const person = fc.integer({ min: 1, max: PEOPLE })
const act = fc.oneof(
  fc.record({ kind: fc.constant('came' as const), who: person, to: person }),
  fc.record({ kind: fc.constant('left' as const), who: person, to: person }),
  fc.record({ kind: fc.constant('give' as const), who: person, to: person }),
  fc.record({ kind: fc.constant('end' as const), who: person, to: person }),
)

type Given = Pair & { readonly givenAt: Date; endedAt: Date | null }
type Stay = { readonly memberId: number; readonly votes: boolean; readonly cameAt: Date; leftAt: Date | null }

/** A meeting played act by act, one a minute, and beside it who counts as there right now. */
function play(
  acts: readonly { readonly kind: string; readonly who: number; readonly to: number }[],
  most: number,
) {
  const proxies: Given[] = []
  const stays: Stay[] = []
  const counted: { readonly at: Date; readonly there: readonly number[] }[] = []
  const inForce = () => proxies.filter(({ endedAt }) => endedAt === null)
  const isHere = (id: number) => stays.some((stay) => stay.memberId === id && stay.leftAt === null)
  for (const [minute, { kind, who, to }] of acts.entries()) {
    const at = new Date(minute * 60_000)
    if (kind === 'came' && !isHere(who)) {
      stays.push({ memberId: who, votes: true, cameAt: at, leftAt: null })
      for (const proxy of inForce()) if (proxy.memberId === who) proxy.endedAt = at
    }
    if (kind === 'left') for (const stay of stays) if (stay.memberId === who) stay.leftAt ??= at
    if (kind === 'end') for (const proxy of inForce()) if (proxy.memberId === who) proxy.endedAt = at
    const wanted = { memberId: who, holderId: to, given: inForce(), most, isVoter: () => true, isHere }
    if (kind === 'give' && whyNoProxy(wanted) === null)
      proxies.push({ memberId: who, holderId: to, givenAt: at, endedAt: null })
    counted.push({
      at,
      there: Array.from({ length: PEOPLE }, (_, index) => index + 1).filter(
        (id) => isHere(id) || inForce().some((one) => one.memberId === id && isHere(one.holderId)),
      ),
    })
  }
  return { proxies, stays, counted }
}

test('whatever happens, nobody is passed on, nobody holds too many and nobody gives twice', () => {
  fc.assert(
    fc.property(fc.array(act, { maxLength: 60 }), fc.integer({ min: 1, max: 3 }), (acts, most) => {
      const given = play(acts, most).proxies.filter(({ endedAt }) => endedAt === null)
      const givers = given.map(({ memberId }) => memberId)

      expect(new Set(givers).size).toBe(givers.length)
      expect(given.some(({ holderId }) => givers.includes(holderId))).toBe(false)
      for (const { holderId } of given)
        expect(given.filter((one) => one.holderId === holderId).length).toBeLessThanOrEqual(most)
    }),
  )
})

test('the record tells of every minute who was there, himself or by another, and each once', () => {
  fc.assert(
    fc.property(fc.array(act, { maxLength: 60 }), (acts) => {
      const { proxies, stays, counted } = play(acts, 2)
      const all = [...stays, ...representedStays(proxies, stays)]

      for (const { at, there } of counted) {
        const told = all
          .filter(({ cameAt, leftAt }) => cameAt <= at && (leftAt === null || leftAt > at))
          .map(({ memberId }) => memberId)
        expect(told.toSorted((one, other) => one - other)).toEqual(there)
      }
    }),
  )
})
