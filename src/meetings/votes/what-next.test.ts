import { expect, test } from 'vitest'
import { annullable, nextPoint } from './what-next.ts'

const POINTS = [{ id: 1 }, { id: 2 }, { id: 3 }]
const vote = (id: number, pointId: number, outcome: string | null, state = 'closed') => ({
  id,
  pointId,
  title: `Bod ${pointId}`,
  state,
  outcome,
})

test.each([
  ['nothing was voted on', [], 1],
  ['the first is decided', [vote(10, 1, 'passed')], 2],
  ['the first was not passed', [vote(10, 1, 'rejected')], 2],
  ['the first goes to another round', [vote(10, 1, 'undecided')], 1],
  ['there was no quorum', [vote(10, 1, 'no_quorum')], 1],
  ['the vote was annulled', [vote(10, 1, 'passed', 'annulled')], 1],
  ['all is decided', [vote(10, 1, 'passed'), vote(11, 2, 'passed'), vote(12, 3, 'elected')], 1],
])('the chair is offered the next point: %s', (_when, held, point) => {
  expect(nextPoint(POINTS, held)).toBe(point)
})

test('any point’s last vote may be annulled, however many were held since; a round others follow may not', () => {
  const held = [
    vote(10, 1, 'passed'),
    vote(11, 2, 'undecided'),
    vote(12, 2, 'elected'),
    vote(13, 3, 'passed', 'annulled'),
  ]

  expect(annullable(held).map(({ id }) => id)).toEqual([12, 10])
})
