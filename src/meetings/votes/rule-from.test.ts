import { expect, test } from 'vitest'
import { LAW } from '../calling/rules.ts'
import { majorityFrom, quorumFrom } from './rule-from.ts'

const BY_LAW = { rules: LAW, substituteOf: null }
const BY_STATUTES = {
  rules: { ...LAW, quorum: 'third', majority: 'two_thirds' },
  substituteOf: null,
} as const

test('a quorum is the law’s, the statutes’, or that of a substitute meeting', () => {
  expect([
    quorumFrom(BY_LAW),
    quorumFrom(BY_STATUTES),
    quorumFrom({ rules: { ...LAW, quorum: 'any' }, substituteOf: 7 }),
  ]).toEqual(['law', 'statutes', 'substitute'])
})

test('a majority is the law’s, the statutes’, or said for the point; of what was not announced it says so itself', () => {
  expect([
    majorityFrom('present', BY_LAW),
    majorityFrom('two_thirds', BY_STATUTES),
    majorityFrom('all', BY_LAW),
    majorityFrom('present', BY_STATUTES),
    majorityFrom('everybody', BY_LAW),
  ]).toEqual(['law', 'statutes', 'point', 'point', null])
})
