import { expect, test } from 'vitest'
import {
  type KeptVote,
  NOTHING_KEPT,
  withAsked,
  withChoice,
  withConfirmed,
  withSigned,
} from './kept-ballot.ts'

const right = (token: string, whose: number) => ({ token, inverse: `i${token}`, blinded: `b${token}`, whose })

function signed(tokens: readonly (readonly [token: string, whose: number])[]): KeptVote {
  return tokens.reduce<KeptVote>(
    (kept, [token, whose]) =>
      withSigned(right(token, whose), `s${token}`)(withAsked(right(token, whose))(kept)),
    NOTHING_KEPT,
  )
}

test('once signed, no ballot says whose right it came of, not by its place either', () => {
  const own = signed([
    ['b', 0],
    ['a', 7],
  ])
  const other = signed([
    ['a', 0],
    ['b', 7],
  ])

  expect(own.asked).toEqual([])
  expect(own.ballots).toEqual(other.ballots)
  expect(JSON.stringify(own.ballots)).not.toContain('whose')
})

test('what was chosen first stays, whatever another window chooses later', () => {
  const kept = signed([['a', 0]])

  expect(withChoice('a', [2])(withChoice('a', [1])(kept)).ballots[0]?.choice).toEqual([1])
})

test('a ballot that was counted is forgotten, the others are not', () => {
  const kept = withConfirmed('a')(
    signed([
      ['a', 0],
      ['b', 7],
    ]),
  )

  expect(JSON.stringify(kept.ballots[0])).not.toContain('a"')
  expect(kept.ballots.map(({ isConfirmed }) => isConfirmed)).toEqual([true, false])
})
