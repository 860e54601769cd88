import { describe, expect, test } from 'vitest'
import { momentOf, outcomeOf, whyNotTaken } from './ride-act.ts'

const RIDE = { startsAt: new Date('2027-05-08T07:30:00Z'), endsAt: new Date('2027-05-08T15:00:00Z') }
const at = (text: string) => new Date(text)

describe('an act is taken', () => {
  test.each([
    ['here', '2027-05-08T07:20:00Z', '2027-05-08T07:20:05Z', null],
    ['here', '2027-05-08T07:20:00Z', '2027-05-10T07:19:00Z', null],
    ['here', '2027-05-08T07:20:00Z', '2027-05-10T07:21:00Z', 'act_too_late'],
    ['here', '2027-05-06T07:29:00Z', '2027-05-06T07:29:00Z', 'not_captain'],
    ['undo', '2027-05-10T15:00:00Z', '2027-05-10T15:00:00Z', 'not_captain'],
    ['here', '2027-05-10T14:59:00Z', '2027-05-11T10:00:00Z', null],
    ['look', '2027-05-08T05:29:00Z', '2027-05-08T05:29:00Z', 'emergency_closed'],
    ['look', '2027-05-08T05:30:00Z', '2027-05-08T20:00:00Z', null],
    ['look', '2027-05-09T10:00:00Z', '2027-05-09T10:00:00Z', 'emergency_closed'],
    ['look', '2027-05-08T20:00:00Z', '2027-05-14T08:00:00Z', null],
  ] as const)('%s made at %s, come at %s: %s', (kind, madeAt, now, why) => {
    expect(whyNotTaken(RIDE, { kind, madeAt: at(madeAt) }, at(now))).toBe(why)
  })
})

test.each([
  ['here', '2027-05-08T09:00:00Z', '2027-05-08T08:00:00Z', '2027-05-08T08:00:00Z'],
  ['here', '2027-05-08T07:00:00Z', '2027-05-08T08:00:00Z', '2027-05-08T07:00:00Z'],
  // A phone whose clock goes three days late has shown the contact all the same.
  ['look', '2027-05-05T08:00:00Z', '2027-05-08T08:00:00Z', '2027-05-08T08:00:00Z'],
  ['look', '2027-05-08T07:00:00Z', '2027-05-08T08:00:00Z', '2027-05-08T07:00:00Z'],
  ['look', '2027-05-08T07:00:00Z', '2027-05-11T08:00:00Z', '2027-05-08T07:00:00Z'],
] as const)('%s said to be made at %s, come at %s, was made at %s', (kind, madeAt, now, was) => {
  expect(momentOf(RIDE, { kind, madeAt: at(madeAt) }, at(now))).toEqual(at(was))
})

describe('two captains', () => {
  const [nine, ten] = [at('2027-05-08T07:00:00Z'), at('2027-05-08T08:00:00Z')]

  test('who tick the same man did it once', () => {
    const last = { kind: 'here', madeAt: nine } as const
    expect(outcomeOf({ kind: 'here', madeAt: ten }, { since: nine, last })).toBe('known')
  })

  test('the later word counts, not the later message', () => {
    const last = { kind: 'undo', madeAt: ten } as const
    expect(outcomeOf({ kind: 'here', madeAt: nine }, { since: null, last })).toBe('overtaken')
    expect(outcomeOf({ kind: 'here', madeAt: ten }, { since: null, last: { ...last, madeAt: nine } })).toBe(
      'done',
    )
  })

  test('what is so since later than the word is not taken back by it', () => {
    const undo = { kind: 'undo', madeAt: nine } as const
    const outcomes = [ten, nine].map((since) => outcomeOf(undo, { since, last: undefined }))
    expect(outcomes).toEqual(['overtaken', 'done'])
  })

  test('the first word about somebody is done', () => {
    expect(outcomeOf({ kind: 'here', madeAt: nine }, { since: null, last: undefined })).toBe('done')
  })
})
