import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { QUORUMS } from '../calling/rules.ts'
import {
  fitsRoom,
  hasQuorum,
  isChoice,
  nextRound,
  quorumOf,
  resultOf,
  tallyOf,
  VOTE_MAJORITIES,
  votesNeeded,
} from './count.ts'

describe('quorum', () => {
  test.each([
    ['half', 61, 120, true],
    ['half', 60, 120, false],
    ['half', 61, 121, true],
    ['half', 60, 121, false],
    ['half', 0, 0, false],
    ['third', 40, 120, true],
    ['third', 39, 120, false],
    ['two_thirds', 80, 120, true],
    ['two_thirds', 79, 120, false],
    ['any', 1, 120, true],
    ['any', 0, 120, false],
  ] as const)('%s: %i of %i are enough: %s', (quorum, present, entitled, isEnough) => {
    expect(hasQuorum(quorum, { present, entitled })).toBe(isEnough)
  })

  test('the number shown is the least that is enough', () => {
    fc.assert(
      fc.property(fc.constantFrom(...QUORUMS), fc.integer({ min: 1, max: 400 }), (quorum, entitled) => {
        const least = quorumOf(quorum, entitled)

        expect(hasQuorum(quorum, { present: least, entitled })).toBe(true)
        expect(hasQuorum(quorum, { present: least - 1, entitled })).toBe(false)
      }),
    )
  })
})

describe('a majority', () => {
  test.each([
    ['present', 61, 120, 31],
    ['present', 62, 120, 32],
    ['present', 1, 120, 1],
    ['two_thirds', 61, 120, 41],
    ['two_thirds', 60, 120, 40],
    ['all', 61, 120, 61],
    ['everybody', 61, 120, 120],
  ] as const)('%s with %i present of %i takes %i', (majority, present, entitled, needed) => {
    expect(votesNeeded(majority, { present, entitled })).toBe(needed)
  })

  test('a tie never passes, and no two opposite proposals pass at once', () => {
    fc.assert(
      fc.property(fc.constantFrom(...VOTE_MAJORITIES), fc.nat(300), fc.nat(300), (majority, yes, no) => {
        const present = yes + no
        const needed = votesNeeded(majority, { present, entitled: present })

        expect(yes >= needed && no >= needed).toBe(false)
        expect(yes === no && yes >= needed).toBe(false)
      }),
    )
  })
})

const choices = fc.array(
  fc.array(fc.integer({ min: 1, max: 3 }), { maxLength: 3 }).map((one) => [...new Set(one)]),
  {
    maxLength: 120,
  },
)

describe('counting', () => {
  test('does not depend on the order of ballots, and none is lost or counted twice', () => {
    fc.assert(
      fc.property(choices, (ballots) => {
        const tally = tallyOf(ballots, 3)

        expect(tallyOf(ballots.toReversed(), 3)).toEqual(tally)
        expect(tally.cast).toBe(ballots.length)
        expect(tally.counts.reduce((sum, one) => sum + one, 0)).toBe(ballots.flat().length)
        expect(tally.counts.every((one) => one <= tally.cast - tally.abstained)).toBe(true)
      }),
    )
  })

  test('of two parts together is the sum of the two', () => {
    fc.assert(
      fc.property(choices, choices, (one, other) => {
        const [first, second, both] = [tallyOf(one, 3), tallyOf(other, 3), tallyOf([...one, ...other], 3)]

        expect(both.counts).toEqual(first.counts.map((count, index) => count + (second.counts[index] ?? 0)))
        expect(both.abstained).toBe(first.abstained + second.abstained)
      }),
    )
  })

  test.each([
    ['yes', [1], 0, true],
    ['nothing: abstains', [], 0, true],
    ['yes and no', [1, 2], 0, false],
    ['an answer there is not', [3], 0, false],
    ['two of three for two seats', [1, 3], 3, true],
    ['three for two seats', [1, 2, 3], 3, false],
    ['one twice', [1, 1], 3, false],
  ] as const)('%s', (_what, choice, candidates, isOne) => {
    expect(isChoice(choice, { candidates: Array.from({ length: candidates }), seats: 2 })).toBe(isOne)
  })

  test('numbers read out fit the room, or are refused', () => {
    const room = { candidates: [], seats: 1 }

    expect(fitsRoom({ counts: [30, 20], abstained: 10 }, room, 60)).toBe(true)
    expect(fitsRoom({ counts: [30, 20], abstained: 11 }, room, 60)).toBe(false)
    expect(fitsRoom({ counts: [60, 60], abstained: 0 }, { candidates: ['A', 'B'], seats: 2 }, 60)).toBe(true)
    expect(fitsRoom({ counts: [60, 61], abstained: 0 }, { candidates: ['A', 'B'], seats: 2 }, 60)).toBe(false)
    expect(fitsRoom({ counts: [40, 40], abstained: 20 }, { candidates: ['A', 'B'], seats: 2 }, 60)).toBe(true)
    expect(fitsRoom({ counts: [41, 40], abstained: 20 }, { candidates: ['A', 'B'], seats: 2 }, 60)).toBe(
      false,
    )
  })
})

describe('an election', () => {
  const of = (counts: number[], seats: number, needed = 31) =>
    resultOf({ candidates: counts, seats, counts, needed, isQuorate: true })

  test.each([
    ['one with enough', [40, 20], 1, 'elected', [1]],
    ['nobody with enough', [30, 20, 10], 1, 'undecided', []],
    ['two seats, one with enough', [45, 30, 10], 2, 'undecided', [1]],
    ['two seats, two of three', [45, 50, 31], 2, 'elected', [2, 1]],
    ['equal at the last seat', [45, 40, 40], 2, 'undecided', [1]],
    ['all equal', [40, 40], 1, 'undecided', []],
  ] as const)('%s', (_what, counts, seats, outcome, elected) => {
    expect(of([...counts], seats)).toEqual({ outcome, elected })
  })

  test('goes on with twice as many as there are seats left, equals along', () => {
    expect(nextRound({ counts: [30, 20, 10, 5], seats: 1, elected: [] })).toEqual({
      seats: 1,
      answers: [1, 2],
    })
    expect(nextRound({ counts: [30, 20, 20, 5], seats: 1, elected: [] })).toEqual({
      seats: 1,
      answers: [1, 2, 3],
    })
    expect(nextRound({ counts: [45, 30, 10, 9], seats: 2, elected: [1] })).toEqual({
      seats: 1,
      answers: [2, 3],
    })
  })

  test('elects at most as many as there are seats, each with enough votes, and nobody over one with more', () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat(60), { minLength: 1, maxLength: 8 }),
        fc.integer({ min: 1, max: 4 }),
        fc.integer({ min: 1, max: 60 }),
        (counts, seats, needed) => {
          const { elected } = of(counts, seats, needed)
          const votes = (answer: number) => counts[answer - 1] ?? 0
          const others = counts.map((_, index) => index + 1).filter((answer) => !elected.includes(answer))

          expect(elected.length).toBeLessThanOrEqual(seats)
          expect(elected.every((answer) => votes(answer) >= needed)).toBe(true)
          expect(elected.every((answer) => others.every((other) => votes(other) < votes(answer)))).toBe(true)
        },
      ),
    )
  })

  test('without a quorum decides nothing, whatever was voted', () => {
    expect(resultOf({ candidates: [], seats: 1, counts: [60, 0], needed: 1, isQuorate: false })).toEqual({
      outcome: 'no_quorum',
      elected: [],
    })
  })
})
